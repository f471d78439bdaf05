# A game that has no board on this page: what is around its own words.

generic-prompt = What do you choose?
generic-waiting = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
  }
generic-over = The match is over.
generic-chooses = choosing
generic-player = Player
generic-table = The table
generic-number = Number { $place }
generic-with-numbers = { $text }: { $numbers }
generic-did = **{ $whoYou ->
    [yes] You
   *[no] { $who }
  }** – { $choice }
generic-seen-by = What each player sees
