import type { Position, Seat } from '../../../core/game.ts';
import { remembered } from '../../../core/cache.ts';
import { boardOf, forcesOf } from './board.ts';
import type { AreaIndex, Stacks } from './scenario-shape.ts';
import { opponentOf, type Side } from './sides.ts';
import type { Chicago, Table } from './types.ts';

/** The areas as the side that moves finds them. */
export interface Outlook {
  /** The turn and the side whose step it is of. */
  turn: number;
  side: Side | undefined;
  /** By area, whether enemies are there, outside the box. */
  readonly held: boolean[];
  /** The areas where no enemies are, in board order. */
  readonly quiet: AreaIndex[];
  /** By area, the areas next to it where no enemies are, in board order; absent until they are asked for. */
  readonly open: (readonly AreaIndex[] | undefined)[];
  /** Areas in which units of the side have come or gone since somebody looked, all at first: see {@link notice}. */
  readonly changed: AreaIndex[];
}

/** The outlook of each table: cached, and rewritten in each step. */
const outlookOn = /* @__PURE__ */ remembered((_: Table): Outlook => ({
  turn: 0,
  side: undefined,
  held: [],
  quiet: [],
  open: [],
  changed: [],
}));

/** Returns the outlook of the side that is moving. */
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

/** Has it noticed that units of the side that is moving have come into an area, or gone. */
export function notice(table: Table, place: AreaIndex): void {
  outlookOn(table).changed.push(place);
}

/** The areas that units of a player who is moving could enter next with the points that are left, in board order. */
export function goalsFrom(seat: Seat<Chicago>, at: AreaIndex, left: number): readonly AreaIndex[] {
  const neighbours = boardOf(seat.setup).neighbours[at]!;
  // No area costs more than 2 to enter.
  if (left >= 2) return neighbours;
  if (left < 1) return NOWHERE;
  const { held, open } = outlookOf(seat, seat.player);
  return (open[at] ??= openOf(neighbours, held));
}

/** Mostly enemies are in none of them, and no list is made. */
function openOf(neighbours: readonly AreaIndex[], held: readonly boolean[]): readonly AreaIndex[] {
  return neighbours.some((place) => held[place]) ? neighbours.filter((place) => !held[place]) : neighbours;
}

const NOWHERE: readonly AreaIndex[] = [];
