/**
 * Runs one benchmark. `npm run bench` runs `playouts`; a name selects another benchmark, for example `npm run bench --
 * strength`.
 */
const BENCHMARKS = {
  /** Compares the speed of random matches and of tree search with implementations on boardgame.io and on typed arrays. */
  playouts: () => import('./playouts.ts'),
  /** How long a cycle of the air war games takes. */
  'air-war': () => import('./air-war.ts'),
  /** How strong the bots of each game are. */
  strength: () => import('./strength.ts'),
  /** How often the search bot of each game wins against the strategist. */
  'search-strength': () => import('./search-strength.ts'),
  /** How balanced the games are. */
  balance: () => import('./balance.ts'),
  /** For each bot, the plan that gains most against it. */
  'best-response': () => import('./best-response.ts'),
  /** Statistics of matches of the reconstructed *Chicago-Chicago!*. */
  'chicago-strategies': () => import('./chicago-strategies.ts'),
  /** Fits the weights of the evaluations of *Chicago-Chicago!* and *Up Against the Wall* to matches. */
  fit: () => import('./fit.ts'),
  /** The cost of a match server: steps per second, characters per step, memory. */
  match: () => import('./match.ts'),
  /** The cost of a server of rooms with each store: processor time, bytes and memory. */
  rooms: () => import('./rooms.ts'),
  /** Checks that the working tree plays exactly like another commit. */
  replay: () => import('./replay.ts'),
  /** Checks that compiled kernels play exactly like the interpreter. */
  kernels: () => import('./kernels.ts'),
  /** The time that the input checks of the air war games take in a new process. */
  'input-checks': () => import('./input-checks.ts'),
  /** How the time of each function that accepts untrusted data grows with the size of the data. */
  doors: () => import('./doors.ts'),
  /** How the time of an action grows with the number of countries, fields or units. */
  growth: () => import('./growth.ts'),
  /**
   * The time to find all spaces that a unit can reach on a large map, and the time of random actions in the games of
   * the examples.
   */
  boards: () => import('./boards.ts'),
  /** The speed of games for which other libraries have published measurements. */
  yardsticks: () => import('./yardsticks.ts'),
  /** The speed of the working tree, compared with another commit. */
  against: () => import('./against.ts'),
  /** How much time a tournament adds to the time spent in the rules. */
  tournament: () => import('./tournament.ts'),
  /** The time of a step for a program that plays through the protocol. */
  protocol: () => import('./protocol.ts'),
  /** Trains the network of a learnt bot by self-play. */
  learn: () => import('./learn.ts'),
  /** Trains the networks of search bots. */
  'learn-search': () => import('./learn-search.ts'),
  /** How strong a learnt bot is. */
  learnt: () => import('./learnt.ts'),
};

const [name = 'playouts'] = process.argv.slice(2);
if (!Object.hasOwn(BENCHMARKS, name)) throw new Error(`Expected one of ${Object.keys(BENCHMARKS).join(', ')}.`);
await BENCHMARKS[name as keyof typeof BENCHMARKS]();
