/**
 * Measures how long a cycle of *Some Air War Games* with two random players takes: once on a fork, and once with
 * `applyAction`. Also measures how much of the state is new after an action.
 */
import type { State } from '../src/core/game.ts';
import { createRng } from '../src/core/random.ts';
import { airWar, VARIANTS } from '../src/games/air-war/rules/index.ts';
import type { VariantId } from '../src/games/air-war/rules/scenario-shape.ts';
import type { AirWar } from '../src/games/air-war/rules/types.ts';
import { median, ROUNDS } from './measure.ts';

const CYCLES = Number(process.env['BENCH_CYCLES'] ?? 200);

const rng = createRng('bench');

function root(scenario: VariantId): State<AirWar> {
  return airWar.setup({ scenario, cities: 'scenario', placement: 'scenario', maxCycles: 20 });
}

/** The functions that play twenty cycles, each in a different way. */
const ways = {
  fork: (state: State<AirWar>) => void airWar.fork(state, { dice: 'manual' }).playOut(rng),
  applyAction: (state: State<AirWar>) => {
    let now = state;
    while (airWar.turn(now).kind !== 'over') now = airWar.applyAction(now, airWar.randomAction(now, rng));
  },
};

/** Returns how many milliseconds of processor time a cycle takes. */
function cycleTime(play: (state: State<AirWar>) => void, scenario: VariantId): number {
  const first = root(scenario);
  const start = process.cpuUsage();
  for (let cycles = 0; cycles < CYCLES; cycles += 20) play(first);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / CYCLES;
}

/** Returns the number of JSON characters in the parts of `after` that are not shared with `before`. */
function fresh(before: unknown, after: unknown): number {
  if (after === before) return 0;
  if (typeof after !== 'object' || after === null) return JSON.stringify(after).length;
  const base = (typeof before === 'object' && before !== null ? before : {}) as Record<string, unknown>;
  // If an object is not shared, its keys are new, but its values can still be shared.
  return Object.entries(after).reduce(
    (sum, [key, value]) => sum + (Array.isArray(after) ? 1 : key.length + 4) + fresh(base[key], value),
    2,
  );
}

/**
 * Returns the number of actions in a cycle. Also returns two averages for the state after an action: the number of new
 * characters (`added`) and the number of all characters (`size`).
 */
function growth(scenario: VariantId): { actions: number; added: number; size: number } {
  let [added, size, actions] = [0, 0, 0];
  for (let state = root(scenario); airWar.turn(state).kind !== 'over'; actions++) {
    const next = airWar.applyAction(state, airWar.randomAction(state, rng));
    added += fresh(state, next);
    size += JSON.stringify(next).length;
    state = next;
  }
  return { actions: actions / 20, added: added / actions, size: size / actions };
}

/** Prints the row of a table for each variant of the game. */
function airWarBenchmark(): void {
  console.log(`Some Air War Games: cycles 1 to 20 with two random players. The scenario places cities and units.`);
  console.log(`Medians of ${String(ROUNDS)} rounds; the measurements take turns. Node ${process.version}.\n`);
  console.log('variant'.padEnd(16) + '   actions   ms on a fork   applyAction / fork   new state part');
  for (const scenario of VARIANTS) {
    const times = { fork: [] as number[], applyAction: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const way of ['fork', 'applyAction'] as const) {
        const time = cycleTime(ways[way], scenario);
        if (round > 0) times[way].push(time); // The first round warms up the compiler.
      }
    }
    const [fork, immutable] = [median(times.fork), median(times.applyAction)];
    const { actions, added, size } = growth(scenario);
    const cells = [
      actions.toFixed(1),
      fork.toFixed(3),
      (immutable / fork).toFixed(1),
      `1/${(size / added).toFixed(0)}`,
    ];
    const widths = [10, 15, 21, 17];
    console.log(scenario.padEnd(16) + cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join(''));
  }
}

airWarBenchmark();
