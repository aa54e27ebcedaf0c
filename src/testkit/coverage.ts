import fc from 'fast-check';
import type { Game, GameTypes, State, Transition } from '../core/game.ts';
import { byName } from '../core/lookups.ts';
import { createRng, type Rng } from '../core/random.ts';
import { LawBrokenError } from './breach.ts';
import { candidates, unlistedAction } from './candidates.ts';
import type { TestSubject } from './walk.ts';

const PARTS = ['phases', 'actions', 'endings', 'rules'] as const;

/** The kinds of game parts that random matches can reach: phases, actions, endings and rules. */
type Part = keyof Coverage['neverReached'];

/**
 * The coverage of random matches: which share of the game's parts the matches have reached, and which parts they have
 * not reached.
 */
export interface Coverage {
  /** How many matches were played. The last match may be unfinished. */
  readonly matches: number;
  /** The share of the declared phases, actions and endings that were reached, from 0 to 1. */
  readonly share: number;
  /**
   * The parts of the game that no match has reached. A rule is reached if an event, a refusal or an outcome cites it.
   */
  readonly neverReached: Readonly<Record<'phases' | 'actions' | 'endings' | 'rules', readonly string[]>>;
}

/** At least this many matches are played, if there is enough time. */
const MATCHES = 20;
/**
 * On average, illegal actions are tried once in this many turns. Every second match also tries unlisted actions, on
 * average once in this many turns.
 */
const SOME_TURNS = 20;

/**
 * Plays random matches until every action type has been played, or until the time is over.
 *
 * @throws {@link LawBrokenError} if the random matches reach a smaller share of the game than the subject requires.
 */
export function coverageOf<G extends GameTypes>(subject: TestSubject<G>): Coverage {
  const { game, rulebook, coverage: { seconds = 2, least = 0 } = {} } = subject;
  const missing: Record<Part, Set<string>> = {
    phases: new Set(Object.keys(game.phases)),
    actions: new Set(Object.keys(game.fields(game.setup(optionsOf(subject, 0))))),
    endings: new Set(game.endings),
    rules: new Set(Object.keys(rulebook ?? {})),
  };
  const countMissing = (): number => missing.phases.size + missing.actions.size + missing.endings.size;
  const all = countMissing();
  const end = performance.now() + seconds * 1000;
  let matches = 0;
  for (; performance.now() < end && (matches < MATCHES || missing.actions.size > 0); matches++) {
    playOnce(subject, { match: matches, end, missing });
  }
  const share = 1 - countMissing() / all;
  const neverReached = byName(PARTS, (part) => [...missing[part]]);
  if (share >= least) return { matches, share, neverReached };
  const { rules: _, ...declared } = neverReached;
  const lists = Object.entries(declared).filter(([, names]) => names.length > 0);
  const told = lists.map(([part, names]) => `${part} ${names.join(', ')}`).join('; ');
  throw new LawBrokenError(
    `${game.id} declares parts that play does not reach: ${String(matches)} random matches reached none of these: ${told}.\nWhat to do: Change the rules so that play reaches them, remove them from the declaration, or set \`coverage\` to more seconds or a lower share.`,
    { law: 'coverage', line: [] },
  );
}

interface Playing {
  readonly match: number;
  /** The time at which the match must stop, in milliseconds of `performance.now`. */
  readonly end: number;
  /** The names of the parts that no match has reached yet. A match removes the names of the parts that it reaches. */
  readonly missing: Readonly<Record<Part, Set<string>>>;
}

function playOnce<G extends GameTypes>(subject: TestSubject<G>, { match, end, missing }: Playing): void {
  const { game, matchLength = 10_000 } = subject;
  const rng = createRng(`coverage ${String(match)}`);
  let step = game.start(optionsOf(subject, match));
  for (let length = 0; length < matchLength && performance.now() < end; length++) {
    noteReached(game, step, missing);
    const { state } = step;
    if (game.turn(state).kind === 'over') return;
    if (rng.int(SOME_TURNS) === 0) noteRefusals(game, state, { rng, missing });
    const unlisted = match % 2 === 1 && rng.int(SOME_TURNS) === 0 ? unlistedAction(game, state, rng) : undefined;
    const action = unlisted ?? game.randomAction(state, rng);
    missing.actions.delete(action.type);
    step = game.step(state, action);
  }
}

function noteReached<G extends GameTypes>(
  game: Game<G>,
  { state, events }: Transition<G>,
  missing: Playing['missing'],
): void {
  for (const { rule } of events) missing.rules.delete(rule);
  missing.phases.delete((state.table as { readonly phase: { readonly kind: string } }).phase.kind);
  const turn = game.turn(state);
  if (turn.kind !== 'over') return;
  missing.endings.delete(turn.outcome.reason);
  missing.rules.delete(turn.outcome.rule);
}

function noteRefusals<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  { rng, missing }: Pick<Playing, 'missing'> & { readonly rng: Rng },
): void {
  for (const action of candidates({ game, state, history: [], rng })) {
    missing.rules.delete(game.whyIllegal(state, action)?.rule ?? '');
  }
}

/** Returns random options for the match with the given number. */
function optionsOf<G extends GameTypes>({ options }: TestSubject<G>, match: number): G['options'] {
  return options === undefined ? {} : fc.sample(options, { seed: match, numRuns: 1 })[0]!;
}
