/** The width of an average character, divided by the font size. */
const USUAL = 0.6;

/**
 * Bold text is about this many times as wide as normal text. To measure bold text, multiply its font size by this
 * number.
 */
export const BOLD = 1.1;

/** Characters that are twice as wide as others: Chinese and Japanese characters, and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** Returns the approximate width of a text, in the unit of its font size. */
export function widthOf(text: string, size: number): number {
  let characters = 0;
  for (const each of text) characters += WIDE.test(each) ? 1.75 : 1;
  return characters * size * USUAL;
}

/**
 * Returns a text unchanged if it fits the width. Otherwise shortens the text and adds an ellipsis, so that both fit the
 * width.
 */
export function fitted(text: string, width: number, size: number): string {
  if (widthOf(text, size) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, size) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/**
 * Splits a text into at most `most` lines of a given width. If the text does not fit into these lines, the last line
 * ends with an ellipsis.
 */
export function wrapped(
  text: string,
  width: number,
  { size, most }: { readonly size: number; readonly most: number },
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  // A separator dot can be at the end of a line, but never at the beginning.
  for (const word of text.split(/\s+(?!·)/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  if (lines.length > most) lines.splice(most - 1, lines.length, lines.slice(most - 1).join(' '));
  return lines.map((each) => fitted(each, width, size));
}
