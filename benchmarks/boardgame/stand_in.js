// A game that does Contraband's job: four players, each with a hand that only he may see, and a
// public part that is as long as the driver says, so that a view weighs what ours weighs.

const GOODS = 10;
const HAND = 4;

function dealt() {
  return Array.from({ length: HAND }, (_, at) => at % GOODS);
}

function weightOf(value) {
  return JSON.stringify(value).length;
}

function setup(bytes) {
  const G = {
    balances: [2500, 2500, 2500, 2500],
    discard: Array(GOODS).fill(0),
    hands: [dealt(), dealt(), dealt(), dealt()],
    deck: Array.from({ length: 56 }, (_, at) => at % GOODS),
    said: [],
  };
  while (weightOf(seenBy(G, '0')) < bytes) G.said.push(sentence(G.said.length % 4, [0, 1, 0, 1, 0, 0, 1, 0]));
  return G;
}

function sentence(player, numbers) {
  return { player, verb: 'declare', numbers };
}

// Built from nothing, as ours is: own cards, and of all others how many they hold.
function seenBy(G, player) {
  return {
    balances: G.balances,
    discard: G.discard,
    said: G.said,
    mine: player === null ? null : G.hands[player],
    sizes: G.hands.map((hand) => hand.length),
    deck: G.deck.length,
  };
}

// Says something, pays, throws a card and draws another: about what happens in a turn of ours.
function declare({ G, playerID }, ...numbers) {
  const me = Number(playerID);
  const paid = numbers.reduce((sum, many, at) => sum + many * 25 * (at + 1), 0);
  G.balances[me] -= paid;
  G.balances[(me + 1) % 4] += paid;
  const thrown = G.hands[me].shift();
  G.discard[thrown] += 1;
  G.hands[me].push(G.deck.shift());
  G.deck.push(thrown);
  G.said.shift();
  G.said.push(sentence(me, numbers));
}

exports.standIn = (bytes) => ({
  name: 'stand-in',
  setup: () => setup(bytes),
  moves: { declare },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => seenBy(G, playerID),
});
