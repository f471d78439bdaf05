# Crooked Cash: de woorden van de tafel.

## Vakjes, kleuren, kaarten

cc-board = Bord, 36 vakjes
cc-space-go = Start
cc-space-chest = Algemeen Fonds
cc-space-train = Trein
cc-space-chance = Kans
cc-space-jail = Op bezoek
cc-space-parking = Gratis parkeren
cc-space-police = Naar de gevangenis
cc-corner-go = Start
cc-corner-jail = Cel
cc-corner-parking = Parkeren
cc-corner-police = Naar cel
cc-colour-brown = bruin
cc-colour-sky = lichtblauw
cc-colour-pink = roze
cc-colour-orange = oranje
cc-colour-red = rood
cc-colour-yellow = geel
cc-colour-green = groen
cc-colour-blue = donkerblauw

cc-chance-waiver = Huurvrij
    .text = Als iemand je huur vraagt, ben je deze keer niets verschuldigd.
cc-chance-gift = Hotel cadeau
    .text = Een hotel van de bank op een straat van jou.
cc-chance-key = Celsleutel
    .text = Verlaat de gevangenis aan het begin van je beurt en gooi dan.
cc-chance-booster = Huurverdubbelaar
    .text = Als je huur vraagt, vraag je het dubbele.
cc-chance-half = Halve prijs
    .text = Koop de straat waarop je staat voor de halve prijs.
cc-chance-express = Sneltreinkaartje
    .text = Ga in plaats van te gooien vooruit naar een straat die te koop is; daarna eindigt je beurt.
cc-chance-grant = Banksubsidie
    .text = 150 van de bank.
cc-chance-collection = Collecte
    .text = Elke tegenstander betaalt je 50.
cc-chance-swap = Gedwongen ruil
    .text = Ruil een straat van jou met die van een tegenstander buiten een volledige groep; beide zonder hotel.
cc-chance-wreck = Sloopbevel
    .text = Een hotel van een tegenstander gaat terug naar de bank.
cc-chance-warrant = Arrestatiebevel
    .text = Stuur een tegenstander naar de gevangenis.
cc-chance-recharge = Opladen
    .text = Je fiches worden groen, en 50 van de bank.
cc-chest-windfall = Meevaller
    .text = 200 van de bank.
cc-chest-prize = Hoofdprijs
    .text = 100 van de bank.
cc-chest-refund = Terugbetaling
    .text = 50 van de bank.
cc-chest-birthday = Verjaardag
    .text = Elke tegenstander betaalt je 20.
cc-chest-head-start = Voorsprong
    .text = Ga vooruit naar Start: 200 en groene fiches.
cc-chest-night-train = Nachttrein
    .text = Ga vooruit naar de volgende straat die te koop is.
cc-chest-cell-pass = Vrijgeleide
    .text = Houd deze kaart: verlaat de gevangenis aan het begin van je beurt en gooi dan.
cc-chest-free-hotel = Gratis hotel
    .text = Houd deze kaart: een hotel van de bank op een straat van jou.
cc-chest-permit = Bouwvergunning
    .text = Houd deze kaart: koop een hotel voor een straat van jou.
cc-chest-fresh-chips = Verse fiches
    .text = Je rode fiches worden groen; is er geen rood, dan 50 van de bank.
cc-chest-parking = Parkeerboete
    .text = Betaal de bank 50.
cc-chest-water = Waterschade
    .text = Betaal de bank 100.
cc-chest-repairs = Hotelreparaties
    .text = Betaal de bank 40 voor elk hotel van jou.
cc-chest-arrest = Arrestatie
    .text = Ga naar de gevangenis; je gooit in deze beurt niet meer.
cc-card-known-true = { $card } (bekend als echt)
cc-card-known-false = { $card } (bekend als vals)
cc-verdict-true = echt
cc-verdict-false = vals
cc-open-cards = Open Kans-kaarten

## Kleine dingen

cc-you = jij
cc-nothing = niets
cc-a-hotel = een hotel
cc-with-hotel = { $street } met hotel
cc-note-known-true = { $notes } bekend als echt
cc-note-known-false = { $notes } bekend als vals
cc-known-true = bekend als echt
cc-known-false = bekend als vals
cc-for-sale = te koop
cc-price = prijs { $amount }
cc-owned = van { $who }, huur { $amount }
cc-here = hier: { $who }
cc-free = gratis
cc-left = { $count ->
    [one] { $count } straat te koop
   *[other] { $count } straten te koop
  }
cc-hotels-left = { $count ->
    [one] { $count } hotel over
   *[other] { $count } hotels over
  }
cc-rolled = { $whoYou ->
    [yes] Je gooide { $total }
   *[no] { $who } gooide { $total }
  }
cc-chips = { $count ->
    [0] Geen groene fiche
    [one] { $count } groene fiche
   *[other] { $count } groene fiches
  }
cc-checks-left = { $count ->
    [one] nog { $count } controle
   *[other] nog { $count } controles
  }
cc-pays = { $whoYou ->
    [yes] Je betaalt { $toYou ->
        [bank] de bank
       *[no] { $to }
      } { $amount }
   *[no] { $who } betaalt { $toYou ->
        [yes] jou
        [bank] de bank
       *[no] { $to }
      } { $amount }
  }
cc-gives = { $who } geeft
cc-window-open = Het controlevenster is open.
cc-on-table = Op tafel
cc-new-on-table = Nieuw op tafel, in plaats van een vals biljet
cc-card-on-table = Op tafel
cc-found-real = gecontroleerd: echt

## De beurt in de bovenbalk

cc-step-roll = Gooien
cc-step-space = Vakje
cc-step-end = Einde
cc-step-street = Straat
cc-step-rent = Huur { $amount }
cc-step-pay = Betaal { $amount }
cc-step-decoder = Decoder
cc-step-card = Kaart
cc-step-auction = Veiling
cc-step-trade = Ruil
cc-step-building = Hotels
cc-step-debt = Schuld
cc-step-exchange = Wisselen
cc-step-pick = Kans
cc-step-keep = Kans

## Wat spelers doen, in weinig letters

cc-st-bankrupt = Failliet
cc-st-jail = In de cel
cc-st-jailed = In de cel
cc-st-roll = Gooit
cc-st-finish = Rondt af
cc-st-street = Koopt?
cc-st-rent = Vraagt huur?
cc-st-asked = Betaalt huur?
cc-st-pays = Betaalt { $amount }
cc-st-leads = Biedt { $amount }
cc-st-passed = Gepast
cc-st-decoder = Controle?
cc-st-card = Speelt kaart
cc-st-auction = Biedt?
cc-st-trade = Ruilt?
cc-st-building = Bouwt?
cc-st-debt = Heeft schuld
cc-st-exchange = Wisselt
cc-st-pick = Neemt kaart
cc-st-keep = Houdt kaart
cc-st-interlude = Ruilt?
cc-st-hotel = Bouwt
cc-st-collection = Int
cc-heading = Beurt { $number }, { $who }

## Wat gevraagd wordt

cc-over = Het spel is afgelopen.
cc-passing = Een ogenblik…
cc-ask-roll = Jouw beurt: gooi de dobbelstenen
cc-ask-again = Dubbel! Gooi nog eens
cc-ask-roll-more = Eerst mag je een kaart spelen, bouwen, ruilen of biljetten wisselen.
cc-ask-jail = Hoe verlaat je de gevangenis?
cc-ask-jail-more = Mislukt: { $failed } van de 3 worpen. In de gevangenis kun je de decoder niet gebruiken.
cc-ask-finish = Nog iets in je beurt?
cc-ask-finish-more = Daarna gooit de volgende speler.
cc-ask-finish-jail-more = Je zit in de gevangenis: in deze beurt gooi je niet meer, en de decoder kun je niet gebruiken. Daarna gooit de volgende speler.
cc-ask-street = { $street } is te koop. Kopen?
cc-ask-street-more = Je hebt { $owned } van de { $all } straten van de groep { $colour }. Anderen mogen een biljet controleren.
cc-ask-dear = { $street } kost { $price }
cc-ask-dear-more = Je hebt { $have }: de straat wordt geveild, en jij mag ook bieden.
cc-ask-rent = { $who } staat op { $street }. Huur vragen?
cc-ask-rent-more = Wat je niet vraagt, is niet verschuldigd.
cc-rent-single = Huur { $amount }.
cc-rent-whole = Huur { $amount }, verdubbeld: de hele groep { $colour } is van jou.
cc-rent-hotel = Huur { $amount }, met hotel.
cc-ask-asked = { $owner } vraagt je { $amount }
cc-ask-asked-more = Huur voor { $street }.
cc-ask-pay = Betaal { $toYou ->
    [bank] de bank
   *[no] { $to }
  } { $amount }: welke biljetten?
cc-ask-missing = Er ontbreekt { $need }: welke biljetten nu?
cc-ask-exact = Leg { $notes } neer: welke?
cc-ask-pay-more = Genoeg, en geen biljet te veel. Anderen mogen er een controleren.
cc-for-street = Voor { $street }.
cc-for-rent = Huur voor { $street }.
cc-for-hotel = Voor een hotel op { $street }.
cc-for-auction = Voor { $thing }, op de veiling.
cc-for-exchange = In ruil voor { $notes }.
cc-for-trade = In een ruil.
cc-for-card = Door een kaart.
cc-for-building = Voor een hotel.
cc-for-jail = Om de gevangenis te verlaten.
cc-ask-check = { $who } betaalt { $toYou ->
    [yes] jou
    [bank] de bank
   *[no] { $to }
  } { $amount }. Een biljet controleren?
cc-ask-check-more = Een groene fiche bekijkt één biljet. Vals: jij houdt het, en het moet vervangen worden. Echt: er gebeurt niets.
cc-ask-card = { $who } speelt { $card }. Controleren?
cc-ask-card-more = Vals: de kaart doet niets, en jij krijgt 100. Echt: er gebeurt je niets.
cc-no-bid-yet = Nog niemand heeft geboden.
cc-bid-stands = { $whoYou ->
    [yes] Je hebt { $amount } geboden.
   *[no] { $who } heeft { $amount } geboden.
  }
cc-you-have = Je hebt { $amount }.
cc-ask-auction = Veiling: { $thing }
cc-ask-keep = Welke Kans-kaart houd je?
cc-ask-keep-more = Niemand heeft er meer dan één; de andere gaat onder de stapel.
cc-trade-title = Jouw voorstel
cc-ask-trade = { $who } stelt je een ruil voor
cc-ask-trade-more = Biljetten worden neergelegd en mogen gecontroleerd worden voordat er iets van eigenaar wisselt.
cc-ask-place = Waar komt je hotel?
cc-ask-build = Waar bouw je?
cc-ask-build-more = De bank heeft { $left ->
    [one] { $left } hotel
   *[other] { $left } hotels
  }. Wensen blijven geheim tot allen geantwoord hebben.
cc-wished = Tot nu toe: { $streets }.
cc-ask-debt = Je bent { $toYou ->
    [bank] de bank
   *[no] { $to }
  } { $amount } schuldig
cc-ask-debt-more = Je hebt { $have }. Verkoop aan de bank voor de halve prijs, of ruil. Heb je niets meer te verkopen, dan ben je failliet.
cc-ask-void-more = Je hebt { $have }. Verkoop aan de bank voor de halve prijs, ruil, of geef je bod op.
cc-ask-pick = Welke Kans-kaart neem je?
cc-ask-pick-more = Van elke twee gelijke is er één vals. Ze mag gecontroleerd worden als je haar speelt.
cc-ask-swap-more = Voor je { $card }, die dan onder de stapel gaat.
cc-ask-interlude = { $who } is klaar. Een ruil voorstellen?
cc-ask-interlude-more = Tussen twee beurten mogen alle anderen een ruil voorstellen.
cc-exchange-title = Biljetten wisselen bij de bank
cc-play-title = Speel je kaart

## Op wie gewacht wordt

cc-wait-roll = { $who } gooit.
cc-wait-jail = { $who } zoekt een weg uit de gevangenis.
cc-wait-finish = { $who } mag nog iets doen voor het einde van de beurt.
cc-wait-street = { $who } beslist of { $street } gekocht wordt.
cc-wait-rent = { $who } mag de huur van { $street } vragen.
cc-wait-asked = { $who } beslist over de huur van { $street }.
cc-wait-pay = { $who } kiest biljetten om { $amount } te betalen.
cc-wait-check = { $count ->
    [one] { $who } mag controleren.
   *[other] { $who } mogen controleren.
  }
cc-wait-sealed = Je hebt geantwoord. Het venster sluit als allen dat gedaan hebben.
cc-wait-build = { $count ->
    [one] { $who } mag hotels bouwen.
   *[other] { $who } mogen hotels bouwen.
  }
cc-wait-place = { $who } beslist waar het hotel komt.
cc-wait-auction = { $count ->
    [one] { $who } mag bieden op { $thing }.
   *[other] { $who } mogen bieden op { $thing }.
  }
cc-wait-trade = { $who } moet op een voorstel antwoorden.
cc-wait-keep = { $who } beslist welke Kans-kaart blijft.
cc-wait-debt = { $who } moet { $amount } bijeenbrengen.
cc-wait-pick = { $who } neemt een Kans-kaart.
cc-wait-interlude = { $count ->
    [one] { $who } mag een ruil voorstellen.
   *[other] { $who } mogen een ruil voorstellen.
  }
cc-wait-other = { $who } beslist.

## Wat de grote knop zegt

cc-do-roll = Gooi de dobbelstenen
cc-do-done = Verder
cc-do-demand = Vraag { $amount }
cc-do-trust = Laat lopen
cc-do-ready = Niets bouwen
cc-do-pay = Leg { $amount } neer
cc-do-buy = Koop voor { $amount }
cc-do-auction = Laat veilen
cc-do-bid = Bied { $amount }
cc-do-pass = Pas
cc-do-exchange = { $amount ->
    [0] Wissel biljetten
   *[other] Wissel { $amount }
  }
cc-do-offer = Stel het { $who } voor
cc-do-counter = Stel { $who } iets anders voor
cc-do-build = { $amount ->
    [0] Bouw op { $streets }
   *[other] Bouw op { $streets } voor { $amount }
  }
cc-do-build-roll = { $count ->
    [0] Bouw, en gooi dan
   *[other] Bouw op { $streets } voor { $amount }, en gooi dan
  }
cc-do-build-done = { $count ->
    [0] Bouw, en dan verder
   *[other] Bouw op { $streets } voor { $amount }, en dan verder
  }
cc-do-place = Hotel op { $street }
cc-do-place-none = Kies een straat
cc-do-free-hotel = Gratis hotel op { $street }
cc-do-permit = Hotel op { $street } voor { $amount }
cc-do-sell = Verkoop { $streets } voor { $amount }
cc-do-sell-none = Kies wat je verkoopt
cc-do-give-up = Geef het bod op
cc-do-bankrupt = Opgeven: failliet
cc-do-take = Neem { $card }
cc-do-take-none = Kies een kaart
cc-do-keep = Houd { $card }
cc-do-play = Speel { $card }
cc-do-waive = Laat lopen
cc-do-boost = Speel Huurverdubbelaar: vraag { $amount }
cc-choose-one = Kies er een
cc-why-bid = Het volgende bod is { $amount }: meer dan je hebt.
cc-why-exchange = Tik op biljetten om in te leveren, en op biljetten die je wilt.
cc-why-trade = Leg iets in een van de twee vakken.
cc-why-street = Kies een straat, hier of op het bord.
cc-why-sell = Kies wat je verkoopt, hier of op het bord.
cc-why-take = Tik op een van de drie kaarten.
cc-why-player = Kies een speler.
cc-exit-roll = Gooi voor dubbel
    .more = Je gaat zoveel vooruit. Na een derde mislukking moet je 50 betalen.
    .sum = 1 op 6
cc-exit-fine = Betaal 50, en gooi dan
    .more = Anderen mogen een biljet controleren.
    .sum = −50
cc-exit-cell-card = Gebruik Vrijgeleide, en gooi dan
    .more = De kaart is echt en gaat onder de stapel.
    .sum = gratis
cc-exit-play = Speel Celsleutel, en gooi dan
    .more = Anderen mogen haar controleren. Is ze vals, dan blijf je.
    .sum = 1 op 2 vals
cc-aside-play = Speel { $card }
cc-aside-build = Bouwen
cc-aside-free-hotel = Gratis hotel
cc-aside-permit = Bouwvergunning
cc-aside-offer = Ruilen
cc-aside-exchange = Biljetten wisselen
cc-back = Terug

## Keuzes

cc-doubles = { $count ->
    [one] { $count } keer dubbel tot nu toe
   *[other] { $count } keer dubbel: een derde keer is gevangenis
  }
cc-visitor-has = { $who } heeft { $amount }.
cc-fork-pay = Betaal { $amount }
cc-fork-pay-more = Jij kiest de biljetten; anderen mogen er een controleren.
cc-fork-play = Speel { $card }
cc-fork-play-more = Vals en gecontroleerd: je betaalt toch { $amount }.
cc-lay = Je legt neer
cc-lay-none = Tik op biljetten om ze neer te leggen.
cc-take-back = Terugnemen: { $note }
cc-lay-one = Neerleggen: { $note } (nog { $left })
cc-your-notes = Jouw biljetten
cc-exact = precies
cc-missing = { $amount } ontbreekt
cc-change = { $amount } wisselgeld
cc-too-much = een biljet te veel
cc-choose-for-me = Kies voor mij
cc-clear = Wissen
cc-would-pay = Je zou betalen met
cc-of-these = { $count ->
    [0] geen hiervan is jou als vals bekend
    [one] { $count } hiervan is jou als vals bekend
   *[other] { $count } hiervan zijn jou als vals bekend
  }
cc-auction-how = Bieden begint bij 10. Iedereen mag bieden, jij ook; zonder bod blijft de straat bij de bank.
cc-group = De kleurgroep
cc-other-notes = Andere biljetten
cc-these-notes = Deze biljetten
cc-last-bid = Laatste bod
cc-bid-more = In tientallen, tot { $most }. Na een verhoging mogen alle anderen opnieuw bieden.
cc-bidders = Bieders
cc-still-in = doet mee
cc-break = Wissel een { $face }
cc-hand-in = Je levert in
cc-get-back = Je krijgt
cc-none-of = Er is geen { $face }.
cc-no-more-of = Er is geen { $face } meer.
cc-add-note = Nog een { $face } (al { $count })
cc-check = Controleer deze
cc-check-one-of = Controleer er een
cc-check-this = { $what }: { $face }
cc-check-card = Controleer de kaart
cc-what-you-know = Wat je weet
cc-know-notes = Van de { $all } biljetten van { $face } zijn er { $fakes } vals. { $places ->
    [0] Je weet van geen enkel waar het is.
    [one] Van { $places } weet je waar het is.
   *[other] Van { $places } weet je waar ze zijn.
  }
cc-know-card = Elke kaart is er twee keer: één echt, één vals.
cc-odds-note = Een { $face } is vals
cc-odds-card = Deze kaart is vals
cc-ring-stop = Niet vanzelf laten lopen: wacht op mij
cc-ring-start = Na 12 seconden vanzelf laten lopen
cc-ring-on = Loopt na een tijdje vanzelf door
cc-ring-off = Wacht op jou
cc-pass-by-itself = Vanzelf laten lopen…
cc-pass-below = Betalingen onder
cc-pass-none = nooit
cc-pass-payer = Alles van { $who }
cc-pass-always = Altijd, aan deze tafel
cc-hotel-for = { $before } → { $after } voor { $cost }
cc-hotel-free = { $before } → { $after }
cc-by-wish = Voor geld: huur voor en na
cc-by-wish_gift = Met je Hotel cadeau
cc-by-wish_free = Met je Gratis hotel
cc-by-wish_permit = Met je Bouwvergunning
cc-build-sum = { $cost } van je { $have }; de bank heeft er { $left }
cc-rent-short = huur { $amount }
cc-site-place = Je hotel is betaald: kies de straat.
cc-site-free-hotel = Je Gratis hotel komt op een straat van jou zonder hotel.
cc-site-permit = Met je Bouwvergunning koop je een hotel voor een straat van jou.
cc-sell = Aan de bank verkopen
cc-debt-meter = { $have } van { $need }
cc-debt-have = Je hebt { $amount }
cc-debt-need = Schuld: { $amount }
cc-play-give = Je geeft
cc-play-get = Je krijgt
cc-play-whom = Wie?
cc-play-where = Welke straat?
cc-play-risk = Anderen mogen eerst controleren: een valse kaart doet niets en is weg.
cc-keep-old = Houd { $card }
cc-keep-new = Neem liever { $card }
cc-accept = Aannemen
cc-accept-more = Biljetten worden eerst neergelegd en mogen gecontroleerd worden.
cc-accept-keep = En houd { $card }.
cc-refuse = Weigeren
cc-refuse-more = Er verandert niets van eigenaar.
cc-counter = Tegenvoorstel
cc-you-get = Je krijgt
cc-you-get-of = Je krijgt van { $who }
cc-you-give = Je geeft
cc-trade-with = Ruilen met
cc-no-streets = geen straat
cc-switches = Wat je gevraagd wordt
cc-hand = Vraag mij tussen beurten
cc-hand-build = Ik kan bouwen: vraag mij
cc-hand-more = Met je hand omhoog word je tussen beurten gevraagd of je ruilt, en of je bouwt zodra dat kan.

## Kasboek en lamp

cc-col-note = Biljet
cc-col-count = Aantal
cc-col-known = Bekend
cc-col-odds = Vals
cc-odds-note-more = ‘Vals’ is hoe waarschijnlijk een ongecontroleerd biljet van jou vals is.
cc-all-purses = Alle beurzen
cc-secret-fakes = { $count ->
    [0] geen valse bij { $all }
   *[other] { $count } vals van { $all }, { $known } bekend
}
cc-secret-fake = vals
cc-secret-trusts = laat lopen
cc-secret-checks = controleert
cc-secret-wishes = wenst { $streets }

## De tafel als tekst

cc-fact-now = Nu
cc-fact-round = Ronde
cc-fact-turn = Beurt van
cc-fact-dice = Dobbelstenen
cc-fact-payment = { $who } betaalt { $toYou ->
    [yes] jou
    [bank] de bank
   *[no] { $to }
  } { $amount }
cc-fact-laid = op tafel: { $laid }; nieuw: { $fresh }
cc-fact-card = { $who } speelt
cc-fact-asked = Mogen controleren
cc-fact-passed = Gepast: { $who }.
cc-fact-auction = Veiling van { $thing }
cc-fact-gives = { $who } geeft
cc-fact-debt = Schuld van { $who }
cc-fact-players = Spelers
cc-fact-streets = Straten
cc-fact-bank = Bank en Kans
cc-fact-open-card = Open Kans-kaart
cc-fact-for-sale = Straten te koop
cc-fact-hotels = Hotels
cc-fact-fakes = Valse biljetten
cc-fact-fakes-of = { $fakes } van { $all } van { $face }
cc-fact-own = Jouw beurs
cc-fact-in-hand = In de hand
cc-fact-plain = Ongecontroleerde biljetten
cc-fact-true = Bekend als echt
cc-fact-false = Bekend als vals
cc-fact-sites = Je kunt bouwen op
cc-fact-odds = Een { $face } is vals
cc-fact-odds-card = De kaart is vals
cc-fact-sure = { $count } × { $face } zeker vals ({ $share } ervan)
cc-col-player = Speler
cc-col-money = Geld
cc-col-chips = Groene fiches
cc-col-where = Waar
cc-col-streets = Straten
cc-col-cards = Kaarten
cc-col-notes = Biljetten
cc-col-street = Straat
cc-col-group = Groep
cc-col-price = Prijs
cc-col-rent = Huur
cc-col-whole = Volledige groep
cc-col-hotel = Hotel
cc-col-hotel-rent = Met hotel
cc-col-cost = Bouwprijs
cc-col-owner = Eigenaar
cc-col-now = Huur nu
cc-thing-bid = Jouw bod
cc-thing-given = inleveren { $face }
cc-thing-wanted = gewenst { $face }
cc-thing-note-plain = { $face }
cc-thing-note-true = { $face }, bekend als echt
cc-thing-note-false = { $face }, bekend als vals
cc-thing-give = geven { $face }
cc-thing-get = krijgen { $face } van { $who }
cc-thing-yours = van jou
cc-thing-key-mine = jouw Celsleutel
cc-thing-key-theirs = Celsleutel van { $who }

## Keuzes op één regel

cc-label-roll = Gooi de dobbelstenen
cc-label-done = Niets meer, verder
cc-label-fine = Betaal 50, en gooi dan
cc-label-cell-card = Gebruik Vrijgeleide, en gooi dan
cc-label-buy = Koop voor { $amount }
cc-label-auction = Laat veilen; iedereen mag bieden
cc-label-demand = Vraag { $amount } huur
cc-label-waive = Laat de huur lopen
cc-label-pay-rent = Betaal de huur, { $amount }
cc-label-auto = Leg zo weinig mogelijk biljetten neer, eerst die waarvan je weet dat ze echt zijn
cc-label-pay = Leg { $notes } neer
cc-label-trust = Laat lopen
cc-label-check = Controleer een { $face } voor een fiche; is het vals, dan houd je het
cc-label-check-card = Controleer de kaart voor een fiche; is ze vals, dan krijg je 100
cc-label-bid = Bied { $amount }
cc-label-pass = Pas, tenzij iemand verhoogt
cc-label-take = Neem { $card }
cc-label-keep = Houd { $card }
cc-label-keep-old = Houd { $card }
cc-label-keep-new = Neem liever { $card }
cc-label-accept = Aannemen; biljetten worden neergelegd en mogen gecontroleerd worden
cc-label-accept-keep-old = Aannemen, en houd { $card }
cc-label-accept-keep-new = Aannemen, en houd de nieuwe { $card }
cc-label-refuse = Weigeren
cc-label-counter = Stel { $who } liever voor: je geeft { $given }, je krijgt { $taken }
cc-label-offer = Stel { $who } voor: je geeft { $given }, je krijgt { $taken }
cc-label-exchange = Wissel { $given } voor { $taken } bij de bank
cc-label-sell = { $what ->
    [hotel] Verkoop het hotel op { $street } voor { $amount }
   *[street] Verkoop { $street } voor { $amount }
  }
cc-label-give-up = { $forced ->
    [yes] Opgeven: je bent failliet
   *[no] Geef het bod op
  }
cc-label-ready = Geen hotels meer
cc-label-wish = { $isBid ->
    [yes] Wens een hotel op { $street }, voor je bod als er te weinig zijn; huur { $rent }
   *[no] Bouw op { $street } voor { $amount }; huur { $rent }
  }
cc-label-wish-none = Bouw op een straat
cc-label-wish-gift = Hotel cadeau op { $street }; huur { $rent }
cc-label-wish-gift-none = Plaats Hotel cadeau
cc-label-wish-free = Gratis hotel op { $street }; huur { $rent }
cc-label-wish-free-none = Plaats Gratis hotel
cc-label-wish-permit = Bouwvergunning voor { $street }, { $amount }; huur { $rent }
cc-label-wish-permit-none = Gebruik de Bouwvergunning
cc-label-free-hotel = Gratis hotel op { $street }; huur { $rent }
cc-label-free-hotel-none = Plaats Gratis hotel
cc-label-permit = Bouwvergunning voor { $street }, { $amount }; huur { $rent }
cc-label-permit-none = Gebruik de Bouwvergunning
cc-label-place = Jouw hotel op { $street }; huur { $rent }
cc-label-place-none = Plaats je hotel
cc-label-play = Speel { $card }; ze mag gecontroleerd worden
cc-label-play-on = Speel { $card }: { $target }
cc-label-play-swap = Speel { $card }: { $mine } voor { $theirs } van { $who }

## Wat er gebeurde

cc-told-rolls-first = { $whoYou ->
    [yes] Je gooit { $total } om te zien wie begint.
   *[no] { $who } gooit { $total } om te zien wie begint.
  }
cc-told-rolled = { $whoYou ->
    [yes] Je gooit
   *[no] { $who } gooit
  } **{ $one } en { $two }**{ $isDouble ->
    [yes] , dubbel
   *[no] {""}
  }.
cc-told-moves = { $whoYou ->
    [yes] Je gaat
   *[no] { $who } gaat
  } vooruit naar **{ $space }**.
cc-told-salary = { $whoYou ->
    [yes] Je krijgt 200 bij Start.
   *[no] { $who } krijgt 200 bij Start.
  }
cc-told-chips = { $whoYou ->
    [yes] Je decoderfiches zijn weer groen.
   *[no] De decoderfiches van { $who } zijn weer groen.
  }
cc-told-jailed = { $whoYou ->
    [yes] Je gaat naar de **gevangenis**.
   *[no] { $who } gaat naar de **gevangenis**.
  }
cc-told-leaves-jail = { $whoYou ->
    [yes] Je verlaat de gevangenis.
   *[no] { $who } verlaat de gevangenis.
  }
cc-told-round-cap = Ronde { $round } is voorbij, en daarmee het spel.
cc-told-paid = { $whoYou ->
    [yes] Je hebt
   *[no] { $who } heeft
  } { $toYou ->
    [yes] jou
    [bank] de bank
   *[no] { $to }
  } **{ $amount }** betaald.
cc-told-unpaid = { $whoYou ->
    [yes] Je kunt geen { $amount } meer betalen: het gaat niet door.
   *[no] { $who } kan geen { $amount } meer betalen: het gaat niet door.
  }
cc-told-not-owed = { $whoYou ->
    [yes] Je bent
   *[no] { $who } is
  } { $toYou ->
    [yes] jou
    [bank] de bank
   *[no] { $to }
  } niets meer schuldig.
cc-told-bankrupt = { $whoYou ->
    [yes] Je bent
   *[no] { $who } is
  } **failliet**; biljetten en kaarten gaan naar { $toYou ->
    [yes] jou
    [bank] de bank
   *[no] { $to }
  }.
cc-told-shows = { $whoYou ->
    [yes] Je legt
   *[no] { $who } legt
  } **{ $notes }** neer.
cc-told-checked-false = { $whoYou ->
    [yes] Je controleert een { $face }: **vals!** Je houdt het.
   *[no] { $who } controleert een { $face }: **vals!** { $who } houdt het.
  }
cc-told-checked-true = { $whoYou ->
    [yes] Je controleert
   *[no] { $who } controleert
  } een { $face }: het is echt.
cc-told-takes-back = { $whoYou ->
    [yes] Je neemt
   *[no] { $who } neemt
  } een overbodige { $face } terug.
cc-told-breaks = { $whoYou ->
    [yes] De bank wisselt een { $face } van jou.
   *[no] De bank wisselt een { $face } voor { $who }.
  }
cc-told-bank-pays = { $whoYou ->
    [yes] De bank geeft je { $notes }.
   *[no] De bank geeft { $who } { $notes }.
  }
cc-told-printed = De bank heeft niet genoeg en drukt nieuwe, allemaal echt: { $count } × { $face }.
cc-told-short = { $whoYou ->
    [yes] Je komt { $amount } tekort.
   *[no] { $who } komt { $amount } tekort.
  }
cc-told-exchanged = { $whoYou ->
    [yes] De bank geeft je er { $notes } voor.
   *[no] De bank geeft { $who } er { $notes } voor.
  }
cc-told-final-rent = { $whoYou ->
    [yes] Je krijgt { $amount } slothuur: **{ $all }** in totaal.
   *[no] { $who } krijgt { $amount } slothuur: **{ $all }** in totaal.
  }
cc-told-auction = Te veilen: **{ $thing }**.
cc-told-no-bid = Niemand biedt: { $thing } blijft bij de bank.
cc-told-no-bid-hotel = Niemand biedt: het hotel blijft bij de bank.
cc-told-sold = { $whoYou ->
    [yes] Je wint
   *[no] { $who } wint
  } de veiling van { $thing } met **{ $amount }**.
cc-told-buys = { $whoYou ->
    [yes] **{ $street }** is nu van jou.
   *[no] **{ $street }** is nu van { $who }.
  }
cc-told-sells-hotel = { $whoYou ->
    [yes] Je verkoopt
   *[no] { $who } verkoopt
  } het hotel op { $street } aan de bank.
cc-told-sells-street = { $whoYou ->
    [yes] Je verkoopt
   *[no] { $who } verkoopt
  } { $street } aan de bank.
cc-told-hotel = { $whoYou ->
    [yes] Je hebt
   *[no] { $who } heeft
  } nu een **hotel** op { $street }.
cc-told-wrecked = { $whoYou ->
    [yes] Jouw hotel op { $street } wordt **gesloopt**.
   *[no] Het hotel van { $who } op { $street } wordt **gesloopt**.
  }
cc-told-wishes = { $whoYou ->
    [yes] Je wilt
   *[no] { $who } wil
  } bouwen op { $streets }.
cc-told-no-room = { $whoYou ->
    [yes] Je hebt
   *[no] { $who } heeft
  } geen straat meer voor het hotel: het blijft bij de bank.
cc-told-rent = { $whoYou ->
    [yes] Je vraagt
   *[no] { $who } vraagt
  } { $toYou ->
    [yes] jou
   *[no] { $to }
  } **{ $amount }**, de huur van { $street }.
cc-told-shown = Een Kans-kaart ligt open: { $card }.
cc-told-takes = { $whoYou ->
    [yes] Je neemt
   *[no] { $who } neemt
  } **{ $card }**; { $next } wordt opengelegd.
cc-told-plays = { $whoYou ->
    [yes] Je speelt
   *[no] { $who } speelt
  } **{ $card }**. { $text }
cc-told-unchecked = { $whoYou ->
    [yes] Niemand controleert je { $card }.
   *[no] Niemand controleert { $card } van { $who }.
  }
cc-told-card-false = { $whoYou ->
    [yes] Je controleert
   *[no] { $who } controleert
  } { $card } van { $ownerYou ->
    [yes] jou
   *[no] { $owner }
  }: **vals!** De kaart doet niets, en { $whoYou ->
    [yes] je krijgt
   *[no] { $who } krijgt
  } 100.
cc-told-card-true = { $whoYou ->
    [yes] Je controleert
   *[no] { $who } controleert
  } { $card } van { $ownerYou ->
    [yes] jou
   *[no] { $owner }
  }: de kaart is echt.
cc-told-swapped = { $whoYou ->
    [yes] Je geeft
   *[no] { $who } geeft
  } { $toYou ->
    [yes] jou
   *[no] { $to }
  } { $mine } voor **{ $theirs }**.
cc-told-chest = { $whoYou ->
    [yes] Je trekt
   *[no] { $who } trekt
  } uit het Algemeen Fonds: **{ $card }**. { $text }
cc-told-keeps = { $whoYou ->
    [yes] Je houdt
   *[no] { $who } houdt
  } { $card }; { $other } gaat onder de stapel.
cc-told-traded = { $whoYou ->
    [yes] Je hebt met { $to } **geruild**.
   *[no] { $who } heeft met { $toYou ->
        [yes] jou
       *[no] { $to }
      } **geruild**.
  }
cc-told-trade-off = De ruil tussen { $whoYou ->
    [yes] jou
   *[no] { $who }
  } en { $toYou ->
    [yes] jou
   *[no] { $to }
  } gaat niet door.
cc-did-offer = { $whoYou ->
    [yes] Je stelt
   *[no] { $who } stelt
  } { $toYou ->
    [yes] jou
   *[no] { $to }
  } een ruil voor: { $things }.
cc-did-counter = { $whoYou ->
    [yes] Je stelt
   *[no] { $who } stelt
  } iets anders voor: { $things }.
cc-did-gives = geeft { $things }
cc-did-gets = krijgt { $things }
cc-did-moves = { $count ->
    [one] { $things } wisselt van eigenaar
   *[other] { $things } wisselen van eigenaar
  }
cc-did-free-hotel = { $whoYou ->
    [yes] Je zet
   *[no] { $who } zet
  } met de kaart Gratis hotel een hotel op { $street }.
cc-did-permit = { $whoYou ->
    [yes] Je koopt
   *[no] { $who } koopt
  } met de Bouwvergunning een hotel op { $street }.
cc-did-exchange = { $whoYou ->
    [yes] Je wisselt
   *[no] { $who } wisselt
  } { $given } voor { $taken }.
cc-did-bid = { $whoYou ->
    [yes] Je biedt
   *[no] { $who } biedt
  } **{ $amount }**.
cc-did-check = Je wilt er een controleren.
cc-did-wish = Je wenst een hotel op { $street }.
cc-did-fine = { $whoYou ->
    [yes] Je wilt
   *[no] { $who } wil
  } de gevangenis verlaten voor 50.
cc-did-cell-card = { $whoYou ->
    [yes] Je gebruikt
   *[no] { $who } gebruikt
  } de kaart Vrijgeleide.
cc-did-keep = { $whoYou ->
    [yes] Je houdt
   *[no] { $who } houdt
  } de oude Kans-kaart.
cc-did-waive = { $whoYou ->
    [yes] Je laat
   *[no] { $who } laat
  } de huur lopen.
cc-did-pass = { $whoYou ->
    [yes] Je past.
   *[no] { $who } past.
  }
cc-did-refuse = { $whoYou ->
    [yes] Je weigert.
   *[no] { $who } weigert.
  }
cc-did-accept-keep-old = { $whoYou ->
    [yes] Je neemt aan, en houdt
   *[no] { $who } neemt aan, en houdt
  } de oude Kans-kaart.
cc-did-accept-keep-new = { $whoYou ->
    [yes] Je neemt aan, en houdt
   *[no] { $who } neemt aan, en houdt
  } de nieuwe Kans-kaart.
cc-did-keep-old = { $whoYou ->
    [yes] Je zult
   *[no] { $who } zal
  } de oude Kans-kaart houden.
cc-did-keep-new = { $whoYou ->
    [yes] Je zult
   *[no] { $who } zal
  } de nieuwe Kans-kaart houden.
cc-did-give-up = { $whoYou ->
    [yes] Je geeft op.
   *[no] { $who } geeft op.
  }

## Tips voor een eerste spel

cc-guide-1 = Druk op de knop om met twee dobbelstenen te gooien en vooruit te gaan. Eerst mag je ook ruilen, biljetten wisselen of een kaart spelen.
cc-guide-2 = Deze straat is van niemand: koop haar voor haar prijs, of laat haar veilen, waarbij iedereen mag bieden.
cc-guide-3 = Deze biljetten gaan op tafel. Een derde van alle biljetten is vals, en niemand weet welke; de anderen mogen er een controleren. Tik op biljetten om andere te kiezen.
cc-guide-4 = Een groene fiche bekijkt één biljet. Vals: jij houdt het, en het moet vervangen worden. Echt: alleen de fiche is op, tot je Start passeert.
cc-guide-5 = Een tegenstander staat op jouw straat. De huur is alleen verschuldigd als je haar vraagt.
cc-guide-6 = Biedingen gaan met tientallen omhoog, met minstens 10. Wie het laatst biedt, betaalt de bank; pas als het te duur wordt.
cc-guide-7 = Neem een van de drie open kaarten en speel haar later. Elke kaart is er twee keer, waarvan één vals; een valse werkt als niemand haar controleert.
cc-guide-8 = Een hele kleur is van jou: de huur verdubbelt, en je mag hotels bouwen. Steek je hand op om gevraagd te worden, of kies ‘Bouwen’ in je beurt.
