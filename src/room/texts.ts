import * as v from 'valibot';
import { check, type Schema } from '../core/schema.ts';

/** The maximum length of a name, in characters. */
const NAME_MOST = 40;

/** The maximum length of a chat message, in characters. */
const CHAT_MOST = 500;

/**
 * Characters that can change the display of the text around them: control characters, line breaks, bidirectional
 * controls, invisible characters, and lone surrogates. The list does not contain zero-width joiners and non-joiners,
 * because Persian texts and emoji need them.
 */
const UNSAFE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;

/**
 * Matches a letter with five or more combining marks, such as accents. No language puts so many marks on one letter. So
 * many marks would cover the lines above and below.
 */
const STACKED = /\p{M}{5,}/u;

/**
 * Creates the schema of a text that has no invisible characters and at most `most` characters. The schema normalises
 * the text and removes spaces at both ends.
 */
function textUpTo(most: number): Schema<string> {
  const normalised = v.pipe(
    v.string(),
    v.transform((text) => text.normalize('NFC').trim()),
  );
  return check(normalised, (text) => {
    const { length } = Array.from(text);
    if (length < 1 || length > most) return issue(`Expected 1 to ${String(most)} characters`);
    if (UNSAFE.test(text)) return issue('Expected no invisible or directional characters');
    return STACKED.test(text) ? issue('Expected at most 4 combining marks on a letter') : undefined;
  });
}

function issue(reason: string): { readonly path: string; readonly reason: string } {
  return { path: '', reason };
}

/**
 * The schema of a display name, in any language. A name can contain markup, so pages must show it as text and not as
 * HTML.
 */
export const nameShape: Schema<string> = textUpTo(NAME_MOST);

/** The schema of a chat message, which is one line. */
export const chatShape: Schema<string> = textUpTo(CHAT_MOST);
