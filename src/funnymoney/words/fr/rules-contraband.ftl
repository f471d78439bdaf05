# Les règles de Contraband, dans l’ordre où elles sont affichées.
# Les titres commencent par `section-` ; tout autre message est une règle sous son numéro, ou une option.

section-aim = But du jeu
CB-1 = Contraband se joue de **3 à 6 joueurs**.
CB-3 = Ayez le **plus d’argent** à la fin de la partie. Faites passer votre valise devant le Douanier en payant le moins possible de droits et d’amendes.

section-box = Matériel
CB-2 = La boîte contient une planche de jeu, 56 cartes et de l’argent factice.
CB-4 = Huit sortes d’articles sont **à déclarer** : vin, cigares, alcool, parfum, montre, appareil photo, collier et couronne.
CB-5 = Chaque article à déclarer a deux prix sur la planche. La **bande verte** indique les droits à payer si vous le déclarez, la **bande rouge** l’amende si vous êtes pris à le passer en fraude.
    .example = Une montre coûte 150 F si vous la déclarez, 300 F si on la trouve chez vous.
CB-6 = Outre les articles à déclarer, le paquet contient une **Valise Diplomatique** et 26 cartes **bagages**. Celles-ci ne coûtent jamais ni droits ni amende.
CB-D1 = Droits / amende en F : vin 25 / 50, cigares 50 / 100, alcool 75 / 150, parfum 100 / 200, montre 150 / 300, appareil photo 200 / 400, collier 250 / 500, couronne 500 / 1000. Il y a quatre cartes de chaque, mais une seule couronne. La règle imprimée donne les amendes du vin, des cigares et de la montre et les deux nombres de la couronne ; les autres sont de nous.
    .example = Si vous déclarez un vin et un appareil photo, vous devez 25 + 200 = 225 F.
CB-35 = Il n’y a qu’**une seule couronne**. Elle se joue comme les autres articles : 500 F de droits, 1000 F d’amende.

section-setup = Mise en place
CB-7 = Mélangez toutes les cartes et posez-les face cachée sur la valise fermée : c’est la **pioche**. La valise ouverte est la **défausse**, face visible.
CB-8 = Un joueur est le **Douanier**, tous les autres sont des **voyageurs**. Au cours de la partie, chacun est Douanier une fois.
CB-D3 = Le premier Douanier est tiré au sort. La fonction tourne ensuite dans le sens horaire.
CB-10 = L’argent est partagé à parts égales entre tous les joueurs, Douanier compris. Ce qui ne peut pas être partagé est mis de côté et ne sert pas.
CB-D2 = 10000 F sont partagés par tranches de 50 F. À 3 joueurs, chacun reçoit 3300 F, à 4 joueurs 2500 F, à 5 joueurs 2000 F, à 6 joueurs 1650 F.
    .example = À 6 joueurs, 6 × 1650 = 9900 F sont distribués et 100 F restent dans la boîte.
CB-R19 = L’argent n’est distribué qu’**une fois**, avant la première manche. Ce que vous gagnez ou perdez vous suit dans la manche suivante.

section-round = Une manche
CB-11 = Les voyageurs reçoivent des cartes à tour de rôle et tentent de les faire passer à leur voisin. Le Douanier **n’a jamais de cartes**, mais il peut fouiller celles des autres.
CB-12 = Le voyageur assis à gauche du Douanier commence : il prend les **quatre premières cartes** de la pioche et les regarde en secret.
CB-28 = La valise continue ainsi son tour de table. Le Douanier encaisse les droits, et les amendes quand elles sont dues.
CB-R15 = Le voyageur suivant est le prochain joueur **dans le sens horaire**, en sautant le Douanier.
    .example = À 3 joueurs, il y a deux voyageurs, qui se renvoient la valise.

section-declaring = La déclaration
CB-13 = Regardez vos cartes et **déclarez** au Douanier combien vous transportez de chaque article à déclarer. Dites la vérité et payez tous les droits, ou mentez pour en économiser une partie.
    .example = Vous avez deux parfums et deux bagages et déclarez « un parfum » : 100 F au lieu de 200 F, si l’on vous croit.
CB-18 = Vous pouvez aussi déclarer des articles que vous **n’avez pas**. Si l’on vous croit, vous en payez les droits.
    .example = Vous n’avez que des bagages et déclarez un vin : pour 25 F, vous avez l’air honnête.
CB-R1 = Déclarez les articles de votre choix, mais pas plus au total que vous n’avez de cartes, et la couronne une fois au plus. Ce que vous ne nommez pas compte comme bagages. Au lieu d’articles, vous pouvez revendiquer l’**immunité**.
    .example = Avec quatre cartes, vous pouvez déclarer « deux montres et un appareil photo » ; la quatrième compte alors comme bagage.
CB-R3 = Vous pouvez déclarer ce qui est manifestement impossible. C’est un mensonge comme un autre.
    .example = Trois vins sont dans la défausse ; vous pouvez quand même en déclarer quatre.
CB-R2 = Une déclaration n’est **vraie** que si elle nomme exactement les cartes à déclarer que vous avez, chacune en bon nombre. Une valeur égale ne suffit pas. Sans revendication d’immunité, la Valise Diplomatique compte comme bagage.
    .example = Vous avez une montre et deux vins (200 F de droits) et déclarez un appareil photo (200 F de droits) : c’est un mensonge.

section-officer = La décision du Douanier
CB-14 = Le Douanier vous **croit** ou non. S’il vous croit, vous lui payez les droits sur ce que vous avez déclaré, et les cartes passent sans être vues au voyageur suivant.
    .example = Vous déclarez un vin et une montre et l’on vous croit : vous payez 25 + 150 = 175 F, quoi que vous ayez en réalité.
CB-15 = Si le Douanier ne vous croit pas, il **fouille** : toutes vos cartes sont retournées face visible pour tout le monde.
CB-16 = Si vous êtes fouillé sans avoir dit toute la vérité, vous payez au Douanier l’**amende** sur chaque carte à déclarer que vous avez, même sur celles que vous aviez déclarées.
CB-17 = L’amende est de 50 F pour le vin, de 100 F pour les cigares et de 300 F pour une montre. Ce que vous avez déclaré correctement ne la réduit pas.
    .example = Vous avez déclaré du vin et des cigares, mais il y a aussi une montre : vous payez 50 + 100 + 300 = 450 F.
CB-19 = Si vous êtes fouillé après avoir déclaré des articles que vous n’avez pas, vous payez l’amende sur les cartes à déclarer que vous avez **réellement**, même si ce que vous aviez déclaré valait autant.
    .example = Vous avez déclaré un collier (250 F de droits), mais vous avez un appareil photo et des cigares (250 F de droits) : vous payez 400 + 100 = 500 F.
CB-R4 = Les articles inventés n’ajoutent rien à l’amende. Si vous n’avez que des bagages, l’amende est de 0 F, mais vous ne touchez pas non plus de dédommagement, puisque vous avez menti. Un Indicateur reçoit quand même sa récompense.
    .example = Vous avez déclaré un vin et n’avez que quatre bagages : le Douanier fouille et personne ne paie rien.
CB-R5 = Si c’est le Douanier qui vous surprend à mentir, vous payez l’amende **à la place** des droits. Si c’est un Indicateur, les droits déjà payés sont perdus et l’amende s’y ajoute.
    .example = Vous avez payé 25 F pour un vin, mais vous avez un vin et un collier : si le voyageur suivant vous dénonce, vous payez encore 50 + 500 = 550 F.
CB-20 = Si vous êtes fouillé et que vous avez dit la vérité, vous payez simplement les droits, et le Douanier vous verse **200 F de dédommagement**.
    .example = Vous avez déclaré un vin, et c’était vrai : vous payez 25 F et recevez 200 F.
CB-R6 = Droits et dédommagement sont deux paiements distincts, qui apparaissent l’un après l’autre dans le journal.
CB-21 = Après **toute fouille**, quel qu’en soit le résultat, les cartes vont face visible dans la défausse. Le voyageur suivant en pioche quatre nouvelles.

section-passing = Passer la valise
CB-22 = Si vous n’avez pas été fouillé, vos cartes passent sans être vues au voyageur suivant. **Avant de les regarder**, il choisit : accepter ou dénoncer.
CB-R16 = Le voyageur suivant n’est consulté que si le Douanier vous a cru. Personne d’autre ne peut mettre votre parole en doute.
CB-23 = Si vous **acceptez**, vous prenez les cartes et les regardez. Vous devez en jeter une, face visible, puis en piocher une et faire votre propre déclaration. Les cartes jetées ne reviennent pas dans cette manche.
    .example = Vous trouvez vin, vin, couronne et bagage : vous jetez la couronne, piochez une carte et faites une déclaration avec quatre cartes.
CB-R14 = Vous choisissez la carte à jeter **après** avoir regardé et **avant** de piocher. Le choix est libre, sauf si la Valise Diplomatique est parmi les cartes.
CB-24 = Si vous ne croyez pas la déclaration, vous êtes un **Indicateur** : toutes les cartes sont retournées face visible.
CB-25 = Si l’Indicateur a raison, l’expéditeur paie au Douanier toutes les amendes, même sur les articles déjà déclarés et payés. Le Douanier verse à l’Indicateur une **récompense de 1000 F**.
    .example = Vous n’avez rien déclaré et vous avez une montre : vous payez 300 F au Douanier, qui verse 1000 F à l’Indicateur.
CB-R7 = Les amendes vont toujours au Douanier et c’est toujours lui qui verse la récompense. Un Douanier trop crédule peut donc y perdre.
    .example = Il encaisse une amende de 50 F et verse une récompense de 1000 F : le Douanier perd 950 F.
CB-26 = Si l’Indicateur a tort, c’est lui qui paie **200 F** à l’expéditeur.
CB-R8 = Quand l’Indicateur a tort, le Douanier ne paie ni ne reçoit rien. Les droits déjà payés restent payés.
    .example = Vous avez honnêtement payé 100 F pour un parfum : ils ne vous sont pas rendus, mais l’Indicateur vous verse 200 F.
CB-27 = Qu’il ait raison ou tort, l’Indicateur pioche quatre nouvelles cartes et joue à son tour.

section-bag = La Valise Diplomatique
CB-30 = Au lieu de déclarer des articles, vous pouvez **revendiquer l’immunité** : vous affirmez avoir la Valise Diplomatique. Vous ne payez alors aucun droit et n’avez pas à nommer vos autres cartes.
CB-31 = Le Douanier peut mettre votre revendication en doute et fouiller, le voyageur suivant aussi.
CB-32 = Si vous êtes fouillé et que vous avez bien la Valise Diplomatique, vous ne payez ni droits ni amende sur quoi que ce soit et recevez **200 F** pour la fausse accusation. Les quatre cartes sont défaussées et le voyageur suivant en pioche quatre nouvelles.
    .example = Valise Diplomatique, couronne, collier et appareil photo : sans elle, 1900 F d’amendes ; avec elle, vous recevez 200 F.
CB-R9 = Qui a douté d’une revendication vraie paie les 200 F : le Douanier après sa fouille, le voyageur suivant après sa dénonciation.
CB-33 = Si vous êtes fouillé et que vous n’avez pas la Valise Diplomatique, vous payez au Douanier **200 F plus les amendes** sur toutes vos cartes à déclarer.
    .example = Vous avez revendiqué l’immunité avec un vin, un appareil photo et deux bagages : vous payez 200 + 50 + 400 = 650 F.
CB-R10 = Si c’est un Indicateur qui a démasqué la fausse revendication, le Douanier lui verse là aussi la récompense de 1000 F.
CB-R11 = Si le Douanier et le voyageur suivant croient tous deux votre revendication, elle ne vous coûte rien. Les cartes passent, avec la Valise Diplomatique si elle y est.
CB-34 = Si vous acceptez une valise qui contient la Valise Diplomatique, c’est elle que vous **devez** jeter. Elle ne peut pas servir deux fois.
CB-R12 = Vous pouvez avoir la Valise Diplomatique sans revendiquer l’immunité, mais elle ne vous protège pas. Pris en fausse déclaration, vous payez les amendes habituelles.
    .example = Vous avez la Valise Diplomatique et une montre et ne déclarez rien : si l’on vous fouille, vous payez 300 F.
CB-R13 = Une Valise Diplomatique reçue doit être jetée, que le joueur précédent s’en soit servi ou non. Seule celle que vous avez **piochée vous-même** à ce tour peut vous protéger.

section-money = Dettes et paiements
CB-29 = Si vous ne pouvez pas payer des droits ou une amende, vous devez **emprunter** l’argent.
CB-R21 = Les emprunts sont sans intérêt et se font tout seuls : votre solde passe simplement sous zéro. Personne ne fait faillite ni n’est éliminé, et le Douanier aussi peut s’endetter.
    .example = Vous avez 100 F et devez 450 F : votre solde est de −350 F.
CB-R22 = Le voyageur fouillé paie toujours en premier, droits ou amende. Le dédommagement ou la récompense viennent ensuite.
CB-R25 = L’argent ne circule qu’entre les joueurs : la somme de tous les soldes reste donc toujours la même. Comme il n’y a qu’une Valise Diplomatique, une seule revendication au plus peut être vraie par manche.
    .example = À 4 joueurs, il y a toujours 4 × 2500 = 10000 F en tout.

section-secret = Public et secret
CB-R23 = Tout le monde voit les soldes, la défausse et le nombre de cartes de la pioche. Les cartes de la valise sont **secrètes** : vous ne les voyez qu’après l’avoir acceptée. Qui l’a eue avant vous sait encore ce qu’elle contenait.

section-end = Fin de la manche, fin de la partie
CB-9 = Une manche se termine quand toutes les cartes ont été jouées. Le joueur suivant devient alors Douanier et une nouvelle manche commence.
CB-R17 = S’il reste moins de quatre cartes dans la pioche, votre nouvelle main est plus petite. La manche se termine quand quelqu’un doit piocher et que la pioche est **vide**. La dernière valise passée est encore acceptée ou dénoncée, et payée.
    .example = Il reste deux cartes : vous prenez les deux et pouvez déclarer deux articles au plus.
CB-R20 = Pour une nouvelle manche, les 56 cartes, y compris la Valise Diplomatique et la couronne, sont de nouveau mélangées. La fonction passe à gauche, et le joueur à gauche du nouveau Douanier commence.
CB-R18 = Une manche dure 14 tours si toutes les valises sont fouillées, et jusqu’à 53 si aucune ne l’est.
CB-36 = La partie se termine quand chacun a été Douanier **une fois**.
    .example = À 5 joueurs, on joue cinq manches.
CB-37 = Le joueur qui a le **plus d’argent** gagne.
CB-R24 = Si plusieurs joueurs ont la même plus forte somme, ils partagent la victoire.

section-options = Règles maison
option-edition = Une petite édition pour essayer : quatre cartes (vin, couronne, deux bagages), deux cartes en main, 3000 F en tout et une seule manche.
option-goods_counts = Nombre de cartes de chaque article : **égale**, quatre de chaque ; **inégale**, 6 vins, 5 cigares, 5 alcools, 4 parfums, 3 montres, 3 appareils photo et 2 colliers ; **petite**, un seul vin. Il y a toujours une couronne.
option-bags = Jouer avec ou sans la Valise Diplomatique. Sans elle, personne ne peut revendiquer l’immunité.
option-baggage = Nombre de cartes bagages, d’ordinaire 26. Plus il y en a, plus « rien à déclarer » a de chances d’être vrai.
option-hand = Nombre de cartes d’une main complète, de 1 à 4 ; d’ordinaire 4.
option-duties = D’autres droits, du vin à la couronne.
option-fines = D’autres amendes, du vin à la couronne.
option-damages = Dédommagement pour une fausse accusation, d’ordinaire 200 F.
option-reward = Récompense d’un Indicateur qui avait raison, d’ordinaire 1000 F.
option-false_claim = Amende supplémentaire pour une fausse revendication d’immunité, d’ordinaire 200 F.
option-reward_needs_fine = Pas de récompense pour l’Indicateur quand aucune amende n’est due. D’ordinaire, cette option est désactivée.
    .example = L’expéditeur a déclaré un vin et n’a que des bagages : l’Indicateur avait raison, mais ne reçoit rien.
option-money = Tout l’argent à partager, d’ordinaire 10000 F.
option-money_step = Chaque part est un multiple de cette somme, d’ordinaire 50 F.
option-rounds = Nombre de manches. 0 : chacun est Douanier une fois.
option-first_officer = Qui est le premier Douanier. −1 : tiré au sort.
