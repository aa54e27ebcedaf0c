import type { GameTypes } from '../../core/game.ts';
import { guideTo } from '../guides.ts';
import type { Phrase } from '../phrases/en.ts';
import { PhraseError, type Say } from '../phrases/say.ts';
import { inFull, rulesAbout } from '../rules.ts';
import { hintedAt, hintFor, oddsOf, whyNot } from './asides.ts';
import { formOf, shortOf } from './notation.ts';
import { showBoard } from './screen.ts';
import type { Handle, Session, Went } from './session.ts';

type AnySession = Session<GameTypes>;

/** An action in the notation, and the id of a rule, by which the help shows how they are typed. */
interface Examples {
  readonly action: string;
  readonly rule: string;
}

/** How the prompt is used, in lines. */
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

const on = (act: (session: AnySession, rest: string) => unknown): Handle<GameTypes> => {
  return async (session, rest): Promise<Went> => {
    await act(session, rest);
    return 'on';
  };
};

/** By word. */
export const words: ReadonlyMap<string, Handle<GameTypes>> = new Map([
  ['?', on(help)],
  ['help', on(help)],
  ['', on((session) => session.showMenu())],
  ['back', on((session) => session.back())],
  ['board', on(({ screen, sitting }) => showBoard(screen, sitting.view))],
  ['why', on(why)],
  ['rule', on((session, rest) => rule(session, rest))],
  ['odds', on(odds)],
  ['hint', on(hint)],
  ['undo', on((session) => session.undo())],
  ['save', on(save)],
  ['quit', () => 'quit'],
]);

function help({ known, terminal, screen: { say, messages }, sitting: { view, offers } }: AnySession): void {
  const { game, manifest } = known;
  const [offer] = offers;
  const action = offer === undefined ? '<action>' : shortOf(game, offer.action);
  const forms = game.unlisted
    .filter((type) => type !== manifest.controls.concede)
    .map((type) => formOf({ game, view }, type));
  const lines = [
    ...helpIn(say, { action, rule: manifest.aims[0] ?? '<number>' }),
    ...(forms.length === 0 ? [] : [say('help-more', { forms: forms.join(', ') })]),
    say('legend', { text: messages.catalogue.howToRead }),
    ...(known.isListed ? [say('help-guide', { guide: guideTo(game.id) })] : []),
  ];
  for (const line of lines) terminal.out(line);
}

function why(session: AnySession, text: string): void {
  const { terminal, screen, sitting } = session;
  if (text === '') {
    if (sitting.rule === undefined) throw new PhraseError('nothing-refused');
    return rule(session, sitting.rule);
  }
  const refused = whyNot(screen, sitting.view, session.actionOf(text));
  if (refused?.rule !== undefined) sitting.rule = refused.rule;
  terminal.out(refused?.text ?? screen.say('allowed'));
}

function rule({ screen: { rulebook, say }, terminal }: AnySession, text: string): void {
  if (text === '') throw new PhraseError('which-rule');
  const found = rulesAbout(rulebook, text.split(' '));
  if (found.length === 0) throw new PhraseError('no-rule', { words: text });
  for (const each of found) terminal.out(inFull(each, say));
}

function odds(session: AnySession, text: string): void {
  if (text === '') throw new PhraseError('odds-of-what');
  const { terminal, screen, sitting } = session;
  oddsOf(screen, sitting.view, session.actionOf(text)).forEach((line) => terminal.out(line));
}

async function hint(session: AnySession, text: string): Promise<void> {
  const { known, screen, sitting, terminal } = session;
  const hinted = await hintedAt(known, sitting.view);
  hintFor(screen, sitting.view, hinted).forEach((line) => terminal.out(line));
  if (text === 'play') session.play(hinted.action);
}

function save(session: AnySession, file: string): void {
  if (file === '') throw new PhraseError('save-where');
  session.save(file);
}
