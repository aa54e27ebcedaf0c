import type { Game, GameTypes, State } from '../core/game.ts';
import { createRng } from '../core/random.ts';
import { leavesOf } from './differences.ts';

/**
 * Says how often each string, and each number in an array, occurs in a state. The keys are JSON texts. Numbers outside
 * arrays are not counted, because such numbers are amounts: they do not stand for things such as cards.
 */
export type Totals = ReadonlyMap<string, number>;

/** Returns the totals of a state. The setup, the phase and the dice are not counted. */
export function totalsOf<G extends GameTypes>({ table, secrets, hidden }: State<G>): Totals {
  const totals = new Map<string, number>();
  for (const [path, value] of leavesOf([{ ...table, phase: undefined }, secrets, hidden])) {
    const isThing = typeof value === 'string' || (typeof value === 'number' && /^\d+$/.test(path.at(-1)!));
    const name = JSON.stringify(value);
    if (isThing) totals.set(name, (totals.get(name) ?? 0) + 1);
  }
  return totals;
}

/** To find the totals that never change, this many matches are played, with at most `ACTIONS_MOST` actions each. */
const MATCHES = 6;
const ACTIONS_MOST = 400;

/** Returns the totals that never change in any match with these options. */
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
