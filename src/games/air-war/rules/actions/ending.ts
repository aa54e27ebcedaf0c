import { violation } from '../../../../core/errors.ts';
import type { ActionRules, SeatAt } from '../../../../core/spec.ts';
import { end } from '../course.ts';
import { hasChoice } from '../fire.ts';
import { rewritten } from '../rewriting.ts';
import { seal, whyNotSealed, WRITING, type Writing, WRITTEN } from '../sealing.ts';
import { opponentOf } from '../sides.ts';
import type { AirWar, Refusal } from '../types.ts';

/** AW-4.5, AW-4.6: a player commits the entries that they have written. */
export const commit: ActionRules<AirWar, 'commit', Writing> = {
  during: WRITING,
  whyIllegal: (seat) => whyNotSealed(seat, seat.phase.kind),
  apply: seal,
};

/**
 * AW-4.5: a player takes back an entry that they have written in this phase. The action names the number of the entry.
 * `legalActions` does not list this action, because players can complete their entries without it, and because a search
 * could otherwise write and take back an entry forever.
 */
export const takeBack: ActionRules<AirWar, 'take-back'> = {
  isListed: false,

  whyIllegal(seat, { number }) {
    const { phase, own } = seat;
    const count = WRITTEN[phase.kind].flatMap((part): readonly unknown[] => own[part]).length;
    if (number > count) return violation('nothing-written', 'AW-4.5', { count, number });
    return phase.kind === 'moves' && number < count ? whyNotWithout(seat, number) : undefined;
  },

  apply({ phase, own }, { number }) {
    let place = number - 1;
    for (const part of WRITTEN[phase.kind]) {
      const written: unknown[] = own[part];
      if (place < written.length) return void written.splice(place, 1);
      place -= written.length;
    }
  },
};

/** Returns the reason why the later orders would be illegal without the order that is taken back (AW-4.5). */
function whyNotWithout(seat: SeatAt<AirWar>, number: number): Refusal | undefined {
  const { flights, moves } = seat.own;
  const written = rewritten(seat, seat.player, {
    flights: flights.filter((_, index) => index !== number - 1),
    moves: moves.filter((_, index) => flights.length + index !== number - 1),
  });
  return 'code' in written ? written : undefined;
}

/**
 * AW-8.2: a player who has not committed is allowed to concede, even out of turn. `legalActions` never lists this
 * action.
 */
export const concede: ActionRules<AirWar, 'concede'> = {
  by: 'anybody',

  whyIllegal(seat) {
    const { player, table, phase } = seat;
    const isUnasked = phase.kind === 'naming' || (phase.kind === 'fire' && !hasChoice(seat, player));
    if (isUnasked || table.waiting.includes(player)) return undefined;
    return violation('has-committed', 'AW-8.2');
  },

  apply: (state) => end(state, { kind: 'win', winner: opponentOf(state.player), reason: 'conceded', rule: 'AW-8.2' }),
};
