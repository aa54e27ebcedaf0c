/** The shape of the data that a valibot schema describes, with the details that copying, freezing and hashing need. */
export type DataShape =
  /** A number, string, boolean or `null`, which needs no copy. */
  | { readonly kind: 'value' }
  /** `undefined`, `null` or data of the inner shape. */
  | { readonly kind: 'optional'; readonly inner: DataShape }
  | { readonly kind: 'object'; readonly entries: readonly ShapeEntry[] }
  | { readonly kind: 'list'; readonly item: DataShape }
  | { readonly kind: 'record'; readonly value: DataShape }
  /** One of several kinds of objects. The kind depends on the word under the key `tag`. */
  | { readonly kind: 'variant'; readonly tag: string; readonly cases: readonly VariantCase[] }
  /** Data of any other shape. */
  | { readonly kind: 'other' };

/** A key of an object. */
export interface ShapeEntry {
  readonly key: string;
  readonly shape: DataShape;
  /** Whether the key may be absent. */
  readonly isOptional: boolean;
}

/** One case of a variant: the objects that have one particular word under the key `tag`. */
export interface VariantCase {
  readonly word: string;
  readonly entries: readonly ShapeEntry[];
}

/** The properties of valibot schemas that this file reads. */
interface Introspected {
  readonly kind: string;
  readonly pipe?: readonly Introspected[];
  readonly type: string;
  readonly entries?: Entries;
  readonly item?: unknown;
  readonly value?: unknown;
  readonly wrapped?: unknown;
  readonly key?: unknown;
  readonly options?: readonly { readonly entries: Entries }[];
}

type Entries = Readonly<Record<string, { readonly type: string; readonly literal?: unknown }>>;

const VALUES: ReadonlySet<string> = new Set(['boolean', 'literal', 'null', 'number', 'picklist', 'string']);

/** Reads the shape of the data that fit a valibot schema. */
export function dataShapeOf(schema: unknown): DataShape {
  const { type, entries, item, value, wrapped, key, options } = lastSchemaOf(schema as Introspected);
  if (VALUES.has(type)) return { kind: 'value' };
  if (type === 'union' && options!.every((each) => dataShapeOf(each).kind === 'value')) return { kind: 'value' };
  if (wrapped !== undefined) return { kind: 'optional', inner: dataShapeOf(wrapped) };
  if (entries !== undefined) return { kind: 'object', entries: entriesOf(entries) };
  if (item !== undefined) return { kind: 'list', item: dataShapeOf(item) };
  if (type === 'record') return { kind: 'record', value: dataShapeOf(value) };
  if (typeof key !== 'string' || options === undefined) return { kind: 'other' };
  const cases = options.map((each) => ({ word: String(each.entries[key]?.literal), entries: entriesOf(each.entries) }));
  return { kind: 'variant', tag: key, cases };
}

function entriesOf(entries: Entries): readonly ShapeEntry[] {
  return Object.entries(entries).map(([key, schema]) => ({
    key,
    shape: dataShapeOf(schema),
    isOptional: /optional/.test(schema.type),
  }));
}

/**
 * Returns the last schema of a pipe. This function is needed because a pipe itself has the properties of its first
 * schema.
 */
function lastSchemaOf(schema: Introspected): Introspected {
  const last = schema.pipe?.findLast(({ kind }) => kind === 'schema');
  return last === undefined ? schema : lastSchemaOf(last);
}
