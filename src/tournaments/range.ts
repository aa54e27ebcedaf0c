import { MalformedError } from '../core/errors.ts';

/** Throws {@link core.MalformedError} unless a setting is a whole number in a range, both ends included. */
export function checkRange(path: string, value: number, [least, most]: readonly [number, number]): void {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return;
  const range = `a whole number from ${String(least)} to ${String(most)}`;
  throw new MalformedError(path, `Expected ${range} but received ${String(value)}`);
}
