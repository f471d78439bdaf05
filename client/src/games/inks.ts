// The ink of each game, for every screen; a game without one has the plain ink of styles/tokens.css.

import.meta.glob("./*/ink.css", { eager: true });
