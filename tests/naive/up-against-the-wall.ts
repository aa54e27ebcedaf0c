/**
 * A naive referee of Up Against the Wall. The referee places pieces according to both readings of the rules (UW-1.3,
 * UW-3.1). It also resolves conflicts and computes scores (UW-3.2 to UW-3.5, UW-4, UW-6.1, UW-6.2).
 *
 * The referee is an independent implementation to compare with, written only from the text of the rules. The referee
 * removes pieces from a list one by one, computes odds by repeated subtraction, and has copies of the printed tables.
 * Only the default options are supported: the printed matrix, wipeOut 'support'. Arguments are never modified.
 */

/** The two players (rules, opening lines). */
export type Side = 'radicals' | 'administration';

/**
 * The results of the matrix (UW-3.4). 'none' means that the attack has no effect; the printed matrix has a dot for it.
 */
export type Result = 'TE' | 'YE' | 'AL' | 'none';

/** The number of RADs and LAWs on one track (UW-1.3). */
export interface Pieces {
  radicals: number;
  administration: number;
}

/** One box of a track, from the inner end outwards (UW-1.1). */
export interface Box {
  side: 'administration' | 'line' | 'radicals';
  value: number;
}

/** A track and the index of its counter's box (UW-1.1). */
export interface Track {
  boxes: Box[];
  box: number;
}

/** One combat piece, and the index of its track. */
interface Piece {
  side: Side;
  track: number;
}

/** The column headings of the matrix (UW-3.4). In the printed matrix, the last heading is '5-1+'. */
const COLUMNS = ['1-2', '1-1', '2-1', '3-1', '4-1', '5-1'];

/**
 * The University Conflict Outcome Matrix as printed in UW-3.4. Each row contains the number of the die, then six
 * results.
 */
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

/** Creates a list of all pieces, track by track. */
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

/** Counts the pieces of a side in a list, optionally only on one track. */
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

/** The list without all pieces of a side. */
function takeAllOff(list: Piece[], side: Side): Piece[] {
  return takeOff(list, side, count(list, side));
}

/** The box in which the counter of the track stands. */
function boxOf(track: Track): Box {
  const box = track.boxes[track.box];
  if (box === undefined) throw new RangeError(`The counter stands in box ${track.box}, which the track does not have.`);
  return box;
}

/**
 * UW-1.3, UW-3.1: the board after a side has placed each piece on the named track, or undefined if the number of pieces
 * is not the number that the side must place.
 *
 * With the reading 'stay', the pieces are added to the pieces on the board. With the reading 'redeploy', the side first
 * takes up its own pieces.
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
 * The number of defenders is subtracted from the number of attackers as often as possible, and the remainder is
 * ignored.
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
    // The odds are below 1-1: the column is 1-2 if twice the number of attackers is at least the number of defenders.
    if (attackers + attackers >= defenders) return '1-2';
    return undefined;
  }
  if (times === 1) return '1-1';
  if (times === 2) return '2-1';
  if (times === 3) return '3-1';
  if (times === 4) return '4-1';
  return '5-1';
}

/** UW-3.4: looks up the matrix by column and die. */
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
 * UW-3.2 to UW-3.5: an attack on one track with all the attacker's pieces on this track, or undefined if the attack is
 * illegal.
 *
 * `mayAdvance` means that all the defender's pieces were removed (UW-3.5), even if the attacker's pieces were also
 * removed. `mayAdvance` ignores whether the counter is already in the last box.
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
 * UW-4.1 to UW-4.3: plays a gambit, in which all pieces on the board take part. Returns undefined if the gambit cannot
 * be called.
 *
 * `tracks` is the board after the removals in which the player has no choice. `toRemove` is used if the result is AL
 * and the two sides have different numbers of pieces (UW-4.2). It is the number of pieces that the stronger side must
 * still remove. The stronger side removes one piece at a time, on any track. If all pieces of the stronger side are on
 * one track, there is no choice: the pieces are removed here, and `toRemove` is undefined. If the pieces of the
 * stronger side are on two or more tracks, no piece is removed here, because the player chooses each single piece. This
 * is so even if a track must lose pieces in the end.
 *
 * `mayAdvance` marks the tracks that had defender's pieces before and have none now (UW-4.3). `mayAdvance` ignores
 * whether the counter is already in the last box. Sometimes the player who called the gambit must still remove pieces.
 * This removal does not change `mayAdvance`, because all the defender's pieces are already gone, and UW-4.3 does not
 * depend on the caller's pieces. If the defender had to remove pieces, the defender could choose which tracks become
 * empty. But the defender must remove pieces only after AL, and only if the caller is the weaker side. In this case the
 * column is 1-2, which has no AL in the printed matrix. Therefore, with the printed matrix, only the player who called
 * the gambit removes pieces.
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
    // The number of tracks with pieces of the stronger side.
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
 * Box 0 is the inner end, which belongs to the administration. The highest box is the outer end, which belongs to the
 * radicals (UW-1.1).
 */
export function naiveAdvance(boxes: number, box: number, side: Side): number {
  if (side === 'administration') {
    if (box === 0) return box;
    return box - 1;
  }
  if (box === boxes - 1) return box;
  return box + 1;
}

/**
 * UW-6.1: each side sums the values of the boxes that contain counters on its side of the line. The higher sum wins.
 */
export function naiveScore(tracks: Track[]): { radicals: number; administration: number; winner: Side | 'draw' } {
  let radicals = 0;
  let administration = 0;
  for (const track of tracks) {
    const box = boxOf(track);
    if (box.side === 'radicals') radicals += box.value;
    if (box.side === 'administration') administration += box.value;
    // A counter on the line supports neither side (UW-1.1).
  }
  if (radicals > administration) return { radicals, administration, winner: 'radicals' };
  if (administration > radicals) return { radicals, administration, winner: 'administration' };
  return { radicals, administration, winner: 'draw' };
}

/**
 * UW-6.2 with `wipeOut: 'support'`. If only one side still has support, the other side loses. Returns the side that
 * loses, or undefined if neither side loses.
 *
 * A counter on one side of the line supports that side even if its box has the value 0.
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
