/** Actions numbered from 0 (included) to `size` (excluded). Random play picks each number with equal probability. */
export interface Choices<Action> extends Iterable<Action> {
  /**
   * The number of choices: a whole number, 0 or more. For chance, the number of choices is the sum of the weights,
   * because an outcome of weight n has n numbers.
   */
  readonly size: number;
  /** Returns the action with this number. Throws RangeError if no action has this number. */
  at(number: number): Action;
}

/** Returns a set of choices. The set creates an action only when a caller reads this action. */
export function choicesOf<Action>(size: number, make: (number: number) => Action): Choices<Action> {
  return new MadeWhenAsked(size, make);
}

class MadeWhenAsked<Action> implements Choices<Action> {
  readonly size: number;
  readonly #make: (number: number) => Action;

  constructor(size: number, make: (number: number) => Action) {
    this.size = size;
    this.#make = make;
  }

  at(number: number): Action {
    if (Number.isInteger(number) && number >= 0 && number < this.size) return this.#make(number);
    throw new RangeError(`Expected a number from 0 to ${String(this.size - 1)} but received ${String(number)}.`);
  }

  *[Symbol.iterator](): Iterator<Action> {
    for (let number = 0; number < this.size; number++) yield this.#make(number);
  }
}

/** Concatenates several sets of choices. */
export function together<Action>(sets: readonly Choices<Action>[]): Choices<Action> {
  const size = sets.reduce((sum, set) => sum + set.size, 0);
  return choicesOf(size, (number) => {
    let rest = number;
    for (const set of sets) {
      if (rest < set.size) return set.at(rest);
      rest -= set.size;
    }
    throw new RangeError(`There is no choice ${String(number)}.`);
  });
}
