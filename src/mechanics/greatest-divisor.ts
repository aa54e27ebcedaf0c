/** Returns the greatest common divisor of two numbers that are 0 or more; 0 if both are 0. */
export function greatestDivisor(one: bigint, other: bigint): bigint {
  let [divisor, rest] = [one, other];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return divisor;
}
