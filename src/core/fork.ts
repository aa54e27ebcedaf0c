/**
 * A copy of a state that changes in place.
 *
 * @packageDocumentation
 */
import type { ChanceOutcome } from './chance.ts';
import { IllegalActionError } from './errors.ts';
import type { AnyAction, Fork, ForkDice, GameTypes, State, Turn } from './game.ts';
import type { Rng } from './random.ts';
import type { Rules } from './rules.ts';
import type { StateDraft } from './spec.ts';
import { StateCopy, stateOf } from './state-copy.ts';

/** See {@link Fork}. */
export class InPlaceFork<G extends GameTypes> implements Fork<G> {
  readonly #rules: Rules<G>;
  readonly #copy: StateCopy<G>;
  readonly #dice: ForkDice;
  #turn: Turn<G>;

  constructor(rules: Rules<G>, state: State<G>, dice: ForkDice) {
    this.#rules = rules;
    this.#copy = new StateCopy(state).complete();
    this.#dice = dice;
    this.#turn = this.#turnAfterChance();
  }

  get state(): State<G> {
    return stateOf(this.#position, this.#dice === 'same' ? this.#copy.dice : undefined);
  }

  turn(): Turn<G> {
    return this.#turn;
  }

  legalActions(player?: G['player'] | 'chance'): readonly AnyAction<G>[] {
    return this.#rules.legalActions(this.#position, this.#turn, player);
  }

  chanceOutcomes(): readonly ChanceOutcome<G['chance']>[] {
    return this.#rules.chanceOutcomes(this.#position, this.#turn);
  }

  randomAction(rng: Rng): AnyAction<G> {
    return this.#rules.randomAction(this.#position, this.#turn, rng);
  }

  apply(action: AnyAction<G>): void {
    const violation = this.#rules.tryPlay(this.#copy, this.#turn, action);
    if (violation !== undefined) throw new IllegalActionError(violation, action);
    this.#turn = this.#turnAfterChance();
  }

  clone(): Fork<G> {
    return new InPlaceFork(this.#rules, this.state, this.#dice);
  }

  /** The state as rules read it. */
  get #position(): State<G> {
    return this.#copy as StateDraft<G> as State<G>;
  }

  #turnAfterChance(): Turn<G> {
    if (this.#dice === 'manual') return this.#rules.turn(this.#position);
    return this.#rules.playChance(this.#copy, this.#dice === 'same' ? undefined : this.#dice);
  }
}
