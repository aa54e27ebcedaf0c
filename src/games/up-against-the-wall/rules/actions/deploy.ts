import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { trackId } from '../board.ts';
import { leaveDeploy, takeUp } from '../course.ts';
import { whyNotInOrder } from '../refusals.ts';
import { ofSide } from '../sides.ts';
import type { Uaw } from '../types.ts';

/** UW-3.1: the mover places a pile of pieces on a track; tracks are taken in board order. */
export const deploy: ActionRules<Uaw, 'deploy', 'deploy'> = {
  during: ['deploy'],

  whyIllegal(seat, { track, count }) {
    const { setup, step } = seat;
    const { left } = step;
    const passed = whyNotInOrder(seat, track, 'UW-3.1');
    if (passed !== undefined) return passed;
    if (count > left) {
      const message = `You have ${String(left)} pieces to place, not ${String(count)}.`;
      return violation('too-many', 'UW-3.1', { left, count });
    }
    if (track < setup.scenario.tracks.length - 1 || count === left) return undefined;
    const message = `This is the last track: all ${String(left)} pieces must be placed.`;
    return violation('pieces-left', 'UW-3.1', { left, track: trackId(setup, track) });
  },

  apply(state, { track, count }) {
    const { setup, table, step, player, log } = state;
    takeUp(state);
    ofSide(table.pieces, player)[track]! += count;
    log?.push({ type: 'pieces-deployed', rule: 'UW-3.1', player, track: trackId(setup, track), count });
    step.left -= count;
    step.from = track + 1;
    if (step.left === 0) leaveDeploy(state);
  },
};
