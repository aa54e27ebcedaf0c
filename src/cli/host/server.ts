import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { RoomMessage, Rooms } from '../../room/index.ts';
import type { PageFiles } from './page.ts';

/** The maximum length of the body of a request, in bytes. */
const BODY_MOST = 100_000;

/** The server of a page, and the rooms that the page shows. */
export interface Pages {
  readonly rooms: Rooms;
  readonly server: Server;
  close(): Promise<void>;
}

/** Opens rooms. The rooms call `send` to send a message to a page in a browser. */
export type OpenRooms = (send: (connection: string, message: RoomMessage) => void) => Promise<Rooms>;

/**
 * Creates a server for a page. The server sends messages to the page as server-sent events, and receives messages from
 * the page by POST.
 */
export async function pageServer(files: PageFiles, openRooms: OpenRooms): Promise<Pages> {
  const headers = headersFor(files);
  const streams = new Map<string, ServerResponse>();
  const rooms = await openRooms((connection, message) =>
    streams.get(connection)?.write(`data: ${JSON.stringify(message)}\n\n`),
  );

  const listen = (request: IncomingMessage, response: ServerResponse, connection: string): void => {
    response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' }).write('retry: 500\n\n');
    streams.set(connection, response);
    request.on('close', () => {
      if (streams.get(connection) === response && streams.delete(connection)) rooms.leave(connection);
    });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const connection = `${searchParams.get('token') ?? ''}/${searchParams.get('page') ?? ''}`;
    const route = `${request.method ?? ''} ${pathname}`;
    if (route === 'GET /events') {
      listen(request, response, connection);
      return;
    }
    if (route === 'POST /say') {
      await rooms.handle(connection, JSON.parse(await bodyOf(request)));
      response.writeHead(204, headers).end();
      return;
    }
    const file = request.method === 'GET' ? files.fileAt(pathname) : undefined;
    if (file === undefined) response.writeHead(404, headers).end();
    else response.writeHead(200, { ...headers, 'content-type': `${file.type}; charset=utf-8` }).end(file.content);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400, headers);
      response.end();
    });
  });
  return { rooms, server, close: () => closed(server).then(() => rooms.close()) };
}

async function closed(server: Server): Promise<void> {
  const ended = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await ended;
}

function headersFor({ scriptSource }: PageFiles): Readonly<Record<string, string>> {
  const policy = `default-src 'none'; script-src 'self' ${scriptSource}; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return {
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MOST) throw new RangeError('The body of the request is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
