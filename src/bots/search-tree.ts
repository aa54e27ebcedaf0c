import type { AnyAction, GameTypes, State } from '../core/game.ts';
import { itemAt } from '../core/lookups.ts';
import type { Rng } from '../core/random.ts';

/** An action that was tried at a node, and what came of it. */
export interface Arm<Action> {
  readonly action: Action;
  visits: number;
  /** Sum of what the visits were worth to the player whose action it is. */
  total: number;
}

/** A moment as one player knows it: an information set. Where nothing is hidden, simply a moment. */
export class Node<Action> {
  visits = 0;
  readonly arms: Arm<Action>[] = [];
  #untried: Action[] | undefined;
  readonly #children = new Map<string, Node<Action>>();

  /** The moment after this one that shows itself as `sight`. */
  child(sight: string): Node<Action> {
    let child = this.#children.get(sight);
    if (child === undefined) this.#children.set(sight, (child = new Node()));
    return child;
  }

  /**
   * The arm to pull next: one never tried, as long as there are few for so many visits (progressive widening), else the
   * best by its mean and by how rarely it was tried (UCB1).
   *
   * @param list - Lists the actions of the player to act; asked once.
   * @param exploration - Weight of how rarely an arm was tried.
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

/** Arms at a node of one visit. */
const WIDTH = 3;

/** Takes any item out of a list, each as likely. */
function takeAny<Item>(items: Item[], rng: Rng): Item {
  const index = rng.int(items.length);
  const item = itemAt(items, index);
  const last = items.pop() as Item;
  if (index < items.length) items[index] = last;
  return item;
}

/** Where the players stand in the memory of a search while one world is played. */
export interface Places<G extends GameTypes> {
  /** The moment as a player knows it. */
  at(player: G['player']): Node<G['action']>;
  /** Moves on after an action, of which each player sees what their view shows. */
  observe(action: AnyAction<G>, after: State<G>): void;
}

/** Nothing is hidden: all players stand at one node, and what is played leads to the next. */
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

/** Each player has a tree of their own, in which they move only when their view changes, and to where it shows. */
export class VeiledPlaces<G extends GameTypes> implements Places<G> {
  readonly #places: { readonly player: G['player']; sight: string; node: Node<G['action']> }[];

  /** @param root - Of all trees: its children are the moments as the players know them at first. */
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
