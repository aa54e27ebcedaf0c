import type { SizeLimitConfig } from 'size-limit';
import { EXPORT_PATHS } from './tests/export-paths.ts';

/** What an export path may weigh with all that it needs, minified and gzipped: a tenth more than it does. */
const LIMITS: Readonly<Record<string, string>> = {
  countersheet: '87 kB',
  'countersheet/core': '19 kB',
  'countersheet/mechanics': '14.6 kB',
  'countersheet/up-against-the-wall': '32.4 kB',
  'countersheet/revolting-behaviour': '30.2 kB',
  'countersheet/world-game': '33.8 kB',
  'countersheet/chicago-chicago': '41 kB',
  'countersheet/air-war': '42.2 kB',
  'countersheet/match': '20.2 kB',
  'countersheet/analysis': '9.7 kB',
  'countersheet/bots': '2.9 kB',
  'countersheet/strategists': '59.8 kB',
  'countersheet/tournaments': '11.7 kB',
  'countersheet/tournament-workers': '9.9 kB',
  'countersheet/pictures': '8 kB',
  'countersheet/up-against-the-wall/picture': '8.4 kB',
  'countersheet/chicago-chicago/picture': '8.2 kB',
  'countersheet/testkit': '17.5 kB',
  'countersheet/messages': '5.9 kB',
  'countersheet/words/en': '38 kB',
  'countersheet/words/de': '41 kB',
  'countersheet/air-war/picture': '8 kB',
  'countersheet/world-game/picture': '8 kB',
  'countersheet/revolting-behaviour/picture': '8 kB',
};

/** Words of one game in one language, with all that they need. */
const WORDS_LIMIT = '8 kB';

const GAMES = ['upAgainstTheWall', 'revoltingBehaviour', 'worldGame', 'chicagoChicago', 'airWar'];

/** What plays one game, without a rule in words: core, and 18 kB of rules. */
const PLAY_LIMIT = '36.95 kB';

const whole: SizeLimitConfig = EXPORT_PATHS.map(({ specifier, built, isModuleOnly }) => ({
  name: specifier,
  path: `dist/${built}.js`,
  import: '*',
  gzip: true,
  // A path without a limit has the limit of nothing at all.
  limit: LIMITS[specifier] ?? '0 kB',
  // esbuild would report each chunk that it leaves out, which is what chunks are for.
  modifyEsbuildConfig: <Options extends object>(options?: Options) => ({
    ...(options as Options),
    logLevel: 'error',
    // What needs Node is for modules only. Everything else must bundle without it.
    ...(isModuleOnly ? { platform: 'node' } : {}),
  }),
}));

const words: SizeLimitConfig = ['en', 'de'].flatMap((language) =>
  GAMES.map((game) => ({
    name: `countersheet/words/${language}: ${game}`,
    path: `dist/words/${language}.js`,
    import: `{ ${game} }`,
    gzip: true,
    limit: WORDS_LIMIT,
  })),
);

/** The picture of one game, with its labels in English; the tables beside its board are apart. */
const pictures: SizeLimitConfig = Object.keys(LIMITS)
  .filter((path) => path.startsWith('countersheet/pictures/'))
  .map((path) => ({
    name: `${path}: drawing`,
    path: `dist/${path.replace('countersheet/', '')}/index.js`,
    import: '{ drawing }',
    gzip: true,
    limit: '8 kB',
  }));

/** What plays one game; and its rules in words, without anything that plays them. */
const games: SizeLimitConfig = GAMES.flatMap((game) => {
  const path = game.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const part = (imported: string, limit: string): SizeLimitConfig[number] => ({
    name: `countersheet/${path}: ${imported}`,
    path: `dist/games/${path}/index.js`,
    import: `{ ${imported} }`,
    gzip: true,
    limit,
  });
  return [part(game, PLAY_LIMIT), part('rulebook', '8 kB')];
});

/** The rules of one game in words, in one language, without anything that plays them. */
const rules: SizeLimitConfig = ['en', 'de'].flatMap((language) =>
  GAMES.map((game) => ({
    name: `countersheet/words/${language}: ${game}Rules`,
    path: `dist/words/${language}.js`,
    import: `{ ${game}Rules }`,
    gzip: true,
    limit: '8 kB',
  })),
);

/** What one part of the mechanics may weigh, with all that it needs. */
const PARTS: Readonly<Record<string, readonly [imported: string, limit: string]>> = {
  dice: ['{ parseDice, diceChances, rollDice }', '6.4 kB'],
  'decks and hands': ['{ deckOf, deal, take, handChances }', '0.7 kB'],
  piles: ['{ drawCards, drawnChances, viewOfPiles, dealUnseen }', '1.3 kB'],
  'closed cards': ['{ dealClosed }', '0.7 kB'],
  'printed tables': ['{ columnFor, resultFor, resultChances }', '7 kB'],
  'tables from JSON': ['{ parseTable, tableText, tableHtml }', '8.3 kB'],
  odds: ['{ odds, wholeOdds }', '0.9 kB'],
  'tracks and turns': ['{ moveAlong, loseSteps, nextMoment, dueOn }', '0.5 kB'],
  'units by sort': ['{ changeUnits, lowestUnits, unitsIn }', '0.3 kB'],
  'boards of hexagons': ['{ hexBoard }', '0.6 kB'],
  'maps of areas': ['{ areaMap }', '0.2 kB'],
};

const parts: SizeLimitConfig = Object.entries(PARTS).map(([name, [imported, limit]]) => ({
  name: `countersheet/mechanics: ${name}`,
  path: 'dist/mechanics/index.js',
  import: imported,
  gzip: true,
  limit,
}));

export default [...whole, ...words, ...pictures, ...games, ...rules, ...parts];
