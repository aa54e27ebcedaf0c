// Runs a server with one match. The match continues after a crash:
// node examples/rooms.mjs --game revolting-behaviour --players 3 --bot cleo=strategist --minutes 30
// The program prints a link for each player. Anybody who has a link can play, so an app with accounts would give a
// user the token in the link only after the user has logged in. Several server processes can share a PostgreSQL
// database:
// DATABASE_URL=postgres://user:password@host/database node examples/rooms.mjs --port 8081
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { games } from 'countersheet/games';
import { openRooms } from 'countersheet/room';
import { fileStore } from 'countersheet/room/files';

const text = (value) => ({ type: 'string', default: value });
const options = { port: text('8080'), store: text('rooms'), game: text('revolting-behaviour'), minutes: text('60') };
const bot = { type: 'string', multiple: true, default: [] };
const { values } = parseArgs({ options: { ...options, players: text('2'), bot } });
const manifest = await games[values.game]();
const { DATABASE_URL } = process.env;
const store = DATABASE_URL
  ? await (await import('countersheet/room/postgres')).postgresStore(DATABASE_URL)
  : await fileStore(values.store);

const streams = new Map(); // the open response for each connection
const rooms = await openRooms([manifest], {
  store,
  send: (connection, message) => streams.get(connection)?.write(`data: ${JSON.stringify(message)}\n\n`),
  onError: console.error,
});

// Messages to the page are server-sent events.
function listen(request, response, connection) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('retry: 500\n\n');
  streams.set(connection, response);
  request.on('close', () => {
    streams.delete(connection);
    rooms.leave(connection);
  });
}

// The page sends its messages by POST. The room checks the messages, and answers with `send`.
async function hear(request, response, connection) {
  let body = '';
  for await (const chunk of request) if ((body += chunk).length > 100_000) return response.writeHead(413).end();
  await rooms.handle(connection, JSON.parse(body));
  response.writeHead(204).end();
}

// Serves the page, and the modules of this package and of the packages that it imports.
const roots = { countersheet: import.meta.resolve('countersheet'), modules: new URL('..', import.meta.resolve('lit')) };
function serve(response, path) {
  const [, root, module] = /^\/(countersheet|modules)\/([\w@][\w@./-]*\.m?js)$/.exec(path) ?? [];
  const file = path === '/' ? new URL('rooms.html', import.meta.url) : new URL(module, roots[root]);
  const [content, type] = [readFileSync(file), path === '/' ? 'text/html' : 'text/javascript'];
  response.writeHead(200, { 'content-type': type }).end(content);
}

const server = createServer(async (request, response) => {
  try {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    // The connection is the token of the player, and a name that the page has chosen.
    const connection = `${searchParams.get('token')}/${searchParams.get('page')}`;
    if (pathname === '/events') listen(request, response, connection);
    else if (pathname === '/say') await hear(request, response, connection);
    else serve(response, pathname);
  } catch {
    response.writeHead(400).end();
  }
});

const { tokens } = await rooms.open(values.game, {
  id: 'friday', // the room is created at the first start, and continued at later starts
  options: manifest.optionsFor?.(Number(values.players)),
  bots: Object.fromEntries(values.bot.map((each) => each.split('='))),
  clock: { bank: Number(values.minutes) * 60_000 },
});
server.listen(Number(values.port), 'localhost', () => {
  const base = `http://localhost:${server.address().port}/?${values.game}`;
  for (const [viewer, token] of Object.entries(tokens)) console.log(`${viewer}: ${base}#${token}`);
});
