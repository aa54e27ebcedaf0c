/** Returns a record that has a value for each of the given names. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name, index: number) => Value,
): Record<Name, Value> {
  const record = {} as Record<Name, Value>;
  names.forEach((name, index) => (record[name] = valueOf(name, index)));
  return record;
}

/** Returns the keys of a record. */
export function namesIn<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[];
}

/** Returns the item of a list at an index. Throws RangeError if the index has no item. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined)
    throw new RangeError(`There is no item ${String(index)}: the list has ${String(items.length)} items.`);
  return item;
}

/** Throws RangeError if `names` contains a name that is not in `known`. */
export function checkNames(place: string, names: readonly string[], known: readonly string[]): void {
  const stranger = names.find((name) => !known.includes(name));
  if (stranger === undefined) return;
  throw new RangeError(`Unknown name \`${stranger}\` in the ${place}. Expected one of ${known.join(', ')}.`);
}
