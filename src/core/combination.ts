/** The fields of an action, as rules are given them. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The action of one player, and those of the others after it. They are few, so that this is faster than a map. */
interface Made<Action> {
  readonly player: string;
  readonly action: Action;
  readonly next: Made<Action> | undefined;
}

/** Values of the fields of one type of action, and the actions of a match that have been made of them: most are made often. */
export class Combination<Action = object> {
  readonly values: FieldValues;
  #setup: object | undefined;
  #made: Made<Action> | undefined;

  constructor(values: FieldValues) {
    this.values = values;
  }

  /** The action of a player in a match, if it was kept. */
  actionOf(setup: object, player: string): Action | undefined {
    if (setup !== this.#setup) return undefined;
    let made = this.#made;
    while (made !== undefined && made.player !== player) made = made.next;
    return made?.action;
  }

  /** Keeps an action, and returns it; those of another match are forgotten. */
  keep(setup: object, player: string, action: Action): Action {
    this.#made = { player, action, next: setup === this.#setup ? this.#made : undefined };
    this.#setup = setup;
    return action;
  }
}
