import type { Game, GameTypes, State } from '../core/game.ts';
import { createRng } from '../core/random.ts';
import { leavesOf } from './differences.ts';

/** How often each thing is there, by its name as JSON: the texts, and the numbers in lists. Other numbers count something. */
export type Totals = ReadonlyMap<string, number>;

/** What a whole state holds, but for what is fixed for the match, the step and the dice. */
export function totalsOf<G extends GameTypes>({ table, secrets, hidden }: State<G>): Totals {
  const totals = new Map<string, number>();
  for (const [path, value] of leavesOf([{ ...table, step: undefined }, secrets, hidden])) {
    const isThing = typeof value === 'string' || (typeof value === 'number' && /^\d+$/.test(path.at(-1)!));
    const name = JSON.stringify(value);
    if (isThing) totals.set(name, (totals.get(name) ?? 0) + 1);
  }
  return totals;
}

/** So many matches are played to learn what stays the same, each for so many actions at most. */
const MATCHES = 6;
const ACTIONS_MOST = 400;

/** The things of which there are as many all the time, in every match with these options. */
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
