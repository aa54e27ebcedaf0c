import * as v from 'valibot';
import { type Envelope, envelopeOf, envelopeShape, readEnvelope } from '../core/envelope.ts';
import { MalformedError } from '../core/errors.ts';
import type { AnyAction, Game, GameTypes } from '../core/game.ts';
import { deepFreeze, isEqual } from '../core/plain-data.ts';
import { located, type MatchRecord, replay } from '../core/record.ts';
import { shapeOf } from '../core/shapes.ts';
import { parse, type Schema } from '../core/schema.ts';
import { json, milliseconds } from './json.ts';
import {
  goTo,
  grown,
  pathTo,
  type Match,
  matchFrom,
  type MatchNode,
  getNode,
  marksOf,
  seatingShape,
  stepThrough,
} from './tree.ts';

/**
 * A match as JSON, with variations, comments, names and times. The record contains the chance actions, so a replay does
 * not need the seed. A record without variations, comments, names and times is a {@link core.MatchRecord}.
 */
export interface TreeRecord<G extends GameTypes = GameTypes> extends Envelope<'tree'> {
  /** The options of the match, without the seed. */
  readonly options: G['options'];
  /** For each player, the name of the person who controls this player. */
  readonly seating?: Readonly<Record<string, string>>;
  /**
   * The steps of the main line, which is the match without its variations. The first step is the start of the match,
   * with the chance actions before the first action of a player.
   */
  readonly steps: readonly RecordedStep<G>[];
  /** The outcome of the main line; absent if the match is not over at the end of this line. */
  readonly result?: G['outcome'];
}

/** One step in a line of the match. */
export interface RecordedStep<G extends GameTypes = GameTypes> {
  readonly actions: readonly AnyAction<G>[];
  readonly comment?: string;
  /** The time of the step, in milliseconds since 1970. */
  readonly time?: number;
  readonly isTakenBack?: true;
  /** The variations: lines that were played instead of this step. */
  readonly variations?: readonly (readonly RecordedStep<G>[])[];
}

const stepShape: Schema<RecordedStep> = shapeOf({
  actions: v.array(v.unknown()),
  comment: v.exactOptional(v.string()),
  time: v.exactOptional(milliseconds),
  isTakenBack: v.exactOptional(v.literal(true)),
  variations: v.exactOptional(v.array(v.pipe(v.array(v.lazy(() => stepShape)), v.minLength(1)))),
});

const contents = {
  options: v.unknown(),
  seating: v.exactOptional(seatingShape),
  steps: v.pipe(
    v.array(stepShape),
    v.minLength(1),
    v.check(
      ([start]) => start?.isTakenBack === undefined && start?.variations === undefined,
      'The first step is the start of the match: it must not be taken back or have variations',
    ),
  ),
  result: v.exactOptional(json),
};

/**
 * Creates the record of a match, or of one line of a match.
 *
 * @param game - The rules of the game.
 * @param match - Not modified.
 * @param id - The id of the last node of the line. By default, the record contains the whole match, with variations.
 * @throws {@link core.MalformedError} if the match has no such node.
 *
 * @example
 * ```ts
 * import { createMatch, playMove, currentState } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const start = createMatch(game, { seed: 'first match' });
 * const match = playMove(game, start, game.legalActions(currentState(start))[0]!, { comment: 'As always.' });
 * toTreeRecord(game, match).steps[1]?.comment // => 'As always.'
 * fromTreeRecord(game, JSON.parse(JSON.stringify(toTreeRecord(game, match)))).nodes.length // => 2
 * ```
 */
export function toTreeRecord<G extends GameTypes>(game: Game<G>, match: Match<G>, id?: number): TreeRecord<G> {
  const { options, seating } = match;
  const [start, ...rest] =
    id === undefined ? [getNode(match, 0)] : pathTo(match, id).filter((node, index) => index === 0 || isPlayed(node));
  const first = stepOf(start!);
  const steps = id === undefined ? [first, ...linesFrom(match, start!)] : [first, ...rest.map(stepOfLine)];
  const end = id === undefined ? endOf(match) : getNode(match, id);
  const turn = game.turn(end.state);
  return deepFreeze({
    ...envelopeOf('tree', game),
    options,
    ...(seating === undefined ? {} : { seating }),
    ...(turn.kind === 'over' ? { steps, result: turn.outcome } : { steps }),
  });
}

/**
 * Checks a {@link TreeRecord} or a {@link core.MatchRecord}, and returns its match. The returned match has no seed, so
 * it does not roll dice or draw cards itself. For new chance events, the caller must play chance actions, or add a seed
 * with {@link reseed}.
 *
 * @param game - The rules of the game.
 * @param given - Any value; the function checks it.
 * @returns The match, at the end of its main line.
 * @throws {@link core.MalformedError} if the value is not a record of this game, was saved under another version of the
 * rules, or contains an illegal action. The path in the error leads to the illegal action: `steps.4.actions.0`.
 *
 * @example
 * ```ts
 * import { createMatch, toTreeRecord } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const match = createMatch(game, { seed: 'first match' });
 * fromTreeRecord(game, JSON.parse(JSON.stringify(toTreeRecord(game, match)))).nodes.length // => 1
 * ```
 */
export function fromTreeRecord<G extends GameTypes>(game: Game<G>, given: unknown): Match<G> {
  const { format } = readEnvelope(given, ['tree', 'record'], game);
  if (format === 'countersheet/record') return matchOfLine(game, given);
  const shape = v.strictObject({ ...envelopeShape(['tree'], game), ...contents });
  const { options, seating, steps, result } = parse(shape, given);
  const match = withLine(game, startFrom(game, { options, seating }, steps[0]!), {
    steps: steps.slice(1),
    parent: 0,
    path: 'steps',
    offset: 1,
  });
  const end = endOf(match);
  const turn = game.turn(end.state);
  if (isEqual(result, turn.kind === 'over' ? turn.outcome : undefined)) return goTo(match, end.id);
  throw new MalformedError('result', 'The result differs from the outcome of the recorded actions');
}

/** Whether a node has actions. Nodes that {@link reseed} created have no actions. */
function isPlayed<G extends GameTypes>({ actions }: MatchNode<G>): boolean {
  return actions.length > 0;
}

function stepOf<G extends GameTypes>(node: MatchNode<G>): RecordedStep<G> {
  return { actions: node.actions, ...marksOf(node) };
}

/** Returns a step for a record without variations. Such a record does not say whether a step was taken back. */
function stepOfLine<G extends GameTypes>({ isTakenBack: _, ...node }: MatchNode<G>): RecordedStep<G> {
  return stepOf(node);
}

/**
 * Returns the nodes after a node; nodes that were taken back are last. Instead of a node without actions, returns the
 * nodes after it.
 */
function followers<G extends GameTypes>(match: Match<G>, { children }: MatchNode<G>): readonly MatchNode<G>[] {
  const nodes = children.flatMap((id) => {
    const node = getNode(match, id);
    return isPlayed(node) ? [node] : followers(match, node);
  });
  return [...nodes.filter((node) => node.isTakenBack !== true), ...nodes.filter((node) => node.isTakenBack === true)];
}

/** Returns the steps after a node, with their variations. */
function linesFrom<G extends GameTypes>(match: Match<G>, start: MatchNode<G>): readonly RecordedStep<G>[] {
  const steps: RecordedStep<G>[] = [];
  let [next, ...others] = followers(match, start);
  while (next !== undefined) {
    const variations = others.map((other) => [stepOf(other), ...linesFrom(match, other)]);
    steps.push(variations.length === 0 ? stepOf(next) : { ...stepOf(next), variations });
    [next, ...others] = followers(match, next);
  }
  return steps;
}

/** Returns the last node of the recorded main line. The line ends before the first node that was taken back. */
function endOf<G extends GameTypes>(match: Match<G>): MatchNode<G> {
  let node = getNode(match, 0);
  for (;;) {
    const [next] = followers(match, node);
    if (next === undefined || next.isTakenBack === true) return node;
    node = next;
  }
}

function startFrom<G extends GameTypes>(
  game: Game<G>,
  { options, seating }: { readonly options: unknown; readonly seating: Match<G>['seating'] | undefined },
  step: RecordedStep,
): Match<G> {
  const parsed = located('options', () => game.parseOptions(options));
  if (parsed.seed !== undefined) throw new MalformedError('options.seed', 'A record has no seed');
  const start = game.start(parsed);
  const opened = located('steps.0', () => stepThrough(game, start.state, step.actions));
  const facts = { options: parsed, ...(seating === undefined ? {} : { seating }) };
  const match = matchFrom(game, facts, { ...opened, events: [...start.events, ...opened.events] });
  return deepFreeze({ ...match, nodes: [{ ...getNode(match), ...marksOf(step) }] });
}

/** A line to replay, and its place in the record. */
interface LineToPlay {
  readonly steps: readonly RecordedStep[];
  readonly parent: number;
  readonly path: string;
  /** The index of the line's first step in the record. */
  readonly offset: number;
}

/** Replays a line and all its variations from a node of the match, and returns the resulting match. */
function withLine<G extends GameTypes>(game: Game<G>, match: Match<G>, given: LineToPlay): Match<G> {
  let [now, parent] = [match, given.parent];
  const branches: LineToPlay[] = [];
  for (const [index, step] of given.steps.entries()) {
    const path = `${given.path}.${String(index + given.offset)}`;
    const from = parent;
    for (const [number, steps] of (step.variations ?? []).entries()) {
      branches.push({ steps, parent: from, path: `${path}.variations.${String(number)}`, offset: 0 });
    }
    const played = located(path, () => stepThrough(game, getNode(now, from).state, step.actions));
    now = grown(now, from, { ...played, ...marksOf(step) });
    parent = now.current;
  }
  return branches.reduce((all, branch) => withLine(game, all, branch), now);
}

/** Returns the match of a record that has no variations, comments or times. */
function matchOfLine<G extends GameTypes>(game: Game<G>, given: unknown): Match<G> {
  replay(game, given);
  const { options, actions } = given as MatchRecord<G>;
  const start = startFrom(game, { options, seating: undefined }, { actions: [] });
  return actions.reduce((match, action) => grown(match, match.current, game.step(getNode(match).state, action)), start);
}
