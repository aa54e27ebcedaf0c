import { violation } from '../../../../core/errors.ts';
import type { BulkRules, SeatAt } from '../../../../core/spec.ts';
import { areaAt, areaIndex } from '../board.ts';
import type { Garrisons } from '../declaration.ts';
import type { AreaId } from '../scenario-shape.ts';
import { reserveFrom } from '../set-up.ts';
import type { Chicago, Refusal } from '../types.ts';
import { POLICE_UNITS, type PoliceUnit } from '../units.ts';

type Seat = SeatAt<Chicago, 'garrison' | 'post'>;

interface SetUp {
  readonly boxes: Garrisons;
  readonly areas: Garrisons;
}

/** CC-3.2: the police place all that they still have to place at once. */
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
