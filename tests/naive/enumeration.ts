/**
 * Computes odds and the values of positions in a naive way. The functions list complete sequences of actions, use
 * states instead of forks, and have their own type of fractions. Different positions are merged only if the caller
 * gives a `key`.
 */
import type { AnyAction, Game, GameTypes, State } from '../../src/core/game.ts';

/** A fraction: its numerator and denominator. */
export type Ratio = readonly [bigint, bigint];

/** The final position of a sequence of play, and the probability of the sequence. */
export interface Ending<G extends GameTypes> {
  readonly state: State<G>;
  readonly probability: Ratio;
}

/**
 * Lists every way in which a match can continue to its end if `decide` chooses the actions of the players. The match
 * ends when `decide` returns `undefined`.
 */
export function endings<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  decide: (state: State<G>) => AnyAction<G> | undefined,
): Ending<G>[] {
  const open: Ending<G>[] = [{ state, probability: [1n, 1n] }];
  const found: Ending<G>[] = [];
  for (let ending = open.pop(); ending !== undefined; ending = open.pop()) {
    const outcomes = game.chanceOutcomes(ending.state);
    const whole = outcomes.reduce((sum, { weight }) => sum + weight, 0);
    for (const { action, weight } of outcomes) {
      const probability = times(ending.probability, [BigInt(weight), BigInt(whole)]);
      open.push({ state: game.applyAction(ending.state, action), probability });
    }
    if (outcomes.length > 0) continue;
    const action = game.turn(ending.state).kind === 'over' ? undefined : decide(ending.state);
    if (action === undefined) found.push(ending);
    else open.push({ state: game.applyAction(ending.state, action), probability: ending.probability });
  }
  return found;
}

/**
 * Returns a record. Each key is the JSON text of a value of the measure, and its entry is the probability of this
 * value, as a fraction in lowest terms.
 */
export function tallied<G extends GameTypes>(
  found: readonly Ending<G>[],
  measure: (state: State<G>) => unknown,
): Record<string, string> {
  const sums: Record<string, Ratio> = {};
  for (const { state, probability } of found) {
    const value = JSON.stringify(measure(state));
    sums[value] = plus(sums[value] ?? [0n, 1n], probability);
  }
  return Object.fromEntries(Object.entries(sums).map(([value, sum]) => [value, text(sum)]));
}

/** The settings of a naive search. */
export interface Search<G extends GameTypes> {
  readonly game: Game<G>;
  /** The value of a final position for each player, or `undefined` if the search continues. */
  readonly worth: (state: State<G>) => readonly Ratio[] | undefined;
  /** The index of the player who decides in a position. Each player maximizes their own value. */
  readonly decider: (state: State<G>) => number;
  readonly key?: (state: State<G>) => unknown;
}

/** The value of a position for each player if all players play optimally. */
export function worths<G extends GameTypes>(
  search: Search<G>,
  state: State<G>,
  known = new Map<string, readonly Ratio[]>(),
): readonly Ratio[] {
  const { game, worth, decider, key = changing } = search;
  const name = JSON.stringify(key(state));
  const before = known.get(name);
  if (before !== undefined) return before;
  const after = (action: AnyAction<G>): readonly Ratio[] => worths(search, game.applyAction(state, action), known);
  let found = worth(state);
  if (found === undefined) {
    const outcomes = game.chanceOutcomes(state);
    if (outcomes.length > 0) {
      const whole = outcomes.reduce((sum, { weight }) => sum + weight, 0);
      const parts = outcomes.map(({ action, weight }) =>
        after(action).map((each) => times(each, [BigInt(weight), BigInt(whole)])),
      );
      found = parts.reduce((sum, part) => sum.map((each, index) => plus(each, part[index] as Ratio)));
    } else {
      const place = decider(state);
      found = game
        .legalActions(state)
        .map(after)
        .reduce((best, each) => (isMore(each[place] as Ratio, best[place] as Ratio) ? each : best));
    }
  }
  known.set(name, found);
  return found;
}

/** A ratio in lowest terms, as text. */
export function text([numerator, denominator]: Ratio): string {
  return denominator === 1n ? String(numerator) : `${String(numerator)}/${String(denominator)}`;
}

/** The sum of two ratios. */
export function plus([a, b]: Ratio, [c, d]: Ratio): Ratio {
  return lowest(a * d + c * b, b * d);
}

/** The product of two ratios. */
export function times([a, b]: Ratio, [c, d]: Ratio): Ratio {
  return lowest(a * c, b * d);
}

function isMore([a, b]: Ratio, [c, d]: Ratio): boolean {
  return a * d > c * b;
}

function lowest(numerator: bigint, denominator: bigint): Ratio {
  let [one, other] = [numerator < 0n ? -numerator : numerator, denominator];
  while (other > 0n) [one, other] = [other, one % other];
  return [numerator / one, denominator / one];
}

function changing<G extends GameTypes>({ table, secrets, hidden }: State<G>): unknown {
  return [table, secrets, hidden];
}
