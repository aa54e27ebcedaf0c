import { type Command, helpOf } from './command.ts';
import { demo } from './demo.ts';
import { CommandError, EXIT, failureOf, hintAt } from './failure.ts';
import { GAME_IDS } from './game.ts';
import { odds } from './odds.ts';
import { play } from './play/play.ts';
import { replayRecord } from './replay.ts';
import { rules } from './rules.ts';
import { simulate } from './simulate.ts';
import type { Terminal } from './terminal.ts';

/** In the order of the help. */
const COMMANDS: readonly Command[] = [play, demo, replayRecord, odds, rules, simulate];

const HELP_WORDS = ['--help', '-h'];

/**
 * Runs one command. Whatever can be foreseen to fail is said in one line.
 *
 * @param words - The words after the name of the program.
 * @param about - `version` says which version of the package this is.
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
  const isHelp = name === undefined || name === 'help' || HELP_WORDS.includes(name);
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
  throw new CommandError(`There is no command "${name}".`, { hint: hintAt(name, names) });
}

const CODES: Readonly<Record<number, string>> = {
  [EXIT.done]: 'done',
  1: 'something that nobody has foreseen',
  [EXIT.words]: 'the words make no command',
  [EXIT.bot]: 'a bot has failed',
  [EXIT.file]: 'a file cannot be read or written, or is not what it should be',
  [EXIT.interrupted]: 'interrupted',
};

const HELP = [
  'Usage: countersheet <command> [game] [options]',
  '',
  ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`),
  `  ${'help'.padEnd(10)} how a command is used: help play, or play --help`,
  `  ${'--version'.padEnd(10)} which version this is`,
  '',
  `Games: ${GAME_IDS.join(', ')}`,
  '',
  'Exit codes:',
  ...Object.entries(CODES).map(([code, text]) => `  ${code.padEnd(10)} ${text}`),
].join('\n');
