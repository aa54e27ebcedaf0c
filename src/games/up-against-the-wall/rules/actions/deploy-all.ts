import type { BulkRules } from '../../../../core/spec.ts';
import { pilesInOrder } from '../piles.ts';
import { whyNotAll } from '../refusals.ts';
import type { Uaw } from '../types.ts';

/** UW-3.1: the mover places all pieces that they still have to place at once. */
export const deployAll: BulkRules<Uaw, 'deploy-all', 'deploy'> = {
  during: ['deploy'],
  parts: ({ setup }, { piles }) =>
    pilesInOrder(setup, piles).map(([track, count]) => ({ type: 'deploy', track, count })),
  whyIllegal: (seat, { piles }) => whyNotAll(seat, piles, 'UW-3.1'),
};
