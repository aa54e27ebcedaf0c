import type { HexMap } from '../../../mechanics/hex-map.ts';
import { boardOf } from '../rules/board.ts';
import type { Field, FieldId } from '../rules/scenario-shape.ts';
import { type Side, SIDES } from '../rules/sides.ts';
import type { AirWar } from '../rules/types.ts';
import type { Block } from '../../../pictures/blocks.ts';
import type { Box } from '../../../pictures/geometry.ts';
import type { RenderInput } from '../../../pictures/renderer.ts';
import type { Tone } from '../../../pictures/themes.ts';
import { all, el, type Markup, short } from '../../../pictures/markup.ts';
import { BOLD, widthOf } from '../../../pictures/type.ts';
import type { PictureAction } from '../../../pictures/picture-actions.ts';
import { decoration, type Page, scattered, piece, section, shape, text, thing } from '../../../pictures/page.ts';
import { factsOf, type FieldFacts, type Site } from './facts.ts';
import { type Grid, middleOf, RIM, spotAt, type Spot } from './grid.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { Label } from '../messages/en.ts';
import { orders } from './orders.ts';

const SIDE_TONES: Readonly<Record<Side, 'one' | 'two'>> = { A: 'one', B: 'two' };

/** Draws the board. */
export function board(whole: Page<Label, AirWar['event']>, shown: RenderInput<AirWar>): Block {
  const page = { ...whole, actions: firstClicks(whole.actions) };
  const { hex, zones } = boardOf(shown.setup.scenario);
  const [across, along] = [1.5 * hex.columns + 0.5, hex.rows * Math.sqrt(3)];
  // Screens are wide, so a wide picture shows the longer direction of the board from left to right.
  const isTurned = page.layout === 'wide' && along > across;
  const edge = ((page.layout === 'wide' ? 690 : 360) - RIM) / (isTurned ? along : across);
  const grid: Grid = { hex, edge, high: edge * Math.sqrt(3), isTurned };
  const width = RIM + edge * (isTurned ? along : across);
  const height = RIM + edge * (isTurned ? across : along);
  const zone = (name: string, fill: Tone, stroke: Tone = 'line'): Markup =>
    shape(
      page,
      'path',
      {
        d: honeycomb(hex, (field) => zones[field] === name),
        'stroke-width': 0.8,
        'vector-effect': 'non-scaling-stroke',
      },
      { fill, stroke },
    );
  const [halfEdge, halfHigh] = [(edge / 2).toFixed(3), (grid.high / 2).toFixed(3)];
  const scale = isTurned
    ? `matrix(0 ${halfEdge} -${halfHigh} 0 ${short(width)} 0)`
    : `translate(${short(RIM)} 0) scale(${halfEdge} ${halfHigh})`;
  return {
    width,
    height,
    content: all(
      decoration(
        el('g', { transform: scale }, zone('A', 'tint-one'), zone('B', 'tint-two'), zone('-', 'panel', 'soft')),
        rim(page, grid),
      ),
      // The arrow of a flight can cross many fields, and must not cover the numbers of the units there.
      orders(page, shown, { grid, kinds: ['flight'] }),
      section(page.labels.say('fields'), fieldThings(page, shown, grid)),
      orders(page, shown, { grid, kinds: ['move', 'fire'] }),
    ),
  };
}

/**
 * Returns the fields that react to the first click: the fields where an order can start. If only one start is possible,
 * these are the fields to which the order can go.
 */
function firstClicks(offers: readonly PictureAction[]): readonly PictureAction[] {
  const isSeveral = new Set(offers.flatMap(({ words }) => words.slice(0, 1))).size > 1;
  return isSeveral ? offers.map((offer) => ({ ...offer, words: offer.words.slice(0, 1) })) : offers;
}

/**
 * Draws the labels: the letters of the columns on one side of the board, and every fifth row number on another side.
 */
function rim(page: Page<Label>, grid: Grid): Markup {
  const { hex, edge, high, isTurned } = grid;
  const letters = Array.from({ length: hex.columns }, (_, column) => ({
    ...spotAt(grid, edge * (1 + 1.5 * column), -RIM / 2 - 2),
    words: String.fromCharCode(97 + column),
  }));
  const beside = isTurned ? edge * (1.5 * hex.columns + 0.5) + RIM / 2 + 2 : -RIM / 2;
  const numbers = Array.from({ length: hex.rows }, (_, row) => row + 1)
    .filter((row) => row === 1 || row % 5 === 0)
    .map((row) => ({ ...spotAt(grid, beside, high * (row - 0.5)), words: String(row) }));
  return scattered(page, { size: 13, tone: 'soft' }, [...letters, ...numbers]);
}

/**
 * Returns the outlines of fields as one path. The unit of the coordinates is half the edge of a field, so the
 * coordinates are whole numbers and the path is short.
 */
function honeycomb({ rows, x, y }: HexMap, isIncluded: (field: Field) => boolean): string {
  let [d, before] = ['', -2];
  for (let field = 0; field < x.length; field++) {
    if (!isIncluded(field)) continue;
    const isNext = before === field - 1 && x[before] === x[field];
    d += isNext ? 'm0-2' : `M${short(3 * (x[field]! - 1))} ${short(2 * rows - y[field]!)}`;
    d += 'l1-1h2l1 1-1 1h-2z';
    before = field;
  }
  return d;
}

function outlineOf(grid: Grid, field: Field): string {
  const { x, y } = middleOf(grid, field);
  const { edge, high, isTurned } = grid;
  const [half, rise] = [short(edge / 2), short(high / 2)];
  if (isTurned)
    return `M${short(x)} ${short(y - edge)}l${rise} ${half}v${short(edge)}l-${rise} ${half}l-${rise} -${half}v-${short(edge)}z`;
  return `M${short(x - edge)} ${short(y)}l${half} -${rise}h${short(edge)}l${half} ${rise}l-${half} ${rise}h-${short(edge)}z`;
}

/** Returns the fields with content, the fields that can be clicked, and the fields that the last events name. */
function fieldsToDraw(page: Page<Label>, { table, own }: RenderInput<AirWar>, hex: HexMap): readonly Field[] {
  const spoken = new Set([...page.touched, ...page.actions.flatMap(({ words }) => words)]);
  const named = hex.names.flatMap((name, field) => (spoken.has(name) ? [field] : []));
  const fields = new Set([
    ...SIDES.flatMap((side) => table.units[side]),
    ...table.cities.flatMap(({ field, airport }) => [field, airport]),
    ...(own?.piles ?? []).map(({ field }) => field),
    ...(own?.cities ?? []).map(({ field }) => field),
    ...named,
  ]);
  return [...fields].toSorted((one, other) => one - other);
}

function fieldThings(page: Page<Label, AirWar['event']>, shown: RenderInput<AirWar>, grid: Grid): readonly Markup[] {
  return fieldsToDraw(page, shown, grid.hex).map((field) => fieldThing(page, shown, { grid, field }));
}

function fieldThing(
  page: Page<Label, AirWar['event']>,
  shown: RenderInput<AirWar>,
  { grid, field }: { grid: Grid; field: Field },
): Markup {
  const facts = factsOf(shown, grid.hex, field);
  const { x, y } = middleOf(grid, field);
  const inner = grid.high * 0.41;
  const frame = { x: x - inner, y: y - inner, width: 2 * inner, height: 2 * inner, rx: inner };
  const { city } = facts.site ?? {};
  const isChanged = city !== undefined && page.events.some((event) => changesSite(event, city));
  return thing(
    page,
    { label: labelOf(page, facts), frame, place: facts.name, isChanged },
    // This invisible shape makes the whole field react to a click.
    shape(page, 'path', { d: outlineOf(grid, field), 'fill-opacity': 0 }, { fill: 'paper' }),
    facts.site === undefined ? undefined : site(page, facts, { x, y, size: grid.high }),
    facts.own.city ? ownCity(page, facts, { x, y, size: grid.high }) : undefined,
    unitTokens(page, facts, { x, y, size: grid.high }),
    facts.site?.kind === 'city' && facts.site.productive ? dot(page, facts.site, { x, y, size: grid.high }) : undefined,
  );
}

/** Returns true if an event places this city, or changes who controls it. */
function changesSite(event: AirWar['event'], city: FieldId): boolean {
  if (event.type === 'cities-revealed') return event.cities.includes(city);
  return event.type === 'city-taken' && event.city === city;
}

function labelOf({ labels }: Page<Label>, { name, units, site, own }: FieldFacts): string {
  const there = SIDES.filter((side) => units[side] > 0);
  const what = [
    ...(site === undefined ? [] : [siteText(labels, site)]),
    ...there.map((side) => labels.say('units', { side, count: units[side] })),
    ...(own.units > 0 ? [labels.say('own-units', { count: own.units })] : []),
    ...(own.city ? [labels.say('own-city')] : []),
  ];
  return labels.say('field', { name, what: what.length === 0 ? labels.say('empty') : what.join('; ') });
}

function siteText(labels: Labels<Label>, { kind, productive, owner, controller }: Site): string {
  return labels.say('site', { kind, productive, owner, controller: controller === owner ? undefined : controller });
}

interface Place extends Spot {
  /** Height of the field. */
  readonly size: number;
}

/**
 * Draws a ring for a city or a triangle for an airport, with the letter of the side that controls the field.
 */
function site(page: Page<Label>, { site, units }: FieldFacts, place: Place): Markup | undefined {
  if (site === undefined) return undefined;
  const { x, y, size } = place;
  const tone = SIDE_TONES[site.controller];
  const isEmpty = units.A + units.B === 0;
  const letter = isEmpty
    ? text(
        page,
        { x, y: y + (site.kind === 'city' ? 0 : size * 0.08), size: size * 0.45, anchor: 'middle', isBold: true, tone },
        site.controller,
      )
    : undefined;
  if (site.kind === 'city') {
    return all(ring(page, place, tone), letter);
  }
  const d = `M${short(x)} ${short(y - size * 0.42)}l${short(size * 0.4)} ${short(size * 0.7)}h-${short(size * 0.8)}z`;
  return all(shape(page, 'path', { d, 'stroke-width': size * 0.05 }, { fill: 'paper', stroke: tone }), letter);
}

/** Draws the dot of a productive city. The dot is drawn over the units, so that it is always visible. */
function dot(page: Page<Label>, { controller }: Site, { x, y, size }: Place): Markup {
  const circle = { cx: x + size * 0.42, cy: y - size * 0.38, r: size * 0.13 };
  return shape(page, 'circle', circle, { fill: SIDE_TONES[controller], stroke: 'paper' });
}

function ring(page: Page<Label>, { x, y, size }: Place, tone: Tone): Markup {
  return shape(
    page,
    'circle',
    {
      cx: x,
      cy: y,
      r: size * 0.41,
      'stroke-width': size * 0.08,
      'stroke-dasharray': tone === 'act' ? '3 2' : undefined,
    },
    { fill: 'paper', stroke: tone },
  );
}

function ownCity(page: Page<Label>, { name }: FieldFacts, place: Place): Markup {
  const { x, y, size } = place;
  const frame = { x: x - size * 0.45, y: y - size * 0.45, width: size * 0.9, height: size * 0.9 };
  return piece(`${name} own-city`, { label: page.labels.say('own-city'), frame }, ring(page, place, 'act'));
}

/**
 * Draws the units of a field: squares for A and discs for B, side by side if both are there. Units that were placed in
 * secret have a dashed edge.
 */
function unitTokens(page: Page<Label>, { name, units, own }: FieldFacts, place: Place): Markup {
  const { say } = page.labels;
  const sides = SIDES.filter((side) => units[side] > 0);
  // On small fields, tokens are as large as possible, so that the numbers on them are readable.
  const share = Math.min(0.82, Math.max(0.54, 12 / place.size));
  const size = place.size * (sides.length === 2 ? 0.5 : share);
  const drawn = sides.map((side, index) => {
    const x = place.x + (sides.length === 2 ? (index - 0.5) * size * 1.1 : 0);
    const frame = { x: x - size / 2, y: place.y - size / 2, width: size, height: size };
    const label = say('units', { side, count: units[side] });
    return piece(
      `${name} ${side}`,
      { label, frame },
      token(page, frame, { tone: SIDE_TONES[side], count: units[side] }),
    );
  });
  const half = (place.size * share) / 2;
  const frame = { x: place.x - half, y: place.y - half, width: 2 * half, height: 2 * half };
  if (own.units === 0) return all(drawn);
  const label = say('own-units', { count: own.units });
  return all(drawn, piece(`${name} own`, { label, frame }, token(page, frame, { tone: 'act', count: own.units })));
}

function token(
  page: Page<Label>,
  box: Box,
  { tone, count }: { readonly tone: 'one' | 'two' | 'act'; readonly count: number },
): Markup {
  const { x, y, width, height } = box;
  const isSecret = tone === 'act';
  const edge = { 'stroke-dasharray': isSecret ? '2 2' : undefined, 'stroke-width': isSecret ? 1.5 : 0.8 };
  return all(
    shape(
      page,
      'rect',
      { ...box, rx: tone === 'two' ? height / 2 : 1, ...edge },
      { fill: isSecret ? 'paper' : tone, stroke: isSecret ? 'act' : 'paper' },
    ),
    text(
      page,
      {
        x: x + width / 2,
        y: y + height / 2,
        size: Math.min(height * 0.82, width / widthOf(String(count), BOLD)),
        anchor: 'middle',
        isBold: true,
        tone: isSecret ? 'ink' : `on-${tone}`,
      },
      String(count),
    ),
  );
}
