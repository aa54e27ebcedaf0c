import type { Fraction } from 'fraction.js';
import { exact, type Rational, rational } from '../analysis/rational.ts';
import type { GameTypes, State } from '../core/game.ts';
import { isEqual } from '../core/plain-data.ts';
import { type Sentence, sentencesOf } from './history.ts';
import { type PlayerAction, gameOf, type ShownMatch } from './session.ts';
import { worldsOf } from './worlds.ts';

/** The possible outcomes of an action, up to the next decision. */
export interface ActionOdds {
  /** The possible outcomes; the most probable outcome is first. The list is empty if there are too many outcomes. */
  readonly outcomes: readonly OddsOutcome[];
  /** The probability that the action finally succeeds, if the game defines success: see `successOf` of a manifest. */
  readonly success?: number;
}

/**
 * One outcome of an action. If several results change the board in the same way, these results count as one outcome.
 */
export interface OddsOutcome {
  /**
   * The probability, from 0 to 1. If the game has hidden information, the probability is an estimate from sampled
   * states that fit the view.
   */
  readonly probability: number;
  /** The exact probability as a fraction; absent if the probability differs between the sampled states. */
  readonly share?: Rational;
  /** The board as text, but only the lines that the outcome changes. */
  readonly changes: readonly string[];
  /**
   * Sentences about the chance events that lead to this outcome. The sentences describe only events that all ways to
   * the outcome have in common. Sentences that differ in one word are merged into one sentence.
   */
  readonly sentences: readonly string[];
  /** The rules that the chance events of the outcome cite. */
  readonly rules: readonly string[];
}

/** The maximum number of positions that the search visits in one world (a state that fits the view). */
const POSITIONS_MOST = 2000;

/**
 * The maximum number of sequences of events that an outcome describes. If more sequences lead to an outcome, the
 * outcome describes only the events that all these sequences have in common.
 */
const WAYS_MOST = 6;

/** A position, and the sequences of events that lead to it. */
interface Branch {
  readonly state: State<GameTypes>;
  readonly probability: Fraction;
  /** For each sequence of actions that leads to the position, the events of this sequence. */
  readonly ways: readonly (readonly Sentence[])[];
}

/** For each change of the board, the branch that causes this change. The keys are texts that describe the changes. */
type Results = ReadonlyMap<string, Branch>;

/**
 * Returns the odds of an action of the person at the screen. If the game has hidden information, the function
 * samples 20 states that fit the view.
 *
 * @param session - Not modified.
 * @param action - A legal action.
 * @returns The odds. If there are too many outcomes, the result contains only the probability of success; `undefined`
 * if this probability is unknown.
 * @throws {@link core.IllegalActionError} if the action is not legal.
 *
 * @example
 * ```ts
 * import { handOver, playAction, startSession } from 'countersheet/session';
 * import { defaultScenario } from 'countersheet/up-against-the-wall';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: 'person' } as const;
 * const options = { scenario: { ...defaultScenario, cards: {} } };
 * let session = startSession({ manifest, messages }, { options, controllers, seed: 'first match' });
 * for (const line of ['radicals deploy alumni 10', 'administration deploy alumni 5']) {
 *   session = handOver(playAction(session, manifest.game.parse(line)));
 * }
 * const odds = oddsOf(session, manifest.game.parse('administration attack alumni'));
 * odds?.outcomes.map(({ share }) => share) // => ['1/2', '1/3', '1/6']
 * ```
 */
export function oddsOf(session: ShownMatch, action: PlayerAction): ActionOdds | undefined {
  const view = session.view;
  const [first, ...others] = Array.from(worldsOf(gameOf(session), view));
  if (first === undefined) return undefined;
  // If the game has no hidden information, all sampled worlds are equal, so one world is enough.
  const worlds = others.every((world) => isEqual(world, first)) ? [first] : [first, ...others];
  const success = session.manifest.successOf?.(view, action);
  const results: Results[] = [];
  for (const world of worlds) {
    const found = resultsIn(session, world, action);
    if (found === undefined) return success === undefined ? undefined : { outcomes: [], success };
    results.push(found);
  }
  const outcomes = outcomesOf(results).sort((one, other) => other.probability - one.probability);
  return success === undefined ? { outcomes } : { outcomes, success };
}

/**
 * Returns the results of the action in one world (a state that fits the view); `undefined` if the action leads to too
 * many positions.
 */
function resultsIn(session: ShownMatch, world: State<GameTypes>, action: PlayerAction): Results | undefined {
  const game = gameOf(session);
  const now = linesOf(session, world);
  const results = new Map<string, Branch>();
  let left = POSITIONS_MOST;
  // The results do not contain the events of the action itself, because these events are the same in every outcome.
  let open: Branch[] = [{ ...after(session, { state: world, probability: exact(1), ways: [] }, action), ways: [[]] }];
  while (open.length > 0) {
    const next = new Map<string, Branch>();
    for (const branch of open) {
      const { state } = branch;
      const outcomes = game.turn(state).kind === 'chance' ? game.chanceOutcomes(state) : [];
      if ((left -= outcomes.length) < 0) return undefined;
      if (outcomes.length === 0) add(results, changesIn(now, linesOf(session, state)), branch);
      const whole = outcomes.reduce((sum, { weight }) => sum + weight, 0);
      for (const { action: event, weight } of outcomes) {
        const { state: then, ...about } = after(session, branch, event);
        add(next, JSON.stringify(then), {
          ...about,
          state: then,
          probability: about.probability.mul(weight).div(whole),
        });
      }
    }
    open = [...next.values()];
  }
  return results;
}

/** Plays an action in the position of a branch, and adds the events that the viewer is allowed to see. */
function after(session: ShownMatch, branch: Branch, action: GameTypes['action']): Branch {
  const step = gameOf(session).step(branch.state, action);
  const seen = sentencesOf(session, step);
  return { ...branch, state: step.state, ways: branch.ways.map((way) => [...way, ...seen]) };
}

function add(branches: Map<string, Branch>, key: string, branch: Branch): void {
  const there = branches.get(key);
  if (there === undefined) branches.set(key, branch);
  else branches.set(key, together(there, branch));
}

function together(one: Branch, other: Branch): Branch {
  const ways = [...one.ways, ...other.ways.filter((way) => !one.ways.some((each) => isEqual(each, way)))];
  return { ...one, probability: one.probability.add(other.probability), ways: fewWays(ways) };
}

/**
 * If few sequences of events lead to an outcome, returns all sequences unchanged. Otherwise, returns one sequence with
 * the events that all sequences have in common.
 */
function fewWays(ways: Branch['ways']): Branch['ways'] {
  if (ways.length <= WAYS_MOST) return ways;
  const [first = [], ...others] = ways;
  return [first.filter(({ text }) => others.every((way) => way.some((each) => each.text === text)))];
}

function outcomesOf(results: readonly Results[]): OddsOutcome[] {
  const [first, ...others] = results.map(sharesIn);
  const isSame = others.every((shares) => isEqual(shares, first));
  const all = new Map<string, Branch>();
  for (const each of results) for (const [changes, branch] of each) add(all, changes, branch);
  return [...all].map(([changes, { probability, ways }]) => {
    const share = probability.div(results.length);
    return {
      probability: share.valueOf(),
      ...(isSame ? { share: rational(share) } : {}),
      changes: changes === '' ? [] : changes.split('\n'),
      sentences: inCommon(ways.map((way) => way.map(({ text }) => text))),
      rules: [...new Set(ways[0]?.map(({ rule }) => rule))],
    };
  });
}

function sharesIn(results: Results): Readonly<Record<string, Rational>> {
  return Object.fromEntries([...results].map(([changes, { probability }]) => [changes, rational(probability)]));
}

function linesOf({ messages }: ShownMatch, state: State<GameTypes>): readonly string[] {
  return messages.picture(state).split('\n');
}

function changesIn(before: readonly string[], after: readonly string[]): string {
  return after.filter((line) => line.trim() !== '' && !before.includes(line)).join('\n');
}

/**
 * Returns the sentences that occur in all ways to one outcome. For sentences that differ in one word, returns one
 * sentence with alternatives.
 */
function inCommon(ways: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = ways;
  return first.flatMap((sentence, index) => {
    if (others.every((other) => other.includes(sentence))) return [sentence];
    if (others.some(({ length }) => length <= index)) return [];
    return [alternatives([...new Set(ways.map((way) => way[index]!))]).join(' / ')];
  });
}

/**
 * Merges sentences that differ in one word: “The die shows 3 / 4: …”. If two sentences differ in more than one word,
 * they are unchanged.
 */
function alternatives([first, ...others]: readonly string[]): readonly string[] {
  if (first === undefined) return [];
  const index = others.map((other) => differentWord(first, other)).find((each) => each !== undefined);
  if (index === undefined) return [first, ...alternatives(others)];
  const alike = [first, ...others.filter((other) => differentWord(first, other) === index)];
  const words = alike.map((sentence) => sentence.split(' ')[index]!);
  // Only the last word keeps its punctuation mark: “4 / 5:”, not “4: / 5:”.
  const named = words.map((word, place) => (place < words.length - 1 ? word.replace(/[.,:;]$/u, '') : word));
  const merged = first.split(' ').with(index, named.join(' / ')).join(' ');
  return [merged, ...alternatives(others.filter((other) => !alike.includes(other)))];
}

/** Returns the index of the word in which two sentences differ, if they differ in exactly one word. */
function differentWord(one: string, other: string): number | undefined {
  const [words, others] = [one.split(' '), other.split(' ')];
  const different = words.flatMap((word, index) => (word === others[index] ? [] : [index]));
  return words.length === others.length && different.length === 1 ? different[0] : undefined;
}
