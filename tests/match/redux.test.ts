import { legacy_createStore as createStore } from 'redux';
import { describe, expect, it } from 'vitest';
import { type Uaw, upAgainstTheWall as game } from '../../src/games/up-against-the-wall/rules/index.ts';
import { type Mirror, mirrorOf, receive } from '../../src/match/mirror.ts';
import { join, openTable, playOn } from '../../src/match/table.ts';

describe('a mirror in a store', () => {
  it('shares with the one before all that an update leaves alone', () => {
    const table = openTable(game, { options: { seed: 'first match' } });
    const first = mirrorOf<Uaw>(join(game, table, 'administration'));
    const store = createStore((mirror: Mirror<Uaw> = first, action: { type: string; message?: unknown }) =>
      action.type === 'heard' ? receive(mirror, action.message) : mirror,
    );

    const { updates } = playOn(game, table, { action: { type: 'end-cards', player: 'radicals' } });
    store.dispatch({ type: 'heard', message: updates['administration']?.[0] });

    const { view } = store.getState();
    expect(view.table.step).not.toEqual(first.view.table.step);
    expect(view.setup).toBe(first.view.setup);
    expect(view.own).toBe(first.view.own);
    for (const part of ['pieces', 'counters', 'due', 'done', 'handSizes'] as const) {
      expect(view.table[part], part).toBe(first.view.table[part]);
    }
    expect(Object.isFrozen(view.table.step)).toBe(true);
  });
});
