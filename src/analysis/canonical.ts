import { isObject } from '../core/plain-data.ts';

/** Returns plain data as JSON with sorted keys, so that equal data give equal texts. */
export function canonical(data: unknown): string {
  if (!isObject(data)) return data === undefined ? 'null' : JSON.stringify(data);
  if (Array.isArray(data)) return `[${data.map(canonical).join()}]`;
  const fields: string[] = [];
  for (const [key, value] of Object.entries(data).sort(byKey)) {
    if (value !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(value)}`);
  }
  return `{${fields.join()}}`;
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
