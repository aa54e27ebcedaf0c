import { violation } from '../../../../core/errors.ts';
import type { ActionRules, BulkRules } from '../../../../core/spec.ts';
import { pilesInOrder, trackId } from '../board.ts';
import { leaveDeploy, beginDeployment } from '../course.ts';
import { whyNotAll, whyNotInOrder } from '../refusals.ts';
import { ofSide } from '../sides.ts';
import type { Uaw } from '../types.ts';

/**
 * UW-3.1: the player to move places a pile of pieces on a track. Players place their piles in the board order of the
 * tracks.
 */
export const deploy: ActionRules<Uaw, 'deploy', 'deploy'> = {
  during: ['deploy'],

  whyIllegal(seat, { track, count }) {
    const { setup, phase } = seat;
    const { left } = phase;
    const passed = whyNotInOrder(seat, track, 'UW-3.1');
    if (passed !== undefined) return passed;
    if (count > left) {
      return violation('too-many', 'UW-3.1', { left, count });
    }
    if (track < setup.scenario.tracks.length - 1 || count === left) return undefined;
    return violation('pieces-left', 'UW-3.1', { left, track: trackId(setup, track) });
  },

  apply(state, { track, count }) {
    const { setup, table, phase, player, log } = state;
    beginDeployment(state);
    ofSide(table.pieces, player)[track]! += count;
    log?.push({ type: 'pieces-deployed', rule: 'UW-3.1', player, track: trackId(setup, track), count });
    phase.left -= count;
    phase.from = track + 1;
    if (phase.left === 0) leaveDeploy(state);
  },
};

/** UW-3.1: the player to move places all remaining pieces at once. */
export const deployAll: BulkRules<Uaw, 'deploy-all', 'deploy'> = {
  during: ['deploy'],
  parts: ({ setup }, { piles }) =>
    pilesInOrder(setup, piles).map(([track, count]) => ({ type: 'deploy', track, count })),
  whyIllegal: (seat, { piles }) => whyNotAll(seat, piles, 'UW-3.1'),
};

/** UW-3.1: a player to move who has no pieces to place continues with the attacks instead of calling the gambit. */
export const endDeploy: ActionRules<Uaw, 'end-deploy', 'deploy'> = {
  during: ['deploy'],

  whyIllegal: ({ phase: { left } }) => (left === 0 ? undefined : violation('pieces-left', 'UW-3.1', { left })),

  apply: leaveDeploy,
};
