import * as v from 'valibot';
import { type Violation, violation } from '../../../core/errors.ts';
import type { Seat } from '../../../core/game.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { countryIndex, countryName } from '../countries.ts';
import { openTo, takeProposal } from '../diplomacy.ts';
import { noSuchCountry, wrongStep } from '../refusals.ts';
import type { RuleId } from '../rulebook.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, CountryName, WorldGame } from '../types.ts';

/** WG-2.1: a country refuses an alliance that was proposed to it. */
export const refuse: ActionRules<WorldGame, ActionOf<'refuse'>> = {
  shape: /* @__PURE__ */ actionShape('refuse', { with: v.string() }),
  whyIllegal: (seat, { with: proposer }) => noOpenProposal(seat, proposer),

  list({ player, setup, table }) {
    if (table.step.kind !== 'diplomacy') return [];
    return openTo(table, table.step.country).map(({ from }) => ({
      type: 'refuse',
      player,
      with: countryName(setup, from),
    }));
  },

  apply({ setup, table }, { player, with: proposer }, log) {
    takeProposal(table, { from: countryIndex(setup, proposer), to: countryIndex(setup, player) });
    log?.push({ type: 'proposal-refused', rule: 'WG-2.1', country: player, from: proposer });
  },
};

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
