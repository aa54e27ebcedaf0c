/** Arbitraries for boards, matrices and options in property tests of Up Against the Wall. */
import fc from 'fast-check';
import {
  defaultScenario,
  type Options,
  type Scenario,
  UCOM_COLUMNS,
  type UcomCode,
  upAgainstTheWall,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import type { Track } from '../../../src/games/up-against-the-wall/rules/scenario-shape.ts';
import { optionsFrom } from '../options.ts';

const track: fc.Arbitrary<Omit<Track, 'id' | 'name'>> = fc
  .array(fc.nat(10), { minLength: 3, maxLength: 9 })
  .chain((values) =>
    fc.record({
      values: fc.constant(values),
      line: fc.integer({ min: 1, max: values.length - 2 }),
      dot: fc.nat(values.length - 1),
    }),
  );

const tracks = fc
  .array(track, { minLength: 1, maxLength: 8 })
  .map((all) => all.map((each, index) => ({ ...each, id: `group-${String(index)}`, name: `Group ${String(index)}` })));

const plot = fc
  .array(fc.tuple(fc.nat(8), fc.nat(8)), { minLength: 1, maxLength: 8 })
  .map((turns) => ({ radicals: turns.map(([due]) => due), administration: turns.map(([, due]) => due) }));

const code = fc.constantFrom<UcomCode>('TE', 'YE', 'AL', 'o');
const row = fc.tuple(code, code, code, code, code, code);
const ucom = fc
  .record({ 1: row, 2: row, 3: row, 4: row, 5: row, 6: row })
  .map((rows) => ({ columns: UCOM_COLUMNS, rows }));

const cards = fc
  .subarray(Object.entries(defaultScenario.cards), { maxLength: 12 })
  .map((some) => Object.fromEntries(some));

/**
 * Small random scenarios. The matrix is also random. Therefore an exchange is possible in which the defender loses only
 * some pieces.
 */
export const madeUpScenario: fc.Arbitrary<Scenario> = fc
  .record({ tracks, plot, ucom, cards })
  .map((parts) => ({ name: 'Made up', provenance: 'invented', notes: 'For tests.', ...parts }));

/** Options with the default scenario or a random scenario. */
export const anyOptions: fc.Arbitrary<Options> = optionsFrom(upAgainstTheWall, {
  scenario: fc.oneof({ arbitrary: fc.constant(undefined), weight: 1 }, { arbitrary: madeUpScenario, weight: 2 }),
});
