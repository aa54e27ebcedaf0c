import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, GameTypes } from '../core/game.ts';
import { games } from '../games/index.ts';
import { issueInPart, type GamePart } from '../manifest/issue.ts';
import type { GameManifest } from '../manifest/manifest.ts';
import { CommandError, EXIT, hintAt } from './failure.ts';
import { moduleAt, urlOf } from './modules.ts';

/** A game that has been loaded, with the set-up of its matches. */
export interface LoadedGame<G extends GameTypes = GameTypes> {
  readonly manifest: GameManifest<G>;
  readonly game: Game<G>;
  /** An id or a URL: by it another process loads the same game. */
  readonly source: string;
  /** The set-up that was asked for, if any. */
  readonly setUp?: string;
  /** The options of the set-up that was asked for, or of the usual one. */
  readonly options: G['options'];
}

/** The ids of the games of this package. */
export const GAME_IDS: readonly string[] = Object.keys(games);

/** The game of the words of a command that takes one and no more. Throws {@link CommandError} if there is none. */
export async function oneGameOf([name, ...more]: readonly string[], setUp?: string): Promise<LoadedGame> {
  if (name !== undefined && more.length === 0) return gameNamed(name, setUp);
  throw new CommandError('Expected the name of one game.', { hint: `There are: ${GAME_IDS.join(', ')}.` });
}

/**
 * Loads a game.
 *
 * @param name - An id, a path, or a package; also with a set-up: `<id>/<set-up>`, `./my-game.js/<set-up>`.
 * @param setUp - The name of a set-up.
 * @throws {@link CommandError} if there is no such game or set-up, or what is loaded is not the manifest of a game.
 */
export async function gameNamed(name: string, setUp?: string): Promise<LoadedGame> {
  const [game, named] = divided(name);
  if (named !== undefined && setUp !== undefined) {
    throw new CommandError(`--set-up: ${name} names a set-up already.`, { hint: 'Say one of both.' });
  }
  const source = isListed(game) ? { manifest: await games[game](), source: game } : await foreignGame(game);
  return withSetUp(source, setUp ?? named);
}

/**
 * The game of a record, by its id.
 *
 * @throws {@link CommandError} if it is not a game of this package: what a file says is not loaded.
 */
export async function gameOfRecord(id: string, setUp?: string): Promise<LoadedGame> {
  if (isListed(id)) return gameNamed(id, setUp);
  throw new CommandError(`There is no game "${id}".`, {
    hint: 'If it is one of your own, name its module before the file.',
  });
}

/** Whether a word names a game, for commands that take other words, too. */
export function namesGame(name: string): boolean {
  const [game] = divided(name);
  return isListed(game) || isPath(game) || packageUrl(game) !== undefined;
}

/**
 * A part of a game that has been loaded, if it is what it should be.
 *
 * @throws {@link CommandError} that names the file and the field.
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

/** A name of a game, and the set-up after it. Many a package has a slash in its name. */
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
    throw new CommandError(`${game.id} has no set-up "${setUp}".`, { hint: hintAt(setUp, Object.keys(setUps)) });
  }
  const asked = setUp === undefined ? {} : { setUp };
  return { ...loaded, ...asked, game, options: setUps[setUp ?? play]! };
}

/** A game that does not come with this package. */
async function foreignGame(name: string): Promise<Source> {
  const url = isPath(name) ? urlOf(name) : packageUrl(name);
  if (url === undefined) {
    throw new CommandError(`There is no game "${name}".`, {
      hint: `${hintAt(name, GAME_IDS)} A game of your own is a path, or an installed package: ./my-game.js.`,
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

/** Where a package lies that is installed beside this one, or in the folder of the person who types. */
function packageUrl(name: string): string | undefined {
  return (
    attempt(() => import.meta.resolve(name)) ??
    attempt(() => pathToFileURL(createRequire(join(process.cwd(), 'here.js')).resolve(name)).href)
  );
}

/** The URL of a file; `undefined` where there is no package, or it is a module of Node. */
function attempt(resolved: () => string): string | undefined {
  try {
    const url = resolved();
    return url.startsWith('file:///') ? url : undefined;
  } catch {
    return undefined;
  }
}
