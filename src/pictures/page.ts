import type { GameEvent } from '../core/game.ts';
import { type Colours, paint, type Tone, type Tones } from './themes.ts';
import type { Labels } from '../messages/labels.ts';
import { boundsOf, type Frame } from './geometry.ts';
import { all, type Attributes, type Child, el, type Markup, short } from './markup.ts';
import { type PictureAction, mentions } from './picture-actions.ts';

/**
 * The layouts. In `'wide'`, for wide screens, the panels are next to the board; in `'tall'`, for phones, the panels are
 * below the board.
 */
export const LAYOUTS = ['wide', 'tall'] as const;

/** The layout of a picture: for a wide screen (`'wide'`, 1,020 to 1,030 units) or a phone (`'tall'`, 400 units). */
export type Layout = (typeof LAYOUTS)[number];

/** The width of a panel in each layout. */
export const PANEL_WIDTH: Readonly<Record<Layout, number>> = { wide: 280, tall: 360 };

/** The data and functions with which one picture is drawn. */
export interface Page<Label extends string = string, Event extends GameEvent = GameEvent> extends Colours {
  readonly layout: Layout;
  /** The texts of the picture in the chosen language. */
  readonly labels: Labels<Label>;
  /** Returns a clause that describes the current phase. */
  readonly phase: () => string;
  /** The actions that people can choose by clicks on the picture. */
  readonly actions: readonly PictureAction[];
  /** The highlighted events that the viewer is allowed to see. */
  readonly events: readonly Event[];
  /** All names that occur in the highlighted events. */
  readonly touched: ReadonlySet<string>;
  /**
   * True if people can reach all places and pieces with the keyboard; false if they can reach only those that can be
   * clicked.
   */
  readonly isAllInReach: boolean;
  /** Returns the text to show for an action, given the action in the notation. */
  readonly say: (line: string) => string;
}

/** A page of any game. Most drawing functions accept this type. */
export type AnyPage = Page;

/**
 * Draws an SVG shape.
 *
 * @param page - The page that {@link Renderer} `draw` receives.
 * @param name - The name of the SVG element: `'rect'`, `'circle'`, `'path'`.
 * @param geometry - The attributes of the element except its colours. Numbers are written with at most one decimal
 *   place.
 * @param tones - The roles of the colours: `{ fill: 'panel', stroke: 'line' }`.
 *
 * @example
 * ```ts
 * import { renderSvg } from 'countersheet/pictures';
 * import { setup, view } from 'countersheet/revolting-behaviour';
 * import { messages } from 'countersheet/revolting-behaviour/messages/en';
 * import { renderer } from 'countersheet/revolting-behaviour/picture';
 *
 * const own: typeof renderer = {
 *   ...renderer,
 *   draw(_view, page) {
 *     const content = shape(page, 'circle', { cx: 10, cy: 10, r: 8 }, { fill: 'one', stroke: 'line' });
 *     const board = { width: 20, height: 20, content };
 *     return { title: 'Mine', subtitle: '', summary: '', board, panels: [] };
 *   },
 * };
 * const svg = renderSvg(own, view(setup(), 'spectator'), { messages });
 * svg.includes('<circle cx="10" cy="10" r="8"') // => true
 * ```
 */
export function shape(page: Colours, name: string, geometry: Attributes, tones: Tones): Markup {
  return el(name, { ...geometry, ...paint(page, tones) });
}

/** The position and the style of a text. */
interface TextStyle {
  readonly x: number;
  /** The vertical middle of the text. */
  readonly y: number;
  /** Font size; default 13. */
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  readonly tone?: Tone;
  readonly isBold?: boolean;
  /** The font families. Default: the font families of the theme. */
  readonly family?: string;
}

/**
 * Draws one line of text.
 *
 * @param page - The page that {@link Renderer} `draw` receives.
 * @param style - The position: `x`, and `y` for the vertical middle of the text. Optional properties: `size` (default
 * 13), `anchor`, `tone`, `isBold`, `family`.
 * @param words - The text. The function escapes the text but does not shorten it, so the picture must have room for it.
 *
 * @example
 * ```ts
 * import { renderSvg } from 'countersheet/pictures';
 * import { setup, view } from 'countersheet/revolting-behaviour';
 * import { messages } from 'countersheet/revolting-behaviour/messages/en';
 * import { renderer } from 'countersheet/revolting-behaviour/picture';
 *
 * const own: typeof renderer = {
 *   ...renderer,
 *   draw(_view, page) {
 *     const content = text(page, { x: 20, y: 10, anchor: 'middle', isBold: true }, 'ford & moor');
 *     const board = { width: 40, height: 20, content };
 *     return { title: 'Mine', subtitle: '', summary: '', board, panels: [] };
 *   },
 * };
 * const svg = renderSvg(own, view(setup(), 'spectator'), { messages });
 * svg.includes('>ford &amp; moor</text>') // => true
 * ```
 */
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

/** A text, and the position of its middle. */
export interface Word {
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/**
 * Draws many short texts in the same style, each centred at its position. The common style is written only once, so the
 * markup is shorter than for separate texts.
 */
export function scattered(page: Colours, style: Omit<TextStyle, 'x' | 'y'>, places: readonly Word[]): Markup {
  const { size = 13, anchor = 'middle', tone = 'ink', isBold = false } = style;
  const attributes = { 'font-size': size, 'text-anchor': anchor, 'font-weight': isBold ? 700 : undefined };
  return el(
    'g',
    { ...attributes, ...paint(page, { fill: tone }) },
    places.map(({ x, y, words }) => el('text', { x, y: y + size * 0.35 }, words)),
  );
}

/** Draws several lines of text, one below the other. `y` is the vertical middle of the first line. */
export function texts(
  page: Colours,
  style: TextStyle & { readonly leading: number },
  lines: readonly string[],
): Markup {
  return all(lines.map((line, index) => text(page, { ...style, y: style.y + index * style.leading }, line)));
}

/** The label and the outline of a place or a piece. */
interface Drawn {
  /** Describes everything that the place or piece shows. */
  readonly label: string;
  /**
   * The outline of the place or piece. The outline is drawn if the place or piece has just changed or can be clicked.
   */
  readonly frame: Frame;
}

/** The name of a place or a piece. */
export type Named =
  | {
      /** The name of the place in actions and events, written as in the notation. */
      readonly place: string;
      readonly piece?: never;
    }
  | {
      /**
       * A name for a place or piece that no action names. Two pieces can have the same name only if people cannot
       * distinguish them.
       */
      readonly piece: string;
      readonly place?: never;
    };

/** A place or a piece that screen readers announce and that can be clicked. */
type Thing = Drawn &
  Named & {
    /** The name of the place or piece in events, if it differs from `place`. */
    readonly name?: string;
    /** True if the highlighted events have changed the place or piece without naming it. */
    readonly isChanged?: boolean;
  };

/**
 * Draws a place or a piece, with its label for screen readers. If the place or piece has just changed or can be
 * clicked, its frame is drawn.
 *
 * @param page - The page that {@link Renderer} `draw` receives.
 * @param about - The place or piece, called a thing here. `label` describes everything that the thing shows. `frame` is
 *   the rectangle around the thing. Pass either `place`, the name of the thing in actions and events, or `piece`, a
 *   name that you choose. If events use another name for the thing, pass this name as `name`. If `isChanged` is true,
 *   the thing is marked even if no event names it.
 * @param children - What to draw.
 *
 * @example
 * ```ts
 * import { renderSvg } from 'countersheet/pictures';
 * import { setup, view } from 'countersheet/revolting-behaviour';
 * import { messages } from 'countersheet/revolting-behaviour/messages/en';
 * import { renderer } from 'countersheet/revolting-behaviour/picture';
 *
 * const own: typeof renderer = {
 *   ...renderer,
 *   draw(_view, page) {
 *     const disc = shape(page, 'circle', { cx: 10, cy: 10, r: 8 }, { fill: 'one' });
 *     const frame = { x: 0, y: 0, width: 20, height: 20 };
 *     const board = { width: 20, height: 20, content: thing(page, { place: 'ada', label: 'Ada: no cards', frame }, disc) };
 *     return { title: 'Mine', subtitle: '', summary: '', board, panels: [] };
 *   },
 * };
 * const svg = renderSvg(own, view(setup(), 'spectator'), { messages });
 * svg.includes('<title>Ada: no cards</title>') // => true
 * ```
 */
export function thing(page: AnyPage, about: Thing, ...children: readonly Child[]): Markup {
  const { label, frame, place, piece: own } = about;
  const offers = offersAbout(page, place);
  const isClickable = offers.length > 0;
  const line = offers.length === 1 ? offers[0]!.line : undefined;
  const drawn = el(
    'g',
    {
      role: isClickable ? 'button' : 'img',
      tabindex: isClickable || page.isAllInReach ? 0 : undefined,
      'data-place': place,
      'data-piece': own,
      'data-action': line,
    },
    el('title', {}, withAction(page, label, line)),
    // This rectangle makes the whole frame clickable, not only the parts in which something is drawn.
    isClickable ? el('rect', { ...rectangle(frame), fill: 'none', 'pointer-events': 'all' }) : undefined,
    children,
    hasChanged(page, about) ? outline(page, grown(frame, 4.5), { stroke: 'mark', dashes: '2 3' }) : undefined,
    isClickable ? outline(page, grown(frame, 1.5), { stroke: 'act' }) : undefined,
  );
  return placed(drawn, about);
}

function hasChanged({ touched }: AnyPage, { place, name = place, isChanged = false }: Thing): boolean {
  return isChanged || (name !== undefined && touched.has(name));
}

/**
 * Draws a piece that lies on a place. Pass the result as a child to the {@link thing} of the place. The label of the
 * place must also describe the piece, because screen readers do not read the label of the piece.
 *
 * @param id - Value of `data-piece`.
 * @param about - The label and the frame of the piece.
 * @param children - What to draw.
 *
 * @example
 * ```ts
 * const frame = { x: 0, y: 0, width: 20, height: 20 };
 *
 * piece('red-1', { label: 'A red unit', frame }, '1').markup // => '<g data-piece="red-1">1</g>'
 * ```
 */
export function piece(id: string, about: Drawn, ...children: readonly Child[]): Markup {
  return placed(el('g', { 'data-piece': id }, children), { ...about, piece: id });
}

function placed({ markup, things }: Required<Markup>, { label, frame, place, piece: own }: Drawn & Named): Markup {
  const name = place === undefined ? { kind: 'piece' as const, id: own } : { kind: 'place' as const, id: place };
  return { markup, things: [{ ...name, label, box: boundsOf(frame) }, ...things] };
}

/** Returns true if the name of a place occurs in at least one of the actions that people can choose by clicks. */
export function isOffered(page: AnyPage, place: string): boolean {
  return offersAbout(page, place).length > 0;
}

function offersAbout({ actions }: AnyPage, place: string | undefined): readonly PictureAction[] {
  return place === undefined ? [] : actions.filter((offer) => mentions(offer, place));
}

function withAction(page: AnyPage, label: string, line: string | undefined): string {
  const action = line === undefined ? label : page.say(line);
  return label === action ? label : `${label} ${action}`;
}

/** Groups parts of a picture under a label for screen readers. */
export function section(label: string, ...children: readonly Child[]): Markup {
  return el('g', { role: 'group', 'aria-label': label }, children);
}

/** Draws something that screen readers skip, because other labels already describe it. */
export function decoration(...children: readonly Child[]): Markup {
  return el('g', { 'aria-hidden': 'true' }, children);
}

function outline(page: Colours, frame: Frame, { stroke, dashes }: { stroke: Tone; dashes?: string }): Markup {
  const attributes = { rx: 4, ...rectangle(frame), 'stroke-width': 2, 'stroke-dasharray': dashes };
  return shape(page, 'rect', attributes, { fill: 'none', stroke });
}

function rectangle({ angle, ...rest }: Frame): Attributes {
  return angle === undefined ? { ...rest } : { ...rest, transform: `rotate(${short(angle)})` };
}

function grown({ x, y, width, height, ...turned }: Frame, by: number): Frame {
  return { ...turned, x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
