import { violation } from '../../../../core/errors.ts';
import type { BulkRules } from '../../../../core/spec.ts';
import { defaultGarrisons, isUntouched } from '../set-up.ts';
import type { Chicago } from '../types.ts';

/** CC-3.3: a player sets up in a way that is given. */
export const defaultSetUp: BulkRules<Chicago, 'default-set-up', 'gather' | 'garrison' | 'post'> = {
  during: ['gather', 'garrison', 'post'],

  whyIllegal: (seat) =>
    seat.step.kind === 'gather' || isUntouched(seat) ? undefined : violation('set-up-begun', 'CC-3.3'),

  parts(seat) {
    const { parkOrder } = seat.setup.scenario;
    return seat.step.kind === 'gather'
      ? [{ type: 'gather', area: parkOrder[0]! }]
      : [{ type: 'deploy-all', ...defaultGarrisons(seat) }];
  },
};
