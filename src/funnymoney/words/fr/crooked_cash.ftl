# Crooked Cash : les mots de sa table.

## Cases, couleurs, cartes

cc-board = Plateau, 36 cases
cc-space-go = Départ
cc-space-chest = Caisse de communauté
cc-space-train = Train
cc-space-chance = Chance
cc-space-jail = Simple visite
cc-space-parking = Parc gratuit
cc-space-police = Allez en prison
cc-corner-go = Départ
cc-corner-jail = Prison
cc-corner-parking = Parc
cc-corner-police = En prison
cc-colour-brown = marron
cc-colour-sky = bleu clair
cc-colour-pink = rose
cc-colour-orange = orange
cc-colour-red = rouge
cc-colour-yellow = jaune
cc-colour-green = vert
cc-colour-blue = bleu foncé

cc-chance-waiver = Loyer offert
    .text = Quand on vous réclame un loyer, vous ne devez rien cette fois.
cc-chance-gift = Hôtel en cadeau
    .text = Un hôtel de la banque sur l’une de vos rues.
cc-chance-key = Clé de cellule
    .text = Sortez de prison au début de votre tour, puis lancez les dés.
cc-chance-booster = Loyer doublé
    .text = Quand vous réclamez un loyer, réclamez le double.
cc-chance-half = Titre à moitié prix
    .text = Achetez à moitié prix la rue où vous êtes.
cc-chance-express = Ticket express
    .text = Au lieu de lancer les dés, avancez jusqu’à une rue à vendre ; votre tour finit ensuite.
cc-chance-grant = Subvention bancaire
    .text = 150 de la banque.
cc-chance-collection = Collecte
    .text = Chaque adversaire vous paie 50.
cc-chance-swap = Échange forcé
    .text = Échangez une de vos rues contre celle d’un adversaire hors de tout groupe complet ; sans hôtel ni l’une ni l’autre.
cc-chance-wreck = Ordre de démolition
    .text = L’hôtel d’un adversaire retourne à la banque.
cc-chance-warrant = Mandat d’arrêt
    .text = Envoyez un adversaire en prison.
cc-chance-recharge = Recharge
    .text = Vos jetons redeviennent verts, et 50 de la banque.
cc-chest-windfall = Aubaine
    .text = 200 de la banque.
cc-chest-prize = Premier prix
    .text = 100 de la banque.
cc-chest-refund = Remboursement
    .text = 50 de la banque.
cc-chest-birthday = Anniversaire
    .text = Chaque adversaire vous paie 20.
cc-chest-head-start = Longueur d’avance
    .text = Avancez jusqu’à la case Départ : 200 et des jetons verts.
cc-chest-night-train = Train de nuit
    .text = Avancez jusqu’à la prochaine rue à vendre.
cc-chest-cell-pass = Levée d’écrou
    .text = À garder : sortez de prison au début de votre tour, puis lancez les dés.
cc-chest-free-hotel = Hôtel gratuit
    .text = À garder : un hôtel de la banque sur l’une de vos rues.
cc-chest-permit = Permis de construire
    .text = À garder : achetez un hôtel pour l’une de vos rues.
cc-chest-fresh-chips = Jetons neufs
    .text = Vos jetons rouges redeviennent verts ; si aucun n’est rouge, 50 de la banque.
cc-chest-parking = Amende de stationnement
    .text = Payez 50 à la banque.
cc-chest-water = Dégât des eaux
    .text = Payez 100 à la banque.
cc-chest-repairs = Travaux d’hôtel
    .text = Payez à la banque 40 pour chacun de vos hôtels.
cc-chest-arrest = Arrestation
    .text = Allez en prison ; vous ne relancez pas pendant ce tour.
cc-card-known-true = { $card } (vraie, c’est connu)
cc-card-known-false = { $card } (fausse, c’est connu)
cc-verdict-true = vraie
cc-verdict-false = fausse
cc-open-cards = Cartes Chance visibles

## Petites choses

cc-you = vous
cc-nothing = rien
cc-a-hotel = un hôtel
cc-with-hotel = { $street } avec son hôtel
cc-note-known-true = { $notes } vrai connu
cc-note-known-false = { $notes } faux connu
cc-known-true = vrai connu
cc-known-false = faux connu
cc-for-sale = à vendre
cc-price = prix { $amount }
cc-owned = à { $who }, loyer { $amount }
cc-here = ici : { $who }
cc-free = gratuit
cc-left = { $count ->
    [one] { $count } rue à vendre
   *[other] { $count } rues à vendre
  }
cc-hotels-left = { $count ->
    [one] { $count } hôtel en banque
   *[other] { $count } hôtels en banque
  }
cc-rolled = { $whoYou ->
    [yes] Vous avez fait { $total }
   *[no] { $who } a fait { $total }
  }
cc-chips = { $count ->
    [0] Aucun jeton vert
    [one] { $count } jeton vert
   *[other] { $count } jetons verts
  }
cc-checks-left = { $count ->
    [one] { $count } vérification
   *[other] { $count } vérifications
  }
cc-pays = { $whoYou ->
    [yes] Vous payez { $amount } { $toYou ->
        [bank] à la banque
       *[no] à { $to }
      }
   *[no] { $toYou ->
        [yes] { $who } vous paie { $amount }
        [bank] { $who } paie { $amount } à la banque
       *[no] { $who } paie { $amount } à { $to }
      }
  }
cc-gives = { $who } donne
cc-window-open = La fenêtre de vérification est ouverte.
cc-on-table = Sur la table
cc-new-on-table = Nouveaux sur la table, pour remplacer un faux
cc-card-on-table = Sur la table
cc-found-real = vérifié : vrai

## Le tour, dans la barre du haut

cc-step-roll = Dés
cc-step-space = Case
cc-step-end = Fin
cc-step-street = Rue
cc-step-rent = Loyer { $amount }
cc-step-pay = Payer { $amount }
cc-step-decoder = Décodeur
cc-step-card = Carte
cc-step-auction = Enchère
cc-step-trade = Échange
cc-step-building = Hôtels
cc-step-debt = Dette
cc-step-exchange = Change
cc-step-pick = Chance
cc-step-keep = Chance

## Ce que font les joueurs, en peu de lettres

cc-st-bankrupt = En faillite
cc-st-jail = En prison
cc-st-jailed = En prison
cc-st-roll = Lance les dés
cc-st-finish = Termine
cc-st-street = Achète ?
cc-st-rent = Loyer ?
cc-st-asked = Paie le loyer ?
cc-st-pays = Paie { $amount }
cc-st-leads = Offre { $amount }
cc-st-passed = A passé
cc-st-decoder = Vérifie ?
cc-st-card = Joue une carte
cc-st-auction = Enchérit ?
cc-st-trade = Échange ?
cc-st-building = Construit ?
cc-st-debt = Endetté
cc-st-exchange = Change
cc-st-pick = Prend une carte
cc-st-keep = Garde une carte
cc-st-interlude = Échange ?
cc-st-hotel = Construit
cc-st-collection = Collecte
cc-heading = Tour { $number }, { $who }

## Ce qui est demandé

cc-over = La partie est finie.
cc-passing = Un instant…
cc-ask-roll = À vous : lancez les dés
cc-ask-again = Un double ! Relancez
cc-ask-roll-more = Avant, vous pouvez jouer une carte, construire, échanger ou changer des billets.
cc-ask-jail = Comment sortez-vous de prison ?
cc-ask-jail-more = Échecs : { $failed } sur 3. En prison, pas de décodeur.
cc-ask-finish = Autre chose pendant votre tour ?
cc-ask-finish-more = Ensuite, c’est au joueur suivant.
cc-ask-finish-jail-more = Vous êtes en prison : plus de lancer pendant ce tour, et pas de décodeur. Ensuite, c’est au joueur suivant.
cc-ask-street = { $street } est à vendre. L’acheter ?
cc-ask-street-more = Vous avez { $owned ->
    [one] { $owned } rue
   *[other] { $owned } rues
  } sur { $all } du groupe { $colour }. Les autres peuvent vérifier un billet.
cc-ask-dear = { $street } coûte { $price }
cc-ask-dear-more = Vous avez { $have } : elle est mise aux enchères, et vous pouvez enchérir.
cc-ask-rent = { $who } est sur { $street }. Réclamer le loyer ?
cc-ask-rent-more = Ce qui n’est pas réclamé n’est pas dû.
cc-rent-single = Loyer { $amount }.
cc-rent-whole = Loyer { $amount }, doublé : tout le groupe { $colour } est à vous.
cc-rent-hotel = Loyer { $amount }, avec hôtel.
cc-ask-asked = { $owner } vous réclame { $amount }
cc-ask-asked-more = Loyer de { $street }.
cc-ask-pay = Payez { $amount } { $toYou ->
    [bank] à la banque
   *[no] à { $to }
  } : quels billets ?
cc-ask-missing = Il manque { $need } : quels billets ?
cc-ask-exact = Étalez { $notes } : lesquels ?
cc-ask-pay-more = Assez, sans billet superflu. Les autres peuvent en vérifier un.
cc-for-street = Pour { $street }.
cc-for-rent = Loyer de { $street }.
cc-for-hotel = Pour un hôtel sur { $street }.
cc-for-auction = Pour { $thing }, aux enchères.
cc-for-exchange = En échange de { $notes }.
cc-for-trade = Pour un échange.
cc-for-card = À cause d’une carte.
cc-for-building = Pour un hôtel.
cc-for-jail = Pour sortir de prison.
cc-ask-check = { $toYou ->
    [yes] { $who } vous paie { $amount }
    [bank] { $who } paie { $amount } à la banque
   *[no] { $who } paie { $amount } à { $to }
  }. Vérifier un billet ?
cc-ask-check-more = Un jeton vert regarde un billet. Faux : vous le gardez, et il doit être remplacé. Vrai : rien ne se passe.
cc-ask-card = { $who } joue { $card }. Vérifier ?
cc-ask-card-more = Fausse : elle n’a pas d’effet, et vous recevez 100. Vraie : rien ne vous arrive.
cc-no-bid-yet = Personne n’a encore offert.
cc-bid-stands = { $whoYou ->
    [yes] Vous avez offert { $amount }.
   *[no] { $who } a offert { $amount }.
  }
cc-you-have = Vous avez { $amount }.
cc-ask-auction = Enchère : { $thing }
cc-ask-keep = Quelle carte Chance gardez-vous ?
cc-ask-keep-more = Personne n’en a plus d’une ; l’autre va sous la pile.
cc-trade-title = Votre proposition
cc-ask-trade = { $who } vous propose un échange
cc-ask-trade-more = Les billets sont étalés et peuvent être vérifiés avant que rien ne change de mains.
cc-ask-place = Où va votre hôtel ?
cc-ask-build = Où construisez-vous ?
cc-ask-build-more = La banque a { $left ->
    [one] { $left } hôtel
   *[other] { $left } hôtels
  }. Les souhaits restent secrets jusqu’à ce que tous aient répondu.
cc-wished = Déjà : { $streets }.
cc-ask-debt = Vous devez { $amount } { $toYou ->
    [bank] à la banque
   *[no] à { $to }
  }
cc-ask-debt-more = Vous avez { $have }. Vendez à la banque à moitié prix, ou échangez. Sans plus rien à vendre, c’est la faillite.
cc-ask-void-more = Vous avez { $have }. Vendez à la banque à moitié prix, échangez, ou renoncez à l’offre.
cc-ask-pick = Quelle carte Chance prenez-vous ?
cc-ask-pick-more = De chaque paire, une est fausse. On pourra la vérifier quand vous la jouerez.
cc-ask-swap-more = À la place de { $card }, qui va alors sous la pile.
cc-ask-interlude = { $who } a fini. Proposer un échange ?
cc-ask-interlude-more = Entre deux tours, tous les autres peuvent proposer des échanges.
cc-exchange-title = Changer des billets à la banque
cc-play-title = Jouez votre carte

## Qui est attendu

cc-wait-roll = { $who } lance les dés.
cc-wait-jail = { $who } cherche à sortir de prison.
cc-wait-finish = { $who } peut encore agir avant la fin du tour.
cc-wait-street = { $who } décide d’acheter ou non { $street }.
cc-wait-rent = { $who } peut réclamer le loyer de { $street }.
cc-wait-asked = { $who } répond pour le loyer de { $street }.
cc-wait-pay = { $who } choisit des billets pour payer { $amount }.
cc-wait-check = { $count ->
    [one] { $who } peut vérifier.
   *[other] { $who } peuvent vérifier.
  }
cc-wait-sealed = Vous avez répondu. La fenêtre se fermera quand tous l’auront fait.
cc-wait-build = { $count ->
    [one] { $who } peut construire des hôtels.
   *[other] { $who } peuvent construire des hôtels.
  }
cc-wait-place = { $who } décide où va l’hôtel.
cc-wait-auction = { $count ->
    [one] { $who } peut enchérir pour { $thing }.
   *[other] { $who } peuvent enchérir pour { $thing }.
  }
cc-wait-trade = { $who } doit répondre à une proposition.
cc-wait-keep = { $who } choisit quelle carte Chance garder.
cc-wait-debt = { $who } doit réunir { $amount }.
cc-wait-pick = { $who } prend une carte Chance.
cc-wait-interlude = { $count ->
    [one] { $who } peut proposer un échange.
   *[other] { $who } peuvent proposer des échanges.
  }
cc-wait-other = { $who } décide.

## Ce que dit le grand bouton

cc-do-roll = Lancer les dés
cc-do-done = Continuer
cc-do-demand = Réclamer { $amount }
cc-do-trust = Laisser passer
cc-do-ready = Ne rien construire
cc-do-pay = Étaler { $amount }
cc-do-buy = Acheter pour { $amount }
cc-do-auction = Mettre aux enchères
cc-do-bid = Offrir { $amount }
cc-do-pass = Passer
cc-do-exchange = { $amount ->
    [0] Changer des billets
   *[other] Changer { $amount }
  }
cc-do-offer = Proposer à { $who }
cc-do-counter = Proposer autre chose à { $who }
cc-do-build = { $amount ->
    [0] Construire sur { $streets }
   *[other] Construire sur { $streets } pour { $amount }
  }
cc-do-build-roll = { $count ->
    [0] Construire, puis lancer
   *[other] Construire sur { $streets } pour { $amount }, puis lancer
  }
cc-do-build-done = { $count ->
    [0] Construire, puis continuer
   *[other] Construire sur { $streets } pour { $amount }, puis continuer
  }
cc-do-place = Hôtel sur { $street }
cc-do-place-none = Choisissez une rue
cc-do-free-hotel = Hôtel gratuit sur { $street }
cc-do-permit = Hôtel sur { $street } pour { $amount }
cc-do-sell = Vendre { $streets } pour { $amount }
cc-do-sell-none = Choisissez quoi vendre
cc-do-give-up = Renoncer à l’offre
cc-do-bankrupt = Abandonner : faillite
cc-do-take = Prendre { $card }
cc-do-take-none = Choisissez une carte
cc-do-keep = Garder { $card }
cc-do-play = Jouer { $card }
cc-do-waive = Y renoncer
cc-do-boost = Jouer Loyer doublé : réclamer { $amount }
cc-choose-one = Choisissez
cc-why-bid = La prochaine offre est de { $amount } : plus que vous n’avez.
cc-why-exchange = Touchez des billets à donner, et ceux que vous voulez.
cc-why-trade = Mettez quelque chose d’un côté ou de l’autre.
cc-why-street = Choisissez une rue, ici ou sur le plateau.
cc-why-sell = Choisissez quoi vendre, ici ou sur le plateau.
cc-why-take = Touchez l’une des trois cartes.
cc-why-player = Choisissez un joueur.
cc-exit-roll = Tenter un double
    .more = Il vous fait avancer. Après un troisième échec, vous devez payer 50.
    .sum = 1 sur 6
cc-exit-fine = Payer 50, puis lancer
    .more = Les autres peuvent vérifier un billet.
    .sum = −50
cc-exit-cell-card = Levée d’écrou, puis lancer
    .more = Elle est vraie, et va sous la pile.
    .sum = gratuit
cc-exit-play = Clé de cellule, puis lancer
    .more = Les autres peuvent la vérifier. Fausse, vous restez.
    .sum = 1 sur 2 fausse
cc-aside-play = Jouer { $card }
cc-aside-build = Construire
cc-aside-free-hotel = Hôtel gratuit
cc-aside-permit = Permis de construire
cc-aside-offer = Échange
cc-aside-exchange = Changer des billets
cc-back = Retour

## Plateaux de choix

cc-doubles = { $count ->
    [one] { $count } double jusqu’ici
   *[other] { $count } doubles jusqu’ici : un troisième mène en prison
  }
cc-visitor-has = { $who } a { $amount }.
cc-fork-pay = Payer { $amount }
cc-fork-pay-more = Vous choisissez les billets ; les autres peuvent en vérifier un.
cc-fork-play = Jouer { $card }
cc-fork-play-more = Fausse et vérifiée : vous payez quand même { $amount }.
cc-lay = Vous étalez
cc-lay-none = Touchez des billets pour les étaler.
cc-take-back = Reprendre : { $note }
cc-lay-one = Étaler : { $note } (reste { $left })
cc-your-notes = Vos billets
cc-exact = juste
cc-missing = il manque { $amount }
cc-change = { $amount } de monnaie
cc-too-much = un billet de trop
cc-choose-for-me = Choisir pour moi
cc-clear = Effacer
cc-would-pay = Vous paieriez avec
cc-of-these = { $count ->
    [0] aucun n’est pour vous un faux connu
    [one] { $count } est pour vous un faux connu
   *[other] { $count } sont pour vous des faux connus
  }
cc-auction-how = On part de 10. Tous peuvent enchérir, vous aussi ; sans offre, elle reste à la banque.
cc-group = Son groupe de couleur
cc-other-notes = Autres billets
cc-these-notes = Ces billets
cc-last-bid = Dernière offre
cc-bid-more = Par dizaines, jusqu’à { $most }. Une surenchère permet à tous d’enchérir de nouveau.
cc-bidders = Enchérisseurs
cc-still-in = en lice
cc-break = Casser un { $face }
cc-hand-in = Vous donnez
cc-get-back = Vous recevez
cc-none-of = Il n’y a pas de { $face }.
cc-no-more-of = Il n’y a pas d’autre { $face }.
cc-add-note = Un { $face } de plus ({ $count } déjà)
cc-check = Vérifier celui-ci
cc-check-one-of = En vérifier un
cc-check-this = { $what } : { $face }
cc-check-card = Vérifier la carte
cc-what-you-know = Ce que vous savez
cc-know-notes = Sur { $all } billets de { $face }, { $fakes } sont faux. { $places ->
    [0] Vous n’en avez situé aucun.
    [one] Vous en avez situé { $places }.
   *[other] Vous en avez situé { $places }.
  }
cc-know-card = Chaque carte existe deux fois : une vraie, une fausse.
cc-odds-note = Un { $face } est faux
cc-odds-card = Cette carte est fausse
cc-ring-stop = Ne pas passer tout seul : m’attendre
cc-ring-start = Passer tout seul après 12 secondes
cc-ring-on = Passe tout seul au bout d’un moment
cc-ring-off = Vous attend
cc-pass-by-itself = Passer tout seul…
cc-pass-below = Paiements sous
cc-pass-none = jamais
cc-pass-payer = Tout ce que paie { $who }
cc-pass-always = Toujours, à cette table
cc-hotel-for = { $before } → { $after } pour { $cost }
cc-hotel-free = { $before } → { $after }
cc-by-wish = Contre argent : loyer avant et après
cc-by-wish_gift = Par votre Hôtel en cadeau
cc-by-wish_free = Par votre Hôtel gratuit
cc-by-wish_permit = Par votre Permis de construire
cc-build-sum = { $cost } sur vos { $have } ; la banque en a { $left }
cc-rent-short = loyer { $amount }
cc-site-place = Votre hôtel est payé : choisissez sa rue.
cc-site-free-hotel = Votre Hôtel gratuit va sur l’une de vos rues sans hôtel.
cc-site-permit = Votre Permis de construire achète un hôtel pour l’une de vos rues.
cc-sell = Vendre à la banque
cc-debt-meter = { $have } sur { $need }
cc-debt-have = Vous avez { $amount }
cc-debt-need = Dû : { $amount }
cc-play-give = Vous donnez
cc-play-get = Vous recevez
cc-play-whom = Qui ?
cc-play-where = Quelle rue ?
cc-play-risk = Les autres peuvent d’abord la vérifier : une fausse carte ne fait rien et est perdue.
cc-keep-old = Garder { $card }
cc-keep-new = Prendre plutôt { $card }
cc-accept = Accepter
cc-accept-more = Les billets sont d’abord étalés et peuvent être vérifiés.
cc-accept-keep = Et garder { $card }.
cc-refuse = Refuser
cc-refuse-more = Rien ne change de mains.
cc-counter = Contre-proposition
cc-you-get = Vous recevez
cc-you-get-of = Vous recevez de { $who }
cc-you-give = Vous donnez
cc-trade-with = Échange avec
cc-no-streets = aucune rue
cc-switches = Ce qui vous est demandé
cc-hand = Me demander entre les tours
cc-hand-build = Je peux construire : me demander
cc-hand-more = Main levée, on vous demande entre les tours si vous échangez, et si vous construisez dès que c’est possible.

## Carnet et lampe

cc-col-note = Billet
cc-col-count = En main
cc-col-known = Connus
cc-col-odds = Faux
cc-odds-note-more = « Faux » : la probabilité qu’un de vos billets non vérifiés soit faux.
cc-all-purses = Toutes les bourses
cc-secret-fakes = { $count ->
    [0] aucun faux sur { $all }
   *[other] { $count } faux sur { $all }, { $known ->
        [one] { $known } connu
       *[other] { $known } connus
    }
}
cc-secret-fake = faux
cc-secret-trusts = laisse passer
cc-secret-checks = vérifie
cc-secret-wishes = souhaite { $streets }

## La table en texte

cc-fact-now = Maintenant
cc-fact-round = Manche
cc-fact-turn = Tour de
cc-fact-dice = Dés
cc-fact-payment = { $toYou ->
    [yes] { $who } vous paie { $amount }
    [bank] { $who } paie { $amount } à la banque
   *[no] { $who } paie { $amount } à { $to }
  }
cc-fact-laid = sur la table : { $laid } ; nouveaux : { $fresh }
cc-fact-card = { $who } joue
cc-fact-asked = Peuvent vérifier
cc-fact-passed = Ont passé : { $who }.
cc-fact-auction = Enchère de { $thing }
cc-fact-gives = { $who } donne
cc-fact-debt = Dette de { $who }
cc-fact-players = Joueurs
cc-fact-streets = Rues
cc-fact-bank = Banque et Chance
cc-fact-open-card = Carte Chance visible
cc-fact-for-sale = Rues à vendre
cc-fact-hotels = Hôtels
cc-fact-fakes = Faux billets
cc-fact-fakes-of = { $fakes } sur { $all } de { $face }
cc-fact-own = Votre bourse
cc-fact-in-hand = En main
cc-fact-plain = Billets non vérifiés
cc-fact-true = Vrais connus
cc-fact-false = Faux connus
cc-fact-sites = Vous pouvez construire sur
cc-fact-odds = Un { $face } est faux
cc-fact-odds-card = La carte est fausse
cc-fact-sure = { $count } × { $face } faux à coup sûr ({ $share } d’entre eux)
cc-col-player = Joueur
cc-col-money = Argent
cc-col-chips = Jetons verts
cc-col-where = Où
cc-col-streets = Rues
cc-col-cards = Cartes
cc-col-notes = Billets
cc-col-street = Rue
cc-col-group = Groupe
cc-col-price = Prix
cc-col-rent = Loyer
cc-col-whole = Groupe complet
cc-col-hotel = Hôtel
cc-col-hotel-rent = Avec hôtel
cc-col-cost = Coût d’un hôtel
cc-col-owner = Propriétaire
cc-col-now = Loyer actuel
cc-thing-bid = Votre offre
cc-thing-given = donner { $face }
cc-thing-wanted = vouloir { $face }
cc-thing-note-plain = { $face }
cc-thing-note-true = { $face }, vrai connu
cc-thing-note-false = { $face }, faux connu
cc-thing-give = donner { $face }
cc-thing-get = recevoir { $face } de { $who }
cc-thing-yours = à vous
cc-thing-key-mine = votre Clé de cellule
cc-thing-key-theirs = Clé de cellule de { $who }

## Les choix en une ligne

cc-label-roll = Lancer les dés
cc-label-done = Rien d’autre, continuer
cc-label-fine = Payer 50, puis lancer
cc-label-cell-card = Utiliser la Levée d’écrou, puis lancer
cc-label-buy = L’acheter pour { $amount }
cc-label-auction = La mettre aux enchères ; tous peuvent enchérir
cc-label-demand = Réclamer { $amount } de loyer
cc-label-waive = Renoncer au loyer
cc-label-pay-rent = Payer le loyer, { $amount }
cc-label-auto = Étaler le moins de billets, les vrais connus d’abord
cc-label-pay = Étaler { $notes }
cc-label-trust = Laisser passer
cc-label-check = Vérifier un { $face } pour un jeton ; faux, vous le gardez
cc-label-check-card = Vérifier la carte pour un jeton ; fausse, vous recevez 100
cc-label-bid = Offrir { $amount }
cc-label-pass = Passer, sauf surenchère
cc-label-take = Prendre { $card }
cc-label-keep = Garder { $card }
cc-label-keep-old = Garder { $card }
cc-label-keep-new = Prendre plutôt { $card }
cc-label-accept = Accepter ; les billets sont étalés et peuvent être vérifiés
cc-label-accept-keep-old = Accepter, et garder { $card }
cc-label-accept-keep-new = Accepter, et garder la nouvelle carte { $card }
cc-label-refuse = Refuser
cc-label-counter = Proposer plutôt à { $who } : vous donnez { $given }, vous recevez { $taken }
cc-label-offer = Proposer à { $who } : vous donnez { $given }, vous recevez { $taken }
cc-label-exchange = Changer { $given } contre { $taken } à la banque
cc-label-sell = { $what ->
    [hotel] Vendre l’hôtel de { $street } pour { $amount }
   *[street] Vendre { $street } pour { $amount }
  }
cc-label-give-up = { $forced ->
    [yes] Abandonner : vous êtes en faillite
   *[no] Renoncer à l’offre
  }
cc-label-ready = Plus d’hôtel
cc-label-wish = { $isBid ->
    [yes] Souhaiter un hôtel sur { $street }, contre votre offre s’il en manque ; loyer { $rent }
   *[no] Construire sur { $street } pour { $amount } ; loyer { $rent }
  }
cc-label-wish-none = Construire sur une rue
cc-label-wish-gift = Hôtel en cadeau sur { $street } ; loyer { $rent }
cc-label-wish-gift-none = Placer l’Hôtel en cadeau
cc-label-wish-free = Hôtel gratuit sur { $street } ; loyer { $rent }
cc-label-wish-free-none = Placer l’Hôtel gratuit
cc-label-wish-permit = Permis de construire pour { $street }, { $amount } ; loyer { $rent }
cc-label-wish-permit-none = Utiliser le Permis de construire
cc-label-free-hotel = Hôtel gratuit sur { $street } ; loyer { $rent }
cc-label-free-hotel-none = Placer l’Hôtel gratuit
cc-label-permit = Permis de construire pour { $street }, { $amount } ; loyer { $rent }
cc-label-permit-none = Utiliser le Permis de construire
cc-label-place = Votre hôtel sur { $street } ; loyer { $rent }
cc-label-place-none = Placer votre hôtel
cc-label-play = Jouer { $card } ; on peut la vérifier
cc-label-play-on = Jouer { $card } : { $target }
cc-label-play-swap = Jouer { $card } : { $mine } contre { $theirs } de { $who }

## Ce qui s’est passé

cc-told-rolls-first = { $whoYou ->
    [yes] Vous faites { $total } pour savoir qui commence.
   *[no] { $who } fait { $total } pour savoir qui commence.
  }
cc-told-rolled = { $whoYou ->
    [yes] Vous faites
   *[no] { $who } fait
  } **{ $one } et { $two }**{ $isDouble ->
    [yes] , un double
   *[no] {""}
  }.
cc-told-moves = { $whoYou ->
    [yes] Vous avancez
   *[no] { $who } avance
  } jusqu’à **{ $space }**.
cc-told-salary = { $whoYou ->
    [yes] Vous recevez 200 pour le passage au Départ.
   *[no] { $who } reçoit 200 pour le passage au Départ.
  }
cc-told-chips = { $whoYou ->
    [yes] Vos jetons décodeur redeviennent verts.
   *[no] Les jetons décodeur de { $who } redeviennent verts.
  }
cc-told-jailed = { $whoYou ->
    [yes] Vous allez en **prison**.
   *[no] { $who } va en **prison**.
  }
cc-told-leaves-jail = { $whoYou ->
    [yes] Vous sortez de prison.
   *[no] { $who } sort de prison.
  }
cc-told-round-cap = La manche { $round } est finie, et la partie avec elle.
cc-told-paid = { $toYou ->
    [yes] { $who } vous a payé **{ $amount }**.
    [bank] { $whoYou ->
        [yes] Vous avez payé **{ $amount }** à la banque.
       *[no] { $who } a payé **{ $amount }** à la banque.
      }
   *[no] { $whoYou ->
        [yes] Vous avez payé **{ $amount }** à { $to }.
       *[no] { $who } a payé **{ $amount }** à { $to }.
      }
  }
cc-told-unpaid = { $whoYou ->
    [yes] Vous ne pouvez plus payer { $amount } : c’est annulé.
   *[no] { $who } ne peut plus payer { $amount } : c’est annulé.
  }
cc-told-not-owed = { $whoYou ->
    [yes] Vous ne devez plus rien.
   *[no] { $toYou ->
        [yes] { $who } ne vous doit plus rien.
        [bank] { $who } ne doit plus rien à la banque.
       *[no] { $who } ne doit plus rien à { $to }.
      }
  }
cc-told-bankrupt = { $whoYou ->
    [yes] Vous êtes
   *[no] { $who } est
  } **en faillite** ; { $toYou ->
    [yes] ses billets et cartes sont à vous
    [bank] billets et cartes vont à la banque
   *[no] billets et cartes vont à { $to }
  }.
cc-told-shows = { $whoYou ->
    [yes] Vous étalez
   *[no] { $who } étale
  } **{ $notes }**.
cc-told-checked-false = { $whoYou ->
    [yes] Vous vérifiez un { $face } : **faux !** Vous le gardez.
   *[no] { $who } vérifie un { $face } : **faux !** { $who } le garde.
  }
cc-told-checked-true = { $whoYou ->
    [yes] Vous vérifiez
   *[no] { $who } vérifie
  } un { $face } : il est vrai.
cc-told-takes-back = { $whoYou ->
    [yes] Vous reprenez
   *[no] { $who } reprend
  } un { $face } superflu.
cc-told-breaks = { $whoYou ->
    [yes] La banque casse un de vos { $face }.
   *[no] La banque casse un { $face } pour { $who }.
  }
cc-told-bank-pays = { $whoYou ->
    [yes] La banque vous donne { $notes }.
   *[no] La banque donne { $notes } à { $who }.
  }
cc-told-printed = La banque est à court et imprime du neuf, et du vrai : { $count } × { $face }.
cc-told-short = { $whoYou ->
    [yes] Il vous manque { $amount }.
   *[no] Il manque { $amount } à { $who }.
  }
cc-told-exchanged = { $whoYou ->
    [yes] La banque vous donne { $notes } en échange.
   *[no] La banque donne { $notes } en échange à { $who }.
  }
cc-told-final-rent = { $whoYou ->
    [yes] Vous recevez { $amount } de loyer final : **{ $all }** en tout.
   *[no] { $who } reçoit { $amount } de loyer final : **{ $all }** en tout.
  }
cc-told-auction = Aux enchères : **{ $thing }**.
cc-told-no-bid = Aucune offre : { $thing } reste à la banque.
cc-told-no-bid-hotel = Aucune offre : l’hôtel reste à la banque.
cc-told-sold = { $whoYou ->
    [yes] Vous remportez
   *[no] { $who } remporte
  } l’enchère de { $thing } avec **{ $amount }**.
cc-told-buys = { $whoYou ->
    [yes] **{ $street }** est à vous.
   *[no] **{ $street }** est à { $who }.
  }
cc-told-sells-hotel = { $whoYou ->
    [yes] Vous vendez
   *[no] { $who } vend
  } l’hôtel de { $street } à la banque.
cc-told-sells-street = { $whoYou ->
    [yes] Vous vendez
   *[no] { $who } vend
  } { $street } à la banque.
cc-told-hotel = { $whoYou ->
    [yes] Vous avez
   *[no] { $who } a
  } maintenant un **hôtel** sur { $street }.
cc-told-wrecked = { $whoYou ->
    [yes] Votre hôtel de { $street } est **démoli**.
   *[no] L’hôtel de { $who } sur { $street } est **démoli**.
  }
cc-told-wishes = { $whoYou ->
    [yes] Vous voulez
   *[no] { $who } veut
  } construire sur { $streets }.
cc-told-no-room = { $whoYou ->
    [yes] Vous n’avez
   *[no] { $who } n’a
  } plus de rue pour l’hôtel : il reste à la banque.
cc-told-rent = { $toYou ->
    [yes] { $who } vous réclame **{ $amount }**, le loyer de { $street }.
   *[no] { $whoYou ->
        [yes] Vous réclamez **{ $amount }** à { $to }, le loyer de { $street }.
       *[no] { $who } réclame **{ $amount }** à { $to }, le loyer de { $street }.
      }
  }
cc-told-shown = Une carte Chance est visible : { $card }.
cc-told-takes = { $whoYou ->
    [yes] Vous prenez
   *[no] { $who } prend
  } **{ $card }** ; { $next } est retournée.
cc-told-plays = { $whoYou ->
    [yes] Vous jouez
   *[no] { $who } joue
  } **{ $card }**. { $text }
cc-told-unchecked = { $whoYou ->
    [yes] Personne ne vérifie votre carte { $card }.
   *[no] Personne ne vérifie { $card } de { $who }.
  }
cc-told-card-false = { $whoYou ->
    [yes] Vous vérifiez
   *[no] { $who } vérifie
  } { $ownerYou ->
    [yes] votre carte { $card }
   *[no] { $card } de { $owner }
  } : **fausse !** Elle n’a pas d’effet, et { $whoYou ->
    [yes] vous recevez
   *[no] { $who } reçoit
  } 100.
cc-told-card-true = { $whoYou ->
    [yes] Vous vérifiez
   *[no] { $who } vérifie
  } { $ownerYou ->
    [yes] votre carte { $card }
   *[no] { $card } de { $owner }
  } : elle est vraie.
cc-told-swapped = { $toYou ->
    [yes] { $who } vous donne { $mine } contre **{ $theirs }**.
   *[no] { $whoYou ->
        [yes] Vous donnez { $mine } à { $to } contre **{ $theirs }**.
       *[no] { $who } donne { $mine } à { $to } contre **{ $theirs }**.
      }
  }
cc-told-chest = { $whoYou ->
    [yes] Vous piochez
   *[no] { $who } pioche
  } dans la Caisse de communauté : **{ $card }**. { $text }
cc-told-keeps = { $whoYou ->
    [yes] Vous gardez
   *[no] { $who } garde
  } { $card } ; { $other } va sous la pile.
cc-told-traded = { $whoYou ->
    [yes] Vous avez **échangé** avec { $to }.
   *[no] { $who } a **échangé** avec { $toYou ->
        [yes] vous
       *[no] { $to }
      }.
  }
cc-told-trade-off = L’échange entre { $whoYou ->
    [yes] vous
   *[no] { $who }
  } et { $toYou ->
    [yes] vous
   *[no] { $to }
  } est annulé.
cc-did-offer = { $toYou ->
    [yes] { $who } vous propose un échange : { $things }.
   *[no] { $whoYou ->
        [yes] Vous proposez un échange à { $to } : { $things }.
       *[no] { $who } propose un échange à { $to } : { $things }.
      }
  }
cc-did-counter = { $whoYou ->
    [yes] Vous proposez
   *[no] { $who } propose
  } autre chose : { $things }.
cc-did-gives = donne { $things }
cc-did-gets = reçoit { $things }
cc-did-moves = { $count ->
    [one] { $things } change de mains
   *[other] { $things } changent de mains
  }
cc-did-free-hotel = { $whoYou ->
    [yes] Vous placez
   *[no] { $who } place
  } un hôtel sur { $street } par la carte Hôtel gratuit.
cc-did-permit = { $whoYou ->
    [yes] Vous achetez
   *[no] { $who } achète
  } un hôtel pour { $street } par le Permis de construire.
cc-did-exchange = { $whoYou ->
    [yes] Vous changez
   *[no] { $who } change
  } { $given } contre { $taken }.
cc-did-bid = { $whoYou ->
    [yes] Vous offrez
   *[no] { $who } offre
  } **{ $amount }**.
cc-did-check = Vous voulez en vérifier un.
cc-did-wish = Vous souhaitez un hôtel sur { $street }.
cc-did-fine = { $whoYou ->
    [yes] Vous voulez
   *[no] { $who } veut
  } sortir de prison pour 50.
cc-did-cell-card = { $whoYou ->
    [yes] Vous utilisez
   *[no] { $who } utilise
  } la carte Levée d’écrou.
cc-did-keep = { $whoYou ->
    [yes] Vous gardez
   *[no] { $who } garde
  } l’ancienne carte Chance.
cc-did-waive = { $whoYou ->
    [yes] Vous renoncez
   *[no] { $who } renonce
  } au loyer.
cc-did-pass = { $whoYou ->
    [yes] Vous passez.
   *[no] { $who } passe.
  }
cc-did-refuse = { $whoYou ->
    [yes] Vous refusez.
   *[no] { $who } refuse.
  }
cc-did-accept-keep-old = { $whoYou ->
    [yes] Vous acceptez, et gardez
   *[no] { $who } accepte, et garde
  } l’ancienne carte Chance.
cc-did-accept-keep-new = { $whoYou ->
    [yes] Vous acceptez, et gardez
   *[no] { $who } accepte, et garde
  } la nouvelle carte Chance.
cc-did-keep-old = { $whoYou ->
    [yes] Vous garderez
   *[no] { $who } gardera
  } l’ancienne carte Chance.
cc-did-keep-new = { $whoYou ->
    [yes] Vous garderez
   *[no] { $who } gardera
  } la nouvelle carte Chance.
cc-did-give-up = { $whoYou ->
    [yes] Vous renoncez.
   *[no] { $who } renonce.
  }

## Conseils pour une première partie

cc-guide-1 = Appuyez sur le bouton pour lancer les deux dés et avancer. Avant, vous pouvez aussi échanger, changer des billets ou jouer une carte.
cc-guide-2 = Cette rue n’est à personne : achetez-la à son prix, ou mettez-la aux enchères, où tous peuvent enchérir.
cc-guide-3 = Ces billets vont sur la table. Un tiers des billets est faux, et personne ne sait lesquels ; les autres peuvent en vérifier un. Touchez des billets pour en choisir d’autres.
cc-guide-4 = Un jeton vert regarde un billet. Faux : vous le gardez, et il doit être remplacé. Vrai : seul le jeton est dépensé, jusqu’à votre passage au Départ.
cc-guide-5 = Un adversaire est sur votre rue. Le loyer n’est dû que si vous le réclamez.
cc-guide-6 = Les offres montent par dizaines, d’au moins 10. Le dernier paie la banque ; passez quand c’est trop cher.
cc-guide-7 = Prenez l’une des trois cartes visibles et jouez-la plus tard. Chacune existe deux fois, dont une fausse ; une fausse carte marche si personne ne la vérifie.
cc-guide-8 = Toute une couleur est à vous : le loyer double, et vous pouvez construire des hôtels. Levez la main pour qu’on vous le demande, ou touchez « Construire » à votre tour.
