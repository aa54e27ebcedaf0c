import { violation } from '../../../../core/errors.ts';
import type { ActionRules, BulkRules, SeatAt } from '../../../../core/spec.ts';
import { areaAt, areaId, areaIndex } from '../board.ts';
import type { Garrisons } from '../declaration.ts';
import { notAPark, tooFewUnits } from '../refusals.ts';
import type { AreaId } from '../scenario-shape.ts';
import {
  defaultGarrisons,
  garrisonBox,
  gatherIn,
  isUntouched,
  postIn,
  reserveFrom,
  reserveOf,
  roomInBox,
} from '../set-up.ts';
import type { Chicago, Refusal } from '../types.ts';
import { POLICE_UNITS, type PoliceUnit } from '../units.ts';

/** CC-3.1: the demonstrators place all their groups in one park. */
export const gather: ActionRules<Chicago, 'gather', 'gather'> = {
  during: ['gather'],
  whyIllegal({ setup }, { area: place }) {
    const { id, park } = areaAt(setup, place);
    return park === undefined ? notAPark(id, 'CC-3.1') : undefined;
  },
  apply: (state, { area }) => gatherIn(state, area),
};

/**
 * CC-3.2: the police place platoons of one kind in the box that must be filled next, beginning with the lowest kinds.
 */
export const garrison: ActionRules<Chicago, 'garrison', 'garrison'> = {
  during: ['garrison'],

  whyIllegal(seat, { area: place, unit: row, count }) {
    const { setup, phase } = seat;
    const [area, unit] = [areaId(setup, place), POLICE_UNITS[row]!];
    if (place !== phase.area) {
      const next = areaId(setup, phase.area);
      return violation('not-that-box', 'CC-3.2', { area, next });
    }
    if (row < phase.unit) return violation('out-of-order', 'CC-3.2');
    const there = reserveOf(seat, row);
    if (count > there) return tooFewUnits({ unit, there, count }, 'CC-3.2');
    const room = roomInBox(seat, place);
    if (count > room)
      return violation('box-full', 'CC-2.2', {
        area,
      });
    return reserveFrom(seat, row + 1) >= room - count ? undefined : violation('too-few-left', 'CC-3.2');
  },

  apply: (state, { area: place, unit: row, count }) => garrisonBox(state, { place, row, count }),
};

/**
 * CC-3.2: the police place the remaining platoons, one kind after another. Within each kind, the police place platoons
 * area by area in board order.
 */
export const post: ActionRules<Chicago, 'post', 'post'> = {
  during: ['post'],

  whyIllegal(seat, { unit: row, area: place, count }) {
    const { setup, phase } = seat;
    const [unit, next] = [POLICE_UNITS[row]!, POLICE_UNITS[phase.unit]!];
    if (unit !== next) return violation('out-of-order', 'CC-3.2', { unit, next });
    if (place < phase.area) return violation('out-of-order', 'CC-3.2');
    const there = reserveOf(seat, row);
    if (count > there) return tooFewUnits({ unit, there, count }, 'CC-3.2');
    return count < there && place === setup.scenario.areas.length - 1 ? violation('units-left', 'CC-3.2') : undefined;
  },

  apply: (state, { unit: row, area: place, count }) => postIn(state, { place, row, count }),
};

type Seat = SeatAt<Chicago, 'garrison' | 'post'>;

interface SetUp {
  readonly boxes: Garrisons;
  readonly areas: Garrisons;
}

/** CC-3.2: the police place all remaining units at once. */
export const deployAll: BulkRules<Chicago, 'deploy-all', 'garrison' | 'post'> = {
  during: ['garrison', 'post'],
  whyIllegal: (seat, setUp) => whyNotAreas(seat, setUp) ?? whyNotBoxes(seat, setUp) ?? whyNotAll(seat, setUp),

  parts({ setup }, { boxes, areas }) {
    const ids = setup.scenario.areas.map(({ id }) => id);
    return [
      ...ids.flatMap((area) =>
        POLICE_UNITS.map((unit) => ({ type: 'garrison' as const, area, unit, count: countOf(boxes, area, unit) })),
      ),
      ...POLICE_UNITS.flatMap((unit) =>
        ids.map((area) => ({ type: 'post' as const, unit, area, count: countOf(areas, area, unit) })),
      ),
    ].filter(({ count }) => count > 0);
  },
};

function whyNotAreas({ setup }: Seat, { boxes, areas }: SetUp): Refusal | undefined {
  const area = [...Object.keys(boxes), ...Object.keys(areas)].find((id) => areaIndex(setup, id) === undefined);
  if (area === undefined) return undefined;
  return violation('no-such-name', 'CC-2.1', { area });
}

function whyNotBoxes({ setup }: Seat, { boxes }: SetUp): Refusal | undefined {
  const area = Object.keys(boxes).find((id) => areaAt(setup, areaIndex(setup, id)!).box === undefined);
  if (area === undefined) return undefined;
  return violation('no-box', 'CC-2.2', { area });
}

function whyNotAll(seat: Seat, { boxes, areas }: SetUp): Refusal | undefined {
  return sizeOf(boxes) + sizeOf(areas) < reserveFrom(seat, 0) ? violation('units-left', 'CC-3.2') : undefined;
}

function countOf(garrisons: Garrisons, area: AreaId, unit: PoliceUnit): number {
  return Object.hasOwn(garrisons, area) ? (garrisons[area]?.[unit] ?? 0) : 0;
}

function sizeOf(garrisons: Garrisons): number {
  return Object.values(garrisons)
    .flatMap((units) => Object.values(units))
    .reduce((sum, count) => sum + count, 0);
}

/** CC-3.3: a player uses the default set-up. */
export const defaultSetUp: BulkRules<Chicago, 'default-set-up', 'gather' | 'garrison' | 'post'> = {
  during: ['gather', 'garrison', 'post'],

  whyIllegal: (seat) =>
    seat.phase.kind === 'gather' || isUntouched(seat) ? undefined : violation('set-up-begun', 'CC-3.3'),

  parts(seat) {
    const { parkOrder } = seat.setup.scenario;
    return seat.phase.kind === 'gather'
      ? [{ type: 'gather', area: parkOrder[0]! }]
      : [{ type: 'deploy-all', ...defaultGarrisons(seat) }];
  },
};
