import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { parse, record, safeParse } from '../../src/core/schema.ts';
import { faultOf } from '../faults.ts';

describe('an issue in an untrusted value', () => {
  it.each([
    ['a long text in place of a number', v.strictObject({ a: v.number() }), { a: 'x'.repeat(1_000_000) }],
    ['a long name', v.record(v.string(), v.number()), { ['x'.repeat(1_000_000)]: 'y' }],
    ['a long name that is not expected', v.strictObject({}), { ['x'.repeat(1_000_000)]: 'y' }],
  ])('quotes only a little of %s', (_, schema, input) => {
    const reading = safeParse<unknown>(schema, input);

    expect(reading).toMatchObject({ ok: false });
    expect(JSON.stringify(reading).length).toBeLessThan(500);
  });

  it('quotes the start of a long name', () => {
    const { path } = faultOf(() => parse(v.record(v.string(), v.number()), { [`a${'x'.repeat(1000)}`]: 'y' }));

    expect(path).toMatch(/^ax+…$/);
  });
});

describe('a check that throws', () => {
  const broken = new TypeError('the check is wrong');
  const schema = v.pipe(
    v.strictObject({ a: v.number() }),
    v.check(() => {
      throw broken;
    }),
  );

  it('is reported, and not as an issue of plain data', () => {
    expect(() => safeParse(schema, { a: 1 })).toThrow(broken);
  });

  it('is not reported if the data cannot be read without the check', () => {
    const unreadable = Object.defineProperty({}, 'a', {
      enumerable: true,
      get: () => {
        throw new Error('not for you');
      },
    });

    expect(safeParse(schema, unreadable)).toMatchObject({ ok: false, issue: { path: '' } });
  });
});

describe('a record by name', () => {
  const ages = record(v.string(), v.number());

  it('accepts names that are not reserved', () => {
    expect(safeParse(ages, { ada: 36 })).toEqual({ ok: true, value: { ada: 36 } });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('refuses the reserved name %s', (name) => {
    expect(safeParse(ages, JSON.parse(`{ "ada": 36, "${name}": 1 }`))).toMatchObject({
      ok: false,
      issue: { reason: 'Expected an object without reserved names' },
    });
  });

  it.each([[null], ['ada'], [undefined]])('refuses %s, which is not an object', (input) => {
    expect(safeParse(ages, input)).toMatchObject({
      ok: false,
      issue: { reason: 'Expected an object without reserved names' },
    });
  });
});
