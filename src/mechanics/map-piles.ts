import { byName, namesIn } from '../core/lookups.ts';

/** A record with another value for each name. */
export function mapPiles<Name extends string, From, To>(
  piles: Readonly<Record<Name, From>>,
  map: (pile: From, name: Name) => To,
): Record<Name, To> {
  return byName(namesIn(piles), (name) => map(piles[name], name));
}
