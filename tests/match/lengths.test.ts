/** How long updates are, held to what they were when this was written. */
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../src/games/air-war/index.ts';
import { opened, playAlong, rows, stateOf, viewersOf } from './subjects.ts';

/** Median length of the patches of a step, and of the views that they stand for, setup included: characters of JSON. */
const MEDIANS: Readonly<Record<string, { readonly patch: number; readonly view: number }>> = {
  'up-against-the-wall': { patch: 0, view: 0 },
  'revolting-behaviour': { patch: 0, view: 0 },
  'world-game': { patch: 0, view: 0 },
  'chicago-chicago': { patch: 0, view: 0 },
  'air-war': { patch: 0, view: 0 },
};

const OPTIONS: Readonly<Record<string, object>> = {
  'air-war': { scenario: VARIANTS[0], cities: 'preset', placement: 'preset', maxCycles: 3 },
};

describe('patches', () => {
  it.each(rows.filter(([id]) => id in MEDIANS))('of %s are short', (id, { game }) => {
    const [patches, views]: [number[], number[]] = [[], []];
    const start = opened(game, { options: OPTIONS[id] ?? {}, isSeeded: true, luck: 1 });
    playAlong(game, start, {
      steps: 120,
      see({ table, updates }) {
        for (const viewer of viewersOf(game, stateOf(table))) {
          const { setup: _, ...seen } = game.view(stateOf(table), viewer);
          const length = JSON.stringify(updates[viewer]?.[0]?.patch ?? []).length;
          expect(length).toBeLessThan(JSON.stringify(seen).length + 100);
          patches.push(length);
          views.push(JSON.stringify(game.view(stateOf(table), viewer)).length);
        }
      },
    });

    expect({ patch: median(patches), view: median(views) }).toEqual(MEDIANS[id]);
  });
});

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;
}
