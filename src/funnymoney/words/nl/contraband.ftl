# Contraband: alles wat de tafel zegt. `cb-count-` telt kaarten, `cb-tell-` is het verslag.

## Kaarten en bedragen

cb-kind-0 = Wijn
cb-kind-1 = Sigaren
cb-kind-2 = Sterke­drank
cb-kind-3 = Parfum
cb-kind-4 = Horloge
cb-kind-5 = Camera
cb-kind-6 = Hals­ketting
cb-kind-7 = Kroon
cb-kind-8 = Diplo­matieke Tas
cb-kind-9 = Bagage
cb-the-0 = de wijn
cb-the-1 = de sigaren
cb-the-2 = de sterkedrank
cb-the-3 = het parfum
cb-the-4 = het horloge
cb-the-5 = de camera
cb-the-6 = de halsketting
cb-the-7 = de kroon
cb-the-8 = de Diplomatieke Tas
cb-the-9 = de bagage
cb-count-0 = { $count ->
    [one] { $count } wijn
   *[other] { $count } wijnen
}
cb-count-1 = { $count ->
    [one] { $count } doos sigaren
   *[other] { $count } dozen sigaren
}
cb-count-2 = { $count ->
    [one] { $count } fles sterkedrank
   *[other] { $count } flessen sterkedrank
}
cb-count-3 = { $count ->
    [one] { $count } parfum
   *[other] { $count } parfums
}
cb-count-4 = { $count ->
    [one] { $count } horloge
   *[other] { $count } horloges
}
cb-count-5 = { $count ->
    [one] { $count } camera
   *[other] { $count } camera’s
}
cb-count-6 = { $count ->
    [one] { $count } halsketting
   *[other] { $count } halskettingen
}
cb-count-7 = { $count ->
    [one] { $count } kroon
   *[other] { $count } kronen
}
cb-count-8 = { $count ->
    [one] de Diplomatieke Tas
   *[other] { $count } Diplomatieke Tassen
}
cb-count-9 = { $count ->
    [one] { $count } stuk bagage
   *[other] { $count } stuks bagage
}
cb-articles = { $count ->
    [one] { $count } artikel
   *[other] { $count } artikelen
}
cb-money = { $amount } F
cb-nothing = niets
cb-none = geen
cb-immunity = immuniteit
cb-free = vrij
cb-duty = Invoerrechten
cb-fine = Boete
cb-damages = Schadevergoeding
cb-reward = Beloning

## De hal

cb-customs = Douane
cb-closed = Gesloten koffer
cb-open = Open koffer
cb-case = Koffer onderweg
cb-officer = Douanier
cb-officer-is = { $who } is de Douanier
cb-cards-left = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
cb-cards-seen = { $count ->
    [0] leeg
    [one] { $count } kaart, gezien
   *[other] { $count } kaarten, alle gezien
}
cb-open-show = { $count ->
    [one] Open koffer: { $count } kaart. Tonen.
   *[other] Open koffer: { $count } kaarten. Tonen.
}
cb-seen = { $seen } van { $all } in de open koffer
cb-seen-of = { $seen } van { $all }
cb-stamp-true = Waar
cb-stamp-lie = Leugen
cb-quote = ‘{ $text }.’
cb-quote-nothing = ‘Niets aan te geven.’
cb-quote-immunity = ‘Ik beroep me op immuniteit.’
cb-quote-ask = ‘Iets aan te geven?’
cb-quote-look = ‘Eens kijken …’
cb-quote-next = ‘De volgende!’
cb-quote-pass = ‘Loop maar door.’
cb-quote-pass-duty = ‘{ $amount } rechten. Loop maar door.’
cb-quote-fine = ‘Dat wordt { $amount }.’
cb-quote-sorry = ‘{ $amount }, met excuses.’
cb-quote-true = ‘Alles in orde.’
cb-quote-caught = ‘Kijk eens aan.’
cb-quote-over = ‘We zijn dicht.’

## De weg van de koffer

cb-belt = Weg van de koffer
cb-belt-says = { $whoYou ->
    [yes] zegt wat erin zit
   *[no] zegt wat erin zit
}
cb-belt-said = { $whoYou ->
    [yes] zei: { $said }
   *[no] zei: { $said }
}
cb-belt-throws = { $whoYou ->
    [yes] legt weg en trekt
   *[no] legt weg en trekt
}
cb-belt-decides = { $whoYou ->
    [yes] gelooft of doorzoekt
   *[no] gelooft of doorzoekt
}
cb-belt-believed = { $whoYou ->
    [yes] geloofde het
   *[no] geloofde het
}
cb-belt-next = { $whoYou ->
    [yes] neemt aan of verklikt
   *[no] neemt aan of verklikt
}
cb-belt-later = { $whoYou ->
    [yes] Jij komt later
   *[no] { $who } komt later
}

## Wat er gezegd is

cb-said = Gezegd in deze ronde
cb-said-nothing-yet = Nog niets.
cb-threw = legde daarvoor weg: { $what }
cb-fate-waits = nog open
cb-fate-believed = geloofd
cb-fate-accepted = doorgegeven
cb-fate-searched-true = doorzocht: waar
cb-fate-searched-lie = doorzocht: leugen
cb-fate-informed-true = verklikt: waar
cb-fate-informed-lie = verklikt: leugen
cb-end-caught = betrapt, { $amount }
cb-paid-duty = { $amount } betaald
cb-paid-fine = { $amount } boete
cb-paid-damages = { $amount } betaald
cb-paid-reward = { $amount } betaald
cb-paid-nothing = niets betaald
cb-got-from = { $whoYou ->
    [yes] { $amount } van jou
   *[no] { $amount } van { $who }
}

## Stappen en toestand

cb-step-draw = Trekken
cb-step-rejection = Kaart ruilen
cb-step-declaration = Aangeven
cb-step-inspection = Douanier beslist
cb-step-acceptance = Volgende beslist
cb-status-declaration = Geeft aan
cb-status-inspection = Beslist
cb-status-acceptance = Beslist
cb-status-rejection = Legt weg
cb-status-officer = Douanier
cb-status-holder = Gaf aan
cb-status-next = Is hierna
cb-status-waits = Wacht
cb-office = Douanier { $number } van { $all }
cb-searches = { $all } doorzocht, { $right } raak
cb-cards-only-you = { $count ->
    [one] { $count } kaart, alleen jij
   *[other] { $count } kaarten, alleen jij
}
cb-has-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
cb-last-said = zei laatst: { $said }
cb-last-nothing = zei nog niets

## Vragen

cb-ask-declaration = Wat geef je aan?
cb-more-declaration = Stel in hoeveel je van elk artikel zegt te hebben. Het hoeft niet waar te zijn.
cb-ask-inspection = { $who } zegt: { $said }
cb-you-are-officer = Jij bent de Douanier.
cb-ask-acceptance = { $officer } laat het door. Jij ook?
cb-more-acceptance = { $who } zei: { $said }. Je hebt er niet in gekeken.
cb-ask-rejection = Welke kaart leg je weg?
cb-more-rejection = Ze gaat open in de open koffer. Daarna trek je er een.
cb-more-bag = De Diplomatieke Tas werkt geen tweede keer: ze moet weg. Daarna trek je een kaart.
cb-ask-over = Het spel is afgelopen.
cb-more-over = Iedereen is één keer Douanier geweest.
cb-not-seen = Nog niet weggelegd: { $what }.
cb-left-of = { $what } { $left } van { $all }
cb-wait-declaration = { $who } bedenkt wat aan te geven.
cb-wait-inspection = { $who } zei: { $said }. { $officer } gelooft het of doorzoekt.
cb-wait-acceptance = { $whoYou ->
    [yes] { $officer } geloofde je.
   *[no] { $officer } geloofde { $who }.
} { $next } neemt aan of verklikt.
cb-wait-rejection = { $who } kiest een kaart om weg te leggen.
cb-over = Het spel is afgelopen.

## Aangeven

cb-only-you-see = Alleen jij ziet deze
cb-goods-to-declare = Goederen om aan te geven
cb-say-it = { $what }: wel of niet aangeven
cb-lift = { $what }: optillen
cb-why-baggage = Vrij van rechten: hoeft niet aangegeven te worden.
cb-why-bag = Eerst moet de Diplomatieke Tas weg.
cb-why-full = Je kunt niet meer aangeven dan je kaarten hebt.
cb-why-throw = Tik op de kaart die weg moet.
cb-you-say = Je zegt: { $said }.
cb-believed = Geloofd: **{ $amount }** betalen.
cb-searched-true = { $free ->
    [yes] Doorzocht: **{ $damages }** krijgen.
   *[no] Doorzocht: **{ $duty }** betalen, **{ $damages }** krijgen.
}
cb-searched-lie = Doorzocht: **{ $amount }** betalen.
cb-informed-true = { $free ->
    [yes] Verklikt: **{ $damages }** krijgen.
   *[no] Verklikt: **{ $duty }** betalen, **{ $damages }** krijgen.
}
cb-informed-lie = Verklikt: **{ $amount }** betalen.
cb-verdict-true = de waarheid
cb-verdict-bag = de waarheid: de Tas zit erin
cb-verdict-no-bag = een leugen: je hebt de Tas niet
cb-verdict-hidden = een leugen: je verzwijgt { $hidden }
cb-verdict-invented = een leugen: je verzint { $invented }
cb-verdict-swapped = een leugen: je verzwijgt { $hidden } en verzint { $invented }
cb-truth = De waarheid
cb-truth-why = Zet de goederen op wat je echt hebt
cb-claim = Beroep op immuniteit
cb-claim-why = Zeggen dat je de Diplomatieke Tas hebt, in plaats van goederen aan te geven
cb-go-declare = { $goods } aangeven · { $duty }
cb-go-declare-nothing = Niets aan te geven
cb-go-claim = Beroep op immuniteit
cb-go-throw = Een kaart wegleggen
cb-go-throw-this = Wegleggen: { $what }
cb-was-said = { $who } zei: { $said }.
cb-was-true = het was waar
cb-was-lie = het was een leugen

## Geloven of doorzoeken, aannemen of verklikken

cb-slip = Aangifte van { $who }
cb-nothing-to-declare = Niets aan te geven
cb-surely = Zit er zeker in: { $cards }
cb-believe = Geloven
cb-search = Doorzoeken
cb-accept = Aannemen
cb-inform = Verklikken
cb-key-believe = G
cb-key-search = D
cb-key-accept = A
cb-key-inform = V
cb-believe-one = { $free ->
    [yes] { $who } betaalt niets
   *[no] { $who } betaalt je **{ $duty }**
}
cb-believe-two = { $next } mag verklikken: bij een leugen krijg je de boetes en betaal je **{ $reward }**
cb-search-one = { $claimed ->
    [yes] leugen: { $who } betaalt je **{ $claim }** en alle boetes
   *[no] leugen: { $who } betaalt je alle boetes
}
cb-search-two = { $free ->
    [yes] waar: je betaalt **{ $damages }**
   *[no] waar: rechten **{ $duty }**, je betaalt **{ $damages }**
}
cb-accept-one = { $size ->
    [one] de kaart bekijken
   *[other] de { $size } kaarten bekijken
}, er een wegleggen,
cb-accept-two = er een trekken, dan aangeven
cb-inform-one = { $needs ->
    [yes] leugen met boete: { $officer } betaalt je **{ $reward }**
   *[no] leugen: { $officer } betaalt je **{ $reward }**
}
cb-inform-two = waar: je betaalt { $who } **{ $damages }**

## Keuzes op één regel

cb-label-declare = { $goods } aangeven: { $duty } invoerrechten
cb-label-declare-nothing = Niets aangeven
cb-label-immunity = Je op immuniteit beroepen: geen rechten; betrapt zonder Diplomatieke Tas betaal je { $claim } en alle boetes
cb-label-throw = Wegleggen: { $what }
cb-label-believe = Geloven: { $who } betaalt je { $duty }; is het een leugen en verklikt { $next } het, dan krijg je de boetes en betaal je { $reward }
cb-label-search = Doorzoeken: is het waar, dan krijg je { $duty } en betaal je { $damages }, anders krijg je de boetes
cb-label-accept = Aannemen: erin kijken, een kaart wegleggen, er een trekken, aangeven
cb-label-inform = Verklikken: is het een leugen, dan krijg je { $reward }, anders betaal je { $damages }
cb-thing = { $what } (rechten { $duty }, boete { $fine })
cb-pick-nothing = Niets aangeven
cb-pick-truth = De waarheid: { $goods }

## Het verslag

cb-heading = Ronde { $number }: { $whoYou ->
    [yes] jij staat
   *[no] { $who } staat
} aan de balie
cb-tell-officer = { $whoYou ->
    [yes] Jij bent
   *[no] { $who } is
} de Douanier.
cb-tell-round-over = Ronde { $number } is voorbij.
cb-tell-declare = { $whoYou ->
    [yes] Je geeft aan
   *[no] { $who } geeft aan
}: **{ $said }**.
cb-tell-immunity = { $whoYou ->
    [yes] Je beroept je
   *[no] { $who } beroept zich
} op **immuniteit**.
cb-tell-believe = { $whoYou ->
    [yes] Je gelooft
   *[no] { $who } gelooft
} het.
cb-tell-search = { $whoYou ->
    [yes] Je doorzoekt
   *[no] { $who } doorzoekt
} de koffer!
cb-tell-accept = { $whoYou ->
    [yes] Je neemt
   *[no] { $who } neemt
} de koffer aan.
cb-tell-inform = { $whoYou ->
    [yes] Je gelooft het niet en verklikt het!
   *[no] { $who } gelooft het niet en verklikt het!
}
cb-tell-throw = { $whoYou ->
    [yes] Je legt **{ $what }** weg en trekt een kaart.
   *[no] { $who } legt **{ $what }** weg en trekt een kaart.
}
cb-tell-opened = { $truth ->
    [true] { $whoYou ->
        [yes] **Waar.** In jouw koffer
       *[no] **Waar.** In de koffer van { $who }
    }: { $cards }.
    [lie] { $whoYou ->
        [yes] **Leugen.** In jouw koffer
       *[no] **Leugen.** In de koffer van { $who }
    }: { $cards }.
   *[unknown] { $whoYou ->
        [yes] In jouw koffer
       *[no] In de koffer van { $who }
    }: { $cards }.
}
cb-tell-duty = { $whoYou ->
    [yes] Je betaalt
   *[no] { $who } betaalt
} { $toYou ->
    [yes] je
   *[no] { $to }
} { $amount } invoerrechten.
cb-tell-fine = { $whoYou ->
    [yes] Je betaalt
   *[no] { $who } betaalt
} { $toYou ->
    [yes] je
   *[no] { $to }
} { $amount } boete.
cb-tell-damages = { $whoYou ->
    [yes] Je betaalt
   *[no] { $who } betaalt
} { $toYou ->
    [yes] je
   *[no] { $to }
} { $amount } schadevergoeding.
cb-tell-reward = { $whoYou ->
    [yes] Je betaalt
   *[no] { $who } betaalt
} { $toYou ->
    [yes] je
   *[no] { $to }
} een beloning van { $amount }.
cb-tell-packed = Je nieuwe kaarten: { $cards }.
cb-tell-received = In de koffer: { $cards }.
cb-tell-drew = Je trok: { $cards }.

## De tafel als tekst, en wat alleen jij weet

cb-fact-table = De tafel
cb-fact-round = Ronde
cb-round-of = { $number } van { $all }
cb-case-with = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} bij { $name }, { $passes ->
    [0] pas gepakt
    [one] één keer doorgegeven
   *[other] { $passes } keer doorgegeven
}
cb-fact-thrown = Eruit weggelegd
cb-fact-damages = Schadevergoeding bij een valse beschuldiging
cb-fact-reward = Beloning van een Verklikker
cb-fact-claim = Extra boete bij vals beroep op immuniteit
cb-fact-player = Speler
cb-fact-money = Geld
cb-fact-role = Rol
cb-fact-said = Aangegeven
cb-fact-threw = Weggelegd
cb-fact-prices = Invoerrechten en boete
cb-fact-article = Artikel
cb-fact-seen = Gezien
cb-fact-fate = Wat ervan kwam
cb-own-cards = Jouw kaarten
cb-own-duty = Rechten erop
cb-own-fine = Boete erop
cb-own-passed = Je gaf door
cb-own-drew = Je trok
cb-own-known = Zit er zeker nog in
cb-own-unseen = Niet door jou gezien
cb-own-nothing = Je weet niets van deze koffer.
cb-secret-inside = In de koffer van { $who }
cb-secret-true = zei: { $said }. Waar.
cb-secret-lie = zei: { $said }. Leugen.
cb-secret-knows = { $who } weet van: { $cards }

## Eerste spel

cb-guide-1 = De paarse kaarten zijn van jou; niemand anders ziet ze. Zeg hoeveel artikelen je bij je hebt: tik op een kaart of een artikel. Word je geloofd, dan betaal je het groene bedrag van elk genoemd artikel.
cb-guide-2 = Liegen mag. Word je doorzocht en was het niet precies de waarheid, dan betaal je het rode bedrag van alles wat je hebt. Was het waar, dan krijg je schadevergoeding.
cb-guide-3 = Jij bent de Douanier. Geloof je het, dan krijg je de rechten op wat gezegd is. Doorzoek je, dan brengt een leugen je alle boetes, maar voor de waarheid betaal je schadevergoeding.
cb-guide-4 = De koffer komt bij jou. Neem je aan, dan kijk je erin en draag je hem verder. Verklik je, dan brengt een leugen je de beloning, maar voor de waarheid betaal je schadevergoeding.
cb-guide-5 = Eén kaart moet weg, open, voor iedereen te zien. Tik erop om ze op te tillen; daarna trek je een andere.
cb-guide-6 = In plaats van goederen aan te geven kun je je met de knop ernaast op immuniteit beroepen. Geloofd kost het niets; zonder de Diplomatieke Tas kost een doorzoeking extra.
cb-guide-7 = Deze lijst bewaart wat er in deze ronde gezegd is en wat ervan kwam. Een dikke lijn is een nieuwe koffer: nieuwe kaarten.
