/** Matches a word that needs no quotes: the word starts with a letter and is not a JSON keyword. */
export const PLAIN_WORD = /^(?!(?:true|false|null)$)\p{L}[\p{L}\p{N}_.:/+'’-]*$/u;

/**
 * Matches a name that needs no quotes in places where the notation expects a name and nothing else. There, a name may
 * also start with a digit, as in `0605`.
 */
export const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{N}_.:/+'’-]*$/u;

/** Writes a field of an action as a word of the notation. */
export function wordOf(field: unknown, plain = PLAIN_WORD): string {
  if (field === undefined) return '-';
  return typeof field === 'string' && plain.test(field) ? field : JSON.stringify(field);
}
