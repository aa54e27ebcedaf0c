import { byName } from '../core/lookups.ts';
import { type Attributes, el, type Markup } from './markup.ts';

/** The themes. `'print'` looks like the printed game; `'modern'` is plain. */
export const THEMES = ['print', 'modern'] as const;

/** A theme. */
export type Theme = (typeof THEMES)[number];

/** The colour schemes: light, dark, or the setting of the reader's device (`'auto'`). */
export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const;

/** A colour scheme: light, dark, or the setting of the reader's device (`'auto'`). */
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/**
 * The colour roles: backgrounds (`paper`, `panel`), foregrounds (`ink`, `soft`, `line`), the two sides with their
 * foregrounds and tints, recent changes (`mark`), and clickable things (`act`).
 */
export const TONES = [
  'paper',
  'panel',
  'ink',
  'soft',
  'line',
  'one',
  'on-one',
  'tint-one',
  'two',
  'on-two',
  'tint-two',
  'mark',
  'act',
] as const;

/**
 * A colour role. A web page can set the colour of a role with a custom CSS property, whose name is `--countersheet-`
 * plus the role.
 */
export type Tone = (typeof TONES)[number];

/** A colour for each role, such as `'#1c1b19'`. */
export type Palette = Readonly<Record<Tone, string>>;

/** The fonts and colours of a theme. */
export interface Style {
  /** Font families of body text. */
  readonly type: string;
  /** Font families of headings. */
  readonly heading: string;
  readonly light: Palette;
  readonly dark: Palette;
}

/** The themes of one game. */
export type Styles = Readonly<Record<Theme, Style>>;

/**
 * Creates a palette. `colours` contains hexadecimal colours without `#`, separated by spaces, in the order of
 * {@link TONES}.
 */
export function palette(colours: string): Palette {
  const each = colours.split(' ');
  return byName(TONES, (_tone, index) => `#${each[index]!}`);
}

/**
 * Matches six colours: three for side one, then three for side two. The three colours of a side are its main colour,
 * the colour of signs that are drawn on the main colour, and its tint.
 */
const SIX_COLOURS = /^[\da-f]{6}(?: [\da-f]{6}){5}$/;

/**
 * Returns the theme `'modern'` for a game. The modern themes of games differ only in the colours of the two sides.
 *
 * @param light - The six colours of the light scheme in the order of {@link TONES}, from `one` to `tint-two`, as
 *   lower-case hexadecimal digits, separated by spaces. Default: blue and orange.
 * @param dark - The six colours of the dark scheme, in the same order.
 * @throws RangeError if `light` or `dark` does not contain six colours.
 *
 * @example
 * ```ts
 * modernStyle().light.one // => '#1d5fa8'
 * ```
 */
export function modernStyle(
  light = '1d5fa8 ffffff e4edf8 a8471a ffffff faeadf',
  dark = '7db6f5 0b1826 1b2a3e f2a277 2a1306 3a2a1f',
): Style {
  for (const colours of [light, dark]) {
    if (!SIX_COLOURS.test(colours)) throw new RangeError(`Expected six colours, but received ${colours}`);
  }
  const type = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
  return {
    type,
    heading: type,
    light: palette(`ffffff f4f5f7 1d2129 555c68 c6cad2 ${light} b04a00 862cad`),
    dark: palette(`14171c 1e232b eceef2 a9b1be 4a5260 ${dark} ffb25c e3a6ff`),
  };
}

/** The settings from which the colours of a picture are computed. */
export interface Colours {
  readonly style: Style;
  readonly colorScheme: ColorScheme;
  readonly prefix: string;
}

/** The fill colour and the stroke colour of a shape. */
export interface Tones {
  readonly fill?: Tone | 'none' | undefined;
  readonly stroke?: Tone | undefined;
}

/** Returns the attributes that colour a shape: plain colours, and classes for the style sheet. */
export function paint({ style, colorScheme }: Colours, { fill, stroke }: Tones): Attributes {
  const colours = colorScheme === 'dark' ? style.dark : style.light;
  const classes = [
    ...(fill === undefined || fill === 'none' ? [] : [`f-${fill}`]),
    ...(stroke === undefined ? [] : [`s-${stroke}`]),
  ];
  return {
    fill: fill === undefined || fill === 'none' ? fill : colours[fill],
    stroke: stroke === undefined ? undefined : colours[stroke],
    class: classes.length === 0 ? undefined : classes.join(' '),
  };
}

/**
 * Returns the CSS of a picture. The CSS affects only this picture. The CSS is inside `@supports`, so programs that do
 * not support custom properties ignore the CSS and use the plain attributes.
 */
export function styleSheet({ style, colorScheme, prefix }: Colours): Markup {
  const root = `#${prefix}`;
  const colours = (palette: Palette): string =>
    `${root}{${TONES.map((tone) => `--${tone}:var(--countersheet-${tone},${palette[tone]})`).join(';')}}`;
  const rules = [
    colours(colorScheme === 'dark' ? style.dark : style.light),
    ...(colorScheme === 'auto' ? [`@media(prefers-color-scheme:dark){${colours(style.dark)}}`] : []),
    ...TONES.flatMap((tone) => [
      `${root} .f-${tone}{fill:var(--${tone})}`,
      `${root} .s-${tone}{stroke:var(--${tone})}`,
    ]),
    `${root} [role=button]{cursor:pointer}`,
    `${root} [tabindex]:focus-visible{outline:3px solid var(--act);outline-offset:2px}`,
  ];
  return el('style', {}, { markup: `@supports(color:var(--a)){${rules.join('')}}` });
}
