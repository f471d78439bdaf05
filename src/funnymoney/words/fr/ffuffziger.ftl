# Falsche FFuffziger : tout ce que dit son plateau.

## Argent, machines, cartes

ff-real = { $amount } M
ff-notes = { $count } × { $value }
ff-notes-of = Billets de { $value }
ff-real-money = Vrai argent
ff-money = Argent
ff-nothing = rien
ff-none = aucun
ff-no-money = pas d’argent
ff-no-machines = pas de machine
ff-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
ff-coins-title = Pièces rares
ff-machines = Machines
ff-machine-title = Machine
ff-machine-of = machine { $value }
ff-machine = { $side ->
    [dealt] { $value } de départ
    [bought] { $value } achetée
    [twice] double { $value } retournée
    [coins] { $value } avec pièces, retournée
   *[single] { $value } retournée
  }
ff-machine-count = { $count } machines : { $what }
ff-back = { $back ->
    [kaputt] Kaputt
    [same-twice] double { $value }
    [next-twice] double { $value }
    [coins] { $value } avec pièces
   *[other] { $value }
  }
ff-odds = { $what } { $chance }
ff-count-of = { $count } × { $what }
ff-side-dealt = départ
ff-side-bought = achetée
ff-card-green = 150, carte pièces aussi
ff-card-value = { $value }
ff-card-coins = pièces
ff-player = Joueur

## Le plateau

ff-wash = Carte de blanchiment
ff-wash-card = Blanchiment { $letter }
ff-letter = Lettre
ff-at-least = au moins
ff-pays = rapporte
ff-wash-how = Le poing le plus plein gagne, dès { $least }.
ff-wash-chip = blanchiment { $least } → { $pays }
ff-all-sold = Toutes gagnées
ff-inspectors = Inspecteur, cette manche
ff-ring = Les dix cartes de l’inspecteur
ff-ring-left = à venir
ff-ring-next = prochaine : { $card }
ff-face-down = face cachée
ff-face-down-cards = Cartes d’inspecteur face cachée
ff-discovered = détruite
ff-starts = Enchère de pièces
ff-starts-none = sans enchère
ff-no-effect = sans effet
ff-next-fall = prochaine à tomber : { $value }
ff-kaputt-card = Kaputt : une carte de plus
ff-auctions-today = { $count ->
    [one] { $count } enchère
   *[other] { $count } enchères
  }
ff-auctions-more = { $count ->
    [0] la dernière de cette manche
    [one] encore { $count } ensuite
   *[other] encore { $count } ensuite
  }
ff-cards-left = { $count ->
    [one] dernière carte de blanchiment
   *[other] cartes restantes : { $count }
  }
ff-prices = Prix en vrai argent
ff-price-buy = achat
ff-price-sell = vente, blanch.
ff-price-scrap = casse
ff-pile = reste
ff-pile-left = reste { $count }
ff-destroyed = détruite
ff-benches = Machines de tous les joueurs
ff-first = Premier joueur
ff-first-short = premier
ff-auction = Enchère de pièces
ff-lot = Lot
ff-lot-coins = Lot : { $coins }
ff-leader = Mène
ff-last-offer = Dernière offre
ff-stake-each = Mise de chacun
ff-still-in = Encore en lice
ff-nothing-yet = encore rien
ff-role-leads = mène
ff-role-asked = décide
ff-role-in = en lice
ff-role-out = dehors
ff-fist-closed = fermé
ff-fist-open = réfléchit
ff-fist-empty = vide
ff-wins = gagne { $sum }
ff-purse-hidden = bourse cachée
ff-due = { $count ->
    [one] { $count } carte gagnée : { $sum }
   *[other] { $count } cartes gagnées : { $sum }
  }
ff-tap-machine = Changer la tâche de cette machine : { $what }. Retournée, elle peut être : { $odds }

## Étapes, états

ff-step-inspector = Inspecteur
ff-step-machines = Machines
ff-step-coins = Enchères
ff-step-fists = Poings
ff-step-buying = Achat
ff-step-laundering = Blanchiment
ff-status-machines = À la presse
ff-status-leads = Mène
ff-status-asked = Décide
ff-status-in = En lice
ff-status-out = Dehors
ff-status-closed = Poing fermé
ff-status-thinking = Réfléchit
ff-status-buying = Achète
ff-status-laundering = Blanchit
ff-phase-machines = 2, machines
ff-phase-lead = 3, enchères de pièces
ff-phase-match = 3, enchères de pièces
ff-phase-fists = 4, cartes de blanchiment
ff-phase-buying = 5, achat de machines
ff-phase-laundering = 6, blanchiment général
ff-phase-over = fin

## Questions

ff-ask-machines = Mettez vos machines au travail
ff-ask-machines-more = { $count ->
    [one] Encore une machine.
   *[other] Encore { $count } machines.
  } Retourner montre le verso, une fois pour toutes, et coûte l’impression.
ff-ask-open = Vous ouvrez l’enchère : { $coins }
ff-ask-open-more = Posez de l’argent d’une seule sorte. Les autres égalisent ou abandonnent ; seul le dernier en lice paie.
ff-ask-lead = Vous menez : relancer ?
ff-ask-lead-more = Argent d’une seule sorte, autant que vous voulez ; ou abandonnez sans rien payer. Lot : { $coins }.
ff-ask-lead-real = Argent d’une seule sorte. Vrai argent sur vrai argent : au moins 5 M.
ff-ask-match = { $whoYou ->
    [yes] Vous posez { $what }
   *[no] { $who } pose { $what }
  }
ff-ask-match-more = Posez exactement autant, ou vous quittez cette enchère. Lot : { $coins }.
ff-ask-fist = Fermez votre poing
ff-ask-fist-more = Billets, vrai argent, les deux ou rien. Tous les poings s’ouvrent ensemble ; seul le gagnant paie. On ne rend pas la monnaie.
ff-ask-buy = Acheter des machines ?
ff-ask-buy-more = Seulement en vrai argent. Elles servent dès la manche suivante ; personne ne voit leur verso.
ff-ask-launder = Blanchir des billets ?
ff-ask-launder-more = Les billets deviennent du vrai argent au cours du tableau. Ceux que vous gardez peuvent être saisis quand leur valeur tombe.
ff-over = La partie est finie.
ff-wait-machines = { $who } met ses machines au travail.
ff-wait-lead = { $who } mène l’enchère : { $coins }.
ff-wait-match = { $who } choisit d’égaliser ou non { $what }.
ff-wait-fists = { $count ->
    [0] Les poings s’ouvrent.
    [one] { $who } a encore la main ouverte.
   *[other] Mains encore ouvertes : { $who }.
  }
ff-wait-buying = { $who } achète des machines.
ff-wait-laundering = { $who } blanchit des billets.

## Commandes

ff-job-produce = Produire
ff-job-turn = Retourner
ff-job-sell = Vendre
ff-all-produce = Toutes produisent
ff-turned-already = déjà retournée
ff-turns = { $count ->
    [one] { $count } à retourner
   *[other] { $count } à retourner
  }
ff-you-get = Vous obtenez :
ff-turn-may = Retournée, { $what } devient : { $odds }
ff-do-turn = Retourner : { $what }
ff-do-print = Imprimer { $what }
ff-do-sell = Vendre pour { $sum }
ff-do-print-sell = Imprimer { $what }, vendre pour { $sum }
ff-do-fist = Fermer le poing sur { $total }
ff-do-fist-empty = Fermer un poing vide
ff-do-keep = Garder tous les billets
ff-do-launder = Blanchir { $what } pour { $sum }
ff-do-offer = Poser { $what }
ff-do-buy = { $count ->
    [one] Acheter { $count } machine pour { $sum }
   *[other] Acheter { $count } machines pour { $sum }
  }
ff-do-stop = Ne rien acheter
ff-of = sur { $count }
ff-kind-left = { $what }, il en reste { $count }
ff-each = { $sum } chacun
ff-from-to = de { $least } à { $most }
ff-only-you-see = Vous seul voyez ce qui y entre
ff-your-notes = Vos billets
ff-one-kind = Votre argent : une seule sorte
ff-pick-empty = Main vide
ff-pick-enough = Juste assez
ff-pick-enough-what = Juste assez : { $what }
ff-pick-all = Tout
ff-pick-keep = Tout garder
ff-pick-launder-all = Tout blanchir
ff-pick-none = Tout reprendre
ff-fist-nothing = Une main vide ne gagne rien : le minimum est { $least }
ff-fist-short = Il manque { $count } pour le minimum de { $least }
ff-fist-over = { $count } de plus que le minimum de { $least }
ff-fist-exact = Exactement le minimum de { $least }
ff-not-enough = Tout ce que vous avez compte { $owned } : moins que { $least }.
ff-not-destroyed = Cette valeur est détruite.
ff-not-sold-out = Il n’en reste pas.
ff-not-dear = Il vous reste { $sum }.
ff-not-five = au moins { $sum }
ff-not-all-laid = tout est posé
ff-must-open = Vous ouvrez : il faut poser quelque chose.
ff-drop = Abandonner
ff-drop-back = Abandonner, ne rien payer
ff-drop-nothing = vous ne payez rien
ff-drop-what = vous reprenez { $what }
ff-drop-coins = rien du lot ({ $coins })
ff-match-what = Égaliser { $what }
ff-match-stake = votre mise : { $what }
ff-match-left = il vous reste en main : { $what }
ff-real-after = { $before } maintenant, { $more } de plus
ff-rest = { $before } moins { $cost }
ff-may-fall = Les { $value } sont les prochains à tomber.

## Choix en une ligne

ff-label-produce = Produire avec { $machine } : imprimer { $what }
ff-label-sell = Vendre { $machine } : { $sum }, la machine s’en va
ff-label-transform = Retourner { $machine } : n’imprime rien, devient { $odds }
ff-label-offer = Poser { $what }
ff-label-match = Égaliser : poser { $what } aussi
ff-label-drop = Abandonner l’enchère ({ $coins }) : vous ne payez rien
ff-label-buy = Acheter une machine { $value } pour { $sum } (reste { $left })
ff-label-stop = Ne plus rien acheter dans cette manche
ff-label-keep = Garder tous les billets
ff-label-launder = Blanchir { $what } pour { $sum }
ff-label-fist-empty = Fermer un poing vide
ff-label-fist = Fermer le poing sur { $what } : { $total } en tout

## Le journal

ff-head-setup = Au départ
ff-head-inspector = Manche { $round }, inspecteur
ff-head-machines = Manche { $round }, machines
ff-head-coins = Manche { $round }, enchère de pièces
ff-head-fists = Manche { $round }, cartes de blanchiment
ff-head-buying = Manche { $round }, achat
ff-head-laundering = Manche { $round }, blanchiment
ff-head-end = La fin
ff-told-round = La manche { $round } commence.
ff-told-inspector = L’inspecteur révèle une carte : **{ $card }**.
ff-told-destroyed = C’est la plus basse valeur en jeu : machines et billets de **{ $value }** sont détruits.
ff-lost-machines = { $count ->
    [one] { $count } machine (casse { $sum })
   *[other] { $count } machines (casse { $sum })
  }
ff-lost-notes = { $count ->
    [one] { $count } billet
   *[other] { $count } billets
  }
ff-told-raided = { $whoYou ->
    [yes] Vous perdez { $what }.
   *[no] { $who } perd { $what }.
  }
ff-told-kaputt = { $whoYou ->
    [yes] Vous retournez une { $value } : **Kaputt**, { $sum } de casse. L’inspecteur reviendra.
   *[no] { $who } retourne une { $value } : **Kaputt**, { $sum } de casse. L’inspecteur reviendra.
  }
ff-told-same = { $whoYou ->
    [yes] Vous retournez une { $value } : elle reste comme avant.
   *[no] { $who } retourne une { $value } : elle reste comme avant.
  }
ff-told-turned = { $whoYou ->
    [yes] Vous retournez une { $value } : elle devient **{ $what }**.
   *[no] { $who } retourne une { $value } : elle devient **{ $what }**.
  }
ff-told-marker = { $whoYou ->
    [yes] Vous êtes maintenant premier joueur.
   *[no] { $who } est maintenant premier joueur.
  }
ff-told-lot = Le dé est jeté : une enchère de **{ $coins }**.
ff-told-unsold = Personne n’a rien à offrir : le lot ({ $coins }) quitte la partie.
ff-told-cannot-match = { $whoYou ->
    [yes] Vous ne pouvez pas égaliser et quittez l’enchère.
   *[no] { $who } ne peut pas égaliser et quitte l’enchère.
  }
ff-told-cannot-lead = { $whoYou ->
    [yes] Vous n’avez rien à ajouter et abandonnez.
   *[no] { $who } n’a rien à ajouter et abandonne.
  }
ff-told-won-lot = { $whoYou ->
    [yes] Vous restez le dernier en lice, payez et prenez **{ $coins }**.
   *[no] { $who } reste le dernier en lice, paie et prend **{ $coins }**.
  }
ff-told-card = Une carte de blanchiment est révélée : au moins **{ $least }**, rapporte **{ $pays }**.
ff-told-closed = { $whoYou ->
    [yes] Vous avez fermé le poing.
   *[no] { $who } a fermé le poing.
  }
ff-told-fist = { $whoYou ->
    [yes] Vous ouvrez le poing : { $what }, **{ $total }** en tout.
   *[no] { $who } ouvre le poing : { $what }, **{ $total }** en tout.
  }
ff-told-fist-empty = { $whoYou ->
    [yes] Votre poing est vide.
   *[no] Le poing de { $who } est vide.
  }
ff-told-fists-empty = Poings vides : { $whose }.
ff-told-won-card = { $whoYou ->
    [yes] Vous gagnez la carte avec **{ $total }** : { $pays } à la fin de la phase.
   *[no] { $who } gagne la carte avec **{ $total }** : { $pays } à la fin de la phase.
  }
ff-told-no-sale = Aucun poing n’atteint { $least } : la carte de blanchiment reste.
ff-told-paid = { $whoYou ->
    [yes] Vous prenez { $sum } sur vos cartes de blanchiment.
   *[no] { $who } prend { $sum } sur ses cartes de blanchiment.
  }
ff-told-laundered = { $whoYou ->
    [yes] Vous recevez { $sum } pour vos billets.
   *[no] { $who } reçoit { $sum } pour ses billets.
  }
ff-told-coins = { $whoYou ->
    [yes] Vous recevez { $coins } pour les 150 avec pièces.
   *[no] { $who } reçoit { $coins } pour les 150 avec pièces.
  }
ff-told-bonus = { $whoYou ->
    [yes] Vous avez { $sum } à la fin : **{ $coins }**.
   *[no] { $who } a { $sum } à la fin : **{ $coins }**.
  }
ff-told-produce = { $whoYou ->
    [yes] Vous imprimez { $what }.
   *[no] { $who } imprime { $what }.
  }
ff-told-sell = { $count ->
    [one] { $whoYou ->
        [yes] Vous vendez une machine pour { $sum } : { $what }.
       *[no] { $who } vend une machine pour { $sum } : { $what }.
      }
   *[other] { $whoYou ->
        [yes] Vous vendez { $count } machines pour { $sum } : { $what }.
       *[no] { $who } vend { $count } machines pour { $sum } : { $what }.
      }
  }
ff-told-offer = { $whoYou ->
    [yes] Vous posez { $what }.
   *[no] { $who } pose { $what }.
  }
ff-told-match = { $whoYou ->
    [yes] Vous égalisez.
   *[no] { $who } égalise.
  }
ff-told-drop = { $whoYou ->
    [yes] Vous abandonnez.
   *[no] { $who } abandonne.
  }
ff-told-own-fist = Dans votre poing : { $what }, { $total } en tout.
ff-told-buy = { $count ->
    [one] { $whoYou ->
        [yes] Vous achetez une machine : { $what } pour { $sum }.
       *[no] { $who } achète une machine : { $what } pour { $sum }.
      }
   *[other] { $whoYou ->
        [yes] Vous achetez des machines : { $what } pour { $sum }.
       *[no] { $who } achète des machines : { $what } pour { $sum }.
      }
  }
ff-told-stop = { $whoYou ->
    [yes] Vous n’achetez plus rien.
   *[no] { $who } n’achète plus rien.
  }
ff-told-launder = { $whoYou ->
    [yes] Vous blanchissez { $what }.
   *[no] { $who } blanchit { $what }.
  }
ff-told-keep = { $whoYou ->
    [yes] Vous gardez vos billets.
   *[no] { $who } garde tous ses billets.
  }

## En texte

ff-fact-table = La table
ff-fact-round = Manche
ff-fact-phase = Phase
ff-fact-next-fall = Prochaine valeur à tomber
ff-fact-destroyed = Valeurs détruites
ff-fact-auctions = Enchères encore à venir dans cette manche
ff-fact-free = Cartes pièces qui ne lanceront pas d’enchère
ff-fact-kaputt = Après cette phase
ff-fact-state = État
ff-fact-cards-left = Cartes de blanchiment restantes, celle-ci comprise
ff-fact-unseen-cards = Cartes jamais vues, par lettre
ff-fact-backs = Versos que personne n’a vus
ff-fact-backs-left = Versos
ff-fact-dealt-left = Dont machines de départ non retournées
ff-own-money = Votre argent
ff-own-fist = Dans votre poing
ff-worth-fist = Valeur dans un poing
ff-worth-laundered = Si tout est blanchi

## Première partie

ff-guide-1 = Chaque machine fait une chose par manche. Ici, toutes produisent : les billets imprimés sont faux, mais les cartes de blanchiment et les enchères les acceptent.
ff-guide-2 = Une machine peut être retournée une seule fois. Elle peut devenir double, monter d’une valeur ou être Kaputt ; elle n’imprime rien dans cette manche. Les chances sont écrites dessous.
ff-guide-3 = Cette carte rapporte du vrai argent au poing le plus rempli, s’il atteint le nombre de gauche. Tous les autres reprennent leur argent.
ff-guide-4 = « Juste assez » met dans votre poing la plus petite somme qui peut gagner. Plus coûte plus : on ne rend pas la monnaie. Une main vide ne coûte rien.
ff-guide-5 = Le vrai argent achète des machines. Elles impriment dès la manche suivante. À la fin, le plus de vrai argent rapporte 6, 4 et 2 pièces, les machines rien.
ff-guide-6 = Les billets se changent en vrai argent, à un mauvais cours. Ceux que vous gardez serviront dans d’autres poings, sauf si l’inspecteur détruit leur valeur avant.
ff-guide-7 = Les pièces décident de la partie. Qui reste en lice pose autant ; seul le dernier en lice paie, les autres reprennent leur argent.
ff-guide-8 = Les cartes de l’inspecteur reviennent toujours dans le même ordre. Quand sort la plus basse valeur en jeu, ses machines sont mises à la casse et ses billets saisis.
