/**
 * Games in the languages that they are told in: what happens, rules, pictures, and what is said at the prompt.
 */
import type { GameTypes, Words } from '../core/game.ts';
import type { Rulebook } from '../core/rulebook.ts';
import { type Drawing, type Shown, svg } from '../pictures/index.ts';
import { type Labels, rulebookIn, type RuleTexts } from '../messages/index.ts';
import { type Say, sayIn } from './phrases/say.ts';

/** A game in a language. */
export interface Spoken<G extends GameTypes> {
  readonly words: Words<G>;
  /** Without the marks of Markdown. */
  readonly rulebook: Rulebook;
  readonly say: Say;
  /** A number with so many decimals. */
  readonly number: (value: number, decimals: number) => string;
  /** What pictures and tables of the game say. */
  readonly labels: Labels<never>;
  /** A position as SVG. */
  picture(shown: Shown<G>): string;
}

/** What a language has of a game. */
interface Said<G extends GameTypes, Label extends string> {
  readonly words: Words<G>;
  /** Absent where they are those of the rulebook. */
  readonly rules?: Partial<RuleTexts>;
  readonly labels: Labels<Label>;
}

/**
 * A game in each language that it is told in.
 *
 * @param rulebook - Of the game.
 * @param drawing - Of its positions.
 * @param said - What each language has of the game, by its code.
 */
export function spokenIn<G extends GameTypes, Label extends string>(
  rulebook: Rulebook,
  drawing: Drawing<G, Label>,
  said: Readonly<Record<string, Said<G, Label>>>,
): Readonly<Record<string, Spoken<G>>> {
  const languages = Object.entries(said).map(([language, { words, rules = {}, labels }]) => {
    const picture = (shown: Shown<G>): string => svg(drawing, shown, { labels });
    const number = (value: number, decimals: number): string =>
      value.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    const book = rulebookIn(rulebook, rules);
    const spoken = {
      ...{ words, say: sayIn(language), number, labels, picture },
      // Made when it is asked for: most commands show no rule.
      get rulebook() {
        return asPlainText(book);
      },
    };
    return [language, spoken] as const;
  });
  return Object.fromEntries(languages);
}

/** A rulebook whose texts a terminal can show: of a link its text alone, and names without backticks. */
function asPlainText(rulebook: Rulebook): Rulebook {
  const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
  const rules = Object.entries(rulebook).map(([id, rule]) => {
    const parts = Object.entries(rule).map(([part, text]: [string, string]) => [part, plain(text)]);
    return [id, Object.fromEntries(parts)] as const;
  });
  return Object.fromEntries(rules);
}
