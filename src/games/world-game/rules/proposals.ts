import type { Position, Seat } from '../../../core/game.ts';
import type { PhaseAt } from '../../../core/spec.ts';
import { fullCountries } from './alliances.ts';
import { type Countries, countriesWhere, hasCountry, NO_COUNTRIES, withCountry } from './countries.ts';
import type { CountryIndex, Proposal, Table, WorldDraft, WorldGame } from './types.ts';

/**
 * Returns the countries to which a country can now propose an alliance, in calling order. The two countries must have
 * no alliance and no open proposal, and each of the two must be able to sign one more alliance.
 */
export function possibleAllies(position: Position<WorldGame>, country: CountryIndex): readonly CountryIndex[] {
  const { table } = position;
  const full = fullCountries(position);
  if (hasCountry(full, country)) return [];
  const excluded = full | boundTo(table, country);
  return countriesWhere(table, (other) => !hasCountry(excluded, other) && table.status[other] !== 'conceded');
}

/**
 * Returns the countries that have an alliance or an open proposal with a given country, and the given country itself.
 */
function boundTo({ alliances, proposals }: Table, country: CountryIndex): Countries {
  let bound = withCountry(NO_COUNTRIES, country);
  for (const { members, standing } of alliances) {
    const [one, other] = members;
    if (standing.kind === 'in-force' && (one === country || other === country))
      bound = withCountry(withCountry(bound, one), other);
  }
  for (const { from, to } of proposals)
    if (from === country || to === country) bound = withCountry(withCountry(bound, from), to);
  return bound;
}

/** Whether a country is one of the {@link possibleAllies} of another country. */
export function canPropose(position: Position<WorldGame>, country: CountryIndex, other: CountryIndex): boolean {
  return possibleAllies(position, country).includes(other);
}

/** Whether a proposal is between two given countries, in either direction. */
export function isBetween({ from, to }: Proposal, one: CountryIndex, other: CountryIndex): boolean {
  return (from === one && to === other) || (from === other && to === one);
}

/** Returns the proposals that a country can answer, in the order in which they were made. */
export function openTo({ proposals }: Table, country: CountryIndex): readonly Proposal[] {
  return proposals.filter(({ to }) => to === country);
}

/**
 * Returns the proposals that a country can sign: the country has the points to pledge, both countries can join another
 * alliance (WG-2.2), and the proposer has not conceded (WG-6.4).
 */
export function signable(seat: Seat<WorldGame>, country: CountryIndex): readonly Proposal[] {
  const open = openTo(seat.table, country).filter(({ from }) => seat.table.status[from] !== 'conceded');
  if (open.length === 0) return open;
  const full = fullCountries(seat);
  if (hasCountry(full, country)) return [];
  return open.filter(({ from, pledge }) => pledge <= seat.own.points && !hasCountry(full, from));
}

/** Returns the open proposal of one country to another country; `undefined` if there is no such proposal. */
export function proposalOf({ proposals }: Table, { from, to }: Between): Proposal | undefined {
  return proposals.find((each) => each.from === from && each.to === to);
}

/** Removes the open proposal of one country to another country, and returns this proposal. */
export function takeProposal(table: WorldDraft['table'], between: Between): Proposal {
  const proposal = proposalOf(table, between)!;
  table.proposals.splice(table.proposals.indexOf(proposal), 1);
  return proposal;
}

/** Cancels a proposal without a pledge because the receiver has conceded (WG-6.4). */
export function dropProposal(table: WorldDraft['table'], { country, round }: PhaseAt<WorldGame, 'pledge'>): void {
  table.phase = { kind: 'diplomacy', country, round };
}

type Between = Pick<Proposal, 'from' | 'to'>;
