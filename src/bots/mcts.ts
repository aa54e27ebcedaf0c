import type { Evaluation, Fork, GameTypes, PlayableGame, View } from '../core/game.ts';
import { itemAt } from '../core/lookups.ts';
import { sample, type Rng } from '../core/random.ts';
import { type Bot, type Budget, ONCE, roundsOf, worthOf } from './bot.ts';
import { rankedChoices } from './one-ply.ts';
import { type Arm, Node, Places } from './search-tree.ts';

/** Settings of a {@link mctsBot}. */
export interface MctsSettings<G extends GameTypes> {
  /**
   * How strongly the search prefers rarely tried actions to successful actions: a number of at least 0. With a cutoff,
   * 0.1 or 0.2 works better, because the values of the actions differ less. Default: 0.5.
   */
  readonly exploration?: number;
  /**
   * Bots that propose actions for all players. The search chooses only among the proposed actions. Use a portfolio if
   * there are too many listed actions, or if a single action has too little effect: the bots of a portfolio can return
   * bulk actions. The list can contain a bot twice. In a playout, the bot that proposed a player's last choice also
   * moves for this player. If several bots proposed this choice, the first of these bots moves. If no bot proposed this
   * choice, a random bot of the list moves. Default: no portfolio, so the search tries all listed actions.
   */
  readonly portfolio?: readonly Bot<G>[];
  /**
   * The evaluation that rates the listed actions. Like a {@link learntBot}, the search evaluates the position to which
   * an action leads at the end of the phase. The search first tries the actions with the best evaluations. Default: the
   * search tries the actions in random order. A search with a portfolio ignores the prior.
   */
  readonly prior?: Evaluation<G>;
  /**
   * Stops each playout after some actions and evaluates the position in which it stopped. Default: playouts run to the
   * end of the match.
   */
  readonly cutoff?: {
    /** Number of actions in a playout, including chance events: a whole number, at least 0. */
    readonly actions: number;
    /** Rates the position in which a playout stops, from the point of view of one player. */
    readonly evaluate: Evaluation<G>;
  };
}

/**
 * Creates a bot that plays matches from sampled states to the end and stores the results of each action (Monte Carlo
 * tree search with UCT). The bot works for any number of players and assumes that each player maximizes their own
 * payoff.
 *
 * - **Chance events**: the results after a chance event are stored separately for each outcome.
 * - **Hidden information**: each iteration samples a state. Each player has a separate search tree and decides only
 *   from the information that they can see (multiple-observer information-set search). If a player cannot distinguish
 *   two states, they make the same decision in both states.
 * - **Simultaneous decisions** are independent (decoupled UCT): each player chooses only on the basis of the player's
 *   own results, and does not see the choices of other players.
 *
 * @param game - Rules of the game.
 * @param settings - Settings of the search.
 * @returns A bot. The bot throws RangeError if it must search without a budget, or if an evaluation is not a finite
 *   number.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const { setup, view, choices } = upAgainstTheWall;
 * const seen = view(setup({ seed: 1 }), 'radicals');
 * const bot = mctsBot(upAgainstTheWall);
 * bot(seen, choices(seen), createRng(1), { iterations: 20 }).player // => 'radicals'
 * ```
 */
export function mctsBot<G extends GameTypes>(game: PlayableGame<G>, settings: MctsSettings<G> = {}): Bot<G> {
  return (view, choices, rng, budget) => {
    const isForced = choices.size === 1 && settings.portfolio === undefined;
    if (isForced) return choices.at(0);
    return itemAt(mctsSearch(game, view, { rng, budget, ...settings }), 0).action;
  };
}

/** An action that a search has tried, with its results. */
export interface SearchedAction<G extends GameTypes> {
  readonly action: G['action'];
  /** The number of iterations in which the search chose this action. */
  readonly visits: number;
  /** The average of the values that the player got in these iterations, from 0 to 1. */
  readonly worth: number;
}

/**
 * Runs the search of a {@link mctsBot} and returns its results, for example to give hints or to explain the bot's
 * choice.
 *
 * @param game - Rules of the game.
 * @param view - The view of a player who is to move.
 * @param settings - Settings of the bot, a random generator, and the budget of the search.
 * @returns The actions that the search tried (at least one), with the most visited action first. The bot would choose
 *   the first action.
 * @throws RangeError if the viewer is not to move, there is no budget, or an evaluation is not a finite number.
 *
 * @example
 * ```ts
 * import { createRng } from 'countersheet/core';
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const { setup, view } = upAgainstTheWall;
 * const seen = view(setup({ seed: 1 }), 'radicals');
 * const tried = mctsSearch(upAgainstTheWall, seen, { rng: createRng(1), budget: { iterations: 20 } });
 * tried.reduce((sum, { visits }) => sum + visits, 0) // => 20
 * ```
 */
export function mctsSearch<G extends GameTypes>(
  game: PlayableGame<G>,
  view: View<G>,
  { rng, budget, ...settings }: MctsSettings<G> & { readonly rng: Rng; readonly budget: Budget },
): readonly SearchedAction<G>[] {
  if (!isAwaited(game, view)) throw new RangeError(`It is not the turn of ${view.viewer}.`);
  const search = new Search(game, view, rng, settings);
  const rounds = roundsOf(budget);
  do search.iterate();
  while (rounds());
  const choices = game.choices(view);
  return search.arms
    .map(({ choice, visits, total }) => ({
      action: typeof choice === 'number' ? choices.at(choice) : choice,
      visits,
      worth: total / visits,
    }))
    .sort((one, other) => other.visits - one.visits);
}

function isAwaited<G extends GameTypes>(game: PlayableGame<G>, view: View<G>): boolean {
  const turn = game.turn(view);
  return turn.kind === 'decision' && turn.players.includes(view.viewer);
}

/** One choice of a player on the current path through the tree. */
interface Choice<G extends GameTypes> {
  readonly player: G['player'];
  readonly arm: Arm<G['action']>;
}

/** Searches for the best action at one decision. */
class Search<G extends GameTypes> {
  readonly #viewer: G['player'];
  readonly #rng: Rng;
  readonly #settings: MctsSettings<G>;
  readonly #root = new Node<G['action']>();
  /**
   * For each proposed action, the bot that proposed it; if several bots proposed it, the first of these bots in the
   * portfolio.
   */
  readonly #advisers = new WeakMap<G['action'], Bot<G>>();
  /** Samples a state to play. Returns the state together with the node at which each player begins. */
  readonly #enter: () => { readonly fork: Fork<G>; readonly places: Places<G> };
  /** The viewer's actions that the search has tried. */
  arms: readonly Arm<G['action']>[] = [];

  constructor(game: PlayableGame<G>, view: View<G>, rng: Rng, settings: MctsSettings<G>) {
    this.#viewer = view.viewer;
    this.#rng = rng;
    this.#settings = settings;
    const start = game.hasPerfectInformation ? game.fork(game.sampleState(view, rng), { dice: 'manual' }) : undefined;
    const viewers = start === undefined ? game.players(view) : (['spectator'] as const);
    this.#enter = () => {
      const fork = start?.clone() ?? game.fork(game.sampleState(view, rng), { dice: 'manual' });
      return { fork, places: new Places<G>(this.#root, viewers, fork) };
    };
  }

  /**
   * Plays from a sampled state: first with choices from the search tree, then with a playout. Stores the result in the
   * tree.
   */
  iterate(): void {
    const { fork, places } = this.#enter();
    const path: Choice<G>[] = [];
    for (let turn = fork.turn(); turn.kind !== 'over'; turn = fork.turn()) {
      if (turn.kind === 'chance') fork.play(this.#rng.int(fork.size()));
      else {
        const chosen = this.#choose(fork, turn.players, places, path);
        if (chosen === undefined) break;
        const { player, arm } = chosen;
        if (typeof arm.choice === 'number') fork.play(arm.choice, player);
        else fork.apply(arm.choice);
      }
      places.observe(fork);
    }
    this.#playOut(fork, path);
    for (const { player, arm } of path) {
      arm.visits++;
      arm.total += worthOf(fork, player, this.#settings.cutoff?.evaluate);
    }
  }

  /**
   * Chooses an action for one of the players to move, and adds the choice to the path. Returns `undefined` if the
   * player's node is new.
   */
  #choose(fork: Fork<G>, players: readonly G['player'][], places: Places<G>, path: Choice<G>[]): Choice<G> | undefined {
    const isRoot = path.length === 0;
    const player = isRoot ? this.#viewer : itemAt(players, 0);
    const node = places.at(player);
    if (node.visits++ === 0 && !isRoot) return undefined;
    const arm = node.choose(() => this.#choices(fork, player), this.#settings.exploration ?? 0.5, this.#rng);
    if (isRoot) this.arms = node.arms;
    const choice = { player, arm };
    path.push(choice);
    return choice;
  }

  /** Plays on without the search tree, until the match ends or the playout reaches the cutoff. */
  #playOut(fork: Fork<G>, path: readonly Choice<G>[]): void {
    const { portfolio, cutoff } = this.#settings;
    if (portfolio === undefined && cutoff === undefined) {
      fork.playOut(this.#rng);
      return;
    }
    const advisers = this.#advisersOf(path);
    let left = cutoff?.actions ?? Infinity;
    for (let turn = fork.turn(); left > 0 && turn.kind !== 'over'; turn = fork.turn(), left--) {
      if (portfolio === undefined || turn.kind === 'chance') {
        fork.apply(fork.randomAction(this.#rng));
        continue;
      }
      const player = itemAt(turn.players, 0);
      const bot = advisers.get(player) ?? sample(portfolio, this.#rng);
      advisers.set(player, bot);
      fork.apply(this.#advice(fork, player)(bot));
    }
  }

  /** For each player, returns the bot that proposed the player's last choice. */
  #advisersOf(path: readonly Choice<G>[]): Map<G['player'], Bot<G>> {
    const advisers = new Map<G['player'], Bot<G>>();
    for (const { player, arm } of path) {
      const bot = typeof arm.choice === 'number' ? undefined : this.#advisers.get(arm.choice);
      if (bot !== undefined) advisers.set(player, bot);
    }
    return advisers;
  }

  /**
   * Returns the choices of a player. With a prior, returns the numbers of the choices from worst to best; with a
   * portfolio, returns the proposed actions; otherwise, returns the number of choices.
   */
  #choices(fork: Fork<G>, player: G['player']): number | readonly Arm<G['action']>['choice'][] {
    const { portfolio, prior } = this.#settings;
    if (portfolio === undefined)
      return prior === undefined ? fork.size(player) : rankedChoices(fork, player, { evaluate: prior, rng: this.#rng });
    const advice = this.#advice(fork, player);
    const advised = new Map<string, G['action']>();
    for (const bot of portfolio) {
      // The action is copied, because a bot can return the same object at another node or for another player.
      const action: G['action'] = { ...advice(bot) };
      const text = JSON.stringify(action);
      if (advised.has(text)) continue;
      advised.set(text, action);
      this.#advisers.set(action, bot);
    }
    return [...advised.values()];
  }

  /** Returns a function that asks a bot for the player's action in the position of `fork`. */
  #advice(fork: Fork<G>, player: G['player']): (bot: Bot<G>) => G['action'] {
    const view = fork.view(player);
    const choices = fork.choices(player);
    return (bot) => bot(view, choices, this.#rng, ONCE);
  }
}
