import type { ActionKind } from './action-kind.ts';
import type { ChanceOutcome } from './chance.ts';
import { type Choices, choicesOf, together } from './choices.ts';
import type { Combination, FieldValues } from './combination.ts';
import { IllegalActionError, type Violation } from './errors.ts';
import type { AnyAction, RefusalOf, Turn } from './game.ts';
import { ChoiceList } from './choice-builder.ts';
import { isOutcome, outcomesOf } from './outcomes.ts';
import { readStream, type Rng } from './random.ts';
import { inPart, noOutcome, readAt, Refused } from './refusals.ts';
import type { Rules } from './rules.ts';
import { awaitedBy, type Listeners } from './running.ts';
import { LiveSeat } from './seat.ts';
import type { AuthorTypes } from './spec.ts';
import { StateCopy } from './state-copy.ts';
import type { PhaseRunner } from './phases.ts';

/** Number of phases skipped in a row before it counts as an endless loop. */
const PASSED_MAX = 10_000;

/** Runs the rules on a copy of a state: answers queries and plays actions. */
export class Run<G extends AuthorTypes> {
  readonly #rules: Rules<G>;
  readonly #copy: StateCopy<G>;
  readonly #seats: LiveSeat<G>[] = [];
  #phase: PhaseRunner<G>;
  #turn: Turn<G> | undefined;
  readonly #offers = new ChoiceList();
  /** The player (or chance) whose choices the offers contain, if any, and the function that wrote them. */
  #offered = '';
  #offeredBy: PhaseRunner<G>['offer'] | undefined;
  /** The only one to act, if it is one. */
  #actor: string | undefined;

  /** Counts the positions reached; choices of an earlier position are invalid. */
  #rests = 0;
  /**
   * The action last created in this position, and its parts. Usually it is the next one played. It is frozen and, as
   * one of the choices, legal.
   */
  #made: AnyAction<G> | undefined;
  #madeBy!: G['player'] | 'chance';
  #madeKind!: ActionKind<G>;
  #madeFields!: FieldValues;
  readonly #rehearsal: () => StateCopy<G>;

  /**
   * @param copy - Modified.
   * @param rehearsal - Creates a state for trying out the parts of a bulk action. Default: a copy of `copy`.
   */
  constructor(
    rules: Rules<G>,
    copy: StateCopy<G>,
    rehearsal = (): StateCopy<G> => new StateCopy(rules.forms, copy.current()),
  ) {
    this.#rules = rules;
    this.#copy = copy;
    this.#rehearsal = rehearsal;
    this.#phase = rules.phaseAt(copy.table);
    this.#actor = this.#phase.soleActor(copy);
  }

  /** Whether the match is over. Faster than {@link Run.turn}. */
  get isOver(): boolean {
    return this.#phase.is === 'over';
  }

  /** Whose turn it is. */
  get turn(): Turn<G> {
    return (this.#turn ??= this.#rules.turnOf(this.#phase, this.#copy, this.#actor));
  }

  /** Returns the choices of a player to move, or of chance; empty for all others. */
  choices(player: G['player'] | 'chance'): Choices<AnyAction<G>> {
    if (!this.#isAwaited(player)) return together([]);
    const rests = this.#rests;
    return choicesOf(this.#offersTo(player).size, (number) => {
      if (rests !== this.#rests) throw new RangeError('These choices belong to an earlier position.');
      return this.#actionAt(player, number, this.#offersTo(player));
    });
  }

  /** Whether a player to move, or chance, has any {@link Run.choices}. */
  hasChoices(player: G['player'] | 'chance'): boolean {
    return this.#isAwaited(player) && this.#offersTo(player, this.#phase.offerCandidates).size > 0;
  }

  /** Returns the possible chance events; `[]` if it is not chance's turn. */
  chanceOutcomes(): readonly ChanceOutcome<G['chance']>[] {
    if (this.#phase.is !== 'chance') return [];
    const actionAt = (number: number): G['chance'] => this.#actionAt('chance', number) as G['chance'];
    return outcomesOf(this.#offersTo('chance'), actionAt);
  }

  /** Returns why a well-formed action is illegal. */
  whyIllegal(action: AnyAction<G>): Violation<G['rule'], RefusalOf<G>> | undefined {
    const kind = this.#rules.kindOf(action);
    const fields = this.#reading(kind, action);
    return fields instanceof Refused ? fields.violation : this.#whyNot(kind, action.player, fields);
  }

  /** Returns the parts of a well-formed bulk action; any other action is returned alone. */
  unfolded(action: AnyAction<G>): readonly AnyAction<G>[] {
    const kind = this.#rules.kindOf(action);
    if (kind.parts === undefined) return [action];
    const fields = this.#reading(kind, action);
    if (fields instanceof Refused) throw new IllegalActionError(fields.violation, action);
    return this.#partsOf(kind, action.player, fields);
  }

  /** Plays a well-formed action; or returns why it is illegal, and changes nothing. */
  tryPlay(action: AnyAction<G>, listeners?: Listeners<G>): Violation<G['rule'], RefusalOf<G>> | undefined {
    if (action !== this.#made) return this.#playIfLegal(action, listeners);
    // It was offered, so it is legal and not a bulk action.
    this.#copy.log = listeners?.events;
    this.#apply(this.#madeKind, this.#madeBy, this.#madeFields);
    this.#copy.log = undefined;
    return undefined;
  }

  /** Plays one of the {@link Run.choices} of a player, or of the first player to move, without creating the action. */
  playChoice(number: number, given?: G['player'] | 'chance'): void {
    const player = given ?? this.#actor ?? awaitedBy(this.turn)[0]!;
    const size = this.#isAwaited(player) ? this.#offersTo(player).size : 0;
    if (!(Number.isInteger(number) && number >= 0 && number < size)) {
      throw new RangeError(`${player} has ${String(size)} choices: there is no choice ${String(number)}.`);
    }
    this.#playNumber(player, number);
  }

  /**
   * Plays chance events until it is not chance's turn.
   *
   * @param rng - Source of chance. Default: the dice of the state; without dice, chance waits for the caller.
   */
  playChance(rng?: Rng, listeners?: Listeners<G>): void {
    const copy = this.#copy;
    while (this.#phase.is === 'chance') {
      if (rng === undefined && copy.dice === undefined) return;
      const number = rng === undefined ? this.#thrown() : this.#drawn('chance', rng);
      listeners?.actions.push(this.#actionAt('chance', number));
      copy.log = listeners?.events;
      this.#playNumber('chance', number);
    }
    copy.log = undefined;
  }

  /** Returns a random action of a player to move, or of chance. Throws RangeError if the match is over. */
  randomAction(rng: Rng): AnyAction<G> {
    const player = this.#actor ?? this.#phase.randomActor(this.#copy, rng);
    return this.#actionAt(player, this.#drawn(player, rng));
  }

  /**
   * Plays random actions until the match is over.
   *
   * @param luck - Source of chance. Default: the dice of the state; without dice, `rng`.
   */
  playOut(rng: Rng, luck = this.#copy.dice === undefined ? rng : undefined): void {
    while (!this.isOver) {
      const player = this.#actor ?? this.#phase.randomActor(this.#copy, rng);
      const source = player === 'chance' ? luck : rng;
      this.#playNumber(player, source === undefined ? this.#thrown() : this.#drawn(player, source));
    }
  }

  /** Draws the number of an outcome from the dice of the state. */
  #thrown(): number {
    const stream = this.#phase.stream(this.#copy);
    return readStream(this.#copy.dice!, stream, (own) => own.int(this.#offersTo('chance').size));
  }

  /** Skips phases that offer nothing, and acts for eliminated players. */
  enter(): this {
    const copy = this.#copy;
    this.#rests += 1;
    this.#turn = undefined;
    this.#made = undefined;
    for (let passed = 0; passed < PASSED_MAX; passed++) {
      const { kind } = copy.phase;
      if (kind !== this.#phase.kind) this.#phase = this.#rules.phaseNamed(kind);
      this.#actor = this.#phase.soleActor(copy);
      this.#offered = '';
      if (this.#isAtRest(this.#phase)) return this;
    }
    throw new RangeError(`The phase "${this.#phase.kind}" is skipped in an endless loop.`);
  }

  /** Whether the match is over or the phase has something to decide. If not, moves on. */
  #isAtRest(phase: PhaseRunner<G>, copy = this.#copy): boolean {
    const actor = this.#actor;
    if (phase.is === 'over') return true;
    if (phase.is === 'simultaneous') {
      if (phase.actors(copy).length > 0) return true;
    } else if (actor !== 'chance' && this.#rules.isEliminated(copy, actor!)) {
      copy.player = actor!;
      phase.ifEliminated(copy);
      return false;
    } else if (this.#offersTo(actor!, phase.offerCandidates).size > 0) return true;
    phase.ifNoChoice(copy);
    return false;
  }

  /** Plays the action with this number in the current offers. */
  #playNumber(player: G['player'] | 'chance', number: number): void {
    const entry = this.#offers.entryOf(number);
    const kind = this.#phase.kindOf(entry.type);
    this.#apply(kind, player, entry.combinationAt(kind, this.#copy.setup, number).values);
  }

  /** Returns why an action is illegal that comes from the right player in the right phase. */
  #whyNot(
    kind: ActionKind<G>,
    player: G['player'] | 'chance',
    fields: FieldValues,
  ): Violation<G['rule'], RefusalOf<G>> | undefined {
    if (player === 'chance') {
      const isOffered = isOutcome(this.#offersTo('chance'), kind, this.#copy.setup, fields);
      return isOffered ? undefined : noOutcome(this.#phase);
    }
    const violation = kind.whyIllegal(this.#seatOf(player), fields);
    return violation === undefined && kind.parts !== undefined
      ? this.#whyNotInParts(this.#partsOf(kind, player, fields))
      : violation;
  }

  /** Returns the parts of a bulk action. */
  #partsOf(kind: ActionKind<G>, player: G['player'] | 'chance', fields: FieldValues): readonly AnyAction<G>[] {
    return kind.parts!(this.#seatOf(player), fields).map(({ type, ...rest }) => ({ type, player, ...rest }));
  }

  /** Returns the fields of an action as rules receive them, or a refusal for a wrong player, phase or field. */
  #reading(kind: ActionKind<G>, action: AnyAction<G>): FieldValues | Refused<G['rule']> {
    const phase = this.#phase;
    const untimely = action.player === this.#actor ? undefined : this.#rules.whyNotNow(phase, this.#copy, action);
    return untimely === undefined ? readAt(phase, kind, this.#copy.setup, action) : new Refused(untimely);
  }

  #playIfLegal(action: AnyAction<G>, listeners?: Listeners<G>): Violation<G['rule'], RefusalOf<G>> | undefined {
    const kind = this.#rules.kindOf(action);
    const fields = this.#reading(kind, action);
    if (fields instanceof Refused) return fields.violation;
    const violation = this.#whyNot(kind, action.player, fields);
    if (violation !== undefined) return violation;
    this.#copy.log = listeners?.events;
    this.#perform(kind, action.player, fields);
    this.#copy.log = undefined;
    return undefined;
  }

  /** Plays an action, or each of its parts. */
  #perform(kind: ActionKind<G>, player: G['player'] | 'chance', fields: FieldValues): void {
    if (kind.parts === undefined) this.#apply(kind, player, fields);
    else for (const part of this.#partsOf(kind, player, fields)) this.#performPart(part);
  }

  #performPart(part: AnyAction<G>): void {
    const kind = this.#rules.kindOf(part);
    this.#perform(kind, part.player, (kind.read(this.#copy.setup, part) as Combination<AnyAction<G>>).values);
  }

  #apply(kind: ActionKind<G>, player: G['player'] | 'chance', fields: FieldValues): void {
    this.#copy.player = player;
    kind.apply(this.#copy, fields);
    this.enter();
  }

  #isAwaited(player: G['player'] | 'chance'): boolean {
    return player === this.#actor || awaitedBy(this.turn).includes(player);
  }

  /** Returns the offers, filled with the choices (or candidates) of a player. */
  #offersTo(player: G['player'] | 'chance', offer = this.#phase.offer): ChoiceList {
    if (this.#offered !== player || this.#offeredBy !== offer) {
      this.#offers.clear();
      // Chance sees the whole state.
      offer(player === 'chance' ? this.#copy : this.#seatOf(player), this.#offers);
      this.#offered = player;
      this.#offeredBy = offer;
    }
    return this.#offers;
  }

  /** Draws the number of a random choice of a player, or of chance, in the offers as they are afterwards. */
  #drawn(player: G['player'] | 'chance', rng: Rng): number {
    const { offer, offerCandidates: candidates } = this.#phase;
    return offer === candidates ? rng.int(this.#offersTo(player).size) : this.#drawnOfCandidates(player, rng);
  }

  #drawnOfCandidates(player: G['player'] | 'chance', rng: Rng): number {
    const { kind, offerCandidates } = this.#phase;
    const drawn = this.#phase.legalCandidate(this.#seatOf(player), this.#offersTo(player, offerCandidates), rng);
    if (drawn !== undefined) return drawn;
    // So few candidates are legal that listing the legal actions is cheaper.
    const legal = this.#offersTo(player).size;
    if (legal === 0) throw new RangeError(`No candidate of the phase "${kind}" is legal.`);
    return rng.int(legal);
  }

  /** Returns the action with this number in the offers. */
  #actionAt(player: G['player'] | 'chance', number: number, offers = this.#offers): AnyAction<G> {
    const entry = offers.entryOf(number);
    const kind = this.#phase.kindOf(entry.type);
    const combination = entry.combinationAt(kind, this.#copy.setup, number);
    this.#made = kind.write(this.#copy.setup, player, combination);
    this.#madeBy = player;
    this.#madeKind = kind;
    this.#madeFields = combination.values;
    return this.#made;
  }

  #seatOf(player: G['player']): LiveSeat<G> {
    const seats = this.#seats;
    for (let index = 0; index < seats.length; index++) if (seats[index]!.player === player) return seats[index]!;
    this.#rules.checkPlayer(this.#copy.setup, this.#phase, player);
    const seat = new LiveSeat(this.#copy, player);
    seats.push(seat);
    return seat;
  }

  /** Judges the parts of a bulk action, each in the position after the parts before it. */
  #whyNotInParts(parts: readonly AnyAction<G>[]): Violation<G['rule'], RefusalOf<G>> | undefined {
    if (parts.length === 0) return { code: 'no-parts', rule: this.#phase.rule };
    const trial = new Run(this.#rules, this.#rehearsal());
    for (const [index, part] of parts.entries()) {
      const violation = trial.whyIllegal(part);
      if (violation !== undefined) return inPart(violation, index);
      // The result of the last part may depend on facts that its player does not see.
      if (index < parts.length - 1) trial.#performPart(part);
    }
    return undefined;
  }
}
