/** The subset of Markdown in rules: links and code. */

/** A part of a text. A part with a page is a link. */
export interface Part {
  readonly text: string;
  readonly isCode: boolean;
  /** The page of a link, relative to the root of the site, without a file extension: `'/match#clocks'`. */
  readonly page: string | undefined;
}

const MARKED = /`([^`]+)`|\[([^\]]+)\]\(\.\.\/([^)]+?)\.md(#[^)]*)?\)/gu;

/** Splits the text of a rule into its parts. Links are relative to a rules page. */
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
