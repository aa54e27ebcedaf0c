import type { ChanceOutcome } from './chance.ts';
import type { Choices } from './choices.ts';
import type { PlayableRules } from './playable-rules.ts';
import type { Hash } from './hash.ts';
import { IllegalActionError, MalformedError, shortened } from './errors.ts';
import type { AnyAction, Fork, ForkDice, State, Turn, View } from './game.ts';
import { isObject } from './plain-data.ts';
import type { Rng } from './random.ts';
import type { Run } from './run.ts';
import { choicesOn, legalActionsOn } from './legal-actions.ts';
import { StateCopy } from './state-copy.ts';
import { checkViewer } from './viewer.ts';
import type { AuthorTypes } from './spec.ts';

/** Implements {@link Fork}. The fork has its own copy of a state, and each action changes this copy. */
export class InPlaceFork<G extends AuthorTypes> implements Fork<G> {
  protected readonly engine: PlayableRules<G>;
  readonly #copy: StateCopy<G>;
  protected readonly run: Run<G>;
  protected readonly dice: ForkDice;
  /**
   * The hash of the table in the current position. The hash is cached, because a search requests the key of the same
   * position for each player.
   */
  #tableHash: Hash | undefined;
  /**
   * The random generator that draws chance events; `undefined` if the dice of the state or the caller supply the chance
   * events.
   */
  readonly #luck: Rng | undefined;

  /** @param state - The state to copy. The state must not change until all its parts are copied. */
  constructor(engine: PlayableRules<G>, state: State<G>, dice: ForkDice) {
    this.engine = engine;
    this.#copy = new StateCopy(engine.kernel.forms, state);
    this.run = engine.run(this.#copy);
    this.dice = dice;
    this.#luck = typeof dice === 'string' ? undefined : dice;
    this.#letChancePlay();
  }

  get state(): State<G> {
    return this.#copy.current({ withDice: this.dice === 'same' });
  }

  view(viewer: G['player'] | 'spectator'): View<G> {
    checkViewer(this.engine.players(this.#copy.scope.setup), viewer);
    return this.#copy.viewOf(viewer);
  }

  turn(): Turn<G> {
    return this.run.turn;
  }

  legalActions(player?: G['player'] | 'chance'): readonly AnyAction<G>[] {
    return legalActionsOn(this.run, player);
  }

  choices(player?: G['player'] | 'chance'): Choices<AnyAction<G>> {
    return choicesOn(this.run, player);
  }

  chanceOutcomes(): readonly ChanceOutcome<G['chance']>[] {
    return this.run.chanceOutcomes();
  }

  randomAction(rng: Rng): AnyAction<G> {
    return this.run.randomAction(rng);
  }

  apply(action: AnyAction<G>): void {
    const violation = this.run.tryPlay(action);
    if (violation !== undefined) throw new IllegalActionError(violation, action);
    this.#letChancePlay();
  }

  size(player?: G['player'] | 'chance'): number {
    return this.run.isOver ? 0 : this.run.size(player ?? this.run.firstToMove);
  }

  actionAt(number: number, player = this.#toMove()): AnyAction<G> {
    return this.run.actionAt(number, player);
  }

  play(number: number, player = this.#toMove()): void {
    this.run.playChoice(number, player);
    this.#letChancePlay();
  }

  infoKey(viewer: G['player'] | 'spectator'): number {
    checkViewer(this.engine.players(this.#copy.scope.setup), viewer);
    this.#tableHash ??= this.#copy.tableHash();
    return this.#copy.infoKey(viewer, this.#tableHash);
  }

  playOut(rng: Rng): G['outcome'] {
    this.#tableHash = undefined;
    this.run.playOut(rng, this.#luck ?? (this.dice === 'manual' ? rng : undefined));
    return outcomeOf(this.run.turn);
  }

  clone(): Fork<G> {
    return new InPlaceFork(this.engine, this.state, this.dice);
  }

  #toMove(): G['player'] | 'chance' {
    if (this.run.isOver) throw new RangeError('The match is over, so there are no choices.');
    return this.run.firstToMove;
  }

  #letChancePlay(): void {
    this.#tableHash = undefined;
    if (this.dice !== 'manual') this.run.playChance(this.#luck);
  }
}

/**
 * Returns the value if it is a source of chance events; otherwise throws {@link MalformedError}. The check is needed
 * because callers in plain JavaScript can pass any value.
 */
export function checkedDice(dice: unknown): ForkDice {
  if (dice === 'same' || dice === 'manual') return dice;
  if (isObject(dice) && typeof dice['int'] === 'function') return dice as object as Rng;
  const received = typeof dice === 'string' ? JSON.stringify(shortened(dice)) : typeof dice;
  const expected = 'Expected "same", "manual" or a random stream such as createRng(1)';
  throw new MalformedError('dice', `${expected} but received ${received}`);
}

function outcomeOf<G extends AuthorTypes>(turn: Turn<G>): G['outcome'] {
  if (turn.kind === 'over') return turn.outcome;
  throw new RangeError('The match is not over.');
}
