import { violation } from '../../../../core/errors.ts';
import type { ActionRules, DecisionDraft, SeatAt } from '../../../../core/spec.ts';
import { boxToward, trackId } from '../board.ts';
import { end, endMove as endTheMove, leaveCounter, winFor } from '../course.ts';
import { canAdvanceUnopposed } from '../openings.ts';
import { whyNotNext } from '../refusals.ts';
import type { TrackIndex } from '../scenario-shape.ts';
import { ofSide, opponentOf } from '../sides.ts';
import type { Refusal, Uaw } from '../types.ts';

type Seat = SeatAt<Uaw, 'attack' | 'advance'>;

/** UW-3.5, UW-4.3: the player to move moves a counter one box towards their end of the track. */
export const advance: ActionRules<Uaw, 'advance', 'attack' | 'advance'> = {
  during: ['attack', 'advance'],

  whyIllegal: (seat, { track }) => (isDue(seat) ? whyNotNext(seat, track) : whyNotUnopposed(seat, track)),

  apply(state, { track }) {
    const { phase } = state;
    moveCounter(state, track);
    state.table.done.advanced.push(track);
    if (phase.kind === 'advance') leaveCounter(state, phase);
  },
};

function isDue(seat: Seat): seat is SeatAt<Uaw, 'advance'> {
  return seat.phase.kind === 'advance';
}

function whyNotUnopposed(seat: Seat, place: TrackIndex): Refusal | undefined {
  if (canAdvanceUnopposed(seat, place)) return undefined;
  const track = trackId(seat.setup, place);
  return seat.setup.unopposed === 'hold'
    ? violation('no-attack-made', 'UW-3.5', { track })
    : violation('not-unopposed', 'UW-3.5', { track });
}

function moveCounter(state: DecisionDraft<Uaw, 'attack' | 'advance'>, place: TrackIndex): void {
  const { setup, table, phase, player, log } = state;
  const from = table.counters[place]!;
  const to = boxToward(state, player, place)!;
  table.counters[place] = to;
  const rule = phase.kind === 'advance' && phase.after === 'gambit' ? 'UW-4.3' : 'UW-3.5';
  log?.push({ type: 'counter-moved', rule, player, track: trackId(setup, place), from, to });
}

/** UW-3.5, UW-4.3: the player to move leaves a counter where it is. */
export const hold: ActionRules<Uaw, 'hold', 'advance'> = {
  during: ['advance'],
  whyIllegal: (seat, { track }) => whyNotNext(seat, track),
  apply: (state) => leaveCounter(state, state.phase),
};

/** UW-3.6: the player to move ends their attacks, which also ends their move. */
export const endMove: ActionRules<Uaw, 'end-move', 'attack'> = {
  during: ['attack'],
  apply: endTheMove,
};

/**
 * UW-6.3: a player can concede whenever any player must decide, even out of turn. `legalActions` never lists this
 * action.
 */
export const concede: ActionRules<Uaw, 'concede'> = {
  by: 'anybody',

  apply(state) {
    const { phase, secrets, player } = state;
    // From now on, the card that was just drawn cannot be discarded.
    if (phase.kind === 'cards') ofSide(secrets, phase.player).fresh = false;
    end(state, winFor(opponentOf(player), 'conceded'));
  },
};
