/** Stores matches in the browser, so that a person can continue them later. */
import type { GameTypes } from 'countersheet/core';
import { currentState } from 'countersheet/match';
import { saveSession, type SavedSession, type Session } from 'countersheet/session';
import { createStore, del, entries, get, set } from 'idb-keyval';

/** A stored match. */
export interface StoredMatch {
  readonly id: string;
  readonly saved: SavedSession;
  /** The time of the last change, in milliseconds since 1970. */
  readonly time: number;
  /** Number of actions of people and bots. */
  readonly moves: number;
  readonly isOver: boolean;
}

const store = (): ReturnType<typeof createStore> => createStore('countersheet', 'matches');

/** Stores a match under an id. */
export async function storeMatch(id: string, session: Session): Promise<void> {
  const { match, manifest } = session;
  const game = manifest.game;
  const isOver = game.turn(currentState<GameTypes>(match)).kind === 'over';
  const moves = match.nodes.length - 1;
  const stored: StoredMatch = { id, saved: saveSession(session), time: Date.now(), moves, isOver };
  await set(id, stored, store());
}

/** Returns the stored matches, the match with the latest change first. Leaves out matches without a move. */
export async function storedMatches(): Promise<readonly StoredMatch[]> {
  const all = await entries<string, StoredMatch>(store());
  return all
    .map(([, each]) => each)
    .filter(({ moves }) => moves > 0)
    .sort((one, other) => other.time - one.time);
}

/** Returns the stored match with an id; `undefined` if no match has this id. */
export async function storedMatch(id: string): Promise<StoredMatch | undefined> {
  return await get<StoredMatch>(id, store());
}

/** Deletes a stored match. */
export async function deleteMatch(id: string): Promise<void> {
  await del(id, store());
}
