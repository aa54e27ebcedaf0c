import fc from 'fast-check';
import type { Game, GameTypes } from '../../src/core/game.ts';
import type { OptionRange } from '../../src/core/option-ranges.ts';

/**
 * Options of every sort. A new option is drawn, too, as soon as the game has it.
 *
 * @param own - Options that are always there: data, which has no range, and numbers that keep matches short. Data that is
 * not among them is left out; any other option is drawn from its range, or left out.
 */
export function optionsFrom<G extends GameTypes>(game: Game<G>, own: OwnOptions<G> = {}): fc.Arbitrary<G['options']> {
  const drawn = { ...Object.fromEntries(game.optionRanges.flatMap(inRange)), ...own };
  // An option that is left out is absent: a record does not bring `undefined` back from text.
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
