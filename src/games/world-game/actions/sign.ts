import type { ActionRules } from '../../../core/spec.ts';
import { allianceOf } from '../alliances.ts';
import { countryName } from '../countries.ts';
import { takeProposal } from '../proposals.ts';
import { whyNotOpen } from '../refusals.ts';
import type { WorldGame } from '../types.ts';

/** WG-2.1: a country signs an alliance that was proposed to it. */
export const sign: ActionRules<WorldGame, 'sign', 'diplomacy'> = {
  during: ['diplomacy'],
  whyIllegal: (seat, { with: proposer }) => whyNotOpen(seat, proposer),

  apply({ setup, table, step, player, log }, { with: from }) {
    const { repay, pledge } = takeProposal(table, { from, to: step.country });
    table.alliances.push(allianceOf([from, step.country], { repay, pledge }, step.round));
    const names = { country: player, ally: countryName(setup, from) };
    log?.push({ type: 'alliance-signed', rule: 'WG-2.1', ...names, repay, pledge });
  },
};
