/** What may come of an action whose dice or cards come at once, exactly. */
import { createRng, type GameTypes, type State, type View } from 'countersheet/core';
import { actionOf } from './choices.ts';
import type { Playable } from './playable.ts';

/** One of the things that may happen. */
export interface Chance {
  /** In lowest terms: `'1/6'`. */
  readonly share: string;
  /** 0 to 1. */
  readonly probability: number;
  /** What then happens, as sentences. */
  readonly sentences: readonly string[];
}

/** With more outcomes than these nobody reads a list. */
const MOST = 12;

/** How many worlds that the viewer may be in must agree. */
const WORLDS = 3;

/**
 * The odds of an action, the likeliest outcome first; `undefined` if no chance follows at once, if somebody
 * learns of it in private, if it depends on what the viewer does not see, or if there are too many different outcomes.
 */
export function oddsOf(playable: Playable, view: View<GameTypes>, line: string): readonly Chance[] | undefined {
  const rng = createRng('odds');
  const [first, ...others] = Array.from({ length: WORLDS }, () =>
    oddsIn(playable, playable.game.sampleWorld(view, rng), line),
  );
  const isSame = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  return isSame ? first : undefined;
}

function oddsIn(playable: Playable, world: State<GameTypes>, line: string): readonly Chance[] | undefined {
  const { game } = playable;
  const { state } = game.step(world, actionOf(playable, line));
  if (game.turn(state).kind !== 'chance') return undefined;
  const results = new Map<string, { weight: number; told: (readonly string[])[] }>();
  let all = 0;
  for (const { action, weight } of game.chanceOutcomes(state)) {
    const after = game.step(state, action);
    // A card that somebody draws unseen is no result of what was done.
    if (after.events.some(({ only }) => only !== undefined)) return undefined;
    const told = after.events.map((event) => playable.words.describe(event, after.state));
    const key = JSON.stringify(after.state.table);
    const result = results.get(key) ?? { weight: 0, told: [] };
    results.set(key, { weight: result.weight + weight, told: [...result.told, told] });
    all += weight;
  }
  if (results.size < 2 || results.size > MOST) return undefined;
  return [...results.values()]
    .sort((one, other) => other.weight - one.weight)
    .map(({ weight, told }) => ({ ...shareOf(weight, all), sentences: commonTo(told) }));
}

/** What is said whichever of the outcomes comes; the one sentence that differs is about the die. */
function commonTo(told: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = told;
  const common = first.filter((sentence) => others.every((other) => other.includes(sentence)));
  return common.length > 0 ? common : first.slice(0, 1);
}

function shareOf(weight: number, all: number): Pick<Chance, 'share' | 'probability'> {
  const divisor = greatest(weight, all);
  return { share: `${String(weight / divisor)}/${String(all / divisor)}`, probability: weight / all };
}

function greatest(one: number, other: number): number {
  return other === 0 ? one : greatest(other, one % other);
}
