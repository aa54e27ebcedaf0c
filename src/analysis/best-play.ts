import type { Fraction } from 'fraction.js';
import type { Game, GameTypes, State, Turn } from '../core/game.ts';
import { itemAt } from '../core/lookups.ts';
import { AnalysisError } from './analysis-error.ts';
import type { Policy } from './distribution.ts';
import {
  after,
  type Branch,
  Induction,
  manualFork,
  type Method,
  type Node,
  type ResultOf,
  type SearchSettings,
} from './induction.ts';
import { Information } from './information.ts';
import { exact, mean, type Rational, rational } from './rational.ts';

/** Settings of {@link bestPlay}: the player, the measure to maximise, and the positions at which the search ends. */
export interface BestPlaySettings<G extends GameTypes> extends SearchSettings<G> {
  /** The player who maximises the measure. Other players minimise the measure. */
  readonly player: G['player'];
  /** Returns the measure of a position at which the search ends: a number, or an exact fraction as text. */
  readonly measure: (state: State<G>) => number | Rational;
  /**
   * Returns true for the positions in which the search must end. Default: the search ends when neither the player nor
   * chance is to act. The search always ends when the match is over.
   */
  readonly until?: ((state: State<G>) => boolean) | undefined;
}

/** An action and its value under best play. */
export interface RatedAction<G extends GameTypes> {
  readonly action: G['action'];
  readonly value: Rational;
}

/** The result of a best-play search. */
export interface BestPlay<G extends GameTypes> {
  /** The value of the position at which the search starts. */
  readonly value: Rational;
  /**
   * All listed actions of the position at which the search starts, the best action first. Equally good actions keep the
   * order in which the game lists them. Empty if no player decides in this position.
   */
  readonly actions: readonly RatedAction<G>[];
  /**
   * Returns the best action of the player to act; `undefined` if the position did not occur in the search. The function
   * can be passed to {@link distribution} as a policy.
   */
  readonly policy: Policy<G>;
  /** The number of different positions that were searched. */
  readonly positions: number;
}

/**
 * Finds the best actions of one player. The search starts at a position, and ends when `until` returns true. The search
 * considers only the listed actions. The best action can depend on earlier chance results.
 *
 * @param game - The rules.
 * @param state - The full state, including hidden information. The search assumes that the players know the hidden
 * information. If a player would have different best actions in positions that look the same to this player, the search
 * throws an error.
 * @param settings - The player, the measure, and the positions at which the search ends.
 * @throws RangeError if the player is not a player of this match, or the measure is not a finite number.
 * @throws {@link AnalysisError} if there are too many positions, a position repeats, players decide simultaneously, or
 * a player would need information that they cannot see.
 *
 * @example
 * ```ts
 * import { defaultScenario, supportPoints, upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * let state = game.setup({ scenario: { ...defaultScenario, cards: {} } });
 * for (const line of ['radicals deploy alumni 10', 'administration deploy alumni 5']) {
 *   state = game.applyAction(state, game.parse(line));
 * }
 * const best = bestPlay(game, state, { player: 'administration', measure: (now) => supportPoints(now).administration });
 * best.policy(state)?.type // => 'attack'
 * ```
 */
export function bestPlay<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  settings: BestPlaySettings<G>,
): BestPlay<G> {
  if (!game.players(state).includes(settings.player))
    throw new RangeError(`${JSON.stringify(settings.player)} is not a player of this match.`);
  const method = new Expectimax(settings);
  const induction = new Induction(method, settings);
  const root = manualFork(game, state);
  const { value, action } = induction.resultOf(root);
  const actions = action === undefined ? [] : method.rated(root, induction.resultOf);
  return {
    value: rational(value),
    actions: actions.map((each) => ({ action: each.action, value: rational(each.value) })),
    policy: (position) => induction.known(position)?.action,
    positions: induction.positions,
  };
}

interface Judgement<G extends GameTypes> {
  readonly value: Fraction;
  /** The best action; absent if no player decides in the position. */
  readonly action?: G['action'];
}

class Expectimax<G extends GameTypes> implements Method<G, Judgement<G>> {
  readonly #settings: BestPlaySettings<G>;
  readonly #information = new Information<G>();

  constructor(settings: BestPlaySettings<G>) {
    this.#settings = settings;
  }

  end({ fork, turn }: Node<G>): Judgement<G> | undefined {
    const { measure } = this.#settings;
    const { state } = fork;
    return turn.kind === 'over' || this.#isEnd(state, turn) ? { value: exact(measure(state)) } : undefined;
  }

  mix(branches: readonly Branch<Judgement<G>>[]): Judgement<G> {
    return { value: mean(branches.map(({ weight, result }) => ({ weight, value: result.value }))) };
  }

  choose({ fork, turn }: Node<G>, resultOf: ResultOf<G, Judgement<G>>): Judgement<G> {
    const { players } = turn as Extract<Turn<G>, { kind: 'decision' }>;
    if (players.length > 1)
      throw new AnalysisError('simultaneous', 'Best play is not defined if several players decide simultaneously.');
    this.#information.note(fork.state, itemAt(players, 0));
    return itemAt(this.rated(fork, resultOf), 0);
  }

  /** Returns the actions of a position in which a player decides, the best action first. */
  rated(fork: Node<G>['fork'], resultOf: ResultOf<G, Judgement<G>>): readonly Required<Judgement<G>>[] {
    const actions = fork.legalActions() as readonly G['action'][];
    const sign = actions[0]?.player === this.#settings.player ? -1 : 1;
    return actions
      .map((action) => ({ action, value: resultOf(after(fork, action)).value }))
      .sort((one, other) => sign * one.value.compare(other.value));
  }

  #isEnd(state: State<G>, turn: Turn<G>): boolean {
    const { until, player } = this.#settings;
    if (until !== undefined) return until(state);
    return turn.kind === 'decision' && !turn.players.includes(player);
  }
}
