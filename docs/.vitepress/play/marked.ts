/** The little Markdown that rules are written in: links and code. */

/** A part of a text; one with an address is a link. */
export interface Part {
  readonly text: string;
  readonly isCode: boolean;
  /** From the top of the site, without a file ending: `'/match#clocks'`. */
  readonly page: string | undefined;
}

const MARKED = /`([^`]+)`|\[([^\]]+)\]\(\.\.\/([^)]+?)\.md(#[^)]*)?\)/gu;

/** A text of a rule by its parts, in their order. Links are those of a page among the rules. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [all, code, words = '', path = '', anchor = ''] = match;
    parts.push(plain(text.slice(end, match.index)));
    parts.push(
      code === undefined
        ? { text: words, isCode: false, page: `/${path}${anchor}` }
        : { text: code, isCode: true, page: undefined },
    );
    end = match.index + all.length;
  }
  return [...parts, plain(text.slice(end))].filter((part) => part.text !== '');
}

function plain(text: string): Part {
  return { text, isCode: false, page: undefined };
}
