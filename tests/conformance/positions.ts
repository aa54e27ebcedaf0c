/** Collects positions of random matches, as described in `docs/conformance.md`. */
import type { AnyAction, Game, GameTypes, State } from '../../src/core/game.ts';
import { createRng, sample, type Rng } from '../../src/core/random.ts';
import type { GameManifest } from '../../src/manifest/manifest.ts';
import { digest, digestOfSorted, sortedWeights } from './canonical.ts';
import type { Conformance, Json, Position, Preset } from './file-format.ts';

/** The maximum number of actions per position for which the result is recorded. */
const TRIED = 3;

/**
 * Positions of random matches with each preset. The result is always the same, because the seeds are fixed.
 *
 * @param amount - Number of positions for each preset.
 */
export function conformanceOf({ game, presets }: GameManifest, amount: number): Conformance {
  return {
    format: 'countersheet/conformance',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    presets: Object.entries(presets).map(([name, options]) => presetOf(game, { name, options }, amount)),
  };
}

function presetOf<G extends GameTypes>(
  game: Game<G>,
  { name, options }: { name: string; options: G['options'] },
  amount: number,
): Preset {
  const start = game.setup(options);
  const rng = createRng(`${game.id} ${name}`);
  const counts = new Map<string, number>();
  const matches: Position[][] = [];
  for (let found = 0; found < amount; found += matches.at(-1)!.length)
    matches.push(positionsOf(game, start, { rng, counts, most: amount - found }));
  return { name, options: options as Json, setup: start.setup as Json, matches };
}

/**
 * The start of a random match, and some of its positions. The function records a position less often if many positions
 * of the same phase are already recorded, so that rare phases also occur.
 *
 * @param counts - The number of positions of each phase so far. Modified.
 */
function positionsOf<G extends GameTypes>(
  game: Game<G>,
  start: State<G>,
  { rng, counts, most }: { rng: Rng; counts: Map<string, number>; most: number },
): Position[] {
  const positions: Position[] = [];
  let state = start;
  for (;;) {
    const legal = game.legalActions(state);
    const tried = new Set(Array.from({ length: legal.length === 0 ? 0 : TRIED }, () => randomOf(legal, rng)));
    const position = positionAt(game, state, { legal, tried: [...tried] });
    if (legal.length === 0 || positions.length + 1 === most) return [...positions, position];
    const play: AnyAction<G>[] = [];
    for (
      let [next] = tried;
      next !== undefined;
      next = isWanted(state, counts, rng) ? undefined : anyAction(game, state, rng)
    ) {
      play.push(next);
      state = game.applyAction(state, next);
    }
    positions.push({ ...position, play: play as readonly object[] as Json[] });
  }
}

/** Whether to record a position. The end of a match is always recorded. */
function isWanted<G extends GameTypes>({ table }: State<G>, counts: Map<string, number>, rng: Rng): boolean {
  const { kind } = (table as Readonly<Record<string, unknown>> as { phase: { kind: string } }).phase;
  const count = counts.get(kind) ?? 0;
  if (kind !== 'over' && rng.int(1 + (count >> 1)) > 0) return false;
  counts.set(kind, count + 1);
  return true;
}

function positionAt<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  { legal, tried }: { legal: readonly AnyAction<G>[]; tried: readonly AnyAction<G>[] },
): Position {
  const outcomes = game.chanceOutcomes(state);
  const weights = outcomes.length === 0 ? {} : { weights: digest(sortedWeights(outcomes)) };
  return {
    state: withoutSetup(state),
    legal: { count: legal.length, digest: digestOfSorted(legal), ...weights },
    after: tried.map((action) => ({
      action: action as object as Json,
      digest: digest(withoutSetup(game.applyAction(state, action))),
    })),
  };
}

function anyAction<G extends GameTypes>(game: Game<G>, state: State<G>, rng: Rng): AnyAction<G> {
  return randomOf(game.legalActions(state), rng);
}

/**
 * A random action. Each type of action has the same probability. Otherwise players would write orders almost forever.
 */
function randomOf<Action extends { readonly type: string }>(legal: readonly Action[], rng: Rng): Action {
  const type = sample([...new Set(legal.map((action) => action.type))], rng);
  return sample(
    legal.filter((action) => action.type === type),
    rng,
  );
}

function withoutSetup<G extends GameTypes>({ setup: _, ...state }: State<G>): Json {
  return state;
}
