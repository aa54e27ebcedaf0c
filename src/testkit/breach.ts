import { IllegalActionError, messageOf, type Violation } from '../core/errors.ts';
import type { AnyAction, Game, GameTypes, State, Transition, View } from '../core/game.ts';
import type { Rng } from '../core/random.ts';
import type { Rulebook } from '../core/rulebook.ts';
import type { Lack } from '../core/phases.ts';

/**
 * Thrown if a game breaks a law. The message contains all known facts about the defect, including the line of play in
 * the game's notation.
 */
export class LawBrokenError extends Error {
  /** Name of the law. */
  readonly law: string;
  /** The actions from the start of the match to the position in which the law is broken, in the game's notation. */
  readonly line: readonly string[];
  /** The rule that contains the defect; `undefined` if this rule is not known. */
  readonly rule: string | undefined;

  constructor(
    message: string,
    breach: { readonly law: string; readonly line: readonly string[]; rule?: string | undefined },
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'LawBrokenError';
    this.law = breach.law;
    this.line = breach.line;
    this.rule = breach.rule;
  }
}

/** Advice on how to fix a broken law. */
export interface Advice {
  /** What the author of the game can do to fix the defect. */
  readonly todo: string;
  /** The rule that contains the defect. */
  readonly rule?: string | undefined;
}

/** Thrown if a check finds that a law is broken. {@link reportAt} adds the line of play. */
class Finding extends Error {
  readonly advice: Advice;

  constructor(message: string, advice: Advice, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.advice = advice;
  }
}

/**
 * Throws a {@link Finding} if a condition is false.
 *
 * @param message - A sentence that describes the defect and states the facts.
 * @param advice - How to fix the defect.
 */
export function ensure(
  condition: boolean,
  message: string | (() => string),
  advice: string | Advice,
): asserts condition {
  if (condition) return;
  throw new Finding(
    typeof message === 'string' ? message : message(),
    typeof advice === 'string' ? { todo: advice } : advice,
  );
}

/**
 * Calls a function and returns its result. If the function throws an error, throws a {@link Finding} about this error.
 *
 * @param what - The name of the function, for the message: `` '`sampleHidden`' ``.
 * @param todo - How to fix the defect.
 */
export function unthrown<Result>(what: string, todo: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof Finding) throw error;
    throw new Finding(`${what} threw: ${wordsOf(error)}`, { todo }, error);
  }
}

/**
 * Calls a function that reads a value, and returns the value. If the function throws an error, throws a {@link Finding}.
 *
 * @param message - A sentence without its period. The message of the error is added.
 * @param todo - How to fix the defect.
 */
export function accepted<Result>(message: string, todo: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Finding(`${message}: ${messageOf(error)}.`, { todo });
  }
}

/** Calls {@link Game.whyIllegal}. If the call throws an error, throws a {@link Finding} about this error. */
export function judged<G extends GameTypes>(
  game: Game<G>,
  position: State<G> | View<G>,
  action: AnyAction<G>,
): Violation | undefined {
  const what = `\`whyIllegal\` of "${action.type}", called for ${textOf(game, action)},`;
  const todo =
    'Fix `whyIllegal` of this action. If it is a bulk action, fix `parts`, which must return a list of actions: `{ type, …fields }`.';
  return unthrown(what, todo, () => game.whyIllegal(position, action));
}

/** Calls {@link Game.sampleState}. If the call throws an error, throws a {@link Finding} about this error. */
export function dealt<G extends GameTypes>(game: Game<G>, view: View<G>, rng: Rng): State<G> {
  const what = `\`sampleHidden\`, called for ${view.viewer},`;
  return unthrown(what, 'Fix `sampleHidden`.', () => game.sampleState(view, rng));
}

/** Throws a {@link Finding} if a listed action of a position is illegal. */
export function ensureListedIsLegal<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  listed: readonly AnyAction<G>[],
): void {
  for (const action of listed) {
    const violation = judged(game, state, action);
    ensure(violation === undefined, () => `${game.format(action)} is listed but illegal: ${shown(violation)}`, {
      todo: 'Let `choices` offer only actions that `whyIllegal` allows.',
      rule: violation?.rule,
    });
  }
}

/** The position in which a law was checked. */
export interface Place<G extends GameTypes> {
  readonly law: string;
  readonly game: Game<G>;
  readonly rulebook?: Rulebook | undefined;
  readonly options: G['options'];
  /** The actions from the start of the match to this position. */
  readonly history: readonly AnyAction<G>[];
  /** The action that the law plays next; absent if the law plays no action. */
  readonly action?: AnyAction<G> | undefined;
}

/**
 * Returns the report of an error that was thrown while a law was checked. The report contains the line of play and
 * advice on how to fix the defect.
 */
export function breachAt<G extends GameTypes>(place: Place<G>, error: unknown): LawBrokenError {
  if (error instanceof LawBrokenError) return error;
  return (error instanceof Finding ? undefined : illegalOffer(place)) ?? reportAt(place, error);
}

/**
 * On the line of play, finds the first position in which an illegal action is listed, and returns the report of this
 * defect; `undefined` if there is no such position. This defect is reported instead of a later error, because rules
 * need not work after an illegal action.
 */
function illegalOffer<G extends GameTypes>(place: Place<G>): LawBrokenError | undefined {
  let index = 0;
  try {
    for (const { state } of stepsTo(place)) {
      ensureListedIsLegal(place.game, state, place.game.legalActions(state));
      index++;
    }
  } catch (error) {
    if (!(error instanceof Finding)) return undefined;
    const history = place.history.slice(0, index);
    return reportAt({ ...place, law: 'listsWhatIsLegal', history, action: undefined }, error);
  }
  return undefined;
}

function reportAt<G extends GameTypes>(place: Place<G>, error: unknown): LawBrokenError {
  const { law, game, rulebook, options, history, action } = place;
  const { message, advice } = error instanceof Finding ? error : (lackIn(error) ?? thrownBy(error));
  const line = history.map((each) => textOf(game, each));
  const rule = advice.rule ?? ruleOfLast(place);
  const story = [
    `${game.id} breaks the law "${law}": ${message}`,
    `What to do: ${advice.todo}`,
    ...(rule === undefined ? [] : [`Rule ${rule}${textIn(rulebook, rule)}`]),
    `${lengthOf(line)} with the options ${shown(options)}:`,
    ...abridged(line).map((each) => `  ${each}`),
    ...(action === undefined ? [] : [`Next: ${textOf(game, action)}`]),
  ];
  return new LawBrokenError(story.join('\n'), { law, line, rule }, error instanceof Finding ? error.cause : error);
}

/** Returns the text of a rule, for the report. The text is written after the id of the rule. */
function textIn(rulebook: Rulebook | undefined, rule: string): string {
  return rulebook === undefined ? '' : `: ${rulebook[rule]?.text ?? 'the rulebook has no rule with this id.'}`;
}

const FIX_THE_RULE: Advice = {
  todo: 'A rule threw an error: see the cause of this error for its stack. Rules must not throw: refuse illegal actions in `whyIllegal`, and invalid states in `issueIn`. If a state was refused, a rule has written a value that the declaration does not allow.',
};

/** The message and the advice of a {@link Finding}. */
type Report = Pick<Finding, 'message' | 'advice'>;

/** Returns the report of a phase that lacks a required function; `undefined` for any other error. */
function lackIn(error: unknown): Report | undefined {
  if (!(error instanceof RangeError)) return undefined;
  const { phase, rule, lacks } = (error.cause ?? {}) as Partial<Lack>;
  if (phase === undefined || lacks === undefined) return undefined;
  const todo =
    lacks === 'ifNoChoice'
      ? `Offer an action in the phase "${phase}", or write \`ifNoChoice\`, which runs if nothing is offered.`
      : `Write \`${lacks}\` in the phase "${phase}".`;
  return { message: error.message, advice: { todo, rule } };
}

function thrownBy(error: unknown): Report {
  if (error instanceof IllegalActionError) {
    const message = `a legal action is refused when it is played: ${shown(error.violation)}.`;
    const todo = 'Let `whyIllegal` and `parts` depend only on their arguments.';
    return { message, advice: { todo, rule: error.violation.rule } };
  }
  if (!(error instanceof Error)) {
    return { message: `a rule threw a value that is not an error: ${shown(error)}.`, advice: FIX_THE_RULE };
  }
  return { message: wordsOf(error, ' was thrown'), advice: FIX_THE_RULE };
}

/** Describes an error, and names the place in the source code that threw the error. */
function wordsOf(error: unknown, verb = ''): string {
  if (!(error instanceof Error)) return shown(error);
  const at = /\n\s+at (?:.*\()?(.+?:\d+:\d+)\)?/.exec(error.stack ?? '')?.[1];
  const inner = error.cause instanceof Error ? `, because of ${error.cause.name}: ${error.cause.message}` : '';
  return `${error.name}${verb}: ${error.message}${inner}${at === undefined ? '' : ` (${at})`}`;
}

/** Returns the rule cited by the last event on the line of play. */
function ruleOfLast<G extends GameTypes>(place: Place<G>): string | undefined {
  try {
    return [...stepsTo(place)].at(-1)?.events.at(-1)?.rule;
  } catch {
    return undefined;
  }
}

/** Replays the line of play to a position. Yields the start of the match, then the result of each action. */
function* stepsTo<G extends GameTypes>({ game, options, history }: Place<G>): Generator<Transition<G>> {
  let step = game.start(options);
  yield step;
  for (const action of history) {
    step = game.step(step.state, action);
    yield step;
  }
}

function textOf<G extends GameTypes>(game: Game<G>, action: AnyAction<G>): string {
  try {
    return game.format(action);
  } catch {
    return shown(action);
  }
}

function lengthOf({ length }: readonly string[]): string {
  if (length === 0) return 'The law is broken at the start,';
  return `The shortest line of play found, ${String(length)} ${length === 1 ? 'action' : 'actions'} from the start`;
}

/** A report lists at most this many actions. */
const LINES_MOST = 60;

function abridged(line: readonly string[]): readonly string[] {
  if (line.length <= LINES_MOST) return line;
  const half = LINES_MOST / 2;
  return [...line.slice(0, half), `… ${String(line.length - LINES_MOST)} more …`, ...line.slice(-half)];
}

/** A report shows at most this many characters of a value. */
const VALUE_MOST = 300;

/** Returns a value as text for a message. */
export function shown(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // The value cannot be written as JSON, because it contains a `bigint` or a reference to itself.
  }
  if (text === undefined) return String(value);
  return text.length <= VALUE_MOST ? text : `${text.slice(0, VALUE_MOST)}…`;
}
