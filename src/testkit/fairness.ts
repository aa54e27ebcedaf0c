/**
 * Runs Pearson's chi-squared test, and returns true if the counts fit the weights. The limit of the test is so high
 * that a fair source fails only about once in 100 million tests.
 *
 * @param counts - How often each result occurred. The average of these counts should be at least a few dozen.
 * @param weights - How often each result is expected, relative to the other results. Default: all results are expected
 * equally often.
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
