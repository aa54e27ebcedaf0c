import fc from 'fast-check';
import type { AnyAction, Game, GameTypes, State, Transition, View } from '../core/game.ts';
import type { Rulebook } from '../core/rulebook.ts';
import type { Messages } from '../messages/messages.ts';
import { createRng, type Rng } from '../core/random.ts';
import { accepted, breachAt, shown } from './breach.ts';
import { unlistedAction } from './candidates.ts';

/** A game to test, and settings that the tests cannot derive from the game. */
export interface TestSubject<G extends GameTypes> {
  readonly game: Game<G>;
  /**
   * The rules, by id. If the rules are given, the tests check that all cited rules exist, and reports show the texts of
   * rules.
   */
  readonly rulebook?: Rulebook<G['rule']>;
  /** The messages of the game; if present, the messages are checked too. */
  readonly messages?: Pick<Messages<G>, 'describe' | 'label' | 'refusal' | 'phase' | 'picture'>;
  /** Generates the options of the matches. Default: the default options of the game. */
  readonly options?: fc.Arbitrary<G['options']>;
  /**
   * The maximum number of actions on a walk through a match. Later positions are not checked. Default: 300.
   */
  readonly walkLength?: number;
  /** The maximum number of actions in a match, including chance events. Default: 10,000. */
  readonly matchLength?: number;
  /**
   * Returns all worlds that fit a view; `[]` if there are too many. The law `samplesFairly` checks that all these
   * worlds are equally likely.
   */
  readonly worlds?: (view: View<G>) => readonly State<G>[];
  /**
   * The time that `checkGame` spends on random matches, and the share of the game's parts that these matches must
   * reach.
   */
  readonly coverage?: CoverageGoal;
}

/** The time that is spent on random matches, and the share of the game's parts that these matches must reach. */
export interface CoverageGoal {
  /** The maximum time for the random matches, in seconds. Default: 2. */
  readonly seconds?: number;
  /**
   * The minimum share of the declared phases, actions and endings that random matches must reach, from 0 to 1. Default:
   * 0.
   */
  readonly least?: number;
}

/** Returns true if a rule is in the rulebook, or if the subject has no rulebook. */
export function isRuleOf<G extends GameTypes>({ rulebook }: TestSubject<G>, rule: string): boolean {
  return rulebook === undefined || Object.hasOwn(rulebook, rule);
}

/** A position on a walk. A walk is a random match; a law is checked in each of its positions. */
export interface Spot<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly state: State<G>;
  /** The actions from the start of the match to this position. */
  readonly history: readonly AnyAction<G>[];
  /**
   * The legal action that the walk plays in this position; it can be an unlisted action. Absent at the end of a match.
   */
  readonly action?: AnyAction<G>;
  /** The random generator for checks at this position. */
  readonly rng: Rng;
  /**
   * True if a law was found to be broken, and fast-check now searches for a shorter line of play. Each position is then
   * checked more thoroughly.
   */
  readonly isThorough: boolean;
}

/** Returns true if a slow check should run: in one of `oneIn` positions, or in all of a thorough walk. */
export function isDue<G extends GameTypes>({ rng, isThorough }: Spot<G>, oneIn: number): boolean {
  return rng.int(oneIn) === 0 || isThorough;
}

/** Reports a broken law if the options are not valid for the game. */
function ensureOptions<G extends GameTypes>(game: Game<G>, given: G['options']): void {
  const todo = 'Fix `options` of the subject, or the schema `options` of the game.';
  accepted(`The options ${shown(given)} are refused`, todo, () => game.parseOptions(given));
}

/** Returns true if the type of an action is unlisted. */
export function isUnlisted<G extends GameTypes>(game: Game<G>, { type }: AnyAction<G>): boolean {
  return game.unlisted.includes(type);
}

/**
 * One in this many walks also tries unlisted actions before its last position. The other walks try unlisted actions
 * only at the end, because an unlisted action such as conceding usually ends the match.
 */
const SOME_WALKS = 3;
const SOME_POSITIONS = 10;

/** Returns a fast-check property. The property holds if the check succeeds in every position of every walk. */
export function everywhere<G extends GameTypes>(
  law: string,
  { game, rulebook, options = fc.constant({}), walkLength = 300 }: TestSubject<G>,
  check: (spot: Spot<G>) => void,
): fc.IProperty<unknown> {
  // To find a shorter walk, fast-check leaves out choices. Fast-check does not make the numbers of choices smaller,
  // because a smaller number is not a simpler choice.
  const choices = fc.array(fc.noShrink(fc.nat(0xffff)), { maxLength: walkLength, size: 'max' });
  let isThorough = false;
  return fc.property(options, choices, fc.noShrink(fc.nat()), (given, chosen, luck) => {
    const rng = createRng(luck);
    const history: AnyAction<G>[] = [];
    let action: AnyAction<G> | undefined;
    try {
      ensureOptions(game, given);
      let state = game.setup(given);
      const triesUnlisted = luck % SOME_WALKS === 0;
      // The last position of the walk is checked, too. There, the number `luck` selects the action.
      for (const [index, choice] of [...chosen, luck].entries()) {
        action = undefined;
        const isLast = index === chosen.length;
        const isUnlistedDue = isLast || (triesUnlisted && choice % SOME_POSITIONS === 0);
        action = chosenAction(game, state, { choice, isUnlistedDue });
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

/** Returns a legal unlisted action if the walk should try one here; otherwise the listed action number `choice`. */
function chosenAction<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  { choice, isUnlistedDue }: { readonly choice: number; readonly isUnlistedDue: boolean },
): AnyAction<G> | undefined {
  const legal = game.legalActions(state);
  const unlisted = isUnlistedDue ? unlistedAction(game, state, createRng(choice)) : undefined;
  return unlisted ?? legal[choice % Math.max(legal.length, 1)];
}

/** A match that was played at random, with dice from a seed. The first step is the start of the match. */
interface SeededMatch<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly steps: readonly [Transition<G>, ...Transition<G>[]];
  readonly rng: Rng;
  /**
   * All actions played, including chance events. If a check plays more actions, it must add these actions, so that
   * reports show them.
   */
  readonly history: AnyAction<G>[];
}

/** On average, a seeded match tries an unlisted action once in this many turns. */
const SOME_TURNS = 50;

/**
 * Returns a fast-check property. The property holds if the check succeeds in every seeded match. In each match, the
 * players take at most `walkLength` actions; chance events are not counted.
 */
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
