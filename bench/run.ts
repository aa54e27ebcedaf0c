/** Runs one benchmark: `npm run bench`, or by name, for example `npm run bench -- strength`. */
const BENCHMARKS = {
  /** Random playouts, compared with boardgame.io and typed arrays. */
  playouts: () => import('./playouts.ts'),
  /** Tree search, compared with boardgame.io; and playouts of each game. */
  search: () => import('./search.ts'),
  /** Cycles of the air war games. */
  'air-war': () => import('./air-war.ts'),
  /** The strength of the bots. */
  strength: () => import('./strength.ts'),
  /** The balance of the games. */
  balance: () => import('./balance.ts'),
  /** The plans that gain most against each bot. */
  'best-response': () => import('./best-response.ts'),
  /** Statistics of the reconstructed Chicago-Chicago!. */
  'chicago-strategies': () => import('./chicago-strategies.ts'),
  /** A match server: steps per second, characters per step, memory. */
  match: () => import('./match.ts'),
  /** A server of rooms, with each store: processor time, bytes and memory. */
  rooms: () => import('./rooms.ts'),
  /** Whether the working tree plays the same games as another commit. */
  replay: () => import('./replay.ts'),
  /** Whether compiled kernels play the same games as the interpreter. */
  kernels: () => import('./kernels.ts'),
  /** The time of the air war games' input checks in a new process. */
  'input-checks': () => import('./input-checks.ts'),
  /** How the time of each function that accepts untrusted data grows with the data. */
  doors: () => import('./doors.ts'),
  /** How the time of an action grows with countries, fields and units. */
  growth: () => import('./growth.ts'),
  /** Reach on a large map, and random play of the games of the examples. */
  boards: () => import('./boards.ts'),
  /** The speed of games for which other libraries have published measurements. */
  yardsticks: () => import('./yardsticks.ts'),
  /** The speed of the working tree, compared with another commit. */
  against: () => import('./against.ts'),
  /** What a tournament adds to the time of the rules. */
  tournament: () => import('./tournament.ts'),
  /** What a step costs a program that plays through the protocol. */
  protocol: () => import('./protocol.ts'),
  /** Trains the network of a learnt bot by self-play. */
  learn: () => import('./learn.ts'),
  /** The strength of a learnt bot. */
  learnt: () => import('./learnt.ts'),
};

const [name = 'playouts'] = process.argv.slice(2);
if (!Object.hasOwn(BENCHMARKS, name)) throw new Error(`Expected one of ${Object.keys(BENCHMARKS).join(', ')}.`);
await BENCHMARKS[name as keyof typeof BENCHMARKS]();
