import type { ActionRules } from '../../../../core/spec.ts';
import type { AirWar } from '../types.ts';
import { whyNotPile } from '../unit-placement.ts';

/** AW-2.3: a player writes down units of their own on a field. */
export const place: ActionRules<AirWar, 'place', 'placement'> = {
  during: ['placement'],
  whyIllegal: ({ player, setup, own }, pile) => whyNotPile(setup.scenario, player, own.piles, pile),
  apply: ({ own }, { field, count }) => void own.piles.push({ field, count }),
};
