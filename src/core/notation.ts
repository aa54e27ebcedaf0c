import { MalformedError } from './errors.ts';
import { PLAIN_NAME, PLAIN_WORD, wordOf } from './notation-word.ts';

/** The fields of each action type in notation order, without `type` and `player`. */
export type FieldOrder = Readonly<Record<string, readonly FieldKey[]>>;

interface FieldKey {
  readonly key: string;
  /**
   * Whether each value of the field is the name of something in the match. If so, a word of digits is read as a name
   * and not as a number.
   */
  readonly isName: boolean;
}

type Fields = Readonly<Record<string, unknown>> & { readonly player: string; readonly type: string };

/**
 * Writes an action as one line. Checks only that the action can be written, not that it is valid.
 *
 * @throws {@link MalformedError} if the action cannot be written.
 */
export function formatAction(order: FieldOrder, action: Fields): string {
  try {
    const fields = (order[action.type] ?? []).map(({ key, isName }) => wordOf(action[key], plainFor(isName)));
    return [wordOf(action.player), action.type, ...fields].join(' ');
  } catch (error) {
    throw new MalformedError('', 'Expected an action', error);
  }
}

/**
 * In linear time, reads a line that {@link formatAction} wrote.
 *
 * @param text - At most 100,000 characters, far more than any action needs.
 * @returns An action whose shape is not checked yet.
 * @throws {@link MalformedError} if the value is not a string, is too long, or is not in the notation.
 */
export function parseActionText(order: FieldOrder, text: string): Fields {
  const [first = '', second = '', ...tokens] = tokensOf(text);
  const [player, type] = [value(first), value(second)];
  if (typeof player !== 'string' || typeof type !== 'string') {
    throw new MalformedError('', 'Expected a player and an action type');
  }
  const fields = Object.hasOwn(order, type) ? order[type] : undefined;
  if (fields === undefined) throw new MalformedError('type', `Unknown action type: ${type}`);
  if (tokens.length !== fields.length) {
    throw new MalformedError(
      '',
      `Expected ${String(fields.length)} words after "${type}" but received ${String(tokens.length)}`,
    );
  }
  const values = fields.map(({ key, isName }, index) => [key, value(tokens[index]!, plainFor(isName))] as const);
  return { type, player, ...Object.fromEntries(values.filter(([, each]) => each !== undefined)) };
}

/** The maximum number of characters in a line. */
const LENGTH_MOST = 100_000;

/** Splits a line into words. A space inside a JSON string does not end a word. */
function tokensOf(text: string): readonly string[] {
  if (typeof text !== 'string') throw new MalformedError('', `Expected a string but received ${typeof text}`);
  if (text.length > LENGTH_MOST) {
    throw new MalformedError(
      '',
      `Expected at most ${String(LENGTH_MOST)} characters but received ${String(text.length)}`,
    );
  }
  const line = text.trimEnd();
  const next = /\s*((?:"[^"\\]*(?:\\.[^"\\]*)*"|[^\s"]+)+)/uy;
  const tokens: string[] = [];
  for (let place = 0; place < line.length; place = next.lastIndex) {
    const [, word] = next.exec(line) ?? [];
    if (word === undefined)
      throw new MalformedError('', `Expected a word of the notation at character ${String(place + 1)}`);
    tokens.push(word);
  }
  return tokens;
}

function plainFor(isName: boolean): RegExp {
  return isName ? PLAIN_NAME : PLAIN_WORD;
}

function value(text: string, plain = PLAIN_WORD): unknown {
  if (text === '-') return undefined;
  if (plain.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new MalformedError('', `The notation has no such word: ${text}`);
  }
}
