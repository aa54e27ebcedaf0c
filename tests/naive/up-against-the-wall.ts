/**
 * Up Against the Wall: a naive referee for placing pieces in both readings (UW-1.3, UW-3.1), conflict resolution and
 * scoring (UW-3.2 to UW-3.5, UW-4, UW-6.1, UW-6.2).
 *
 * Written from the rules text alone, as a second opinion to test the real implementation against. It works as one would
 * with pencil and paper: pieces are taken off a list one by one, odds are found by repeated subtraction, and the tables
 * are copied as printed. Default options only: the printed matrix, wipeOut 'support'. Nothing passed in is changed.
 */

/** The two players (rules, opening lines). */
export type Side = 'radicals' | 'administration';

/** What the matrix can say (UW-3.4); 'none' is the dot. */
export type Result = 'TE' | 'YE' | 'AL' | 'none';

/** The pieces on one track, RADs and LAWs (UW-1.3). */
export interface Pieces {
  radicals: number;
  administration: number;
}

/** One box of a track, from the inner end outwards (UW-1.1). */
export interface Box {
  side: 'administration' | 'line' | 'radicals';
  value: number;
}

/** A track and the index of the box its counter stands in (UW-1.1). */
export interface Track {
  boxes: Box[];
  box: number;
}

/** One single combat piece, lying on the track with this index. */
interface Piece {
  side: Side;
  track: number;
}

/** The column headings of the matrix (UW-3.4); the last is printed '5-1+'. */
const COLUMNS = ['1-2', '1-1', '2-1', '3-1', '4-1', '5-1'];

/** The University Conflict Outcome Matrix, row for row as in UW-3.4: first the die, then the six columns. */
const MATRIX = [
  ['1', 'TE', 'TE', 'TE', 'TE', 'TE', 'TE'],
  ['2', '·', 'AL', 'TE', 'TE', 'TE', 'TE'],
  ['3', '·', 'AL', 'AL', 'AL', 'TE', 'TE'],
  ['4', 'YE', 'AL', 'AL', 'AL', 'AL', 'AL'],
  ['5', 'YE', 'YE', 'AL', 'AL', 'AL', 'AL'],
  ['6', 'YE', 'YE', 'YE', 'AL', 'AL', 'YE'],
];

function opponentOf(side: Side): Side {
  if (side === 'radicals') return 'administration';
  return 'radicals';
}

/** Lays every piece out singly, track by track. */
function layOut(tracks: Pieces[]): Piece[] {
  const list: Piece[] = [];
  let track = 0;
  for (const pieces of tracks) {
    for (let i = 0; i < pieces.radicals; i += 1) list.push({ side: 'radicals', track });
    for (let i = 0; i < pieces.administration; i += 1) list.push({ side: 'administration', track });
    track += 1;
  }
  return list;
}

/** Counts the pieces of a side in a list, on one track if a track is given. */
function count(list: Piece[], side: Side, track?: number): number {
  let found = 0;
  for (const piece of list) {
    if (piece.side !== side) continue;
    if (track !== undefined && piece.track !== track) continue;
    found += 1;
  }
  return found;
}

/** The list without the first `number` pieces of a side. */
function takeOff(list: Piece[], side: Side, number: number): Piece[] {
  const left: Piece[] = [];
  let stillToTake = number;
  for (const piece of list) {
    if (piece.side === side && stillToTake > 0) {
      stillToTake -= 1;
    } else {
      left.push(piece);
    }
  }
  return left;
}

/** The list without any piece of a side. */
function takeAllOff(list: Piece[], side: Side): Piece[] {
  return takeOff(list, side, count(list, side));
}

/** The box the counter of a track stands in. */
function boxOf(track: Track): Box {
  const box = track.boxes[track.box];
  if (box === undefined) throw new RangeError(`The counter stands in box ${track.box}, which the track does not have.`);
  return box;
}

/**
 * UW-1.3, UW-3.1: the board after a side has placed its pieces, each on the track it names; undefined if these are not as
 * many as are due to it.
 *
 * With 'stay' they join those that lie there. With 'redeploy' its own are taken up before.
 */
export function naiveDeployment(
  tracks: Pieces[],
  side: Side,
  { reading, due, onto }: { reading: 'stay' | 'redeploy'; due: number; onto: number[] },
): Pieces[] | undefined {
  if (onto.length !== due) return undefined;
  let list = layOut(tracks);
  if (reading === 'redeploy') list = takeAllOff(list, side);
  for (const track of onto) list.push({ side, track });
  return tracks.map((_, track) => ({
    radicals: count(list, 'radicals', track),
    administration: count(list, 'administration', track),
  }));
}

/**
 * UW-3.3: the odds column, or undefined if no attack is possible.
 *
 * The defender's number is taken away from the attacker's as often as it goes; what is left over is ignored.
 */
export function naiveColumn(attackers: number, defenders: number): string | undefined {
  // UW-3.2: both sides must have pieces.
  if (attackers <= 0) return undefined;
  if (defenders <= 0) return undefined;

  let times = 0;
  let left = attackers;
  while (left >= defenders) {
    left -= defenders;
    times += 1;
  }

  if (times === 0) {
    // Below 1-1: two such forces together must reach the defender's number, that is, one is at least half of it.
    if (attackers + attackers >= defenders) return '1-2';
    return undefined;
  }
  if (times === 1) return '1-1';
  if (times === 2) return '2-1';
  if (times === 3) return '3-1';
  if (times === 4) return '4-1';
  return '5-1';
}

/** UW-3.4: looks up the matrix, running a finger along the headings and down the die column. */
export function naiveResult(column: string, die: number): Result {
  let across = 0;
  let place = 0;
  for (const heading of COLUMNS) {
    place += 1;
    if (heading === column) across = place;
  }
  if (across === 0) throw new RangeError(`The matrix has no column ${column}.`);

  for (const row of MATRIX) {
    if (row[0] !== String(die)) continue;
    const cell = row[across];
    if (cell === 'TE') return 'TE';
    if (cell === 'YE') return 'YE';
    if (cell === 'AL') return 'AL';
    return 'none';
  }
  throw new RangeError(`The matrix has no row ${die}.`);
}

/**
 * UW-3.2 to UW-3.5: an attack on one track, by all the attacker's pieces there; undefined if it is not allowed.
 *
 * `mayAdvance` says whether all the defender's pieces went (UW-3.5), even if the attacker's own went too; it does not
 * ask whether the counter is already in the last box.
 */
export function naiveAttack(
  pieces: Pieces,
  attacker: Side,
  die: number,
): { pieces: Pieces; mayAdvance: boolean } | undefined {
  const defender = opponentOf(attacker);
  let list = layOut([pieces]);
  const attackers = count(list, attacker);
  const defenders = count(list, defender);

  const column = naiveColumn(attackers, defenders);
  if (column === undefined) return undefined;
  const result = naiveResult(column, die);

  if (result === 'TE') list = takeAllOff(list, defender);
  if (result === 'YE') list = takeAllOff(list, attacker);
  if (result === 'AL') {
    if (attackers < defenders) {
      list = takeAllOff(list, attacker);
      list = takeOff(list, defender, attackers);
    } else if (defenders < attackers) {
      list = takeAllOff(list, defender);
      list = takeOff(list, attacker, defenders);
    } else {
      list = takeAllOff(list, attacker);
      list = takeAllOff(list, defender);
    }
  }

  return {
    pieces: { radicals: count(list, 'radicals'), administration: count(list, 'administration') },
    mayAdvance: count(list, defender) === 0,
  };
}

/**
 * UW-4.1 to UW-4.3: the gambit, with all pieces on the board; undefined if it may not be called.
 *
 * `tracks` is the board after the removals that leave nobody a choice. `toRemove` is what the stronger side must still
 * take off, one at a time and where it likes, after AL at unequal numbers (UW-4.2). If its pieces are all on one track
 * there is nothing to choose, so they are taken off here and `toRemove` is undefined. With its pieces on two tracks or
 * more nothing is taken off here, even if some track is bound to lose some in the end: each single piece is a choice.
 *
 * `mayAdvance` marks the tracks where defender's pieces stood before and none stand now (UW-4.3); it does not ask
 * whether the counter is already in the last box. Can the choice still due change it?
 * - If the choice is the caller's, no: all the defender's pieces have gone already, and UW-4.3 never asks whether the
 *   caller has pieces there.
 * - If the choice were the defender's, yes: they might empty a track, or take care not to, and the marks would hold only
 *   for the board as it is now. But that needs AL with the caller the weaker side, hence in column 1-2, and that column
 *   of the printed matrix has no AL. So with the printed matrix the choice is always the caller's, the marks final.
 */
export function naiveGambit(
  tracks: Pieces[],
  caller: Side,
  die: number,
): { tracks: Pieces[]; toRemove: { side: Side; count: number } | undefined; mayAdvance: boolean[] } | undefined {
  const defender = opponentOf(caller);
  const before = layOut(tracks);
  const callers = count(before, caller);
  const defenders = count(before, defender);

  const column = naiveColumn(callers, defenders);
  if (column === undefined) return undefined;
  const result = naiveResult(column, die);

  let now = before;
  let toRemove: { side: Side; count: number } | undefined;

  if (result === 'TE') now = takeAllOff(now, defender);
  if (result === 'YE') now = takeAllOff(now, caller);
  if (result === 'AL') {
    if (callers < defenders) {
      now = takeAllOff(now, caller);
      toRemove = { side: defender, count: callers };
    } else if (defenders < callers) {
      now = takeAllOff(now, defender);
      toRemove = { side: caller, count: defenders };
    } else {
      now = takeAllOff(now, caller);
      now = takeAllOff(now, defender);
    }
  }

  if (toRemove !== undefined) {
    // On how many tracks does the stronger side stand?
    let places = 0;
    for (let track = 0; track < tracks.length; track += 1) {
      if (count(now, toRemove.side, track) > 0) places += 1;
    }
    if (places === 1) {
      now = takeOff(now, toRemove.side, toRemove.count);
      toRemove = undefined;
    }
  }

  const after: Pieces[] = [];
  const mayAdvance: boolean[] = [];
  for (let track = 0; track < tracks.length; track += 1) {
    after.push({ radicals: count(now, 'radicals', track), administration: count(now, 'administration', track) });
    mayAdvance.push(count(before, defender, track) > 0 && count(now, defender, track) === 0);
  }
  return { tracks: after, toRemove, mayAdvance };
}

/**
 * UW-3.5 (and UW-4.3): the box of the counter after one step towards the side's own end, never beyond the last box.
 *
 * Box 0 is the inner end, the administration's; the highest box is the outer end, the radicals' (UW-1.1).
 */
export function naiveAdvance(boxes: number, box: number, side: Side): number {
  if (side === 'administration') {
    if (box === 0) return box;
    return box - 1;
  }
  if (box === boxes - 1) return box;
  return box + 1;
}

/** UW-6.1: each side adds the values of the boxes in which counters stand on its side of the line; more wins. */
export function naiveScore(tracks: Track[]): { radicals: number; administration: number; winner: Side | 'draw' } {
  let radicals = 0;
  let administration = 0;
  for (const track of tracks) {
    const box = boxOf(track);
    if (box.side === 'radicals') radicals += box.value;
    if (box.side === 'administration') administration += box.value;
    // A counter on the line supports nobody (UW-1.1).
  }
  if (radicals > administration) return { radicals, administration, winner: 'radicals' };
  if (administration > radicals) return { radicals, administration, winner: 'administration' };
  return { radicals, administration, winner: 'draw' };
}

/**
 * UW-6.2, wipeOut 'support': the side that loses because it has no support left while the other has some, or undefined.
 *
 * Support is a counter on that side of the line, whatever the value of its box: a box of value 0 still counts.
 */
export function naiveWipedOut(tracks: Track[]): Side | undefined {
  let radicals = 0;
  let administration = 0;
  for (const track of tracks) {
    const box = boxOf(track);
    if (box.side === 'radicals') radicals += 1;
    if (box.side === 'administration') administration += 1;
  }
  if (radicals === 0 && administration > 0) return 'radicals';
  if (administration === 0 && radicals > 0) return 'administration';
  return undefined;
}
