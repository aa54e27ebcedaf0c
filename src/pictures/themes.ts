import { type Attributes, el, type Markup } from './markup.ts';

/** The two looks: like the print of the game's own time, and quiet and modern. */
export const THEMES = ['print', 'modern'] as const;

/** A look. */
export type Theme = (typeof THEMES)[number];

/** Light, dark, or as the reader of the page has it. */
export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const;

/** Light, dark, or as the reader of the page has it: `'auto'`. */
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/**
 * What is coloured: the ground (`paper`, `panel`), what stands on it (`ink`, `soft`, `line`), the two sides with what
 * stands on them and their tints, what has just happened (`mark`), and what can be clicked (`act`).
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

/** What is coloured. A page sets the custom property `--countersheet-` with this name to choose its own colour. */
export type Tone = (typeof TONES)[number];

/** A colour for each tone: `'#1c1b19'`. */
export type Palette = Readonly<Record<Tone, string>>;

/** Everything that a look decides. */
export interface Style {
  /** Families of type for what is read. */
  readonly type: string;
  /** Families of type for headings. */
  readonly heading: string;
  readonly light: Palette;
  readonly dark: Palette;
}

/** The looks of one game. */
export type Styles = Readonly<Record<Theme, Style>>;

/** A palette from its colours in the order of {@link TONES}, without the number signs. */
export function palette(colours: string): Palette {
  const each = colours.split(' ');
  return Object.fromEntries(TONES.map((tone, index) => [tone, `#${each[index]!}`])) as Record<Tone, string>;
}

/** The quiet modern look, the same in all games but for the two sides. */
export function modern(light: string, dark: string): Style {
  const type = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
  return {
    type,
    heading: type,
    light: palette(`ffffff f4f5f7 1d2129 555c68 c6cad2 ${light} b04a00 862cad`),
    dark: palette(`14171c 1e232b eceef2 a9b1be 4a5260 ${dark} ffb25c e3a6ff`),
  };
}

/** Where the colours of a picture come from. */
export interface Colours {
  readonly style: Style;
  readonly colorScheme: ColorScheme;
  readonly prefix: string;
}

/** The attributes that paint a shape: a plain colour, and the class that goes with it. */
export function paint(
  { style, colorScheme }: Colours,
  { fill, stroke }: { readonly fill?: Tone | 'none' | undefined; readonly stroke?: Tone | undefined },
): Attributes {
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
 * The rules of a picture, which hold in it alone. They stand in `@supports`: a program that does not know custom
 * properties passes over all of them, and keeps the plain attributes.
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
