/**
 * What the fields of an action hold.
 *
 * @packageDocumentation
 */

/** The fields of an action, as rules are given them. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** Values of the fields of one type of action, and the actions of a match that have been made of them: most are made often. */
export class Combination {
  readonly values: FieldValues;
  #setup: object | undefined;
  /** Of whom the actions are, one each. They are few, so that looking through them is faster than a map. */
  readonly #players: string[] = [];
  readonly #actions: object[] = [];

  constructor(values: FieldValues) {
    this.values = Object.freeze(values);
  }

  /** The action of a player in a match, if it was kept. */
  actionOf(setup: object, player: string): object | undefined {
    if (setup !== this.#setup) return undefined;
    const players = this.#players;
    for (let index = 0; index < players.length; index++) if (players[index] === player) return this.#actions[index];
    return undefined;
  }

  /** Keeps an action, and returns it; those of another match are forgotten. */
  keep<Action extends object>(setup: object, player: string, action: Action): Action {
    if (setup !== this.#setup) {
      this.#setup = setup;
      this.#players.length = 0;
      this.#actions.length = 0;
    }
    this.#players.push(player);
    this.#actions.push(action);
    return action;
  }
}
