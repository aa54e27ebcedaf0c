/** Lists all worlds that are consistent with a view of The World Game. */
import type { State, View } from '../../../src/core/game.ts';
import type { WorldGame } from '../../../src/games/world-game/rules/index.ts';

/**
 * All combinations of points within the ranges, with the viewer's own points. Returns an empty list if there are more
 * than `most` combinations.
 */
export function worldsOf(view: View<WorldGame>, most = 200): readonly State<WorldGame>[] {
  const { setup, table, viewer, own } = view;
  const choices = setup.countries.map(({ name }, index) => {
    const { lo, hi } = table.ranges[index]!;
    return name === viewer && own !== undefined
      ? [own.points]
      : Array.from({ length: hi - lo + 1 }, (_, more) => lo + more);
  });
  if (choices.reduce((product, { length }) => product * length, 1) > most) return [];
  const worlds = choices.reduce<number[][]>(
    (some, points) => some.flatMap((world) => points.map((each) => [...world, each])),
    [[]],
  );
  return worlds.map((world) => ({
    setup,
    table,
    secrets: Object.fromEntries(setup.countries.map(({ name }, index) => [name, { points: world[index]! }])),
    hidden: {},
  }));
}
