import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { countryIndex, countryName } from '../countries.ts';
import { openTo, takeProposal } from '../diplomacy.ts';
import { noOpenProposal } from '../proposals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';

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
