import type { Position, Seat } from '../../../core/game.ts';
import { payoff } from '../../../core/outcome.ts';
import { supportPoints } from '../rules/board.ts';
import { opponentOf, type Side, wayOf } from '../rules/sides.ts';
import type { Uaw } from '../rules/types.ts';

type Where = Position<Uaw>;

/** A lead that makes a match three to one, in points, at its start. */
const TELLING_LEAD = 25;

/**
 * What a side may hope for: its support and what it can soon gain, less the same of its opponent, on a logistic scale.
 * The same lead is worth more when less is left to be played.
 *
 * @param seat - What the side sees; not modified.
 *
 * @example
 * ```ts
 * import { setup } from 'countersheet/up-against-the-wall';
 *
 * const { setup: board, table, secrets } = setup({ seed: 1 });
 * const share = evaluate({ setup: board, table, player: 'radicals', own: secrets.radicals });
 * share > 0 && share < 1 // => true
 * ```
 */
export function evaluate({ setup, table, player }: Seat<Uaw>): number {
  if (table.phase.kind === 'over') return payoff(table.phase.outcome, player);
  const lead = supportLead({ setup, table }, player) - supportLead({ setup, table }, opponentOf(player));
  return 1 / (1 + Math.exp(-lead / (TELLING_LEAD * (0.2 + timeLeft({ setup, table })))));
}

/** Support gained over the opponent's, and a share of the next box of each track by the share of the pieces there. In points. */
function supportLead({ setup, table }: Where, side: Side): number {
  const points = supportPoints({ setup, table });
  const other = opponentOf(side);
  let value = points[side] - points[other];
  for (const [index, { values }] of setup.scenario.tracks.entries()) {
    const [own, opposing] = [table.pieces[side][index] as number, table.pieces[other][index] as number];
    const next = (table.counters[index] as number) + wayOf(side);
    if (own > 0) value += (0.3 * (values[next] ?? 0) * own) / (own + opposing + 2);
  }
  return value;
}

/** The part of the match that comes after this turn, from almost 1 to 0. */
export function timeLeft({ setup, table }: Where): number {
  return 1 - table.turn / setup.scenario.plot.radicals.length;
}
