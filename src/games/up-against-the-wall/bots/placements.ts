/** A number of pieces on a track, and the value of the track with these pieces. */
export interface Pile {
  readonly count: number;
  readonly worth: number;
}

/**
 * Finds the best way to place pieces on tracks. The function processes the tracks one by one, and stores the best value
 * for each number of placed pieces (dynamic programming).
 *
 * @param piles - For each track, the piles to choose from. Of equally good piles, the function prefers the first.
 * @param left - The greatest number of pieces to place.
 * @returns `worths` contains the greatest total value for each number of pieces up to `left`; -Infinity if no choice of
 *   piles has this number of pieces. The function `pilesOf` returns the piles with the greatest value for a number of
 *   pieces.
 */
export function bestPlacements(piles: readonly (readonly Pile[])[], left: number) {
  let worths = [0];
  const chosen = piles.map((options) => {
    const next = Array<number>(left + 1).fill(-Infinity);
    const counts = Array<number>(left + 1).fill(0);
    for (const { count, worth } of options) {
      for (let placed = 0; placed < worths.length && placed + count <= left; placed++) {
        const total = worths[placed]! + worth;
        if (total <= next[placed + count]!) continue;
        next[placed + count] = total;
        counts[placed + count] = count;
      }
    }
    worths = next;
    return counts;
  });
  const pilesOf = (placed: number): readonly number[] => {
    let rest = placed;
    return chosen.reduceRight<readonly number[]>((after, counts) => {
      const count = counts[rest]!;
      rest -= count;
      return [count, ...after];
    }, []);
  };
  return { worths: worths as readonly number[], pilesOf };
}
