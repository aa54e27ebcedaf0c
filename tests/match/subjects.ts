/** What the tests of the match are tried on: every game of the package, two tiny ones, and random play at a table. */
import fc from 'fast-check';
import type { Game, GameTypes, State } from '../../src/core/game.ts';
import { createRng, type Rng } from '../../src/core/random.ts';
import { type RoomResult, type Room, roomFor } from '../../src/match/journal-entries.ts';
import { matchFrom } from '../../src/match/tree.ts';
import { createRoom, playServerAction } from '../../src/match/room.ts';
import { SUBJECTS } from '../games/subjects.ts';
import { TINY_SUBJECTS } from '../tiny-games/subjects.ts';

export type Any = Game<GameTypes>;

/** A game with options to try it with. */
export interface Subject {
  readonly game: Any;
  readonly options: fc.Arbitrary<object>;
}

const subjects: readonly Subject[] = [...SUBJECTS, ...TINY_SUBJECTS];

/** The subjects as rows of a table of tests. */
export const rows = subjects.map((subject) => [subject.game.id, subject] as const);

/** A random match: options, dice or none, and what chooses the actions. */
export interface Plan {
  readonly options: object;
  readonly isSeeded: boolean;
  readonly luck: number;
}

/** Random matches of a subject. */
export function plansOf({ options }: Subject): fc.Arbitrary<Plan> {
  return fc.record({ options, isSeeded: fc.boolean(), luck: fc.nat() });
}

/** A table at which a plan is about to be played, and its generator. */
export function opened(
  game: Any,
  { options, isSeeded, luck }: Plan,
): { readonly room: Room<GameTypes>; readonly rng: Rng } {
  const settings = { options: isSeeded ? { ...options, seed: luck } : options };
  return { room: createRoom(game, settings), rng: createRng(luck) };
}

/** Plays at random at a table; each step is shown to `see`, with the table before it. */
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

/** The state in which a table stands. */
export function stateOf({ match }: Room<GameTypes>): State<GameTypes> {
  return match.nodes[match.current]!.state;
}

/** All who look on. */
export function viewersOf(game: Any, state: State<GameTypes>): readonly string[] {
  return [...game.players(state), 'spectator'];
}

/** A table that starts in the middle of a match. */
export function tableAt(game: Any, state: State<GameTypes>): Room<GameTypes> {
  return roomFor(game, matchFrom(game, { options: {} }, { actions: [], events: [], state }));
}
