/** Runs one benchmark: `npm run bench`, or `npm run bench -- strength` and so on. */
const BENCHMARKS = {
  /** Random playouts beside boardgame.io and typed arrays. */
  playouts: () => import('./playouts.ts'),
  /** Tree search beside boardgame.io's, and playouts of each game. */
  search: () => import('./search.ts'),
  /** Cycles of the air war games. */
  'air-war': () => import('./air-war.ts'),
  /** Which bot beats which. */
  strength: () => import('./strength.ts'),
  /** Whether the games are a contest, whatever side one has. */
  balance: () => import('./balance.ts'),
  /** What the reconstruction of Chicago-Chicago! does. */
  'chicago-strategies': () => import('./chicago-strategies.ts'),
  /** A server of matches: steps a second, characters a step, memory. */
  match: () => import('./match.ts'),
  /** Whether the working tree plays as another commit. */
  replay: () => import('./replay.ts'),
  /** How long the doors of the air war take in a new process. */
  doors: () => import('./input-checks.ts'),
  /** How the time of an action grows with countries, fields and units. */
  growth: () => import('./growth.ts'),
  /** How fast games are at which others have measured theirs. */
  yardsticks: () => import('./yardsticks.ts'),
  /** How fast the working tree is beside another commit. */
  against: () => import('./against.ts'),
};

const [name = 'playouts'] = process.argv.slice(2);
if (!Object.hasOwn(BENCHMARKS, name)) throw new Error(`Expected one of ${Object.keys(BENCHMARKS).join(', ')}.`);
await BENCHMARKS[name as keyof typeof BENCHMARKS]();
