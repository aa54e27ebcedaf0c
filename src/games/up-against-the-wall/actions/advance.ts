import * as v from 'valibot';
import { violation } from '../../../core/errors.ts';
import type { ActionRules } from '../../../core/spec.ts';
import { boxToward, trackId, trackIndex } from '../board.ts';
import { canAdvanceUnopposed, enterAttack, type Log, type UawDraft, unopposedTracks } from '../move-flow.ts';
import { decideNext, whyNotNext } from '../advances.ts';
import { noSuchTrack, wrongStep } from '../refusals.ts';
import { actionShape } from '../shapes.ts';
import type { ActionOf, TrackIndex, Uaw } from '../types.ts';

/** UW-3.5, UW-4.3: the mover moves a counter one box towards his end. */
export const advance: ActionRules<Uaw, ActionOf<'advance'>> = {
  shape: /* @__PURE__ */ actionShape('advance', { track: v.string() }),

  whyIllegal(seat, { track }) {
    const { setup, table } = seat;
    const { step } = table;
    if (step.kind !== 'advance' && step.kind !== 'attack') return wrongStep(step);
    const place = trackIndex(setup, track);
    if (place < 0) return noSuchTrack(track);
    if (step.kind === 'advance') return whyNotNext(step, { setup, track });
    if (canAdvanceUnopposed(seat, place)) return undefined;
    return setup.unopposed === 'hold'
      ? violation('no-attack-made', 'UW-3.5', 'A counter moves only after an attack that cleared its track.', { track })
      : violation('not-unopposed', 'UW-3.5', `You cannot move the counter of ${track} without an attack.`, { track });
  },

  list(seat) {
    const { player, setup, table } = seat;
    const { step } = table;
    if (step.kind !== 'advance' && step.kind !== 'attack') return [];
    const places = step.kind === 'advance' ? step.queue.slice(0, 1) : unopposedTracks(seat);
    return places.map((place) => ({ type: 'advance', player, track: trackId(setup, place) }));
  },

  apply(state, { track }, log) {
    const place = trackIndex(state.setup, track);
    moveCounter(state, place, log);
    if (state.table.step.kind === 'advance') {
      decideNext(state, log);
    } else {
      state.table.done.advanced.push(place);
      enterAttack(state, log);
    }
  },
};

function moveCounter(state: UawDraft, place: TrackIndex, log: Log): void {
  const { counters, mover, step } = state.table;
  const from = counters[place] as number;
  const to = boxToward(state, mover, place);
  if (to === undefined) return;
  counters[place] = to;
  const rule = step.kind === 'advance' && step.after === 'gambit' ? 'UW-4.3' : 'UW-3.5';
  log?.push({ type: 'counter-moved', rule, player: mover, track: trackId(state.setup, place), from, to });
}
