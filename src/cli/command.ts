/**
 * The command line: which words mean what.
 *
 * @packageDocumentation
 */
import { parseArgs } from 'node:util';
import { demonstrate } from './demo.ts';
import type { GameTypes } from '../core/game.ts';
import { type Demonstration, demonstrations } from './demonstrations.ts';
import { tellRules } from './rules.ts';

const HELP = `Usage: countersheet <command> [game] [options]

  demo [game] [--seed <text>]   play a match to its end, readable, from a seed
       [--players <number>]     so many players, where a game leaves it open: 2 to 30 in world-game
  rules [game] [rule]           the rules of a game, or one of them: rules up-against-the-wall UW-3.4

Games: ${Object.keys(demonstrations).join(', ')}`;

/** What the command line talks to. */
export interface Terminal {
  out(line: string): void;
  error(line: string): void;
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
      return demonstrated(demonstration, parsed.values, terminal);
    case 'rules':
      return tellRules(demonstration, rule, terminal.out) ? 0 : refuse(`There is no rule "${String(rule)}".`, terminal);
    default:
      return refuse(`There is no command "${command}".`, terminal);
  }
}

function demonstrated(
  demonstration: Demonstration<GameTypes>,
  { seed = '1969', players }: { readonly seed?: string | undefined; readonly players?: string | undefined },
  terminal: Terminal,
): number {
  const count = players === undefined ? undefined : Number(players);
  if (count !== undefined && demonstration.optionsFor === undefined) {
    return refuse('The number of players of this game is fixed.', terminal);
  }
  if (count !== undefined && !(Number.isInteger(count) && count >= 2 && count <= 30)) {
    return refuse('Expected 2 to 30 players.', terminal);
  }
  demonstrate(demonstration, { seed, players: count, links: terminal.links }, terminal.out);
  return 0;
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
      options: { seed: { type: 'string' }, players: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    return (error as Error).message;
  }
}
