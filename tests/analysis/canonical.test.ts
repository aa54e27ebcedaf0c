import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../src/analysis/canonical.ts';

describe('canonical JSON', () => {
  it('writes the same values as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(JSON.parse(canonical(data))).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  it('sorts keys and leaves out members that are undefined', () => {
    expect(canonical({ b: 1, a: { d: undefined, c: 2 } })).toBe('{"a":{"c":2},"b":1}');
  });

  it.each([
    ['alone', undefined, 'null'],
    ['in a list', [1, undefined], '[1,null]'],
  ])('writes undefined %s as null', (_, data, text) => {
    expect(canonical(data)).toBe(text);
  });
});
