import { isEqual, isObject } from '../core/plain-data.ts';
import { shown } from './breach.ts';

/** The maximum number of differences that are shown. */
const DIFFERENCES_MOST = 3;

/**
 * Returns the first differences between two values as text: `table.points.ada is 3 and 2`.
 *
 * @param one - Plain data. `other` must be plain data too.
 */
export function differences(one: unknown, other: unknown): string {
  const found: string[] = [];
  compare(one, other, { path: '', found });
  return found.length === 0
    ? 'the data are equal except for the order of keys, or are not plain data'
    : found.join('; ');
}

interface Comparison {
  readonly path: string;
  readonly found: string[];
}

function compare(one: unknown, other: unknown, { path, found }: Comparison): void {
  if (found.length >= DIFFERENCES_MOST || isEqual(one, other)) return;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    found.push(`${path === '' ? 'the value' : path} is ${shown(one)} and ${shown(other)}`);
    return;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    compare(one[key], other[key], { path: path === '' ? key : `${path}.${key}`, found });
  }
}

/** Yields every value that is neither an array nor an object, with its path. */
export function* leavesOf(
  data: unknown,
  path: readonly string[] = [],
): Generator<readonly [readonly string[], unknown]> {
  if (!isObject(data)) yield [path, data];
  else for (const [key, value] of Object.entries(data)) yield* leavesOf(value, [...path, key]);
}
