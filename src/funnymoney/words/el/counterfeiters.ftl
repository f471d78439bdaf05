# Counterfeiters (Pecunia Olet): το ταμπλό, οι επιλογές και το ημερολόγιο.

## Χρήματα, αστέρια, πλαστά

cf-dollars = ${ $amount }
cf-between = { $least } έως { $most }
cf-stars = { $count ->
    [1] ένα αστέρι
    [2] δύο αστέρια
   *[3] τρία αστέρια
  }
cf-some-fakes = { $count ->
    [one] { $count } πλαστό με { $stars }
   *[other] { $count } πλαστά με { $stars }
  }
cf-no-fakes = κανένα πλαστό
cf-nothing = τίποτα
cf-fakes-of = Πλαστά με { $stars }
cf-fakes-each = Πλαστά με { $stars }, { $amount } το καθένα
cf-amount = Δολάρια

## Κάρτες

cf-printer = Εκτυπωτής
    .one = έναν εκτυπωτή
    .many = { $count ->
        [one] 1 εκτυπωτής
       *[other] { $count } εκτυπωτές
      }
    .does = +2 πλαστά
cf-ink = Μελάνι
    .one = ένα μελάνι
    .many = { $count ->
        [one] 1 μελάνι
       *[other] { $count } μελάνια
      }
    .does = +1 αστέρι
cf-paper = Χαρτί
    .one = ένα χαρτί
    .many = { $count ->
        [one] 1 χαρτί
       *[other] { $count } χαρτιά
      }
    .does = +1 αστέρι
cf-hologram = Ολόγραμμα
    .one = ένα ολόγραμμα
    .many = { $count ->
        [one] 1 ολόγραμμα
       *[other] { $count } ολογράμματα
      }
    .does = +1 αστέρι
cf-diner = Εστιατόριο
    .one = ένα εστιατόριο
    .many = { $count ->
        [one] 1 εστιατόριο
       *[other] { $count } εστιατόρια
      }
    .does = $50 τον γύρο
cf-jet = Τζετ
    .one = ένα ιδιωτικό τζετ
    .many = { $count ->
        [one] 1 ιδιωτικό τζετ
       *[other] { $count } ιδιωτικά τζετ
      }
    .does = δωρεάν πτήσεις
cf-big-lawyer = Μεγαλο­δικηγόρος
    .one = τον Μεγαλοδικηγόρο
    .many = Μεγαλοδικηγόρος
    .does = παίζει πρώτος
cf-bad-lawyer = Μικρός Δικηγόρος
    .one = τον Μικρό Δικηγόρο
    .many = Μικρός Δικηγόρος
    .does = παίζει δεύτερος
cf-ticket = Λαχείο
    .one = ένα λαχείο { $prize }
    .many = { $count ->
        [one] 1 λαχείο { $prize }
       *[other] { $count } λαχεία { $prize }
      }
    .does = { $prize } στο τέλος
cf-have-it = το έχετε
cf-card-for = { $card } για { $price }
cf-buy-for = Αγορά { $price }

## Το ταμπλό

cf-market = Μαύρη αγορά
cf-market-about = ακριβά αριστερά, όσα μένουν γλιστρούν δεξιά
cf-deck = { $count ->
    [0] άδεια τράπουλα
   *[other] τράπουλα { $count }
  }
cf-deck-empty = Βγήκαν όλες οι κάρτες.
cf-deck-more = Μένουν στη στοίβα { $stack }: { $cards }. { $rest ->
    [0] Από κάτω δεν υπάρχει τίποτα.
   *[other] Από κάτω: { $rest }.
  }
cf-gap = καμία κάρτα
cf-sold-to = πουλήθηκε: { $who }
cf-thrown-away = πετιέται μετά τον γύρο
cf-stands = εδώ στέκεται: { $who }
cf-spaces = Θέσεις
cf-free = ελεύθερη
cf-zone-market = Μαύρη αγορά
cf-zone-print = Εκτύπωση
cf-zone-supermarket = Σούπερ μάρκετ
cf-zone-receiver = Αποδέκτης
cf-zone-tax = Φοροδιαφυγή
cf-zone-jet = Ιδιωτικό τζετ
cf-zone-commercial = Εμπορική πτήση
cf-space-market = Μαύρη αγορά, { $price }
cf-space-number = { $name }, αριθμός { $number }
cf-space-free = { $name }, ελεύθερη
cf-space-taken = { $name }, πιασμένη: { $who }
cf-mark-police = με αστυνομικό καπέλο
cf-mark-sunglasses = με τα γυαλιά ηλίου
cf-note-print = 2 πλαστά ανά εκτυπωτή
cf-note-print-own = τυπώνετε { $count } × { $stars }
cf-note-supermarket = 3 πλαστά, { $face } το ένα
cf-note-refused = { $count ->
    [1] αρνείται ★
    [2] αρνείται ★ και ★★
   *[3] αρνείται τα πάντα
  }
cf-note-receiver = έως 8, { $least } έως { $most }
cf-note-tax = πάρτε { $amount }
cf-note-jet = χωρίς ναύλο
cf-note-commercial = ναύλος { $fare }
cf-note-strike = απεργία: κανείς δεν πετά
cf-police = Αστυνομία
cf-refused = { $count ->
    [0] τα σούπερ μάρκετ δέχονται τα πάντα
    [1] τα σούπερ μάρκετ αρνούνται ★
    [2] τα σούπερ μάρκετ αρνούνται ★ και ★★
   *[3] τα σούπερ μάρκετ αρνούνται τα πάντα
  }
cf-steps-left = { $count ->
    [0] έφτασε
    [one] { $count } βήμα ως το τέλος
   *[other] { $count } βήματα ως το τέλος
  }
cf-end = Τέλος
cf-track-blank = τίποτα
cf-track-end = ο Νονός και το τέλος
cf-track-godfather = ο Νονός: όλοι πληρώνουν τα μισά από όσα έχουν στο χέρι
cf-track-investigation = έρευνα: τα σούπερ μάρκετ αρνούνται { $stars }
cf-track-strike = απεργία ελεγκτών εναέριας κυκλοφορίας: κανείς δεν πετά
cf-track-space = Θέση { $place }: { $what }
cf-track-here = Η αστυνομία είναι στη θέση { $place }: { $what }
cf-in-steps = { $steps ->
    [one] Σε { $steps } βήμα
   *[other] Σε { $steps } βήματα
  }
cf-event-godfather = Ο Νονός παίρνει τα μισά
cf-event-godfather-more = Από κάθε χέρι. Τα offshore είναι ασφαλή.
cf-event-you-pay = Πληρώνετε { $amount }. Τα offshore είναι ασφαλή.
cf-event-investigation = Πρόοδος της έρευνας
cf-event-investigation-more = Τα σούπερ μάρκετ αρνούνται πια { $stars } και κάτω.
cf-event-strike = Απεργία ελεγκτών εναέριας κυκλοφορίας
cf-event-strike-more = Κανείς δεν πετά όσο η αστυνομία είναι εδώ.
cf-event-end = Η αστυνομία έφτασε

## Παίκτες

cf-henchmen-left = { $count ->
    [0] κανένας βοηθός
    [one] μένει { $count } βοηθός
   *[other] μένουν { $count } βοηθοί
  }
cf-has-sunglasses = έχει τον δείκτη πρώτου παίκτη: αρχίζει τον επόμενο γύρο
cf-known-exactly = { $hand } στο χέρι, { $offshore } offshore
cf-known-about = στο χέρι { $hand }, offshore { $offshore }
cf-own-money = Τα χρήματά σας
cf-own-hand = Στο χέρι
cf-own-offshore = Offshore, ασφαλή
cf-own-all = Σύνολο
cf-own-half = Αν έρθει ο Νονός
cf-own-seen = Οι άλλοι υποθέτουν, στο χέρι
cf-others-think = Οι άλλοι υποθέτουν, στο χέρι
cf-status-places = Βάζει { $number } από { $all }
cf-status-flies = Πετά
cf-status-lawyer = Δικηγόρος
cf-status-last = Τελευταίος
cf-status-done = Έβαλε όλους
cf-status-next = Επόμενος
cf-status-waits = Περιμένει
cf-step-place = Τοποθέτηση
cf-step-act = Ενέργεια
cf-step-police = Αστυνομία
cf-step-next = Επόμενος
cf-step-last = Τελευταίες τοποθετήσεις
cf-step-lawyers = Δικηγόροι
cf-step-reckoning = Εστιατόρια και λαχεία

## Ερωτήσεις

cf-ask-place = { $stage ->
    [last] Πού πάει ο τελευταίος βοηθός σας;
    [again] Πού πάει τώρα;
   *[now] Πού πάει ο βοηθός σας;
  }
cf-ask-place-more = Αγγίξτε μια τονισμένη θέση στο ταμπλό ή επιλέξτε εδώ.
cf-ask-last-more = Η αστυνομία έφτασε: όσα κερδίζετε τώρα δεν τα παίρνει ο Νονός.
cf-ask-fence = Ποια πλαστά πουλάτε;
cf-ask-fence-more = Αποδέκτης: όλη η δέσμη πληρώνεται με την τιμή του χειρότερου: ★ { $rate1 }, ★★ { $rate2 }, ★★★ { $rate3 }.
cf-ask-shop = Ποια πλαστά ξεπλένετε;
cf-ask-shop-more = Σούπερ μάρκετ: έως τρία, { $face } το καθένα, όσα αστέρια κι αν έχουν.
cf-ask-print-more = { $kinds ->
    [one] Ένα είδος εξοπλισμού: ένα αστέρι.
   *[other] { $kinds } διαφορετικά είδη εξοπλισμού: { $kinds } αστέρια.
  } Δύο πλαστά για κάθε εκτυπωτή.
cf-ask-buy-more = Μια επαφή μένει δική σας ως το τέλος.
cf-ask-tax-more = Λίγα, γρήγορα και πάντα δυνατά.
cf-ask-fly-more = Μετακινήστε χρήματα ανάμεσα στο χέρι και στον λογαριασμό offshore.
cf-ask-fly = Πόσα πετούν και προς τα πού;
cf-ask-lawyer = { $lawyer ->
    [bad] Ο Μικρός Δικηγόρος: παίρνετε πίσω έναν βοηθό;
   *[big] Ο Μεγαλοδικηγόρος: παίρνετε πίσω έναν βοηθό;
  }
cf-ask-lawyer-more = Ένας βοηθός σας φεύγει από το ταμπλό και τοποθετείται αμέσως ξανά.
cf-ask-retrieve = Τον παίρνετε πίσω ({ $zone });
cf-ask-retrieve-more = Η θέση του ελευθερώνεται· πρέπει να τοποθετηθεί ξανά.
cf-ask-pass = Πάσο;
cf-ask-pass-placing = Ένας βοηθός χάνεται γι’ αυτόν τον γύρο. Η αστυνομία δεν κινείται.
cf-ask-pass-lawyer = Οι βοηθοί σας μένουν όπου είναι.
cf-wait-placing = { $who } τοποθετεί βοηθό.
cf-wait-last = { $who } μπορεί να τοποθετήσει τον τελευταίο βοηθό.
cf-wait-selling = { $who } πουλά πλαστά.
cf-wait-flying = { $who } μετακινεί χρήματα στην Καραϊβική.
cf-wait-lawyer = { $who } μιλά με δικηγόρο.
cf-wait-over = Η παρτίδα τελείωσε: όλα τα χρήματα είναι στο τραπέζι.

## Οι επιλογές

cf-another-space = Άλλη θέση
cf-another-henchman = Άλλος βοηθός
cf-pass-henchman = Πάσο με αυτόν τον βοηθό
cf-no-plans = Καμία θέση δεν σας χρησιμεύει τώρα.
cf-effect-buy = { $card }, { $price }
cf-effect-print = { $count } × { $stars }
cf-effect-tax = { $amount }
cf-effect-sunglasses = { $amount }, μετά πρώτος
cf-effect-sale = έως { $amount }
cf-effect-fly = ναύλος { $fare }
cf-effect-jet = δωρεάν
cf-effect-retrieve = πάρτε τον πίσω
cf-all-of = { $all ->
    [yes] Όσα περισσότερα
    [best] Μόνο { $stars }
   *[no] Όλα με { $stars } και πάνω
  }
cf-each = { $amount } το ένα
cf-held = έχετε { $count }
cf-refused-here = δεν περνά
cf-notes-at = { $count ->
    [one] { $count } πλαστό σαν { $stars }
   *[other] { $count } πλαστά σαν { $stars }
  }
cf-notes-of = { $count } από { $most } το πολύ
cf-drops = Ακόμη ένα { $stars } και η δέσμη πέφτει στα { $amount }
cf-spoils = Χωρίς { $stars } η δέσμη θα έφερνε { $amount }
cf-you-would-pay = Θα πληρώνατε { $amount }.
cf-leaves = Σας μένουν { $amount } στο χέρι.
cf-then-prints = Θα τυπώνατε { $count ->
    [one] { $count } πλαστό
   *[other] { $count } πλαστά
  } με { $stars }.
cf-print-worth = Δεν αξίζουν τίποτα μέχρι να πουληθούν: $50 το ένα στο σούπερ μάρκετ, $20 έως $40 στον αποδέκτη.
cf-and-sunglasses = και αρχίζετε τον επόμενο γύρο
cf-tax-plain = Από την τράπεζα, στο χέρι σας.
cf-fly-free = Με το τζετ σας: δωρεάν
cf-fly-fare = Ναύλος { $fare }, από το χέρι
cf-fly-then = Μετά επιλέγετε πόσα πετούν και προς τα πού. Δεν το βλέπει κανείς.
cf-retrieve-then = Γυρίζει και πηγαίνει σε όποια θέση χρησιμεύει.
cf-all-in-hand = Όλα στο χέρι
cf-all-offshore = Όλα offshore
cf-as-it-was = όπως ήταν
cf-godfather-takes = Ο Νονός θα έπαιρνε { $amount }
cf-safe = Ασφαλή από τον Νονό
cf-secret-flight = Κανείς δεν βλέπει πόσα ούτε προς τα πού.
cf-flight-value = { $hand } στο χέρι, { $offshore } offshore
cf-do-choose-space = Επιλέξτε θέση
cf-do-choose-henchman = Επιλέξτε βοηθό
cf-do-buy = Αγοράστε { $card } για { $price }
cf-do-print = { $count ->
    [one] Τυπώστε { $count } πλαστό με { $stars }
   *[other] Τυπώστε { $count } πλαστά με { $stars }
  }
cf-do-tax = Πάρτε { $amount }
cf-do-fly = Πετάξτε για { $fare }
cf-do-fly-jet = Πετάξτε με το τζετ σας
cf-do-shop = { $count ->
    [one] Ξεπλύνετε { $count } πλαστό για { $amount }
   *[other] Ξεπλύνετε { $count } πλαστά για { $amount }
  }
cf-do-fence = { $count ->
    [one] Πουλήστε { $count } πλαστό για { $amount }
   *[other] Πουλήστε { $count } πλαστά για { $amount }
  }
cf-do-shop-none = Ξέπλυμα πλαστών
cf-do-fence-none = Πώληση πλαστών
cf-do-stash = Καταθέστε { $amount } offshore
cf-do-fetch = Ανάληψη { $amount }
cf-do-move = Μετακίνηση χρημάτων
cf-do-retrieve = Πάρτε πίσω: { $zone }
cf-do-decline = Να μείνουν όλοι εκεί
cf-do-pass = Πάσο: ο βοηθός χάνεται
cf-police-on = Η αστυνομία προχωρά μία θέση.
cf-police-to-godfather = Η αστυνομία φτάνει στον Νονό: όλοι πληρώνουν τα μισά από όσα έχουν στο χέρι.
cf-police-to-investigation = Η αστυνομία φτάνει σε έρευνα: τα σούπερ μάρκετ αρνούνται { $stars }.
cf-police-to-strike = Η αστυνομία φτάνει σε απεργία: κανείς δεν πετά.
cf-police-to-end = Η αστυνομία φτάνει στο τέλος: ο Νονός παίρνει τα μισά και ακολουθούν οι τελευταίες τοποθετήσεις.
cf-why-move = Πρέπει να μετακινηθούν τουλάχιστον $10, προς όποια μεριά.
cf-why-taken = Πιασμένη γι’ αυτόν τον γύρο: { $who }.
cf-why-too-dear = έχετε { $hand }
cf-why-sold = Η κάρτα έφυγε.
cf-why-second-jet = ένα τζετ αρκεί
cf-why-refused-all = αρνείται κάθε πλαστό
cf-why-no-good-fake = δεν έχετε πλαστό που δέχεται
cf-why-no-fake = δεν έχετε πλαστά
cf-why-no-jet = δεν έχετε
cf-why-no-fare = ναύλος { $fare }, έχετε { $hand }
cf-why-nothing-to-fly = δεν έχετε τι να μετακινήσετε
cf-why-strike = απεργία: κανείς δεν πετά

## Το ημερολόγιο

cf-heading-round = Γύρος { $round }
cf-heading-round-end = Γύρος { $round }, τέλος
cf-heading-end = Το τέλος
cf-told-first = { $whoYou ->
    [yes] **Αρχίζετε εσείς.**
   *[no] **Αρχίζει: { $who }.**
  }
cf-told-component = { $whoYou ->
    [yes] Ξεκινάτε με έναν εκτυπωτή και **{ $card }**.
   *[no] { $who } ξεκινά με έναν εκτυπωτή και **{ $card }**.
  }
cf-told-offered = Νέα στη μαύρη αγορά: **{ $cards }**.
cf-told-trashed = Η αγορά γλιστρά δεξιά. Στα σκουπίδια: **{ $cards }**.
cf-told-round = { $whoYou ->
    [yes] Αρχίζετε εσείς τον γύρο.
   *[no] Τον γύρο αρχίζει: { $who }.
  }
cf-told-bought = { $whoYou ->
    [yes] Αγοράζετε **{ $card }**.
   *[no] { $who } αγοράζει **{ $card }**.
  }
cf-told-printed = { $count ->
    [one] { $whoYou ->
        [yes] Τυπώνετε **{ $count } πλαστό με { $stars }**.
       *[no] { $who } τυπώνει **{ $count } πλαστό με { $stars }**.
      }
   *[other] { $whoYou ->
        [yes] Τυπώνετε **{ $count } πλαστά με { $stars }**.
       *[no] { $who } τυπώνει **{ $count } πλαστά με { $stars }**.
      }
  }
cf-told-tax = { $whoYou ->
    [yes] Κάνετε **φοροδιαφυγή**.
   *[no] { $who } κάνει **φοροδιαφυγή**.
  }
cf-told-sunglasses = { $whoYou ->
    [yes] Τα **γυαλιά ηλίου**: αρχίζετε εσείς τον επόμενο γύρο.
   *[no] Τα **γυαλιά ηλίου**: τον επόμενο γύρο αρχίζει: { $who }.
  }
cf-told-shop = { $whoYou ->
    [yes] Ξεπλένετε **{ $lot }** σε σούπερ μάρκετ.
   *[no] { $who } ξεπλένει **{ $lot }** σε σούπερ μάρκετ.
  }
cf-told-fence = { $whoYou ->
    [yes] Πουλάτε **{ $lot }** σε αποδέκτη.
   *[no] { $who } πουλά **{ $lot }** σε αποδέκτη.
  }
cf-told-fly = { $whoYou ->
    [yes] Παίρνετε **πτήση** για την Καραϊβική.
   *[no] { $who } παίρνει **πτήση** για την Καραϊβική.
  }
cf-told-fly-jet = { $whoYou ->
    [yes] Πετάτε στην Καραϊβική με το **ιδιωτικό τζετ** σας.
   *[no] { $who } πετά στην Καραϊβική με **ιδιωτικό τζετ**.
  }
cf-told-stash = { $whoYou ->
    [yes] Καταθέτετε **{ $amount }** offshore.
   *[no] { $who } καταθέτει **{ $amount }** offshore.
  }
cf-told-fetch = { $whoYou ->
    [yes] Κάνετε ανάληψη **{ $amount }** στο χέρι.
   *[no] { $who } κάνει ανάληψη **{ $amount }**.
  }
cf-told-landed = { $whoYou ->
    [yes] Γυρίσατε· πόσα μετακινήσατε είναι μυστικό σας.
   *[no] { $who } γύρισε· κανείς δεν είδε πόσα μετακινήθηκαν.
  }
cf-told-pass = { $whoYou ->
    [yes] Πάτε πάσο.
   *[no] { $who } πάει πάσο.
  }
cf-told-retrieve = { $whoYou ->
    [yes] Παίρνετε πίσω έναν βοηθό: **{ $zone }**.
   *[no] { $who } παίρνει πίσω έναν βοηθό: **{ $zone }**.
  }
cf-told-police = { $left ->
    [0] Η αστυνομία φτάνει στο τέλος του μετρητή.
    [one] Η αστυνομία προχωρά μία θέση: { $left } βήμα ως το τέλος.
   *[other] Η αστυνομία προχωρά μία θέση: { $left } βήματα ως το τέλος.
  }
cf-told-strike = **Απεργία ελεγκτών εναέριας κυκλοφορίας:** κανείς δεν πετά όσο η αστυνομία είναι εδώ.
cf-told-taught = { $count ->
    [1] **Πρόοδος της έρευνας:** τα σούπερ μάρκετ αρνούνται από εδώ και πέρα **ένα αστέρι**.
    [2] **Πρόοδος της έρευνας:** τα σούπερ μάρκετ αρνούνται από εδώ και πέρα **δύο αστέρια** και κάτω.
   *[3] **Πρόοδος της έρευνας:** τα σούπερ μάρκετ αρνούνται από εδώ και πέρα **κάθε πλαστό**.
  }
cf-told-godfather = **Ο Νονός:** όλοι πληρώνουν τα μισά από τα χρήματα στο χέρι.
cf-told-paid = { $none ->
    [yes] { $whoYou ->
        [yes] Δεν έχετε τίποτα στο χέρι: ο Νονός φεύγει άπραγος.
       *[no] { $who }: τίποτα στο χέρι, ο Νονός φεύγει άπραγος.
      }
   *[no] { $whoYou ->
        [yes] Πληρώνετε στον Νονό **{ $amount }**.
       *[no] { $who } πληρώνει στον Νονό **{ $amount }**.
      }
  }
cf-told-diners = { $count ->
    [one] { $whoYou ->
        [yes] Το **εστιατόριό** σας αλλάζει ένα πλαστό.
       *[no] { $who }: το **εστιατόριο** αλλάζει ένα πλαστό.
      }
   *[other] { $whoYou ->
        [yes] Τα **εστιατόριά** σας αλλάζουν { $count } πλαστά.
       *[no] { $who }: τα **εστιατόρια** αλλάζουν { $count } πλαστά.
      }
  }
cf-told-last-placements = **Η αστυνομία έφτασε.** Όποιος έχει ακόμη βοηθό μπορεί να τοποθετήσει έναν.
cf-told-lawyer = { $whoYou ->
    [yes] Μπορείτε να χρησιμοποιήσετε **{ $lawyer }**.
   *[no] { $who } μπορεί να χρησιμοποιήσει **{ $lawyer }**.
  }
cf-told-ticket = { $whoYou ->
    [yes] Εξαργυρώνετε **ένα λαχείο**.
   *[no] { $who } εξαργυρώνει **ένα λαχείο**.
  }

## Το τραπέζι ως κείμενο

cf-fact-round = Γύρος { $round }
cf-fact-began = Άρχισε αυτόν τον γύρο
cf-fact-begins-next = Αρχίζει τον επόμενο γύρο
cf-fact-trigger = Έφερε την αστυνομία στο τέλος
cf-fact-player = Παίκτης
cf-fact-status = Τώρα
cf-fact-hand = Στο χέρι
cf-fact-offshore = Offshore
cf-fact-fakes = Πλαστά
cf-fact-henchmen = Βοηθοί που μένουν
cf-fact-prints = Θα τύπωνε
cf-fact-contacts = Επαφές
cf-fact-price = Τιμή
cf-fact-card = Κάρτα
cf-fact-more = Ακόμη
cf-fact-space = Θέση
cf-fact-who = Ποιος στέκεται εκεί
cf-fact-pawn = Η αστυνομία
cf-fact-space-of = θέση { $place } από { $last }
cf-fact-left = Βήματα ως το τέλος

## Πρώτη παρτίδα

cf-guide-1 = Κάθε φορά τοποθετείτε έναν βοηθό σε ελεύθερη θέση. Η εκτύπωση είναι πάντα δυνατή: δύο πλαστά για κάθε εκτυπωτή, με ένα αστέρι για κάθε διαφορετικό είδος εξοπλισμού που έχετε.
cf-guide-2 = Οι επαφές αγοράζονται με πραγματικά χρήματα στο χέρι και μένουν δικές σας. Οι κάρτες φθηναίνουν όσο γλιστρούν δεξιά, αλλά κάποιος μπορεί να προλάβει.
cf-guide-3 = Ο αποδέκτης παίρνει έως οκτώ πλαστά σε μία δέσμη και τα πληρώνει όλα με την τιμή του χειρότερου: $20, $30 ή $40. Η αστυνομία δεν καταλαβαίνει τίποτα.
cf-guide-4 = Τα σούπερ μάρκετ δίνουν $50 για καθένα από τρία το πολύ πλαστά, και κάθε επίσκεψη προχωρά την αστυνομία μία θέση.
cf-guide-5 = Ο Νονός πλησιάζει: όταν η αστυνομία τον φτάσει, όλοι πληρώνουν τα μισά από τα χρήματα στο χέρι. Τα offshore είναι ασφαλή.
cf-guide-6 = Μετακινήστε χρήματα ανάμεσα στο χέρι και στον λογαριασμό offshore. Εκεί είναι ασφαλή, αλλά κάρτες και πτήσεις πληρώνονται μόνο από το χέρι.
cf-guide-7 = Η φοροδιαφυγή φέρνει πάντα $30. Με τη θέση με τα γυαλιά ηλίου αρχίζετε και τον επόμενο γύρο.
cf-guide-8 = Η αστυνομία έφτασε. Όσα κερδίζετε τώρα δεν τα παίρνει κανείς· πλαστά και κάρτες δεν αξίζουν τίποτα στο μέτρημα.
