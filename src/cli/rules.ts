import { type Rule, ruleAnchor, type Rulebook } from '../core/rulebook.ts';
import { command } from './command.ts';
import { CommandError, EXIT } from './failure.ts';
import { GAME_IDS, gameNamed, namesGame } from './game.ts';
import { LANGUAGE_OPTION } from './match-options.ts';
import type { Say } from './phrases/say.ts';
import { type Spoken, spokenOf } from './spoken.ts';

/** The command. */
export const rules = command({
  name: 'rules',
  takes: '[game] [rule, or words]',
  summary: 'the rules of a game, one of them, or those that speak of something',
  options: { language: LANGUAGE_OPTION },
  more: () => [
    'rules up-against-the-wall UW-3.4   one rule',
    'rules UW-3.4                       the same: its id says of which game',
    'rules world-game ally battle       the rules that speak of both',
    'rules die                          in all games',
  ],
  run: async ({ values: { language }, words }, { out }) => {
    const [first = '', ...rest] = words;
    const isGame = namesGame(first);
    const asked = isGame ? rest : words;
    const books = await Promise.all((isGame ? [first] : GAME_IDS).map((name) => bookOf(name, language)));
    if (words.length === 0) throw new CommandError('Which rules?', { hint: `Games: ${GAME_IDS.join(', ')}.` });
    const found = books.flatMap(({ rulebook, say }) => rulesAbout(rulebook, asked).map((rule) => inFull(rule, say)));
    if (found.length === 0) throw await nothingAbout(asked, isGame ? first : undefined);
    for (const rule of found) out(`${rule}\n`);
    return EXIT.done;
  },
});

async function bookOf(name: string, language: string): Promise<Pick<Spoken, 'rulebook' | 'say'>> {
  const { rulebook, say } = await spokenOf(await gameNamed(name), language);
  return { rulebook, say };
}

/** A rule id as a link into the page of the rules that terminals open (OSC 8). */
export function ruleLink(page: string, id: string): string {
  return `\u001B]8;;${page}#${ruleAnchor(id)}\u001B\\${id}\u001B]8;;\u001B\\`;
}

/** The rule of an id, or those of its part, or else the rules that have every word. Case makes no difference. */
export function rulesAbout(rulebook: Rulebook, words: readonly string[]): readonly (readonly [string, Rule])[] {
  const all = Object.entries(rulebook);
  const sought = words.map((word) => word.toLowerCase());
  const [first = '', ...more] = sought;
  if (more.length === 0) {
    const named = all.filter(([id]) => `${id}.`.toLowerCase().startsWith(`${first}.`));
    if (named.length > 0) return named;
  }
  return all.filter(([id, rule]) => {
    const text = [id, rule.text, ...PARTS.map((part) => rule[part] ?? '')].join(' ').toLowerCase();
    return sought.every((word) => text.includes(word));
  });
}

/** What a rule has besides its text, in the order in which it is told. */
const PARTS = ['ruling', 'note', 'option', 'source'] as const;

/** A rule with its ruling, its option and its source, in lines. */
export function inFull([id, rule]: readonly [id: string, rule: Rule], say: Say): string {
  const parts = PARTS.flatMap((part) => (rule[part] === undefined ? [] : [say(part, { text: rule[part] })]));
  return [`${id}  ${rule.text}`, ...parts].join('\n  ');
}

async function nothingAbout(words: readonly string[], game: string | undefined): Promise<CommandError> {
  const what = words.length === 1 && /^[A-Z]+-\d/i.test(words[0]!) ? 'There is no rule' : 'No rule speaks of';
  const where = game === undefined ? '' : ` in ${game}`;
  const books = await Promise.all(GAME_IDS.map(async (id) => ({ id, ...(await bookOf(id, 'en')) })));
  const other = books.find(({ rulebook }) => Object.hasOwn(rulebook, words[0]!.toUpperCase()))?.id;
  const all = game === undefined ? `Games: ${GAME_IDS.join(', ')}.` : `See countersheet rules ${game}.`;
  return new CommandError(`${what} "${words.join(' ')}"${where}.`, {
    hint: other === undefined ? all : `It is one of ${other}: countersheet rules ${words[0]!}`,
  });
}
