import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { parse, record, safeParse } from '../../src/core/schema.ts';
import { faultOf } from '../faults.ts';

describe('an issue in a value from outside', () => {
  it.each([
    ['a long text in place of a number', v.strictObject({ a: v.number() }), { a: 'x'.repeat(1_000_000) }],
    ['a long name', v.record(v.string(), v.number()), { ['x'.repeat(1_000_000)]: 'y' }],
    ['a long name that is not expected', v.strictObject({}), { ['x'.repeat(1_000_000)]: 'y' }],
  ])('says no more than a little of %s again', (_, schema, input) => {
    const reading = safeParse<unknown>(schema, input);

    expect(reading).toMatchObject({ ok: false });
    expect(JSON.stringify(reading).length).toBeLessThan(500);
  });

  it('says how a long name begins', () => {
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

  it('is not taken for an issue of plain data', () => {
    expect(() => safeParse(schema, { a: 1 })).toThrow(broken);
  });

  it('is not heard of where the data cannot be read without it', () => {
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

  it('takes names that are not reserved', () => {
    expect(safeParse(ages, { ada: 36 })).toEqual({ ok: true, value: { ada: 36 } });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('refuses the reserved name %s', (name) => {
    expect(safeParse(ages, JSON.parse(`{ "ada": 36, "${name}": 1 }`))).toMatchObject({
      ok: false,
      issue: { reason: 'Expected an object without reserved names' },
    });
  });

  it.each([[null], ['ada'], [undefined]])('refuses %s, which is no object', (input) => {
    expect(safeParse(ages, input)).toMatchObject({
      ok: false,
      issue: { reason: 'Expected an object without reserved names' },
    });
  });
});
