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
import type { AnyAction, Position, Turn } from './game.ts';
import { Offers } from './offers.ts';
import { isEqual } from './plain-data.ts';
import { readStream, type Rng } from './random.ts';
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
  /** To whom the offers have been made, if to anybody, and how. */
  #offered: string | undefined;
  #offeredBy: StepRunner<G>['offer'] | undefined;

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

  get turn(): Turn<G> {
    this.#turn ??= this.#rules.turnAt(this.#copy);
    return this.#turn;
  }

  choices(player: G['player'] | 'chance'): Choices<AnyAction<G>> {
    if (!this.#isAwaited(player)) return choicesOf(0, neverMade);
    return choicesOf(this.#offersTo(player).size, (number) => this.#choiceAt(player, number));
  }

  hasChoices(player: G['player'] | 'chance'): boolean {
    return this.#isAwaited(player) && this.#candidatesFor(player).size > 0;
  }

  chanceOutcomes(): readonly ChanceOutcome<G['chance']>[] {
    if (this.#step.is !== 'chance') return [];
    const offers = this.#offersTo('chance');
    const outcomes: { action: G['chance']; weight: number }[] = [];
    for (let entry = 0; entry < offers.length; entry++) {
      const [first, size] = [offers.firstOf(entry), offers.sizeOf(entry)];
      const [count, weight] = offers.isRange(entry) ? [size, 1] : [1, size];
      for (let rank = 0; rank < count; rank++) addOutcome(outcomes, this.#actionAt('chance', first + rank), weight);
    }
    return outcomes;
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
    return kind
      .parts(this.#seatOf(player), fields)
      .map(({ type, ...rest }) => ({ type, player, ...rest }) as unknown as AnyAction<G>);
  }

  play(action: AnyAction<G>, listeners?: Listeners<G>): void {
    const kind = this.#rules.kindOf(action);
    if (kind.parts !== undefined) {
      for (const part of this.unfolded(action)) this.play(part, listeners);
      return;
    }
    this.#copy.log = listeners?.events;
    this.#apply(kind, action.player, kind.read(this.#copy.setup, action as unknown as FieldValues) as FieldValues);
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
    return this.#actionAt(player, this.#drawn(player, rng));
  }

  playAtRandom(rng: Rng): void {
    const player = this.#randomPlayer(rng);
    this.#playNumber(player, this.#drawn(player, rng));
  }

  /** Comes to rest: moves past steps at which nothing is offered, and acts for those who have left the match. */
  enter(): this {
    for (let passed = 0; passed < PASSED_MAX; passed++) {
      this.#turn = undefined;
      this.#offered = undefined;
      this.#step = this.#rules.stepAt(this.#copy.table);
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
        if (this.#candidatesFor(actor).size > 0) return true;
      }
    }
    step.otherwise(copy);
    return false;
  }

  /** Plays an action by its number in the offers as they are now. */
  #playNumber(player: G['player'] | 'chance', number: number): void {
    const offers = this.#offers;
    const entry = offers.entryOf(number);
    const kind = this.#rules.kinds.get(offers.typeOf(entry))!;
    this.#apply(kind, player, this.#fieldsAt(kind, entry, number));
  }

  /** The fields of an action as rules are given them, or why it cannot be judged by its rules at all. */
  #reading(kind: ActionKind<G>, action: AnyAction<G>): FieldValues | Refused<G['rule']> {
    const step = this.#step;
    const untimely = this.#rules.whyNotNow(this.#copy as Position<G>, this.turn, action);
    if (untimely !== undefined) return new Refused(untimely);
    if (action.player === 'chance') {
      const event = kind.isOpenAt(step.kind) ? kind.read(this.#copy.setup, action as unknown as FieldValues) : '';
      return typeof event === 'string' ? new Refused(this.#noOutcome()) : event;
    }
    if (!kind.isOpenAt(step.kind)) {
      const details = { step: step.kind };
      return new Refused({ code: 'wrong-step', rule: step.rule, message: `Not now: ${step.phrase}.`, details });
    }
    const fields = kind.read(this.#copy.setup, action as unknown as FieldValues);
    return typeof fields === 'string' ? new Refused(lackOf(kind, fields, action)) : fields;
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

  /** The offers, filled with the choices of a player. */
  #offersTo(player: G['player'] | 'chance'): Offers {
    return this.#filled(player, this.#step.offer);
  }

  /** The offers, filled with the choices of a player or with more than these. */
  #candidatesFor(player: G['player'] | 'chance'): Offers {
    return this.#filled(player, this.#step.offerCandidates);
  }

  #filled(player: G['player'] | 'chance', offer: StepRunner<G>['offer']): Offers {
    if (this.#offered !== player || this.#offeredBy !== offer) {
      this.#offers.clear();
      offer(this.#audience(player), this.#offers);
      this.#offered = player;
      this.#offeredBy = offer;
    }
    return this.#offers;
  }

  /** The number, in the offers as they are then, of one of the choices of a player, each as likely. */
  #drawn(player: G['player'] | 'chance', rng: Rng): number {
    const { size } = this.#candidatesFor(player);
    if (this.#step.isListed) return rng.int(size);
    for (let tries = 0; tries < size; tries++) {
      const number = rng.int(size);
      if (this.#isLegal(player, number)) return number;
    }
    // So few of them are legal that it costs less to list these.
    const legal = this.#offersTo(player).size;
    if (legal === 0) throw new RangeError(`No candidate of the step "${this.#step.kind}" is legal.`);
    return rng.int(legal);
  }

  /** Whether the action of a number in the offers as they are now is legal. */
  #isLegal(player: G['player'], number: number): boolean {
    const entry = this.#offers.entryOf(number);
    const kind = this.#rules.kinds.get(this.#offers.typeOf(entry))!;
    return kind.whyIllegal(this.#seatOf(player), this.#fieldsAt(kind, entry, number)) === undefined;
  }

  /** The fields of a number that belongs to this entry of the offers as they are now. */
  #fieldsAt(kind: ActionKind<G>, entry: number, number: number): FieldValues {
    const offers = this.#offers;
    return kind.fieldsOf(
      offers.fieldOf(entry, 0, number),
      offers.fieldOf(entry, 1, number),
      offers.fieldOf(entry, 2, number),
      offers.fieldOf(entry, 3, number),
    );
  }

  /** The action of a number in the choices of a player. */
  #choiceAt(player: G['player'] | 'chance', number: number): AnyAction<G> {
    this.#offersTo(player);
    return this.#actionAt(player, number);
  }

  /** The action of a number in the offers as they are now. */
  #actionAt(player: G['player'] | 'chance', number: number): AnyAction<G> {
    const offers = this.#offers;
    const entry = offers.entryOf(number);
    const kind = this.#rules.kinds.get(offers.typeOf(entry))!;
    return kind.write(this.#copy.setup, player, this.#fieldsAt(kind, entry, number));
  }

  /** What rules are given that offer to a player, or to chance, which sees everything. */
  #audience(player: G['player'] | 'chance'): LiveSeat<G> | StateCopy<G> {
    return player === 'chance' ? this.#copy : this.#seatOf(player);
  }

  #seatOf(player: G['player']): LiveSeat<G> {
    const seats = this.#seats;
    for (let index = 0; index < seats.length; index++) if (seats[index]!.player === player) return seats[index]!;
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
    const offers = this.#offersTo('chance');
    for (let entry = 0; entry < offers.length; entry++) {
      if (offers.typeOf(entry) !== kind.type) continue;
      const first = offers.firstOf(entry);
      const count = offers.isRange(entry) ? offers.sizeOf(entry) : 1;
      for (let rank = 0; rank < count; rank++) {
        if (isEqual(this.#fieldsAt(kind, entry, first + rank), fields)) return undefined;
      }
    }
    return this.#noOutcome();
  }

  #noOutcome(): Violation<G['rule']> {
    return { code: 'not-an-outcome', rule: this.#step.rule, message: 'Chance cannot do that now.' };
  }
}

/** An action that cannot be judged by its rules: it comes at the wrong time, or names what there is not. */
class Refused<Rule extends string> {
  readonly violation: Violation<Rule>;

  constructor(violation: Violation<Rule>) {
    this.violation = violation;
  }
}

const NOTHING = { size: 0 };

function neverMade(): never {
  throw new RangeError('There are no choices.');
}

/** The refusal of a part: `details.part` is its number from 0; of a part of a part, both with a dot. */
function inPart<Rule extends string>(violation: Violation<Rule>, index: number): Violation<Rule> {
  const inner = violation.details?.['part'];
  const part = inner === undefined ? String(index) : `${String(index)}.${inner as string}`;
  return { ...violation, details: { ...violation.details, part } };
}

/** The refusal of a name that there is not. */
function lackOf<G extends AuthorTypes>(
  { keys, fields }: ActionKind<G>,
  key: string,
  action: AnyAction<G>,
): Violation<G['rule']> {
  const { noun, rule } = fields[keys.indexOf(key)]!.lack!;
  const name = String((action as unknown as FieldValues)[key]).slice(0, SHOWN_MAX);
  return { code: 'no-such-name', rule, message: `There is no ${noun} "${name}".`, details: { [key]: name } };
}

/** So many characters of a name from outside are shown. */
const SHOWN_MAX = 60;

function addOutcome<Action>(outcomes: { action: Action; weight: number }[], action: Action, weight: number): void {
  const last = outcomes.at(-1);
  // What is the same stands together, as the cards of a sorted deck do.
  if (last !== undefined && isEqual(last.action, action)) last.weight += weight;
  else outcomes.push({ action, weight });
}
