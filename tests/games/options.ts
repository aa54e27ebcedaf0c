import fc from 'fast-check';
import type { Game, GameTypes } from '../../src/core/game.ts';
import type { OptionRange } from '../../src/core/option-ranges.ts';

/**
 * Random options of a game. New options of the game are included automatically.
 *
 * @param own - Options that are always present: data without a range, and numbers that keep matches short. Other data
 * is left out. Every other option is drawn from its range, or left out.
 */
export function optionsFrom<G extends GameTypes>(game: Game<G>, own: OwnOptions<G> = {}): fc.Arbitrary<G['options']> {
  const drawn = { ...Object.fromEntries(game.optionRanges.flatMap(inRange)), ...own };
  // Options without a value are absent, because text does not preserve `undefined`.
  return fc
    .record(drawn, { requiredKeys: Object.keys(own) })
    .map((options) => Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)));
}

/** Arbitraries of some options. */
type OwnOptions<G extends GameTypes> = { readonly [Key in keyof G['options']]?: fc.Arbitrary<G['options'][Key]> };

function inRange(range: OptionRange): readonly (readonly [key: string, fc.Arbitrary<unknown>])[] {
  if (range.kind === 'data') return [];
  if (range.kind === 'words') return [[range.key, fc.constantFrom(...range.words)]];
  const number = fc.integer({ min: range.least, max: range.most });
  return [[range.key, range.canBeNull ? fc.option(number) : number]];
}
