import type fc from 'fast-check';
import { MalformedError } from '../../core/errors.ts';
import type { Game, GameTypes, State, View } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import type { Rng } from '../../core/random.ts';
import { dealt, ensure, shown } from '../breach.ts';
import { leavesOf } from '../differences.ts';
import { conserved, type Totals, totalsOf } from '../totals.ts';
import { everywhere, isDue, type Spot, type TestSubject } from '../walk.ts';

/**
 * Checks that sampled worlds are similar to the true state. If every state has exactly one copy of a card, every world
 * must have exactly one copy too. If the samples contain only a few different worlds, the true state must be one of
 * these worlds.
 *
 * @param subject - The game, and settings for its matches.
 */
export function samplesLikeTheTruth<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  const totalsIn = conservedTotals(subject.game);
  return everywhere('samplesLikeTheTruth', subject, (spot) => {
    const { game, state, options, rng } = spot;
    const isSampled = isDue(spot, 30);
    for (const viewer of [...game.players(state), 'spectator' as const]) {
      const view = game.view(state, viewer);
      holdsAsMuch(dealt(game, view, rng), spot, { viewer, kept: totalsIn(options) });
      if (isSampled) includesTheTruth(spot, view);
    }
  });
}

function holdsAsMuch<G extends GameTypes>(
  world: State<G>,
  { state }: Spot<G>,
  { viewer, kept }: { readonly viewer: string; readonly kept: Totals },
): void {
  const [totals, truth] = [totalsOf(world), totalsOf(state)];
  for (const [name, count] of kept) {
    const found = totals.get(name) ?? 0;
    // The count was the same in all earlier matches. If the true state has another count, the count is not constant: it
    // changes, but rarely.
    if (truth.get(name) !== count) continue;
    ensure(
      found === count,
      `A world sampled for ${viewer} contains ${name} ${String(found)} times, but in every match it occurs ${String(count)} times.`,
      'Fix `sampleHidden`: it must deal exactly what the viewer does not see. Do not deal cards that are open on the table.',
    );
  }
}

/**
 * The law reports that the true world is missing only if, on average, each different world has occurred at least this
 * often.
 */
const TIMES = 40;
/** At most this many worlds are sampled from a view. */
const SAMPLES = 400;

/** Samples worlds. If the samples contain only a few different worlds, the true world must be one of these worlds. */
function includesTheTruth<G extends GameTypes>({ game, state, rng }: Spot<G>, view: View<G>): void {
  const { secrets, hidden } = state;
  const seen = new Set<string>();
  for (let draw = 0; draw < SAMPLES; draw++) {
    const world = dealt(game, view, rng);
    if (isEqual([world.secrets, world.hidden], [secrets, hidden])) return;
    seen.add(JSON.stringify([world.secrets, world.hidden]));
    if ((seen.size + 1) * TIMES > SAMPLES) return;
  }
  ensure(
    false,
    `${String(SAMPLES)} worlds were sampled for ${view.viewer}. ${String(seen.size)} of them are different, and none equals the true state: ${shown({ secrets, hidden })}.`,
    'Fix `sampleHidden`: it must deal all arrangements of hidden information that fit the table, each with the same probability.',
  );
}

/**
 * Checks that impossible states are rejected as input, for example a state with a second copy of a card that exists
 * once in every match. Also changes one value of a state: if the game accepts the changed state, it must be possible to
 * query it, to show it, to sample from its views, and to play it to its end.
 *
 * @param subject - The game, and settings for its matches.
 */
export function refusesWhatCannotBe<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  const totalsIn = conservedTotals(subject.game);
  return everywhere('refusesWhatCannotBe', subject, (spot) => {
    if (!isDue(spot, 10)) return;
    for (let tries = 0; tries < 6; tries++) refusesDoubles(spot, totalsIn(spot.options));
    for (let tries = 0; tries < 3; tries++) survivesChange(spot, subject.matchLength ?? 10_000);
  });
}

/** Replaces one hidden card by a copy of another card. The game must reject the resulting state. */
function refusesDoubles<G extends GameTypes>({ game, state, rng }: Spot<G>, kept: Totals): void {
  const unseen = { secrets: state.secrets, hidden: state.hidden };
  const cards = [...leavesOf(unseen)].filter(
    ([path, value]) => /^\d+$/.test(path.at(-1)!) && kept.has(JSON.stringify(value)),
  );
  if (cards.length === 0) return;
  const [path, card] = cards[rng.int(cards.length)]!;
  const others = cards.filter(([, value]) => value !== card);
  if (others.length === 0) return;
  const [, other] = others[rng.int(others.length)]!;
  const changed = withValue(state, path, other);
  ensure(
    readBy(game, changed) === undefined,
    `The game accepts a state in which ${shown(other)} replaces ${shown(card)} at ${path.join('.')}. So ${shown(other)} occurs once too often, and ${shown(card)} is missing.`,
    'Write an `issueIn` that counts these values, because states from untrusted sources can contain anything.',
  );
}

/** Changes one value of a state. If the game accepts the changed state, it must work like any other state. */
function survivesChange<G extends GameTypes>({ game, state, rng }: Spot<G>, matchLength: number): void {
  const { table, secrets, hidden } = state;
  const leaves = [...leavesOf({ table, secrets, hidden })];
  const [path, value] = leaves[rng.int(leaves.length)]!;
  const instead = replacementFor(value, leaves, rng);
  const changed = readBy(game, withValue(state, path, instead));
  if (changed === undefined) return;
  try {
    exercise(game, changed, { rng, matchLength });
  } catch (error) {
    const thrown = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    ensure(
      false,
      `A state with ${shown(instead)} instead of ${shown(value)} at ${path.join('.')} is accepted but cannot be played: ${thrown}`,
      'Refuse this state in `issueInTable` or `issueIn`: an accepted state must be playable to its end.',
    );
  }
}

/**
 * Returns a different value of the same type: a value from elsewhere in the state, or a number that is one higher or
 * lower.
 */
function replacementFor(value: unknown, leaves: readonly (readonly [unknown, unknown])[], rng: Rng): unknown {
  if (typeof value === 'number' && rng.int(2) === 0) return value + (rng.int(2) === 0 ? 1 : -1);
  const others = leaves.filter(([, each]) => typeof each === typeof value && each !== value);
  return others[rng.int(others.length)]?.[1];
}

/** Calls the functions of a game that query, view, sample or play out a state. */
function exercise<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  { rng, matchLength }: { readonly rng: Rng; readonly matchLength: number },
): void {
  for (const viewer of [...game.players(state), 'spectator' as const]) game.sampleState(game.view(state, viewer), rng);
  const fork = game.fork(state, { dice: 'manual' });
  for (let length = 0; length < matchLength && fork.turn().kind !== 'over'; length++) {
    fork.apply(fork.randomAction(rng));
  }
}

function withValue<G extends GameTypes>(state: State<G>, path: readonly string[], value: unknown): unknown {
  const changed = structuredClone(state) as unknown;
  let part = changed as Record<string, unknown>;
  for (const key of path.slice(0, -1)) part = part[key] as Record<string, unknown>;
  part[path.at(-1)!] = value;
  return changed;
}

/** Reads a state from JSON, and returns it; `undefined` if the game rejects it. */
function readBy<G extends GameTypes>(game: Game<G>, json: unknown): State<G> | undefined {
  try {
    return game.parseState(json);
  } catch (error) {
    if (error instanceof MalformedError) return undefined;
    throw error;
  }
}

/**
 * Returns a function that takes options, and returns the totals that never change in matches with these options. If the
 * options are the same as in its last call, the function does not compute the totals again.
 */
function conservedTotals<G extends GameTypes>(game: Game<G>): (options: G['options']) => Totals {
  let [last, totals]: [string | undefined, Totals] = [undefined, new Map()];
  return (options) => {
    const key = JSON.stringify(options);
    if (key !== last) [last, totals] = [key, conserved(game, options)];
    return totals;
  };
}
