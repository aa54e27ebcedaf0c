import { describe, expect, it } from 'vitest';
import { modernStyle, THEMES, type Palette, type Tone } from '../../src/pictures/index.ts';
import { GALLERIES } from './galleries.ts';

/** Pairs of foreground and background colours with their minimum contrast: 4.5 for text, 3 for marks. */
const PAIRS: readonly (readonly [Tone, Tone, number])[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'panel', 4.5],
  ['ink', 'tint-one', 4.5],
  ['ink', 'tint-two', 4.5],
  ['soft', 'paper', 4.5],
  ['soft', 'panel', 4.5],
  ['on-one', 'one', 4.5],
  ['on-two', 'two', 4.5],
  ['one', 'paper', 3],
  ['two', 'paper', 3],
  ['mark', 'paper', 3],
  ['act', 'paper', 3],
];

/** Relative luminance of a colour, from 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function pale(palette: Palette): readonly string[] {
  return PAIRS.filter(([one, other, least]) => contrast(palette[one], palette[other]) < least).map(
    ([one, other]) => `${one} on ${other}: ${contrast(palette[one], palette[other]).toFixed(2)}`,
  );
}

describe('contrast', () => {
  it('is 21 to 1 for black on white, and 4.54 for a grey that is just accepted', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each(GALLERIES.map(({ renderer }) => [renderer.id, renderer.styles] as const))(
    'is high enough to read %s in every theme, light and dark',
    (_id, styles) => {
      for (const look of THEMES) {
        expect({ light: pale(styles[look].light), dark: pale(styles[look].dark) }, look).toEqual({
          light: [],
          dark: [],
        });
      }
    },
  );
});

describe('the modern theme of a game', () => {
  it.each(['', '1d5fa8', 'red green blue white black grey', '1d5fa8 ffffff e4edf8 a8471a ffffff faeadf 000000'])(
    'is refused unless it has six colours: “%s”',
    (colours) => {
      expect(() => modernStyle(colours)).toThrow(RangeError);
      expect(() => modernStyle(undefined, colours)).toThrow(RangeError);
    },
  );
});
