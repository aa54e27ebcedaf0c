/**
 * Runs the rules of a game on a copy of a state. {@link Game.applyAction} and {@link Game.fork} are two ways of calling
 * this; there is no third.
 *
 * @packageDocumentation
 */
import type { ActionKind, FieldValues } from './action-kind.ts';
import type { ChanceOutcome } from './chance.ts';
import { type Choices, choicesOf } from './choices.ts';
import { IllegalActionError, type Violation } from './errors.ts';
import type { AnyAction, Turn } from './game.ts';
import { Offers } from './offers.ts';
import { isOutcome, outcomesOf } from './outcomes.ts';
import { readStream, type Rng } from './random.ts';
import { inPart, noOutcome, readAt, Refused } from './refusals.ts';
import type { Rules } from './rules.ts';
import type { Listeners, Running } from './running.ts';
import { LiveSeat } from './seat.ts';
import type { AuthorTypes } from './spec.ts';
import { StateCopy } from './state-copy.ts';
import type { StepRunner } from './steps.ts';

/** Steps that are passed over in a row before it is clear that they go in a circle. */
const PASSED_MAX = 10_000;

/** See {@link Running}. */
export class Run<G extends AuthorTypes> implements Running<G> {
  readonly #rules: Rules<G>;
  readonly #copy: StateCopy<G>;
  readonly #seats: LiveSeat<G>[] = [];
  #step: StepRunner<G>;
  #turn: Turn<G> | undefined;
  readonly #offers = new Offers();
  /** Whose choices the offers are now, if anybody's. */
  #offered = '';
  /** Who alone is to act, if somebody is. */
  #actor: string | undefined;

  readonly #rehearsal: () => StateCopy<G>;

  /**
   * @param copy - Modified.
   * @param rehearsal - Makes a state for trying out the parts of a bulk action; a copy of the copy if absent.
   */
  constructor(
    rules: Rules<G>,
    copy: StateCopy<G>,
    rehearsal = (): StateCopy<G> => new StateCopy(rules.forms, copy.current()),
  ) {
    this.#rules = rules;
    this.#copy = copy;
    this.#rehearsal = rehearsal;
    this.#step = rules.stepAt(copy.table);
  }

  get isOver(): boolean {
    return this.#step.is === 'over';
  }

  get turn(): Turn<G> {
    this.#turn ??= this.#rules.turnOf(this.#step, this.#copy);
    return this.#turn;
  }

  choices(player: G['player'] | 'chance'): Choices<AnyAction<G>> {
    if (!this.#isAwaited(player)) return choicesOf(0, neverMade);
    return choicesOf(this.#offersTo(player).size, (number) => this.#actionAt(player, number));
  }

  chanceOutcomes(): readonly ChanceOutcome<G['chance']>[] {
    if (this.#step.is !== 'chance') return [];
    return outcomesOf<G['chance']>(
      this.#offersTo('chance'),
      (number) => this.#actionAt('chance', number) as G['chance'],
    );
  }

  whyIllegal(action: AnyAction<G>): Violation<G['rule']> | undefined {
    const kind = this.#rules.kindOf(action);
    const fields = this.#reading(kind, action);
    if (fields instanceof Refused) return fields.violation;
    if (action.player === 'chance') return this.#whyNoOutcome(kind, fields);
    const violation = kind.whyIllegal(this.#seatOf(action.player), fields);
    return violation === undefined && kind.parts !== undefined ? this.#whyNotInParts(action) : violation;
  }

  unfolded(action: AnyAction<G>): readonly AnyAction<G>[] {
    const kind = this.#rules.kindOf(action);
    if (kind.parts === undefined) return [action];
    const fields = this.#reading(kind, action);
    if (fields instanceof Refused) throw new IllegalActionError(fields.violation, action);
    const { player } = action;
    return kind.parts(this.#seatOf(player), fields).map(({ type, ...rest }) => ({ type, player, ...rest }));
  }

  tryPlay(action: AnyAction<G>, listeners?: Listeners<G>): Violation<G['rule']> | undefined {
    const kind = this.#rules.kindOf(action);
    if (kind.parts !== undefined || action.player === 'chance') {
      const violation = this.whyIllegal(action);
      if (violation === undefined) this.play(action, listeners);
      return violation;
    }
    const fields = this.#reading(kind, action);
    if (fields instanceof Refused) return fields.violation;
    const violation = kind.whyIllegal(this.#seatOf(action.player), fields);
    if (violation !== undefined) return violation;
    this.#copy.log = listeners?.events;
    this.#apply(kind, action.player, fields);
    this.#copy.log = undefined;
    return undefined;
  }

  play(action: AnyAction<G>, listeners?: Listeners<G>): void {
    const kind = this.#rules.kindOf(action);
    if (kind.parts !== undefined) {
      for (const part of this.unfolded(action)) this.play(part, listeners);
      return;
    }
    this.#copy.log = listeners?.events;
    this.#apply(kind, action.player, kind.read(this.#copy.setup, action) as FieldValues);
    this.#copy.log = undefined;
  }

  playChoice(player: G['player'] | 'chance', number: number): void {
    const { size } = this.#isAwaited(player) ? this.#offersTo(player) : NOTHING;
    if (!(Number.isInteger(number) && number >= 0 && number < size)) {
      throw new RangeError(`${player} has ${String(size)} choices, and none of them is number ${String(number)}.`);
    }
    this.#playNumber(player, number);
  }

  playChance(rng?: Rng, listeners?: Listeners<G>): void {
    const copy = this.#copy;
    while (this.#step.is === 'chance') {
      const { size } = this.#offersTo('chance');
      let number: number;
      if (rng !== undefined) number = rng.int(size);
      else if (copy.dice === undefined) return;
      else number = readStream(copy.dice, this.#step.stream(copy), (own) => own.int(size));
      listeners?.actions.push(this.#actionAt('chance', number));
      copy.log = listeners?.events;
      this.#playNumber('chance', number);
    }
    copy.log = undefined;
  }

  randomAction(rng: Rng): AnyAction<G> {
    const player = this.#randomPlayer(rng);
    return this.#actionAt(player, rng.int(this.#offersTo(player).size));
  }

  playAtRandom(rng: Rng): void {
    const player = this.#randomPlayer(rng);
    this.#playNumber(player, rng.int(this.#offersTo(player).size));
  }

  /** Comes to rest: moves past steps at which nothing is offered, and acts for those who have left the match. */
  enter(): this {
    for (let passed = 0; passed < PASSED_MAX; passed++) {
      this.#turn = undefined;
      this.#offered = '';
      this.#actor = undefined;
      const { table } = this.#copy;
      if ((table as G['table']).step.kind !== this.#step.kind) this.#step = this.#rules.stepAt(table);
      if (this.#isAtRest(this.#step)) return this;
    }
    throw new RangeError(`The step "${this.#step.kind}" is passed over for ever.`);
  }

  #isAtRest(step: StepRunner<G>): boolean {
    const copy = this.#copy;
    switch (step.is) {
      case 'over':
        return true;
      case 'chance':
        this.#actor = 'chance';
        if (this.#offersTo('chance').size > 0) return true;
        break;
      case 'simultaneous':
        if (step.actors(copy).length > 0) return true;
        break;
      case 'decision': {
        const actor = step.actor(copy);
        if (this.#rules.spec.isOut?.(copy, actor) === true) {
          copy.player = actor;
          step.ifOut(copy);
          return false;
        }
        this.#actor = actor;
        if (this.#offersTo(actor).size > 0) return true;
      }
    }
    step.otherwise(copy);
    return false;
  }

  #playNumber(player: G['player'] | 'chance', number: number): void {
    const entry = this.#offersTo(player).entryOf(number);
    const kind = this.#rules.kinds.get(entry.type)!;
    this.#apply(kind, player, entry.fieldsAt(kind, this.#copy.setup, number));
  }

  /** The fields of an action as rules are given them, or why it cannot be judged by its rules at all. */
  #reading(kind: ActionKind<G>, action: AnyAction<G>): FieldValues | Refused<G['rule']> {
    const step = this.#step;
    const untimely = action.player === this.#actor ? undefined : this.#rules.whyNotNow(step, this.#copy, action);
    if (untimely !== undefined) return new Refused(untimely);
    return readAt(step, kind, this.#copy.setup, action);
  }

  #apply(kind: ActionKind<G>, player: G['player'] | 'chance', fields: FieldValues): void {
    this.#copy.player = player;
    kind.apply(this.#copy, fields);
    this.enter();
  }

  #isAwaited(player: G['player'] | 'chance'): boolean {
    const { turn } = this;
    if (turn.kind === 'decision') return turn.players.includes(player);
    return turn.kind === 'chance' && player === 'chance';
  }

  #randomPlayer(rng: Rng): G['player'] | 'chance' {
    if (this.#actor !== undefined) return this.#actor;
    const step = this.#step;
    switch (step.is) {
      case 'over':
        throw new RangeError('The match is over: there is no action to choose.');
      case 'chance':
        return 'chance';
      case 'decision':
        return step.actor(this.#copy);
      case 'simultaneous': {
        const players = step.actors(this.#copy);
        return players[players.length === 1 ? 0 : rng.int(players.length)]!;
      }
    }
  }

  #offersTo(player: G['player'] | 'chance'): Offers {
    if (this.#offered !== player) {
      this.#offers.clear();
      this.#step.offer(this.#audience(player), this.#offers);
      this.#offered = player;
    }
    return this.#offers;
  }

  #actionAt(player: G['player'] | 'chance', number: number): AnyAction<G> {
    const { setup } = this.#copy;
    const entry = this.#offersTo(player).entryOf(number);
    const kind = this.#rules.kinds.get(entry.type)!;
    return kind.write(setup, player, entry.fieldsAt(kind, setup, number));
  }

  /** What rules are given that offer to a player, or to chance, which sees everything. */
  #audience(player: G['player'] | 'chance'): LiveSeat<G> | StateCopy<G> {
    return player === 'chance' ? this.#copy : this.#seatOf(player);
  }

  #seatOf(player: G['player']): LiveSeat<G> {
    const seats = this.#seats;
    for (let index = 0; index < seats.length; index++) if (seats[index]!.player === player) return seats[index]!;
    if (!this.#rules.players(this.#copy.setup).includes(player)) {
      throw new RangeError(`The step "${this.#step.kind}" is that of ${player}, who is no player of the match.`);
    }
    const seat = new LiveSeat(this.#copy, player);
    seats.push(seat);
    return seat;
  }

  /** Judges the parts of a bulk action, each in the position that the ones before have led to. */
  #whyNotInParts(action: AnyAction<G>): Violation<G['rule']> | undefined {
    const parts = this.unfolded(action);
    if (parts.length === 0) {
      return { code: 'no-parts', rule: this.#step.rule, message: `There is nothing in this ${action.type}.` };
    }
    const trial = new Run(this.#rules, this.#rehearsal());
    for (const [index, part] of parts.entries()) {
      const violation = trial.whyIllegal(part);
      if (violation !== undefined) return inPart(violation, index);
      // What the last part leads to may depend on what its player does not see.
      if (index < parts.length - 1) trial.play(part);
    }
    return undefined;
  }

  #whyNoOutcome(kind: ActionKind<G>, fields: FieldValues): Violation<G['rule']> | undefined {
    const isOffered = isOutcome(this.#offersTo('chance'), kind, this.#copy.setup, fields);
    return isOffered ? undefined : noOutcome(this.#step);
  }
}

const NOTHING = { size: 0 };

function neverMade(): never {
  throw new RangeError('There are no choices.');
}
