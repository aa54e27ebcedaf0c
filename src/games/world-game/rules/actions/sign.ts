import type { ActionRules } from '../../../../core/spec.ts';
import { allianceOf } from '../alliances.ts';
import { countryName } from '../countries.ts';
import { proposalOf, takeProposal } from '../proposals.ts';
import { hasAtLeast } from '../ranges.ts';
import { whyNotAllied, whyNotAffordable, whyNotOpen } from '../refusals.ts';
import type { WorldGame } from '../types.ts';

/** WG-2.1: a country signs an alliance that was proposed to it. So everybody knows that it has what it pledges (WG-2.2). */
export const sign: ActionRules<WorldGame, 'sign', 'diplomacy'> = {
  during: ['diplomacy'],

  whyIllegal: (seat, { with: proposer }) =>
    whyNotOpen(seat, proposer) ??
    whyNotAllied(seat, proposer) ??
    whyNotAffordable(seat, proposalOf(seat.table, { from: proposer, to: seat.step.country })!.pledge, 'WG-2.2'),

  apply({ setup, table, step, player, log }, { with: from }) {
    const { repay, pledge } = takeProposal(table, { from, to: step.country });
    table.alliances.push(allianceOf([from, step.country], { repay, pledge }, step.round));
    hasAtLeast(table.ranges[step.country]!, pledge);
    const names = { country: player, ally: countryName(setup, from) };
    log?.push({ type: 'alliance-signed', rule: 'WG-2.1', ...names, repay, pledge });
  },
};
