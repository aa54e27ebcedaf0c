import type { ActionKind, FieldValues } from './action-kind.ts';
import type { ChanceOutcome } from './chance.ts';
import { type Choices, choicesOf, together } from './choices.ts';
import { IllegalActionError, type Violation } from './errors.ts';
import type { AnyAction, RefusalOf, Turn } from './game.ts';
import type { Kernel } from './kernel.ts';
import { isOutcome, outcomesOf } from './outcomes.ts';
import { type DiceDraft, readStream, type Rng } from './random.ts';
import { fieldsAt, inPart, noOutcome, Refused } from './refusals.ts';
import type { Rules } from './rules.ts';
import { awaitedBy, type Listeners } from './running.ts';
import type { AuthorTypes } from './spec.ts';
import type { RuleScope } from './rule-scope.ts';
import { StateCopy } from './state-copy.ts';
import type { PhaseRunner } from './phases.ts';
import { Workspace } from './workspace.ts';

/**
 * The maximum number of draws, divided by the number of candidates. If no drawn candidate is legal, all legal actions
 * are listed instead. Drawing is tried first, because a list costs more than many draws.
 */
const TRIES = 4;

/** {@link Rules} together with a {@link Kernel} for these rules. */
export interface Engine<G extends AuthorTypes> extends Rules<G> {
  readonly kernel: Kernel<G>;
}

/** Runs the rules on a copy of a state: answers queries and plays actions. */
export class Run<G extends AuthorTypes> {
  readonly #rules: Engine<G>;
  readonly #kernel: Kernel<G>;
  readonly #scope: RuleScope<G>;
  readonly #dice: DiceDraft | undefined;
  readonly #at: Workspace<G>;
  #turn: Turn<G> | undefined;
  /**
   * The player (or chance) whose choices the workspace lists, and the function that listed them; `'entered'` if the
   * kernel listed them when it entered the phase.
   */
  #listed: string | undefined;
  #listedBy: PhaseRunner<G>['offer'] | 'entered' | undefined;
  /**
   * The action that was created last in this position, and its number in the current list. Usually the caller plays
   * this action next. Then the code does not need to read and judge the action again.
   */
  #made: AnyAction<G> | undefined;
  #madeNumber = 0;
  /** Counts the positions reached so far. Choices of an earlier position are invalid. */
  #positions = 0;
  readonly #rehearsal: () => StateCopy<G>;

  /**
   * @param copy - The copy of a state that this run changes.
   * @param rehearsal - Creates a state in which the parts of a bulk action are tried out. Default: another copy of the
   *   same state.
   */
  constructor(
    rules: Engine<G>,
    copy: StateCopy<G>,
    rehearsal = (): StateCopy<G> => new StateCopy(rules.kernel.forms, copy.current()),
  ) {
    this.#rules = rules;
    this.#kernel = rules.kernel;
    this.#scope = copy.scope;
    this.#dice = copy.dice;
    this.#at = new Workspace(rules, copy.scope);
    this.#rehearsal = rehearsal;
  }

  /** Whether the match is over. This property is faster than {@link Run.turn}. */
  get isOver(): boolean {
    return this.#at.phase.is === 'over';
  }

  /** The number of positions reached before the current one. */
  get position(): number {
    return this.#positions;
  }

  /** Whose turn it is. */
  get turn(): Turn<G> {
    return (this.#turn ??= this.#rules.turnOf(this.#at.phase, this.#scope, this.#at.actor));
  }

  /** Returns the choices of a player to move, or of chance. The result for any other player is empty. */
  choices(player: G['player'] | 'chance'): Choices<AnyAction<G>> {
    if (!this.#isAwaited(player)) return together([]);
    const position = this.#positions;
    return choicesOf(this.#list(player), (number) => {
      if (position !== this.#positions) throw new RangeError('These choices belong to an earlier position.');
      this.#list(player);
      return this.#actionAt(player, number);
    });
  }

  /** Whether a player to move, or chance, has any {@link Run.choices}. */
  hasChoices(player: G['player'] | 'chance'): boolean {
    return this.#isAwaited(player) && this.#list(player, this.#at.phase.offerCandidates) > 0;
  }

  /** Returns the possible chance events; `[]` if it is not chance's turn. */
  chanceOutcomes(): readonly ChanceOutcome<G['chance']>[] {
    if (this.#at.phase.is !== 'chance') return [];
    this.#list('chance');
    return outcomesOf(this.#at.offers, (number) => this.#actionAt('chance', number) as G['chance']);
  }

  /** Returns the reason why a well-formed action is illegal. */
  whyIllegal(action: AnyAction<G>): Violation<G['rule'], RefusalOf<G>> | undefined {
    const kind = this.#rules.kindOf(action);
    const fields = this.#reading(kind, action);
    return fields instanceof Refused ? fields.violation : this.#whyNot(kind, action.player, fields);
  }

  /** Returns the parts of a well-formed bulk action; for any other action, a list of this action alone. */
  unfolded(action: AnyAction<G>): readonly AnyAction<G>[] {
    const kind = this.#rules.kindOf(action);
    if (kind.parts === undefined) return [action];
    const why = this.whyIllegal(action);
    // If the action is illegal as a whole, its parts are not computed, because there can be too many parts.
    if (why !== undefined && why.details?.['part'] === undefined) throw new IllegalActionError(why, action);
    return this.#partsOf(kind, action.player, this.#reading(kind, action) as FieldValues);
  }

  /** Plays a well-formed action. If the action is illegal, returns the reason and changes nothing. */
  tryPlay(action: AnyAction<G>, listeners?: Listeners<G>): Violation<G['rule'], RefusalOf<G>> | undefined {
    if (this.ifMade(action) !== undefined) {
      this.#scope.log = listeners?.events;
      this.#playNumber(action.player, this.#madeNumber);
      this.#scope.log = undefined;
      return undefined;
    }
    const kind = this.#rules.kindOf(action);
    const fields = this.#reading(kind, action);
    if (fields instanceof Refused) return fields.violation;
    const violation = this.#whyNot(kind, action.player, fields);
    if (violation !== undefined) return violation;
    this.#scope.log = listeners?.events;
    this.#perform(kind, action.player, fields);
    this.#scope.log = undefined;
    return undefined;
  }

  /**
   * Returns the given action if it is the action that was last created in this position. An action that this run
   * created is always legal.
   */
  ifMade(action: unknown): AnyAction<G> | undefined {
    return action === this.#made ? this.#made : undefined;
  }

  /** The player to move (the first, if there are several), or chance. */
  get firstToMove(): G['player'] | 'chance' {
    return this.#at.actor ?? awaitedBy(this.turn)[0]!;
  }

  /** Number of {@link Run.choices} of a player. */
  size(player: G['player'] | 'chance'): number {
    return this.#isAwaited(player) ? this.#list(player) : 0;
  }

  /** Returns the list of the {@link Run.choices} of a player; `undefined` if the player has none. */
  offersOf(player: G['player'] | 'chance'): Workspace<G>['offers'] | undefined {
    return this.size(player) === 0 ? undefined : this.#at.offers;
  }

  /** Returns one of the {@link Run.choices} of a player. Throws RangeError if no choice has this number. */
  actionAt(number: number, player: G['player'] | 'chance'): AnyAction<G> {
    this.#checkNumber(number, player);
    return this.#actionAt(player, number);
  }

  /** Plays one of the {@link Run.choices} of a player. Throws RangeError if no choice has this number. */
  playChoice(number: number, player: G['player'] | 'chance'): void {
    this.#checkNumber(number, player);
    this.#playNumber(player, number);
  }

  /**
   * Plays chance events as long as it is chance's turn.
   *
   * @param rng - Source of chance events. Default: the dice of the state. If the state has no dice, the function plays
   *   nothing, because the caller supplies the chance events.
   */
  playChance(rng?: Rng, listeners?: Listeners<G>): void {
    while (this.#at.phase.is === 'chance') {
      if (rng === undefined && this.#dice === undefined) return;
      const number = rng === undefined ? this.#thrown() : this.#drawn('chance', rng);
      listeners?.actions.push(this.#actionAt('chance', number));
      this.#scope.log = listeners?.events;
      this.#playNumber('chance', number);
    }
    this.#scope.log = undefined;
  }

  /** Returns a random action of a player to move, or of chance. Throws RangeError if the match is over. */
  randomAction(rng: Rng): AnyAction<G> {
    const player = this.#at.actor ?? this.#at.phase.randomActor(this.#scope, rng);
    return this.#actionAt(player, this.#drawn(player, rng));
  }

  /**
   * Plays random actions until the match is over.
   *
   * @param chance - Source of chance events. Default: the dice of the state, or `rng` if the state has no dice.
   */
  playOut(rng: Rng, chance = this.#dice === undefined ? rng : undefined): void {
    const at = this.#at;
    for (;;) {
      if (chance !== undefined && this.#kernel.playOn(at, rng, chance)) this.enter();
      if (at.phase.is === 'over') return;
      const player = at.actor ?? at.phase.randomActor(this.#scope, rng);
      const source = player === 'chance' ? chance : rng;
      this.#playNumber(player, source === undefined ? this.#thrown() : this.#drawn(player, source));
    }
  }

  /**
   * Enters the current phase. If neither a player nor chance can act in it, enters the next phase in which one of them
   * can act.
   */
  enter(): this {
    const at = this.#at;
    this.#positions += 1;
    this.#turn = undefined;
    this.#made = undefined;
    this.#kernel.enter(at);
    this.#listedBy = 'entered';
    return this;
  }

  /** Returns the action that has this number in the list of choices. */
  #actionAt(player: G['player'] | 'chance', number: number): AnyAction<G> {
    this.#made = this.#kernel.actionAt(this.#at, player, number);
    this.#madeNumber = number;
    return this.#made;
  }

  /** Plays the choice that has this number in the list. */
  #playNumber(player: G['player'] | 'chance', number: number): void {
    this.#kernel.play(this.#at, player, number);
    this.enter();
  }

  /** Draws an outcome with the dice of the state, and returns the number of the outcome. */
  #thrown(): number {
    const stream = this.#at.phase.stream(this.#scope);
    return readStream(this.#dice!, stream, (own) => own.int(this.#list('chance')));
  }

  /**
   * Draws a random choice of a player, or of chance, and returns its number. Afterwards the list contains the choices,
   * or the candidates.
   */
  #drawn(player: G['player'] | 'chance', rng: Rng): number {
    return this.#at.phase.hasCandidates ? this.#drawnOfCandidates(player, rng) : rng.int(this.#list(player));
  }

  /** Draws candidates until a candidate is legal. All legal candidates are equally likely. */
  #drawnOfCandidates(player: G['player'], rng: Rng): number {
    const { kind, offerCandidates } = this.#at.phase;
    const size = this.#list(player, offerCandidates);
    for (let tries = 0; tries < TRIES * size; tries++) {
      const number = rng.int(size);
      if (this.#kernel.isLegal(this.#at, player, number)) return number;
    }
    // Only a few candidates are legal, so it is cheaper to list the legal actions.
    const legal = this.#list(player);
    if (legal === 0) throw new RangeError(`No candidate of the phase "${kind}" is legal.`);
    return rng.int(legal);
  }

  #checkNumber(number: number, player: G['player'] | 'chance'): void {
    const size = this.size(player);
    if (Number.isInteger(number) && number >= 0 && number < size) return;
    throw new RangeError(`${player} has ${String(size)} choices: there is no choice ${String(number)}.`);
  }

  /**
   * Lists the choices (or candidates) of a player, unless the list already contains them. Returns the number of
   * choices.
   */
  #list(player: G['player'] | 'chance', offer = this.#at.phase.offer): number {
    const at = this.#at;
    const isListed =
      this.#listedBy === 'entered'
        ? player === at.actor && offer === at.phase.offerCandidates
        : this.#listed === player && this.#listedBy === offer;
    if (!isListed) {
      this.#made = undefined;
      at.list(player, offer);
      this.#listed = player;
      this.#listedBy = offer;
    }
    return this.#at.offers.size;
  }

  #isAwaited(player: G['player'] | 'chance'): boolean {
    return player === this.#at.actor || awaitedBy(this.turn).includes(player);
  }

  /**
   * Returns the reason why an action is illegal. The caller has already checked the player and the phase of the action.
   */
  #whyNot(
    kind: ActionKind<G>,
    player: G['player'] | 'chance',
    fields: FieldValues,
  ): Violation<G['rule'], RefusalOf<G>> | undefined {
    const { phase, offers } = this.#at;
    if (player === 'chance') {
      this.#list('chance');
      return isOutcome(offers, kind, this.#scope.setup, fields) ? undefined : noOutcome(phase);
    }
    const violation = kind.whyIllegal(this.#at.seatOf(player), fields);
    return violation === undefined && kind.parts !== undefined
      ? this.#whyNotInParts(this.#partsOf(kind, player, fields))
      : violation;
  }

  /** Returns the parts of a bulk action. */
  #partsOf(kind: ActionKind<G>, player: G['player'] | 'chance', fields: FieldValues): readonly AnyAction<G>[] {
    return kind.parts!(this.#at.seatOf(player), fields).map(({ type, ...rest }) => ({ type, player, ...rest }));
  }

  /** Returns the fields of an action as rules receive them, or a refusal for a wrong player, phase or field. */
  #reading(kind: ActionKind<G>, action: AnyAction<G>): FieldValues | Refused<G['rule']> {
    const { phase, actor } = this.#at;
    const untimely = action.player === actor ? undefined : this.#rules.whyNotNow(phase, this.#scope, action);
    if (untimely !== undefined) return new Refused(untimely);
    return fieldsAt(phase, kind, action, this.#kernel.read(this.#scope.setup, action));
  }

  /** Plays an action; for a bulk action, plays each of its parts. */
  #perform(kind: ActionKind<G>, player: G['player'] | 'chance', fields: FieldValues): void {
    if (kind.parts !== undefined) {
      for (const part of this.#partsOf(kind, player, fields)) this.#performPart(part);
      return;
    }
    this.#at.actAs(player);
    kind.apply(this.#scope, fields);
    this.enter();
  }

  #performPart(part: AnyAction<G>): void {
    const kind = this.#rules.kindOf(part);
    this.#perform(kind, part.player, this.#kernel.read(this.#scope.setup, part) as FieldValues);
  }

  /** Judges each part of a bulk action in the position that results from the earlier parts. */
  #whyNotInParts(parts: readonly AnyAction<G>[]): Violation<G['rule'], RefusalOf<G>> | undefined {
    if (parts.length === 0) return { code: 'no-parts', rule: this.#at.phase.rule };
    const trial = new Run(this.#rules, this.#rehearsal());
    for (const [index, part] of parts.entries()) {
      const violation = trial.whyIllegal(part);
      if (violation !== undefined) return inPart(violation, index);
      // The last part is judged but not played, because its result may depend on facts that the player does not see.
      if (index < parts.length - 1) trial.#performPart(part);
    }
    return undefined;
  }
}
