import type { ActionKind } from '../core/action-kind.ts';
import type { AuthorTypes } from '../core/spec.ts';
import { identifier, literal, member, quoted } from './text.ts';

/** Writes the constants and functions that the kernel needs for one type of action or chance event. */
export function actionCode<G extends AuthorTypes>(kind: ActionKind<G>): string {
  const name = identifier(kind.type);
  return [
    `const kind_${name} = rules.kinds.get(${quoted(kind.type)});`,
    `const { apply: apply_${name}, whyIllegal: judge_${name} } = kind_${name};`,
    ...kind.fields.map((_field, index) => `const ${fieldOf(kind, index)} = kind_${name}.fields[${String(index)}];`),
    ...(kind.keys.length === 0 ? [] : [fieldsFunction(kind), readFunction(kind)]),
    actionFunction(kind),
  ].join('\n');
}

/**
 * Writes the call that returns the fields of a listed action. The call uses the variables `setup`, `entry` and
 * `number`.
 */
export function fieldsOf<G extends AuthorTypes>(kind: ActionKind<G>): string {
  return kind.keys.length === 0 ? 'core.NONE' : `fields_${identifier(kind.type)}(setup, entry, number)`;
}

function fieldOf<G extends AuthorTypes>({ type }: ActionKind<G>, index: number): string {
  return `field_${identifier(type)}_${String(index)}`;
}

/**
 * Writes the function that returns the fields of a listed action in the form that rules receive: indexes instead of
 * names.
 */
function fieldsFunction<G extends AuthorTypes>(kind: ActionKind<G>): string {
  const { keys } = kind;
  const named = (values: readonly string[]): string =>
    literal(keys.map((key, index) => [key, values[index] ?? 'undefined']));
  const given = keys.map((_key, index) => SLOTS[index] ?? 'undefined');
  const others = given.slice(0, keys.length - 1);
  const body = [
    'const rank = number - entry.start;',
    'switch (entry.sort) {',
    `case 'one': return ${named(given)};`,
    "case 'each':",
    "case 'bits':",
    ...(keys.length === 1 ? ["case 'range-at':"] : []),
    `case 'range': return ${named([...others, 'entry.lastAt(rank)'])};`,
    ...(keys.length === 1 ? [] : rangeAtCase(keys, others, named)),
    ...(keys.length === 2 ? gridCase(named) : []),
    "case 'numbered': {",
    'const values = entry.make(rank);',
    `return ${named(keys.map((_key, index) => `values[${String(index)}]`))};`,
    '}',
    ...combinationCase(kind, named),
    '}',
  ];
  return `function fields_${identifier(kind.type)}(setup, entry, number) {\n${body.join('\n')}\n}`;
}

/** The properties of an entry that contain its field values. */
const SLOTS: readonly string[] = ['entry.first', 'entry.second', 'entry.third', 'entry.fourth'];

function rangeAtCase(
  keys: readonly string[],
  others: readonly string[],
  named: (values: readonly string[]) => string,
): readonly string[] {
  const cases = keys.map((_key, place) => {
    const values = named(others.toSpliced(place, 0, 'entry.least + rank'));
    return `${place === keys.length - 1 ? 'default' : `case ${String(place)}`}: return ${values};`;
  });
  return ["case 'range-at': {", 'switch (entry.place) {', ...cases, '}', '}'];
}

function gridCase(named: (values: readonly string[]) => string): readonly string[] {
  return [
    "case 'grid': {",
    'const column = rank % entry.width;',
    `return ${named(['entry.least + (rank - column) / entry.width', 'entry.column + column'])};`,
    '}',
  ];
}

/**
 * Writes the code that returns the fields of an action in an entry that offers all combinations of field values. The
 * last field varies fastest. The first field can have infinitely many values.
 */
function combinationCase<G extends AuthorTypes>(
  kind: ActionKind<G>,
  named: (values: readonly string[]) => string,
): readonly string[] {
  const values = kind.keys.map((_key, index) => `value${String(index)}`);
  const limited = values.slice(1).map((value, rest) => {
    const field = fieldOf(kind, rest + 1);
    const size = `size${String(rest + 1)}`;
    return `const ${size} = ${field}.size(setup);
const ${value} = ${field}.at(setup, left % ${size});
left = Math.floor(left / ${size});`;
  });
  return [
    'default: {',
    `${limited.length === 0 ? 'const' : 'let'} left = entry.least + rank;`,
    ...limited.toReversed(),
    `const value0 = ${fieldOf(kind, 0)}.at(setup, left);`,
    `return ${named(values)};`,
    '}',
  ];
}

/** Writes the function that returns a frozen action with its fields as JSON. */
function actionFunction<G extends AuthorTypes>(kind: ActionKind<G>): string {
  const { type, keys, fields } = kind;
  const values = keys.map((key, index) => {
    const value = `${fieldOf(kind, index)}.write(setup, ${member('fields', key)})`;
    return fields[index]!.isFree === true ? `core.constant(${value})` : value;
  });
  const body = [...constants(values), ...createdAction(kind)];
  return `function action_${identifier(type)}(setup, player, fields) {\n${body.join('\n')}\n}`;
}

/** Writes the declarations of the constants `value0`, `value1` …, one for each field. */
function constants(values: readonly string[]): readonly string[] {
  return values.map((value, index) => `const value${String(index)} = ${value};`);
}

/**
 * Writes the code that creates an action from the constants `value0`, `value1` … and `player`. In the action, an
 * optional field without a value stays absent.
 */
function createdAction<G extends AuthorTypes>({ type, keys, fields }: ActionKind<G>): readonly string[] {
  const head = [['type', quoted(type)] as const, ['player', 'player'] as const];
  const named = keys.map((key, index) => [key, `value${String(index)}`] as const);
  if (!fields.some(isOptional)) return [`return Object.freeze(${literal([...head, ...named])});`];
  const filled = named.map(([key, value]) => `if (${value} !== undefined) ${member('action', key)} = ${value};`);
  return [`const action = ${literal(head)};`, ...filled, 'return Object.freeze(action);'];
}

function isOptional(field: object): boolean {
  return 'isOptional' in field;
}

/**
 * Writes the function that reads the fields of an action. If the value of a field does not exist in the match, the
 * written function returns the key of this field.
 */
function readFunction<G extends AuthorTypes>(kind: ActionKind<G>): string {
  const { type, keys } = kind;
  const lines = keys.map((key, index) => {
    const [value, given] = [`value${String(index)}`, member('action', key)];
    return `const ${value} = ${fieldOf(kind, index)}.read(setup, ${given});
if (${value} === undefined && ${given} !== undefined) return ${quoted(key)};`;
  });
  const result = literal(keys.map((key, index) => [key, `value${String(index)}`]));
  return `function read_${identifier(type)}(setup, action) {\n${[...lines, `return ${result};`].join('\n')}\n}`;
}

/**
 * Writes the function that checks and copies an untrusted action. The written function returns `undefined` if the
 * action is not well-formed. If a field can contain values other than words, whole numbers and booleans, no function is
 * generated, and valibot checks the actions of this type.
 */
export function checkCode<G extends AuthorTypes>(kind: ActionKind<G>, player: unknown): string | undefined {
  const { type, keys, fields } = kind;
  const tests = [{ ...valueTest(player, 'player'), isOptional: false }];
  for (const [index, field] of fields.entries()) tests.push(valueTest(field.shape, `value${String(index)}`));
  if (tests.some(({ test }) => test === undefined)) return undefined;
  const known = ['type', 'player', ...keys].map((key) => `key !== ${quoted(key)}`).join(' && ');
  const refusals = tests.map(({ test, isOptional: mayBeAbsent }, index) => {
    const name = index === 0 ? 'player' : `value${String(index - 1)}`;
    return mayBeAbsent
      ? `if (${name} === undefined ? ${quoted(keys[index - 1]!)} in json : !(${test!})) return undefined;`
      : `if (!(${test!})) return undefined;`;
  });
  return [
    `function check_${identifier(type)}(json) {`,
    `for (const key in json) if (${known}) return undefined;`,
    'const player = json.player;',
    ...constants(keys.map((key) => member('json', key))),
    ...refusals,
    ...createdAction(kind),
    '}',
  ].join('\n');
}

/**
 * Writes the methods of the kernel that read and check actions. `checked` lists the action types for which a function
 * that checks actions was generated.
 */
export function actionMethods<G extends AuthorTypes>(
  kinds: readonly ActionKind<G>[],
  checked: readonly string[],
): readonly string[] {
  const typesWith = (hasFields: boolean): readonly string[] =>
    kinds.filter(({ keys }) => keys.length > 0 === hasFields).map(({ type }) => type);
  const cases = (types: readonly string[], call: (name: string) => string): string =>
    types.map((type) => `case ${quoted(type)}: return ${call(identifier(type))};`).join('\n');
  return [
    `read(setup, action) {
switch (action.type) {
${cases(typesWith(true), (name) => `read_${name}(setup, action)`)}
${cases(typesWith(false), () => 'core.NONE')}
}
return rules.kindOf(action).read(setup, action);
},`,
    `quickCheck(json) {
if (typeof json !== 'object' || json === null) return undefined;
switch (json.type) {
${cases(checked, (name) => `check_${name}(json)`)}
}
return undefined;
},`,
  ];
}

/** The properties of valibot schemas that this file reads. */
interface Introspected {
  readonly type: string;
  readonly pipe?: readonly Introspected[];
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
  readonly wrapped?: Introspected;
}

/**
 * Writes an expression that tests a value in the same way as the schema of its field. `test` is `undefined` if no
 * expression can do this test.
 */
function valueTest(schema: unknown, name: string): { readonly test: string | undefined; readonly isOptional: boolean } {
  const { type, pipe = [], options = [], literal: only, wrapped } = schema as Introspected;
  if (type === 'exact_optional') return { ...valueTest(wrapped, name), isOptional: true };
  const oneOf = (values: readonly unknown[]): string =>
    values.map((value) => `${name} === ${JSON.stringify(value)}`).join(' || ');
  const limits = pipe.slice(1).map((each) => limitTest(each, name));
  const whole: Readonly<Record<string, string>> = {
    string: `typeof ${name} === 'string'`,
    boolean: `typeof ${name} === 'boolean'`,
    number: `Number.isSafeInteger(${name})`,
    literal: oneOf([only]),
    picklist: oneOf(options),
  };
  const isWhole = type !== 'number' || pipe.some((each) => each.type === 'safe_integer');
  const isKnown = Object.hasOwn(whole, type) && isWhole && !limits.includes(undefined);
  const test = isKnown ? [whole[type], ...limits.filter((limit) => limit !== '')].join(' && ') : undefined;
  return { test: type === 'picklist' && test !== undefined ? `(${test})` : test, isOptional: false };
}

/**
 * Writes the expression for the test that one step of a valibot pipe makes. Returns `undefined` if the function does
 * not support this step.
 */
function limitTest({ type, requirement }: Introspected, name: string): string | undefined {
  switch (type) {
    case 'safe_integer':
      return '';
    case 'min_value':
      return `${name} >= ${String(requirement)}`;
    case 'max_value':
      return `${name} <= ${String(requirement)}`;
    default:
      return undefined;
  }
}
