// node serve.js BYTES [FOLDER]: boardgame.io's own server for the stand-in game, in memory or, with
// a folder, in its FlatFile store. Prints where it is.

process.env.NODE_ENV = 'production';
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { standIn } = require('./stand_in');

const [bytes, folder] = process.argv.slice(2);
const server = Server({
  games: [standIn(Number(bytes))],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});

server.run(0).then(({ appServer }) => {
  console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`);
});
