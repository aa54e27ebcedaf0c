import { type Rule, ruleAnchor, type Rulebook } from '../core/rulebook.ts';
import { COLOR_OPTION, inColor, type Paint } from './color.ts';
import { command } from './command.ts';
import { CommandError, EXIT } from './failure.ts';
import { GAME_IDS, gameNamed, namesGame } from './game.ts';
import { LANGUAGE_OPTION } from './match-options.ts';
import type { Say } from './phrases/say.ts';
import { type Spoken, spokenOf } from './spoken.ts';

/** The `rules` command. */
export const rules = command({
  name: 'rules',
  takes: '[game] [rule, or words]',
  summary: 'Print or search the rules of a game',
  example: 'rules up-against-the-wall UW-3.4',
  options: { language: LANGUAGE_OPTION, color: COLOR_OPTION },
  more: () => [
    'More examples:',
    '  countersheet rules UW-3.4                  the same rule, found by its id',
    '  countersheet rules UW-3                    all rules of section UW-3',
    '  countersheet rules world-game ally battle  rules that contain both words',
    '  countersheet rules die                     search all games',
  ],
  run: async ({ values: { language, color }, words }, terminal) => {
    const { out, paint } = inColor(terminal, color);
    const [first = '', ...rest] = words;
    const isGame = namesGame(first);
    const asked = isGame ? rest : words;
    const books = await Promise.all((isGame ? [first] : GAME_IDS).map((name) => bookOf(name, language)));
    if (words.length === 0)
      throw new CommandError('Expected a game, a rule or words.', { hint: `Games: ${GAME_IDS.join(', ')}.` });
    const found = rulesAbout(Object.fromEntries(books.flatMap(({ rulebook }) => Object.entries(rulebook))), asked);
    if (found.length === 0) throw await nothingAbout(asked, isGame ? first : undefined);
    for (const rule of found) out(`${inFull(rule, { say: books[0]!.say, paint })}\n`);
    return EXIT.done;
  },
});

async function bookOf(name: string, language: string): Promise<Pick<Spoken, 'rulebook' | 'say'>> {
  const { rulebook, say } = await spokenOf(await gameNamed(name), language);
  return { rulebook, say };
}

/** Returns a rule id as a terminal link (OSC 8) to the rule on the page of the rules. */
export function ruleLink(page: string, id: string): string {
  return `\u001B]8;;${page}#${ruleAnchor(id)}\u001B\\${id}\u001B]8;;\u001B\\`;
}

/** The id of a rule, and the rule itself. */
type Entry = readonly [id: string, rule: Rule];

/**
 * Returns the rule with the given id, or all rules of the given section. If the words are not a rule id or a section,
 * returns the rules that contain all these words. A word also matches the beginning of a longer word. The search
 * ignores the case of letters. The rules are sorted: rules whose titles contain more of the given words are first.
 */
export function rulesAbout(rulebook: Rulebook, words: readonly string[]): readonly Entry[] {
  const all = Object.entries(rulebook);
  const [first = '', ...more] = words.map((word) => word.toLowerCase());
  if (more.length === 0) {
    const named = all.filter(([id]) => `${id}.`.toLowerCase().startsWith(`${first}.`));
    if (named.length > 0) return named;
  }
  const sought = words.map(spaced);
  const found = all.filter(([id, rule]) => {
    const text = spaced([id, rule.title, rule.text, ...PARTS.map((part) => rule[part] ?? '')].join(' '));
    return sought.every((word) => text.includes(word));
  });
  const inTitle = ([, { title }]: Entry): number => sought.filter((word) => spaced(title).includes(word)).length;
  return found.sort((one, other) => inTitle(other) - inTitle(one));
}

/**
 * Returns a text in lower case, with a space before each word and without punctuation. In this text, a search for a
 * space and some letters finds the words that begin with these letters.
 */
function spaced(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]*([\p{L}\p{N}]+)[^\p{L}\p{N}]*/gu, ' $1');
}

/** The parts that a rule can have in addition to its text, in the order in which they are printed. */
const PARTS = ['ruling', 'note', 'option', 'source'] as const;

/** Returns a rule as lines of text, with its title and all its parts. */
export function inFull(
  [id, { title, text, ...rule }]: Entry,
  screen: { readonly say: Say; readonly paint: Paint },
): string {
  const parts = PARTS.flatMap((part) => (rule[part] === undefined ? [] : [screen.say(part, { text: rule[part] })]));
  const { paint } = screen;
  return [`${paint('rule', id)}  ${paint('heading', title)}`, text, ...parts].join('\n  ');
}

async function nothingAbout(words: readonly string[], game: string | undefined): Promise<CommandError> {
  const what = words.length === 1 && /^[A-Z]+-\d/i.test(words[0]!) ? 'Unknown rule' : 'No rule contains';
  const where = game === undefined ? '' : ` in ${game}`;
  const books = await Promise.all(GAME_IDS.map(async (id) => ({ id, ...(await bookOf(id, 'en')) })));
  const other = books.find(({ rulebook }) => Object.hasOwn(rulebook, words[0]!.toUpperCase()))?.id;
  const all = game === undefined ? `Games: ${GAME_IDS.join(', ')}.` : `See countersheet rules ${game}.`;
  return new CommandError(`${what} "${words.join(' ')}"${where}.`, {
    hint: other === undefined ? all : `This rule belongs to ${other}: countersheet rules ${words[0]!}`,
  });
}
