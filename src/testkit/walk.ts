/**
 * Walks through a game: random legal play, position by position, that shrinks to a short one when a check fails.
 *
 * @packageDocumentation
 */
import fc from 'fast-check';
import type { AnyAction, Game, GameTypes, State, Step, View, Words } from '../core/game.ts';
import { createRng, type Rng } from '../core/random.ts';

/** A game to be tested, and what the kit cannot know of it. */
export interface Subject<G extends GameTypes> {
  readonly game: Game<G>;
  /** What the game is told in, if it is to be tested too. */
  readonly words?: Words<G>;
  /** Options to play with. Default: none, so that each match has the options of the game by default. */
  readonly options?: fc.Arbitrary<G['options']>;
  /** How many actions of a match a walk goes at most; what comes later is not looked at. Default: 300. */
  readonly walkLength?: number;
  /** How many actions a match has at most, those of chance included. Default: 10,000. */
  readonly matchLength?: number;
  /** All worlds that fit a view, each as likely, or none if there are too many to list: for the law `samplesFairly`. */
  readonly worlds?: (view: View<G>) => readonly State<G>[];
}

/** A position met on a walk. */
export interface Spot<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly state: State<G>;
  /** The actions that led here. */
  readonly history: readonly AnyAction<G>[];
  /** The legal action that the walk takes from here; absent at the end of a match. */
  readonly action?: AnyAction<G>;
  /** Random numbers of this position. */
  readonly rng: Rng;
}

/** Thrown when a game breaks a law. The message has the actions that lead to the position, in the game's notation. */
export class LawBrokenError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'LawBrokenError';
  }
}

/** Throws a {@link LawBrokenError} unless the condition holds. */
export function ensure(condition: boolean, message: string): asserts condition {
  if (!condition) throw new LawBrokenError(message);
}

/** The property that a check holds in every position of every walk. */
export function everywhere<G extends GameTypes>(
  { game, options = fc.constant({}), walkLength = 300 }: Subject<G>,
  check: (spot: Spot<G>) => void,
): fc.IProperty<unknown> {
  // Walks shrink by leaving choices out; which action a number stands for means nothing, so numbers do not shrink.
  const choices = fc.array(fc.noShrink(fc.nat(0xffff)), { maxLength: walkLength, size: 'max' });
  return fc.property(options, choices, fc.nat(), (given, chosen, luck) => {
    const rng = createRng(luck);
    let state = game.setup(given);
    const history: AnyAction<G>[] = [];
    for (const choice of chosen) {
      const legal = game.legalActions(state);
      const action = legal[choice % Math.max(legal.length, 1)];
      const spot = { game, options: given, state, history, rng };
      explained(action === undefined ? spot : { ...spot, action }, check);
      if (action === undefined) return;
      state = game.applyAction(state, action);
      history.push(action);
    }
  });
}

/** A match played at random from a seed: its steps, the first of them the start. */
export interface SeededMatch<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly steps: readonly [Step<G>, ...Step<G>[]];
  readonly rng: Rng;
}

/** The property that a check holds of every seeded match, as far as a walk goes. */
export function everyMatch<G extends GameTypes>(
  { game, options = fc.constant({}), walkLength = 300 }: Subject<G>,
  check: (match: SeededMatch<G>) => void,
): fc.IProperty<unknown> {
  return fc.property(options, fc.nat(), fc.nat(walkLength), (given, seed, length) => {
    const rng = createRng(seed);
    const steps: [Step<G>, ...Step<G>[]] = [game.start({ ...given, seed })];
    let { state } = steps[0];
    while (steps.length <= length && game.turn(state).kind !== 'over') {
      const step = game.step(state, game.randomAction(state, rng));
      steps.push(step);
      ({ state } = step);
    }
    check({ game, options: given, steps, rng });
  });
}

function explained<G extends GameTypes>(spot: Spot<G>, check: (spot: Spot<G>) => void): void {
  try {
    check(spot);
  } catch (error) {
    const { game, history, action } = spot;
    const lines = history.map((each) => `  ${game.format(each)}`);
    const next = action === undefined ? '(the match is over)' : `next: ${game.format(action)}`;
    const place = [`After these actions, with the options ${JSON.stringify(spot.options)}:`, ...lines, next].join('\n');
    throw new LawBrokenError(`${(error as Error).message}\n${place}`, error);
  }
}
