/**
 * Checks that the working tree plays exactly like another commit. The other commit plays random matches, and the
 * working tree repeats them. After each action, the working tree must have the same state, events, turn and legal
 * actions, and must refuse the same actions with the same violations.
 *
 * `npm run bench -- replay <commit> [--games id,id] [--matches 1000] [--seed 1]`; the exit code is 1 if anything
 * differs. The benchmark plays chance events as explicit actions, so that they are compared one by one.
 */
import fc from 'fast-check';
import type { AnyAction, Game, GameTypes, Rng, State, Transition, Violation } from '../src/core/index.ts';
import { comparison, gamesOf, load } from './builds.ts';
import { type Difference, difference, shortText } from './difference.ts';
import { Tries } from './tries.ts';

type Action = AnyAction<GameTypes>;

/** The answer of one version of the game to an action: the version accepts the action, or it returns a violation. */
type Verdict = typeof LEGAL | { readonly code: string; readonly rule?: string };

/**
 * Names that differ between the commit and the working tree. The first list has keys, the second list has values, such
 * as violation codes and types. In each pair, the name in the commit is first. All other names must be equal. Empty
 * these lists before you compare with a new commit.
 */
const RENAMED_KEYS: ReadonlyMap<string, string> = new Map([['stirred', 'aidChanged']]);
const RENAMED_VALUES: ReadonlyMap<string, string> = new Map([
  ['box-unmended', 'box-not-full'],
  [
    'The printed board is lost. Areas lie about as they do in the town, with room for pieces.',
    'The printed board is lost. Areas are arranged roughly as in the city, with room for pieces.',
  ],
  [
    'The table of benefits and the requirement of severe actions are reconstructed. Only the 10 points of a force action are attested, by an example that does not say which (RB-3.3, RB-3.5).',
    'The table of benefits and the requirement of severe actions are reconstructed. The source gives only one value: 10 points for a force action, in an example that does not say which kind of force (RB-3.3, RB-3.5).',
  ],
]);

/** A match is ended after this many actions. */
const MAX_ACTIONS = 2000;

/** Refusals are compared in one position out of this many. */
const REFUSALS_EVERY = 4;

/** An unlisted action is tried at one decision out of this many. */
const UNLISTED_EVERY = 8;

/** After this many matches with a difference, the run continues with the next game. */
const MAX_DIFFERENT = 3;

/** Both versions of one game, and counts of what their matches have covered so far. */
interface Pair {
  readonly old: Game<GameTypes>;
  readonly now: Game<GameTypes>;
  readonly tries: Tries;
  readonly seen: {
    transitions: number;
    capped: number;
    tried: number;
    codes: Set<string>;
    unlisted: Map<string, number>;
  };
}

/** The error that a version of the game threw. */
interface Failure {
  readonly thrown: string;
}

/** The results of an action in both versions of the game, if both versions have played it. */
interface PlayedSteps {
  readonly old: Transition<GameTypes>;
  readonly now: Transition<GameTypes>;
}

/** The results of an action in both versions of the game. The result of the working tree can be an error. */
interface Steps {
  readonly old: Transition<GameTypes>;
  readonly now: Transition<GameTypes> | Failure;
}

/** A difference, and the number of actions after which it was found. */
interface Found extends Difference {
  readonly number: number;
  readonly action: Action | undefined;
}

/** Replays the matches of one game. Returns true if both versions agree in all matches. */
function replayGame(name: string): boolean {
  const [{ game: old, options }, { game: now }] = [commit.subjects[name]!, tree.subjects[name]!];
  const seen: Pair['seen'] = { transitions: 0, capped: 0, tried: 0, codes: new Set(), unlisted: new Map() };
  const pair = { old, now, tries: new Tries(name, old), seen };
  const drawn = fc.sample(options, { numRuns: matches, seed: commit.createRng(`${seed} ${name}`).int(2 ** 31) });
  const start = process.cpuUsage();
  let [played, different] = [0, 0];
  for (; played < matches && different < MAX_DIFFERENT; played++) {
    const found = replayMatch(pair, drawn[played]!, commit.createRng(`${seed} ${name} ${played}`));
    if (found === undefined) continue;
    different++;
    console.log(`${name}, seed ${seed}, match ${played + 1}, options ${shortText(drawn[played])},`);
    console.log(`after action ${found.number}, ${shortText(found.action)}:`);
    console.log(`  ${found.path}\n    was ${shortText(found.old)}\n    is  ${shortText(found.now)}\n`);
  }
  const { user, system } = process.cpuUsage(start);
  report(name, pair.seen, { played, different, seconds: (user + system) / 1e6 });
  return different === 0;
}

interface Counts {
  readonly played: number;
  readonly different: number;
  readonly seconds: number;
}

function report(name: string, seen: Pair['seen'], { played, different, seconds }: Counts): void {
  const [matches, transitions, capped, tried] = [played, seen.transitions, seen.capped, seen.tried].map((each) =>
    each.toLocaleString('en'),
  );
  const unlisted = [...seen.unlisted].map(([type, count]) => `${count} ${type}`).sort();
  console.log(`${name}: ${different === 0 ? 'the same' : `${different} DIFFERENT`}, in ${seconds.toFixed(1)} s of CPU`);
  console.log(`  ${matches} matches, ${capped} of them ended after ${MAX_ACTIONS} actions; ${transitions} transitions`);
  if (unlisted.length > 0) console.log(`  unlisted actions played: ${unlisted.join(', ')}`);
  console.log(`  ${tried} actions checked, with ${seen.codes.size} violation codes\n`);
}

/** Plays one match with both versions of the game until the first difference, and returns this difference. */
function replayMatch(pair: Pair, options: object, rng: Rng): Found | undefined {
  const { old, seen, tries } = pair;
  let action: Action | undefined;
  let steps: Steps = { old: old.start(options), now: answer(() => pair.now.start(renamed(options))) };
  for (let number = 0; ; number++) {
    const found = differenceOfSteps(pair, steps, rng);
    if (found !== undefined) return { ...found, number, action };
    const [before, now] = [steps.old.state, (steps.now as Transition<GameTypes>).state];
    if (old.turn(before).kind === 'over') return undefined;
    if (number === MAX_ACTIONS) {
      seen.capped++;
      return undefined;
    }
    const next = nextAction(pair, before, rng);
    tries.remember(next, rng);
    steps = { old: old.step(before, next), now: answer(() => pair.now.step(now, renamed(next))) };
    action = next;
    seen.transitions++;
  }
}

/** Returns a listed action, or sometimes a legal unlisted action. */
function nextAction({ old, seen, tries }: Pair, state: State<GameTypes>, rng: Rng): Action {
  const unlisted = rng.int(UNLISTED_EVERY) === 0 ? tries.unlisted(state, rng) : undefined;
  if (unlisted !== undefined) seen.unlisted.set(unlisted.type, (seen.unlisted.get(unlisted.type) ?? 0) + 1);
  return unlisted ?? old.randomAction(state, rng);
}

/** Returns the first difference between the two versions after an action. */
function differenceOfSteps(pair: Pair, { old, now }: Steps, rng: Rng): Difference | undefined {
  if ('thrown' in now) return { path: 'step', old: 'played', now };
  const found =
    difference('state', renamed(partsOf(old)), partsOf(now)) ??
    difference('events', renamed(old.events), now.events) ??
    differenceOfAnswers(pair, { old, now });
  if (found !== undefined || rng.int(REFUSALS_EVERY) !== 0) return found;
  return differenceOfRefusals(pair, { old, now }, pair.tries.some(old.state, rng));
}

function partsOf({ state: { setup, table, secrets, hidden } }: Transition<GameTypes>): object {
  return { setup, table, secrets, hidden };
}

/**
 * The functions whose results are compared in each position; refusals are compared separately. The order of the items
 * in a set does not matter.
 */
const QUESTIONS: Readonly<Record<string, (game: Game<GameTypes>, state: State<GameTypes>) => unknown>> = {
  players: (game, state) => game.players(state),
  turn: (game, state) => game.turn(state),
  chanceOutcomes: (game, state) => new Set(game.chanceOutcomes(state)),
  legalActions: (game, state) =>
    Object.fromEntries(
      [...game.players(state), 'chance'].map((player) => [player, new Set(game.legalActions(state, player))]),
    ),
};

function differenceOfAnswers(pair: Pair, { old, now }: PlayedSteps): Difference | undefined {
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const found = difference(
      name,
      renamed(ask(pair.old, old.state)),
      answer(() => ask(pair.now, now.state)),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

function differenceOfRefusals(
  { old, now, seen }: Pair,
  steps: PlayedSteps,
  tried: readonly unknown[],
): Difference | undefined {
  for (const action of tried) {
    const given = verdictOf(old.whyIllegal(steps.old.state, action));
    seen.tried++;
    if (given !== LEGAL) seen.codes.add(given.code);
    const answered = answer(() => verdictOf(now.whyIllegal(steps.now.state, renamed(action))));
    const found = difference(`whyIllegal ${shortText(action)}`, renamed(given), answered);
    if (found !== undefined) return found;
  }
  return undefined;
}

const LEGAL = 'legal';

/** Returns the code and the rule of a violation, without its message, which is allowed to differ. */
function verdictOf(violation: Violation | undefined): Verdict {
  if (violation === undefined) return LEGAL;
  const { code, rule } = violation;
  return rule === undefined ? { code } : { code, rule };
}

/** Returns the result of a function, or the error that it throws. */
function answer<Answer>(question: () => Answer): Answer | Failure {
  try {
    return question();
  } catch (error) {
    return { thrown: String(error) };
  }
}

/** Replaces each name that the commit uses with the name that the working tree uses. */
function renamed<Value>(value: Value): Value {
  return RENAMED_KEYS.size + RENAMED_VALUES.size === 0 ? value : (withNewNames(value) as Value);
}

function withNewNames(value: unknown): unknown {
  if (typeof value === 'string') return RENAMED_VALUES.get(value) ?? value;
  if (Array.isArray(value)) return value.map(withNewNames);
  if (value instanceof Set) return new Set([...value].map(withNewNames));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [RENAMED_KEYS.get(key) ?? key, withNewNames(each)]);
  return Object.fromEntries(entries) as unknown;
}

const { sha, paths, games, matches, seed } = await comparison(process.argv.slice(3));
const [commit, tree] = [await load(paths.commit), await load(paths.tree)];
console.log(`Matches played at random by ${sha} and replayed by the working tree, seed ${seed}.\n`);
for (const name of gamesOf(commit, games)) if (!replayGame(name)) process.exitCode = 1;
