import type { BulkRules } from '../../../../core/spec.ts';
import { countryName } from '../countries.ts';
import type { WorldGame } from '../types.ts';

/** WG-2.2: a country proposes an alliance with all its terms at once. */
export const proposeAlliance: BulkRules<WorldGame, 'propose-alliance', 'diplomacy'> = {
  during: ['diplomacy'],
  parts: ({ setup }, { to, repay, pledge }) => [
    { type: 'propose', to: countryName(setup, to), repay },
    { type: 'set-pledge', points: pledge },
  ],
};
