import * as v from 'valibot';
import { shapeOf } from '../core/shapes.ts';
import { check, type Issue, type Schema } from '../core/schema.ts';

/** The turns of a game, numbered from 1, and the phases that each of them has. */
export interface TurnTrack<Phase extends string = string> {
  /** How many turns there are: 1 or more. */
  readonly turns: number;
  /** In the order of play: at least one, all different. */
  readonly phases: readonly Phase[];
}

/** A phase of a turn. */
export interface TurnAndPhase<Phase extends string = string> {
  readonly turn: number;
  readonly phase: Phase;
}

/**
 * The phase that comes next.
 *
 * @param track - How many turns, and the phases of each.
 * @param moment - The turn, from 1, and the phase that ends.
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

/** Something that is due on a turn, or again and again. */
export interface ScheduleEntry<Item> {
  /** The turn, or the first of them, from 1. */
  readonly turn: number;
  /** Due again after so many turns: 1 or more. Default: only once. */
  readonly every?: number;
  /** The last turn on which it can be due. Default: none. */
  readonly until?: number;
  /** What is due: a unit and where it enters, an event, so many replacements. */
  readonly item: Item;
}

/** What is due when, in the order in which things of one turn happen. */
export type Schedule<Item> = readonly ScheduleEntry<Item>[];

/**
 * What is due on a turn.
 *
 * @param schedule - What comes when.
 * @param turn - From 1.
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
 * @param item - Schema of what is due.
 * @param turns - How many turns there are.
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
  if (every === undefined) return { path: 'until', reason: 'What is due only once needs no last turn' };
  return until < turn ? { path: 'until', reason: `Expected turn ${String(turn)} or a later one` } : undefined;
}

function isDue({ turn: first, every, until = Infinity }: ScheduleEntry<unknown>, turn: number): boolean {
  if (turn < first || turn > until) return false;
  return turn === first || (every !== undefined && (turn - first) % every === 0);
}
