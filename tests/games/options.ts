import fc from 'fast-check';
import type { Game, GameTypes } from '../../src/core/game.ts';
import type { OptionRange } from '../../src/core/option-ranges.ts';

/**
 * An arbitrary for random options of a game. If the game gets a new option, it is included automatically.
 *
 * @param own - Options that are always present: data without a range, and numbers that keep matches short. An option
 *   that `own` does not contain is absent or has a random value from its range. If such an option has no range, it is
 *   always absent.
 */
export function optionsFrom<G extends GameTypes>(game: Game<G>, own: OwnOptions<G> = {}): fc.Arbitrary<G['options']> {
  const drawn = { ...Object.fromEntries(game.optionRanges.flatMap(inRange)), ...own };
  // Options with the value `undefined` are removed, because JSON does not preserve `undefined`.
  return fc
    .record(drawn, { requiredKeys: Object.keys(own) })
    .map((options) => Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)));
}

/** Arbitraries for some options of a game. */
type OwnOptions<G extends GameTypes> = { readonly [Key in keyof G['options']]?: fc.Arbitrary<G['options'][Key]> };

function inRange(range: OptionRange): readonly (readonly [key: string, fc.Arbitrary<unknown>])[] {
  if (range.kind === 'data') return [];
  if (range.kind === 'words') return [[range.key, fc.constantFrom(...range.words)]];
  const number = fc.integer({ min: range.least, max: range.most });
  return [[range.key, range.canBeNull ? fc.option(number) : number]];
}
