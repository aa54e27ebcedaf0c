import { describe, expect, it } from 'vitest';
import { CONTINUES, docCommentsIn, emptyExampleTagsIn, examplesIn } from './blocks.ts';

describe('examplesIn', () => {
  it('leaves every line of a block where it stands', () => {
    expect(examplesIn('Text\n```ts\none();\n```\n')).toEqual([{ line: 2, code: '\n\none();' }]);
  });

  it('passes over other languages and what stands inside of them', () => {
    expect(examplesIn('````md\n```ts\none();\n```\n````\n```sh\nnpm test\n```')).toEqual([]);
  });

  it('joins a block to the last one only under the marker', () => {
    const page = ['```ts', 'one();', '```', CONTINUES, '', '```ts', 'two();', '```', '```ts', 'three();', '```'];

    expect(examplesIn(page.join('\n'))).toEqual([
      { line: 1, code: '\none();\n\n\n\n\ntwo();' },
      { line: 9, code: '\n\n\n\n\n\n\n\n\nthree();' },
    ]);
  });

  it('takes the indent of a list off', () => {
    expect(examplesIn('1. Text\n   ```ts\n   one(\n     2,\n   );\n   ```')).toEqual([
      { line: 2, code: '\n\none(\n  2,\n);' },
    ]);
  });
});

describe('docCommentsIn', () => {
  it('keeps the lines of doc comments, without stars, and nothing else', () => {
    const source = ['const a = 1; // no', '/** One. */', '  /**', '   * Two.', '   *   - three', '   */', '/* no */'];

    expect(
      docCommentsIn(source.join('\n'))
        .split('\n')
        .map((line) => line.trimEnd()),
    ).toEqual([...['', 'One.', '', 'Two.', '  - three', '']]);
  });
});

describe('emptyExampleTagsIn', () => {
  it('finds tags without a block', () => {
    expect(emptyExampleTagsIn('@example\n```ts\n```\n@example\n  half(6)\n@example')).toEqual([4, 6]);
  });
});
