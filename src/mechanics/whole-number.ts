/** The greatest number that is allowed: twice this number is still a safe integer. */
const MOST = 2 ** 52 - 1;

/** Throws RangeError if a value is not a whole number from `least` to 2^52 - 1. */
export function requireWhole(value: number, least: number): void {
  if (!Number.isInteger(value) || value < least || value > MOST)
    throw new RangeError(
      `Expected a whole number from ${String(least)} to ${String(MOST)} but received ${String(value)}.`,
    );
}
