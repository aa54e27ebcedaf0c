/**
 * Writes every example of the documentation as a module into `tests/.examples`. `examples.test.ts` runs the modules,
 * and the compiler checks them. Each line of an example has the same number in the module as in the file that contains
 * the example.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../export-paths.ts';
import { docCommentsIn, emptyExampleTagsIn, type Example, examplesIn } from './blocks.ts';
import { freeNamesOf, withClaims } from './claims.ts';
import { exportedNames } from './exported-names.ts';

/** An example, as `examples.test.ts` reads it. */
export interface WrittenExample {
  /** The file and the line number: `'README.md:12'`. */
  readonly title: string;
  /** The path of the module, relative to {@link FOLDER}. An `@example` tag without a code block has no module. */
  readonly module?: string;
  /** The line numbers of the claims. */
  readonly claims: readonly number[];
  /** Problems that were found before the example runs. */
  readonly issues: readonly string[];
}

/** The folder of the generated modules. The file `index.json` lists the modules. */
export const FOLDER = `${ROOT}tests/.examples/`;

/** Vitest calls a function with this name before all tests. */
export function setup(): void {
  const written = new Map<string, string>();
  const pages = ['README.md', ...filesBelow('docs', '.md')].filter(
    (path) => !/^docs\/(?:api(?:-reports)?|node_modules)\//.test(path),
  );
  const index = [
    ...pages.filter((path) => existsSync(ROOT + path)).flatMap((path) => fromPage(path, written)),
    ...filesBelow('src', '.ts').flatMap((path) => fromSource(path, written)),
  ];
  written.set('index.json', JSON.stringify(index, undefined, 2));
  // Unchanged files are not written again, because another test run may be reading them.
  for (const [path, text] of written) writeIfChanged(FOLDER + path, text);
  for (const path of filesBelow('tests/.examples', '')) {
    if (!written.has(relative(FOLDER, ROOT + path))) rmSync(ROOT + path);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setup();

function fromPage(path: string, written: Map<string, string>): readonly WrittenExample[] {
  return examplesIn(readFileSync(ROOT + path, 'utf8')).map((example) => write(path, example, '', written));
}

function fromSource(path: string, written: Map<string, string>): readonly WrittenExample[] {
  const prose = docCommentsIn(readFileSync(ROOT + path, 'utf8'));
  const found = examplesIn(prose);
  // Files without examples are not parsed, because parsing takes time and few files have examples.
  const names: ReadonlyMap<string, boolean> = found.length === 0 ? new Map() : exportedNames(ROOT + path);
  const examples = found.map((example) => write(path, example, ownImport(path, example, names), written));
  const empty = emptyExampleTagsIn(prose).map((line) => ({
    title: `${path}:${String(line)}`,
    claims: [],
    issues: ['@example without a ts block'],
  }));
  return [...examples, ...empty];
}

/**
 * An import statement for the names that an example uses and that are exported by the file that contains the example.
 */
function ownImport(path: string, { code }: Example, names: ReadonlyMap<string, boolean>): string {
  const used = [...freeNamesOf(code)].filter((name) => names.has(name));
  if (used.length === 0) return '';
  const list = used.map((name) => (names.get(name) === true ? `type ${name}` : name)).join(', ');
  return `import { ${list} } from '${climb(path)}${path}';`;
}

function write(path: string, example: Example, imports: string, written: Map<string, string>): WrittenExample {
  const { code, claims, issues } = withClaims(example.code);
  const module = `${path}.${String(example.line)}.ts`;
  // The first line of a file never belongs to an example, so imports can be added there.
  written.set(module, `import { claim } from '${climb(path)}tests/examples/claim.ts'; ${imports}${code}\n`);
  return { title: `${path}:${String(example.line)}`, module, claims, issues };
}

/** The relative path from a generated module to the root of the repository. */
function climb(path: string): string {
  return '../'.repeat(path.split('/').length + 1);
}

function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function filesBelow(folder: string, extension: string): readonly string[] {
  if (!existsSync(ROOT + folder)) return [];
  const entries = readdirSync(ROOT + folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map(({ parentPath, name }) => relative(ROOT, `${parentPath}/${name}`))
    .sort();
}
