import { isMalformed, type Json } from '../core/errors.ts';
import type { AnyAction, GameTypes } from '../core/game.ts';
import { type Choice, ChoiceError, fieldNames, valueOf } from './choices.ts';
import { type PlayerAction, gameOf, type ShownMatch } from './session.ts';

/** A session, and the choices of the person at the screen. */
interface Typing {
  readonly session: ShownMatch;
  readonly choices: readonly Choice[];
}

/**
 * Returns an action in the notation of the game, without the name of the player.
 *
 * @param session - Not modified.
 * @param action - An action of the game.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * shortLabel(session, { type: 'end-cards', player: 'radicals' }) // => 'end-cards'
 * ```
 */
export function shortLabel(session: ShownMatch, action: AnyAction<GameTypes>): string {
  const text = gameOf(session).format(action);
  return text.slice(text.indexOf(' ') + 1);
}

/**
 * Returns the syntax of an action type.
 *
 * @param session - Not modified.
 * @param type - An action type.
 *
 * @example
 * ```ts
 * import { startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * notationOf(startSession({ manifest, messages }, { controllers, seed: 'first match' }), 'deploy') // => 'deploy <track> <count>'
 * ```
 */
export function notationOf(session: ShownMatch, type: string): string {
  return [type, ...fieldNames(session, type).map((each) => `<${each}>`)].join(' ');
}

/**
 * Reads an action that a person has typed in the notation of the game. The person can omit the player, and can
 * abbreviate words to their first letters. If an abbreviation fits several words, words that are possible now take
 * precedence over other words, and action types that `legalActions` lists take precedence over bulk actions.
 *
 * @param session - Not modified.
 * @param choices - Choices of this session.
 * @param line - The words that the person has typed; at least one word.
 * @throws {@link ChoiceError} `ambiguous`, `no-such-type`, `no-such-word` or `wrong-fields`.
 *
 * @example
 * ```ts
 * import { choicesOf, startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * readAction(session, choicesOf(session), 'end-c') // => { type: 'end-cards', player: 'radicals' }
 * ```
 */
export function readAction(session: ShownMatch, choices: readonly Choice[], line: string): PlayerAction {
  const player = session.view.viewer;
  const [first, ...others] = line.split(/\s+/);
  const words = first === player && others.length > 0 ? others : [first ?? '', ...others];
  const full = words.reduce<readonly string[]>(
    (before, word) => [...before, meant({ session, choices }, before, word)],
    [],
  );
  const [type = ''] = full;
  try {
    return gameOf(session).parse([player, ...full].join(' '));
  } catch (error) {
    if (!isMalformed(error)) throw error;
    throw new ChoiceError('wrong-fields', { reason: error.message, form: notationOf(session, type) });
  }
}

/**
 * Completes the last word of a line, and returns all possible lines.
 *
 * @param session - Not modified.
 * @param choices - Choices of this session.
 * @param line - The text that the person has typed so far.
 *
 * @example
 * ```ts
 * import { choicesOf, startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: { bot: 'strategist' } } as const;
 * const session = startSession({ manifest, messages }, { controllers, seed: 'first match' });
 * completions(session, choicesOf(session), 'di') // => ['discard ']
 * ```
 */
export function completions(session: ShownMatch, choices: readonly Choice[], line: string): readonly string[] {
  const words = line.split(/\s+/);
  const word = words.pop() ?? '';
  const found = possibleWords({ session, choices }, words).filter((each) => each.startsWith(word));
  return found.map((each) => `${[...words, each].join(' ')} `);
}

/** Returns a value of a field as a word of the notation. */
export function textOf(value: Json | undefined): string {
  if (value === undefined) return '-';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Returns the word that an abbreviation stands for. Returns the input unchanged if the input is a full word, or if it
 * is a number or JSON that matches no word.
 */
function meant(typing: Typing, before: readonly string[], word: string): string {
  const [now, ever] = [possibleWords(typing, before), everyWord(typing, before)];
  if (now.includes(word) || ever.includes(word)) return word;
  const starting = (all: readonly string[]): readonly string[] => all.filter((each) => each.startsWith(word));
  const possible = starting(now);
  const all = possible.length > 0 ? possible : starting(ever);
  const usual = all.filter((each) => !gameOf(typing.session).unlisted.includes(each));
  const found = usual.length > 0 ? usual : all;
  if (found.length > 1) throw new ChoiceError('ambiguous', { word, words: listed(found) });
  return found[0] ?? unknown(word, before, now.length > 0 ? now : ever);
}

/**
 * If the input is a number or JSON, returns the input unchanged. For any other input, which matches none of the
 * possible names, throws {@link ChoiceError}.
 */
function unknown(word: string, before: readonly string[], possible: readonly string[]): string {
  const details = { word, words: listed(possible) };
  if (before.length === 0) throw new ChoiceError('no-such-type', details);
  if (possible.length > 0 && /^\p{L}/u.test(word)) throw new ChoiceError('no-such-word', details);
  return word;
}

/** Returns the words that can be the next word of an action that is possible now. */
function possibleWords({ session, choices }: Typing, before: readonly string[]): readonly string[] {
  const [type, ...values] = before;
  const { unlisted } = gameOf(session);
  if (type === undefined) return [...new Set([...choices.map(({ action }) => action.type), ...unlisted])];
  const names = fieldNames(session, type);
  const field = names[values.length];
  if (field === undefined) return [];
  const fitting = choices.filter(
    ({ action }) =>
      action.type === type && values.every((value, index) => textOf(valueOf(action, names[index]!)) === value),
  );
  const words = fitting.filter(({ amount }) => amount?.field !== field);
  return [...new Set(words.map(({ action }) => textOf(valueOf(action, field))))];
}

/**
 * Returns the words that can be the next word of any action of this match, even of an action that is not possible now.
 * The result does not contain amounts.
 */
function everyWord({ session }: Typing, [type, ...values]: readonly string[]): readonly string[] {
  const fields = gameOf(session).fields(session.view);
  if (type === undefined) return Object.keys(fields);
  const field = fields[type]?.[values.length];
  if (field === undefined || !Number.isFinite(field.size)) return [];
  return Array.from({ length: field.size }, (_, number) => textOf(field.at(number)));
}

function listed(words: readonly string[]): string {
  const shown = words.slice(0, 8);
  return `${shown.join(', ')}${words.length > shown.length ? ', …' : ''}`;
}
