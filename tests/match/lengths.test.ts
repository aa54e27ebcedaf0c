/** Compares the length of patches with fixed limits. */
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../src/games/air-war/rules/index.ts';
import type { GameId } from '../../src/games/index.ts';
import { opened, playAlong, rows, stateOf } from './subjects.ts';

/** The maximum median length of a patch, in characters of JSON: about a fifth above the current median. */
const LIMITS: Readonly<Record<string, number>> = {
  'up-against-the-wall': 190,
  'revolting-behaviour': 200,
  'world-game': 225,
  'chicago-chicago': 215,
  'air-war': 95,
} satisfies Readonly<Record<GameId, number>>;

const OPTIONS: Readonly<Record<string, object>> = {
  'air-war': { scenario: VARIANTS[0], cities: 'scenario', placement: 'scenario', maxCycles: 3 },
};

describe('patches', () => {
  it.each(rows.filter(([id]) => id in LIMITS))('of %s are short', (id, { game }) => {
    const lengths: number[] = [];
    playAlong(game, opened(game, { options: OPTIONS[id] ?? {}, isSeeded: true, luck: 1 }), {
      steps: 120,
      see({ room, updates }) {
        for (const [viewer, [update]] of Object.entries(updates)) {
          const { table: seen, own } = game.view(stateOf(room), viewer);
          const length = JSON.stringify(update!.patch).length;
          lengths.push(length);
          // A patch is never much longer than the view, because if a patch would be longer, the whole view is sent
          // instead.
          expect(length).toBeLessThan(JSON.stringify([seen, own]).length + 100);
        }
      },
    });

    expect(median(lengths)).toBeLessThanOrEqual(LIMITS[id]!);
  });
});

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;
}
