import { capitalised } from '../messages/catalogue.ts';

/** Matches a word of the notation: a plain word, a number, or a JSON string, which can contain spaces. */
const WORD = /"(?:[^"\\]|\\.)*"|\S+/gu;

function wordsOf(line: string): readonly string[] {
  return line.match(WORD) ?? [];
}

/** An action that people can choose by a click: the action in the notation, its type, and the words after the type. */
export interface PictureAction {
  readonly line: string;
  readonly type: string;
  readonly words: readonly string[];
}

/** Parses actions that are written in the notation. */
export function offersOf(lines: readonly string[]): readonly PictureAction[] {
  return lines.map((line) => {
    const [, type = '', ...words] = wordsOf(line);
    return { line, type, words };
  });
}

/** Returns true if an action contains all words of a place's name. */
export function mentions({ type, words }: PictureAction, place: string): boolean {
  return wordsOf(place).every((word) => word === type || words.includes(word));
}

/**
 * Returns the actions that name the place of a picture element. Call this function after a click on an element with
 * `data-place`.
 *
 * @param actions - Actions in the notation, as the function `format` of a game writes them.
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
    .filter((offer) => mentions(offer, place))
    .map(({ line }) => line);
}

/** Returns the default text to show for an action: `'radicals end-move'` becomes “End move”. */
export function spoken(line: string): string {
  const [, ...words] = wordsOf(line);
  const text = words
    .filter((word) => word !== '-')
    .join(' ')
    .replaceAll('-', ' ');
  return capitalised(text);
}
