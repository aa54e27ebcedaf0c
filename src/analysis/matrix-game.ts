import type { Fraction } from 'fraction.js';
import { itemAt } from '../core/lookups.ts';
import { exact, ONE, type Rational, rational, ZERO } from './rational.ts';

/** The solution of a matrix game. */
export interface MatrixSolution {
  /** The average payoff of the first player if both players play optimally. */
  readonly value: Rational;
  /** For each row, the probability with which the first player chooses it. The sum of the probabilities is 1. */
  readonly rows: readonly Rational[];
  /** For each column, the probability with which the second player chooses it. */
  readonly columns: readonly Rational[];
}

/** The solution of a matrix game, in fractions. */
interface ExactSolution {
  readonly value: Fraction;
  readonly rows: readonly Fraction[];
  readonly columns: readonly Fraction[];
}

/**
 * Solves a zero-sum game of two players. The first player chooses a row, and the second player chooses a column without
 * knowing the row.
 *
 * There can be several pairs of optimal strategies, all with the same value. The function returns one pair of optimal
 * strategies.
 *
 * @param payoffs - The first player's payoffs, row by row: at least one row and one column, all rows of the same
 * length.
 * @throws RangeError if there are no rows or columns, if the rows differ in length, or if a payoff is not a finite
 * number.
 *
 * @example
 * ```ts
 * solveMatrixGame([[2, -1], [-1, 1]]) // => { value: '1/5', rows: ['2/5', '3/5'], columns: ['2/5', '3/5'] }
 * ```
 */
export function solveMatrixGame(payoffs: readonly (readonly (number | Rational)[])[]): MatrixSolution {
  const width = payoffs[0]?.length ?? 0;
  if (width === 0 || payoffs.some((row) => row.length !== width))
    throw new RangeError('Expected at least one row and one column, and rows of the same length.');
  const { value, rows, columns } = solveMatrix(payoffs.map((row) => row.map(exact)));
  return { value: rational(value), rows: rows.map(rational), columns: columns.map(rational) };
}

/**
 * Does the same as {@link solveMatrixGame} for payoffs that are already fractions. First, the function adds a constant
 * to all payoffs, so that the resulting payoffs P are positive. Then it solves a linear programme with the simplex
 * method: maximise the sum of y, the unscaled strategy of the second player, with P y <= 1. Pivots follow Bland's rule,
 * which guarantees termination.
 */
export function solveMatrix(payoffs: readonly (readonly Fraction[])[]): ExactSolution {
  const shift = least(payoffs.flat()).sub(1);
  const [height, width] = [payoffs.length, itemAt(payoffs, 0).length];
  const tableau = payoffs.map((row) => [...row.map((each) => each.sub(shift)), ONE]);
  tableau.push([...Array<Fraction>(width).fill(ONE.neg()), ZERO]);
  /**
   * For each column and each row of the tableau, the number of the variable that belongs to it. At first, the columns
   * have the variables of the linear programme, and the rows have the slack variables.
   */
  const heads = { columns: [...Array(width).keys()], rows: [...Array(height).keys()].map((row) => width + row) };
  for (let column = entering(tableau, heads.columns); column >= 0; column = entering(tableau, heads.columns)) {
    const row = leaving(tableau, column, heads.rows);
    pivot(tableau, row, column);
    [heads.columns[column], heads.rows[row]] = [itemAt(heads.rows, row), itemAt(heads.columns, column)];
  }
  const last = itemAt(tableau, height);
  const value = itemAt(last, width).inverse();
  const primal = (variable: number): Fraction => tableau[heads.rows.indexOf(variable)]?.[width] ?? ZERO;
  const dual = (variable: number): Fraction => last[heads.columns.indexOf(variable)] ?? ZERO;
  return {
    value: value.add(shift),
    rows: payoffs.map((_, row) => dual(width + row).mul(value)),
    columns: Array.from({ length: width }, (_, column) => primal(column).mul(value)),
  };
}

function entering(tableau: readonly (readonly Fraction[])[], variables: readonly number[]): number {
  const costs = itemAt(tableau, tableau.length - 1);
  return firstOf(variables, (column) => itemAt(costs, column).lt(0));
}

function leaving(tableau: readonly (readonly Fraction[])[], column: number, variables: readonly number[]): number {
  const ratios = variables.map((_, row) => {
    const pivotal = itemAt(tableau, row);
    const slope = itemAt(pivotal, column);
    return slope.gt(0) ? itemAt(pivotal, pivotal.length - 1).div(slope) : undefined;
  });
  const tightest = least(ratios.filter((ratio) => ratio !== undefined));
  return firstOf(variables, (row) => ratios[row]?.equals(tightest) === true);
}

/**
 * Returns the index of the lowest number in a list of variable numbers. Considers only indexes that satisfy a
 * condition; returns -1 if no index satisfies this condition.
 */
function firstOf(variables: readonly number[], isOpen: (place: number) => boolean): number {
  let found = -1;
  for (const [place, variable] of variables.entries()) {
    if (isOpen(place) && (found < 0 || variable < itemAt(variables, found))) found = place;
  }
  return found;
}

function pivot(tableau: Fraction[][], row: number, column: number): void {
  const pivotal = itemAt(tableau, row);
  const factor = itemAt(pivotal, column).inverse();
  for (const [place, other] of tableau.entries()) {
    if (place === row) continue;
    const slope = itemAt(other, column).mul(factor);
    if (slope.equals(0)) continue;
    for (const [index, each] of other.entries()) {
      other[index] = index === column ? slope.neg() : each.sub(slope.mul(itemAt(pivotal, index)));
    }
  }
  for (const [index, each] of pivotal.entries()) pivotal[index] = index === column ? factor : each.mul(factor);
}

function least(numbers: readonly Fraction[]): Fraction {
  return numbers.reduce((one, other) => (other.lt(one) ? other : one));
}
