import { notationOf, hintOf, oddsOf, shortLabel, viewOf, whyNot } from '../../session/index.ts';
import { botsOf, usualBotOf } from '../own-bots.ts';
import type { Phrase } from '../phrases/en.ts';
import { PhraseError, type Say } from '../phrases/say.ts';
import { inFull, rulesAbout } from '../rules.ts';
import { hintText, oddsText } from './advice-text.ts';
import { showBoard } from './screen.ts';
import { type Handle, refusalText, type Sitting, type Went } from './sitting.ts';

/** An action in the notation, and a rule id: the help uses them as examples. */
interface Examples {
  readonly action: string;
  readonly rule: string;
}

/** The help of the prompt, in lines. */
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

const on = (act: (sitting: Sitting, rest: string) => unknown): Handle => {
  return async (sitting, rest): Promise<Went> => {
    await act(sitting, rest);
    return 'on';
  };
};

/** The handlers of the words that a person can type. */
export const words: ReadonlyMap<string, Handle> = new Map([
  ['?', on(help)],
  ['help', on(help)],
  ['', on((sitting) => sitting.showMenu())],
  ['back', on((sitting) => sitting.back())],
  ['board', on(({ screen, session }) => showBoard(screen, viewOf(session)))],
  ['why', on(why)],
  ['rule', on(rule)],
  ['odds', on(odds)],
  ['hint', on(hint)],
  ['undo', on((sitting) => sitting.undo())],
  ['save', on(save)],
  ['quit', () => 'quit'],
]);

function help({ known, terminal, screen: { say, messages }, session, choices }: Sitting): void {
  const { game, manifest } = known;
  const { guide } = manifest.about;
  const [choice] = choices;
  const action = choice === undefined ? '<action>' : shortLabel(session, choice.action);
  const forms = game.unlisted
    .filter((type) => type !== manifest.controls.concede)
    .map((type) => notationOf(session, type));
  const lines = [
    ...helpIn(say, { action, rule: manifest.aims[0] ?? '<number>' }),
    ...(forms.length === 0 ? [] : [say('help-more', { forms: forms.join(', ') })]),
    say('legend', { text: messages.catalogue.howToRead }),
    ...(guide === undefined ? [] : [say('help-guide', { guide })]),
  ];
  for (const line of lines) terminal.out(line);
}

function why(sitting: Sitting, text: string): void {
  if (text === '') {
    if (sitting.rule === undefined) throw new PhraseError('nothing-refused');
    return rule(sitting, sitting.rule);
  }
  const refused = whyNot(sitting.session, sitting.actionOf(text));
  if (refused?.rule !== undefined) sitting.rule = refused.rule;
  sitting.terminal.out(refused === undefined ? sitting.screen.say('allowed') : refusalText(refused));
}

function rule({ screen: { rulebook, say }, terminal }: Sitting, text: string): void {
  if (text === '') throw new PhraseError('which-rule');
  const found = rulesAbout(rulebook, text.split(' '));
  if (found.length === 0) throw new PhraseError('no-rule', { words: text });
  for (const each of found) terminal.out(inFull(each, say));
}

function odds(sitting: Sitting, text: string): void {
  if (text === '') throw new PhraseError('odds-of-what');
  const { terminal, screen, session } = sitting;
  const action = sitting.actionOf(text);
  const refused = whyNot(session, action);
  if (refused !== undefined) return terminal.out(refusalText(refused));
  const found = oddsOf(session, action);
  if (found === undefined) throw new PhraseError('too-many-outcomes');
  oddsText(screen.say, found).forEach((line) => terminal.out(line));
}

async function hint(sitting: Sitting, text: string): Promise<void> {
  const { known, screen, session, terminal } = sitting;
  const bot = await usualBotOf(known);
  const action = hintOf(session, (await botsOf(known))[bot]!);
  hintText(screen.say, session, { bot, action }).forEach((line) => terminal.out(line));
  if (text === 'play') sitting.play(action);
}

function save(sitting: Sitting, file: string): void {
  if (file === '') throw new PhraseError('save-where');
  sitting.save(file);
}
