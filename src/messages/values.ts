import { isObject } from '../core/plain-data.ts';
import type { Value, Values } from './message.ts';

/**
 * Returns fields by name. The key of a nested field joins the names: `due_radicals`. There is also a key for the length
 * of a list: `units_count`.
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
