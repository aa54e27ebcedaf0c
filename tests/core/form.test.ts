import * as v from 'valibot';
import { expect, it } from 'vitest';
import { formOf } from '../../src/core/form.ts';
import { Hash } from '../../src/core/hash.ts';
import { dataShapeOf } from '../../src/core/shape-of-data.ts';

const { hash } = formOf(v.record(v.string(), v.number()));

function hashOf(data: Readonly<Record<string, number>>): number {
  const made = new Hash();
  hash(made, data);
  return made.value;
}

it('hashes the keys of a record, but not their order', () => {
  expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ b: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
});

it('has the same shape for each part with the same schema', () => {
  expect(dataShapeOf(v.object({ a: v.number(), b: v.number() }))).toMatchObject({
    entries: [{ shape: { kind: 'value' } }, { shape: { kind: 'value' } }],
  });
});
