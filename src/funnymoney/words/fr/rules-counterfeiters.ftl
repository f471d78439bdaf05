# Les règles de Counterfeiters (Pecunia Olet), dans l’ordre où elles sont affichées.
# Les titres commencent par `section-` ; tout autre message est une règle sous son numéro, ou une option.

section-aim = But du jeu
CF-1 = Vous êtes des faussaires au service de la mafia : vous imprimez de la fausse monnaie et la changez en vraie. Le joueur qui a le **plus d’argent réel** à la fin gagne.

section-box = Matériel
CF-2 = Il y a 100 **faux billets**, tous d’une valeur de 50 $, en trois qualités : 30 à ★, 30 à ★★ et 40 à ★★★. Plus il y a d’étoiles, meilleur est le billet.
CF-3 = Il y a 100 **vrais billets** : 32 de 10 $ et 68 de 50 $.
CF-4 = Le plateau a un côté pour 2 joueurs et un côté pour 3 ou 4. Cases de chaque côté : marché noir 4 / 6, impression 2 / 3, supermarché 1 / 2, receleur 1 / 2, fraude fiscale 2 / 3, jet privé 1 / 1, vol commercial 1 / 2. Cases, prix, piste police et nombres de cartes sont de nous, ce ne sont pas ceux de l’édition publiée.
CF-5 = Il y a aussi un pion premier joueur, un pion police, 42 cartes marquées S, A, B, C ou D, 12 **sbires** (3 par joueur), 4 écrans et 4 enveloppes de compte offshore.

section-setup = Mise en place
CF-7 = Utilisez le côté du plateau prévu pour le nombre de joueurs. Triez les faux billets par qualité et les vrais par valeur.
CF-8 = Placez le **pion police** sur la case de la piste police qui porte le nombre de joueurs. Il est à 14 pas de la fin à 2 joueurs, à 18 pas à 3 et à 22 pas à 4.
CF-9 = Chaque joueur prend les 3 sbires, l’écran et l’enveloppe d’une même couleur.
CF-10 = Le premier joueur reçoit le pion premier joueur et 20 $. Dans le sens horaire, les suivants reçoivent 30 $, 40 $ et 50 $.
    .example = À 3 joueurs, on commence avec 20 $, 30 $ et 40 $.
CF-R40 = Le premier joueur est tiré au sort.
CF-11 = Chaque joueur reçoit une **imprimante** et, au hasard, une **encre** ou un **papier** parmi les cartes de départ (S).
CF-12 = Les cartes marquées 3+ ne servent qu’à 3 ou 4 joueurs, celles marquées 4 qu’à 4. Restent pour le marché noir 22 cartes à 2 joueurs, 29 à 3 et 34 à 4.
CF-13 = Mélangez séparément les cartes A, B, C et D, face cachée, et empilez-les : A au-dessus, puis B, puis C, D tout en bas.
CF-14 = Remplissez le marché noir avec les cartes du dessus de la pioche, de la case la moins chère, à droite, à la plus chère, à gauche.

section-turn = Manche et tour
CF-15 = En commençant par le premier joueur et dans le sens horaire, chacun place **un sbire à la fois** sur une case libre. On continue jusqu’à ce que tous les sbires soient joués ou que la partie se termine.
CF-16 = À votre tour, placez un sbire et faites l’action de la case. Si elle porte l’**icône police**, le pion police avance ensuite d’une case ; s’il arrive sur une case spéciale, elle prend effet. L’icône figure sur tous les supermarchés, sur une case d’impression et sur une case de fraude fiscale.
CF-17 = Chaque case n’accueille qu’**un sbire par manche**.
CF-18 = Si vous ne voulez ou ne pouvez rien faire, vous **passez**. Cela coûte un sbire pour cette manche, mais vous continuez à jouer avec les autres.
    .example = Vous passez avec votre premier sbire : il vous en reste deux à placer dans cette manche.
CF-R1 = Un sbire doit **faire quelque chose**. Au marché noir, il faut une carte que vous pouvez payer ; au supermarché, un faux billet qu’il accepte ; chez le receleur, un faux billet ; en vol, au moins 10 $ à déplacer. Imprimer et frauder le fisc sont toujours possibles.
    .example = Sans un seul faux billet, vous ne pouvez pas occuper la case du receleur, même pour la bloquer.
CF-R2 = Rien ne vous oblige à exploiter une case à fond : tout nombre de 1 jusqu’à la limite est permis.
    .example = Vous pouvez vendre cinq faux billets au receleur et garder les autres.
CF-R3 = Vous pouvez toujours passer. Cela coûte exactement un sbire et ne fait jamais avancer la police.

section-market = Acheter au marché noir
CF-19 = Placez un sbire sur une case du marché, payez-en le **prix** à la banque en argent réel et prenez la carte qui s’y trouve. Posez-la face visible devant votre écran. Les prix sont de 40 $, 30 $, 20 $ et 10 $ à 2 joueurs, de 60 $ à 10 $ à 3 ou 4.
    .example = Une imprimante se trouve sur la case à 30 $ : avec seulement 20 $ en main, vous ne pouvez pas encore l’avoir.
CF-20 = Le marché noir vend des imprimantes, de l’encre, du papier, des hologrammes, des diners, des jets privés, des tickets de loterie gagnants et deux avocats. Avec les cartes de départ, il y a 12 imprimantes, 5 encres, 5 papiers, 4 hologrammes, 5 diners, 3 jets privés, 6 tickets de loterie et 2 avocats.
CF-21 = Une carte est un **contact** que vous gardez et utilisez jusqu’à la fin de la partie. Elle ne s’use jamais.
CF-22 = Vous ne pouvez pas acheter de **second jet privé**.
CF-R5 = Vous pouvez acheter une carte qui ne vous sert à rien, juste pour en priver les autres ; seul un second jet privé est interdit.
    .example = Vous avez déjà de l’encre et en achetez une autre : vous n’imprimez pas mieux, mais votre rival ne l’aura pas.
CF-R6 = Une carte achetée laisse un trou jusqu’à la fin de la manche. Le marché n’est rempli qu’à ce moment-là.
CF-R10 = Vous ne payez qu’avec l’argent réel que vous avez **en main**. Les faux billets et l’argent offshore ne comptent pas.
    .example = Avec 10 $ en main et 300 $ offshore, vous ne pouvez payer que 10 $.

section-print = Imprimer
CF-23 = Vous recevez **2 faux billets par imprimante**. Leur qualité est le nombre de composants différents que vous possédez parmi encre, papier et hologramme : un donne ★, deux donnent ★★, trois donnent ★★★. Les composants ne s’usent pas et les doubles ne servent à rien.
    .example = Avec 3 imprimantes, 2 encres et 1 papier, vous imprimez 6 faux billets à ★★.
CF-R11 = Vous imprimez toujours la meilleure qualité possible.
CF-R12 = Les faux billets ne manquent jamais. Une règle maison peut les limiter au nombre contenu dans la boîte.

section-supermarket = Le supermarché
CF-24 = Échangez jusqu’à **3 faux billets** contre 50 $ d’argent réel chacun. Plus la police avance, moins les supermarchés acceptent de qualités.
    .example = Trois faux billets rapportent 150 $, et le pion police avance d’une case.
CF-R15 = Vous pouvez mélanger les qualités encore acceptées. Chaque faux billet rapporte 50 $, quel que soit son nombre d’étoiles.
    .example = Les ★ sont refusés et vous avez deux ★ et un ★★ : vous ne pouvez échanger que le ★★, pour 50 $.
CF-R14 = Dès que les ★★★ sont refusés aussi, les supermarchés n’acceptent plus rien, et plus personne ne peut utiliser ces cases.

section-receiver = Le receleur
CF-25 = Vendez jusqu’à **8 faux billets** en un lot. La qualité du **plus mauvais billet du lot** fixe le prix de tous : ★ 20 $, ★★ 30 $, ★★★ 40 $ pièce.
    .example = Un ★, un ★★ et deux ★★★ rapportent 4 × 20 $ = 80 $ ; trois ★★ et trois ★★★ rapportent 6 × 30 $ = 180 $.
CF-R16 = Les receleurs prennent toutes les qualités, quoi que la police ait découvert. C’est vous qui composez le lot.
    .example = Avec un ★ et quatre ★★★, mieux vaut garder le ★ : quatre ★★★ rapportent 160 $, les cinq ensemble seulement 100 $.
CF-R13 = La banque ne manque jamais d’argent réel et rend toujours la monnaie.

section-tax = Fraude fiscale
CF-26 = Prenez **30 $** à la banque. La case avec les **lunettes de soleil** vous donne aussi le pion premier joueur : vous commencez la manche suivante.
CF-R26 = Les lunettes de soleil ne changent rien à la manche en cours. Si vous avez déjà le pion, vous pouvez quand même utiliser la case pour les 30 $. Si personne ne l’utilise, le pion reste où il est.

section-flights = Vols vers les Caraïbes
CF-27 = Déplacez autant d’argent réel que vous voulez entre votre main et votre **compte offshore**, dans un sens ou dans l’autre. Le Parrain ignore l’argent offshore, mais vous ne pouvez payer ni vols ni cartes avec.
    .example = Vous avez 180 $ en main et mettez 150 $ offshore : le Parrain ne voit plus que 30 $.
CF-28 = Il y a deux façons de voler. La case **jet privé** est réservée à qui possède un jet privé. Un **vol commercial** coûte 30 $, même si vous possédez un jet.
    .example = Vous possédez un jet privé, mais sa case est prise : un vol commercial vous coûte 30 $.
CF-R17 = Vous payez **d’abord** le billet d’avion, avec l’argent en main, puis vous déplacez l’argent. Avec moins de 30 $ en main, pas de vol commercial, même pour rapatrier de l’argent.
    .example = Avec 20 $ en main et 200 $ offshore, vous devez d’abord gagner encore 10 $.
CF-R18 = Voler avec son propre jet privé ne coûte rien.
CF-R20 = L’argent se déplace par multiples de 10 $.

section-police = La piste police
CF-29 = **Parrain** (cases 7, 11 et 14 à 2 joueurs ; 10, 16 et 22 à 3 ou 4) : tous les joueurs paient à la banque la moitié de l’argent réel qu’ils ont en main, arrondie au supérieur. Les faux billets, l’argent offshore et les tickets de loterie ne comptent pas.
    .example = Avec 130 $ en main et 200 $ offshore, vous payez 70 $ et gardez 60 $ en main et 200 $ offshore.
CF-R21 = La moitié est arrondie à la dizaine supérieure. Si vous n’avez rien en main, vous ne payez rien.
    .example = Sur 10 $ vous payez 10 $, sur 30 $ vous payez 20 $, sur 50 $ vous payez 30 $, sur 70 $ vous payez 40 $.
CF-R22 = Tout le monde paie en même temps. L’argent gagné par l’action qui a fait venir le Parrain compte aussi.
    .example = Vous échangez trois faux billets contre 150 $ et la police arrive au Parrain : vous payez déjà sur ces 150 $.
CF-R23 = Si le dernier sbire de la manche fait venir le Parrain, celui-ci passe avant les diners de cette manche.
CF-30 = **Enquête** (cases 5, 9 et 12 à 2 joueurs ; 8, 14 et 20 à 3 ou 4) : désormais, les supermarchés refusent une qualité de plus, d’abord ★, puis ★★, puis ★★★.
    .example = Après la deuxième enquête, les supermarchés n’acceptent plus que les ★★★.
CF-31 = **Grève des contrôleurs aériens** (cases 10 et 13 à 2 joueurs ; 15 et 21 à 3 ou 4) : tant que le pion police est là, personne ne peut voler, ni en jet privé ni en vol commercial.
CF-R19 = La grève dure du moment où le pion arrive jusqu’à ce qu’il reparte, même d’une manche à l’autre. Les vols déjà effectués restent acquis. Lors des derniers placements et avec un avocat, on peut de nouveau voler.
    .example = Le dernier sbire de la manche 5 déclenche la grève : la manche 6 commence sans vols.
CF-R24 = Une case spéciale ne prend effet que lorsque le pion y arrive en avançant. La case de départ ne fait rien.
CF-R43 = Sur un plateau de votre invention, une case peut avoir plusieurs effets. Tous ont lieu, d’abord l’enquête, puis le Parrain ; une grève dure tant que le pion est là : sur la dernière case, elle empêche donc aussi les derniers vols. Le Parrain attend toujours sur la dernière case.
CF-R39 = Pour que personne ne fasse durer la partie sans fin, à partir de la **manche 16**, le pion avance aussi d’une case de lui-même après le dernier sbire de chaque manche, avant le nettoyage du marché. Les cases spéciales prennent effet et la partie peut se terminer ainsi. C’est une règle maison de notre cru.

section-secret = Public et secret
CF-6 = Votre argent est **secret** jusqu’à la fin de la partie.
CF-R25 = Sont secrets le montant et le sens de vos vols, et ce que vous payez au Parrain. Tout le reste se fait au grand jour : argent de départ, prix, impression, ventes, fraude fiscale, billets d’avion, diners et cartes. Avec une bonne mémoire, on connaît donc vos faux billets, mais pas exactement votre argent.

section-after = Fin de la manche
CF-32 = Quand tous les sbires sont joués, chacun reprend les siens.
CF-33 = Les cartes du marché posées sur une case à **icône poubelle** sont défaussées : ce sont les deux cases les moins chères, 20 $ et 10 $.
CF-34 = Les autres cartes du marché glissent vers la droite, où c’est moins cher. Puis les trous sont remplis depuis la pioche.
    .example = Après le nettoyage, il y a des cartes sur 60 $, 50 $ et 30 $ : elles glissent sur 30 $, 20 $ et 10 $.
CF-35 = Quand la pioche est vide, les cases de gauche restent vides.
CF-R7 = L’ordre est : reprendre les sbires, défausser les cartes sur icône poubelle, glisser à droite, remplir les trous (le moins cher d’abord), diners, manche suivante.
CF-R8 = Même quand la pioche est vide, les cartes sur icône poubelle sont défaussées et les autres glissent. Les cases chères de gauche restent vides.
CF-R9 = Les cartes du marché défaussées sont hors jeu.
CF-36 = Chacun de vos **diners** change un faux billet de n’importe quelle qualité en 50 $ d’argent réel. Vous ne pouvez pas refuser tant que vous avez des faux billets. Un diner sans faux billet ne fait rien.
    .example = Avec 2 diners et 5 faux billets, vous recevez 100 $ et gardez 3 faux billets.
CF-R27 = Si vous avez plus de diners que de faux billets, les diners en trop ne font rien.
    .example = Avec 2 diners et 1 faux billet, vous recevez 50 $.
CF-R28 = Un diner prend toujours votre **plus mauvais** faux billet.
    .example = Vous avez un ★ et deux ★★★ : le diner prend le ★.
CF-R29 = Les diners fonctionnent tout seuls, autant de fois que vous avez de diners, ou de faux billets s’il y en a moins. Vous ne pouvez pas leur soustraire de faux billets.
CF-37 = Une nouvelle manche commence alors, avec le premier joueur.

section-end = Fin de la partie
CF-38 = La partie se termine quand le pion police atteint la **dernière case** de sa piste. Le Parrain passe d’abord une dernière fois.
CF-39 = Ensuite, dans l’ordre du tour, chaque joueur à qui il reste un sbire peut placer **un dernier sbire**, y compris celui qui a amené le pion à la fin.
CF-R30 = Les derniers placements commencent par le joueur qui a commencé cette manche et se poursuivent dans le sens horaire. Une règle maison peut les faire commencer après le joueur qui a amené le pion à la fin.
    .example = Vous avez commencé cette manche : vous placez en premier, quel que soit le joueur qui a amené le pion à la fin.
CF-R31 = Vous ne placez qu’un dernier sbire, même s’il vous en reste plusieurs. Rien ne vous y oblige. Si personne n’en a plus, on passe aux avocats.
    .example = Il vous reste deux sbires : vous pouvez en placer un, l’autre ne sert plus.
CF-R4 = Un sbire dépensé en passant est perdu : il ne peut pas servir de dernier sbire, et aucun avocat ne peut le récupérer.
CF-R32 = Les icônes police ne font plus rien.
CF-R33 = Ce que vous gagnez maintenant est à l’abri. Le Parrain ne revient plus.
CF-40 = Ensuite, le propriétaire du **Grand Avocat** peut récupérer un de ses propres sbires sur le plateau, le placer sur n’importe quelle case libre, même celle qu’il vient de quitter, et en faire l’action. Puis le propriétaire du **Mauvais Avocat** peut faire de même.
    .example = Vous retirez votre sbire de chez le receleur, l’y replacez et vendez un nouveau lot.
CF-R34 = Rien n’oblige à utiliser un avocat. Le sbire doit être à vous, se trouver sur le plateau et pouvoir faire quelque chose. Le Grand Avocat est résolu entièrement avant le Mauvais ; la case libérée est disponible pour celui-ci aussi. Si vous avez les deux, vous pouvez déplacer deux fois le même sbire ou deux sbires différents.
    .example = Une case du marché dont la carte est partie ne sert à rien à votre avocat.
CF-R35 = Un avocat ou un ticket de loterie acheté avec votre dernier sbire compte encore. Grâce à un avocat, vous pouvez aussi acheter un ticket de loterie, et grâce au Grand Avocat, le Mauvais Avocat.
    .example = Avec votre dernier sbire, vous payez 20 $ un ticket de loterie de 100 $ : vous y gagnez 80 $.
CF-41 = Les diners fonctionnent une dernière fois. Puis la banque paie les **tickets de loterie** : 60 $, 80 $, 90 $, 100 $, 110 $ ou 120 $, selon ce qui y figure.
CF-R36 = À la fin, les diners ne fonctionnent qu’une fois. Le marché n’est plus nettoyé.
CF-R37 = L’ordre est : Parrain, derniers placements, Grand Avocat, Mauvais Avocat, diners, tickets de loterie, décompte.
CF-42 = Votre score est votre argent réel, **en main et offshore**. Les faux billets et les cartes ne valent rien.
    .example = Avec 340 $ en main, 410 $ offshore et sept faux billets, vous avez 750 $.
CF-43 = En cas d’égalité, la règle imprimée dit de rejouer.
CF-R38 = Ici, une égalité est une **victoire partagée**.

section-options = Règles maison
option-edition = Une petite édition pour essayer : un sbire chacun, un diner et un ticket de 60 $, cinq cases et deux pas seulement pour la police, chacun avec le Parrain. Le premier joueur commence avec 50 $, le deuxième avec 60 $.
option-last_placement_from = Qui place en premier son dernier sbire : **à partir du premier joueur**, le joueur qui a commencé cette manche ; **après celui qui a causé la fin**, le joueur qui suit celui qui a amené le pion à la fin.
option-strict_bills = Les faux billets peuvent manquer : vous n’imprimez que ce qui reste de cette qualité dans la réserve, et rien à la place. D’ordinaire, cette option est désactivée.
    .example = Il reste cinq ★★ et vous avez trois imprimantes : vous en recevez cinq au lieu de six.
option-godfather_shows = Ce que chacun paie au Parrain est annoncé. D’ordinaire, cette option est désactivée.
option-guard_round = Manche à partir de laquelle la police avance d’elle-même, d’ordinaire 16.
option-first_player = Qui commence. −1 : tiré au sort.
option-board = Un plateau à vous, avec d’autres cases, d’autres prix et une autre piste police.
option-cards = Toutes les cartes (**complète**), ou seulement un diner et un ticket de loterie, et de l’encre pour tous (**petite**).
option-henchmen = Nombre de sbires de chaque joueur, de 1 à 3 ; d’ordinaire 3.
option-start_money = Argent de départ, à partir du premier joueur ; d’ordinaire 20 $, 30 $, 40 $, 50 $.
