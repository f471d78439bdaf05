# The rules of Crooked Cash, in the order in which they are shown.
# Headings begin with `section-`; every other message is a rule or card under its own id, or an option.

section-aim = Doel van het spel
CC-2 = Heb aan het eind **het meeste geld**. Echte en valse biljetten tellen even zwaar.

section-box = In de doos
CC-1 = Voor 2 tot 6 spelers: een bord, een decoder, 6 pionnen, 22 eigendomsbewijzen, 24 Kans-kaarten, 14 Algemeen Fonds-kaarten, 12 decoderfiches, 12 hotels, 2 dobbelstenen en een stapel biljetten. Huizen, hypotheken, belastingen en nutsbedrijven zijn er niet.
CC-N1 = Er zijn 30 biljetten van elk: 10, 20, 50, 100 en 500. Van elke 30 zijn er **10 vals**.
    .example = Van de twaalf biljetten waarmee je begint, zijn er gemiddeld vier vals.
CC-57 = Het bord heeft 36 vakjes: 22 straten, vier Treinen, vier keer Kans (één op elke zijde), twee keer Algemeen Fonds en op de hoeken Start, Gevangenis met Op bezoek, Gratis parkeren en Naar de gevangenis.
CC-56 =
    Prijzen van de straten, per kleurgroep.
    Bruin: Rue Grande B60, Diestsestraat B60.
    Lichtblauw: Steenstraat B100, Place du Monument B100, Kapellestraat B120.
    Roze: Rue de Diekirch B140, Bruul B140, Place Verte B160.
    Oranje: Lippenslaan B180, Rue Royale B180, Groenplaats B200.
    Rood: Rue St. Léonard B220, Lange Steenstraat B220, Grand Place B240.
    Geel: Grote Markt B260, Place de l’Ange B260, Hoogstraat B280.
    Groen: Veldstraat B300, Boulevard Tirou B300, Boulevard d’Avroy B320.
    Donkerblauw: Meir B350, Nieuwstraat B400.
CC-N3 = De huur is **de helft van de prijs**, naar boven afgerond op tien; het dubbele met de volledige groep, het viervoudige met een hotel. Een hotel kost B100 bij bruin en lichtblauw, B150 bij roze en oranje, B200 bij rood en geel, B250 bij groen en donkerblauw.
    .example = De Meir kost B350: de huur is B180, B360 met de volledige groep en B720 met een hotel, dat B250 kost.

section-setup = Voorbereiding
CC-3 = De bank beheert haar biljetten, de eigendomsbewijzen, de hotels en de veilingen. Hier hoeft niemand bankier te zijn.
CC-4 = De biljetten van elke waarde worden apart geschud. Iedereen krijgt hetzelfde: 2 × 500, 3 × 100, 3 × 50, 1 × 20 en 3 × 10, samen **B1500**.
CC-A1 = Je geld bestaat uit losse biljetten en is niet zomaar een getal. Elk biljet is echt of vals, en het maakt uit welke je afgeeft.
CC-5 = De Algemeen Fonds-kaarten worden geschud en vormen een gedekte stapel.
CC-6 = De Kans-kaarten worden geschud. **Drie liggen open** midden op het bord, de rest vormt een gedekte stapel.
CC-7 = Alle pionnen beginnen op Start.
CC-8 = Iedereen heeft **twee decoderfiches**, groene kant boven.
CC-9 = Iedereen gooit met beide dobbelstenen; het hoogste totaal begint, daarna gaat het naar links.

section-turn = Je beurt
CC-10 = Gooi beide dobbelstenen, ga met je pion zoveel vakjes met de klok mee vooruit en doe wat het vakje zegt.
CC-11 = Na een **dubbel** gooi je opnieuw zodra het vakje is afgehandeld. De derde dubbel op rij stuurt je naar de gevangenis.
    .example = Je gooit 3–3: je gaat 6 vakjes vooruit, handelt het vakje af en gooit opnieuw.
CC-E9 = Bij de derde dubbel ga je niet meer vooruit: je pion gaat recht naar de gevangenis en je gooit in deze beurt niet meer.
    .example = Je gooit 2–2, 5–5 en 1–1: de laatste worp brengt je in de gevangenis, niet twee vakjes verder.
CC-12 = Is je beurt voorbij, dan is de speler links van je aan de beurt.

section-spaces = De vakjes
CC-42 = **Start**: telkens als je er komt of er voorbijgaat, betaalt de bank je B200 en worden je rode fiches groen.
    .example = Je staat op de Meir en gooit 3: je komt in de Rue Grande, krijgt B200, en je fiches zijn groen.
CC-E5 = Kom je precies op Start, dan krijg je de B200 één keer. Weer vertrekken levert niets op.
CC-43 = **Trein**: ga vooruit naar de eerstvolgende straat die van niemand is. Die moet je kopen of laten veilen. De Treinen zelf zijn niet te koop.
CC-C8 = Je gaat met de klok mee naar de eerste straat die te koop is. Kom je langs Start, dan krijg je B200 en groene fiches; Naar de gevangenis ga je gewoon voorbij.
    .example = Je staat op de Trein na de Boulevard d’Avroy en beide donkerblauwe straten zijn verkocht: je rijdt voorbij Start, krijgt B200 en stopt bij de eerste straat die te koop is.
CC-48 = **Algemeen Fonds**: trek de bovenste kaart; deze kaarten zijn nooit vals. De meeste voer je meteen uit, sommige mag je houden tot je ze wilt gebruiken. Daarna gaat de kaart onder de stapel.
CC-E15 = Het Algemeen Fonds raakt nooit op, want er kunnen maar drie kaarten gehouden worden.
CC-49 = **Kans**: neem een van de drie open kaarten en bewaar die tot je er iets aan hebt. Een andere komt op haar plaats. Na gebruik gaat de kaart onder de stapel.
CC-50 = Je mag maar **één** Kans-kaart hebben. Kom je met een kaart in de hand op Kans, dan mag je die wegdoen en een nieuwe nemen.
CC-E11 = Zonder Kans-kaart moet je er een van de drie nemen. Met een kaart mag je de jouwe houden; wissel je, dan gaat de jouwe eerst onder de stapel.
CC-E14 = De Kans-stapel raakt nooit op: hoogstens negen van de 24 kaarten liggen open of zijn in handen.
CC-44 = **Gratis parkeren** en **Op bezoek**: er gebeurt niets.
CC-45 = **Naar de gevangenis**: je gaat recht naar de gevangenis, zonder B200, en je gooit in deze beurt niet meer.
CC-E17 = Brengt een kaart je vooruit voorbij Start, dan krijg je B200 en groene fiches. Stuurt ze je naar de gevangenis, dan krijg je geen van beide.

section-chips = Decoderfiches
CC-13 = Een groene fiche kun je gebruiken, een rode is op. Elk gebruik van de **decoder** draait een van je groene fiches op rood.
    .example = Je twee fiches zijn rood: je kunt niets controleren tot je bij Start komt.
CC-14 = Kom je op Start of ga je er voorbij, dan worden al je rode fiches groen.
CC-15 = In de gevangenis kun je de decoder niet gebruiken.
CC-E18 = Zodra je pion uit de gevangenis is, kun je de decoder weer gebruiken, ook in diezelfde beurt.
    .example = Je betaalt aan het begin van je beurt B50: vanaf dan kun je anderen weer controleren.
CC-B14 = Je hebt nooit meer dan twee fiches, en ze worden niet geruild. Naar de gevangenis gaan maakt ze niet groen. De fiches van wie failliet is, verdwijnen uit het spel.

section-paying = Betalen en biljetten controleren
CC-16 = Biljetten kunnen gecontroleerd worden telkens als een speler de bank of een andere speler betaalt, of geld wisselt.
CC-A4 = Om te betalen leg je een **bundel** neer die genoeg is en waarin geen biljet te veel zit. Als je wilt, wordt hij voor je gekozen: zo weinig mogelijk biljetten, eerst die waarvan je weet dat ze echt zijn.
    .example = Voor B60 mag je 50 + 10 of één 100 neerleggen, maar niet 100 + 10, want dan is de 10 te veel.
CC-17 = Elke **andere** speler mag een groene fiche gebruiken om een van deze biljetten te bekijken. Niemand mag ooit zijn eigen biljetten controleren.
CC-B2 = Ook wie betaald wordt, mag controleren.
CC-18 = Controleren doe je voordat de betaling klaar is, zolang de biljetten op tafel liggen.
CC-B1 = De bundel wordt per waarde getoond, gelijke biljetten door elkaar. Iedereen met een groene fiche die niet in de gevangenis zit, antwoordt **tegelijk en in het geheim**: vertrouwen, of een bepaald biljet controleren. Daarna wordt gecontroleerd op volgorde van zitplaats, vanaf links van de betaler.
CC-19 = Je kiest zelf welk van de biljetten je controleert.
CC-B3 = Iedereen mag één biljet van een bundel controleren, voor één fiche. Heeft iemand vóór jou in de volgorde hetzelfde biljet al gecontroleerd, dan houd je je fiche.
    .example = Twee spelers willen de 500 controleren: wie het dichtst links van de betaler zit doet het, de fiche van de ander blijft groen.
CC-20 = Een **vals** biljet wordt gemeld, en wie het controleerde mag het houden. De betaler moet evenveel opnieuw neerleggen, in biljetten naar keuze.
    .example = Je betaalt B100 met 2 × 50, waarvan één vals: dat ben je kwijt, en je moet nog eens B50 bijleggen.
CC-B5 = Je legt bij tot het weer genoeg is; biljetten die dan te veel zijn, krijg je terug.
    .example = Je vervangt een van 2 × 50 door een 100: de andere 50 komt terug in je hand.
CC-21 = Ook de biljetten die je bijlegt, kunnen gecontroleerd worden, door iedereen met een groene fiche.
    .example = Je vervangt een valse 50 door een andere 50: ook die kan gecontroleerd worden, en verloren gaan.
CC-B4 = Dezelfde speler mag opnieuw controleren, voor nog een groene fiche, maar alleen de nieuwe biljetten.
CC-22 = Een **echt** biljet wordt gemeld, en verder gebeurt er niets: de betaling gaat door.
CC-B10 = Betrapt worden met een vals biljet kost je dat biljet en verder niets.
CC-23 = Een vals biljet dat je gehouden hebt, telt aan het eind voor zijn volle waarde. Intussen mag je het uitgeven, met hetzelfde risico.
    .example = Je hebt een valse 500 gevonden: houd hem, en hij is B500 waard bij de eindtelling.

section-bank = De bank
CC-25 = Biljetten die aan de bank betaald worden, gaan **onder** de stapel van hun waarde.
CC-A5 = Betaal je de bank te veel, dan krijg je wisselgeld van boven op haar stapels.
    .example = Je betaalt B60 met een 100: die gaat onder de stapel, en je krijgt twee 20’s.
CC-A6 = Betaal je een speler te veel, dan wisselt de bank het kleinste biljet van de bundel: die speler krijgt het deel dat ontbreekt, jij het wisselgeld.
    .example = Je betaalt B60 huur met een 100: de bank neemt hem, geeft de eigenaar B60 en jou B40.
CC-A7 = De bank betaalt met zo groot mogelijke biljetten, van boven op haar stapels.
    .example = Voor B170 geeft ze 100, 50 en 20.
CC-A8 = Heeft de bank een waarde niet meer, dan betaalt ze in kleinere biljetten. Kan ze helemaal niet betalen, dan drukt ze nieuwe biljetten, en die zijn echt. Ze gaat nooit failliet.
    .example = Er zijn geen tientjes meer: B60 krijg je als drie 20’s.
CC-A9 = Wat de bank uitbetaalt, wordt nooit gecontroleerd en kan vals zijn.
CC-A10 = Eén keer in je eigen beurt mag je bij de bank biljetten **wisselen** voor hetzelfde bedrag in andere waarden, zolang ze die heeft. De biljetten die je inlevert, kunnen gecontroleerd worden. Wisselen met een speler is een ruil.
    .example = Je levert een 100 in en krijgt 50, 20, 20 en 10; maar nooit een andere 100.
CC-A11 = Alle bedragen zijn tientallen. Elke helft wordt naar boven afgerond op tien.
    .example = De helft van B150 is B80.

section-short = Als een vals biljet niet te vervangen is
CC-B6 = Ben je het geld schuldig, voor huur, een kaart of de derde mislukte worp in de gevangenis, dan heb je een **schuld**.
CC-B7 = Wilde je de straat kopen waar je staat, dan gaat de koop niet door: het valse biljet ben je kwijt, de andere krijg je terug, en de straat wordt geveild.
    .example = Je legt 2 × 100 neer voor de Groenplaats, één is vals en je hebt niets anders: je neemt de andere 100 terug, en de straat wordt geveild.
CC-B8 = Heb je een veiling gewonnen, dan mag je eerst verkopen of ruilen. Is dat niet genoeg, dan vervalt je bod en wordt er opnieuw geveild, zonder jou. Je gaat er niet failliet van.
    .example = Je won met B300 en verloor een valse 100: verkoop een straat om het goed te maken, of geef je bod op.
CC-B9 = Wilde je een hotel, voor B50 uit de gevangenis, wisselen of ruilen, dan gaat het niet door: het valse biljet ben je kwijt, de andere krijg je terug. In de gevangenis blijven de andere uitwegen open.

section-streets = Straten en huur
CC-30 = Een straat die van niemand is, moet je **kopen of laten veilen**.
CC-31 = Om te kopen betaal je de bank de prijs op het vakje en neem je het eigendomsbewijs.
CC-C5 = Kom je geld tekort, dan mag je eerst ruilen. Aan de bank verkopen mag hiervoor niet.
CC-33 = Op andermans straat moet de eigenaar **om de huur vragen**. Wat gevraagd wordt, moet je betalen; wat niet gevraagd wordt, ben je niet schuldig.
    .example = Je komt in de Veldstraat en de eigenaar vraagt niet om de B150: je bent niets schuldig.
CC-C1 = De eigenaar vraagt de huur of laat die lopen. Is zijn tijd om, dan is er niets gevraagd.
CC-C2 = De huur wordt gevraagd en betaald voordat je na een dubbel opnieuw gooit.
CC-34 = Heb je alle straten van een kleur, dan is hun huur **dubbel** en mag je er hotels bouwen.
    .example = De Bruul brengt B70 op, en B140 als je alle drie de roze straten hebt.
CC-C3 = Met een hotel telt alleen de huur met hotel, en die wordt niet verdubbeld. De andere straten van een volledige groep houden hun dubbele huur.
    .example = Je hebt de rode groep met een hotel op de Grand Place: die brengt B480 op, de andere twee elk B220.
CC-C4 = Ook in de gevangenis krijg je huur.

section-auctions = Veilingen
CC-32 = Het bieden begint bij **B10**, en je verhoogt met minstens B10. Er is geen beurtvolgorde. De hoogste bieder betaalt de bank en krijgt de straat.
    .example = Je biedt B10, een tegenstander B40, jij B50: gaat niemand hoger, dan betaal je B50.
CC-C6 = Iedereen mag bieden, ook wie niet wilde kopen, in tientallen en tot het bedrag dat je hebt. Wie gepast heeft, mag na een verhoging weer bieden. Het is afgelopen als alle anderen gepast hebben.
    .example = Je past bij B80; iemand biedt B90: nu mag je B100 bieden.
CC-C7 = Biedt niemand, dan blijft de straat bij de bank en gaat de beurt verder.

section-hotels = Hotels
CC-35 = Met een **volledige groep** mag je op elk moment hotels bouwen, niet alleen in je beurt. Je betaalt de bank de bouwprijs op het eigendomsbewijs.
CC-36 = Op een straat staat hoogstens één hotel.
CC-37 = Met sommige kaarten mag je een hotel zetten op een straat waarvan de groep niet volledig is.
CC-C15 = Je wordt ernaar gevraagd vóór een worp, nadat een vakje is afgehandeld en tussen twee beurten. Iedereen noemt zijn **wensen** tegelijk en in het geheim. Heb je je hand niet opgestoken, dan pas je vanzelf. Gelijkmatig bouwen hoeft niet.
CC-38 = Willen meerdere spelers het laatste hotel, dan wordt het geveild vanaf B10, met verhogingen van minstens B10.
CC-C16 = Hotels van kaarten gaan voor, op volgorde van zitplaats. Willen twee of meer spelers er meer dan de bank nog heeft, dan worden de hotels een voor een onder hen geveild, en de winnaar betaalt zijn bod **in plaats van** de bouwprijs. Eén speler alleen betaalt de bouwprijs.
    .example = Er is nog één hotel en twee spelers willen het: wie met B60 wint betaalt B60, ook al staat er B200 op het eigendomsbewijs.
CC-39 = Heeft de bank geen hotels meer, dan kan er niet gebouwd worden tot er een terugkomt.
CC-C17 = Zonder hotel bij de bank kun je een kaart voor een gratis hotel niet spelen. Hotels van kaarten worden nooit geveild.
CC-C12 = Valt een groep uiteen, dan blijven de hotels staan. Voor nieuwe is weer een volledige groep of een kaart nodig.
    .example = Je ruilt de Bruul weg: je hotel op de Place Verte blijft staan en brengt nog altijd B320 op.
CC-C18 = Hotels verkoop je alleen om een schuld te betalen.

section-trades = Ruilen
CC-40 = Spelers mogen onderling straten kopen, verkopen en ruilen.
CC-41 = Straten ruil je voor geld, andere straten of kaarten waarmee je uit de gevangenis komt, op voorwaarden die je samen afspreekt.
CC-C9 = Je mag voorstellen doen vóór elke worp, op een straat die te koop is, aan het eind van je beurt en als je een schuld hebt; tussen twee beurten mogen alle anderen dat. Telkens heb je hoogstens **twee voorstellen**, tegenvoorstellen meegeteld. Heb je je hand niet opgestoken, dan pas je tussen twee beurten.
CC-C10 = Ruilen kun je biljetten, genoemd naar hun waarde, straten en de kaarten Celsleutel en Vrijgeleide. Leningen, beloften, andere kaarten, fiches en hotels zonder hun straat mogen niet.
    .example = Je biedt 2 × 50: welke van je 50’s dat zijn, kies je pas bij het betalen.
CC-C11 = Een hotel gaat met zijn straat mee.
CC-C13 = Zou je een tweede Kans-kaart krijgen, dan zeg je vóór je akkoord gaat welke je houdt. De andere gaat onder de stapel.
    .example = Je hebt een Banksubsidie en krijgt een Celsleutel aangeboden: je zegt welke van de twee je houdt, en dan wordt er geruild.
CC-C14 = Biljetten in een ruil worden neergelegd en kunnen gecontroleerd worden, aan beide kanten. Is een vals biljet niet te vervangen, dan gaat de ruil niet door.
    .example = Je wilt 2 × 100 geven voor een straat, één is vals en je hebt niets anders: geen ruil, en die 100 ben je kwijt.

section-jail = De gevangenis
CC-46 = In de gevangenis mag je nog huur innen, bieden, hotels bouwen, kaarten spelen en ruilen. De decoder mag je niet gebruiken.
CC-47 = Aan het begin van je beurt kies je: **B50** betalen of een kaart spelen waarmee je vrijkomt, en dan gewoon gooien; of gooien voor een **dubbel**. Je mag het drie keer proberen; na de derde mislukking betaal je B50 en ga je met die worp vooruit.
    .example = Je gooit 2–5, dan 1–6, dan 3–4 en dus geen dubbel: je betaalt B50 en gaat 7 vakjes vooruit.
CC-E6 = Na betalen of een kaart telt een dubbel gewoon en mag je nog eens gooien. Kwam je vrij door een dubbel, dan ga je zoveel vooruit en gooi je niet opnieuw.
    .example = Je gooit 4–4 in de gevangenis: je gaat 8 vakjes vooruit, en daarna eindigt je beurt.
CC-E7 = Alleen mislukte worpen tellen. Na de derde is de B50 een schuld die je moet betalen.
CC-E8 = Blijkt je kaart vals, dan blijf je in de gevangenis en kies je opnieuw, in dezelfde beurt.
CC-E10 = Stuurt een kaart je naar de gevangenis in een beurt met een dubbel, dan gooi je niet opnieuw.
CC-C19 = Kom je **in je eigen beurt** in de gevangenis, dan gooi je niet meer, maar je rondt je beurt af zoals iedereen: je mag ruilen voorstellen, kaarten spelen waarvoor het de tijd is, en biljetten wisselen als je dat in deze beurt nog niet hebt gedaan. Een Sneltreinkaartje kun je dan niet spelen. Hotels bouwen kan zoals altijd na het vakje of de kaart waardoor je in de gevangenis kwam, maar niet na een derde dubbel, want je bent nergens geland.
    .example = Je derde dubbel brengt je in de gevangenis met een Banksubsidie in je hand: je speelt die, krijgt B150 en rondt dan je beurt af.

section-debt = Schuld en faillissement
CC-51 = Kun je een schuld niet betalen, dan verkoop je straten aan de bank voor **de helft van hun prijs**. Staat er een hotel, dan verkoop je dat eerst, voor de helft van de bouwprijs.
    .example = Voor de Bruul met hotel krijg je B80 voor het hotel en daarna B70 voor de straat.
CC-D1 = Je kiest zelf wat je verkoopt en mag ook ruilen. Je stopt zodra je genoeg hebt.
    .example = Je bent B150 schuldig en hebt B90: na de verkoop van een straat voor B60 ben je klaar.
CC-D2 = Straten die aan de bank verkocht zijn, zijn weer te koop en moeten opnieuw gekocht worden voor het spel kan eindigen.
CC-52 = Is het dan nog niet genoeg, dan ben je **failliet** en uit het spel. Ben je het een speler schuldig, dan gaan je kaarten naar die speler; is het de bank, dan gaan ze onder hun stapels.
CC-D3 = Je bent failliet als er niets meer te verkopen is. De biljetten die je nog hebt gaan naar de schuldeiser, zonder controle. Een schuldeiser die twee Kans-kaarten zou hebben, houdt er één.
    .example = Je bent B200 huur schuldig en hebt B70 en geen straat: de eigenaar krijgt de B70, en je ligt eruit.
CC-D4 = Moeten meerdere spelers je betalen, dan doen ze dat een voor een vanaf je linkerkant. Een faillissement wordt afgehandeld voor de volgende betaalt.
CC-D6 = Ga je in je eigen beurt failliet, dan is die voorbij, ook na een dubbel.

section-end = Het einde
CC-53 = Het spel eindigt als **alle straten een eigenaar hebben**.
CC-E2 = Het eindigt op het moment dat de laatste straat betaald is. Daarna wordt er niet meer geruild, gebouwd, een kaart gespeeld of gegooid.
CC-E3 = Mislukt die betaling, dan is de straat niet verkocht en gaat het spel door.
CC-54 = Dan betaalt de bank iedereen **nog één keer huur** voor elke straat: dubbel voor volledige groepen, huur met hotel waar een hotel staat.
    .example = Je hebt beide bruine straten, één met een hotel: B120 + B60 = B180.
CC-E4 = Deze slothuur wordt gewoon bijgeteld. Wie failliet is krijgt niets, en kaarten in de hand zijn niets waard.
    .example = Met B1200 aan biljetten en B410 slothuur heb je B1610.
CC-55 = Al het geld wordt geteld, en niemand controleert het. **Het meeste geld wint**.
CC-D5 = Zijn alle anderen failliet, dan win je meteen.
CC-N2 = Hebben meerdere spelers het meeste geld, dan delen ze de overwinning. Gooien meerdere spelers bij het begin het hoogst, dan gooien zij opnieuw.
CC-E1 = Zijn er na **100 rondes** nog straten te koop, dan eindigt het spel toch, met slothuur en telling.

section-secret = Open en geheim
CC-A2 = Niemand ziet of een biljet echt is, ook niet wie het heeft. Een controle toont het aan iedereen; daarna ziet wie het biljet heeft er een **merkteken** op, tot het wordt uitgegeven. Wat er van een biljet bij de bank wordt, weet niemand.
CC-A3 = Iedereen ziet hoeveel geld de anderen hebben, maar niet in welke biljetten. Geheim is welke biljetten vals zijn, en welke gemerkte je tegenstanders nog hebben.
CC-24 = Tussen je eigen biljetten mag je die verbergen waarvan je weet dat ze vals zijn: alleen jij ziet je merktekens.

section-chance = Kans-kaarten
CC-29 = Elk van de twaalf kaarten is er twee keer, **één echte en één valse**, en ze zien er hetzelfde uit. Zolang niemand haar controleert, werkt een valse als een echte.
CC-26 = Speel je een Kans-kaart, dan mag elke andere speler een groene fiche gebruiken om haar te controleren voor ze werkt. Niemand kan zijn eigen kaart controleren.
CC-B11 = Net als bij biljetten antwoordt iedereen één keer, tegelijk en in het geheim; de eerste vanaf je linkerkant controleert. Is de kaart vals, dan ga je verder zonder haar.
    .example = Je Huurvrij is vals: nu moet je de huur betalen.
CC-27 = Een **valse** kaart doet niets en gaat onder de stapel. De bank betaalt de controleur **B100**.
    .example = Je controleert een Collecte en die is vals: niemand betaalt B50, en jij krijgt B100.
CC-28 = Een **echte** kaart werkt. De controleur is alleen zijn fiche kwijt.
CC-B12 = Je weet niet of je kaart vals is. Maar is één kaart van een paar gecontroleerd, dan weet iedereen ook hoe het met de andere zit.
    .example = Een Banksubsidie was vals: de andere Banksubsidie is zeker echt.
CC-B13 = Kaarten worden alleen gecontroleerd als ze gespeeld worden, niet als ze genomen worden.
CC-E12 = Kom je op Kans, dan mag je eerst je oude kaart spelen en dan een nieuwe nemen.
CC-E13 = Een kaart kun je alleen op haar eigen moment spelen, en alleen als ze iets kan doen. ‘In je beurt’ is telkens als alleen jou iets gevraagd wordt, ook in de gevangenis, bij het betalen of met een schuld; maar niet midden in een ruil, bij het wisselen of bij het bouwen.
CC-E16 = Kaarten tegen anderen treffen alleen spelers die niet failliet zijn, en een arrestatiebevel niemand die al vastzit. Wie naar de gevangenis gestuurd wordt, houdt biljetten, kaarten en fiches.
CH01 = **Huurvrij**. Als er huur van je gevraagd wordt: deze keer ben je niets schuldig.
CH02 = **Hotel cadeau**. In je beurt of bij het bouwen: zet een hotel van de bank op een van je straten zonder hotel. De groep hoeft niet volledig te zijn.
CH03 = **Celsleutel**. Aan het begin van je beurt in de gevangenis: je komt gratis vrij en gooit dan gewoon. Deze kaart kan geruild worden.
CH04 = **Huurverdubbelaar**. Als je huur vraagt: deze ene huur wordt verdubbeld, hoe hoog ze ook is.
    .example = De B140 van de Bruul in een volledige groep wordt B280.
CH05 = **Halve prijs**. Op een straat die te koop is: koop die voor de helft van de prijs, naar boven afgerond op tien.
    .example = De Meir kost je B180 in plaats van B350.
CH06 = **Sneltreinkaartje**. In plaats van te gooien, niet in de gevangenis: ga vooruit naar een straat naar keuze die te koop is en koop die of laat die veilen. Langs Start krijg je B200. Daarna eindigt je beurt.
    .example = Je staat op Gratis parkeren en kiest de Rue Grande: je komt langs Start en krijgt B200.
CH07 = **Banksubsidie**. In je beurt: je krijgt B150 van de bank.
CH08 = **Collecte**. In je beurt: elke andere speler betaalt je B50. Elke betaling kan gecontroleerd worden.
    .example = Met vijf spelers haal je B200 op.
CH09 = **Gedwongen ruil**. In je beurt: ruil een van je straten voor een straat van een tegenstander die niet in een volledige groep van hem zit. Op geen van beide mag een hotel staan.
    .example = Je geeft de Rue Grande voor de Meir van een tegenstander, tenzij die beide donkerblauwe straten heeft.
CH10 = **Sloopbevel**. In je beurt: een hotel van een tegenstander gaat terug naar de bank, zonder vergoeding.
    .example = Het hotel op de Grand Place verdwijnt: in een volledige groep daalt de huur van B480 naar B240.
CH11 = **Arrestatiebevel**. In je beurt: stuur een speler die er nog niet zit recht naar de gevangenis, zonder B200.
CH12 = **Opladen**. In je beurt: al je rode fiches worden groen, en je krijgt B50 van de bank.

section-chest = Algemeen Fonds-kaarten
CM01 = **Meevaller**. Je krijgt B200 van de bank.
CM02 = **Hoofdprijs**. Je krijgt B100 van de bank.
CM03 = **Terugbetaling**. Je krijgt B50 van de bank.
CM04 = **Verjaardag**. Elke andere speler betaalt je B20.
    .example = Met vier spelers krijg je B60.
CM05 = **Voorsprong**. Ga vooruit naar Start: B200 en groene fiches.
CM06 = **Nachttrein**. Ga vooruit naar de eerstvolgende straat die te koop is, zoals vanaf een Trein.
CM07 = **Vrijgeleide**. Om te houden: aan het begin van je beurt kom je gratis uit de gevangenis en gooi je dan gewoon. Deze kaart kan geruild worden.
CM08 = **Gratis hotel**. Om te houden: zet een hotel van de bank op een van je straten zonder hotel. De groep hoeft niet volledig te zijn.
CM09 = **Bouwvergunning**. Om te houden: koop één hotel tegen de bouwprijs voor een straat van jou naar keuze. De groep hoeft niet volledig te zijn.
CM10 = **Verse fiches**. Al je rode fiches worden groen. Is er geen rood, dan krijg je B50.
CM11 = **Parkeerboete**. Betaal de bank B50.
CM12 = **Waterschade**. Betaal de bank B100.
CM13 = **Hotelreparaties**. Betaal de bank B40 voor elk van je hotels.
    .example = Met drie hotels betaal je B120.
CM14 = **Arrestatie**. Ga naar de gevangenis, zonder B200. Je gooit in deze beurt niet meer.

section-options = Huisregels
option-edition = Een kleine editie om te proberen: één ronde in een stad waar elke straat B20 kost en B30 opbrengt. Iedereen heeft twee tientjes, een 20 en één fiche; er zijn geen kaarten, veilingen of ruilen, en wisselen kan niet.
option-board = De straten van een andere stad, met eigen prijzen en huren.
option-dealt = De biljetten die iedereen krijgt: 10, 20, 50, 100 en 500. Normaal 3, 1, 3, 3 en 2.
option-printed = Hoeveel biljetten er van elke waarde zijn, normaal 30. 0 betekent alleen wat er gedeeld wordt.
option-false = Hoeveel daarvan vals zijn, normaal 10 van elke waarde.
option-round_cap = Na hoeveel rondes het spel uiterlijk eindigt, normaal 100.
option-first_player = Wie begint. −1 betekent dat de dobbelstenen beslissen.
option-open_purses = De biljetten van je tegenstanders worden per waarde getoond. Normaal uit.
option-dice = De getallen op de twee dobbelstenen.
option-chips = Decoderfiches voor iedereen, 0 tot 2; normaal 2.
option-cards = Spelen met of zonder Kans- en Algemeen Fonds-kaarten. Zonder kaarten gebeurt er op die vakjes niets.
option-proposals = Hoeveel keer je telkens een ruil mag voorstellen, 0 tot 2; normaal 2. 0 betekent geen ruil.
option-auctions = Een straat die niet gekocht wordt, wordt geveild. Zonder veilingen blijft ze bij de bank. Normaal aan.
option-exchanges = Bij de bank kun je biljetten wisselen. Normaal aan.
