/** A minimal XML reader that checks whether a picture is well-formed, and returns its elements. */

/** The start tag of an element. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text between the start tag and the next tag. */
  readonly text: string;
  /** The elements that contain the element, from the outermost to the innermost. */
  readonly around: readonly Element[];
}

const TAG = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>([^<]*)/gu;
const ENTITY = /&(?:amp|lt|gt|quot);/gu;

/**
 * The elements of a document, in the order of the text. Throws if the document is not well-formed or contains anything
 * that a script could use.
 */
export function elementsOf(xml: string): readonly Element[] {
  const open: Element[] = [];
  const elements: Element[] = [];
  let end = 0;
  for (const [whole, isClosing, name = '', written = '', isEmpty, text = ''] of xml.matchAll(TAG)) {
    const start = xml.indexOf(whole, end);
    if (start !== end) throw new Error(`Not well-formed: ${xml.slice(end, end + 80)}`);
    end += whole.length;
    if (/[&]/u.test(`${written}${text}`.replace(ENTITY, ''))) throw new Error(`A sign that is not escaped: ${whole}`);
    if (isClosing === '/') {
      if (open.pop()?.name !== name) throw new Error(`Closes what is not open: ${name}`);
      continue;
    }
    const attributes = Object.fromEntries(
      [...written.matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [key, value]),
    );
    const element = { name, attributes, text, around: [...open] };
    elements.push(element);
    if (isEmpty !== '/') open.push(element);
  }
  if (end !== xml.length || open.length > 0) throw new Error(`Not well-formed at the end: ${xml.slice(end, end + 80)}`);
  return elements;
}
