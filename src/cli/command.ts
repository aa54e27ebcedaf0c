/**
 * The command line: which words mean what.
 *
 * @packageDocumentation
 */
import { parseArgs } from 'node:util';
import { demonstrate } from './demo.ts';
import { demonstrations } from './demonstrations.ts';
import { tellRules } from './rules.ts';

const HELP = `Usage: countersheet <command> [game] [options]

  demo [game] [--seed <text>]   play a match to its end, readable, from a seed
  rules [game] [rule]           the rules of a game, or one of them: rules up-against-the-wall UW-3.4

Games: ${Object.keys(demonstrations).join(', ')}`;

/** What the command line talks to. */
export interface Terminal {
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
  /** Whether links can be shown. */
  readonly links: boolean;
}

/**
 * Runs one command.
 *
 * @param words - The words after the name of the program.
 * @returns The exit code: 0, or 1 if the words make no command.
 */
export function run(words: readonly string[], terminal: Terminal): number {
  const parsed = parsedWords(words);
  if (typeof parsed === 'string') return refuse(parsed, terminal);
  const [command, id = 'up-against-the-wall', rule] = parsed.positionals;
  if (parsed.values.help === true || command === undefined) {
    terminal.out(HELP);
    return 0;
  }
  const demonstration = Object.hasOwn(demonstrations, id) ? demonstrations[id] : undefined;
  if (demonstration === undefined) return refuse(`There is no game "${id}".`, terminal);
  switch (command) {
    case 'demo':
      demonstrate(demonstration, { seed: parsed.values.seed ?? '1969', links: terminal.links }, terminal.out);
      return 0;
    case 'rules':
      return tellRules(demonstration, rule, terminal.out) ? 0 : refuse(`There is no rule "${String(rule)}".`, terminal);
    default:
      return refuse(`There is no command "${command}".`, terminal);
  }
}

function refuse(reason: string, terminal: Terminal): number {
  terminal.error(`${reason}\n\n${HELP}`);
  return 1;
}

function parsedWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { seed: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    return (error as Error).message;
  }
}
