/** Finds the code examples in Markdown and in doc comments. */

/** An example: a fenced `ts` block, and the blocks that a marker joins to it. */
export interface Example {
  /** The number of the line of the first fence. The first line of a file has the number 1. */
  readonly line: number;
  /** The code of the example, in which each line keeps its number in the file. All other lines are empty. */
  readonly code: string;
}

/** A marker that joins a block to the previous block. The marker is on its own line above the fence of the block. */
export const CONTINUES = '<!-- continues -->';

const FENCE = /^( *)(`{3,}|~{3,})(.*)$/;
const LANGUAGES = ['ts', 'typescript'];

/** The examples of a Markdown text, in order. */
export function examplesIn(markdown: string): readonly Example[] {
  const lines = markdown.split('\n');
  const examples: { line: number; code: (string | undefined)[] }[] = [];
  let continues = false;
  for (let index = 0; index < lines.length; index++) {
    if (lines[index]?.trim() === CONTINUES) continues = true;
    const [, indent = '', fence, info = ''] = FENCE.exec(lines[index] ?? '') ?? [];
    if (fence === undefined) continue;
    const first = index + 1;
    do index++;
    while (index < lines.length && lines[index]?.trim() !== fence);
    if (!LANGUAGES.includes(info.trim().split(' ', 1)[0] ?? '')) continue;
    let example = continues ? examples.at(-1) : undefined;
    if (example === undefined) examples.push((example = { line: first, code: [] }));
    for (let place = first; place < index; place++) example.code[place] = lines[place]?.slice(indent.length) ?? '';
    continues = false;
  }
  return examples.map(({ line, code }) => ({ line, code: Array.from(code, (each) => each ?? '').join('\n') }));
}

/**
 * The doc comments of a TypeScript file without asterisks, on their original lines. All other lines are empty.
 */
export function docCommentsIn(source: string): string {
  let prose = '';
  let end = 0;
  for (const { 0: comment, index } of source.matchAll(/\/\*\*[^]*?\*\//g)) {
    prose +=
      source.slice(end, index).replace(/[^\n]/g, '') +
      comment.slice('/**'.length, -'*/'.length).replace(/^[ \t]*(\* ?)?/gm, '');
    end = index + comment.length;
  }
  return prose;
}

/** The line numbers of `@example` tags without a code block. The first line has the number 1. */
export function emptyExampleTagsIn(prose: string): readonly number[] {
  const lines = prose.split('\n');
  return lines.flatMap((line, index) => {
    const next = lines.slice(index + 1).find((each) => each.trim() !== '');
    return /^ *@example\b/.test(line) && !/^ *(`{3}|~{3})/.test(next ?? '') ? [index + 1] : [];
  });
}
