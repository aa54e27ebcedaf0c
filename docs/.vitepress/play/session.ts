/** A match that is played in the page: who sits where, whose eyes look on, and what may be taken back. Plain frozen data. */
import { eventsFor, type GameTypes, randomSeed, type Turn, type View, type Violation } from 'countersheet/core';
import {
  at,
  createMatch,
  line,
  type Match,
  type MatchNode,
  nodeAt,
  play,
  position,
  renewLuck,
  takeBack,
  takeBackAnyway,
  whyNotFree,
} from 'countersheet/match';
import { actionOf } from './choices.ts';
import { type Playable, titleOf } from './playable.ts';
import type { Sitter } from './thinking.ts';

/** Who plays for whom. */
export type Seats = Readonly<Record<string, Sitter>>;

/** A match and the people around it. */
export interface Session {
  readonly match: Match<GameTypes>;
  readonly seats: Seats;
  /** The person who was last told that it is their turn: the only one who may be looking. */
  readonly looking: string | undefined;
}

/** What a reader sees of one step. */
export interface ToldStep {
  readonly id: number;
  readonly title: string;
  readonly sentences: readonly { readonly text: string; readonly rule: string }[];
  /** Other steps that were played instead of it. */
  readonly variations: readonly number[];
}

/** A new match. Throws `MalformedError` if the options are not valid. */
export function begin({ manifest: { game } }: Playable, options: object, seats: Seats): Session {
  const match = createMatch(game, { ...options, seed: randomSeed() }, { ...seats });
  return seated({ match, seats, looking: undefined });
}

/** A match that comes from a record: it stands at the end of its main line, and has new luck. */
export function resume({ manifest: { game } }: Playable, match: Match<GameTypes>, seats: Seats): Session {
  const isOver = game.turn(position(match)).kind === 'over';
  return seated({ match: isOver ? match : renewLuck(game, match, randomSeed()), seats, looking: undefined });
}

/** The players of a match with these options. */
export function playersOf({ manifest: { game } }: Playable, options: object): readonly string[] {
  return game.players(game.setup(options));
}

/** Where the match stands. */
export function turnOf({ manifest: { game } }: Playable, { match }: Session): Turn<GameTypes> {
  return game.turn(position(match));
}

/** Who is to act next: persons before bots, who do not mind waiting; `undefined` at the end. */
export function actorOf(playable: Playable, session: Session): string | undefined {
  const turn = turnOf(playable, session);
  if (turn.kind !== 'decision') return undefined;
  return turn.players.find((player) => session.seats[player] === 'person') ?? turn.players[0];
}

/** Whether the person who is due must first be given the screen, because others must not see what they see. */
export function mustHandOver(playable: Playable, session: Session): boolean {
  const actor = actorOf(playable, session);
  if (actor === undefined || session.seats[actor] !== 'person' || actor === session.looking) return false;
  return hasSecrets(session);
}

/** Gives the screen to the person who is due. */
export function handOver(playable: Playable, session: Session): Session {
  return { ...session, looking: actorOf(playable, session) };
}

/** Whose view is shown. Nobody’s secrets are, while a person is due who has not been given the screen. */
export function viewerOf(playable: Playable, session: Session): string {
  const people = persons(session);
  if (people.length === 1) return people[0]!;
  const actor = actorOf(playable, session);
  if (actor === undefined || session.seats[actor] !== 'person') return 'spectator';
  return mustHandOver(playable, session) ? 'spectator' : actor;
}

/** What is shown. */
export function viewOf(playable: Playable, session: Session): View<GameTypes> {
  return playable.manifest.game.view(position(session.match), viewerOf(playable, session));
}

/** Plays a line where the match stands. Playing on from where others have played before makes a variation with new luck. */
export function act(playable: Playable, session: Session, line: string): Session {
  const { game } = playable.manifest;
  const { match } = session;
  const isBranch = nodeAt(match).children.some((id) => nodeAt(match, id).isTakenBack !== true);
  const from = isBranch && position(match).dice !== undefined ? renewLuck(game, match, randomSeed()) : match;
  const remarks = { time: Date.now() };
  return seated({ ...session, match: play(game, from, actionOf(playable, line), remarks) });
}

/** Goes to another step. */
export function goTo(session: Session, id: number): Session {
  return seated({ ...session, match: at(session.match, id) });
}

/** Whether nothing has been played after where the match stands, so that bots may go on. */
export function isAtEnd({ match }: Session): boolean {
  return nodeAt(match).children.every((id) => nodeAt(match, id).isTakenBack === true);
}

/** Who could take something back: the one person there is, or the one who is looking. */
export function taker(session: Session): string | undefined {
  const people = persons(session);
  return people.length === 1 ? people[0] : session.looking;
}

/** Why taking back would cost the luck; `undefined` if it is free, or if nothing can be taken back. */
export function obstacleTo({ manifest: { game } }: Playable, session: Session): Pick<Violation, 'code'> | undefined {
  const player = taker(session);
  if (player === undefined) return { code: 'nothing-played' };
  return whyNotFree(game, session.match, player);
}

/** Takes back the last that a person played; where it is not free, luck is made anew. */
export function undo(playable: Playable, session: Session): Session {
  const player = taker(session);
  if (player === undefined) return session;
  const isFree = obstacleTo(playable, session) === undefined;
  const match = isFree
    ? takeBack(playable.manifest.game, session.match, player)
    : takeBackAnyway(playable.manifest.game, session.match, { player, entropy: randomSeed() });
  return { ...session, match };
}

/** The steps up to where the match stands and those after it on the way last gone, as sentences that the viewer may read. */
export function story(playable: Playable, session: Session, viewer: string): readonly ToldStep[] {
  return wayOf(session.match)
    .map((node) => told(playable, session.match, { node, viewer }))
    .filter(({ id, title, sentences }) => id === 0 || title !== '' || sentences.length > 0);
}

function told(
  playable: Playable,
  match: Match<GameTypes>,
  { node, viewer }: { node: MatchNode<GameTypes>; viewer: string },
): ToldStep {
  const sentences = eventsFor(node.events, viewer).map((event) => ({
    text: playable.messages.describe(event, node.state),
    rule: event.rule,
  }));
  return {
    id: node.id,
    title: stepTitle(playable, { node, viewer, isTold: sentences.length > 0 }),
    sentences,
    variations: variationsOf(match, node),
  };
}

/** Steps that were played instead of one: beside it, or beside the new luck that it was given. */
function variationsOf(match: Match<GameTypes>, { id, parent }: MatchNode<GameTypes>): readonly number[] {
  if (parent === undefined) return [];
  const before = nodeAt(match, parent);
  const others = before.children.filter((each) => each !== id).flatMap((each) => playedAt(match, nodeAt(match, each)));
  return before.actions.length === 0 ? [...others, ...variationsOf(match, before)] : others;
}

/** A step, or those that follow new luck; none that was taken back. */
function playedAt(match: Match<GameTypes>, node: MatchNode<GameTypes>): readonly number[] {
  if (node.isTakenBack === true) return [];
  return node.actions.length > 0 ? [node.id] : node.children.flatMap((each) => playedAt(match, nodeAt(match, each)));
}

/** Who did it; what, if nothing has been told of it and the viewer did it: what others do in silence is not for them. */
function stepTitle(
  playable: Playable,
  { node, viewer, isTold }: { node: MatchNode<GameTypes>; viewer: string; isTold: boolean },
): string {
  const [action] = node.actions;
  if (action === undefined) return '';
  const who = titleOf(playable, action.player);
  if (isTold) return who;
  return action.player === viewer ? `${who}: ${playable.messages.label(action, node.state)}` : '';
}

/** From the start through where the match stands, and on along the last of the children. */
function wayOf(match: Match<GameTypes>): readonly MatchNode<GameTypes>[] {
  const way = [...line(match)];
  for (let next = lastChild(match, way.at(-1)!); next !== undefined; next = lastChild(match, next)) way.push(next);
  return way;
}

function lastChild(match: Match<GameTypes>, { children }: MatchNode<GameTypes>): MatchNode<GameTypes> | undefined {
  return children.map((id) => nodeAt(match, id)).findLast(({ isTakenBack }) => isTakenBack !== true);
}

/** The players for whom people play: how many share the screen decides whether anybody must be given it. */
export function persons({ seats }: Session): readonly string[] {
  return Object.keys(seats).filter((player) => seats[player] === 'person');
}

/** One person alone is always looking; others lose the screen as soon as it is not theirs to act. */
function seated(session: Session): Session {
  const people = persons(session);
  return people.length === 1 ? { ...session, looking: people[0] } : session;
}

function hasSecrets({ match }: Session): boolean {
  return Object.values<object>(position(match).secrets).some((secret) => Object.keys(secret).length > 0);
}
