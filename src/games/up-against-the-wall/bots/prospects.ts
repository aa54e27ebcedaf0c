import type { Position, Seat } from '../../../core/game.ts';
import { payoff } from '../../../core/outcome.ts';
import { supportPoints } from '../rules/board.ts';
import { opponentOf, type Side, wayOf } from '../rules/sides.ts';
import type { Uaw } from '../rules/types.ts';

type Where = Position<Uaw>;

/** The scale of the logistic function at the start of a match, in points of lead. */
const LEAD_SCALE = 25;

/**
 * Returns the expected score of a side, a logistic function of its lead in support points. The lead includes a part of
 * the points that each side can gain soon. Later in the match, the value of the same lead is higher.
 *
 * @param seat - The seat of the side; not modified.
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
  return 1 / (1 + Math.exp(-lead / (LEAD_SCALE * (0.2 + timeLeft({ setup, table })))));
}

/**
 * Returns a side's lead in support points, plus a part of the value of the next box on each track. The size of this
 * part depends on the side's share of the pieces on the track.
 */
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

/** Returns the share of the match that remains after this turn: almost 1 in the first turn, 0 in the last turn. */
export function timeLeft({ setup, table }: Where): number {
  return 1 - table.turn / setup.scenario.plot.radicals.length;
}
