/**
 * The games for the tests of matches: every game of the package and the tiny games. The file also contains functions
 * for random play in a room.
 */
import fc from 'fast-check';
import type { Game, GameTypes, State } from '../../src/core/game.ts';
import { createRng, type Rng } from '../../src/core/random.ts';
import { type RoomResult, type Room, roomFor } from '../../src/match/journal-entries.ts';
import { matchFrom } from '../../src/match/tree.ts';
import { createRoom, playServerAction } from '../../src/match/room.ts';
import { SUBJECTS } from '../games/subjects.ts';
import { TINY_SUBJECTS } from '../tiny-games/subjects.ts';

export type Any = Game<GameTypes>;

/** A game and an arbitrary for its options. */
export interface Subject {
  readonly game: Any;
  readonly options: fc.Arbitrary<object>;
}

const subjects: readonly Subject[] = [...SUBJECTS, ...TINY_SUBJECTS];

/** The subjects as rows for `describe.each`. */
export const rows = subjects.map((subject) => [subject.game.id, subject] as const);

/** A random match: its options, whether the room has dice, and the seed that selects actions. */
export interface Plan {
  readonly options: object;
  readonly isSeeded: boolean;
  readonly luck: number;
}

/** Random matches of a subject. */
export function plansOf({ options }: Subject): fc.Arbitrary<Plan> {
  return fc.record({ options, isSeeded: fc.boolean(), luck: fc.nat() });
}

/** Opens a new room for a planned match, and creates the generator that selects the actions of this match. */
export function opened(
  game: Any,
  { options, isSeeded, luck }: Plan,
): { readonly room: Room<GameTypes>; readonly rng: Rng } {
  const settings = { options: isSeeded ? { ...options, seed: luck } : options };
  return { room: createRoom(game, settings), rng: createRng(luck) };
}

/** Plays random actions in a room. Passes each result, and the room before the action, to `see`. */
export function playAlong(
  game: Any,
  { room, rng }: { readonly room: Room<GameTypes>; readonly rng: Rng },
  {
    steps,
    see,
  }: { readonly steps: number; readonly see: (handled: RoomResult<GameTypes>, before: Room<GameTypes>) => void },
): Room<GameTypes> {
  let now = room;
  for (let step = 0; step < steps && game.turn(stateOf(now)).kind !== 'over'; step++) {
    const handled = playServerAction(game, now, { action: game.randomAction(stateOf(now), rng) });
    see(handled, now);
    now = handled.room;
  }
  return now;
}

/** The current state of a room. */
export function stateOf({ match }: Room<GameTypes>): State<GameTypes> {
  return match.nodes[match.current]!.state;
}

/** All viewers: the players and a spectator. */
export function viewersOf(game: Any, state: State<GameTypes>): readonly string[] {
  return [...game.players(state), 'spectator'];
}

/** A room with a match that starts at the given state. */
export function tableAt(game: Any, state: State<GameTypes>): Room<GameTypes> {
  return roomFor(game, matchFrom(game, { options: {} }, { actions: [], events: [], state }));
}
