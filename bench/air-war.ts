/**
 * How long a random cycle of *Some Air War Games* takes on a fork, and what a state of the immutable path keeps that its
 * predecessor has not.
 */
import type { State } from '../src/core/game.ts';
import { createRng } from '../src/core/random.ts';
import { airWar, VARIANTS } from '../src/games/air-war/index.ts';
import type { AirWar } from '../src/games/air-war/types.ts';

const CYCLES = Number(process.env['BENCH_CYCLES'] ?? 2000);
const rng = createRng('bench');

/** Milliseconds of a cycle: all orders of both players at random, fire, production. */
function cycleTime(scenario: (typeof VARIANTS)[number]): { time: number; actions: number } {
  const root = airWar.setup({ scenario, cities: 'preset', placement: 'preset', maxCycles: 10 });
  let [cycles, actions] = [0, 0];
  const start = performance.now();
  while (cycles < CYCLES) {
    const fork = airWar.fork(root, { dice: 'manual' });
    while (fork.turn().kind !== 'over') {
      fork.apply(fork.randomAction(rng));
      actions++;
    }
    cycles += 10;
  }
  return { time: (performance.now() - start) / cycles, actions: actions / cycles };
}

/** Objects of a state that its predecessor does not share. */
function fresh(before: unknown, after: unknown): number {
  if (typeof after !== 'object' || after === null || after === before) return 0;
  const base = (typeof before === 'object' && before !== null ? before : {}) as Record<string, unknown>;
  return Object.entries(after).reduce((sum, [key, value]) => sum + fresh(base[key], value), 1);
}

function objectsPerStep(): number {
  let state: State<AirWar> = airWar.setup({ scenario: 'large-six', cities: 'preset', placement: 'preset' });
  let objects = 0;
  for (let step = 0; step < 1000; step++) {
    const next = airWar.applyAction(state, airWar.randomAction(state, rng));
    objects += fresh(state, next);
    state = next;
  }
  return objects / 1000;
}

console.log(`Random cycles of two players on a fork. Node ${process.version}.\n`);
for (const scenario of VARIANTS) {
  cycleTime(scenario);
  const { time, actions } = cycleTime(scenario);
  console.log(`${scenario.padEnd(16)}${time.toFixed(3)} ms a cycle, ${actions.toFixed(1)} actions`);
}
console.log(`\nNew objects in a state of large-six after an action, on average: ${objectsPerStep().toFixed(1)}.`);
