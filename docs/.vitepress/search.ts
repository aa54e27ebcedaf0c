/**
 * Settings of the search. VitePress sends these functions to the browser as text, so they must not use other functions.
 */

/** Returns a word without its ending; `null` for common words that do not help the search. */
function processTerm(term: string): string | null {
  const stops =
    'a an and are as at be by can do does for from get gets has have how i if in into is it its me may must my of on or our own so than that the their them then there they this to up was we what when where which who whose why will with you your';
  const word = term.toLowerCase().replace(/[’']s?$/u, '');
  if (stops.split(' ').includes(word)) return null;
  return word.length < 5 ? word.replace(/(?<=..[^s])s$/u, '') : word.replace(/(?:ies|ing|ed|es|s|y|e)$/u, '');
}

/** Returns the weight of a page. Pages for players come before other pages, and pages of the current game come first. */
function boostDocument(id: string): number {
  const games = ['learn/', 'rules/', 'tables/'];
  const [kind] = games.filter((each) => id.includes(`/${each}`));
  if (kind === undefined) return 0.1;
  const place = `${globalThis.location.pathname}${globalThis.location.hash}`;
  const game = id.replace(/^.*\/(?:learn|rules|tables)\//u, '').replace(/#.*$/u, '');
  const isHere = place.includes(game);
  return (kind === 'tables/' ? 0.5 : 1) * (isHere ? 5 : 1);
}

/** The options of MiniSearch for the index and for queries. */
export const miniSearch = {
  options: { processTerm },
  searchOptions: { prefix: true, fuzzy: 0.15, boost: { title: 3, text: 1, titles: 1 }, boostDocument },
};
