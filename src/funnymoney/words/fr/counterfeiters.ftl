# Counterfeiters (Pecunia Olet) : le plateau, les choix et le journal.

## Argent, étoiles, faux billets

cf-dollars = { $amount } $
cf-between = { $least } à { $most }
cf-stars = { $count ->
    [1] une étoile
    [2] deux étoiles
   *[3] trois étoiles
  }
cf-some-fakes = { $count ->
    [one] { $count } faux billet à { $stars }
   *[other] { $count } faux billets à { $stars }
  }
cf-no-fakes = aucun faux billet
cf-nothing = rien
cf-fakes-of = Faux billets à { $stars }
cf-fakes-each = Faux billets à { $stars }, { $amount } pièce
cf-amount = Dollars

## Cartes

cf-printer = Imprimante
    .one = une imprimante
    .many = { $count ->
        [one] une imprimante
       *[other] { $count } imprimantes
      }
    .does = +2 billets
cf-ink = Encre
    .one = une encre
    .many = { $count ->
        [one] une encre
       *[other] { $count } encres
      }
    .does = +1 étoile
cf-paper = Papier
    .one = un papier
    .many = { $count ->
        [one] un papier
       *[other] { $count } papiers
      }
    .does = +1 étoile
cf-hologram = Hologramme
    .one = un hologramme
    .many = { $count ->
        [one] un hologramme
       *[other] { $count } hologrammes
      }
    .does = +1 étoile
cf-diner = Diner
    .one = un diner
    .many = { $count ->
        [one] un diner
       *[other] { $count } diners
      }
    .does = 50 $ par manche
cf-jet = Jet
    .one = un jet privé
    .many = { $count ->
        [one] un jet privé
       *[other] { $count } jets privés
      }
    .does = vol gratuit
cf-big-lawyer = Grand Avocat
    .one = le Grand Avocat
    .many = le Grand Avocat
    .does = agit en premier
cf-bad-lawyer = Mauvais Avocat
    .one = le Mauvais Avocat
    .many = le Mauvais Avocat
    .does = agit en second
cf-ticket = Ticket
    .one = un ticket de loterie de { $prize }
    .many = { $count ->
        [one] un ticket de loterie de { $prize }
       *[other] { $count } tickets de loterie de { $prize }
      }
    .does = { $prize } à la fin
cf-have-it = vous l’avez
cf-card-for = { $card } pour { $price }
cf-buy-for = Acheter à { $price }

## Le plateau

cf-market = Marché noir
cf-market-about = cher à gauche, les invendus glissent à droite
cf-deck = { $count ->
    [0] pioche vide
   *[other] pioche { $count }
  }
cf-deck-empty = Toutes les cartes sont sorties.
cf-deck-more = Reste dans la pile { $stack } : { $cards }. { $rest ->
    [0] Rien dessous.
   *[other] Dessous : { $rest }.
  }
cf-gap = pas de carte
cf-sold-to = vendue à { $who }
cf-thrown-away = jetée après la manche
cf-stands = { $who } s’y trouve
cf-spaces = Cases
cf-free = libre
cf-zone-market = Marché noir
cf-zone-print = Impression
cf-zone-supermarket = Supermarché
cf-zone-receiver = Receleur
cf-zone-tax = Fraude fiscale
cf-zone-jet = Jet privé
cf-zone-commercial = Vol commercial
cf-space-market = Marché noir, { $price }
cf-space-number = { $name }, numéro { $number }
cf-space-free = { $name }, libre
cf-space-taken = { $name }, occupée par { $who }
cf-mark-police = avec l’icône police
cf-mark-sunglasses = avec les lunettes de soleil
cf-note-print = 2 billets par imprimante
cf-note-print-own = vous imprimez { $count } × { $stars }
cf-note-supermarket = 3 faux, { $face } pièce
cf-note-refused = { $count ->
    [1] refuse ★
    [2] refuse ★ et ★★
   *[3] refuse tout
  }
cf-note-receiver = jusqu’à 8, { $least } à { $most }
cf-note-tax = prendre { $amount }
cf-note-jet = gratuit
cf-note-commercial = billet d’avion { $fare }
cf-note-strike = grève : aucun vol
cf-police = Police
cf-refused = { $count ->
    [0] les supermarchés prennent tout
    [1] les supermarchés refusent ★
    [2] les supermarchés refusent ★ et ★★
   *[3] les supermarchés refusent tout
  }
cf-steps-left = { $count ->
    [0] arrivée
    [one] { $count } pas avant la fin
   *[other] { $count } pas avant la fin
  }
cf-end = Fin
cf-track-blank = rien
cf-track-end = le Parrain, et la fin
cf-track-godfather = le Parrain : chacun paie la moitié de sa main
cf-track-investigation = enquête : les supermarchés refusent { $stars }
cf-track-strike = grève des contrôleurs aériens : aucun vol
cf-track-space = Case { $place } : { $what }
cf-track-here = La police est sur la case { $place } : { $what }
cf-in-steps = { $steps ->
    [one] Dans { $steps } pas
   *[other] Dans { $steps } pas
  }
cf-event-godfather = Le Parrain prend la moitié
cf-event-godfather-more = De chaque main. L’argent offshore est à l’abri.
cf-event-you-pay = Vous payez { $amount }. L’argent offshore est à l’abri.
cf-event-investigation = L’enquête progresse
cf-event-investigation-more = Les supermarchés refusent désormais { $stars } et moins.
cf-event-strike = Grève des contrôleurs aériens
cf-event-strike-more = Aucun vol tant que la police est ici.
cf-event-end = La police est arrivée

## Joueurs

cf-henchmen-left = { $count ->
    [0] plus aucun sbire
    [one] { $count } sbire restant
   *[other] { $count } sbires restants
  }
cf-has-sunglasses = a le pion premier joueur : commence la prochaine manche
cf-known-exactly = { $hand } en main, { $offshore } offshore
cf-known-about = en main { $hand }, offshore { $offshore }
cf-own-money = Votre argent
cf-own-hand = En main
cf-own-offshore = Offshore, à l’abri
cf-own-all = En tout
cf-own-half = Si le Parrain vient
cf-own-seen = Vu de l’extérieur, en main
cf-others-think = Les autres supposent, en main
cf-status-places = Place { $number } sur { $all }
cf-status-flies = En vol
cf-status-lawyer = Chez l’avocat
cf-status-last = Dernier sbire
cf-status-done = Tous placés
cf-status-next = Ensuite
cf-status-waits = Attend
cf-step-place = Placer
cf-step-act = Agir
cf-step-police = Police
cf-step-next = Suivant
cf-step-last = Derniers placements
cf-step-lawyers = Avocats
cf-step-reckoning = Diners et tickets

## Questions

cf-ask-place = { $stage ->
    [last] Où va votre dernier sbire ?
    [again] Où va-t-il maintenant ?
   *[now] Où va votre sbire ?
  }
cf-ask-place-more = Touchez une case entourée sur le plateau, ou choisissez ici.
cf-ask-last-more = La police est arrivée : le Parrain ne prendra plus rien.
cf-ask-fence = Quels faux vendez-vous ?
cf-ask-fence-more = Receleur : tout le lot est payé au tarif du plus mauvais billet : ★ { $rate1 }, ★★ { $rate2 }, ★★★ { $rate3 }.
cf-ask-shop = Quels faux écoulez-vous ?
cf-ask-shop-more = Supermarché : jusqu’à trois, { $face } pièce, quelles que soient leurs étoiles.
cf-ask-print-more = { $kinds ->
    [one] Un composant : une étoile.
   *[other] { $kinds } composants différents : { $kinds } étoiles.
  } Deux billets par imprimante.
cf-ask-buy-more = Un contact reste à vous jusqu’à la fin de la partie.
cf-ask-tax-more = Peu, vite et toujours possible.
cf-ask-fly-more = Déplacez de l’argent entre votre main et votre compte offshore.
cf-ask-fly = Combien, et dans quel sens ?
cf-ask-lawyer = { $lawyer ->
    [bad] Le Mauvais Avocat : récupérer un sbire ?
   *[big] Le Grand Avocat : récupérer un sbire ?
  }
cf-ask-lawyer-more = Un de vos sbires quitte le plateau et se replace aussitôt.
cf-ask-retrieve = Récupérer le sbire ({ $zone }) ?
cf-ask-retrieve-more = Sa case redevient libre ; il doit être replacé.
cf-ask-pass = Passer ?
cf-ask-pass-placing = Un sbire est perdu pour cette manche. La police n’avance pas.
cf-ask-pass-lawyer = Vos sbires restent où ils sont.
cf-wait-placing = { $who } place un sbire.
cf-wait-last = { $who } peut placer un dernier sbire.
cf-wait-selling = { $who } vend des faux billets.
cf-wait-flying = { $who } est aux Caraïbes et déplace de l’argent.
cf-wait-lawyer = { $who } consulte un avocat.
cf-wait-over = La partie est finie : tout l’argent est sur la table.

## Les choix

cf-another-space = Autre case
cf-another-henchman = Autre sbire
cf-pass-henchman = Passer ce sbire
cf-no-plans = Aucune case ne vous sert en ce moment.
cf-effect-buy = { $card }, { $price }
cf-effect-print = { $count } × { $stars }
cf-effect-tax = { $amount }
cf-effect-sunglasses = { $amount }, puis premier
cf-effect-sale = jusqu’à { $amount }
cf-effect-fly = billet { $fare }
cf-effect-jet = gratuit
cf-effect-retrieve = le récupérer
cf-all-of = { $all ->
    [yes] Autant que possible
    [best] Seulement { $stars }
   *[no] Tous à { $stars } et mieux
  }
cf-each = { $amount } pièce
cf-held = { $count } à vous
cf-refused-here = refusé
cf-notes-at = { $count ->
    [one] { $count } billet à { $stars }
   *[other] { $count } billets à { $stars }
  }
cf-notes-of = { $count } sur { $most } au plus
cf-drops = Un { $stars } de plus et le lot tombe à { $amount }
cf-spoils = Sans { $stars }, le lot rapporterait { $amount }
cf-you-would-pay = Vous paieriez { $amount }.
cf-leaves = Il vous reste { $amount } en main.
cf-then-prints = Vous imprimeriez { $count ->
    [one] { $count } billet
   *[other] { $count } billets
  } à { $stars }.
cf-print-worth = Sans valeur tant qu’ils ne sont pas vendus : 50 $ pièce au supermarché, 20 $ à 40 $ chez le receleur.
cf-and-sunglasses = et vous commencez la prochaine manche
cf-tax-plain = De la banque, dans votre main.
cf-fly-free = Votre jet : gratuit
cf-fly-fare = Billet d’avion { $fare }, de votre main
cf-fly-then = Ensuite vous choisissez combien et dans quel sens. Personne ne le voit.
cf-retrieve-then = Il revient et se replace sur une case utile.
cf-all-in-hand = Tout en main
cf-all-offshore = Tout offshore
cf-as-it-was = comme avant
cf-godfather-takes = Le Parrain prendrait { $amount }
cf-safe = À l’abri du Parrain
cf-secret-flight = Personne ne voit combien, ni dans quel sens.
cf-flight-value = { $hand } en main, { $offshore } offshore
cf-do-choose-space = Choisir une case
cf-do-choose-henchman = Choisir un sbire
cf-do-buy = Acheter { $card } pour { $price }
cf-do-print = { $count ->
    [one] Imprimer { $count } billet à { $stars }
   *[other] Imprimer { $count } billets à { $stars }
  }
cf-do-tax = Prendre { $amount }
cf-do-fly = Prendre l’avion pour { $fare }
cf-do-fly-jet = Partir avec votre jet
cf-do-shop = { $count ->
    [one] Écouler { $count } billet pour { $amount }
   *[other] Écouler { $count } billets pour { $amount }
  }
cf-do-fence = { $count ->
    [one] Vendre { $count } billet pour { $amount }
   *[other] Vendre { $count } billets pour { $amount }
  }
cf-do-shop-none = Écouler des billets
cf-do-fence-none = Vendre des billets
cf-do-stash = Mettre { $amount } offshore
cf-do-fetch = Rapatrier { $amount }
cf-do-move = Déplacer de l’argent
cf-do-retrieve = Récupérer : { $zone }
cf-do-decline = Les laisser tous en place
cf-do-pass = Passer : ce sbire est perdu
cf-police-on = La police avance d’une case.
cf-police-to-godfather = La police atteint le Parrain : chacun paie la moitié de sa main.
cf-police-to-investigation = La police atteint une enquête : les supermarchés refusent { $stars }.
cf-police-to-strike = La police atteint une grève : aucun vol.
cf-police-to-end = La police atteint la fin : le Parrain prend la moitié, puis viennent les derniers placements.
cf-why-move = Déplacez au moins 10 $, dans un sens ou dans l’autre.
cf-why-taken = Occupée par { $who } pour cette manche.
cf-why-too-dear = vous avez { $hand }
cf-why-sold = La carte est partie.
cf-why-second-jet = un jet suffit
cf-why-refused-all = refuse tous les faux
cf-why-no-good-fake = aucun faux accepté en stock
cf-why-no-fake = vous n’avez pas de faux
cf-why-no-jet = vous n’en avez pas
cf-why-no-fare = billet { $fare }, vous avez { $hand }
cf-why-nothing-to-fly = rien à déplacer
cf-why-strike = grève : aucun vol

## Le journal

cf-heading-round = Manche { $round }
cf-heading-round-end = Manche { $round }, fin
cf-heading-end = La fin
cf-told-first = { $whoYou ->
    [yes] **Vous commencez.**
   *[no] **{ $who } commence.**
  }
cf-told-component = { $whoYou ->
    [yes] Vous partez avec une imprimante et **{ $card }**.
   *[no] { $who } part avec une imprimante et **{ $card }**.
  }
cf-told-offered = Nouveau au marché noir : **{ $cards }**.
cf-told-trashed = Le marché glisse à droite. À la poubelle : **{ $cards }**.
cf-told-round = { $whoYou ->
    [yes] Vous commencez la manche.
   *[no] { $who } commence la manche.
  }
cf-told-bought = { $whoYou ->
    [yes] Vous achetez **{ $card }**.
   *[no] { $who } achète **{ $card }**.
  }
cf-told-printed = { $count ->
    [one] { $whoYou ->
        [yes] Vous imprimez **{ $count } faux billet à { $stars }**.
       *[no] { $who } imprime **{ $count } faux billet à { $stars }**.
      }
   *[other] { $whoYou ->
        [yes] Vous imprimez **{ $count } faux billets à { $stars }**.
       *[no] { $who } imprime **{ $count } faux billets à { $stars }**.
      }
  }
cf-told-tax = { $whoYou ->
    [yes] Vous commettez une **fraude fiscale**.
   *[no] { $who } commet une **fraude fiscale**.
  }
cf-told-sunglasses = { $whoYou ->
    [yes] Les **lunettes de soleil** : vous commencerez la prochaine manche.
   *[no] Les **lunettes de soleil** : { $who } commencera la prochaine manche.
  }
cf-told-shop = { $whoYou ->
    [yes] Vous écoulez **{ $lot }** au supermarché.
   *[no] { $who } écoule **{ $lot }** au supermarché.
  }
cf-told-fence = { $whoYou ->
    [yes] Vous vendez **{ $lot }** au receleur.
   *[no] { $who } vend **{ $lot }** au receleur.
  }
cf-told-fly = { $whoYou ->
    [yes] Vous prenez un **vol** vers les Caraïbes.
   *[no] { $who } prend un **vol** vers les Caraïbes.
  }
cf-told-fly-jet = { $whoYou ->
    [yes] Vous partez aux Caraïbes dans votre **jet privé**.
   *[no] { $who } part aux Caraïbes en **jet privé**.
  }
cf-told-stash = { $whoYou ->
    [yes] Vous mettez **{ $amount }** offshore.
   *[no] { $who } met **{ $amount }** offshore.
  }
cf-told-fetch = { $whoYou ->
    [yes] Vous rapatriez **{ $amount }** dans votre main.
   *[no] { $who } rapatrie **{ $amount }**.
  }
cf-told-landed = { $whoYou ->
    [yes] Vous êtes de retour ; la somme déplacée reste votre secret.
   *[no] { $who } est de retour ; personne n’a vu la somme déplacée.
  }
cf-told-pass = { $whoYou ->
    [yes] Vous passez.
   *[no] { $who } passe.
  }
cf-told-retrieve = { $whoYou ->
    [yes] Vous récupérez un sbire : **{ $zone }**.
   *[no] { $who } récupère un sbire : **{ $zone }**.
  }
cf-told-police = { $left ->
    [0] La police atteint la fin de sa piste.
    [one] La police avance d’une case : { $left } pas avant la fin.
   *[other] La police avance d’une case : { $left } pas avant la fin.
  }
cf-told-strike = **Grève des contrôleurs aériens :** aucun vol tant que la police est ici.
cf-told-taught = { $count ->
    [1] **L’enquête** progresse : les supermarchés refusent désormais **une étoile**.
    [2] **L’enquête** progresse : les supermarchés refusent désormais **deux étoiles** et moins.
   *[3] **L’enquête** progresse : les supermarchés refusent désormais **tous les faux billets**.
  }
cf-told-godfather = **Le Parrain :** chacun paie la moitié de l’argent en main.
cf-told-paid = { $none ->
    [yes] { $whoYou ->
        [yes] Vous n’avez rien en main : le Parrain repart sans un sou.
       *[no] { $who } n’a rien en main : le Parrain repart sans un sou.
      }
   *[no] { $whoYou ->
        [yes] Vous payez **{ $amount }** au Parrain.
       *[no] { $who } paie **{ $amount }** au Parrain.
      }
  }
cf-told-diners = { $count ->
    [one] { $whoYou ->
        [yes] Votre **diner** change un faux billet.
       *[no] Le **diner** de { $who } change un faux billet.
      }
   *[other] { $whoYou ->
        [yes] Vos **diners** changent { $count } faux billets.
       *[no] Les **diners** de { $who } changent { $count } faux billets.
      }
  }
cf-told-last-placements = **La police est arrivée.** Qui a encore un sbire peut en placer un dernier.
cf-told-lawyer = { $whoYou ->
    [yes] Vous pouvez faire appel à votre avocat : **{ $lawyer }**.
   *[no] { $who } peut faire appel à son avocat : **{ $lawyer }**.
  }
cf-told-ticket = { $whoYou ->
    [yes] Vous encaissez **un ticket de loterie**.
   *[no] { $who } encaisse **un ticket de loterie**.
  }

## La table en texte

cf-fact-round = Manche { $round }
cf-fact-began = A commencé cette manche
cf-fact-begins-next = Commence la prochaine manche
cf-fact-trigger = A mené la police à la fin
cf-fact-player = Joueur
cf-fact-status = En ce moment
cf-fact-hand = En main
cf-fact-offshore = Offshore
cf-fact-fakes = Faux billets
cf-fact-henchmen = Sbires restants
cf-fact-prints = Imprimerait
cf-fact-contacts = Contacts
cf-fact-price = Prix
cf-fact-card = Carte
cf-fact-more = Remarque
cf-fact-space = Case
cf-fact-who = Qui s’y trouve
cf-fact-pawn = La police
cf-fact-space-of = case { $place } sur { $last }
cf-fact-left = Pas avant la fin

## Première partie

cf-guide-1 = À chaque tour vous placez un sbire sur une case libre. Imprimer est toujours possible : deux billets par imprimante, avec une étoile par composant différent.
cf-guide-2 = Les contacts s’achètent avec l’argent en main et restent à vous. Les cartes baissent de prix en glissant à droite, mais un autre peut être plus rapide.
cf-guide-3 = Le receleur prend jusqu’à huit faux en un lot et les paie tous au tarif du plus mauvais : 20 $, 30 $ ou 40 $. La police ne remarque rien.
cf-guide-4 = Les supermarchés paient 50 $ pour chacun de trois faux au plus, et chaque visite fait avancer la police d’une case.
cf-guide-5 = Le Parrain approche : quand la police l’atteint, chacun paie la moitié de l’argent en main. L’argent offshore est à l’abri.
cf-guide-6 = Faites glisser l’argent entre votre main et votre compte offshore. Il y est à l’abri, mais seule la main paie les cartes et les vols.
cf-guide-7 = La fraude fiscale rapporte toujours 30 $. La case aux lunettes de soleil vous fait aussi commencer la prochaine manche.
cf-guide-8 = La police est arrivée. Ce que vous gagnez maintenant est acquis ; faux billets et cartes ne valent rien au décompte.
