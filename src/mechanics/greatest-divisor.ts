/** The greatest whole number by which both numbers, 0 or more, can be divided; 0 if both are 0. */
export function greatestDivisor(one: bigint, other: bigint): bigint {
  let [divisor, rest] = [one, other];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return divisor;
}
