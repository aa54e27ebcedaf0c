import type { GameSpec, PositionAt } from '../../../core/spec.ts';
import { forEachCandidate, openCities } from './city-placement.ts';
import { removeDead, revealCities, revealMoves, revealUnits, startMatch } from './course.ts';
import { offerAims, offerOrderCandidates, offerOrders } from './openings.ts';
import { cityOwner, whyNotSealed } from './sealing.ts';
import type { Side } from './sides.ts';
import type { AirWar } from './types.ts';
import { forEachOpenRun } from './unit-placement.ts';

/** The players who have not committed in this phase (AW-2.1). */
const waiting = ({ table }: PositionAt<AirWar>): readonly Side[] => table.waiting;

/** The phases (AW-2.1). */
export const phases: GameSpec<AirWar>['phases'] = {
  cities: {
    rule: 'AW-2.1',
    actors: waiting,
    choices({ player, setup, own }, offer) {
      for (const { field, productive } of openCities(setup.scenario, cityOwner(player), own.cities))
        offer.one('place-city', field, productive);
      if (offer.size === 0) offer.one('commit');
    },
    // For each city that it lists, `choices` must search for sites for the cities that are still missing. `candidates`
    // is faster, because it needs no search.
    candidates({ player, setup, own }, offer) {
      forEachCandidate(setup.scenario, cityOwner(player), own.cities, ({ field }, productive) => {
        offer.one('place-city', field, productive);
      });
      if (offer.size === 0) offer.one('commit');
    },
    ifNoChoice: revealCities,
  },

  placement: {
    rule: 'AW-2.1',
    actors: waiting,
    choices(seat, offer) {
      const { player, setup, own } = seat;
      forEachOpenRun(setup.scenario, player, own.piles, (first, last, { least, most }) => {
        for (let count = least; count <= most; count++) offer.rangeAt(0, 'place', [first, last], count);
      });
      if (whyNotSealed(seat, 'placement') === undefined) offer.one('commit');
    },
    ifNoChoice: revealUnits,
  },

  naming: {
    rule: 'AW-2.1',
    actors: waiting,
    choices({ player, table }, offer) {
      for (const { field, owner, productive } of table.cities)
        if (owner === player && productive) offer.one('name-city', field);
    },
    ifNoChoice: startMatch,
  },

  moves: {
    rule: 'AW-2.1',
    actors: waiting,
    choices: offerOrders,
    candidates: offerOrderCandidates,
    ifNoChoice: revealMoves,
  },

  fire: {
    rule: 'AW-2.1',
    actors: waiting,
    choices: offerAims,
    ifNoChoice: removeDead,
  },

  over: { rule: 'AW-8.1' },
};
