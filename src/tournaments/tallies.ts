import type { Points } from './ratings.ts';
import type { MatchResult } from './results.ts';

/** Sums over some matches. Entrants are numbered. */
export interface Tally {
  /** Seats that each has had. */
  readonly seats: readonly number[];
  /** Sum of the payoffs of each. */
  readonly payoffs: readonly number[];
  /** Comparisons of payoffs won, by row from each column's entrant: 1 for a higher payoff, a half for an equal one. */
  readonly points: Points;
}

/** Adds up the matches of each deal. A match of several players is a comparison of each two seats. */
export function talliesOf(entrants: readonly string[], matches: readonly MatchResult[]): readonly Tally[] {
  const tallies: DraftTally[] = [];
  for (const { deal, seats, payoffs } of matches) {
    const tally = (tallies[deal] ??= emptyTally(entrants.length));
    const places = seats.map((name) => entrants.indexOf(name));
    for (const [seat, one] of places.entries()) {
      const own = payoffs[seat] as number;
      add(tally.seats, one, 1);
      add(tally.payoffs, one, own);
      for (const [index, other] of places.entries()) {
        if (one !== other) add(tally.points[one] as number[], other, pointsFor(own, payoffs[index] as number));
      }
    }
  }
  return tallies;
}

/** The sum of tallies of so many entrants. */
export function sumOf(tallies: readonly Tally[], entrants: number): Tally {
  const sum = emptyTally(entrants);
  for (const tally of tallies) {
    addAll(sum.seats, tally.seats);
    addAll(sum.payoffs, tally.payoffs);
    for (let one = 0; one < entrants; one++)
      addAll(sum.points[one] as number[], tally.points[one] as readonly number[]);
  }
  return sum;
}

/** The share of what was to be had in its seats that each has got, from 0 to 1. */
export function sharesOf({ seats, payoffs }: Tally): readonly number[] {
  return payoffs.map((payoff, one) => payoff / (seats[one] as number));
}

interface DraftTally extends Tally {
  readonly seats: number[];
  readonly payoffs: number[];
  readonly points: number[][];
}

function emptyTally(entrants: number): DraftTally {
  const zeros = (): number[] => new Array<number>(entrants).fill(0);
  return { seats: zeros(), payoffs: zeros(), points: Array.from({ length: entrants }, zeros) };
}

function pointsFor(own: number, other: number): number {
  if (own === other) return 0.5;
  return own > other ? 1 : 0;
}

function add(sums: number[], index: number, value: number): void {
  sums[index] = (sums[index] as number) + value;
}

function addAll(sums: number[], values: readonly number[]): void {
  for (let index = 0; index < sums.length; index++) add(sums, index, values[index] as number);
}
