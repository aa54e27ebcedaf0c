import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { textOf } from '../tournaments/anything.ts';
import { CommandError, EXIT, sentence } from './failure.ts';

/** Returns the absolute URL of a file. With the absolute URL, another process can load the same file. */
export function urlOf(path: string): string {
  return path.startsWith('file:') ? path : pathToFileURL(resolve(path)).href;
}

/**
 * Loads a module.
 *
 * @throws {@link CommandError} if the file does not exist or is not a module.
 */
export async function moduleAt(url: string): Promise<Readonly<Record<string, unknown>>> {
  const file = fileURLToPath(url);
  if (!existsSync(file)) {
    throw new CommandError(`${file} cannot be loaded: There is no such file.`, { code: EXIT.file });
  }
  try {
    return (await import(/* @vite-ignore */ url)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw new CommandError(`${file} cannot be loaded: ${whyNotLoaded(error)}`, { code: EXIT.file });
  }
}

/** Returns a sentence that says why a module cannot be loaded. */
export function whyNotLoaded(error: unknown): string {
  const isNoModule = NO_MODULE.includes((error as { readonly code?: string } | undefined)?.code ?? '');
  return isNoModule ? 'Expected a .js or .mjs file. Compile TypeScript first.' : sentence(textOf(error));
}

/** Node’s error codes if the path is a folder, or a file that is not a module. */
const NO_MODULE = ['ERR_UNSUPPORTED_DIR_IMPORT', 'ERR_UNKNOWN_FILE_EXTENSION'];
