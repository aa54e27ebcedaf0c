import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { writeAlliance } from '../alliances.ts';
import { countryIndex, countryName } from '../countries.ts';
import { openTo, takeProposal } from '../diplomacy.ts';
import { noOpenProposal } from '../proposals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';

/** WG-2.1: a country signs an alliance that was proposed to it. */
export const sign: ActionRules<WorldGame, ActionOf<'sign'>> = {
  shape: /* @__PURE__ */ actionShape('sign', { with: v.string() }),
  whyIllegal: (seat, { with: proposer }) => noOpenProposal(seat, proposer),

  list({ player, setup, table }) {
    if (table.step.kind !== 'diplomacy') return [];
    return openTo(table, table.step.country).map(({ from }) => ({
      type: 'sign',
      player,
      with: countryName(setup, from),
    }));
  },

  apply({ setup, table }, { player, with: proposer }, log) {
    const [from, to] = [countryIndex(setup, proposer), countryIndex(setup, player)];
    const terms = takeProposal(table, { from, to });
    if (table.step.kind !== 'diplomacy' || terms === undefined) return;
    writeAlliance(table, [from, to], terms, table.step.round);
    const { repay, pledge } = terms;
    log?.push({ type: 'alliance-signed', rule: 'WG-2.1', country: player, ally: proposer, repay, pledge });
  },
};
