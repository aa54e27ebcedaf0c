import type { Area, Outline, Stacks } from '../rules/scenario-shape.ts';
import type { Side } from '../rules/sides.ts';
import type { Chicago } from '../rules/types.ts';
import { POLICE_UNITS, type PoliceUnit, type Sort, SORTS, type Unit } from '../rules/units.ts';
import { at, type Block } from '../../../pictures/blocks.ts';
import type { Box } from '../../../pictures/geometry.ts';
import type { RenderInput } from '../../../pictures/renderer.ts';
import { all, type Markup, short } from '../../../pictures/markup.ts';
import { decoration, type Page, piece, section, shape, text, thing } from '../../../pictures/page.ts';
import { BOLD, fitted, widthOf } from '../../../pictures/type.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { Label } from '../messages/en.ts';
import { boundsOf, layoutOf, overlap } from './layout.ts';

interface Count<Kind> {
  readonly kind: Kind;
  readonly count: number;
}

/** The units in an area. */
export interface AreaFacts {
  readonly area: Area;
  readonly groups: readonly Count<Sort>[];
  readonly police: readonly Count<PoliceUnit>[];
  /** The number of platoons in the minimum box of the area. */
  readonly boxed: number;
  readonly isReleased: boolean;
}

/** The width of the board in each layout. */
const WIDTHS = { wide: 690, tall: 360 } as const;

/**
 * The vertical scale of the areas, relative to the horizontal scale. On a wide screen, a flatter board is drawn larger,
 * so that its text is easier to read.
 */
const FLATNESS = { wide: 0.72, tall: 1 } as const;

/**
 * In a wide picture, vertical distances between areas are multiplied by this number, unless areas would then overlap.
 */
const DENSE = 0.62;

/** Returns the units in each area. */
export function factsOf({ setup, table }: RenderInput<Chicago>): readonly AreaFacts[] {
  const { groups, police } = table;
  const count = (stacks: readonly Stacks[], row: number, area: number): number =>
    stacks.reduce((sum, each) => sum + each[row]![area]!, 0);
  const counts = <Kind>(kinds: readonly Kind[], stacks: readonly Stacks[], area: number): readonly Count<Kind>[] =>
    kinds.map((kind, row) => ({ kind, count: count(stacks, row, area) })).filter((each) => each.count > 0);
  return setup.scenario.areas.map((area, place) => ({
    area,
    groups: counts<Sort>(SORTS, [groups.fresh, groups.spent], place).toReversed(),
    police: counts<PoliceUnit>(POLICE_UNITS, [police.fresh, police.spent], place).toReversed(),
    boxed: sum(counts(POLICE_UNITS, [police.boxed, police.relieving], place)),
    isReleased: table.released[place] === true,
  }));
}

/**
 * Returns the points of an area for each side, and for a park, the factor by which groups multiply there: `P2/D1 ×4`.
 */
export function pointsOf({ police, demonstrators, park }: Area): string {
  return `P${String(police)}/D${String(demonstrators)}${park === undefined ? '' : ` ×${String(park)}`}`;
}

/** Returns the total number of units. */
export function sum(counts: readonly Count<unknown>[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

/** Draws the board. */
export function board(page: Page<Label>, shown: RenderInput<Chicago>, facts: readonly AreaFacts[]): Block {
  const layout = layoutOf(shown.setup.scenario);
  const width = WIDTHS[page.layout];
  const across = width / layout.width;
  const areas = across * FLATNESS[page.layout];
  const placed = (distances: number): readonly Outline[] =>
    layout.outlines.map((outline) => {
      const { y: top, height } = boundsOf(outline);
      const middle = top + height / 2;
      return outline.map(([x, y]) => [x * across, middle * distances + (y - middle) * areas]);
    });
  const down = page.layout === 'wide' && !overlap(placed(across * DENSE)) ? across * DENSE : areas;
  const scaled = (outline: Outline): Outline => outline.map(([x, y]) => [x * across, y * down]);
  const outlines = placed(down);
  return {
    width,
    height: layout.height * down,
    content: all(
      decoration(
        layout.water.map((outline) => shape(page, 'path', { d: pathOf(scaled(outline)) }, { fill: 'tint-one' })),
        links(page, shown, outlines),
      ),
      section(
        page.labels.say('areas'),
        facts.map((each, place) => area(page, each, { outline: outlines[place]!, number: place + 1 })),
      ),
    ),
  };
}

function links(page: Page<Label>, { setup }: RenderInput<Chicago>, outlines: readonly Outline[]): Markup {
  const { areas, links: pairs } = setup.scenario;
  const middle = new Map(areas.map(({ id }, place) => [id, middleOf(boundsOf(outlines[place]!))]));
  const d = pairs.map(([one, other]) => `M${middle.get(one)!}L${middle.get(other)!}`).join('');
  return shape(page, 'path', { d, 'stroke-width': page.layout === 'wide' ? 5 : 3 }, { fill: 'none', stroke: 'line' });
}

interface Plot {
  readonly outline: Outline;
  readonly number: number;
}

function area(page: Page<Label>, facts: AreaFacts, { outline, number }: Plot): Markup {
  const frame = boundsOf(outline);
  const isPark = facts.area.park !== undefined;
  const ground = shape(
    page,
    'path',
    { d: pathOf(outline), 'stroke-width': isPark ? 2 : 1.2, 'stroke-dasharray': isPark ? '6 2' : undefined },
    { fill: isPark ? 'tint-two' : 'panel', stroke: isPark ? 'two' : 'soft' },
  );
  const isRoomy = frame.width > 90 && frame.height > 44;
  const inside = isRoomy ? roomy(page, facts, frame) : narrow(page, facts, { frame, number });
  const label = labelOf(page, facts);
  return thing(
    page,
    // A small area shows only its number, so its label must contain both the number and the name.
    { label: isRoomy ? label : `${String(number)} ${label}`, frame, place: facts.area.id },
    ground,
    at(frame.x, frame.y, inside),
  );
}

function labelOf({ labels }: Page<Label>, { area, groups, police, boxed, isReleased }: AreaFacts): string {
  return labels.say('area', {
    name: labels.title(area.name),
    police: area.police,
    demonstrators: area.demonstrators,
    park: area.park,
    box: area.box,
    boxed,
    released: isReleased,
    groups: countTexts(labels, groups),
    platoons: countTexts(labels, police),
  });
}

function countTexts({ say }: Labels<Label>, counts: readonly Count<Unit | Sort>[]): readonly string[] {
  return counts.map(({ kind, count }) => say('count-of', { count, unit: say('unit', { unit: kind }) }));
}

/** Draws a large area in four rows: the name; the points and the box; the groups; the police. */
function roomy(page: Page<Label>, facts: AreaFacts, { width, height }: Box): Markup {
  const { area, groups, police } = facts;
  const { name } = area;
  const words = page.labels.title(name);
  const size = Math.max(8, Math.min(11, (11 * (width - 10)) / widthOf(words, 11 * BOLD)));
  const row = height / 4;
  return all(
    text(page, { x: 5, y: row * 0.55, size, isBold: true }, fitted(words, width - 8, size * BOLD)),
    text(page, { x: 5, y: row * 1.5, size: 11, tone: 'soft' }, pointsOf(area)),
    minimumBox(page, facts, { x: width - 29, y: row + 0.8, width: 25, height: row - 1.6 }),
    units(page, facts, {
      side: 'demonstrators',
      counts: groups.map(({ kind, count }) => `${String(count)}×${kind.slice(-1)}${kind.startsWith('i') ? '*' : ''}`),
      box: { x: 3, y: row * 2, width: width - 6, height: row - 0.8 },
    }),
    units(page, facts, {
      side: 'police',
      counts: police.map(({ kind, count }) => `${String(count)}×${SHORT[kind]}`),
      box: { x: 3, y: row * 3 - 0.4, width: width - 6, height: row - 0.8 },
    }),
  );
}

const SHORT: Readonly<Record<PoliceUnit, string>> = {
  'level-1': '1',
  'level-2': '2',
  'level-3': '3',
  guard: 'NG',
  tac: 'TAC',
};

/** Minimum font size of a list of units. */
const LEAST_TYPE = 8.5;

/**
 * Draws a token: round for groups, square for police. The token shows the units as `3×1 6×3`, or their total if this
 * text is too long.
 */
function units(
  page: Page<Label>,
  facts: AreaFacts,
  { side, counts, box }: { side: Side; counts: readonly string[]; box: Box },
): Markup | undefined {
  const listed = counts.join(' ');
  const total = counts.reduce((sum, each) => sum + Number.parseInt(each, 10), 0);
  const words = widthOf(listed, LEAST_TYPE * BOLD) <= box.width - 6 ? listed : `Σ ${String(total)}`;
  const width = Math.min(box.width, widthOf(words, 11 * BOLD) + 8);
  return token(page, facts, { side, words, box: { ...box, width } });
}

function token(
  page: Page<Label>,
  { area, groups, police }: AreaFacts,
  { side, words, box }: { readonly side: Side; readonly words: string; readonly box: Box },
): Markup | undefined {
  const counts = side === 'police' ? police : groups;
  if (counts.length === 0) return undefined;
  const { x, y, width, height } = box;
  const tone = side === 'police' ? 'one' : 'two';
  return piece(
    `${area.id} ${side}`,
    { label: countTexts(page.labels, counts).join(', '), frame: box },
    shape(page, 'rect', { ...box, rx: tone === 'two' ? height / 2 : 1 }, { fill: tone }),
    text(
      page,
      {
        x: x + width / 2,
        y: y + height / 2,
        size: Math.min(height * 0.85, (width - 6) / widthOf(words, BOLD)),
        anchor: 'middle',
        isBold: true,
        tone: `on-${tone}`,
      },
      words,
    ),
  );
}

/**
 * Draws the minimum box of an area. The outline of the box is thick if the box must be full, thin if it is
 * released, and dashed if it is conditional.
 */
function minimumBox(
  page: Page<Label>,
  { area: { id, box }, boxed, isReleased }: AreaFacts,
  frame: Box,
): Markup | undefined {
  if (box === undefined) return undefined;
  const { x, y, width, height } = frame;
  const kind = isReleased && box === 'conditional' ? 'released' : box;
  return piece(
    `${id} box`,
    { label: page.labels.say('box-line', { kind, count: boxed }), frame },
    shape(
      page,
      'rect',
      {
        ...frame,
        'stroke-width': isReleased ? 0.8 : 1.6,
        'stroke-dasharray': box === 'conditional' ? '3 2' : undefined,
      },
      { fill: 'paper', stroke: 'one' },
    ),
    text(page, { x: x + width / 2, y: y + height / 2, size: height * 0.85, anchor: 'middle' }, String(boxed)),
  );
}

/** Draws a small area: the number that the area has in the list below the map, and the numbers of its units. */
function narrow(page: Page<Label>, facts: AreaFacts, { frame, number }: { frame: Box; number: number }): Markup {
  const { width, height } = frame;
  const high = Math.min(15, height * 0.42);
  const wide = (width - 9) / 2;
  const place = (index: number): Box => ({
    x: 3 + index * (wide + 3),
    y: height - high - 3,
    width: wide,
    height: high,
  });
  const size = Math.min(11, height * 0.32);
  return all(
    text(page, { x: 4, y: size * 0.8, size, isBold: true }, String(number)),
    minimumBox(page, facts, { x: width - 18, y: 3, width: 15, height: Math.min(12, high) }),
    token(page, facts, { side: 'demonstrators', words: String(sum(facts.groups)), box: place(0) }),
    token(page, facts, { side: 'police', words: String(sum(facts.police)), box: place(1) }),
  );
}

function pathOf(outline: Outline): string {
  return `M${outline.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

function middleOf({ x, y, width, height }: Box): string {
  return `${short(x + width / 2)} ${short(y + height / 2)}`;
}
