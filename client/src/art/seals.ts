// The shapes of the players, in a square of 24. They are the most frequent drawing of a table: a path of
// its own spares the browser the tree, the clip and the scale that every use of a symbol brings.

export const SEALS = [
  "M1.5 12a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0Z",
  "M12 1.5 23 21.5H1Z",
  "M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z",
  "M12 .8 23.2 12 12 23.2.8 12Z",
  "M6.3 2h11.4l5.7 10-5.7 10H6.3L.6 12Z",
  "M12 .6l2.9 5 5.6-1.1-1.1 5.6 4 2-4 2.6 1.1 5.6-5.6-1.1L12 23.4l-2.9-4.2-5.6 1.1 1.1-5.6L.6 12.1l4-2-1.1-5.6 5.6 1.1Z",
] as const;
