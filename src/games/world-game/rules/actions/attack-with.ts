import type { BulkRules } from '../../../../core/spec.ts';
import { countryName } from '../countries.ts';
import type { WorldGame } from '../types.ts';

/** WG-3.2: the country called announces whom it attacks and with how much at once. */
export const attackWith: BulkRules<WorldGame, 'attack-with', 'call'> = {
  during: ['call'],
  parts: ({ setup }, { target, points }) => [
    { type: 'attack', target: countryName(setup, target) },
    { type: 'commit', points },
  ],
};
