import { byName, namesIn } from '../core/lookups.ts';

/**
 * Returns a record with the same keys as a given record. The given function computes each new value from the old value.
 */
export function mapPiles<Name extends string, From, To>(
  piles: Readonly<Record<Name, From>>,
  map: (pile: From, name: Name) => To,
): Record<Name, To> {
  return byName(namesIn(piles), (name) => map(piles[name], name));
}
