import type { Battle, Range, Status, WorldGame } from '../rules/types.ts';
import { PLAIN_NAME, wordOf } from '../../../core/notation-word.ts';
import { at, type Block } from '../../../pictures/blocks.ts';
import { boundsAround } from '../../../pictures/geometry.ts';
import type { RenderInput } from '../../../pictures/renderer.ts';
import { all, el, type Markup, short } from '../../../pictures/markup.ts';
import { decoration, type Page, section, shape, text, texts, thing } from '../../../pictures/page.ts';
import { BOLD, wrapped } from '../../../pictures/type.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { Label } from '../messages/en.ts';

/** The facts about a country that the viewer knows. */
export interface CountryFacts {
  readonly name: string;
  readonly range: Range;
  readonly status: Status;
  readonly fort: boolean;
  readonly allies: readonly string[];
  /** The exact points of the country, if the viewer knows these points. */
  readonly own: number | undefined;
}

interface Measures {
  readonly width: number;
  readonly height: number;
  /** The radius of the ring. */
  readonly ring: number;
  /** The length of the longest possible bar. */
  readonly bar: number;
}

const MEASURES: Readonly<Record<'wide' | 'tall', Measures>> = {
  wide: { width: 690, height: 600, ring: 160, bar: 48 },
  tall: { width: 360, height: 330, ring: 100, bar: 42 },
};

/** With at most this many countries, the names are large, and the points are below the names. */
const ROOMY = 8;

/** Returns the facts about each country that the viewer knows. */
export function factsOf({ setup, table, viewer, own }: RenderInput<WorldGame>): readonly CountryFacts[] {
  return setup.countries.map(({ name, fort }, country) => ({
    name,
    fort,
    range: table.ranges[country]!,
    status: table.status[country]!,
    allies: table.alliances
      .filter(({ members, standing }) => standing.kind === 'in-force' && members.includes(country))
      .map(({ members: [one, other] }) => setup.countries[one === country ? other : one]!.name),
    own: viewer === name ? own?.points : undefined,
  }));
}

/** Draws the ring of countries. */
export function board(
  page: Page<Label, WorldGame['event']>,
  shown: RenderInput<WorldGame>,
  facts: readonly CountryFacts[],
): Block {
  const { table } = shown;
  const measures = MEASURES[page.layout];
  const { width, height } = measures;
  const most = Math.max(1, ...table.ranges.map(({ hi }) => hi));
  const battle = 'battle' in table.phase ? table.phase.battle : undefined;
  return {
    width,
    height,
    content: at(
      width / 2,
      height / 2,
      all(
        decoration(shape(page, 'circle', { r: measures.ring }, { fill: 'panel', stroke: 'line' })),
        section(page.labels.say('alliances'), chords(page, shown, measures)),
        battle === undefined ? undefined : decoration(arrow(page, battle, { measures, count: facts.length })),
        section(
          page.labels.say('countries'),
          facts.map((each, index) => country(page, each, { measures, most, index, count: facts.length })),
        ),
      ),
    ),
  };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function spot(index: number, count: number, radius: number): Spot {
  const turn = (2 * Math.PI * index) / count;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

function chords(
  page: Page<Label, WorldGame['event']>,
  { setup, table }: RenderInput<WorldGame>,
  { ring }: Measures,
): readonly Markup[] {
  const count = setup.countries.length;
  return table.alliances.map(({ members: [one, other], repay, pledge, standing }, index) => {
    const isInForce = standing.kind === 'in-force';
    const [from, to] = [spot(one, count, ring), spot(other, count, ring)];
    const label = page.labels.say('alliance', {
      one: setup.countries[one]!.name,
      other: setup.countries[other]!.name,
      repay,
      pledge,
      isInForce,
    });
    const bend = { x: (from.x + to.x) * 0.25, y: (from.y + to.y) * 0.25 };
    const d = `M${short(from.x)} ${short(from.y)}Q${short(bend.x)} ${short(bend.y)} ${short(to.x)} ${short(to.y)}`;
    const frame = boundsAround([from, bend, to], 2);
    const names = [one, other].map((country) => setup.countries[country]!.name);
    const isChanged = page.events.some(
      (event) => 'ally' in event && names.includes(event.country) && names.includes(event.ally),
    );
    const attributes = { d, 'stroke-width': isInForce ? 2.5 : 1.2, 'stroke-dasharray': isInForce ? undefined : '3 4' };
    return thing(
      page,
      { label, frame, piece: `alliance ${String(index + 1)}` },
      isChanged
        ? shape(page, 'path', { d, 'stroke-width': 8, 'stroke-dasharray': '2 3' }, { fill: 'none', stroke: 'mark' })
        : undefined,
      shape(page, 'path', attributes, { fill: 'none', stroke: isInForce ? 'ink' : 'soft' }),
    );
  });
}

function arrow(
  page: Page<Label>,
  { attacker, defender }: Battle,
  { measures, count }: { measures: Measures; count: number },
): Markup {
  // The arrow ends before it reaches the forts, which are inside the ring.
  const within = measures.ring - radiusOf(page, measures, count) - 19;
  const [from, to] = [spot(attacker, count, within), spot(defender, count, within)];
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [across, along] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (ahead: number, aside: number): string =>
    `${short(to.x + across * ahead - along * aside)} ${short(to.y + along * ahead + across * aside)}`;
  return all(
    shape(
      page,
      'path',
      { d: `M${short(from.x)} ${short(from.y)}L${at(-14, 0)}`, 'stroke-width': 5 },
      { stroke: 'mark' },
    ),
    shape(page, 'path', { d: `M${at(0, 0)}L${at(-17, 9)}L${at(-17, -9)}z` }, { fill: 'mark' }),
  );
}

/** Returns the radius of the disc of a country. */
function radiusOf(page: Page<Label>, { ring }: Measures, count: number): number {
  return Math.min(page.layout === 'wide' ? 34 : 15, (Math.PI * ring * 0.85) / count);
}

interface Seat {
  readonly measures: Measures;
  /** The maximum number of points of any country, which determines the scale of the bars. */
  readonly most: number;
  readonly index: number;
  readonly count: number;
}

function country(page: Page<Label>, facts: CountryFacts, seat: Seat): Markup {
  const { measures, index, count } = seat;
  const radius = radiusOf(page, measures, count);
  const { x, y } = spot(index, count, measures.ring);
  const isIn = facts.status === 'in';
  const frame = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, rx: radius };
  return thing(
    page,
    { label: labelOf(page, facts), frame, place: wordOf(facts.name, PLAIN_NAME), name: facts.name },
    bar(page, facts, seat, radius),
    shape(
      page,
      'circle',
      { cx: x, cy: y, r: radius, 'stroke-width': 1.5, 'stroke-dasharray': isIn ? undefined : '3 2' },
      { fill: isIn ? 'one' : 'paper', stroke: isIn ? 'paper' : 'soft' },
    ),
    text(
      page,
      { x, y, size: radius * 0.8, anchor: 'middle', isBold: true, tone: isIn ? 'on-one' : 'soft' },
      String(index + 1),
    ),
    facts.fort ? fort(page, spot(index, count, measures.ring - radius - 9), radius < 12 ? 0.6 : 1) : undefined,
    page.layout === 'wide' ? name(page, facts, seat) : undefined,
  );
}

function labelOf({ labels }: Page<Label>, facts: CountryFacts): string {
  const name = labels.title(facts.name);
  return labels.say('country', { ...facts, name, hi: facts.range.hi, range: rangeText(labels, facts.range) });
}

/** Returns the range of a country's points as text. */
export function rangeText(labels: Labels<Label>, { lo, hi }: Range): string {
  return labels.say('range', { lo, hi, known: lo === hi });
}

/**
 * Draws a bar that starts at the ring and points outwards. The bar is filled up to the minimum of the range, and its
 * outline ends at the maximum.
 */
function bar(
  page: Page<Label>,
  { range }: CountryFacts,
  { measures, most, index, count }: Seat,
  radius: number,
): Markup {
  const width = radius * 0.7;
  const length = (points: number): number => (measures.bar * points) / most;
  const place = { x: -width / 2, width };
  const start = measures.ring + radius + 2;
  return el(
    'g',
    { transform: `rotate(${short((360 * index) / count)})` },
    shape(
      page,
      'rect',
      { ...place, y: -start - length(range.hi), height: length(range.hi) },
      { fill: 'tint-one', stroke: 'one' },
    ),
    shape(page, 'rect', { ...place, y: -start - length(range.lo), height: length(range.lo) }, { fill: 'one' }),
  );
}

function fort(page: Page<Label>, { x, y }: Spot, scale: number): Markup {
  const d = 'M-6 6v-12h3v3h1.5v-3h3v3h1.5v-3h3v12z';
  return shape(
    page,
    'path',
    {
      d,
      transform: `translate(${short(x)} ${short(y)}) scale(${String(scale)})`,
      'stroke-width': 3,
      'paint-order': 'stroke',
    },
    { fill: 'ink', stroke: 'panel' },
  );
}

/** Draws the name of a country outside the ring and, if there is room, what everybody knows about its points. */
function name(page: Page<Label>, facts: CountryFacts, { measures, index, count }: Seat): Markup {
  const isRoomy = count <= ROOMY;
  const size = isRoomy ? 16 : 11;
  const { x, y } = spot(index, count, measures.ring + radiusOf(page, measures, count) + measures.bar + 18);
  const lean = leanAt(x);
  const room = lean === 'middle' ? 190 : measures.width / 2 - Math.abs(x);
  // With many countries, the names of countries have less room, so the names of the people who play are only in the
  // list. The room is smallest above and below the ring.
  const isSpacious = count <= 16;
  const most = isSpacious ? (lean === 'middle' ? 2 : 3) : Math.abs(x) < Math.abs(y) ? 1 : 2;
  const lines = wrapped(isSpacious ? page.labels.title(facts.name) : facts.name, room, { size: size * BOLD, most });
  const points = isRoomy ? wrapped(rangeText(page.labels, facts.range), room, { size: 13, most: 2 }) : [];
  const below = lines.length * size * 1.2;
  const high = below + points.length * 16;
  const top = lean !== 'middle' ? y - high / 2 : y < 0 ? y - high + 8 : y - 8;
  const place = { x, anchor: lean } as const;
  return all(
    texts(page, { ...place, y: top + size / 2, size, isBold: true, leading: size * 1.2 }, lines),
    texts(page, { ...place, y: top + below + 8, tone: 'soft', leading: 16 }, points),
  );
}

/** Returns the alignment of a text at a given distance from the middle line of the picture. */
function leanAt(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 30) return 'middle';
  return x > 0 ? 'start' : 'end';
}
