import type { Game, GameTypes } from '../../src/core/game.ts';
import { afterLine, openedRoom, type RoomState } from '../../src/room/room-state.ts';

/** A room that was restored from its log. */
export interface StoredRoom {
  readonly state: RoomState;
  /** For each viewer and each version, the JSON text of the update. */
  readonly updates: ReadonlyMap<string, string>;
}

/** Restores a room from the lines of its log. */
export function storedRoom(game: Game<GameTypes>, id: string, [first = '', ...lines]: readonly string[]): StoredRoom {
  let state = openedRoom(game, id, first);
  const updates = new Map<string, string>();
  for (const line of lines) {
    const changed = afterLine(state, line);
    ({ state } = changed);
    for (const [viewer, all] of Object.entries(changed.updates))
      for (const update of all) updates.set(`${viewer} ${String(update.to)}`, JSON.stringify(update));
  }
  return { state, updates };
}
