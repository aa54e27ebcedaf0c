/** Arbitraries for small wars in property tests of The World Game. */
import fc from 'fast-check';
import { type Options, type Scenario, worldGame } from '../../../src/games/world-game/rules/index.ts';
import { optionsFrom } from '../options.ts';

const NAMES = ['Alba', 'Bern', 'Cree', 'Dor', 'Elam', 'Fiji'];

/** A random scenario with few countries and few points, so that a test can list every action and count every world. */
export function smallScenario({
  countries: { min, max },
  maxPoints,
}: {
  readonly countries: { readonly min: number; readonly max: number };
  readonly maxPoints: number;
}): fc.Arbitrary<Scenario> {
  return fc.integer({ min, max }).chain((count) => {
    const names = NAMES.slice(0, count);
    const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));
    const alliances = fc.subarray(pairs).chain((some) =>
      fc.tuple(
        ...some.map((between) =>
          fc.record({
            between: fc.constant(between),
            repay: fc.integer({ min: 1, max: 3 }),
            pledge: fc.nat(maxPoints),
          }),
        ),
      ),
    );
    const countries = fc.tuple(
      ...names.map((name) =>
        fc.record({ name: fc.constant(name), points: fc.nat(maxPoints), fort: fc.nat(9).map((each) => each === 0) }),
      ),
    );
    return fc.record({
      name: fc.constant('Made up'),
      provenance: fc.constant('invented' as const),
      notes: fc.constant('For tests.'),
      maxPoints: fc.constant(maxPoints),
      countries,
      alliances,
    });
  });
}

/** Options for a small war with few rounds. */
export function smallOptions(scenario: fc.Arbitrary<Scenario>): fc.Arbitrary<Options> {
  return optionsFrom(worldGame, {
    scenario,
    reportBand: fc.constantFrom(0, 2, 3, 5),
    diplomacyRounds: fc.constantFrom(0, 0, 1, 2),
    alliesMost: fc.constantFrom(1, 1, 2, 3, null),
    maxRounds: fc.constantFrom(1, 3, 6),
  });
}

/** Wars of two to five countries, in which each country has at most 12 points in addition to its forts. */
export const anyOptions: fc.Arbitrary<Options> = smallOptions(
  smallScenario({ countries: { min: 2, max: 5 }, maxPoints: 12 }),
);

/** Wars of two to four countries, each with at most 3 points. */
export const tinyOptions: fc.Arbitrary<Options> = smallOptions(
  smallScenario({ countries: { min: 2, max: 4 }, maxPoints: 3 }),
);
