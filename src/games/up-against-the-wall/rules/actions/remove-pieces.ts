import type { BulkRules } from '../../../../core/spec.ts';
import { pilesInOrder } from '../piles.ts';
import { whyNotAll } from '../refusals.ts';
import type { Uaw } from '../types.ts';

/** UW-4.2: after an exchange the stronger side takes off all that it still must at once. */
export const removePieces: BulkRules<Uaw, 'remove-pieces', 'remove'> = {
  during: ['remove'],
  parts: ({ setup }, { piles }) =>
    pilesInOrder(setup, piles).flatMap(([track, count]) =>
      Array.from({ length: count }, () => ({ type: 'remove-piece' as const, track })),
    ),
  whyIllegal: (seat, { piles }) => whyNotAll(seat, piles, 'UW-4.2'),
};
