import { violation } from '../../../../core/errors.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { add, areaId, countAt, hasGroups } from '../board.ts';
import { change, whyNotBox, whyNotComeOut, whyNotEnter } from '../boxes.ts';
import { score } from '../course.ts';
import { notice } from '../outlook.ts';
import { roomInBox } from '../set-up.ts';
import type { Chicago } from '../types.ts';
import { GUARD } from '../units.ts';

/** CC-4.2: a platoon enters the box of its area. */
export const fill: ActionRules<Chicago, 'fill', 'patrol'> = {
  during: ['patrol'],

  whyIllegal(seat, { area: place, unit }) {
    const refusal = whyNotBox(seat, place) ?? whyNotEnter(seat, place, unit);
    if (refusal !== undefined || roomInBox(seat, place) > 0) return refusal;
    const area = areaId(seat.setup, place);
    return violation('box-full', 'CC-2.2', { area });
  },

  apply: (state, { area, unit }) => change(state, area, { entered: unit }),
};

/** CC-4.2: a platoon enters the box of its area and replaces another platoon, which leaves the box. */
export const relieve: ActionRules<Chicago, 'relieve', 'patrol'> = {
  during: ['patrol'],
  whyIllegal: (seat, { area, unit, relieved }) =>
    whyNotBox(seat, area) ?? whyNotEnter(seat, area, unit) ?? whyNotComeOut(seat, area, relieved),
  apply: (state, { area, unit, relieved }) => change(state, area, { entered: unit, left: relieved }),
};

/** CC-4.2: a platoon leaves a released box. */
export const leave: ActionRules<Chicago, 'leave', 'patrol'> = {
  during: ['patrol'],

  whyIllegal(seat, { area: place, unit }) {
    const refusal = whyNotBox(seat, place);
    if (refusal !== undefined) return refusal;
    if (seat.table.released[place] === true) return whyNotComeOut(seat, place, unit);
    const area = areaId(seat.setup, place);
    return violation('not-released', 'CC-4.2', { area });
  },

  apply: (state, { area, unit }) => change(state, area, { left: unit }),
};

/**
 * CC-4.11: the police bring in a company of the National Guard. The police may do so only if they are behind on the
 * exposure index.
 */
export const bringGuard: ActionRules<Chicago, 'bring-guard', 'patrol'> = {
  during: ['patrol'],

  whyIllegal({ setup, table }, { area: place }) {
    const { index, guardsLeft } = table;
    if (index.demonstrators <= index.police) return violation('not-behind', 'CC-4.11');
    if (guardsLeft === 0) return violation('no-guard-left', 'CC-1.5');
    if (!hasGroups(table, place)) return undefined;
    const area = areaId(setup, place);
    return violation('groups-there', 'CC-4.11', { area });
  },

  apply(state, { area: place }) {
    const { setup, table, log } = state;
    add(table.police.spent, GUARD, place, 1);
    table.guardsLeft -= 1;
    log?.push({ type: 'guard-moved', rule: 'CC-4.11', area: areaId(setup, place), entered: true });
    const reason = 'guard-entered';
    const points = setup.scenario.points[reason];
    score(state, { player: 'demonstrators', points, reason, place }, 'CC-4.11');
  },
};

/** CC-4.11: the police withdraw a company of the National Guard instead of moving it. */
export const withdrawGuard: ActionRules<Chicago, 'withdraw-guard', 'patrol'> = {
  during: ['patrol'],

  whyIllegal: ({ table }, { area }) =>
    countAt(table.police.fresh, GUARD, area) > 0 ? undefined : violation('no-guard-there', 'CC-4.11'),

  apply(state, { area: place }) {
    const { setup, table, log } = state;
    add(table.police.fresh, GUARD, place, -1);
    notice(table, place);
    log?.push({ type: 'guard-moved', rule: 'CC-4.11', area: areaId(setup, place), entered: false });
    const reason = 'guard-withdrawn';
    const points = setup.scenario.points[reason];
    score(state, { player: 'demonstrators', points, reason, place }, 'CC-4.11');
  },
};
