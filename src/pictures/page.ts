import { type Colours, paint, type Tone } from './themes.ts';
import type { Labels } from '../messages/labels.ts';
import { all, type Attributes, type Child, el, type Markup } from './markup.ts';
import { type PictureAction, mentions } from './picture-actions.ts';

/** The layouts: panels beside the board for a wide screen, or below it for a phone. */
export const LAYOUTS = ['wide', 'tall'] as const;

/** The layout of a picture: for a wide screen (`'wide'`, 1,020 to 1,030 units) or a phone (`'tall'`, 400 units). */
export type Layout = (typeof LAYOUTS)[number];

/** Width of a panel, by layout. */
export const PANEL_WIDTH: Readonly<Record<Layout, number>> = { wide: 280, tall: 360 };

/** Context for drawing one picture. */
export interface Page<Label extends string = string> extends Colours {
  readonly layout: Layout;
  /** Texts in the chosen language. */
  readonly labels: Labels<Label>;
  /** Returns a clause that describes the current phase. */
  readonly phase: () => string;
  /** Actions that can be clicked. */
  readonly actions: readonly PictureAction[];
  /** All names in the highlighted events. */
  readonly touched: ReadonlySet<string>;
  /** Whether the keyboard reaches all elements, or only clickable ones. */
  readonly isAllInReach: boolean;
  /** Returns the text of an action. */
  readonly say: (line: string) => string;
  /** The places of all things drawn so far. */
  readonly placed: Set<string>;
}

/** A page with any labels, sufficient for most drawing functions. */
export type AnyPage = Page;

/** A rectangle. `transform` may rotate it: `'rotate(30)'`. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly transform?: string;
  /** Corner radius; default 4. */
  readonly rx?: number;
}

/** Fill and stroke of a shape. */
interface Tones {
  readonly fill?: Tone | 'none' | undefined;
  readonly stroke?: Tone | undefined;
}

/** Draws an SVG shape in these tones. */
export function shape(page: Colours, name: string, geometry: Attributes, tones: Tones): Markup {
  return el(name, { ...geometry, ...paint(page, tones) });
}

/** Position and style of a text. */
interface TextStyle {
  readonly x: number;
  /** Vertical middle of the text. */
  readonly y: number;
  /** Font size; default 13. */
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  readonly tone?: Tone;
  readonly isBold?: boolean;
  /** Font families, if not the default ones. */
  readonly family?: string;
}

/** Draws one line of text, vertically centred on `y`. */
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

/** A text and its middle. */
export interface Word {
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** Draws many short texts of one style, each centred. Needs less markup than separate texts. */
export function scattered(page: Colours, style: Omit<TextStyle, 'x' | 'y'>, places: readonly Word[]): Markup {
  const { size = 13, anchor = 'middle', tone = 'ink', isBold = false } = style;
  const attributes = { 'font-size': size, 'text-anchor': anchor, 'font-weight': isBold ? 700 : undefined };
  return el(
    'g',
    { ...attributes, ...paint(page, { fill: tone }) },
    places.map(({ x, y, words }) => el('text', { x, y: y + size * 0.35 }, words)),
  );
}

/** Draws lines of text below each other; `y` is the middle of the first line. */
export function texts(
  page: Colours,
  style: TextStyle & { readonly leading: number },
  lines: readonly string[],
): Markup {
  return all(lines.map((line, index) => text(page, { ...style, y: style.y + index * style.leading }, line)));
}

/** One thing in a picture. */
export interface Thing {
  /** Describes everything that the thing shows. */
  readonly label: string;
  /** The frame to draw if the thing has changed or can be clicked. */
  readonly frame: Box;
  /** Name of the thing in actions and events, as in the notation; absent if they never name it. */
  readonly place?: string;
  /** Name of the thing in events, if different. */
  readonly name?: string;
}

/** Draws a thing with its label, a frame if it has just changed, and a frame and action if it can be clicked. */
export function thing(page: AnyPage, about: Thing, ...children: readonly Child[]): Markup {
  const { label, place } = about;
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
    ...inFrames(page, about, isClickable, children),
  );
}

/** The drawing of a thing, with its frames. */
function inFrames(
  page: AnyPage,
  { frame, place, name = place }: Thing,
  isClickable: boolean,
  children: readonly Child[],
): readonly Child[] {
  return [
    // A click anywhere in the frame counts, not only on what is drawn.
    isClickable ? el('rect', { ...frame, fill: 'none', 'pointer-events': 'all' }) : undefined,
    children,
    name !== undefined && page.touched.has(name) ? changedFrame(page, frame) : undefined,
    isClickable ? openFrame(page, frame) : undefined,
  ];
}

function offersAbout({ actions, placed }: AnyPage, place: string | undefined): readonly PictureAction[] {
  if (place === undefined) return [];
  placed.add(place);
  return actions.filter((offer) => mentions(offer, place));
}

function withAction(label: string, action: string): string {
  return label === action ? label : `${label} ${action}`;
}

/** Groups things under a label. */
export function section(label: string, ...children: readonly Child[]): Markup {
  return el('g', { role: 'group', 'aria-label': label }, children);
}

/** Draws something that screen readers skip, because other labels describe it already. */
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
