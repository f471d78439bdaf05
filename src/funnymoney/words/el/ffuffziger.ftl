# Falsche FFuffziger: όλα όσα λέει το τραπέζι του.

## Χρήματα, μηχανές, κάρτες

ff-real = { $amount } M
ff-notes = { $count } × { $value }
ff-notes-of = Χαρτονομίσματα των { $value }
ff-real-money = Πραγματικά χρήματα
ff-money = Χρήματα
ff-nothing = τίποτα
ff-none = κανένα
ff-no-money = χωρίς χρήματα
ff-no-machines = καμία μηχανή
ff-coins = { $count ->
    [one] { $count } νόμισμα
   *[other] { $count } νομίσματα
  }
ff-coins-title = Σπάνια νομίσματα
ff-machines = Μηχανές
ff-machine-title = Μηχανή
ff-machine-of = μηχανή των { $value }
ff-machine = { $side ->
    [dealt] { $value }, αρχική
    [bought] { $value }, αγορασμένη
    [twice] διπλή { $value }, γυρισμένη
    [coins] { $value } με νομίσματα, γυρισμένη
   *[single] { $value }, γυρισμένη
  }
ff-machine-count = { $count } μηχανές: { $what }
ff-back = { $back ->
    [kaputt] Kaputt
    [same-twice] διπλή { $value }
    [next-twice] διπλή { $value }
    [coins] { $value } με νομίσματα
   *[other] { $value }
  }
ff-odds = { $what } { $chance }
ff-count-of = { $count } × { $what }
ff-side-dealt = αρχική
ff-side-bought = αγορασμένη
ff-card-green = 150, και κάρτα νομισμάτων
ff-card-value = { $value }
ff-card-coins = νομίσματα
ff-player = Παίκτης

## Το τραπέζι

ff-wash = Κάρτα ξεπλύματος
ff-wash-card = Ξέπλυμα { $letter }
ff-letter = Γράμμα
ff-at-least = ελάχιστο
ff-pays = αποφέρει
ff-wash-how = Κερδίζει η πιο γεμάτη γροθιά, από { $least } και πάνω.
ff-wash-chip = ξέπλυμα { $least } → { $pays }
ff-all-sold = Κερδήθηκαν όλες
ff-inspectors = Εφοριακός, αυτός ο γύρος
ff-ring = Οι δέκα κάρτες του εφοριακού
ff-ring-left = ακόμη
ff-ring-next = επόμενη: { $card }
ff-face-down = κλειστή
ff-face-down-cards = Κλειστές κάρτες εφοριακού
ff-discovered = καταστράφηκε
ff-starts = Δημοπρασία
ff-starts-none = χωρίς δημοπρασία
ff-no-effect = χωρίς συνέπεια
ff-next-fall = η επόμενη που πέφτει: { $value }
ff-kaputt-card = Kaputt: μία κάρτα ακόμη
ff-auctions-today = { $count ->
    [one] { $count } δημοπρασία
   *[other] { $count } δημοπρασίες
  }
ff-auctions-more = { $count ->
    [0] η τελευταία του γύρου
    [one] { $count } ακόμη μετά
   *[other] { $count } ακόμη μετά
  }
ff-cards-left = { $count ->
    [one] τελευταία κάρτα ξεπλύματος
   *[other] κάρτες που μένουν: { $count }
  }
ff-prices = Τιμές σε πραγματικά χρήματα
ff-price-buy = αγορά
ff-price-sell = πώληση, ξέπλ.
ff-price-scrap = σκραπ
ff-pile = μένουν
ff-pile-left = μένουν { $count }
ff-destroyed = κατεστραμμένη
ff-benches = Μηχανές όλων των παικτών
ff-first = Πρώτος παίκτης
ff-first-short = πρώτος
ff-auction = Δημοπρασία νομισμάτων
ff-lot = Λοτ
ff-lot-coins = Λοτ: { $coins }
ff-leader = Επικεφαλής
ff-last-offer = Τελευταία προσφορά
ff-stake-each = Ποντάρισμα του καθενός
ff-still-in = Ακόμη μέσα
ff-nothing-yet = ακόμη τίποτα
ff-role-leads = επικεφαλής
ff-role-asked = αποφασίζει
ff-role-in = μέσα
ff-role-out = έξω
ff-fist-closed = κλειστή
ff-fist-open = σκέφτεται
ff-fist-empty = άδεια
ff-wins = κερδίζει { $sum }
ff-purse-hidden = κρυφό πορτοφόλι
ff-due = { $count ->
    [one] { $count } κάρτα κερδισμένη: { $sum }
   *[other] { $count } κάρτες κερδισμένες: { $sum }
  }
ff-tap-machine = Αλλάξτε τη δουλειά αυτής της μηχανής: { $what }. Αν γυρίσει, μπορεί να γίνει: { $odds }

## Βήματα, καταστάσεις

ff-step-inspector = Εφοριακός
ff-step-machines = Μηχανές
ff-step-coins = Δημοπρασίες
ff-step-fists = Γροθιές
ff-step-buying = Αγορά
ff-step-laundering = Ξέπλυμα
ff-status-machines = Στις μηχανές
ff-status-leads = Επικεφαλής
ff-status-asked = Αποφασίζει
ff-status-in = Μέσα
ff-status-out = Έξω
ff-status-closed = Κλειστή
ff-status-thinking = Σκέφτεται
ff-status-buying = Αγοράζει
ff-status-laundering = Ξεπλένει
ff-phase-machines = 2, μηχανές
ff-phase-lead = 3, δημοπρασίες νομισμάτων
ff-phase-match = 3, δημοπρασίες νομισμάτων
ff-phase-fists = 4, κάρτες ξεπλύματος
ff-phase-buying = 5, αγορά μηχανών
ff-phase-laundering = 6, ξέπλυμα χαρτονομισμάτων
ff-phase-over = τέλος

## Ερωτήσεις

ff-ask-machines = Βάλτε τις μηχανές σας να δουλέψουν
ff-ask-machines-more = { $count ->
    [one] Μένει μία μηχανή.
   *[other] Μένουν { $count } μηχανές.
  } Το γύρισμα δείχνει την πίσω όψη, μια για πάντα, και κοστίζει την εκτύπωση.
ff-ask-open = Ανοίγετε τη δημοπρασία: { $coins }
ff-ask-open-more = Βάλτε κάτω χρήματα ενός είδους. Οι άλλοι ακολουθούν ή αποσύρονται· πληρώνει μόνο όποιος μείνει τελευταίος.
ff-ask-lead = Είστε επικεφαλής: ανεβάζετε;
ff-ask-lead-more = Χρήματα ενός είδους, όσα θέλετε· ή αποσυρθείτε χωρίς να πληρώσετε. Λοτ: { $coins }.
ff-ask-lead-real = Χρήματα ενός είδους. Πραγματικά πάνω σε πραγματικά: τουλάχιστον 5 M.
ff-ask-match = { $whoYou ->
    [yes] Βάζετε κάτω { $what }
   *[no] { $who }: βάζει κάτω { $what }
  }
ff-ask-match-more = Βάλτε κάτω ακριβώς τα ίδια, αλλιώς βγαίνετε από τη δημοπρασία. Λοτ: { $coins }.
ff-ask-fist = Κλείστε τη γροθιά σας
ff-ask-fist-more = Χαρτονομίσματα, πραγματικά χρήματα, και τα δύο ή τίποτα. Όλες οι γροθιές ανοίγουν μαζί· πληρώνει μόνο ο νικητής. Δεν δίνονται ρέστα.
ff-ask-buy = Αγοράζετε μηχανές;
ff-ask-buy-more = Μόνο με πραγματικά χρήματα. Δουλεύουν από τον επόμενο γύρο· κανείς δεν βλέπει την πίσω όψη τους.
ff-ask-launder = Ξεπλένετε χαρτονομίσματα;
ff-ask-launder-more = Γίνονται πραγματικά χρήματα με την ισοτιμία του πίνακα. Όσα κρατάτε μπορεί να κατασχεθούν όταν πέσει η αξία τους.
ff-over = Η παρτίδα τελείωσε.
ff-wait-machines = { $who }: βάζει μηχανές να δουλέψουν.
ff-wait-lead = { $who }: επικεφαλής της δημοπρασίας ({ $coins }).
ff-wait-match = { $who }: αποφασίζει αν θα ακολουθήσει { $what }.
ff-wait-fists = { $count ->
    [0] Οι γροθιές ανοίγουν.
    [one] { $who }: το χέρι είναι ακόμη ανοιχτό.
   *[other] Ακόμη ανοιχτά χέρια: { $who }.
  }
ff-wait-buying = { $who }: αγοράζει μηχανές.
ff-wait-laundering = { $who }: ξεπλένει χαρτονομίσματα.

## Χειριστήρια

ff-job-produce = Παραγωγή
ff-job-turn = Γύρισμα
ff-job-sell = Πώληση
ff-all-produce = Όλες παράγουν
ff-turned-already = έχει ήδη γυρίσει
ff-turns = { $count ->
    [one] { $count } γύρισμα
   *[other] { $count } γυρίσματα
  }
ff-you-get = Παίρνετε:
ff-turn-may = Αν γυρίσει, { $what } γίνεται: { $odds }
ff-do-turn = Γυρίστε: { $what }
ff-do-print = Τυπώστε { $what }
ff-do-sell = Πουλήστε για { $sum }
ff-do-print-sell = Τυπώστε { $what }, πουλήστε για { $sum }
ff-do-fist = Κλείστε τη γροθιά στα { $total }
ff-do-fist-empty = Κλείστε άδεια γροθιά
ff-do-keep = Κρατήστε τα όλα
ff-do-launder = Ξεπλύνετε { $what } για { $sum }
ff-do-offer = Βάλτε κάτω { $what }
ff-do-buy = { $count ->
    [one] Αγοράστε { $count } μηχανή για { $sum }
   *[other] Αγοράστε { $count } μηχανές για { $sum }
  }
ff-do-stop = Μην αγοράσετε τίποτα
ff-of = από { $count }
ff-kind-left = { $what }, απομένουν { $count }
ff-each = { $sum } το καθένα
ff-from-to = { $least } έως { $most }
ff-only-you-see = Μόνο εσείς βλέπετε τι μπαίνει
ff-your-notes = Τα χαρτονομίσματά σας
ff-one-kind = Τα χρήματά σας: ένα είδος
ff-pick-empty = Άδειο χέρι
ff-pick-enough = Ίσα ίσα
ff-pick-enough-what = Ίσα ίσα: { $what }
ff-pick-all = Όλα
ff-pick-keep = Κρατήστε τα
ff-pick-launder-all = Ξεπλύνετέ τα όλα
ff-pick-none = Όλα πίσω
ff-fist-nothing = Με άδειο χέρι δεν κερδίζετε τίποτα: ελάχιστο { $least }
ff-fist-short = Λείπουν { $count } για το ελάχιστο των { $least }
ff-fist-over = { $count } πάνω από το ελάχιστο των { $least }
ff-fist-exact = Ακριβώς το ελάχιστο των { $least }
ff-not-enough = Όλα όσα έχετε μετράνε { $owned }: λιγότερα από { $least }.
ff-not-destroyed = Αυτή η αξία καταστράφηκε.
ff-not-sold-out = Δεν μένει καμία.
ff-not-dear = Σας μένουν { $sum }.
ff-not-five = τουλάχιστον { $sum }
ff-not-all-laid = είναι όλα κάτω
ff-must-open = Ανοίγετε εσείς: κάτι πρέπει να βάλετε κάτω.
ff-drop = Απόσυρση
ff-drop-back = Απόσυρση, χωρίς πληρωμή
ff-drop-nothing = δεν πληρώνετε τίποτα
ff-drop-what = παίρνετε πίσω { $what }
ff-drop-coins = τίποτα από το λοτ ({ $coins })
ff-match-what = Ακολουθήστε: { $what }
ff-match-stake = το ποντάρισμά σας: { $what }
ff-match-left = μένουν στο χέρι: { $what }
ff-real-after = { $before } τώρα, { $more } επιπλέον
ff-rest = { $before } μείον { $cost }
ff-may-fall = Τα { $value } είναι τα επόμενα που πέφτουν.

## Επιλογές σε μία γραμμή

ff-label-produce = Παραγωγή με { $machine }: τυπώνει { $what }
ff-label-sell = Πώληση { $machine }: { $sum }, η μηχανή φεύγει
ff-label-transform = Γύρισμα { $machine }: δεν τυπώνει τώρα, γίνεται { $odds }
ff-label-offer = Βάλτε κάτω { $what }
ff-label-match = Ακολουθήστε: βάλτε κι εσείς κάτω { $what }
ff-label-drop = Απόσυρση από τη δημοπρασία ({ $coins }): δεν πληρώνετε τίποτα
ff-label-buy = Αγορά μηχανής των { $value } για { $sum } (μένουν { $left })
ff-label-stop = Δεν αγοράζετε άλλο σε αυτόν τον γύρο
ff-label-keep = Κρατήστε όλα τα χαρτονομίσματα
ff-label-launder = Ξεπλύνετε { $what } για { $sum }
ff-label-fist-empty = Κλείστε άδεια γροθιά
ff-label-fist = Κλείστε τη γροθιά με { $what }: { $total } συνολικά

## Το ημερολόγιο

ff-head-setup = Η αρχή
ff-head-inspector = Γύρος { $round }, εφοριακός
ff-head-machines = Γύρος { $round }, μηχανές
ff-head-coins = Γύρος { $round }, δημοπρασία νομισμάτων
ff-head-fists = Γύρος { $round }, κάρτες ξεπλύματος
ff-head-buying = Γύρος { $round }, αγορά
ff-head-laundering = Γύρος { $round }, ξέπλυμα
ff-head-end = Το τέλος
ff-told-round = Αρχίζει ο γύρος { $round }.
ff-told-inspector = Ο εφοριακός αποκαλύπτει μια κάρτα: **{ $card }**.
ff-told-destroyed = Είναι η χαμηλότερη αξία στο παιχνίδι: όλες οι μηχανές και τα χαρτονομίσματα των **{ $value }** καταστρέφονται.
ff-lost-machines = { $count ->
    [one] { $count } μηχανή (σκραπ { $sum })
   *[other] { $count } μηχανές (σκραπ { $sum })
  }
ff-lost-notes = { $count ->
    [one] { $count } χαρτονόμισμα
   *[other] { $count } χαρτονομίσματα
  }
ff-told-raided = { $whoYou ->
    [yes] Χάνετε { $what }.
   *[no] { $who }: χάνει { $what }.
  }
ff-told-kaputt = { $whoYou ->
    [yes] Γυρίζετε μια μηχανή των { $value }: **Kaputt**, { $sum } για σκραπ. Ο εφοριακός θα ξανακοιτάξει.
   *[no] { $who }: γυρίζει μια μηχανή των { $value }: **Kaputt**, { $sum } για σκραπ. Ο εφοριακός θα ξανακοιτάξει.
  }
ff-told-same = { $whoYou ->
    [yes] Γυρίζετε μια μηχανή των { $value }: μένει όπως ήταν.
   *[no] { $who }: γυρίζει μια μηχανή των { $value }, μένει όπως ήταν.
  }
ff-told-turned = { $whoYou ->
    [yes] Γυρίζετε μια μηχανή των { $value }: γίνεται **{ $what }**.
   *[no] { $who }: γυρίζει μια μηχανή των { $value }, γίνεται **{ $what }**.
  }
ff-told-marker = { $whoYou ->
    [yes] Είστε τώρα πρώτος παίκτης.
   *[no] Πρώτος παίκτης τώρα: { $who }.
  }
ff-told-lot = Το ζάρι έπεσε: δημοπρασία για **{ $coins }**.
ff-told-unsold = Κανείς δεν έχει κάτι να προσφέρει: το λοτ ({ $coins }) φεύγει από το παιχνίδι.
ff-told-cannot-match = { $whoYou ->
    [yes] Δεν μπορείτε να ακολουθήσετε και βγαίνετε.
   *[no] { $who }: δεν μπορεί να ακολουθήσει και βγαίνει.
  }
ff-told-cannot-lead = { $whoYou ->
    [yes] Δεν έχετε τίποτα να προσθέσετε και αποσύρεστε.
   *[no] { $who }: δεν έχει τίποτα να προσθέσει και αποσύρεται.
  }
ff-told-won-lot = { $whoYou ->
    [yes] Μένετε τελευταίος μέσα, πληρώνετε και παίρνετε **{ $coins }**.
   *[no] { $who }: μένει μέσα ως το τέλος, πληρώνει και παίρνει **{ $coins }**.
  }
ff-told-card = Ανοίγει μια κάρτα ξεπλύματος: τουλάχιστον **{ $least }**, αποφέρει **{ $pays }**.
ff-told-closed = { $whoYou ->
    [yes] Κλείσατε τη γροθιά σας.
   *[no] { $who }: έκλεισε τη γροθιά.
  }
ff-told-fist = { $whoYou ->
    [yes] Ανοίγετε τη γροθιά: { $what }, **{ $total }** συνολικά.
   *[no] { $who }: ανοίγει τη γροθιά, { $what }, **{ $total }** συνολικά.
  }
ff-told-fist-empty = { $whoYou ->
    [yes] Η γροθιά σας είναι άδεια.
   *[no] { $who }: άδεια γροθιά.
  }
ff-told-fists-empty = Άδειες γροθιές: { $whose }.
ff-told-won-card = { $whoYou ->
    [yes] Κερδίζετε την κάρτα με **{ $total }**: { $pays } όταν τελειώσει η φάση.
   *[no] { $who }: κερδίζει την κάρτα με **{ $total }**, { $pays } όταν τελειώσει η φάση.
  }
ff-told-no-sale = Καμία γροθιά δεν φτάνει τα { $least }: η κάρτα ξεπλύματος μένει.
ff-told-paid = { $whoYou ->
    [yes] Παίρνετε { $sum } από τις κάρτες ξεπλύματος.
   *[no] { $who }: παίρνει { $sum } από κάρτες ξεπλύματος.
  }
ff-told-laundered = { $whoYou ->
    [yes] Παίρνετε { $sum } για τα χαρτονομίσματά σας.
   *[no] { $who }: παίρνει { $sum } για χαρτονομίσματα.
  }
ff-told-coins = { $whoYou ->
    [yes] Παίρνετε { $coins } για 150 με νομίσματα.
   *[no] { $who }: παίρνει { $coins } για 150 με νομίσματα.
  }
ff-told-bonus = { $whoYou ->
    [yes] Έχετε { $sum } στο τέλος: **{ $coins }**.
   *[no] { $who }: { $sum } στο τέλος, **{ $coins }**.
  }
ff-told-produce = { $whoYou ->
    [yes] Τυπώνετε { $what }.
   *[no] { $who }: τυπώνει { $what }.
  }
ff-told-sell = { $count ->
    [one] { $whoYou ->
        [yes] Πουλάτε μια μηχανή για { $sum }: { $what }.
       *[no] { $who }: πουλάει μια μηχανή για { $sum }: { $what }.
      }
   *[other] { $whoYou ->
        [yes] Πουλάτε { $count } μηχανές για { $sum }: { $what }.
       *[no] { $who }: πουλάει { $count } μηχανές για { $sum }: { $what }.
      }
  }
ff-told-offer = { $whoYou ->
    [yes] Βάζετε κάτω { $what }.
   *[no] { $who }: βάζει κάτω { $what }.
  }
ff-told-match = { $whoYou ->
    [yes] Ακολουθείτε.
   *[no] { $who }: ακολουθεί.
  }
ff-told-drop = { $whoYou ->
    [yes] Αποσύρεστε.
   *[no] { $who }: αποσύρεται.
  }
ff-told-own-fist = Στη γροθιά σας: { $what }, { $total } συνολικά.
ff-told-buy = { $count ->
    [one] { $whoYou ->
        [yes] Αγοράζετε μια μηχανή: { $what } για { $sum }.
       *[no] { $who }: αγοράζει μια μηχανή, { $what } για { $sum }.
      }
   *[other] { $whoYou ->
        [yes] Αγοράζετε μηχανές: { $what } για { $sum }.
       *[no] { $who }: αγοράζει μηχανές, { $what } για { $sum }.
      }
  }
ff-told-stop = { $whoYou ->
    [yes] Δεν αγοράζετε άλλο.
   *[no] { $who }: δεν αγοράζει άλλο.
  }
ff-told-launder = { $whoYou ->
    [yes] Ξεπλένετε { $what }.
   *[no] { $who }: ξεπλένει { $what }.
  }
ff-told-keep = { $whoYou ->
    [yes] Κρατάτε τα χαρτονομίσματά σας.
   *[no] { $who }: κρατάει όλα τα χαρτονομίσματα.
  }

## Ως κείμενο

ff-fact-table = Το τραπέζι
ff-fact-round = Γύρος
ff-fact-phase = Φάση
ff-fact-next-fall = Επόμενη αξία που πέφτει
ff-fact-destroyed = Κατεστραμμένες αξίες
ff-fact-auctions = Δημοπρασίες που έρχονται ακόμη σε αυτόν τον γύρο
ff-fact-free = Κάρτες νομισμάτων που δεν θα φέρουν δημοπρασία
ff-fact-kaputt = Μετά από αυτή τη φάση
ff-fact-state = Κατάσταση
ff-fact-cards-left = Κάρτες ξεπλύματος που μένουν, μαζί με αυτήν
ff-fact-unseen-cards = Κάρτες που δεν φάνηκαν ποτέ, ανά γράμμα
ff-fact-backs = Πίσω όψεις που δεν είδε κανείς
ff-fact-backs-left = Πίσω όψεις
ff-fact-dealt-left = Από αυτές αρχικές, αγύριστες
ff-own-money = Τα χρήματά σας
ff-own-fist = Στη γροθιά σας
ff-worth-fist = Αξία σε γροθιά
ff-worth-laundered = Αν ξεπλυθούν όλα τώρα

## Πρώτη παρτίδα

ff-guide-1 = Κάθε μηχανή κάνει ένα πράγμα στον γύρο. Εδώ όλες παράγουν: τα χαρτονομίσματα είναι πλαστά, αλλά οι κάρτες ξεπλύματος και οι δημοπρασίες τα δέχονται.
ff-guide-2 = Μια μηχανή γυρίζει μόνο μία φορά. Μπορεί να γίνει διπλή, να ανέβει αξία ή να είναι Kaputt· σε αυτόν τον γύρο δεν τυπώνει. Οι πιθανότητες γράφονται από κάτω.
ff-guide-3 = Αυτή η κάρτα αποφέρει πραγματικά χρήματα στην πιο γεμάτη γροθιά, αν φτάνει τον αριστερό αριθμό. Όλοι οι άλλοι παίρνουν πίσω τα χρήματά τους.
ff-guide-4 = Το «Ίσα ίσα» γεμίζει τη γροθιά με το μικρότερο ποσό που μπορεί να κερδίσει. Τα περισσότερα κοστίζουν περισσότερο: ρέστα δεν δίνονται. Το άδειο χέρι δεν κοστίζει τίποτα.
ff-guide-5 = Με πραγματικά χρήματα αγοράζετε μηχανές. Τυπώνουν από τον επόμενο γύρο. Στο τέλος τα περισσότερα πραγματικά χρήματα φέρνουν 6, 4 και 2 νομίσματα, οι μηχανές τίποτα.
ff-guide-6 = Τα χαρτονομίσματα γίνονται πραγματικά χρήματα, με κακή ισοτιμία. Όσα κρατάτε μπαίνουν σε επόμενες γροθιές, εκτός αν ο εφοριακός καταστρέψει πρώτα την αξία τους.
ff-guide-7 = Τα νομίσματα κρίνουν την παρτίδα. Όποιος μένει μέσα βάζει κάτω τα ίδια· πληρώνει μόνο ο τελευταίος, οι άλλοι παίρνουν πίσω τα χρήματά τους.
ff-guide-8 = Οι κάρτες του εφοριακού έρχονται πάντα με την ίδια σειρά. Όταν βγει η χαμηλότερη αξία στο παιχνίδι, οι μηχανές της γίνονται σκραπ και τα χαρτονομίσματά της κατάσχονται.
