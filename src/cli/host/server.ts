import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { RoomMessage, Rooms } from '../../room/index.ts';
import { PAGE_HTML, PAGE_SCRIPT } from './page.ts';
import { PAGE_TEXTS } from '../../ui/room-texts.ts';
import { Visitor, type VisitedGame } from './visitor.ts';

/** The longest body of a request, in bytes. */
const BODY_MOST = 100_000;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** An open page. */
interface Listener {
  readonly visitor: Visitor;
  readonly response: ServerResponse;
}

/** What the server of pages needs. */
export interface PagesOf {
  /** The game in a language. */
  readonly gameIn: (language: string | null) => Promise<VisitedGame>;
  /** Opens the rooms. They send with the given function. */
  readonly openRooms: (send: (connection: string, message: RoomMessage) => void) => Promise<Rooms>;
}

/** The pages, and the rooms that they show. */
export interface Pages {
  readonly rooms: Rooms;
  readonly server: Server;
  close(): Promise<void>;
}

/** Creates a server of pages: each page receives server-sent events, and sends its messages by POST. */
export async function pages({ gameIn, openRooms }: PagesOf): Promise<Pages> {
  const listeners = new Map<string, Listener>();
  const rooms = await openRooms((connection, message) => {
    const listener = listeners.get(connection);
    if (listener !== undefined) pass(listener, message);
  });

  const listen = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const connection = connectionIn(url);
    const game = await gameIn(url.searchParams.get('language'));
    const listener = { visitor: new Visitor(game), response };
    response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' });
    const { language } = game.messages;
    sendEvent(response, 'texts', { language, texts: PAGE_TEXTS[language] ?? PAGE_TEXTS['en'] });
    listeners.set(connection, listener);
    request.on('close', () => {
      if (listeners.get(connection) === listener && listeners.delete(connection)) rooms.leave(connection);
    });
    await rooms.handle(connection, { v: 1, type: 'hello' });
  };

  const server = createServer((request, response) => {
    const answered = answer(request, response, { listen, rooms });
    answered.catch(() => {
      if (!response.headersSent) response.writeHead(400, HEADERS);
      response.end();
    });
  });
  const close = async (): Promise<void> => {
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
    await rooms.close();
  };
  return { rooms, server, close };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  given: {
    readonly listen: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;
    readonly rooms: Rooms;
  },
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const route = `${request.method ?? ''} ${url.pathname}`;
  if (route === 'GET /') end(response, 'text/html; charset=utf-8', PAGE_HTML);
  else if (route === 'GET /page.js') end(response, 'text/javascript; charset=utf-8', PAGE_SCRIPT);
  else if (route === 'GET /events') await given.listen(request, response, url);
  else if (route === 'POST /say') {
    const message = JSON.parse(await bodyOf(request)) as object;
    await given.rooms.handle(connectionIn(url), { ...message, v: 1 });
    response.writeHead(204, HEADERS).end();
  } else response.writeHead(404, HEADERS).end();
}

function end(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { ...HEADERS, 'content-type': type }).end(text);
}

function connectionIn({ searchParams }: URL): string {
  return `${searchParams.get('token') ?? ''}/${searchParams.get('connection') ?? ''}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MOST) throw new RangeError('The body is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Passes a message of the room to a page. */
function pass({ visitor, response }: Listener, message: RoomMessage): void {
  const notice = visitor.hear(message);
  if (notice !== undefined) return sendEvent(response, 'notice', notice);
  const token = message.type === 'welcome' ? message.rematch : message.type === 'rematch' ? message.token : undefined;
  if (token !== undefined) return sendEvent(response, 'follow', token);
  const page = visitor.page();
  if (page !== undefined && message.type !== 'answer' && message.type !== 'done') sendEvent(response, 'page', page);
}

function sendEvent(response: ServerResponse, event: string, data: unknown): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
