import * as v from 'valibot';
import { check, type Schema } from '../core/schema.ts';

/** The maximum length of a name, in characters. */
const NAME_MOST = 40;

/** The maximum length of a chat message, in characters. */
const CHAT_MOST = 500;

/**
 * Characters that change how the text around them is shown: controls, line breaks, bidirectional controls, invisible
 * characters, and halves of characters. Joiners are allowed, because Persian texts and emoji need them.
 */
const UNSAFE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;

/**
 * Matches more marks on one letter than any language uses. Five or more marks would cover the lines above and below.
 */
const STACKED = /\p{M}{5,}/u;

/**
 * Creates the schema of a text: without invisible characters, normalised, without spaces at its ends, and not longer
 * than a maximum.
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
    return STACKED.test(text) ? issue('Expected at most 4 marks on a letter') : undefined;
  });
}

function issue(reason: string): { readonly path: string; readonly reason: string } {
  return { path: '', reason };
}

/** A display name, in any language. A name can contain markup, so pages must show it as text and not as HTML. */
export const nameShape: Schema<string> = textUpTo(NAME_MOST);

/** A chat message of one line. */
export const chatShape: Schema<string> = textUpTo(CHAT_MOST);
