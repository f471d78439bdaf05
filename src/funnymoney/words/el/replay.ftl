# Το τέλος μιας παρτίδας, η επανάληψή της και ο έλεγχος της μοιρασιάς.

## Το τέλος

end-title = Τελικός λογαριασμός
end-tab = Τέλος · { $game }
end-after = Μετά από { $rounds ->
    [one] έναν γύρο
   *[other] { $rounds } γύρους
  } και { $choices } αποφάσεις
end-reckoning-now = Γίνεται ο λογαριασμός…
end-skip = Παράλειψη
end-wins = { $whoYou ->
    [yes] Κερδίζετε με { $money }
   *[no] Νικητής: { $who } με { $money }
  }
end-shared = Κοινή νίκη: { $who } με { $money }
end-ahead = Διαφορά { $margin } από { $whoYou ->
    [yes] εσάς
   *[no] { $who }
  }.
end-tie = Ισοπαλία στα { $money }: έκριναν οι κανόνες.
end-truth =
    { $game ->
        [contraband]
            { $whoYou ->
                [yes] Τα ψέματά σας:
               *[no] Ψέματα ({ $who }):
            } { $lies ->
                [0] κανένα.
                [one]
                    ένα, { $caught ->
                        [0] και πέρασε.
                       *[other] και πιάστηκε.
                    }
               *[other]
                    { $lies }· { $caught ->
                        [0] δεν πιάστηκε κανένα.
                        [one] πιάστηκε ένα.
                       *[other] πιάστηκαν { $caught }.
                    }
            }
        [crooked_cash]
            { $whoYou ->
                [yes] Πληρώσατε
               *[no] { $who }: πληρωμή
            } { $lies ->
                [0] χωρίς κανένα πλαστό.
                [one]
                    με ένα πλαστό· { $caught ->
                        [0] δεν το είδε κανείς.
                       *[other] βρέθηκε.
                    }
               *[other]
                    με { $lies } πλαστά· { $caught ->
                        [0] δεν βρέθηκε κανένα.
                        [one] βρέθηκε ένα.
                       *[other] βρέθηκαν { $caught }.
                    }
            }
       *[other]
            { $whoYou ->
                [yes] Περάσατε
               *[no] { $who }: πέρασαν
            } πλαστά αξίας { $money }{ $lost ->
                [0] .
               *[other] , και βρέθηκαν { $lost }.
            }
    }
end-rematch = Ρεβάνς
end-to-rematch = Στη ρεβάνς
end-rematch-there = Παρόντες: { $there } από { $all }
end-replay = Επανάληψη
end-share = Κοινοποίηση
end-link-of = Σύνδεσμος για την επανάληψη
end-what-if = Συνεχίσατε από την κίνηση { $at } μιας άλλης παρτίδας· δεν μετράει στα αποτελέσματά σας.
end-to-original = Σε εκείνη την παρτίδα
end-player = Παίκτης
end-place = Θέση
end-where-from = Από πού ήρθαν
end-chart = { $game ->
    [ffuffziger] Τα νομίσματα στον χρόνο
    [contraband] Τα χρήματα στον χρόνο
    [counterfeiters] Τα χρήματα στον χρόνο
    [crooked_cash] Τα χρήματα στον χρόνο
   *[other] Η βαθμολογία στον χρόνο
  }
end-chart-about = Γραμμές για { $names }, σε { $rounds ->
    [one] έναν γύρο
   *[other] { $rounds } γύρους
  }. Ακολουθούν τα ίδια σε πίνακα.
end-chart-table = Ως πίνακας
end-after-round = Μετά τον γύρο { $number }
end-at-start = Στην αρχή
end-round = Γύρος { $number }
end-marks = Σημεία καμπής
end-bluff = { $game ->
    [counterfeiters] Το μεγαλύτερο κόλπο
    [ffuffziger] Το μεγαλύτερο κόλπο
   *[other] Το μεγαλύτερο ψέμα που πέρασε
  }
end-failed = { $game ->
    [ffuffziger] Το ακριβότερο εύρημα
   *[other] Το μεγαλύτερο ψέμα που πιάστηκε
  }
end-second = Ένα άλλο κόλπο
end-no-bluff = Κανείς δεν πέρασε τίποτα σε κανέναν.
end-no-failed = Δεν πιάστηκε κανείς.
end-see-it = Δείτε την κίνηση { $at }
end-said = Ειπώθηκε
end-held = Στην πραγματικότητα
end-all-secrets = Όλα τα μυστικά ανοιχτά
end-passed-list = { $game ->
    [contraband] Ψέματα που πέρασαν
   *[other] Τι πέρασε
  }
end-caught-list = { $game ->
    [contraband] Ψέματα που πιάστηκαν
   *[other] Τι βρέθηκε
  }
end-lamp = { $game ->
    [counterfeiters] Κάτω από τη λάμπα: τι πέρασε;
    [ffuffziger] Κάτω από τη λάμπα: τι πέρασε;
    [crooked_cash] Κάτω από τη λάμπα: ποιος πλήρωσε με πλαστά;
   *[other] Κάτω από τη λάμπα: ποιος είπε ψέματα;
  }
end-dot-truth = { $game ->
    [counterfeiters] τίποτα να βρεθεί
    [ffuffziger] τίποτα να βρεθεί
    [crooked_cash] ελέγχθηκε, γνήσιο
   *[other] αλήθεια
  }
end-dot-lie = { $game ->
    [contraband] ψέμα που πέρασε
   *[other] πέρασε
  }
end-dot-caught = { $game ->
    [contraband] πιάστηκε
   *[other] βρέθηκε
  }
end-dot-open = δεν κρίθηκε ποτέ
end-lamp-told =
    { $game ->
        [contraband]
            { $lies ->
                [0] Κανένα ψέμα
                [one] Ένα ψέμα
               *[other] { $lies } ψέματα
            }, { $truths ->
                [0] καμία αλήθεια
                [one] μία αλήθεια
               *[other] { $truths } αλήθειες
            }
       *[other]
            { $lies ->
                [0] Τίποτα πλαστό
                [one] Μία φορά κάτι πλαστό
               *[other] { $lies } φορές κάτι πλαστό
            }
    }
end-lamp-caught = { $game ->
    [contraband] πιάστηκαν: { $caught }
   *[other] βρέθηκαν: { $caught }
  }
end-medals = Μετάλλια
end-medal-catch = **Καλύτερη σύλληψη.** { $whoYou ->
    [yes] Πιάσατε ψέμα
   *[no] { $who } έπιασε ψέμα
  } { $otherYou ->
    [yes] δικό σας
   *[no] ({ $other })
  }: παίζονταν { $money }.
end-medal-doubt = **Ακριβότερη αμφιβολία.** { $whoYou ->
    [yes] Δεν πιστέψατε
   *[no] { $who } δεν πίστεψε
  } { $otherYou ->
    [yes] τη δική σας αλήθεια
   *[no] την αλήθεια ({ $other })
  }: { $money }.
end-medal-bold = **Μεγαλύτερη τόλμη.** { $whoYou ->
    [yes] Δώσατε
   *[no] { $who } έδωσε
  } κάτι πλαστό { $count ->
    [one] μία φορά
   *[other] { $count } φορές
  }, συχνότερα από όλους.
end-medal-honest = **Μεγαλύτερη τιμιότητα.** { $count ->
    [0] { $whoYou ->
        [yes] Δεν δώσατε ποτέ κάτι πλαστό.
       *[no] { $who } δεν έδωσε ποτέ κάτι πλαστό.
      }
    [one] { $whoYou ->
        [yes] Δώσατε κάτι πλαστό μόνο μία φορά.
       *[no] { $who } έδωσε κάτι πλαστό μόνο μία φορά.
      }
   *[other] { $whoYou ->
        [yes] Δώσατε κάτι πλαστό μόνο { $count } φορές.
       *[no] { $who } έδωσε κάτι πλαστό μόνο { $count } φορές.
      }
  }
end-medal-luck = **Ποτέ δεν πιάστηκε.** { $whoYou ->
    [yes] Περάσατε
   *[no] { $who } πέρασε
  } { $money } μπροστά από όλους.
end-fair = Τίμιο ανακάτεμα
end-fair-seal = Η σφραγίδα πριν από την πρώτη κάρτα:
end-fair-branch = Αυτή η παρτίδα συνεχίζει μια άλλη: η μοιρασιά της δεν είχε δηλωθεί.
end-check = Ελέγξτε το μόνοι σας
end-broken = Ο λογαριασμός δεν διαβάστηκε. Δεν χάθηκε τίποτα.

## Τα χρήματα κάθε παιχνιδιού, και όποιος δεν είναι παίκτης

tale-money = { $game ->
    [contraband] { $amount } F
    [counterfeiters] ${ $amount }
    [ffuffziger] { $count ->
        [one] { $amount } νόμισμα
       *[other] { $amount } νομίσματα
      }
    [crooked_cash] B{ $amount }
   *[other] { $count ->
        [one] { $amount } βαθμός
       *[other] { $amount } βαθμοί
      }
  }
tale-worth = { $game ->
    [contraband] { $amount } F
    [counterfeiters] ${ $amount }
    [ffuffziger] { $amount }
    [crooked_cash] B{ $amount }
   *[other] { $amount }
  }
tale-bank = { $game ->
    [counterfeiters] ο Νονός
    [ffuffziger] ο εφοριακός
   *[other] η τράπεζα
  }

## Από τι αποτελούνται οι βαθμοί

tale-col-start = αρχή
tale-col-score = βαθμοί
tale-col-duty = δασμοί
tale-col-fine = πρόστιμα
tale-col-damages = αποζη­μιώσεις
tale-col-reward = αμοιβές
tale-col-tax = φορο­διαφυγή
tale-col-supermarkets = σούπερ μάρκετ
tale-col-receivers = αποδέκτες
tale-col-diners = εστια­τόρια
tale-col-lottery = λαχεία
tale-col-contacts = επαφές
tale-col-fares = ναύλοι
tale-col-godfather = Νονός
tale-col-auctions = δημο­πρασίες
tale-col-machines = μηχανές
tale-col-bonus = μπόνους
tale-col-notes_10 = των 10
tale-col-notes_20 = των 20
tale-col-notes_50 = των 50
tale-col-notes_100 = των 100
tale-col-notes_500 = των 500
tale-col-rents = τελικά ενοίκια
tale-col-group_rents = από ομάδες
tale-col-hotel_rents = από ξενο­δοχεία
tale-total = { $game ->
    [ffuffziger] νομίσματα
    [contraband] χρήματα
    [counterfeiters] χρήματα
    [crooked_cash] χρήματα
   *[other] βαθμολογία
  }
tale-amount-money = χρήματα
tale-amount-score = βαθμοί
tale-amount-offshore = από αυτά offshore
tale-amount-coins = νομίσματα
tale-amount-real = πραγματικά χρήματα
tale-amount-notes = πλαστά
tale-amount-false = από αυτά πλαστά
tale-flow-start = από τη μοιρασιά
tale-flow-salary = μισθός στην Αφετηρία
tale-flow-rents = ενοίκια
tale-flow-streets = αγορές δρόμων
tale-flow-hotels = ξενοδοχεία
tale-flow-sales = πωλήσεις στην τράπεζα
tale-flow-jail = Φυλακή
tale-flow-chest = Απόφαση
tale-flow-chance = Εντολή
tale-flow-trades = ανταλλαγές
tale-flow-rewards = ανταμοιβές για πλαστά
tale-flow-notes_seized = πλαστά που κατασχέθηκαν
tale-flow-notes_lost = χαρτονομίσματα που χάθηκαν
tale-flow-estates = περιουσίες χρεοκοπημένων
tale-flow-last_rents = τελικά ενοίκια

## Τι δόθηκε για κάτι άλλο

tale-lie-hidden_goods = { $whoYou ->
    [yes] Κρύβετε είδη
   *[no] { $who } κρύβει είδη
  }: δασμός { $money }
tale-lie-invented_goods = { $whoYou ->
    [yes] Δηλώνετε είδη που δεν υπάρχουν
   *[no] { $who } δηλώνει είδη που δεν υπάρχουν
  }
tale-lie-swapped_goods = { $whoYou ->
    [yes] Δηλώνετε άλλα είδη
   *[no] { $who } δηλώνει άλλα είδη
  } από όσα έχει η βαλίτσα{ $way ->
    [less] : δασμός { $money }
   *[more] {""}
  }
tale-lie-false_immunity = { $whoYou ->
    [yes] Επικαλείστε
   *[no] { $who } επικαλείται
  } ασυλία χωρίς τον Διπλωματικό Σάκο
tale-lie-fakes_in_supermarket = { $whoYou ->
    [yes] Ξεπλένετε πλαστά
   *[no] { $who } ξεπλένει πλαστά
  } στο σούπερ μάρκετ: { $money }
tale-lie-fakes_in_diner = { $whoYou ->
    [yes] Τα εστιατόριά σας ξεπλένουν
   *[no] Τα εστιατόρια ({ $who }) ξεπλένουν
  } { $money }
tale-lie-tax_fraud = { $whoYou ->
    [yes] Φοροδιαφεύγετε
   *[no] { $who } φοροδιαφεύγει
  }: { $money }
tale-lie-kept_offshore = { $whoYou ->
    [yes] Κρατάτε
   *[no] { $who } κρατάει
  } { $money } offshore ενώ περνάει ο Νονός
tale-lie-notes_in_auction = { $whoYou ->
    [yes] Κερδίζετε δημοπρασία
   *[no] { $who } κερδίζει δημοπρασία
  } με χαρτονομίσματα αξίας { $money }
tale-lie-notes_in_fist = { $whoYou ->
    [yes] Κερδίζετε κάρτα ξεπλύματος
   *[no] { $who } κερδίζει κάρτα ξεπλύματος
  } με { $money } στη γροθιά
tale-lie-notes_laundered = { $whoYou ->
    [yes] Ξεπλένετε
   *[no] { $who } ξεπλένει
  } χαρτονομίσματα αξίας { $money }
tale-lie-notes_seized = Ο εφοριακός κατάσχει χαρτονομίσματα αξίας { $money } { $whoYou ->
    [yes] από εσάς
   *[no] ({ $who })
  }
tale-lie-machines_scrapped = Μηχανές γίνονται σκραπ { $whoYou ->
    [yes] (δικές σας)
   *[no] ({ $who })
  }: απώλεια { $money }
tale-lie-false_note = { $whoYou ->
    [yes] Πληρώνετε
   *[no] { $who } πληρώνει
  } με πλαστό { $money }, χωρίς γνώση
tale-lie-known_false_note = { $whoYou ->
    [yes] Πληρώνετε
   *[no] { $who } πληρώνει
  } εν γνώσει με πλαστό { $money }
tale-lie-false_card = { $whoYou ->
    [yes] Παίζετε
   *[no] { $who } παίζει
  } μια πλαστή κάρτα
tale-lie-known_false_card = { $whoYou ->
    [yes] Παίζετε
   *[no] { $who } παίζει
  } μια κάρτα που είναι σίγουρα πλαστή
tale-passed = Δεν κοίταξε κανείς.
tale-passed-by = Το πίστεψαν: { $names }.
tale-found-by =
    { $game ->
        [contraband]
            { $byYou ->
                [yes] Ζητήσατε να ανοίξει.
               *[no] { $by }: «Ανοίξτε τη».
            }
       *[other]
            { $byYou ->
                [yes] Το βρήκατε.
               *[no] Το βρήκε: { $by }.
            }
    }

## Επανάληψη

replay-title = Επανάληψη
replay-tab = Επανάληψη · { $game }
replay-loading = Γυρίζουμε πίσω…
replay-not-found = Δεν υπάρχει τέτοια παρτίδα
replay-not-found-more = Ο σύνδεσμος είναι λάθος ή η παρτίδα διαγράφηκε.
replay-not-over = Η παρτίδα συνεχίζεται
replay-not-over-more = Όσο διαρκεί, μόνο όποιος παίζει μπορεί να ξαναδεί ό,τι είδε ο ίδιος.
replay-not-begun = Η παρτίδα δεν άρχισε
replay-not-begun-more = Δεν υπάρχει ακόμη κάτι να ξαναδείτε.
replay-broken = Η επανάληψη δεν διαβάστηκε
replay-to-table = Στο τραπέζι
replay-to-end = Τελικός λογαριασμός
replay-own-past = Η θέση σας ως τώρα
replay-move = Κίνηση { $at }
replay-move-of = Κίνηση { $at } από { $total }
replay-deal = Μοιρασιά
replay-end = Τέλος
replay-now = Τώρα
replay-round = Γύρος { $number }
replay-scrubber = Κινήσεις της παρτίδας
replay-controls = Χειριστήρια της επανάληψης
replay-look = Τι φαίνεται
replay-look-seat = Η θέση μου
replay-look-a-seat = Μια θέση
replay-look-public = Δημόσια
replay-look-all = Μυστικά
replay-look-from = Από τη θέση
replay-hide = Απόκρυψη όσων ακολουθούν
replay-back = Μία απόφαση πίσω
replay-on = Μία απόφαση μπροστά
replay-at-start = Αυτή είναι η πρώτη στιγμή.
replay-at-end = Αυτή είναι η τελευταία στιγμή.
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-speed = Ταχύτητα
replay-next-key = Επόμενη κρίσιμη στιγμή
replay-no-key = Δεν ακολουθεί άλλη κρίσιμη στιγμή.
replay-key-hidden = Η συνέχεια είναι κρυμμένη.
replay-share = Αντιγραφή συνδέσμου για αυτή τη στιγμή
replay-play-on = Συνεχίστε από εδώ
replay-play-on-short = Συνέχεια
replay-key-moments = Κρίσιμες στιγμές
replay-no-moments = Καμία ως τώρα.
replay-secrets = Μυστικά
replay-thoughts = Σκέψεις
replay-log = Ημερολόγιο
replay-moments = Στιγμές
replay-more = Μυστικά, σκέψεις και ημερολόγιο
replay-told-to = Μόνο για { $who }: { $text }
replay-moment-catch = { $byYou ->
    [yes] Πιάνετε ψέμα
   *[no] { $by } πιάνει ψέμα
  } { $whoYou ->
    [yes] δικό σας
   *[no] ({ $who })
  }: { $money }
replay-moment-doubt = { $byYou ->
    [yes] Αμφιβάλλετε
   *[no] { $by } αμφιβάλλει
  } άδικα { $whoYou ->
    [yes] για εσάς
   *[no] ({ $who })
  }
replay-moment-lead = { $whoYou ->
    [yes] Παίρνετε το προβάδισμα
   *[no] { $who } παίρνει το προβάδισμα
  }
replay-moment-gain = { $whoYou ->
    [yes] Κερδίζετε
   *[no] { $who } κερδίζει
  } { $money } μονομιάς
replay-moment-loss = { $whoYou ->
    [yes] Χάνετε
   *[no] { $who } χάνει
  } { $money } μονομιάς
replay-moment-decided = { $whoYou ->
    [yes] Προηγείστε από εδώ ως το τέλος
   *[no] { $who } προηγείται από εδώ ως το τέλος
  }

## Τι λένε τα μποτ

replay-believed = Τι πίστευε κάθε θέση
replay-believed-seat = Τι πίστευε αυτή η θέση
replay-estimate-about = Τα μποτ κρίνουν αυτή τη στιγμή με όσα ήξερε κάθε θέση, σε πολλούς φανταστικούς κόσμους που ταιριάζουν.
replay-estimate-ask = Ρωτήστε τα μποτ
replay-estimate-thinking = Σκέφτονται…
replay-estimate-choose = Διαλέξτε μια θέση, ή όλα τα μυστικά, για να δείτε τι πίστευε.
replay-shares = Μερίδιο νίκης, όπως το βλέπει κάθε θέση
replay-hints = Τι θα έκανε ένας ειδικός
replay-was-chosen = επιλέχθηκε
replay-belief-declaration = Η δήλωση ({ $who }) είναι αληθινή
replay-belief-note = Το { $worth } ({ $who }) είναι πλαστό
replay-belief-money = Κρυφά χρήματα: { $who }
replay-belief-offshore = Χρήματα offshore: { $who }
replay-belief-fist = Η γροθιά: { $who }
replay-belief-about = περίπου { $mean }
replay-no-beliefs = Εδώ κανείς δεν χρειάστηκε να μαντέψει.

## Συνέχεια από εδώ

branch-title = Κι αν;
branch-about = Ανοίγει νέο τραπέζι στην κίνηση { $at }. Παίρνετε μια θέση, τα μποτ τις άλλες· ό,τι ήταν κρυφό από αυτή τη θέση μένει κρυφό.
branch-seat = Η θέση σας
branch-level = Δύναμη των μποτ
branch-go = Άνοιγμα του τραπεζιού

## Έλεγχος της μοιρασιάς

check-title = Έλεγχος της μοιρασιάς
check-here = Υπολογίστηκε σε αυτή τη σελίδα
check-here-about = Ο περιηγητής σας υπολογίζει τη σφραγίδα και τον σπόρο από το αρχείο, χωρίς να ρωτήσει τον διακομιστή.
check-no-hash = Ο περιηγητής δεν υπολογίζει αποτυπώματα σε απλή διεύθυνση http άλλου υπολογιστή. Παρακάτω έλεγξε ο διακομιστής· ανοίξτε τη σελίδα με https, ή τρέξτε funnymoney verify, για να ελέγξετε μόνοι σας.
check-commitment = Σφραγίδα
check-seed = Σπόρος
check-promised = Η σφραγίδα πριν από την πρώτη κάρτα είναι αυτής της μοιρασιάς.
check-not-promised = Η σφραγίδα δεν ταιριάζει με αυτή τη μοιρασιά.
check-dealt = Ο σπόρος προκύπτει από τη σφραγίδα και όσα έδωσαν όλοι.
check-not-dealt = Ο σπόρος δεν προκύπτει από τη σφραγίδα.
check-yours = Ό,τι έδωσε ο περιηγητής σας είναι στο αρχείο.
check-not-yours = Ό,τι έδωσε ο περιηγητής σας δεν είναι στο αρχείο.
check-nothing-promised = Δεν είχε δηλωθεί τίποτα πριν από τη μοιρασιά, άρα δεν υπολογίζεται τίποτα.
check-server = Τι βρίσκει ο διακομιστής
check-server-away = Ο διακομιστής δεν μπόρεσε να ελέγξει τώρα.
check-verdict-fair = Τίμια: όλα ταιριάζουν.
check-verdict-false = Κάτι δεν ταιριάζει.
check-verdict-unproven = Δεν βρέθηκε λάθος, αλλά η μοιρασιά δεν αποδεικνύεται.
check-status-ok = ταιριάζει
check-status-failed = δεν ταιριάζει
check-status-unproven = δεν αποδεικνύεται
check-name-commitment = Σφραγίδα
check-name-contributions = Συνεισφορές
check-name-seed = Σπόρος
check-name-choices = Αποφάσεις
check-name-end = Τέλος
check-name-result = Αποτέλεσμα
check-name-digest = Αποτύπωμα
check-commitment-fits = Ό,τι δηλώθηκε πριν από τη μοιρασιά, αυτό μοιράστηκε.
check-commitment-differs = Ό,τι δηλώθηκε δεν είναι αυτό που μοιράστηκε.
check-commitment-no_promise = Δεν δηλώθηκε τίποτα πριν από τη μοιρασιά.
check-commitment-branched = Η παρτίδα συνεχίζει από την κίνηση { $at } μιας άλλης.
check-contributions-given = { $count ->
    [one] Ένα άτομο έδωσε κάτι στον σπόρο.
   *[other] { $count } άτομα έδωσαν κάτι στον σπόρο.
  }
check-contributions-missing = Λείπει η συνεισφορά κάποιου.
check-contributions-nobody = Κανείς δεν έδωσε κάτι στον σπόρο.
check-seed-fits = Οι κάρτες βγαίνουν από τον δηλωμένο σπόρο.
check-seed-differs = Οι κάρτες βγαίνουν από άλλον σπόρο.
check-choices-legal = Και οι { $count } αποφάσεις ήταν επιτρεπτές.
check-choices-illegal = Μια απόφαση δεν ήταν επιτρεπτή: { $why }
check-choices-no_game = Οι κανόνες αυτού του παιχνιδιού δεν είναι εδώ.
check-choices-edition = Το αρχείο ακολουθεί άλλους κανόνες (έκδοση { $edition }, εδώ { $here }).
check-end-over = Η παρτίδα τελείωσε.
check-end-goes_on = Η παρτίδα δεν τελείωσε.
check-end-unplayed = Δεν μπόρεσε να ξαναπαιχτεί.
check-result-fits = Βαθμοί και μερίδια προκύπτουν από τις αποφάσεις.
check-result-differs = Βαθμοί ή μερίδια δεν προκύπτουν από τις αποφάσεις.
check-result-absent = Το αρχείο δεν έχει αποτέλεσμα.
check-result-unplayed = Δεν μπόρεσε να ξαναπαιχτεί.
check-digest-fits = Το αποτύπωμα είναι αυτής της παρτίδας.
check-digest-differs = Το αποτύπωμα είναι άλλης παρτίδας.
check-digest-absent = Το αρχείο δεν έχει αποτύπωμα.
check-digest-unplayed = Δεν μπόρεσε να ξαναπαιχτεί.
check-compare = Συγκρίνετε σφραγίδα και αποτύπωμα με τους άλλους: αν όλοι βλέπουν τα ίδια, έχουν το ίδιο αρχείο.
check-download = Λήψη του αρχείου

## A match that the server had to close

table-closed-edition = Αυτή η παρτίδα δεν μπόρεσε να συνεχιστεί
table-closed-edition-why = Οι κανόνες του παιχνιδιού { $game } άλλαξαν από τότε που άρχισε αυτή η παρτίδα, και μια παρτίδα παίζεται ως το τέλος μόνο με τους κανόνες με τους οποίους άρχισε. Δεν μετράει. Συγγνώμη!
table-closed-server-why = Χρειάστηκε να κλείσουμε αυτό το τραπέζι. Η παρτίδα δεν μετράει. Συγγνώμη!
table-again = Νέα παρτίδα στις ίδιες θέσεις
table-to-next = Στη νέα παρτίδα
