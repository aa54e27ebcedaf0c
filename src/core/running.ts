import type { ChanceOutcome } from './chance.ts';
import { type Choices, together } from './choices.ts';
import type { Violation } from './errors.ts';
import type { AnyAction, GameTypes, RefusalOf, Turn } from './game.ts';
import type { Rng } from './random.ts';

/** What is heard while rules run. */
export interface Listeners<G extends GameTypes> {
  readonly events: G['event'][];
  /** Is told of each chance event that the dice add. */
  readonly actions: AnyAction<G>[];
}

/** A copy of a state that stands at a turn, can be asked, and can be played on. */
export interface Running<G extends GameTypes> {
  /** Whether the match is over: what {@link Running.turn} says, sooner. */
  readonly isOver: boolean;
  /** Whose turn it is. */
  readonly turn: Turn<G>;
  /** Comes to rest: moves past steps at which nothing is offered. */
  enter(): void;
  /** What a player who is to act may do, or chance; empty for all others. */
  choices(player: G['player'] | 'chance'): Choices<AnyAction<G>>;
  /** Whether there are any {@link Running.choices} for a player who is to act, or for chance. */
  hasChoices(player: G['player'] | 'chance'): boolean;
  /** What chance may do; `[]` unless it is to act. */
  chanceOutcomes(): readonly ChanceOutcome<G['chance']>[];
  /** Why a well-formed action is illegal. */
  whyIllegal(action: AnyAction<G>): Violation<G['rule'], RefusalOf<G>> | undefined;
  /** The actions that a well-formed bulk action is the sum of; any other is the sum of itself. */
  unfolded(action: AnyAction<G>): readonly AnyAction<G>[];
  /** Plays a well-formed action, or says why it is illegal and changes nothing. */
  tryPlay(action: AnyAction<G>, listeners?: Listeners<G>): Violation<G['rule'], RefusalOf<G>> | undefined;
  /** Plays one of the {@link Running.choices} of a player, or of the first who is to act, without making the action. */
  playChoice(number: number, player?: G['player'] | 'chance'): void;
  /**
   * Lets chance act until somebody else is to act.
   *
   * @param rng - Where chance comes from; the state's own dice if absent, and if it has none, chance waits for the caller.
   */
  playChance(rng?: Rng, listeners?: Listeners<G>): void;
  /** One action of whoever is to act, chosen at random. Throws RangeError if nobody is. */
  randomAction(rng: Rng): AnyAction<G>;
  /**
   * Plays actions chosen at random until the match is over.
   *
   * @param luck - Where chance comes from; the state's own dice if absent, and if it has none, `rng`.
   */
  playOut(rng: Rng, luck?: Rng): void;
}

/** Those who are to act, chance included. */
export function awaitedBy<G extends GameTypes>({ turn }: Running<G>): readonly (G['player'] | 'chance')[] {
  if (turn.kind === 'decision') return turn.players;
  return turn.kind === 'chance' ? ['chance'] : [];
}

/** The choices of one player, or of all who are to act. */
export function choicesOn<G extends GameTypes>(
  run: Running<G>,
  player: G['player'] | 'chance' | undefined,
): Choices<AnyAction<G>> {
  if (player !== undefined) return run.choices(player);
  const awaited = awaitedBy(run);
  // Mostly one is to act, and no list is made for one.
  return awaited.length === 1 ? run.choices(awaited[0]!) : together(awaited.map((each) => run.choices(each)));
}

/** All actions of one player, or of all who are to act; each outcome of chance once. */
export function legalActionsOn<G extends GameTypes>(
  run: Running<G>,
  player: G['player'] | 'chance' | undefined,
): readonly AnyAction<G>[] {
  if (run.turn.kind !== 'chance') return [...choicesOn(run, player)];
  return player === undefined || player === 'chance' ? run.chanceOutcomes().map(({ action }) => action) : [];
}
