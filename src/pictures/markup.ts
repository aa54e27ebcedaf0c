/** Well-formed SVG or HTML. A plain string among {@link Child children} is text and gets escaped; this does not. */
export interface Markup {
  readonly markup: string;
}

/** What stands in an element: markup as it is, text escaped, lists in order, nothing for `undefined`. */
export type Child = Markup | string | undefined | readonly Child[];

/** Attributes by name; one that is `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element. A number is written with one decimal at most. */
export function el(name: string, attributes: Attributes, ...children: readonly Child[]): Markup {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(asText(value))}"`]))
    .join('');
  const inner = joined(children);
  return { markup: inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>` };
}

/** Children one after the other, without an element around them. */
export function all(...children: readonly Child[]): Markup {
  return { markup: joined(children) };
}

/** A number as it stands in markup: with one decimal at most. */
export function short(number: number): string {
  return String(Math.round(number * 10) / 10 + 0);
}

function asText(value: string | number): string {
  return typeof value === 'number' ? short(value) : value;
}

function joined(children: readonly Child[]): string {
  return children.map(one).join('');
}

function one(child: Child): string {
  if (child === undefined) return '';
  if (typeof child === 'string') return escaped(child);
  return 'markup' in child ? child.markup : joined(child);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What no XML document may hold, not even escaped: most control characters, halves of pairs, and two more. */
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

function escaped(text: string): string {
  return text.replace(UNFIT, '\ufffd').replace(/[&<>"]/g, (mark) => ENTITIES[mark]!);
}
