# La fin d’une partie, sa relecture et la vérification de la donne.

## La fin

end-title = Décompte final
end-tab = Terminée · { $game }
end-after = Après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
  } et { $choices } décisions
end-reckoning-now = On fait les comptes…
end-skip = Passer
end-wins = { $whoYou ->
    [yes] Vous gagnez avec { $money }
   *[no] { $who } gagne avec { $money }
  }
end-shared = { $who } partagent la victoire avec { $money }
end-ahead = { $margin } de plus que { $whoYou ->
    [yes] vous
   *[no] { $who }
  }.
end-tie = À égalité avec { $money } : les règles ont départagé.
end-truth =
    { $game ->
        [contraband]
            { $lies ->
                [0]
                    { $whoYou ->
                        [yes] Vous n’avez jamais menti.
                       *[no] { $who } n’a jamais menti.
                    }
                [one]
                    { $whoYou ->
                        [yes]
                            Vous avez menti une fois, { $caught ->
                                [0] sans vous faire prendre.
                               *[other] et ça s’est vu.
                            }
                       *[no]
                            { $who } a menti une fois, { $caught ->
                                [0] sans se faire prendre.
                               *[other] et ça s’est vu.
                            }
                    }
               *[other]
                    { $whoYou ->
                        [yes] Vous avez menti
                       *[no] { $who } a menti
                    } { $lies } fois ; { $caught ->
                        [0] aucun mensonge n’a été découvert.
                        [one] un mensonge a été découvert.
                       *[other] { $caught } mensonges ont été découverts.
                    }
            }
        [crooked_cash]
            { $whoYou ->
                [yes] Vous avez payé
               *[no] { $who } a payé
            } { $lies ->
                [0] sans un seul faux billet.
                [one]
                    avec un faux billet ; { $caught ->
                        [0] personne ne l’a vu.
                       *[other] il a été découvert.
                    }
               *[other]
                    avec { $lies } faux billets ; { $caught ->
                        [0] aucun n’a été découvert.
                        [one] un seul a été découvert.
                       *[other] { $caught } ont été découverts.
                    }
            }
       *[other]
            { $whoYou ->
                [yes] Vous avez écoulé
               *[no] { $who } a écoulé
            } { $money } de fausse monnaie{ $lost ->
                [0] .
               *[other] , et { $lost } ont été découverts.
            }
    }
end-rematch = Revanche
end-to-rematch = Vers la revanche
end-rematch-there = Présents : { $there } sur { $all }
end-replay = Revoir
end-share = Partager
end-link-of = Lien vers cette relecture
end-what-if = Vous avez continué une autre partie à partir du coup { $at } ; elle ne compte pas dans vos résultats.
end-to-original = Vers cette partie
end-player = Joueur
end-place = Place
end-where-from = D’où vient l’argent
end-chart = { $game ->
    [ffuffziger] Les pièces au fil du temps
    [contraband] L’argent au fil du temps
    [counterfeiters] L’argent au fil du temps
    [crooked_cash] L’argent au fil du temps
   *[other] Le score au fil du temps
  }
end-chart-about = Courbes de { $names }, sur { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
  }. Le tableau qui suit dit la même chose.
end-chart-table = En tableau
end-after-round = Après la manche { $number }
end-at-start = Au départ
end-round = Manche { $number }
end-marks = Tournants
end-bluff = { $game ->
    [counterfeiters] Plus beau coup
    [ffuffziger] Plus beau coup
   *[other] Plus gros mensonge réussi
  }
end-failed = { $game ->
    [ffuffziger] Prise la plus chère
   *[other] Plus gros mensonge raté
  }
end-second = Un autre coup
end-no-bluff = Personne n’a rien fait passer.
end-no-failed = Personne ne s’est fait prendre.
end-see-it = Voir le coup { $at }
end-said = Dit
end-held = En vrai
end-all-secrets = Tous les secrets dévoilés
end-passed-list = { $game ->
    [contraband] Mensonges passés
   *[other] Ce qui est passé
  }
end-caught-list = { $game ->
    [contraband] Mensonges découverts
   *[other] Ce qui a été découvert
  }
end-lamp = { $game ->
    [counterfeiters] Sous la lampe : qu’est-ce qui est passé ?
    [ffuffziger] Sous la lampe : qu’est-ce qui est passé ?
    [crooked_cash] Sous la lampe : qui a payé en faux billets ?
   *[other] Sous la lampe : qui a menti ?
  }
end-dot-truth = { $game ->
    [counterfeiters] rien à trouver
    [ffuffziger] rien à trouver
    [crooked_cash] vérifié et vrai
   *[other] vérité
  }
end-dot-lie = { $game ->
    [contraband] mensonge passé
   *[other] passé
  }
end-dot-caught = { $game ->
    [contraband] découvert
   *[other] découvert
  }
end-dot-open = jamais tranché
end-lamp-told =
    { $game ->
        [contraband]
            { $lies ->
                [0] Aucun mensonge
                [one] Un mensonge
               *[other] { $lies } mensonges
            }, { $truths ->
                [0] aucune vérité
                [one] une vérité
               *[other] { $truths } vérités
            }
       *[other]
            { $lies ->
                [0] Rien de faux
                [one] Du faux une fois
               *[other] Du faux { $lies } fois
            }
    }
end-lamp-caught = { $game ->
    [contraband] découverts : { $caught }
   *[other] découverts : { $caught }
  }
end-medals = Médailles
end-medal-catch = **Plus belle prise.** { $whoYou ->
    [yes] Vous avez démasqué
   *[no] { $who } a démasqué
  } { $otherYou ->
    [yes] votre jeu
   *[no] { $other }
  } : { $money } en jeu.
end-medal-doubt = **Doute le plus cher.** { $whoYou ->
    [yes] Vous n’avez pas cru
   *[no] { $who } n’a pas cru
  } { $otherYou ->
    [yes] votre déclaration
   *[no] la déclaration de { $other }
  }, pourtant vraie : { $money }.
end-medal-bold = **Plus grande audace.** { $whoYou ->
    [yes] Vous avez fait passer
   *[no] { $who } a fait passer
  } du faux { $count ->
    [one] une fois
   *[other] { $count } fois
  }, plus souvent que les autres.
end-medal-honest = **Plus grande honnêteté.** { $count ->
    [0] { $whoYou ->
        [yes] Vous n’avez jamais rien fait passer de faux.
       *[no] { $who } n’a jamais rien fait passer de faux.
      }
    [one] { $whoYou ->
        [yes] Vous n’avez fait passer du faux qu’une fois.
       *[no] { $who } n’a fait passer du faux qu’une fois.
      }
   *[other] { $whoYou ->
        [yes] Vous n’avez fait passer du faux que { $count } fois.
       *[no] { $who } n’a fait passer du faux que { $count } fois.
      }
  }
end-medal-luck = **Ni vu ni connu.** { $whoYou ->
    [yes] Vous avez fait passer
   *[no] { $who } a fait passer
  } { $money } sans rien perdre.
end-fair = Mélange équitable
end-fair-seal = Le sceau montré avant la première carte :
end-fair-branch = Cette partie en continue une autre : sa donne n’a pas été promise.
end-check = Vérifiez vous-même
end-broken = Le décompte n’a pas pu être lu. Rien n’est perdu.

## L’argent de chaque jeu, et qui n’est pas joueur

tale-money = { $game ->
    [contraband] { $amount } F
    [counterfeiters] { $amount } $
    [ffuffziger] { $count ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
      }
    [crooked_cash] B{ $amount }
   *[other] { $count ->
        [one] { $amount } point
       *[other] { $amount } points
      }
  }
tale-worth = { $game ->
    [contraband] { $amount } F
    [counterfeiters] { $amount } $
    [ffuffziger] { $amount }
    [crooked_cash] B{ $amount }
   *[other] { $amount }
  }
tale-bank = { $game ->
    [counterfeiters] le Parrain
    [ffuffziger] l’inspecteur
   *[other] la banque
  }

## De quoi les scores sont faits

tale-col-start = départ
tale-col-score = points
tale-col-duty = droits
tale-col-fine = amendes
tale-col-damages = dédom­magements
tale-col-reward = récom­penses
tale-col-tax = fraude fiscale
tale-col-supermarkets = super­marchés
tale-col-receivers = receleurs
tale-col-diners = diners
tale-col-lottery = loterie
tale-col-contacts = contacts
tale-col-fares = vols
tale-col-godfather = Parrain
tale-col-auctions = enchères
tale-col-machines = machines
tale-col-bonus = bonus
tale-col-notes_10 = en 10
tale-col-notes_20 = en 20
tale-col-notes_50 = en 50
tale-col-notes_100 = en 100
tale-col-notes_500 = en 500
tale-col-rents = loyers finaux
tale-col-group_rents = des groupes
tale-col-hotel_rents = des hôtels
tale-total = { $game ->
    [ffuffziger] pièces
    [contraband] argent
    [counterfeiters] argent
    [crooked_cash] argent
   *[other] score
  }
tale-amount-money = argent
tale-amount-score = points
tale-amount-offshore = dont offshore
tale-amount-coins = pièces
tale-amount-real = vrai argent
tale-amount-notes = faux billets
tale-amount-false = dont faux
tale-flow-start = au départ
tale-flow-salary = salaire au Départ
tale-flow-rents = loyers
tale-flow-streets = rues achetées
tale-flow-hotels = hôtels
tale-flow-sales = ventes à la banque
tale-flow-jail = Prison
tale-flow-chest = Caisse de communauté
tale-flow-chance = Chance
tale-flow-trades = échanges
tale-flow-rewards = récompenses pour faux découverts
tale-flow-notes_seized = faux saisis
tale-flow-notes_lost = billets perdus
tale-flow-estates = biens de faillites
tale-flow-last_rents = loyers finaux

## Ce qu’on a fait passer pour autre chose

tale-lie-hidden_goods = { $whoYou ->
    [yes] Vous cachez des marchandises
   *[no] { $who } cache des marchandises
  } : { $money } de droits
tale-lie-invented_goods = { $whoYou ->
    [yes] Vous déclarez des articles absents
   *[no] { $who } déclare des articles absents
  }
tale-lie-swapped_goods = { $whoYou ->
    [yes] Vous déclarez d’autres articles
   *[no] { $who } déclare d’autres articles
  } que ceux de la valise{ $way ->
    [less] {"\u00A0"}: { $money } de droits
   *[more] {""}
  }
tale-lie-false_immunity = { $whoYou ->
    [yes] Vous revendiquez
   *[no] { $who } revendique
  } l’immunité sans la Valise Diplomatique
tale-lie-fakes_in_supermarket = { $whoYou ->
    [yes] Vous écoulez des faux
   *[no] { $who } écoule des faux
  } au supermarché : { $money }
tale-lie-fakes_in_diner = { $whoYou ->
    [yes] Vos diners blanchissent
   *[no] Les diners de { $who } blanchissent
  } { $money }
tale-lie-tax_fraud = { $whoYou ->
    [yes] Vous fraudez le fisc
   *[no] { $who } fraude le fisc
  } de { $money }
tale-lie-kept_offshore = { $whoYou ->
    [yes] Vous gardez
   *[no] { $who } garde
  } { $money } offshore quand le Parrain passe
tale-lie-notes_in_auction = { $whoYou ->
    [yes] Vous gagnez une enchère
   *[no] { $who } gagne une enchère
  } avec { $money } en billets
tale-lie-notes_in_fist = { $whoYou ->
    [yes] Vous gagnez une carte de blanchiment
   *[no] { $who } gagne une carte de blanchiment
  } avec { $money } dans le poing
tale-lie-notes_laundered = { $whoYou ->
    [yes] Vous blanchissez
   *[no] { $who } blanchit
  } { $money } de billets
tale-lie-notes_seized = L’inspecteur saisit { $money } de billets { $whoYou ->
    [yes] chez vous
   *[no] chez { $who }
  }
tale-lie-machines_scrapped = L’inspecteur met à la casse des machines { $whoYou ->
    [yes] à vous
   *[no] de { $who }
  }, une perte de { $money }
tale-lie-false_note = { $whoYou ->
    [yes] Vous payez
   *[no] { $who } paie
  } avec un faux { $money }, sans le savoir
tale-lie-known_false_note = { $whoYou ->
    [yes] Vous payez
   *[no] { $who } paie
  } avec un faux { $money }, en le sachant
tale-lie-false_card = { $whoYou ->
    [yes] Vous jouez
   *[no] { $who } joue
  } une fausse carte
tale-lie-known_false_card = { $whoYou ->
    [yes] Vous jouez
   *[no] { $who } joue
  } une carte qu’on sait fausse
tale-passed = Personne n’a regardé.
tale-passed-by = Cru par { $names }.
tale-found-by =
    { $game ->
        [contraband]
            { $byYou ->
                [yes] Vous avez fait ouvrir la valise.
               *[no] { $by } a fait ouvrir la valise.
            }
       *[other]
            { $byYou ->
                [yes] Vous l’avez découvert.
               *[no] { $by } l’a découvert.
            }
    }

## Relecture

replay-title = Relecture
replay-tab = Relecture · { $game }
replay-loading = On rembobine…
replay-not-found = Cette partie n’existe pas
replay-not-found-more = Le lien est faux, ou la partie a été supprimée.
replay-not-over = Cette partie n’est pas finie
replay-not-over-more = Tant qu’elle dure, seul celui qui y joue peut revoir ce qu’il a vu lui-même.
replay-not-begun = Cette partie n’a pas commencé
replay-not-begun-more = Il n’y a encore rien à revoir.
replay-broken = La relecture n’a pas pu être lue
replay-to-table = Vers la table
replay-to-end = Décompte final
replay-own-past = Votre place jusqu’ici
replay-move = Coup { $at }
replay-move-of = Coup { $at } sur { $total }
replay-deal = La donne
replay-end = La fin
replay-now = Maintenant
replay-round = Manche { $number }
replay-scrubber = Coups de la partie
replay-controls = Commandes de la relecture
replay-look = Ce qui est montré
replay-look-seat = Ma place
replay-look-a-seat = Une place
replay-look-public = Public
replay-look-all = Tout voir
replay-look-from = Regarder depuis la place de
replay-hide = Cacher la suite
replay-back = Une décision en arrière
replay-on = Une décision en avant
replay-at-start = C’est le premier moment.
replay-at-end = C’est le dernier moment.
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-next-key = Moment clé suivant
replay-no-key = Aucun moment clé ne suit.
replay-key-hidden = La suite est cachée.
replay-share = Copier un lien vers ce moment
replay-play-on = Jouer à partir d’ici
replay-play-on-short = Jouer
replay-key-moments = Moments clés
replay-no-moments = Aucun jusqu’ici.
replay-secrets = Secrets
replay-thoughts = Pensées
replay-log = Journal
replay-moments = Moments
replay-more = Secrets, pensées et journal
replay-told-to = À { $who } : { $text }
replay-moment-catch = { $byYou ->
    [yes] Vous démasquez
   *[no] { $by } démasque
  } { $whoYou ->
    [yes] votre jeu
   *[no] { $who }
  } : { $money }
replay-moment-doubt = { $byYou ->
    [yes] Vous doutez
   *[no] { $by } doute
  } à tort { $whoYou ->
    [yes] de vous
   *[no] de { $who }
  }
replay-moment-lead = { $whoYou ->
    [yes] Vous prenez la tête
   *[no] { $who } prend la tête
  }
replay-moment-gain = { $whoYou ->
    [yes] Vous gagnez
   *[no] { $who } gagne
  } { $money } d’un coup
replay-moment-loss = { $whoYou ->
    [yes] Vous perdez
   *[no] { $who } perd
  } { $money } d’un coup
replay-moment-decided = { $whoYou ->
    [yes] Vous menez d’ici à la fin
   *[no] { $who } mène d’ici à la fin
  }

## Ce que les robots en pensent

replay-believed = Ce que chaque place croyait
replay-believed-seat = Ce que cette place croyait
replay-estimate-about = Les robots jugent cette position d’après ce que chaque place savait, dans beaucoup de mondes imaginés qui y répondent.
replay-estimate-ask = Demander aux robots
replay-estimate-thinking = Réflexion…
replay-estimate-choose = Choisissez une place, ou tous les secrets, pour voir ce qu’on croyait.
replay-shares = Part de victoire, vue par chaque place
replay-hints = Ce que ferait un expert
replay-was-chosen = choisi
replay-belief-declaration = La déclaration de { $who } est vraie
replay-belief-note = Le { $worth } de { $who } est faux
replay-belief-money = Argent caché de { $who }
replay-belief-offshore = Argent offshore de { $who }
replay-belief-fist = Le poing de { $who }
replay-belief-about = environ { $mean }
replay-no-beliefs = Personne n’avait rien à deviner ici.

## Jouer à partir d’ici

branch-title = Et si ?
branch-about = Une nouvelle table s’ouvre au coup { $at }. Vous prenez une place, des robots les autres ; ce qui était caché à cette place le reste.
branch-seat = Votre place
branch-level = Force des robots
branch-go = Ouvrir cette table

## Vérifier la donne

check-title = Vérifier la donne
check-here = Calculé dans cette page
check-here-about = Votre navigateur calcule le sceau et la graine à partir de l’enregistrement, sans demander au serveur.
check-no-hash = Votre navigateur ne calcule pas d’empreintes à une adresse http simple d’une autre machine. Le serveur a vérifié ci-dessous ; ouvrez la page en https, ou lancez funnymoney verify, pour vérifier vous-même.
check-commitment = Sceau
check-seed = Graine
check-promised = Le sceau montré avant la première carte est celui de cette donne.
check-not-promised = Le sceau ne correspond pas à cette donne.
check-dealt = La graine découle du sceau et de ce que chacun a donné.
check-not-dealt = La graine ne découle pas du sceau.
check-yours = Ce que votre navigateur a donné est dans l’enregistrement.
check-not-yours = Ce que votre navigateur a donné n’est pas dans l’enregistrement.
check-nothing-promised = Rien n’a été promis avant cette donne : il n’y a rien à calculer.
check-server = Ce que trouve le serveur
check-server-away = Le serveur n’a pas pu vérifier à l’instant.
check-verdict-fair = Équitable : tout concorde.
check-verdict-false = Quelque chose ne concorde pas.
check-verdict-unproven = Rien d’anormal, mais la donne ne peut pas être prouvée.
check-status-ok = concorde
check-status-failed = ne concorde pas
check-status-unproven = non prouvé
check-name-commitment = Sceau
check-name-contributions = Contributions
check-name-seed = Graine
check-name-choices = Décisions
check-name-end = Fin
check-name-result = Résultat
check-name-digest = Empreinte
check-commitment-fits = Ce qui a été promis avant la donne est ce qui a été donné.
check-commitment-differs = Ce qui a été promis n’est pas ce qui a été donné.
check-commitment-no_promise = Rien n’a été promis avant la donne.
check-commitment-branched = Cette partie en continue une autre à partir du coup { $at }.
check-contributions-given = { $count ->
    [one] Une personne a donné quelque chose pour la graine.
   *[other] { $count } personnes ont donné quelque chose pour la graine.
  }
check-contributions-missing = La contribution de quelqu’un manque.
check-contributions-nobody = Personne n’a rien donné pour la graine.
check-seed-fits = Les cartes viennent de la graine promise.
check-seed-differs = Les cartes viennent d’une autre graine.
check-choices-legal = Les { $count } décisions étaient toutes permises.
check-choices-illegal = Une décision n’était pas permise : { $why }
check-choices-no_game = Les règles de ce jeu ne sont pas ici.
check-choices-edition = L’enregistrement suit d’autres règles (édition { $edition }, ici { $here }).
check-end-over = La partie est finie.
check-end-goes_on = La partie n’est pas finie.
check-end-unplayed = Elle n’a pas pu être rejouée.
check-result-fits = Scores et parts sont ceux auxquels mènent les décisions.
check-result-differs = Scores ou parts ne sont pas ceux auxquels mènent les décisions.
check-result-absent = L’enregistrement ne donne pas de résultat.
check-result-unplayed = Elle n’a pas pu être rejouée.
check-digest-fits = L’empreinte est celle de cette partie.
check-digest-differs = L’empreinte est celle d’une autre partie.
check-digest-absent = L’enregistrement ne donne pas d’empreinte.
check-digest-unplayed = Elle n’a pas pu être rejouée.
check-compare = Comparez sceau et empreinte avec les autres joueurs : si tous voient les mêmes, tous ont le même enregistrement.
check-download = Télécharger l’enregistrement

## A match that the server had to close

table-closed-edition = Cette partie n’a pas pu être reprise
table-closed-edition-why = Les règles de { $game } ont changé depuis le début de cette partie, et une partie ne se joue jusqu’au bout qu’avec ses règles de départ. Elle ne compte pour personne. Toutes nos excuses !
table-closed-server-why = Nous avons dû fermer cette table. La partie ne compte pour personne. Toutes nos excuses !
table-again = Rejouer aux mêmes places
table-to-next = Rejoindre la nouvelle partie
