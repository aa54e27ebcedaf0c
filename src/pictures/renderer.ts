import { isObject } from '../core/plain-data.ts';
import { eventsFor, type GameEvent, type GameTypes, type Position, type View } from '../core/game.ts';
import type { Messages } from '../messages/messages.ts';
import { at, type Block, buttons, stacked } from './blocks.ts';
import { type Theme, type ColorScheme, styleSheet, type Styles } from './themes.ts';
import type { Box, PlacedThing } from './geometry.ts';
import { all, el, type Markup, short } from './markup.ts';
import { offersOf, spoken } from './picture-actions.ts';
import { type AnyPage, type Page, PANEL_WIDTH, shape, type Layout, LAYOUTS, texts } from './page.ts';
import { coloursOf, known } from './settings.ts';
import { BOLD, wrapped } from './type.ts';

/** The position to draw: a view or a state. From a state, only the public part is used. */
export type RenderInput<G extends GameTypes> = Position<G> & Partial<Pick<View<G>, 'viewer' | 'own'>>;

/** The parts of a picture that a game draws. */
export interface Scene {
  readonly title: string;
  /** One line that says how far the match has progressed, and who is to move. */
  readonly subtitle: string;
  /** A description of the position in a few sentences, for screen readers. */
  readonly summary: string;
  readonly board: Block;
  readonly panels: readonly Block[];
}

/**
 * Draws the positions of a game. Import the renderer from the path of the game, such as
 * `countersheet/up-against-the-wall/picture`.
 */
export interface Renderer<G extends GameTypes = GameTypes, Label extends string = string> {
  /** Id of the game. */
  readonly id: string;
  readonly styles: Styles;
  /** Draws a view. The drawing must depend only on facts that the view shows. */
  draw(this: void, shown: RenderInput<G>, page: Page<Label, G['event']>): Scene;
}

/** Settings of a picture. */
export interface PictureSettings<G extends GameTypes = GameTypes, Label extends string = string> {
  /** The messages of the game in one language, such as `messages` of `countersheet/up-against-the-wall/messages/en`. */
  readonly messages: Pick<Messages<G, Label>, 'labels' | 'phase'>;
  /** The theme. Default: `'modern'`. */
  readonly theme?: Theme;
  /**
   * Light or dark colours. Default: `'auto'`, which follows the setting of the reader's device; if this setting is
   * unknown, the colours are light.
   */
  readonly colorScheme?: ColorScheme;
  /** The layout. Default: `'wide'`. */
  readonly layout?: Layout;
  /**
   * The prefix of the ids and styles in the picture: a letter, then letters, digits, hyphens and underscores. Two
   * pictures on one page need different prefixes. Default: the id of the game.
   */
  readonly prefix?: string;
  /** Events to highlight. Events that the viewer is not allowed to see are skipped. Default: none. */
  readonly highlight?: readonly G['event'][];
  /** The actions that people can choose by clicks on the picture, in the notation of `format`. Default: none. */
  readonly actions?: readonly string[];
  /** Returns the text to show for an action, given the action in the notation. Default: the words of the action. */
  readonly label?: (action: string) => string;
  /**
   * The places and pieces that people can reach with the keyboard: only those that can be clicked (`'actions'`), or all
   * (`'everything'`). Default: `'actions'`.
   */
  readonly keyboard?: 'actions' | 'everything';
  /**
   * Returns SVG markup that is drawn under the board but above the background, such as `<image>` with a scan of a
   * printed board. The parameter is the rectangle of the board. The rectangle and the markup use units of the view box,
   * like the rectangles of {@link placesOf}. The markup becomes part of the picture unchanged, so the caller must
   * escape every text in it.
   */
  readonly under?: (board: Box) => string;
  /**
   * Same as `under`, but the markup is drawn over the whole picture. If the markup has `pointer-events="none"`, clicks
   * on the markup go to the picture below it.
   */
  readonly over?: (board: Box) => string;
}

const MARGIN = 20;
const GAP = 20;

/**
 * Draws a position as SVG, without a browser.
 *
 * Equal views give equal pictures, because a picture contains only facts that the view shows.
 *
 * @param drawing - The renderer of the game.
 * @param shown - A view or a state; not modified. If it is a state, only its public part is used.
 * @param settings - The messages, the appearance of the picture, and the actions that people can choose by clicks.
 * @returns One `<svg>` element for a page or a file.
 * @throws RangeError if a setting is not valid, or if `shown` is not a position of this game.
 *
 * @example
 * ```ts
 * import { renderSvg } from 'countersheet/pictures';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 * import { renderer } from 'countersheet/up-against-the-wall/picture';
 * import { setup, view } from 'countersheet/up-against-the-wall';
 *
 * renderSvg(renderer, view(setup({ seed: 1 }), 'radicals'), { messages, theme: 'print' }).slice(0, 4) // => '<svg'
 * ```
 */
export function renderSvg<G extends GameTypes, Label extends string>(
  drawing: Renderer<G, Label>,
  shown: RenderInput<G>,
  settings: PictureSettings<G, Label>,
): string {
  return picture(drawing, shown, settings).markup;
}

/**
 * Returns the places and pieces of a picture with their rectangles. Use the rectangles to add your own tooltips, arrows
 * and animations.
 *
 * The list contains every `data-place` and every `data-piece` of the picture, and nothing else. Each rectangle is
 * inside the view box.
 *
 * @param drawing - The renderer of the game.
 * @param shown - A view or a state; not modified. If it is a state, only its public part is used.
 * @param settings - The settings of the picture. Pass the same settings to {@link renderSvg}, because layout, language
 * and actions change positions and labels.
 * @returns The places and pieces in drawing order: a piece that lies on a place follows this place. Places have
 * different ids. Two pieces have the same id only if people cannot distinguish them, such as two jokers.
 * @throws RangeError if a setting is not valid, or if `shown` is not a position of this game.
 *
 * @example
 * ```ts
 * import { messages } from 'countersheet/revolting-behaviour/messages/en';
 * import { renderer } from 'countersheet/revolting-behaviour/picture';
 * import { setup, view } from 'countersheet/revolting-behaviour';
 *
 * const [ada, cause] = placesOf(renderer, view(setup({ seed: 1 }), 'spectator'), { messages });
 * ada // => { kind: 'place', id: 'ada', label: 'ada: 20 points; Cause: 10 cards face down; must act now.', box: { x: 20, y: 75, width: 335, height: 104 } }
 * `${cause!.kind} ${cause!.id}` // => 'piece ada cause'
 * ```
 */
export function placesOf<G extends GameTypes, Label extends string>(
  drawing: Renderer<G, Label>,
  shown: RenderInput<G>,
  settings: PictureSettings<G, Label>,
): readonly PlacedThing[] {
  return picture(drawing, shown, settings).things;
}

function picture<G extends GameTypes, Label extends string>(
  drawing: Renderer<G, Label>,
  shown: RenderInput<G>,
  settings: PictureSettings<G, Label>,
): Required<Markup> {
  // In plain JavaScript, `shown` can be any value.
  const { setup, table } = (shown as Partial<RenderInput<G>> | null | undefined) ?? {};
  if ((setup && table) === undefined) throw new RangeError('Expected a state or a view to draw');
  const page = pageFor(drawing, shown, settings);
  const scene = drawn(drawing, shown, page);
  const body =
    page.layout === 'wide' ? besideEachOther(page, scene) : stacked([scene.board, ...withButtons(page, scene)], GAP);
  return framed(page, scene, { ...settings, body });
}

function drawn<G extends GameTypes, Label extends string>(
  { id, draw }: Renderer<G, Label>,
  shown: RenderInput<G>,
  page: Page<Label, G['event']>,
): Scene {
  try {
    return draw(shown, page);
  } catch (cause) {
    // The error means that a property is missing, so `shown` is probably a position of another game.
    if (!(cause instanceof TypeError)) throw cause;
    throw new RangeError(`The given value is not a position of ${id}.`, { cause });
  }
}

function pageFor<G extends GameTypes, Label extends string>(
  { id, styles }: Renderer<G, Label>,
  shown: RenderInput<G>,
  settings: PictureSettings<G, Label>,
): Page<Label, G['event']> {
  const { messages, highlight = [], actions = [], label = spoken, prefix = id } = settings;
  const { viewer = 'spectator' } = shown;
  const events = eventsFor(highlight, viewer);
  return {
    ...coloursOf({ ...settings, styles, prefix }),
    layout: known(LAYOUTS, settings.layout ?? 'wide'),
    labels: messages.labels,
    phase: () => messages.phase(shown),
    actions: offersOf(actions),
    events,
    touched: namesIn(events),
    isAllInReach: settings.keyboard === 'everything',
    say: label,
  };
}

/** The fields of events that do not contain names. */
const NO_NAMES: readonly string[] = ['type', 'rule', 'outcome', 'reason', 'text'];

/**
 * Returns all strings in events, including list items and record keys. The names of players, places and cards are among
 * them.
 */
function namesIn(events: readonly GameEvent[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') names.add(value);
    if (!isObject(value)) return;
    if (!Array.isArray(value)) for (const key of Object.keys(value)) names.add(key);
    Object.values(value).forEach(visit);
  };
  for (const event of events) {
    for (const [key, value] of Object.entries(event)) if (!NO_NAMES.includes(key)) visit(value);
  }
  return names;
}

function besideEachOther(page: AnyPage, { board, panels }: Scene): Block {
  const all = withButtons(page, { board, panels });
  const heightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { height }) => sum + GAP + height, 0);
  const heightWith = (count: number): number =>
    Math.max(board.height + heightOf(all.slice(count)), heightOf(all.slice(0, count)) - GAP);
  // The last panels are moved below the board if this reduces the height of the picture, because a picture with less
  // height is shown larger.
  const [count = 0] = all
    .map((_, below) => all.length - below)
    .toSorted((one, other) => heightWith(one) - heightWith(other));
  const [side, below] = [stacked(all.slice(0, count), GAP), all.slice(count)];
  return {
    width: board.width + GAP + side.width,
    height: heightWith(count),
    content: [
      board.content,
      at(board.width + GAP, 0, side.content),
      below.length === 0 ? undefined : at(0, board.height + GAP, stacked(below, GAP).content),
    ],
  };
}

function withButtons(page: AnyPage, { board, panels }: Pick<Scene, 'board' | 'panels'>): readonly Block[] {
  const { things } = all([board, ...panels].map(({ content }) => content));
  const drawn = buttons(page, PANEL_WIDTH[page.layout], things);
  return drawn === undefined ? panels : [drawn, ...panels];
}

type Layers = Pick<PictureSettings, 'under' | 'over'> & { readonly body: Block };

function framed(
  page: AnyPage,
  { title, subtitle, summary, board: { width: across, height: high } }: Scene,
  { body, under, over }: Layers,
): Required<Markup> {
  const width = body.width + 2 * MARGIN;
  const size = page.layout === 'wide' ? 20 : 18;
  const titles = wrapped(title, body.width, { size: size * BOLD, most: 3 });
  const subtitles = wrapped(subtitle, body.width, { size: 13, most: 2 });
  const head = MARGIN + titles.length * size * 1.25 + subtitles.length * 18 + 12;
  const height = head + body.height + MARGIN;
  const { prefix } = page;
  const board = { x: MARGIN, y: head, width: across, height: high };
  const heading = { x: MARGIN, size, isBold: true, family: page.style.heading } as const;
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      id: prefix,
      viewBox: `0 0 ${short(width)} ${short(height)}`,
      role: 'group',
      lang: page.labels.language,
      'aria-labelledby': `${prefix}-title`,
      'aria-describedby': `${prefix}-desc`,
      'font-family': page.style.type,
      'font-size': 13,
    },
    el('title', { id: `${prefix}-title` }, title),
    el('desc', { id: `${prefix}-desc` }, summary),
    styleSheet(page),
    shape(page, 'rect', { width, height }, { fill: 'paper' }),
    under === undefined ? undefined : { markup: under(board) },
    texts(page, { ...heading, y: MARGIN + size * 0.6, leading: size * 1.25 }, titles),
    texts(page, { x: MARGIN, y: MARGIN + titles.length * size * 1.25 + 8, tone: 'soft', leading: 18 }, subtitles),
    at(MARGIN, head, body.content),
    over === undefined ? undefined : { markup: over(board) },
  );
}
