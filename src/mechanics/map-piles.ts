/** A record with another value for each name. */
export function mapPiles<Name extends string, From, To>(
  piles: Readonly<Record<Name, From>>,
  map: (pile: From, name: Name) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(piles) as [Name, From][];
  return Object.fromEntries(entries.map(([name, pile]) => [name, map(pile, name)])) as Record<Name, To>;
}
