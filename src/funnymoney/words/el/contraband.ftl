# Contraband: ό,τι λέει το τραπέζι. `cb-count-` μετρά κάρτες, `cb-tell-` είναι το ημερολόγιο.

## Κάρτες και ποσά

cb-kind-0 = Κρασί
cb-kind-1 = Πούρα
cb-kind-2 = Ποτό
cb-kind-3 = Άρωμα
cb-kind-4 = Ρολόι
cb-kind-5 = Φωτ. μηχανή
cb-kind-6 = Κολιέ
cb-kind-7 = Στέμμα
cb-kind-8 = Διπλω­ματικός Σάκος
cb-kind-9 = Απο­σκευή
cb-the-0 = το κρασί
cb-the-1 = τα πούρα
cb-the-2 = το ποτό
cb-the-3 = το άρωμα
cb-the-4 = το ρολόι
cb-the-5 = τη φωτογραφική μηχανή
cb-the-6 = το κολιέ
cb-the-7 = το στέμμα
cb-the-8 = τον Διπλωματικό Σάκο
cb-the-9 = την αποσκευή
cb-count-0 = { $count ->
    [one] { $count } κρασί
   *[other] { $count } κρασιά
}
cb-count-1 = { $count ->
    [one] { $count } κουτί πούρα
   *[other] { $count } κουτιά πούρα
}
cb-count-2 = { $count ->
    [one] { $count } ποτό
   *[other] { $count } ποτά
}
cb-count-3 = { $count ->
    [one] { $count } άρωμα
   *[other] { $count } αρώματα
}
cb-count-4 = { $count ->
    [one] { $count } ρολόι
   *[other] { $count } ρολόγια
}
cb-count-5 = { $count ->
    [one] { $count } φωτογραφική μηχανή
   *[other] { $count } φωτογραφικές μηχανές
}
cb-count-6 = { $count } κολιέ
cb-count-7 = { $count ->
    [one] { $count } στέμμα
   *[other] { $count } στέμματα
}
cb-count-8 = { $count ->
    [one] { $count } Διπλωματικό Σάκο
   *[other] { $count } Διπλωματικούς Σάκους
}
cb-count-9 = { $count ->
    [one] { $count } αποσκευή
   *[other] { $count } αποσκευές
}
cb-articles = { $count ->
    [one] { $count } είδος
   *[other] { $count } είδη
}
cb-money = { $amount } F
cb-nothing = τίποτα
cb-none = καμία
cb-immunity = ασυλία
cb-free = χωρίς δασμό
cb-duty = Δασμός
cb-fine = Πρόστιμο
cb-damages = Αποζημίωση
cb-reward = Αμοιβή

## Η αίθουσα

cb-customs = Τελωνείο
cb-closed = Κλειστή βαλίτσα
cb-open = Ανοιχτή βαλίτσα
cb-case = Βαλίτσα καθ’ οδόν
cb-officer = Τελώνης
cb-officer-is = Τελώνης: { $who }
cb-cards-left = { $count ->
    [one] μένει { $count } κάρτα
   *[other] μένουν { $count } κάρτες
}
cb-cards-seen = { $count ->
    [0] άδεια
    [one] { $count } κάρτα, φανερή
   *[other] { $count } κάρτες, όλες φανερές
}
cb-open-show = { $count ->
    [one] Ανοιχτή βαλίτσα: { $count } κάρτα. Δείτε την.
   *[other] Ανοιχτή βαλίτσα: { $count } κάρτες. Δείτε τις.
}
cb-seen = { $seen } από { $all } στην ανοιχτή βαλίτσα
cb-seen-of = { $seen } από { $all }
cb-stamp-true = Αλήθεια
cb-stamp-lie = Ψέμα
cb-quote = «{ $text }.»
cb-quote-nothing = «Τίποτα προς δήλωση.»
cb-quote-immunity = «Επικαλούμαι ασυλία.»
cb-quote-ask = «Κάτι να δηλώσετε;»
cb-quote-look = «Για να δούμε…»
cb-quote-next = «Ο επόμενος.»
cb-quote-pass = «Περάστε.»
cb-quote-pass-duty = «{ $amount } δασμός. Περάστε.»
cb-quote-fine = «Θα πληρώσετε { $amount }.»
cb-quote-sorry = «{ $amount }, με συγγνώμη.»
cb-quote-true = «Όλα εντάξει.»
cb-quote-caught = «Μάλιστα, μάλιστα.»
cb-quote-over = «Κλείσαμε.»

## Ο δρόμος της βαλίτσας

cb-belt = Ο δρόμος της βαλίτσας
cb-belt-says = { $whoYou ->
    [yes] λέτε τι έχει μέσα
   *[no] λέει τι έχει μέσα
}
cb-belt-said = { $whoYou ->
    [yes] είπατε: { $said }
   *[no] είπε: { $said }
}
cb-belt-throws = { $whoYou ->
    [yes] πετάτε, τραβάτε
   *[no] πετά, τραβά
}
cb-belt-decides = { $whoYou ->
    [yes] πιστεύετε ή ψάχνετε
   *[no] πιστεύει ή ψάχνει
}
cb-belt-believed = { $whoYou ->
    [yes] το πιστέψατε
   *[no] το πίστεψε
}
cb-belt-next = { $whoYou ->
    [yes] δέχεστε ή καταδίδετε
   *[no] δέχεται ή καταδίδει
}
cb-belt-later = { $whoYou ->
    [yes] Εσείς: αργότερα
   *[no] { $who }: αργότερα
}

## Όσα ειπώθηκαν

cb-said = Ειπώθηκαν σε αυτόν τον γύρο
cb-said-nothing-yet = Τίποτα ακόμη.
cb-threw = πριν από αυτό πετάχτηκε: { $what }
cb-fate-waits = εκκρεμεί
cb-fate-believed = πιστεύτηκε
cb-fate-accepted = πέρασε
cb-fate-searched-true = έρευνα: αλήθεια
cb-fate-searched-lie = έρευνα: ψέμα
cb-fate-informed-true = κατάδοση: αλήθεια
cb-fate-informed-lie = κατάδοση: ψέμα
cb-end-caught = πιάστηκε, { $amount }
cb-paid-duty = πλήρωσε { $amount }
cb-paid-fine = πρόστιμο { $amount }
cb-paid-damages = πλήρωσε { $amount }
cb-paid-reward = πλήρωσε { $amount }
cb-paid-nothing = δεν πλήρωσε
cb-got-from = { $whoYou ->
    [yes] { $amount } από εσάς
   *[no] { $amount } από { $who }
}

## Βήματα και κατάσταση

cb-step-draw = Τράβηγμα
cb-step-rejection = Αλλαγή κάρτας
cb-step-declaration = Δήλωση
cb-step-inspection = Αποφασίζει ο Τελώνης
cb-step-acceptance = Αποφασίζει ο επόμενος
cb-status-declaration = Δηλώνει
cb-status-inspection = Αποφασίζει
cb-status-acceptance = Αποφασίζει
cb-status-rejection = Πετά κάρτα
cb-status-officer = Τελώνης
cb-status-holder = Δήλωσε
cb-status-next = Επόμενος
cb-status-waits = Περιμένει
cb-office = Τελώνης { $number } από { $all }
cb-searches = έρευνες { $all }, σωστές { $right }
cb-cards-only-you = { $count ->
    [one] { $count } κάρτα, μόνο εσείς
   *[other] { $count } κάρτες, μόνο εσείς
}
cb-has-cards = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
cb-last-said = είπε: { $said }
cb-last-nothing = δεν είπε τίποτα ακόμη

## Ερωτήσεις

cb-ask-declaration = Τι δηλώνετε;
cb-more-declaration = Ορίστε πόσα από κάθε είδος λέτε ότι έχετε. Δεν χρειάζεται να είναι αλήθεια.
cb-ask-inspection = { $who } λέει: { $said }
cb-you-are-officer = Είστε ο Τελώνης.
cb-ask-acceptance = { $officer }: μπορεί να περάσει. Εσείς;
cb-more-acceptance = { $who } είπε: { $said }. Δεν έχετε κοιτάξει μέσα.
cb-ask-rejection = Ποια κάρτα πετάτε;
cb-more-rejection = Πηγαίνει ανοιχτή στην ανοιχτή βαλίτσα. Μετά τραβάτε μία.
cb-more-bag = Ο Διπλωματικός Σάκος δεν ισχύει δεύτερη φορά: πρέπει να φύγει. Μετά τραβάτε μία.
cb-ask-over = Η παρτίδα τελείωσε.
cb-more-over = Ο καθένας έγινε Τελώνης μία φορά.
cb-not-seen = Δεν έχουν πεταχτεί ακόμη: { $what }.
cb-left-of = { $what } { $left } από { $all }
cb-wait-declaration = { $who } σκέφτεται τι θα δηλώσει.
cb-wait-inspection = { $who } είπε: { $said }. { $officer } πιστεύει ή ψάχνει.
cb-wait-acceptance = { $whoYou ->
    [yes] { $officer } σας πίστεψε.
   *[no] { $officer } πίστεψε: { $who }.
} { $next } δέχεται ή καταδίδει.
cb-wait-rejection = { $who } διαλέγει μια κάρτα να πετάξει.
cb-over = Η παρτίδα τελείωσε.

## Δήλωση

cb-only-you-see = Μόνο εσείς τις βλέπετε
cb-goods-to-declare = Είδη προς δήλωση
cb-say-it = { $what }: δηλώστε το ή όχι
cb-lift = { $what }: σηκώστε την κάρτα
cb-why-baggage = Χωρίς δασμό: δεν χρειάζεται δήλωση.
cb-why-bag = Πρώτα πρέπει να πεταχτεί ο Διπλωματικός Σάκος.
cb-why-full = Δεν δηλώνετε περισσότερα από όσες κάρτες έχετε.
cb-why-throw = Αγγίξτε την κάρτα που θα φύγει.
cb-you-say = Λέτε: { $said }.
cb-believed = Αν σας πιστέψουν: πληρώνετε **{ $amount }**.
cb-searched-true = { $free ->
    [yes] Με έρευνα: παίρνετε **{ $damages }**.
   *[no] Με έρευνα: πληρώνετε **{ $duty }**, παίρνετε **{ $damages }**.
}
cb-searched-lie = Με έρευνα: πληρώνετε **{ $amount }**.
cb-informed-true = { $free ->
    [yes] Με κατάδοση: παίρνετε **{ $damages }**.
   *[no] Με κατάδοση: πληρώνετε **{ $duty }**, παίρνετε **{ $damages }**.
}
cb-informed-lie = Με κατάδοση: πληρώνετε **{ $amount }**.
cb-verdict-true = η αλήθεια
cb-verdict-bag = αλήθεια: ο Σάκος είναι μέσα
cb-verdict-no-bag = ψέμα: δεν έχετε τον Σάκο
cb-verdict-hidden = ψέμα: κρύβετε { $hidden }
cb-verdict-invented = ψέμα: επινοείτε { $invented }
cb-verdict-swapped = ψέμα: κρύβετε { $hidden } και επινοείτε { $invented }
cb-truth = Η αλήθεια
cb-truth-why = Ορίστε τα είδη σε αυτά που έχετε πραγματικά
cb-claim = Επίκληση ασυλίας
cb-claim-why = Πείτε ότι έχετε τον Διπλωματικό Σάκο, αντί να δηλώσετε είδη
cb-go-declare = Δηλώστε { $goods } · { $duty }
cb-go-declare-nothing = Τίποτα προς δήλωση
cb-go-claim = Επικαλεστείτε ασυλία
cb-go-throw = Πετάξτε μια κάρτα
cb-go-throw-this = Πετάξτε { $what }
cb-was-said = { $who } είπε: { $said }.
cb-was-true = ήταν αλήθεια
cb-was-lie = ήταν ψέμα

## Πιστεύω ή ψάχνω, δέχομαι ή καταδίδω

cb-slip = Δήλωση: { $who }
cb-nothing-to-declare = Τίποτα προς δήλωση
cb-surely = Σίγουρα μέσα: { $cards }
cb-believe = Πιστέψτε
cb-search = Ψάξτε
cb-accept = Δεχτείτε
cb-inform = Καταδώστε
cb-key-believe = Π
cb-key-search = Ψ
cb-key-accept = Δ
cb-key-inform = Κ
cb-believe-one = { $free ->
    [yes] { $who } δεν πληρώνει τίποτα
   *[no] { $who } σας πληρώνει **{ $duty }**
}
cb-believe-two = { $next } μπορεί να καταδώσει: αν είναι ψέμα, παίρνετε τα πρόστιμα και πληρώνετε **{ $reward }**
cb-search-one = { $claimed ->
    [yes] ψέμα: { $who } σας πληρώνει **{ $claim }** και όλα τα πρόστιμα
   *[no] ψέμα: { $who } σας πληρώνει όλα τα πρόστιμα
}
cb-search-two = { $free ->
    [yes] αλήθεια: πληρώνετε **{ $damages }**
   *[no] αλήθεια: δασμός **{ $duty }**, πληρώνετε **{ $damages }**
}
cb-accept-one = { $size ->
    [one] δείτε την κάρτα
   *[other] δείτε τις { $size } κάρτες
}, πετάξτε μία,
cb-accept-two = τραβήξτε μία, μετά δηλώστε
cb-inform-one = { $needs ->
    [yes] ψέμα με πρόστιμο: { $officer } σας πληρώνει **{ $reward }**
   *[no] ψέμα: { $officer } σας πληρώνει **{ $reward }**
}
cb-inform-two = αλήθεια: πληρώνετε **{ $damages }** προς: { $who }

## Επιλογές σε μία γραμμή

cb-label-declare = Δηλώστε { $goods }: δασμός { $duty }
cb-label-declare-nothing = Μη δηλώσετε τίποτα
cb-label-immunity = Επικαλεστείτε ασυλία: κανένας δασμός· αν βρεθείτε χωρίς τον Διπλωματικό Σάκο, πληρώνετε { $claim } και όλα τα πρόστιμα
cb-label-throw = Πετάξτε { $what }
cb-label-believe = Πιστέψτε: { $who } σας πληρώνει { $duty }· αν είναι ψέμα και { $next } καταδώσει, παίρνετε τα πρόστιμα και πληρώνετε { $reward }
cb-label-search = Ψάξτε: αν είναι αλήθεια παίρνετε { $duty } και πληρώνετε { $damages }, αλλιώς παίρνετε τα πρόστιμα
cb-label-accept = Δεχτείτε: κοιτάξτε μέσα, πετάξτε μία κάρτα, τραβήξτε μία, δηλώστε
cb-label-inform = Καταδώστε: αν είναι ψέμα παίρνετε { $reward }, αλλιώς πληρώνετε { $damages }
cb-thing = { $what } (δασμός { $duty }, πρόστιμο { $fine })
cb-pick-nothing = Μη δηλώσετε τίποτα
cb-pick-truth = Η αλήθεια: { $goods }

## Το ημερολόγιο

cb-heading = Γύρος { $number }: { $whoYou ->
    [yes] είστε στον πάγκο
   *[no] { $who } στον πάγκο
}
cb-tell-officer = { $whoYou ->
    [yes] Είστε ο Τελώνης.
   *[no] Τελώνης: { $who }.
}
cb-tell-round-over = Ο γύρος { $number } τελείωσε.
cb-tell-declare = { $whoYou ->
    [yes] Δηλώνετε
   *[no] { $who } δηλώνει
}: **{ $said }**.
cb-tell-immunity = { $whoYou ->
    [yes] Επικαλείστε
   *[no] { $who } επικαλείται
} **ασυλία**.
cb-tell-believe = { $whoYou ->
    [yes] Το πιστεύετε.
   *[no] { $who } το πιστεύει.
}
cb-tell-search = { $whoYou ->
    [yes] Ψάχνετε
   *[no] { $who } ψάχνει
} τη βαλίτσα!
cb-tell-accept = { $whoYou ->
    [yes] Παίρνετε
   *[no] { $who } παίρνει
} τη βαλίτσα.
cb-tell-inform = { $whoYou ->
    [yes] Δεν το πιστεύετε και καταδίδετε!
   *[no] { $who } δεν το πιστεύει και καταδίδει!
}
cb-tell-throw = { $whoYou ->
    [yes] Πετάτε **{ $what }** και τραβάτε μία κάρτα.
   *[no] { $who } πετά **{ $what }** και τραβά μία κάρτα.
}
cb-tell-opened = { $truth ->
    [true] { $whoYou ->
        [yes] **Αλήθεια:** η βαλίτσα σας έχει
       *[no] **Αλήθεια:** η βαλίτσα ({ $who }) έχει
    } { $cards }.
    [lie] { $whoYou ->
        [yes] **Ψέμα:** η βαλίτσα σας έχει
       *[no] **Ψέμα:** η βαλίτσα ({ $who }) έχει
    } { $cards }.
   *[unknown] { $whoYou ->
        [yes] Η βαλίτσα σας έχει
       *[no] Η βαλίτσα ({ $who }) έχει
    } { $cards }.
}
cb-tell-duty = { $toYou ->
    [yes] { $who } σας πληρώνει { $amount } δασμό.
   *[no] { $whoYou ->
        [yes] Πληρώνετε
       *[no] { $who } πληρώνει
    } { $amount } δασμό προς: { $to }.
}
cb-tell-fine = { $toYou ->
    [yes] { $who } σας πληρώνει { $amount } πρόστιμα.
   *[no] { $whoYou ->
        [yes] Πληρώνετε
       *[no] { $who } πληρώνει
    } { $amount } πρόστιμα προς: { $to }.
}
cb-tell-damages = { $toYou ->
    [yes] { $who } σας πληρώνει { $amount } αποζημίωση.
   *[no] { $whoYou ->
        [yes] Πληρώνετε
       *[no] { $who } πληρώνει
    } { $amount } αποζημίωση προς: { $to }.
}
cb-tell-reward = { $toYou ->
    [yes] { $who } σας πληρώνει αμοιβή { $amount }.
   *[no] { $whoYou ->
        [yes] Πληρώνετε
       *[no] { $who } πληρώνει
    } αμοιβή { $amount } προς: { $to }.
}
cb-tell-packed = Παίρνετε νέες κάρτες: { $cards }.
cb-tell-received = Έχει μέσα: { $cards }.
cb-tell-drew = Τραβήξατε: { $cards }.

## Το τραπέζι ως κείμενο, και όσα ξέρετε μόνο εσείς

cb-fact-table = Το τραπέζι
cb-fact-round = Γύρος
cb-round-of = { $number } από { $all }
cb-case-with = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}, { $name }, { $passes ->
    [0] μόλις γέμισε
    [one] πέρασε μία φορά
   *[other] πέρασε { $passes } φορές
}
cb-fact-thrown = Πετάχτηκαν από αυτήν
cb-fact-damages = Αποζημίωση για ψευδή κατηγορία
cb-fact-reward = Αμοιβή του Καταδότη
cb-fact-claim = Επιπλέον πρόστιμο για ψευδή ασυλία
cb-fact-player = Παίκτης
cb-fact-money = Χρήματα
cb-fact-role = Ρόλος
cb-fact-said = Δήλωσε
cb-fact-threw = Πέταξε
cb-fact-prices = Δασμός και πρόστιμο
cb-fact-article = Είδος
cb-fact-seen = Φανερά
cb-fact-fate = Τι απέγινε
cb-own-cards = Οι κάρτες σας
cb-own-duty = Δασμός γι’ αυτές
cb-own-fine = Πρόστιμο γι’ αυτές
cb-own-passed = Περάσατε
cb-own-drew = Τραβήξατε
cb-own-known = Σίγουρα ακόμη μέσα
cb-own-unseen = Δεν τα είδατε
cb-own-nothing = Δεν ξέρετε τίποτα γι’ αυτή τη βαλίτσα.
cb-secret-inside = Μέσα στη βαλίτσα: { $who }
cb-secret-true = είπε: { $said }. Αλήθεια.
cb-secret-lie = είπε: { $said }. Ψέμα.
cb-secret-knows = { $who } ξέρει για: { $cards }

## Πρώτη παρτίδα

cb-guide-1 = Οι μωβ κάρτες είναι δικές σας· δεν τις βλέπει κανείς άλλος. Πείτε πόσα είδη έχετε: αγγίξτε μια κάρτα ή ένα είδος. Αν σας πιστέψουν, πληρώνετε το πράσινο ποσό για κάθε είδος που δηλώσατε.
cb-guide-2 = Το ψέμα επιτρέπεται. Αν σας ψάξουν και δεν ήταν η ακριβής αλήθεια, πληρώνετε το κόκκινο ποσό για όλα όσα έχετε. Αν ήταν αλήθεια, παίρνετε αποζημίωση.
cb-guide-3 = Είστε ο Τελώνης. Αν πιστέψετε, παίρνετε τον δασμό για όσα ειπώθηκαν. Αν ψάξετε, ένα ψέμα σας δίνει όλα τα πρόστιμα, αλλά για την αλήθεια πληρώνετε αποζημίωση.
cb-guide-4 = Η βαλίτσα έρχεται σε εσάς. Αν τη δεχτείτε, κοιτάτε μέσα και την πάτε παρακάτω. Αν καταδώσετε, ένα ψέμα σας δίνει την αμοιβή, αλλά για την αλήθεια πληρώνετε αποζημίωση.
cb-guide-5 = Μία κάρτα πρέπει να φύγει, ανοιχτή, για να τη δουν όλοι. Αγγίξτε τη για να σηκωθεί· μετά τραβάτε άλλη.
cb-guide-6 = Αντί για είδη μπορείτε να επικαλεστείτε ασυλία με το διπλανό κουμπί. Αν σας πιστέψουν, δεν κοστίζει τίποτα· χωρίς τον Διπλωματικό Σάκο μια έρευνα κοστίζει παραπάνω.
cb-guide-7 = Αυτός ο κατάλογος κρατά όσα ειπώθηκαν στον γύρο και τι απέγιναν. Χοντρή γραμμή: νέα βαλίτσα, νέες κάρτες.
