import { describe, expect, it } from 'vitest';
import { integer, listOf, enumOf, optional } from '../../src/core/fields.ts';

describe('a field that may be left out', () => {
  it('has one value more than the inner field', () => {
    const field = optional(integer({ from: 2, to: 4 }));

    expect(field.size({})).toBe(4);
    expect([0, 1, 2, 3].map((number) => field.at({}, number))).toEqual([undefined, 2, 3, 4]);
  });

  it('is read and written like the inner field, and can be absent in both cases', () => {
    const field = optional(listOf(enumOf(['hill', 'lake']), { from: 1, to: 2 }));

    expect(field.write({}, field.read({}, ['lake']))).toEqual(['lake']);
    expect(field.read({}, undefined)).toBeUndefined();
    expect(field.write({}, undefined)).toBeUndefined();
  });

  it('has no size if the inner field has none', () => {
    expect(optional(integer()).size({})).toBeUndefined();
  });
});
