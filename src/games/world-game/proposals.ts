/**
 * Proposals of alliances: who can make one to whom, and which are open (WG-2.1).
 *
 * @packageDocumentation
 */
import { allianceBetween } from './alliances.ts';
import { countriesWhere } from './countries.ts';
import type { CountryIndex, Proposal, Table, WorldDraft } from './types.ts';

/** The countries to which a country can propose now, in calling order. */
export function possibleAllies(table: Table, country: CountryIndex): readonly CountryIndex[] {
  return countriesWhere(table, (other) => canPropose(table, country, other));
}

/** Whether neither an alliance nor an open proposal stands between two different countries. */
export function canPropose(table: Table, country: CountryIndex, other: CountryIndex): boolean {
  if (country === other || allianceBetween(table, country, other) !== undefined) return false;
  for (const proposal of table.proposals) if (isBetween(proposal, country, other)) return false;
  return true;
}

/** Whether a proposal is one between these two, whichever of them made it. */
export function isBetween({ from, to }: Proposal, one: CountryIndex, other: CountryIndex): boolean {
  return (from === one && to === other) || (from === other && to === one);
}

/** The proposals that a country can answer, in the order in which they were made. */
export function openTo({ proposals }: Table, country: CountryIndex): readonly Proposal[] {
  return proposals.filter(({ to }) => to === country);
}

/** Takes the open proposal of one country to another off the table, and returns it. */
export function takeProposal(
  { proposals }: WorldDraft['table'],
  { from, to }: { readonly from: CountryIndex; readonly to: CountryIndex },
): Proposal {
  const place = proposals.findIndex((each) => each.from === from && each.to === to);
  return proposals.splice(place, 1)[0]!;
}
