import type { Position, Seat } from '../../../core/game.ts';
import { remembered } from '../../../core/cache.ts';
import { boardOf, forcesOf } from './board.ts';
import type { AreaIndex, Stacks } from './scenario-shape.ts';
import { opponentOf, type Side } from './sides.ts';
import type { Chicago, Table } from './types.ts';

/** Cached facts about the areas, for the side that moves. */
export interface Outlook {
  /** The turn and the side for which these facts are valid. */
  turn: number;
  side: Side | undefined;
  /** For each area, whether enemies are in the area outside its box. */
  readonly held: boolean[];
  /** The areas without enemies, in board order. */
  readonly quiet: AreaIndex[];
  /** For each area, the adjacent areas without enemies, in board order; `undefined` until the list is needed. */
  readonly open: (readonly AreaIndex[] | undefined)[];
  /**
   * Areas where the side's units have changed since these units were last counted; at first all areas. {@link notice}
   * adds such areas.
   */
  readonly changed: AreaIndex[];
}

/** For each table, caches the facts about the areas. The facts are computed again in each step. */
const outlookOn = /* @__PURE__ */ remembered((_: Table): Outlook => ({
  turn: 0,
  side: undefined,
  held: [],
  quiet: [],
  open: [],
  changed: [],
}));

/** Returns the cached facts about the areas (the outlook) for the side that is moving. */
export function outlookOf({ table }: Position<Chicago>, side: Side): Outlook {
  const outlook = outlookOn(table);
  if (outlook.turn !== table.turn || outlook.side !== side) look(outlook, table, side);
  return outlook;
}

function look(outlook: Outlook, table: Table, side: Side): void {
  const { held, quiet, open, changed } = outlook;
  const areas = table.boxLosses.length;
  outlook.turn = table.turn;
  outlook.side = side;
  changed.length = 0;
  for (let place = 0; place < areas; place++) {
    held[place] = false;
    open[place] = undefined;
    changed.push(place);
  }
  const { fresh, spent } = forcesOf(table, opponentOf(side));
  markHeld(held, fresh);
  markHeld(held, spent);
  quiet.length = 0;
  for (let place = 0; place < areas; place++) if (!held[place]) quiet.push(place);
}

function markHeld(held: boolean[], stacks: Stacks): void {
  for (let row = 0; row < stacks.length; row++) {
    const counts = stacks[row]!;
    for (let place = 0; place < counts.length; place++) if (counts[place]! > 0) held[place] = true;
  }
}

/** Records that the moving side's units in an area have changed. */
export function notice(table: Table, place: AreaIndex): void {
  outlookOn(table).changed.push(place);
}

/** Returns the areas that marching units could enter next with their remaining movement points, in board order. */
export function goalsFrom(seat: Seat<Chicago>, at: AreaIndex, left: number): readonly AreaIndex[] {
  const neighbours = boardOf(seat.setup).neighbours[at]!;
  // Entering an area costs at most two movement points.
  if (left >= 2) return neighbours;
  if (left < 1) return NOWHERE;
  const { held, open } = outlookOf(seat, seat.player);
  return (open[at] ??= openOf(neighbours, held));
}

/**
 * Returns the adjacent areas without enemies. Usually no adjacent area has enemies, and the code then creates no new
 * list.
 */
function openOf(neighbours: readonly AreaIndex[], held: readonly boolean[]): readonly AreaIndex[] {
  return neighbours.some((place) => held[place]) ? neighbours.filter((place) => !held[place]) : neighbours;
}

const NOWHERE: readonly AreaIndex[] = [];
