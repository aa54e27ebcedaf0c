import type { ResultsTable } from '../../../mechanics/results-table.ts';
import type { Side } from './sides.ts';

/** Names of the results tables. */
export const TABLES = ['harass', 'assault'] as const;

/** Name of a results table. */
export type TableName = (typeof TABLES)[number];

/**
 * The columns of the results tables. Each column is named after the odds of the attacker against the defender. The
 * lowest odds are first.
 */
export const CRT_COLUMNS = ['1-1', '2-1', '3-1', '4-1'] as const;

/** A column of the results tables. */
export type CrtColumn = (typeof CRT_COLUMNS)[number];

const EFFECT_NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** The number that identifies an effect in the codes of the results tables. */
type EffectNumber = (typeof EFFECT_NUMBERS)[number];

const SIDE_BY_LETTER = { P: 'police', D: 'demonstrators' } as const satisfies Record<string, Side>;

type Letter = keyof typeof SIDE_BY_LETTER;

const LETTERS = ['P', 'D'] as const satisfies readonly Letter[];

/**
 * The code of a printed result: `SHOT`, or two letters and a number. The letters name the side that scores and the side
 * that is affected, and the number identifies the effect.
 */
export type CrtCode = `${Letter}${Letter}${EffectNumber}` | 'SHOT';

/** The meaning of a code that is not a shot (CC-4.8). */
export interface CrtResult {
  /** The side that scores the points of the area. */
  readonly winner: Side;
  /** The side whose units the result affects. */
  readonly hit: Side;
  /** The number that identifies the effect. */
  readonly effect: EffectNumber;
}

/** A conflict results table. */
export type Crt = ResultsTable<typeof CRT_COLUMNS, CrtCode>;

/** The meaning of each code that a results table can contain. */
export const CRT_LEGEND: ReadonlyMap<CrtCode, CrtResult | 'shot'> = /* @__PURE__ */ legend();

function legend(): Map<CrtCode, CrtResult | 'shot'> {
  const results = new Map<CrtCode, CrtResult | 'shot'>([['SHOT', 'shot']]);
  for (const winner of LETTERS) {
    for (const hit of LETTERS) {
      for (const effect of EFFECT_NUMBERS) {
        const result = { winner: SIDE_BY_LETTER[winner], hit: SIDE_BY_LETTER[hit], effect };
        results.set(`${winner}${hit}${effect}`, result);
      }
    }
  }
  return results;
}
