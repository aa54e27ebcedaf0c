/**
 * The words that mean something at the prompt, besides numbers and the notation.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../core/game.ts';
import { CommandError } from '../failure.ts';
import { inFull, rulesAbout } from '../rules.ts';
import { hintFor, oddsOf, whyNot } from './asides.ts';
import { showBoard } from './screen.ts';
import type { Handle, Session, Went } from './session.ts';

type AnySession = Session<GameTypes>;

/** What the help says of them. */
export const HELP: readonly string[] = [
  'At the prompt:',
  '  3, or 3 2 10              choose by number: a kind, then a place or an amount',
  '  deploy alumni 3           the same in the notation; dep alu 3 will do, the tab key completes',
  '  Enter, back               what may be done; begin to choose anew',
  '  board                     the table, and what you alone know',
  '  why, why <action>         the rule by which you were refused; whether something is allowed',
  '  rule UW-3.1, rule <words> a rule, or those that speak of something',
  '  odds <action>             what may come of it, and how likely that is',
  '  hint                      what the strategist would do',
  '  undo                      take back your last action: free while nobody has learnt anything by it',
  '  save <file>, quit         put the match aside; go away',
];

const on = (act: (session: AnySession, rest: string) => unknown): Handle<GameTypes> => {
  return async (session, rest): Promise<Went> => {
    await act(session, rest);
    return 'on';
  };
};

const help = on(({ terminal }) => HELP.forEach((line) => terminal.out(line)));

/** By word. */
export const words: ReadonlyMap<string, Handle<GameTypes>> = new Map([
  ['?', help],
  ['help', help],
  ['', on((session) => session.showMenu())],
  ['back', on((session) => session.back())],
  ['board', on(({ screen, sitting }) => showBoard(screen, sitting.view))],
  ['why', on(why)],
  ['rule', on((session, rest) => rule(session, rest))],
  ['odds', on(odds)],
  ['hint', on(({ terminal, screen, sitting }) => terminal.out(hintFor(screen, sitting.view)))],
  ['undo', on((session) => session.undo())],
  ['save', on(save)],
  ['quit', () => 'quit'],
]);

function why(session: AnySession, text: string): void {
  const { terminal, screen, sitting } = session;
  if (text === '') {
    if (sitting.rule === undefined) throw new CommandError('Nothing was refused.', { hint: 'Ask: why <action>.' });
    return rule(session, sitting.rule);
  }
  const refused = whyNot(screen, sitting.view, session.actionOf(text));
  if (refused?.rule !== undefined) sitting.rule = refused.rule;
  terminal.out(refused?.text ?? 'Nothing forbids it.');
}

function rule({ known, terminal }: AnySession, text: string): void {
  if (text === '') throw new CommandError('Which rule?', { hint: 'Ask: rule <number>, or rule <words>.' });
  const found = rulesAbout(known.game.rulebook, text.split(' '));
  if (found.length === 0) throw new CommandError(`No rule speaks of "${text}".`);
  for (const [id, each] of found) terminal.out(`${id}  ${inFull(each)}`);
}

function odds(session: AnySession, text: string): void {
  if (text === '') throw new CommandError('The odds of what?', { hint: 'Ask: odds <action>, or its numbers.' });
  const { terminal, screen, sitting } = session;
  oddsOf(screen, sitting.view, session.actionOf(text)).forEach((line) => terminal.out(line));
}

function save(session: AnySession, file: string): void {
  if (file === '') throw new CommandError('Where to?', { hint: 'Say: save <file>.' });
  session.save(file);
}
