/**
 * Where the pages about the games are.
 */

export const DOCS = 'https://github.com/countersheet/countersheet/blob/main/docs';

/** Where the page is from which a game is learnt. */
export function guideTo(game: string): string {
  return `${DOCS}/learn/${game}.md`;
}
