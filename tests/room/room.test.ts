import { describe, expect, it } from 'vitest';
import { createClient, applyUpdate } from '../../src/match/client.ts';
import { manifest as revolt } from '../../src/games/revolting-behaviour/manifest.ts';
import { manifest as uaw } from '../../src/games/up-against-the-wall/manifest.ts';
import type { GameTypes } from '../../src/core/game.ts';
import type { Agent } from '../../src/match/agents.ts';
import type { RoomTimeoutPolicy } from '../../src/room/timeout.ts';
import type { RoomTurn } from '../../src/room/rooms-options.ts';
import type { RoomMessage } from '../../src/room/protocol.ts';
import { memoryStore, type RoomStore } from '../../src/room/store.ts';
import { messageIn, randomAgent, settled, testServer } from './server.ts';

const RB = revolt.game.id;
const UW = uaw.game.id;
const hello = { type: 'hello' };

async function uawRoom(options: Parameters<typeof testServer>[1] = {}, settings: object = {}) {
  const server = await testServer([uaw, revolt], options);
  const { id, tokens } = await server.rooms.open(UW, { options: { seed: 'first match' }, ...settings });
  return { ...server, id, tokens, ann: tokens['radicals'] ?? '', ben: tokens['administration'] ?? '' };
}

function syncOf(messages: readonly RoomMessage[]) {
  const { sync } = messageIn(messages, 'welcome');
  if (sync.kind !== 'snapshot') throw new Error('Expected a snapshot');
  return sync.snapshot;
}

const endCards = { type: 'end-cards', player: 'radicals' };

describe('a room', () => {
  it('sends each viewer their updates, and the answer to the sender', async () => {
    const { say, heard, ann, ben, tokens } = await uawRoom();
    const spectator = `${tokens['spectator']!}/1`;
    let client = createClient(syncOf(await say(ben, hello)));
    await say(spectator, hello);
    const { version } = syncOf(await say(ann, hello));
    const messages = await say(ann, { type: 'play', id: 'a', version, action: endCards });

    expect(messages.map(({ type }) => type)).toEqual(['update', 'answer']);
    expect(messageIn(messages, 'answer')).toEqual({
      ...{ v: 1, id: 'a', type: 'answer' },
      answer: { status: 'played', id: 'a' },
    });
    for (const message of heard(ben)) if (message.type === 'update') client = applyUpdate(client, message.update);
    expect(client.view.table).toMatchObject({ phase: { kind: 'deploy' } });
    expect(heard(spectator).map(({ type }) => type)).toEqual(['welcome', 'seats', 'update']);
    expect(
      messageIn(await say(ann, { type: 'play', id: 'a', version, action: endCards }), 'answer').answer.status,
    ).toBe('doubled');
  });

  it('sends a returning client the missed updates, and a new client the history', async () => {
    const { say, ann, ben } = await uawRoom();
    await say(ann, hello);
    const { version } = syncOf(await say(ben, hello));
    await say(ann, { type: 'chat', text: 'Good luck!' });
    await say(ann, { type: 'play', id: 'a', version: 0, action: endCards });
    const action = { type: 'deploy', player: 'radicals', track: 'alumni', count: 9 };
    await say(ann, { type: 'play', id: 'b', version: 1, action });
    const back = messageIn(await say(ben, { ...hello, version, note: 0 }), 'welcome');

    expect(back.sync).toMatchObject({ kind: 'updates' });
    expect(back.history[0]).toEqual({ note: 1, kind: 'said', at: 1_000_000, seat: 'radicals', text: 'Good luck!' });
    const late = messageIn(await say(`${ben}/phone`, hello), 'welcome');
    expect(late.history).toEqual(back.history);
    expect(late.history.length).toBeGreaterThan(1);
    expect(messageIn(await say(ben, { ...hello, version: 2, note: 1 }), 'welcome').history).toEqual([]);
    // After a backup is restored, a client can have a newer version than the room. In this case, the client receives a
    // snapshot.
    expect(messageIn(await say(ben, { ...hello, version: 99 }), 'welcome').sync.kind).toBe('snapshot');
  });

  it.each<[string, unknown, object]>([
    ['no object', 7, { code: 'malformed', path: '' }],
    ['nothing', undefined, { code: 'malformed', path: '' }],
    ['another version', { v: 2, type: 'hello' }, { code: 'malformed', path: 'v' }],
    ['an unknown type', { v: 1, type: 'jump' }, { code: 'malformed', path: 'type' }],
    ['an unknown field', { v: 1, type: 'hello', x: 1 }, { code: 'malformed', path: 'x' }],
    ['no action', { v: 1, type: 'play', id: 'a', version: 0 }, { code: 'malformed', path: 'action' }],
    ['an invalid action', { v: 1, type: 'play', id: 'a', version: 0, action: {} }, { code: 'malformed' }],
    ['an unsafe name', { v: 1, type: 'name', name: 'a\u202Eb' }, { code: 'malformed', path: 'name' }],
    ['a long text', { v: 1, type: 'chat', text: 'x'.repeat(10_000) }, { code: 'malformed', path: 'text' }],
    ['a large message', { v: 1, type: 'chat', text: 'x'.repeat(60_000) }, { code: 'too-large' }],
    ['a rematch too early', { v: 1, type: 'rematch' }, { code: 'match-not-over' }],
    ['an invitation that is a token', { v: 1, type: 'claim' }, { code: 'not-an-invitation' }],
    ['a reply without a request', { v: 1, type: 'reply', request: 1 }, { code: 'malformed', path: 'agrees' }],
    ['a cycle', cycle(), { code: 'malformed' }],
    ['a value that throws', { type: 'hello', get v() { throw new Error('no'); } }, {}], // prettier-ignore
  ])('refuses %s', async (_, message, refusal) => {
    const { rooms, heard, ann } = await uawRoom();
    await rooms.handle(ann, message);

    expect(heard(ann)).toEqual([expect.objectContaining({ v: 1, type: 'refused', ...refusal })]);
  });

  it('refuses unknown tokens, actions of spectators, and too many messages', async () => {
    const { say, ann, tokens, id, time } = await uawRoom({ rate: { atOnce: 3, perSecond: 1 } });
    const codeOf = async (token: string, message: object): Promise<string> =>
      messageIn(await say(token, message), 'refused').code;

    expect(await codeOf(`${id}.0`, hello)).toBe('unknown-token');
    expect(await codeOf('nowhere.0', hello)).toBe('unknown-token');
    expect(await codeOf('lobby.0', hello)).toBe('unknown-token');
    expect(await codeOf(tokens['spectator']!, { type: 'chat', text: 'Hi' })).toBe('not-a-player');
    for (let count = 0; count < 3; count++) await say(ann, hello);
    expect(await codeOf(ann, hello)).toBe('too-many-messages');
    await time.pass(1000);
    expect((await say(ann, hello)).map(({ type }) => type)).toEqual(['welcome']);
  });

  it('keeps everything in the store', async () => {
    const store = memoryStore();
    const first = await uawRoom({ store }, { id: 'friday' });
    await first.say(first.ann, { type: 'play', id: 'a', version: 0, action: endCards });
    await first.say(first.ann, { type: 'name', name: 'Jürgen Müller' });
    await first.rooms.close();
    const second = await uawRoom({ store }, { id: 'friday' });
    const messages = await second.say(first.ann, hello);

    expect(syncOf(messages)).toMatchObject({ version: 1, table: { phase: { kind: 'deploy' } } });
    expect(messageIn(messages, 'welcome').seats[0]).toEqual({
      ...{ player: 'radicals', name: 'Jürgen Müller', isFree: false, isPresent: true },
    });
  });

  it('does not confirm a change that the store did not store, and continues when the store works again', async () => {
    let isFull = false;
    const memory = memoryStore();
    const store: RoomStore = {
      ...memory,
      append: (...given) => (isFull ? Promise.reject(new Error('full')) : memory.append(...given)),
    };
    const { say, ann, ben, heard } = await uawRoom({ store });
    await say(ann, hello);
    await say(ben, hello);
    isFull = true;
    const before = heard(ben).length;

    expect(await say(ann, { type: 'play', id: 'a', version: 0, action: endCards })).toEqual([
      { v: 1, id: 'a', type: 'refused', code: 'not-stored' },
    ]);
    expect(heard(ben).slice(before)).toEqual([]);
    isFull = false;
    const messages = await say(ann, { type: 'play', id: 'a', version: 0, action: endCards });
    expect(messages.map(({ type }) => type)).toEqual(['update', 'answer']);
  });
});

function cycle(): object {
  const value: Record<string, unknown> = { v: 1, type: 'play', id: 'a', version: 0 };
  value['action'] = value;
  return value;
}

describe('seats', () => {
  it('are taken by invitation, once', async () => {
    const { rooms, say, id, ann } = await uawRoom();
    const invitation = await rooms.invite(id, 'radicals');

    expect(messageIn(await say(invitation, hello), 'refused').code).toBe('not-claimed');
    const { token } = messageIn(await say(invitation, { type: 'claim', name: '<script>' }), 'claimed');
    expect(messageIn(await say(invitation, { type: 'claim' }), 'refused').code).toBe('unknown-token');
    expect(messageIn(await say(ann, hello), 'refused').code).toBe('unknown-token');
    expect(messageIn(await say(token, hello), 'welcome').seats[0]?.name).toBe('<script>');
    const again = await rooms.invite(id, 'radicals');
    expect(messageIn(await say(token, hello), 'refused').code).toBe('unknown-token');
    expect((await say(again, { type: 'claim' })).map(({ type }) => type)).toEqual(['claimed']);
  });

  it.each(['lobby', 'uptime', 'my room', 'x'.repeat(41), ''])('cannot be opened with the id "%s"', async (id) => {
    const { rooms } = await uawRoom();

    await expect(rooms.open(UW, { id })).rejects.toThrow('lower-case letters and digits');
  });

  it('of listed rooms can be joined', async () => {
    const { rooms } = await uawRoom();
    const { id } = await rooms.open(UW, { isListed: true, seats: { radicals: 'Ann' } });
    await rooms.open(UW, { isListed: true, seats: { radicals: 'Ann', administration: 'Ben' } });

    expect((await rooms.list()).map((each) => each.id)).toEqual([id]);
    await expect(rooms.join(id, { player: 'radicals' })).rejects.toMatchObject({ code: 'no-free-seat' });
    await expect(rooms.join(id, { name: ' ' })).rejects.toThrow('name');
    const { player } = await rooms.join(id, { name: 'Cy' });
    expect(player).toBe('administration');
    expect(await rooms.list()).toEqual([]);
  });

  it('lose their names and chat messages on demand, in the store, too', async () => {
    const store = memoryStore();
    const { say, ann, ben, id } = await uawRoom({ store }, { seats: { radicals: 'Ann Secret' } });
    await say(ann, { type: 'chat', text: 'My secret' });
    await say(ben, { type: 'chat', text: 'Not secret' });
    await say(ann, { type: 'forget' });
    const { history, seats } = messageIn(await say(ben, hello), 'welcome');

    expect((await store.read(id, 0)).join('')).not.toMatch(/Ann|My secret/);
    expect(JSON.stringify(history)).not.toMatch(/My secret/);
    expect(JSON.stringify(history)).toMatch(/Not secret/);
    expect(seats[0]).toEqual({ player: 'radicals', isFree: false, isPresent: false });
  });

  it.each([
    '',
    ' ',
    'x'.repeat(41),
    'a\nb',
    '\u202Eab',
    'a\u0000',
    'Z\u0301\u0302\u0303\u0304\u0305\u0306',
    '\uD800',
    '\u200B',
  ])('refuse the name %j', async (name) => {
    const { say, ann } = await uawRoom();

    expect(messageIn(await say(ann, { type: 'name', name }), 'refused')).toMatchObject({ path: 'name' });
  });

  it('refuse names and chat messages of 10,000 characters', async () => {
    const { say, ann } = await uawRoom();
    const text = 'x'.repeat(10_000);

    expect(messageIn(await say(ann, { type: 'name', name: text }), 'refused')).toMatchObject({ path: 'name' });
    expect(messageIn(await say(ann, { type: 'chat', text }), 'refused')).toMatchObject({ path: 'text' });
  });

  it.each(['Jürgen Müller', '<script>alert(1)</script>', `"'&;`, '李小龙', 'נועה', 'नमस्ते', '👩‍👩‍👧', 'x'.repeat(40)])(
    'accept the name %s',
    async (name) => {
      const { say, ann } = await uawRoom();

      expect((await say(ann, { type: 'name', name })).map(({ type }) => type)).toEqual(['done']);
    },
  );
});

describe('bots', () => {
  const agents = { quick: randomAgent('quick') };

  it('play each other to the end, and then nothing', async () => {
    const { rooms, heard, say } = await testServer([revolt], { agents });
    const players = revolt.game.players(revolt.game.setup(revolt.presets[revolt.defaultPreset]));
    const bots = Object.fromEntries(players.map((player) => [player, 'quick']));
    const { tokens } = await rooms.open(RB, { options: { seed: 3 }, bots });
    const { spectator = '' } = tokens;
    await say(spectator, hello);
    for (let turn = 0; turn < 200; turn++) await settled();
    const last = heard(spectator).findLast((each) => each.type === 'update');

    expect(Object.keys(tokens)).toEqual(['spectator']);
    expect(last).toMatchObject({ update: { awaited: [] } });
  });

  it('of a manifest move by themselves, also after a restart', async () => {
    const store = memoryStore();
    const settings = { id: 'bots', bots: { radicals: 'strategist' } };
    const first = await uawRoom({ store }, settings);
    await first.rooms.close();
    const { say, ben } = await uawRoom({ store }, settings);
    await say(ben, hello);
    for (let turn = 0; turn < 100; turn++) await settled();
    const { history, sync } = messageIn(await say(ben, hello), 'welcome');

    expect(history.length).toBeGreaterThan(2);
    expect(sync).toMatchObject({ snapshot: { awaited: ['administration'] } });
  });

  it.each<[string, () => never]>([
    ['failed', () => { throw new Error('no'); }], // prettier-ignore
    ['failed', () => Promise.reject(new Error('no')) as never],
    ['illegal', () => ({ type: 'end-move', player: 'radicals' }) as never],
    ['illegal', () => ({ type: 'concede', player: 'administration' }) as never],
    ['illegal', () => 7 as never],
    ['late', () => new Promise(() => undefined) as never],
  ])('that are or were %s are replaced by the policy', async (reason, agent) => {
    const { say, ben, time } = await uawRoom(
      { agents: { agent }, timeout: (_view, choices) => choices.at(choices.size - 1) },
      { bots: { radicals: 'agent' } },
    );
    await say(ben, hello);
    await time.pass(60_001);

    const { history, sync } = messageIn(await say(ben, hello), 'welcome');
    expect(history.find((each) => 'note' in each)).toMatchObject({ kind: 'bot-failed', seat: 'radicals', reason });
    expect(sync).toMatchObject({ snapshot: { awaited: ['administration'] } });
  });

  it('think again if the position changes meanwhile', async () => {
    const answers: (() => void)[] = [];
    const random = randomAgent('slow');
    const agent: Agent<GameTypes> = (view, choices) =>
      new Promise((resolve) => answers.push(() => resolve(random(view, choices))));
    const { say, ann } = await uawRoom({ agents: { agent } }, { bots: { administration: 'agent' } });
    const play = async (line: string): Promise<void> => {
      const { version } = syncOf(await say(ann, hello));
      await say(ann, { type: 'play', id: line, version, action: uaw.game.parse(line) });
    };
    await play('radicals end-cards');
    await play('radicals deploy alumni 9');
    for (let index = 0; answers.length === 0 && index < 20; index++) {
      const { viewer, setup, table, own } = syncOf(await say(ann, hello));
      const [line] = uaw.game.legalActions({ viewer, setup: setup!, table, own: own! }).map(uaw.game.format).slice(-1);
      await play(line!);
    }
    expect(answers).toHaveLength(1);
    const { version } = syncOf(await say(ann, hello));
    const back = await say(ann, { type: 'take-back', version });
    // Bots always agree to a takeback.
    expect(messageIn(back, 'answer').answer.status).toBe('taken-back');
    answers[0]!();
    await settled();
    const { history, sync } = messageIn(await say(ann, hello), 'welcome');
    expect(sync).toMatchObject({ snapshot: { awaited: ['radicals'] } });
    expect(history.filter((each) => 'note' in each)).toEqual([]);
  });
});

describe('clocks', () => {
  const clock = { bank: 60_000 };

  it('end the match of a player who is out of time', async () => {
    const { say, ann, time, heard } = await uawRoom({}, { clock });
    await say(ann, hello);
    await time.pass(59_999);
    expect(heard(ann).filter(({ type }) => type === 'update')).toEqual([]);
    await time.pass(10);

    const updates = heard(ann).filter((each) => each.type === 'update');
    expect(updates[0]).toMatchObject({ update: { notice: { kind: 'ran-out', player: 'radicals' } } });
    expect(updates.at(-1)).toMatchObject({ update: { awaited: [] } });
  });

  it('do not run while the server is down', async () => {
    const store = memoryStore();
    const first = await uawRoom({ store }, { clock, id: 'clock' });
    await first.time.pass(30_000);
    await first.rooms.close();
    const { time } = first;
    time.time += 600_000;
    const { say, ann, heard } = await uawRoom({ store, time }, { id: 'clock' });
    const { now } = messageIn(await say(ann, hello), 'welcome');
    expect(now).toBeLessThanOrEqual(1_030_000);
    await time.pass(29_000);
    expect(heard(ann).filter(({ type }) => type === 'update')).toEqual([]);
    await time.pass(12_000);
    expect(heard(ann).findLast((each) => each.type === 'update')).toMatchObject({ update: { awaited: [] } });
  });

  it('do not hang with a policy that ends nothing: the server concedes', async () => {
    const policies: readonly RoomTimeoutPolicy[] = [(_, choices) => choices.at(0), () => 7 as never];
    for (const timeout of policies) {
      const { say, ann, time, heard } = await uawRoom({ timeout }, { clock });
      await say(ann, hello);
      await time.pass(61_000);

      expect(heard(ann).filter((each) => each.type === 'update').length).toBeGreaterThan(1);
    }
  });

  it('name the player whose move cannot be ended', async () => {
    const mute = { ...uaw, game: { ...uaw.game, step: (state: never, action: { type: string }) => {
      if (action.type === 'concede') throw new Error('no');
      return uaw.game.step(state, action as never);
    } } }; // prettier-ignore
    const server = await testServer([mute], {});
    const { tokens } = await server.rooms.open(UW, { options: { seed: 1 }, clock });
    await server.say(tokens['radicals']!, hello);
    await server.time.pass(61_000);

    expect(server.heard(tokens['radicals']!).findLast(({ type }) => type === 'note')).toMatchObject({
      note: { kind: 'stalled', seat: 'radicals' },
    });
  });
});

describe('a rematch', () => {
  it('opens when all players have asked, and the players change seats', async () => {
    const { say, ann, ben, heard } = await uawRoom({}, { seats: { radicals: 'Ann', administration: 'Ben' } });
    await say(ann, hello);
    await say(ben, hello);
    await say(ann, { type: 'play', id: 'c', version: 0, action: { type: 'concede', player: 'radicals' } });
    await say(ann, { type: 'rematch' });
    expect(heard(ann).some(({ type }) => type === 'rematch')).toBe(false);
    await say(ben, { type: 'rematch' });
    const { token } = messageIn(heard(ann), 'rematch');
    const { viewer, seats } = messageIn(await say(token, hello), 'welcome');

    expect(viewer).toBe('administration');
    expect(seats.map(({ name }) => name)).toEqual(['Ben', 'Ann']);
    expect(messageIn(await say(`${ann}/2`, hello), 'welcome').rematch).toBe(token);
  });
});

describe('a server', () => {
  it('reports turns of persons and numbers', async () => {
    const turns: RoomTurn[] = [];
    const metrics: string[] = [];
    const { say, ann, id, rooms } = await uawRoom({
      onTurn: (turn) => turns.push(turn),
      onMetric: (name) => metrics.push(name),
    });
    await say(ann, { type: 'play', id: 'c', version: 0, action: endCards });
    expect(turns).toEqual([]);
    const { tokens } = await rooms.open(UW, { bots: { radicals: 'strategist' }, seats: { administration: 'Ben' } });
    for (let turn = 0; turn < 100; turn++) await settled();

    expect(Object.keys(tokens)).toEqual(['administration', 'spectator']);
    expect(turns[0]?.seats.map(({ name }) => name)).toEqual(['Ben']);
    expect(metrics).toContain('appended');
    expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('removes idle rooms from memory, and wakes those with a clock in time', async () => {
    const metrics: string[] = [];
    const settings = { clock: { bank: 900_000 } };
    const { say, ann, time, rooms } = await uawRoom({ idle: 60_000, onMetric: (name) => metrics.push(name) }, settings);
    await say(ann, hello);
    await time.pass(120_000);
    expect(metrics).not.toContain('evicted');
    rooms.leave(ann);
    await time.pass(120_000);
    expect(metrics).toContain('evicted');
    await time.pass(700_000);
    expect(syncOf(await say(ann, hello))).toMatchObject({ awaited: [] });
  });

  it('shares a store with another process', async () => {
    const store = memoryStore();
    const one = await uawRoom({ store }, { id: 'shared' });
    const other = await uawRoom({ store }, { id: 'shared' });
    await other.say(other.ben, hello);
    const before = other.heard(other.ben).length;
    const message = { type: 'play', id: 'a', version: 0, action: endCards };
    await Promise.all([one.say(one.ann, message), other.say(other.ann, message)]);

    const answers = [...one.heard(one.ann), ...other.heard(one.ann)].flatMap((each) =>
      each.type === 'answer' ? [each.answer.status] : [],
    );
    expect(answers.toSorted()).toEqual(['doubled', 'played']);
    expect(other.heard(other.ben).slice(before).map(({ type }) => type)).toEqual(['update']); // prettier-ignore
  });
});
