# The rules of Crooked Cash, in the order in which they are shown.
# Headings begin with `section-`; every other message is a rule or card under its own id, or an option.

section-aim = But du jeu
CC-2 = Ayez **le plus d’argent** à la fin. Vrais et faux billets comptent de la même façon.

section-box = Contenu de la boîte
CC-1 = Pour 2 à 6 joueurs : un plateau, un décodeur, 6 pions, 22 titres de propriété, 24 cartes Chance, 14 cartes Caisse de communauté, 12 jetons décodeur, 12 hôtels, 2 dés et une liasse de billets. Il n’y a ni maisons, ni hypothèques, ni taxes, ni compagnies.
CC-N1 = Il y a 30 billets de chaque valeur : 10, 20, 50, 100 et 500. Sur chaque lot de 30, **10 sont faux**.
    .example = Sur vos douze billets de départ, quatre sont faux en moyenne.
CC-57 = Le plateau compte 36 cases : 22 rues, quatre Trains, quatre Chance (une par côté), deux Caisse de communauté et, aux coins, Départ, Prison avec Simple visite, Parc gratuit et Allez en prison.
CC-56 =
    Prix des rues, par groupe de couleur.
    Marron : Rue Grande B60, Diestsestraat B60.
    Bleu clair : Steenstraat B100, Place du Monument B100, Kapellestraat B120.
    Rose : Rue de Diekirch B140, Bruul B140, Place Verte B160.
    Orange : Lippenslaan B180, Rue Royale B180, Groenplaats B200.
    Rouge : Rue St. Léonard B220, Lange Steenstraat B220, Grand Place B240.
    Jaune : Grote Markt B260, Place de l’Ange B260, Rue Haute B280.
    Vert : Veldstraat B300, Boulevard Tirou B300, Boulevard d’Avroy B320.
    Bleu foncé : Meir B350, Rue Neuve B400.
CC-N3 = Le loyer est la **moitié du prix**, arrondie à la dizaine supérieure ; le double avec le groupe complet, le quadruple avec un hôtel. Un hôtel coûte B100 sur les groupes marron et bleu clair, B150 sur rose et orange, B200 sur rouge et jaune, B250 sur vert et bleu foncé.
    .example = Meir coûte B350 : le loyer est de B180, de B360 avec le groupe complet et de B720 avec un hôtel, qui coûte B250.

section-setup = Mise en place
CC-3 = La banque gère ses billets, les titres de propriété, les hôtels et les enchères. Ici, personne n’a à jouer le banquier.
CC-4 = Les billets de chaque valeur sont mélangés séparément. Chacun reçoit la même chose : 2 × 500, 3 × 100, 3 × 50, 1 × 20 et 3 × 10, soit **B1500**.
CC-A1 = Votre argent est fait de billets distincts, et non d’un simple total. Chaque billet est vrai ou faux, et il importe de savoir lesquels vous donnez.
CC-5 = Les cartes Caisse de communauté sont mélangées et forment une pile face cachée.
CC-6 = Les cartes Chance sont mélangées. **Trois sont face visible** au milieu du plateau, les autres forment une pile face cachée.
CC-7 = Tous les pions partent de la case Départ.
CC-8 = Chacun reçoit **deux jetons décodeur**, côté vert visible.
CC-9 = Chacun lance les deux dés ; le plus haut total commence, puis on joue vers la gauche.

section-turn = Votre tour
CC-10 = Lancez les deux dés, avancez votre pion d’autant de cases dans le sens horaire et suivez les règles de la case.
CC-11 = Après un **double**, vous relancez les dés une fois la case réglée. Le troisième double de suite vous envoie en prison.
    .example = Vous faites 3–3 : vous avancez de 6 cases, réglez la case, puis relancez.
CC-E9 = Au troisième double, vous n’avancez plus : votre pion va droit en prison, et vous ne relancez pas pendant ce tour.
    .example = Vous faites 2–2, 5–5 et 1–1 : le dernier lancer vous mène en prison, pas deux cases plus loin.
CC-12 = Quand votre tour est fini, c’est au joueur à votre gauche.

section-spaces = Les cases
CC-42 = **Départ** : chaque fois que vous vous y arrêtez ou la franchissez, la banque vous verse B200, et vos jetons rouges redeviennent verts.
    .example = Vous êtes sur Meir et faites 3 : vous arrivez Rue Grande, recevez B200, et vos jetons sont verts.
CC-E5 = Si vous tombez juste sur Départ, vous touchez B200 une seule fois. La quitter ensuite ne rapporte rien.
CC-43 = **Train** : avancez jusqu’à la prochaine rue sans propriétaire. Vous devez l’acheter ou la mettre aux enchères. Les Trains eux-mêmes ne sont pas à vendre.
CC-C8 = Vous avancez dans le sens horaire jusqu’à la première rue à vendre. Franchir Départ rapporte B200 et réactive vos jetons ; la case Allez en prison est simplement franchie.
    .example = Vous êtes sur le Train après le Boulevard d’Avroy, et les deux rues bleu foncé sont prises : vous franchissez Départ, recevez B200 et vous arrêtez à la première rue à vendre.
CC-48 = **Caisse de communauté** : piochez la carte du dessus ; ces cartes ne sont jamais fausses. La plupart s’appliquent aussitôt, certaines se gardent jusqu’au moment voulu. Ensuite, la carte va sous la pile.
CC-E15 = La Caisse de communauté ne s’épuise jamais, car trois cartes seulement peuvent être gardées.
CC-49 = **Chance** : prenez une des trois cartes ouvertes et gardez-la jusqu’à ce que vous en ayez besoin. Une autre est révélée à sa place. Une fois jouée, elle va sous la pile.
CC-50 = Vous ne pouvez avoir qu’**une** carte Chance. Si vous tombez sur Chance avec une carte en main, vous pouvez vous en défaire et en prendre une nouvelle.
CC-E11 = Sans carte Chance, vous devez en prendre une des trois. Avec une carte, vous pouvez garder la vôtre ; si vous en changez, la vôtre va d’abord sous la pile.
CC-E14 = La pile Chance ne s’épuise jamais : neuf des 24 cartes au plus sont ouvertes ou en main.
CC-44 = **Parc gratuit** et **Simple visite** : il ne se passe rien.
CC-45 = **Allez en prison** : vous allez droit en prison, sans B200, et vous ne relancez pas pendant ce tour.
CC-E17 = Si une carte vous fait avancer au-delà de Départ, vous recevez B200 et des jetons verts. Si elle vous envoie en prison, vous ne recevez rien.

section-chips = Jetons décodeur
CC-13 = Un jeton vert est utilisable, un jeton rouge est épuisé. Chaque emploi du **décodeur** retourne un de vos jetons verts côté rouge.
    .example = Vos deux jetons sont rouges : vous ne pouvez plus rien vérifier avant la case Départ.
CC-14 = Quand vous vous arrêtez sur Départ ou la franchissez, tous vos jetons rouges redeviennent verts.
CC-15 = En prison, vous ne pouvez pas utiliser le décodeur.
CC-E18 = Dès que votre pion est sorti de prison, vous pouvez de nouveau utiliser le décodeur, même pendant ce tour.
    .example = Vous payez B50 au début de votre tour : à partir de là, vous pouvez de nouveau vérifier les autres.
CC-B14 = Vous n’avez jamais plus de deux jetons, et ils ne s’échangent pas. Aller en prison ne les réactive pas. Les jetons d’un joueur en faillite sont retirés de la partie.

section-paying = Payer et vérifier les billets
CC-16 = On peut vérifier les billets chaque fois qu’un joueur paie la banque ou un autre joueur, ou change de l’argent.
CC-A4 = Pour payer, vous étalez une **liasse** qui suffit et dont aucun billet n’est de trop. Sur demande, elle est choisie pour vous : le moins de billets possible, ceux que vous savez vrais d’abord.
    .example = Pour B60, vous pouvez étaler 50 + 10 ou un seul 100, mais pas 100 + 10, car le 10 serait de trop.
CC-17 = Tout **autre** joueur peut utiliser un jeton vert pour regarder un de ces billets. Personne ne peut vérifier les siens.
CC-B2 = Celui qui reçoit l’argent peut vérifier aussi.
CC-18 = On vérifie avant que le paiement soit terminé, tant que les billets sont sur la table.
CC-B1 = La liasse est montrée par valeur, les billets égaux en désordre. Tous ceux qui ont un jeton vert et ne sont pas en prison répondent **en même temps et en secret** : faire confiance, ou vérifier tel billet. Les vérifications se font ensuite dans l’ordre des places, à partir de la gauche du payeur.
CC-19 = C’est vous qui choisissez le billet que vous vérifiez.
CC-B3 = Chacun peut vérifier un billet par liasse, pour un jeton. Si quelqu’un placé avant vous a déjà vérifié le même billet, vous gardez votre jeton.
    .example = Deux joueurs veulent vérifier le 500 : le plus proche à la gauche du payeur le fait, le jeton de l’autre reste vert.
CC-20 = Un **faux** billet est annoncé, et celui qui l’a vérifié le garde. Le payeur doit en étaler autant de nouveau, en coupures de son choix.
    .example = Vous payez B100 avec 2 × 50, dont un est faux : il est perdu, et vous devez ajouter encore B50.
CC-B5 = Vous ajoutez des billets jusqu’à ce que cela suffise de nouveau ; ceux qui sont alors de trop vous reviennent.
    .example = Vous remplacez un de vos 2 × 50 par un 100 : l’autre 50 vous revient.
CC-21 = Les billets ajoutés peuvent être vérifiés eux aussi, par tous ceux qui ont un jeton vert.
    .example = Vous remplacez un faux 50 par un autre 50 : il peut être vérifié, et perdu, à son tour.
CC-B4 = Le même joueur peut vérifier encore, pour un autre jeton vert, mais seulement parmi les nouveaux billets.
CC-22 = Un **vrai** billet est annoncé, et rien d’autre ne se passe : le paiement continue.
CC-B10 = Se faire prendre avec un faux coûte le billet et rien de plus.
CC-23 = Un faux billet que vous avez gardé vaut sa pleine valeur à la fin. D’ici là, vous pouvez le dépenser, avec le même risque.
    .example = Vous avez trouvé un faux 500 : gardez-le, et il vaut B500 au décompte final.

section-bank = La banque
CC-25 = Les billets payés à la banque vont **sous** la pile de leur valeur.
CC-A5 = Si vous payez trop à la banque, elle vous rend la monnaie du dessus de ses piles.
    .example = Vous payez B60 avec un 100 : il va sous la pile, et vous recevez deux 20.
CC-A6 = Si vous payez trop à un joueur, la banque casse le plus petit billet de la liasse : elle donne à ce joueur ce qui manque, et à vous la monnaie.
    .example = Vous payez B60 de loyer avec un 100 : la banque le prend, donne B60 au propriétaire et B40 à vous.
CC-A7 = La banque paie avec les plus gros billets possibles, pris au-dessus de ses piles.
    .example = Pour B170, elle donne 100, 50 et 20.
CC-A8 = S’il lui manque une valeur, la banque paie en plus petits billets. Si elle ne peut pas payer du tout, elle imprime de nouveaux billets, qui sont vrais. Elle ne fait jamais faillite.
    .example = Il n’y a plus de 10 : B60 sont payés avec trois 20.
CC-A9 = Ce que paie la banque n’est jamais vérifié et peut contenir des faux.
CC-A10 = Une fois pendant votre tour, vous pouvez **changer** à la banque des billets contre la même somme en d’autres valeurs, tant qu’elle en a. Les billets que vous remettez peuvent être vérifiés. Changer avec un joueur est un échange.
    .example = Vous remettez un 100 et recevez 50, 20, 20 et 10 ; mais jamais un autre 100.
CC-A11 = Toutes les sommes sont des dizaines. Toute moitié est arrondie à la dizaine supérieure.
    .example = La moitié de B150 est B80.

section-short = Quand un faux ne peut être remplacé
CC-B6 = Si vous devez l’argent, pour un loyer, une carte ou le troisième lancer raté en prison, vous êtes **endetté**.
CC-B7 = Si vous vouliez acheter la rue où vous êtes, l’achat tombe : le faux est perdu, les autres billets vous reviennent, et la rue est mise aux enchères.
    .example = Vous étalez 2 × 100 pour Groenplaats, l’un est faux et vous n’avez rien d’autre : vous reprenez l’autre 100, et la rue est mise aux enchères.
CC-B8 = Si vous avez gagné une enchère, vous pouvez d’abord vendre ou échanger. Si cela ne suffit pas, votre offre est nulle, et l’enchère est refaite sans vous. Vous n’êtes pas en faillite.
    .example = Vous avez gagné avec B300 et perdu un faux 100 : vendez une rue pour compenser, ou renoncez.
CC-B9 = Si vous vouliez un hôtel, sortir de prison pour B50, changer des billets ou faire un échange, c’est annulé : le faux est perdu, les autres billets vous reviennent. En prison, les autres issues restent ouvertes.

section-streets = Rues et loyers
CC-30 = Sur une rue sans propriétaire, vous devez **l’acheter ou la mettre aux enchères**.
CC-31 = Pour l’acheter, payez à la banque le prix indiqué sur la case et prenez le titre de propriété.
CC-C5 = Si l’argent vous manque, vous pouvez d’abord faire un échange. Vous ne pouvez rien vendre à la banque pour cela.
CC-33 = Sur la rue d’un autre joueur, le propriétaire doit **réclamer le loyer**. S’il le réclame, vous devez payer ; sinon, vous ne devez rien.
    .example = Vous tombez sur Veldstraat, et le propriétaire ne réclame pas les B150 : vous ne devez rien.
CC-C1 = Le propriétaire réclame ou renonce. Si son temps est écoulé, il renonce.
CC-C2 = Le loyer est réclamé et payé avant que vous relanciez les dés après un double.
CC-34 = Si vous possédez toutes les rues d’une couleur, leur loyer est **doublé**, et vous pouvez y construire des hôtels.
    .example = Bruul rapporte B70, et B140 si vous avez les trois rues roses.
CC-C3 = Avec un hôtel, seul compte le loyer avec hôtel, qui n’est pas doublé. Les autres rues d’un groupe complet gardent leur loyer doublé.
    .example = Vous avez le groupe rouge et un hôtel à Grand Place : elle rapporte B480, chacune des deux autres B220.
CC-C4 = Même en prison, vous touchez vos loyers.

section-auctions = Enchères
CC-32 = Les enchères commencent à **B10**, et on surenchérit d’au moins B10, sans ordre de tour. L’offre la plus haute paie la banque et prend la rue.
    .example = Vous offrez B10, un adversaire B40, vous B50 : si personne ne monte plus haut, vous payez B50.
CC-C6 = Chacun peut enchérir, même celui qui n’a pas voulu acheter, par dizaines et dans la limite de son argent. Qui a passé peut revenir après une surenchère. C’est fini quand tous les autres ont passé.
    .example = Vous passez à B80 ; quelqu’un offre B90 : vous pouvez maintenant offrir B100.
CC-C7 = Si personne n’enchérit, la rue reste à la banque, et le tour continue.

section-hotels = Hôtels
CC-35 = Avec un **groupe complet**, vous pouvez construire des hôtels à tout moment, pas seulement à votre tour. Vous payez à la banque le coût indiqué sur le titre.
CC-36 = Il y a au plus un hôtel par rue.
CC-37 = Certaines cartes permettent de placer un hôtel sur une rue dont le groupe n’est pas complet.
CC-C15 = On vous le demande avant un lancer, après le règlement d’une case et entre deux tours. Tous notent leurs **souhaits** en même temps et en secret. Si vous n’avez pas levé la main, vous passez automatiquement. Rien n’oblige à construire uniformément.
CC-38 = Si plusieurs joueurs veulent le dernier hôtel, il est mis aux enchères à partir de B10, par hausses d’au moins B10.
CC-C16 = Les hôtels dus à des cartes passent d’abord, dans l’ordre des places. Si deux joueurs ou plus en veulent davantage qu’il n’en reste, les hôtels sont mis aux enchères entre eux un par un, et le gagnant paie son offre **au lieu** du coût. Un joueur seul paie le coût.
    .example = Il reste un hôtel, et deux joueurs le veulent : celui qui l’emporte à B60 paie B60, même si le titre dit B200.
CC-39 = Quand la banque n’a plus d’hôtel, on ne peut pas construire tant qu’il n’en revient pas un.
CC-C17 = Sans hôtel à la banque, une carte d’hôtel gratuit ne peut pas être jouée. Les hôtels des cartes ne sont jamais mis aux enchères.
CC-C12 = Si un groupe est défait, ses hôtels restent. Pour en ajouter, il faut de nouveau un groupe complet ou une carte.
    .example = Vous cédez Bruul : votre hôtel Place Verte reste et rapporte toujours B320.
CC-C18 = Les hôtels ne se vendent que pour payer une dette.

section-trades = Échanges
CC-40 = Les joueurs peuvent acheter, vendre et échanger des rues entre eux.
CC-41 = Une rue s’échange contre de l’argent, d’autres rues ou des cartes qui font sortir de prison, aux conditions dont vous convenez.
CC-C9 = Vous pouvez faire des propositions avant chaque lancer, sur une rue à vendre, à la fin de votre tour et en cas de dette ; entre deux tours, tous les autres le peuvent. Chaque fois, vous avez **deux propositions** au plus, contre-propositions comprises. Si vous n’avez pas levé la main, vous passez entre deux tours.
CC-C10 = On échange des billets, désignés par leur valeur, des rues et les cartes Clé de cellule et Levée d’écrou. Ni prêts, ni promesses, ni autres cartes, ni jetons, ni hôtels sans leur rue.
    .example = Vous offrez 2 × 50 : desquels de vos 50 il s’agit, vous ne le choisissez qu’en payant.
CC-C11 = Un hôtel suit sa rue.
CC-C13 = Si vous devez recevoir une deuxième carte Chance, vous dites avant d’accepter laquelle vous gardez. L’autre va sous la pile.
    .example = Vous avez une Subvention bancaire et l’on vous offre une Clé de cellule : vous dites laquelle vous gardez, puis l’échange se fait.
CC-C14 = Les billets d’un échange sont étalés et peuvent être vérifiés, des deux côtés. Si un faux ne peut être remplacé, l’échange est annulé.
    .example = Vous voulez donner 2 × 100 pour une rue, l’un est faux et vous n’avez rien d’autre : pas d’échange, et ce 100 est perdu.

section-jail = La prison
CC-46 = En prison, vous pouvez encore toucher des loyers, enchérir, construire des hôtels, jouer des cartes et échanger. Vous ne pouvez pas utiliser le décodeur.
CC-47 = Au début de votre tour, choisissez : payer **B50** ou jouer une carte qui fait sortir de prison, puis lancer les dés normalement ; ou tenter un **double**. Vous avez trois essais ; après le troisième échec, payez B50 et avancez de ce lancer.
    .example = Vous faites 2–5, puis 1–6, puis 3–4, donc aucun double : vous payez B50 et avancez de 7 cases.
CC-E6 = Après avoir payé ou joué une carte, un double compte normalement et donne un autre lancer. Si c’est un double qui vous a libéré, vous avancez d’autant et ne relancez pas.
    .example = Vous faites 4–4 en prison : vous avancez de 8 cases, et votre tour s’arrête là.
CC-E7 = On ne compte que les lancers ratés. Après le troisième, les B50 sont une dette que vous devez payer.
CC-E8 = Si votre carte est fausse, vous restez en prison et choisissez de nouveau, dans le même tour.
CC-E10 = Si une carte vous envoie en prison dans un tour avec double, vous ne relancez pas.
CC-C19 = Si vous allez en prison **pendant votre propre tour**, vous ne lancez plus les dés, mais vous terminez votre tour comme tout le monde : proposer des échanges, jouer les cartes dont c’est le moment, et changer des billets si vous ne l’avez pas encore fait pendant ce tour. Un Ticket express ne se joue pas à ce moment-là. On construit des hôtels comme d’habitude après la case ou la carte qui mène en prison, mais pas après un troisième double, car il n’y a pas eu de case d’arrivée.
    .example = Votre troisième double vous mène en prison avec une Subvention bancaire en main : vous la jouez, recevez B150, puis terminez votre tour.

section-debt = Dette et faillite
CC-51 = Si vous ne pouvez pas payer une dette, vendez des rues à la banque pour la **moitié de leur prix**. S’il y a un hôtel, vendez-le d’abord, pour la moitié de son coût.
    .example = Pour Bruul avec un hôtel, vous recevez B80 pour l’hôtel, puis B70 pour la rue.
CC-D1 = Vous choisissez ce que vous vendez et pouvez aussi faire des échanges. Vous vous arrêtez dès que cela suffit.
    .example = Vous devez B150 et avez B90 : une rue vendue B60, et c’est réglé.
CC-D2 = Les rues vendues à la banque sont de nouveau à vendre et doivent être rachetées avant que la partie puisse finir.
CC-52 = Si cela ne suffit toujours pas, vous êtes **en faillite** et éliminé. Si vous devez à un joueur, vos cartes lui reviennent ; si vous devez à la banque, elles vont sous leurs piles.
CC-D3 = Vous êtes en faillite quand il ne reste rien à vendre. Vos derniers billets vont au créancier, sans vérification. Un créancier qui aurait deux cartes Chance en garde une.
    .example = Vous devez B200 de loyer et n’avez que B70 et aucune rue : le propriétaire reçoit les B70, et vous êtes éliminé.
CC-D4 = Si plusieurs joueurs doivent vous payer, ils le font un par un à partir de votre gauche. Une faillite est réglée avant que le suivant paie.
CC-D6 = Si vous faites faillite pendant votre tour, il s’arrête, même après un double.

section-end = Fin de la partie
CC-53 = La partie se termine quand **toutes les rues ont un propriétaire**.
CC-E2 = Elle se termine dès que la dernière rue est payée. Ensuite, plus personne n’échange, ne construit, ne joue de carte ni ne lance les dés.
CC-E3 = Si ce paiement échoue, la rue n’est pas vendue, et la partie continue.
CC-54 = La banque verse alors à chacun **un dernier loyer** pour chacune de ses rues : doublé pour les groupes complets, loyer avec hôtel là où il y en a un.
    .example = Vous avez les deux rues marron, dont une avec hôtel : B120 + B60 = B180.
CC-E4 = Ce loyer final est simplement ajouté au compte. Les joueurs en faillite ne reçoivent rien, et les cartes en main ne valent rien.
    .example = Avec B1200 en billets et B410 de loyer final, vous avez B1610.
CC-55 = On compte tout l’argent, sans rien vérifier. **Le plus riche gagne**.
CC-D5 = Si tous les autres sont en faillite, vous gagnez aussitôt.
CC-N2 = Si plusieurs joueurs ont la plus grosse somme, ils partagent la victoire. Si plusieurs font le plus haut total au départ, ils relancent.
CC-E1 = S’il reste des rues à vendre après **100 manches**, la partie se termine quand même, avec le loyer final et le décompte.

section-secret = Visible et caché
CC-A2 = Personne ne voit si un billet est vrai, pas même celui qui le tient. Une vérification le montre à tous ; ensuite, celui qui a le billet y voit une **marque**, jusqu’à ce qu’il le dépense. Nul ne sait ce que devient un billet à la banque.
CC-A3 = Chacun voit combien d’argent ont les autres, mais pas en quels billets. On ignore lesquels sont faux, et quels billets marqués vos adversaires ont encore.
CC-24 = Parmi vos billets, vous pouvez cacher ceux que vous savez faux : vous seul voyez vos marques.

section-chance = Cartes Chance
CC-29 = Chacune des douze cartes existe en double, **une vraie et une fausse**, et elles se ressemblent. Tant que personne ne la vérifie, une fausse marche comme une vraie.
CC-26 = Quand vous jouez une carte Chance, tout autre joueur peut utiliser un jeton vert pour la vérifier avant qu’elle agisse. Personne ne peut vérifier la sienne.
CC-B11 = Comme pour les billets, tous répondent une fois, en même temps et en secret ; le premier à partir de votre gauche vérifie. Si la carte est fausse, vous continuez sans elle.
    .example = Votre Loyer offert est faux : vous devez maintenant payer le loyer.
CC-27 = Une **fausse** carte reste sans effet et va sous la pile. La banque verse **B100** à celui qui l’a vérifiée.
    .example = Vous vérifiez une Collecte, et elle est fausse : personne ne paie B50, et vous recevez B100.
CC-28 = Une **vraie** carte agit. Celui qui l’a vérifiée n’a perdu que son jeton.
CC-B12 = Vous ne savez pas si votre carte est fausse. Mais dès qu’une carte d’une paire a été vérifiée, tout le monde est fixé sur l’autre aussi.
    .example = Une Subvention bancaire était fausse : l’autre est vraie à coup sûr.
CC-B13 = Une carte n’est vérifiée que lorsqu’elle est jouée, pas lorsqu’elle est prise.
CC-E12 = Si vous tombez sur Chance, vous pouvez d’abord jouer votre ancienne carte, puis en prendre une nouvelle.
CC-E13 = Une carte ne se joue qu’à son moment, et seulement si elle peut servir. « À votre tour » désigne tout moment où vous seul êtes interrogé, aussi en prison, pour payer ou en dette ; mais pas au milieu d’un échange, d’un change ou d’une construction.
CC-E16 = Les cartes contre les autres ne visent que des joueurs qui ne sont pas en faillite, et un mandat personne qui est déjà en prison. Qui est envoyé en prison garde ses billets, ses cartes et ses jetons.
CH01 = **Loyer offert**. Quand on vous réclame un loyer : vous ne devez rien cette fois.
CH02 = **Hôtel en cadeau**. À votre tour ou lors d’une construction : placez un hôtel de la banque sur une de vos rues qui n’en a pas. Le groupe peut être incomplet.
CH03 = **Clé de cellule**. Au début de votre tour en prison : sortez sans payer, puis lancez les dés normalement. Cette carte peut être échangée.
CH04 = **Loyer doublé**. Quand vous réclamez un loyer : ce loyer est doublé, quel qu’il soit.
    .example = Les B140 de Bruul dans un groupe complet deviennent B280.
CH05 = **Titre à moitié prix**. Sur une rue à vendre : achetez-la à moitié prix, arrondi à la dizaine supérieure.
    .example = Meir vous coûte B180 au lieu de B350.
CH06 = **Ticket express**. Au lieu de lancer les dés, pas en prison : avancez jusqu’à n’importe quelle rue à vendre, puis achetez-la ou mettez-la aux enchères. Franchir Départ rapporte B200. Ensuite, votre tour se termine.
    .example = Vous êtes sur Parc gratuit et choisissez Rue Grande : vous franchissez Départ et recevez B200.
CH07 = **Subvention bancaire**. À votre tour : recevez B150 de la banque.
CH08 = **Collecte**. À votre tour : chaque autre joueur vous paie B50. Chaque paiement peut être vérifié.
    .example = À cinq joueurs, vous récoltez B200.
CH09 = **Échange forcé**. À votre tour : échangez une de vos rues contre celle d’un adversaire qui ne fait pas partie d’un de ses groupes complets. Aucune des deux ne peut avoir d’hôtel.
    .example = Vous donnez Rue Grande contre la Meir d’un adversaire, sauf s’il a les deux rues bleu foncé.
CH10 = **Ordre de démolition**. À votre tour : un hôtel d’un adversaire retourne à la banque, sans remboursement.
    .example = L’hôtel de Grand Place disparaît : dans un groupe complet, le loyer tombe de B480 à B240.
CH11 = **Mandat d’arrêt**. À votre tour : envoyez droit en prison un joueur qui n’y est pas, sans B200.
CH12 = **Recharge**. À votre tour : tous vos jetons rouges redeviennent verts, et vous recevez B50 de la banque.

section-chest = Cartes Caisse de communauté
CM01 = **Aubaine**. Recevez B200 de la banque.
CM02 = **Premier prix**. Recevez B100 de la banque.
CM03 = **Remboursement**. Recevez B50 de la banque.
CM04 = **Anniversaire**. Chaque autre joueur vous paie B20.
    .example = À quatre joueurs, vous recevez B60.
CM05 = **Longueur d’avance**. Avancez jusqu’à la case Départ : B200 et jetons verts.
CM06 = **Train de nuit**. Avancez jusqu’à la prochaine rue à vendre, comme depuis un Train.
CM07 = **Levée d’écrou**. À garder : sortez de prison sans payer au début de votre tour, puis lancez les dés normalement. Cette carte peut être échangée.
CM08 = **Hôtel gratuit**. À garder : placez un hôtel de la banque sur une de vos rues qui n’en a pas. Le groupe peut être incomplet.
CM09 = **Permis de construire**. À garder : achetez un hôtel à son coût pour n’importe laquelle de vos rues. Le groupe peut être incomplet.
CM10 = **Jetons neufs**. Tous vos jetons rouges redeviennent verts. Si aucun n’est rouge, vous recevez B50.
CM11 = **Amende de stationnement**. Payez B50 à la banque.
CM12 = **Dégât des eaux**. Payez B100 à la banque.
CM13 = **Travaux d’hôtel**. Payez à la banque B40 pour chacun de vos hôtels.
    .example = Avec trois hôtels, vous payez B120.
CM14 = **Arrestation**. Allez en prison, sans B200. Vous ne relancez pas pendant ce tour.

section-options = Règles maison
option-edition = Une petite édition pour essayer : une manche dans une ville où chaque rue coûte B20 et rapporte B30. Chacun a deux 10, un 20 et un jeton ; il n’y a ni cartes, ni enchères, ni échanges, ni change.
option-board = Les rues d’une autre ville, avec leurs prix et leurs loyers.
option-dealt = Les billets que chacun reçoit : 10, 20, 50, 100 et 500. D’habitude 3, 1, 3, 3 et 2.
option-printed = Combien de billets de chaque valeur il y a, d’habitude 30. 0 signifie ceux qui sont distribués, sans plus.
option-false = Combien d’entre eux sont faux, d’habitude 10 par valeur.
option-round_cap = Après combien de manches la partie finit au plus tard, d’habitude 100.
option-first_player = Qui commence. −1 signifie que les dés décident.
option-open_purses = Les billets des adversaires sont affichés par valeur. D’habitude non.
option-dice = Les chiffres des deux dés.
option-chips = Jetons décodeur de chacun, de 0 à 2 ; d’habitude 2.
option-cards = Jouer avec ou sans les cartes Chance et Caisse de communauté. Sans elles, il ne se passe rien sur ces cases.
option-proposals = Combien d’échanges vous pouvez proposer chaque fois, de 0 à 2 ; d’habitude 2. 0 signifie aucun échange.
option-auctions = Une rue qui n’est pas achetée est mise aux enchères. Sans enchères, elle reste à la banque. D’habitude oui.
option-exchanges = On peut changer des billets à la banque. D’habitude oui.
