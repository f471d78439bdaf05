# De pagina rond de spellen: wat elk scherm zegt.

title = Funny Money
game-contraband = Contraband
game-counterfeiters = Counterfeiters
game-ffuffziger = Falsche FFuffziger
game-crooked_cash = Crooked Cash

## Kleine woorden

close = Sluiten
try-again = Opnieuw proberen
agree = Akkoord
decline = Weigeren
link = Link
which = Welke?
you = Jij
bot = Bot
away = Afwezig
hidden = verborgen
one-fewer = Eén minder: { $what }
one-more = Eén meer: { $what }
seat-name = Plaats { $number }
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-expert = expert
pace-calm = rustig
pace-brisk = vlot
pace-quick = snel

## Rond de tafel

home-link = Funny Money, begin
watching = Toeschouwer
what-if = Wat als
the-board = Het bord
players = Spelers
steps-of-turn = Stappen van deze beurt
rules = Regels
log = Verslag
chat = Gesprek
table = Tafel
log-and-chat = Verslag en gesprek
keyboard-map = Toetsen
table-and-settings = Tafel en instellingen
only-you-know = Alleen jij weet dit
your-choice = Jouw keuze
your-turn = Jij bent aan zet.
tab-your-turn = ● Jouw beurt · { $game }
all-about = Alles over { $who }
open-log = Verslag openen
whole-log = Het hele verslag
paused = De partij ligt stil.
bot-plays-for-you = Een bot speelt voor je ({ $level }).
play-myself = Zelf verder spelen
nothing-to-choose = Er is niets te kiezen.
finding-table = Tafel zoeken…
who-are-you = Wie ben je?
your-name = Je naam
to-the-table = Naar de tafel
days-left = { $days } dagen
bot-of-level = Bot ({ $level })
a-person = Een mens
chat-heard = { $who } zegt: { $text }
chat-heard-spectator = { $who }, die toekijkt, zegt: { $text }
chat-unseen = { log-and-chat }, { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
  }
time-left = Resterende tijd
time-short = Je tijd is bijna om.
bot-took-over = { $whoYou ->
    [yes] Een bot speelt nu voor je.
   *[no] Een bot speelt nu voor { $who }.
  }
plays-again = { $whoYou ->
    [yes] Je speelt weer zelf.
   *[no] { $who } speelt weer zelf.
  }
was-removed = { $whoYou ->
    [yes] Je bent uit deze partij verwijderd. Een bot speelt op je plaats.
   *[no] { $who } is uit deze partij verwijderd. Een bot speelt op die plaats.
  }
removed-you = Je bent uit deze partij verwijderd
removed-you-more = Een bot ({ $level }) speelt op je plaats. Je kunt die terugvragen.
ask-back = Vraag mijn plaats terug
barred-you = Iedereen weigert je de plaats terug te geven
barred-you-more = De bot ({ $level }) speelt tot het einde. Je kunt blijven toekijken.

## De lijn met de server

line-lost = Verbinding verbroken. { $seconds ->
    [0] Nieuwe poging…
   *[other] Nieuwe poging over { $seconds } s.
  } Je plaats blijft bewaard.
store-away = De server kan nu even niets opslaan. { $seconds ->
    [0] Nieuwe poging…
   *[other] Nieuwe poging over { $seconds } s.
  } Je plaats blijft bewaard.
store-away-aloud = De server kan nu even niets opslaan. Er wordt vanzelf opnieuw geprobeerd; je plaats blijft bewaard.
connect-again = Opnieuw verbinden
to-all-tables = Naar alle tafels
bye-kicked = De gastheer heeft je van deze tafel weggestuurd.
bye-deleted = Deze tafel bestaat niet meer.
bye-undealable = Deze tafel is gesloten: met dit bord of deze huisregels kan er niet gespeeld worden. Open een nieuwe.
table-unseen = Deze tafel kan niet worden getoond
table-closed = Deze tafel is gesloten
table-closed-why = Iedereen is weggegaan, dus de partij wordt niet uitgespeeld. Ze telt voor niemand.
table-closed-rules = Gesloten: de regels zijn veranderd
line-lost-aloud = Verbinding verbroken. Er wordt vanzelf opnieuw geprobeerd; je plaats blijft bewaard.
bye-banned = Je mag hier niet meer spelen.
bye-forgotten = Alles wat over jou bewaard was, is gewist.
broken-title = Dat is niet gelukt
broken-more = Een deel van de pagina kon niet worden gelezen. Er is niets verloren: de server heeft alles.

## Wat de tafel wordt gevraagd

vote-pause = { $whoYou ->
    [yes] Je vraagt om een pauze.
   *[no] { $who } vraagt om een pauze.
  }
vote-resume = { $whoYou ->
    [yes] Je vraagt om verder te gaan.
   *[no] { $who } vraagt om verder te gaan.
  }
vote-remove = { $otherYou ->
    [yes] { $who } vraagt de anderen om je uit deze partij te verwijderen.
   *[no] { $whoYou ->
        [yes] Je stelt voor om { $other } uit deze partij te verwijderen.
       *[no] { $who } stelt voor om { $other } uit deze partij te verwijderen.
      }
  }
vote-remove-more = Een bot speelt dan op die plaats. { $other } krijgt die op verzoek terug, tenzij iedereen weigert.
vote-about-you = De anderen beslissen. Je plaats blijft van jou: je kunt die terugvragen.
vote-return = { $whoYou ->
    [yes] Je vraagt je plaats terug.
   *[no] { $who } wil graag weer meespelen.
  }
vote-return-more = { $whoYou ->
    [yes] Tenzij iedereen weigert, speel je uiterlijk over { $time } weer mee.
   *[no] Eén ja is genoeg. Tenzij iedereen weigert, speelt { $who } over { $time } weer mee.
  }
vote-return-aloud = { $whoYou ->
    [yes] Tenzij iedereen weigert, speel je straks weer mee.
   *[no] Eén ja is genoeg. Tenzij iedereen weigert, speelt { $who } straks weer mee.
  }
return-yes = Welkom terug
return-no = Weigeren
vote-waiting = Wachten op de anderen.

## Tafelmenu

pause = Pauze
go-on = Verder
pace = Tempo van de bots
stand-in = Een bot speelt voor mij
hand-over = Overdragen
my-seat-elsewhere = Mijn plaats op een ander toestel
leave = Voorgoed weggaan
leave-sure = Een bot neemt je plaats in voor de rest van de partij.
leave-yes = Weggaan
leave-no = Blijven
mute = Dempen
unmute = Dempen opheffen
kick = Wegsturen
kick-sure = { $who } voorgoed wegsturen?
ask-remove = Stel voor om { $who } te verwijderen
ask-remove-more = Alle anderen moeten akkoord gaan. Daarna speelt een bot op die plaats, tot { $who } die terugneemt.
remove-away = Verwijder { $who } (afwezig)
remove-away-more = { $who } is te lang weg, dus niemand hoeft akkoord te gaan. Een bot speelt op die plaats tot { $who } die terugneemt.
is-removed = Uit deze partij verwijderd: een bot speelt op deze plaats.
report = Melden
report-why = Wat is er gebeurd?
report-send = Aan de beheerder melden
link-copied = De link is gekopieerd.
copy-link = Link kopiëren
qr-of-link = QR-code van de link
watchers = { $count ->
    [one] Eén mens kijkt toe.
   *[other] { $count } mensen kijken toe.
  }
fair-title = Eerlijk geschud
fair-promise = De verdeling wordt vóór de eerste kaart beloofd: dit zegel bindt de server, en iedereen voegt iets toe aan het startgetal. Na de partij kun je het nagaan.

## Instellingen

settings = Instellingen
language = Taal
theme = Thema
theme-auto = zoals het systeem
theme-light = licht
theme-dark = donker
speed = Animaties
speed-0 = geen
speed-05 = snel
speed-1 = zoals getekend
speed-2 = langzaam
setting-text = De tafel als tekst, voor schermlezers
setting-tips = Tips in de eerste partijen
setting-sound = Geluid
setting-vibration = Trillen
keys-letters = Losse letters zijn sneltoetsen
key-main = de hoofdknop
key-gentle = terug, of de zachtste uitweg
key-option = de eerste, tweede … keuze
key-tray = naar je keuze
key-board = naar het bord
key-players = naar de spelers
key-log = naar het verslag
key-chat = naar het gesprek
key-rules = naar de regels
key-map = deze lijst
identity = Jij
identity-about = Er zijn geen accounts: deze browser is je sleutel. Bewaar hem als bestand om elders dezelfde te zijn, met je uitslagen.
identity-rename = Naam wijzigen
identity-renamed = Je naam is gewijzigd.
identity-save = Identiteit bewaren
identity-load = Identiteit laden
identity-loaded = Je bent hier nu { $name }.
identity-unreadable = Dit bestand is niet te lezen.
identity-forget = Vergeet mij
identity-forget-sure = Je plaatsen, je naam en alles wat van je is bewaard worden gewist. Dat is definitief.
identity-forget-yes = Alles wissen
identity-forgotten = Er is niets meer van je bewaard.

## Gesprek, regels, tips

chat-say = Zeg iets…
chat-send = Versturen
chat-empty = Niemand heeft nog iets gezegd.
chat-removed = (verwijderd)
chat-spectator = (toeschouwer)
rules-search = Zoek in de regels
rules-none = Geen regel bevat deze woorden.
rules-not-brought = Dit spel heeft geen regels om hier te lezen.
guide-step = Eerste partij, tip { $number } van { $all }
guide-next = Volgende tip
guide-stop = Geen tips meer
guide-fold = Hele tip
tips-again = Alle tips opnieuw tonen
tips-begin = De tips beginnen weer bij het volgende moment.
first-game-short = Eerste partij: kort, met tips
hint-ask = Hint
hint-thinking = Denkt na…
hint-title = Wat een expert zou doen
hint-why = Kans op de winst na elke keuze, in { $tried ->
    [one] één bedachte wereld die past
   *[other] { $tried } bedachte werelden die passen
  } bij wat je weet.

## Begin

nav = Pagina’s
nav-games = Spellen
nav-replays = Partijen
nav-rules = Regels
nav-bots = Bots
home-cap = Vier spellen met vals geld
home-head-1 = Vertrouw niemand.
home-head-2 = En je portemonnee al helemaal niet.
home-more = Speel meteen tegen bots die niet kunnen gluren, of stuur vrienden een link. Zonder account.
home-games = De spellen
home-tables = Tafels
home-offline = De server antwoordt niet. Om te spelen is verbinding nodig.
home-contraband = Zeg wat er in je koffer zit. Of niet.
home-counterfeiters = Druk het, geef het uit, verstop het voordat de Peetvader komt.
home-ffuffziger = Prop je vuist vol vals geld en overbied de tafel.
home-crooked_cash = Betaal zonder blikken of blozen. Elk biljet kan vals zijn.
home-installed = Een spel dat op deze server is geïnstalleerd.
home-affiliation = De titels noemen de spellen waarvan wij de gepubliceerde regels volgen. Wij zijn niet verbonden met hun auteurs of uitgevers.
minutes = { $count } min
play-now = Nu spelen
play-now-game = Nu spelen: { $game }
invite = Uitnodigen
invite-game = Vrienden uitnodigen voor { $game }
how-many = Aantal spelers
players-count = { $count } spelers
bots-level = Sterkte van de bots
bots-of-level = bots: { $level }
own-rules = Meer keuzes…
guest-name = Gast { $number }
join-number = Een tafelnummer?
join-example = bijv. CB 7341 K
join = Aanschuiven
your-games = Jouw partijen
wait-for-you = { $count ->
    [one] 1 wacht op je
   *[other] { $count } wachten op je
  }
waits-for-you = wacht op je
your-turn-now = Jij bent aan zet
others-think = De anderen denken na
waits-for-people = Wacht op mensen
no-games = Nog geen. Speel er een: bots schuiven meteen aan.
open-tables = Open tafels
no-open-tables = Geen open tafels. Begin er een: bots schuiven meteen aan.
more-open-tables = Meer tafels tonen
open-table-of = { $game }, tafel { $number }
seats-free = { $free } van { $all } plaatsen vrij
play = Spelen
look = Kijken
sit = Zitten
replay = Terugzien
whats-new = Nieuw
new-boards = Vier borden, op de telefoon en op de computer, met toetsenbord of schermlezer.
new-replay = Elke afgelopen partij is terug te zien, met alle geheimen open.
new-hints = Tegen bots mag je vragen wat een expert zou doen.
new-languages = Engels, Frans, Nederlands en Grieks.
promise-fair = Controleerbaar geschud
promise-bots = Bots zien alleen wat jij zou zien
promise-keys = Toetsenbord en schermlezer
promise-line = Je plaats blijft als de lijn wegvalt
you-won = Je hebt gewonnen
you-shared = Je deelt de winst
you-lost = Je hebt verloren
no-replays = Nog geen afgelopen partij in deze browser.
bots-about = Een bot ziet precies wat een mens op zijn plaats mag weten, dus hij kan niet vals spelen. Elk niveau wint van het niveau eronder.
level-easy-about = verstandig, maar gaat de helft van de tijd de fout in
level-medium-about = speelt als iemand na drie partijen
level-hard-about = denkt over veel keuzes na
level-expert-about = denkt over elke keuze na in honderden bedachte werelden
your-results = Jouw uitslagen
results-here = Alleen in deze browser bewaard; ‘Identiteit bewaren’ in de instellingen neemt ze mee. Een partij telt voor de sterkste bot.
won-of = { $won } van { $played } gewonnen
home-results = Gewonnen: { $results }
home-result = { $level } { $won } van { $played }

## Een nieuwe tafel

new-table = Een nieuwe tafel
game = Spel
who-sits = Wie zit waar
seat-me = ik
seat-open = open, voor een vriend
clock = Klok
clock-none = geen klok
clock-move = { $span } per keuze
clock-bank = { $span } in totaal, { $increment } s erbij per keuze
clock-then = Als de tijd om is
clock-then-bot = neemt een bot het over
clock-then-default = wordt de zachtste keuze gemaakt: passen, vertrouwen, nee, het minste
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
  }
span-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
  }
public = Bij de open tafels tonen
may-watch = Anderen mogen toekijken
may-hint = Iedereen mag om hints vragen
house-rules = Huisregels
back = Terug
open-table = Tafel openen
is-public = openbaar
is-private = alleen met link
agreed = Hier afgesproken
agreed-no-hints = Alleen hints als alle anderen bots zijn
agreed-no-watching = Niemand mag toekijken
agreed-hints = met hints
agreed-unwatched = zonder toeschouwers
agreed-own-box = eigen doos
agreed-rules = { $count ->
    [one] { $count } huisregel
   *[other] { $count } huisregels
}
agreed-option = { $about } Hier: **{ $value }**
option-on = aan
option-off = uit
seats-are-free = { $count ->
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
  }
all-seated = Alle plaatsen zijn bezet
seat-free = Vrij
is-here = is er
bot-until = Een bot, tot er iemand komt
link-for-friend = Link voor een vriend
start-with-bots = Beginnen met bots
begins-when-full = De partij begint als alle plaatsen bezet zijn.
dealing = De kaarten worden gedeeld.
give-up-seat = Mijn plaats afstaan
invite-more = Toon dit, of stuur de link. Bots houden lege plaatsen bezet tot er een vriend gaat zitten.
join-title = Een plaats voor jou
join-seat = Plaats { $number } bij { $game }
join-company = Daar zitten: { $names }
join-nobody = Er zit nog niemand
join-lost = Deze link leidt nergens heen
sit-down = Gaan zitten
only-watch = Alleen toekijken
house-rules-unread = De huisregels konden niet worden gelezen. Zonder die regels opent de tafel zoals gedrukt.

## Waarom een keuze nog niet verstuurd kan worden

misfit-range = Van { $least } tot { $most }.
misfit-step = In stappen van { $step }.
misfit-too-many = Dat is { $got } in totaal: hooguit { $total }.
misfit-too-few = { $least ->
    [one] Er is nog niets gekozen.
   *[other] Minstens { $least } in totaal.
  }
misfit-not-enough = { $got } van { $due }: nog { $left }.
misfit-too-much = { $got } is te veel voor { $due }: laat een { $spare } weg.
misfit-part = Hier zijn er { $due } nodig, niet { $got }.
misfit-both-ways = { $worth } kan niet ingeleverd en teruggevraagd worden.
misfit-swap = Je levert { $gives } in en krijgt { $takes } terug: dat moet gelijk zijn.

## Waarom een wens niet is vervuld

refused-somehow = Dat kan nu niet. Er is niets verloren.
refused-too-late = Dat kan niet meer: iemand was sneller. Er is niets verloren.
refused-offline = De server antwoordt niet. Er is niets verstuurd; probeer het zo weer.
refused-busy = Dit kon niet worden vastgelegd. Er is niets veranderd; probeer het zo weer.
refused-unavailable = De server kan nu even niets opslaan. Probeer het zo weer.
refused-restart = Het huis sluit even. Probeer het zo weer.
refused-internal = Er ging iets mis op de server; het is genoteerd. Probeer het opnieuw.
refused-too-fast = Dat was te veel tegelijk. Wacht even.
refused-nameless = Zeg eerst wie je bent.
refused-name = Een naam heeft 1 tot 24 tekens.
refused-no-table = Deze tafel is er niet meer.
refused-undealable = { bye-undealable }
refused-no-serial = Er is geen openbare tafel met dit nummer.
refused-no-key = Deze sleutel past nergens meer op.
refused-no-guest = Deze persoon is er niet meer.
refused-no-open-seat = Die plaats is niet vrij aan deze tafel.
refused-seat-taken = Deze plaats is bezet.
refused-already-seated = Je zit al aan deze tafel.
refused-lookalike = Deze naam lijkt te veel op een andere naam aan tafel. Zet er een letter of een cijfer bij.
refused-private = Aan deze tafel mag niemand toekijken.
refused-kicked = De gastheer heeft je van deze tafel weggestuurd.
refused-banned = Je mag hier niet spelen.
refused-not-yours = Dat moet iemand anders doen.
refused-host = Alleen de gastheer kan dat.
refused-muted = Je bent gedempt aan deze tafel.
refused-line = Een bericht heeft 1 tot 300 tekens.
refused-not-asked = Er wordt nu niets gevraagd.
refused-asked = Er wordt al iets aan de tafel gevraagd.
refused-paused = De partij ligt stil.
refused-finished = De partij is afgelopen.
refused-not-over = Deze partij is niet afgelopen: daarna is ze te zien.
refused-not-begun = De partij is nog niet begonnen.
refused-begun = De partij is al begonnen.
refused-running = De partij is al begonnen.
refused-handed = Een bot speelt voor je: neem eerst je plaats terug.
refused-removed = Je bent uit deze partij verwijderd: vraag eerst je plaats terug.
refused-barred = Iedereen weigert: de bot houdt je plaats tot het einde.
refused-about-you = Deze vraag gaat over jou: de anderen beslissen.
refused-nobody-to-ask = Jullie spelen maar met z’n tweeën: er is niemand anders die akkoord kan gaan.
refused-no-seat = Je zit niet aan deze tafel.
refused-yourself = Dat kun je niet bij jezelf doen.
refused-no-hints = Hints zijn er alleen aan tafels met bots, of als iedereen het vooraf eens was.
refused-hinting = De expert denkt nog na.
refused-no-choice = Jij bent niet aan zet.
refused-not-your-turn = Jij bent niet aan zet.
refused-option = Deze huisregel past niet.
refused-clock = Deze klok past niet.
refused-status-404 = Op dit adres is niets.
refused-status-429 = Dat was te veel tegelijk. Wacht even.
refused-status-503 = De server is nog niet klaar. Probeer het zo weer.
refused-choice = De regels laten deze keuze hier niet toe. Er is niets veranderd.
refused-outdated = Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
refused-edition = Deze partij is met andere regels gespeeld dan die van nu: ze kan niet worden getoond.
refused-damaged = De opgeslagen partij van deze tafel is beschadigd en kan voorlopig niet verder. Met de andere tafels is niets mis, en de beheerder van de server weet ervan.
refused-no-record = Deze partij kan niet worden teruggekeken.
refused-players = Dit spel is niet gemaakt voor zoveel spelers.
refused-seats = Je kunt maar op één plaats zitten: geef de andere aan bots, of laat ze vrij.
refused-sockets = Er staan te veel pagina’s van deze tafel open. Sluit er een paar.
refused-text = Zeg waarom, in 1 tot 300 tekens.
refused-too-long = Dat is te lang.
refused-misdirected = Deze server is niet bereikbaar op dit adres. Vraag het juiste adres aan de beheerder.
refused-subscription = Deze browser kan van hieruit niet worden opgeroepen.
refused-no-push = Dit huis roept niemand op.

## Woorden van huisregels

option-word-full = volledig
option-word-tiny = klein
option-word-even = gelijk
option-word-uneven = ongelijk
option-word-first_player = vanaf de startspeler
option-word-after_trigger = na wie het einde veroorzaakte
