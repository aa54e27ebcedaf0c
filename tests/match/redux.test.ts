import { legacy_createStore as createStore } from 'redux';
import { describe, expect, it } from 'vitest';
import { type Uaw, upAgainstTheWall as game } from '../../src/games/up-against-the-wall/rules/index.ts';
import { type ClientState, createClient, applyUpdate } from '../../src/match/client.ts';
import { snapshotFor, createRoom, playServerAction } from '../../src/match/room.ts';

describe('a client state in a Redux store', () => {
  it('shares with the previous state everything that an update does not change', () => {
    const room = createRoom(game, { options: { seed: 'first match' } });
    const first = createClient<Uaw>(snapshotFor(game, room, 'administration'));
    const store = createStore((client: ClientState<Uaw> = first, action: { type: string; message?: unknown }) =>
      action.type === 'heard' ? applyUpdate(client, action.message) : client,
    );

    const { updates } = playServerAction(game, room, { action: { type: 'end-cards', player: 'radicals' } });
    store.dispatch({ type: 'heard', message: updates['administration']?.[0] });

    const { view } = store.getState();
    expect(view.table.phase).not.toEqual(first.view.table.phase);
    expect(view.setup).toBe(first.view.setup);
    expect(view.own).toBe(first.view.own);
    for (const part of ['pieces', 'counters', 'due', 'done', 'handSizes'] as const) {
      expect(view.table[part], part).toBe(first.view.table[part]);
    }
    expect(Object.isFrozen(view.table.phase)).toBe(true);
  });
});
