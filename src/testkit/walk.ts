import fc from 'fast-check';
import { messageOf } from '../core/errors.ts';
import type { AnyAction, Game, GameTypes, State, Transition, View } from '../core/game.ts';
import type { Rulebook } from '../core/rulebook.ts';
import type { Messages } from '../messages/messages.ts';
import { createRng, type Rng } from '../core/random.ts';
import { breachAt, ensure, shown } from './breach.ts';
import { unlistedAction } from './candidates.ts';

/** A game to be tested, and what the kit cannot know of it. */
export interface TestSubject<G extends GameTypes> {
  readonly game: Game<G>;
  /** The rules by id, if it is to be tested that all that are cited are among them; what they say is then told of breaches. */
  readonly rulebook?: Rulebook<G['rule']>;
  /** The messages of the game, if they are to be tested too. */
  readonly messages?: Pick<Messages<G>, 'describe' | 'label' | 'refusal' | 'phase' | 'picture'>;
  /** Options to play with. Default: none, so that each match has the options of the game by default. */
  readonly options?: fc.Arbitrary<G['options']>;
  /** How many actions of a match a walk goes at most; what comes later is not looked at. Default: 300. */
  readonly walkLength?: number;
  /** How many actions a match has at most, those of chance included. Default: 10,000. */
  readonly matchLength?: number;
  /** All worlds that fit a view, each as likely, or none if there are too many to list: for the law `samplesFairly`. */
  readonly worlds?: (view: View<G>) => readonly State<G>[];
}

/** Whether a rule is one of the rulebook, as far as is known. */
export function isRuleOf<G extends GameTypes>({ rulebook }: TestSubject<G>, rule: string): boolean {
  return rulebook === undefined || Object.hasOwn(rulebook, rule);
}

/** A position met on a walk. */
export interface Spot<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly state: State<G>;
  /** The actions that led here. */
  readonly history: readonly AnyAction<G>[];
  /** The legal action that the walk takes from here, now and then an unlisted one; absent at the end of a match. */
  readonly action?: AnyAction<G>;
  /** Random numbers of this position. */
  readonly rng: Rng;
  /** Whether a breach has been found, and a shorter line of play is being looked for: then more is tried at each position. */
  readonly isThorough: boolean;
}

/** Whether a costly check is due at a position: at one in so many, and at all while a shorter line is being looked for. */
export function isDue<G extends GameTypes>({ rng, isThorough }: Spot<G>, oneIn: number): boolean {
  return rng.int(oneIn) === 0 || isThorough;
}

/** Goes on only if these options are some of the game. */
function ensureOptions<G extends GameTypes>(game: Game<G>, given: G['options']): void {
  try {
    game.parseOptions(given);
  } catch (error) {
    ensure(
      false,
      `The options ${shown(given)} are refused: ${messageOf(error)}.`,
      'Mend `options` of the subject, or the schema `options` of the game.',
    );
  }
}

/** Whether an action is accepted, but not listed. */
export function isUnlisted<G extends GameTypes>(game: Game<G>, { type }: AnyAction<G>): boolean {
  return game.unlisted.includes(type);
}

/**
 * Where a walk tries an action that is not listed: at its end, and at some positions of some walks. Not of all, since a
 * player who concedes mostly ends the match.
 */
const SOME_WALKS = 3;
const SOME_POSITIONS = 10;

/** The property that a check holds in every position of every walk. */
export function everywhere<G extends GameTypes>(
  law: string,
  { game, rulebook, options = fc.constant({}), walkLength = 300 }: TestSubject<G>,
  check: (spot: Spot<G>) => void,
): fc.IProperty<unknown> {
  // Walks shrink by leaving choices out; which action a number stands for means nothing, so numbers do not shrink.
  const choices = fc.array(fc.noShrink(fc.nat(0xffff)), { maxLength: walkLength, size: 'max' });
  let isThorough = false;
  return fc.property(options, choices, fc.noShrink(fc.nat()), (given, chosen, luck) => {
    const rng = createRng(luck);
    const history: AnyAction<G>[] = [];
    let action: AnyAction<G> | undefined;
    try {
      ensureOptions(game, given);
      let state = game.setup(given);
      const isLedAstray = luck % SOME_WALKS === 0;
      // Where the walk ends is looked at, too.
      for (const [index, choice] of [...chosen, luck].entries()) {
        action = undefined;
        const isLast = index === chosen.length;
        const isAstray = isLast || (isLedAstray && choice % SOME_POSITIONS === 0);
        action = chosenAction(game, state, { choice, isAstray });
        const spot = { game, options: given, state, history, rng, isThorough };
        check(action === undefined ? spot : { ...spot, action });
        if (action === undefined || (isLast && !isUnlisted(game, action))) return;
        state = game.applyAction(state, action);
        history.push(action);
      }
      action = undefined;
      check({ game, options: given, state, history, rng, isThorough });
    } catch (error) {
      isThorough = true;
      throw breachAt({ law, game, rulebook, options: given, history, action }, error);
    }
  });
}

/** The action that a choice stands for; one that is not listed, if the walk is led astray and there is one. */
function chosenAction<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  { choice, isAstray }: { readonly choice: number; readonly isAstray: boolean },
): AnyAction<G> | undefined {
  const legal = game.legalActions(state);
  const unlisted = isAstray ? unlistedAction(game, state, createRng(choice)) : undefined;
  return unlisted ?? legal[choice % Math.max(legal.length, 1)];
}

/** A match played at random from a seed: its steps, the first of them the start. */
interface SeededMatch<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly steps: readonly [Transition<G>, ...Transition<G>[]];
  readonly rng: Rng;
  /** All that has been played, chance included; a check that plays on adds to it, so that it can be told. */
  readonly history: AnyAction<G>[];
}

/** At one in so many turns of a seeded match an action is tried that is not listed. */
const SOME_TURNS = 50;

/** The property that a check holds of every seeded match, as far as a walk goes. */
export function everyMatch<G extends GameTypes>(
  law: string,
  { game, rulebook, options = fc.constant({}), walkLength = 300 }: TestSubject<G>,
  check: (match: SeededMatch<G>) => void,
): fc.IProperty<unknown> {
  return fc.property(options, fc.noShrink(fc.nat()), fc.nat(walkLength), (given, seed, length) => {
    const history: AnyAction<G>[] = [];
    try {
      ensureOptions(game, given);
      const rng = createRng(seed);
      const astray = createRng(`unlisted ${String(seed)}`);
      const steps: [Transition<G>, ...Transition<G>[]] = [game.start({ ...given, seed })];
      let [step] = steps;
      history.push(...step.actions);
      while (steps.length <= length && game.turn(step.state).kind !== 'over') {
        const unlisted = astray.int(SOME_TURNS) === 0 ? unlistedAction(game, step.state, astray) : undefined;
        step = game.step(step.state, unlisted ?? game.randomAction(step.state, rng));
        steps.push(step);
        history.push(...step.actions);
      }
      check({ game, options: given, steps, rng, history });
    } catch (error) {
      throw breachAt({ law, game, rulebook, options: given, history }, error);
    }
  });
}
