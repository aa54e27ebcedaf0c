/** Checks that all commands work for a game that is not part of this package. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../export-paths.ts';
import { compiledGuideGame } from '../guide-game.ts';
import { type Told, told, type Typed } from './told.ts';

const folder = mkdtempSync(join(tmpdir(), 'countersheet-own-games-'));
afterAll(() => rmSync(folder, { recursive: true }));
symlinkSync(`${ROOT}node_modules`, join(folder, 'node_modules'));

/** Writes a module to a file. Returns the path of the file as a person would type it. */
function written(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return relative('.', join(folder, name));
}

const pig = written('pig.js', compiledGuideGame());

/** A manifest of the same game with all optional parts. */
const full = written(
  'full.js',
  `
  import { manifest as pig } from './pig.js';
  import { renderer } from 'countersheet/up-against-the-wall/picture';

  const [busted, banked] = [['lost'], ['banked']];
  const printed = { columns: ['any'], rows: { 1: busted, 2: banked, 3: banked, 4: banked, 5: banked, 6: banked } };
  const table = { printed, column: (mine, yours) => (mine < yours ? undefined : 'any'), meaning: (code) => 'the points are ' + code };
  const evaluate = ({ setup, table: { banks }, player }) => Math.min(1, banks[player] / setup.target);
  const holder = (view, choices) => choices.at(choices.size - 1);

  export default {
    ...pig,
    about: { ...pig.about, guide: 'https://example.org/learn', rules: 'https://example.org/rules' },
    messages: { ...pig.messages, fr: pig.messages.en },
    bots: async () => ({ bots: { holder: { bot: holder, budget: { iterations: 1 } } }, evaluate }),
    demo: { ...pig.demo, bots: ['holder', 'greedy'] },
    picture: async () => ({
      renderer: {
        id: 'pig',
        styles: renderer.styles,
        draw: ({ table: { banks } }, { labels, phase }) => ({
          title: 'Pig',
          subtitle: phase(),
          summary: labels.say('line', { player: 'north', bank: banks.north }),
          board: { width: 700, height: 100, content: { markup: '<circle cx="50" cy="50" r="' + banks.north + '"/>' } },
          panels: [],
        }),
      },
    }),
    odds: { tables: () => ({ die: table }) },
    successOf: (view, { type }) => (type === 'throw' ? 5 / 6 : undefined),
    ownSecrets: () => ({ mood: 'calm' }),
  };
`,
);

/** The output of a command that succeeds. */
async function shown(words: string, typed?: Typed): Promise<string> {
  const { code, out, error } = await told(words, typed);
  expect({ code, error }, words).toEqual({ code: 0, error: '' });
  return out;
}

/** These are more lines than a match needs. The program refuses illegal actions and continues. */
const LINES = Array.from({ length: 40 }, () => ['throw', 'hold']).flat();

describe('a game from a file', () => {
  it('is played to its end by typed lines, and replayed', async () => {
    const record = join(folder, 'played.json');
    const asked = ['hold', 'why', 'rule P-2', 'odds throw', 'board', 'throw', 'undo', 'no', 'help'];
    const out = await shown(`play ${pig} --as all --seed farm --record ${record}`, { lines: [...asked, ...LINES] });

    expect(out).toContain('Pig (pig). Type ? for help.\nnorth: at the keyboard, south: at the keyboard\n');
    expect(out).toContain('How to win: Who first has 30 points in the bank wins. (P-4)\n');
    expect(out).toContain('> hold\nYou have no points to bank. (P-3) Type why for the rule.\n');
    expect(out).toContain('P-2  A throw\n  A throw of 2 to 6 is added');
    expect(out.match(/^1\/6, 16\.7 % +This turn: [2-6]$/gm)).toHaveLength(5);
    expect(out).toMatch(/^(north|south) wins with 3\d points in the bank\. +P-4$/m);
    const replayed = await shown(`replay ${pig} ${record} --all`);
    const tellings = out.match(/^(north|south) (throws|banks|wins) .*$/gm)!;
    for (const telling of new Set(tellings)) expect(replayed).toContain(telling);
    expect(JSON.parse(await shown(`replay ${pig} ${record} --json`))).toMatchObject({
      game: 'pig',
      result: { kind: 'win', reason: 'points', rule: 'P-4' },
    });
  });

  it('starts with a preset, is saved and is resumed', async () => {
    const kept = join(folder, 'kept.json');
    await shown(`play ${pig}/short --bots random --seed farm`, { lines: ['throw', `save ${kept}`, 'quit'] });
    const saved = JSON.parse(readFileSync(kept, 'utf8')) as object;

    expect(saved).toMatchObject({ game: 'pig', notes: { preset: 'short' } });
    expect(JSON.stringify(saved)).toContain('"target":10');
    const out = await shown(`play ${pig} --resume ${kept}`, { lines: ['hint play', 'concede'] });
    expect(out).toMatch(/^The bot mcts suggests: (Throw|Hold) {2}\[/m);
    expect(out).toMatch(/^south wins with \d+ points in the bank\. +P-5$/m);
    expect(await shown(`play ${pig} --preset short --seed farm`, { lines: ['quit'] })).toContain('south: mcts');
  });

  it('is played by bots, in simulations and demonstrations', async () => {
    const records = join(folder, 'records');
    const words = `simulate ${pig}/short --bots random,mcts --games 2 --budget 5 --records ${records}`;
    const { code, out } = await told(words);

    expect(code).toBe(0);
    expect(out).toMatch(/^pig, seed 1969: 2 of 2 matches$/m);
    const [first] = readdirSync(records);
    expect(await shown(`replay ${pig} ${join(records, first!)} --all`)).toMatch(/ wins with 1\d points /);
    expect(await shown(`demo ${pig} --seed 1`)).toMatch(/^(north|south) wins with \d+ points in the bank\. +P-4$/m);
  });

  it('prints its rules', async () => {
    expect(await shown(`rules ${pig} P-4`)).toBe(
      'P-4  Victory\n  Who first has 30 points in the bank wins.\n  Option: target: 2 to 1000 points, 30 by default.\n',
    );
    expect(await shown(`rules ${pig}/short bank points`)).toMatch(/^P-3 .*\n.*\n\nP-4 /);
  });

  it('has all optional parts of a manifest', async () => {
    const [record, pictures] = [join(folder, 'full.json'), join(folder, 'pictures')];
    const typed = { links: true, lines: ['?', 'odds throw', 'hint', ...LINES] };
    const out = await shown(`play ${full}/short --language fr --seed farm --record ${record}`, typed);

    expect(out).toContain('south: holder\n');
    expect(out).toContain('How to play: https://example.org/learn\n');
    expect(out).toContain(']8;;https://example.org/rules#p-2');
    expect(out).toContain('Only you know — mood: calm\n');
    expect(out).toContain('83.3 %');
    expect(out).toContain('The bot holder suggests: ');
    expect(await shown(`demo ${full} --seed 1`)).toContain('north: holder, south: greedy\n');
    expect(await shown(`replay ${full} ${record} --luck`)).toMatch(/^Luck in .*:\nnorth /);
    const { error } = await told(`replay ${full} ${record} --svg ${pictures}`);
    expect(error).toMatch(/^\d+ pictures in /);
    expect(readFileSync(join(pictures, 'step-0000.svg'), 'utf8')).toContain('<circle');
    expect(await shown(`odds ${full} 2 1`)).toContain(
      'On 5 of 6 rolls, the points are banked; on 1 of 6, the points are lost.',
    );
    expect(await shown(`odds ${full} die`)).toContain('any');
  });
});

describe('an error in a game of your own is reported in one line', () => {
  const bare = written('bare.js', 'export const pig = {};');
  const wrong = (name: string, fields: string): string =>
    written(name, `import { manifest } from './pig.js';\nexport default { ...manifest, ${fields} };`);
  const [number, unknown, mute, failing] = [
    wrong('number.js', 'about: { ...manifest.about, players: 2 }'),
    wrong('unknown.js', "defaultPreset: 'long'"),
    wrong('mute.js', 'messages: { en: async () => ({ rulebook: {} }) }'),
    wrong(
      'failing.js',
      `demo: { bots: ['lazy'], showsTableBefore: [] },
      bots: async () => ({ bots: { lazy: { bot: () => undefined.type, budget: {} } }, evaluate: () => 0.5 })`,
    ),
  ];
  const match = written('match.txt', '[game "pig"]\n');
  const cases: readonly (readonly [words: string, code: number, error: string | RegExp])[] = [
    [`odds ${pig}`, 2, /^pig has no odds to show\. Games with odds: up-against-the-wall, /],
    [`play ${pig}/long`, 2, 'pig has no preset "long". Expected one of: usual, short.'],
    [`play ${pig}/shrt`, 2, 'pig has no preset "shrt". Did you mean "short"?'],
    [
      `play ${pig}/short --preset usual`,
      2,
      `--preset: The argument "${pig}/short" already names a preset. Name the preset only once.`,
    ],
    [`play ${pig} --language xx`, 2, '--language: Pig has no messages in "xx". Expected one of: en.'],
    [`play ${pig} --language de`, 2, '--language: Pig has no messages in "de". Expected one of: en.'],
    [`play ${full} --language de`, 2, '--language: Pig has no messages in "de". Expected one of: en, fr.'],
    [`play ${pig} --bots clever`, 2, /^pig has no bot "clever"\. Expected one of: random, mcts\. /],
    [`play ${pig} --set target=1`, 2, '--set: target: Invalid value: Expected >=2 but received 1.'],
    [`play ${pig} --set goal=1`, 2, '--set: pig has no option "goal". Expected one of: target.'],
    [`play ${pig} --players 3`, 2, 'The number of players of pig is fixed.'],
    [`rules ${pig} P-9`, 2, `Unknown rule "P-9" in ${pig}. See countersheet rules ${pig}.`],
    [
      `replay ${match}`,
      4,
      /not a record: Unknown game "pig"\. For your own game, write the path of its module before the path of the record\./,
    ],
    [`play ${bare}`, 4, `${bare} has no manifest. Expected: export const manifest = defineManifest({ … }).`],
    ['play ./nowhere.js/short', 4, /nowhere\.js cannot be loaded: There is no such file\.$/],
    [
      'play my-pig/short',
      2,
      /^Unknown game "my-pig"\. .* give a path such as \.\/my-game\.js, or an installed package\./,
    ],
    [
      `play ${number}`,
      4,
      `${number}: manifest.about.players: Expected the minimum and the maximum number of players: [2, 2] but received a number.`,
    ],
    [`simulate ${unknown}`, 4, `${unknown}: manifest.defaultPreset: Expected one of usual, short but received "long".`],
    [
      `rules ${mute} P-1`,
      4,
      /mute\.js: messages\.messages: Expected messages from createMessages but received nothing\.$/,
    ],
    [`demo ${failing}`, 3, /^lazy has failed: TypeError: .*failing\.js/],
  ];

  it.each(cases)('%s', async (words, code, error) => {
    const answer: Told = await told(words);

    expect(answer.code).toBe(code);
    if (typeof error === 'string') expect(answer.error).toBe(error);
    else expect(answer.error).toMatch(error);
  });
});
