import type { Position } from '../../../core/game.ts';
import type { GameSpec, Offer } from '../../../core/spec.ts';
import { unitsIn } from '../../../mechanics/unit-counts.ts';
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

/** The course of play (CC-4.0). Each side has its own luck in harassing, and assaults, forced or not, have theirs. */
export const steps: GameSpec<Chicago>['steps'] = {
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
      const { area, unit } = seat.step;
      const room = roomInBox(seat, area);
      const reserves = POLICE_UNITS.map((_, row) => (row < unit ? 0 : reserveOf(seat, row)));
      let above = unitsIn(reserves);
      for (let row = unit; row < POLICE_UNITS.length; row++) {
        const reserve = reserves[row]!;
        above -= reserve;
        offer.range('garrison', Math.max(1, room - above), Math.min(room, reserve), area, row);
      }
    },
    otherwise: (state) => enterGarrison(state, state.step.area + 1),
  },

  post: {
    rule: 'CC-3.2',
    actor: police,
    choices(seat, offer) {
      const { unit, area } = seat.step;
      const left = reserveOf(seat, unit);
      const last = seat.setup.scenario.areas.length - 1;
      // Any count in every area but the last, which takes all.
      for (let place = area; place < last; place++) offer.range('post', 1, left, unit, place);
      if (left > 0 && area <= last) offer.one('post', unit, last, left);
    },
    otherwise: (state) => enterPost(state, state.step.unit + 1),
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
    actor: ({ step }) => step.player,
    choices(seat, offer) {
      const { at, left } = seat.step;
      offer.each('go-on', goalsFrom(seat, at, left));
      if (offer.size > 0) offer.one('halt');
    },
    otherwise: (state) => halt(state, state.step),
  },

  confront: {
    rule: 'CC-4.3',
    actor: demonstrators,
    choices(seat, offer) {
      const { areas } = seat.setup.scenario;
      for (let place = 0; place < areas.length; place++) if (canConfront(seat, place)) offer.one('confront', place);
      if (offer.size > 0) offer.one('end-step');
    },
    otherwise: endStep.confront,
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
      const { setup, step } = seat;
      for (const place of boardOf(setup).parks) {
        if (!canEngage(seat, place)) continue;
        for (const table of TABLES) offer.one('engage', place, table);
      }
      for (let place = 0; place < setup.scenario.areas.length; place++)
        if (canSingleOut(seat, place)) offerSorts(seat, offer, musterOf(step, place));
      if (offer.size > 0) offer.one('end-step');
    },
    otherwise: endStep.attack,
  },

  muster: {
    rule: 'CC-4.4',
    actor: police,
    choices(seat, offer) {
      const { setup, step } = seat;
      offerSorts(seat, offer, step);
      for (const { unit, least, most } of kindsToCommit(seat, step)) offer.range('commit', least, most, unit);
      const { attackers, defenders } = strengthsOf(setup, step);
      if (attackers >= defenders) for (const table of TABLES) offer.one('strike', table);
    },
  },

  roll: {
    rule: 'CC-4.6',
    stream({ step: { conflict } }) {
      return conflict.table === 'assault' ? 'assault' : `harass/${conflict.attacker}`;
    },
  },

  over: { rule: 'CC-6.1' },
};

/** Offers the groups that could be singled out next, in any number that leaves odds to be had. */
function offerSorts(position: Position<Chicago>, offer: Offer<'single-out'>, muster: Muster): void {
  for (const { sort, most } of sortsToSingleOut(position, muster))
    offer.range('single-out', 1, most, muster.area, sort);
}
