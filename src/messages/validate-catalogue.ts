import { type Catalogue, messagesOf, type Part, PARTS, withMessage } from './catalogue.ts';
import { placeholders } from './message.ts';
import { personField } from './people.ts';

/**
 * Compares a catalogue with another catalogue, the model, and returns the issues in the first catalogue. An issue is a
 * message that is missing, unused or invalid, or that uses a field which the model does not use.
 *
 * @param catalogue - The catalogue to check, such as a translation.
 * @param model - Another catalogue of the same game, such as that of `countersheet/up-against-the-wall/messages/en`.
 * @returns A sentence for each message with an issue.
 *
 * @example
 * ```ts
 * import { catalogue as english } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const french = { ...english, language: 'fr', labels: { ...english.labels, pile: '{conut} : {track}' } };
 * validateCatalogue(french, english) // => ['labels["pile"] of the catalogue "fr": Expected {count}, {track} but received {conut}.']
 * ```
 */
export function validateCatalogue(catalogue: Catalogue, model: Catalogue): readonly string[] {
  return PARTS.flatMap((part) => {
    const codes = [catalogue, model].flatMap((each) => Object.keys(messagesOf(each, part)));
    return [...new Set(codes)].flatMap((code) => issueIn(catalogue, model, { part, code }) ?? []);
  });
}

function issueIn(
  catalogue: Catalogue,
  model: Catalogue,
  place: { readonly part: Part; readonly code: string },
): string | undefined {
  const { part, code } = place;
  try {
    const people = Object.keys(model.players ?? {}).map(personField);
    withMessage(catalogue, place, (message) => refuseStrange(message, messagesOf(model, part)[code], people));
    return undefined;
  } catch (error) {
    return (error as RangeError).message;
  }
}

/**
 * Compares a message with the message that has the same code in the model. Throws RangeError if the model's message
 * does not use a field that this message uses. A list and its length count as the same field. Every message is allowed
 * to name people.
 */
function refuseStrange(message: string, model: string | undefined, people: readonly string[]): void {
  if (model === undefined) throw new RangeError('This message is never used.');
  const there = placeholders(model);
  const strange = placeholders(message).filter(
    (name) => !people.includes(name) && !there.some((each) => listOf(each) === listOf(name)),
  );
  if (strange.length === 0) return;
  throw new RangeError(
    `Expected ${there.map(braced).join(', ') || 'no fields'} but received ${strange.map(braced).join(', ')}.`,
  );
}

function listOf(name: string): string {
  return name.replace(/_count$/, '');
}

function braced(name: string): string {
  return `{${name}}`;
}
