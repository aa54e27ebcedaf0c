/** Finds the exports of a source file, so that examples in this file can use them without an import. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { declaredNames } from './claims.ts';

const known = new Map<string, ReadonlyMap<string, boolean>>();

/** The names that a file exports. The map entry of a name is `true` if the name is a type. */
export function exportedNames(path: string): ReadonlyMap<string, boolean> {
  const before = known.get(path);
  if (before !== undefined) return before;
  const names = new Map<string, boolean>();
  known.set(path, names);
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true);
  for (const statement of file.statements) {
    if (ts.isExportDeclaration(statement)) {
      for (const [name, isType] of reexportedNames(statement, path)) names.set(name, isType);
    } else if (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExport) === true) {
      const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
      for (const name of declaredNames(statement)) names.set(name, isType);
    }
  }
  return names;
}

function reexportedNames(statement: ts.ExportDeclaration, path: string): readonly (readonly [string, boolean])[] {
  const { exportClause, isTypeOnly, moduleSpecifier } = statement;
  if (exportClause === undefined) {
    const from = join(dirname(path), (moduleSpecifier as ts.StringLiteral).text);
    return [...exportedNames(from)].map(([name, isType]) => [name, isType || isTypeOnly]);
  }
  if (ts.isNamespaceExport(exportClause)) return [[exportClause.name.text, isTypeOnly]];
  return exportClause.elements.map((each) => [each.name.text, isTypeOnly || each.isTypeOnly]);
}

function isExport(modifier: ts.ModifierLike): boolean {
  return modifier.kind === ts.SyntaxKind.ExportKeyword;
}
