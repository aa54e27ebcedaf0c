import { defineConfig, type DefaultTheme, type HeadConfig } from 'vitepress';
import { gallery } from './gallery.ts';
import { liveBlocks } from './live.ts';
import { BASE, pictures } from './pictures.ts';
import { miniSearch } from './search.ts';
import { GAME_IDS, loadManifest } from './play/games.ts';

/** The address at which the site is published. */
const ORIGIN = 'https://countersheet.github.io';

const GAMES = await Promise.all(GAME_IDS.map(loadManifest));
const [FIRST = ''] = GAME_IDS;

const learn: DefaultTheme.SidebarItem[] = [
  ...GAMES.map(({ game: { id, title } }) => ({
    text: title,
    link: `/learn/${id}`,
    items: [
      { text: 'Rules', link: `/rules/${id}` },
      { text: 'Tables and cards', link: `/tables/${id}` },
      { text: 'As printed?', link: `/as-printed/${id}` },
      { text: 'For programs', link: `/games/${id}` },
      { text: 'Play', link: `/play#${id}` },
    ],
  })),
  {
    text: 'All games',
    items: [
      { text: 'Printed or reconstructed', link: '/originals' },
      { text: 'Departures', link: '/departures' },
      { text: 'Ties, scores and ends', link: '/endings' },
      { text: 'Is it a contest?', link: '/balance' },
    ],
  },
];

const build: DefaultTheme.SidebarItem[] = [
  {
    text: 'Start',
    items: [
      { text: 'Who uses what', link: '/who-uses-what' },
      { text: 'Recipes', link: '/recipes' },
      { text: 'At a terminal', link: '/terminal' },
    ],
  },
  {
    text: 'Apps',
    items: [
      { text: 'Matches', link: '/match' },
      { text: 'A match in your page', link: '/ui' },
      { text: 'Rooms', link: '/rooms' },
      { text: 'Sessions', link: '/session' },
      { text: 'Pictures', link: '/pictures' },
      { text: 'Messages', link: '/messages' },
      { text: 'Reliability', link: '/reliability' },
    ],
  },
  {
    text: 'Bots',
    items: [
      { text: 'Bots', link: '/bots' },
      { text: 'Tournaments', link: '/tournaments' },
      { text: 'Campaigns', link: '/campaigns' },
      { text: 'Test your own bot', link: '/contest' },
      { text: 'Any language', link: '/protocol' },
      { text: 'Python', link: '/python' },
      { text: 'Positions as numbers', link: '/encoding' },
      { text: 'Bots that learned', link: '/learning' },
      { text: 'Odds, best play, luck', link: '/analysis' },
    ],
  },
  {
    text: 'Games of your own',
    items: [
      { text: 'Adding a game', link: '/adding-a-game' },
      { text: 'Mechanics', link: '/mechanics' },
      { text: 'A hex-and-counter game', link: '/hex-and-counter' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'Functions by task', link: '/functions' },
      { text: 'Glossary', link: '/glossary' },
      { text: 'Saved data', link: '/saved-data' },
      { text: 'Conformance files', link: '/conformance' },
      { text: 'Architecture', link: '/architecture' },
      { text: 'Speed', link: '/speed' },
      { text: 'Versions and licences', link: '/versions' },
    ],
  },
];

/** Returns the source of a regular expression that matches the links of all pages in a sidebar. */
function pagesOf(sidebar: readonly DefaultTheme.SidebarItem[]): string {
  return sidebar.flatMap(({ items = [] }) => items.map(({ link }) => link)).join('|');
}

export default defineConfig({
  title: 'countersheet',
  description: 'Games of conflict and revolt from 1953 to 1998: play them, read their rules, use them in a program.',
  base: BASE,
  lang: 'en-GB',
  cleanUrls: true,
  srcExclude: ['api/**', 'api-reports/**', 'README.md'],
  // VitePress does not build the API pages. A test checks the links of all pages.
  ignoreDeadLinks: [/^\/api\//],
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/countersheet/icon.svg' }]],
  transformHead: ({ page, title, description }) => previewOf(page, title, description),
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // The anchors are the same as on GitHub and from `ruleAnchor`: “UW-3.4” is at #uw-34.
    anchor: { slugify: githubSlug },
    toc: { slugify: githubSlug },
    config: pictures,
  },
  themeConfig: {
    nav: [
      { text: 'Play', link: '/play' },
      {
        text: 'Learn',
        link: `/learn/${FIRST}`,
        activeMatch: '/(learn|games|rules|tables|as-printed|originals|departures|endings|balance)',
      },
      { text: 'Build', link: '/recipes', activeMatch: `^(${pagesOf(build)})` },
      { text: 'Watch', link: '/watch' },
      { text: 'API', link: '/api/index.html', target: '_self' },
    ],
    sidebar: {
      '/learn/': learn,
      '/games/': learn,
      '/rules/': learn,
      '/tables/': learn,
      '/as-printed/': learn,
      '/originals': learn,
      '/departures': learn,
      '/endings': learn,
      '/balance': learn,
      '/': build,
    },
    outline: { level: [2, 3] },
    // The detailed view shows an excerpt of each result.
    search: { provider: 'local', options: { detailedView: true, miniSearch } },
    socialLinks: [{ icon: 'github', link: 'https://github.com/countersheet/countersheet' }],
    footer: { message: 'MIT licence. The games belong to their designers. The rules are in our own words.' },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'countersheet-match' } } },
  vite: {
    plugins: [liveBlocks(), gallery()],
    worker: { format: 'es' },
    build: { target: 'es2022', chunkSizeWarningLimit: 1000 },
  },
});

/** Returns tags with the address, title and picture of a page. Other sites show these with a link to the page. */
function previewOf(page: string, title: string, description: string): HeadConfig[] {
  const url = `${ORIGIN}${BASE}${page.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}`;
  const picture = GAME_IDS.find((id) => page.endsWith(`/${id}.md`)) ?? 'countersheet';
  const facts = { title, description, url, type: 'website', image: `${ORIGIN}${BASE}previews/${picture}.png` };
  return [
    ['link', { rel: 'canonical', href: url }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ...Object.entries(facts).map(([name, content]): HeadConfig => ['meta', { property: `og:${name}`, content }]),
  ];
}

function githubSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
