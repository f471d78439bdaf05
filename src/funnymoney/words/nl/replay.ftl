# Het einde van een partij, de terugblik en de controle van de verdeling.

## Het einde

end-title = Eindafrekening
end-tab = Afgelopen · { $game }
end-after = Na { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
  } en { $choices } beslissingen
end-reckoning-now = Alles wordt opgeteld…
end-skip = Overslaan
end-wins = { $whoYou ->
    [yes] Je wint met { $money }
   *[no] { $who } wint met { $money }
  }
end-shared = { $who } delen de overwinning met { $money }
end-ahead = { $margin } meer dan { $whoYou ->
    [yes] jij
   *[no] { $who }
  }.
end-tie = Gelijk met { $money }: de regels gaven de doorslag.
end-truth =
    { $game ->
        [contraband]
            { $whoYou ->
                [yes] Je loog
               *[no] { $who } loog
            } { $lies ->
                [0] geen enkele keer.
                [one]
                    één keer en { $caught ->
                        [0] kwam ermee weg.
                       *[other] werd betrapt.
                    }
               *[other]
                    { $lies } keer en werd { $caught ->
                        [0] nooit betrapt.
                        [one] één keer betrapt.
                       *[other] { $caught } keer betrapt.
                    }
            }
        [crooked_cash]
            { $whoYou ->
                [yes] Je betaalde
               *[no] { $who } betaalde
            } met { $lies ->
                [0] geen enkel vals biljet.
                [one]
                    één vals biljet; { $caught ->
                        [0] niemand zag het.
                       *[other] het werd gevonden.
                    }
               *[other]
                    { $lies } valse biljetten; { $caught ->
                        [0] er werd er geen gevonden.
                        [one] er werd er één gevonden.
                       *[other] er werden er { $caught } gevonden.
                    }
            }
       *[other]
            { $whoYou ->
                [yes] Je gaf
               *[no] { $who } gaf
            } { $money } aan vals geld uit{ $lost ->
                [0] .
               *[other] ; { $lost } werd gevonden.
            }
    }
end-rematch = Revanche
end-to-rematch = Naar de revanche
end-rematch-there = Aanwezig: { $there } van { $all }
end-replay = Terugblik
end-share = Delen
end-link-of = Link naar deze terugblik
end-what-if = Je speelde verder vanaf zet { $at } van een andere partij; deze telt niet mee voor je resultaten.
end-to-original = Naar die partij
end-player = Speler
end-place = Plaats
end-where-from = Waar het vandaan kwam
end-chart = { $game ->
    [ffuffziger] Munten door de tijd
    [contraband] Geld door de tijd
    [counterfeiters] Geld door de tijd
    [crooked_cash] Geld door de tijd
   *[other] De score door de tijd
  }
end-chart-about = Lijnen van { $names }, over { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
  }. Hetzelfde volgt als tabel.
end-chart-table = Als tabel
end-after-round = Na ronde { $number }
end-at-start = Bij het begin
end-round = Ronde { $number }
end-marks = Keerpunten
end-bluff = { $game ->
    [counterfeiters] Grootste slag
    [ffuffziger] Grootste slag
   *[other] Grootste leugen die lukte
  }
end-failed = { $game ->
    [ffuffziger] Duurste vondst
   *[other] Grootste leugen die mislukte
  }
end-second = Nog een slag
end-no-bluff = Niemand kwam ergens mee weg.
end-no-failed = Niemand werd betrapt.
end-see-it = Bekijk zet { $at }
end-said = Gezegd
end-held = In het echt
end-all-secrets = Alle geheimen open
end-passed-list = { $game ->
    [contraband] Leugens die lukten
   *[other] Wat erdoor kwam
  }
end-caught-list = { $game ->
    [contraband] Betrapte leugens
   *[other] Wat werd gevonden
  }
end-lamp = { $game ->
    [counterfeiters] Onder de lamp: wat kwam erdoor?
    [ffuffziger] Onder de lamp: wat kwam erdoor?
    [crooked_cash] Onder de lamp: wie betaalde vals?
   *[other] Onder de lamp: wie loog?
  }
end-dot-truth = { $game ->
    [counterfeiters] niets te vinden
    [ffuffziger] niets te vinden
    [crooked_cash] gecontroleerd en echt
   *[other] waarheid
  }
end-dot-lie = { $game ->
    [contraband] leugen die lukte
   *[other] erdoor
  }
end-dot-caught = { $game ->
    [contraband] betrapt
   *[other] gevonden
  }
end-dot-open = nooit beslist
end-lamp-told =
    { $game ->
        [contraband]
            { $lies ->
                [0] Geen leugen
                [one] Eén leugen
               *[other] { $lies } leugens
            }, { $truths ->
                [0] geen waarheid
                [one] één waarheid
               *[other] { $truths } waarheden
            }
       *[other]
            { $lies ->
                [0] Niets vals
                [one] Eén keer iets vals
               *[other] { $lies } keer iets vals
            }
    }
end-lamp-caught = { $game ->
    [contraband] betrapt: { $caught }
   *[other] gevonden: { $caught }
  }
end-medals = Medailles
end-medal-catch = **Beste vangst.** { $whoYou ->
    [yes] Je betrapte
   *[no] { $who } betrapte
  } { $otherYou ->
    [yes] jou
   *[no] { $other }
  }: { $money } stond op het spel.
end-medal-doubt = **Duurste twijfel.** { $whoYou ->
    [yes] Je geloofde
   *[no] { $who } geloofde
  } { $otherYou ->
    [yes] jou
   *[no] { $other }
  } niet, maar het was waar: { $money }.
end-medal-bold = **Brutaalst.** { $whoYou ->
    [yes] Je kwam
   *[no] { $who } kwam
  } { $count ->
    [one] één keer
   *[other] { $count } keer
  } met iets vals, vaker dan wie ook.
end-medal-honest = **Eerlijkst.** { $count ->
    [0] { $whoYou ->
        [yes] Je kwam nooit met iets vals.
       *[no] { $who } kwam nooit met iets vals.
      }
    [one] { $whoYou ->
        [yes] Je kwam maar één keer met iets vals.
       *[no] { $who } kwam maar één keer met iets vals.
      }
   *[other] { $whoYou ->
        [yes] Je kwam maar { $count } keer met iets vals.
       *[no] { $who } kwam maar { $count } keer met iets vals.
      }
  }
end-medal-luck = **Nooit betrapt.** { $whoYou ->
    [yes] Je kreeg
   *[no] { $who } kreeg
  } { $money } langs iedereen.
end-fair = Eerlijk geschud
end-fair-seal = Het zegel van vóór de eerste kaart:
end-fair-branch = Deze partij gaat verder op een andere: de verdeling was niet beloofd.
end-check = Controleer het zelf
end-broken = De afrekening kon niet worden gelezen. Er is niets verloren.

## Geld van elk spel, en wie geen speler is

tale-money = { $game ->
    [contraband] { $amount } F
    [counterfeiters] $ { $amount }
    [ffuffziger] { $count ->
        [one] { $amount } munt
       *[other] { $amount } munten
      }
    [crooked_cash] B{ $amount }
   *[other] { $count ->
        [one] { $amount } punt
       *[other] { $amount } punten
      }
  }
tale-worth = { $game ->
    [contraband] { $amount } F
    [counterfeiters] $ { $amount }
    [ffuffziger] { $amount }
    [crooked_cash] B{ $amount }
   *[other] { $amount }
  }
tale-bank = { $game ->
    [counterfeiters] de Peetvader
    [ffuffziger] de inspecteur
   *[other] de bank
  }

## Waaruit de scores bestaan

tale-col-start = begin
tale-col-score = punten
tale-col-duty = invoer­rechten
tale-col-fine = boetes
tale-col-damages = schade­vergoeding
tale-col-reward = belo­ningen
tale-col-tax = belasting­fraude
tale-col-supermarkets = super­markten
tale-col-receivers = helers
tale-col-diners = eetcafés
tale-col-lottery = loterij
tale-col-contacts = contacten
tale-col-fares = vluchten
tale-col-godfather = Peetvader
tale-col-auctions = veilingen
tale-col-machines = persen
tale-col-bonus = bonus
tale-col-notes_10 = van 10
tale-col-notes_20 = van 20
tale-col-notes_50 = van 50
tale-col-notes_100 = van 100
tale-col-notes_500 = van 500
tale-col-rents = slot­huren
tale-col-group_rents = van groepen
tale-col-hotel_rents = van hotels
tale-total = { $game ->
    [ffuffziger] munten
    [contraband] geld
    [counterfeiters] geld
    [crooked_cash] geld
   *[other] score
  }
tale-amount-money = geld
tale-amount-score = punten
tale-amount-offshore = waarvan offshore
tale-amount-coins = munten
tale-amount-real = echt geld
tale-amount-notes = valse biljetten
tale-amount-false = waarvan vals
tale-flow-start = uitgedeeld
tale-flow-salary = salaris bij Start
tale-flow-rents = huur
tale-flow-streets = straten gekocht
tale-flow-hotels = hotels
tale-flow-sales = aan de bank verkocht
tale-flow-jail = Gevangenis
tale-flow-chest = Algemeen Fonds
tale-flow-chance = Kans
tale-flow-trades = ruil
tale-flow-rewards = beloningen voor gevonden vals geld
tale-flow-notes_seized = vals geld in beslag genomen
tale-flow-notes_lost = verloren biljetten
tale-flow-estates = boedels van wie failliet ging
tale-flow-last_rents = slothuren

## Wat voor iets anders moest doorgaan

tale-lie-hidden_goods = { $whoYou ->
    [yes] Je verbergt goederen
   *[no] { $who } verbergt goederen
  }: { $money } aan invoerrechten
tale-lie-invented_goods = { $whoYou ->
    [yes] Je geeft goederen aan die er niet zijn
   *[no] { $who } geeft goederen aan die er niet zijn
  }
tale-lie-swapped_goods = { $whoYou ->
    [yes] Je geeft andere goederen aan
   *[no] { $who } geeft andere goederen aan
  } dan in de koffer zitten{ $way ->
    [less] : { $money } aan invoerrechten
   *[more] {""}
  }
tale-lie-false_immunity = { $whoYou ->
    [yes] Je beroept je
   *[no] { $who } beroept zich
  } op immuniteit zonder de Diplomatieke Tas
tale-lie-fakes_in_supermarket = { $whoYou ->
    [yes] Je geeft valse biljetten uit
   *[no] { $who } geeft valse biljetten uit
  } in de supermarkt: { $money }
tale-lie-fakes_in_diner = { $whoYou ->
    [yes] Jouw eetcafés wassen
   *[no] De eetcafés van { $who } wassen
  } { $money } wit
tale-lie-tax_fraud = { $whoYou ->
    [yes] Je licht de fiscus op
   *[no] { $who } licht de fiscus op
  } voor { $money }
tale-lie-kept_offshore = { $whoYou ->
    [yes] Je houdt
   *[no] { $who } houdt
  } { $money } offshore terwijl de Peetvader langskomt
tale-lie-notes_in_auction = { $whoYou ->
    [yes] Je wint een veiling
   *[no] { $who } wint een veiling
  } met { $money } aan biljetten
tale-lie-notes_in_fist = { $whoYou ->
    [yes] Je wint een witwaskaart
   *[no] { $who } wint een witwaskaart
  } met { $money } in de vuist
tale-lie-notes_laundered = { $whoYou ->
    [yes] Je wast
   *[no] { $who } wast
  } { $money } aan biljetten wit
tale-lie-notes_seized = De inspecteur neemt { $money } aan biljetten in beslag bij { $whoYou ->
    [yes] jou
   *[no] { $who }
  }
tale-lie-machines_scrapped = Persen van { $whoYou ->
    [yes] jou
   *[no] { $who }
  } gaan naar de sloop, een verlies van { $money }
tale-lie-false_note = { $whoYou ->
    [yes] Je betaalt
   *[no] { $who } betaalt
  } met een valse { $money }, zonder het te weten
tale-lie-known_false_note = { $whoYou ->
    [yes] Je betaalt
   *[no] { $who } betaalt
  } willens en wetens met een valse { $money }
tale-lie-false_card = { $whoYou ->
    [yes] Je speelt
   *[no] { $who } speelt
  } een valse kaart
tale-lie-known_false_card = { $whoYou ->
    [yes] Je speelt
   *[no] { $who } speelt
  } een kaart die zeker vals is
tale-passed = Niemand keek.
tale-passed-by = Geloofd door { $names }.
tale-found-by =
    { $game ->
        [contraband]
            { $byYou ->
                [yes] Je liet de koffer openen.
               *[no] { $by } liet de koffer openen.
            }
       *[other]
            { $byYou ->
                [yes] Je vond het.
               *[no] { $by } vond het.
            }
    }

## Terugblik

replay-title = Terugblik
replay-tab = Terugblik · { $game }
replay-loading = Even terugspoelen…
replay-not-found = Deze partij bestaat niet
replay-not-found-more = De link klopt niet, of de partij is gewist.
replay-not-over = Deze partij is nog bezig
replay-not-over-more = Zolang ze duurt kan alleen wie meespeelt terugkijken, naar wat hij zelf zag.
replay-not-begun = Deze partij is nog niet begonnen
replay-not-begun-more = Er valt nog niets terug te zien.
replay-broken = De terugblik kon niet worden gelezen
replay-to-table = Naar de tafel
replay-to-end = Eindafrekening
replay-own-past = Jouw plaats tot nu toe
replay-move = Zet { $at }
replay-move-of = Zet { $at } van { $total }
replay-deal = De verdeling
replay-end = Het einde
replay-now = Nu
replay-round = Ronde { $number }
replay-scrubber = Zetten van de partij
replay-controls = Bediening van de terugblik
replay-look = Wat getoond wordt
replay-look-seat = Mijn plaats
replay-look-a-seat = Een plaats
replay-look-public = Openbaar
replay-look-all = Alles open
replay-look-from = Kijk vanaf de plaats van
replay-hide = Verberg wat nog komt
replay-back = Eén beslissing terug
replay-on = Eén beslissing verder
replay-at-start = Dit is het eerste moment.
replay-at-end = Dit is het laatste moment.
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-next-key = Volgend sleutelmoment
replay-no-key = Er volgt geen sleutelmoment meer.
replay-key-hidden = Wat later komt, is verborgen.
replay-share = Link naar dit moment kopiëren
replay-play-on = Speel hier verder
replay-play-on-short = Speel verder
replay-key-moments = Sleutelmomenten
replay-no-moments = Nog geen.
replay-secrets = Geheimen
replay-thoughts = Gedachten
replay-log = Verslag
replay-moments = Momenten
replay-more = Geheimen, gedachten en verslag
replay-told-to = Aan { $who }: { $text }
replay-moment-catch = { $byYou ->
    [yes] Je betrapt
   *[no] { $by } betrapt
  } { $whoYou ->
    [yes] jou
   *[no] { $who }
  }: { $money }
replay-moment-doubt = { $byYou ->
    [yes] Je twijfelt
   *[no] { $by } twijfelt
  } ten onrechte aan { $whoYou ->
    [yes] jou
   *[no] { $who }
  }
replay-moment-lead = { $whoYou ->
    [yes] Je neemt de leiding
   *[no] { $who } neemt de leiding
  }
replay-moment-gain = { $whoYou ->
    [yes] Je wint
   *[no] { $who } wint
  } { $money } in één klap
replay-moment-loss = { $whoYou ->
    [yes] Je verliest
   *[no] { $who } verliest
  } { $money } in één klap
replay-moment-decided = { $whoYou ->
    [yes] Je leidt vanaf hier tot het einde
   *[no] { $who } leidt vanaf hier tot het einde
  }

## Wat bots ervan denken

replay-believed = Wat elke plaats geloofde
replay-believed-seat = Wat deze plaats geloofde
replay-estimate-about = Bots beoordelen deze stelling naar wat elke plaats wist, in veel bedachte werelden die daarbij passen.
replay-estimate-ask = Vraag het de bots
replay-estimate-thinking = Aan het denken…
replay-estimate-choose = Kies een plaats, of alle geheimen, om te zien wat er geloofd werd.
replay-shares = Kans op de winst, zoals elke plaats die ziet
replay-hints = Wat een expert nu zou doen
replay-was-chosen = gekozen
replay-belief-declaration = De aangifte van { $who } is waar
replay-belief-note = De { $worth } van { $who } is vals
replay-belief-money = Verborgen geld van { $who }
replay-belief-offshore = Offshoregeld van { $who }
replay-belief-fist = De vuist van { $who }
replay-belief-about = ongeveer { $mean }
replay-no-beliefs = Niemand hoefde hier iets te raden.

## Hier verder spelen

branch-title = Wat als?
branch-about = Er gaat een nieuwe tafel open bij zet { $at }. Jij neemt een plaats, bots nemen de andere; wat voor die plaats verborgen was, blijft verborgen.
branch-seat = Jouw plaats
branch-level = Sterkte van de bots
branch-go = Open deze tafel

## De verdeling controleren

check-title = Controleer de verdeling
check-here = Uitgerekend op deze pagina
check-here-about = Je browser berekent het zegel en het startgetal uit de opname, zonder de server iets te vragen.
check-no-hash = Je browser berekent geen hashes op een gewoon http-adres van een andere machine. De server heeft hieronder gecontroleerd; open de pagina via https, of draai funnymoney verify, om het zelf te controleren.
check-commitment = Zegel
check-seed = Startgetal
check-promised = Het zegel van vóór de eerste kaart is dat van deze verdeling.
check-not-promised = Het zegel past niet bij deze verdeling.
check-dealt = Het startgetal volgt uit het zegel en uit wat iedereen gaf.
check-not-dealt = Het startgetal volgt niet uit het zegel.
check-yours = Wat jouw browser gaf staat in de opname.
check-not-yours = Wat jouw browser gaf staat niet in de opname.
check-nothing-promised = Er was vooraf niets beloofd, dus er valt niets uit te rekenen.
check-server = Wat de server vindt
check-server-away = De server kon het nu niet controleren.
check-verdict-fair = Eerlijk: alles klopt.
check-verdict-false = Er klopt iets niet.
check-verdict-unproven = Er is niets mis, maar de verdeling is niet te bewijzen.
check-status-ok = klopt
check-status-failed = klopt niet
check-status-unproven = niet bewezen
check-name-commitment = Zegel
check-name-contributions = Bijdragen
check-name-seed = Startgetal
check-name-choices = Beslissingen
check-name-end = Einde
check-name-result = Uitslag
check-name-digest = Vingerafdruk
check-commitment-fits = Wat vooraf was beloofd is wat er werd gedeeld.
check-commitment-differs = Wat was beloofd is niet wat er werd gedeeld.
check-commitment-no_promise = Er was vooraf niets beloofd.
check-commitment-branched = Deze partij gaat verder vanaf zet { $at } van een andere.
check-contributions-given = { $count ->
    [one] Eén persoon droeg iets bij aan het startgetal.
   *[other] { $count } personen droegen iets bij aan het startgetal.
  }
check-contributions-missing = Iemands bijdrage ontbreekt.
check-contributions-nobody = Niemand droeg iets bij aan het startgetal.
check-seed-fits = De kaarten komen uit het beloofde startgetal.
check-seed-differs = De kaarten komen uit een ander startgetal.
check-choices-legal = Alle { $count } beslissingen waren toegestaan.
check-choices-illegal = Een beslissing was niet toegestaan: { $why }
check-choices-no_game = De regels van dit spel zijn hier niet.
check-choices-edition = De opname volgt andere regels (editie { $edition }, hier { $here }).
check-end-over = De partij is afgelopen.
check-end-goes_on = De partij is niet afgelopen.
check-end-unplayed = Ze kon niet worden nagespeeld.
check-result-fits = Scores en aandelen volgen uit de beslissingen.
check-result-differs = Scores of aandelen volgen niet uit de beslissingen.
check-result-absent = De opname noemt geen uitslag.
check-result-unplayed = Ze kon niet worden nagespeeld.
check-digest-fits = De vingerafdruk is die van deze partij.
check-digest-differs = De vingerafdruk is die van een andere partij.
check-digest-absent = De opname noemt geen vingerafdruk.
check-digest-unplayed = Ze kon niet worden nagespeeld.
check-compare = Vergelijk zegel en vingerafdruk met de andere spelers: zien allen hetzelfde, dan hebben allen dezelfde opname.
check-download = Opname downloaden

## A match that the server had to close

table-closed-edition = Deze partij kon niet worden voortgezet
table-closed-edition-why = De regels van { $game } zijn veranderd sinds het begin van deze partij, en een partij kan alleen met de regels van het begin worden uitgespeeld. De partij telt niet mee. Sorry!
table-closed-server-why = We moesten deze tafel sluiten. De partij telt niet mee. Sorry!
table-again = Opnieuw spelen op dezelfde plaatsen
table-to-next = Naar de nieuwe partij
