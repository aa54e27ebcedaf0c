/** Renders three kinds of Markdown blocks: `position` (a picture), `reference-tables` and `ts live` (a live block). */
import { ruleAnchor, type Rulebook } from 'countersheet/core';
import { type Palette, type ReferenceTable, referenceTableHtml, renderSvg } from 'countersheet/pictures';
import type { GameManifest, GameMessages, GamePicture } from 'countersheet/manifest';
import { posix } from 'node:path';
import { withReferences } from './cross-references.ts';
import { intervalsIn } from './intervals.ts';
import { LIVE } from './live.ts';
import { GAME_IDS, loadManifest, loadPart } from './play/games.ts';
import type { MarkdownOptions } from 'vitepress';

/** A game with its messages in English and its picture. */
interface Drawn extends GameMessages, GamePicture {
  readonly manifest: GameManifest;
}

// The games are loaded in advance, because Markdown plugins are synchronous.
const GAMES: ReadonlyMap<string, Drawn> = new Map(
  await Promise.all(GAME_IDS.map(async (id) => [id, await loadDrawn(id)] as const)),
);

async function loadDrawn(id: string): Promise<Drawn> {
  const manifest = await loadManifest(id);
  const english = await loadPart(manifest.messages['en']);
  return { manifest, ...english, ...(await loadPart(manifest.picture)) };
}

/** The base path of the site. */
export const BASE = '/countersheet/';

const SOURCES = 'https://github.com/countersheet/countersheet/blob/main/';

/**
 * The container in which a wide table scrolls. The container can have the focus, so that the keyboard can scroll it.
 */
const FRAME = '<div class="table" role="group" aria-label="Table" tabindex="0">';

let count = 0;

/**
 * Extends Markdown. This plugin renders the blocks of pictures, reference tables and live code, shows intervals in
 * tables, and changes the links to API pages and sources. On rules pages it also links the ids of rules, and raises the
 * headings of rules by one level.
 */
export const pictures: NonNullable<MarkdownOptions['config']> = (markdown) => {
  const usual = markdown.renderer.rules.fence!;
  markdown.renderer.rules.fence = (tokens, index, ...rest) => {
    const { info, content } = tokens[index]!;
    if (info.trim() === LIVE) return liveHtml(tokens, index, [usual(tokens, index, ...rest), rest[1]]);
    const [kind, id = '', ...settings] = info.trim().split(/\s+/u);
    if (kind === 'position') return positionHtml(id, settings, content);
    if (kind === 'reference-tables') return referenceTablesHtml(id);
    return usual(tokens, index, ...rest);
  };
  markdown.renderer.rules['table_open'] = () => `${FRAME}<table>\n`;
  markdown.renderer.rules['table_close'] = () => '</table></div>\n';
  markdown.core.ruler.push('pages', ({ tokens, env }) => {
    const { relativePath = '' } = env as { relativePath?: string };
    const rulebook = rulesOn(relativePath);
    for (const [index, token] of tokens.entries()) {
      // An empty header cell becomes a data cell.
      if (token.type === 'th_open' && tokens[index + 1]?.content === '') token.tag = tokens[index + 2]!.tag = 'td';
      // On rules pages, the headings of rules are one level below the title of the page.
      if (rulebook !== undefined && token.tag === 'h3') token.tag = 'h2';
      const isHeading = tokens[index - 1]?.type === 'heading_open';
      if (rulebook !== undefined && !isHeading) token.children &&= withReferences(token.children, rulebook);
      if (token.type === 'inline' && tokens[index - 1]?.type === 'td_open') token.children?.push(...intervalsIn(token));
      for (const link of token.children ?? []) if (link.type === 'link_open') settle(link, relativePath);
    }
  });
};

/** Returns the rulebook of a rules page; `undefined` for other pages. */
function rulesOn(path: string): Rulebook | undefined {
  const [, id] = /^rules\/(.+)\.md$/u.exec(path) ?? [];
  return id === undefined ? undefined : drawn(id).rulebook;
}

/**
 * Changes two kinds of links. The browser itself loads API pages, because VitePress does not serve them. Links to
 * sources lead to the repository.
 */
function settle(
  link: { attrGet(name: string): string | null; attrSet(name: string, value: string): void },
  from: string,
): void {
  const href = link.attrGet('href') ?? '';
  if (href.startsWith('/api/')) {
    link.attrSet('target', '_self');
    // VitePress does not change a link that has a `target` attribute.
    link.attrSet('href', BASE + href.slice(1));
  }
  const path = posix.join('docs', posix.dirname(from), href);
  if (href.startsWith('../') && !path.startsWith('docs/')) link.attrSet('href', SOURCES + path);
}

/** Draws the position after the listed actions, as `viewer=…` sees it. A first line in braces contains options. */
function positionHtml(id: string, settings: readonly string[], content: string): string {
  const { manifest, messages, renderer } = drawn(id);
  const { game } = manifest;
  const { viewer = 'spectator' } = Object.fromEntries(settings.map((each) => each.split('=')));
  const all = content.split('\n').filter((line) => line.trim() !== '');
  const [options, lines] = all[0]?.startsWith('{') === true ? [all[0], all.slice(1)] : ['{}', all];
  let step = game.start(JSON.parse(options) as object);
  for (const line of lines) step = game.step(step.state, game.parse(line));
  const view = game.view(step.state, viewer);
  const each = (layout: 'wide' | 'tall'): string =>
    renderSvg(renderer, view, {
      messages,
      layout,
      colorScheme: 'light',
      prefix: `p${String(count++)}`,
      highlight: [...step.events],
    });
  const dark = darkTones(renderer.styles.modern.dark);
  return `<div class="position" style="${dark}" v-pre><div class="wide">${each('wide')}</div><div class="tall">${each('tall')}</div></div>\n`;
}

/** Renders a code block with the component that runs it. Live blocks are numbered per page. */
function liveHtml(
  tokens: readonly { readonly info: string }[],
  index: number,
  [code, env]: readonly [code: string, env: unknown],
): string {
  const { relativePath = '' } = env as { relativePath?: string };
  const number = tokens.slice(0, index).filter(({ info }) => info.trim() === LIVE).length;
  return `<LiveBlock id="${relativePath.replace(/\.md$/u, '')}/${String(number)}">${code}</LiveBlock>\n`;
}

/** Renders the reference tables of each preset below its name, or without names if all presets have the same tables. */
function referenceTablesHtml(id: string): string {
  const { manifest, messages, referenceTables } = drawn(id);
  const byPreset = new Map<string, readonly [preset: string, tables: readonly ReferenceTable[]]>();
  for (const [preset, options] of Object.entries(manifest.presets)) {
    const own = referenceTables?.(manifest.game.setup(options).setup, messages.labels) ?? [];
    const text = JSON.stringify(own);
    if (!byPreset.has(text)) byPreset.set(text, [preset, own]);
  }
  const tables = [...byPreset.values()].flatMap(([preset, own]) => {
    if (byPreset.size === 1) return own.map((table) => headed(id, table, { level: 2, anchor: table.id }));
    const all = own.map((table) => headed(id, table, { level: 3, anchor: `${preset}-${table.id}` }));
    return [`<h2 id="${preset}">${messages.catalogue.presets[preset] ?? preset}</h2>`, ...all];
  });
  return `<div class="reference-tables" v-pre>${tables.join('\n')}</div>\n`;
}

/** Renders a table with its heading. If a rule belongs to the table, also adds a link to this rule. */
function headed(game: string, table: ReferenceTable, { level, anchor }: { level: 2 | 3; anchor: string }): string {
  const { rule } = table;
  const link = rule === undefined ? '' : ` (<a href="${BASE}rules/${game}#${ruleAnchor(rule)}">${rule}</a>)`;
  const tag = `h${String(level)}`;
  return `<${tag} id="${anchor}">${table.caption}${link}</${tag}>${FRAME}${referenceTableHtml(table)}</div>`;
}

/** Returns the dark colours of a game as CSS variables, for the dark colour scheme. */
function darkTones(palette: Palette): string {
  return Object.entries(palette)
    .map(([tone, colour]) => `--dark-${tone}:${colour}`)
    .join(';');
}

function drawn(id: string): Drawn {
  const found = GAMES.get(id);
  if (found === undefined) throw new Error(`There is no game ${id}.`);
  return found;
}
