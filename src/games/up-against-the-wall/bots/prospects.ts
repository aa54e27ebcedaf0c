import type { Position, Seat } from '../../../core/game.ts';
import { payoff } from '../../../core/outcome.ts';
import type { Track } from '../rules/scenario-shape.ts';
import type { Uaw } from '../rules/types.ts';

/** For each property that the evaluation weighs, its value in a position. */
type Signs = Readonly<Record<keyof (typeof WEIGHTS)['hold'], number>>;

/**
 * The weights of the properties that {@link signsOf} returns, on a logistic scale, for each value of the option
 * `unopposed`. If a weight is positive, a high value of the property is good for the radicals. The weights are results
 * of two logistic regressions on matches of the strategist against itself, with the default options and with the
 * balanced options (`npm run bench -- fit hold advance --matches 1000`).
 */
export const WEIGHTS = {
  hold: {
    /** The weight of a property that is always 1. */
    start: -1.6,
    /** The weight of the part of the match that is left. This part is a number from 0 to 1. */
    left: -4.4,
    /** The weight of the square of `left`. */
    leftSquared: 6.1,
    /** The weight of the lead of the radicals. The lead is measured in support points and divided by 50. */
    lead: 37.8,
    /** The weight of the product of `lead` and `left`. */
    earlyLead: -31.9,
    /**
     * The weight of the points that the sides can gain soon. On each track, the radicals can gain points if the counter
     * moves one box outwards, and the administration can gain points if the counter moves one box inwards. Each gain is
     * multiplied by the fraction of the track's pieces that belong to the side. The gains of the radicals are added,
     * and the gains of the administration are subtracted. The sum over all tracks is multiplied by `left` and divided
     * by 30.
     */
    soon: 4.9,
  },
  advance: { start: -2.8, left: -6.6, leftSquared: 10.1, lead: 9.5, earlyLead: -11.2, soon: 8.7 },
};

/**
 * Returns the expected score of a side, from 0 (a loss) to 1 (a win). The score depends on the lead in points, the
 * points that each side can gain soon, and the time that is left.
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
  const weights = WEIGHTS[setup.unopposed];
  const signs = signsOf({ setup, table });
  let sum = 0;
  for (const sign of Object.keys(signs) as (keyof Signs)[]) sum += weights[sign] * signs[sign];
  return 1 / (1 + Math.exp(player === 'radicals' ? -sum : sum));
}

/** Returns the properties of a position that the evaluation weighs. */
export function signsOf(where: Position<Uaw>): Signs {
  const { setup, table } = where;
  const { radicals, administration } = table.pieces;
  let [lead, soon] = [0, 0];
  for (const [index, track] of setup.scenario.tracks.entries()) {
    const box = table.counters[index]!;
    const points = leadIn(track, box);
    const [outer, inner] = [Math.min(box + 1, track.values.length - 1), Math.max(box - 1, 0)];
    const [rads, laws] = [radicals[index]!, administration[index]!];
    lead += points;
    soon += ((leadIn(track, outer) - points) * rads - (points - leadIn(track, inner)) * laws) / (rads + laws + 1);
  }
  const left = timeLeft(where);
  return {
    start: 1,
    left,
    leftSquared: left * left,
    lead: lead / 50,
    earlyLead: (left * lead) / 50,
    soon: (left * soon) / 30,
  };
}

/** Returns the number of support points by which the radicals lead on a track if its counter is in the given box. */
export function leadIn({ values, line }: Track, box: number): number {
  return Math.sign(box - line) * values[box]!;
}

/** Returns the part of the match that remains after this turn: almost 1 in the first turn, 0 in the last turn. */
export function timeLeft({ setup, table }: Position<Uaw>): number {
  return 1 - table.turn / setup.scenario.plot.radicals.length;
}

/** Returns the value, in points, of a piece that stays on the board. The value falls to 0 at the end of the match. */
export function worthOfPiece(where: Position<Uaw>): number {
  return 0.4 * timeLeft(where);
}
