/** Matches the escape codes of a terminal link (OSC 8) or a color. A terminal does not show these codes. */
const INVISIBLE = /\u001B(?:\]8;;.*?\u001B\\|\[\d+m)/g;

/** Indentation of a continued line. */
const INDENT = '  ';

/**
 * Breaks a text into lines between words. The function does not break a word that is longer than a line.
 *
 * @param columns - Maximum width of a line, at least 1.
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
  return Array.from(line.replaceAll(INVISIBLE, '')).length;
}
