/**
 * The diplomacy before the war: who is asked next, and to whom a country can propose (WG-2.1).
 *
 * @packageDocumentation
 */
import { allianceBetween, proposalBetween } from './alliances.ts';
import { countryName } from './countries.ts';
import type { CountryIndex, Log, Proposal, Table, Terms, WorldDraft } from './types.ts';
import { beginWar } from './war-flow.ts';

/** The least and the most that allies can agree to pay back for a point lent (WG-2.2). */
export const REPAY_LIMITS: { readonly min: number; readonly max: number } = { min: 1, max: 10 };

/** Starts the diplomacy, or the war if there is to be none. */
export function beginDiplomacy(state: WorldDraft, log: Log): void {
  if (state.setup.diplomacyRounds === 0) beginWar(state, log);
  else state.table.step = { kind: 'diplomacy', country: 0, round: 1 };
}

/** A country is done with a round of diplomacy: the next one goes on, or the next round, or the war begins. */
export function endDiplomacy(state: WorldDraft, log: Log): void {
  const { step, status } = state.table;
  if (step.kind !== 'diplomacy' && step.kind !== 'pledge') return;
  const { country, round } = step;
  log?.push({ type: 'diplomacy-ended', rule: 'WG-2.1', country: countryName(state.setup, country) });
  if (country + 1 < status.length) state.table.step = { kind: 'diplomacy', country: country + 1, round };
  else if (round < state.setup.diplomacyRounds) state.table.step = { kind: 'diplomacy', country: 0, round: round + 1 };
  else beginWar(state, log);
}

/** The countries to which a country can propose now, in calling order. */
export function possibleAllies(table: Table, country: CountryIndex): readonly CountryIndex[] {
  const countries: CountryIndex[] = [];
  for (let other = 0; other < table.status.length; other++)
    if (canPropose(table, country, other)) countries.push(other);
  return countries;
}

/** Whether neither an alliance nor an open proposal stands between two different countries. */
export function canPropose(table: Table, country: CountryIndex, other: CountryIndex): boolean {
  return (
    country !== other &&
    allianceBetween(table, country, other) === undefined &&
    proposalBetween(table, country, other) === undefined
  );
}

/** The proposals that a country can answer, in the order in which they were made. */
export function openTo({ proposals }: Table, country: CountryIndex): readonly Proposal[] {
  return proposals.filter(({ to }) => to === country);
}

/** Puts a proposal on the table. */
export function placeProposal(
  state: WorldDraft,
  { from, to }: { from: CountryIndex; to: CountryIndex },
  { repay, pledge }: Terms,
  log: Log,
): void {
  const { table, setup } = state;
  table.proposals.push({ from, to, repay, pledge });
  const names = { country: countryName(setup, from), to: countryName(setup, to) };
  log?.push({ type: 'proposal-made', rule: 'WG-2.2', ...names, repay, pledge });
}

/** Takes the proposal of one country to another off the table, and returns it. */
export function takeProposal(
  table: WorldDraft['table'],
  { from, to }: { from: CountryIndex; to: CountryIndex },
): Proposal | undefined {
  const place = table.proposals.findIndex((each) => each.from === from && each.to === to);
  return place < 0 ? undefined : table.proposals.splice(place, 1)[0];
}
