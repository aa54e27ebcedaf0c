import { describe, expect, it } from 'vitest';
import { amount, optional } from '../../src/core/fields.ts';

describe('a field that may be left out', () => {
  it('has one value more than the field has', () => {
    const field = optional(amount({ from: 2, to: 4 }));

    expect(field.size({})).toBe(4);
    expect([0, 1, 2, 3].map((number) => field.at({}, number))).toEqual([undefined, 2, 3, 4]);
  });

  it('has no size where the field has none', () => {
    expect(optional(amount()).size({})).toBeUndefined();
  });
});
