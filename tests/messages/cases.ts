/** Finds the values with which a message can be formatted: values of its fields, and the cases of its selects. */
import { IntlMessageFormat } from 'intl-messageformat';
import { placeholders } from '../../src/messages/message.ts';

interface Select {
  readonly field: string;
  readonly cases: readonly string[];
  /** Whether `other` is empty because all cases are listed. */
  readonly isClosed: boolean;
  /** Whether the case `other` contains the value of the field, for example the name of a player. */
  readonly isShown: boolean;
}

interface Element {
  readonly type: number;
  readonly value: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

/** The numbers with which the syntax tree of intl-messageformat marks two types of elements. */
const ARGUMENT = 1;
const SELECT = 5;

/** The selects of a message, including selects inside the cases of other selects. */
export function selectsIn(message: string): readonly Select[] {
  return selectsOf(new IntlMessageFormat(message, 'en').getAst() as readonly Element[]);
}

function selectsOf(elements: readonly Element[]): readonly Select[] {
  return elements.flatMap(({ type, value, options = {} }): readonly Select[] => {
    const inner = Object.values(options).flatMap((each) => selectsOf(each.value));
    if (type !== SELECT) return inner;
    const cases = Object.keys(options).filter((name) => name !== 'other' && name !== 'undefined');
    const other = options['other']!.value;
    const isShown = other.some((each) => each.type === ARGUMENT && each.value === value);
    return [{ field: value, cases, isClosed: other.length === 0, isShown }, ...inner];
  });
}

/**
 * A list of sets of values for the fields of a message. In each set, all fields except selects have the same number.
 * Each number, and each case of each select, occurs in at least one set.
 */
export function valuesFor(
  message: string,
  numbers: readonly number[],
): readonly Readonly<Record<string, string | number>>[] {
  const selects = selectsIn(message);
  const rounds = Math.max(1, ...selects.map(({ cases }) => cases.length));
  return numbers.flatMap((number) =>
    Array.from({ length: rounds }, (_, round) => {
      const values: Record<string, string | number> = {};
      for (const field of placeholders(message)) values[field] = number;
      for (const { field, cases } of selects) if (cases.length > 0) values[field] = cases[round % cases.length]!;
      return values;
    }),
  );
}
