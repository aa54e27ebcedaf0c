// Serves a match between two browsers: node examples/server.mjs [port] [journal]
//
// The page loads the rules, messages and pictures, so it can list legal actions itself. The server sends only what
// `countersheet/match` creates for each viewer. page.html also works with a bundler; without a bundler, its import map
// names the modules, and this server serves them.
//
// There is no authentication: ?player=radicals chooses the player. In an app, change `viewerOf` to use your own login.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { eventsFor, MalformedError, randomSeed } from 'countersheet/core';
import { snapshotFor, journalHeader, pathTo, createRoom, readJournal, updatesSince, submit } from 'countersheet/match';
import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';

const [port = '8080', journal = 'match.journal'] = process.argv.slice(2);
const viewerOf = (url) => url.searchParams.get('player') ?? 'spectator';

// Continues the match in the journal, or starts a new match. The journal has the seed and all secrets: never serve it.
let room;
const written = existsSync(journal) ? readFileSync(journal, 'utf8') : '';
if (written.includes('\n')) {
  const read = readJournal(game, written);
  room = read.room;
  if (read.isTorn) write('\n');
} else {
  room = createRoom(game, { options: { seed: randomSeed() } });
  writeFileSync(journal, journalHeader(game, room), { flush: true });
}

// A failed write may leave half a line in the journal, so the server stops; the next start reads the journal.
function write(text) {
  try {
    appendFileSync(journal, text, { flush: true });
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

const listeners = new Map(); // the viewer of each open response
function send(response, kind, version, data) {
  response.write(`event: ${kind}\nid: ${version}\ndata: ${JSON.stringify(data)}\n\n`);
}

// A browser that reconnects sends the `id` of the last event that it received. This `id` is the version of the match
// that the browser has.
function listen(request, response, viewer) {
  const version = request.headers['last-event-id'];
  const missed = version && updatesSince(game, room, { viewer, version: Number(version) });
  const snapshot = missed ? missed.snapshot : snapshotFor(game, room, viewer);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
  if (snapshot) {
    const events = pathTo(room.match).flatMap((node) => eventsFor(node.events, viewer)); // the log of the page
    send(response, 'snapshot', snapshot.version, { snapshot, events });
  } else for (const update of missed.updates) send(response, 'update', update.to, update);
  listeners.set(response, viewer);
  response.on('close', () => listeners.delete(response));
}

async function play(request, response, player) {
  let text = '';
  for await (const chunk of request) if ((text += chunk).length > 10_000) throw new MalformedError('', 'Too long');
  const { answer, lines, updates, ...next } = submit(game, room, { player, submission: JSON.parse(text) });
  write(lines.join('')); // write before the updates are sent
  room = next.room;
  for (const [listener, viewer] of listeners) {
    for (const update of updates[viewer] ?? []) send(listener, 'update', update.to, update);
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

// The modules that the import map of the page names.
const files = {
  '/': new URL('page.html', import.meta.url),
  '/immer.js': new URL('immer.production.mjs', import.meta.resolve('immer')), // other builds need `process`
  '/pure-rand.js': new URL(import.meta.resolve('pure-rand/generator/xoroshiro128plus')),
  '/valibot.js': new URL(import.meta.resolve('valibot')),
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
    if (url.pathname === '/play' && request.method === 'POST') await play(request, response, viewerOf(url));
    else if (url.pathname === '/events') listen(request, response, viewerOf(url));
    else serve(response, url.pathname);
  } catch (error) {
    const isTheirs = error instanceof MalformedError || error instanceof SyntaxError;
    if (!isTheirs) console.error(error);
    response.writeHead(isTheirs ? 400 : 500).end(isTheirs ? error.message : '');
  }
});
server.listen(Number(port), 'localhost', () => {
  const base = `http://localhost:${server.address().port}`;
  console.log(`Open ${base}/?player=radicals and ${base}/?player=administration`);
});
