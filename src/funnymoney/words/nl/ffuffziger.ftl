# Falsche FFuffziger: alles wat het bord zegt.

## Geld, persen, kaarten

ff-real = { $amount } M
ff-notes = { $count } × { $value }
ff-notes-of = Biljetten van { $value }
ff-real-money = Echt geld
ff-money = Geld
ff-nothing = niets
ff-none = geen
ff-no-money = geen geld
ff-no-machines = geen persen
ff-coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
  }
ff-coins-title = Zeldzame munten
ff-machines = Persen
ff-machine-title = Pers
ff-machine-of = pers van { $value }
ff-machine = { $side ->
    [dealt] startpers { $value }
    [bought] { $value }, gekocht
    [twice] dubbele { $value }, omgedraaid
    [coins] { $value } met munten, omgedraaid
   *[single] { $value }, omgedraaid
  }
ff-machine-count = { $count } persen: { $what }
ff-back = { $back ->
    [kaputt] Kaputt
    [same-twice] dubbele { $value }
    [next-twice] dubbele { $value }
    [coins] { $value } met munten
   *[other] { $value }
  }
ff-odds = { $what } { $chance }
ff-count-of = { $count } × { $what }
ff-side-dealt = start
ff-side-bought = gekocht
ff-card-green = 150, ook een muntenkaart
ff-card-value = { $value }
ff-card-coins = munten
ff-player = Speler

## Het bord

ff-wash = Witwaskaart
ff-wash-card = Witwaskaart { $letter }
ff-letter = Letter
ff-at-least = minstens
ff-pays = levert op
ff-wash-how = De volste vuist van { $least } of meer wint.
ff-wash-chip = witwassen { $least } → { $pays }
ff-all-sold = Alle gewonnen
ff-inspectors = Inspecteur, deze ronde
ff-ring = De tien kaarten van de inspecteur
ff-ring-left = te gaan
ff-ring-next = volgende: { $card }
ff-face-down = gedekt
ff-face-down-cards = Gedekte inspecteurkaarten
ff-discovered = vernietigd
ff-starts = Munten­veiling
ff-starts-none = nog geen veiling
ff-no-effect = geen effect
ff-next-fall = valt als volgende: { $value }
ff-kaputt-card = Kaputt: één kaart extra
ff-auctions-today = { $count ->
    [one] { $count } veiling
   *[other] { $count } veilingen
  }
ff-auctions-more = { $count ->
    [0] de laatste van deze ronde
    [one] hierna nog { $count }
   *[other] hierna nog { $count }
  }
ff-cards-left = { $count ->
    [one] laatste witwaskaart
   *[other] witwaskaarten over: { $count }
  }
ff-prices = Prijzen in echt geld
ff-price-buy = kopen
ff-price-sell = verkopen, witw.
ff-price-scrap = schroot
ff-pile = over
ff-pile-left = nog { $count }
ff-destroyed = vernietigd
ff-benches = Persen van alle spelers
ff-first = Startspeler
ff-first-short = start
ff-auction = Muntenveiling
ff-lot = Kavel
ff-lot-coins = Kavel: { $coins }
ff-leader = Leidt
ff-last-offer = Laatste bod
ff-stake-each = Inzet van ieder
ff-still-in = Nog in de veiling
ff-nothing-yet = nog niets
ff-role-leads = leidt
ff-role-asked = beslist
ff-role-in = doet mee
ff-role-out = eruit
ff-fist-closed = dicht
ff-fist-open = denkt na
ff-fist-empty = leeg
ff-wins = wint { $sum }
ff-purse-hidden = beurs verborgen
ff-due = { $count ->
    [one] { $count } kaart gewonnen: { $sum }
   *[other] { $count } kaarten gewonnen: { $sum }
  }
ff-tap-machine = Geef deze pers een andere taak: { $what }. Omgedraaid kan ze worden: { $odds }

## Stappen, toestanden

ff-step-inspector = Inspecteur
ff-step-machines = Persen
ff-step-coins = Veilingen
ff-step-fists = Vuisten
ff-step-buying = Kopen
ff-step-laundering = Witwassen
ff-status-machines = Aan de pers
ff-status-leads = Leidt
ff-status-asked = Beslist
ff-status-in = Doet mee
ff-status-out = Eruit
ff-status-closed = Vuist dicht
ff-status-thinking = Denkt na
ff-status-buying = Koopt
ff-status-laundering = Wast wit
ff-phase-machines = 2, persen
ff-phase-lead = 3, muntenveilingen
ff-phase-match = 3, muntenveilingen
ff-phase-fists = 4, witwaskaarten
ff-phase-buying = 5, persen kopen
ff-phase-laundering = 6, biljetten witwassen
ff-phase-over = voorbij

## Vragen

ff-ask-machines = Zet je persen aan het werk
ff-ask-machines-more = { $count ->
    [one] Nog één pers.
   *[other] Nog { $count } persen.
  } Omdraaien toont de achterkant, voorgoed, en kost het drukwerk.
ff-ask-open = Jij opent de veiling: { $coins }
ff-ask-open-more = Leg geld van één soort neer. De anderen gaan mee of stappen uit; alleen wie overblijft betaalt.
ff-ask-lead = Jij leidt: verhogen?
ff-ask-lead-more = Geld van één soort, zoveel je wilt; of stap uit en betaal niets. Kavel: { $coins }.
ff-ask-lead-real = Geld van één soort. Echt geld op echt geld: minstens 5 M.
ff-ask-match = { $whoYou ->
    [yes] Jij legt { $what } neer
   *[no] { $who } legt { $what } neer
  }
ff-ask-match-more = Leg precies hetzelfde neer, of je bent uit deze veiling. Kavel: { $coins }.
ff-ask-fist = Sluit je vuist
ff-ask-fist-more = Biljetten, echt geld, allebei of niets. Alle vuisten gaan samen open; alleen de winnaar betaalt. Er is geen wisselgeld.
ff-ask-buy = Persen kopen?
ff-ask-buy-more = Alleen met echt geld. Ze werken vanaf de volgende ronde; niemand ziet hun achterkant.
ff-ask-launder = Biljetten witwassen?
ff-ask-launder-more = Biljetten worden echt geld tegen de koers van de tabel. Wat je houdt kan in beslag worden genomen als de waarde valt.
ff-over = Het spel is afgelopen.
ff-wait-machines = { $who } zet persen aan het werk.
ff-wait-lead = { $who } leidt de veiling van { $coins }.
ff-wait-match = { $who } beslist over meegaan met { $what }.
ff-wait-fists = { $count ->
    [0] De vuisten gaan open.
    [one] { $who } heeft de hand nog open.
   *[other] Nog open handen: { $who }.
  }
ff-wait-buying = { $who } koopt persen.
ff-wait-laundering = { $who } wast biljetten wit.

## Bediening

ff-job-produce = Drukken
ff-job-turn = Omdraaien
ff-job-sell = Verkopen
ff-all-produce = Alles drukt
ff-turned-already = is al omgedraaid
ff-turns = { $count ->
    [one] { $count } omdraaien
   *[other] { $count } omdraaien
  }
ff-you-get = Je krijgt:
ff-turn-may = Omgedraaid wordt { $what }: { $odds }
ff-do-turn = Draai om: { $what }
ff-do-print = Druk { $what }
ff-do-sell = Verkoop voor { $sum }
ff-do-print-sell = Druk { $what }, verkoop voor { $sum }
ff-do-fist = Sluit de vuist om { $total }
ff-do-fist-empty = Sluit een lege vuist
ff-do-keep = Houd alle biljetten
ff-do-launder = Was { $what } wit voor { $sum }
ff-do-offer = Leg { $what } neer
ff-do-buy = { $count ->
    [one] Koop { $count } pers voor { $sum }
   *[other] Koop { $count } persen voor { $sum }
  }
ff-do-stop = Koop niets
ff-of = van { $count }
ff-kind-left = { $what }, nog { $count }
ff-each = { $sum } per stuk
ff-from-to = { $least } tot { $most }
ff-only-you-see = Alleen jij ziet wat erin gaat
ff-your-notes = Je biljetten
ff-one-kind = Je geld: één soort
ff-pick-empty = Lege hand
ff-pick-enough = Net genoeg
ff-pick-enough-what = Net genoeg: { $what }
ff-pick-all = Alles
ff-pick-keep = Alles houden
ff-pick-launder-all = Alles witwassen
ff-pick-none = Alles terug
ff-fist-nothing = Met niets win je niets: het minimum is { $least }
ff-fist-short = { $count } te weinig voor het minimum van { $least }
ff-fist-over = { $count } boven het minimum van { $least }
ff-fist-exact = Precies het minimum van { $least }
ff-not-enough = Alles wat je hebt telt { $owned }: minder dan { $least }.
ff-not-destroyed = Deze waarde is vernietigd.
ff-not-sold-out = Er is er geen meer.
ff-not-dear = Je hebt nog { $sum }.
ff-not-five = minstens { $sum }
ff-not-all-laid = alles ligt er al
ff-must-open = Jij opent: je moet iets neerleggen.
ff-drop = Uitstappen
ff-drop-back = Uitstappen, niets betalen
ff-drop-nothing = je betaalt niets
ff-drop-what = je neemt { $what } terug
ff-drop-coins = niets van { $coins }
ff-match-what = Meegaan: { $what }
ff-match-stake = je inzet: { $what }
ff-match-left = nog in je hand: { $what }
ff-real-after = nu { $before }, { $more } erbij
ff-rest = { $before } min { $cost }
ff-may-fall = De biljetten van { $value } vallen als volgende.

## Keuzes op één regel

ff-label-produce = Drukken met { $machine }: { $what }
ff-label-sell = Verkoop { $machine }: { $sum }, de pers is weg
ff-label-transform = Draai { $machine } om: drukt nu niets, wordt { $odds }
ff-label-offer = Leg { $what } neer
ff-label-match = Ga mee: leg ook { $what } neer
ff-label-drop = Stap uit de veiling van { $coins }: je betaalt niets
ff-label-buy = Koop een pers van { $value } voor { $sum } (nog { $left })
ff-label-stop = Koop niets meer in deze ronde
ff-label-keep = Houd alle biljetten
ff-label-launder = Was { $what } wit voor { $sum }
ff-label-fist-empty = Sluit een lege vuist
ff-label-fist = Sluit de vuist om { $what }: samen { $total }

## Het logboek

ff-head-setup = Het begin
ff-head-inspector = Ronde { $round }, inspecteur
ff-head-machines = Ronde { $round }, persen
ff-head-coins = Ronde { $round }, muntenveiling
ff-head-fists = Ronde { $round }, witwaskaarten
ff-head-buying = Ronde { $round }, kopen
ff-head-laundering = Ronde { $round }, witwassen
ff-head-end = Het einde
ff-told-round = Ronde { $round } begint.
ff-told-inspector = De inspecteur onthult een kaart: **{ $card }**.
ff-told-destroyed = Het is de laagste waarde in het spel: alle persen en biljetten van **{ $value }** worden vernietigd.
ff-lost-machines = { $count ->
    [one] { $count } pers (schroot { $sum })
   *[other] { $count } persen (schroot { $sum })
  }
ff-lost-notes = { $count ->
    [one] { $count } biljet
   *[other] { $count } biljetten
  }
ff-told-raided = { $whoYou ->
    [yes] Je verliest { $what }.
   *[no] { $who } verliest { $what }.
  }
ff-told-kaputt = { $whoYou ->
    [yes] Je draait een { $value } om: **Kaputt**, { $sum } schroot. De inspecteur komt nog eens kijken.
   *[no] { $who } draait een { $value } om: **Kaputt**, { $sum } schroot. De inspecteur komt nog eens kijken.
  }
ff-told-same = { $whoYou ->
    [yes] Je draait een { $value } om: ze blijft wat ze was.
   *[no] { $who } draait een { $value } om: ze blijft wat ze was.
  }
ff-told-turned = { $whoYou ->
    [yes] Je draait een { $value } om: het is nu een **{ $what }**.
   *[no] { $who } draait een { $value } om: het is nu een **{ $what }**.
  }
ff-told-marker = { $whoYou ->
    [yes] Jij bent nu startspeler.
   *[no] { $who } is nu startspeler.
  }
ff-told-lot = De dobbelsteen is geworpen: een veiling van **{ $coins }**.
ff-told-unsold = Niemand heeft iets te bieden: de kavel ({ $coins }) gaat uit het spel.
ff-told-cannot-match = { $whoYou ->
    [yes] Je kunt niet meegaan en ligt eruit.
   *[no] { $who } kan niet meegaan en ligt eruit.
  }
ff-told-cannot-lead = { $whoYou ->
    [yes] Je hebt niets meer neer te leggen en stapt uit.
   *[no] { $who } heeft niets meer neer te leggen en stapt uit.
  }
ff-told-won-lot = { $whoYou ->
    [yes] Je blijft als laatste over, betaalt en neemt **{ $coins }**.
   *[no] { $who } blijft als laatste over, betaalt en neemt **{ $coins }**.
  }
ff-told-card = Een witwaskaart gaat open: minstens **{ $least }**, levert **{ $pays }** op.
ff-told-closed = { $whoYou ->
    [yes] Je hebt je vuist gesloten.
   *[no] { $who } heeft de vuist gesloten.
  }
ff-told-fist = { $whoYou ->
    [yes] Je opent je vuist: { $what }, samen **{ $total }**.
   *[no] { $who } opent de vuist: { $what }, samen **{ $total }**.
  }
ff-told-fist-empty = { $whoYou ->
    [yes] Je vuist is leeg.
   *[no] De vuist van { $who } is leeg.
  }
ff-told-fists-empty = Lege vuisten: { $whose }.
ff-told-won-card = { $whoYou ->
    [yes] Je wint de kaart met **{ $total }**: { $pays } als de fase voorbij is.
   *[no] { $who } wint de kaart met **{ $total }**: { $pays } als de fase voorbij is.
  }
ff-told-no-sale = Geen vuist haalt { $least }: de witwaskaart blijft liggen.
ff-told-paid = { $whoYou ->
    [yes] Je neemt { $sum } van je witwaskaarten.
   *[no] { $who } neemt { $sum } van de witwaskaarten.
  }
ff-told-laundered = { $whoYou ->
    [yes] Je krijgt { $sum } voor je biljetten.
   *[no] { $who } krijgt { $sum } voor biljetten.
  }
ff-told-coins = { $whoYou ->
    [yes] Je krijgt { $coins } voor 150’s met munten.
   *[no] { $who } krijgt { $coins } voor 150’s met munten.
  }
ff-told-bonus = { $whoYou ->
    [yes] Je hebt aan het eind { $sum }: **{ $coins }**.
   *[no] { $who } heeft aan het eind { $sum }: **{ $coins }**.
  }
ff-told-produce = { $whoYou ->
    [yes] Je drukt { $what }.
   *[no] { $who } drukt { $what }.
  }
ff-told-sell = { $count ->
    [one] { $whoYou ->
        [yes] Je verkoopt een pers voor { $sum }: { $what }.
       *[no] { $who } verkoopt een pers voor { $sum }: { $what }.
      }
   *[other] { $whoYou ->
        [yes] Je verkoopt { $count } persen voor { $sum }: { $what }.
       *[no] { $who } verkoopt { $count } persen voor { $sum }: { $what }.
      }
  }
ff-told-offer = { $whoYou ->
    [yes] Je legt { $what } neer.
   *[no] { $who } legt { $what } neer.
  }
ff-told-match = { $whoYou ->
    [yes] Je gaat mee.
   *[no] { $who } gaat mee.
  }
ff-told-drop = { $whoYou ->
    [yes] Je stapt uit.
   *[no] { $who } stapt uit.
  }
ff-told-own-fist = In je vuist: { $what }, samen { $total }.
ff-told-buy = { $count ->
    [one] { $whoYou ->
        [yes] Je koopt een pers: { $what } voor { $sum }.
       *[no] { $who } koopt een pers: { $what } voor { $sum }.
      }
   *[other] { $whoYou ->
        [yes] Je koopt persen: { $what } voor { $sum }.
       *[no] { $who } koopt persen: { $what } voor { $sum }.
      }
  }
ff-told-stop = { $whoYou ->
    [yes] Je koopt niets meer.
   *[no] { $who } koopt niets meer.
  }
ff-told-launder = { $whoYou ->
    [yes] Je wast { $what } wit.
   *[no] { $who } wast { $what } wit.
  }
ff-told-keep = { $whoYou ->
    [yes] Je houdt je biljetten.
   *[no] { $who } houdt alle biljetten.
  }

## Als tekst

ff-fact-table = De tafel
ff-fact-round = Ronde
ff-fact-phase = Fase
ff-fact-next-fall = Waarde die als volgende valt
ff-fact-destroyed = Vernietigde waarden
ff-fact-auctions = Veilingen die in deze ronde nog komen
ff-fact-free = Muntenkaarten die geen veiling brengen
ff-fact-kaputt = Na deze fase
ff-fact-state = Toestand
ff-fact-cards-left = Witwaskaarten over, deze inbegrepen
ff-fact-unseen-cards = Nooit geziene kaarten, per letter
ff-fact-backs = Achterkanten die niemand zag
ff-fact-backs-left = Achterkanten
ff-fact-dealt-left = Daarvan startpersen, niet omgedraaid
ff-own-money = Je geld
ff-own-fist = In je vuist
ff-worth-fist = Waard in een vuist
ff-worth-laundered = Nu alles witgewassen

## Eerste spel

ff-guide-1 = Elke pers doet één ding per ronde. Hier drukken ze allemaal: de biljetten zijn vals, maar witwaskaarten en veilingen nemen ze aan.
ff-guide-2 = Een pers kan één keer worden omgedraaid. Ze wordt dubbel, een waarde hoger of Kaputt, en drukt die ronde niets. De kansen staan eronder.
ff-guide-3 = Deze kaart levert echt geld op voor de volste vuist, als die het getal links haalt. Alle anderen nemen hun geld terug.
ff-guide-4 = ‘Net genoeg’ vult je vuist met de kleinste som die kan winnen. Meer kost meer: er is geen wisselgeld. Een lege hand kost niets.
ff-guide-5 = Met echt geld koop je persen. Ze drukken vanaf de volgende ronde. Aan het eind brengt het meeste echte geld 6, 4 en 2 munten, persen niets.
ff-guide-6 = Biljetten worden echt geld, tegen een slechte koers. Wat je houdt kan in een latere vuist, tenzij de inspecteur de waarde eerst vernietigt.
ff-guide-7 = Munten beslissen het spel. Wie meedoet legt evenveel neer; alleen wie als laatste overblijft betaalt, de anderen nemen hun geld terug.
ff-guide-8 = De kaarten van de inspecteur komen steeds in dezelfde volgorde terug. Komt de laagste waarde in het spel, dan gaan haar persen naar de sloop en worden haar biljetten in beslag genomen.
