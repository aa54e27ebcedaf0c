/**
 * Proves that the working tree plays the same games as a commit: the commit plays random matches, and after each action
 * the tree must have come to the same state, events, turn and legal actions, and must refuse the same actions for the same
 * reasons.
 *
 * `npm run bench -- replay <commit> [--games id,id] [--matches 1000] [--seed 1]`; the exit code is 1 if anything differs.
 * Chance is not left to dice but played by actions as everything else, so that its events are compared one by one.
 */
import fc from 'fast-check';
import type { AnyAction, Game, GameTypes, Rng, State, Step, Violation } from '../src/core/index.ts';
import { comparison, gamesOf, load } from './builds.ts';
import { type Difference, difference, shortText } from './difference.ts';
import { Tries } from './tries.ts';

type Action = AnyAction<GameTypes>;

/** A state without dice. */
type Parts = Pick<State<GameTypes>, 'setup' | 'table' | 'secrets' | 'hidden'>;

/** What the commit and the tree say in different words, for one game. */
interface Translation {
  /** Parts of a state, from the commit's form to the tree's. */
  readonly state?: (parts: Parts) => unknown;
  /** An event, from the commit's form to the tree's. */
  readonly event?: (event: unknown) => unknown;
  /** What the tree is to say of an action of which the commit says this; `undefined`: no, for whichever reason. */
  readonly verdict?: (verdict: Verdict, action: unknown) => Verdict | undefined;
}

/** What a side says of an action. */
type Verdict = typeof LEGAL | { readonly code: string; readonly rule?: string };

/** The rule of a refusal for the wrong moment: it was one rule of the game, and is that of the step. */
const OF_THE_STEP: ReadonlySet<string> = new Set(['wrong-step', 'not-an-outcome']);

/** Anybody may concede now when somebody is to decide; a bulk action is judged as a whole before its parts are. */
function uawVerdict(verdict: Verdict, action: unknown): Verdict | undefined {
  if (verdict === LEGAL) return verdict;
  const { type } = action as { type: string };
  if (type === 'concede' && verdict.code === 'not-your-turn') return undefined;
  return type === 'deploy-all' || type === 'remove-pieces' ? undefined : verdict;
}

/** A whole set-up is judged as a whole before its parts are, and orders that are the other side's are in no set order. */
function chicagoVerdict(verdict: Verdict, action: unknown): Verdict | undefined {
  if (verdict === LEGAL) return verdict;
  const { type, player, orders = [] } = action as ChicagoOrders;
  const isMixed = orders.some((order) => order.type !== 'march' || order.unit === 'guard' || order.unit === 'tac');
  if (type === 'deploy-all' || (player === 'demonstrators' && isMixed)) return undefined;
  return verdict.code === 'no-such-area' ? { ...verdict, code: 'no-such-name' } : verdict;
}

interface ChicagoOrders {
  readonly type: string;
  readonly player: string;
  readonly orders?: readonly { readonly type: string; readonly unit?: string }[];
}

/** Who has not committed may concede now whether they are asked or not. */
function airWarVerdict(verdict: Verdict, action: unknown): Verdict | undefined {
  if (verdict === LEGAL) return verdict;
  if ((action as { type: string }).type === 'concede') return undefined;
  return verdict.code === 'no-such-field' ? { ...verdict, code: 'no-such-name' } : verdict;
}

/** High card kept its step in a word and its scores on the table. */
function highCardState({ table, ...parts }: Parts): unknown {
  const { step, scores, ...rest } = table as { step: string; scores: Record<string, number> };
  if (step !== 'over') return { ...parts, table: { ...rest, step: { kind: step } } };
  const end = { reason: 'points', rule: 'H-3', scores };
  const [left, right] = [scores['left']!, scores['right']!];
  const outcome =
    left === right
      ? { kind: 'draw', players: ['left', 'right'], ...end }
      : { kind: 'win', winner: left > right ? 'left' : 'right', ...end };
  return { ...parts, table: { ...rest, step: { kind: 'over', outcome } } };
}

/** Sealed numbers kept how it ends in a word, and who wins apart from it. */
function sealedNumbersState({ table, ...parts }: Parts): unknown {
  const { ending, winner, ...rest } = table as { ending: string; winner: string; points: object };
  const outcome = { kind: 'win', winner, reason: 'points', rule: 'S-3', scores: rest.points };
  const step = ending === 'over' ? { kind: 'over', outcome } : { kind: ending === 'tie' ? 'tie' : 'choose' };
  return { ...parts, table: { ...rest, step } };
}

/** By the name of the game. */
const TRANSLATIONS: Readonly<Record<string, Translation>> = {
  'up-against-the-wall': { verdict: uawVerdict },
  'chicago-chicago': { verdict: chicagoVerdict },
  'air-war': { verdict: airWarVerdict },
  'high-card': { state: highCardState },
  'sealed-numbers': { state: sealedNumbersState },
};

/** A match is left after so many actions. */
const MAX_ACTIONS = 2000;

/** One position in so many is asked for refusals. */
const REFUSALS_EVERY = 4;

/** At one decision in so many an action is tried that is not listed. */
const UNLISTED_EVERY = 8;

/** A game is left after so many matches that differ. */
const MAX_DIFFERENT = 3;

/** One game as the commit and as the tree play it, and what the comparison has seen. */
interface Pair {
  readonly old: Game<GameTypes>;
  readonly now: Game<GameTypes>;
  readonly translation: Translation;
  readonly tries: Tries;
  readonly seen: {
    transitions: number;
    capped: number;
    tried: number;
    codes: Set<string>;
    unlisted: Map<string, number>;
  };
}

/** What a side threw. */
interface Failure {
  readonly thrown: string;
}

/** How an action went on both sides. */
interface PlayedSteps {
  readonly old: Step<GameTypes>;
  readonly now: Step<GameTypes>;
}

/** The same, where the tree may have failed. */
interface Steps {
  readonly old: Step<GameTypes>;
  readonly now: Step<GameTypes> | Failure;
}

/** A difference, and after which action of a match. */
interface Found extends Difference {
  readonly number: number;
  readonly action: Action | undefined;
}

/** Replays the matches of one game, and tells whether all went the same way. */
function replayGame(name: string): boolean {
  const [{ game: old, options }, { game: now }] = [commit.subjects[name]!, tree.subjects[name]!];
  const seen: Pair['seen'] = { transitions: 0, capped: 0, tried: 0, codes: new Set(), unlisted: new Map() };
  const pair = { old, now, translation: TRANSLATIONS[name] ?? {}, tries: new Tries(name, old), seen };
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
  console.log(`  ${matches} matches, ${capped} of them left after ${MAX_ACTIONS} actions; ${transitions} transitions`);
  if (unlisted.length > 0) console.log(`  unlisted actions played: ${unlisted.join(', ')}`);
  console.log(`  ${tried} actions judged, with ${seen.codes.size} codes of refusal\n`);
}

/** Plays one match on both sides, up to the first difference. */
function replayMatch(pair: Pair, options: object, rng: Rng): Found | undefined {
  const { old, seen, tries } = pair;
  let action: Action | undefined;
  let steps: Steps = { old: old.start(options), now: answer(() => pair.now.start(options)) };
  for (let number = 0; ; number++) {
    const found = differenceOfSteps(pair, steps, rng);
    if (found !== undefined) return { ...found, number, action };
    const [before, now] = [steps.old.state, (steps.now as Step<GameTypes>).state];
    if (old.turn(before).kind === 'over') return undefined;
    if (number === MAX_ACTIONS) {
      seen.capped++;
      return undefined;
    }
    const next = nextAction(pair, before, rng);
    tries.remember(next, rng);
    steps = { old: old.step(before, next), now: answer(() => pair.now.step(now, next)) };
    action = next;
    seen.transitions++;
  }
}

/** A listed action; now and then one that is accepted without being listed. */
function nextAction({ old, seen, tries }: Pair, state: State<GameTypes>, rng: Rng): Action {
  const unlisted = rng.int(UNLISTED_EVERY) === 0 ? tries.unlisted(state, rng) : undefined;
  if (unlisted !== undefined) seen.unlisted.set(unlisted.type, (seen.unlisted.get(unlisted.type) ?? 0) + 1);
  return unlisted ?? old.randomAction(state, rng);
}

/** Where the two sides differ after an action. */
function differenceOfSteps(pair: Pair, { old, now }: Steps, rng: Rng): Difference | undefined {
  if ('thrown' in now) return { path: 'step', old: 'played', now };
  const { state = same, event = same } = pair.translation;
  const found =
    difference('state', state(partsOf(old)), partsOf(now)) ??
    difference('events', old.events.map(event), now.events) ??
    differenceOfAnswers(pair, { old, now });
  if (found !== undefined || rng.int(REFUSALS_EVERY) !== 0) return found;
  return differenceOfRefusals(pair, { old, now }, pair.tries.some(old.state, rng));
}

function partsOf({ state: { setup, table, secrets, hidden } }: Step<GameTypes>): Parts {
  return { setup, table, secrets, hidden };
}

/** What each side is asked of a position, besides refusals. What is in a set may come in any order. */
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
      ask(pair.old, old.state),
      answer(() => ask(pair.now, now.state)),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

function differenceOfRefusals(
  { old, now, translation, seen }: Pair,
  steps: PlayedSteps,
  tried: readonly unknown[],
): Difference | undefined {
  for (const action of tried) {
    const given = verdictOf(old.whyIllegal(steps.old.state, action));
    const expected = translation.verdict === undefined ? given : translation.verdict(given, action);
    seen.tried++;
    if (given !== LEGAL) seen.codes.add(given.code);
    const answered = answer(() => verdictOf(now.whyIllegal(steps.now.state, action)));
    if (expected === undefined || (given !== LEGAL && isNameless(answered))) continue;
    const found = difference(`whyIllegal ${shortText(action)}`, expected, answered);
    if (found !== undefined) return found;
  }
  return undefined;
}

const LEGAL = 'legal';

/** A name that there is not is refused before anything else, and in the same way in all games. */
function isNameless(answered: Verdict | Failure): boolean {
  return typeof answered === 'object' && 'code' in answered && answered.code === 'no-such-name';
}

/** The code and the rule of a refusal: its words may change. */
function verdictOf(violation: Violation | undefined): Verdict {
  if (violation === undefined) return LEGAL;
  const { code, rule } = violation;
  const isCited = rule !== undefined && !OF_THE_STEP.has(code);
  return { code, ...(isCited ? { rule } : {}) };
}

/** What a side answers, or how it fails to. */
function answer<Answer>(question: () => Answer): Answer | Failure {
  try {
    return question();
  } catch (error) {
    return { thrown: String(error) };
  }
}

function same<Value>(value: Value): Value {
  return value;
}

const { sha, paths, games, matches, seed } = await comparison(process.argv.slice(3));
const [commit, tree] = [await load(paths.commit), await load(paths.tree)];
console.log(`Matches played at random by ${sha} and replayed by the working tree, seed ${seed}.\n`);
for (const name of gamesOf(commit, games)) if (!replayGame(name)) process.exitCode = 1;
