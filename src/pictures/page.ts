import { type Colours, paint, type Tone } from './themes.ts';
import type { Labels } from '../messages/labels.ts';
import { all, type Attributes, type Child, el, type Markup } from './markup.ts';
import { type PictureAction, speaksOf } from './picture-actions.ts';

/** How a picture is laid out: beside each other on a wide screen, or below each other on a phone. */
export const LAYOUTS = ['wide', 'tall'] as const;

/** How a picture is laid out: for a desk (`'wide'`, 1,020 to 1,030 units) or a phone (`'tall'`, 400 units). */
export type Layout = (typeof LAYOUTS)[number];

/** Width of a panel, by the shape of the picture. */
export const PANEL_WIDTH: Readonly<Record<Layout, number>> = { wide: 280, tall: 360 };

/** The page of one picture. */
export interface Page<Label extends string = string> extends Colours {
  readonly layout: Layout;
  /** What the picture says, in the language chosen. */
  readonly labels: Labels<Label>;
  /** What is going on, as a clause. */
  readonly phase: () => string;
  /** What may be done. */
  readonly actions: readonly PictureAction[];
  /** The names of all that the last events tell of. */
  readonly touched: ReadonlySet<string>;
  /** Whether everything can be reached by the keyboard, or only what can be clicked. */
  readonly isAllInReach: boolean;
  /** What an action is called. */
  readonly say: (line: string) => string;
  /** The places of the things drawn so far. */
  readonly placed: Set<string>;
}

/** A page of any labels: all that most things need. */
export type AnyPage = Page;

/** A rectangle, which may be turned: `'rotate(30)'`. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly transform?: string;
  /** How round its corners are; default 4. */
  readonly rx?: number;
}

/** The tones of a shape. */
interface Tones {
  readonly fill?: Tone | 'none' | undefined;
  readonly stroke?: Tone | undefined;
}

/** A shape of SVG in tones. */
export function shape(page: Colours, name: string, geometry: Attributes, tones: Tones): Markup {
  return el(name, { ...geometry, ...paint(page, tones) });
}

/** How a text stands. */
interface TextStyle {
  readonly x: number;
  /** Of the middle of its height. */
  readonly y: number;
  /** Height of the type; default 13. */
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  readonly tone?: Tone;
  readonly isBold?: boolean;
  /** Families of type, if not the usual ones. */
  readonly family?: string;
}

/** A line of text, its middle at the height given. */
export function text(page: Colours, style: TextStyle, words: string): Markup {
  const { x, y, size = 13, anchor = 'start', tone = 'ink', isBold = false, family } = style;
  return el(
    'text',
    {
      x,
      y: y + size * 0.35,
      'font-size': size === 13 ? undefined : size,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      'font-weight': isBold ? 700 : undefined,
      'font-family': family,
      ...paint(page, { fill: tone }),
    },
    words,
  );
}

/** A word at a place: its middle. */
export interface Word {
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** Many short texts of one style, each around its place: shorter as markup than one by one. */
export function scattered(page: Colours, style: Omit<TextStyle, 'x' | 'y'>, places: readonly Word[]): Markup {
  const { size = 13, anchor = 'middle', tone = 'ink', isBold = false } = style;
  const attributes = { 'font-size': size, 'text-anchor': anchor, 'font-weight': isBold ? 700 : undefined };
  return el(
    'g',
    { ...attributes, ...paint(page, { fill: tone }) },
    places.map(({ x, y, words }) => el('text', { x, y: y + size * 0.35 }, words)),
  );
}

/** Lines of text below each other; `y` is the middle of the first. */
export function texts(
  page: Colours,
  style: TextStyle & { readonly leading: number },
  lines: readonly string[],
): Markup {
  return all(lines.map((line, index) => text(page, { ...style, y: style.y + index * style.leading }, line)));
}

/** One thing in a picture. */
export interface Thing {
  /** Says all that the thing shows. */
  readonly label: string;
  /** What is framed when the thing has changed or can be clicked. */
  readonly frame: Box;
  /** How actions and events call it, as the notation writes it; absent if they never do. */
  readonly place?: string;
  /** How events call it, if otherwise. */
  readonly name?: string;
}

/** A thing: its label, what it looks like, whether it has just changed, and what a click on it does. */
export function thing(page: AnyPage, about: Thing, ...children: readonly Child[]): Markup {
  const { label, frame, place, name = place } = about;
  const offers = offersAbout(page, place);
  const isClickable = offers.length > 0;
  const line = offers.length === 1 ? offers[0]!.line : undefined;
  return el(
    'g',
    {
      role: isClickable ? 'button' : 'img',
      tabindex: isClickable || page.isAllInReach ? 0 : undefined,
      'data-place': place,
      'data-action': line,
    },
    el('title', {}, line === undefined ? label : withAction(label, page.say(line))),
    children,
    name !== undefined && page.touched.has(name) ? changedFrame(page, frame) : undefined,
    isClickable ? openFrame(page, frame) : undefined,
  );
}

function offersAbout({ actions, placed }: AnyPage, place: string | undefined): readonly PictureAction[] {
  if (place === undefined) return [];
  placed.add(place);
  return actions.filter((offer) => speaksOf(offer, place));
}

function withAction(label: string, action: string): string {
  return label === action ? label : `${label} ${action}`;
}

/** Things that belong together, under a name. */
export function section(label: string, ...children: readonly Child[]): Markup {
  return el('g', { role: 'group', 'aria-label': label }, children);
}

/** What only helps the eye, and is said elsewhere. */
export function decoration(...children: readonly Child[]): Markup {
  return el('g', { 'aria-hidden': 'true' }, children);
}

function changedFrame(page: Colours, frame: Box): Markup {
  return outline(page, grown(frame, 4.5), { stroke: 'mark', dashes: '2 3' });
}

function openFrame(page: Colours, frame: Box): Markup {
  return outline(page, grown(frame, 1.5), { stroke: 'act' });
}

function outline(page: Colours, box: Box, { stroke, dashes }: { stroke: Tone; dashes?: string }): Markup {
  const attributes = { rx: 4, ...box, 'stroke-width': 2, 'stroke-dasharray': dashes };
  return shape(page, 'rect', attributes, { fill: 'none', stroke });
}

function grown({ x, y, width, height, ...turned }: Box, by: number): Box {
  return { ...turned, x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
