/**
 * Returns the number of ways to choose some of many (the binomial coefficient).
 *
 * @param all - Whole number, 0 or more.
 * @param chosen - Whole number.
 * @returns 0 if `chosen` is negative or greater than `all`.
 */
export function waysToChoose(all: number, chosen: number): bigint {
  if (chosen < 0 || chosen > all) return 0n;
  let ways = 1n;
  for (let index = 1; index <= chosen; index++) ways = (ways * BigInt(all - chosen + index)) / BigInt(index);
  return ways;
}
