import { byName, namesIn } from '../core/lookups.ts';

/** Maps the values of a record. */
export function mapPiles<Name extends string, From, To>(
  piles: Readonly<Record<Name, From>>,
  map: (pile: From, name: Name) => To,
): Record<Name, To> {
  return byName(namesIn(piles), (name) => map(piles[name], name));
}
