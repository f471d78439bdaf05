# Crooked Cash: τα λόγια του τραπεζιού.

## Τετράγωνα, χρώματα, κάρτες

cc-board = Ταμπλό, 36 τετράγωνα
cc-space-go = Αφετηρία
cc-space-chest = Απόφαση
cc-space-train = Τρένο
cc-space-chance = Εντολή
cc-space-jail = Απλή επίσκεψη
cc-space-parking = Ελεύθερη στάθμευση
cc-space-police = Πηγαίνετε στη φυλακή
cc-corner-go = Αφετηρία
cc-corner-jail = Φυλακή
cc-corner-parking = Στάθμευση
cc-corner-police = Φυλακή!
cc-colour-brown = καφέ
cc-colour-sky = γαλάζιο
cc-colour-pink = ροζ
cc-colour-orange = πορτοκαλί
cc-colour-red = κόκκινο
cc-colour-yellow = κίτρινο
cc-colour-green = πράσινο
cc-colour-blue = σκούρο μπλε

cc-chance-waiver = Απαλλαγή ενοικίου
    .text = Όταν σας ζητούν ενοίκιο, αυτή τη φορά δεν χρωστάτε τίποτα.
cc-chance-gift = Ξενοδοχείο δώρο
    .text = Ένα ξενοδοχείο της τράπεζας σε όποιον δρόμο σας θέλετε.
cc-chance-key = Κλειδί κελιού
    .text = Βγείτε από τη φυλακή στην αρχή της σειράς σας και μετά ρίξτε.
cc-chance-booster = Διπλασιασμός ενοικίου
    .text = Όταν ζητάτε ενοίκιο, ζητήστε το διπλάσιο.
cc-chance-half = Τίτλος μισοτιμής
    .text = Αγοράστε τον δρόμο όπου στέκεστε στη μισή τιμή.
cc-chance-express = Εισιτήριο εξπρές
    .text = Αντί να ρίξετε, προχωρήστε σε όποιον δρόμο προς πώληση θέλετε· μετά τελειώνει η σειρά σας.
cc-chance-grant = Επιχορήγηση τράπεζας
    .text = 150 από την τράπεζα.
cc-chance-collection = Έρανος
    .text = Κάθε αντίπαλος σας πληρώνει 50.
cc-chance-swap = Αναγκαστική ανταλλαγή
    .text = Ανταλλάξτε έναν δρόμο σας με αντιπάλου που δεν είναι σε πλήρη ομάδα· κανείς τους με ξενοδοχείο.
cc-chance-wreck = Διαταγή κατεδάφισης
    .text = Το ξενοδοχείο ενός αντιπάλου γυρίζει στην τράπεζα.
cc-chance-warrant = Ένταλμα σύλληψης
    .text = Στείλτε έναν αντίπαλο στη φυλακή.
cc-chance-recharge = Επαναφόρτιση
    .text = Οι μάρκες σας γίνονται πράσινες, και 50 από την τράπεζα.
cc-chest-windfall = Απρόσμενο κέρδος
    .text = 200 από την τράπεζα.
cc-chest-prize = Βραβείο
    .text = 100 από την τράπεζα.
cc-chest-refund = Επιστροφή χρημάτων
    .text = 50 από την τράπεζα.
cc-chest-birthday = Γενέθλια
    .text = Κάθε αντίπαλος σας πληρώνει 20.
cc-chest-head-start = Προβάδισμα
    .text = Προχωρήστε στην Αφετηρία: 200 και πράσινες μάρκες.
cc-chest-night-train = Νυχτερινό τρένο
    .text = Προχωρήστε στον επόμενο δρόμο προς πώληση.
cc-chest-cell-pass = Αποφυλακιστήριο
    .text = Κρατήστε το: βγείτε από τη φυλακή στην αρχή της σειράς σας και μετά ρίξτε.
cc-chest-free-hotel = Δωρεάν ξενοδοχείο
    .text = Κρατήστε το: ένα ξενοδοχείο της τράπεζας σε όποιον δρόμο σας θέλετε.
cc-chest-permit = Οικοδομική άδεια
    .text = Κρατήστε την: αγοράστε ξενοδοχείο για όποιον δρόμο σας θέλετε.
cc-chest-fresh-chips = Φρέσκες μάρκες
    .text = Οι κόκκινες μάρκες σας γίνονται πράσινες· αν δεν έχετε κόκκινη, 50 από την τράπεζα.
cc-chest-parking = Κλήση για παρκάρισμα
    .text = Πληρώστε στην τράπεζα 50.
cc-chest-water = Ζημιά από νερά
    .text = Πληρώστε στην τράπεζα 100.
cc-chest-repairs = Επισκευές ξενοδοχείων
    .text = Πληρώστε στην τράπεζα 40 για κάθε ξενοδοχείο σας.
cc-chest-arrest = Σύλληψη
    .text = Πηγαίνετε στη φυλακή· δεν ξαναρίχνετε σε αυτή τη σειρά.
cc-card-known-true = { $card } (γνωστή ως γνήσια)
cc-card-known-false = { $card } (γνωστή ως πλαστή)
cc-verdict-true = γνήσια
cc-verdict-false = πλαστή
cc-open-cards = Ανοιχτές κάρτες Εντολής

## Μικρά πράγματα

cc-you = εσείς
cc-nothing = τίποτα
cc-a-hotel = ένα ξενοδοχείο
cc-with-hotel = { $street } με ξενοδοχείο
cc-note-known-true = { $notes } σίγουρα γνήσιο
cc-note-known-false = { $notes } σίγουρα πλαστό
cc-known-true = σίγουρα γνήσιο
cc-known-false = σίγουρα πλαστό
cc-for-sale = προς πώληση
cc-price = τιμή { $amount }
cc-owned = ιδιοκτήτης { $who }, ενοίκιο { $amount }
cc-here = εδώ: { $who }
cc-free = δωρεάν
cc-left = { $count ->
    [one] { $count } δρόμος απομένει
   *[other] { $count } δρόμοι απομένουν
  }
cc-hotels-left = { $count ->
    [one] { $count } ξενοδοχείο απομένει
   *[other] { $count } ξενοδοχεία απομένουν
  }
cc-rolled = { $whoYou ->
    [yes] Φέρατε { $total }
   *[no] { $who }: { $total }
  }
cc-chips = { $count ->
    [0] Καμία πράσινη μάρκα
    [one] { $count } πράσινη μάρκα
   *[other] { $count } πράσινες μάρκες
  }
cc-checks-left = { $count ->
    [one] { $count } έλεγχος
   *[other] { $count } έλεγχοι
  }
cc-pays = { $whoYou ->
    [yes] Πληρώνετε { $amount } { $toYou ->
        [bank] στην τράπεζα
       *[no] προς: { $to }
      }
   *[no] { $toYou ->
        [yes] { $who } σας πληρώνει { $amount }
        [bank] { $who } πληρώνει { $amount } στην τράπεζα
       *[no] { $who } πληρώνει { $amount } προς: { $to }
      }
  }
cc-gives = { $who } δίνει
cc-window-open = Το παράθυρο ελέγχου είναι ανοιχτό.
cc-on-table = Στο τραπέζι
cc-new-on-table = Νέα στο τραπέζι, στη θέση πλαστού
cc-card-on-table = Στο τραπέζι
cc-found-real = ελέγχθηκε: γνήσιο

## Η σειρά στην επάνω γραμμή

cc-step-roll = Ζάρια
cc-step-space = Τετράγωνο
cc-step-end = Τέλος
cc-step-street = Δρόμος
cc-step-rent = Ενοίκιο { $amount }
cc-step-pay = Πληρωμή { $amount }
cc-step-decoder = Έλεγχος
cc-step-card = Κάρτα
cc-step-auction = Δημοπρασία
cc-step-trade = Ανταλλαγή
cc-step-building = Ξενοδοχεία
cc-step-debt = Χρέος
cc-step-exchange = Αλλαγή
cc-step-pick = Εντολή
cc-step-keep = Εντολή

## Τι κάνουν οι παίκτες, με λίγα γράμματα

cc-st-bankrupt = Χρεοκοπία
cc-st-jail = Στη φυλακή
cc-st-jailed = Στη φυλακή
cc-st-roll = Ρίχνει
cc-st-finish = Τελειώνει
cc-st-street = Αγοράζει;
cc-st-rent = Ζητά ενοίκιο;
cc-st-asked = Ενοίκιο;
cc-st-pays = Πληρώνει { $amount }
cc-st-leads = Δίνει { $amount }
cc-st-passed = Πάσο
cc-st-decoder = Ελέγχει;
cc-st-card = Παίζει κάρτα
cc-st-auction = Προσφέρει;
cc-st-trade = Ανταλλάσσει;
cc-st-building = Χτίζει;
cc-st-debt = Χρωστά
cc-st-exchange = Αλλάζει
cc-st-pick = Παίρνει κάρτα
cc-st-keep = Κρατά κάρτα
cc-st-interlude = Ανταλλάσσει;
cc-st-hotel = Χτίζει
cc-st-collection = Εισπράττει
cc-heading = Σειρά { $number }, { $who }

## Τι σας ρωτούν

cc-over = Η παρτίδα τελείωσε.
cc-passing = Μια στιγμή…
cc-ask-roll = Σειρά σας: ρίξτε τα ζάρια
cc-ask-again = Διπλές! Ρίξτε ξανά
cc-ask-roll-more = Πριν, μπορείτε να παίξετε κάρτα, να χτίσετε, να ανταλλάξετε ή να αλλάξετε χαρτονομίσματα.
cc-ask-jail = Πώς βγαίνετε από τη φυλακή;
cc-ask-jail-more = Αποτυχημένες ζαριές: { $failed } από 3. Στη φυλακή δεν χρησιμοποιείτε τον αποκωδικοποιητή.
cc-ask-finish = Κάτι άλλο στη σειρά σας;
cc-ask-finish-more = Μετά ρίχνει ο επόμενος παίκτης.
cc-ask-finish-jail-more = Είστε στη φυλακή: δεν ξαναρίχνετε σε αυτή τη σειρά και δεν χρησιμοποιείτε τον αποκωδικοποιητή. Μετά ρίχνει ο επόμενος παίκτης.
cc-ask-street = { $street }: προς πώληση. Αγορά;
cc-ask-street-more = Έχετε { $owned } από { $all } δρόμους ({ $colour }). Οι άλλοι μπορούν να ελέγξουν ένα χαρτονόμισμα.
cc-ask-dear = { $street }: κοστίζει { $price }
cc-ask-dear-more = Έχετε { $have }: βγαίνει σε δημοπρασία, και μπορείτε να προσφέρετε κι εσείς.
cc-ask-rent = { $who } στέκεται: { $street }. Ζητάτε το ενοίκιο;
cc-ask-rent-more = Ό,τι δεν ζητηθεί δεν οφείλεται.
cc-rent-single = Ενοίκιο { $amount }.
cc-rent-whole = Ενοίκιο { $amount }, διπλό: όλη η ομάδα ({ $colour }) είναι δική σας.
cc-rent-hotel = Ενοίκιο { $amount }, με ξενοδοχείο.
cc-ask-asked = { $owner } σας ζητά { $amount }
cc-ask-asked-more = Ενοίκιο: { $street }.
cc-ask-pay = Πληρώστε { $amount } { $toYou ->
    [bank] στην τράπεζα
   *[no] προς: { $to }
  }. Ποια χαρτονομίσματα;
cc-ask-missing = Λείπουν { $need }: ποια χαρτονομίσματα τώρα;
cc-ask-exact = Απλώστε { $notes }: ποια;
cc-ask-pay-more = Αρκετά, και κανένα περιττό. Οι άλλοι μπορούν να ελέγξουν ένα.
cc-for-street = Για: { $street }.
cc-for-rent = Ενοίκιο: { $street }.
cc-for-hotel = Για ξενοδοχείο: { $street }.
cc-for-auction = Για { $thing }, σε δημοπρασία.
cc-for-exchange = Για αλλαγή σε { $notes }.
cc-for-trade = Σε ανταλλαγή.
cc-for-card = Από κάρτα.
cc-for-building = Για ξενοδοχείο.
cc-for-jail = Για να βγείτε από τη φυλακή.
cc-ask-check = { $toYou ->
    [yes] { $who } σας πληρώνει { $amount }
    [bank] { $who } πληρώνει { $amount } στην τράπεζα
   *[no] { $who } πληρώνει { $amount } προς: { $to }
  }. Έλεγχος;
cc-ask-check-more = Μια πράσινη μάρκα ελέγχει ένα χαρτονόμισμα. Πλαστό: το κρατάτε, και πρέπει να αντικατασταθεί. Γνήσιο: δεν γίνεται τίποτα.
cc-ask-card = { $who } παίζει: { $card }. Έλεγχος;
cc-ask-card-more = Πλαστή: δεν κάνει τίποτα, και παίρνετε 100. Γνήσια: δεν παθαίνετε τίποτα.
cc-no-bid-yet = Κανείς δεν έχει προσφέρει ακόμη.
cc-bid-stands = { $whoYou ->
    [yes] Προσφέρατε { $amount }.
   *[no] { $who } προσέφερε { $amount }.
  }
cc-you-have = Έχετε { $amount }.
cc-ask-auction = Δημοπρασία: { $thing }
cc-ask-keep = Ποια κάρτα Εντολής κρατάτε;
cc-ask-keep-more = Κανείς δεν έχει πάνω από μία· η άλλη πάει κάτω από τη στοίβα.
cc-trade-title = Η πρότασή σας
cc-ask-trade = { $who } σας προτείνει ανταλλαγή
cc-ask-trade-more = Τα χαρτονομίσματα απλώνονται και μπορούν να ελεγχθούν πριν αλλάξει χέρια οτιδήποτε.
cc-ask-place = Πού πάει το ξενοδοχείο σας;
cc-ask-build = Πού χτίζετε;
cc-ask-build-more = Η τράπεζα έχει { $left ->
    [one] { $left } ξενοδοχείο
   *[other] { $left } ξενοδοχεία
  }. Τα αιτήματα μένουν μυστικά ώσπου να απαντήσουν όλοι.
cc-wished = Ως τώρα: { $streets }.
cc-ask-debt = Χρωστάτε { $amount } { $toYou ->
    [bank] στην τράπεζα
   *[no] προς: { $to }
  }
cc-ask-debt-more = Έχετε { $have }. Πουλήστε στην τράπεζα στη μισή τιμή ή ανταλλάξτε. Αν δεν έχετε τι να πουλήσετε, χρεοκοπείτε.
cc-ask-void-more = Έχετε { $have }. Πουλήστε στην τράπεζα στη μισή τιμή, ανταλλάξτε ή αφήστε την προσφορά.
cc-ask-pick = Ποια κάρτα Εντολής παίρνετε;
cc-ask-pick-more = Από κάθε δύο ίδιες η μία είναι πλαστή. Μπορεί να ελεγχθεί όταν την παίξετε.
cc-ask-swap-more = Στη θέση της κάρτας { $card }, που πάει κάτω από τη στοίβα.
cc-ask-interlude = { $who } τελείωσε. Προτείνετε ανταλλαγή;
cc-ask-interlude-more = Ανάμεσα σε δύο σειρές όλοι οι άλλοι μπορούν να προτείνουν ανταλλαγές.
cc-exchange-title = Αλλαγή χαρτονομισμάτων στην τράπεζα
cc-play-title = Παίξτε την κάρτα σας

## Ποιον περιμένουμε

cc-wait-roll = { $who } ρίχνει.
cc-wait-jail = { $who } ψάχνει τρόπο να βγει από τη φυλακή.
cc-wait-finish = { $who } μπορεί να κάνει κάτι ακόμη πριν τελειώσει η σειρά.
cc-wait-street = { $who } αποφασίζει αν θα αγοράσει: { $street }.
cc-wait-rent = { $who } μπορεί να ζητήσει ενοίκιο: { $street }.
cc-wait-asked = { $who } απαντά για το ενοίκιο: { $street }.
cc-wait-pay = { $who } διαλέγει χαρτονομίσματα για { $amount }.
cc-wait-check = { $count ->
    [one] { $who } μπορεί να ελέγξει.
   *[other] { $who } μπορούν να ελέγξουν.
  }
cc-wait-sealed = Απαντήσατε. Το παράθυρο κλείνει όταν απαντήσουν όλοι.
cc-wait-build = { $count ->
    [one] { $who } μπορεί να χτίσει ξενοδοχεία.
   *[other] { $who } μπορούν να χτίσουν ξενοδοχεία.
  }
cc-wait-place = { $who } αποφασίζει πού πάει το ξενοδοχείο.
cc-wait-auction = { $count ->
    [one] { $who } μπορεί να προσφέρει για { $thing }.
   *[other] { $who } μπορούν να προσφέρουν για { $thing }.
  }
cc-wait-trade = { $who } έχει να απαντήσει σε πρόταση.
cc-wait-keep = { $who } αποφασίζει ποια κάρτα Εντολής κρατά.
cc-wait-debt = { $who } πρέπει να βρει { $amount }.
cc-wait-pick = { $who } παίρνει κάρτα Εντολής.
cc-wait-interlude = { $count ->
    [one] { $who } μπορεί να προτείνει ανταλλαγή.
   *[other] { $who } μπορούν να προτείνουν ανταλλαγές.
  }
cc-wait-other = { $who } αποφασίζει.

## Τι λέει το μεγάλο κουμπί

cc-do-roll = Ρίξτε τα ζάρια
cc-do-done = Συνέχεια
cc-do-demand = Ζητήστε { $amount }
cc-do-trust = Αφήστε το
cc-do-ready = Χωρίς χτίσιμο
cc-do-pay = Απλώστε { $amount }
cc-do-buy = Αγορά για { $amount }
cc-do-auction = Σε δημοπρασία
cc-do-bid = Προσφορά { $amount }
cc-do-pass = Πάσο
cc-do-exchange = { $amount ->
    [0] Αλλαγή χαρτονομισμάτων
   *[other] Αλλαγή { $amount }
  }
cc-do-offer = Πρόταση: { $who }
cc-do-counter = Προτείνετε κάτι άλλο: { $who }
cc-do-build = { $amount ->
    [0] Χτίστε: { $streets }
   *[other] Χτίστε: { $streets } για { $amount }
  }
cc-do-build-roll = { $count ->
    [0] Χτίστε και μετά ρίξτε
   *[other] Χτίστε: { $streets } για { $amount }, μετά ρίξτε
  }
cc-do-build-done = { $count ->
    [0] Χτίστε και συνεχίστε
   *[other] Χτίστε: { $streets } για { $amount }, μετά συνεχίστε
  }
cc-do-place = Ξενοδοχείο: { $street }
cc-do-place-none = Διαλέξτε δρόμο
cc-do-free-hotel = Δωρεάν ξενοδοχείο: { $street }
cc-do-permit = Ξενοδοχείο: { $street } για { $amount }
cc-do-sell = Πουλήστε: { $streets } για { $amount }
cc-do-sell-none = Διαλέξτε τι πουλάτε
cc-do-give-up = Αφήστε την προσφορά
cc-do-bankrupt = Παραίτηση: χρεοκοπία
cc-do-take = Πάρτε: { $card }
cc-do-take-none = Διαλέξτε κάρτα
cc-do-keep = Κρατήστε: { $card }
cc-do-play = Παίξτε: { $card }
cc-do-waive = Χαρίστε το
cc-do-boost = Διπλασιασμός ενοικίου: ζητήστε { $amount }
cc-choose-one = Διαλέξτε
cc-why-bid = Η επόμενη προσφορά είναι { $amount }: παραπάνω από όσα έχετε.
cc-why-exchange = Πατήστε χαρτονομίσματα που δίνετε, και όσα θέλετε γι’ αυτά.
cc-why-trade = Βάλτε κάτι σε μία από τις δύο πλευρές.
cc-why-street = Διαλέξτε δρόμο, εδώ ή στο ταμπλό.
cc-why-sell = Διαλέξτε τι πουλάτε, εδώ ή στο ταμπλό.
cc-why-take = Πατήστε μία από τις τρεις κάρτες.
cc-why-player = Διαλέξτε παίκτη.
cc-exit-roll = Ρίξτε για διπλές
    .more = Προχωράτε με αυτές. Μετά την τρίτη αποτυχία πληρώνετε 50.
    .sum = 1 στις 6
cc-exit-fine = Πληρώστε 50 και μετά ρίξτε
    .more = Οι άλλοι μπορούν να ελέγξουν ένα χαρτονόμισμα.
    .sum = −50
cc-exit-cell-card = Αποφυλακιστήριο, μετά ρίξτε
    .more = Είναι γνήσιο, και πάει κάτω από τη στοίβα.
    .sum = δωρεάν
cc-exit-play = Κλειδί κελιού, μετά ρίξτε
    .more = Οι άλλοι μπορούν να το ελέγξουν. Αν είναι πλαστό, μένετε.
    .sum = 1 στα 2 πλαστό
cc-aside-play = Παίξτε: { $card }
cc-aside-build = Χτίσιμο
cc-aside-free-hotel = Δωρεάν ξενοδοχείο
cc-aside-permit = Οικοδομική άδεια
cc-aside-offer = Ανταλλαγή
cc-aside-exchange = Αλλαγή
cc-back = Πίσω

## Επιλογές

cc-doubles = { $count ->
    [one] { $count } φορά διπλές ως τώρα
   *[other] { $count } φορές διπλές: η τρίτη σημαίνει φυλακή
  }
cc-visitor-has = { $who } έχει { $amount }.
cc-fork-pay = Πληρώστε { $amount }
cc-fork-pay-more = Διαλέγετε τα χαρτονομίσματα· οι άλλοι μπορούν να ελέγξουν ένα.
cc-fork-play = Παίξτε: { $card }
cc-fork-play-more = Αν είναι πλαστή και ελεγχθεί, πληρώνετε { $amount } ούτως ή άλλως.
cc-lay = Απλώνετε
cc-lay-none = Πατήστε χαρτονομίσματα για να τα απλώσετε.
cc-take-back = Πάρτε πίσω: { $note }
cc-lay-one = Απλώστε: { $note } (μένουν { $left })
cc-your-notes = Τα χαρτονομίσματά σας
cc-exact = ακριβώς
cc-missing = λείπουν { $amount }
cc-change = ρέστα { $amount }
cc-too-much = ένα περισσεύει
cc-choose-for-me = Διαλέξτε για μένα
cc-clear = Καθαρισμός
cc-would-pay = Θα πληρώνατε με
cc-of-these = { $count ->
    [0] κανένα δεν σας είναι γνωστό ως πλαστό
    [one] { $count } σας είναι γνωστό ως πλαστό
   *[other] { $count } σας είναι γνωστά ως πλαστά
  }
cc-auction-how = Οι προσφορές ξεκινούν από 10. Όλοι μπορούν να προσφέρουν, κι εσείς· χωρίς προσφορά μένει στην τράπεζα.
cc-group = Η ομάδα χρώματος
cc-other-notes = Άλλα χαρτονομίσματα
cc-these-notes = Αυτά
cc-last-bid = Προσφορά
cc-bid-more = Σε δεκάδες, ως { $most }. Μετά από ανέβασμα όλοι μπορούν να προσφέρουν ξανά.
cc-bidders = Όσοι προσφέρουν
cc-still-in = ακόμη μέσα
cc-break = Χαλάστε ένα { $face }
cc-hand-in = Δίνετε
cc-get-back = Παίρνετε
cc-none-of = Δεν υπάρχει { $face }.
cc-no-more-of = Δεν υπάρχει άλλο { $face }.
cc-add-note = Άλλο ένα { $face } (ως τώρα { $count })
cc-check = Έλεγχος
cc-check-one-of = Έλεγχος ενός
cc-check-this = { $what }: { $face }
cc-check-card = Έλεγχος κάρτας
cc-what-you-know = Τι γνωρίζετε
cc-know-notes = Από τα { $all } των { $face } τα { $fakes } είναι πλαστά. { $places ->
    [0] Για κανένα δεν ξέρετε πού είναι.
    [one] Για { $places } ξέρετε πού είναι.
   *[other] Για { $places } ξέρετε πού είναι.
  }
cc-know-card = Κάθε κάρτα υπάρχει δύο φορές: μία γνήσια, μία πλαστή.
cc-odds-note = Ένα { $face } είναι πλαστό
cc-odds-card = Αυτή η κάρτα είναι πλαστή
cc-ring-stop = Να μην περνά μόνο του: περιμένετέ με
cc-ring-start = Να περνά μόνο του μετά από 12 δευτερόλεπτα
cc-ring-on = Περνά μόνο του μετά από λίγο
cc-ring-off = Σας περιμένει
cc-pass-by-itself = Να περνά μόνο του…
cc-pass-below = Πληρωμές κάτω από
cc-pass-none = ποτέ
cc-pass-payer = Όλα όσα πληρώνει { $who }
cc-pass-always = Πάντα, σε αυτό το τραπέζι
cc-hotel-for = { $before } → { $after } για { $cost }
cc-hotel-free = { $before } → { $after }
cc-by-wish = Με χρήματα: ενοίκιο πριν και μετά
cc-by-wish_gift = Με το Ξενοδοχείο δώρο
cc-by-wish_free = Με το Δωρεάν ξενοδοχείο
cc-by-wish_permit = Με την Οικοδομική άδεια
cc-build-sum = { $cost } από τα { $have } σας· η τράπεζα έχει { $left }
cc-rent-short = ενοίκιο { $amount }
cc-site-place = Το ξενοδοχείο σας πληρώθηκε: διαλέξτε δρόμο.
cc-site-free-hotel = Το Δωρεάν ξενοδοχείο πάει σε δρόμο σας χωρίς ξενοδοχείο.
cc-site-permit = Με την Οικοδομική άδεια αγοράζετε ξενοδοχείο για όποιον δρόμο σας θέλετε.
cc-sell = Πώληση στην τράπεζα
cc-debt-meter = { $have } από { $need }
cc-debt-have = Έχετε { $amount }
cc-debt-need = Χρέος: { $amount }
cc-play-give = Δίνετε
cc-play-get = Παίρνετε
cc-play-whom = Ποιος;
cc-play-where = Ποιος δρόμος;
cc-play-risk = Οι άλλοι μπορούν πρώτα να την ελέγξουν: πλαστή κάρτα δεν κάνει τίποτα και χάνεται.
cc-keep-old = Κρατήστε: { $card }
cc-keep-new = Πάρτε αντί γι’ αυτήν: { $card }
cc-accept = Δέχομαι
cc-accept-more = Τα χαρτονομίσματα απλώνονται πρώτα και μπορούν να ελεγχθούν.
cc-accept-keep = Και κρατάτε: { $card }.
cc-refuse = Απορρίπτω
cc-refuse-more = Τίποτα δεν αλλάζει χέρια.
cc-counter = Αντιπρόταση
cc-you-get = Παίρνετε
cc-you-get-of = Παίρνετε ({ $who })
cc-you-give = Δίνετε
cc-trade-with = Ανταλλαγή:
cc-no-streets = κανένας δρόμος
cc-switches = Τι σας ρωτούν
cc-hand = Να με ρωτούν ενδιάμεσα
cc-hand-build = Μπορώ να χτίσω: να με ρωτούν
cc-hand-more = Με το χέρι ψηλά σας ρωτούν ανάμεσα στις σειρές για ανταλλαγές, και για ξενοδοχεία όποτε μπορείτε να χτίσετε.

## Κατάστιχο και λάμπα

cc-col-note = Αξία
cc-col-count = Έχετε
cc-col-known = Γνωστά
cc-col-odds = Πλαστό
cc-odds-note-more = «Πλαστό»: πόσο πιθανό είναι ένα ανέλεγκτο χαρτονόμισμά σας να είναι πλαστό.
cc-all-purses = Όλα τα πορτοφόλια
cc-secret-fakes = { $count ->
    [0] κανένα πλαστό στα { $all }
    [one] { $count } πλαστό από { $all }, γνωστά: { $known }
   *[other] { $count } πλαστά από { $all }, γνωστά: { $known }
}
cc-secret-fake = πλαστό
cc-secret-trusts = το αφήνει
cc-secret-checks = ελέγχει
cc-secret-wishes = ζητά { $streets }

## Το τραπέζι ως κείμενο

cc-fact-now = Τώρα
cc-fact-round = Γύρος
cc-fact-turn = Σειρά
cc-fact-dice = Ζάρια
cc-fact-payment = { $toYou ->
    [yes] { $who } σας πληρώνει { $amount }
    [bank] { $who } πληρώνει { $amount } στην τράπεζα
   *[no] { $who } πληρώνει { $amount } προς: { $to }
  }
cc-fact-laid = στο τραπέζι: { $laid }· νέα: { $fresh }
cc-fact-card = { $who } παίζει
cc-fact-asked = Μπορούν να ελέγξουν
cc-fact-passed = Πάσο: { $who }.
cc-fact-auction = Δημοπρασία: { $thing }
cc-fact-gives = { $who } δίνει
cc-fact-debt = Χρέος: { $who }
cc-fact-players = Παίκτες
cc-fact-streets = Δρόμοι
cc-fact-bank = Τράπεζα και Εντολή
cc-fact-open-card = Ανοιχτή κάρτα Εντολής
cc-fact-for-sale = Δρόμοι προς πώληση
cc-fact-hotels = Ξενοδοχεία
cc-fact-fakes = Πλαστά χαρτονομίσματα
cc-fact-fakes-of = { $fakes } από { $all } των { $face }
cc-fact-own = Το πορτοφόλι σας
cc-fact-in-hand = Στο χέρι
cc-fact-plain = Ανέλεγκτα χαρτονομίσματα
cc-fact-true = Σίγουρα γνήσια
cc-fact-false = Σίγουρα πλαστά
cc-fact-sites = Μπορείτε να χτίσετε
cc-fact-odds = Ένα { $face } είναι πλαστό
cc-fact-odds-card = Η κάρτα είναι πλαστή
cc-fact-sure = { $count } × { $face } σίγουρα πλαστά ({ $share } από αυτά)
cc-col-player = Παίκτης
cc-col-money = Χρήματα
cc-col-chips = Πράσινες μάρκες
cc-col-where = Πού
cc-col-streets = Δρόμοι
cc-col-cards = Κάρτες
cc-col-notes = Χαρτονομίσματα
cc-col-street = Δρόμος
cc-col-group = Ομάδα
cc-col-price = Τιμή
cc-col-rent = Ενοίκιο
cc-col-whole = Πλήρης ομάδα
cc-col-hotel = Ξενοδοχείο
cc-col-hotel-rent = Με ξενοδοχείο
cc-col-cost = Κόστος ξενοδοχείου
cc-col-owner = Ιδιοκτήτης
cc-col-now = Ενοίκιο τώρα
cc-thing-bid = Η προσφορά σας
cc-thing-given = δίνετε { $face }
cc-thing-wanted = θέλετε { $face }
cc-thing-note-plain = { $face }
cc-thing-note-true = { $face }, σίγουρα γνήσιο
cc-thing-note-false = { $face }, σίγουρα πλαστό
cc-thing-give = δίνετε { $face }
cc-thing-get = παίρνετε { $face } ({ $who })
cc-thing-yours = δικός σας
cc-thing-key-mine = το δικό σας Κλειδί κελιού
cc-thing-key-theirs = Κλειδί κελιού ({ $who })

## Επιλογές σε μία γραμμή

cc-label-roll = Ρίξτε τα ζάρια
cc-label-done = Τίποτα άλλο, συνέχεια
cc-label-fine = Πληρώστε 50 και μετά ρίξτε
cc-label-cell-card = Αποφυλακιστήριο, μετά ρίξτε
cc-label-buy = Αγοράστε τον για { $amount }
cc-label-auction = Βγάλτε τον σε δημοπρασία· όλοι μπορούν να προσφέρουν
cc-label-demand = Ζητήστε ενοίκιο { $amount }
cc-label-waive = Χαρίστε το ενοίκιο
cc-label-pay-rent = Πληρώστε το ενοίκιο, { $amount }
cc-label-auto = Απλώστε τα λιγότερα, πρώτα τα σίγουρα γνήσια
cc-label-pay = Απλώστε { $notes }
cc-label-trust = Αφήστε το
cc-label-check = Ελέγξτε ένα { $face } με μια μάρκα· αν είναι πλαστό το κρατάτε
cc-label-check-card = Ελέγξτε την κάρτα με μια μάρκα· αν είναι πλαστή παίρνετε 100
cc-label-bid = Προσφορά { $amount }
cc-label-pass = Πάσο, εκτός αν κάποιος ανεβάσει
cc-label-take = Πάρτε: { $card }
cc-label-keep = Κρατήστε: { $card }
cc-label-keep-old = Κρατήστε: { $card }
cc-label-keep-new = Πάρτε αντί γι’ αυτήν: { $card }
cc-label-accept = Δεχτείτε· τα χαρτονομίσματα απλώνονται και μπορούν να ελεγχθούν
cc-label-accept-keep-old = Δεχτείτε, και κρατήστε: { $card }
cc-label-accept-keep-new = Δεχτείτε, και κρατήστε τη νέα: { $card }
cc-label-refuse = Απορρίψτε
cc-label-counter = Αντιπρόταση ({ $who }): δίνετε { $given }, παίρνετε { $taken }
cc-label-offer = Πρόταση ({ $who }): δίνετε { $given }, παίρνετε { $taken }
cc-label-exchange = Αλλάξτε { $given } με { $taken } στην τράπεζα
cc-label-sell = { $what ->
    [hotel] Πουλήστε το ξενοδοχείο ({ $street }) για { $amount }
   *[street] Πουλήστε: { $street } για { $amount }
  }
cc-label-give-up = { $forced ->
    [yes] Παραίτηση: χρεοκοπείτε
   *[no] Αφήστε την προσφορά
  }
cc-label-ready = Όχι άλλα ξενοδοχεία
cc-label-wish = { $isBid ->
    [yes] Αίτημα για ξενοδοχείο: { $street }, με την προσφορά σας αν δεν φτάνουν· ενοίκιο { $rent }
   *[no] Χτίστε: { $street } για { $amount }· ενοίκιο { $rent }
  }
cc-label-wish-none = Χτίστε σε δρόμο
cc-label-wish-gift = Ξενοδοχείο δώρο: { $street }· ενοίκιο { $rent }
cc-label-wish-gift-none = Τοποθετήστε το Ξενοδοχείο δώρο
cc-label-wish-free = Δωρεάν ξενοδοχείο: { $street }· ενοίκιο { $rent }
cc-label-wish-free-none = Τοποθετήστε το Δωρεάν ξενοδοχείο
cc-label-wish-permit = Οικοδομική άδεια: { $street }, { $amount }· ενοίκιο { $rent }
cc-label-wish-permit-none = Χρησιμοποιήστε την Οικοδομική άδεια
cc-label-free-hotel = Δωρεάν ξενοδοχείο: { $street }· ενοίκιο { $rent }
cc-label-free-hotel-none = Τοποθετήστε το Δωρεάν ξενοδοχείο
cc-label-permit = Οικοδομική άδεια: { $street }, { $amount }· ενοίκιο { $rent }
cc-label-permit-none = Χρησιμοποιήστε την Οικοδομική άδεια
cc-label-place = Το ξενοδοχείο σας: { $street }· ενοίκιο { $rent }
cc-label-place-none = Τοποθετήστε το ξενοδοχείο σας
cc-label-play = Παίξτε: { $card }· μπορεί να ελεγχθεί
cc-label-play-on = Παίξτε: { $card } ({ $target })
cc-label-play-swap = Παίξτε: { $card }: { $mine } με { $theirs } ({ $who })

## Τι έγινε

cc-told-rolls-first = { $whoYou ->
    [yes] Φέρνετε { $total } για το ποιος αρχίζει.
   *[no] { $who } φέρνει { $total } για το ποιος αρχίζει.
  }
cc-told-rolled = { $whoYou ->
    [yes] Φέρνετε
   *[no] { $who } φέρνει
  } **{ $one } και { $two }**{ $isDouble ->
    [yes] , διπλές
   *[no] {""}
  }.
cc-told-moves = { $whoYou ->
    [yes] Προχωράτε
   *[no] { $who } προχωρά
  }: **{ $space }**.
cc-told-salary = { $whoYou ->
    [yes] Παίρνετε 200 για την Αφετηρία.
   *[no] { $who } παίρνει 200 για την Αφετηρία.
  }
cc-told-chips = { $whoYou ->
    [yes] Οι μάρκες σας είναι πάλι πράσινες.
   *[no] { $who }: οι μάρκες είναι πάλι πράσινες.
  }
cc-told-jailed = { $whoYou ->
    [yes] Πηγαίνετε στη **φυλακή**.
   *[no] { $who } πηγαίνει στη **φυλακή**.
  }
cc-told-leaves-jail = { $whoYou ->
    [yes] Βγαίνετε από τη φυλακή.
   *[no] { $who } βγαίνει από τη φυλακή.
  }
cc-told-round-cap = Ο γύρος { $round } τελείωσε, και μαζί του η παρτίδα.
cc-told-paid = { $toYou ->
    [yes] { $who } σας πλήρωσε **{ $amount }**.
    [bank] { $whoYou ->
        [yes] Πληρώσατε **{ $amount }** στην τράπεζα.
       *[no] { $who } πλήρωσε **{ $amount }** στην τράπεζα.
      }
   *[no] { $whoYou ->
        [yes] Πληρώσατε **{ $amount }** προς: { $to }.
       *[no] { $who } πλήρωσε **{ $amount }** προς: { $to }.
      }
  }
cc-told-unpaid = { $whoYou ->
    [yes] Δεν μπορείτε πια να πληρώσετε { $amount }: ακυρώνεται.
   *[no] { $who } δεν μπορεί πια να πληρώσει { $amount }: ακυρώνεται.
  }
cc-told-not-owed = { $whoYou ->
    [yes] Δεν χρωστάτε πια τίποτα.
   *[no] { $toYou ->
        [yes] { $who } δεν σας χρωστά πια τίποτα.
        [bank] { $who } δεν χρωστά πια τίποτα στην τράπεζα.
       *[no] { $who } δεν χρωστά πια τίποτα προς: { $to }.
      }
  }
cc-told-bankrupt = { $whoYou ->
    [yes] **Χρεοκοπείτε**
   *[no] { $who }: **χρεοκοπία**
  }· χαρτονομίσματα και κάρτες πάνε { $toYou ->
    [yes] σε εσάς
    [bank] στην τράπεζα
   *[no] στον παίκτη { $to }
  }.
cc-told-shows = { $whoYou ->
    [yes] Απλώνετε
   *[no] { $who } απλώνει
  } **{ $notes }**.
cc-told-checked-false = { $whoYou ->
    [yes] Ελέγχετε ένα { $face }: **πλαστό!** Το κρατάτε.
   *[no] { $who } ελέγχει ένα { $face }: **πλαστό!** { $who } το κρατά.
  }
cc-told-checked-true = { $whoYou ->
    [yes] Ελέγχετε
   *[no] { $who } ελέγχει
  } ένα { $face }: είναι γνήσιο.
cc-told-takes-back = { $whoYou ->
    [yes] Παίρνετε
   *[no] { $who } παίρνει
  } πίσω ένα { $face } που περισσεύει.
cc-told-breaks = { $whoYou ->
    [yes] Η τράπεζα χαλάει ένα { $face } σας.
   *[no] Η τράπεζα χαλάει ένα { $face } ({ $who }).
  }
cc-told-bank-pays = { $whoYou ->
    [yes] Η τράπεζα σας δίνει { $notes }.
   *[no] Η τράπεζα δίνει { $notes } ({ $who }).
  }
cc-told-printed = Η τράπεζα ξέμεινε και τυπώνει νέα, όλα γνήσια: { $count } × { $face }.
cc-told-short = { $whoYou ->
    [yes] Σας λείπουν { $amount }.
   *[no] { $who }: λείπουν { $amount }.
  }
cc-told-exchanged = { $whoYou ->
    [yes] Η τράπεζα σας δίνει { $notes } γι’ αυτά.
   *[no] Η τράπεζα δίνει { $notes } γι’ αυτά ({ $who }).
  }
cc-told-final-rent = { $whoYou ->
    [yes] Παίρνετε τελικό ενοίκιο { $amount }: **{ $all }** συνολικά.
   *[no] { $who } παίρνει τελικό ενοίκιο { $amount }: **{ $all }** συνολικά.
  }
cc-told-auction = Σε δημοπρασία: **{ $thing }**.
cc-told-no-bid = Καμία προσφορά: { $thing } μένει στην τράπεζα.
cc-told-no-bid-hotel = Καμία προσφορά: το ξενοδοχείο μένει στην τράπεζα.
cc-told-sold = { $whoYou ->
    [yes] Κερδίζετε
   *[no] { $who } κερδίζει
  } τη δημοπρασία ({ $thing }) με **{ $amount }**.
cc-told-buys = { $whoYou ->
    [yes] **{ $street }**: τώρα δικός σας.
   *[no] **{ $street }**: νέος ιδιοκτήτης { $who }.
  }
cc-told-sells-hotel = { $whoYou ->
    [yes] Πουλάτε
   *[no] { $who } πουλά
  } στην τράπεζα το ξενοδοχείο ({ $street }).
cc-told-sells-street = { $whoYou ->
    [yes] Πουλάτε
   *[no] { $who } πουλά
  } στην τράπεζα: { $street }.
cc-told-hotel = { $whoYou ->
    [yes] Έχετε
   *[no] { $who } έχει
  } τώρα **ξενοδοχείο**: { $street }.
cc-told-wrecked = { $whoYou ->
    [yes] Το ξενοδοχείο σας ({ $street }) **κατεδαφίζεται**.
   *[no] Το ξενοδοχείο ({ $who }, { $street }) **κατεδαφίζεται**.
  }
cc-told-wishes = { $whoYou ->
    [yes] Θέλετε να χτίσετε: { $streets }.
   *[no] { $who } θέλει να χτίσει: { $streets }.
  }
cc-told-no-room = { $whoYou ->
    [yes] Δεν έχετε
   *[no] { $who } δεν έχει
  } πια δρόμο για το ξενοδοχείο: μένει στην τράπεζα.
cc-told-rent = { $toYou ->
    [yes] { $who } σας ζητά **{ $amount }**, ενοίκιο: { $street }.
   *[no] { $whoYou ->
        [yes] Ζητάτε **{ $amount }** από: { $to }, ενοίκιο: { $street }.
       *[no] { $who } ζητά **{ $amount }** από: { $to }, ενοίκιο: { $street }.
      }
  }
cc-told-shown = Ανοιχτή κάρτα Εντολής: { $card }.
cc-told-takes = { $whoYou ->
    [yes] Παίρνετε
   *[no] { $who } παίρνει
  }: **{ $card }**· ανοίγει: { $next }.
cc-told-plays = { $whoYou ->
    [yes] Παίζετε
   *[no] { $who } παίζει
  }: **{ $card }**. { $text }
cc-told-unchecked = { $whoYou ->
    [yes] Κανείς δεν ελέγχει την κάρτα σας { $card }.
   *[no] Κανείς δεν ελέγχει: { $card } ({ $who }).
  }
cc-told-card-false = { $whoYou ->
    [yes] Ελέγχετε
   *[no] { $who } ελέγχει
  }: { $card } ({ $ownerYou ->
    [yes] δική σας
   *[no] { $owner }
  }): **πλαστή!** Δεν κάνει τίποτα, και { $whoYou ->
    [yes] παίρνετε
   *[no] { $who } παίρνει
  } 100.
cc-told-card-true = { $whoYou ->
    [yes] Ελέγχετε
   *[no] { $who } ελέγχει
  }: { $card } ({ $ownerYou ->
    [yes] δική σας
   *[no] { $owner }
  }): είναι γνήσια.
cc-told-swapped = { $toYou ->
    [yes] { $who } σας δίνει { $mine } για **{ $theirs }**.
   *[no] { $whoYou ->
        [yes] Δίνετε { $mine } για **{ $theirs }** ({ $to }).
       *[no] { $who } δίνει { $mine } για **{ $theirs }** ({ $to }).
      }
  }
cc-told-chest = { $whoYou ->
    [yes] Τραβάτε
   *[no] { $who } τραβά
  } Απόφαση: **{ $card }**. { $text }
cc-told-keeps = { $whoYou ->
    [yes] Κρατάτε
   *[no] { $who } κρατά
  }: { $card }· κάτω από τη στοίβα: { $other }.
cc-told-traded = { $whoYou ->
    [yes] **Ανταλλάξατε** με: { $to }.
   *[no] { $toYou ->
        [yes] { $who } **αντάλλαξε** μαζί σας.
       *[no] { $who } **αντάλλαξε** με: { $to }.
      }
  }
cc-told-trade-off = Η ανταλλαγή ({ $whoYou ->
    [yes] εσείς
   *[no] { $who }
  }, { $toYou ->
    [yes] εσείς
   *[no] { $to }
  }) ακυρώνεται.
cc-did-offer = { $toYou ->
    [yes] { $who } σας προτείνει ανταλλαγή: { $things }.
   *[no] { $whoYou ->
        [yes] Προτείνετε ανταλλαγή ({ $to }): { $things }.
       *[no] { $who } προτείνει ανταλλαγή ({ $to }): { $things }.
      }
  }
cc-did-counter = { $whoYou ->
    [yes] Προτείνετε
   *[no] { $who } προτείνει
  } κάτι άλλο: { $things }.
cc-did-gives = δίνει { $things }
cc-did-gets = παίρνει { $things }
cc-did-moves = { $count ->
    [one] { $things } αλλάζει χέρια
   *[other] { $things } αλλάζουν χέρια
  }
cc-did-free-hotel = { $whoYou ->
    [yes] Βάζετε
   *[no] { $who } βάζει
  } ξενοδοχείο ({ $street }) με την κάρτα Δωρεάν ξενοδοχείο.
cc-did-permit = { $whoYou ->
    [yes] Αγοράζετε
   *[no] { $who } αγοράζει
  } ξενοδοχείο ({ $street }) με την Οικοδομική άδεια.
cc-did-exchange = { $whoYou ->
    [yes] Αλλάζετε
   *[no] { $who } αλλάζει
  } { $given } με { $taken }.
cc-did-bid = { $whoYou ->
    [yes] Προσφέρετε
   *[no] { $who } προσφέρει
  } **{ $amount }**.
cc-did-check = Θέλετε να ελέγξετε ένα.
cc-did-wish = Ζητάτε ξενοδοχείο: { $street }.
cc-did-fine = { $whoYou ->
    [yes] Θέλετε
   *[no] { $who } θέλει
  } έξοδο από τη φυλακή για 50.
cc-did-cell-card = { $whoYou ->
    [yes] Χρησιμοποιείτε
   *[no] { $who } χρησιμοποιεί
  } το Αποφυλακιστήριο.
cc-did-keep = { $whoYou ->
    [yes] Κρατάτε
   *[no] { $who } κρατά
  } την παλιά κάρτα Εντολής.
cc-did-waive = { $whoYou ->
    [yes] Χαρίζετε
   *[no] { $who } χαρίζει
  } το ενοίκιο.
cc-did-pass = { $whoYou ->
    [yes] Πάτε πάσο.
   *[no] { $who }: πάσο.
  }
cc-did-refuse = { $whoYou ->
    [yes] Απορρίπτετε.
   *[no] { $who } απορρίπτει.
  }
cc-did-accept-keep-old = { $whoYou ->
    [yes] Δέχεστε και κρατάτε
   *[no] { $who } δέχεται και κρατά
  } την παλιά κάρτα Εντολής.
cc-did-accept-keep-new = { $whoYou ->
    [yes] Δέχεστε και κρατάτε
   *[no] { $who } δέχεται και κρατά
  } τη νέα κάρτα Εντολής.
cc-did-keep-old = { $whoYou ->
    [yes] Θα κρατήσετε
   *[no] { $who } θα κρατήσει
  } την παλιά κάρτα Εντολής.
cc-did-keep-new = { $whoYou ->
    [yes] Θα κρατήσετε
   *[no] { $who } θα κρατήσει
  } τη νέα κάρτα Εντολής.
cc-did-give-up = { $whoYou ->
    [yes] Παραιτείστε.
   *[no] { $who } παραιτείται.
  }

## Συμβουλές για μια πρώτη παρτίδα

cc-guide-1 = Πατήστε το κουμπί για να ρίξετε τα δύο ζάρια και να προχωρήσετε. Πριν, μπορείτε και να ανταλλάξετε, να αλλάξετε χαρτονομίσματα ή να παίξετε κάρτα.
cc-guide-2 = Ο δρόμος δεν είναι κανενός: αγοράστε τον στην τιμή του ή βγάλτε τον σε δημοπρασία, όπου προσφέρουν όλοι.
cc-guide-3 = Αυτά τα χαρτονομίσματα πάνε στο τραπέζι. Το ένα τρίτο όλων είναι πλαστά, και κανείς δεν ξέρει ποια· οι άλλοι μπορούν να ελέγξουν ένα. Πατήστε για να διαλέξετε άλλα.
cc-guide-4 = Μια πράσινη μάρκα ελέγχει ένα χαρτονόμισμα. Πλαστό: το κρατάτε, και πρέπει να αντικατασταθεί. Γνήσιο: ξοδεύεται μόνο η μάρκα, ως την Αφετηρία.
cc-guide-5 = Ένας αντίπαλος στέκεται στον δρόμο σας. Το ενοίκιο οφείλεται μόνο αν το ζητήσετε.
cc-guide-6 = Οι προσφορές ανεβαίνουν σε δεκάδες, τουλάχιστον κατά 10. Ο τελευταίος πληρώνει την τράπεζα· πηγαίνετε πάσο όταν ακριβύνει.
cc-guide-7 = Πάρτε μία από τις τρεις ανοιχτές κάρτες και παίξτε την αργότερα. Καθεμία υπάρχει δύο φορές, η μία πλαστή· μια πλαστή κάρτα ισχύει αν δεν την ελέγξει κανείς.
cc-guide-8 = Ένα ολόκληρο χρώμα είναι δικό σας: το ενοίκιο διπλασιάζεται, και μπορείτε να χτίσετε ξενοδοχεία. Σηκώστε το χέρι για να σας ρωτούν, ή πατήστε «Χτίσιμο» στη σειρά σας.
