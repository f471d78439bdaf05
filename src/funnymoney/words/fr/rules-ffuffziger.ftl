# The rules of Falsche FFuffziger, in the order in which they are shown.
# Headings begin with `section-`; every other message is a rule under its own id, or an option.

section-aim = But du jeu
FF-1 = Falsche FFuffziger se joue de **3 à 6 faux-monnayeurs**. Vos machines impriment de faux billets ; changez-les en vrai argent et tâchez de posséder **le plus de pièces rares** à la fin.

section-box = Contenu de la boîte
FF-2 = Il y a 108 tuiles machine : 24 de 10, 27 de 20, 27 de 50, 18 de 100 et 12 de 150. Le recto indique la valeur, le verso reste inconnu tant que la tuile n’est pas retournée. Versos, dans l’ordre Kaputt / même valeur / double de la même / valeur suivante / double de la suivante : 10 : 3 / 3 / 6 / 9 / 3 ; 20 et 50 : 3 / 6 / 6 / 9 / 3 ; 100 : 2 / 3 / 4 / 6 / 3. Parmi les 150, deux sont Kaputt, trois restent identiques, quatre sont doubles et trois sont des 150 avec pièces.
    .example = Sur les 24 tuiles de 10, neuf deviennent une 20 et trois une double 20.
FF-3 =
    Une carte de blanchiment porte à gauche un **minimum** et à droite le vrai argent qu’elle rapporte. Il y en a dix par lettre.
    A : 14→20, 15→30, 18→30, 21→40, 24→50, 27→60, 30→70, 33→70, 36→80, 39→80.
    B : 32→60, 35→70, 37→80, 44→90, 51→100, 57→110, 58→120, 62→130, 65→140, 72→150.
    C : 70→120, 72→130, 75→140, 77→150, 78→160, 82→170, 85→180, 91→190, 95→200, 101→200.
    D : 77→150, 89→160, 92→170, 95→180, 111→190, 129→220, 135→240, 136→250, 141→260, 158→280.
    .example = La carte 44→90 revient à un poing d’au moins 44 et rapporte 90 M.
FF-4 = L’inspecteur du fisc dispose de dix cartes. Blanches : trois cartes pièces, un 20 et un 100. Verte : le 150. Noires : deux cartes pièces, un 10 et un 50.
FF-5 = La boîte contient aussi un dé d’enchères (2, 3, 3, 4, 4, 5), de faux billets en cinq couleurs, des jetons noirs pour le vrai argent, 80 pièces rares et trois jetons qui rappellent les enchères à venir.
FF-6 = Prix en vrai argent pour 10 / 20 / 50 / 100 / 150 : **acheter** une machine 4 / 10 / 30 / 70 / 100 M ; **vendre** une machine ou blanchir un billet 3 / 8 / 20 / 45 / 70 M ; **destruction** 2 / 4 / 9 / 20 / 30 M. M signifie million.
    .example = Une machine 50 coûte 30 M, se vend 20 M et rapporte 9 M à la casse.

section-setup = Mise en place
FF-7 = À 3 ou 4 joueurs, on écarte deux cartes de blanchiment de chaque lettre : il en reste 32. Elles sont mélangées par lettre et empilées, A au-dessus, puis B, C et D. La première est révélée, et son vrai argent est posé dessus.
FF-D8 = Les cartes de blanchiment écartées sont tirées au hasard, et personne ne les voit.
FF-8 = Les cartes d’inspecteur sont mélangées par couleur et empilées face cachée : les blanches au-dessus, puis la verte, puis les noires. Leur ordre **ne change jamais** : après la dixième, les dix mêmes reviennent dans le même ordre.
    .example = Si le 100 était la troisième carte, il sera aussi la 13e et la 23e.
FF-9 = Vous commencez avec une machine **10, une 20 et une 50**, versos inconnus. Aucune n’est Kaputt ni double de la valeur suivante ; les tuiles de ce genre ne rejoignent les piles qu’ensuite.
    .example = Votre première 10 cache une 10, une double 10 ou une 20, mais jamais une double 20.
FF-10 = Les autres tuiles sont mélangées et empilées par valeur, recto visible, pour que personne ne connaisse leur verso. Le recto a un bord blanc, le verso un bord noir.
FF-D10 = Personne ne commence avec de l’argent, ni vrai ni faux.
FF-11 = Le premier joueur garde le dé d’enchères comme **marqueur**. À partir de lui, tout se joue dans le sens horaire.
FF-D9 = Le premier joueur est tiré au sort.

section-money = L’argent
FF-12 = Les faux billets ne s’échangent **jamais** entre eux. Le vrai argent se change à tout moment et se paie à l’unité près.
    .example = Deux 10 ne font pas un 20 ; en revanche, 7 M de vrai argent se paient toujours exactement.
FF-D5 = Les faux billets ne s’épuisent jamais.
FF-D6 = Le vrai argent ne s’épuise jamais. La plus petite somme est 1 M.
FF-D7 = Les pièces rares ne s’épuisent pas non plus, même au-delà des 80 de la boîte.
FF-R27 = Entre joueurs, on ne prête, ne donne et n’échange rien.

section-inspector = Phase 1 : l’inspecteur
FF-13 = Chaque manche commence par la révélation de **deux cartes d’inspecteur**, une seule à la première manche. Les cartes des manches précédentes sont rangées dans leur ordre.
FF-14 = Une carte qui porte la **plus basse valeur en jeu** détruit cette valeur : toute machine qui la montre est mise à la casse pour son prix de destruction, et tous les billets de cette valeur sont saisis. Une valeur plus haute ne détruit rien.
    .example = Le 10 sort : vous perdez deux machines 10 contre 2 × 2 = 4 M, ainsi que tous vos billets de 10.
FF-R1 = La plus basse valeur en jeu est la plus basse qui n’est pas encore détruite, même si personne ne possède de telle machine. Sa carte la détruit quand même et entraîne quand même une carte de plus.
FF-R3 = Les cartes révélées ensemble s’appliquent l’une après l’autre, dans l’ordre où elles sortent.
    .example = Tant que les 10 sont en jeu, un 10 suivi d’un 20 détruit les deux ; un 20 suivi d’un 10 ne détruit que les 10.
FF-15 = Pour chaque **valeur** détruite, et non pour chaque machine, une carte de plus est révélée.
    .example = Cinq machines 10 tombent d’un coup : cela fait une carte de plus, pas cinq.
FF-R2 = Ces cartes supplémentaires comptent pleinement et peuvent en entraîner d’autres. Après la dixième carte, la pioche recommence simplement au début.
FF-16 = Quand les 150 sont détruites, **la partie est finie**.
FF-17 = Chaque carte pièces révélée donne une **enchère de pièces** dans cette manche.

section-machines = Phase 2 : les machines
FF-18 = À partir du premier joueur, chacun choisit exactement une action pour **chacune** de ses machines : produire, vendre ou transformer.
FF-R5 = Vous procédez machine par machine et voyez ce que l’une est devenue avant de décider pour la suivante. Tout le monde le voit.
FF-22 = **Produire** : la machine imprime un billet de sa valeur visible, une double en imprime deux. Une machine retournée dans cette manche n’imprime rien.
    .example = Une double 50 vous donne 2 × 50.
FF-21 = **Vendre** : vous recevez le prix de vente de la face visible, et une double compte pour une simple. Une machine retournée dans cette manche ne peut pas encore être vendue.
    .example = Une 50 que vous avez transformée en double 100 à la manche précédente se vend 45 M.
FF-D2 = Les machines vendues sont retirées de la partie.
FF-19 = **Transformer** (sur le plateau : Retourner) : vous retournez la tuile, une fois pour toutes. La machine s’améliore, reste la même ou est Kaputt.
FF-R6 = Même si la machine reste la même, la tuile est retournée et n’imprime rien dans cette manche.
FF-R7 = Le verso a la valeur du recto ou la valeur suivante : en retournant, vous n’obtenez donc jamais une valeur déjà détruite.
FF-20 = Une machine **Kaputt** est perdue, et vous recevez le prix de destruction de son recto. Si au moins une machine a été Kaputt dans cette phase, l’inspecteur révèle **une carte de plus** à la fin, avec toutes ses conséquences.
    .example = Votre 20 est Kaputt : vous recevez 4 M, et une carte est révélée qui peut lancer une enchère ou détruire une valeur.
FF-R4 = C’est une seule carte, quel que soit le nombre de Kaputt, et elle vient quand tout le monde a fini. Elle peut saisir des billets à peine imprimés.
FF-R8 = Le prix de destruction est celui de la face visible si l’inspecteur détruit la machine, et celui du recto si elle est Kaputt. Une double n’est jamais payée deux fois.
    .example = Une 10 devenue double 20 et détruite avec les 20 rapporte 4 M, et non 8 M.
FF-D3 = Les machines Kaputt ou détruites sont retirées de la partie.
FF-23 = Une machine compte toujours pour sa **face visible**.
    .example = Une 10 devenue 20 imprime des billets de 20 et tombe avec les 20, pas avec les 10.
FF-36 = Trois des 150 portent « Münzen » au verso. Une telle **150 avec pièces** imprime un 150 à la fois et rapporte 3 pièces rares quand elle est détruite.
FF-R9 = Les 3 pièces ne viennent que si le côté pièces est visible quand l’inspecteur détruit les 150. Vendue, cette machine rapporte 70 M et aucune pièce ; si la dernière carte de blanchiment met fin à la partie, elle ne rapporte rien.

section-coins = Phase 3 : les enchères de pièces
FF-24 = Il y a une enchère pour chaque carte pièces révélée en phases 1 et 2 ; le 150 vert est aussi une carte pièces. Les **trois premières** cartes pièces de la partie ne lancent pas d’enchère.
    .example = À 3 ou 4 joueurs, la première enchère arrive avec le 150 vert, sixième carte de la pioche.
FF-R10 = Seules les cartes pièces et le 150 vert comptent parmi ces trois. À 5 ou 6 joueurs, d’autres cartes peuvent donc lancer des enchères dès la première manche.
FF-D11 = Les trois jetons d’enchère ne sont qu’un pense-bête : il peut y avoir plus de trois enchères dans une manche.
FF-25 = Avant **chaque** enchère, le marqueur de premier joueur passe au voisin de gauche.
FF-R12 = Il avance aussi avant les enchères supplémentaires, mais pas à la fin d’une manche. Mener une enchère ne le déplace pas.
FF-R18 = Le dé est lancé avant les offres et indique combien de pièces contient le **lot**. Un 2 lancé pour une enchère supplémentaire compte aussi, jusqu’à la limite.
FF-29 = Chaque 2 au dé ajoute une enchère, mais **deux** au plus par manche.
    .example = Le dé donne 2, 2 et 2 dans une manche : les deux premiers ajoutent chacun une enchère, le troisième aucune.
FF-26 = Le premier joueur ouvre en posant de l’argent d’**une seule sorte** : des billets d’une même valeur ou du vrai argent. À leur tour, les autres égalisent exactement ou abandonnent cette enchère.
    .example = L’ouverture est de 2 × 50 : avec un seul 50, vous êtes hors course, même avec beaucoup de 20.
FF-R13 = Celui qui ouvre doit offrir quelque chose ; s’il ne possède rien du tout, c’est au suivant d’ouvrir. Les meneurs suivants peuvent abandonner. L’offre minimale est d’un billet ou de 1 M.
FF-R17 = On égalise dans le sens horaire à partir du meneur, ouvertement et sans pouvoir revenir en arrière.
FF-27 = Ensuite, le joueur suivant encore en lice à gauche **mène** : il ajoute des billets d’une même valeur ou du vrai argent, ou bien abandonne. Les autres égalisent ou abandonnent de nouveau. Du vrai argent juste après du vrai argent doit être d’**au moins 5 M**.
    .example = Après une offre de 12 M, vous pouvez ajouter 5 M ou plus, ou bien un seul billet de 10.
FF-R16 = Les 5 M sont la taille de ce que vous ajoutez, et ne sont exigés que si l’offre précédente était elle aussi en vrai argent. On égalise toujours exactement.
    .example = 20 M, puis 1 × 50, puis 1 M est permis ; 20 M puis 4 M ne l’est pas.
FF-R15 = Toutes vos offres dans une enchère s’additionnent et forment votre **mise**. Vous ne pouvez égaliser qu’avec ce qui vous reste en main.
    .example = Vous avez trois 50 et en avez posé deux : vous pouvez égaliser encore un 50, mais pas deux.
FF-28 = Le dernier en lice paie toute sa mise à la banque et prend le lot. Tous les autres reprennent leur argent.
    .example = Vous avez posé 2 × 50, puis 8 M, et le dernier adversaire abandonne : vous payez 2 × 50 et 8 M pour les pièces.
FF-R14 = Si personne n’égalise une offre, son auteur gagne aussitôt. Si personne à la table ne possède quoi que ce soit, les pièces sont retirées de la partie.
FF-30 = Dans une manche sans enchère, le marqueur passe aussi au voisin de gauche.
FF-R19 = Cela vaut aussi pour une manche dont toutes les cartes pièces faisaient partie des trois premières.

section-fists = Phase 4 : les cartes de blanchiment
FF-31 = Chacun cache de l’argent dans son **poing** : du vrai, du faux, les deux ou rien. Tous s’ouvrent ensemble ; le poing le plus rempli gagne la carte s’il atteint le minimum, et il est payé en entier à la banque. En cas d’égalité, c’est le premier joueur qui gagne, sinon le plus proche à sa gauche.
    .example = Pour la carte 44→90, les poings contiennent 40, 47 et 60 : le 60 gagne, est payé et rapporte 90 M.
FF-R20 = Les billets comptent pour leur valeur, le vrai argent pour son montant. La banque ne rend pas la monnaie. Les autres gardent leur argent, et sous le minimum personne ne paie.
    .example = Il vous faut 44 et vous avez 2 × 20 et 4 M : c’est juste assez. Avec un seul billet de 50, vous paieriez 6 de trop.
FF-32 = Quand une carte est gagnée, la suivante est révélée avec son argent, et chacun referme le poing. La phase se termine quand aucun poing n’atteint le minimum, ou dès qu’un joueur a gagné **deux cartes** ; la carte ouverte reste pour la manche suivante.
    .example = Vous gagnez la première et la troisième carte d’une manche : la phase est finie, et la quatrième attend la manche suivante.
FF-R21 = Après avoir gagné une carte, vous pouvez continuer avec ce qui vous reste. Une phase vend au plus une carte de plus qu’il n’y a de joueurs.
    .example = À 4 joueurs, la cinquième carte est forcément la deuxième de quelqu’un.
FF-33 = Les gagnants ne prennent leur vrai argent qu’**à la fin de la phase** : il ne peut donc pas servir dans un poing de la même phase. Les cartes gagnées sont retirées de la partie.
FF-R22 = L’argent des cartes de blanchiment peut être dépensé en phase 5. Celui de la phase 6 peut servir dans les enchères et les poings de la manche suivante.

section-buying = Phase 5 : l’achat de machines
FF-34 = À partir du premier joueur, vous pouvez acheter des machines, **en vrai argent seulement**. Les valeurs détruites ne sont plus à vendre.
    .example = Avec 45 M, vous pouvez acheter une 50 pour 30 M, une 20 pour 10 M et une 10 pour 4 M ; il vous reste 1 M.
FF-D4 = Vous pouvez acheter autant de machines que vous pouvez en payer, de toute valeur en jeu ; les 150 sont à vendre dès le début.
FF-D1 = Vous recevez une tuile de la pile sans voir son verso. Quand une pile est vide, cette valeur est épuisée.
FF-R26 = Une machine achetée fonctionne à partir de la phase 2 de la manche suivante.

section-laundering = Phase 6 : le blanchiment général
FF-35 = Vous pouvez blanchir autant de billets que vous voulez, au cours du tableau des prix. Cet argent n’achète pas de machine avant la phase 5 de la manche suivante. Le marqueur ne bouge pas.
    .example = Trois 20 et un 100 rapportent 3 × 8 + 45 = 69 M.

section-end = Fin de la partie
FF-37 = La partie se termine **aussitôt** que la dernière carte de blanchiment est gagnée ou que les 150 sont détruites. Il n’y a plus d’enchère, mais le prix de destruction des 150 est payé.
FF-R23 = Quand la dernière carte de blanchiment est gagnée, son argent est versé et l’on fait les comptes, sans phases 5 et 6. Si personne ne la gagne, la partie continue.
FF-R24 = Quand les 150 sont détruites, chacune rapporte 30 M, et celles avec pièces 3 pièces en plus. Les billets de 150 sont saisis, et les enchères de cette manche sont annulées.
    .example = Vous avez deux 150, dont une côté pièces visible : 60 M et 3 pièces.
FF-38 = Le joueur qui a le plus de vrai argent reçoit **6 pièces**, le deuxième 4, le troisième 2. Ensuite, celui qui a **le plus de pièces** gagne ; en cas d’égalité, c’est celui qui a le plus de vrai argent, et si l’égalité persiste, la victoire est partagée.
    .example = À la fin vous avez 90 M, les autres 60, 40 et 10 M : cela fait 6, 4, 2 et 0 pièces.
FF-D12 = Les joueurs à égalité de vrai argent se partagent les places qu’ils occupent, en arrondissant vers le bas.
    .example = Deux joueurs sont premiers à égalité : (6 + 4) ÷ 2 = 5 pièces chacun, et le suivant en reçoit 2.
FF-R25 = À la fin, les faux billets et les machines ne valent rien. Il n’y a pas de dernier blanchiment.

section-many = À 5 ou 6 joueurs
FF-39 = Les 40 cartes de blanchiment sont utilisées. De plus, chaque carte d’inspecteur dont la valeur n’est **pas encore détruite** lance une enchère de pièces.
    .example = Un 20 sort à la première manche : il ne détruit rien, mais des pièces sont mises aux enchères.
FF-D13 = Pour le reste, la mise en place est la même : trois machines chacun, et une seule carte d’inspecteur à la première manche.
FF-R11 = La carte qui détruit sa valeur lance aussi une enchère. Le 150 vert en lance une, pas deux ; une valeur déjà détruite n’en lance aucune.

section-secret = Visible et caché
FF-40 = Vous pouvez compter les cartes d’inspecteur et de blanchiment face cachée, mais ni les regarder, ni consulter les cartes d’inspecteur déjà passées. L’argent peut être caché, les pièces non.
FF-R28 = Sont secrets les poings fermés, les versos non retournés et les cartes encore inconnues. L’argent des adversaires et les cartes d’inspecteur passées ne sont pas affichés non plus, bien que vous ayez tout vu : **s’en souvenir** fait partie du jeu.
FF-R29 = Une fois les dix cartes d’inspecteur passées, à la manche 6 au plus tard, vous pouvez savoir quand tomberont les prochaines valeurs. Chaque manche avec un Kaputt avance ce moment d’une carte.

section-options = Règles maison
option-edition = Une petite édition pour essayer : seulement la phase 4 d’une manche. Chacun a un 10 et un 20, et les cartes 14→20 et 15→30 sont à gagner.
option-skip_any_trigger = Les trois premières cartes qui lanceraient une enchère n’en lancent pas, quelles qu’elles soient, et pas seulement les cartes pièces. Utile à 5 ou 6 joueurs. D’habitude non.
option-open_purses = L’argent des adversaires est affiché. D’habitude non.
option-show_ring = Les cartes d’inspecteur déjà vues sont affichées dans leur ordre. D’habitude non.
option-first_player = Qui est premier joueur. −1 signifie tiré au sort.
option-rounds = La partie se termine après la phase 4 de cette manche. 0 signifie sans limite.
option-machines = Nombre de machines de chacun au départ : la 10, puis la 20, puis la 50. D’habitude 3.
option-purse = Argent de chacun au départ : billets de 10, 20, 50, 100 et 150, puis vrai argent. D’habitude aucun.
option-letters = Nombre de lettres de cartes de blanchiment utilisées, à partir de A ; d’habitude 4.
option-of_a_letter = Nombre de cartes de blanchiment utilisées par lettre, les moins chères. 0 signifie 8 à 3 ou 4 joueurs et 10 à 5 ou 6.
