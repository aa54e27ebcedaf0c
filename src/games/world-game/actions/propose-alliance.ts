import * as v from 'valibot';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { countryIndex } from '../countries.ts';
import { placeProposal } from '../diplomacy.ts';
import { barToProposal, tooLarge } from '../proposals.ts';
import { actionShape, repayShape, wholeShape } from '../shapes.ts';
import type { ActionOf, WorldGame } from '../types.ts';

/** WG-2.2: a country proposes an alliance with all its terms at once. */
export const proposeAlliance: ActionRules<WorldGame, ActionOf<'propose-alliance'>> = {
  shape: /* @__PURE__ */ actionShape('propose-alliance', { to: v.string(), repay: repayShape, pledge: wholeShape }),
  whyIllegal: (seat, { to, pledge }) => barToProposal(seat, to) ?? tooLarge(seat.setup, pledge),

  apply(state, { player, to, repay, pledge }, log) {
    const { setup } = state;
    const ends = { from: countryIndex(setup, player), to: countryIndex(setup, to) };
    placeProposal(state, ends, { repay, pledge }, log);
  },
};
