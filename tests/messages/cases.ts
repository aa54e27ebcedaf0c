/** What a message can be formatted with: its fields, and the cases of its selects. */
import { IntlMessageFormat } from 'intl-messageformat';
import { fieldsIn } from '../../src/messages/message.ts';

interface Select {
  readonly field: string;
  readonly cases: readonly string[];
  /** Whether its `other` says nothing, since all cases are listed. */
  readonly isClosed: boolean;
}

interface Element {
  readonly type: number;
  readonly value: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

/** How intl-messageformat marks a select in what it has read. */
const SELECT = 5;

/** The selects of a message, those in cases of others included. */
export function selectsIn(message: string): readonly Select[] {
  return selectsOf(new IntlMessageFormat(message, 'en').getAst() as readonly Element[]);
}

function selectsOf(elements: readonly Element[]): readonly Select[] {
  return elements.flatMap(({ type, value, options = {} }) => {
    const inner = Object.values(options).flatMap((each) => selectsOf(each.value));
    if (type !== SELECT) return inner;
    const cases = Object.keys(options).filter((name) => name !== 'other');
    return [{ field: value, cases, isClosed: options['other']!.value.length === 0 }, ...inner];
  });
}

/** Values with which a message can be formatted: each number for all fields that are no selects, each case of a select. */
export function valuesFor(
  message: string,
  numbers: readonly number[],
): readonly Readonly<Record<string, string | number>>[] {
  const selects = selectsIn(message);
  const rounds = Math.max(1, ...selects.map(({ cases }) => cases.length));
  return numbers.flatMap((number) =>
    Array.from({ length: rounds }, (_, round) => {
      const plain = fieldsIn(message).map((field) => [field, number] as const);
      const chosen = selects
        .filter(({ cases }) => cases.length > 0)
        .map(({ field, cases }) => [field, cases[round % cases.length]!] as const);
      return Object.fromEntries([...plain, ...chosen]);
    }),
  );
}
