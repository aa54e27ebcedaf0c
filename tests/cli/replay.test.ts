import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameNamed } from '../../src/cli/game.ts';
import { luckText } from '../../src/cli/luck.ts';
import { sayIn } from '../../src/cli/phrases/say.ts';
import { pictureOf, spokenOf } from '../../src/cli/spoken.ts';
import { eventsFor, type GameTypes } from '../../src/core/game.ts';
import { formatRecord, createRecord } from '../../src/core/record.ts';
import { pathTo, type MatchNode, fromTreeRecord } from '../../src/match/index.ts';
import { elementsOf } from '../pictures/well-formed.ts';
import { told } from './told.ts';

const folder = mkdtempSync(join(tmpdir(), 'countersheet-replay-'));
const file = join(folder, 'match.json');
const known = await gameNamed('up-against-the-wall');
const { game } = known;
const [english, german] = await Promise.all(['en', 'de'].map((language) => spokenOf(known, language)));
const { messages } = english!;
const [inEnglish, inGerman] = await Promise.all([english!, german!].map((spoken) => pictureOf(known, spoken)));
let nodes: readonly MatchNode<GameTypes>[];
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  // The typed lines. Each side ends its card phase without using its card.
  const lines = ['', 'end-cards', 'deploy alumni 10', '', 'end-cards', 'deploy alumni 5', 'concede', '', 'concede'];
  await told(`play up-against-the-wall/as-printed --as all --seed replayed --record ${file}`, { lines });
  nodes = pathTo(fromTreeRecord(game, JSON.parse(readFileSync(file, 'utf8'))));
});

async function jsonOf(more: string): Promise<unknown> {
  const { code, out, error } = await told(`replay ${file} --json ${more}`);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return JSON.parse(out) as unknown;
}

/** The expected steps of the JSON output, computed from the match. */
function stepsFor(viewer?: string): readonly object[] {
  return nodes.map(({ state, actions, events }) => {
    const view = game.view(state, viewer ?? 'spectator');
    const shown = viewer === undefined ? events : eventsFor(events, viewer);
    return {
      ...(viewer === undefined ? { actions } : {}),
      events: shown.map((event) => ({ ...event, text: messages.describe(event, view) })),
      table: state.table,
      ...(viewer === undefined ? {} : { own: state.secrets[viewer] }),
    };
  });
}

describe('replay --json', () => {
  it('contains the whole match: actions, events with their sentences, tables, the result, and the luck', async () => {
    const turn = game.turn(nodes.at(-1)!.state);

    expect(await jsonOf('')).toEqual({
      game: 'up-against-the-wall',
      options: {},
      steps: stepsFor(),
      result: turn.kind === 'over' ? turn.outcome : 'it is not over',
      luck: {
        events: expect.any(Array) as unknown[],
        players: {
          radicals: expect.objectContaining({ luck: expect.any(Number) as number }) as object,
          administration: expect.objectContaining({ luck: expect.any(Number) as number }) as object,
        },
      },
    });
  });

  it('contains what one player saw, and nothing of the other player’s secrets', async () => {
    const json = await jsonOf('--as radicals');

    expect(json).toMatchObject({ viewer: 'radicals', steps: stepsFor('radicals') });
    expect(json).not.toHaveProperty('luck');
    const hidden = (nodes.at(-1)!.state.secrets as Readonly<Record<string, { hand: readonly string[] }>>)[
      'administration'
    ]!.hand;
    expect(hidden.length).toBeGreaterThan(0);
    for (const card of hidden) expect(JSON.stringify((json as { steps: unknown }).steps)).not.toContain(card);
  });

  it('is the same for a record of the first version, as JSON or as text', async () => {
    const { options } = JSON.parse(readFileSync(file, 'utf8')) as { options: object };
    const first = createRecord(
      game,
      options,
      nodes.flatMap(({ actions }) => actions),
    );
    const [json, text] = ['first.json', 'first.txt'].map((name) => join(folder, name));
    writeFileSync(json!, JSON.stringify(first));
    writeFileSync(text!, formatRecord(game, first));

    const whole = (await told(`replay ${json!} --all`)).out;
    expect(whole).toMatch(/concede/);
    expect((await told(`replay ${text!} --all`)).out).toBe(whole);
  });
});

describe('replay --svg', () => {
  const picturesIn = (name: string): readonly string[] =>
    readdirSync(join(folder, name)).map((each) => readFileSync(join(folder, name, each), 'utf8'));

  it('writes a picture after each step, in the order of the steps', async () => {
    const { out, error } = await told(`replay ${file} --svg ${join(folder, 'all')}`);
    const pictures = picturesIn('all');

    expect({ out, error }).toEqual({ out: '', error: `${String(nodes.length)} pictures in ${join(folder, 'all')}.` });
    for (const picture of pictures) expect(elementsOf(picture.trimEnd())[0]).toMatchObject({ name: 'svg' });
    expect(pictures).toEqual(nodes.map(({ state }) => `${inEnglish!(game.view(state, 'spectator'))}\n`));
    expect(pictures.at(-1)).not.toBe(pictures[0]);
  });

  it('shows what one player saw, in their language', async () => {
    await told(`replay ${file} --as administration --language de --svg ${join(folder, 'own')}`);

    const seen = nodes.map(({ state }) => game.view(state, 'administration'));
    expect(picturesIn('own')).toEqual(seen.map((view) => `${inGerman!(view)}\n`));
    expect(picturesIn('own').at(-1)).not.toBe(picturesIn('all').at(-1));
  });

  it('can be combined with --json, and is refused if the folder cannot be created', async () => {
    const { out } = await told(`replay ${file} --json --svg ${join(folder, 'both')}`);
    const refused = await told(`replay ${file} --svg ${join(file, 'inside')}`);

    expect(JSON.parse(out)).toHaveProperty('steps');
    expect(picturesIn('both')).toHaveLength(nodes.length);
    expect(refused).toMatchObject({ code: 4, out: '' });
    expect(refused.error).toMatch(/^.*match\.json\/inside: Part of the path is not a folder\.$/);
  });
});

describe('replay', () => {
  it.each([
    ['', /strange is not a record: The file is empty\. See /],
    ['GIF\0\u0001', /strange is not a record: The file is not a text file\. See /],
    ['{}', /strange is not a record: format: .*\. See countersheet replay --help\.$/],
    ['hello', /strange is not a record: The file does not name its game\. /],
    [
      '{"format":"countersheet/tree","version":1,"game":"chess","rulesVersion":1}',
      /strange is not a record: Unknown game "chess"\. /,
    ],
    ['{"game":"air-war"}', /strange is not a record: format: /],
    ['{', /strange is not a record: Expected property name/],
  ])('refuses a file with %s', async (text, error) => {
    const strange = join(folder, 'strange');
    writeFileSync(strange, text);

    const refused = await told(`replay ${strange}`);
    expect(refused).toMatchObject({ code: 4, out: '' });
    expect(refused.error).toMatch(error);
    expect(refused.error).not.toContain('\n');
  });
});

describe('replay of a match that is not over', () => {
  /** Three files: a saved match, the record of an unfinished match, and the record of a match without secrets. */
  const [kept, left, open] = ['kept', 'left', 'open'].map((name) => join(folder, `${name}.json`));
  const reason = 'The match is not over. A replay would reveal what players hide from each other.';

  beforeAll(async () => {
    const lines = ['end-cards', 'deploy alumni 10'];
    const words = 'play up-against-the-wall/as-printed --bots random --seed kept';
    await told(`${words} --record ${left!}`, { lines: [...lines, `save ${kept!}`, 'quit'] });
    await told(`play revolting-behaviour --seed kept --record ${open!}`, { lines: ['pass', 'quit'] });
  });

  it.each(['--all', '--json', '', `--svg ${join(folder, 'unseen')}`])('asks whose view to show: %s', async (more) => {
    for (const match of [kept!, left!]) {
      expect(await told(`replay ${match} ${more}`)).toMatchObject({
        ...{ code: 2, out: '' },
        error: `${reason} Choose a view with --as: radicals, administration, spectator, all.`,
      });
    }
  });

  it('shows what one player saw, or everything to a user who says so', async () => {
    const [one, other, all] = await Promise.all(
      ['radicals', 'administration', 'all'].map(async (as) => (await told(`replay ${kept!} --as ${as} --all`)).out),
    );

    for (const player of ['radicals', 'administration']) {
      const hidden = `Seen only by the ${player}: “`;
      expect(all).toContain(hidden);
      expect([one, other].filter((out) => out!.includes(hidden))).toHaveLength(1);
    }
  });

  it('prints its luck only to a user who sees everything', async () => {
    for (const as of ['', '--as radicals']) {
      expect((await told(`replay ${kept!} --luck ${as}`)).error).toBe(
        `--luck: ${reason} To see the replay anyway, add --as all.`,
      );
    }
    expect((await told(`replay ${kept!} --luck --as all`)).out).toMatch(/^Luck in percentage points/);
  });

  it('asks nothing if players hide nothing', async () => {
    expect(await told(`replay ${open!} --all`)).toMatchObject({ code: 0, error: '' });
  });
});

describe('replay --luck', () => {
  it('prints no heading for the most helpful events if no event helped', () => {
    const none = { luck: 0, variance: 0, z: null };
    const roll = { index: 0, action: { type: 'roll', player: 'chance' }, players: { a: none } };
    const ledger = { events: [roll], players: { a: none } } as unknown as Parameters<typeof luckText>[0];

    expect(luckText(ledger, sayIn('en'))).toEqual([
      'Luck in percentage points of the expected score, estimated by the evaluation of the game:',
      'a  +0.0  no dice or draws could change the score',
    ]);
  });

  it('prints in the language of the match', async () => {
    expect((await told(`replay ${file} --luck`)).out).toMatch(/^Luck in percentage points/);
    expect((await told(`replay ${file} --luck --language de`)).out).toMatch(/^Glück in Prozentpunkten/);
  });
});

describe('a record in which something is wrong', () => {
  it('is reported in one sentence with one full stop', async () => {
    const wrong = join(folder, 'wrong.json');
    writeFileSync(wrong, readFileSync(file, 'utf8').replaceAll('"alumni"', '"alumnx"'));

    expect((await told(`replay ${wrong}`)).error).toMatch(/No such name: track alumnx \(UW-1\.1\)\. See countersheet/);
  });
});

describe('replay, step by step', () => {
  it('lists the steps that exist if a step does not exist, and the possible commands', async () => {
    const { out } = await told(`replay ${file}`, { lines: ['99', 'dance', 'rule zeppelin', 'rule UW-3.5', 'quit'] });

    expect(out).toContain(`There is no step 99. Steps go from 0 to ${String(nodes.length - 1)}.`);
    expect(out).toMatch(/dance\nPress Enter for the next step, or type a command: back, /);
    expect(out).toContain('No rule contains “zeppelin”.');
    expect(out).toMatch(/\nUW-3\.5 .*\n .*\n +Our ruling: /);
  });
});
