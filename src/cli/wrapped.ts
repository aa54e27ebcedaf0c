/** A link that terminals open (OSC 8), of which they show the text alone. */
const LINK = /\u001B\]8;;.*?\u001B\\/g;

/** Columns that what goes on in a new line is put in by. */
const INDENT = '  ';

/**
 * A text with no line longer than a screen is wide, unless a word is; divided between words.
 *
 * @param columns - At least 1.
 */
export function wrapped(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => (lengthOf(line) <= columns ? line : linesOf(line, columns).join('\n')))
    .join('\n');
}

function linesOf(line: string, columns: number): readonly string[] {
  const indent = `${/^ */.exec(line)![0]}${INDENT}`;
  const lines: string[] = [];
  let last = '';
  for (const word of line.match(/ *[^ ]+/g) ?? []) {
    if (last === '' || lengthOf(last + word) <= columns) last += word;
    else {
      lines.push(last);
      last = `${indent}${word.trimStart()}`;
    }
  }
  return [...lines, last];
}

function lengthOf(line: string): number {
  return Array.from(line.replaceAll(LINK, '')).length;
}
