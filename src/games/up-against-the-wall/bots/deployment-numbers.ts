import { type NetworkShape, sizeOf } from '../../../bots/packed-network.ts';
import { columnIndex, isAttack, piecesFrom } from '../rules/conflict.ts';
import type { TrackIndex, Ucom } from '../rules/scenario-shape.ts';
import { opponentOf, wayOf } from '../rules/sides.ts';
import type { Ground, Outlook } from './outlook.ts';
import { leadIn, timeLeft } from './prospects.ts';
import { leftAfter, rollOdds } from './roll-odds.ts';

/** The network that rates deployments. It was trained for boards with eleven tracks. */
export const SHAPE: NetworkShape = { rows: 11, ofRow: 16, rest: 12, units: [32, 16] };

/**
 * The numbers by which a network rates a position after the deployment of a side. All numbers are from the point of view
 * of this side.
 */
export class DeploymentNumbers {
  /**
   * First the numbers of {@link numbersOfTrack}: the first number of every track, then the second number of every
   * track, and so on. Then the numbers of {@link numbersOfRest}.
   */
  readonly numbers = new Float32Array(sizeOf(SHAPE));
  readonly #outlook: Outlook;

  /**
   * @param outlook - The outlook of the side before its deployment.
   * @param piles - For each track, the number of pieces that the side places.
   */
  constructor(outlook: Outlook, piles: readonly number[]) {
    this.#outlook = outlook;
    for (const [track, count] of piles.entries()) this.place(track, count);
    this.numbers.set(numbersOfRest(outlook, piecesFrom(piles, 0)), SHAPE.rows * SHAPE.ofRow);
  }

  /** Changes the number of pieces that the side places on a track. The sum over all tracks must stay the same. */
  place(track: TrackIndex, count: number): void {
    const { where, side } = this.#outlook;
    const { pieces, counters } = where.table;
    const own = pieces[side][track]! + count;
    const ground = { own, other: pieces[opponentOf(side)][track]!, box: counters[track]! };
    for (const [index, number] of numbersOfTrack(this.#outlook, track, ground).entries())
      this.numbers[index * SHAPE.rows + track] = number;
  }
}

/** Returns the numbers of a track, scaled so that they have about the same size. */
function numbersOfTrack(outlook: Outlook, track: TrackIndex, ground: Ground): readonly number[] {
  const { own, other, box } = ground;
  const { scenario } = outlook.where.setup;
  const shape = scenario.tracks[track]!;
  const way = wayOf(outlook.side);
  const leadAt = (place: number): number | undefined =>
    shape.values[place] === undefined ? undefined : way * leadIn(shape, place);
  const lead = way * leadIn(shape, box);
  const gain = (leadAt(box + way) ?? lead) - lead;
  const loss = lead - (leadAt(box - way) ?? lead);
  const { clears, difference } = expectationOf(scenario.ucom, own, other);
  return [
    (way * (box - shape.line)) / 5,
    Number(box === shape.line),
    own / 4,
    other / 4,
    (own - other) / (own + other + 1),
    lead / 10,
    gain / 3,
    loss / 3,
    columnOf(own, other) / 3,
    columnOf(other, own) / 3,
    clears,
    (clears * gain) / 3,
    other === 0 && own > 0 ? gain / 3 : 0,
    own === 0 && other > 0 ? loss / 3 : 0,
    difference / 4,
    outlook.worthOfTrack(track, ground) / 4,
  ];
}

/** Returns the numbers that belong to no track. `placed` is the number of pieces that the side places. */
function numbersOfRest({ where, side }: Outlook, placed: number): readonly number[] {
  const { setup, table } = where;
  const other = opponentOf(side);
  const way = wayOf(side);
  let [lead, supporters, opponents] = [0, 0, 0];
  for (const [track, shape] of setup.scenario.tracks.entries()) {
    const box = table.counters[track]!;
    const from = way * (box - shape.line);
    lead += way * leadIn(shape, box);
    if (from > 0) supporters++;
    if (from < 0) opponents++;
  }
  const left = timeLeft(where);
  return [
    left,
    way,
    lead / 20,
    supporters / 4,
    opponents / 4,
    (piecesFrom(table.pieces[side], 0) + placed) / 20,
    piecesFrom(table.pieces[other], 0) / 20,
    table.handSizes[side] / 6,
    table.handSizes[other] / 6,
    Number(supporters <= 1),
    Number(opponents <= 1),
    Number(left === 0),
  ];
}

/** Returns 1 to 6 for a column of the results table; 0 if an attack is not allowed. */
function columnOf(attackers: number, defenders: number): number {
  return isAttack(attackers, defenders) ? 1 + columnIndex(attackers, defenders) : 0;
}

/**
 * Returns the expected result of an attack: the probability that no defender remains, and the difference between the
 * remaining attackers and defenders. If no attack is allowed, all pieces remain.
 */
function expectationOf(
  ucom: Ucom,
  own: number,
  other: number,
): { readonly clears: number; readonly difference: number } {
  const odds = rollOdds(ucom, own, other);
  if (odds === undefined) return { clears: 0, difference: own - other };
  let [clears, difference] = [0, 0];
  for (const { result, probability } of odds) {
    const left = leftAfter(result, own, other);
    if (left.other === 0) clears += probability;
    difference += probability * (left.own - left.other);
  }
  return { clears, difference };
}
