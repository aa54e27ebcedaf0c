import type { AnyAction, GameTypes, State } from '../core/game.ts';
import { itemAt } from '../core/lookups.ts';
import type { Rng } from '../core/random.ts';

/** An action that was tried at a node, and its results. */
export interface Arm<Action> {
  readonly action: Action;
  visits: number;
  /** Sum of the values of all visits for the acting player. */
  total: number;
}

/** A position as one player knows it: an information set. In a game of perfect information, simply a position. */
export class Node<Action> {
  visits = 0;
  readonly arms: Arm<Action>[] = [];
  #untried: Action[] | undefined;
  readonly #children = new Map<string, Node<Action>>();

  /** Returns the child node for what a player sees. Creates it if necessary. */
  child(sight: string): Node<Action> {
    let child = this.#children.get(sight);
    if (child === undefined) this.#children.set(sight, (child = new Node()));
    return child;
  }

  /**
   * Returns the arm to try next. While there are few arms for the number of visits (progressive widening), that is an
   * untried arm; otherwise the arm with the greatest sum of mean and exploration bonus (UCB1).
   *
   * @param list - Lists the actions of the player to move; called once.
   * @param exploration - Weight of the exploration bonus.
   */
  choose(list: () => readonly Action[], exploration: number, rng: Rng): Arm<Action> {
    const { arms, visits } = this;
    const untried = (this.#untried ??= [...list()]);
    if (untried.length > 0 && arms.length < WIDTH * Math.sqrt(visits)) {
      const arm = { action: takeAny(untried, rng), visits: 0, total: 0 };
      arms.push(arm);
      return arm;
    }
    const spread = exploration * Math.sqrt(Math.log(visits));
    let [best, most] = [itemAt(arms, 0), -Infinity];
    for (const arm of arms) {
      const bound = arm.total / arm.visits + spread / Math.sqrt(arm.visits);
      if (bound > most) [best, most] = [arm, bound];
    }
    return best;
  }
}

/** Number of arms at a node with one visit. */
const WIDTH = 3;

/** Removes a random item from a list and returns it. All items are equally likely. */
function takeAny<Item>(items: Item[], rng: Rng): Item {
  const index = rng.int(items.length);
  const item = itemAt(items, index);
  const last = items.pop() as Item;
  if (index < items.length) items[index] = last;
  return item;
}

/** The nodes of the players while one sampled state is played. */
export interface Places<G extends GameTypes> {
  /** Returns the current node of a player. */
  at(player: G['player']): Node<G['action']>;
  /** Advances the nodes after an action, by what each player sees. */
  observe(action: AnyAction<G>, after: State<G>): void;
}

/** For perfect information: all players share one node, and each action leads to a child. */
export class OpenPlaces<G extends GameTypes> implements Places<G> {
  #node: Node<G['action']>;

  constructor(root: Node<G['action']>) {
    this.#node = root;
  }

  at(): Node<G['action']> {
    return this.#node;
  }

  observe(action: AnyAction<G>): void {
    this.#node = this.#node.child(JSON.stringify(action));
  }
}

/** For hidden information: each player has a tree of their own and advances only when their view changes. */
export class VeiledPlaces<G extends GameTypes> implements Places<G> {
  readonly #places: { readonly player: G['player']; sight: string; node: Node<G['action']> }[];

  /** @param root - Root of all trees. Its children are the first nodes of the players. */
  constructor(root: Node<G['action']>, players: readonly G['player'][], state: State<G>) {
    const table = JSON.stringify(state.table);
    this.#places = players.map((player) => {
      const sight = `${table}${JSON.stringify(state.secrets[player])}`;
      return { player, sight, node: root.child(`${player} ${sight}`) };
    });
  }

  at(player: G['player']): Node<G['action']> {
    return this.#places.find((place) => place.player === player)?.node as Node<G['action']>;
  }

  observe(_action: AnyAction<G>, after: State<G>): void {
    const table = JSON.stringify(after.table);
    for (const place of this.#places) {
      const sight = `${table}${JSON.stringify(after.secrets[place.player])}`;
      if (sight === place.sight) continue;
      place.sight = sight;
      place.node = place.node.child(sight);
    }
  }
}
