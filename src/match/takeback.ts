import {
  eventsFor,
  type AnyAction,
  type Game,
  type GameTypes,
  type State,
  type Transition,
  type View,
} from '../core/game.ts';
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
  type NodeContent,
  currentState,
  replaced,
  stepThrough,
} from './tree.ts';

/** The reason why a player cannot take back an action without the consent of the opponents, with details. */
export interface TakebackBlocker<G extends GameTypes> {
  /** The code of the reason. `countersheet/messages/en` has a sentence for each code. */
  readonly code: TakebackBlockerCode;
  /**
   * The last event that the player saw when the action was played: a chance event or a revealed fact. This field is
   * absent if the player saw no event.
   */
  readonly event?: G['event'];
}

/** The reason why a player cannot take back an action without the consent of the opponents. */
export type TakebackBlockerCode =
  'nothing-played' | 'chance-drawn' | 'turn-passed' | 'others-acted' | 'private-information' | 'revealed';

/** The conditions for taking back a player's last action. */
export interface TakebackInfo<G extends GameTypes = GameTypes> {
  readonly player: G['player'];
  /**
   * The reason why the takeback is not free; absent if the takeback is free. If the takeback undoes a die roll or a
   * card draw, the match gets a new seed.
   */
  readonly blocker?: TakebackBlocker<G>;
  /** The players who must agree to the takeback. */
  readonly asks: readonly G['player'][];
}

/** The reason why a room refuses a takeback request, or why a takeback needs the consent of the opponents. */
export type TakebackRefusalCode = TakebackBlockerCode | 'request-open';

/**
 * Number of worlds (states that fit the view) that a check samples. If the action has a different result in 1 of 20
 * worlds, the check detects this difference with a probability of 95 %.
 */
const WORLDS = 60;

/**
 * If this number of sampled worlds are equal, the check of a takeback assumes that there is only one world. If in fact
 * there are two equally likely worlds, the check makes this wrong assumption in about one of 1000 cases.
 */
const SAME = 10;

/**
 * Returns the reason why a player cannot freely take back their last action; `undefined` if the player can.
 *
 * A takeback is free if all of the following conditions are true: no chance event occurred, the player is still to act,
 * no player received private information, and the visible result of the action would be the same in every state that
 * fits the player's view. Simultaneous choices that other players made later do not prevent a free takeback; these
 * choices stay in the match.
 *
 * @param game - The rules of the game.
 * @param match - Not modified.
 * @param player - The player who wants to take back an action.
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
  const isByEvent = code === 'chance-drawn' || code === 'private-information' || code === 'revealed';
  return blocker(code, isByEvent ? eventsFor(last.events, player).at(-1) : undefined);
}

/**
 * Returns the conditions for taking back a player's last action; `undefined` if the player has not acted yet. The
 * conditions reveal no secret: they depend only on facts that the player is allowed to know.
 *
 * @param others - The players who must agree if the takeback is not free.
 */
export function takebackInfo<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  player: G['player'],
  others: readonly G['player'][],
): TakebackInfo<G> | undefined {
  const blocker = takebackBlocker(game, match, player);
  if (blocker === undefined) return { player, asks: [] };
  return blocker.code === 'nothing-played' ? undefined : { player, blocker, asks: others };
}

/**
 * Takes back a player's last action if the takeback is free: see {@link takebackBlocker}. Later choices of other
 * players stay in the match if this player has not seen them.
 *
 * @param game - The rules of the game.
 * @param match - Not modified.
 * @param player - The player who takes back.
 * @throws {@link core.IllegalActionError} if the takeback is not free. The violation in the error is the result of
 * `takebackBlocker`.
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

/**
 * Same as {@link takeBack}, but does not check whether the takeback is free. Throws `MalformedError` if the takeback is
 * impossible.
 */
export function takenBack<G extends GameTypes>(game: Game<G>, match: Match<G>, player: G['player']): Match<G> {
  const last = lastPlayedBy(match, player);
  const kept = keptAfter(game, match, last);
  if (kept === undefined) throw new MalformedError('player', 'Other players may have acted since this action');
  return kept.reduce((now, step) => grown(now, now.current, step), goTo(markedBack(match, last), last.parent));
}

/**
 * Takes back a player's last action and everything after it, even if the takeback is not free. Call this function if
 * the players who may have learned secrets have agreed. If the takeback undoes a chance event, the match gets a new
 * seed.
 *
 * @param game - The rules of the game.
 * @param match - Not modified.
 * @param entropy - The new seed, which must be unpredictable: use `randomSeed()`.
 * @throws {@link core.MalformedError} if the player has not acted yet, or the seed is not valid.
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

/** Same as {@link forceTakeback}, for any transition of the current line. */
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
 * Gives a match a new seed for dice and cards, so that players cannot predict later chance results from results that
 * were taken back.
 *
 * @param game - The rules of the game.
 * @param match - Not modified.
 * @param entropy - An unpredictable seed: use `randomSeed()`.
 * @returns The match at a new node without actions.
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

/** A node that has a parent. */
type Later<G extends GameTypes> = MatchNode<G> & { readonly parent: number };

/** Returns the nodes of a player's actions on the current line, in order. */
export function playedBy<G extends GameTypes>(match: Match<G>, player: G['player']): readonly Later<G>[] {
  return pathTo(match).filter(
    (node): node is Later<G> => node.parent !== undefined && node.actions[0]?.player === player,
  );
}

/**
 * Returns the last node on the current line with an action of a player. Throws `MalformedError` if the line has no such
 * node.
 */
function lastPlayedBy<G extends GameTypes>(match: Match<G>, player: G['player']): Later<G> {
  const last = playedBy(match, player).at(-1);
  if (last === undefined) throw new MalformedError('player', 'The player has played nothing to take back');
  return last;
}

function markedBack<G extends GameTypes>(match: Match<G>, node: MatchNode<G>): Match<G> {
  return replaced(match, { ...node, isTakenBack: true });
}

function blocker<G extends GameTypes>(code: TakebackBlockerCode, event?: G['event']): TakebackBlocker<G> {
  return deepFreeze({ code, ...(event === undefined ? {} : { event }) });
}

/** Returns the reason why an action cannot be taken back without consent; `undefined` if there is no such reason. */
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
  if (informsOthers(before, step, action.player)) return 'private-information';
  return blockerInWorlds(game, { before, action, step });
}

interface Tried<G extends GameTypes> {
  readonly before: State<G>;
  readonly action: G['action'];
  readonly step: Transition<G>;
}

/**
 * If a viewer could learn a secret from the tried transition, returns the reason why the takeback is not free. The
 * viewer learns something if the transition would look different with other hidden data that fits the viewer's view.
 */
function blockerInWorlds<G extends GameTypes>(
  game: Game<G>,
  { before, action, step }: Tried<G>,
): TakebackBlockerCode | undefined {
  const { player } = action;
  const view = game.view(before, player);
  for (const world of worldsOf(game, before, player)) {
    const other = game.step(world, action);
    if (informsOthers(world, other, player)) return 'private-information';
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

/**
 * Yields sampled worlds that fit a viewer's view, except the actual world. If two views are equal, the sampled worlds
 * are the same.
 */
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

/** Whether any player except `player` learns something that is not public. */
function informsOthers<G extends GameTypes>(
  before: State<G>,
  { state, events }: Transition<G>,
  player: G['player'],
): boolean {
  if (events.some(({ only }) => only !== undefined && only !== player)) return true;
  const others = namesIn(state.secrets).filter((each) => each !== player);
  return others.some((other) => !isEqual(state.secrets[other], before.secrets[other]));
}

/**
 * Returns the reason why transitions after the given node prevent a free takeback; `undefined` if they do not prevent
 * it.
 */
function blockerAfter<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  node: Later<G>,
): TakebackBlockerCode | undefined {
  const { player } = node.actions[0]!;
  if (!isAwaited(game, currentState(match), player)) return 'turn-passed';
  const kept = keptAfter(game, match, node);
  // Other players may have acted in secret. The success or failure of the takeback must not reveal these secret
  // actions.
  if (kept === undefined || (isPublic(match, node) && areOthersAwaited(game, match, node))) return 'others-acted';
  return kept.some((step) => step.actions.some(isOfChance)) ? 'chance-drawn' : undefined;
}

/** Whether a transition changed public information. */
function isPublic<G extends GameTypes>(match: Match<G>, { parent, events, state }: Later<G>): boolean {
  const isShown = !isEqual(state.table, getNode(match, parent).state.table);
  return isShown || eventsFor(events, 'spectator').length > 0;
}

/** Whether any player could act after a transition, except the player who caused this transition. */
function areOthersAwaited<G extends GameTypes>(game: Game<G>, match: Match<G>, node: Later<G>): boolean {
  const all = pathTo(match);
  const { player } = node.actions[0]!;
  return all.slice(all.indexOf(node)).some(({ state }) => {
    const turn = game.turn(state);
    return turn.kind === 'decision' && turn.players.some((each) => each !== player);
  });
}

/**
 * Omits a given transition, replays all transitions after it, and returns the replayed transitions; `undefined` if the
 * replay is impossible or has different events.
 */
function keptAfter<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  node: Later<G>,
): readonly NodeContent<G>[] | undefined {
  const all = pathTo(match);
  let { state } = getNode(match, node.parent);
  const kept: NodeContent<G>[] = [];
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

/** Plays an action in a state without its dice, so that no chance events follow the action. */
function withoutDice<G extends GameTypes>(game: Game<G>, state: State<G>, action: AnyAction<G>): Transition<G> {
  if (state.dice === undefined) return game.step(state, action);
  const { dice: _, ...rest } = state;
  return game.step(game.parseState(rest), action);
}

/** Whether the match waits for a player. */
export function isAwaited<G extends GameTypes>(game: Game<G>, position: State<G> | View<G>, player: string): boolean {
  const turn = game.turn(position);
  return turn.kind === 'decision' && turn.players.includes(player);
}

function isOfChance({ player }: { readonly player: string }): boolean {
  return player === 'chance';
}
