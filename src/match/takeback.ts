import { eventsFor, type AnyAction, type Game, type GameTypes, type State, type Transition } from '../core/game.ts';
import { IllegalActionError, isIllegalAction, isMalformed, type Json, MalformedError } from '../core/errors.ts';
import { namesIn } from '../core/lookups.ts';
import { deepFreeze, isEqual } from '../core/plain-data.ts';
import { createRng, type Seed } from '../core/random.ts';
import {
  goTo,
  grown,
  pathTo,
  type Match,
  type MatchNode,
  getNode,
  currentState,
  replaced,
  stepThrough,
} from './tree.ts';

/** What stands in the way of taking back freely. */
export interface TakebackBlocker<G extends GameTypes> {
  /** `countersheet/messages/en` has a sentence for each. */
  readonly code: TakebackBlockerCode;
  /** The event that stands in the way: what chance did, what was told or shown; absent if the player has not seen any. */
  readonly event?: G['event'];
}

/** Why something cannot be taken back freely. */
export type TakebackBlockerCode =
  'nothing-played' | 'chance-drawn' | 'turn-passed' | 'others-acted' | 'told-in-private' | 'revealed';

/** How many worlds are tried. What would have gone otherwise in one world of twenty is found out 19 times of 20. */
const WORLDS = 60;

/** If so many worlds are the same, there is no other one: with two as likely it happens once in a thousand times. */
const SAME = 10;

/**
 * Why a player cannot freely take back the last that they played; `undefined` if they can.
 *
 * They can if no chance was drawn, it is still theirs to act, nobody was told anything in private, and what was shown
 * would have been the same whatever is hidden. Simultaneous choices of others that came later are no obstacle: they stay.
 *
 * @param game - The rules.
 * @param match - Not modified.
 * @param player - Who would take back.
 *
 * @example
 * ```ts
 * import { createMatch, playMove } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const match = createMatch(game, { seed: 'first match' });
 * takebackBlocker(game, match, 'radicals')?.code // => 'nothing-played'
 * takebackBlocker(game, playMove(game, match, { type: 'end-cards', player: 'radicals' }), 'radicals') // => undefined
 * ```
 */
export function takebackBlocker<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  player: G['player'],
): TakebackBlocker<G> | undefined {
  const last = playedBy(match, player).at(-1);
  if (last === undefined) return blocker('nothing-played');
  const code = blockerIn(game, match, last) ?? blockerAfter(game, match, last);
  if (code === undefined) return undefined;
  const isByEvent = code === 'chance-drawn' || code === 'told-in-private' || code === 'revealed';
  return blocker(code, isByEvent ? eventsFor(last.events, player).at(-1) : undefined);
}

/**
 * Takes back the last that a player played, if it is free to: see {@link takebackBlocker}. What others chose since, unseen by
 * the player, is kept.
 *
 * @param game - The rules.
 * @param match - Not modified.
 * @param player - Who takes back.
 * @throws {@link core.IllegalActionError} if it is not free; the violation is the obstacle.
 *
 * @example
 * ```ts
 * import { createMatch, playMove } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const match = playMove(game, createMatch(game, { seed: 'first match' }), { type: 'end-cards', player: 'radicals' });
 * takeBack(game, match, 'radicals').current // => 0
 * ```
 */
export function takeBack<G extends GameTypes>(game: Game<G>, match: Match<G>, player: G['player']): Match<G> {
  const found = takebackBlocker(game, match, player);
  if (found === undefined) return takenBack(game, match, player);
  const { code, event } = found;
  const details = event === undefined ? {} : { details: { event: event as unknown as Json } };
  throw new IllegalActionError({ code, ...details }, { type: 'take-back', player });
}

/** The same where it is known to be free. Throws `MalformedError` if it cannot be at all. */
export function takenBack<G extends GameTypes>(game: Game<G>, match: Match<G>, player: G['player']): Match<G> {
  const last = lastPlayedBy(match, player);
  const kept = keptAfter(game, match, last);
  if (kept === undefined) throw new MalformedError('player', 'Others may have acted since');
  return kept.reduce((now, step) => grown(now, now.current, step), goTo(markedBack(match, last), last.parent));
}

/**
 * Takes back the last that a player played and all that came after it, free or not: for when those who have learnt
 * something agree. If chance was drawn since, luck is made anew.
 *
 * @param game - The rules.
 * @param match - Not modified.
 * @param entropy - What new luck comes from; nobody must be able to guess it: `randomSeed()`.
 * @throws {@link core.MalformedError} if the player has played nothing, or the entropy is no seed.
 *
 * @example
 * ```ts
 * import { randomSeed } from 'countersheet/core';
 * import { createMatch, playMove, currentState } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const start = playMove(game, createMatch(game, { seed: 'first match' }), { type: 'end-cards', player: 'radicals' });
 * const match = playMove(game, start, { type: 'deploy', player: 'radicals', track: 'black-students', count: 10 });
 * takebackBlocker(game, match, 'radicals')?.code // => 'chance-drawn'
 * const back = forceTakeback(game, match, { player: 'radicals', entropy: randomSeed() });
 * currentState(back).dice?.seed === 'first match' // => false
 * back.nodes[2]?.isTakenBack // => true
 * ```
 */
export function forceTakeback<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  { player, entropy }: { readonly player: G['player']; readonly entropy: Seed },
): Match<G> {
  return takenBackFrom(game, match, { step: lastPlayedBy(match, player), entropy });
}

/** The same from any step of the line on. */
export function takenBackFrom<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  { step, entropy }: { readonly step: Later<G>; readonly entropy: Seed },
): Match<G> {
  const path = pathTo(match);
  const undone = path.slice(path.indexOf(step));
  const back = goTo(markedBack(match, step), step.parent);
  const isPastChance = undone.some(({ actions }) => actions.some(isOfChance));
  return isPastChance && currentState(back).dice !== undefined ? reseed(game, back, entropy) : back;
}

/**
 * Makes the luck of a match anew, or gives dice to a match that has none: nothing that anybody has foreseen comes true.
 *
 * @param game - The rules.
 * @param match - Not modified.
 * @param entropy - A seed that nobody can guess: `randomSeed()`.
 * @returns The match at a new node with no actions.
 *
 * @example
 * ```ts
 * import { createMatch, currentState } from 'countersheet/match';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * currentState(reseed(game, createMatch(game, { seed: 'first match' }), 'another')).dice?.seed // => 'another'
 * ```
 */
export function reseed<G extends GameTypes>(game: Game<G>, match: Match<G>, entropy: Seed): Match<G> {
  const state = game.parseState({ ...currentState(match), dice: { seed: entropy, streams: {} } });
  return grown(match, match.current, { actions: [], events: [], state });
}

/** A node that follows another one. */
type Later<G extends GameTypes> = MatchNode<G> & { readonly parent: number };

/** What a player has played on the line, in order. */
export function playedBy<G extends GameTypes>(match: Match<G>, player: G['player']): readonly Later<G>[] {
  return pathTo(match).filter(
    (node): node is Later<G> => node.parent !== undefined && node.actions[0]?.player === player,
  );
}

/** The last of them. Throws `MalformedError` if there is none. */
function lastPlayedBy<G extends GameTypes>(match: Match<G>, player: G['player']): Later<G> {
  const last = playedBy(match, player).at(-1);
  if (last === undefined) throw new MalformedError('player', 'They have played nothing that could be taken back');
  return last;
}

function markedBack<G extends GameTypes>(match: Match<G>, node: MatchNode<G>): Match<G> {
  return replaced(match, { ...node, isTakenBack: true });
}

function blocker<G extends GameTypes>(code: TakebackBlockerCode, event?: G['event']): TakebackBlocker<G> {
  return deepFreeze({ code, ...(event === undefined ? {} : { event }) });
}

/** What in the step itself stands in the way. */
function blockerIn<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  node: Later<G>,
): TakebackBlockerCode | undefined {
  const [action, ...more] = node.actions as readonly [G['action'], ...AnyAction<G>[]];
  if (more.length > 0) return 'chance-drawn';
  if (!isAwaited(game, node.state, action.player)) return 'turn-passed';
  const before = getNode(match, node.parent).state;
  const step = withoutDice(game, before, action);
  if (tellsOthers(before, step, action.player)) return 'told-in-private';
  return blockerInWorlds(game, { before, action, step });
}

interface Tried<G extends GameTypes> {
  readonly before: State<G>;
  readonly action: G['action'];
  readonly step: Transition<G>;
}

/** Whether the step would have gone otherwise, for what anybody is shown of it, if what is hidden were otherwise. */
function blockerInWorlds<G extends GameTypes>(
  game: Game<G>,
  { before, action, step }: Tried<G>,
): TakebackBlockerCode | undefined {
  const { player } = action;
  const view = game.view(before, player);
  for (const world of worldsOf(game, before, player)) {
    const other = game.step(world, action);
    if (tellsOthers(world, other, player)) return 'told-in-private';
    if (!isEqual(shownTo(game, other, player), shownTo(game, step, player))) return 'revealed';
  }
  const shown = shownTo(game, step, 'spectator');
  if (shown.events.length === 0 && isEqual(shown.view.table, view.table)) return undefined;
  for (const world of worldsOf(game, before, 'spectator')) {
    if (game.whyIllegal(world, action) !== undefined) return 'revealed';
    if (!isEqual(shownTo(game, game.step(world, action), 'spectator'), shown)) return 'revealed';
  }
  return undefined;
}

/** Worlds that a viewer may be in, other than the one that is. They are always the same ones for a view. */
function* worldsOf<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  viewer: G['player'] | 'spectator',
): Iterable<State<G>> {
  const view = game.view(state, viewer);
  const rng = createRng('take-back');
  const first = game.sampleState(view, rng);
  let isOnlyOne = true;
  for (let count = 0; count < WORLDS && !(isOnlyOne && count === SAME); count++) {
    const world = game.sampleState(view, rng);
    isOnlyOne &&= areSame(world, first);
    if (!areSame(world, state)) yield world;
  }
}

function areSame<G extends GameTypes>(one: State<G>, other: State<G>): boolean {
  return isEqual([one.secrets, one.hidden], [other.secrets, other.hidden]);
}

function shownTo<G extends GameTypes>(
  game: Game<G>,
  { state, events }: Transition<G>,
  viewer: G['player'] | 'spectator',
) {
  return { view: game.view(state, viewer), events: eventsFor(events, viewer) };
}

/** Whether somebody else than the player learns of something that not everybody does. */
function tellsOthers<G extends GameTypes>(
  before: State<G>,
  { state, events }: Transition<G>,
  player: G['player'],
): boolean {
  if (events.some(({ only }) => only !== undefined && only !== player)) return true;
  const others = namesIn(state.secrets).filter((each) => each !== player);
  return others.some((other) => !isEqual(state.secrets[other], before.secrets[other]));
}

/** What came after the step that stands in the way. */
function blockerAfter<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  node: Later<G>,
): TakebackBlockerCode | undefined {
  const { player } = node.actions[0]!;
  if (!isAwaited(game, currentState(match), player)) return 'turn-passed';
  const kept = keptAfter(game, match, node);
  // What others did unseen must not tell by whether it goes without the step.
  if (kept === undefined || (isPublic(match, node) && areOthersAwaited(game, match, node))) return 'others-acted';
  return kept.some((step) => step.actions.some(isOfChance)) ? 'chance-drawn' : undefined;
}

/** Whether everybody has seen something of a step. */
function isPublic<G extends GameTypes>(match: Match<G>, { parent, events, state }: Later<G>): boolean {
  const isShown = !isEqual(state.table, getNode(match, parent).state.table);
  return isShown || eventsFor(events, 'spectator').length > 0;
}

/** Whether anybody but its player could act after a step. */
function areOthersAwaited<G extends GameTypes>(game: Game<G>, match: Match<G>, node: Later<G>): boolean {
  const all = pathTo(match);
  const { player } = node.actions[0]!;
  return all.slice(all.indexOf(node)).some(({ state }) => {
    const turn = game.turn(state);
    return turn.kind === 'decision' && turn.players.some((each) => each !== player);
  });
}

/** What came after a step, as it goes without that step; `undefined` if it does not go so, or does not look the same. */
function keptAfter<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  node: Later<G>,
): readonly Omit<MatchNode<G>, 'id' | 'parent' | 'children'>[] | undefined {
  const all = pathTo(match);
  let { state } = getNode(match, node.parent);
  const kept: Omit<MatchNode<G>, 'id' | 'parent' | 'children'>[] = [];
  for (const { id: _, parent: _parent, children: _children, ...later } of all.slice(all.indexOf(node) + 1)) {
    const step = later.actions.length === 0 ? undefined : replayed(game, state, later.actions);
    if (step === undefined || !isEqual(step.events, later.events)) return undefined;
    kept.push({ ...later, ...step });
    ({ state } = step);
  }
  return kept;
}

function replayed<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  actions: readonly AnyAction<G>[],
): Transition<G> | undefined {
  try {
    return stepThrough(game, state, actions);
  } catch (error) {
    if (isIllegalAction(error) || isMalformed(error)) return undefined;
    throw error;
  }
}

/** A step as it goes without dice, so that chance is not drawn. */
function withoutDice<G extends GameTypes>(game: Game<G>, state: State<G>, action: AnyAction<G>): Transition<G> {
  if (state.dice === undefined) return game.step(state, action);
  const { dice: _, ...rest } = state;
  return game.step(game.parseState(rest), action);
}

function isAwaited<G extends GameTypes>(game: Game<G>, state: State<G>, player: string): boolean {
  const turn = game.turn(state);
  return turn.kind === 'decision' && turn.players.includes(player);
}

function isOfChance({ player }: { readonly player: string }): boolean {
  return player === 'chance';
}
