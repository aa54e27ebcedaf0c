import { boundsAround, type Box } from '../../../pictures/geometry.ts';
import type { Outline, Scenario } from '../rules/scenario-shape.ts';

interface Layout {
  readonly width: number;
  readonly height: number;
  /** One outline for each area, in board order. */
  readonly outlines: readonly Outline[];
  readonly water: readonly Outline[];
}

/** Returns the map of a scenario; if an outline is missing, an invented map. */
export function layoutOf({ areas, links, map }: Pick<Scenario, 'areas' | 'links' | 'map'>): Layout {
  const outlines = areas.map(({ id }) => map?.outlines[id]);
  if (map !== undefined && outlines.every((outline) => outline !== undefined)) {
    return { width: map.width, height: map.height, outlines, water: map.water ?? [] };
  }
  const ids = areas.map(({ id }) => id);
  return inRows(
    ids.length,
    links.map(([one, other]) => [ids.indexOf(one), ids.indexOf(other)]),
  );
}

/** Maximum number of areas in a row of an invented map. */
const ROW_MOST = 5;
const CELL = { width: 134, height: 108, box: { width: 110, height: 72 } } as const;

/**
 * Arranges areas in rows by distance from the first area. Within a row, areas are sorted by the mean position of their
 * neighbours in the rows above, then by board order.
 */
function inRows(size: number, links: readonly (readonly [number, number])[]): Layout {
  const near = Array.from({ length: size }, (_, area) =>
    links.flatMap(([one, other]) => (one === area ? [other] : other === area ? [one] : [])),
  );
  const place = new Map<number, readonly [number, number]>();
  let row = 0;
  for (const layer of layersOf(near)) {
    const mean = (area: number): number => {
      const above = near[area]!.flatMap((each) => place.get(each)?.[0] ?? []);
      return above.length === 0 ? size : above.reduce((sum, x) => sum + x, 0) / above.length;
    };
    const sorted = layer.map((area) => [area, mean(area)] as const).toSorted(([, one], [, other]) => one - other);
    for (let start = 0; start < sorted.length; start += ROW_MOST) {
      const some = sorted.slice(start, start + ROW_MOST);
      const shift = (ROW_MOST - some.length) / 2 + (row % 2 === 1 && some.length < ROW_MOST ? 0.15 : 0);
      some.forEach(([area], index) => place.set(area, [shift + index, row]));
      row += 1;
    }
  }
  return {
    width: ROW_MOST * CELL.width,
    height: row * CELL.height,
    outlines: near.map((_, area) => boxAt(place.get(area)!)),
    water: [],
  };
}

/**
 * Sorts the areas into layers by their distance from the first area. Every area can be reached from the first area.
 */
function layersOf(near: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const layers: number[][] = [];
  const seen = new Set([0]);
  for (let layer = [0]; layer.length > 0;) {
    layers.push(layer);
    const next = [...new Set(layer.flatMap((area) => near[area]!))].filter((area) => !seen.has(area));
    next.forEach((area) => seen.add(area));
    layer = next.toSorted((one, other) => one - other);
  }
  return layers;
}

function boxAt([column, row]: readonly [number, number]): Outline {
  const { width, height } = CELL.box;
  const [x, y] = [column * CELL.width + 12, row * CELL.height + 18];
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

export function boundsOf(outline: Outline): Box {
  return boundsAround(
    outline.map(([x, y]) => ({ x, y })),
    0,
  );
}

/** Returns true if the bounds of two outlines overlap. */
export function overlap(outlines: readonly Outline[]): boolean {
  const boxes = outlines.map(boundsOf);
  return boxes.some((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
  );
}
