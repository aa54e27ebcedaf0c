import type { Evaluation, Fork, Game, GameTypes, View } from '../core/game.ts';
import { itemAt } from '../core/lookups.ts';
import { sample, type Rng } from '../core/random.ts';
import { type Bot, type Budget, worthOf } from './bot.ts';
import { type Arm, Node, OpenPlaces, type Places, VeiledPlaces } from './search-tree.ts';

/** How a {@link mctsBot} searches. */
export interface MctsSettings<G extends GameTypes> {
  /**
   * Weight of what was rarely tried against what did well: at least 0. With a cutoff, worths lie close together, and 0.1 or
   * 0.2 does better. Default: 0.5.
   */
  readonly exploration?: number;
  /**
   * Bots among whose actions the search chooses, for itself and for the others, where the listed actions are too many or
   * too small: they may be bulk forms, and a bot may stand there twice. In a playout each player goes on as the first
   * bot that gave what they chose last, or as any of them. Default: all listed actions are tried.
   */
  readonly portfolio?: readonly Bot<G>[];
  /** Where playouts stop before the end of the match. Default: nowhere. */
  readonly cutoff?: {
    /** Actions of a playout, those of chance included: whole number, at least 0. */
    readonly actions: number;
    /** What the position is worth to a player then. */
    readonly evaluate: Evaluation<G>;
  };
}

/**
 * A bot that plays through worlds which its view allows and remembers what came of each action (UCT), for any number of
 * players, each of whom is taken to want the most for themselves.
 *
 * - **Chance** has nodes of its own: what follows a die is remembered by what was rolled.
 * - **Hidden information**: each iteration samples a world, and each player decides by what they see in it, from a tree of
 *   their own (information-set search with several observers). A player who cannot tell two worlds apart decides alike in both.
 * - **Simultaneous decisions** are decoupled: each player chooses by their own results, blind to what the others choose.
 *
 * @param game - The rules.
 * @param settings - How it searches; what is left out is at its default.
 * @returns A bot, which throws RangeError if it is to search and is given no budget, or an evaluation is no finite number.
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
export function mctsBot<G extends GameTypes>(game: Game<G>, settings: MctsSettings<G> = {}): Bot<G> {
  return (view, choices, rng, budget) => {
    const isForced = choices.size === 1 && settings.portfolio === undefined;
    if (isForced) return choices.at(0);
    return itemAt(mctsSearch(game, view, { rng, budget, ...settings }), 0).action;
  };
}

/** An action that a search has tried. */
export interface SearchedAction<G extends GameTypes> {
  readonly action: G['action'];
  /** How many iterations went through it. */
  readonly visits: number;
  /** What it was worth to the player on average: 0 to 1. */
  readonly worth: number;
}

/**
 * The search of a {@link mctsBot}, with all that it found: for hints, and to see why a bot plays as it does.
 *
 * @param game - The rules.
 * @param view - Of a player who is to act.
 * @param settings - Those of the bot, a generator, and how long to search.
 * @returns The actions tried, most visited first, which is the order of the bot's liking; at least one.
 * @throws RangeError if the viewer is not to act, there is no budget, or an evaluation is no finite number.
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
  game: Game<G>,
  view: View<G>,
  { rng, budget, ...settings }: MctsSettings<G> & { readonly rng: Rng; readonly budget: Budget },
): readonly SearchedAction<G>[] {
  if (!isAwaited(game, view)) throw new RangeError(`${view.viewer} is not to act.`);
  const search = new Search(game, view, rng, settings);
  const rounds = roundsOf(budget);
  do search.iterate();
  while (rounds());
  return search.arms
    .map(({ action, visits, total }) => ({ action, visits, worth: total / visits }))
    .sort((one, other) => other.visits - one.visits);
}

function isAwaited<G extends GameTypes>(game: Game<G>, view: View<G>): boolean {
  const turn = game.turn(view);
  return turn.kind === 'decision' && turn.players.includes(view.viewer);
}

/** Whether there is another round in the budget, each time it is asked after one. */
function roundsOf(budget: Budget | undefined): () => boolean {
  // In plain JavaScript it may be left out.
  const { iterations = 0, milliseconds = -1 } = budget ?? {};
  if (Number.isInteger(iterations) && iterations >= 1) {
    let left = iterations;
    return () => --left > 0;
  }
  if (!Number.isFinite(milliseconds) || milliseconds < 0)
    throw new RangeError('There is no budget: give `{ iterations }`, at least 1, or `{ milliseconds }`, at least 0.');
  const end = performance.now() + milliseconds;
  return () => performance.now() < end;
}

/** For bots within a search that search themselves. */
const ONCE: Budget = { iterations: 1 };

/** What was chosen for a player on the way through the tree. */
interface Choice<G extends GameTypes> {
  readonly player: G['player'];
  readonly arm: Arm<G['action']>;
}

/** One decision under search. */
class Search<G extends GameTypes> {
  readonly #viewer: G['player'];
  readonly #rng: Rng;
  readonly #settings: MctsSettings<G>;
  readonly #root = new Node<G['action']>();
  /** By which bot of the portfolio an action was found. */
  readonly #advisers = new WeakMap<G['action'], Bot<G>>();
  /** A world to play in, and where the players stand in it. */
  readonly #enter: () => { readonly fork: Fork<G>; readonly places: Places<G> };
  /** What the viewer has tried. */
  arms: readonly Arm<G['action']>[] = [];

  constructor(game: Game<G>, view: View<G>, rng: Rng, settings: MctsSettings<G>) {
    this.#viewer = view.viewer;
    this.#rng = rng;
    this.#settings = settings;
    if (game.hasPerfectInformation) {
      const start = game.fork(game.sampleState(view, rng), { dice: 'manual' });
      this.#enter = () => ({ fork: start.clone(), places: new OpenPlaces(this.#root) });
    } else {
      const players = game.players(view);
      this.#enter = () => {
        const state = game.sampleState(view, rng);
        const fork = game.fork(state, { dice: 'manual' });
        return { fork, places: new VeiledPlaces(this.#root, players, state) };
      };
    }
  }

  /** Plays one world: through the tree as far as it is known, then on, and remembers what came of it. */
  iterate(): void {
    const { fork, places } = this.#enter();
    const path: Choice<G>[] = [];
    for (let turn = fork.turn(); turn.kind !== 'over'; turn = fork.turn()) {
      const action =
        turn.kind === 'chance' ? fork.randomAction(this.#rng) : this.#choose(fork, turn.players, places, path);
      if (action === undefined) break;
      fork.apply(action);
      places.observe(action, fork.state);
    }
    this.#playOut(fork, path);
    for (const { player, arm } of path) {
      arm.visits++;
      arm.total += worthOf(fork, player, this.#settings.cutoff?.evaluate);
    }
  }

  /** Chooses for one who is to act, and notes it on the path; `undefined` where a moment is seen for the first time. */
  #choose(
    fork: Fork<G>,
    players: readonly G['player'][],
    places: Places<G>,
    path: Choice<G>[],
  ): G['action'] | undefined {
    const isRoot = path.length === 0;
    const player = isRoot ? this.#viewer : itemAt(players, 0);
    const node = places.at(player);
    if (node.visits++ === 0 && !isRoot) return undefined;
    const arm = node.choose(() => this.#choices(fork, player), this.#settings.exploration ?? 0.5, this.#rng);
    if (isRoot) this.arms = node.arms;
    path.push({ player, arm });
    return arm.action;
  }

  /** Plays on, to the end or the cutoff. */
  #playOut(fork: Fork<G>, path: readonly Choice<G>[]): void {
    const { portfolio, cutoff } = this.#settings;
    if (portfolio === undefined && cutoff === undefined) {
      fork.playOut(this.#rng);
      return;
    }
    const advisers = new Map(path.map(({ player, arm }) => [player, this.#advisers.get(arm.action)]));
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

  /** What a player of a fork may do, as far as it is to be tried. */
  #choices(fork: Fork<G>, player: G['player']): readonly G['action'][] {
    const { portfolio } = this.#settings;
    if (portfolio === undefined) return fork.legalActions(player);
    const advice = this.#advice(fork, player);
    const advised = new Map<string, G['action']>();
    for (const bot of portfolio) {
      // A copy: a bot may return the same object at another moment, and another bot, too.
      const action: G['action'] = { ...advice(bot) };
      const text = JSON.stringify(action);
      if (advised.has(text)) continue;
      advised.set(text, action);
      this.#advisers.set(action, bot);
    }
    return [...advised.values()];
  }

  /** Asks bots what they would do in a player's place. */
  #advice(fork: Fork<G>, player: G['player']): (bot: Bot<G>) => G['action'] {
    const view = fork.view(player);
    const choices = fork.choices(player);
    return (bot) => bot(view, choices, this.#rng, ONCE);
  }
}
