import type { TableOdds } from '../../manifest/odds.ts';
import type { Labels } from '../../messages/labels.ts';
import type { Label } from './messages/en.ts';
import { ucomColumn } from './rules/conflict.ts';
import type { Uaw } from './rules/types.ts';

/** The results table of a scenario, as data for the computation of odds. */
export const odds: TableOdds<Uaw> = {
  tables: ({ scenario: { ucom } }) => ({
    ucom: {
      printed: ucom,
      column: ucomColumn,
      meaning: (code, { say }: Labels<Label>) => say('result-of', { code }),
    },
  }),
};
