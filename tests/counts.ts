/**
 * Measures the size and structure of the sources. Run this program with `npx tsx tests/counts.ts [folder of another
 * checkout]`. `counts.test.ts` checks that some of the results do not exceed a limit.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { ROOT } from './export-paths.ts';

/** The measurements of a folder. */
interface Counts {
  readonly files: number;
  /** The number of lines, including blank lines and comments. */
  readonly lines: number;
  /** The number of lines that contain code. */
  readonly code: number;
  /** The number of type assertions with `as`, except `as const`. */
  readonly casts: number;
  /** The number of lines of code of each named function, in ascending order. */
  readonly functions: readonly number[];
  /** The number of layers, which is the length of the longest chain of imports within the folder. */
  readonly floors: number;
}

/** The total number of lines in some folders, and the total number of type assertions. */
export function castsOf(folders: readonly string[]): Pick<Counts, 'lines' | 'casts'> {
  const sources = folders.flatMap((folder) => sourcesIn(folder));
  return { lines: sum(sources, linesOf), casts: sum(sources, castsIn) };
}

/** The length of the longest chain of imports within a folder. */
export function floorsIn(folder: string): number {
  return floorsOf(sourcesIn(folder));
}

/** Measures all sources in a folder, for example: `src/games/air-war`. */
function countsOf(folder: string, root: string): Counts {
  const sources = sourcesIn(folder, root);
  return {
    files: sources.length,
    lines: sum(sources, linesOf),
    code: sum(sources, (source) => linesOfCode(source, source)),
    casts: sum(sources, castsIn),
    functions: sources.flatMap(functionsIn).toSorted((one, other) => one - other),
    floors: floorsOf(sources),
  };
}

function sum(sources: readonly ts.SourceFile[], measure: (source: ts.SourceFile) => number): number {
  return sources.reduce((total, source) => total + measure(source), 0);
}

function sourcesIn(folder: string, root = ROOT): readonly ts.SourceFile[] {
  const files = readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  return files.map((file) => {
    const path = `${root}${folder}/${file}`;
    return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  });
}

function linesOf({ text }: ts.SourceFile): number {
  return text.trimEnd().split('\n').length;
}

/** The number of lines that contain a token of a node. */
function linesOfCode(node: ts.Node, source: ts.SourceFile): number {
  const lines = new Set<number>();
  const lineAt = (place: number): number => source.getLineAndCharacterOfPosition(place).line;
  const visit = (each: ts.Node): void => {
    if (ts.isJSDoc(each)) return;
    const children = each.getChildren(source);
    if (children.length > 0) children.forEach(visit);
    else if (each.getWidth(source) > 0) {
      // A template string is one token that can span several lines.
      for (let line = lineAt(each.getStart(source)); line <= lineAt(each.end); line++) lines.add(line);
    }
  };
  visit(node);
  return lines.size;
}

function castsIn(source: ts.SourceFile): number {
  let casts = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText(source) !== 'const') casts++;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return casts;
}

function functionsIn(source: ts.SourceFile): readonly number[] {
  const lengths: number[] = [];
  const visit = (node: ts.Node): void => {
    if (isNamedFunction(node)) lengths.push(linesOfCode(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lengths;
}

function isNamedFunction(node: ts.Node): boolean {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
    return ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent);
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

function floorsOf(sources: readonly ts.SourceFile[]): number {
  const byPath = new Map(sources.map((source) => [source.fileName, source]));
  const floors = new Map<string, number>();
  const floorOf = (source: ts.SourceFile): number => {
    const known = floors.get(source.fileName);
    if (known !== undefined) return known;
    const below = importsOf(source).flatMap((path) => byPath.get(path) ?? []);
    const floor = 1 + Math.max(0, ...below.map(floorOf));
    floors.set(source.fileName, floor);
    return floor;
  };
  return Math.max(0, ...sources.map(floorOf));
}

/** The files that a file imports. Files from which only types are imported do not count. */
function importsOf(source: ts.SourceFile): readonly string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: name } = statement;
    if (name === undefined || !ts.isStringLiteral(name) || !name.text.startsWith('.') || isOfTypes(statement))
      return [];
    return [new URL(name.text, pathToFileURL(source.fileName)).pathname];
  });
}

function isOfTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  const isImport = ts.isImportDeclaration(statement);
  if (isImport && statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  if (!isImport && statement.isTypeOnly) return true;
  const names = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  const isList = names !== undefined && (ts.isNamedImports(names) || ts.isNamedExports(names));
  return isList && names.elements.every((each) => each.isTypeOnly);
}

function row(folder: string, root: string): string {
  const { files, lines, code, casts, functions, floors } = countsOf(folder, root);
  const median = functions[Math.floor(functions.length / 2)] ?? 0;
  const tail = functions[Math.floor(functions.length * 0.9)] ?? 0;
  const numbers = [
    files,
    lines,
    code,
    ((1000 * casts) / lines).toFixed(1),
    median,
    tail,
    functions.at(-1) ?? 0,
    floors,
  ];
  return folder.padEnd(32) + numbers.map((each) => String(each).padStart(8)).join('');
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const root = process.argv[2] === undefined ? ROOT : `${process.argv[2]}/`;
  const inside = (folder: string): readonly string[] =>
    readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((each) =>
      each.isDirectory() ? [`${folder}/${each.name}`] : [],
    );
  const folders = ['src', ...inside('src'), ...inside('src/games')];
  const heads = ['files', 'lines', 'code', 'casts/k', 'median', '90 %', 'longest', 'floors'];
  stdout.write(`${' '.repeat(32)}${heads.map((each) => each.padStart(8)).join('')}\n`);
  for (const folder of folders) stdout.write(`${row(folder, root)}\n`);
}
