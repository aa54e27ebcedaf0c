import type { Order } from '../rules/orders.ts';
import type { AirWar, Secret } from '../rules/types.ts';
import { boundsAround } from '../../../pictures/geometry.ts';
import type { RenderInput } from '../../../pictures/renderer.ts';
import { all, el, type Markup, short } from '../../../pictures/markup.ts';
import { type Page, section, shape, thing } from '../../../pictures/page.ts';
import { type Grid, middleOf, type Spot } from './grid.ts';
import type { Label } from '../messages/en.ts';

/** The kind of an order. */
type Kind = 'move' | 'flight' | 'fire';

const DASHES: Readonly<Record<Kind, string | undefined>> = {
  move: undefined,
  flight: '6 3',
  fire: '2 2.5',
};

/** Draws the viewer's own orders of the given kinds as arrows: solid for moves, dashed for flights, dotted for fire. */
export function orders(
  page: Page<Label>,
  { own }: RenderInput<AirWar>,
  { grid, kinds }: { grid: Grid; kinds: readonly Kind[] },
): Markup | undefined {
  if (own === undefined) return undefined;
  const written = ordersOf(own).filter(([kind]) => kinds.includes(kind));
  const drawn = written.map(([kind, { from, to, count }]) => {
    const { names } = grid.hex;
    const label = page.labels.say('order', { kind, from: names[from]!, to: names[to]!, count });
    const [start, end] = [middleOf(grid, from), middleOf(grid, to)];
    const frame = boundsAround([start, end], grid.high / 4);
    return thing(
      page,
      { label, frame, piece: `${kind} ${names[from]!} ${names[to]!}` },
      arrow(page, { start, end, size: grid.high }, DASHES[kind]),
    );
  });
  if (drawn.length === 0) return undefined;
  // If the viewer clicks on an arrow, the field below the arrow reacts.
  return el('g', { 'pointer-events': 'none' }, section(page.labels.say('orders'), drawn));
}

/** Returns the viewer's orders, each with its kind. */
function ordersOf({ moves, flights, aims }: Secret): readonly (readonly [Kind, Order])[] {
  return [
    ...moves.map((order) => ['move', order] as const),
    ...flights.map((order) => ['flight', order] as const),
    ...aims.map((order) => ['fire', order] as const),
  ];
}

function arrow(
  page: Page<Label>,
  { start, end, size }: { start: Spot; end: Spot; size: number },
  dashes: string | undefined,
): Markup {
  const length = Math.max(1, Math.hypot(end.x - start.x, end.y - start.y));
  const [across, along] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const head = size * 0.24;
  // The arrow begins and ends beside the numbers of units.
  const clear = Math.min(size * 0.25, length / 4);
  const tail = { x: start.x + across * clear, y: start.y + along * clear };
  const tip = { x: end.x - across * clear, y: end.y - along * clear };
  const at = (ahead: number, aside: number): string =>
    `${short(tip.x + across * ahead - along * aside)} ${short(tip.y + along * ahead + across * aside)}`;
  const width = Math.max(1.6, size * 0.07);
  return all(
    shape(
      page,
      'path',
      { d: `M${short(tail.x)} ${short(tail.y)}L${at(-head, 0)}`, 'stroke-width': width, 'stroke-dasharray': dashes },
      { stroke: 'act' },
    ),
    shape(
      page,
      'path',
      { d: `M${at(0, 0)}L${at(-head * 1.3, head * 0.6)}L${at(-head * 1.3, -head * 0.6)}z` },
      { fill: 'act' },
    ),
  );
}
