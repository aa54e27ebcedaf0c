/** The fields of an action, as rules receive them. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** A linked list with the action of each player. There are few players, so this is faster than a map. */
interface Made<Action> {
  readonly player: string;
  readonly action: Action;
  readonly next: Made<Action> | undefined;
}

/** Field values of one action type, with a cache of the actions created from them. */
export class Combination<Action = object> {
  readonly values: FieldValues;
  #setup: object | undefined;
  #made: Made<Action> | undefined;

  constructor(values: FieldValues) {
    this.values = values;
  }

  /** Returns the cached action of a player in a match, if any. */
  actionOf(setup: object, player: string): Action | undefined {
    if (setup !== this.#setup) return undefined;
    let made = this.#made;
    while (made !== undefined && made.player !== player) made = made.next;
    return made?.action;
  }

  /** Caches an action and returns it. Actions of another match are dropped. */
  keep(setup: object, player: string, action: Action): Action {
    this.#made = { player, action, next: setup === this.#setup ? this.#made : undefined };
    this.#setup = setup;
    return action;
  }
}
