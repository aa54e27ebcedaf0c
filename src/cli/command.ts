/**
 * The command line: which words mean what.
 *
 * @packageDocumentation
 */
import { parseArgs } from 'node:util';
import { MalformedError } from '../core/errors.ts';
import type { GameTypes } from '../core/game.ts';
import { demonstrate } from './demo.ts';
import { type Demonstration, demonstrationOf, demonstrations } from './demonstrations.ts';
import { JournalError } from './journal.ts';
import { tellRules } from './rules.ts';
import { simulate, SIMULATE_HELP } from './simulate.ts';
import type { Terminal } from './terminal.ts';
import { BotError } from '../tournaments/match.ts';

const HELP = `Usage: countersheet <command> [game] [options]

  demo [game] [--seed <text>] [--players <count>] [--language <en|de>]
                        play a match to its end, readable, from a seed
  rules [game] [rule]   the rules of a game, or one of them: rules up-against-the-wall UW-3.4
${SIMULATE_HELP}

Games: ${Object.keys(demonstrations).join(', ')}`;

/**
 * Runs one command.
 *
 * @param words - The words after the name of the program.
 * @returns The exit code: 0; 1 if the words make no command, or it fails; 130 if it is interrupted. Of a command that takes
 * long, its promise.
 */
export function run(words: readonly string[], terminal: Terminal): number | Promise<number> {
  if (words[0] === 'simulate' && !words.includes('--help')) return runSimulation(words.slice(1), terminal);
  const parsed = parsedWords(words);
  if (typeof parsed === 'string') return refuse(parsed, terminal);
  const [command, id = 'up-against-the-wall', rule] = parsed.positionals;
  if (parsed.values.help === true || command === undefined) {
    terminal.out(HELP);
    return 0;
  }
  const demonstration = demonstrationOf(id);
  if (demonstration === undefined) return refuse(`There is no game "${id}".`, terminal);
  switch (command) {
    case 'demo':
      return demo(demonstration, parsed.values, terminal);
    case 'rules':
      return tellRules(demonstration, rule, terminal.out) ? 0 : refuse(`There is no rule "${String(rule)}".`, terminal);
    default:
      return refuse(`There is no command "${command}".`, terminal);
  }
}

/** What can be asked of a demonstration. */
interface DemoWishes {
  readonly seed?: string | undefined;
  readonly players?: string | undefined;
  readonly language?: string | undefined;
}

/** Plays a demonstration, with as many players as asked for. */
function demo(
  demonstration: Demonstration<GameTypes>,
  { seed = '1969', players, language = 'en' }: DemoWishes,
  terminal: Terminal,
): number {
  const { game, optionsFor } = demonstration;
  const { links, out } = terminal;
  const words = Object.hasOwn(demonstration.words, language) ? demonstration.words[language] : undefined;
  if (words === undefined) return refuse(`${game.title} is not told in "${language}".`, terminal);
  if (players === undefined) {
    demonstrate(demonstration, { seed, words, links }, out);
    return 0;
  }
  if (optionsFor === undefined) return refuse(`The number of players of ${game.id} is fixed.`, terminal);
  if (!/^\d{1,3}$/.test(players)) return refuse(`There is no number of players "${players}".`, terminal);
  try {
    const options = game.parseOptions(optionsFor(Number(players), seed));
    demonstrate(demonstration, { seed, words, options, links }, out);
    return 0;
  } catch (error) {
    if (error instanceof MalformedError) return refuse(`${players} players: ${error.message}.`, terminal);
    throw error;
  }
}

async function runSimulation(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await simulate(words, terminal);
  } catch (error) {
    if (error instanceof MalformedError) return refuse(`${error.message}.`, terminal);
    if (!(error instanceof BotError || error instanceof JournalError)) throw error;
    terminal.error(error.message);
    return 1;
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
      options: {
        seed: { type: 'string' },
        players: { type: 'string' },
        language: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return (error as Error).message;
  }
}
