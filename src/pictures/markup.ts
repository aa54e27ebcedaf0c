import type { PlacedThing } from './geometry.ts';

/**
 * Well-formed SVG or HTML. If markup is a {@link Child child} of an element, it is written unchanged, whereas a plain
 * string is escaped.
 */
export interface Markup {
  readonly markup: string;
  /** The places and pieces in the markup, in drawing order; absent if there are none. */
  readonly things?: readonly PlacedThing[];
}

/**
 * The content of an element. Markup is written unchanged, text is escaped, the items of a list are written in order,
 * and `undefined` is skipped.
 */
export type Child = Markup | string | undefined | readonly Child[];

/** Attributes by name. An attribute with the value `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Creates an SVG or HTML element. Numbers are written with at most one decimal place. */
export function el(name: string, attributes: Attributes, ...children: readonly Child[]): Required<Markup> {
  const written = Object.entries(attributes)
    .map(([key, value]) =>
      value === undefined ? '' : ` ${key}="${escaped(typeof value === 'number' ? short(value) : value)}"`,
    )
    .join('');
  const { markup: inner, things } = all(children);
  return { markup: inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`, things };
}

/** Joins children without an enclosing element. */
export function all(...children: readonly Child[]): Required<Markup> {
  const parts = children.map(one);
  return { markup: parts.map(({ markup }) => markup).join(''), things: parts.flatMap(({ things = [] }) => things) };
}

/** Writes a number with at most one decimal place. */
export function short(number: number): string {
  return String(Math.round(number * 10) / 10 + 0);
}

function one(child: Child): Markup {
  if (child === undefined) return { markup: '' };
  if (typeof child === 'string') return { markup: escaped(child) };
  return 'markup' in child ? child : all(...child);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Characters that XML does not allow, not even in escaped form: most control characters, lone surrogates, U+FFFE and
 * U+FFFF.
 */
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

function escaped(text: string): string {
  return text.replace(UNFIT, '\ufffd').replace(/[&<>"]/g, (mark) => ENTITIES[mark]!);
}
