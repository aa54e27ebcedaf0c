/**
 * Checks that the site answers twenty questions of readers. The answer to each question must be at most two clicks away
 * from the page that teaches the game.
 */
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { BASE, textOf } from './site.ts';

interface Question {
  readonly asks: string;
  readonly game: string;
  /** The links that a reader clicks, in this order. Each link is given by the end of its address. */
  readonly clicks: readonly string[];
  /**
   * A text that the last page must contain. If the last link has an anchor, the text must be in the section of this
   * anchor.
   */
  readonly answer: RegExp;
}

const HOST = 'http://site';

const UAW = 'up-against-the-wall';
const CHICAGO = 'chicago-chicago';
const AIR = 'air-war';
const WORLD = 'world-game';
const REVOLT = 'revolting-behaviour';

const QUESTIONS: readonly Question[] = [
  { asks: 'What does the gambit cost?', game: UAW, clicks: ['#uw-42'], answer: /the caller loses all pieces/ },
  { asks: 'When may the gambit be called?', game: UAW, clicks: ['#uw-41'], answer: /before you deploy anything/ },
  { asks: 'Why is 5-1 worse than 3-1?', game: UAW, clicks: ['#uw-34'], answer: /5-1 is worse than 3-1/ },
  {
    asks: 'What happens at equal support?',
    game: UAW,
    clicks: ['#uw-61'],
    answer: /If the sums are equal, the match is a draw/,
  },
  {
    asks: 'Which tracks are original?',
    game: UAW,
    clicks: ['originals', '#uw-12'],
    answer: /Six groups are documented/,
  },
  { asks: 'What do the cards do?', game: UAW, clicks: [`tables/${UAW}`], answer: /Rap Brown/ },
  { asks: 'What does DD3 mean?', game: CHICAGO, clicks: ['#cc-48'], answer: /a third fall a level/ },
  { asks: 'What is a Tac unit?', game: CHICAGO, clicks: ['#cc-12'], answer: /tactical police have 5-3/ },
  { asks: 'How do the police lose?', game: CHICAGO, clicks: ['#cc-62'], answer: /shoot somebody/ },
  { asks: 'How does a crowd grow?', game: CHICAGO, clicks: ['#cc-54'], answer: /multiplied/ },
  {
    asks: 'Which cells of the tables are printed?',
    game: CHICAGO,
    clicks: ['originals'],
    answer: /one cell of a table/,
  },
  { asks: 'When is an airport contested?', game: AIR, clicks: ['#aw-42'], answer: /if its city is contested/ },
  { asks: 'How are cities set up?', game: AIR, clicks: ['#aw-22'], answer: /cities of your opponent/ },
  { asks: 'What if a match does not end?', game: AIR, clicks: ['#aw-83'], answer: /is a draw/ },
  {
    asks: 'What becomes of a loan to the loser?',
    game: WORLD,
    clicks: ['#wg-53'],
    answer: /lent to the loser are lost/,
  },
  { asks: 'Can a lender change its mind?', game: WORLD, clicks: ['#wg-43'], answer: /take its points back/ },
  { asks: 'Who wins at equal points?', game: WORLD, clicks: ['#wg-62'], answer: /share the victory/ },
  { asks: 'What does a severe success need?', game: REVOLT, clicks: ['#rb-33'], answer: /jack, queen or king/ },
  { asks: 'What does a joker do?', game: REVOLT, clicks: ['#rb-51'], answer: /Five cards of the Cause deck/ },
  { asks: 'How do ties end in each game?', game: REVOLT, clicks: ['endings'], answer: /a draw between all/ },
];

describe('a reader’s question', () => {
  it('is one of twenty', () => {
    expect(QUESTIONS).toHaveLength(20);
    expect(QUESTIONS.every(({ clicks }) => clicks.length <= 2)).toBe(true);
  });

  it.each(QUESTIONS)('is answered: $asks ($game)', ({ game, clicks, answer }) => {
    let address = `learn/${game}`;
    for (const click of clicks) address = followed(address, click);

    expect(textAt(address)).toMatch(answer);
  });
});

/** The target of a link in the text of a page or in its sidebar. */
function followed(address: string, click: string): string {
  const links = [...documentAt(address).querySelectorAll<HTMLAnchorElement>('.vp-doc a, .VPSidebar a')];
  const link = links.find(({ href }) => href.endsWith(click));
  if (link === undefined) throw new Error(`${address} has no link to ${click}.`);
  return link.href.slice(`${HOST}${BASE}`.length);
}

/**
 * The text of the section that an address refers to. If the address has no anchor, this is the text of the whole page.
 */
function textAt(address: string): string {
  const page = documentAt(address);
  const [, anchor] = address.split('#');
  if (anchor === undefined) return page.querySelector('.vp-doc')?.textContent ?? '';
  let text = '';
  const heading = headingAt(page.getElementById(anchor));
  let next = heading?.nextElementSibling;
  for (; next && !/^H[1-3]$/.test(next.tagName); next = next.nextElementSibling) text += next.textContent;
  return text;
}

/**
 * Returns the heading to which a link leads. If the anchor is an `<a>` element, it is in a paragraph before its
 * heading. Any other element is the heading itself.
 */
function headingAt(anchor: Element | null): Element | null {
  return anchor?.tagName === 'A' ? (anchor.parentElement?.nextElementSibling ?? null) : anchor;
}

function documentAt(address: string): Document {
  const [path = ''] = address.split('#');
  return new JSDOM(textOf(`${path}.html`), { url: HOST + BASE + path }).window.document;
}
