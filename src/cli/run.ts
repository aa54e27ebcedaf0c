import { type Command, helpOf } from './command.ts';
import { compile } from './compile.ts';
import { demo } from './demo.ts';
import { CommandError, EXIT, failureOf, hintAt } from './failure.ts';
import { GAME_IDS, shortNameOf } from './game.ts';
import { host } from './host/host.ts';
import { odds } from './odds.ts';
import { play } from './play/play.ts';
import { replayRecord } from './replay.ts';
import { results } from './results/results.ts';
import { rules } from './rules.ts';
import { serve } from './serve/serve.ts';
import { simulate } from './simulate.ts';
import type { Terminal } from './terminal.ts';

/** All commands, in the order in which the help lists them. */
const COMMANDS: readonly Command[] = [play, host, demo, replayRecord, rules, odds, simulate, results, serve, compile];

const HELP_WORDS = ['--help', '-h'];

/**
 * Runs one command. If the command throws an expected error, this function prints the error in one line.
 *
 * @param words - The arguments of the program.
 * @param about - Facts about the package; `version` returns the version of the package.
 * @returns The exit code: see {@link EXIT}.
 */
export async function run(
  words: readonly string[],
  terminal: Terminal,
  { version }: { readonly version: () => string },
): Promise<number> {
  try {
    return await carriedOut(words, terminal, version);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    terminal.error(failure.line);
    return failure.code;
  }
}

async function carriedOut(words: readonly string[], terminal: Terminal, version: () => string): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined) {
    terminal.out(WELCOME);
    return EXIT.done;
  }
  const isHelp = name === 'help' || HELP_WORDS.includes(name);
  if (name === '--version' || name === '-v') terminal.out(version());
  else if (isHelp && rest[0] === undefined) terminal.out(HELP);
  else if (isHelp) terminal.out((await helpOf(commandNamed(rest[0]!))).join('\n'));
  else {
    const found = commandNamed(name);
    if (!rest.some((word) => HELP_WORDS.includes(word))) return found.run(rest, terminal);
    terminal.out((await helpOf(found)).join('\n'));
  }
  return EXIT.done;
}

function commandNamed(name: string): Command {
  const found = COMMANDS.find((each) => each.name === name);
  if (found !== undefined) return found;
  const names = [...COMMANDS.map((each) => each.name), 'help'];
  throw new CommandError(`Unknown command "${name}".`, { hint: hintAt(name, names) });
}

const CODES: Readonly<Record<number, string>> = {
  [EXIT.done]: 'done',
  1: 'unexpected error',
  [EXIT.words]: 'invalid command line',
  [EXIT.bot]: 'a bot failed',
  [EXIT.file]: 'a file is not readable, not writable or not valid',
  [EXIT.interrupted]: 'interrupted',
};

const WELCOME = [
  `Play a match:  countersheet play ${GAME_IDS[0]!}`,
  'At the prompt, type the number of your choice; ? shows help, quit leaves.',
  'See all games and commands:  countersheet help',
].join('\n');

const HELP = [
  'Usage: countersheet <command> [game] [options]',
  '',
  'Play historical board war games in this terminal.',
  '',
  'Example: countersheet play up-against-the-wall',
  '',
  'Commands:',
  ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`),
  `  ${'help'.padEnd(10)} Show the help of a command, such as: help play`,
  `  ${'--version'.padEnd(10)} Print the version`,
  '',
  'Games, each with a short name:',
  ...GAME_IDS.map((id) => `  ${id.padEnd(20)} ${shortNameOf(id)}`),
  '',
  'Exit codes:',
  ...Object.entries(CODES).map(([code, text]) => `  ${code.padEnd(10)} ${text}`),
].join('\n');
