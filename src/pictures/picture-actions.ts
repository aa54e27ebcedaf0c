/** A word of the notation: a plain one, a number, or JSON text, in which spaces do not end it. */
const WORD = /"(?:[^"\\]|\\.)*"|\S+/gu;

function wordsOf(line: string): readonly string[] {
  return line.match(WORD) ?? [];
}

/** An action as a picture needs it: its line, its type, and the words after that. */
export interface PictureAction {
  readonly line: string;
  readonly type: string;
  readonly words: readonly string[];
}

/** Takes lines of the notation apart. */
export function offersOf(lines: readonly string[]): readonly PictureAction[] {
  return lines.map((line) => {
    const [, type = '', ...words] = wordsOf(line);
    return { line, type, words };
  });
}

/** Whether an action speaks of a place: each word of the place is one of its own. */
export function speaksOf({ type, words }: PictureAction, place: string): boolean {
  return wordsOf(place).every((word) => word === type || words.includes(word));
}

/**
 * The actions that speak of a thing in a picture: what a click on an element with `data-place` leaves to choose from.
 *
 * @param actions - Lines of the notation, as `format` of a game writes them.
 * @param place - The value of `data-place`.
 *
 * @example
 * ```ts
 * actionsAt(['radicals attack alumni', 'radicals attack trustees', 'radicals end-move'], 'alumni')
 * // => ['radicals attack alumni']
 * ```
 */
export function actionsAt(actions: readonly string[], place: string): readonly string[] {
  return offersOf(actions)
    .filter((offer) => speaksOf(offer, place))
    .map(({ line }) => line);
}

/** An action in plain words for want of better ones: `'radicals end-move'` is “End move”. */
export function spoken(line: string): string {
  const [, ...words] = wordsOf(line);
  const text = words
    .filter((word) => word !== '-')
    .join(' ')
    .replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
