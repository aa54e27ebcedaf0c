/** Small faults that can be put into a source file, one at a time, to see whether a test notices. */
import { createHash } from 'node:crypto';
import ts from 'typescript';

/** A fault: a part of the text, and what to write for it. */
export interface Mutant {
  /** From the top of the repository. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Where the part begins and ends in the text of the file. */
  readonly from: number;
  readonly to: number;
  readonly original: string;
  readonly replacement: string;
  /** Stays the same while the line and what is changed in it do, wherever the line goes; lines that read alike are counted. */
  readonly id: string;
}

/** What each operator may be mistaken for. */
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

/** What each method may be mistaken for. */
const METHODS: Readonly<Record<string, string>> = {
  ...{ some: 'every', every: 'some', min: 'max', max: 'min', ceil: 'floor', floor: 'ceil' },
  ...{ push: 'unshift', has: 'delete', filter: 'slice', find: 'at', flatMap: 'map' },
};

/** All faults of a file. Types, words for people and constants at the top of a module's rulebook are left alone. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Mutant[] = [];
  const told = new Set<string>();
  const add = (node: ts.Node, replacement: string): void => {
    const [from, to] = [node.getStart(source), node.getEnd()];
    const line = source.getLineAndCharacterOfPosition(from).line;
    const whole = (text.split('\n')[line] ?? '').trim();
    const before = found.filter((each) => each.line === line + 1 && each.replacement === replacement).length;
    let what = [file, whole, node.getText(source), replacement, before].join('\n');
    while (told.has(what)) what += '\n';
    told.add(what);
    const id = createHash('sha256').update(what).digest('hex');
    found.push({ file, line: line + 1, from, to, original: text.slice(from, to), replacement, id: id.slice(0, 12) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    for (const replacement of faultsOf(node, source)) add(node, replacement);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What may be written for a node. */
function faultsOf(node: ts.Node, source: ts.SourceFile): readonly string[] {
  const text = node.getText(source);
  const { parent } = node as { parent: ts.Node | undefined };
  if (parent !== undefined && ts.isBinaryExpression(parent) && node === parent.operatorToken) {
    // A sum of texts has no difference.
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
