/**
 * Divides a total among claims: all are paid if there is enough, else each its share, rounded down.
 *
 * @param total - Points there are: a whole number, 0 or more.
 * @param claims - Points owed: whole numbers, 0 or more; not modified.
 * @returns What each claim is paid; the sum is at most the total.
 *
 * @example
 * ```ts
 * repayments(6001, [2402]) // => [2402]
 * repayments(10, [8, 8, 4]) // => [4, 4, 2]
 * ```
 */
export function repayments(total: number, claims: readonly number[]): readonly number[] {
  const sum = claims.reduce((before, claim) => before + claim, 0);
  if (sum <= total) return [...claims];
  // The product of a total and a claim may be beyond what a number holds exactly.
  return claims.map((claim) => Number((BigInt(total) * BigInt(claim)) / BigInt(sum)));
}
