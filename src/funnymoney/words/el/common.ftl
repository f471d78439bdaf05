# Η σελίδα γύρω από τα παιχνίδια: τι λέει κάθε οθόνη.

title = Funny Money
game-contraband = Contraband
game-counterfeiters = Counterfeiters
game-ffuffziger = Falsche FFuffziger
game-crooked_cash = Crooked Cash

## Μικρές λέξεις

close = Κλείσιμο
try-again = Δοκιμάστε ξανά
agree = Συμφωνώ
decline = Όχι
link = Σύνδεσμος
which = Ποιο;
you = Εσείς
bot = Μποτ
away = Λείπει
hidden = κρυφά
one-fewer = Ένα λιγότερο: { $what }
one-more = Ένα περισσότερο: { $what }
seat-name = Θέση { $number }
level-easy = εύκολο
level-medium = μέτριο
level-hard = δύσκολο
level-expert = ειδικός
pace-calm = ήρεμος
pace-brisk = ζωηρός
pace-quick = γρήγορος

## Γύρω από το τραπέζι

home-link = Funny Money, αρχική
watching = Θεατής
what-if = Κι αν…
the-board = Το ταμπλό
players = Παίκτες
steps-of-turn = Βήματα αυτής της σειράς
undo = Αναίρεση
rules = Κανόνες
log = Ημερολόγιο
chat = Συζήτηση
table = Τραπέζι
log-and-chat = Ημερολόγιο και συζήτηση
keyboard-map = Πλήκτρα
table-and-settings = Τραπέζι και ρυθμίσεις
only-you-know = Μόνο εσείς το ξέρετε
your-choice = Η επιλογή σας
your-turn = Σειρά σας.
tab-your-turn = ● Σειρά σας · { $game }
all-about = Όλα για: { $who }
open-log = Άνοιγμα ημερολογίου
whole-log = Όλο το ημερολόγιο
paused = Η παρτίδα είναι σε παύση.
bot-plays-for-you = Ένα μποτ παίζει για εσάς ({ $level }).
play-myself = Παίζω ξανά εγώ
nothing-to-choose = Δεν υπάρχει τίποτα να επιλέξετε.
finding-table = Αναζήτηση τραπεζιού…
who-are-you = Ποιος είστε;
your-name = Το όνομά σας
to-the-table = Στο τραπέζι
days-left = { $days } ημέρες
bot-of-level = Μποτ ({ $level })
a-person = Άνθρωπος
chat-heard = { $who }: { $text }
chat-unseen = { log-and-chat }, { $count ->
    [one] ένα νέο μήνυμα
   *[other] { $count } νέα μηνύματα
  }
time-left = Χρόνος που απομένει
time-short = Ο χρόνος σας σχεδόν τελείωσε.
bot-took-over = { $whoYou ->
    [yes] Τώρα παίζει ένα μποτ για εσάς.
   *[no] Τώρα παίζει ένα μποτ αντί για: { $who }.
  }
plays-again = { $whoYou ->
    [yes] Παίζετε ξανά εσείς.
   *[no] Παίζει ξανά: { $who }.
  }

## Η γραμμή με τον διακομιστή

line-lost = Η σύνδεση χάθηκε. { $seconds ->
    [0] Νέα προσπάθεια…
   *[other] Νέα προσπάθεια σε { $seconds } δ.
  } Η θέση σας κρατιέται.
connect-again = Επανασύνδεση
to-all-tables = Σε όλα τα τραπέζια
bye-kicked = Ο οικοδεσπότης σάς έδιωξε από αυτό το τραπέζι.
bye-deleted = Αυτό το τραπέζι δεν υπάρχει πια.
table-unseen = Αυτό το τραπέζι δεν μπορεί να εμφανιστεί
table-closed = Αυτό το τραπέζι έκλεισε
table-closed-why = Έφυγαν όλοι, οπότε η παρτίδα δεν θα παιχτεί ως το τέλος. Δεν μετράει για κανέναν.
line-lost-aloud = Η σύνδεση χάθηκε. Γίνεται αυτόματα νέα προσπάθεια· η θέση σας κρατιέται.
bye-banned = Δεν μπορείτε πια να παίξετε εδώ.
bye-forgotten = Όλα όσα είχαν κρατηθεί για εσάς διαγράφηκαν.
broken-title = Αυτό δεν πέτυχε
broken-more = Ένα μέρος της σελίδας δεν διαβάστηκε. Τίποτα δεν χάθηκε: ο διακομιστής τα έχει όλα.

## Τι ρωτιέται το τραπέζι

vote-undo = { $whoYou ->
    [yes] Ζητάτε να αναιρεθεί η τελευταία επιλογή.
   *[no] { $who }: ζητά να αναιρεθεί η τελευταία επιλογή.
  }
vote-pause = { $whoYou ->
    [yes] Ζητάτε παύση.
   *[no] { $who }: ζητά παύση.
  }
vote-resume = { $whoYou ->
    [yes] Ζητάτε να συνεχίσετε.
   *[no] { $who }: ζητά να συνεχίσετε.
  }
vote-waiting = Περιμένουμε τους άλλους.

## Μενού τραπεζιού

pause = Παύση
go-on = Συνέχεια
pace = Ρυθμός των μποτ
stand-in = Ένα μποτ παίζει για μένα
hand-over = Παράδοση
my-seat-elsewhere = Η θέση μου σε άλλη συσκευή
leave = Οριστική αποχώρηση
leave-sure = Ένα μποτ παίρνει τη θέση σας για την υπόλοιπη παρτίδα.
leave-yes = Αποχώρηση
leave-no = Μένω
mute = Σίγαση
unmute = Άρση σίγασης
kick = Απομάκρυνση
report = Αναφορά
report-why = Τι συνέβη;
report-send = Ενημέρωση του διαχειριστή
link-copied = Ο σύνδεσμος αντιγράφηκε.
copy-link = Αντιγραφή συνδέσμου
qr-of-link = Κωδικός QR του συνδέσμου
watchers = { $count ->
    [one] Ένα άτομο παρακολουθεί.
   *[other] { $count } άτομα παρακολουθούν.
  }
fair-title = Τίμιο ανακάτεμα
fair-promise = Η μοιρασιά δηλώνεται πριν από την πρώτη κάρτα: η σφραγίδα δεσμεύει τον διακομιστή και κάθε άνθρωπος προσθέτει κάτι στον σπόρο. Στο τέλος μπορείτε να την ελέγξετε.

## Ρυθμίσεις

settings = Ρυθμίσεις
language = Γλώσσα
theme = Θέμα
theme-auto = όπως το σύστημα
theme-light = φωτεινό
theme-dark = σκοτεινό
speed = Κινήσεις
speed-0 = καμία
speed-05 = γρήγορες
speed-1 = κανονικές
speed-2 = αργές
setting-text = Το τραπέζι ως κείμενο, για αναγνώστες οθόνης
setting-tips = Συμβουλές στις πρώτες παρτίδες
setting-sound = Ήχος
setting-vibration = Δόνηση
keys-letters = Τα σκέτα γράμματα είναι συντομεύσεις
key-main = το κύριο κουμπί
key-gentle = πίσω, ή η πιο ήπια έξοδος
key-option = η πρώτη, δεύτερη … επιλογή
key-undo = αναίρεση
key-tray = στην επιλογή σας
key-board = στο ταμπλό
key-players = στους παίκτες
key-log = στο ημερολόγιο
key-chat = στη συζήτηση
key-rules = στους κανόνες
key-map = αυτή η λίστα
identity = Εσείς
identity-about = Δεν υπάρχουν λογαριασμοί: αυτός ο περιηγητής είναι το κλειδί σας. Αποθηκεύστε το σε αρχείο για να είστε το ίδιο πρόσωπο και αλλού, με τα αποτελέσματά σας.
identity-rename = Αλλαγή ονόματος
identity-renamed = Το όνομά σας άλλαξε.
identity-save = Αποθήκευση ταυτότητας
identity-load = Φόρτωση ταυτότητας
identity-loaded = Εδώ είστε τώρα: { $name }.
identity-unreadable = Το αρχείο δεν διαβάζεται.
identity-forget = Ξεχάστε με
identity-forget-sure = Οι θέσεις σας, το όνομά σας και ό,τι κρατιέται για εσάς διαγράφονται οριστικά.
identity-forget-yes = Διαγραφή όλων
identity-forgotten = Δεν κρατιέται πια τίποτα για εσάς.

## Συζήτηση, κανόνες, συμβουλές

chat-say = Πείτε κάτι…
chat-send = Αποστολή
chat-empty = Κανείς δεν είπε κάτι ακόμη.
chat-removed = (αφαιρέθηκε)
rules-search = Αναζήτηση στους κανόνες
rules-none = Κανένας κανόνας δεν έχει αυτές τις λέξεις.
guide-step = Πρώτη παρτίδα, συμβουλή { $number } από { $all }
guide-next = Επόμενη συμβουλή
guide-stop = Τέλος συμβουλών
guide-fold = Ολόκληρη η συμβουλή
tips-again = Όλες οι συμβουλές από την αρχή
tips-begin = Οι συμβουλές ξαναρχίζουν από την επόμενη στιγμή.
first-game-short = Πρώτη παρτίδα: σύντομη, με συμβουλές
hint-ask = Βοήθεια
hint-thinking = Σκέφτεται…
hint-title = Τι θα έκανε ένας ειδικός
hint-why = Μερίδιο της νίκης μετά από κάθε επιλογή, σε { $tried ->
    [one] έναν φανταστικό κόσμο που ταιριάζει
   *[other] { $tried } φανταστικούς κόσμους που ταιριάζουν
  } με όσα ξέρετε.

## Αρχική

nav = Σελίδες
nav-games = Παιχνίδια
nav-replays = Παρτίδες
nav-rules = Κανόνες
nav-bots = Μποτ
home-cap = Τέσσερα παιχνίδια με ψεύτικο χρήμα
home-head-1 = Μην εμπιστεύεστε κανέναν.
home-head-2 = Πόσο μάλλον το πορτοφόλι σας.
home-more = Παίξτε αμέσως με μποτ που δεν κρυφοκοιτάζουν, ή στείλτε σύνδεσμο σε φίλους. Χωρίς λογαριασμό.
home-games = Τα τέσσερα παιχνίδια
home-tables = Τραπέζια
home-offline = Ο διακομιστής δεν απαντά. Για να παίξετε χρειάζεται σύνδεση.
home-contraband = Πείτε τι έχει η βαλίτσα σας. Ή μην το πείτε.
home-counterfeiters = Τυπώστε, ξοδέψτε, κρύψτε πριν έρθει ο Νονός.
home-ffuffziger = Γεμίστε τη γροθιά σας πλαστά και πλειοδοτήστε.
home-crooked_cash = Πληρώστε ατάραχοι. Κάθε χαρτονόμισμα μπορεί να είναι πλαστό.
home-affiliation = Οι τίτλοι ονομάζουν τα παιχνίδια των οποίων ακολουθούμε τους δημοσιευμένους κανόνες. Δεν συνδεόμαστε με τους δημιουργούς ή τους εκδότες τους.
minutes = { $count } λεπτά
play-now = Παίξτε
play-now-game = Παίξτε τώρα { $game }
invite = Πρόσκληση
invite-game = Πρόσκληση φίλων στο { $game }
how-many = Πόσοι παίκτες
players-count = { $count } παίκτες
bots-level = Δύναμη των μποτ
bots-of-level = μποτ: { $level }
own-rules = Περισσότερα…
guest-name = Επισκέπτης { $number }
join-number = Έχετε αριθμό τραπεζιού;
join-example = π.χ. CB 7341 K
join = Είσοδος
your-games = Οι παρτίδες σας
wait-for-you = { $count ->
    [one] 1 σας περιμένει
   *[other] { $count } σας περιμένουν
  }
waits-for-you = σας περιμένει
your-turn-now = Σειρά σας
others-think = Οι άλλοι σκέφτονται
waits-for-people = Περιμένει κόσμο
no-games = Καμία ακόμη. Παίξτε μία: τα μποτ κάθονται αμέσως.
open-tables = Ανοιχτά τραπέζια
no-open-tables = Κανένα ανοιχτό τραπέζι. Ανοίξτε ένα: τα μποτ κάθονται αμέσως.
open-table-of = { $game }, τραπέζι { $number }
seats-free = Ελεύθερες θέσεις: { $free } από { $all }
play = Παίξτε
look = Δείτε
sit = Καθίστε
replay = Επανάληψη
whats-new = Τι νέο υπάρχει
new-boards = Τέσσερα ταμπλό, στο κινητό και στον υπολογιστή, με πληκτρολόγιο ή αναγνώστη οθόνης.
new-replay = Κάθε τελειωμένη παρτίδα ξαναπαίζεται, με όλα τα μυστικά ανοιχτά.
new-hints = Με τα μποτ μπορείτε να ρωτήσετε τι θα έκανε ένας ειδικός.
new-languages = Αγγλικά, γαλλικά, ολλανδικά και ελληνικά.
promise-fair = Ανακάτεμα που ελέγχεται
promise-bots = Τα μποτ βλέπουν μόνο ό,τι θα βλέπατε εσείς
promise-keys = Πληκτρολόγιο και αναγνώστης οθόνης
promise-line = Η θέση σας μένει αν πέσει η γραμμή
you-won = Κερδίσατε
you-shared = Μοιραστήκατε τη νίκη
you-lost = Χάσατε
no-replays = Καμία τελειωμένη παρτίδα σε αυτόν τον περιηγητή.
bots-about = Ένα μποτ βλέπει ακριβώς ό,τι θα ήξερε ένας άνθρωπος στη θέση του, άρα δεν μπορεί να κλέψει. Κάθε επίπεδο νικά το προηγούμενο.
level-easy-about = λογικό, αλλά σφάλλει τις μισές φορές
level-medium-about = παίζει σαν κάποιος μετά από τρεις παρτίδες
level-hard-about = σκέφτεται πολλές από τις επιλογές του
level-expert-about = σκέφτεται κάθε επιλογή σε εκατοντάδες φανταστικούς κόσμους
your-results = Τα αποτελέσματά σας
results-here = Κρατιούνται μόνο σε αυτόν τον περιηγητή· η «Αποθήκευση ταυτότητας» στις ρυθμίσεις τα παίρνει μαζί. Μια παρτίδα μετρά για το ισχυρότερο μποτ.
won-of = Νίκες: { $won } από { $played }
home-results = Νίκες: { $results }
home-result = { $level } { $won } στις { $played }

## Νέο τραπέζι

new-table = Νέο τραπέζι
game = Παιχνίδι
who-sits = Ποιος κάθεται πού
seat-me = εγώ
seat-open = ανοιχτή, για φίλο
clock = Ρολόι
clock-none = χωρίς ρολόι
clock-move = { $span } για κάθε επιλογή
clock-bank = { $span } συνολικά, { $increment } δ. ακόμη για κάθε επιλογή
clock-then = Όταν τελειώσει ο χρόνος
clock-then-bot = αναλαμβάνει ένα μποτ
clock-then-default = γίνεται η πιο ήπια επιλογή: πάσο, εμπιστοσύνη, όχι, το ελάχιστο
span-seconds = { $count } δ.
span-minutes = { $count } λεπτά
span-hours = { $count ->
    [one] { $count } ώρα
   *[other] { $count } ώρες
  }
span-days = { $count ->
    [one] { $count } ημέρα
   *[other] { $count } ημέρες
  }
public = Να φαίνεται στα ανοιχτά τραπέζια
may-watch = Επιτρέπονται θεατές
may-hint = Όλοι μπορούν να ζητούν βοήθεια
house-rules = Κανόνες του σπιτιού
back = Πίσω
open-table = Άνοιγμα τραπεζιού
is-public = δημόσιο
is-private = μόνο με σύνδεσμο
agreed = Συμφωνημένα εδώ
agreed-no-hints = Βοήθεια μόνο αν όλοι οι άλλοι είναι μποτ
agreed-no-watching = Δεν επιτρέπονται θεατές
agreed-hints = με βοήθεια
agreed-unwatched = χωρίς θεατές
agreed-rules = { $count ->
    [one] { $count } κανόνας του σπιτιού
   *[other] { $count } κανόνες του σπιτιού
}
agreed-option = { $about } Εδώ: **{ $value }**
option-on = ναι
option-off = όχι
seats-are-free = { $count ->
    [one] Μία θέση είναι ελεύθερη
   *[other] { $count } θέσεις είναι ελεύθερες
  }
all-seated = Όλες οι θέσεις είναι πιασμένες
seat-free = Ελεύθερη
is-here = είναι εδώ
bot-until = Μποτ, ώσπου να έρθει κάποιος
link-for-friend = Σύνδεσμος για φίλο
start-with-bots = Έναρξη με μποτ
begins-when-full = Η παρτίδα αρχίζει όταν πιαστούν όλες οι θέσεις.
dealing = Μοιράζονται οι κάρτες.
give-up-seat = Αφήνω τη θέση μου
invite-more = Δείξτε το, ή στείλτε τον σύνδεσμο. Τα μποτ κρατούν τις άδειες θέσεις ώσπου να καθίσει φίλος.
join-title = Μια θέση για εσάς
join-seat = Θέση { $number } στο { $game }
join-company = Κάθονται: { $names }
join-nobody = Δεν κάθεται κανείς ακόμη
join-lost = Ο σύνδεσμος δεν οδηγεί πουθενά
sit-down = Καθίστε
only-watch = Μόνο παρακολούθηση
house-rules-unread = Οι κανόνες του σπιτιού δεν διαβάστηκαν. Χωρίς αυτούς το τραπέζι ανοίγει με τους τυπωμένους κανόνες.

## Γιατί μια επιλογή δεν στέλνεται ακόμη

misfit-range = Από { $least } έως { $most }.
misfit-step = Ανά { $step }.
misfit-too-many = Είναι { $got } συνολικά: το πολύ { $total }.
misfit-too-few = { $least ->
    [one] Δεν επιλέχθηκε τίποτα ακόμη.
   *[other] Τουλάχιστον { $least } συνολικά.
  }
misfit-not-enough = { $got } από { $due }: λείπουν { $left }.
misfit-too-much = { $got } είναι πολλά για { $due }: βγάλτε ένα { $spare }.
misfit-part = Εδώ χρειάζονται { $due }, όχι { $got }.
misfit-both-ways = Το { $worth } δεν δίνεται και ζητείται μαζί.
misfit-swap = Δίνετε { $gives } και παίρνετε { $takes }: πρέπει να είναι ίσα.

## Γιατί μια επιθυμία δεν έγινε

refused-somehow = Αυτό δεν γίνεται τώρα. Τίποτα δεν χάθηκε.
refused-too-late = Αυτό δεν γίνεται πια: κάποιος ήταν πιο γρήγορος. Τίποτα δεν χάθηκε.
refused-offline = Ο διακομιστής δεν απαντά. Δεν στάλθηκε τίποτα· δοκιμάστε σε λίγο.
refused-busy = Δεν μπόρεσε να γραφτεί. Τίποτα δεν άλλαξε· δοκιμάστε σε λίγο.
refused-restart = Το σπίτι κλείνει για λίγο. Δοκιμάστε σύντομα.
refused-internal = Κάτι πήγε στραβά στον διακομιστή· σημειώθηκε. Δοκιμάστε ξανά.
refused-too-fast = Ήταν πολλά μαζί. Περιμένετε λίγο.
refused-nameless = Πείτε πρώτα ποιος είστε.
refused-name = Ένα όνομα έχει 1 έως 24 χαρακτήρες.
refused-no-table = Αυτό το τραπέζι δεν υπάρχει πια.
refused-no-serial = Δεν υπάρχει δημόσιο τραπέζι με αυτόν τον αριθμό.
refused-no-key = Αυτό το κλειδί δεν ταιριάζει πια πουθενά.
refused-no-guest = Αυτό το άτομο δεν είναι πια εδώ.
refused-no-open-seat = Αυτή η θέση δεν είναι ελεύθερη.
refused-seat-taken = Η θέση είναι πιασμένη.
refused-already-seated = Κάθεστε ήδη σε αυτό το τραπέζι.
refused-private = Αυτό το τραπέζι δεν δέχεται θεατές.
refused-kicked = Ο οικοδεσπότης σάς έδιωξε από αυτό το τραπέζι.
refused-banned = Δεν μπορείτε να παίξετε εδώ.
refused-not-yours = Αυτό είναι δουλειά κάποιου άλλου.
refused-host = Μόνο ο οικοδεσπότης μπορεί να το κάνει.
refused-muted = Είστε σε σίγαση σε αυτό το τραπέζι.
refused-line = Ένα μήνυμα έχει 1 έως 300 χαρακτήρες.
refused-cannot-undo = Δεν αναιρείται: τραβήχτηκε κάτι, ή το έμαθε κάποιος άλλος.
refused-not-asked = Δεν ζητείται τίποτα τώρα.
refused-asked = Ήδη ζητείται κάτι από το τραπέζι.
refused-paused = Η παρτίδα είναι σε παύση.
refused-finished = Η παρτίδα τελείωσε.
refused-not-over = Η παρτίδα δεν τελείωσε: θα φανεί μετά.
refused-not-begun = Η παρτίδα δεν άρχισε.
refused-begun = Η παρτίδα άρχισε ήδη.
refused-running = Η παρτίδα άρχισε ήδη.
refused-handed = Ένα μποτ παίζει για εσάς: πάρτε πρώτα πίσω τη θέση σας.
refused-no-seat = Δεν κάθεστε σε αυτό το τραπέζι.
refused-yourself = Δεν μπορείτε να το κάνετε στον εαυτό σας.
refused-no-hints = Βοήθεια υπάρχει μόνο σε τραπέζια με μποτ, ή αν συμφώνησαν όλοι πριν από την αρχή.
refused-hinting = Ο ειδικός σκέφτεται ακόμη.
refused-no-choice = Δεν είναι η σειρά σας.
refused-not-your-turn = Δεν είναι η σειρά σας.
refused-option = Αυτός ο κανόνας του σπιτιού δεν ταιριάζει.
refused-clock = Αυτό το ρολόι δεν ταιριάζει.
refused-status-404 = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
refused-status-429 = Ήταν πολλά μαζί. Περιμένετε λίγο.
refused-status-503 = Ο διακομιστής δεν είναι έτοιμος. Δοκιμάστε σε λίγο.
refused-choice = Οι κανόνες δεν επιτρέπουν αυτή την επιλογή εδώ. Τίποτα δεν άλλαξε.
refused-outdated = Η σελίδα και ο διακομιστής δεν συνεννοούνται. Φορτώστε ξανά τη σελίδα.
refused-edition = Αυτή η παρτίδα παίχτηκε με άλλους κανόνες από τους σημερινούς: δεν μπορεί να προβληθεί.
refused-no-record = Αυτή η παρτίδα δεν μπορεί να προβληθεί ξανά.
refused-players = Το παιχνίδι δεν είναι φτιαγμένο για τόσους παίκτες.
refused-seats = Μπορείτε να καθίσετε σε μία μόνο θέση: δώστε τις άλλες σε μποτ ή αφήστε τις ελεύθερες.
refused-sockets = Είναι ανοιχτές πάρα πολλές σελίδες αυτού του τραπεζιού. Κλείστε μερικές.
refused-text = Πείτε γιατί, με 1 έως 300 χαρακτήρες.
refused-too-long = Είναι πολύ μεγάλο.
refused-subscription = Αυτός ο περιηγητής δεν μπορεί να ειδοποιηθεί από εδώ.
refused-no-push = Αυτό το σπίτι δεν ειδοποιεί κανέναν.

## Λέξεις των κανόνων του σπιτιού

option-word-full = πλήρης
option-word-tiny = μικρή
option-word-even = ίσα
option-word-uneven = άνισα
option-word-first_player = από τον πρώτο παίκτη
option-word-after_trigger = μετά από όποιον προκάλεσε το τέλος
