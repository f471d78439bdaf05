# La page autour des jeux : ce que dit chaque écran.

title = Funny Money
game-contraband = Contraband
game-counterfeiters = Counterfeiters
game-ffuffziger = Falsche FFuffziger
game-crooked_cash = Crooked Cash

## Petits mots

close = Fermer
try-again = Réessayer
agree = D’accord
decline = Refuser
link = Lien
which = Lequel ?
you = Vous
bot = Robot
away = Absent
hidden = caché
one-fewer = Un de moins : { $what }
one-more = Un de plus : { $what }
seat-name = Place { $number }
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
pace-calm = posé
pace-brisk = vif
pace-quick = rapide

## Autour de la table

home-link = Funny Money, accueil
watching = Spectateur
what-if = Et si…
the-board = Le plateau
players = Joueurs
steps-of-turn = Étapes de ce tour
rules = Règles
log = Journal
chat = Discussion
table = Table
log-and-chat = Journal et discussion
keyboard-map = Raccourcis clavier
table-and-settings = Table et réglages
only-you-know = Vous seul le savez
your-choice = Votre choix
your-turn = À vous.
tab-your-turn = ● À vous · { $game }
all-about = Tout sur { $who }
open-log = Ouvrir le journal
whole-log = Tout le journal
paused = La partie est en pause.
bot-plays-for-you = Un robot joue pour vous ({ $level }).
play-myself = Reprendre la main
nothing-to-choose = Il n’y a rien à choisir.
finding-table = Recherche de la table…
who-are-you = Qui êtes-vous ?
your-name = Votre nom
to-the-table = À table
days-left = { $days } jours
bot-of-level = Robot ({ $level })
a-person = Une personne
chat-heard = { $who } dit : { $text }
chat-heard-spectator = { $who }, qui regarde la partie, dit : { $text }
chat-unseen = { log-and-chat }, { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
  }
time-left = Temps restant
time-short = Votre temps est presque écoulé.
bot-took-over = { $whoYou ->
    [yes] Un robot joue maintenant pour vous.
   *[no] Un robot joue maintenant pour { $who }.
  }
plays-again = { $whoYou ->
    [yes] Vous jouez de nouveau vous-même.
   *[no] { $who } joue de nouveau.
  }
was-removed = { $whoYou ->
    [yes] Vous ne jouez plus cette partie. Un robot joue à votre place.
   *[no] { $who } ne joue plus cette partie. Un robot joue à sa place.
  }
removed-you = Vous ne jouez plus cette partie
removed-you-more = Un robot ({ $level }) joue à votre place. Vous pouvez la redemander.
ask-back = Redemander ma place
barred-you = Refus unanime : le robot garde votre place
barred-you-more = Le robot ({ $level }) joue jusqu’à la fin. Vous pouvez continuer à regarder.

## La ligne avec le serveur

line-lost = Connexion perdue. { $seconds ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $seconds } s.
  } Votre place est gardée.
store-away = Le serveur ne peut rien enregistrer pour l’instant. { $seconds ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $seconds } s.
  } Votre place est gardée.
store-away-aloud = Le serveur ne peut rien enregistrer pour l’instant. Il réessaie tout seul ; votre place est gardée.
connect-again = Se reconnecter
to-all-tables = Vers toutes les tables
bye-kicked = L’hôte vous a renvoyé de cette table.
bye-deleted = Cette table n’existe plus.
bye-undealable = Cette table a été fermée : son plateau ou ses règles maison ne permettent pas de jouer. Ouvrez-en une autre.
table-unseen = Cette table ne peut pas être montrée
table-closed = Cette table est fermée
table-closed-why = Tout le monde l’a quittée : la partie ne sera pas jouée jusqu’au bout et ne compte pour personne.
table-closed-rules = Fermée : les règles ont changé
line-lost-aloud = Connexion perdue. Un nouvel essai se fait tout seul ; votre place est gardée.
bye-banned = Vous ne pouvez plus jouer ici.
bye-forgotten = Tout ce qui était conservé à votre sujet a été effacé.
broken-title = Cela n’a pas marché
broken-more = Une partie de la page n’a pas pu être lue. Rien n’est perdu : le serveur a tout gardé.

## Ce qu’on demande à la table

vote-pause = { $whoYou ->
    [yes] Vous demandez une pause.
   *[no] { $who } demande une pause.
  }
vote-resume = { $whoYou ->
    [yes] Vous demandez à reprendre.
   *[no] { $who } demande à reprendre.
  }
vote-remove = { $otherYou ->
    [yes] { $who } propose aux autres de vous écarter de cette partie.
   *[no] { $whoYou ->
        [yes] Vous proposez d’écarter { $other } de cette partie.
       *[no] { $who } propose d’écarter { $other } de cette partie.
      }
  }
vote-remove-more = Un robot jouerait à cette place. { $other } peut la redemander et la retrouve, sauf refus unanime.
vote-about-you = Les autres décident. Votre place reste à vous : vous pourrez la redemander.
vote-return = { $whoYou ->
    [yes] Vous redemandez votre place.
   *[no] { $who } aimerait reprendre sa place.
  }
vote-return-more = { $whoYou ->
    [yes] Sauf refus unanime, vous jouez de nouveau dans { $time } au plus tard.
   *[no] Un seul oui suffit. Sauf refus unanime, { $who } joue de nouveau dans { $time }.
  }
vote-return-aloud = { $whoYou ->
    [yes] Sauf refus unanime, vous jouez bientôt de nouveau.
   *[no] Un seul oui suffit. Sauf refus unanime, { $who } joue bientôt de nouveau.
  }
return-yes = Rendre la place
return-no = Refuser
vote-waiting = On attend les autres.

## Menu de la table

pause = Pause
go-on = Reprendre
pace = Rythme des robots
stand-in = Un robot joue pour moi
hand-over = Passer la main
my-seat-elsewhere = Ma place sur un autre appareil
leave = Partir pour de bon
leave-sure = Un robot prend votre place pour le reste de la partie.
leave-yes = Partir
leave-no = Rester
mute = Rendre muet
unmute = Rendre la parole
kick = Renvoyer
kick-sure = Renvoyer { $who } pour de bon ?
ask-remove = Proposer d’écarter { $who }
ask-remove-more = Toutes les autres personnes doivent donner leur accord. Un robot joue alors à cette place, que { $who } peut reprendre.
remove-away = Écarter { $who } (absence)
remove-away-more = { $who } ne donne plus signe de vie depuis trop longtemps : aucun accord n’est nécessaire. Un robot joue à cette place jusqu’à son retour.
is-removed = Ne joue plus cette partie : un robot joue à cette place.
report = Signaler
report-why = Que s’est-il passé ?
report-send = Prévenir le responsable
link-copied = Le lien est copié.
copy-link = Copier le lien
qr-of-link = Code QR du lien
watchers = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
  }
fair-title = Mélange équitable
fair-promise = La donne est promise avant la première carte : ce sceau lie le serveur, et chaque personne ajoute quelque chose à la graine. La partie finie, vous pouvez le vérifier.

## Réglages

settings = Réglages
language = Langue
theme = Thème
theme-auto = comme le système
theme-light = clair
theme-dark = sombre
speed = Animations
speed-0 = aucune
speed-05 = rapides
speed-1 = comme dessinées
speed-2 = lentes
setting-text = La table en texte, pour lecteurs d’écran
setting-tips = Conseils pendant les premières parties
setting-sound = Son
setting-vibration = Vibration
keys-letters = Les lettres seules sont des raccourcis
key-main = le bouton principal
key-gentle = retour, ou la sortie la plus douce
key-option = la première, la deuxième… option
key-tray = vers votre choix
key-board = vers le plateau
key-players = vers les joueurs
key-log = vers le journal
key-chat = vers la discussion
key-rules = vers les règles
key-map = cette liste
identity = Vous
identity-about = Il n’y a pas de compte : ce navigateur est votre clé. Enregistrez-la dans un fichier pour être la même personne ailleurs, avec vos résultats.
identity-rename = Changer de nom
identity-renamed = Votre nom est changé.
identity-save = Enregistrer l’identité
identity-load = Charger une identité
identity-loaded = Ici, vous êtes maintenant { $name }.
identity-unreadable = Ce fichier est illisible.
identity-forget = M’oublier
identity-forget-sure = Vos places, votre nom et tout ce qui est gardé de vous seront effacés. C’est définitif.
identity-forget-yes = Tout effacer
identity-forgotten = Plus rien n’est gardé de vous.

## Discussion, règles, conseils

chat-say = Dire quelque chose…
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-removed = (retiré)
chat-spectator = (regarde la partie)
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
rules-not-brought = Ce jeu n’apporte pas de règles à lire ici.
guide-step = Première partie, conseil { $number } sur { $all }
guide-next = Conseil suivant
guide-stop = Plus de conseils
guide-fold = Conseil en entier
tips-again = Revoir tous les conseils
tips-begin = Les conseils reprennent au prochain moment.
first-game-short = Première partie : courte, avec conseils
hint-ask = Indice
hint-thinking = Réflexion…
hint-title = Ce que ferait un expert
hint-why = Part de victoire après chaque choix, dans { $tried ->
    [one] { $tried } monde imaginé compatible
   *[other] { $tried } mondes imaginés compatibles
  } avec ce que vous savez.

## Accueil

nav = Pages
nav-games = Jeux
nav-replays = Parties
nav-rules = Règles
nav-bots = Robots
home-cap = Quatre jeux de fausse monnaie
home-head-1 = Ne croyez personne.
home-head-2 = Surtout pas votre portefeuille.
home-more = Jouez tout de suite contre des robots qui ne peuvent pas tricher, ou envoyez un lien à des amis. Sans compte.
home-games = Les jeux
home-tables = Tables
home-offline = Le serveur ne répond pas. Il faut la connexion pour jouer.
home-contraband = Dites ce qu’il y a dans votre valise. Ou pas.
home-counterfeiters = Imprimez, dépensez, cachez avant la visite du Parrain.
home-ffuffziger = Bourrez votre poing de faux billets et surenchérissez.
home-crooked_cash = Payez sans ciller. Chaque billet peut être faux.
home-installed = Un jeu installé sur ce serveur.
home-affiliation = Les titres nomment les jeux dont nous suivons les règles publiées. Nous ne sommes liés ni à leurs auteurs ni à leurs éditeurs.
minutes = { $count } min
play-now = Jouer
play-now-game = Jouer à { $game } maintenant
invite = Inviter
invite-game = Inviter des amis à { $game }
how-many = Nombre de joueurs
players-count = { $count } joueurs
bots-level = Force des robots
bots-of-level = robots : { $level }
own-rules = Plus de choix…
guest-name = Invité { $number }
join-number = Un numéro de table ?
join-example = p. ex. CB 7341 K
join = Rejoindre
your-games = Vos parties
wait-for-you = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
  }
waits-for-you = vous attend
your-turn-now = À vous
others-think = Les autres réfléchissent
waits-for-people = Attend du monde
no-games = Aucune encore. Jouez : les robots s’assoient aussitôt.
open-tables = Tables ouvertes
no-open-tables = Aucune table ouverte. Ouvrez-en une : les robots s’assoient aussitôt.
more-open-tables = Voir plus de tables
open-table-of = { $game }, table { $number }
seats-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
  } sur { $all }
play = Jouer
look = Voir
sit = S’asseoir
replay = Revoir
whats-new = Nouveautés
new-boards = Quatre plateaux, sur téléphone et sur ordinateur, au clavier ou au lecteur d’écran.
new-replay = Chaque partie finie peut être revue, tous les secrets ouverts.
new-hints = Contre les robots, demandez ce que ferait un expert.
new-languages = Anglais, français, néerlandais et grec.
promise-fair = Des mélanges vérifiables
promise-bots = Les robots ne voient que ce que vous verriez
promise-keys = Clavier et lecteur d’écran
promise-line = Votre place est gardée si la ligne tombe
you-won = Vous avez gagné
you-shared = Vous partagez la victoire
you-lost = Vous avez perdu
no-replays = Aucune partie finie dans ce navigateur.
bots-about = Un robot voit exactement ce qu’une personne à sa place peut savoir : il ne peut pas tricher. Chaque niveau bat celui du dessous.
level-easy-about = sensé, mais se trompe une fois sur deux
level-medium-about = joue comme quelqu’un après trois parties
level-hard-about = réfléchit à beaucoup de ses choix
level-expert-about = réfléchit à chaque choix dans des centaines de mondes imaginés
your-results = Vos résultats
results-here = Gardés dans ce navigateur seulement ; « Enregistrer l’identité » dans les réglages les emporte. Une partie compte pour le robot le plus fort.
won-of = Gagnées : { $won } sur { $played }
home-results = Victoires : { $results }
home-result = { $level } { $won } sur { $played }

## Une nouvelle table

new-table = Nouvelle table
game = Jeu
who-sits = Qui s’assoit où
seat-me = moi
seat-open = libre, pour un ami
clock = Pendule
clock-none = sans pendule
clock-move = { $span } par choix
clock-bank = { $span } en tout, { $increment } s de plus par choix
clock-then = Quand le temps est écoulé
clock-then-bot = un robot prend la place
clock-then-default = le choix le plus doux est joué : passer, croire, non, le minimum
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
public = La montrer parmi les tables ouvertes
may-watch = D’autres peuvent regarder
may-hint = Chacun peut demander des indices
house-rules = Règles maison
back = Retour
open-table = Ouvrir la table
is-public = publique
is-private = par lien seulement
agreed = Convenu ici
agreed-no-hints = Des indices seulement si tous les autres sont des robots
agreed-no-watching = Personne ne peut regarder
agreed-hints = avec indices
agreed-unwatched = sans spectateurs
agreed-own-box = boîte maison
agreed-rules = { $count ->
    [one] { $count } règle maison
   *[other] { $count } règles maison
}
agreed-option = { $about } Ici : **{ $value }**
option-on = oui
option-off = non
seats-are-free = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
  }
all-seated = Toutes les places sont prises
seat-free = Libre
is-here = est là
bot-until = Un robot, jusqu’à ce que quelqu’un vienne
link-for-friend = Lien pour un ami
start-with-bots = Commencer avec des robots
begins-when-full = La partie commence quand toutes les places sont prises.
dealing = On distribue les cartes.
give-up-seat = Rendre ma place
invite-more = Montrez ceci, ou envoyez le lien. Des robots tiennent les places vides jusqu’à ce qu’un ami s’assoie.
join-title = Une place pour vous
join-seat = Place { $number } à { $game }
join-company = À table : { $names }
join-nobody = Personne à table pour l’instant
join-lost = Ce lien ne mène nulle part
sit-down = S’asseoir
only-watch = Seulement regarder
house-rules-unread = Les règles maison n’ont pas pu être lues. Sans elles, la table s’ouvre selon les règles imprimées.

## Pourquoi un choix ne peut pas encore partir

misfit-range = De { $least } à { $most }.
misfit-step = Par pas de { $step }.
misfit-too-many = Cela fait { $got } en tout : { $total } au plus.
misfit-too-few = { $least ->
    [one] Rien n’est encore choisi.
   *[other] Au moins { $least } en tout.
  }
misfit-not-enough = { $got } sur { $due } : encore { $left }.
misfit-too-much = { $got }, c’est trop pour { $due } : retirez un { $spare }.
misfit-part = Il en faut { $due } ici, pas { $got }.
misfit-both-ways = { $worth } ne peut être à la fois donné et repris.
misfit-swap = Vous donnez { $gives } et reprenez { $takes } : ce doit être pareil.

## Pourquoi un souhait n’est pas exaucé

refused-somehow = Ce n’est pas possible maintenant. Rien n’est perdu.
refused-too-late = Ce n’est plus possible : quelqu’un a été plus rapide. Rien n’est perdu.
refused-offline = Le serveur ne répond pas. Rien n’a été envoyé ; réessayez dans un instant.
refused-busy = Cela n’a pas pu être noté. Rien n’a changé ; réessayez dans un instant.
refused-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un instant.
refused-restart = La maison ferme un instant. Réessayez bientôt.
refused-internal = Quelque chose a échoué sur le serveur ; c’est noté. Réessayez.
refused-too-fast = C’était trop à la fois. Attendez un instant.
refused-nameless = Dites d’abord qui vous êtes.
refused-name = Un nom a de 1 à 24 caractères.
refused-no-table = Cette table n’existe plus.
refused-undealable = { bye-undealable }
refused-no-serial = Aucune table publique ne porte ce numéro.
refused-no-key = Cette clé n’ouvre plus rien.
refused-no-guest = Cette personne n’est plus là.
refused-no-open-seat = Cette place n’est pas libre.
refused-seat-taken = Cette place est prise.
refused-already-seated = Vous êtes déjà à cette table.
refused-lookalike = Ce nom ressemble trop à un autre nom à la table. Ajoutez une lettre ou un chiffre au vôtre.
refused-private = Cette table n’admet pas de spectateurs.
refused-kicked = L’hôte vous a renvoyé de cette table.
refused-banned = Vous ne pouvez pas jouer ici.
refused-not-yours = C’est à quelqu’un d’autre de le faire.
refused-host = Seul l’hôte peut le faire.
refused-muted = Vous êtes muet à cette table.
refused-line = Un message a de 1 à 300 caractères.
refused-not-asked = Rien n’est demandé en ce moment.
refused-asked = On demande déjà quelque chose à la table.
refused-paused = La partie est en pause.
refused-finished = La partie est finie.
refused-not-over = Cette partie n’est pas finie : elle sera montrée ensuite.
refused-not-begun = La partie n’a pas commencé.
refused-begun = La partie a déjà commencé.
refused-running = La partie a déjà commencé.
refused-handed = Un robot joue pour vous : reprenez d’abord votre place.
refused-removed = Vous ne jouez plus cette partie : redemandez d’abord votre place.
refused-barred = Refus unanime : le robot garde votre place jusqu’à la fin.
refused-about-you = Cette question vous concerne : les autres décident.
refused-nobody-to-ask = Vous ne jouez qu’à deux : il n’y a personne d’autre pour donner son accord.
refused-no-seat = Vous n’êtes pas assis à cette table.
refused-yourself = Vous ne pouvez pas vous le faire à vous-même.
refused-no-hints = Les indices sont réservés aux tables de robots, ou si tous étaient d’accord avant le début.
refused-hinting = L’expert réfléchit encore.
refused-no-choice = Ce n’est pas votre tour.
refused-not-your-turn = Ce n’est pas votre tour.
refused-option = Cette règle maison ne convient pas.
refused-clock = Cette pendule ne convient pas.
refused-status-404 = Il n’y a rien à cette adresse.
refused-status-429 = C’était trop à la fois. Attendez un instant.
refused-status-503 = Le serveur n’est pas prêt. Réessayez dans un instant.
refused-choice = Les règles ne permettent pas ce choix ici. Rien n’a changé.
refused-outdated = Cette page et le serveur ne se comprennent pas. Rechargez la page.
refused-edition = Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui : elle ne peut pas être montrée.
refused-damaged = La partie enregistrée de cette table est endommagée : elle ne peut pas continuer pour l’instant. Les autres tables ne sont pas touchées, et les responsables du serveur sont prévenus.
refused-no-record = Cette partie ne peut pas être rejouée à l’écran.
refused-players = Ce jeu n’est pas fait pour tant de joueurs.
refused-seats = Vous ne pouvez occuper qu’une place : donnez les autres à des robots, ou laissez-les libres.
refused-sockets = Trop de pages sont ouvertes à cette table. Fermez-en quelques-unes.
refused-text = Dites pourquoi, en 1 à 300 caractères.
refused-too-long = C’est trop long.
refused-misdirected = Ce serveur ne répond pas à cette adresse. Demandez la bonne adresse aux responsables du serveur.
refused-subscription = Ce navigateur ne peut pas être appelé d’ici.
refused-no-push = Cette maison n’appelle personne.

## Mots des règles maison

option-word-full = complète
option-word-tiny = petite
option-word-even = égale
option-word-uneven = inégale
option-word-first_player = à partir du premier joueur
option-word-after_trigger = après celui qui a causé la fin
