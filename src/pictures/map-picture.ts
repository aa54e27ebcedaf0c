import type { GameTypes, Position } from '../core/game.ts';
import { type Counters, type CounterTable, type HiddenCounters, OFF_MAP } from '../mechanics/counters.ts';
import { type GameMap, type Point } from '../mechanics/game-map.ts';
import { isHexMap } from '../mechanics/hex-map.ts';
import { terrainLetters } from '../mechanics/map-text.ts';
import type { BoardLabel } from '../messages/board-messages.ts';
import { type Block, panel, prose, stacked } from './blocks.ts';
import { el, type Markup, short } from './markup.ts';
import { decoration, isOffered, type Page, PANEL_WIDTH, section, shape, text, thing } from './page.ts';
import type { Renderer } from './renderer.ts';
import { modernStyle, palette, type Styles } from './themes.ts';
import { unitSymbol } from './unit-symbol.ts';

/** A game that has counters on a map. The table of the game says where each counter is. */
export interface MapGameTypes extends GameTypes {
  table: CounterTable;
  secret: Partial<HiddenCounters>;
}

/** Settings of {@link mapPicture}. */
export interface MapPictureSettings {
  /** Id of the game. */
  readonly id: string;
  readonly title: string;
  /** The themes. Default: red and blue on grey. */
  readonly styles?: Styles;
}

const SERIF = 'Georgia, "Times New Roman", serif';

const STYLES: Styles = {
  print: {
    type: SERIF,
    heading: SERIF,
    light: palette('f6f1e3 e6dcc0 221e16 5c5342 a1947a a3281e ffffff f3dcd6 1f4f8a ffffff dbe6f2 7a3a00 6a2c91'),
    dark: palette('1c1a15 2c281f efe8d8 b9ae97 5d5646 f08a7c 2a0b07 43241f 86b4ee 0a1a2c 22334a ffb25c d9a6ff'),
  },
  modern: modernStyle('b3261e ffffff fae3e1 1d5fa8 ffffff e4edf8', 'ff9d94 31100c 43211e 7db6f5 0b1826 1b2a3e'),
};

/**
 * Returns the renderer of a game on a map. A space or counter is a button if an action names it. Units that are not on
 * the map are listed next to the map.
 *
 * @param counters - The map and the units of the game.
 * @param settings - The id, the title and the colours of the game.
 *
 * @example
 * ```ts
 * import { Counters, hexMap } from 'countersheet/mechanics';
 *
 * const map = hexMap({ top: 'flat', shifted: 'odd', rows: ['...'] });
 * const counters = new Counters({
 *   map,
 *   sides: ['red', 'blue'],
 *   kinds: { infantry: { strengths: [4], allowance: 3 } },
 *   units: [
 *     { id: 'r1', side: 'red', kind: 'infantry', at: '0101' },
 *     { id: 'b1', side: 'blue', kind: 'infantry', at: '0301' },
 *   ],
 *   costs: { terrain: { '.': 1 } },
 * });
 * mapPicture(counters, { id: 'ford', title: 'The ford' }).id // => 'ford'
 * ```
 */
export function mapPicture<G extends MapGameTypes>(
  counters: Counters,
  { id, title, styles = STYLES }: MapPictureSettings,
): Renderer<G, BoardLabel> {
  return {
    id,
    styles,
    draw(shown, page) {
      const drawing = new MapDrawing(counters, page, shown);
      const subtitle = page.labels.say('turn-line', { turn: shown.table.turn, phase: page.phase() });
      const board = drawing.board();
      return { title: page.labels.title(title), subtitle, summary: drawing.summary(), board, panels: drawing.panels() };
    },
  };
}

/** Draws one position on a map. */
class MapDrawing {
  readonly #counters: Counters;
  readonly #map: GameMap;
  readonly #page: Page<BoardLabel>;
  readonly #table: CounterTable;
  /** For each unit, the index of the space where it is drawn; below 0 if the unit is not on the map. */
  readonly #places: readonly number[];
  readonly #corners: readonly (readonly Point[])[];
  /** The letter of each terrain. The most common terrain has no letter. */
  readonly #letters: ReadonlyMap<string, string>;
  readonly #size: Point;
  readonly #scale: number;

  constructor(
    counters: Counters,
    page: Page<BoardLabel>,
    shown: Position<MapGameTypes> & { readonly own?: Partial<HiddenCounters> },
  ) {
    this.#counters = counters;
    this.#map = counters.map;
    this.#page = page;
    this.#table = shown.table;
    this.#places = shown.table.at.map((at, unit) => (at === OFF_MAP.hidden ? (shown.own?.hidden?.[unit] ?? at) : at));
    this.#corners = counters.map.names.map((_, space) => counters.map.corners(space));
    this.#letters = terrainLetters(counters.map);
    const all = this.#corners.flat();
    const size = { x: Math.max(...all.map(({ x }) => x)), y: Math.max(...all.map(({ y }) => y)) };
    this.#scale = (page.layout === 'wide' ? 690 : PANEL_WIDTH.tall) / size.x;
    this.#size = this.#at(size);
  }

  board(): Block {
    const all = [...this.#map.names.keys()];
    const spaces = all.map((space) => this.#space(space));
    const counters = all.map((space) => this.#counterStack(space));
    const content = section(this.#page.labels.say('map'), this.#terrain(), spaces, this.#borders(), counters);
    return { width: this.#size.x, height: this.#size.y, content };
  }

  summary(): string {
    const there = this.#map.names.flatMap((_, space) => (this.#unitsIn(space).length > 0 ? [this.#label(space)] : []));
    return there.length === 0 ? this.#page.labels.say('no-units') : there.join('. ');
  }

  panels(): readonly Block[] {
    const { labels } = this.#page;
    const terrain = [...this.#letters].map(([name, letter]) =>
      labels.say('legend-terrain', { letter, terrain: labels.title(name) }),
    );
    const borders = this.#features.map((feature, index) =>
      labels.say('legend-border', { line: index === 0 ? 'solid' : 'dashed', feature: labels.title(feature) }),
    );
    const lines = [...terrain, ...borders, labels.say('legend-unit')].map((line) => prose(this.#page, line));
    const off = this.#counters.ids.flatMap((unit, index) => {
      if (this.#places[index]! >= 0) return [];
      const at = this.#table.at[index];
      const label = at === OFF_MAP.lost ? 'lost' : at === OFF_MAP.waiting ? 'waiting' : 'own-hidden';
      return [labels.say(label, { unit })];
    });
    const beside =
      off.length === 0 ? [] : [panel(this.#page, labels.say('off-map'), prose(this.#page, off.join(', ')))];
    return [...beside, panel(this.#page, labels.say('legend'), stacked(lines, 2))];
  }

  #at({ x, y }: Point): Point {
    return { x: x * this.#scale, y: y * this.#scale };
  }

  #unitsIn(space: number): readonly number[] {
    return this.#places.flatMap((place, unit) => (place === space ? [unit] : []));
  }

  #unitLabel(unit: number): string {
    const { labels } = this.#page;
    const { ids, mix } = this.#counters;
    const id = ids[unit]!;
    if (this.#table.at[unit] === OFF_MAP.hidden) return labels.say('own-hidden', { unit: id });
    const kind = labels.title(mix.units[unit]!.kind);
    return labels.say('unit', { unit: id, kind, strength: this.#counters.strengthOf(this.#table, unit) });
  }

  #label(space: number): string {
    const { labels } = this.#page;
    const terrain = this.#map.terrain[space]!;
    const units = this.#unitsIn(space).map((unit) => this.#unitLabel(unit));
    const what = [...(terrain === '' ? [] : [labels.title(terrain)]), ...units].join('; ');
    return labels.say('space', { name: this.#map.names[space]!, what });
  }

  /**
   * Draws the ground of all spaces, before the spaces themselves. Otherwise the ground of one space could cover the
   * focus outline of a neighbouring space.
   */
  #terrain(): Markup {
    const grounds = (['paper', 'panel'] as const).map((tone) => {
      const spaces = this.#corners.filter(
        (_, space) => this.#letters.has(this.#map.terrain[space]!) === (tone === 'panel'),
      );
      const d = spaces.map((corners) => this.#outline(corners)).join('');
      return shape(this.#page, 'path', { d }, { fill: tone, stroke: 'line' });
    });
    return decoration(grounds);
  }

  #outline(corners: readonly Point[]): string {
    return `M${corners.map((corner) => this.#pair(corner)).join('L')}z`;
  }

  #space(space: number): Markup {
    const page = this.#page;
    const name = this.#map.names[space]!;
    const letter = this.#letters.get(this.#map.terrain[space]!);
    const middle = this.#at(this.#map.centre(space));
    const d = this.#outline(this.#corners[space]!);
    const inner = this.#inner;
    const frame = { x: middle.x - inner, y: middle.y - inner, width: 2 * inner, height: 2 * inner, rx: inner };
    const size = Math.max(7, this.#scale * 0.24);
    const isWide = page.layout === 'wide';
    return thing(
      page,
      { label: this.#label(space), frame, place: name },
      shape(page, 'path', { d, 'pointer-events': 'fill' }, { fill: 'none' }),
      isWide
        ? text(page, { x: middle.x, y: middle.y - inner * 0.86, size, anchor: 'middle', tone: 'soft' }, name)
        : undefined,
      letter === undefined
        ? undefined
        : text(page, { x: middle.x, y: middle.y + inner * 0.84, size, anchor: 'middle', tone: 'soft' }, letter),
    );
  }

  /** Half the width of the frame of a space. */
  get #inner(): number {
    return this.#scale * (isHexMap(this.#map) ? 0.78 : 0.4);
  }

  /**
   * Draws the counters of a space, one below the other. If there are more than two counters, draws only two, and writes
   * how many other counters there are.
   */
  #counterStack(space: number): readonly Markup[] {
    const middle = this.#at(this.#map.centre(space));
    const inner = this.#inner;
    const units = this.#unitsIn(space);
    const height = Math.max(9, inner * 0.62);
    const shown = units.slice(0, 2);
    const top = middle.y - (shown.length * height) / 2;
    const drawn = shown.map((unit, index) => {
      const counter = this.#counter(unit, middle.x, { y: top + index * height, height: height - 1 });
      // If no action names a counter, a click on the counter counts as a click on its space.
      const isThrough =
        isOffered(this.#page, this.#map.names[space]!) && !isOffered(this.#page, this.#counters.ids[unit]!);
      return isThrough ? el('g', { 'pointer-events': 'none' }, counter) : counter;
    });
    const more = { x: middle.x + inner * 0.95, y: middle.y, size: 7, anchor: 'end' } as const;
    return units.length > 2 ? [...drawn, text(this.#page, more, `+${String(units.length - 2)}`)] : drawn;
  }

  #counter(unit: number, x: number, { y, height }: { readonly y: number; readonly height: number }): Markup {
    const page = this.#page;
    const { sides, kinds, ids, mix } = this.#counters;
    const isOne = sides[unit] === mix.sides[0];
    const [tone, on] = isOne ? (['one', 'on-one'] as const) : (['two', 'on-two'] as const);
    const width = height * 1.9;
    const frame = { x: x - width / 2, y, width, height, rx: isOne ? 1 : height * 0.3 };
    const isHidden = this.#table.at[unit] === OFF_MAP.hidden;
    const edge = { 'stroke-width': 1, 'stroke-dasharray': isHidden ? '2 2' : undefined };
    const symbol = { x: frame.x + height * 0.15, y: y + height * 0.22, width: height * 0.84, height: height * 0.56 };
    const strength = { x: frame.x + width - height * 0.44, y: y + height / 2, size: Math.max(7, height * 0.62) };
    return thing(
      page,
      { label: this.#unitLabel(unit), frame, place: ids[unit]! },
      shape(page, 'rect', { ...frame, ...edge }, { fill: tone, stroke: isHidden ? 'act' : 'paper' }),
      unitSymbol(page, kinds[unit]!.symbol, symbol, on),
      text(
        page,
        { ...strength, anchor: 'middle', isBold: true, tone: on },
        String(this.#counters.strengthOf(this.#table, unit)),
      ),
    );
  }

  /** Draws rivers and other features. The most common feature has thick lines, the other features have dashed lines. */
  #borders(): Markup {
    const lines = this.#features.map((feature, index) => {
      const dashes = { 'stroke-width': 4, 'stroke-dasharray': index === 0 ? undefined : '3 5' };
      return shape(this.#page, 'path', { d: this.#linesOf(feature), ...dashes }, { fill: 'none', stroke: 'soft' });
    });
    return decoration(lines);
  }

  get #features(): readonly string[] {
    const all = this.#map.borders.filter((feature) => feature !== '');
    const count = (feature: string): number => all.filter((each) => each === feature).length;
    return [...new Set(all)].toSorted((one, other) => count(other) - count(one));
  }

  /**
   * Returns the lines that show a feature. On a map of hexes, the lines follow the borders of hexes; otherwise the
   * lines connect the middles of neighbouring areas.
   */
  #linesOf(feature: string): string {
    const map = this.#map;
    const lines = map.neighbours.flatMap((others, space) =>
      others.flatMap((other, index) => {
        if (other < space || map.borders[map.starts[space]! + index] !== feature) return [];
        const corners = this.#corners[space]!;
        const side = isHexMap(map) ? map.side(space, other) : -1;
        const ends = side < 0 ? [map.centre(space), map.centre(other)] : [corners[side]!, corners[(side + 1) % 6]!];
        return [`M${ends.map((end) => this.#pair(end)).join('L')}`];
      }),
    );
    return lines.join('');
  }

  #pair(point: Point): string {
    const { x, y } = this.#at(point);
    return `${short(x)} ${short(y)}`;
  }
}
