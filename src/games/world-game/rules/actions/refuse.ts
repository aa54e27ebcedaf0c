import type { ActionRules } from '../../../../core/spec.ts';
import { countryName } from '../countries.ts';
import { takeProposal } from '../proposals.ts';
import { whyNotOpen } from '../refusals.ts';
import type { WorldGame } from '../types.ts';

/** WG-2.1: a country refuses an alliance that was proposed to it. */
export const refuse: ActionRules<WorldGame, 'refuse', 'diplomacy'> = {
  during: ['diplomacy'],
  whyIllegal: (seat, { with: proposer }) => whyNotOpen(seat, proposer),

  apply({ setup, table, step, player, log }, { with: from }) {
    takeProposal(table, { from, to: step.country });
    log?.push({ type: 'proposal-refused', rule: 'WG-2.1', country: player, from: countryName(setup, from) });
  },
};
