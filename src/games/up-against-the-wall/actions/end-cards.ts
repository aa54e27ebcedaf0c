import type { ActionRules } from '../../../core/spec.ts';
import { closeCardWindow } from '../move-flow.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, Uaw } from '../types.ts';

/** UW-5.2: a player is done with his cards; what he holds he keeps. */
export const endCards: ActionRules<Uaw, ActionOf<'end-cards'>> = {
  shape: /* @__PURE__ */ actionShape('end-cards'),
  whyIllegal: ({ table }) => (table.step.kind === 'cards' ? undefined : wrongStep(table.step)),
  list: ({ player, table }) => (table.step.kind === 'cards' ? [{ type: 'end-cards', player }] : []),
  apply: (state, { player }, log) => closeCardWindow(state, player, log),
};
