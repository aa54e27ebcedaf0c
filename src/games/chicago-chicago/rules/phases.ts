import type { Position } from '../../../core/game.ts';
import type { GameSpec, ChoiceBuilder } from '../../../core/spec.ts';
import { totalUnits } from '../../../mechanics/unit-counts.ts';
import { boardOf } from './board.ts';
import { endStep } from './course.ts';
import { TABLES } from './crt.ts';
import { offerDepartures } from './departures.ts';
import { halt } from './marches.ts';
import { kindsToCommit, type Muster, musterOf, sortsToSingleOut, strengthsOf } from './muster.ts';
import { offerOpenings } from './openings.ts';
import { goalsFrom } from './outlook.ts';
import { enterGarrison, enterPost, reserveOf, roomInBox } from './set-up.ts';
import type { Side } from './sides.ts';
import { canConfront, canEngage, canSingleOut } from './targets.ts';
import type { Chicago } from './types.ts';
import { POLICE_UNITS } from './units.ts';

const demonstrators = (): Side => 'demonstrators';
const police = (): Side => 'police';

/** The phases (CC-4.0). Each side has its own random stream for HARASS. All assaults share another stream. */
export const phases: GameSpec<Chicago>['phases'] = {
  gather: {
    rule: 'CC-3.1',
    actor: demonstrators,
    choices({ setup }, offer) {
      for (const park of boardOf(setup).parks) offer.one('gather', park);
    },
  },

  garrison: {
    rule: 'CC-3.2',
    actor: police,
    choices(seat, offer) {
      const { area, unit } = seat.phase;
      const room = roomInBox(seat, area);
      const reserves = POLICE_UNITS.map((_, row) => (row < unit ? 0 : reserveOf(seat, row)));
      let above = totalUnits(reserves);
      for (let row = unit; row < POLICE_UNITS.length; row++) {
        const reserve = reserves[row]!;
        above -= reserve;
        offer.range('garrison', Math.max(1, room - above), Math.min(room, reserve), area, row);
      }
    },
    ifNoChoice: (state) => enterGarrison(state, state.phase.area + 1),
  },

  post: {
    rule: 'CC-3.2',
    actor: police,
    choices(seat, offer) {
      const { unit, area } = seat.phase;
      const left = reserveOf(seat, unit);
      const last = seat.setup.scenario.areas.length - 1;
      // In all areas except the last, the police are allowed to place any number of units. In the last area, they must
      // place all remaining units.
      for (let place = area; place < last; place++) offer.range('post', 1, left, unit, place);
      if (left > 0 && area <= last) offer.one('post', unit, last, left);
    },
    ifNoChoice: (state) => enterPost(state, state.phase.unit + 1),
  },

  move: {
    rule: 'CC-4.1',
    actor: demonstrators,
    choices(seat, offer) {
      offerDepartures(seat, offer);
      offer.one('end-step');
    },
  },

  march: {
    rule: 'CC-4.1',
    actor: ({ phase }) => phase.player,
    choices(seat, offer) {
      const { at, left } = seat.phase;
      offer.each('go-on', goalsFrom(seat, at, left));
      if (offer.size > 0) offer.one('halt');
    },
    ifNoChoice: (state) => halt(state, state.phase),
  },

  confront: {
    rule: 'CC-4.3',
    actor: demonstrators,
    choices(seat, offer) {
      const { areas } = seat.setup.scenario;
      for (let place = 0; place < areas.length; place++) if (canConfront(seat, place)) offer.one('confront', place);
      if (offer.size > 0) offer.one('end-step');
    },
    ifNoChoice: endStep.confront,
  },

  patrol: {
    rule: 'CC-4.2',
    actor: police,
    choices(seat, offer) {
      offerOpenings(seat, offer);
      offer.one('end-step');
    },
  },

  attack: {
    rule: 'CC-4.4',
    actor: police,
    choices(seat, offer) {
      const { setup, phase } = seat;
      for (const place of boardOf(setup).parks) {
        if (!canEngage(seat, place)) continue;
        for (const table of TABLES) offer.one('engage', place, table);
      }
      for (let place = 0; place < setup.scenario.areas.length; place++)
        if (canSingleOut(seat, place)) offerSorts(seat, offer, musterOf(phase, place));
      if (offer.size > 0) offer.one('end-step');
    },
    ifNoChoice: endStep.attack,
  },

  muster: {
    rule: 'CC-4.4',
    actor: police,
    choices(seat, offer) {
      const { setup, phase } = seat;
      offerSorts(seat, offer, phase);
      for (const { unit, least, most } of kindsToCommit(seat, phase)) offer.range('commit', least, most, unit);
      const { attackers, defenders } = strengthsOf(setup, phase);
      if (attackers >= defenders) for (const table of TABLES) offer.one('strike', table);
    },
  },

  roll: {
    rule: 'CC-4.6',
    stream({ phase: { conflict } }) {
      return conflict.table === 'assault' ? 'assault' : `harass/${conflict.attacker}`;
    },
  },

  over: { rule: 'CC-6.1' },
};

/**
 * Offers each sort of group that can be added to the attack next. For each sort, offers every number of groups with
 * which the attack can still reach the required odds.
 */
function offerSorts(position: Position<Chicago>, offer: ChoiceBuilder<'single-out'>, muster: Muster): void {
  for (const { sort, most } of sortsToSingleOut(position, muster))
    offer.range('single-out', 1, most, muster.area, sort);
}
