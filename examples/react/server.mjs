// Serves a match between two browsers: npm run build && npm start
// The program prints a link for each player. For bots, accounts and databases, see the server examples/rooms.mjs.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { openRoom } from 'countersheet/room';
import { fileStore } from 'countersheet/room/files';
import { manifest } from 'countersheet/up-against-the-wall/manifest';

const [port = '8080', folder = 'rooms'] = process.argv.slice(2);
const streams = new Map(); // open response by connection
const room = await openRoom(manifest, {
  id: 'friday', // opened once, and continued later
  store: await fileStore(folder),
  clock: { bank: 1_800_000 },
  send: (connection, message) => streams.get(connection)?.write(`data: ${JSON.stringify(message)}\n\n`),
});

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const connection = `${searchParams.get('token')}/${searchParams.get('page')}`;
  try {
    if (pathname === '/say') {
      let body = '';
      for await (const chunk of request) if ((body += chunk).length > 100_000) throw new Error('Too long');
      await room.handle(connection, JSON.parse(body));
      response.writeHead(204).end();
    } else if (pathname === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 500\n\n');
      streams.set(connection, response);
      request.on('close', () => {
        streams.delete(connection);
        room.leave(connection);
      });
    } else {
      const isApp = pathname === '/app.js';
      const file = readFileSync(new URL(isApp ? 'dist/app.js' : 'index.html', import.meta.url));
      response.writeHead(200, { 'content-type': isApp ? 'text/javascript' : 'text/html' }).end(file);
    }
  } catch {
    response.writeHead(400).end();
  }
});
server.listen(Number(port), 'localhost', () => {
  const base = `http://localhost:${server.address().port}/`;
  for (const [viewer, token] of Object.entries(room.tokens)) console.log(`${viewer}: ${base}#${token}`);
});
