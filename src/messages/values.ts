import { isObject } from '../core/plain-data.ts';
import type { Value, Values } from './message.ts';

/**
 * Returns the fields of an object with their values. For a nested field, the names of both fields are joined:
 * `due_radicals`. For a list, there is another field for the length of the list: `units_count`.
 */
export function valuesOf(
  fields: object,
  titled: (field: string, name: string) => string = (_, name) => name,
  prefix = '',
): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]: [string, unknown]): readonly [string, Value][] => {
      const name = `${prefix}${field}`;
      if (typeof value === 'string') return [[name, titled(field, value)]];
      if (Array.isArray(value)) {
        const names = value.map((each) => titled(field, String(each)));
        return [
          [name, names],
          [`${name}_count`, names.length],
        ];
      }
      if (isObject(value)) return Object.entries(valuesOf(value, titled, `${name}_`));
      return [[name, value as Value]];
    }),
  );
}
