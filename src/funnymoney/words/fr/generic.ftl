# Un jeu qui n’a pas de plateau sur cette page : ce qui entoure ses propres mots.

generic-prompt = Que choisissez-vous ?
generic-waiting = { $count ->
    [one] { $names } choisit
   *[other] { $names } choisissent
  }
generic-over = La partie est terminée.
generic-chooses = choisit
generic-player = Joueur
generic-table = La table
generic-number = Nombre { $place }
generic-with-numbers = { $text } : { $numbers }
generic-did = **{ $whoYou ->
    [yes] Vous
   *[no] { $who }
  }** – { $choice }
generic-seen-by = Ce que chacun voit
