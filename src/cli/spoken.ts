import type { GameTypes } from '../core/game.ts';
import type { Rulebook } from '../core/rulebook.ts';
import type { Messages } from '../messages/index.ts';
import { type RenderInput, renderSvg } from '../pictures/index.ts';
import { CommandError } from './failure.ts';
import { checkedPart, type LoadedGame } from './game.ts';
import { LANGUAGES, type Say, sayIn } from './phrases/say.ts';

/** A loaded game, and its messages in one language. */
export interface Spoken<G extends GameTypes = GameTypes> {
  readonly messages: Messages<G>;
  /** The rulebook of the game as plain text, without Markdown. */
  readonly rulebook: Rulebook;
  readonly say: Say;
  /** Formats a value with a fixed number of decimals. */
  readonly number: (value: number, decimals: number) => string;
}

/**
 * Loads a game with its messages in one language. If the program itself has no phrases in this language, it
 * uses its English phrases.
 *
 * @throws {@link CommandError} if the game has no messages in the language.
 */
export async function spokenOf<G extends GameTypes>(
  { manifest, game, source }: LoadedGame<G>,
  language: string,
): Promise<Spoken<G>> {
  const known = Object.keys(manifest.messages);
  if (!known.includes(language)) {
    throw new CommandError(`--language: ${game.title} has no messages in "${language}".`, {
      hint: `Expected one of: ${known.join(', ')}.`,
    });
  }
  const { messages, rulebook } = checkedPart(source, 'messages', await manifest.messages[language]!());
  const number = (value: number, decimals: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return {
    ...{ messages, say: sayIn(LANGUAGES.includes(language) ? language : 'en'), number },
    // The plain text is created when a command first needs it, because most commands show no rule.
    get rulebook() {
      return asPlainText(rulebook);
    },
  };
}

/**
 * Draws positions of a game as SVG.
 *
 * @throws {@link CommandError} if the game has no picture.
 */
export async function pictureOf<G extends GameTypes>(
  { manifest, game, source }: LoadedGame<G>,
  { messages }: Spoken<G>,
): Promise<(shown: RenderInput<G>) => string> {
  if (manifest.picture === undefined) throw new CommandError(`--svg: ${game.title} has no picture.`);
  const { renderer } = checkedPart(source, 'picture', await manifest.picture());
  return (shown) => renderSvg(renderer, shown, { messages });
}

/** Removes the Markdown from a rulebook: replaces each link by the text of the link, and deletes backticks. */
function asPlainText(rulebook: Rulebook): Rulebook {
  const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
  const rules = Object.entries(rulebook).map(([id, rule]) => {
    const parts = Object.entries(rule).map(([part, text]: [string, string]) => [part, plain(text)]);
    return [id, Object.fromEntries(parts)] as const;
  });
  return Object.fromEntries(rules);
}
