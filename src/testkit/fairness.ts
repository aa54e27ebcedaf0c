/**
 * Runs Pearson's chi-squared test. The limit of the test is so high that a fair source fails only about once in 100
 * million tests.
 *
 * @param counts - The number of times that each result occurred. The average should be some dozens.
 * @param weights - Relative expected frequencies. Default: all equal.
 */
export function isFair(counts: readonly number[], weights: readonly number[] = counts.map(() => 1)): boolean {
  const draws = sumOf(counts);
  const total = sumOf(weights);
  const chiSquare = sumOf(
    counts.map((count, index) => {
      const expected = (draws * (weights[index] as number)) / total;
      return (count - expected) ** 2 / expected;
    }),
  );
  const degrees = counts.length - 1;
  return chiSquare <= degrees + 8 * Math.sqrt(2 * degrees) + 32;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
