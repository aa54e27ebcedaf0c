import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { setOfSide } from '../sides.ts';
import type { Uaw } from '../types.ts';

/** UW-5.1: the mover disregards the card that they have just drawn. */
export const discard: ActionRules<Uaw, 'discard', 'cards'> = {
  during: ['cards'],

  whyIllegal: ({ own }) => (own.fresh ? undefined : violation('nothing-to-discard', 'UW-5.1')),

  apply({ table, step, own, player, log }) {
    own.discarded.push(own.hand.pop()!);
    own.fresh = false;
    setOfSide(table.handSizes, player, own.hand.length);
    setOfSide(table.discardCounts, player, own.discarded.length);
    step.drew = false;
    log?.push({ type: 'card-discarded', rule: 'UW-5.1', player });
  },
};
