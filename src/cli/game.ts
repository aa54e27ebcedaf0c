import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, GameTypes } from '../core/game.ts';
import { games } from '../games/index.ts';
import { issueInPart, type GamePart } from '../manifest/issue.ts';
import type { GameManifest } from '../manifest/manifest.ts';
import { CommandError, EXIT, hintAt } from './failure.ts';
import { moduleAt, urlOf } from './modules.ts';

/** A loaded game with a setup. */
export interface LoadedGame<G extends GameTypes = GameTypes> {
  readonly manifest: GameManifest<G>;
  readonly game: Game<G>;
  /** An id or a URL from which another process loads the same game. */
  readonly source: string;
  /** The name of the requested setup, if any. */
  readonly setUp?: string;
  /** The options of the requested setup or of the default setup. */
  readonly options: G['options'];
}

/** The ids of the games of this package. */
export const GAME_IDS: readonly string[] = Object.keys(games);

/** The game of a command that takes exactly one. Throws {@link CommandError} if the arguments do not name one game. */
export async function oneGameOf([name, ...more]: readonly string[], setUp?: string): Promise<LoadedGame> {
  if (name !== undefined && more.length === 0) return gameNamed(name, setUp);
  throw new CommandError('Expected the name of one game.', { hint: `Games: ${GAME_IDS.join(', ')}.` });
}

/**
 * Loads a game.
 *
 * @param name - An id, a path or a package, optionally with a setup: `<id>/<setup>`, `./my-game.js/<setup>`.
 * @param setUp - The name of a setup.
 * @throws {@link CommandError} if the game or the setup is unknown, or the module has no valid manifest.
 */
export async function gameNamed(name: string, setUp?: string): Promise<LoadedGame> {
  const [game, named] = divided(name);
  if (named !== undefined && setUp !== undefined) {
    throw new CommandError(`--setup: ${name} already names a setup.`, { hint: 'Use only one of the two.' });
  }
  const source = isListed(game) ? { manifest: await games[game](), source: game } : await foreignGame(game);
  return withSetUp(source, setUp ?? named);
}

/**
 * Loads the game that a record names.
 *
 * @throws {@link CommandError} if this package has no such game: a file must not choose which module is loaded.
 */
export async function gameOfRecord(id: string, setUp?: string): Promise<LoadedGame> {
  if (isListed(id)) return gameNamed(id, setUp);
  throw new CommandError(`Unknown game "${id}".`, {
    hint: 'For your own game, put its module before the file.',
  });
}

/** Whether an argument names a game, for commands that also take other arguments. */
export function namesGame(name: string): boolean {
  const [game] = divided(name);
  return isListed(game) || isPath(game) || packageUrl(game) !== undefined;
}

/**
 * Checks a loaded part of a game, and returns it.
 *
 * @throws {@link CommandError} with the file and the field if the part is not valid.
 */
export function checkedPart<Part>(source: string, part: GamePart, value: Part): Part {
  const issue = issueInPart(part, value);
  if (issue === undefined) return value;
  const path = [part, ...(issue.path === '' ? [] : [issue.path])].join('.');
  throw new CommandError(`${source}: ${path}: ${issue.reason}.`, { code: EXIT.file });
}

function isListed(id: string): id is keyof typeof games {
  return Object.hasOwn(games, id);
}

/** Splits the name of a game from the setup after it. The name of a package can contain a slash, too. */
function divided(name: string): readonly [game: string, setUp?: string | undefined] {
  const [, game = name, setUp] = (isPath(name) ? FILE_WITH_SET_UP : NAME_WITH_SET_UP).exec(name) ?? [];
  const isPackage = !isListed(game) && !isPath(name) && packageUrl(name) !== undefined;
  return isPackage ? [name] : [game, setUp];
}

const FILE_WITH_SET_UP = /^(.+\.[cm]?[jt]s)\/(.+)$/i;
const NAME_WITH_SET_UP = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/;

type Source = Pick<LoadedGame, 'manifest' | 'source'>;

function withSetUp(loaded: Source, setUp: string | undefined): LoadedGame {
  const { setUps, play, game } = loaded.manifest;
  if (setUp !== undefined && !Object.hasOwn(setUps, setUp)) {
    throw new CommandError(`${game.id} has no setup "${setUp}".`, { hint: hintAt(setUp, Object.keys(setUps)) });
  }
  const asked = setUp === undefined ? {} : { setUp };
  return { ...loaded, ...asked, game, options: setUps[setUp ?? play]! };
}

/** Loads a game that is not part of this package. */
async function foreignGame(name: string): Promise<Source> {
  const url = isPath(name) ? urlOf(name) : packageUrl(name);
  if (url === undefined) {
    throw new CommandError(`Unknown game "${name}".`, {
      hint: `${hintAt(name, GAME_IDS)} For your own game, give a path such as ./my-game.js, or an installed package.`,
    });
  }
  const { manifest, default: usual } = await moduleAt(url);
  if ((manifest ?? usual) === undefined) {
    throw new CommandError(`${name} has no manifest.`, {
      code: EXIT.file,
      hint: 'Expected: export const manifest = defineManifest({ … }).',
    });
  }
  return { manifest: checkedPart(name, 'manifest', (manifest ?? usual) as GameManifest), source: url };
}

function isPath(name: string): boolean {
  return /^(\.{0,2}[/\\]|file:|[a-z]:[/\\])|\.[cm]?[jt]s(\/|$)/i.test(name);
}

/** The URL of a package that is installed next to this one or in the working directory. */
function packageUrl(name: string): string | undefined {
  return (
    attempt(() => import.meta.resolve(name)) ??
    attempt(() => pathToFileURL(createRequire(join(process.cwd(), 'here.js')).resolve(name)).href)
  );
}

/** The URL of a file; `undefined` if `resolved` throws or returns a built-in module of Node. */
function attempt(resolved: () => string): string | undefined {
  try {
    const url = resolved();
    return url.startsWith('file:///') ? url : undefined;
  } catch {
    return undefined;
  }
}
