import { itemAt } from '../core/lookups.ts';
import type { ScoreMatrix } from './ratings.ts';
import type { MatchResult } from './results.ts';

/** Sums over several matches, for each participant. A participant is identified by its index. */
export interface Tally {
  /** For each participant, how many seats it had in these matches. */
  readonly seats: readonly number[];
  /** For each participant, the sum of its payoffs. */
  readonly payoffs: readonly number[];
  /**
   * Each number says how many points the row's participant has scored against the column's participant: 1 for a higher
   * payoff, 1/2 for an equal payoff.
   */
  readonly points: ScoreMatrix;
}

/**
 * Returns one tally for each deal, with the sums over the matches of this deal. In each match, each pair of seats is
 * compared.
 */
export function talliesOf(participants: readonly string[], matches: readonly MatchResult[]): readonly Tally[] {
  const tallies: DraftTally[] = [];
  for (const { deal, seats, payoffs } of matches) {
    const tally = (tallies[deal] ??= emptyTally(participants.length));
    const taken = payoffs.map((payoff, seat) => ({ place: participants.indexOf(itemAt(seats, seat)), payoff }));
    for (const { place, payoff } of taken) {
      add(tally.seats, place, 1);
      add(tally.payoffs, place, payoff);
      const row = itemAt(tally.points, place);
      for (const other of taken) if (place !== other.place) add(row, other.place, pointsFor(payoff, other.payoff));
    }
  }
  return tallies;
}

/** Adds up tallies. `participants` is the number of participants. */
export function sumOf(tallies: readonly Tally[], participants: number): Tally {
  const sum = emptyTally(participants);
  for (const tally of tallies) {
    addAll(sum.seats, tally.seats);
    addAll(sum.payoffs, tally.payoffs);
    for (const [one, row] of tally.points.entries()) addAll(itemAt(sum.points, one), row);
  }
  return sum;
}

/** For each participant, returns the average payoff in its seats, from 0 to 1. */
export function sharesOf({ seats, payoffs }: Tally): readonly number[] {
  return payoffs.map((payoff, one) => payoff / itemAt(seats, one));
}

interface DraftTally extends Tally {
  readonly seats: number[];
  readonly payoffs: number[];
  readonly points: number[][];
}

function emptyTally(participants: number): DraftTally {
  const zeros = (): number[] => new Array<number>(participants).fill(0);
  return { seats: zeros(), payoffs: zeros(), points: Array.from({ length: participants }, zeros) };
}

function pointsFor(own: number, other: number): number {
  if (own === other) return 0.5;
  return own > other ? 1 : 0;
}

function add(sums: number[], index: number, value: number): void {
  sums[index] = (sums[index] ?? 0) + value;
}

function addAll(sums: number[], values: readonly number[]): void {
  for (let index = 0; index < sums.length; index++) add(sums, index, values[index] as number);
}
