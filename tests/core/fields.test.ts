import { describe, expect, it } from 'vitest';
import { integer, listOf, enumOf, optional } from '../../src/core/fields.ts';

describe('a field that may be left out', () => {
  it('has one value more than the field has', () => {
    const field = optional(integer({ from: 2, to: 4 }));

    expect(field.size({})).toBe(4);
    expect([0, 1, 2, 3].map((number) => field.at({}, number))).toEqual([undefined, 2, 3, 4]);
  });

  it('is read and written as the field is, and left out either way', () => {
    const field = optional(listOf(enumOf(['hill', 'lake']), { from: 1, to: 2 }));

    expect(field.write({}, field.read({}, ['lake']))).toEqual(['lake']);
    expect(field.read({}, undefined)).toBeUndefined();
    expect(field.write({}, undefined)).toBeUndefined();
  });

  it('has no size where the field has none', () => {
    expect(optional(integer()).size({})).toBeUndefined();
  });
});
