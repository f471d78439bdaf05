# Een spel dat op deze pagina geen bord heeft: wat om zijn eigen woorden heen staat.

generic-prompt = Wat kies je?
generic-waiting = { $count ->
    [one] { $names } kiest
   *[other] { $names } kiezen
  }
generic-over = De partij is afgelopen.
generic-chooses = kiest
generic-player = Speler
generic-table = De tafel
generic-number = Getal { $place }
generic-with-numbers = { $text }: { $numbers }
generic-did = **{ $whoYou ->
    [yes] Jij
   *[no] { $who }
  }** – { $choice }
generic-seen-by = Wat elke speler ziet
