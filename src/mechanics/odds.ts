/**
 * Odds of attacker to defender as a column of a results table. Whole numbers only, rounded for the defender.
 *
 * @packageDocumentation
 */

/** Odds as printed, attacker first: `'3-1'`, `'1-2'`. */
export type Odds = `${number}-${number}`;

/**
 * The column for an attack: the best of those that the attacker's number reaches.
 *
 * A remainder is dropped, whichever side is the stronger: 39 against 10 is 3-1, 3 against 5 is 1-2. Odds beyond the
 * last column count as the last.
 *
 * @param attacker - Strength of the attacker: a whole number, 0 or more.
 * @param defender - Strength of the defender: a whole number, 1 or more.
 * @param table - The columns of the table, worst odds first.
 * @returns `undefined` if the odds are worse than the first column.
 *
 * @example
 * ```ts
 * odds(39, 10, { columns: ['1-2', '1-1', '2-1', '3-1', '4-1'] }) // => '3-1'
 * odds(42, 48, { columns: ['1-1', '2-1'] }) // => undefined
 * ```
 */
export function odds<Column extends Odds>(
  attacker: number,
  defender: number,
  { columns }: { readonly columns: readonly Column[] },
): Column | undefined {
  const ratios = ratiosOf(columns);
  let reached: Column | undefined;
  for (let index = 0; index < columns.length; index++) {
    const ratio = ratios[index] as Ratio;
    if (attacker * ratio.defender < defender * ratio.attacker) break;
    reached = columns[index];
  }
  return reached;
}

interface Ratio {
  readonly attacker: number;
  readonly defender: number;
}

/** Columns once read, kept as long as the table that they belong to. */
const known = /* @__PURE__ */ new WeakMap<readonly Odds[], readonly Ratio[]>();

function ratiosOf(columns: readonly Odds[]): readonly Ratio[] {
  let ratios = known.get(columns);
  if (ratios === undefined) {
    ratios = columns.map((column) => {
      const [attacker, defender] = column.split('-', 2).map(Number) as [number, number];
      return { attacker, defender };
    });
    known.set(columns, ratios);
  }
  return ratios;
}
