// A server of matches that continue after a crash: node examples/rooms.mjs [port] [folder]
//
// It prints a link for each player. A link is the right to play, so an app with accounts would give the tokens to its
// users instead, after a log-in of its own. Several server processes share a database of PostgreSQL:
// DATABASE_URL=postgres://user:password@host/database node examples/rooms.mjs 8081
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { openRooms } from 'countersheet/room';
import { fileStore } from 'countersheet/room/files';
import { manifest } from 'countersheet/revolting-behaviour/manifest';

const [port = '8080', folder = 'rooms'] = process.argv.slice(2);
const { DATABASE_URL } = process.env;
const store = DATABASE_URL
  ? await (await import('countersheet/room/postgres')).postgresStore(DATABASE_URL)
  : await fileStore(folder);

const streams = new Map(); // open response by connection
const rooms = await openRooms([manifest], {
  store,
  send: (connection, message) => streams.get(connection)?.write(`data: ${JSON.stringify(message)}\n\n`),
  onTurn: ({ room, seats }) =>
    console.log(`${room}: it is the turn of ${seats.map(({ player }) => player).join(', ')}`),
  onError: console.error,
});

// The connection is the token of the player, and a name that the page has chosen.
const connectionOf = (url) => `${url.searchParams.get('token')}/${url.searchParams.get('page')}`;

// Messages to the page are server-sent events.
function listen(request, response, connection) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
  streams.set(connection, response);
  request.on('close', () => {
    streams.delete(connection);
    rooms.leave(connection);
  });
}

// Messages from the page are posted. The room checks them, and answers with `send`.
async function hear(request, response, connection) {
  let text = '';
  for await (const chunk of request) if ((text += chunk).length > 100_000) return response.writeHead(413).end();
  await rooms.handle(connection, JSON.parse(text));
  response.writeHead(204).end();
}

// The page, the modules of the package, and those that they import.
const files = {
  '/': new URL('rooms.html', import.meta.url),
  '/immer.js': new URL('immer.production.mjs', import.meta.resolve('immer')), // other builds need `process`
  '/pure-rand.js': new URL(import.meta.resolve('pure-rand/generator/xoroshiro128plus')),
  '/valibot.js': new URL(import.meta.resolve('valibot')),
  '/fraction.js': new URL(import.meta.resolve('fraction.js')),
};
function serve(response, path) {
  const [, module] = /^\/countersheet\/(\w[\w/-]*\.js)$/.exec(path) ?? [];
  const file = module === undefined ? files[path] : new URL(module, import.meta.resolve('countersheet'));
  if (file === undefined || !existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': path === '/' ? 'text/html' : 'text/javascript' }).end(readFileSync(file));
}

const server = createServer(async (request, response) => {
  try {
    const url = new URL(request.url, 'http://localhost');
    if (url.pathname === '/events') listen(request, response, connectionOf(url));
    else if (url.pathname === '/say') await hear(request, response, connectionOf(url));
    else serve(response, url.pathname);
  } catch {
    response.writeHead(400).end();
  }
});

// The room with this id is opened once, and continued later.
const { tokens } = await rooms.open(manifest.game.id, { id: 'friday' });
server.listen(Number(port), 'localhost', () => {
  const base = `http://localhost:${server.address().port}`;
  for (const [player, token] of Object.entries(tokens)) console.log(`${player}: ${base}/#${token}`);
});
