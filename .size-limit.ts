import type { Plugin } from 'esbuild';
import type { SizeLimitConfig } from 'size-limit';
import { EXPORT_PATHS, GAMES } from './tests/export-paths.ts';

/**
 * Size limit of each export path with everything that it loads immediately, minified and gzipped. Each limit is about a
 * tenth above the current size; the limit of `countersheet/play` is an aim.
 */
const LIMITS: Readonly<Record<string, string>> = {
  countersheet: '5.9 kB',
  'countersheet/core': '21.8 kB',
  'countersheet/play': '12 kB',
  'countersheet/mechanics': '22.7 kB',
  'countersheet/bots': '6.4 kB',
  'countersheet/fair-dice': '5 kB',
  'countersheet/tournaments': '13.7 kB',
  'countersheet/tournament-workers': '12.5 kB',
  'countersheet/match': '20.5 kB',
  'countersheet/analysis': '10.4 kB',
  'countersheet/encoding': '1 kB',
  'countersheet/testkit': '20.4 kB',
  'countersheet/pictures': '8 kB',
  'countersheet/messages': '5.9 kB',
  'countersheet/messages/en': '1.8 kB',
  'countersheet/messages/de': '2.1 kB',
  'countersheet/games': '0.4 kB',
  'countersheet/manifest': '0.3 kB',
  'countersheet/session': '25 kB',
  // With the client of a room and its texts in both languages, about 9 kB. A page that only plays locally leaves them out.
  'countersheet/ui': '50.4 kB',
  'countersheet/react': '1.9 kB',
  'countersheet/room': '22 kB',
  'countersheet/boardgame-io': '2.2 kB',
  'countersheet/room/files': '1.8 kB',
  'countersheet/room/sqlite': '1.2 kB',
  'countersheet/room/postgres': '1.5 kB',
  'countersheet/up-against-the-wall': '40 kB',
  'countersheet/revolting-behaviour': '37 kB',
  'countersheet/world-game': '42.8 kB',
  'countersheet/chicago-chicago': '52.5 kB',
  'countersheet/air-war': '52 kB',
  'countersheet/up-against-the-wall/picture': '8.5 kB',
  'countersheet/chicago-chicago/picture': '8.3 kB',
};

/** Size limits of the other export paths of each game, by the part of the path after the id. */
const LIMITS_OF_GAMES: Readonly<Record<string, string>> = {
  'messages/en': '15.1 kB',
  'messages/de': '17.3 kB',
  picture: '8.7 kB',
  bots: '55 kB',
  manifest: '47.7 kB',
  play: '42.8 kB',
};

/** Excludes dynamic imports: a manifest loads its messages, picture and bots only on demand. */
const loadedAtOnce: Plugin = {
  name: 'loaded-at-once',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : null));
  },
};

const whole: SizeLimitConfig = EXPORT_PATHS.map(({ specifier, built, isModuleOnly }) => ({
  name: specifier,
  path: `dist/${built}.js`,
  import: '*',
  gzip: true,
  // A path without a limit fails the check.
  limit: LIMITS[specifier] ?? LIMITS_OF_GAMES[specifier.split('/').slice(2).join('/')] ?? '0 kB',
  // At its default log level, esbuild would report each excluded chunk.
  modifyEsbuildConfig: <Options extends object>(options?: Options) => ({
    ...(options as Options),
    logLevel: 'error',
    plugins: [loadedAtOnce],
    // Only paths without a build for `require` may need Node, but not the element for browsers. All others must bundle
    // without it.
    ...(isModuleOnly && specifier !== 'countersheet/ui' ? { platform: 'node' } : {}),
  }),
}));

/** A part of each game that is measured alone, with everything that it imports. */
interface GamePart {
  /** The path below `dist/games/<id>/`. */
  readonly path: string;
  readonly imported: string;
  readonly limit: string;
}

const games: SizeLimitConfig = GAMES.flatMap((id) => {
  const game = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const parts: readonly GamePart[] = [
    // The functions of the game without the texts of its rules: core, about 18 kB of rules, and up to 7 kB of kernel.
    { path: 'rules/index', imported: game, limit: '46.9 kB' },
    { path: 'rules/index', imported: 'rulebook', limit: '8 kB' },
    // The picture with its English labels, without reference tables.
    { path: 'picture/index', imported: 'renderer', limit: '8.5 kB' },
    { path: 'messages/en', imported: 'messages', limit: '9.8 kB' },
    { path: 'messages/de', imported: 'messages', limit: '10.4 kB' },
    { path: 'messages/de', imported: 'rulebook', limit: '8 kB' },
  ];
  return parts.map(({ path, imported, limit }) => ({
    name: `${id}/${path}: ${imported}`,
    path: `dist/games/${id}/${path}.js`,
    import: `{ ${imported} }`,
    gzip: true,
    limit,
  }));
});

/** Size limits of parts of the mechanics, each with everything that it imports. */
const PARTS: Readonly<Record<string, readonly [imported: string, limit: string]>> = {
  'maps of hexes': ['{ hexMap }', '1.9 kB'],
  'maps of areas': ['{ areaMap }', '1.2 kB'],
  reach: ['{ linkCosts, Reach }', '1 kB'],
  'counters and sequences': ['{ Counters, movement, combat, hiddenUnits, turnCourse }', '16.5 kB'],
  dice: ['{ chancesOfDice }', '6 kB'],
  decks: ['{ deckOf, dealCards, takeCard }', '0.3 kB'],
  'face-down cards': ['{ dealFaceDown }', '1.1 kB'],
  'printed tables': ['{ columnFor, resultFor, resultChances }', '7 kB'],
  'tables from JSON': ['{ parseTable }', '8 kB'],
  odds: ['{ oddsColumn }', '0.8 kB'],
  'units by sort': ['{ applyStepLosses, weakestUnits, totalUnits }', '0.3 kB'],
};

const parts: SizeLimitConfig = Object.entries(PARTS).map(([name, [imported, limit]]) => ({
  name: `countersheet/mechanics: ${name}`,
  path: 'dist/mechanics/index.js',
  import: imported,
  gzip: true,
  limit,
}));

export default [...whole, ...games, ...parts];
