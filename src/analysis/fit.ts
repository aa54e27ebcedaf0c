import type { Game, GameTypes, Seat } from '../core/game.ts';
import { byName, namesIn } from '../core/lookups.ts';
import { payoff } from '../core/outcome.ts';
import { type MatchRecord, replaySteps } from '../core/record.ts';

/** The fit makes at most this many passes over all weights. */
const PASSES = 2000;

/** The fit ends after a pass in which no change of a weight has changed the sums by more than about this number. */
const TOLERANCE = 1e-6;

/** The penalty of a weight: half this number times the square of the weight. The penalty keeps the weights finite. */
const PENALTY = 1e-3;

/** The result of {@link fit}. */
export interface Fit<Name extends string = string> {
  /** The weight of each feature in the sum from which the logistic function computes the evaluation. */
  readonly weights: Readonly<Record<Name, number>>;
  /** The number of positions that were used. Each position is counted once for each player. */
  readonly positions: number;
  /**
   * The mean loss of the evaluation in these positions, in nats: 0 if the evaluation always predicts the exact payoff 0
   * or 1, and 0.693 if it always predicts 0.5.
   */
  readonly loss: number;
}

/**
 * Fits the weights of an evaluation to records of matches, by logistic regression. The evaluation of a seat is
 * `1 / (1 + Math.exp(-sum))`, where `sum` is the sum of all features, each multiplied by its weight. The fitted weights
 * are those that best predict the payoffs of the matches. If the sum needs a constant, add a feature that is always 1.
 * A small penalty keeps the weights finite. The penalty is the same for all features, so all features should have a
 * size of about 1.
 *
 * @param game - Rules of the matches.
 * @param records - Records of finished matches. Records that do not end with an outcome are skipped.
 * @param features - Returns an object with the features of a position for one player: for each name, a number. The
 *   names must always be the same. Returns `undefined` for positions that the fit should not use. The function is
 *   called for each player at each decision.
 * @returns The weights, the number of positions, and the mean loss.
 * @throws RangeError if there are no positions, or if a feature is not a finite number.
 * @throws {@link core.MalformedError} if a record is not a record of this game.
 *
 * @example
 * ```ts
 * import { strategist } from 'countersheet/revolting-behaviour/bots';
 * import { revoltingBehaviour } from 'countersheet/revolting-behaviour';
 * import { playMatch } from 'countersheet/tournaments';
 *
 * const bots = { ada: { name: 'one', bot: strategist }, ben: { name: 'other', bot: strategist } };
 * const { record } = await playMatch(revoltingBehaviour, bots, { seed: 1, record: true });
 * const { weights } = fit(revoltingBehaviour, [record!], ({ table, setup, player }) => {
 *   const points = (seat: number) => Math.log1p(table.holdings[seat]!.points);
 *   const seat = setup.players.indexOf(player);
 *   return { lead: points(seat) - points(1 - seat) };
 * });
 * weights.lead > 0 // => true
 * ```
 */
export function fit<G extends GameTypes, Name extends string>(
  game: Game<G>,
  records: Iterable<MatchRecord<G>>,
  features: (seat: Seat<G>) => Readonly<Record<Name, number>> | undefined,
): Fit<Name> {
  const examples = Array.from(records, (record) => examplesOf(game, record, features)).flat();
  const [first] = examples;
  if (first === undefined) throw new RangeError('Expected records with at least one position to fit.');
  const names = namesIn(first.given);
  const rows = examples.map(({ given }) => names.map((name) => given[name]));
  if (!rows.flat().every(Number.isFinite)) throw new RangeError('Expected features that are finite numbers.');
  const payoffs = examples.map(({ share }) => share);
  const weights = fittedWeights(rows, payoffs);
  const losses = rows.map((row, index) => lossOf(sumOf(row, weights), payoffs[index]!));
  return {
    weights: byName(names, (_, index) => weights[index]!),
    positions: rows.length,
    loss: losses.reduce((sum, loss) => sum + loss, 0) / rows.length,
  };
}

/** For each player at each decision, returns the features and the payoff; `[]` if the record has no outcome. */
function examplesOf<G extends GameTypes, Name extends string>(
  game: Game<G>,
  record: MatchRecord<G>,
  features: (seat: Seat<G>) => Readonly<Record<Name, number>> | undefined,
) {
  const found: { readonly given: Readonly<Record<Name, number>>; readonly player: G['player'] }[] = [];
  for (const { state } of replaySteps(game, record)) {
    if (game.turn(state).kind !== 'decision') continue;
    const { setup, table, secrets } = state;
    for (const player of game.players(state)) {
      const given = features({ setup, table, player, own: secrets[player] });
      if (given !== undefined) found.push({ given, player });
    }
  }
  const { result } = record;
  return result === undefined ? [] : found.map(({ given, player }) => ({ given, share: payoff(result, player) }));
}

/**
 * Returns the weights with the least loss. Each step changes one weight by the slope of the loss, divided by the
 * greatest possible curvature. The slope of the logistic function is at most 1/4, which limits the curvature. So no
 * step is too large.
 */
function fittedWeights(rows: readonly (readonly number[])[], payoffs: readonly number[]): readonly number[] {
  const weights = rows[0]!.map(() => 0);
  const sums = rows.map(() => 0);
  const curvatures = weights.map((_, column) => rows.reduce((sum, row) => sum + row[column]! ** 2 / 4, PENALTY));
  for (let pass = 0, most = Infinity; pass < PASSES && most > TOLERANCE; pass++) {
    most = 0;
    for (const [column, curvature] of curvatures.entries()) {
      let slope = -PENALTY * weights[column]!;
      for (const [index, row] of rows.entries()) slope += row[column]! * (payoffs[index]! - logistic(sums[index]!));
      const change = slope / curvature;
      weights[column]! += change;
      for (const [index, row] of rows.entries()) sums[index]! += row[column]! * change;
      most = Math.max(most, Math.abs(change) * Math.sqrt(curvature / rows.length));
    }
  }
  return weights;
}

function sumOf(row: readonly number[], weights: readonly number[]): number {
  return row.reduce((sum, feature, column) => sum + feature * weights[column]!, 0);
}

function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** Returns the loss of a prediction, in nats. The prediction is the logistic function of `sum`. */
function lossOf(sum: number, share: number): number {
  return Math.max(sum, 0) + Math.log1p(Math.exp(-Math.abs(sum))) - share * sum;
}
