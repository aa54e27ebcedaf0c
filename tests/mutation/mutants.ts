/** Creates mutants. A mutant is a change of a source file that makes one small defect, which a test should detect. */
import { createHash } from 'node:crypto';
import ts from 'typescript';

/** A mutant: a part of a file, and its replacement. */
export interface Mutant {
  /** The path of the file, relative to the root of the repository. */
  readonly file: string;
  /** The line number. The first line has the number 1. */
  readonly line: number;
  /** The start and the end of the changed part, as offsets in the file. */
  readonly from: number;
  readonly to: number;
  readonly original: string;
  readonly replacement: string;
  /**
   * An id that depends only on the file, the text of the line and the change, not on the line number. A number
   * distinguishes equal lines.
   */
  readonly id: string;
}

/** For each operator, the operators that replace it in mutants. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
};

/** For each method name, the method name that replaces it in mutants. */
const METHODS: Readonly<Record<string, string>> = {
  ...{ some: 'every', every: 'some', min: 'max', max: 'min', ceil: 'floor', floor: 'ceil' },
  ...{ push: 'unshift', has: 'delete', filter: 'slice', find: 'at', flatMap: 'map' },
};

/** All mutants of a file. Types, imports and interfaces get no mutants. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Mutant[] = [];
  const known = new Set<string>();
  const add = (node: ts.Node, replacement: string): void => {
    const [from, to] = [node.getStart(source), node.getEnd()];
    const line = source.getLineAndCharacterOfPosition(from).line;
    const whole = (text.split('\n')[line] ?? '').trim();
    const before = found.filter((each) => each.line === line + 1 && each.replacement === replacement).length;
    let what = [file, whole, node.getText(source), replacement, before].join('\n');
    while (known.has(what)) what += '\n';
    known.add(what);
    const id = createHash('sha256').update(what).digest('hex');
    found.push({ file, line: line + 1, from, to, original: text.slice(from, to), replacement, id: id.slice(0, 12) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    for (const replacement of replacementsFor(node, source)) add(node, replacement);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The texts with which a syntax node can be replaced. */
function replacementsFor(node: ts.Node, source: ts.SourceFile): readonly string[] {
  const text = node.getText(source);
  const { parent } = node as { parent: ts.Node | undefined };
  if (parent !== undefined && ts.isBinaryExpression(parent) && node === parent.operatorToken) {
    // Strings cannot be subtracted.
    if (text === '+' && [parent.left, parent.right].some(isText)) return [];
    return OPERATORS[text] ?? [];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [node.operand.getText(source)];
  if ((ts.isPostfixUnaryExpression(node) || ts.isPrefixUnaryExpression(node)) && /\+\+|--/.test(text))
    return [text.replace('++', '∓').replace('--', '++').replace('∓', '--')];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
  if (ts.isNumericLiteral(node) && /^\d+$/.test(text)) return [String(Number(text) + 1)];
  if (isMethodName(node, parent) && Object.hasOwn(METHODS, text)) return [METHODS[text]!];
  if (ts.isExpressionStatement(node)) return [';'];
  if (isCondition(node, parent)) return ['true', 'false'];
  return [];
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function isMethodName(node: ts.Node, parent: ts.Node | undefined): boolean {
  return (
    parent !== undefined &&
    ts.isPropertyAccessExpression(parent) &&
    node === parent.name &&
    ts.isCallExpression(parent.parent)
  );
}

function isCondition(node: ts.Node, parent: ts.Node | undefined): boolean {
  if (parent === undefined) return false;
  if (ts.isConditionalExpression(parent)) return node === parent.condition;
  return ts.isIfStatement(parent) && node === parent.expression;
}
