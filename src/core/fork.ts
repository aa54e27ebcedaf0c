/**
 * A copy of a state that changes in place.
 *
 * @packageDocumentation
 */
import type { ChanceOutcome } from './chance.ts';
import { IllegalActionError } from './errors.ts';
import type { AnyAction, Fork, ForkDice, GameTypes, State, Turn } from './game.ts';
import { copy } from './plain-data.ts';
import type { Rng } from './random.ts';
import type { Rules } from './rules.ts';
import type { StateDraft } from './spec.ts';

/** Copies a state for writing. What is fixed for the match is shared, and the dice are left out unless asked for. */
export function draftOf<G extends GameTypes>(state: State<G>, withDice: boolean): StateDraft<G> {
  const { setup, table, secrets, hidden, dice } = state;
  const draft = { setup: thawed(setup), table: copy(table), secrets: copy(secrets), hidden: copy(hidden) };
  return (withDice && dice !== undefined ? { ...draft, dice: copy(dice) } : draft) as StateDraft<G>;
}

/** Copies of what is fixed for a match, by the frozen original: reading a frozen array takes V8 twice as long. */
const copies = /* @__PURE__ */ new WeakMap<object, object>();

function thawed<Setup extends object>(setup: Setup): Setup {
  let unfrozen = copies.get(setup);
  if (unfrozen === undefined) {
    unfrozen = copy(setup) as object;
    copies.set(setup, unfrozen).set(unfrozen, unfrozen);
  }
  return unfrozen as Setup;
}

/** See {@link Fork}. */
export class InPlaceFork<G extends GameTypes> implements Fork<G> {
  readonly #rules: Rules<G>;
  readonly #draft: StateDraft<G>;
  readonly #dice: ForkDice;
  #turn: Turn<G>;

  constructor(rules: Rules<G>, state: State<G>, dice: ForkDice) {
    this.#rules = rules;
    this.#draft = draftOf(state, dice === 'same');
    this.#dice = dice;
    this.#turn = this.#turnAfterChance();
  }

  get state(): State<G> {
    return this.#draft as State<G>;
  }

  turn(): Turn<G> {
    return this.#turn;
  }

  legalActions(player?: G['player'] | 'chance'): readonly AnyAction<G>[] {
    return this.#rules.legalActions(this.state, this.#turn, player);
  }

  chanceOutcomes(): readonly ChanceOutcome<G['chance']>[] {
    return this.#rules.chanceOutcomes(this.state, this.#turn);
  }

  randomAction(rng: Rng): AnyAction<G> {
    return this.#rules.randomAction(this.state, this.#turn, rng);
  }

  apply(action: AnyAction<G>): void {
    const violation = this.#rules.tryPlay(this.#draft, this.#turn, action);
    if (violation !== undefined) throw new IllegalActionError(violation, action);
    this.#turn = this.#turnAfterChance();
  }

  clone(): Fork<G> {
    return new InPlaceFork(this.#rules, this.state, this.#dice);
  }

  #turnAfterChance(): Turn<G> {
    if (this.#dice === 'manual') return this.#rules.turn(this.state);
    return this.#rules.playChance(this.#draft, this.#dice === 'same' ? undefined : this.#dice);
  }
}
