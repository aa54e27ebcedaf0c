/** Returns how many bits are set in a 32-bit whole number. */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Returns the number of the set bit that has `rank` set bits below it. */
export function bitAt(bits: number, rank: number): number {
  let rest = bits;
  for (let below = 0; below < rank; below++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
