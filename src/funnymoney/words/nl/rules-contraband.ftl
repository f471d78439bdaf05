# De regels van Contraband, in de volgorde waarin ze getoond worden.
# Kopjes beginnen met `section-`; elk ander bericht is een regel onder zijn eigen nummer, of een optie.

section-aim = Doel van het spel
CB-1 = Contraband speel je met **3 tot 6 spelers**.
CB-3 = Zorg dat je aan het eind van het spel het **meeste geld** hebt. Krijg je koffer langs de Douanier en betaal zo weinig mogelijk invoerrechten en boetes.

section-box = Inhoud van de doos
CB-2 = In de doos zitten een speelbord, 56 kaarten en speelgeld.
CB-4 = Acht soorten artikelen moet je **aangeven**: wijn, sigaren, sterkedrank, parfum, horloge, camera, halsketting en kroon.
CB-5 = Bij elk van die artikelen staan twee bedragen op het bord. De **groene band** is wat je aan invoerrechten betaalt als je het aangeeft, de **rode band** is de boete als je op smokkelen wordt betrapt.
    .example = Een horloge kost 150 F als je het aangeeft, 300 F als je ermee wordt betrapt.
CB-6 = Verder zitten er één **Diplomatieke Tas** en 26 kaarten **bagage** bij. Die kosten nooit invoerrechten of boete.
CB-D1 = Invoerrechten / boete in F: wijn 25 / 50, sigaren 50 / 100, sterkedrank 75 / 150, parfum 100 / 200, horloge 150 / 300, camera 200 / 400, halsketting 250 / 500, kroon 500 / 1000. Er zijn vier kaarten van elk, maar slechts één kroon. De gedrukte regels geven de boetes op wijn, sigaren en horloge en beide bedragen van de kroon; de andere zijn van ons.
    .example = Geef je één wijn en één camera aan, dan ben je 25 + 200 = 225 F schuldig.
CB-35 = Er is maar **één kroon**. Je speelt hem zoals elk ander artikel: 500 F invoerrechten, 1000 F boete.

section-setup = Voorbereiding
CB-7 = Schud alle kaarten en leg ze gedekt op de gesloten koffer: dat is de **trekstapel**. De open koffer is de **aflegstapel**; daar liggen de kaarten open.
CB-8 = Eén speler is de **Douanier**, alle anderen zijn **reizigers**. In de loop van het spel is iedereen één keer Douanier.
CB-D3 = Het lot bepaalt wie de eerste Douanier is. Daarna gaat het ambt met de klok mee rond.
CB-10 = Het geld wordt gelijk verdeeld over alle spelers, ook de Douanier. Wat niet te verdelen is, wordt opzij gelegd en niet gebruikt.
CB-D2 = Er wordt 10000 F verdeeld in stappen van 50 F. Met 3 spelers krijgt ieder 3300 F, met 4 spelers 2500 F, met 5 spelers 2000 F, met 6 spelers 1650 F.
    .example = Met 6 spelers wordt 6 × 1650 = 9900 F uitgedeeld en blijft er 100 F in de doos.
CB-R19 = Geld wordt maar **één keer** verdeeld, vóór de eerste ronde. Wat je wint of verliest, neem je mee naar de volgende ronde.

section-round = Een ronde
CB-11 = De reizigers krijgen om de beurt kaarten en proberen die door te geven aan hun buur. De Douanier heeft **nooit kaarten**, maar mag die van de anderen doorzoeken.
CB-12 = De reiziger links van de Douanier begint: die neemt de bovenste **vier kaarten** van de trekstapel en bekijkt ze in het geheim.
CB-28 = Zo gaat de koffer steeds verder de tafel rond. De Douanier ontvangt de invoerrechten, en de boetes als ze terecht zijn.
CB-R15 = De volgende reiziger is de volgende speler **met de klok mee**, waarbij je de Douanier overslaat.
    .example = Met 3 spelers zijn er twee reizigers, die de koffer heen en weer sturen.

section-declaring = Aangifte doen
CB-13 = Bekijk je kaarten en **geef** bij de Douanier **aan** hoeveel je van elk artikel bij je hebt. Vertel de waarheid en betaal alle invoerrechten, of lieg en bespaar er een deel van.
    .example = Je hebt twee parfums en twee stuks bagage en geeft ‘één parfum’ aan: 100 F in plaats van 200 F, als je wordt geloofd.
CB-18 = Je mag ook artikelen aangeven die je **niet hebt**. Word je geloofd, dan betaal je er invoerrechten over.
    .example = Je hebt alleen bagage en geeft één wijn aan: het kost je 25 F en je lijkt eerlijk.
CB-R1 = Geef aan wat je wilt, maar in totaal niet meer artikelen dan je kaarten hebt, en de kroon hoogstens één keer. Wat je niet noemt, telt als bagage. In plaats van aangifte te doen mag je je op **immuniteit** beroepen.
    .example = Met vier kaarten mag je ‘twee horloges en één camera’ aangeven; de vierde kaart telt dan als bagage.
CB-R3 = Je mag ook iets aangeven wat onmogelijk waar kan zijn. Het is gewoon een leugen.
    .example = Er liggen drie wijnen op de aflegstapel; toch mag je er vier aangeven.
CB-R2 = Een aangifte is alleen **waar** als je precies noemt welke artikelen je hebt, elk in het juiste aantal. Dezelfde waarde is niet genoeg. Beroep je je niet op immuniteit, dan telt de Diplomatieke Tas als bagage.
    .example = Je hebt een horloge en twee wijnen (200 F invoerrechten) en geeft een camera aan (200 F invoerrechten): dat is een leugen.

section-officer = De Douanier beslist
CB-14 = De Douanier **gelooft** je of niet. Word je geloofd, dan betaal je de Douanier de invoerrechten over wat je hebt aangegeven en gaan de kaarten ongezien naar de volgende reiziger.
    .example = Je geeft één wijn en één horloge aan en wordt geloofd: je betaalt 25 + 150 = 175 F, wat je ook werkelijk hebt.
CB-15 = Gelooft de Douanier je niet, dan wordt je koffer **doorzocht**: al je kaarten worden opengelegd, zodat iedereen ze ziet.
CB-16 = Word je doorzocht en heb je niet de hele waarheid verteld, dan betaal je de Douanier de **boete** op elk artikel dat je hebt, ook op wat je wel had aangegeven.
CB-17 = De boete is 50 F op wijn, 100 F op sigaren en 300 F op een horloge. Wat je juist hebt aangegeven, gaat er niet vanaf.
    .example = Je hebt wijn en sigaren aangegeven, maar er zit ook een horloge in: je betaalt 50 + 100 + 300 = 450 F.
CB-19 = Word je doorzocht nadat je artikelen hebt aangegeven die je niet hebt, dan betaal je de boete op de artikelen die je **echt hebt**, ook als wat je had aangegeven evenveel waard was.
    .example = Je hebt een halsketting aangegeven (250 F invoerrechten), maar hebt een camera en sigaren (250 F invoerrechten): je betaalt 400 + 100 = 500 F.
CB-R4 = Verzonnen artikelen maken de boete niet hoger. Heb je alleen bagage, dan is de boete 0 F, maar je krijgt ook geen schadevergoeding, want je hebt gelogen. Een Verklikker krijgt toch de beloning.
    .example = Je hebt één wijn aangegeven en hebt vier stuks bagage: de Douanier doorzoekt je koffer en niemand betaalt iets.
CB-R5 = Betrapt de Douanier je op een leugen, dan betaal je de boete **in plaats van** de invoerrechten. Betrapt een Verklikker je, dan ben je de betaalde invoerrechten kwijt en komt de boete er nog bij.
    .example = Je hebt 25 F betaald voor één wijn, maar hebt een wijn en een halsketting: verklikt de volgende reiziger je, dan betaal je nog eens 50 + 500 = 550 F.
CB-20 = Word je doorzocht en heb je de waarheid verteld, dan betaal je alleen de invoerrechten en betaalt de Douanier jou **200 F schadevergoeding**.
    .example = Je hebt naar waarheid één wijn aangegeven: je betaalt 25 F en krijgt 200 F.
CB-R6 = Invoerrechten en schadevergoeding zijn twee aparte betalingen en staan na elkaar in het verslag.
CB-21 = Na **elke doorzoeking**, hoe ze ook afloopt, gaan de kaarten open op de aflegstapel. De volgende reiziger trekt vier nieuwe.

section-passing = De koffer doorgeven
CB-22 = Is je koffer niet doorzocht, dan gaan je kaarten ongezien naar de volgende reiziger. Die kiest **vóór het bekijken**: aannemen of verklikken.
CB-R16 = De volgende reiziger mag alleen kiezen als de Douanier je heeft geloofd. Niemand anders mag aan je twijfelen.
CB-23 = **Neem** je de koffer **aan**, dan pak je de kaarten en bekijk je ze. Je moet er één open wegleggen, dan trek je er één van de trekstapel en doe je zelf aangifte. Weggelegde kaarten komen deze ronde niet terug.
    .example = Je vindt wijn, wijn, kroon en bagage: je legt de kroon weg, trekt een kaart en doet aangifte met vier kaarten.
CB-R14 = Je kiest welke kaart je weglegt **nadat** je hebt gekeken en **voordat** je trekt. De keuze is vrij, behalve als de Diplomatieke Tas erbij zit.
CB-24 = Geloof je de aangifte niet, dan ben je een **Verklikker**: alle kaarten worden opengelegd.
CB-25 = Heeft de Verklikker gelijk, dan betaalt de afzender de Douanier alle boetes, ook op artikelen die al aangegeven en betaald waren. De Douanier betaalt de Verklikker een **beloning van 1000 F**.
    .example = Je hebt niets aangegeven en hebt een horloge: je betaalt de Douanier 300 F, en die betaalt de Verklikker 1000 F.
CB-R7 = De boetes gaan altijd naar de Douanier, de beloning komt altijd van de Douanier. Een te goedgelovige Douanier kan er dus op verliezen.
    .example = Er komt 50 F boete binnen en er gaat 1000 F beloning uit: de Douanier verliest 950 F.
CB-26 = Heeft de Verklikker ongelijk, dan betaalt die de afzender **200 F**.
CB-R8 = Heeft de Verklikker ongelijk, dan hoeft de Douanier niets te betalen en krijgt die ook niets. De al betaalde invoerrechten blijven betaald.
    .example = Je hebt eerlijk 100 F betaald voor een parfum: die krijg je niet terug, maar de Verklikker betaalt je 200 F.
CB-27 = Gelijk of ongelijk, de Verklikker trekt vier nieuwe kaarten en is aan de beurt.

section-bag = De Diplomatieke Tas
CB-30 = In plaats van aangifte te doen mag je **je op immuniteit beroepen**: je zegt dat je de Diplomatieke Tas hebt. Je betaalt dan geen invoerrechten en hoeft je andere kaarten niet te noemen.
CB-31 = De Douanier mag je woord in twijfel trekken en je koffer doorzoeken, en de volgende reiziger ook.
CB-32 = Word je doorzocht en heb je de Tas echt, dan betaal je nergens invoerrechten of boete over en krijg je **200 F** voor de valse beschuldiging. Alle vier de kaarten worden afgelegd en de volgende reiziger trekt vier nieuwe.
    .example = Tas, kroon, halsketting en camera: zonder de Tas zou dat 1900 F boete kosten, met de Tas krijg je 200 F.
CB-R9 = Wie een terecht beroep op immuniteit in twijfel trok, betaalt de 200 F: de Douanier na een doorzoeking, de volgende reiziger na het verklikken.
CB-33 = Word je doorzocht en heb je de Tas niet, dan betaal je de Douanier **200 F plus de boetes** op alle artikelen die je hebt.
    .example = Je beriep je op immuniteit met wijn, camera en twee stuks bagage: je betaalt 200 + 50 + 400 = 650 F.
CB-R10 = Heeft een Verklikker het valse beroep op immuniteit ontmaskerd, dan betaalt de Douanier ook hier de beloning van 1000 F.
CB-R11 = Geloven zowel de Douanier als de volgende reiziger je beroep op immuniteit, dan kost het je niets. De kaarten gaan door, met de Tas als die erbij zit.
CB-34 = Neem je een koffer aan waar de Tas in zit, dan **moet** je de Tas wegleggen. Ze kan geen tweede keer dienen.
CB-R12 = Je mag de Tas hebben zonder je op immuniteit te beroepen, maar dan beschermt ze je niet. Word je op een valse aangifte betrapt, dan betaal je de gewone boetes.
    .example = Je hebt de Tas en een horloge en geeft niets aan: word je doorzocht, dan betaal je 300 F.
CB-R13 = Een Tas die je aanneemt moet weg, of de vorige speler haar nu gebruikt heeft of niet. Alleen een Tas die je deze beurt **zelf getrokken** hebt, kan je beschermen.

section-money = Schulden en betalingen
CB-29 = Kun je invoerrechten of een boete niet betalen, dan moet je het geld **lenen**.
CB-R21 = Lenen is renteloos en gaat vanzelf: je saldo zakt gewoon onder nul. Niemand gaat failliet of valt af, en ook de Douanier kan schulden maken.
    .example = Je hebt 100 F en moet 450 F betalen: je saldo is −350 F.
CB-R22 = De doorzochte reiziger betaalt altijd eerst, invoerrechten of boete. Daarna komt de schadevergoeding of de beloning.
CB-R25 = Geld gaat alleen van speler naar speler; alle saldi samen blijven dus altijd even groot. Omdat er maar één Tas is, kan per ronde hoogstens één beroep op immuniteit waar zijn.
    .example = Met 4 spelers is er altijd 4 × 2500 = 10000 F in totaal.

section-secret = Open en geheim
CB-R23 = Iedereen ziet alle saldi, de aflegstapel en het aantal kaarten in de trekstapel. De kaarten in de koffer zijn **geheim**: je ziet ze pas als je de koffer hebt aangenomen. Wie hem vóór jou had, weet nog wat erin zat.

section-end = Einde van de ronde, einde van het spel
CB-9 = Een ronde eindigt als alle kaarten gespeeld zijn. Dan wordt de volgende speler Douanier en begint een nieuwe ronde.
CB-R17 = Liggen er minder dan vier kaarten in de trekstapel, dan is je nieuwe hand kleiner. De ronde eindigt als iemand moet trekken en de trekstapel **leeg** is. De laatste doorgegeven koffer wordt nog wel aangenomen of verklikt, en er wordt voor betaald.
    .example = Er zijn nog twee kaarten: je neemt ze allebei en mag hoogstens twee artikelen aangeven.
CB-R20 = Voor een nieuwe ronde worden alle 56 kaarten, ook de Tas en de kroon, opnieuw geschud. Het ambt gaat naar links, en de speler links van de nieuwe Douanier begint.
CB-R18 = Een ronde duurt 14 beurten als elke koffer wordt doorzocht, en tot 53 als er geen enkele wordt doorzocht.
CB-36 = Het spel eindigt als iedereen **één keer** Douanier is geweest.
    .example = Met 5 spelers speel je vijf rondes.
CB-37 = Wie het **meeste geld** heeft, wint.
CB-R24 = Hebben meerdere spelers hetzelfde hoogste bedrag, dan delen ze de overwinning.

section-options = Huisregels
option-edition = Een kleine editie om uit te proberen: vier kaarten (wijn, kroon, twee stuks bagage), twee kaarten in een hand, 3000 F in totaal en één ronde.
option-goods_counts = Hoeveel kaarten van elk artikel: **gelijk** is vier van elk; **ongelijk** is 6 wijn, 5 sigaren, 5 sterkedrank, 4 parfum, 3 horloges, 3 camera’s en 2 halskettingen; **klein** is één wijn. Er is altijd één kroon.
option-bags = Speel met of zonder de Diplomatieke Tas. Zonder de Tas kan niemand zich op immuniteit beroepen.
option-baggage = Het aantal kaarten bagage, gewoonlijk 26. Hoe meer er zijn, hoe vaker ‘niets aan te geven’ waar is.
option-hand = Het aantal kaarten in een volle hand, 1 tot 4; gewoonlijk 4.
option-duties = Andere invoerrechten, van wijn tot kroon.
option-fines = Andere boetes, van wijn tot kroon.
option-damages = De schadevergoeding voor een valse beschuldiging, gewoonlijk 200 F.
option-reward = De beloning van een Verklikker die gelijk had, gewoonlijk 1000 F.
option-false_claim = De extra boete voor een vals beroep op immuniteit, gewoonlijk 200 F.
option-reward_needs_fine = Geen beloning voor een Verklikker als er geen boete te betalen is. Gewoonlijk uit.
    .example = De afzender heeft één wijn aangegeven en heeft alleen bagage: de Verklikker had gelijk, maar krijgt niets.
option-money = Al het geld dat wordt verdeeld, gewoonlijk 10000 F.
option-money_step = Elk deel is een veelvoud van dit bedrag, gewoonlijk 50 F.
option-rounds = Het aantal rondes. 0 betekent dat iedereen één keer Douanier is.
option-first_officer = Wie de eerste Douanier is. −1 betekent dat het lot beslist.
