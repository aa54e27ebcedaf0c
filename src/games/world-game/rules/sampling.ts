import type { State, View } from '../../../core/game.ts';
import type { Rng } from '../../../core/random.ts';
import type { Secret, WorldGame } from './types.ts';

/** Draws the points of every other country from its range, each number as likely and whatever the others have. */
export function sampleHidden(view: View<WorldGame>, rng: Rng): Pick<State<WorldGame>, 'secrets' | 'hidden'> {
  const { setup, table, viewer, own } = view;
  const secrets: Record<string, Secret> = {};
  for (const [index, { name }] of setup.countries.entries()) {
    const { lo, hi } = table.ranges[index]!;
    secrets[name] = name === viewer && own !== undefined ? own : { points: lo + rng.int(hi - lo + 1) };
  }
  return { secrets, hidden: {} };
}
