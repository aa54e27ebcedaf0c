/**
 * Tests the page of each game about its observations for learning programs: docs/encoding/<id>.md. To update the pages,
 * run the tests with -u.
 */
import { expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import type { Game, GameTypes } from '../../src/core/game.ts';
import { createObserver } from '../../src/encoding/index.ts';
import { SUBJECTS } from '../games/subjects.ts';

/**
 * The maximum number of random matches that are played for the statistics. After `DECISIONS` decisions in total, no
 * further match starts.
 */
const MATCHES = 20;
const DECISIONS = 6000;

it.each(SUBJECTS)('$id has a page about its observation', async ({ id, manifest, game }) => {
  const { observation } = await manifest.observation!();
  const options = manifest.presets[manifest.defaultPreset]!;
  const start = game.setup(options);
  const { version, size, features } = createObserver(game, observation, start);
  const codes = game.codes(start);
  const [least, most] = manifest.about.players;
  const { decisions, choices, streams, matches } = lengthsOf(game, options);
  const secret = Object.keys(Object.values<object>(start.secrets)[0] ?? {});
  const hidden = Object.keys(start.hidden);
  const facts = [
    [
      'players',
      `${least === most ? String(least) : `${String(least)} to ${String(most)}`}: ${game.players(start).join(', ')}`,
    ],
    ['preset', `\`${manifest.defaultPreset}\` (the numbers on this page are for this preset)`],
    ['observation', `${grouped(size)} numbers, version ${String(version)}`],
    ['action codes', `${grouped(codes.size)} in ${String(codes.kinds.length)} types`],
    ['decisions of a random match', `${grouped(decisions)} (median of ${String(matches)})`],
    ['choices of a decision', `${grouped(choices.median)} (median), ${grouped(choices.most)} (most)`],
    ['chance', streams.length === 0 ? 'none' : `streams ${streams.map((each) => `\`${each}\``).join(', ')}`],
    ['secret to each player', secret.length === 0 ? 'nothing' : secret.map((key) => `\`${key}\``).join(', ')],
    ['hidden from all', hidden.length === 0 ? 'nothing' : hidden.map((key) => `\`${key}\``).join(', ')],
    ['reward', 'the payoff at the end, 0 before it; all payoffs together are 1'],
  ];
  const page = [
    `# ${game.title} as numbers`,
    `This page lists the numbers that programs get for this game when they learn it. [Positions and actions as numbers](../encoding.md) explains the terms.`,
    tableOf([['', ''], ...facts]),
    '## Observation',
    tableOf([
      ['from', 'feature', 'shape', 'contains'],
      ...features.map(({ start: first, name, shape, about }) => [
        String(first),
        `\`${name}\``,
        shape.join(' × '),
        about,
      ]),
    ]),
    '## Action codes',
    tableOf([
      ['from', 'type', 'fields'],
      ...codes.kinds.map(({ first, type, fields }) => [
        grouped(first),
        `\`${type}\``,
        fields.map(({ key, size: values }) => `${key}: ${grouped(values)}`).join(', '),
      ]),
    ]),
    `The game also accepts actions of these types, which have no codes: ${game.unlisted.map((type) => `\`${type}\``).join(', ')}.`,
  ].join('\n\n');

  await expect(`${page}\n`).toMatchFileSnapshot(`../../docs/encoding/${id}.md`);
});

/** Statistics of random matches. */
interface Lengths {
  readonly matches: number;
  /** The median number of decisions of a match. */
  readonly decisions: number;
  /** The median and the maximum number of choices at a decision. */
  readonly choices: { readonly median: number; readonly most: number };
  readonly streams: readonly string[];
}

/**
 * Plays random matches. Returns the median number of decisions, the numbers of choices, and the names of the random
 * streams.
 */
function lengthsOf(game: Game<GameTypes>, options: object): Lengths {
  const rng = createRng(1);
  const [decisions, choices, streams]: [number[], number[], Set<string>] = [[], [], new Set()];
  for (let match = 0; match < MATCHES && choices.length < DECISIONS; match++) {
    const fork = game.fork(game.setup(options), { dice: 'manual' });
    let count = 0;
    for (let turn = fork.turn(); turn.kind !== 'over'; turn = fork.turn()) {
      if (turn.kind === 'chance') streams.add(turn.stream);
      else {
        count++;
        choices.push(fork.size());
      }
      fork.apply(fork.randomAction(rng));
    }
    decisions.push(count);
  }
  return {
    matches: decisions.length,
    decisions: medianOf(decisions),
    choices: { median: medianOf(choices), most: choices.reduce((most, each) => Math.max(most, each)) },
    streams: [...streams].sort(),
  };
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
}

function grouped(value: number): string {
  return value.toLocaleString('en-GB');
}

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
