/** Ways to round to a column, in the order in which they favour the attacker. */
export const COLUMN_ROUNDINGS = ['defender', 'nearest-defender', 'nearest', 'attacker'] as const;

/**
 * In whose favour a number between two columns is rounded: of the defender, which is the column that it has reached, or
 * of the attacker, which is the next; or to the nearest of the two. Just half of the way counts for the attacker by
 * `'nearest'` (halves go up), for the defender by `'nearest-defender'`.
 */
export type ColumnRounding = (typeof COLUMN_ROUNDINGS)[number];

/** What the rules of a table say about numbers that are no heading of it. */
export interface ColumnRules {
  /** Default: `'defender'`. */
  readonly rounding?: ColumnRounding | undefined;
  /** What is worse for the attacker than the first column: no attack, which is the default, or an attack on the first. */
  readonly below?: 'none' | 'first' | undefined;
  /** What is better for the attacker than the last column: an attack on the last, which is the default, or none. */
  readonly above?: 'none' | 'last' | undefined;
}

/**
 * The place of the column for a number, from 0; `undefined` if the rules have none for it.
 *
 * @param standing - How many columns the number reaches, from the first on, of how many, and by how much it is more
 * than the last of these says.
 * @param beyondMiddle - How far it is beyond the middle between the last column that it reaches and the next; the sign
 * is what counts.
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
