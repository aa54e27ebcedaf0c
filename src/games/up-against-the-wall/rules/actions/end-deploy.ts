import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { leaveDeploy } from '../course.ts';
import type { Uaw } from '../types.ts';

/** UW-3.1: the mover, to whom nothing is due, goes on to their attacks instead of calling the gambit. */
export const endDeploy: ActionRules<Uaw, 'end-deploy', 'deploy'> = {
  during: ['deploy'],

  whyIllegal: ({ step: { left } }) => (left === 0 ? undefined : violation('pieces-left', 'UW-3.1', { left })),

  apply: leaveDeploy,
};
