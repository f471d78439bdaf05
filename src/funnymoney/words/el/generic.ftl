# Ένα παιχνίδι χωρίς ταμπλό σε αυτή τη σελίδα: ό,τι υπάρχει γύρω από τις δικές του λέξεις.

generic-prompt = Τι επιλέγετε;
generic-waiting = { $count ->
    [one] Επιλέγει: { $names }
   *[other] Επιλέγουν: { $names }
  }
generic-over = Η παρτίδα τελείωσε.
generic-chooses = επιλέγει
generic-player = Παίκτης
generic-table = Το τραπέζι
generic-number = Αριθμός { $place }
generic-with-numbers = { $text }: { $numbers }
generic-did = **{ $whoYou ->
    [yes] Εσείς
   *[no] { $who }
  }** – { $choice }
generic-seen-by = Τι βλέπει ο καθένας
