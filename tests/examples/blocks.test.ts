import { describe, expect, it } from 'vitest';
import { CONTINUES, docCommentsIn, emptyExampleTagsIn, examplesIn } from './blocks.ts';

describe('examplesIn', () => {
  it('keeps the line number of every line of a block', () => {
    expect(examplesIn('Text\n```ts\none();\n```\n')).toEqual([{ line: 2, code: '\n\none();' }]);
  });

  it('ignores other languages and blocks inside them', () => {
    expect(examplesIn('````md\n```ts\none();\n```\n````\n```sh\nnpm test\n```')).toEqual([]);
  });

  it('joins a block to the previous one only after the marker', () => {
    const page = ['```ts', 'one();', '```', CONTINUES, '', '```ts', 'two();', '```', '```ts', 'three();', '```'];

    expect(examplesIn(page.join('\n'))).toEqual([
      { line: 1, code: '\none();\n\n\n\n\ntwo();' },
      { line: 9, code: '\n\n\n\n\n\n\n\n\nthree();' },
    ]);
  });

  it('removes the indent of a list', () => {
    expect(examplesIn('1. Text\n   ```ts\n   one(\n     2,\n   );\n   ```')).toEqual([
      { line: 2, code: '\n\none(\n  2,\n);' },
    ]);
  });
});

describe('docCommentsIn', () => {
  it('returns the lines of doc comments, without stars, and nothing else', () => {
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
