import { Fraction } from 'fraction.js';
import type { Fork, Game, GameTypes, State, Turn } from '../core/game.ts';
import { byName, itemAt } from '../core/lookups.ts';
import { AnalysisError } from './analysis-error.ts';
import {
  type Branch,
  completed,
  Induction,
  manualFork,
  type Method,
  type Node,
  type ResultOf,
  type SearchBounds,
  type SearchSettings,
} from './induction.ts';
import { Information } from './information.ts';
import { solveMatrix } from './matrix-game.ts';
import { type Line, linesOf } from './plans.ts';
import { mean, type Rational, rational, ZERO } from './rational.ts';

/**
 * A sequence of a player's actions until another player is to act, and the probability with which the player chooses
 * this sequence.
 */
export interface PlannedActions<G extends GameTypes> {
  /** The actions in the order of play; at least one. */
  readonly actions: readonly G['action'][];
  /** The probability of this plan, always above 0. The probabilities of a player's plans add up to 1. */
  readonly probability: Rational;
}

/**
 * For each player who is to act, the plans of this player. If players do not decide simultaneously, each player has
 * only one plan.
 */
export type Strategy<G extends GameTypes> = Readonly<Partial<Record<G['player'], readonly PlannedActions<G>[]>>>;

/** A solved match. */
export interface Solution<G extends GameTypes> {
  /** For each player, the value of the match: the player's expected {@link core.payoff}. The sum of the values is 1. */
  readonly values: Readonly<Record<G['player'], Rational>>;
  /**
   * Returns the best plans of the player to act, or of both players if two players decide simultaneously. Returns
   * `undefined` if no player decides, if the position cannot occur, or if the position is in the middle of a plan.
   */
  readonly strategy: (state: State<G>) => Strategy<G> | undefined;
  /** The number of different positions that were searched. */
  readonly positions: number;
}

/**
 * Solves a match by backward induction. Returns the expected payoff of each player if every player maximises their own
 * payoff.
 *
 * The match can have chance events. If two players decide simultaneously in secret, they play optimal mixed strategies.
 * If several actions are equally good, the first of these actions in the list is chosen. In a match of more than two
 * players, another of these actions could give the other players different payoffs. Unlisted actions, such as
 * conceding, are ignored.
 *
 * @param game - The rules.
 * @param state - The state to start from. The function assumes that all players know the hidden information of the
 * state, so pass a state without sealed choices.
 * @param settings - The limits of the search.
 * @throws {@link AnalysisError} if there are too many positions, a position repeats, a player would need information
 * that they cannot see, or players decide simultaneously in a match with more than two players.
 *
 * @example
 * ```ts
 * import { defaultScenario, upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const tracks = [
 *   { id: 'a', name: 'A', values: [2, 0, 1], line: 1, dot: 0 },
 *   { id: 'b', name: 'B', values: [1, 0, 2, 3], line: 1, dot: 2 },
 * ];
 * const plot = { radicals: [1, 1], administration: [1, 1] };
 * const begun = upAgainstTheWall.setup({ wipeOut: 'off', scenario: { ...defaultScenario, cards: {}, tracks, plot } });
 * solve(upAgainstTheWall, begun).values // => { radicals: '59/108', administration: '49/108' }
 * ```
 */
export function solve<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  settings: SearchSettings<G> = {},
): Solution<G> {
  const players = game.players(state);
  const bounds = completed(settings);
  const induction = new Induction(new Equilibrium(players, bounds), bounds);
  const { values } = induction.resultOf(manualFork(game, state));
  return {
    values: byName(players, (player) => rational(values[player])),
    strategy: (position) => induction.known(position)?.strategy,
    positions: induction.positions,
  };
}

interface Value<G extends GameTypes> {
  /** The expected payoff of each player. */
  readonly values: Readonly<Record<G['player'], Fraction>>;
  readonly strategy?: Strategy<G>;
}

class Equilibrium<G extends GameTypes> implements Method<G, Value<G>> {
  readonly #players: readonly G['player'][];
  readonly #bounds: SearchBounds<G>;
  readonly #information = new Information<G>();

  constructor(players: readonly G['player'][], bounds: SearchBounds<G>) {
    this.#players = players;
    this.#bounds = bounds;
  }

  end({ turn }: Node<G>): Value<G> | undefined {
    return turn.kind === 'over'
      ? { values: byName(this.#players, (player) => share(turn.outcome, player)) }
      : undefined;
  }

  mix(branches: readonly Branch<Value<G>>[]): Value<G> {
    const values = byName(this.#players, (player) =>
      mean(branches.map(({ weight, result }) => ({ weight, value: result.values[player] }))),
    );
    return { values };
  }

  choose({ fork, turn }: Node<G>, resultOf: ResultOf<G, Value<G>>): Value<G> {
    const { players } = turn as Extract<Turn<G>, { kind: 'decision' }>;
    for (const player of players) this.#information.note(fork.state, player);
    const [alone, another] = [itemAt(players, 0), players[1]];
    if (another === undefined) return this.#best(fork, alone, resultOf);
    if (this.#players.length === 2) return this.#sealed(fork, resultOf);
    throw new AnalysisError('simultaneous', 'Simultaneous decisions can be solved only in matches of two players.');
  }

  #best(fork: Fork<G>, player: G['player'], resultOf: ResultOf<G, Value<G>>): Value<G> {
    const rated = linesOf(fork, player, this.#bounds).map((line) => ({ line, ...resultOf(line.fork) }));
    const { line, values } = rated.reduce((best, each) => (each.values[player].gt(best.values[player]) ? each : best));
    return { values, strategy: byName([player], () => [{ actions: line.actions, probability: '1' }]) };
  }

  /**
   * Evaluates a position in which both players choose their lines in secret. Solves the position as a matrix game with
   * the first player's payoffs. The payoffs of the two players add up to 1, so the game is equivalent to a zero-sum
   * game.
   */
  #sealed(fork: Fork<G>, resultOf: ResultOf<G, Value<G>>): Value<G> {
    const [first, second] = [itemAt(this.#players, 0), itemAt(this.#players, 1)];
    const rows = linesOf(fork, first, this.#bounds);
    const columns = linesOf(fork, second, this.#bounds);
    const payoffs = rows.map((row) => columns.map((column) => resultOf(played(row.fork, column)).values[first]));
    const { value, rows: ofFirst, columns: ofSecond } = solveMatrix(payoffs);
    return {
      values: byName(this.#players, (player) => (player === first ? value : value.neg().add(1))),
      strategy: byName(this.#players, (player) => (player === first ? plans(rows, ofFirst) : plans(columns, ofSecond))),
    };
  }
}

function played<G extends GameTypes>(fork: Fork<G>, { actions }: Line<G>): Fork<G> {
  const next = fork.clone();
  for (const action of actions) next.apply(action);
  return next;
}

/** Returns the {@link core.payoff} of a player as an exact fraction. */
function share<G extends GameTypes>(outcome: G['outcome'], player: G['player']): Fraction {
  if (outcome.kind === 'win') return new Fraction(outcome.winner === player ? 1 : 0);
  return outcome.players.includes(player) ? new Fraction(1, outcome.players.length) : ZERO;
}

function plans<G extends GameTypes>(
  lines: readonly Line<G>[],
  probabilities: readonly Fraction[],
): readonly PlannedActions<G>[] {
  return lines.flatMap(({ actions }, index) => {
    const probability = itemAt(probabilities, index);
    return probability.equals(0) ? [] : [{ actions, probability: rational(probability) }];
  });
}
