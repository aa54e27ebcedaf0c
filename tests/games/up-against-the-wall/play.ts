/**
 * Creates positions and plays lines of the notation, for tests of Up Against the Wall.
 *
 * These matches have no seed, so a test must play every die roll and every draw as a line: `'chance roll 4'`.
 * Unexpected lines are refused, so a test cannot forget a chance event.
 */
import { expect } from 'vitest';
import type { State } from '../../../src/core/game.ts';
import {
  type Options,
  type Side,
  SIDES,
  type Phase,
  type Uaw,
  upAgainstTheWall as game,
} from '../../../src/games/up-against-the-wall/rules/index.ts';
import type { CardId, Track, TrackId } from '../../../src/games/up-against-the-wall/rules/scenario-shape.ts';
import type { BySide } from '../../../src/games/up-against-the-wall/rules/sides.ts';
import { linesOf } from '../lines.ts';

export type UawState = State<Uaw>;

export const { play, eventsOf, eventsOfType, refusalOf, legalLines, edited, actorOf, outcomeOf } = linesOf(game);

/** The differences of a position from the start of a match. */
export interface Sketch {
  readonly options?: Options;
  readonly turn?: number;
  readonly mover?: Side;
  /**
   * The phase. In `'deploy'`, the mover has not placed any of the pieces that it must place. By default, the phase is
   * `'attack'` if a track is contested, and `'draw'` otherwise.
   */
  readonly phase?: Phase | 'deploy' | 'attack' | 'draw';
  /** The number of RADs on each track. Default: none. */
  readonly radicals?: Readonly<Record<TrackId, number>>;
  /** The number of LAWs on each track. Default: none. */
  readonly administration?: Readonly<Record<TrackId, number>>;
  /**
   * The position of the counter of each track, in boxes from the line: -1 is the first box on the administration's
   * side. Default: the dot.
   */
  readonly counters?: Readonly<Record<TrackId, number>>;
  /** For each side, the number of pieces that it still places. By default, the numbers that the PLOT chart gives for the turn. */
  readonly due?: Partial<BySide<number>>;
  readonly done?: Partial<UawState['table']['done']>;
  readonly hands?: Partial<BySide<readonly CardId[]>>;
  /** The side that has just drawn a card, which is now the last card in its hand. */
  readonly fresh?: Side;
  readonly discarded?: Partial<BySide<readonly CardId[]>>;
  readonly used?: readonly CardId[];
}

/** A position in the middle of a match, parsed like untrusted input. */
export function position(sketch: Sketch = {}): UawState {
  const { options, turn = 1, mover = 'radicals', fresh } = sketch;
  // If no track is contested, the default is not `attack`, because the game skips this phase.
  const isContested = Object.keys(sketch.radicals ?? {}).some((track) => sketch.administration?.[track] !== undefined);
  const { phase = isContested ? 'attack' : 'draw' } = sketch;
  return edited(game.setup(options), (json) => {
    const { setup, table, secrets, hidden } = json;
    const { tracks, plot, cards } = setup.scenario;
    table.turn = turn;
    table.mover = mover;
    for (const side of SIDES) {
      table.due[side] = sketch.due?.[side] ?? plot[side][turn - 1]!;
      table.pieces[side] = tracks.map(({ id }) => sketch[side]?.[id] ?? 0);
      const hand = [...(sketch.hands?.[side] ?? [])];
      const discarded = [...(sketch.discarded?.[side] ?? [])];
      secrets[side] = { hand, fresh: fresh === side, discarded };
      table.handSizes[side] = hand.length;
      table.discardCounts[side] = discarded.length;
    }
    table.counters = tracks.map(({ id, line, dot }) =>
      sketch.counters?.[id] === undefined ? dot : line + sketch.counters[id],
    );
    table.used = [...(sketch.used ?? [])];
    const drawn = [...table.used, ...SIDES.flatMap((side) => [...secrets[side].hand, ...secrets[side].discarded])];
    hidden.deck = Object.keys(cards)
      .filter((card) => !drawn.includes(card))
      .sort();
    table.done = { gambit: false, attacked: [], advanced: [], ...(sketch.done as Partial<typeof table.done>) };
    if (phase === 'deploy') table.phase = { kind: 'deploy', left: table.due[mover], from: 0 };
    else table.phase = (typeof phase === 'string' ? { kind: phase } : phase) as typeof table.phase;
  });
}

/** Index of a track in board order. */
function placeOf({ setup }: Pick<UawState, 'setup'>, track: TrackId): number {
  const place = setup.scenario.tracks.findIndex(({ id }) => id === track);
  expect(place).toBeGreaterThanOrEqual(0);
  return place;
}

/** The number of pieces of both sides on a track. */
export function piecesOn(state: UawState, track: TrackId): BySide<number> {
  const place = placeOf(state, track);
  const { radicals, administration } = state.table.pieces;
  return { radicals: radicals[place]!, administration: administration[place]! };
}

/** The number of pieces of both sides on the board. */
export function piecesInAll({ table: { pieces } }: UawState): BySide<number> {
  const sum = (row: readonly number[]): number => row.reduce((total, count) => total + count, 0);
  return { radicals: sum(pieces.radicals), administration: sum(pieces.administration) };
}

/** The position of a counter, in boxes from the line: negative on the administration's side. */
export function counterOn(state: UawState, track: TrackId): number {
  const place = placeOf(state, track);
  return state.table.counters[place]! - state.setup.scenario.tracks[place]!.line;
}

/** The track with the given id. */
export function trackOf({ setup }: Pick<UawState, 'setup'>, track: TrackId): Track {
  return setup.scenario.tracks[placeOf({ setup }, track)]!;
}
