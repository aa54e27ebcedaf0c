import type { Position } from '../../../core/game.ts';
import type { Track } from '../rules/scenario-shape.ts';
import { type BySide, type Side } from '../rules/sides.ts';
import type { Uaw } from '../rules/types.ts';
import { at, type Block } from '../../../pictures/blocks.ts';
import { all, el, type Markup, short } from '../../../pictures/markup.ts';
import type { Colours } from '../../../pictures/themes.ts';
import { decoration, type Page, scattered, piece, section, shape, text, texts, thing } from '../../../pictures/page.ts';
import { BOLD, widthOf, wrapped } from '../../../pictures/type.ts';
import type { Label } from '../messages/en.ts';

/** The sizes of the board, in units of the drawing. All radii are measured from the centre of Low Library. */
interface Measures {
  readonly width: number;
  readonly height: number;
  readonly low: number;
  readonly inner: number;
  readonly outer: number;
  /** The font size of numbers. */
  readonly type: number;
  /** The edge length of a token for pieces. */
  readonly token: number;
}

const MEASURES: Readonly<Record<'wide' | 'tall', Measures>> = {
  wide: { width: 704, height: 600, low: 44, inner: 76, outer: 240, type: 12, token: 20 },
  tall: { width: 360, height: 360, low: 24, inner: 48, outer: 142, type: 9, token: 15 },
};

export const TONES: BySide<'one' | 'two'> = { administration: 'one', radicals: 'two' };

/** The data for drawing one track as a ray. */
interface Ray {
  readonly track: Track;
  readonly number: number;
  /** The direction of the ray in degrees, clockwise from the top. */
  readonly angle: number;
  readonly counter: number;
  readonly administration: number;
  readonly radicals: number;
}

/** The sizes of boxes. On every track, the box on the line is at the same distance from the centre of the board. */
interface Boxes {
  /** The length of a box along its ray. */
  readonly length: number;
  /** The width of a box across its ray. */
  readonly width: number;
  /** Whether boxes of this length have room for readable numbers. */
  readonly isNumbered: boolean;
  /** The font size of the numbers in boxes. */
  readonly type: number;
  /** The radius of a counter. */
  readonly counter: number;
  /**
   * The distance from the middle of the last box to its end. If a counter is longer than the box, it is the distance
   * from the middle of the box to the end of the counter.
   */
  readonly end: number;
  /** The radius of the isograph: the circle that crosses every track, and that the rules call the line. */
  readonly isograph: number;
}

/** The minimum readable font size. */
const LEAST_TYPE = 7;

/** Draws the board with its tracks. */
export function board(page: Page<Label>, { setup, table }: Position<Uaw>): Block {
  const { tracks } = setup.scenario;
  const measures = MEASURES[page.layout];
  const boxes = boxesOf(tracks, measures);
  const { width, height } = measures;
  const rays = tracks.map((track, index): Ray => ({
    track,
    number: index + 1,
    angle: (360 * index) / tracks.length,
    counter: table.counters[index]!,
    administration: table.pieces.administration[index]!,
    radicals: table.pieces.radicals[index]!,
  }));
  const drawn = rays.map((each) => ray(page, each, { measures, boxes }));
  return {
    width,
    height,
    content: at(width / 2, height / 2, all(ground(page, measures, boxes), section(page.labels.say('tracks'), drawn))),
  };
}

function boxesOf(tracks: readonly Track[], { inner, outer, ...measures }: Measures): Boxes {
  const inside = Math.max(...tracks.map(({ line }) => line));
  const outside = Math.max(...tracks.map(({ values, line }) => values.length - 1 - line));
  const length = Math.min(26, (outer - inner) / (inside + outside + 1));
  const isograph = inner + (inside + 0.5) * length;
  const around = (2 * Math.PI * (isograph - inside * length)) / tracks.length;
  const width = Math.min(outer / 6.5, around * 0.72);
  const isNumbered = length * 0.72 >= LEAST_TYPE;
  // The font is small enough that two digits do not touch the counter in the next box.
  const type = isNumbered ? Math.min(measures.type, Math.max(LEAST_TYPE, length * 0.655)) : measures.type;
  const counter = Math.max(type * 0.8, Math.min(length, width) / 2 - 0.5);
  return { length, width, isNumbered, type, counter, end: Math.max(length / 2, counter), isograph };
}

function ground(page: Page<Label>, { low, outer }: Measures, { isograph }: Boxes): Markup {
  const size = low / 3.6;
  return decoration(
    shape(page, 'circle', { r: outer + low * 0.35 }, { fill: 'tint-two' }),
    shape(page, 'circle', { r: isograph, 'stroke-width': 2.5 }, { fill: 'tint-one', stroke: 'ink' }),
    shape(page, 'circle', { r: low, 'stroke-width': 2 }, { fill: 'paper', stroke: 'ink' }),
    library(page, low),
    low < 30
      ? undefined
      : texts(
          page,
          { x: 0, y: low * 0.36, size: 13, anchor: 'middle', isBold: true, leading: size },
          wrapped(page.labels.say('low'), low * 1.6, { size: 13, most: 2 }),
        ),
  );
}

/** Draws Low Library: a dome on columns. */
function library(page: Page<Label>, low: number): Markup {
  const unit = low / 23;
  const lift = low < 30 ? -1 : 7;
  const columns = [-9, -4.5, 0, 4.5, 9].map(
    (x) =>
      `M${short((x - 1) * unit)} ${short((2 - lift) * unit)}h${short(2 * unit)}v${short(7 * unit)}h${short(-2 * unit)}z`,
  );
  return shape(
    page,
    'path',
    {
      d: [
        `M${short(-8 * unit)} ${short((-2 - lift) * unit)}a${short(8 * unit)} ${short(7 * unit)} 0 0 1 ${short(16 * unit)} 0z`,
        `M${short(-12 * unit)} ${short((-1 - lift) * unit)}h${short(24 * unit)}v${short(2 * unit)}h${short(-24 * unit)}z`,
        ...columns,
        `M${short(-13 * unit)} ${short((9.5 - lift) * unit)}h${short(26 * unit)}v${short(2 * unit)}h${short(-26 * unit)}z`,
      ].join(''),
    },
    { fill: 'ink' },
  );
}

interface Plan {
  readonly measures: Measures;
  readonly boxes: Boxes;
}

function ray(page: Page<Label>, each: Ray, plan: Plan): Markup {
  const { track, counter, angle } = each;
  const { length, width, end, isograph } = plan.boxes;
  const first = isograph - track.line * length - end;
  const whole = (track.values.length - 1) * length + 2 * end;
  const supports = counter === track.line ? undefined : counter > track.line ? 'radicals' : 'administration';
  const label = page.labels.say('track', {
    name: page.labels.title(track.name),
    box: counter + 1,
    boxes: track.values.length,
    value: track.values[counter]!,
    supports,
    pieces: page.labels.say('both', { administration: each.administration, radicals: each.radicals }),
  });
  const frame = { x: first, y: -width / 2, width: whole, height: width, angle: angle - 90 };
  return thing(
    page,
    { label, frame, place: track.id },
    row(page, each, plan),
    tokens(page, each, plan),
    name(page, each, plan),
  );
}

/** Draws the boxes of a track with their values, and the counter of the track. */
function row(page: Page<Label>, each: Ray, plan: Plan): Markup {
  const { track, angle, counter } = each;
  const { length, isograph, isNumbered, type: size, counter: r } = plan.boxes;
  const middle = (box: number): Spot => spot(angle, isograph + (box - track.line) * length);
  const values = track.values.map((value, box) => ({ ...middle(box), words: String(value) }));
  const { x, y } = middle(counter);
  const label = page.labels.say('counter', { box: counter + 1, boxes: values.length });
  return all(
    el('g', { transform: `rotate(${short(angle - 90)})` }, cells(page, track, plan)),
    piece(
      `${track.id} counter`,
      { label, frame: { x: x - r, y: y - r, width: 2 * r, height: 2 * r } },
      shape(page, 'circle', { cx: x, cy: y, r, 'stroke-width': 1.5 }, { fill: 'ink', stroke: 'paper' }),
      text(page, { x, y, size, anchor: 'middle', tone: 'paper', isBold: true }, values[counter]!.words),
    ),
    scattered(page, { size }, isNumbered ? values.filter((_, box) => box !== counter) : []),
  );
}

/** Draws the boxes of a ray that points to the right. The box on the line has a thicker outline. */
function cells(page: Colours, { line, values }: Track, { measures, boxes }: Plan): Markup {
  const { length, width, isograph } = boxes;
  const first = isograph - (line + 0.5) * length;
  const half = short(width / 2);
  const whole = short(values.length * length);
  const dividers = values.slice(1).map((_, box) => `M${short(first + (box + 1) * length)} -${half}v${short(width)}`);
  const outline = `M${short(first)} -${half}h${whole}v${short(width)}h-${whole}z`;
  const onLine = { x: isograph - length / 2, y: -width / 2, width: length, height: width, 'stroke-width': 2 };
  return all(
    shape(
      page,
      'path',
      { d: `M${short(measures.low)} 0H${short(measures.outer + measures.low * 0.35)}` },
      { stroke: 'line' },
    ),
    shape(page, 'path', { d: [outline, ...dividers].join('') }, { fill: 'paper', stroke: 'soft' }),
    shape(page, 'rect', onLine, { fill: 'none', stroke: 'ink' }),
  );
}

/** Draws the pieces: squares at the inner end for the administration, discs at the outer end for the radicals. */
function tokens(page: Page<Label>, each: Ray, { measures, boxes }: Plan): Markup {
  const { track, angle, administration, radicals } = each;
  const { token, type: size } = measures;
  const last = track.values.length - 1;
  // The token of the pieces is outside the frame that marks a changed track.
  const clear = boxes.end + 6 + token / 2;
  const from = spot(angle, boxes.isograph - track.line * boxes.length - clear);
  const to = spot(angle, boxes.isograph + (last - track.line) * boxes.length + clear);
  const wide = (pieces: number): number => Math.max(token, widthOf(String(pieces), size) + 5);
  const draw = (side: Side, count: number, { x, y }: Spot): Markup | undefined => {
    if (count === 0) return undefined;
    const width = wide(count);
    const tone = TONES[side];
    const frame = { x: x - width / 2, y: y - token / 2, width, height: token };
    const rx = side === 'administration' ? 1.5 : token / 2;
    return piece(
      `${track.id} ${side}`,
      { label: page.labels.say('pieces', { side, count }), frame },
      shape(page, 'rect', { ...frame, rx, 'stroke-width': 1 }, { fill: tone, stroke: 'paper' }),
      text(page, { x, y, size, anchor: 'middle', isBold: true, tone: `on-${tone}` }, String(count)),
    );
  };
  return all(draw('administration', administration, from), draw('radicals', radicals, to));
}

/**
 * Draws the name of a track's group beyond the end of the ray. On a small board, draws the number of the track instead
 * of the name. The list below the board has the same numbers.
 */
function name(page: Page<Label>, { track, angle, number }: Ray, { measures }: Plan): Markup {
  const { outer, token, width } = measures;
  const { x, y } = spot(angle, outer + token + 16);
  const lean = Math.abs(x) < 40 ? 'middle' : x > 0 ? 'start' : 'end';
  if (page.layout === 'tall') return text(page, { x, y, size: 11, anchor: lean, isBold: true }, String(number));
  const room = lean === 'middle' ? 150 : width / 2 - Math.abs(x) + 10;
  const lines = wrapped(page.labels.title(track.name), room, { size: 13 * BOLD, most: 3 });
  const rise = lean === 'middle' ? (y < 0 ? lines.length - 1 : 0) : (lines.length - 1) / 2;
  return texts(page, { x, y: y - rise * 15, anchor: lean, isBold: true, leading: 15 }, lines);
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function spot(angle: number, radius: number): Spot {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}
