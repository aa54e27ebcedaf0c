/**
 * The bot that searches: Monte Carlo tree search with chance, hidden information and simultaneous decisions.
 *
 * @packageDocumentation
 */
import type { AnyAction, Fork, Game, GameTypes, Seat, State, View } from '../core/game.ts';
import { payoff } from '../core/outcome.ts';
import type { Rng } from '../core/random.ts';
import { type Bot, type Budget, type Evaluation, seatIn, worthOf } from './bot.ts';
import { type Arm, Node, OpenPlaces, type Places, VeiledPlaces } from './search-tree.ts';

/** How a {@link mctsBot} searches. */
export interface SearchSettings<G extends GameTypes> {
  /** Weight of what was rarely tried against what did well: at least 0. Default: 0.5. */
  readonly exploration?: number;
  /**
   * The actions worth trying, where those listed are too many or too small: legal ones, bulk forms allowed, at least one.
   * Default: all that are listed. It is asked for every player whose decisions are searched.
   */
  readonly candidates?: (seat: Seat<G>, rng: Rng) => readonly G['action'][];
  /** Where playouts stop before the end of the match. Default: nowhere. */
  readonly cutoff?: {
    /** Random actions of a playout, those of chance included: whole number, at least 0. */
    readonly actions: number;
    /** What the position is worth to a player then. */
    readonly evaluate: Evaluation<G>;
  };
}

/**
 * A bot that plays through worlds which its view allows and remembers what came of each action (UCT), for any number of
 * players, each of whom is taken to want the most for himself.
 *
 * - **Chance** has nodes of its own: what follows a die is remembered by what was rolled.
 * - **Hidden information**: each iteration samples a world, and each player decides by what he sees in it, from a tree of
 *   his own (information-set search with several observers). A player who cannot tell two worlds apart decides alike in both.
 * - **Simultaneous decisions** are decoupled: each player chooses by his own results, blind to what the others choose.
 *
 * @example
 * ```ts
 * const bot = mctsBot(upAgainstTheWall);
 * bot(seen, viewActions(seen), createRng(1), { iterations: 20 }).player // => 'radicals'
 * ```
 */
export function mctsBot<G extends GameTypes>(game: Game<G>, settings: SearchSettings<G> = {}): Bot<G> {
  return (view, actions, rng, budget) => {
    if (actions.length === 1 && settings.candidates === undefined) return actions[0] as G['action'];
    const search = new Search(game, view, rng, settings);
    const rounds = roundsOf(budget);
    do search.iterate();
    while (rounds());
    return search.favourite();
  };
}

/** Whether there is another round in the budget, each time it is asked after one. */
function roundsOf(budget: Budget): () => boolean {
  if ('iterations' in budget) {
    let left = budget.iterations;
    return () => --left > 0;
  }
  const end = performance.now() + budget.milliseconds;
  return () => performance.now() < end;
}

/** One decision under search. */
class Search<G extends GameTypes> {
  readonly #viewer: G['player'];
  readonly #rng: Rng;
  readonly #settings: SearchSettings<G>;
  readonly #root = new Node<G['action']>();
  /** A world to play in, and where the players stand in it. */
  readonly #enter: () => { readonly fork: Fork<G>; readonly places: Places<G> };
  #arms: readonly Arm<G['action']>[] = [];

  constructor(game: Game<G>, view: View<G>, rng: Rng, settings: SearchSettings<G>) {
    this.#viewer = view.viewer as G['player'];
    this.#rng = rng;
    this.#settings = settings;
    const world = game.sampleWorld(view, rng);
    if (hidesNothing(world)) {
      const start = game.fork(world, { dice: 'manual' });
      this.#enter = () => ({ fork: start.clone(), places: new OpenPlaces(this.#root) });
    } else {
      const players = game.players(view);
      this.#enter = () => {
        const state = game.sampleWorld(view, rng);
        const fork = game.fork(state, { dice: 'manual' });
        return { fork, places: new VeiledPlaces(this.#root, players, state) };
      };
    }
  }

  /** Plays one world: through the tree as far as it is known, then at random, and remembers what came of it. */
  iterate(): void {
    const { fork, places } = this.#enter();
    const chosen: { readonly player: G['player']; readonly arm: Arm<G['action']> }[] = [];
    for (let actor: G['player'] | undefined = this.#viewer; ; actor = undefined) {
      const turn = fork.turn();
      if (turn.kind === 'over') break;
      let action: AnyAction<G>;
      if (turn.kind === 'chance') {
        action = fork.randomAction(this.#rng);
      } else {
        const player = actor ?? (turn.players[0] as G['player']);
        const node = places.at(player);
        // A moment seen for the first time is judged by how it plays out; the viewer's own is known beforehand.
        if (node.visits++ === 0 && actor === undefined) break;
        const list = (): readonly G['action'][] => this.#candidates(fork, player);
        const arm = node.choose(list, this.#settings.exploration ?? 0.5, this.#rng);
        if (actor !== undefined) this.#arms = node.arms;
        chosen.push({ player, arm });
        action = arm.action;
      }
      fork.apply(action);
      places.observe(action, fork.state);
    }
    const worth = this.#playOut(fork);
    for (const { player, arm } of chosen) {
      arm.visits++;
      arm.total += worth(player);
    }
  }

  #candidates(fork: Fork<G>, player: G['player']): readonly G['action'][] {
    const { candidates } = this.#settings;
    if (candidates === undefined) return fork.legalActions(player) as readonly G['action'][];
    return candidates(seatIn(fork.state, player), this.#rng);
  }

  /** The action tried most often. */
  favourite(): G['action'] {
    return this.#arms.reduce((best, arm) => (arm.visits > best.visits ? arm : best)).action;
  }

  /** Plays on at random, to the end or the cutoff: what that is worth to each player. */
  #playOut(fork: Fork<G>): (player: G['player']) => number {
    const { cutoff } = this.#settings;
    if (cutoff === undefined) {
      const outcome = fork.playOut(this.#rng);
      return (player) => payoff(outcome, player);
    }
    for (let left = cutoff.actions; left > 0 && fork.turn().kind !== 'over'; left--) {
      fork.apply(fork.randomAction(this.#rng));
    }
    return (player) => worthOf(fork, player, cutoff.evaluate);
  }
}

/** Whether all players know all that there is to know. */
function hidesNothing<G extends GameTypes>({ secrets, hidden }: State<G>): boolean {
  return [hidden, ...Object.values(secrets)].every((part) => Object.keys(part as object).length === 0);
}
