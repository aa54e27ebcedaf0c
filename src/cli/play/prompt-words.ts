import { notationOf, hintOf, oddsOf, shortLabel, whyNot } from '../../session/index.ts';
import { botsOf, defaultBotOf } from '../own-bots.ts';
import { headed } from '../color.ts';
import type { Phrase } from '../phrases/en.ts';
import { PhraseError, type Say } from '../phrases/say.ts';
import { inFull, rulesAbout } from '../rules.ts';
import { hintText, oddsText } from './advice-text.ts';
import { showBoard } from './screen.ts';
import { type Handle, refusalText, type MatchPrompt, type LineResult } from './match-prompt.ts';

/** The examples that the help of the prompt shows: an action in the notation of the game, and a rule id. */
interface Examples {
  readonly action: string;
  readonly rule: string;
}

/** Returns the lines that the prompt shows as help. */
export function helpIn(say: Say, { action, rule }: Examples): readonly string[] {
  const typed: readonly (readonly [typed: string, phrase: Phrase])[] = [
    ['3; 3 2 10', 'help-numbers'],
    [action, 'help-notation'],
    ['Enter, back', 'help-enter'],
    ['board', 'help-board'],
    ['why, why <action>', 'help-why'],
    [`rule ${rule}, rule <words>`, 'help-rule'],
    ['odds <action>', 'help-odds'],
    ['hint, hint play', 'help-hint'],
    ['undo', 'help-undo'],
    ['save <file>, quit', 'help-save'],
    ['concede', 'help-concede'],
  ];
  const width = Math.max(...typed.map(([words]) => words.length));
  return [say('help-head'), ...typed.map(([words, phrase]) => `  ${words.padEnd(width)} ${say(phrase)}`)];
}

const continuing = (act: (prompt: MatchPrompt, rest: string) => unknown): Handle => {
  return async (prompt, rest): Promise<LineResult> => {
    await act(prompt, rest);
    return 'continue';
  };
};

/** Maps each word that a person can type to its handler. */
export const words: ReadonlyMap<string, Handle> = new Map([
  ['?', continuing(help)],
  ['help', continuing(help)],
  ['', continuing((prompt) => prompt.showMenu())],
  ['back', continuing((prompt) => prompt.back())],
  ['board', continuing(({ screen, session }) => showBoard(screen, session.view))],
  ['why', continuing(why)],
  ['rule', continuing(rule)],
  ['odds', continuing(odds)],
  ['hint', continuing(hint)],
  ['undo', continuing((prompt) => prompt.undo())],
  ['save', continuing(save)],
  ['quit', () => 'quit'],
]);

function help({ known, terminal, screen, session, choices }: MatchPrompt): void {
  const { say, paint, messages } = screen;
  const { game, manifest } = known;
  const { guide } = manifest.about;
  const [choice] = choices;
  const action = choice === undefined ? '<action>' : shortLabel(session, choice.action);
  const forms = game.unlisted
    .filter((type) => type !== manifest.controls.concede)
    .map((type) => notationOf(session, type));
  const [head, ...rest] = helpIn(say, { action, rule: manifest.aims[0] ?? '<number>' });
  const lines = [
    paint('heading', head!),
    ...rest,
    ...(forms.length === 0 ? [] : [say('help-more', { forms: forms.join(', ') })]),
    headed(screen, 'legend', messages.catalogue.howToRead),
    ...(guide === undefined ? [] : [say('help-guide', { guide })]),
  ];
  for (const line of lines) terminal.out(line);
}

function why(prompt: MatchPrompt, text: string): void {
  if (text === '') {
    if (prompt.rule === undefined) throw new PhraseError('nothing-refused');
    return rule(prompt, prompt.rule);
  }
  const refused = whyNot(prompt.session, prompt.actionOf(text));
  if (refused?.rule !== undefined) prompt.rule = refused.rule;
  if (refused === undefined) prompt.terminal.out(prompt.screen.say('allowed'));
  else prompt.refuse(refusalText(refused));
}

function rule({ screen, terminal }: MatchPrompt, text: string): void {
  if (text === '') throw new PhraseError('which-rule');
  const found = rulesAbout(screen.rulebook, text.split(' '));
  if (found.length === 0) throw new PhraseError('no-rule', { words: text });
  for (const each of found) terminal.out(inFull(each, screen));
}

function odds(prompt: MatchPrompt, text: string): void {
  if (text === '') throw new PhraseError('odds-of-what');
  const { terminal, screen, session } = prompt;
  const action = prompt.actionOf(text);
  const refused = whyNot(session, action);
  if (refused !== undefined) return prompt.refuse(refusalText(refused));
  const found = oddsOf(session, action);
  if (found === undefined) throw new PhraseError('too-many-outcomes');
  oddsText(screen.say, found).forEach((line) => terminal.out(line));
}

async function hint(prompt: MatchPrompt, text: string): Promise<void> {
  const { known, screen, session, terminal } = prompt;
  const bot = await defaultBotOf(known);
  const action = hintOf(session, (await botsOf(known))[bot]!);
  hintText(screen.say, session, { bot, action }).forEach((line) => terminal.out(line));
  if (text === 'play') prompt.play(action);
}

function save(prompt: MatchPrompt, file: string): void {
  if (file === '') throw new PhraseError('save-where');
  prompt.save(file);
}
