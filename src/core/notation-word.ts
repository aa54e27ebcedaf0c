/** A word that needs no quotes: it starts with a letter and is not a JSON keyword. */
export const PLAIN_WORD = /^(?!(?:true|false|null)$)\p{L}[\p{L}\p{N}_.:/+'’-]*$/u;

/** Writes a field of an action as a word of the notation. */
export function wordOf(field: unknown): string {
  if (field === undefined) return '-';
  return typeof field === 'string' && PLAIN_WORD.test(field) ? field : JSON.stringify(field);
}
