/**
 * Creates positions and plays lines of the notation, for tests of The World Game. The game has no chance, so every line
 * is a decision. Unexpected lines are refused.
 */
import type { State } from '../../../src/core/game.ts';
import { createRng, type Rng } from '../../../src/core/random.ts';
import {
  type Action,
  type Event,
  type Options,
  type Scenario,
  type WorldGame,
  worldGame as game,
} from '../../../src/games/world-game/rules/index.ts';
import type { Battle, Range } from '../../../src/games/world-game/rules/types.ts';
import { linesOf } from '../lines.ts';
import { messages as words } from '../../../src/games/world-game/messages/en.ts';

export type WorldState = State<WorldGame>;

/** A war between the given countries. By default, there are no reports and no diplomacy. */
export function war(
  points: Readonly<Record<string, number>>,
  options: Options = {},
  more: Partial<Scenario> = {},
): WorldState {
  const countries = Object.entries(points).map(([name, each]) => ({ name, points: each }));
  const scenario: Scenario = { name: 'Test', provenance: 'invented', notes: '', maxPoints: 9999, countries, ...more };
  return game.setup({ reportBand: 0, diplomacyRounds: 0, ...options, scenario });
}

const lines = linesOf(game);
export const { eventsOfType, refusalOf, legalLines, edited, actorOf, outcomeOf } = lines;

/** Plays lines of the notation in sequence. A string can contain several lines, separated by semicolons. */
export function play(state: WorldState, ...text: readonly string[]): WorldState {
  return lines.play(state, ...split(text));
}

/** Plays lines of the notation, and returns all events. */
export function eventsOf(state: WorldState, ...text: readonly string[]): readonly Event[] {
  return lines.eventsOf(state, ...split(text));
}

/** Plays lines of the notation, and returns the events as sentences. */
export function sentencesOf(state: WorldState, ...lines: readonly string[]): readonly string[] {
  return eventsOf(state, ...lines).map((event) => words.describe(event, state));
}

/** The free points of a country. */
export function pointsOf(state: WorldState, name: string): number {
  return state.secrets[name]!.points;
}

/** The free points of all countries, in calling order. */
export function allPoints(state: WorldState): readonly number[] {
  return state.setup.countries.map(({ name }) => pointsOf(state, name));
}

/** The publicly known range of a country's points, as `lo..hi`. */
export function rangeOf(state: WorldState, name: string): string {
  const { lo, hi } = state.table.ranges[state.setup.countries.findIndex((each) => each.name === name)]!;
  return `${String(lo)}..${String(hi)}`;
}

/** The publicly known ranges of all countries. */
export function ranges(state: WorldState): readonly Range[] {
  return state.table.ranges;
}

/** The current battle, if any. */
export function battleOf({ table: { phase } }: WorldState): Battle | undefined {
  return 'battle' in phase ? phase.battle : undefined;
}

/** The number of points in the game: the free points of all countries and the points in the current battle. */
export function pointsInAll(state: WorldState): number {
  const battle = battleOf(state);
  const staked = battle?.loans.reduce((sum, { free, pledged }) => sum + free + pledged, battle.own) ?? 0;
  return allPoints(state).reduce((sum, points) => sum + points, staked);
}

/** A random legal action. Sometimes this is an unlisted action: a bulk action, a note or a concession. */
export function anyAction(state: WorldState, rng: Rng): Action {
  const player = actorOf(state);
  const others = state.setup.countries.map(({ name }) => name).filter((name) => name !== player);
  const to = others[rng.int(others.length)]!;
  const unlisted: readonly Action[] = [
    { type: 'concede', player },
    { type: 'note', player, text: 'Trust me.', to, promise: rng.int(2) === 0 ? 'peace' : 'aid' },
    { type: 'propose-alliance', player, to, repay: 1 + rng.int(3), pledge: rng.int(5) },
    { type: 'attack-with', player, target: to, points: 1 + rng.int(5) },
  ];
  if (state.table.phase.kind === 'amount' && rng.int(30) === 0) return { type: 'concede', player };
  const chosen = rng.int(8) === 0 ? unlisted[rng.int(unlisted.length)] : undefined;
  if (chosen !== undefined && (chosen.type !== 'concede' || rng.int(8) === 0)) {
    if (game.whyIllegal(state, chosen) === undefined) return chosen;
  }
  return game.randomAction(state, rng);
}

/** Plays a match to its end. Calls `look` for every action, with the states before and after the action. */
export function everyAction(
  options: Options,
  seed: number,
  look: (step: { before: WorldState; after: WorldState; action: Action; events: readonly Event[] }) => void,
): WorldState {
  const rng = createRng(seed);
  let state = game.setup(options);
  while (actorOf(state) !== 'nobody') {
    const action = anyAction(state, rng);
    const { state: after, events } = game.step(state, action);
    look({ before: state, after, action, events });
    state = after;
  }
  return state;
}

function split(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(';').map((each) => each.trim()));
}
