import type { Fork, GameTypes } from '../core/game.ts';
import { itemAt } from '../core/lookups.ts';
import type { Rng } from '../core/random.ts';

/**
 * A choice that was tried at a node, with its results. `choice` is the number of a listed choice, or an action that a
 * portfolio proposed.
 */
export interface Arm<Action> {
  readonly choice: number | Action;
  visits: number;
  /** The sum of the values that the acting player got in all visits. */
  total: number;
}

/**
 * An information set: all positions that one player cannot distinguish from each other. In a game of perfect
 * information, an information set is one position.
 */
export class Node<Action> {
  visits = 0;
  readonly arms: Arm<Action>[] = [];
  #untried: Untried<Action> | undefined;
  readonly #children = new Map<number, Node<Action>>();

  /** Returns the child node for the given key of a view. Creates the node if necessary. */
  child(key: number): Node<Action> {
    let child = this.#children.get(key);
    if (child === undefined) this.#children.set(key, (child = new Node()));
    return child;
  }

  /**
   * Returns the arm to try next. If the node has few arms compared with its visits (progressive widening), the result
   * is a new arm. A new arm is the best untried choice if the choices are ranked, otherwise a random choice. If the
   * node has enough arms, the result is the arm with the greatest sum of mean and exploration bonus (UCB1).
   *
   * @param list - Returns the choices of the player to move. The function is called once for each node. The result is
   *   one of these: the number of choices; the choice numbers, with the worst choice first; or the actions of a
   *   portfolio.
   * @param exploration - The factor by which the exploration bonus is multiplied.
   */
  choose(list: () => number | readonly Arm<Action>['choice'][], exploration: number, rng: Rng): Arm<Action> {
    const { arms, visits } = this;
    const untried = (this.#untried ??= new Untried(list()));
    if (untried.size > 0 && arms.length < WIDTH * Math.sqrt(visits)) {
      const arm = { choice: untried.take(rng), visits: 0, total: 0 };
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

/** The maximum number of arms at a node with one visit. */
const WIDTH = 3;

/**
 * The choices that have not been tried at a node. To save memory, the list of choices is not copied: only its changes
 * are stored.
 */
class Untried<Action> {
  size: number;
  readonly #listed: readonly Arm<Action>['choice'][] | undefined;
  /**
   * For each index of the list, the number of the choice that is at this index now. If this number equals the index,
   * there is no entry.
   */
  readonly #moved = new Map<number, number>();

  constructor(choices: number | readonly Arm<Action>['choice'][]) {
    this.#listed = typeof choices === 'number' ? undefined : choices;
    this.size = typeof choices === 'number' ? choices : choices.length;
  }

  /** Removes a choice and returns it: the last (best) choice if the choices are ranked, otherwise a random choice. */
  take(rng: Rng): Arm<Action>['choice'] {
    const isRanked = typeof this.#listed?.[0] === 'number';
    const index = isRanked ? this.size - 1 : rng.int(this.size);
    const number = this.#at(index);
    this.size -= 1;
    this.#moved.set(index, this.#at(this.size));
    return this.#listed === undefined ? number : itemAt(this.#listed, number);
  }

  #at(index: number): number {
    return this.#moved.get(index) ?? index;
  }
}

/**
 * The current node of each player while one sampled state is played. A player moves to another node when their view
 * changes.
 */
export class Places<G extends GameTypes> {
  readonly #places: { readonly viewer: G['player'] | 'spectator'; key: number; node: Node<G['action']> }[];

  /**
   * @param root - The root, which all trees share. The children of the root are the first nodes of the viewers.
   * @param viewers - The viewers, each with a separate tree: all players, or only the spectator in a game of perfect
   * information.
   */
  constructor(root: Node<G['action']>, viewers: readonly (G['player'] | 'spectator')[], fork: Fork<G>) {
    this.#places = viewers.map((viewer) => {
      const key = fork.infoKey(viewer);
      return { viewer, key, node: root.child(key) };
    });
  }

  /** Returns the current node of a player. */
  at(player: G['player']): Node<G['action']> {
    return (this.#places.find(({ viewer }) => viewer === player) ?? itemAt(this.#places, 0)).node;
  }

  /** After an action, moves each viewer whose view has changed to the child node of the new view. */
  observe(fork: Fork<G>): void {
    for (const place of this.#places) {
      const key = fork.infoKey(place.viewer);
      if (key === place.key) continue;
      place.key = key;
      place.node = place.node.child(key);
    }
  }
}
