/** Plays every game to its end on the server of boardgame.io, with clients that are connected through sockets. */
import { createRequire } from 'node:module';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { boardgameIoGame, type BoardgameIoState, type BoardgameIoView } from '../../src/boardgame-io/index.ts';
import type { GameTypes, State } from '../../src/core/game.ts';
import { createRng, deriveSeed } from '../../src/core/random.ts';
import { games } from '../../src/games/index.ts';
import type { GameManifest } from '../../src/manifest/manifest.ts';

/** The parts of boardgame.io that this test uses. Node cannot import the folders of boardgame.io as ES modules. */
interface Libraries {
  'boardgame.io/server': {
    Server(options: { games: Game[]; origins: string[] }): {
      db: { fetch(id: string, parts: { state: true }): { state: { G: BoardgameIoState } } };
      run(port: number): Promise<Servers>;
      kill(servers: Servers): void;
    };
  };
  'boardgame.io/client': { Client(options: object): Client };
  'boardgame.io/multiplayer': { SocketIO(options: { server: string }): unknown };
  'socket.io-client': { io(url: string, options: object): RawSocket };
}
interface Servers {
  readonly appServer: HttpServer;
}
interface Client {
  start(): void;
  stop(): void;
  subscribe(listener: () => void): () => void;
  getState(): { G: BoardgameIoView; ctx: { gameover?: unknown }; _stateID: number } | null;
  readonly moves: { play(action: object): void };
  readonly log: readonly { action: { payload: { args: unknown } } }[];
}
interface RawSocket {
  emit(event: string, ...args: unknown[]): void;
  onAny(listener: (...message: unknown[]) => void): void;
  close(): void;
}
const require = createRequire(import.meta.url);
const load = <Name extends keyof Libraries>(name: Name): Libraries[Name] => require(name) as Libraries[Name];

const SECRET = 'a text that nobody can guess';
const manifests = await Promise.all(Object.values(games).map((each) => each()));
const server = load('boardgame.io/server').Server({
  games: manifests.map((manifest) => boardgameIoGame(manifest, SECRET)),
  origins: ['*'],
});
let servers: Servers;
let base: string;

beforeAll(async () => {
  servers = await server.run(0);
  base = `http://localhost:${String((servers.appServer.address() as AddressInfo).port)}`;
});
afterAll(() => server.kill(servers));

async function post(path: string, body: object): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/games/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Record<string, string>;
}

/** Returns a client that has joined a seat and has received the state of the match. */
async function clientOf(
  manifest: GameManifest,
  matchID: string,
  playerID: string,
  numPlayers: number,
): Promise<Client> {
  const joined = await post(`${manifest.game.id}/${matchID}/join`, { playerID, playerName: playerID });
  const client = load('boardgame.io/client').Client({
    ...{ game: boardgameIoGame(manifest), matchID, playerID, numPlayers, debug: false },
    credentials: joined['playerCredentials'],
    multiplayer: load('boardgame.io/multiplayer').SocketIO({ server: base }),
  });
  client.start();
  onTestFinished(() => client.stop());
  return client;
}

/** Resolves as soon as a client has a state for which `passes` returns true. */
async function reached(client: Client, passes: (state: NonNullable<ReturnType<Client['getState']>>) => boolean) {
  await new Promise<void>((done) => {
    const check = (): void => {
      const state = client.getState();
      if (state !== null && passes(state)) done();
    };
    client.subscribe(check);
    check();
  });
}

/** The state of a match on the server. */
function stateIn({ game, presets, defaultPreset, optionsFor }: GameManifest, matchID: string): State<GameTypes> {
  const { G } = server.db.fetch(matchID, { state: true }).state;
  if ('state' in G) return G.state;
  const seed = deriveSeed(SECRET, G.nonce);
  return game.setup({ ...presets[defaultPreset], ...optionsFor?.(2, seed), seed });
}

/** All messages that a socket without credentials receives about a match. */
function listenerOf(game: string, matchID: string, playerID: string | null, numPlayers: number): string[] {
  const heard: string[] = [];
  const socket = load('socket.io-client').io(`${base}/${game}`, { transports: ['websocket'] });
  socket.onAny((...message) => heard.push(JSON.stringify(message)));
  socket.emit('sync', matchID, playerID, undefined, numPlayers);
  onTestFinished(() => socket.close());
  return heard;
}

describe.each(manifests.map((manifest) => [manifest.game.id, manifest] as const))('%s', (id, manifest) => {
  it('is played to its end, and no message contains another player’s secret', async () => {
    const { game, controls } = manifest;
    const numPlayers = 2;
    const { matchID = '' } = await post(`${id}/create`, { numPlayers, setupData: {} });
    const clients = [];
    for (const playerID of ['0', '1']) clients.push(await clientOf(manifest, matchID, playerID, numPlayers));
    const strangers = [null, '0'].map((playerID) => listenerOf(id, matchID, playerID, numPlayers));
    const rng = createRng(1);

    await Promise.all(clients.map((client) => reached(client, ({ _stateID }) => _stateID === 0)));
    let state = stateIn(manifest, matchID);
    for (let count = 0; game.turn(state).kind !== 'over'; count++) {
      const turn = game.turn(state);
      const [player = ''] = turn.kind === 'decision' ? turn.players : [];
      const actions = game.legalActions(game.view(state, player));
      const concession = { type: controls.concede ?? '', player };
      const action = count < 30 ? actions[rng.int(actions.length)]! : concession;
      // In the first round, the opponent sends the action before the player does, and the server must refuse the
      // opponent's action.
      const index = game.players(state).indexOf(player);
      if (count === 0) clients[1 - index]!.moves.play(action);
      clients[index]!.moves.play(action);
      await Promise.all(clients.map((client) => reached(client, ({ _stateID }) => _stateID === count + 1)));
      state = stateIn(manifest, matchID);
      for (const [each, client] of clients.entries())
        expect(client.getState()!.G.view).toEqual(game.view(state, game.players(state)[each]!));
    }
    const end = game.turn(state);
    expect(clients[0]!.getState()!.ctx.gameover).toEqual(end.kind === 'over' ? end.outcome : undefined);
    for (const heard of strangers) {
      const text = heard.join();
      expect(/.{80}"(?:(?:secrets|hidden|dice)"|own":\{).{80}/.exec(text)?.[0]).toBeUndefined();
      expect(text.includes(String(state.dice?.seed))).toBe(false);
      expect(/"args":\[/.test(text)).toBe(false);
    }
    expect(strangers[0]!.join()).toContain('"viewer":"spectator"');
    expect(strangers[1]!.join()).not.toContain(`"viewer":"${game.players(state)[0]!}"`);
  });
});
