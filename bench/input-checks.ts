/**
 * Measures how long the input checks of the air war games take in a new process. Players place the cities, because only
 * the checks of such matches need a search. Uses the seven printed games and random crowded boards. Measures elapsed
 * time instead of processor time, because the engine compiles code on another core. This compilation costs processor
 * time, but does not delay the check.
 */
import type { Options, Scenario } from '../src/games/air-war/rules/index.ts';
import { airWar, variants, VARIANTS } from '../src/games/air-war/rules/index.ts';
import { createRng } from '../src/core/random.ts';
import { inTurn, type Rates } from './in-turn.ts';
import { median } from './measure.ts';

/** The number of random boards. */
const BOARDS = 40;

const rng = createRng('input checks');

const between = (least: number, most: number): number => least + rng.int(most - least + 1);

/** Returns random conditions for the cities. Some boards cannot meet these conditions. */
function conditions(): Scenario['cities']['A'] {
  const count = between(4, 7);
  const least = between(0, 6);
  const back = { least, most: least + between(0, 4), count: between(1, 4), exact: rng.int(2) === 0 };
  const isCounted = rng.int(2) === 0;
  const productive = [
    { kind: 'all' },
    { kind: 'all-but-named' },
    { kind: 'nearest', count: between(1, count) },
    { kind: isCounted ? 'back' : 'all' },
  ] as const;
  return {
    count,
    fourBoundaries: rng.int(2) === 0,
    back: isCounted ? back : null,
    productive: productive[rng.int(productive.length)]!,
  };
}

function board(size: Scenario['board'], A: Scenario['cities']['A'], B = A): Options {
  const scenario: Scenario = {
    ...variants['small-three'],
    board: size,
    cities: { A, B },
    units: { A: 9, B: 9 },
    symmetric: false,
    givenCities: { A: [{ field: 'b3', productive: true }], B: [{ field: `b${size.rows - 3}`, productive: true }] },
  };
  return { scenario };
}

/** Returns random boards on which cities can be placed. */
function boards(): readonly Options[] {
  const found: Options[] = [];
  while (found.length < BOARDS) {
    const size = { columns: 2 * between(2, 12) + 1, rows: 2 * between(6, 24) + 1 };
    const options = board(size, conditions(), conditions());
    try {
      airWar.parseOptions(options);
      found.push(options);
    } catch {
      // The board cannot meet the conditions, so these options are not used.
    }
  }
  return found;
}

/** For each input check, a function that prepares the options and returns the call to measure. */
const checks: Readonly<Record<string, (options: Options) => () => unknown>> = {
  setup: (options) => () => airWar.setup(options),
  'first legalActions': (options) => {
    const state = airWar.setup(options);
    return () => airWar.legalActions(state, 'A');
  },
  'place-city': (options) => {
    const state = airWar.setup(options);
    const city = airWar.randomAction(state, rng);
    return () => airWar.applyAction(state, city);
  },
  'parseState, all cities placed': (options) => {
    let state = airWar.setup(options);
    for (let placed = 0; placed < 7 && state.table.phase.kind === 'cities'; placed++)
      state = airWar.applyAction(state, airWar.randomAction(state, rng));
    const text = JSON.stringify(state);
    return () => airWar.parseState(JSON.parse(text));
  },
};

function timed(call: () => unknown): number {
  const start = performance.now();
  call();
  return performance.now() - start;
}

/**
 * The slowest board that was found among about 90,000 boards. Each new board was a small change of the slowest board
 * found so far.
 */
const HARDEST: Options = board(
  { columns: 19, rows: 23 },
  {
    count: 7,
    fourBoundaries: true,
    back: { least: 4, most: 8, count: 4, exact: false },
    productive: { kind: 'nearest', count: 4 },
  },
);

function compare(): void {
  const kinds = {
    'the seven games': VARIANTS.map((scenario) => ({ scenario })),
    'boards at random': boards(),
    'the hardest board': [HARDEST],
  };
  console.log(
    `Milliseconds of a call in a new process: medians. The measurements take turns. Node ${process.version}.`,
  );
  for (const [kind, all] of Object.entries(kinds)) {
    for (const check of Object.keys(checks)) {
      const times = inTurn(
        'input-checks',
        all.map((options) => [check, JSON.stringify(options)]),
      ).map(median);
      console.log(`${kind}, ${check}: ${summary(times)}`);
    }
  }
}

function summary(times: Rates): string {
  const most = Math.max(...times).toFixed(0);
  return `median ${median(times).toFixed(0)}, most ${most}, ${times.filter((time) => time > 100).length} of ${times.length} above 100`;
}

const [, , , mode, check = '', options = ''] = process.argv;
if (mode === 'measure') console.log(timed(checks[check]!(JSON.parse(options) as Options)));
else compare();
