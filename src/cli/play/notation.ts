import { MalformedError } from '../../core/errors.ts';
import type { Game, GameTypes, View } from '../../core/game.ts';
import { PhraseError } from '../phrases/say.ts';
import { type Offer, textOf, valueOf } from './offers.ts';

/** What a player can say. */
export interface Speech<G extends GameTypes> {
  readonly game: Game<G>;
  readonly view: View<G>;
  readonly offers: readonly Offer<G>[];
}

/** An action in the notation, without its player. */
export function shortOf<G extends GameTypes>(game: Game<G>, action: G['action']): string {
  const text = game.format(action);
  return text.slice(text.indexOf(' ') + 1);
}

/**
 * The action that a line means.
 *
 * @throws {@link PhraseError} if it means none, or several.
 */
export function actionIn<G extends GameTypes>(speech: Speech<G>, line: string): G['action'] {
  const words = withoutPlayer(speech, line.split(/\s+/));
  const full = words.reduce<readonly string[]>((before, word) => [...before, meant(speech, before, word)], []);
  try {
    return speech.game.parse([speech.view.viewer, ...full].join(' '));
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    const [type] = full;
    if (!Object.hasOwn(speech.game.fields(speech.view), type!)) throw new PhraseError('no-such-type', { word: type! });
    throw new PhraseError('wrong-fields', { reason: error.message, form: formOf(speech, type!) });
  }
}

/** How an action of a type is written: `'deploy <track> <count>'`. */
export function formOf<G extends GameTypes>(speech: Pick<Speech<G>, 'game' | 'view'>, type: string): string {
  return [type, ...fieldNames(speech, type).map((each) => `<${each}>`)].join(' ');
}

/** The types of action that may be played now, take nothing and are not in the list, besides giving up. */
export function openUnlisted<G extends GameTypes>({ game, view }: Pick<Speech<G>, 'game' | 'view'>): readonly string[] {
  const { viewer: player } = view;
  return game.unlisted.filter(
    (type) =>
      type !== 'concede' &&
      fieldNames({ game, view }, type).length === 0 &&
      game.whyIllegal(view, { type, player }) === undefined,
  );
}

/** The lines that one that has been begun may become. */
export function completions<G extends GameTypes>(speech: Speech<G>, line: string): readonly string[] {
  const words = line.split(/\s+/);
  const word = words.pop() ?? '';
  const found = candidates(speech, words).filter((each) => each.startsWith(word));
  return found.map((each) => `${[...words, each].join(' ')} `);
}

/** The names of the fields of a type of action, in the order of the notation. */
export function fieldNames<G extends GameTypes>(
  { game, view }: Pick<Speech<G>, 'game' | 'view'>,
  type: string,
): readonly string[] {
  return (game.fields(view)[type] ?? []).map(({ key }) => key);
}

function withoutPlayer<G extends GameTypes>({ view }: Speech<G>, words: readonly string[]): readonly string[] {
  return words.length > 1 && words[0] === view.viewer ? words.slice(1) : words;
}

/**
 * The word that a beginning of one stands for, a bulk form only if nothing else does, and what may not be done now only if
 * nothing does that may; itself where there is such a word at all, or none begins like it.
 */
function meant<G extends GameTypes>(speech: Speech<G>, before: readonly string[], word: string): string {
  const [now, ever] = [candidates(speech, before), everyWord(speech, before)];
  if (now.includes(word) || ever.includes(word)) return word;
  const begun = (all: readonly string[]): readonly string[] => all.filter((each) => each.startsWith(word));
  const may = begun(now);
  const open = may.length > 0 ? may : begun(ever);
  const usual = open.filter((each) => !speech.game.unlisted.includes(each));
  const found = usual.length > 0 ? usual : open;
  if (found.length > 1) throw new PhraseError('ambiguous', { word, words: listed(found) });
  return found[0] ?? word;
}

/** The words that can come after others. */
function candidates<G extends GameTypes>(speech: Speech<G>, before: readonly string[]): readonly string[] {
  const { game, offers } = speech;
  const [type, ...values] = before;
  if (type === undefined) return [...new Set([...offers.map(({ action }) => action.type), ...game.unlisted])];
  const names = fieldNames(speech, type);
  const field = names[values.length];
  if (field === undefined) return [];
  const open = offers.filter(
    ({ action }) =>
      action.type === type && values.every((value, place) => textOf(valueOf(action, names[place]!)) === value),
  );
  const words = open.filter(({ run }) => run?.field !== field).map(({ action }) => textOf(valueOf(action, field)));
  return [...new Set(words)];
}

/** The words that can come after others at any time in this match, but for amounts. */
function everyWord<G extends GameTypes>(
  { game, view }: Speech<G>,
  [type, ...values]: readonly string[],
): readonly string[] {
  const fields = game.fields(view);
  if (type === undefined) return Object.keys(fields);
  const field = fields[type]?.[values.length];
  if (field === undefined || !Number.isFinite(field.size)) return [];
  return Array.from({ length: field.size }, (_, number) => textOf(field.at(number)));
}

function listed(words: readonly string[]): string {
  const shown = words.slice(0, 8);
  return `${shown.join(', ')}${words.length > shown.length ? ', …' : ''}`;
}
