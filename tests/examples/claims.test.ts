import { describe, expect, it } from 'vitest';
import { freeNamesOf, withClaims } from './claims.ts';

describe('withClaims', () => {
  it('turns each claim into a call, on its own line', () => {
    const { code, claims, issues } = withClaims(
      ['const two = 1 + 1;', 'two * 3 // => 6', '[two] // => [2]'].join('\n'),
    );

    expect(code.split('\n')).toEqual([
      'const two = 1 + 1;',
      'claim(2, two * 3, 6); // => 6',
      'claim(3, [two], [2]); // => [2]',
    ]);
    expect({ claims, issues }).toEqual({ claims: [2, 3], issues: [] });
  });

  it('takes the value from the next line', () => {
    expect(withClaims('half(\n  6,\n);\n// => 3').code).toBe('claim(4, half(\n  6,\n), 3);\n// => 3');
  });

  it('takes a value of several lines and ignores other comments', () => {
    const { code } = withClaims('pair()\n// => {\n//   one: 1,\n// }\n// A remark.');

    expect(code.split('\n')[0]).toBe('claim(2, pair(), {   one: 1, });');
  });

  it('checks the value of a declared name', () => {
    expect(withClaims('const two = 1 + 1; // => 2').code).toBe('const two = 1 + 1; claim(1, two, 2); // => 2');
  });

  it('finds claims inside functions', () => {
    expect(withClaims('each((item) => {\n  item.size // => 1\n});').code).toContain('claim(2, item.size, 1);');
  });

  it.each([
    ['no claim', 'half(6)', 'claims nothing'],
    ['a claim without an expression', '\n\n// => 3', 'there is no expression before'],
    ['a claim about two names', 'const [one, two] = pair() // => [1, 2]', 'there is no expression before'],
    ['an invalid value', 'half(6) // => three, of course', 'is not a value'],
  ])('reports %s', (_, example, issue) => {
    expect(withClaims(example).issues).toEqual([expect.stringContaining(issue)]);
  });
});

describe('freeNamesOf', () => {
  it('omits names that the code declares itself', () => {
    const free = freeNamesOf("import { a } from 'x';\nconst [b] = [a];\nfunction c() {}\nc(b, d);");

    expect([...free]).toEqual(['d']);
  });
});
