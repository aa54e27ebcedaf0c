/**
 * The ways to round a number to a column. The first way is the best for the defender, and the last way is the best for
 * the attacker.
 */
export const COLUMN_ROUNDINGS = ['defender', 'nearest-defender', 'nearest', 'attacker'] as const;

/**
 * How to round a number between two columns: `'defender'` selects the lower column, which is better for the defender;
 * `'attacker'` selects the higher column; `'nearest'` and `'nearest-defender'` select the nearest column. If a number
 * is exactly in the middle, `'nearest'` selects the higher column and `'nearest-defender'` the lower column.
 */
export type ColumnRounding = (typeof COLUMN_ROUNDINGS)[number];

/** The rules that select a column for a number that is not a heading. */
export interface ColumnRules {
  /** How to round a number between two columns. Default: `'defender'`. */
  readonly rounding?: ColumnRounding | undefined;
  /**
   * The column for a number below the first column: with `'none'` (default), there is no column, and no attack is
   * possible; with `'first'`, the first column.
   */
  readonly below?: 'none' | 'first' | undefined;
  /**
   * The column for a number beyond the last column: with `'last'` (default), the last column; with `'none'`, there is
   * no column, and no attack is possible.
   */
  readonly above?: 'none' | 'last' | undefined;
}

/**
 * Returns the index of the column for a value (a difference or odds), from 0; `undefined` if there is no column for the
 * value.
 *
 * @param standing - `reached`: how many columns have a heading that is not above the value. `of`: how many columns
 * there are. `surplus`: the value minus the heading of the last reached column.
 * @param beyondMiddle - Returns the value minus the middle between the last reached column and the next column. Only
 * the sign of the result is used.
 */
export function columnPlace(
  { reached, of, surplus }: { readonly reached: number; readonly of: number; readonly surplus: number },
  rules: ColumnRules,
  beyondMiddle: () => number | bigint,
): number | undefined {
  if (reached === 0) return rules.below === 'first' ? 0 : undefined;
  const isBetween = surplus > 0 && reached < of;
  if (isBetween) return isRoundedUp(rules.rounding, beyondMiddle) ? reached : reached - 1;
  return surplus > 0 && rules.above === 'none' ? undefined : reached - 1;
}

function isRoundedUp(rounding: ColumnRounding = 'defender', beyondMiddle: () => number | bigint): boolean {
  switch (rounding) {
    case 'defender':
      return false;
    case 'nearest-defender':
      return beyondMiddle() > 0;
    case 'nearest':
      return beyondMiddle() >= 0;
    case 'attacker':
      return true;
  }
}
