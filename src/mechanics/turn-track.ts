import * as v from 'valibot';
import { shapeOf } from '../core/shapes.ts';
import { check, type Issue, type Schema } from '../core/schema.ts';

/** The turns of a game, numbered from 1, and the phases of each turn. */
export interface TurnTrack<Phase extends string = string> {
  /** Number of turns: 1 or more. */
  readonly turns: number;
  /** Phases in order of play: at least one, without duplicates. */
  readonly phases: readonly Phase[];
}

/** A phase of a turn. */
export interface TurnAndPhase<Phase extends string = string> {
  readonly turn: number;
  readonly phase: Phase;
}

/**
 * Returns the next phase.
 *
 * @param track - Number of turns, and phases of each.
 * @param moment - Current turn, from 1, and current phase.
 * @returns `undefined` after the last phase of the last turn.
 * @throws RangeError if the track has no such phase.
 *
 * @example
 * ```ts
 * const track = { turns: 10, phases: ['move', 'fight'] };
 * nextPhase(track, { turn: 3, phase: 'move' }) // => { turn: 3, phase: 'fight' }
 * nextPhase(track, { turn: 3, phase: 'fight' }) // => { turn: 4, phase: 'move' }
 * nextPhase(track, { turn: 10, phase: 'fight' }) // => undefined
 * ```
 */
export function nextPhase<Phase extends string>(
  { turns, phases }: TurnTrack<Phase>,
  { turn, phase }: TurnAndPhase<Phase>,
): TurnAndPhase<Phase> | undefined {
  const place = phases.indexOf(phase);
  if (place < 0) throw new RangeError(`There is no phase "${phase}".`);
  const next = phases[place + 1];
  if (next !== undefined) return { turn, phase: next };
  return turn < turns ? { turn: turn + 1, phase: phases[0] as Phase } : undefined;
}

/** An item that is due once or repeatedly. */
export interface ScheduleEntry<Item> {
  /** First turn on which it is due, from 1. */
  readonly turn: number;
  /** The item is due again after this number of turns: 1 or more. Default: it is due only once. */
  readonly every?: number;
  /** Last turn on which it can be due. Default: no limit. */
  readonly until?: number;
  /** The item, such as a unit and its entry area, an event, or a number of replacements. */
  readonly item: Item;
}

/** A schedule of items. The items of one turn keep this order. */
export type Schedule<Item> = readonly ScheduleEntry<Item>[];

/**
 * Returns the items that are due on a turn.
 *
 * @param schedule - Schedule of the game.
 * @param turn - Turn number, from 1.
 *
 * @example
 * ```ts
 * const reinforcements = [{ turn: 2, item: '3rd Corps' }, { turn: 1, every: 3, until: 7, item: 'replacements' }];
 * itemsDueOn(reinforcements, 2) // => ['3rd Corps']
 * [1, 4, 7, 10].map((turn) => itemsDueOn(reinforcements, turn).length) // => [1, 1, 1, 0]
 * ```
 */
export function itemsDueOn<Item>(schedule: Schedule<Item>, turn: number): readonly Item[] {
  return schedule.filter((entry) => isDue(entry, turn)).map(({ item }) => item);
}

/**
 * Schema of a {@link Schedule}.
 *
 * @param item - Schema of the items.
 * @param turns - Number of turns.
 *
 * @example
 * ```ts
 * import { is, string } from 'valibot';
 *
 * is(scheduleShape(string(), 12), 'no list') // => false
 * ```
 */
export function scheduleShape<Item>(item: Schema<Item>, turns: number): Schema<Schedule<Item>> {
  const turn = v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(turns, `Expected a turn from 1 to ${String(turns)}`),
  );
  const entry = { turn, every: v.exactOptional(turn), until: v.exactOptional(turn), item };
  return v.array(check(shapeOf<ScheduleEntry<Item>>(entry), issueInEntry));
}

function issueInEntry({ turn, every, until }: ScheduleEntry<unknown>): Issue | undefined {
  if (until === undefined) return undefined;
  if (every === undefined) return { path: 'until', reason: 'An item that is due only once has no last turn' };
  return until < turn ? { path: 'until', reason: `Expected turn ${String(turn)} or a later one` } : undefined;
}

function isDue({ turn: first, every, until = Infinity }: ScheduleEntry<unknown>, turn: number): boolean {
  if (turn < first || turn > until) return false;
  return turn === first || (every !== undefined && (turn - first) % every === 0);
}
