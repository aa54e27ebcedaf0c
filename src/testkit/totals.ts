import type { Game, GameTypes, State } from '../core/game.ts';
import { createRng } from '../core/random.ts';
import { leavesOf } from './differences.ts';

/**
 * How often each string occurs, and each number in an array. The keys are JSON. Numbers outside arrays are left out,
 * because they are quantities.
 */
export type Totals = ReadonlyMap<string, number>;

/** The totals of a whole state. Three things are left out: the setup, the phase and the dice. */
export function totalsOf<G extends GameTypes>({ table, secrets, hidden }: State<G>): Totals {
  const totals = new Map<string, number>();
  for (const [path, value] of leavesOf([{ ...table, phase: undefined }, secrets, hidden])) {
    const isThing = typeof value === 'string' || (typeof value === 'number' && /^\d+$/.test(path.at(-1)!));
    const name = JSON.stringify(value);
    if (isThing) totals.set(name, (totals.get(name) ?? 0) + 1);
  }
  return totals;
}

/** The number of matches played to learn what is conserved, and the maximum number of actions in each. */
const MATCHES = 6;
const ACTIONS_MOST = 400;

/** The things whose number never changes, in every match with these options. */
export function conserved<G extends GameTypes>(game: Game<G>, options: G['options']): Totals {
  const begun = game.setup(options);
  const kept = new Map(totalsOf(begun));
  for (let match = 0; match < MATCHES; match++) {
    const fork = game.fork(begun, { dice: 'manual' });
    const rng = createRng(`conserved ${String(match)}`);
    for (let length = 0; length < ACTIONS_MOST && fork.turn().kind !== 'over' && kept.size > 0; length++) {
      fork.apply(fork.randomAction(rng));
      const totals = totalsOf(fork.state);
      for (const [name, count] of kept) if (totals.get(name) !== count) kept.delete(name);
    }
  }
  return kept;
}
