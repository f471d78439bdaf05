# The rules of Falsche FFuffziger, in the order in which they are shown.
# Headings begin with `section-`; every other message is a rule under its own id, or an option.

section-aim = Doel van het spel
FF-1 = Falsche FFuffziger is voor **3 tot 6 valsemunters**. Je persen drukken valse biljetten; die maak je tot echt geld, en aan het eind wil je **de meeste zeldzame munten** hebben.

section-box = In de doos
FF-2 = Er zijn 108 tegels met persen: 24 van 10, 27 van 20, 27 van 50, 18 van 100 en 12 van 150. De voorkant toont de waarde, de achterkant blijft onbekend tot de tegel wordt omgedraaid. Achterkanten, als Kaputt / zelfde waarde / dubbel van dezelfde / volgende waarde / dubbel van de volgende: 10: 3 / 3 / 6 / 9 / 3; 20 en 50: 3 / 6 / 6 / 9 / 3; 100: 2 / 3 / 4 / 6 / 3. Van de 150’s zijn er twee Kaputt, drie blijven gelijk, vier zijn dubbel en drie zijn een 150 met munten.
    .example = Van de 24 tegels van 10 worden er negen een 20 en drie een dubbele 20.
FF-3 =
    Op een witwaskaart staat links een **minimum** en rechts het echte geld dat ze oplevert. Er zijn er tien van elke letter.
    A: 14→20, 15→30, 18→30, 21→40, 24→50, 27→60, 30→70, 33→70, 36→80, 39→80.
    B: 32→60, 35→70, 37→80, 44→90, 51→100, 57→110, 58→120, 62→130, 65→140, 72→150.
    C: 70→120, 72→130, 75→140, 77→150, 78→160, 82→170, 85→180, 91→190, 95→200, 101→200.
    D: 77→150, 89→160, 92→170, 95→180, 111→190, 129→220, 135→240, 136→250, 141→260, 158→280.
    .example = De kaart 44→90 gaat naar een vuist van 44 of meer en levert 90 M op.
FF-4 = De inspecteur heeft tien kaarten. Wit: drie muntenkaarten, een 20 en een 100. Groen: de 150. Zwart: twee muntenkaarten, een 10 en een 50.
FF-5 = Verder zijn er een veilingdobbelsteen (2, 3, 3, 4, 4, 5), valse biljetten in vijf kleuren, zwarte fiches voor echt geld, 80 zeldzame munten en drie fiches die aan komende veilingen herinneren.
FF-6 = Prijzen in echt geld voor 10 / 20 / 50 / 100 / 150: een pers **kopen** 4 / 10 / 30 / 70 / 100 M; een pers **verkopen** of een biljet witwassen 3 / 8 / 20 / 45 / 70 M; **schroot** 2 / 4 / 9 / 20 / 30 M. M staat voor miljoen.
    .example = Een pers van 50 kost 30 M, verkoop je voor 20 M en levert als schroot 9 M op.

section-setup = Voorbereiding
FF-7 = Met 3 of 4 spelers gaan er twee witwaskaarten van elke letter uit, zodat er 32 overblijven. Ze worden per letter geschud en gestapeld: A bovenop, dan B, C en D. De eerste wordt opengelegd, met het echte geld erop.
FF-D8 = Welke witwaskaarten eruit gaan, bepaalt het toeval, en niemand ziet ze.
FF-8 = De inspecteurkaarten worden per kleur geschud en gedekt gestapeld: wit bovenop, dan de groene, dan zwart. De volgorde **verandert nooit**: na de tiende kaart komen dezelfde tien in dezelfde volgorde terug.
    .example = Was de 100 de derde kaart, dan is hij ook de 13e en de 23e.
FF-9 = Je begint met één pers van **10, één van 20 en één van 50**, achterkanten onbekend. Geen ervan is Kaputt of een dubbel van de volgende waarde; zulke tegels gaan pas daarna in de stapels.
    .example = Je eerste 10 verbergt een 10, een dubbele 10 of een 20, maar nooit een dubbele 20.
FF-10 = De andere tegels liggen geschud in stapels per waarde, voorkant boven, zodat niemand de achterkanten kent. Voorkanten hebben een witte rand, achterkanten een zwarte.
FF-D10 = Niemand begint met geld, echt noch vals.
FF-11 = De startspeler heeft de veilingdobbelsteen als **marker**. Van daar gaat alles met de klok mee.
FF-D9 = Het lot bepaalt wie startspeler is.

section-money = Geld
FF-12 = Valse biljetten worden **nooit gewisseld**. Echt geld mag altijd gewisseld worden en is in elk heel bedrag te betalen.
    .example = Twee tientjes zijn geen 20; maar 7 M echt geld kun je altijd gepast betalen.
FF-D5 = Valse biljetten raken nooit op.
FF-D6 = Echt geld raakt nooit op. Het kleinste bedrag is 1 M.
FF-D7 = Ook zeldzame munten raken nooit op, zelfs niet na de 80 uit de doos.
FF-R27 = Spelers lenen, geven of ruilen onderling niets.

section-inspector = Fase 1: de inspecteur
FF-13 = Elke ronde begint met **twee inspecteurkaarten** die worden onthuld, in de eerste ronde maar één. Kaarten van eerdere rondes worden in hun volgorde weggelegd.
FF-14 = Een kaart met de **laagste waarde in het spel** vernietigt die waarde: elke pers die haar toont gaat voor de schrootprijs naar de sloop, en alle biljetten van die waarde worden in beslag genomen. Een kaart met een hogere waarde vernietigt niets.
    .example = De 10 komt: je verliest twee persen van 10 voor 2 × 2 = 4 M, en al je biljetten van 10.
FF-R1 = De laagste waarde in het spel is de laagste die nog niet vernietigd is, ook als niemand zo’n pers heeft. Haar kaart vernietigt haar toch en brengt toch een extra kaart.
FF-R3 = Kaarten die samen worden onthuld, werken na elkaar, in de volgorde waarin ze komen.
    .example = Zolang de 10 in het spel is, vernietigt een 10 gevolgd door een 20 allebei; een 20 gevolgd door een 10 alleen de 10.
FF-15 = Voor elke **waarde** die vernietigd wordt, niet voor elke pers, wordt één kaart meer onthuld.
    .example = Vijf persen van 10 vallen tegelijk: dat is één kaart meer, geen vijf.
FF-R2 = Zulke extra kaarten tellen volledig en kunnen zelf weer extra kaarten brengen. Na de tiende kaart begint de stapel gewoon opnieuw.
FF-16 = Als de 150’s vernietigd worden, **is het spel afgelopen**.
FF-17 = Elke onthulde muntenkaart betekent één **muntenveiling** in deze ronde.

section-machines = Fase 2: de persen
FF-18 = Vanaf de startspeler kiest iedereen voor **elk** van zijn persen precies één actie: drukken, verkopen of ombouwen.
FF-R5 = Je doet dat pers voor pers en ziet wat er van de ene geworden is voor je over de volgende beslist. Alle anderen zien het ook.
FF-22 = **Drukken**: de pers drukt één biljet van de zichtbare waarde, een dubbele drukt er twee. Een pers die deze ronde is omgedraaid, drukt niets.
    .example = Een dubbele 50 geeft je 2 × 50.
FF-21 = **Verkopen**: je krijgt de verkoopprijs van de zichtbare kant; een dubbele telt als een enkele. Een pers die deze ronde is omgedraaid, kun je nog niet verkopen.
    .example = Een 50 die je vorige ronde tot dubbele 100 hebt omgebouwd, verkoop je voor 45 M.
FF-D2 = Verkochte persen verdwijnen uit het spel.
FF-19 = **Ombouwen** (op het bord: Omdraaien): je draait de tegel om, eens en voor altijd. De pers wordt beter, blijft gelijk of is Kaputt.
FF-R6 = Ook als de pers gelijk blijft, is de tegel omgedraaid en drukt ze deze ronde niets.
FF-R7 = De achterkant heeft de waarde van de voorkant of de volgende, dus omdraaien levert nooit een waarde op die al vernietigd is.
FF-20 = Een pers die **Kaputt** is, ben je kwijt; je krijgt de schrootprijs van de voorkant. Was in deze fase minstens één pers Kaputt, dan onthult de inspecteur aan het eind **één kaart meer**, met alle gevolgen.
    .example = Je 20 blijkt Kaputt: je krijgt 4 M, en er wordt een kaart onthuld die een veiling kan brengen of een waarde kan vernietigen.
FF-R4 = Het is één kaart, hoeveel persen er ook Kaputt waren, en ze komt als iedereen klaar is. Ze kan biljetten treffen die net gedrukt zijn.
FF-R8 = De schrootprijs is die van de zichtbare kant als de inspecteur een pers vernietigt, en die van de voorkant als ze Kaputt is. Een dubbele wordt nooit twee keer betaald.
    .example = Een 10 die een dubbele 20 werd en met de 20’s vernietigd wordt, levert 4 M op, geen 8 M.
FF-D3 = Persen die Kaputt of vernietigd zijn, verdwijnen uit het spel.
FF-23 = Een pers telt altijd als haar **zichtbare kant**.
    .example = Een 10 die een 20 werd, drukt biljetten van 20 en valt met de 20’s, niet met de 10’s.
FF-36 = Op drie van de 150’s staat achterop ‘Münzen’. Zo’n **150 met munten** drukt één 150 per keer en levert 3 zeldzame munten op als ze vernietigd wordt.
FF-R9 = De 3 munten komen er alleen als de muntenkant boven ligt wanneer de inspecteur de 150’s vernietigt. Bij verkoop levert ze 70 M op en geen munten; als de laatste witwaskaart het spel beëindigt, levert ze niets op.

section-coins = Fase 3: muntenveilingen
FF-24 = Er is één veiling voor elke muntenkaart die in fase 1 en 2 is onthuld; de groene 150 is ook een muntenkaart. De **eerste drie** muntenkaarten van het spel brengen geen veiling.
    .example = Met 3 of 4 spelers komt de eerste veiling met de groene 150, de zesde kaart van de stapel.
FF-R10 = Alleen muntenkaarten en de groene 150 tellen voor deze drie. Met 5 of 6 spelers kunnen andere kaarten dus al vanaf de eerste ronde een veiling brengen.
FF-D11 = De drie veilingfiches zijn alleen een geheugensteun: er kunnen meer dan drie veilingen in een ronde zijn.
FF-25 = Voor **elke** veiling schuift de startspelermarker één plaats naar links.
FF-R12 = Dat gebeurt ook voor extra veilingen, maar niet aan het eind van een ronde. Een veiling leiden verplaatst de marker niet.
FF-R18 = De dobbelsteen wordt vóór het bieden gegooid en zegt hoeveel munten er in de **kavel** zitten. Ook een 2 bij een extra veiling telt mee, tot de grens.
FF-29 = Elke 2 op de dobbelsteen voegt een veiling toe, maar hoogstens **twee** per ronde.
    .example = In één ronde valt 2, 2 en 2: de eerste twee voegen elk een veiling toe, de derde niet.
FF-26 = De startspeler opent met geld van **één soort**: biljetten van één waarde of echt geld. Om de beurt gaan de anderen mee met precies hetzelfde of stappen uit deze veiling.
    .example = Er ligt 2 × 50: met één 50 lig je eruit, hoeveel 20’s je ook hebt.
FF-R13 = Wie opent, moet iets bieden; wie helemaal niets bezit, laat de volgende openen. Latere leiders mogen uitstappen. Het kleinste bod is één biljet of 1 M.
FF-R17 = Meegaan gebeurt met de klok mee vanaf de leider, open en zonder terugnemen.
FF-27 = Daarna **leidt** de volgende links die nog in de veiling is: biljetten van één waarde of echt geld erbij, of uitstappen. De anderen gaan weer mee of stappen uit. Echt geld direct na echt geld is **minstens 5 M**.
    .example = Na een bod van 12 M mag je 5 M of meer bijleggen, of één biljet van 10.
FF-R16 = De 5 M is de grootte van wat je bijlegt, en geldt alleen als het bod vlak ervoor ook echt geld was. Meegaan is altijd precies gelijk.
    .example = 20 M, dan 1 × 50, dan 1 M mag; 20 M en dan 4 M mag niet.
FF-R15 = Al je biedingen in één veiling vormen samen je **inzet**. Meegaan kan alleen met wat je nog in de hand hebt.
    .example = Je hebt drie 50’s en er liggen er twee: je kunt nog met één 50 meegaan, niet met twee.
FF-28 = De laatste die overblijft, betaalt zijn hele inzet aan de bank en krijgt de kavel. Alle anderen nemen hun geld terug.
    .example = Je legde 2 × 50 en daarna 8 M neer, en de laatste tegenstander stapt uit: je betaalt 2 × 50 en 8 M voor de munten.
FF-R14 = Gaat niemand mee met een bod, dan wint wie het deed meteen. Bezit niemand aan tafel iets, dan verdwijnen de munten uit het spel.
FF-30 = In een ronde zonder veilingen schuift de marker ook één plaats naar links.
FF-R19 = Dat geldt ook voor een ronde waarvan alle muntenkaarten bij de eerste drie hoorden.

section-fists = Fase 4: witwaskaarten
FF-31 = Iedereen verstopt geld in een **vuist**: echt, vals, allebei of niets. Ze gaan samen open; de volste vuist wint de kaart als ze het minimum haalt, en wordt helemaal aan de bank betaald. Bij een gelijke stand wint de startspeler, of anders wie het dichtst links van de startspeler zit.
    .example = Voor de kaart 44→90 zit er 40, 47 en 60 in de vuisten: de 60 wint, wordt betaald en levert 90 M op.
FF-R20 = Biljetten tellen voor hun waarde, echt geld voor het bedrag. Wisselgeld is er niet. De anderen houden hun geld, en onder het minimum betaalt niemand.
    .example = Je hebt 44 nodig en neemt 2 × 20 en 4 M: precies genoeg. Met één biljet van 50 betaal je 6 te veel.
FF-32 = Is een kaart gewonnen, dan komt de volgende open te liggen, met haar geld, en sluit iedereen opnieuw een vuist. De fase eindigt als geen vuist het minimum haalt, of zodra iemand **twee kaarten** heeft gewonnen; de open kaart blijft liggen voor de volgende ronde.
    .example = Je wint de eerste en de derde kaart van een ronde: de fase is voorbij, en de vierde ligt klaar voor de volgende ronde.
FF-R21 = Heb je een kaart gewonnen, dan mag je verder bieden met wat je nog hebt. In één fase wordt hoogstens één kaart meer verkocht dan er spelers zijn.
    .example = Met 4 spelers is de vijfde kaart altijd iemands tweede.
FF-33 = Winnaars nemen hun echte geld pas als de **fase voorbij** is, dus het kan niet in een vuist van dezelfde fase. Gewonnen kaarten verdwijnen uit het spel.
FF-R22 = Het geld van witwaskaarten kun je in fase 5 uitgeven. Geld uit fase 6 kun je in de veilingen en vuisten van de volgende ronde gebruiken.

section-buying = Fase 5: persen kopen
FF-34 = Vanaf de startspeler mag je persen kopen, **alleen met echt geld**. Vernietigde waarden zijn niet meer te koop.
    .example = Met 45 M kun je een 50 kopen voor 30 M, een 20 voor 10 M en een 10 voor 4 M; je houdt 1 M over.
FF-D4 = Je mag zoveel persen kopen als je kunt betalen, van elke waarde in het spel; 150’s zijn vanaf het begin te koop.
FF-D1 = Je krijgt een tegel van de stapel zonder de achterkant te zien. Is een stapel leeg, dan is die waarde uitverkocht.
FF-R26 = Een gekochte pers werkt vanaf fase 2 van de volgende ronde.

section-laundering = Fase 6: biljetten witwassen
FF-35 = Je mag zoveel biljetten witwassen als je wilt, tegen de koers van de prijstabel. Met dat geld koop je pas persen in fase 5 van de volgende ronde. De marker blijft liggen.
    .example = Drie 20’s en een 100 leveren 3 × 8 + 45 = 69 M op.

section-end = Het einde
FF-37 = Het spel eindigt **meteen** als de laatste witwaskaart gewonnen is of de 150’s vernietigd zijn. Er zijn geen veilingen meer, maar de schrootprijs van de 150’s wordt betaald.
FF-R23 = Is de laatste witwaskaart gewonnen, dan wordt haar geld uitbetaald en wordt er geteld, zonder fase 5 en 6. Wint niemand haar, dan gaat het spel door.
FF-R24 = Worden de 150’s vernietigd, dan levert elke pers 30 M op, en die met munten ook 3 munten. Biljetten van 150 worden in beslag genomen en de veilingen van deze ronde vervallen.
    .example = Je hebt twee 150’s, waarvan één met de muntenkant boven: 60 M en 3 munten.
FF-38 = Wie het meeste echte geld heeft, krijgt **6 munten**, de tweede 4, de derde 2. Dan winnen **de meeste munten**; bij een gelijke stand wint wie meer echt geld heeft, en is ook dat gelijk, dan is de overwinning gedeeld.
    .example = Aan het eind heb je 90 M, de anderen 60, 40 en 10 M: dat zijn 6, 4, 2 en 0 munten.
FF-D12 = Spelers met evenveel echt geld delen de plaatsen die ze innemen, naar beneden afgerond.
    .example = Twee spelers delen de eerste plaats: (6 + 4) ÷ 2 = 5 munten elk, en de volgende krijgt er 2.
FF-R25 = Valse biljetten en persen zijn aan het eind niets waard. Een laatste keer witwassen is er niet bij.

section-many = Met 5 of 6 spelers
FF-39 = Alle 40 witwaskaarten doen mee. Ook elke inspecteurkaart met een waarde die **nog niet vernietigd** is, brengt een muntenveiling.
    .example = In de eerste ronde komt een 20: hij vernietigt niets, maar er worden munten geveild.
FF-D13 = Verder is de voorbereiding dezelfde: drie persen elk, en één inspecteurkaart in de eerste ronde.
FF-R11 = Ook de kaart die haar waarde vernietigt, brengt een veiling. De groene 150 brengt er één, geen twee; een waarde die eerder vernietigd is, brengt er geen.

section-secret = Open en geheim
FF-40 = Gedekte inspecteur- en witwaskaarten mag je tellen, maar niet bekijken, en in de inspecteurkaarten die al geweest zijn mag je niet bladeren. Geld mag je verbergen, munten niet.
FF-R28 = Geheim zijn gesloten vuisten, achterkanten die niet omgedraaid zijn en kaarten die nog niemand zag. Ook het geld van je tegenstanders en eerdere inspecteurkaarten worden niet getoond, al heb je alles gezien: **onthouden** hoort bij het spel.
FF-R29 = Zijn alle tien inspecteurkaarten geweest, uiterlijk in ronde 6, dan kun je weten wanneer de volgende waarden vallen. Elke ronde met een Kaputt brengt dat één kaart dichterbij.

section-options = Huisregels
option-edition = Een kleine editie om te proberen: alleen fase 4 van één ronde. Iedereen heeft een 10 en een 20, en de kaarten 14→20 en 15→30 zijn te winnen.
option-skip_any_trigger = De eerste drie kaarten die een veiling zouden brengen, brengen er geen, welke het ook zijn, dus niet alleen muntenkaarten. Van belang met 5 of 6 spelers. Normaal uit.
option-open_purses = Het geld van je tegenstanders wordt getoond. Normaal uit.
option-show_ring = De inspecteurkaarten die al gezien zijn, worden in hun volgorde getoond. Normaal uit.
option-first_player = Wie startspeler is. −1 betekent dat het lot beslist.
option-rounds = Het spel eindigt na fase 4 van deze ronde. 0 betekent zonder zo’n grens.
option-machines = Met hoeveel persen iedereen begint: de 10, dan de 20, dan de 50. Normaal 3.
option-purse = Met hoeveel geld iedereen begint: biljetten van 10, 20, 50, 100 en 150, dan echt geld. Normaal niets.
option-letters = Hoeveel letters witwaskaarten meedoen, vanaf A; normaal 4.
option-of_a_letter = Hoeveel witwaskaarten van elke letter meedoen, de goedkoopste. 0 betekent 8 met 3 of 4 spelers en 10 met 5 of 6.
