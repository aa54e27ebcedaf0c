/** Width of a character of usual text, in sizes of the type. */
const USUAL = 0.6;

/** How much wider bold type is: what is bold is measured at its size times this. */
export const BOLD = 1.1;

/** The characters that are twice as wide, as those of Chinese and Japanese, and signs with colours. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** How wide a text is at a size of type, about: in the unit of the size. */
export function widthOf(text: string, size: number): number {
  let characters = 0;
  for (const each of text) characters += WIDE.test(each) ? 1.75 : 1;
  return characters * size * USUAL;
}

/** The text, or as much of it as fits with an ellipsis. */
export function fitted(text: string, width: number, size: number): string {
  if (widthOf(text, size) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, size) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** The text in lines of a width, at most so many; the last one ends with an ellipsis if the text is longer. */
export function wrapped(
  text: string,
  width: number,
  { size, most }: { readonly size: number; readonly most: number },
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  // A dot between two parts ends a line, and begins none.
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
