import type { OddsTable, TableOdds } from '../../manifest/odds.ts';
import type { D6 } from '../../mechanics/dice.ts';
import type { Labels } from '../../messages/labels.ts';
import type { Label } from './messages/en.ts';
import { crtColumn } from './rules/conflict.ts';
import type { Chicago } from './rules/types.ts';

/** The odds of the results tables of a scenario. */
export const odds: TableOdds<Chicago> = {
  tables({ scenario }) {
    const { harass, assault } = scenario;
    const meaning = (code: string, labels: Labels<Label>): string => meaningOf(code, scenario, labels);
    const table = (printed: OddsTable['printed']): OddsTable => ({ printed, column: crtColumn, meaning });
    return {
      'harass-police': table(harass.police),
      'harass-demonstrators': table(harass.demonstrators),
      assault: table(assault),
    };
  },
};

/** Returns the meaning of a code as text: the side that scores, the side that is affected, and the effect. */
function meaningOf(code: string, { effects }: Chicago['setup']['scenario'], { say }: Labels<Label>): string {
  if (code === 'SHOT') return say('shot');
  const [winner, hit, number] = Array.from(code);
  const { share, change } = effects[Number(number) as D6];
  return say('scores', { winner, hit, change, share: share.replace('/', '-') });
}
