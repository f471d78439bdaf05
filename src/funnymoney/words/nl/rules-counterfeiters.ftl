# De regels van Counterfeiters (Pecunia Olet), in de volgorde waarin ze getoond worden.
# Kopjes beginnen met `section-`; elk ander bericht is een regel onder zijn eigen nummer, of een optie.

section-aim = Doel van het spel
CF-1 = Jullie zijn valsemunters in dienst van de maffia: je drukt vals geld en maakt er echt geld van. Wie aan het eind het **meeste echte geld** heeft, wint.

section-box = Inhoud van de doos
CF-2 = Er zijn 100 **valse biljetten**, allemaal van $ 50, in drie kwaliteiten: 30 met ★, 30 met ★★ en 40 met ★★★. Hoe meer sterren, hoe beter.
CF-3 = Er zijn 100 **echte biljetten**: 32 van $ 10 en 68 van $ 50.
CF-4 = Het bord heeft een kant voor 2 spelers en een kant voor 3 of 4. Vakjes per kant: zwarte markt 4 / 6, drukken 2 / 3, supermarkt 1 / 2, heler 1 / 2, belastingfraude 2 / 3, privéjet 1 / 1, lijnvlucht 1 / 2. Vakjes, prijzen, politiespoor en aantallen kaarten zijn van ons en niet die van de uitgegeven versie.
CF-5 = Verder zijn er een startspelerpion, een politiepion, 42 kaarten met de letter S, A, B, C of D, 12 **handlangers** (3 per speler), 4 schermen en 4 enveloppen voor offshorerekeningen.

section-setup = Voorbereiding
CF-7 = Gebruik de kant van het bord voor jullie aantal spelers. Sorteer de valse biljetten op kwaliteit en de echte op waarde.
CF-8 = Zet de **politiepion** op het vakje van het politiespoor met jullie aantal spelers. Met 2 spelers staat hij 14 stappen van het eind, met 3 spelers 18 en met 4 spelers 22.
CF-9 = Elke speler neemt de 3 handlangers, het scherm en de envelop van één kleur.
CF-10 = De startspeler krijgt de startspelerpion en $ 20. Met de klok mee krijgen de anderen $ 30, $ 40 en $ 50.
    .example = Met 3 spelers begin je met $ 20, $ 30 en $ 40.
CF-R40 = De startspeler wordt door loting aangewezen.
CF-11 = Elke speler krijgt een **printer** en, naar toeval, één **inkt** of één **papier** uit de startkaarten (S).
CF-12 = Kaarten met 3+ doen alleen mee met 3 of 4 spelers, kaarten met 4 alleen met 4. Zo blijven er voor de zwarte markt 22 kaarten over met 2 spelers, 29 met 3 en 34 met 4.
CF-13 = Schud A, B, C en D apart en gedekt, en leg ze op elkaar: A bovenop, dan B, dan C, en D onderop.
CF-14 = Vul de zwarte markt met de bovenste kaarten van de trekstapel, van het goedkoopste vakje, rechts, naar het duurste, links.

section-turn = Ronde en beurt
CF-15 = Vanaf de startspeler en met de klok mee plaatst iedereen **één handlanger per keer** op een vrij vakje. Dat gaat door tot alle handlangers gebruikt zijn of het spel eindigt.
CF-16 = In je beurt plaats je een handlanger en doe je wat het vakje zegt. Staat er een **politiesymbool** op het vakje, dan gaat de politiepion daarna 1 vakje vooruit; komt hij op een bijzonder vakje, dan gebeurt wat daar staat. Het symbool staat op elke supermarkt, op één vakje om te drukken en op één vakje belastingfraude.
CF-17 = Op elk vakje past maar **één handlanger per ronde**.
CF-18 = Wil of kun je niets doen, dan **pas** je. Dat kost je één handlanger voor deze ronde, maar je blijft gewoon meespelen.
    .example = Je past met je eerste handlanger; de andere twee plaats je nog in deze ronde.
CF-R1 = Een handlanger moet **iets doen**. Op de zwarte markt moet er een kaart liggen die je kunt betalen, voor de supermarkt heb je een vals biljet nodig dat daar wordt aangenomen, voor de heler een vals biljet, en op een vlucht moet je minstens $ 10 verplaatsen. Drukken en belastingfraude kunnen altijd.
    .example = Zonder een enkel vals biljet mag je niet naar de heler, ook niet om het vakje te blokkeren.
CF-R2 = Je hoeft een vakje niet ten volle te benutten: elk aantal van 1 tot het maximum mag.
    .example = Je mag vijf valse biljetten aan de heler verkopen en de rest houden.
CF-R3 = Passen mag altijd. Het kost precies één handlanger en de politie gaat er nooit door vooruit.

section-market = Kopen op de zwarte markt
CF-19 = Plaats een handlanger op een vakje van de markt, betaal de **prijs** ervan in echt geld aan de bank en neem de kaart die er ligt. Leg haar open voor je scherm. De prijzen zijn $ 40, $ 30, $ 20 en $ 10 met 2 spelers, $ 60 tot $ 10 met 3 of 4.
    .example = Er ligt een printer op het vakje van $ 30: met maar $ 20 op zak kun je die nog niet kopen.
CF-20 = Op de zwarte markt zijn printers, inkt, papier, hologrammen, eetcafés, privéjets, winnende loten en twee advocaten te koop. Met de startkaarten erbij zijn er 12 printers, 5 inkten, 5 papieren, 4 hologrammen, 5 eetcafés, 3 privéjets, 6 loten en 2 advocaten.
CF-21 = Een kaart is een **contact** dat je de rest van het spel houdt en gebruikt. Het raakt nooit op.
CF-22 = Je mag geen **tweede privéjet** kopen.
CF-R5 = Je mag een kaart kopen waar je niets aan hebt, alleen om haar een ander niet te gunnen; alleen een tweede privéjet is verboden.
    .example = Je hebt al inkt en koopt er nog een: je drukt niet beter, maar je rivaal krijgt haar niet.
CF-R6 = Een gekochte kaart laat tot het eind van de ronde een gat achter. Pas dan wordt de markt aangevuld.
CF-R10 = Je betaalt alleen met echt geld dat je **op zak** hebt. Valse biljetten en offshoregeld tellen niet mee.
    .example = Met $ 10 op zak en $ 300 offshore kun je maar $ 10 betalen.

section-print = Drukken
CF-23 = Je krijgt **2 valse biljetten voor elke printer** die je hebt. Hun kwaliteit is het aantal verschillende componenten dat je bezit van inkt, papier en hologram: één geeft ★, twee geven ★★, drie geven ★★★. Componenten raken niet op, en dubbele helpen niet.
    .example = Met 3 printers, 2 inkten en 1 papier druk je 6 valse biljetten met ★★.
CF-R11 = Je drukt altijd de beste kwaliteit die je kunt.
CF-R12 = Valse biljetten raken nooit op. Met een huisregel kun je ze beperken tot het aantal in de doos.

section-supermarket = De supermarkt
CF-24 = Wissel tot **3 valse biljetten** in voor $ 50 echt geld per stuk. Hoe verder de politie komt, hoe minder kwaliteiten de supermarkten aannemen.
    .example = Drie valse biljetten brengen $ 150 op, en de politiepion gaat 1 vakje vooruit.
CF-R15 = Je mag kwaliteiten die nog worden aangenomen door elkaar gebruiken. Elk vals biljet brengt $ 50 op, hoeveel sterren het ook heeft.
    .example = ★ wordt geweigerd en je hebt twee ★ en één ★★: je kunt alleen de ★★ inwisselen, voor $ 50.
CF-R14 = Zodra ook ★★★ wordt geweigerd, nemen supermarkten niets meer aan en kan niemand die vakjes nog gebruiken.

section-receiver = De heler
CF-25 = Verkoop tot **8 valse biljetten** in één partij. De kwaliteit van het **slechtste biljet in de partij** bepaalt de prijs van alle: ★ $ 20, ★★ $ 30, ★★★ $ 40 per stuk.
    .example = Eén ★, één ★★ en twee ★★★ brengen 4 × $ 20 = $ 80 op; drie ★★ en drie ★★★ brengen 6 × $ 30 = $ 180 op.
CF-R16 = Helers nemen elke kwaliteit, wat de politie ook ontdekt heeft. Jij kiest welke biljetten in de partij gaan.
    .example = Met één ★ en vier ★★★ houd je de ★ beter achter: vier ★★★ brengen $ 160 op, alle vijf samen maar $ 100.
CF-R13 = De bank heeft altijd genoeg echt geld en kan altijd wisselen.

section-tax = Belastingfraude
CF-26 = Neem **$ 30** van de bank. Op het vakje met de **zonnebril** krijg je ook de startspelerpion: jij begint de volgende ronde.
CF-R26 = De zonnebril verandert niets aan de lopende ronde. Heb je de pion al, dan mag je het vakje toch gebruiken voor de $ 30. Gebruikt niemand het, dan blijft de pion waar hij is.

section-flights = Vluchten naar de Caraïben
CF-27 = Verplaats zoveel echt geld als je wilt tussen je zak en je **offshorerekening**, heen of terug. De Peetvader telt offshoregeld niet mee, maar je kunt er geen vluchten of kaarten mee betalen.
    .example = Je hebt $ 180 op zak en zet $ 150 offshore: de Peetvader ziet nu nog maar $ 30.
CF-28 = Je kunt op twee manieren vliegen. Het vakje **privéjet** is alleen voor wie een privéjet heeft. Een **lijnvlucht** kost $ 30, ook als je een jet hebt.
    .example = Je hebt een privéjet, maar dat vakje is bezet: een lijnvlucht kost je $ 30.
CF-R17 = Je betaalt **eerst** de ticketprijs, van het geld op zak, en verplaatst daarna geld. Met minder dan $ 30 op zak kun je geen lijnvlucht nemen, ook niet om geld terug te halen.
    .example = Met $ 20 op zak en $ 200 offshore moet je eerst nog $ 10 verdienen.
CF-R18 = Vliegen met je eigen privéjet kost niets.
CF-R20 = Je verplaatst geld in veelvouden van $ 10.

section-police = Het politiespoor
CF-29 = **Peetvader** (vakje 7, 11 en 14 met 2 spelers; 10, 16 en 22 met 3 of 4): alle spelers betalen de bank de helft van het echte geld dat ze op zak hebben, naar boven afgerond. Valse biljetten, offshoregeld en loten tellen niet mee.
    .example = Met $ 130 op zak en $ 200 offshore betaal je $ 70 en houd je $ 60 op zak en $ 200 offshore.
CF-R21 = De helft wordt naar boven afgerond op een tiental. Heb je niets op zak, dan betaal je niets.
    .example = Van $ 10 betaal je $ 10, van $ 30 betaal je $ 20, van $ 50 betaal je $ 30, van $ 70 betaal je $ 40.
CF-R22 = Iedereen betaalt tegelijk. Geld dat net is verdiend met de actie die de Peetvader bracht, telt ook mee.
    .example = Je wisselt drie valse biljetten in voor $ 150 en de politie komt bij de Peetvader: over die $ 150 betaal je al.
CF-R23 = Brengt de laatste handlanger van de ronde de Peetvader, dan komt die vóór de eetcafés van die ronde.
CF-30 = **Onderzoek** (vakje 5, 9 en 12 met 2 spelers; 8, 14 en 20 met 3 of 4): van nu af weigeren supermarkten één kwaliteit meer, eerst ★, dan ★★, dan ★★★.
    .example = Na het tweede onderzoek nemen supermarkten alleen nog ★★★ aan.
CF-31 = **Staking van de luchtverkeersleiding** (vakje 10 en 13 met 2 spelers; 15 en 21 met 3 of 4): zolang de politiepion hier staat, kan niemand vliegen, niet met een privéjet en niet met een lijnvlucht.
CF-R19 = De staking duurt vanaf het moment dat de pion aankomt tot hij verder gaat, ook over de ronde heen. Vluchten die al gemaakt zijn, blijven gelden. Bij de laatste plaatsingen en met een advocaat kun je weer vliegen.
    .example = De laatste handlanger van ronde 5 brengt de staking: ronde 6 begint zonder vluchten.
CF-R24 = Een bijzonder vakje werkt alleen als de pion erop komt door vooruit te gaan. Het startvakje doet niets.
CF-R43 = Op een eigen bord kan een vakje meer dan één ding hebben. Alles gebeurt, eerst het onderzoek, dan de Peetvader; een staking duurt zolang de pion er staat, op het laatste vakje dus ook tijdens de laatste vluchten. Op het laatste vakje wacht altijd de Peetvader.
CF-R39 = Om te voorkomen dat iemand het spel eindeloos rekt, gaat de pion vanaf **ronde 16** ook vanzelf 1 vakje vooruit na de laatste handlanger van elke ronde, voordat de markt wordt opgeruimd. Bijzondere vakjes werken dan, en het spel kan zo eindigen. Dit is een huisregel van ons.

section-secret = Open en geheim
CF-6 = Je geld is **geheim** tot het eind van het spel.
CF-R25 = Geheim zijn hoeveel geld je vliegt en welke kant op, en wat je de Peetvader betaalt. Al het andere gebeurt openlijk: startgeld, prijzen, drukken, verkopen, belastingfraude, ticketprijzen, eetcafés en kaarten. Wie goed onthoudt, kent dus je valse biljetten, maar niet precies je geld.

section-after = Einde van de ronde
CF-32 = Als alle handlangers gebruikt zijn, neemt iedereen de eigen handlangers terug.
CF-33 = Marktkaarten op vakjes met het **prullenbaksymbool** worden afgelegd: dat zijn de twee goedkoopste vakjes, $ 20 en $ 10.
CF-34 = De andere marktkaarten schuiven naar rechts, waar het goedkoper is. Daarna worden de gaten gevuld van de trekstapel.
    .example = Na het opruimen liggen er kaarten op $ 60, $ 50 en $ 30: ze schuiven naar $ 30, $ 20 en $ 10.
CF-35 = Is de trekstapel leeg, dan blijven de vakjes links leeg.
CF-R7 = De volgorde is: handlangers terugnemen, kaarten op prullenbaksymbolen afleggen, naar rechts schuiven, gaten vullen (het goedkoopste eerst), eetcafés, volgende ronde.
CF-R8 = Ook met een lege trekstapel worden kaarten op prullenbaksymbolen afgelegd en schuiven de andere door. De dure vakjes links blijven leeg.
CF-R9 = Afgelegde marktkaarten zijn uit het spel.
CF-36 = Elk van je **eetcafés** maakt van één vals biljet, van welke kwaliteit ook, $ 50 echt geld. Je kunt het niet weigeren zolang je valse biljetten hebt. Een eetcafé zonder vals biljet doet niets.
    .example = Met 2 eetcafés en 5 valse biljetten krijg je $ 100 en houd je 3 valse biljetten.
CF-R27 = Heb je meer eetcafés dan valse biljetten, dan doen de overige eetcafés niets.
    .example = Met 2 eetcafés en 1 vals biljet krijg je $ 50.
CF-R28 = Een eetcafé neemt altijd je **slechtste** valse biljet.
    .example = Je hebt één ★ en twee ★★★: het eetcafé neemt de ★.
CF-R29 = Eetcafés werken vanzelf, zo vaak als je eetcafés hebt, of valse biljetten als dat er minder zijn. Je kunt geen valse biljetten voor ze achterhouden.
CF-37 = Dan begint een nieuwe ronde, met de startspeler.

section-end = Einde van het spel
CF-38 = Het spel eindigt als de politiepion het **laatste vakje** van zijn spoor bereikt. Eerst komt de Peetvader nog een keer langs.
CF-39 = Daarna mag iedereen die nog een handlanger heeft, in speelvolgorde **één laatste handlanger** plaatsen, ook wie de pion naar het eind bracht.
CF-R30 = De laatste plaatsingen beginnen bij de speler die deze ronde begon en gaan met de klok mee verder. Met een huisregel beginnen ze na de speler die de pion naar het eind bracht.
    .example = Jij begon deze ronde: jij plaatst als eerste, wie de pion ook naar het eind bracht.
CF-R31 = Je plaatst maar één laatste handlanger, ook als je er meer hebt. Het hoeft niet. Heeft niemand er nog een, dan zijn de advocaten aan de beurt.
    .example = Je hebt nog twee handlangers: je mag er één plaatsen, de andere doet niets meer.
CF-R4 = Een handlanger die je met passen hebt verbruikt, is weg: je kunt hem niet als laatste plaatsen en geen advocaat kan hem terugnemen.
CF-R32 = Politiesymbolen doen niets meer.
CF-R33 = Wat je nu verdient, is veilig. De Peetvader komt niet meer.
CF-40 = Dan mag de eigenaar van de **topadvocaat** een van zijn eigen handlangers van het bord nemen, die op een willekeurig vrij vakje plaatsen, desnoods op hetzelfde, en de actie ervan doen. Daarna mag de eigenaar van de **flutadvocaat** hetzelfde doen.
    .example = Je neemt je handlanger weg bij de heler, plaatst hem daar opnieuw en verkoopt nog een partij.
CF-R34 = Je hoeft een advocaat niet te gebruiken. De handlanger moet van jou zijn, op het bord staan en iets kunnen doen. De topadvocaat wordt helemaal afgehandeld vóór de flutadvocaat; het vrijgekomen vakje is ook voor die laatste vrij. Heb je ze allebei, dan mag je twee keer dezelfde handlanger verplaatsen of twee verschillende.
    .example = Aan een vakje van de markt waar geen kaart meer ligt, heeft je advocaat niets.
CF-R35 = Koop je met je laatste handlanger een advocaat of een lot, dan telt die aankoop nog mee. Met de zet van een advocaat mag je ook een lot kopen, en met die van de topadvocaat ook de flutadvocaat.
    .example = Met je laatste handlanger betaal je $ 20 voor een lot van $ 100: je wint er $ 80 mee.
CF-41 = De eetcafés werken een laatste keer. Daarna betaalt de bank de **loten** uit: $ 60, $ 80, $ 90, $ 100, $ 110 of $ 120, zoals erop staat.
CF-R36 = Aan het eind werken de eetcafés maar één keer. De markt wordt niet meer opgeruimd.
CF-R37 = De volgorde is: Peetvader, laatste plaatsingen, topadvocaat, flutadvocaat, eetcafés, loten, tellen.
CF-42 = Je score is je echte geld, **op zak en offshore**. Valse biljetten en kaarten zijn niets waard.
    .example = Met $ 340 op zak, $ 410 offshore en zeven valse biljetten heb je $ 750.
CF-43 = Bij gelijkspel zeggen de gedrukte regels: speel nog een keer.
CF-R38 = Hier is een gelijkspel een **gedeelde overwinning**.

section-options = Huisregels
option-edition = Een kleine editie om uit te proberen: ieder één handlanger, een eetcafé en een lot van $ 60, vijf vakjes en maar twee stappen voor de politie, elk met de Peetvader. De startspeler begint met $ 50, de tweede met $ 60.
option-last_placement_from = Wie als eerste de laatste handlanger plaatst: **vanaf de startspeler**, de speler die deze ronde begon; **na wie het einde veroorzaakte**, de speler na degene die de pion naar het eind bracht.
option-strict_bills = Valse biljetten kunnen opraken: je drukt er niet meer dan er van die kwaliteit in de voorraad zijn, en niets in de plaats. Gewoonlijk uit.
    .example = Er zijn nog vijf ★★ en je hebt drie printers: je krijgt er vijf in plaats van zes.
option-godfather_shows = Er wordt bekendgemaakt wat iedereen de Peetvader betaalt. Gewoonlijk uit.
option-guard_round = De ronde vanaf welke de politie vanzelf vooruitgaat, gewoonlijk 16.
option-first_player = Wie begint. −1 betekent: door loting.
option-board = Een eigen bord, met andere vakjes, andere prijzen en een ander politiespoor.
option-cards = Alle kaarten (**volledig**), of alleen een eetcafé en een lot, en inkt voor iedereen (**klein**).
option-henchmen = Het aantal handlangers van elke speler, 1 tot 3; gewoonlijk 3.
option-start_money = Het startgeld, vanaf de startspeler; gewoonlijk $ 20, $ 30, $ 40, $ 50.
