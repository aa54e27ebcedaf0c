import { boardOf } from './board.ts';
import type { Public } from './control.ts';
import { ofSide, type Side } from './sides.ts';

/** Whether a side has to name a city of its own that does not produce (AW-7.2), and has not yet. */
export function names({ setup, table }: Public, side: Side): boolean {
  const { salient } = boardOf(setup.scenario);
  return (
    ofSide(setup.scenario.cities, side).productive.kind === 'all-but-named' &&
    table.cities.every(({ owner, productive, field }) => owner !== side || productive || field === salient?.city)
  );
}
