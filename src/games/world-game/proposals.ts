/**
 * When alliances cannot be proposed or answered.
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import type { Seat } from '../../core/game.ts';
import { allianceBetween } from './alliances.ts';
import { countryIndex } from './countries.ts';
import { canPropose, openTo } from './diplomacy.ts';
import { itself, noSuchCountry, wrongStep } from './refusals.ts';
import type { RuleId } from './rulebook.ts';
import type { CountryName, Setup, WorldGame } from './types.ts';

/** Why no alliance can be proposed to this country now. */
export function barToProposal(
  { player, setup, table }: Seat<WorldGame>,
  to: CountryName,
): Violation<RuleId> | undefined {
  const { step } = table;
  if (step.kind !== 'diplomacy') return wrongStep(step, step.kind === 'pledge' ? 'WG-2.2' : 'WG-2.4');
  const other = countryIndex(setup, to);
  if (other < 0) return noSuchCountry(to);
  if (to === player) return itself(to, 'WG-2.1');
  if (canPropose(table, step.country, other)) return undefined;
  return allianceBetween(table, step.country, other) === undefined
    ? violation('proposal-open', 'WG-2.1', `A proposal between you and ${to} is open.`, { country: to })
    : violation('already-allied', 'WG-2.1', `You are allied with ${to}.`, { country: to });
}

/** Why a proposal of this country cannot be answered now. */
export function noOpenProposal(
  { setup, table }: Seat<WorldGame>,
  proposer: CountryName,
): Violation<RuleId> | undefined {
  if (table.step.kind !== 'diplomacy') return wrongStep(table.step, 'WG-2.1');
  const from = countryIndex(setup, proposer);
  if (from < 0) return noSuchCountry(proposer);
  if (openTo(table, table.step.country).some((proposal) => proposal.from === from)) return undefined;
  return violation('no-open-proposal', 'WG-2.1', `${proposer} has proposed nothing to you.`, { country: proposer });
}

/** A pledge beyond what a country can start with; whether the allies have as much must not matter, it would tell. */
export function tooLarge({ maxPoints }: Setup, pledge: number): Violation<RuleId> | undefined {
  if (pledge <= maxPoints) return undefined;
  const message = `A pledge is at most ${String(maxPoints)} points, not ${String(pledge)}.`;
  return violation('pledge-too-large', 'WG-2.2', message, { pledge, maxPoints });
}
