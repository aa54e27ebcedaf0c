import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, GameTypes } from '../core/game.ts';
import { games } from '../games/index.ts';
import { issueInPart, type GamePart } from '../manifest/issue.ts';
import type { GameManifest } from '../manifest/manifest.ts';
import { CommandError, EXIT, hintAt } from './failure.ts';
import { moduleAt, urlOf } from './modules.ts';

/** A loaded game with a preset. */
export interface LoadedGame<G extends GameTypes = GameTypes> {
  readonly manifest: GameManifest<G>;
  readonly game: Game<G>;
  /** The id of the game, or the URL of its module. With this id or URL, another process can load the same game. */
  readonly source: string;
  /** The name of the requested preset; absent if the user named no preset. */
  readonly preset?: string;
  /** The options of the requested preset, or of the default preset if the user named no preset. */
  readonly options: G['options'];
}

/** The ids of the games of this package. */
export const GAME_IDS: readonly string[] = Object.keys(games);

/**
 * Returns the id of the game that a short name stands for, in any case. A short name is either the beginning of an id
 * (at least two letters) or the initials of its words. The user can omit the initial of “the”.
 */
export function idFor(short: string): string | undefined {
  const sought = short.toLowerCase();
  if (sought.length < 2) return undefined;
  return GAME_IDS.find((id) => id.startsWith(sought) || [initialsOf(id), shortNameOf(id)].includes(sought));
}

/** Returns the short name that the help shows for a game: the initials of all words of the game's id except “the”. */
export function shortNameOf(id: string): string {
  return initialsOf(id.replaceAll('-the-', '-'));
}

function initialsOf(id: string): string {
  return id.replace(/([^-])[^-]*-?/g, '$1');
}

/**
 * Reads the arguments of a command, and loads the game that the arguments name. Throws {@link CommandError} if the
 * arguments are not exactly one name of a game.
 */
export async function oneGameOf([name, ...more]: readonly string[], preset?: string): Promise<LoadedGame> {
  if (name !== undefined && more.length === 0) return gameNamed(name, preset);
  throw new CommandError('Expected the name of one game.', { hint: `Games: ${GAME_IDS.join(', ')}.` });
}

/**
 * Loads a game.
 *
 * @param name - An id, a short name, the path of a module or the name of a package. The name of a preset can follow
 *   after a slash: `<id>/<preset>`, `./my-game.js/<preset>`.
 * @param preset - The name of a preset.
 * @throws {@link CommandError} if the game or the preset is unknown, or the module has no valid manifest.
 */
export async function gameNamed(name: string, preset?: string): Promise<LoadedGame> {
  const [game, named] = divided(name);
  if (named !== undefined && preset !== undefined) {
    throw new CommandError(`--preset: The argument "${name}" already names a preset.`, {
      hint: 'Name the preset only once.',
    });
  }
  const id = isListed(game) || isForeign(game) ? game : (idFor(game) ?? game);
  const source = isListed(id) ? { manifest: await games[id](), source: id } : await foreignGame(id);
  return withPreset(source, preset ?? named);
}

/**
 * Loads the game that a record names.
 *
 * @throws {@link CommandError} if this package has no such game. A record cannot name a module, because loading a
 * module runs its code.
 */
export async function gameOfRecord(id: string, preset?: string): Promise<LoadedGame> {
  if (isListed(id)) return gameNamed(id, preset);
  throw new CommandError(`Unknown game "${id}".`, {
    hint: 'For your own game, write the path of its module before the path of the record.',
  });
}

/**
 * Returns true if an argument names a game. This function is for commands whose first argument is not always a game.
 */
export function namesGame(name: string): boolean {
  const [game] = divided(name);
  return isListed(game) || isForeign(game) || idFor(game) !== undefined;
}

/**
 * Checks a part that the manifest of a game has loaded, and returns this part.
 *
 * @throws {@link CommandError} if the part is not valid. The error message names the file and the invalid field.
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

/** Returns true if a name is the path of a file or the name of an installed package. */
function isForeign(name: string): boolean {
  return isPath(name) || packageUrl(name) !== undefined;
}

/** Splits `<game>/<preset>` into its two parts. The name of a package can also contain a slash. */
function divided(name: string): readonly [game: string, preset?: string | undefined] {
  const [, game = name, preset] = (isPath(name) ? FILE_WITH_PRESET : NAME_WITH_PRESET).exec(name) ?? [];
  const isPackage = !isListed(game) && !isPath(name) && packageUrl(name) !== undefined;
  return isPackage ? [name] : [game, preset];
}

const FILE_WITH_PRESET = /^(.+\.[cm]?[jt]s)\/(.+)$/i;
const NAME_WITH_PRESET = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/;

type Source = Pick<LoadedGame, 'manifest' | 'source'>;

function withPreset(loaded: Source, preset: string | undefined): LoadedGame {
  const { presets, defaultPreset, game } = loaded.manifest;
  if (preset !== undefined && !Object.hasOwn(presets, preset)) {
    throw new CommandError(`${game.id} has no preset "${preset}".`, { hint: hintAt(preset, Object.keys(presets)) });
  }
  const asked = preset === undefined ? {} : { preset };
  return { ...loaded, ...asked, game, options: presets[preset ?? defaultPreset]! };
}

/** Loads a game from a module outside this package. */
async function foreignGame(name: string): Promise<Source> {
  const url = isPath(name) ? urlOf(name) : packageUrl(name);
  if (url === undefined) {
    throw new CommandError(`Unknown game "${name}".`, {
      hint: `${hintAt(name, GAME_IDS)} For your own game, give a path such as ./my-game.js, or an installed package.`,
    });
  }
  const { manifest, default: other } = await moduleAt(url);
  if ((manifest ?? other) === undefined) {
    throw new CommandError(`${name} has no manifest.`, {
      code: EXIT.file,
      hint: 'Expected: export const manifest = defineManifest({ … }).',
    });
  }
  return { manifest: checkedPart(name, 'manifest', (manifest ?? other) as GameManifest), source: url };
}

function isPath(name: string): boolean {
  return /^(\.{0,2}[/\\]|file:|[a-z]:[/\\])|\.[cm]?[jt]s(\/|$)/i.test(name);
}

/**
 * Returns the URL of a package that is installed beside this package or in the working directory; `undefined` if no
 * such package is installed.
 */
function packageUrl(name: string): string | undefined {
  return (
    attempt(() => import.meta.resolve(name)) ??
    attempt(() => pathToFileURL(createRequire(join(process.cwd(), 'here.js')).resolve(name)).href)
  );
}

/** Returns the URL that `resolved` returns; `undefined` if `resolved` throws or returns a built-in module of Node. */
function attempt(resolved: () => string): string | undefined {
  try {
    const url = resolved();
    return url.startsWith('file:///') ? url : undefined;
  } catch {
    return undefined;
  }
}
