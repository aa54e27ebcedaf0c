/**
 * Proposals of alliances: who can make one to whom, and which are open (WG-2.1).
 *
 * @packageDocumentation
 */
import type { Position, Seat } from '../../core/game.ts';
import type { StepAt } from '../../core/spec.ts';
import { allianceBetween, hasRoom } from './alliances.ts';
import { countriesWhere } from './countries.ts';
import type { CountryIndex, Proposal, Table, WorldDraft, WorldGame } from './types.ts';

/** The countries to which a country can propose now, in calling order. */
export function possibleAllies(position: Position<WorldGame>, country: CountryIndex): readonly CountryIndex[] {
  return countriesWhere(position.table, (other) => canPropose(position, country, other));
}

/** Whether a country can propose to another: neither an alliance nor a proposal stands between them, and both can sign one. */
export function canPropose(position: Position<WorldGame>, country: CountryIndex, other: CountryIndex): boolean {
  const { table } = position;
  if (country === other || table.status[other] === 'conceded') return false;
  if (allianceBetween(table, country, other) !== undefined) return false;
  if (!hasRoom(position, country) || !hasRoom(position, other)) return false;
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

/** The proposals that a country can sign: it can pledge as much, and both can be in one more alliance (WG-2.2). */
export function signable(seat: Seat<WorldGame>, country: CountryIndex): readonly Proposal[] {
  if (!hasRoom(seat, country)) return [];
  return openTo(seat.table, country).filter(({ from, pledge }) => pledge <= seat.own.points && hasRoom(seat, from));
}

/** The open proposal of one country to another, if there is one. */
export function proposalOf({ proposals }: Table, { from, to }: Between): Proposal | undefined {
  return proposals.find((each) => each.from === from && each.to === to);
}

/** Takes the open proposal of one country to another off the table, and returns it. */
export function takeProposal(table: WorldDraft['table'], between: Between): Proposal {
  const proposal = proposalOf(table, between)!;
  table.proposals.splice(table.proposals.indexOf(proposal), 1);
  return proposal;
}

/** A proposal whose pledge has not been named is not made: the country that it is meant for has conceded (WG-6.4). */
export function dropProposal(table: WorldDraft['table'], { country, round }: StepAt<WorldGame, 'pledge'>): void {
  table.step = { kind: 'diplomacy', country, round };
}

type Between = Pick<Proposal, 'from' | 'to'>;
