import { expect, it } from 'vitest';
import { manifest as revoltingBehaviour } from '../../src/games/revolting-behaviour/manifest.ts';
import { manifest } from '../../src/games/up-against-the-wall/manifest.ts';
import type { GameManifest } from '../../src/manifest/manifest.ts';
import { renderSvg } from '../../src/pictures/renderer.ts';
import { loadGame } from '../../src/ui/loaded-game.ts';
import { nameIn } from '../../src/ui/prompt.ts';
import { type RoomClient, roomClient } from '../../src/ui/room-client.ts';
import type { RoomMessage, RoomRequest } from '../../src/room/protocol.ts';
import { openRoom, openRooms } from '../../src/room/rooms.ts';
import type { Rooms } from '../../src/room/rooms-options.ts';
import { memoryStore, type RoomStore } from '../../src/room/store.ts';
import { settled, TestTime } from './server.ts';

/** Starts a match in memory with clients whose connections a test can cut. */
async function played(store: RoomStore = memoryStore(), shown: GameManifest = manifest, options: object = {}) {
  const clients = new Map<string, RoomClient>();
  const [cut, deaf] = [new Set<string>(), new Set<string>()];
  const sent: (RoomRequest & { readonly from: string })[] = [];
  let rooms: Rooms;
  const send = (connection: string, message: RoomMessage): void => {
    if (!cut.has(connection) && !deaf.has(connection))
      clients.get(connection)?.receive(JSON.parse(JSON.stringify(message)) as RoomMessage);
  };
  const start = async (from: RoomStore) => {
    rooms = await openRooms([shown], { store: from, send });
    const named = shown === manifest ? { seats } : {};
    return rooms.open(shown.game.id, { id: 'friday', ...named, options: { seed: 'first match', ...options } });
  };
  const { tokens } = await start(store);
  const join = async (player: string, language: 'en' | 'de'): Promise<RoomClient> => {
    const connection = tokens[player]!;
    const toRoom = (request: RoomRequest): void => {
      sent.push({ ...request, from: player });
      if (!cut.has(connection)) void rooms.handle(connection, JSON.parse(JSON.stringify(request)));
    };
    const client = roomClient(await loadGame(shown, language), { send: toRoom });
    clients.set(connection, client);
    client.connected();
    return client.ready;
  };
  const say = async (connection: string, request: object): Promise<void> => {
    await rooms.handle(connection, request);
    await settled();
  };
  return { tokens, cut, deaf, sent, start, join, say, close: () => rooms.close() };
}

function textOf({ now }: RoomClient): string {
  return now.history.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join('\n');
}

const seats = { radicals: 'Ann', administration: 'Ben' };
const endCards = manifest.game.parse('radicals end-cards');
const deploy = manifest.game.parse('radicals deploy black-students 9');

it('plays, chats and takes back by agreement, each person in their language', async () => {
  const { join, close } = await played();
  const [ann, ben] = [await join('radicals', 'en'), await join('administration', 'de')];
  ann.rename('<script>Jürgen Müller');
  await settled();
  ann.chat('Good luck!');
  expect(ann.now.takeback).toBeUndefined();
  ann.play(endCards);
  await settled();
  expect(ann.now.takeback).toEqual({ player: 'radicals', asks: [] });
  ann.play(deploy);
  await settled();
  const step = ben.now.step;
  ben.chat('Danke');
  await settled();

  expect(textOf(ben)).toContain('<script>Jürgen Müller: Good luck!');
  expect(textOf(ben)).toContain('9 RADs');
  expect(ben.now.step).toBe(step);
  expect(ann.now.history.filter(({ isOwn }) => isOwn)).toHaveLength(2);

  const [attack] = manifest.game.legalActions(ann.now.view);
  ann.play(attack!);
  await settled();
  const before = ann.now.view.table;
  expect(ann.now.takeback).toMatchObject({ blocker: { code: 'chance-drawn' }, asks: ['administration'] });
  expect(ben.now.takeback).toBeUndefined();
  ann.takeBack();
  await settled();
  expect(ann.now.issue).toBe('The other players are asked to agree.');
  expect([ann.request, ben.request?.by]).toEqual([undefined, 'radicals']);
  ben.reply(true);
  await settled();
  expect(ann.now.view.table).not.toEqual(before);
  expect(ann.now.next).toEqual({ kind: 'move', player: 'radicals' });
  expect(ben.request).toBeUndefined();

  ben.play(manifest.game.parse('administration end-move'));
  await settled();
  expect(ben.now.issue).not.toBeUndefined();
  await close();
});

it.each(['Jürgen Müller', `<b>"&'`, 'x'.repeat(40)])(
  'names people in sentences, prompts and pictures, also of earlier actions, until they are forgotten: %s',
  async (name) => {
    const { join, close, tokens, say } = await played();
    const [ann, ben] = [await join('radicals', 'en'), await join('administration', 'de')];
    ann.play(manifest.game.parse('radicals concede'));
    await settled();
    const { renderer } = ben.game;
    const drawn = (): string => renderSvg(renderer!, ben.now.view, { messages: ben.now.messages });
    const shown = (): string => [textOf(ben), nameIn(ben.now, 'radicals').name, drawn()].join('\n');

    expect(shown().match(/Radikale[^(\n]*\(Ann\)/gu)?.length).toBeGreaterThan(2);
    ann.rename(name);
    await settled();
    const before = ben.now.messages;
    expect(textOf(ben)).toContain(`Die Radikalen (${name}) geben auf, und die Universitätsleitung (Ben) gewinnt.`);
    expect(nameIn(ben.now, 'radicals').name).toBe(`die Radikalen (${name})`);
    expect(drawn()).toContain(
      `Radikale (${name.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;').replace('"', '&quot;')})`,
    );
    for (const refused of ['a\u202Eb', 'x'.repeat(10_000)]) ann.rename(refused);
    await settled();
    expect(ben.now.messages).toBe(before);

    await say(tokens['radicals']!, { v: 1, type: 'forget' });
    expect(shown()).not.toContain(name);
    expect(shown()).not.toContain('(Ann)');
    await close();
  },
);

it('sends an action again that was lost, and receives the missed updates', async () => {
  const { join, cut, close, tokens } = await played();
  const [ann, ben] = [await join('radicals', 'en'), await join('administration', 'en')];
  for (const token of Object.values(tokens)) cut.add(token);
  ann.disconnected();
  expect(ann.now.issue).toContain('The connection is lost.');
  ann.play(manifest.game.parse('radicals concede'));
  ann.play(endCards);
  ann.chat('Can you read this?');
  ann.rename('Ann again');
  await settled();
  cut.clear();
  ann.connected();
  await settled();
  expect(ben.now.history).toHaveLength(2);
  expect(textOf(ben)).toContain('Can you read this?');
  expect(ben.seats[0]?.name).toBe('Ann again');
  ann.chat('Hello?');
  ann.play(deploy);
  await settled();

  expect(ann.now.issue).toBeUndefined();
  expect(ben.now.view.table).toEqual(ann.now.view.table);
  expect(textOf(ben)).toContain('Hello?');
  expect(ben.now.history.length).toBe(ann.now.history.length);
  await close();
});

it.each(['request', 'answer'] as const)('does everything once if each %s is lost with the connection', async (lost) => {
  const { join, cut, deaf, close, tokens } = await played();
  const [ann, ben] = [await join('radicals', 'en'), await join('administration', 'en')];
  const lose = async (client: RoomClient, token: string, act: () => void): Promise<void> => {
    const losing = lost === 'request' ? cut : deaf;
    losing.add(token);
    act();
    await settled();
    client.disconnected();
    losing.clear();
    client.connected();
    await settled();
  };
  const loseOfAnn = (act: () => void) => lose(ann, tokens['radicals']!, act);
  const counted = (text: string): number => textOf(ben).split(text).length - 1;

  for (let count = 1; count <= 2; count++) {
    await loseOfAnn(() => ann.chat('Hello'));
    expect(counted('Hello')).toBe(count);
  }
  await loseOfAnn(() => ann.rename('Ann'));
  expect(counted('Ann')).toBe(3);
  await loseOfAnn(() => ann.play(endCards));
  await loseOfAnn(() => ann.takeBack());
  expect(counted('taken back')).toBe(1);
  expect([ann.now.issue, ann.now.next.kind, ben.now.issue]).toEqual([undefined, 'move', undefined]);
  for (const action of [endCards, deploy]) {
    ann.play(action);
    await settled();
  }
  ann.play(manifest.game.legalActions(ann.now.view)[0]!);
  await settled();
  const { table } = ann.now.view;
  await loseOfAnn(() => ann.takeBack());
  expect(ben.request?.by).toBe('radicals');
  await lose(ben, tokens['administration']!, () => ben.reply(true));
  expect([ann.request, ben.request, ben.now.issue]).toEqual([undefined, undefined, undefined]);
  expect(ann.now.view.table).not.toEqual(table);
  ben.play(manifest.game.parse('administration concede'));
  await settled();
  await loseOfAnn(() => ann.rematch());
  await lose(ben, tokens['administration']!, () => ben.rematch());
  expect(counted('play again')).toBe(2);
  expect([ann.rematchToken, ben.rematchToken]).not.toContain(undefined);
  await close();
});

it('marks only own actions as own, also after a lost connection', async () => {
  const { join, cut, close, tokens } = await played();
  const [ann, ben] = [await join('radicals', 'en'), await join('administration', 'en')];
  cut.add(tokens['administration']!);
  ben.disconnected();
  for (const action of [endCards, deploy]) {
    ann.play(action);
    await settled();
  }
  cut.clear();
  ben.connected();
  await settled();

  expect(ann.now.history.map(({ isOwn }) => isOwn)).toEqual([false, true, true]);
  expect(ben.now.history.map(({ isOwn }) => isOwn)).toEqual([false, false]);
  await close();
});

it('asks whether a takeback is possible only after changes that can change the answer', async () => {
  const { join, sent, close } = await played();
  const [ann] = [await join('radicals', 'en'), await join('administration', 'en')];
  const asked = (player: string): number =>
    sent.filter(({ type, from }) => type === 'can-take-back' && from === player).length;
  await settled();
  expect([asked('radicals'), asked('administration')]).toEqual([1, 1]);
  ann.play(endCards);
  await settled();
  expect([asked('radicals'), asked('administration')]).toEqual([2, 1]);
  ann.takeBack();
  await settled();
  expect([asked('radicals'), asked('administration')]).toEqual([3, 2]);
  await close();
});

it('does not send a reply again that the room has counted, although others must still agree', async () => {
  const players = ['ada', 'ben', 'cleo'];
  const { join, deaf, close, tokens } = await played(memoryStore(), revoltingBehaviour, { players });
  const clients = [];
  for (const player of players) clients.push(await join(player, 'en'));
  const mover = clients.find(({ now }) => now.next.kind === 'move')!;
  mover.play(revoltingBehaviour.game.legalActions(mover.now.view)[0]!);
  await settled();
  mover.takeBack();
  await settled();
  const ben = clients.find((client) => client.request !== undefined)!;
  deaf.add(tokens[ben.now.view.viewer]!);
  ben.reply(true);
  await settled();
  ben.disconnected();
  deaf.clear();
  ben.connected();
  await settled();

  expect([ben.now.issue, ben.request]).toEqual([undefined, undefined]);
  expect(clients.filter(({ request }) => request !== undefined)).toHaveLength(1);
  await close();
});

it('starts afresh with a server that was restored to an older state', async () => {
  const backup = memoryStore();
  const store = memoryStore();
  const both: RoomStore = {
    ...store,
    append: async (id, expected, lines) => {
      if (isCopying) await backup.append(id, expected, lines);
      return store.append(id, expected, lines);
    },
  };
  let isCopying = true;
  const { join, start, close } = await played(both);
  const [ann, ben] = [await join('radicals', 'en'), await join('administration', 'de')];
  ann.chat('Kept words');
  await settled();
  const { view, history } = ann.now;
  isCopying = false;
  ann.chat('Lost words');
  ann.play(endCards);
  await settled();
  expect(ann.now.view).not.toEqual(view);
  await close();
  await start(backup);
  for (const client of [ann, ben]) client.connected();
  await settled();

  expect([ann.now.view, ann.now.history]).toEqual([view, history]);
  ann.chat('Again');
  ann.play(endCards);
  await settled();
  expect(textOf(ben)).toContain('Again');
  expect(textOf(ben)).not.toContain('Lost words');
  expect(ben.now.view.table).toEqual(ann.now.view.table);
  await close();
});

it('knows the time that each player has left', async () => {
  const time = new TestTime();
  const { now, after } = time;
  const receive = (_: string, message: RoomMessage): void => client.receive(message);
  const server = { store: memoryStore(), send: receive, now, after };
  const room = await openRoom(manifest, { ...server, clock: { bank: 60_000 } });
  const send = (request: RoomRequest): void => void room.handle(room.tokens['radicals']!, request);
  const client = roomClient(await loadGame(manifest), { send });
  expect(client.timeLeft('radicals')).toBe(Infinity);
  client.connected();
  await client.ready;
  await time.pass(20_000);
  client.chat('The answer has the time of the server.');
  await settled();

  // The clock of this machine also advances during the test, but by less than ten seconds.
  expect(client.timeLeft('radicals')).toBeGreaterThan(30_000);
  expect(client.timeLeft('radicals')).toBeLessThanOrEqual(40_000);
  expect(client.timeLeft('administration')).toBe(60_000);
  await room.close();
});

it('does not send an action again that the room has refused for good', async () => {
  const [received, sent]: [RoomMessage[], RoomRequest[]] = [[], []];
  const room = await openRoom(manifest, { store: memoryStore(), send: (_, message) => void received.push(message) });
  await room.handle(room.tokens['radicals']!, { v: 1, type: 'hello' });
  const welcome = received.find(({ type }) => type === 'welcome')!;
  const client = roomClient(await loadGame(manifest, 'en'), { send: (request) => void sent.push(request) });
  client.receive(welcome);
  client.play(endCards);
  const { id } = sent.at(-1) as { readonly id: string };
  client.receive({ v: 1, type: 'refused', id, code: 'malformed' });
  client.connected();
  // The client asks for missing updates first, and then for a snapshot.
  client.receive(welcome);
  client.receive(welcome);
  await room.close();

  expect(sent.filter(({ type }) => type === 'play')).toHaveLength(1);
});

it('ignores further clicks until the room has answered the first', async () => {
  const { join, close } = await played();
  const ann = await join('radicals', 'en');
  for (let clicks = 1; clicks <= 3; clicks++) ann.play(endCards);
  await settled();

  expect(ann.now.issue).toBeUndefined();
  expect(ann.now.history.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  ann.play(deploy);
  await settled();
  expect(ann.now.history.filter(({ isOwn }) => isOwn)).toHaveLength(2);
  await close();
});
