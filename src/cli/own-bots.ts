/**
 * Bots as they are named on the command line: those that come along by name, one's own by the path of a module.
 *
 * A name may be given to either: `mine=./better.js`. What else can be a bot, such as a program that is spoken to, would be
 * another way to write one here.
 */
import { existsSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Bot } from '../bots/bot.ts';
import type { GameTypes } from '../core/game.ts';
import type { Entrant } from '../tournaments/contest.ts';
import { textOf } from '../tournaments/anything.ts';
import { contenders } from './contenders.ts';
import { CommandError, EXIT, hintAt, sentence } from './failure.ts';

/** What the help says of them. */
export function botsHelp(): readonly string[] {
  return [
    'Bots:',
    ...Object.entries(contenders).map(([game, bots]) => `  ${game.padEnd(20)} ${Object.keys(bots).join(', ')}`),
    '  your own             ./mine.js: a module whose default export is a bot; name=./mine.js names it',
  ];
}

/** The texts of a list with commas, paths made absolute, so that other processes load the same. */
export function botsIn(list: string): readonly string[] {
  return list.split(',').map((text) => {
    const { name, what } = partsOf(text);
    return isPath(what) ? `${name}=${pathToFileURL(resolve(what)).href}` : text;
  });
}

/**
 * The bot that a text names.
 *
 * @param text - As {@link botsIn} gives it.
 * @throws {@link CommandError} if the game has no such bot, or the module exports none.
 */
export async function entrantOf(game: string, text: string): Promise<Entrant<GameTypes>> {
  const { name, what } = partsOf(text);
  if (isPath(what)) return { name, bot: await loaded(what) };
  const known = contenders[game] ?? {};
  const bot = Object.hasOwn(known, what) ? known[what] : undefined;
  if (bot !== undefined) return { name, bot };
  throw new CommandError(`${game} has no bot "${what}".`, {
    hint: `${hintAt(what, Object.keys(known))} Your own is a path: ./mine.js.`,
  });
}

function partsOf(text: string): { readonly name: string; readonly what: string } {
  const [, name, given] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
  const what = given ?? text;
  if (name !== undefined) return { name, what };
  return { name: isPath(what) ? basename(what, extname(what)) : what, what };
}

function isPath(what: string): boolean {
  return /[/\\]|\.[cm]?js$/.test(what);
}

async function loaded(url: string): Promise<Bot<GameTypes>> {
  const place = url.startsWith('file:') ? url : pathToFileURL(resolve(url)).href;
  const file = fileURLToPath(place);
  if (!existsSync(file)) {
    throw new CommandError(`${file} cannot be loaded: There is no such file.`, { code: EXIT.file });
  }
  let module: object;
  try {
    module = (await import(/* @vite-ignore */ place)) as object;
  } catch (error) {
    throw new CommandError(`${file} cannot be loaded: ${whyNotLoaded(error)}`, { code: EXIT.file });
  }
  if ('default' in module && typeof module.default === 'function') return module.default as Bot<GameTypes>;
  throw new CommandError(`${file} has no bot.`, {
    code: EXIT.file,
    hint: 'Expected: export default (view, choices, rng, budget) => choices.at(0).',
  });
}

/** Why a module cannot be loaded, as a sentence. */
export function whyNotLoaded(error: unknown): string {
  const isNoModule = NO_MODULE.includes((error as { readonly code?: string } | undefined)?.code ?? '');
  return isNoModule ? 'Expected a .js or .mjs file; TypeScript has to be compiled first.' : sentence(textOf(error));
}

/** What Node says of folders, and of files that are no modules. */
const NO_MODULE = ['ERR_UNSUPPORTED_DIR_IMPORT', 'ERR_UNKNOWN_FILE_EXTENSION'];
