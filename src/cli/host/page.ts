/**
 * The page that people open, and the modules that the page loads: modules of this package, of other packages, and of
 * the user's own game.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { GAME_IDS, type LoadedGame } from '../game.ts';

/**
 * The modules of other packages that a browser imports. The key is the name in the import statement; the value is the
 * path of the module in its package.
 */
const LIBRARIES = {
  '@lit/reactive-element': '@lit/reactive-element/reactive-element.js',
  'fraction.js': 'fraction.js/dist/fraction.mjs',
  immer: 'immer/dist/immer.production.mjs',
  lit: 'lit/index.js',
  'lit/': 'lit/',
  'lit-element/': 'lit-element/',
  'lit-html': 'lit-html/lit-html.js',
  'lit-html/': 'lit-html/',
  'pure-rand/generator/xoroshiro128plus': 'pure-rand/lib/esm/generator/xoroshiro128plus.js',
  valibot: 'valibot/dist/index.mjs',
};

const STYLES = `
body { --countersheet-height: calc(100dvh - 7rem); max-width: 100rem; margin: auto; padding: .5rem; font: 15px/1.5 system-ui, sans-serif }
#seats, #tools { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin: .5rem 0; padding: 0; list-style: none }
button, input { font: inherit }
`;

/** A file that the server sends. */
interface PageFile {
  readonly type: string;
  readonly content: string | Buffer;
}

/** The files of a page. */
export interface PageFiles {
  /**
   * The hash of the page's inline script. The content security policy lists this hash, so that browsers run the script.
   */
  readonly scriptSource: string;
  /** Returns the file at a path; `undefined` if the page has no such file. */
  fileAt(path: string): PageFile | undefined;
}

/**
 * Creates the files of a page that shows a game. The page uses `language` if the game has none of the browser's
 * languages.
 */
export function pageFiles({ source }: Pick<LoadedGame, 'source'>, language: string): PageFiles {
  const { resolve } = createRequire(import.meta.url);
  const rootOf = (file: string): URL => new URL('.', pathToFileURL(resolve(file)));
  const dist = new URL('dist/', rootOf('countersheet/package.json'));
  const own = source.startsWith('file:') ? ownModules(new URL(source)) : new Map<string, URL>();
  const [game = `countersheet/${source}/manifest`] = own.keys();
  const map = JSON.stringify({ imports: importMap(new URL('../package.json', dist)) });
  const script = `import * as game from '${game}';
import { showRoom } from '/countersheet/ui/room-page.js';
showRoom(game.manifest ?? game.default, ${JSON.stringify(language)});
`;

  const moduleAt = (path: string): URL | undefined => {
    const [, root, file = '', name = ''] = /^\/(countersheet|modules)\/(([\w@.-]+)[\w@./-]*)$/.exec(path) ?? [];
    if (root === undefined) return own.get(path);
    if (root === 'countersheet') return new URL(file, dist);
    const library = Object.keys(LIBRARIES).find((each) => each.split('/', 1)[0] === name);
    if (library === undefined) return undefined;
    // The other packages of Lit are installed in the same folder as `lit`.
    const { href } = rootOf(name.includes('lit') ? 'lit' : library);
    return new URL(file, href.slice(0, href.lastIndexOf('/node_modules/') + '/node_modules/'.length));
  };

  return {
    scriptSource: `'sha256-${createHash('sha256').update(map).digest('base64')}'`,
    fileAt: (path) => {
      if (path === '/') return { type: 'text/html', content: htmlWith(map) };
      if (path === '/page.js') return { type: 'text/javascript', content: script };
      const file = /\.m?js$/.test(path) ? moduleAt(path) : undefined;
      if (file === undefined || !existsSync(file)) return undefined;
      return { type: 'text/javascript', content: readFileSync(file) };
    },
  };
}

function htmlWith(map: string): string {
  return `<!doctype html>
<html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Countersheet</title>
<link rel="icon" href="data:,">
<style>${STYLES}</style>
<script type="importmap">${map}</script>
<script type="module" src="/page.js"></script>
<body></body>
</html>
`;
}

/** For each module that the page can import, maps the name of the module to its path. */
function importMap(packageFile: URL): Readonly<Record<string, string>> {
  const { exports } = JSON.parse(readFileSync(packageFile, 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly import?: { readonly default: string } }>>;
  };
  const ours = Object.entries(exports).flatMap(([path, entry]) => {
    const file = entry.import?.default.replace('./dist', '/countersheet');
    if (file === undefined) return [];
    const names = path.includes('*') ? GAME_IDS : [''];
    return names.map((id) => [path.replace('.', 'countersheet').replace('*', id), file.replace('*', id)]);
  });
  const others = Object.entries(LIBRARIES).map(([name, path]) => [name, `/modules/${path}`]);
  return Object.fromEntries([...ours, ...others]) as Readonly<Record<string, string>>;
}

/**
 * Returns the files that the page needs for the module of a game: the file of the module, and the modules that this
 * module imports from its own folder. The result maps the path that the page uses for a file to the URL of this file.
 */
function ownModules(file: URL, folder = new URL('.', file), found = new Map<string, URL>()): ReadonlyMap<string, URL> {
  const path = file.href.replace(folder.href, '/game/');
  if (!path.startsWith('/game/') || found.has(path) || !existsSync(file)) return found;
  found.set(path, file);
  const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*(["'])(\.[^"']*)\1/g);
  for (const [, , imported = ''] of imports) ownModules(new URL(imported, file), folder, found);
  return found;
}
