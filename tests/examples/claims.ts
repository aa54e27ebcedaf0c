/** Turns the claims of an example into assertions: `expression // => value`. */
import { Script } from 'node:vm';
import ts from 'typescript';

/** An example that is ready to run. */
export interface RunnableExample {
  /** The code of the example, with a call of `claim` for each claim. */
  readonly code: string;
  /** The line number of each claim. The first line has the number 1. */
  readonly claims: readonly number[];
  /** The problems in the claims of the example. */
  readonly issues: readonly string[];
}

/**
 * Turns each claim of an example into a call: `claim(line, expression, value)`.
 *
 * A claim follows an expression, or a declaration of one name. The claim is on the same line or on the next line. A
 * long value can continue on the next comment lines. The code keeps its number of lines.
 */
export function withClaims(example: string): RunnableExample {
  // Semicolons are added, so that two claims cannot become one expression.
  const code = example.replace(/;?([ \t]*\n?[ \t]*)\/\/ => /g, ';$1// => ');
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ESNext, true);
  const statements = statementsOf(file);
  const claims: number[] = [];
  const issues: string[] = [];
  const edits: { from: number; to: number; text: string }[] = [];
  for (const { index, 0: comment } of code.matchAll(/\/\/ => [^\n]*(?:\n[ \t]*\/\/(?! =>)[^\n]*)*/g)) {
    const line = lineAt(code, index);
    const value = valueIn(comment);
    const statement = statements.find(({ end }) =>
      /^[ \t]*\n?[ \t]*$/.test(end < index ? code.slice(end, index) : '?'),
    );
    const edit = statement === undefined ? undefined : editOf(statement, line, value ?? '');
    if (value === undefined) issues.push(`line ${String(line)}: what follows "// =>" is not a value`);
    else if (edit === undefined) issues.push(`line ${String(line)}: there is no expression before "// =>"`);
    else edits.push(edit);
    claims.push(line);
  }
  if (claims.length === 0) issues.push('claims nothing: write "expression // => value"');
  return { code: edited(code, edits), claims, issues };
}

/** The names that a piece of code uses but does not declare at its top level. */
export function freeNamesOf(code: string): ReadonlySet<string> {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ESNext, true);
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) used.add(node.text);
    // The name after a dot is a property, not a variable.
    if (ts.isPropertyAccessExpression(node)) visit(node.expression);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  for (const name of file.statements.flatMap(declaredNames)) used.delete(name);
  return used;
}

/** The names that a statement declares. */
export function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  if (ts.isImportDeclaration(statement)) {
    const { name, namedBindings } = statement.importClause ?? {};
    const bindings =
      namedBindings === undefined ? [] : ts.isNamespaceImport(namedBindings) ? [namedBindings] : namedBindings.elements;
    return [...(name === undefined ? [] : [name.text]), ...bindings.map((each) => each.name.text)];
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

function boundNames(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((each) => (ts.isOmittedExpression(each) ? [] : boundNames(each.name)));
}

function statementsOf(file: ts.SourceFile): readonly ts.Statement[] {
  const found: ts.Statement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) || ts.isVariableStatement(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function editOf(
  statement: ts.Statement,
  line: number,
  value: string,
): { from: number; to: number; text: string } | undefined {
  const from = statement.getStart();
  const to = statement.end;
  if (ts.isExpressionStatement(statement)) {
    return { from, to, text: `claim(${String(line)}, ${statement.expression.getText()}, ${value});` };
  }
  const [name, ...others] = declaredNames(statement);
  return name === undefined || others.length > 0
    ? undefined
    : { from: to, to, text: ` claim(${String(line)}, ${name}, ${value});` };
}

/** Joins the first lines of the comment: as many lines as are needed for a complete value. */
function valueIn(comment: string): string | undefined {
  const lines = comment.split('\n').map((line) => line.replace(/^[ \t]*\/\/ ?(=> )?/, ''));
  return lines.map((_, index) => lines.slice(0, index + 1).join(' ')).find(isExpression);
}

function isExpression(text: string): boolean {
  try {
    // Node only compiles the text and does not run it. This check is much faster than the TypeScript compiler.
    new Script(`void (${text});`);
    return true;
  } catch {
    return false;
  }
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function edited(text: string, edits: readonly { from: number; to: number; text: string }[]): string {
  return edits
    .toReversed()
    .reduce((result, edit) => result.slice(0, edit.from) + edit.text + result.slice(edit.to), text);
}
