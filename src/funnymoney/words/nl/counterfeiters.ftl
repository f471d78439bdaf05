# Counterfeiters (Pecunia Olet): het bord, de keuzes en het logboek.

## Geld, sterren, valse biljetten

cf-dollars = $ { $amount }
cf-between = { $least } tot { $most }
cf-stars = { $count ->
    [1] één ster
    [2] twee sterren
   *[3] drie sterren
  }
cf-some-fakes = { $count ->
    [one] { $count } vals biljet van { $stars }
   *[other] { $count } valse biljetten van { $stars }
  }
cf-no-fakes = geen valse biljetten
cf-nothing = niets
cf-fakes-of = Valse biljetten van { $stars }
cf-fakes-each = Valse biljetten van { $stars }, { $amount } per stuk
cf-amount = Dollars

## Kaarten

cf-printer = Printer
    .one = een printer
    .many = { $count ->
        [one] een printer
       *[other] { $count } printers
      }
    .does = +2 biljetten
cf-ink = Inkt
    .one = een inkt
    .many = { $count ->
        [one] een inkt
       *[other] { $count } inkten
      }
    .does = +1 ster
cf-paper = Papier
    .one = een papier
    .many = { $count ->
        [one] een papier
       *[other] { $count } papieren
      }
    .does = +1 ster
cf-hologram = Hologram
    .one = een hologram
    .many = { $count ->
        [one] een hologram
       *[other] { $count } hologrammen
      }
    .does = +1 ster
cf-diner = Eetcafé
    .one = een eetcafé
    .many = { $count ->
        [one] een eetcafé
       *[other] { $count } eetcafés
      }
    .does = $ 50 per ronde
cf-jet = Jet
    .one = een privéjet
    .many = { $count ->
        [one] een privéjet
       *[other] { $count } privéjets
      }
    .does = gratis vliegen
cf-big-lawyer = Topadvocaat
    .one = de topadvocaat
    .many = de topadvocaat
    .does = gaat eerst
cf-bad-lawyer = Flutadvocaat
    .one = de flutadvocaat
    .many = de flutadvocaat
    .does = gaat daarna
cf-ticket = Lot
    .one = een lot van { $prize }
    .many = { $count ->
        [one] een lot van { $prize }
       *[other] { $count } loten van { $prize }
      }
    .does = { $prize } aan het eind
cf-have-it = die heb je
cf-card-for = { $card } voor { $price }
cf-buy-for = Koop: { $price }

## Het bord

cf-market = Zwarte markt
cf-market-about = links duur, wat blijft liggen schuift naar rechts
cf-deck = { $count ->
    [0] trekstapel leeg
   *[other] trekstapel { $count }
  }
cf-deck-empty = Alle kaarten zijn eruit.
cf-deck-more = Nog in stapel { $stack }: { $cards }. { $rest ->
    [0] Daaronder ligt niets.
   *[other] Daaronder: { $rest }.
  }
cf-gap = geen kaart
cf-sold-to = verkocht aan { $who }
cf-thrown-away = gaat weg na de ronde
cf-stands = { $who } staat hier
cf-spaces = Vakjes
cf-free = vrij
cf-zone-market = Zwarte markt
cf-zone-print = Drukken
cf-zone-supermarket = Supermarkt
cf-zone-receiver = Heler
cf-zone-tax = Belasting­fraude
cf-zone-jet = Privéjet
cf-zone-commercial = Lijnvlucht
cf-space-market = Zwarte markt, { $price }
cf-space-number = { $name }, nummer { $number }
cf-space-free = { $name }, vrij
cf-space-taken = { $name }, bezet door { $who }
cf-mark-police = met het politiesymbool
cf-mark-sunglasses = met de zonnebril
cf-note-print = 2 biljetten per printer
cf-note-print-own = je drukt { $count } × { $stars }
cf-note-supermarket = 3 valse, { $face } per stuk
cf-note-refused = { $count ->
    [1] weigert ★
    [2] weigert ★ en ★★
   *[3] weigert alles
  }
cf-note-receiver = tot 8, { $least } tot { $most }
cf-note-tax = neem { $amount }
cf-note-jet = gratis
cf-note-commercial = ticket { $fare }
cf-note-strike = staking: niemand vliegt
cf-police = Politie
cf-refused = { $count ->
    [0] supermarkten nemen alles aan
    [1] supermarkten weigeren nu ★
    [2] supermarkten weigeren nu ★ en ★★
   *[3] supermarkten weigeren alles
  }
cf-steps-left = { $count ->
    [0] aangekomen
    [one] nog { $count } stap
   *[other] nog { $count } stappen
  }
cf-end = Eind
cf-track-blank = niets
cf-track-end = de Peetvader, en het einde
cf-track-godfather = de Peetvader: iedereen betaalt de helft van wat hij op zak heeft
cf-track-investigation = onderzoek: supermarkten weigeren { $stars }
cf-track-strike = staking van de luchtverkeersleiding: niemand vliegt
cf-track-space = Vakje { $place }: { $what }
cf-track-here = De politie staat op vakje { $place }: { $what }
cf-in-steps = { $steps ->
    [one] Over { $steps } stap
   *[other] Over { $steps } stappen
  }
cf-event-godfather = De Peetvader neemt de helft
cf-event-godfather-more = Van wat iedereen op zak heeft. Offshore is veilig.
cf-event-you-pay = Je betaalt { $amount }. Offshore is veilig.
cf-event-investigation = Het onderzoek vordert
cf-event-investigation-more = Supermarkten weigeren nu { $stars } en minder.
cf-event-strike = Staking van de luchtverkeersleiding
cf-event-strike-more = Niemand vliegt zolang de politie hier staat.
cf-event-end = De politie is aangekomen

## Spelers

cf-henchmen-left = { $count ->
    [0] geen handlanger over
    [one] nog { $count } handlanger
   *[other] nog { $count } handlangers
  }
cf-has-sunglasses = heeft de startspelerpion: begint de volgende ronde
cf-known-exactly = { $hand } op zak, { $offshore } offshore
cf-known-about = op zak { $hand }, offshore { $offshore }
cf-own-money = Je geld
cf-own-hand = Op zak
cf-own-offshore = Offshore, veilig
cf-own-all = Samen
cf-own-half = Als de Peetvader komt
cf-own-seen = Anderen denken, op zak
cf-others-think = De anderen denken, op zak
cf-status-places = Zet { $number } van { $all }
cf-status-flies = Vliegt
cf-status-lawyer = Bij advocaat
cf-status-last = De laatste
cf-status-done = Klaar
cf-status-next = Volgende
cf-status-waits = Wacht
cf-step-place = Plaatsen
cf-step-act = Doen
cf-step-police = Politie
cf-step-next = Volgende
cf-step-last = Laatste plaatsingen
cf-step-lawyers = Advocaten
cf-step-reckoning = Eetcafés en loten

## Vragen

cf-ask-place = { $stage ->
    [last] Waar gaat je laatste handlanger heen?
    [again] Waar gaat hij nu heen?
   *[now] Waar gaat je handlanger heen?
  }
cf-ask-place-more = Tik op een omrand vakje op het bord, of kies hier.
cf-ask-last-more = De politie is aangekomen: wat je nu verdient, pakt de Peetvader niet meer.
cf-ask-fence = Welke biljetten verkoop je?
cf-ask-fence-more = Heler: de hele partij wordt betaald naar het slechtste biljet: ★ { $rate1 }, ★★ { $rate2 }, ★★★ { $rate3 }.
cf-ask-shop = Welke biljetten geef je uit?
cf-ask-shop-more = Supermarkt: hoogstens drie, { $face } per stuk, hoeveel sterren ze ook hebben.
cf-ask-print-more = { $kinds ->
    [one] Eén component: één ster.
   *[other] { $kinds } verschillende componenten: { $kinds } sterren.
  } Twee biljetten per printer.
cf-ask-buy-more = Een contact blijft het hele spel van jou.
cf-ask-tax-more = Weinig, snel en altijd mogelijk.
cf-ask-fly-more = Verplaats geld tussen je zak en je offshorerekening.
cf-ask-fly = Hoeveel vlieg je, en welke kant op?
cf-ask-lawyer = { $lawyer ->
    [bad] De flutadvocaat: een handlanger terugnemen?
   *[big] De topadvocaat: een handlanger terugnemen?
  }
cf-ask-lawyer-more = Een van je handlangers gaat van het bord en wordt meteen opnieuw geplaatst.
cf-ask-retrieve = Die van { $zone } terugnemen?
cf-ask-retrieve-more = Zijn vakje is weer vrij; hij moet opnieuw geplaatst worden.
cf-ask-pass = Passen?
cf-ask-pass-placing = Je bent voor deze ronde één handlanger kwijt. De politie blijft staan.
cf-ask-pass-lawyer = Je handlangers blijven waar ze zijn.
cf-wait-placing = { $who } plaatst een handlanger.
cf-wait-last = { $who } mag een laatste handlanger plaatsen.
cf-wait-selling = { $who } verkoopt valse biljetten.
cf-wait-flying = { $who } is in de Caraïben en verplaatst geld.
cf-wait-lawyer = { $who } praat met een advocaat.
cf-wait-over = Het spel is afgelopen: al het geld ligt op tafel.

## De keuzes

cf-another-space = Ander vakje
cf-another-henchman = Andere handlanger
cf-pass-henchman = Passen met deze handlanger
cf-no-plans = Geen vakje heeft nu nut voor je.
cf-effect-buy = { $card }, { $price }
cf-effect-print = { $count } × { $stars }
cf-effect-tax = { $amount }
cf-effect-sunglasses = { $amount }, dan eerste
cf-effect-sale = tot { $amount }
cf-effect-fly = ticket { $fare }
cf-effect-jet = gratis
cf-effect-retrieve = terugnemen
cf-all-of = { $all ->
    [yes] Zoveel mogelijk
    [best] Alleen { $stars }
   *[no] Alle van { $stars } en beter
  }
cf-each = { $amount } per stuk
cf-held = je hebt { $count }
cf-refused-here = geweigerd
cf-notes-at = { $count ->
    [one] { $count } biljet tegen { $stars }
   *[other] { $count } biljetten tegen { $stars }
  }
cf-notes-of = { $count } van hoogstens { $most }
cf-drops = Eén { $stars } erbij en de partij zakt naar { $amount }
cf-spoils = Zonder { $stars } zou de partij { $amount } opbrengen
cf-you-would-pay = Jij zou { $amount } betalen.
cf-leaves = Je houdt { $amount } op zak.
cf-then-prints = Je zou { $count ->
    [one] { $count } biljet
   *[other] { $count } biljetten
  } van { $stars } drukken.
cf-print-worth = Niets waard tot ze verkocht zijn: $ 50 per stuk in een supermarkt, $ 20 tot $ 40 bij een heler.
cf-and-sunglasses = en je begint de volgende ronde
cf-tax-plain = Van de bank, in je zak.
cf-fly-free = Je eigen jet: gratis
cf-fly-fare = Ticket { $fare }, uit je zak
cf-fly-then = Daarna kies je hoeveel er vliegt en welke kant op. Niemand ziet het.
cf-retrieve-then = Hij komt terug en gaat naar een vakje dat nut heeft.
cf-all-in-hand = Alles op zak
cf-all-offshore = Alles offshore
cf-as-it-was = zoals het was
cf-godfather-takes = De Peetvader zou { $amount } nemen
cf-safe = Veilig voor de Peetvader
cf-secret-flight = Niemand ziet hoeveel, of welke kant op.
cf-flight-value = { $hand } op zak, { $offshore } offshore
cf-do-choose-space = Kies een vakje
cf-do-choose-henchman = Kies een handlanger
cf-do-buy = Koop { $card } voor { $price }
cf-do-print = { $count ->
    [one] Druk { $count } biljet van { $stars }
   *[other] Druk { $count } biljetten van { $stars }
  }
cf-do-tax = Neem { $amount }
cf-do-fly = Vlieg voor { $fare }
cf-do-fly-jet = Vlieg met je jet
cf-do-shop = { $count ->
    [one] Geef { $count } biljet uit voor { $amount }
   *[other] Geef { $count } biljetten uit voor { $amount }
  }
cf-do-fence = { $count ->
    [one] Verkoop { $count } biljet voor { $amount }
   *[other] Verkoop { $count } biljetten voor { $amount }
  }
cf-do-shop-none = Biljetten uitgeven
cf-do-fence-none = Biljetten verkopen
cf-do-stash = Zet { $amount } offshore
cf-do-fetch = Haal { $amount } terug
cf-do-move = Geld verplaatsen
cf-do-retrieve = Terugnemen: { $zone }
cf-do-decline = Laat ze allemaal staan
cf-do-pass = Pas: je bent deze handlanger kwijt
cf-police-on = De politie gaat één vakje verder.
cf-police-to-godfather = De politie bereikt de Peetvader: iedereen betaalt de helft van wat hij op zak heeft.
cf-police-to-investigation = De politie bereikt een onderzoek: supermarkten weigeren { $stars }.
cf-police-to-strike = De politie bereikt een staking: niemand vliegt.
cf-police-to-end = De politie bereikt het einde: de Peetvader neemt de helft, dan komen de laatste plaatsingen.
cf-why-move = Minstens $ 10 moet verplaatst worden, welke kant ook op.
cf-why-taken = Deze ronde bezet door { $who }.
cf-why-too-dear = je hebt { $hand }
cf-why-sold = De kaart is weg.
cf-why-second-jet = één jet is genoeg
cf-why-refused-all = weigert nu alles
cf-why-no-good-fake = niets wat ze aannemen
cf-why-no-fake = je hebt geen valse biljetten
cf-why-no-jet = je hebt er geen
cf-why-no-fare = ticket { $fare }, je hebt { $hand }
cf-why-nothing-to-fly = niets om te verplaatsen
cf-why-strike = staking: niemand vliegt

## Het logboek

cf-heading-round = Ronde { $round }
cf-heading-round-end = Ronde { $round }, einde
cf-heading-end = Het einde
cf-told-first = { $whoYou ->
    [yes] **Jij begint.**
   *[no] **{ $who } begint.**
  }
cf-told-component = { $whoYou ->
    [yes] Je begint met een printer en **{ $card }**.
   *[no] { $who } begint met een printer en **{ $card }**.
  }
cf-told-offered = Nieuw op de zwarte markt: **{ $cards }**.
cf-told-trashed = De markt schuift naar rechts. Weggegooid: **{ $cards }**.
cf-told-round = { $whoYou ->
    [yes] Jij begint de ronde.
   *[no] { $who } begint de ronde.
  }
cf-told-bought = { $whoYou ->
    [yes] Je koopt **{ $card }**.
   *[no] { $who } koopt **{ $card }**.
  }
cf-told-printed = { $count ->
    [one] { $whoYou ->
        [yes] Je drukt **{ $count } vals biljet van { $stars }**.
       *[no] { $who } drukt **{ $count } vals biljet van { $stars }**.
      }
   *[other] { $whoYou ->
        [yes] Je drukt **{ $count } valse biljetten van { $stars }**.
       *[no] { $who } drukt **{ $count } valse biljetten van { $stars }**.
      }
  }
cf-told-tax = { $whoYou ->
    [yes] Je pleegt **belastingfraude**.
   *[no] { $who } pleegt **belastingfraude**.
  }
cf-told-sunglasses = { $whoYou ->
    [yes] De **zonnebril**: jij begint de volgende ronde.
   *[no] De **zonnebril**: { $who } begint de volgende ronde.
  }
cf-told-shop = { $whoYou ->
    [yes] Je geeft **{ $lot }** uit in een supermarkt.
   *[no] { $who } geeft **{ $lot }** uit in een supermarkt.
  }
cf-told-fence = { $whoYou ->
    [yes] Je verkoopt **{ $lot }** aan een heler.
   *[no] { $who } verkoopt **{ $lot }** aan een heler.
  }
cf-told-fly = { $whoYou ->
    [yes] Je neemt een **vlucht** naar de Caraïben.
   *[no] { $who } neemt een **vlucht** naar de Caraïben.
  }
cf-told-fly-jet = { $whoYou ->
    [yes] Je vliegt met je **privéjet** naar de Caraïben.
   *[no] { $who } vliegt met een **privéjet** naar de Caraïben.
  }
cf-told-stash = { $whoYou ->
    [yes] Je zet **{ $amount }** offshore.
   *[no] { $who } zet **{ $amount }** offshore.
  }
cf-told-fetch = { $whoYou ->
    [yes] Je haalt **{ $amount }** terug op zak.
   *[no] { $who } haalt **{ $amount }** terug.
  }
cf-told-landed = { $whoYou ->
    [yes] Je bent terug; hoeveel je verplaatste is jouw geheim.
   *[no] { $who } is terug; niemand zag hoeveel er verplaatst is.
  }
cf-told-pass = { $whoYou ->
    [yes] Je past.
   *[no] { $who } past.
  }
cf-told-retrieve = { $whoYou ->
    [yes] Je neemt een handlanger terug: **{ $zone }**.
   *[no] { $who } neemt een handlanger terug: **{ $zone }**.
  }
cf-told-police = { $left ->
    [0] De politie bereikt het einde van haar spoor.
    [one] De politie gaat één vakje verder: nog { $left } stap.
   *[other] De politie gaat één vakje verder: nog { $left } stappen.
  }
cf-told-strike = **Staking van de luchtverkeersleiding:** niemand vliegt zolang de politie hier staat.
cf-told-taught = { $count ->
    [1] Het **onderzoek** vordert: supermarkten weigeren voortaan **één ster**.
    [2] Het **onderzoek** vordert: supermarkten weigeren voortaan **twee sterren** en minder.
   *[3] Het **onderzoek** vordert: supermarkten weigeren voortaan **alle valse biljetten**.
  }
cf-told-godfather = **De Peetvader:** iedereen betaalt de helft van het geld op zak.
cf-told-paid = { $none ->
    [yes] { $whoYou ->
        [yes] Je hebt niets op zak: de Peetvader vertrekt met lege handen.
       *[no] { $who } heeft niets op zak: de Peetvader vertrekt met lege handen.
      }
   *[no] { $whoYou ->
        [yes] Je betaalt de Peetvader **{ $amount }**.
       *[no] { $who } betaalt de Peetvader **{ $amount }**.
      }
  }
cf-told-diners = { $count ->
    [one] { $whoYou ->
        [yes] Je **eetcafé** wisselt een vals biljet.
       *[no] Het **eetcafé** van { $who } wisselt een vals biljet.
      }
   *[other] { $whoYou ->
        [yes] Je **eetcafés** wisselen { $count } valse biljetten.
       *[no] De **eetcafés** van { $who } wisselen { $count } valse biljetten.
      }
  }
cf-told-last-placements = **De politie is aangekomen.** Wie nog een handlanger heeft, mag er één plaatsen.
cf-told-lawyer = { $whoYou ->
    [yes] Je mag **{ $lawyer }** gebruiken.
   *[no] { $who } mag **{ $lawyer }** gebruiken.
  }
cf-told-ticket = { $whoYou ->
    [yes] Je int **een lot**.
   *[no] { $who } int **een lot**.
  }

## De tafel als tekst

cf-fact-round = Ronde { $round }
cf-fact-began = Begon deze ronde
cf-fact-begins-next = Begint de volgende ronde
cf-fact-trigger = Bracht de politie naar het einde
cf-fact-player = Speler
cf-fact-status = Nu
cf-fact-hand = Op zak
cf-fact-offshore = Offshore
cf-fact-fakes = Valse biljetten
cf-fact-henchmen = Handlangers over
cf-fact-prints = Zou drukken
cf-fact-contacts = Contacten
cf-fact-price = Prijs
cf-fact-card = Kaart
cf-fact-more = Verder
cf-fact-space = Vakje
cf-fact-who = Wie er staat
cf-fact-pawn = De politie
cf-fact-space-of = vakje { $place } van { $last }
cf-fact-left = Stappen tot het einde

## Een eerste spel

cf-guide-1 = Elke beurt plaats je één handlanger op een vrij vakje. Drukken kan altijd: twee biljetten per printer, met een ster voor elk verschillend component dat je hebt.
cf-guide-2 = Contacten koop je met echt geld op zak, en ze blijven van jou. Kaarten worden goedkoper als ze naar rechts schuiven, maar iemand kan sneller zijn.
cf-guide-3 = De heler neemt tot acht valse biljetten in één partij en betaalt ze allemaal naar het slechtste: $ 20, $ 30 of $ 40. De politie merkt niets.
cf-guide-4 = Supermarkten betalen $ 50 voor elk van hoogstens drie valse biljetten, en elk bezoek zet de politie één vakje verder.
cf-guide-5 = De Peetvader is dichtbij: als de politie hem bereikt, betaalt iedereen de helft van het geld op zak. Wat offshore staat is veilig.
cf-guide-6 = Schuif geld tussen je zak en je offshorerekening. Daar is het veilig, maar kaarten en vluchten betaal je alleen uit je zak.
cf-guide-7 = Belastingfraude levert altijd $ 30 op. Met het vakje met de zonnebril begin je ook de volgende ronde.
cf-guide-8 = De politie is aangekomen. Wat je nu verdient, pakt niemand meer af; valse biljetten en kaarten zijn bij het tellen niets waard.
