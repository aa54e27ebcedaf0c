/**
 * Tests every kind of saved value. If a value is saved and read again, it must be unchanged. The functions that read
 * values must reject invalid envelopes with a clear message.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Journal, readKnown } from '../src/cli/journal.ts';
import { formatRecord, parseRecord, readEnvelope, createRecord, replay } from '../src/core/index.ts';
import { manifest } from '../src/games/up-against-the-wall/manifest.ts';
import { messages } from '../src/games/up-against-the-wall/messages/en.ts';
import { upAgainstTheWall as game } from '../src/games/up-against-the-wall/rules/index.ts';
import {
  createMatch,
  journalHeader,
  loadRoom,
  createRoom,
  playMove,
  playServerAction,
  readJournal,
  fromTreeRecord,
  toTreeRecord,
  saveRoom,
} from '../src/match/index.ts';
import { loadSession, saveSession } from '../src/session/index.ts';
import { parseResults, playTournament } from '../src/tournaments/index.ts';
import { told } from './cli/told.ts';
import { faultOf } from './faults.ts';
import { cards } from './tournaments/contests.ts';

type Loose = Readonly<Record<string, unknown>>;

const folder = mkdtempSync(join(tmpdir(), 'countersheet-saved-'));
afterAll(() => rmSync(folder, { recursive: true }));
const putAside = join(folder, 'put-aside.json');
await told('play up-against-the-wall --bots random --seed kept', { lines: ['end-cards', `save ${putAside}`, 'quit'] });

const endCards = game.parse('radicals end-cards');
const opened = createRoom(game, { options: { seed: 3 } });
const { room, lines } = playServerAction(game, opened, { action: endCards });
const match = playMove(game, createMatch(game, { seed: 3 }), endCards, { comment: 'As always.' });
const { actions: opening } = game.start({ seed: 3 });
const { actions } = game.step(game.setup({ seed: 3 }), endCards);
const plan = { rounds: 1, seed: 'saved' };
const results = await playTournament(cards, plan);

/** A saved value, and a function that reads the value and saves it again. */
interface Saved {
  readonly kind: string;
  readonly value: Loose;
  readonly again: (value: Loose) => unknown;
}

/** The kinds of saved values that belong to one game, which is needed to read them. */
const ofOneGame: readonly (readonly [string, Saved])[] = [
  [
    'a record',
    {
      kind: 'record',
      value: { ...createRecord(game, {}, [...opening, ...actions]) },
      again: (value) => {
        replay(game, value);
        return value;
      },
    },
  ],
  [
    'a record as text',
    {
      kind: 'record',
      value: { ...createRecord(game, {}, [...opening, ...actions]) },
      again: (value) => parseRecord(game, textOf(value)),
    },
  ],
  [
    'a tree',
    {
      kind: 'tree',
      value: { ...toTreeRecord(game, match) },
      again: (value) => toTreeRecord(game, fromTreeRecord(game, value)),
    },
  ],
  [
    'a journal as one value',
    {
      kind: 'journal',
      value: { ...saveRoom(game, room) },
      again: (value) => saveRoom(game, loadRoom(game, value)),
    },
  ],
  [
    'a journal as lines',
    {
      kind: 'journal',
      value: JSON.parse(journalHeader(game, opened)) as Loose,
      again: (value) => {
        const whole = [`${JSON.stringify(value)}\n`, ...lines].join('');
        return JSON.parse(journalHeader(game, readJournal(game, whole).room)) as unknown;
      },
    },
  ],
  [
    'a session',
    {
      kind: 'session',
      value: JSON.parse(readFileSync(putAside, 'utf8')) as Loose,
      again: (value) => ({ ...saveSession(loadSession({ manifest, messages }, value)) }),
    },
  ],
];

/** A record in the text format, with the given facts in its head. The facts can be invalid. */
function textOf({ actions: _, ...facts }: Loose): string {
  const [, notation] = formatRecord(game, createRecord(game, {}, [...opening, ...actions])).split('\n\n');
  const named = Object.entries(facts).map(([name, value]) => `[${name} ${JSON.stringify(value)}]`);
  return `${named.join('\n')}\n\n${notation!}`;
}

/** Functions that make an envelope invalid, each with the path of the error. */
const others: readonly (readonly [string, (value: Loose) => Loose, string])[] = [
  ['another format', (value) => ({ ...value, format: 'countersheet/replay' }), 'format'],
  ['no format', ({ format: _, ...value }) => value, 'format'],
  ['another version', (value) => ({ ...value, version: 2 }), 'version'],
  ['no version', ({ version: _, ...value }) => value, 'version'],
  ['another game', (value) => ({ ...value, game: 'pig' }), 'game'],
  ['other rules', (value) => ({ ...value, rulesVersion: 2 }), 'rulesVersion'],
];

describe.each(ofOneGame)('%s', (name, { kind, value, again }) => {
  it('starts with the envelope, and is unchanged after saving and loading', () => {
    expect(Object.entries(value).slice(0, 4)).toEqual([
      ['format', `countersheet/${kind}`],
      ['version', 1],
      ['game', 'up-against-the-wall'],
      ['rulesVersion', game.rulesVersion],
    ]);
    expect(again(JSON.parse(JSON.stringify(value)) as Loose)).toEqual(JSON.parse(JSON.stringify(value)));
  });

  it.each(others)('is refused with %s, and not changed', (_, change, path) => {
    const other = change(value);
    const before = JSON.stringify(other);

    expect(faultOf(() => again(other)).path).toBe(name === 'a journal as lines' ? `line 1.${path}` : path);
    expect(JSON.stringify(other)).toBe(before);
  });
});

describe('the results of a tournament', () => {
  const value: Loose = { ...results };

  it('start with the envelope, and are unchanged after saving and loading', async () => {
    expect(Object.entries(value).slice(0, 4)).toEqual([
      ['format', 'countersheet/tournament'],
      ['version', 1],
      ['game', 'high-card'],
      ['rulesVersion', 1],
    ]);
    expect(parseResults(JSON.parse(JSON.stringify(value)))).toEqual(results);
    expect(await playTournament(cards, plan, { earlier: JSON.parse(JSON.stringify(value)) })).toEqual(results);
  });

  it.each(others)('are not continued with %s, and not changed', async (_, change, path) => {
    const earlier = change(value);
    const before = JSON.stringify(earlier);

    await expect(playTournament(cards, plan, { earlier })).rejects.toMatchObject({ name: 'MalformedError', path });
    expect(JSON.stringify(earlier)).toBe(before);
  });

  it.each(others.slice(0, 4))('are not read with %s', (_, change, path) => {
    expect(faultOf(() => parseResults(change(value))).path).toBe(path);
  });

  it.each(others.slice(0, 4))('are not read from a journal with %s, which is not changed', (_, change, path) => {
    const file = join(folder, 'cup.json');
    new Journal(file, results).close();
    const journal = `${file}.journal`;
    const [head, ...rest] = readFileSync(journal, 'utf8').split('\n');
    const text = [JSON.stringify(change(JSON.parse(head!) as Loose)), ...rest].join('\n');

    expect(readKnown(file)).toEqual(results);
    writeFileSync(journal, text);
    expect(() => readKnown(file)).toThrow(`: ${path}: `);
    expect(readFileSync(journal, 'utf8')).toBe(text);
  });
});

describe('a file', () => {
  it.each(['play --resume', 'replay --as all'])(
    'that another version has written is refused by %s',
    async (command) => {
      const file = join(folder, 'other.json');
      for (const [, change, path] of others.filter(([, , each]) => each !== 'game')) {
        const text = JSON.stringify(change(JSON.parse(readFileSync(putAside, 'utf8')) as Loose));
        writeFileSync(file, text);

        const { code, error } = await told(`${command} ${file}`);
        expect([code, error]).toEqual([4, expect.stringContaining(`: ${path}: `)]);
        expect(readFileSync(file, 'utf8')).toBe(text);
      }
    },
  );
});

describe('readEnvelope', () => {
  const value = { format: 'countersheet/tree', version: 1, game: 'pig', rulesVersion: 3, more: 7 };

  it('returns only the envelope, of any game unless one is named', () => {
    expect(readEnvelope(value, ['record', 'tree'])).toEqual({ ...value, more: undefined });
    expect(readEnvelope(value, ['tree'], { id: 'pig', rulesVersion: 3 }).game).toBe('pig');
  });

  it.each([
    [
      { ...value, format: 'pgn' },
      'format: Invalid type: Expected ("countersheet/record" | "countersheet/tree") but received "pgn"',
    ],
    [{ ...value, version: 2 }, 'version: Invalid type: Expected 1 but received 2'],
    [{ ...value, game: 'chess' }, 'game: Invalid type: Expected "pig" but received "chess"'],
    [
      { ...value, rulesVersion: 4 },
      'rulesVersion: Expected version 3 of the rules but received 4: the match could replay differently',
    ],
  ])('reports what it expected: %j', (given, message) => {
    expect(faultOf(() => readEnvelope(given, ['record', 'tree'], { id: 'pig', rulesVersion: 3 })).message).toBe(
      message,
    );
  });

  it.each([undefined, null, 7, 'text', [], {}])('refuses %j', (given) => {
    faultOf(() => readEnvelope(given, ['record']));
  });

  it.each([{ game: '' }, { game: 7 }, { rulesVersion: 0 }, { rulesVersion: 1.5 }])(
    'refuses a value without game and rules: %j',
    (change) => {
      faultOf(() => readEnvelope({ ...value, ...change }, ['tree']));
    },
  );
});
