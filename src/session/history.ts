import { eventsFor, type GameTypes, type Position } from '../core/game.ts';
import { playerTitleIn } from '../messages/catalogue.ts';
import type { Messages } from '../messages/messages.ts';
import { pathTo, type Match, type MatchNode, getNode } from '../match/tree.ts';
import { hasSecrets } from './screen.ts';
import type { Session, ShownMatch } from './session.ts';

/** A sentence about an event, and the rule that the event cites. */
export interface Sentence {
  readonly text: string;
  readonly rule: string;
}

/** One step of the history of a match. */
export interface HistoryStep {
  /** Id of the step's node in the match; see {@link visit}. */
  readonly id: number;
  /**
   * The title of the step: the name of the player who acted. If the viewer played the action and the step has no
   * sentence, the title also contains the action. The title of the first step is `''`.
   */
  readonly title: string;
  readonly sentences: readonly Sentence[];
  /** Whether the viewer played this step. */
  readonly isOwn: boolean;
  /** Ids of the steps that were played instead of this step. */
  readonly variations: readonly number[];
}

/** The news that the person at the screen has not read yet. */
export interface News {
  readonly sentences: readonly Sentence[];
  /** Whether at least one sentence is about an action of another player. */
  readonly isByOthers: boolean;
}

type Node = MatchNode<GameTypes>;

/**
 * Returns the history of the match: the steps up to the current step, and the steps that were played after the current
 * step. The history contains only facts that the person at the screen is allowed to know.
 *
 * @param session - Not modified.
 *
 * @example
 * ```ts
 * import { playAction, startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * const after = playAction(session, { type: 'end-cards', player: 'radicals' });
 * historyOf(after).map(({ title }) => title) // => ['', 'The radicals: Use no more cards']
 * ```
 */
export function historyOf(session: Session): readonly HistoryStep[] {
  return wholeLine(session.match)
    .map((node) => stepOf(session, node))
    .filter(({ id, title, sentences }) => id === 0 || title !== '' || sentences.length > 0);
}

/**
 * Returns the news that the person at the screen has not read yet: see {@link markRead}. If the position has no
 * secrets, the function assumes that all people at the screen have read the same news.
 *
 * @param session - Not modified.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * newsOf(session).sentences[1] // => { text: 'The radicals start their move in turn 1.', rule: 'UW-2.1' }
 * newsOf(markRead(session)).sentences // => []
 * ```
 */
export function newsOf(session: Session): News {
  const viewer = session.view.viewer;
  const nodes = pathTo(session.match);
  const last = lastReadStep(session, nodes);
  const news = nodes.slice(nodes.findIndex(({ id }) => id === last) + 1).map((node) => ({
    by: node.actions[0]?.player,
    sentences: sentencesOf(session, node),
  }));
  return {
    sentences: news.flatMap(({ sentences }) => sentences),
    isByOthers: news.some(({ by, sentences }) => by !== viewer && sentences.length > 0),
  };
}

/**
 * Marks all news as read by the person at the screen.
 *
 * @param session - Not modified.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * markRead(startSession({ manifest, messages }, { controllers, seed: 'first match' })).lastRead // => { radicals: 0 }
 * ```
 */
export function markRead(session: Session): Session {
  const lastRead = { ...session.lastRead, [readerOf(session)]: session.match.current };
  return Object.freeze({ ...session, lastRead });
}

/** Returns a sentence about each event. */
export function sentencesAbout<G extends GameTypes>(
  messages: Messages<G>,
  events: readonly G['event'][],
  position: Position<G>,
): readonly Sentence[] {
  return events.map((event) => ({ text: messages.describe(event, position), rule: event.rule }));
}

/** Returns the sentences about those events of a step that the person at the screen is allowed to see. */
export function sentencesOf({ messages, view }: ShownMatch, { events, state }: Pick<Node, 'events' | 'state'>) {
  return sentencesAbout(messages, eventsFor(events, view.viewer), state);
}

function stepOf(session: Session, node: Node): HistoryStep {
  const {
    id,
    actions: [action],
    state,
  } = node;
  const about = {
    id,
    sentences: sentencesOf(session, node),
    isOwn: action?.player === session.view.viewer,
    variations: variationsOf(session.match, node),
  };
  if (action === undefined || id === 0) return { ...about, title: '' };
  const title = playerTitleIn(session.messages.catalogue, action.player).name;
  if (about.sentences.length > 0) return { ...about, title };
  // If the viewer sees no event of another player's action, the history does not show this action to the viewer.
  return { ...about, title: about.isOwn ? `${title}: ${session.messages.label(action, state)}` : '' };
}

/**
 * Returns the last step that the person at the screen has read and that was not taken back; `undefined` if there is no
 * such step.
 */
function lastReadStep(session: Session, nodes: readonly Node[]): number | undefined {
  let last = session.lastRead[readerOf(session)];
  while (last !== undefined && !nodes.some(({ id }) => id === last)) last = getNode(session.match, last).parent;
  return last;
}

/**
 * Returns the key under which `lastRead` stores the last step that the person at the screen has read. If a position has
 * no secrets, all people at this screen share the key `'spectator'`.
 */
function readerOf(session: Session): string {
  return hasSecrets(session) ? session.view.viewer : 'spectator';
}

/**
 * Returns the steps from the start to the current step, and the steps after the current step. Each step after the
 * current step is the last child of the step before it.
 */
function wholeLine(match: Match<GameTypes>): readonly Node[] {
  const nodes = [...pathTo(match)];
  for (let next = lastChild(match, getNode(match)); next !== undefined; next = lastChild(match, next)) nodes.push(next);
  return nodes;
}

function lastChild(match: Match<GameTypes>, { children }: Node): Node | undefined {
  return children.map((id) => getNode(match, id)).findLast(({ isTakenBack }) => isTakenBack !== true);
}

/**
 * Returns the steps that were played instead of a given step: the siblings of this step. If the node directly before
 * the step only set a new seed, the result also contains the siblings of that node.
 */
function variationsOf(match: Match<GameTypes>, { id, parent }: Node): readonly number[] {
  if (parent === undefined) return [];
  const before = getNode(match, parent);
  const others = before.children.filter((each) => each !== id).flatMap((each) => playedAt(match, getNode(match, each)));
  return before.actions.length === 0 ? [...others, ...variationsOf(match, before)] : others;
}

/**
 * Returns a list that contains only the given step. If this step contains no action but only a new seed, returns the
 * steps directly after this step instead. The result does not contain steps that were taken back.
 */
function playedAt(match: Match<GameTypes>, { id, actions, children, isTakenBack }: Node): readonly number[] {
  if (isTakenBack === true) return [];
  return actions.length > 0 ? [id] : children.flatMap((each) => playedAt(match, getNode(match, each)));
}
