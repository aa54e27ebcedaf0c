import type { OddsTable, TableOdds } from '../../manifest/odds.ts';
import type { Labels } from '../../messages/labels.ts';
import type { Label } from './messages/en.ts';
import { meaningOf } from './messages/meaning.ts';
import { crtColumn } from './rules/conflict.ts';
import type { Chicago } from './rules/types.ts';

/** The results tables of a scenario, for the computation of odds. */
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
