/**
 * For each function that accepts untrusted data, measures how the time of a call grows with the size of the data. For
 * each game, first puts a long text, a long list, many fields or deep nesting at each place of valid data, and finds
 * the invalid value for which the function is slowest. Then measures this value at three sizes. Also measures saved
 * data of three lengths. Prints a table in Markdown.
 */
import { GameServer, type ServedGame } from '../src/cli/serve/game-server.ts';
import { formatRecord, createRecord, parseRecord, replay } from '../src/core/record.ts';
import type { AnyAction, Game, GameTypes, State, View } from '../src/core/game.ts';
import { createRng } from '../src/core/random.ts';
import { type Input, type Played, played, TARGETS } from '../tests/fuzz/inputs.ts';
import { PARTS } from '../tests/fuzz/parts.ts';
import { median, ROUNDS } from './measure.ts';

/** A function that accepts untrusted data, and valid data for it. */
interface Door {
  data(game: Game<GameTypes>, match: Played): unknown;
  read(game: Game<GameTypes>, data: unknown, match: Played): unknown;
}

const optionsOf: Door['data'] = (_, { options }) => options;
const actionOf: Door['data'] = (game, { state }) => game.randomAction(state, createRng('door'));

const DOORS: Readonly<Record<string, Door>> = {
  parseOptions: { data: optionsOf, read: (game, data) => game.parseOptions(data) },
  setup: { data: optionsOf, read: (game, data) => game.setup(data as object) },
  parseState: { data: (_, { state }) => state, read: (game, data) => game.parseState(data) },
  'a view': {
    data: (game, { state }) => game.view(state, 'spectator'),
    read: (game, data) => game.legalActions(data as View<GameTypes>),
  },
  parseAction: { data: actionOf, read: (game, data) => game.parseAction(data) },
  whyIllegal: { data: actionOf, read: (game, data, { state }) => game.whyIllegal(state, data) },
  parse: {
    data: (game, match) => game.format(actionOf(game, match) as AnyAction<GameTypes>),
    read: (game, data) => game.parse(data as string),
  },
  replay: {
    data: (game, { options, actions }) => createRecord(game, options, actions),
    read: (game, data) => replay(game, data as never),
  },
  parseRecord: {
    data: (game, { options, actions }) => formatRecord(game, createRecord(game, options, actions)),
    read: (game, data) => parseRecord(game, data as string),
  },
  'a line of the protocol': {
    data: (game, match) => ({ v: 1, type: 'why', match: 1, action: actionOf(game, match) }),
    read(game, data, { options }) {
      const known = { game, options, manifest: { presets: {} }, source: game.id, observation: undefined };
      const server = new GameServer([known as unknown as ServedGame], { showsState: false });
      server.answer(JSON.stringify({ v: 1, type: 'new', game: game.id }));
      return server.answer(JSON.stringify(data));
    },
  },
  ...PARTS,
};

/** The sizes of invalid values, in characters, elements, fields or levels. */
const SIZES = [10_000, 40_000, 160_000] as const;

const VALUES: Readonly<Record<string, (size: number) => unknown>> = {
  'a text': (size) => 'x'.repeat(size),
  'a number': (size) => '9'.repeat(size),
  'a list': (size) => Array.from({ length: size }, () => 0),
  fields: (size) => Object.fromEntries(Array.from({ length: size }, (_, index) => [`k${String(index)}`, 0])),
  // Deeper nesting overflows the stack of `JSON.stringify`.
  'a nest': (size) => JSON.parse('['.repeat(size / 40) + ']'.repeat(size / 40)) as unknown,
};

/** The texts that are repeated to make a long text. */
const TEXTS = ['x', ' ', '9', '\n', '{', '"', '(', ',', '-'];

/** Invalid data of any size: `of` creates the data in a given size. */
interface Growing {
  readonly name: string;
  readonly of: (size: number) => unknown;
}

function growing(valid: unknown): readonly Growing[] {
  if (typeof valid === 'string') {
    const half = valid.length >> 1;
    return TEXTS.map((part) => ({
      name: `${JSON.stringify(part)} in the middle`,
      of: (size) => valid.slice(0, half) + part.repeat(size) + valid.slice(half),
    }));
  }
  return placesIn(valid as object, []).flatMap((path) =>
    Object.entries(VALUES).map(([name, of]) => ({
      name: `${name} at ${path.join('.')}`,
      of: (size) => replaced(valid as object, path, of(size)),
    })),
  );
}

/** Returns the paths of the first fields of data, at most two levels deep. */
function placesIn(part: object, path: readonly string[]): readonly (readonly string[])[] {
  return Object.entries(part)
    .slice(0, 12)
    .flatMap(([key, value]) => {
      const here = [...path, key];
      const isInner = typeof value === 'object' && value !== null && path.length === 0;
      return [here, ...(isInner ? placesIn(value as object, here) : [])];
    });
}

function replaced(part: object, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy = (Array.isArray(part) ? part.slice() : { ...part }) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? value : replaced(copy[key] as object, rest, value);
  return copy;
}

/** Returns how many milliseconds of processor time one call takes. The data can be accepted or refused. */
async function timed(read: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  try {
    await read();
  } catch {
    // The function refuses the data, which is allowed.
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function medianTime(read: () => unknown): Promise<number> {
  const times: number[] = [];
  while (times.length < ROUNDS) times.push(await timed(read));
  return median(times);
}

function row(name: string, unit: string, points: readonly (readonly [size: number, time: number])[]): void {
  const [[smaller, first], [larger, last]] = [points.at(-2)!, points.at(-1)!];
  // If the first call takes less than a millisecond, no exponent is shown, because so short a time is not reliable.
  const exponent = first < 1 ? '' : (Math.log(last / first) / Math.log(larger / smaller)).toFixed(2);
  const cells = points.map(([size, time]) => `${size.toLocaleString('en')}: ${time.toFixed(1)} ms`);
  const perUnit = ((1e6 * last) / larger).toFixed(0);
  console.log(`| ${[name, unit, ...cells, `${perUnit} ns`, exponent].join(' | ')} |`);
}

/** Finds the invalid value for which a function is slowest, and measures it at three sizes. */
async function measure(name: string, { data, read }: Door): Promise<void> {
  let worst: { time: number; each: Growing; read: (value: unknown) => unknown } | undefined;
  for (const target of TARGETS.slice(0, 5)) {
    const input: Input = { door: name, match: 3, turns: 4, changes: [] };
    const match = played(target, input);
    for (const each of growing(data(target.game, match))) {
      const value = each.of(SIZES[1]);
      const call = (): unknown => read(target.game, value, match);
      // The function is called twice and the lower time is used, because the first call can include compilation.
      const time = Math.min(await timed(call), await timed(call));
      if (worst === undefined || time > worst.time) {
        const named = { ...each, name: `${target.game.id}, ${each.name}` };
        worst = { time, each: named, read: (invalid) => read(target.game, invalid, match) };
      }
    }
  }
  const { each, read: call } = worst!;
  const points: (readonly [number, number])[] = [];
  for (const size of SIZES) {
    const value = each.of(size);
    points.push([size, await medianTime(() => call(value))]);
  }
  row(name, each.name, points);
}

/** Measures saved data of one long match: after a sixteenth of its actions, after a quarter, and after all. */
async function measureSaved(name: string, { data, read }: Door): Promise<void> {
  const target = TARGETS.find(({ game }) => game.id === 'chicago-chicago')!;
  const whole = played(target, { match: 3, turns: 4000 });
  const points: (readonly [number, number])[] = [];
  for (const share of [16, 4, 1]) {
    const actions = whole.actions.slice(0, Math.ceil(whole.actions.length / share));
    const match: Played = { ...whole, actions, state: stateAfter(target.game, whole, actions), created: new Map() };
    const value = data(target.game, match);
    points.push([actions.length, await medianTime(() => read(target.game, structuredClone(value), match))]);
  }
  row(name, 'valid, actions of a match', points);
}

function stateAfter(game: Game<GameTypes>, { options }: Played, actions: Played['actions']): State<GameTypes> {
  return actions.reduce((state, action) => game.applyAction(state, action), game.setup(options));
}

console.log('| function | slowest value | small | medium | large | per unit | exponent |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
const [, , , only] = process.argv;
for (const [name, door] of Object.entries(DOORS)) if (only === undefined || only === name) await measure(name, door);
for (const name of ['replay', 'parseRecord']) await measureSaved(name, DOORS[name]!);
