import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { closeCardWindow } from '../move-flow.ts';
import { wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import { type ActionOf, type CardId, ofSide, setOfSide, type Uaw } from '../types.ts';

/** UW-5.1: the mover disregards the card that he has just drawn. */
export const discard: ActionRules<Uaw, ActionOf<'discard'>> = {
  shape: /* @__PURE__ */ actionShape('discard'),

  whyIllegal({ table, own }) {
    if (table.step.kind !== 'cards') return wrongStep(table.step);
    return own.fresh
      ? undefined
      : violation('nothing-to-discard', 'UW-5.1', 'Only a card just drawn can be discarded, and you hold none.');
  },

  list: ({ player, table, own }) => (table.step.kind === 'cards' && own.fresh ? [{ type: 'discard', player }] : []),

  apply(state, { player }, log) {
    const secret = ofSide(state.secrets, player);
    secret.discarded.push(secret.hand.pop() as CardId);
    secret.fresh = false;
    setOfSide(state.table.handSizes, player, secret.hand.length);
    setOfSide(state.table.discardCounts, player, secret.discarded.length);
    if (state.table.step.kind === 'cards') state.table.step.drew = false;
    log?.push({ type: 'card-discarded', rule: 'UW-5.1', player });
    if (secret.hand.length === 0) closeCardWindow(state, player, log);
  },
};
