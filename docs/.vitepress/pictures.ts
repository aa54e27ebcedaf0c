/** Fences of Markdown that become more when the site is built: `position` a picture, `sheets` tables, `ts live` what runs. */
import { airWar, variants } from 'countersheet/air-war';
import { chicagoChicago, defaultScenario as chicago } from 'countersheet/chicago-chicago';
import { type Game, type GameTypes, ruleAnchor } from 'countersheet/core';
import { type Drawing, type Palette, type Sheet, sheetHtml, svg } from 'countersheet/pictures';
import * as airWarPictures from 'countersheet/air-war/picture';
import * as chicagoPictures from 'countersheet/chicago-chicago/picture';
import * as revoltingPictures from 'countersheet/revolting-behaviour/picture';
import * as uawPictures from 'countersheet/up-against-the-wall/picture';
import * as worldPictures from 'countersheet/world-game/picture';
import { defaultScenario as revolt, revoltingBehaviour } from 'countersheet/revolting-behaviour';
import { defaultScenario as columbia, upAgainstTheWall } from 'countersheet/up-against-the-wall';
import { defaultScenario as example, worldGame } from 'countersheet/world-game';
import { posix } from 'node:path';
import { withReferences } from './cross-references.ts';
import { intervalsIn } from './intervals.ts';
import { LIVE } from './live.ts';
import type { MarkdownOptions } from 'vitepress';

/** A scenario of any game. */
interface Titled {
  readonly name: string;
}

interface Drawn {
  /** The rule that each of its tables is about, by the id of the table. */
  readonly rules: Readonly<Record<string, string>>;
  readonly game: Game<GameTypes>;
  readonly drawing: Drawing<GameTypes, string>;
  readonly sheets: (scenario: Titled) => readonly Sheet[];
  readonly scenarios: readonly Titled[];
}

const GAMES: Readonly<Record<string, Drawn>> = {
  'up-against-the-wall': {
    game: upAgainstTheWall,
    scenarios: [columbia],
    rules: { ucom: 'UW-3.4', 'ucom-odds': 'UW-3.4', plot: 'UW-1.4', 'contingency-cards': 'UW-5.4' },
    ...uawPictures,
  },
  'chicago-chicago': {
    game: chicagoChicago,
    scenarios: [chicago],
    rules: {
      'harass-police': 'CC-4.6',
      'harass-demonstrators': 'CC-4.6',
      assault: 'CC-4.6',
      effects: 'CC-4.8',
      counters: 'CC-1.2',
    },
    ...chicagoPictures,
  },
  'air-war': {
    game: airWar,
    scenarios: Object.values(variants),
    rules: { conditions: 'AW-7.3' },
    ...airWarPictures,
  },
  'world-game': { game: worldGame, scenarios: [example], rules: { countries: 'WG-1.5' }, ...worldPictures },
  'revolting-behaviour': {
    game: revoltingBehaviour,
    scenarios: [revolt],
    rules: { benefits: 'RB-3.5', odds: 'RB-3.3' },
    ...revoltingPictures,
  },
} as unknown as Readonly<Record<string, Drawn>>;

/** Under what the site stands on its host. */
export const BASE = '/countersheet/';

const SOURCES = 'https://github.com/countersheet/countersheet/blob/main/';

/** What a wide table scrolls in; the keyboard scrolls what has the focus. */
const FRAME = '<div class="table" role="group" aria-label="Table" tabindex="0">';

let count = 0;

/** Teaches Markdown the fences, links to API pages, intervals in tables, and the headings of rules. */
export const pictures: NonNullable<MarkdownOptions['config']> = (markdown) => {
  const usual = markdown.renderer.rules.fence!;
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const { info, content } = tokens[index]!;
    if (info.trim() === LIVE) return liveHtml(tokens, index, [usual(tokens, index, ...rest), rest[1]]);
    const [kind, id = '', ...settings] = info.trim().split(/\s+/u);
    if (kind === 'position') return positionHtml(id, settings, content);
    if (kind === 'sheets') return sheetsHtml(id);
    return usual(tokens, index, ...rest);
  };
  markdown.renderer.rules['table_open'] = () => `${FRAME}<table>\n`;
  markdown.renderer.rules['table_close'] = () => '</table></div>\n';
  markdown.core.ruler.push('pages', ({ tokens, env }) => {
    const { relativePath = '' } = env as { relativePath?: string };
    for (const [index, token] of tokens.entries()) {
      // A heading that says nothing is none.
      if (token.type === 'th_open' && tokens[index + 1]?.content === '') token.tag = tokens[index + 2]!.tag = 'td';
      // Rules follow the title of their page at once.
      if (relativePath.startsWith('rules/') && token.tag === 'h3') token.tag = 'h2';
      const isHeading = tokens[index - 1]?.type === 'heading_open';
      if (relativePath.startsWith('rules/') && !isHeading) token.children &&= withReferences(token.children);
      if (token.type === 'inline' && tokens[index - 1]?.type === 'td_open') token.children?.push(...intervalsIn(token));
      for (const link of token.children ?? []) if (link.type === 'link_open') settle(link, relativePath);
    }
  });
};

/** Has the browser load the API pages, which are none of VitePress, and leads to the sources where they are. */
function settle(
  link: { attrGet(name: string): string | null; attrSet(name: string, value: string): void },
  from: string,
): void {
  const href = link.attrGet('href') ?? '';
  if (href.startsWith('/api/')) {
    link.attrSet('target', '_self');
    // Where a link has a target, VitePress leaves it as it is.
    link.attrSet('href', BASE + href.slice(1));
  }
  const path = posix.join('docs', posix.dirname(from), href);
  if (href.startsWith('../') && !path.startsWith('docs/')) link.attrSet('href', SOURCES + path);
}

/** A position that comes of actions in the notation, one a line, seen by `viewer=…`; a first line in braces is options. */
function positionHtml(id: string, settings: readonly string[], content: string): string {
  const { game, drawing } = drawn(id);
  const { viewer = 'spectator' } = Object.fromEntries(settings.map((each) => each.split('=')));
  const all = content.split('\n').filter((line) => line.trim() !== '');
  const [options, lines] = all[0]?.startsWith('{') === true ? [all[0], all.slice(1)] : ['{}', all];
  let step = game.start(JSON.parse(options) as object);
  for (const line of lines) step = game.step(step.state, game.parse(line));
  const view = game.view(step.state, viewer);
  const each = (shape: 'wide' | 'tall'): string =>
    svg(drawing, view, { shape, mode: 'light', prefix: `p${String(count++)}`, highlight: [...step.events] });
  const dark = darkTones(drawing.styles.modern.dark);
  return `<div class="position" style="${dark}" v-pre><div class="wide">${each('wide')}</div><div class="tall">${each('tall')}</div></div>\n`;
}

/** A block of code with what runs it; its number is its place among those of the page. */
function liveHtml(
  tokens: readonly { readonly info: string }[],
  index: number,
  [code, env]: readonly [code: string, env: unknown],
): string {
  const { relativePath = '' } = env as { relativePath?: string };
  const number = tokens.slice(0, index).filter(({ info }) => info.trim() === LIVE).length;
  return `<LiveBlock id="${relativePath.replace(/\.md$/u, '')}/${String(number)}">${code}</LiveBlock>\n`;
}

function sheetsHtml(id: string): string {
  const { scenarios, sheets } = drawn(id);
  const tables = scenarios.map((scenario) => {
    if (scenarios.length === 1)
      return sheets(scenario).map((sheet) => headed(id, sheet, { level: 2, anchor: sheet.id }));
    const anchor = scenario.name.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-');
    const all = sheets(scenario).map((sheet) => headed(id, sheet, { level: 3, anchor: `${anchor}-${sheet.id}` }));
    return [`<h2 id="${anchor}">${scenario.name}</h2>`, ...all];
  });
  return `<div class="sheets" v-pre>${tables.flat().join('\n')}</div>\n`;
}

/** A table under its name, with the way to its rule. */
function headed(game: string, sheet: Sheet, { level, anchor }: { level: 2 | 3; anchor: string }): string {
  const rule = drawn(game).rules[sheet.id];
  if (rule === undefined) throw new Error(`The table ${sheet.id} of ${game} has no rule.`);
  const link = `<a href="${BASE}rules/${game}#${ruleAnchor(rule)}">${rule}</a>`;
  const tag = `h${String(level)}`;
  return `<${tag} id="${anchor}">${sheet.caption} (${link})</${tag}>${FRAME}${sheetHtml(sheet)}</div>`;
}

/** The dark colours of a game, which the page uses where it is dark. */
function darkTones(palette: Palette): string {
  return Object.entries(palette)
    .map(([tone, colour]) => `--dark-${tone}:${colour}`)
    .join(';');
}

function drawn(id: string): Drawn {
  const found = GAMES[id];
  if (found === undefined) throw new Error(`There is no game ${id}.`);
  return found;
}
