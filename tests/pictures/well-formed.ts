/** Reads XML far enough to tell whether a picture is well-formed, and what is in it. */

/** An element as it opens. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text right after it, up to the next tag. */
  readonly text: string;
}

const TAG = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>([^<]*)/gu;
const ENTITY = /&(?:amp|lt|gt|quot);/gu;

/** The elements of a document in order. Throws if it is not well-formed, or holds what only a script would. */
export function elementsOf(xml: string): readonly Element[] {
  const open: string[] = [];
  const elements: Element[] = [];
  let end = 0;
  for (const [whole, isClosing, name = '', written = '', isEmpty, text = ''] of xml.matchAll(TAG)) {
    const start = xml.indexOf(whole, end);
    if (start !== end) throw new Error(`Not well-formed: ${xml.slice(end, end + 80)}`);
    end += whole.length;
    if (/[&]/u.test(`${written}${text}`.replace(ENTITY, ''))) throw new Error(`A sign that is not escaped: ${whole}`);
    if (isClosing === '/') {
      if (open.pop() !== name) throw new Error(`Closes what is not open: ${name}`);
      continue;
    }
    if (isEmpty !== '/') open.push(name);
    const attributes = Object.fromEntries(
      [...written.matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [key, value]),
    );
    elements.push({ name, attributes, text });
  }
  if (end !== xml.length || open.length > 0) throw new Error(`Not well-formed at the end: ${xml.slice(end, end + 80)}`);
  return elements;
}
