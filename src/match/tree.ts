import * as v from 'valibot';
import { MalformedError } from '../core/errors.ts';
import type { AnyAction, Game, GameTypes, State, Transition } from '../core/game.ts';
import { deepFreeze, isEqual } from '../core/plain-data.ts';
import type { Seed } from '../core/random.ts';
import { located } from '../core/record.ts';
import { parse, type Schema } from '../core/schema.ts';
import { cloned, label, refuseDraft } from './json.ts';

/** One transition of a match: its actions, its events, and the state after it. */
export interface MatchNode<G extends GameTypes> {
  /** The index of the node in {@link Match.nodes}; 0 is the start. */
  readonly id: number;
  /** Id of the node before this node; absent in the first node. */
  readonly parent?: number;
  /** Ids of the nodes after this node; the main line is first. */
  readonly children: readonly number[];
  /**
   * The actions in order: usually one action of a player, and then the die rolls and card draws that followed it. `[]`
   * for a node that {@link reseed} created.
   */
  readonly actions: readonly AnyAction<G>[];
  /** All events, including private events. */
  readonly events: readonly G['event'][];
  readonly state: State<G>;
  readonly comment?: string;
  /** The time of the transition, in milliseconds since 1970; absent if the caller gave no time. */
  readonly time?: number;
  /** True if this transition was taken back, together with all transitions after it. */
  readonly isTakenBack?: true;
}

/**
 * A match with all its variations. A match contains secrets and the seed. Therefore, only servers and people who are
 * allowed to see everything may use it.
 */
export interface Match<G extends GameTypes> extends MatchInfo<G> {
  /** Id of the game. */
  readonly game: string;
  readonly nodes: readonly MatchNode<G>[];
  /** Id of the current node. */
  readonly current: number;
}

/** Facts that never change during a match. */
export interface MatchInfo<G extends GameTypes> {
  /** The options, without the seed. */
  readonly options: G['options'];
  /** For each player, the name of the person who controls this player. */
  readonly seating?: Readonly<Record<string, string>>;
}

/** Schema of the names of people, by player. */
export const seatingShape: Schema<Readonly<Record<string, string>>> = v.record(v.string(), label);

/** The comment and the time that a caller adds to a transition. */
export interface Annotation {
  readonly comment?: string;
  /** The time of the transition, in milliseconds since 1970. */
  readonly time?: number;
}

/** The data of a node, without its place in the match. */
export type NodeContent<G extends GameTypes> = Omit<MatchNode<G>, 'id' | 'parent' | 'children'>;

/** Returns those of the comment, the time and the mark of a takeback that a node or a saved step has. */
export function marksOf({
  comment,
  time,
  isTakenBack,
}: {
  readonly [Key in 'comment' | 'time' | 'isTakenBack']?: MatchNode<GameTypes>[Key] | undefined;
}): Pick<MatchNode<GameTypes>, 'comment' | 'time' | 'isTakenBack'> {
  return {
    ...(comment === undefined ? {} : { comment }),
    ...(time === undefined ? {} : { time }),
    ...(isTakenBack === undefined ? {} : { isTakenBack }),
  };
}

/**
 * Starts a match.
 *
 * @param game - The rules of the game.
 * @param options - Options of the game. If the options have a `seed`, the match itself rolls the dice and draws the
 * cards.
 * @param seating - For each player, the name of the person who controls this player. The names are stored in the match.
 * @throws {@link core.MalformedError} if the options or the names are not valid.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const match = createMatch(upAgainstTheWall, { seed: 'first match' }, { radicals: 'Ann', administration: 'Ben' });
 * match.nodes.length // => 1
 * ```
 */
export function createMatch<G extends GameTypes>(
  game: Game<G>,
  options: G['options'] & { readonly seed?: Seed } = {},
  seating?: Readonly<Record<string, string>>,
): Match<G> {
  // `start` checks the options, which can be any value in plain JavaScript. `null` means that the caller gives no
  // options.
  const start = game.start(options);
  const { seed: _, ...rest } = { ...options };
  const facts = { options: rest };
  if (seating === undefined) return matchFrom(game, facts, start);
  return matchFrom(game, { ...facts, seating: located('seating', () => parse(seatingShape, seating)) }, start);
}

/** Returns a match that contains only the first node. */
export function matchFrom<G extends GameTypes>(
  game: Game<G>,
  facts: MatchInfo<G>,
  start: Pick<MatchNode<G>, 'actions' | 'events' | 'state'>,
): Match<G> {
  const { actions, events, state } = start;
  const nodes: MatchNode<G>[] = [{ id: 0, children: [], actions, events, state }];
  const kept = parse(cloned, facts) as MatchInfo<G>;
  return deepFreeze({ game: game.id, ...kept, nodes, current: 0 });
}

/**
 * Plays an action at the current node and moves to the new node. If the current node already has a child with this
 * action, and this child was not taken back, the function moves to this child.
 *
 * @param game - The rules of the game.
 * @param match - Not modified.
 * @param action - The action of a player or, if the match has no seed, of chance.
 * @param annotation - A comment and a time for the new node.
 * @throws {@link core.IllegalActionError} if the action breaks a rule.
 * @throws {@link core.MalformedError} if the action is not valid.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const first = createMatch(upAgainstTheWall, { seed: 'first match' });
 * const [action] = upAgainstTheWall.legalActions(currentState(first));
 * const match = playMove(upAgainstTheWall, first, action!);
 * pathTo(match).length // => 2
 * ```
 */
export function playMove<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  action: AnyAction<G>,
  annotation: Annotation = {},
): Match<G> {
  const known = getNode(match)
    .children.map((id) => getNode(match, id))
    .find(({ actions, isTakenBack }) => isTakenBack !== true && isEqual(actions[0], action));
  if (known !== undefined) return annotate(goTo(match, known.id), known.id, annotation);
  return grown(match, match.current, { ...game.step(currentState(match), action), ...annotation });
}

/**
 * Plays the actions of one transition: first the action of the player, then the chance actions. Skips chance actions
 * that the game itself has already played.
 *
 * @throws {@link core.MalformedError} if the game itself plays chance actions that differ from the given chance
 * actions.
 */
export function stepThrough<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  actions: readonly AnyAction<GameTypes>[],
): Transition<G> {
  let all: Transition<G> = { state, events: [], actions: [] };
  while (all.actions.length < actions.length) {
    const next = game.step(all.state, actions[all.actions.length] as AnyAction<G>);
    const [events, played] = [
      [...all.events, ...next.events],
      [...all.actions, ...next.actions],
    ];
    all = { state: next.state, events, actions: played };
  }
  if (isEqual(all.actions, actions)) return all;
  throw new MalformedError('actions', 'The chance actions differ from the results of the dice');
}

/** Adds a node to a match. The new node is a child of `parent`, and becomes the current node. */
export function grown<G extends GameTypes>(match: Match<G>, parent: number, step: NodeContent<G>): Match<G> {
  const id = match.nodes.length;
  const before = getNode(match, parent);
  const node: MatchNode<G> = deepFreeze({ ...step, id, parent, children: [] });
  const extended = { ...before, children: [...before.children, id] };
  const nodes = [...match.nodes, node];
  nodes[parent] = deepFreeze(extended);
  return frozen({ ...match, nodes, current: id });
}

/**
 * Moves to another node of the match. If you then play an action, the action starts a variation. The next dice and
 * cards are then the same as before, so the players would know them. In a match between people, use {@link takeBack}
 * instead of this function.
 *
 * @param match - Not modified.
 * @param id - Id of the node.
 * @throws {@link core.MalformedError} if the match has no such node.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const match = playMove(game, createMatch(game, { seed: 'first match' }), { type: 'end-cards', player: 'radicals' });
 * goTo(match, 0).current // => 0
 * ```
 */
export function goTo<G extends GameTypes>(match: Match<G>, id: number): Match<G> {
  return frozen({ ...match, current: getNode(match, id).id });
}

/**
 * Returns a node of a match.
 *
 * @param match - Not modified.
 * @param id - Id of the node. Default: the current node.
 * @throws {@link core.MalformedError} if the match has no such node.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const match = playMove(game, createMatch(game, { seed: 'first match' }), { type: 'end-cards', player: 'radicals' });
 * getNode(match).parent // => 0
 * ```
 */
export function getNode<G extends GameTypes>(match: Match<G>, id: number = match.current): MatchNode<G> {
  refuseDraft('match', match);
  const node = Number.isSafeInteger(id) ? match.nodes[id] : undefined;
  if (node === undefined) throw new MalformedError('id', `The match has no node ${String(id)}`);
  return node;
}

/**
 * Returns the state at the current node.
 *
 * @param match - Not modified.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * currentState(createMatch(game, { seed: 1 })).table.turn // => 1
 * ```
 */
export function currentState<G extends GameTypes>(match: Match<G>): State<G> {
  return getNode(match).state;
}

/**
 * Returns the nodes from the start to a node, both included.
 *
 * @param match - Not modified.
 * @param id - Id of the node. Default: the current node.
 * @throws {@link core.MalformedError} if the match has no such node.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const match = playMove(game, createMatch(game, { seed: 'first match' }), { type: 'end-cards', player: 'radicals' });
 * pathTo(match).map(({ id }) => id) // => [0, 1]
 * ```
 */
export function pathTo<G extends GameTypes>(match: Match<G>, id: number = match.current): readonly MatchNode<G>[] {
  const nodes: MatchNode<G>[] = [];
  for (let next: number | undefined = id; next !== undefined; next = nodes.at(-1)?.parent) {
    nodes.push(getNode(match, next));
  }
  return nodes.reverse();
}

/**
 * Returns the main line: from the start, always the first child that was not taken back.
 *
 * @param match - Not modified.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const match = playMove(game, createMatch(game, { seed: 'first match' }), { type: 'end-cards', player: 'radicals' });
 * mainLine(goTo(match, 0)).length // => 2
 * ```
 */
export function mainLine<G extends GameTypes>(match: Match<G>): readonly MatchNode<G>[] {
  const nodes = [getNode(match, 0)];
  for (let next = mainChild(match, nodes[0]!); next !== undefined; next = mainChild(match, next)) nodes.push(next);
  return nodes;
}

/**
 * Makes the line that leads to a given node the main line.
 *
 * @param match - Not modified.
 * @param id - Id of the node.
 * @throws {@link core.MalformedError} if the match has no such node.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall } from 'countersheet/up-against-the-wall';
 *
 * const start = createMatch(upAgainstTheWall);
 * const [one, other] = upAgainstTheWall.legalActions(currentState(start));
 * const tried = playMove(upAgainstTheWall, goTo(playMove(upAgainstTheWall, start, one!), 0), other!);
 * mainLine(tried).map(({ id }) => id) // => [0, 1]
 * mainLine(promote(tried, 2)).map(({ id }) => id) // => [0, 2]
 * ```
 */
export function promote<G extends GameTypes>(match: Match<G>, id: number): Match<G> {
  const nodes = [...match.nodes];
  for (const node of pathTo(match, id)) {
    const parent = node.parent === undefined ? undefined : nodes[node.parent];
    if (parent === undefined || parent.children[0] === node.id) continue;
    const others = parent.children.filter((child) => child !== node.id);
    nodes[parent.id] = deepFreeze({ ...parent, children: [node.id, ...others] });
  }
  return frozen({ ...match, nodes });
}

/**
 * Sets the comment or the time of a node. If a value is absent, the old value stays.
 *
 * @param match - Not modified.
 * @param id - Id of the node.
 * @param annotation - The new comment and the new time.
 * @throws {@link core.MalformedError} if the match has no such node.
 *
 * @example
 * ```ts
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const match = annotate(createMatch(game, { seed: 1 }), 0, { comment: 'A usual start.' });
 * getNode(match, 0).comment // => 'A usual start.'
 * ```
 */
export function annotate<G extends GameTypes>(match: Match<G>, id: number, annotation: Annotation): Match<G> {
  const node = getNode(match, id);
  return Object.keys(annotation).length === 0 ? match : replaced(match, { ...node, ...annotation });
}

/** Returns a match in which `node` replaces the node with the same id. */
export function replaced<G extends GameTypes>(match: Match<G>, node: MatchNode<G>): Match<G> {
  return frozen({ ...match, nodes: match.nodes.with(node.id, deepFreeze(node)) });
}

function mainChild<G extends GameTypes>(match: Match<G>, { children }: MatchNode<G>): MatchNode<G> | undefined {
  return children.map((id) => getNode(match, id)).find(({ isTakenBack }) => isTakenBack !== true);
}

function frozen<G extends GameTypes>(match: Match<G>): Match<G> {
  Object.freeze(match.nodes);
  return Object.freeze(match);
}
