import { byName } from '../core/lookups.ts';
import * as v from 'valibot';
import { MalformedError } from '../core/errors.ts';
import { deepFreeze } from '../core/plain-data.ts';
import { parse } from '../core/schema.ts';
import { milliseconds } from './json.ts';

/** Time limits, in milliseconds. If a field is absent, the match has no time limit of this kind. */
export interface TimeControl {
  /**
   * The bank: the time that each player has for the whole match. Without `increment` and `perMove`, the player gets no
   * further time (sudden death).
   */
  readonly bank?: number;
  /** Time that is added to a player's bank after each move of this player. */
  readonly increment?: number;
  /**
   * Time for each move. When this time is used up, the time in the player's bank starts to run. Without a bank, this
   * time is the time limit of each move.
   */
  readonly perMove?: number;
  /**
   * Time for each simultaneous decision of several players. During such a decision, the banks of these players do not
   * run.
   */
  readonly sealed?: number;
}

/**
 * The clock of a match. The clock depends only on two kinds of times: when the match begins to wait for a player, and
 * when the match stops waiting for a player.
 */
export interface Clock {
  readonly control: TimeControl;
  /** For each player, the time in the bank when the player's current move started. */
  readonly banks: Readonly<Record<string, number>>;
  /** For each player for whom the match waits, the player's current move. */
  readonly running: Readonly<Record<string, RunningMove>>;
  /** The players for whom `withRunOut` has recorded that their time ran out during their current move. */
  readonly out: readonly string[];
}

/**
 * A move that has started and not ended. All times are in milliseconds since a fixed moment, usually the beginning of
 * 1970.
 */
export interface RunningMove {
  readonly since: number;
  /** The time of the deadline; absent if the move has no deadline. */
  readonly due?: number;
  /** Whether the move is a simultaneous decision of several players. */
  readonly isSealed?: true;
}

/** The players for whom the match waits, and the current time. */
export interface Awaiting {
  readonly awaited: readonly string[];
  readonly now: number;
}

/** Schema of a {@link TimeControl}. */
export const controlShape = v.strictObject({
  bank: v.exactOptional(milliseconds),
  increment: v.exactOptional(milliseconds),
  perMove: v.exactOptional(milliseconds),
  sealed: v.exactOptional(milliseconds),
});

/**
 * Starts the clock of a match.
 *
 * @param control - The time control; the function checks it.
 * @param awaiting - All players, the players for whom the match waits, and the current time in milliseconds.
 * @throws {@link core.MalformedError} if the time control or the time is not valid.
 *
 * @example
 * ```ts
 * const blitz = startClock({ bank: 300_000, increment: 2_000 }, { players: ['north', 'south'], awaited: ['north'], now: 0 });
 * const passed = pressClock(blitz, { awaited: ['south'], now: 10_000 });
 * passed.banks // => { north: 292_000, south: 300_000 }
 * nextDeadline(passed) // => 310_000
 * flaggedPlayers(passed, 310_000) // => ['south']
 * ```
 */
export function startClock(
  control: TimeControl,
  { players, ...awaiting }: Awaiting & { readonly players: readonly string[] },
): Clock {
  const checked = parse(controlShape, control);
  const banks = byName(players, () => checked.bank ?? 0);
  return pressClock({ control: checked, banks, running: {}, out: [] }, awaiting);
}

/**
 * Ends the moves of players for whom the match no longer waits, and starts the moves of players for whom the match
 * waits now. When the match begins to wait for a further player, a new move starts for all players for whom the match
 * waits.
 *
 * @param clock - Not modified.
 * @param awaiting - The players for whom the match waits now, and the current time in milliseconds.
 * @returns The same clock if the match still waits for the same players.
 * @throws {@link core.MalformedError} if the time is not a valid number, or is before the start of a move.
 *
 * @example
 * ```ts
 * const clock = startClock({ bank: 60_000 }, { players: ['north', 'south'], awaited: ['north'], now: 0 });
 * const pressed = pressClock(clock, { awaited: ['south'], now: 10_000 });
 * [timeLeft(pressed, 'north', 20_000), timeLeft(pressed, 'south', 20_000)] // => [50000, 50000]
 * ```
 */
export function pressClock(clock: Clock, { awaited, now }: Awaiting): Clock {
  checkNow(clock, now);
  const isNewMove = awaited.some((player) => !Object.hasOwn(clock.running, player));
  if (!isNewMove && Object.keys(clock.running).length === awaited.length) return clock;
  return pressed(clock, { awaited, now, isNewMove, earned: clock.control.increment ?? 0 });
}

/**
 * Returns the clock after a takeback. The players do not get back time that has passed. A player whose move is
 * interrupted by the takeback gets no increment for this move. The player who takes back loses the increments of the
 * undone moves.
 *
 * @param back - `player` is the player who takes back. `path` contains the players for whom the match waited before the
 * first undone transition, and after each undone transition. `awaited` contains the players for whom the match waits
 * now.
 */
export function pressBack(
  clock: Clock,
  { player, path, ...awaiting }: Awaiting & { readonly player: string; readonly path: readonly (readonly string[])[] },
): Clock {
  checkNow(clock, awaiting.now);
  const control = { ...clock.control, bank: 0 };
  const start: Clock = { control, banks: {}, running: {}, out: [] };
  const undone = path.map((awaited) => ({ awaited, now: 0 })).reduce(pressClock, start);
  // The takeback undoes no end of a move, so no new move starts.
  if (Object.keys(undone.banks).length === 0) return pressClock(clock, awaiting);
  const bank = Math.max(0, (clock.banks[player] ?? 0) - (undone.banks[player] ?? 0));
  const before = { ...clock, banks: { ...clock.banks, [player]: bank } };
  return pressed(before, { ...awaiting, isNewMove: true, earned: 0 });
}

/**
 * Ends the moves of players for whom the match no longer waits; if `isNewMove` is true, ends all moves. After that,
 * starts a move for each player for whom the match waits and who has no move in progress.
 */
function pressed(
  clock: Clock,
  { awaited, now, isNewMove, earned }: Awaiting & { readonly isNewMove: boolean; readonly earned: number },
): Clock {
  const { running, control } = clock;
  const ended = Object.keys(running).filter((player) => isNewMove || !awaited.includes(player));
  const banks = { ...clock.banks };
  for (const player of ended) banks[player] = bankAfter(clock, player, { now, earned });
  const isSealed = control.sealed !== undefined && awaited.length > 1;
  const moves = awaited.map((player) => [
    player,
    isNewMove ? moveFrom(control, { now, isSealed, bank: banks[player] ?? 0 }) : running[player],
  ]);
  const out = clock.out.filter((player) => !ended.includes(player));
  return deepFreeze({ control, banks, running: Object.fromEntries(moves) as Clock['running'], out });
}

/**
 * Returns the players whose time has run out, in the order of their deadlines.
 *
 * @param clock - Not modified.
 * @param now - The current time in milliseconds, with the same zero point as the start time of the clock.
 * @throws {@link core.MalformedError} if the time is not a valid number, or is before the start of a move.
 *
 * @example
 * ```ts
 * const clock = startClock({ bank: 60_000 }, { players: ['north'], awaited: ['north'], now: 0 });
 * [flaggedPlayers(clock, 59_000), flaggedPlayers(clock, 61_000)] // => [[], ['north']]
 * ```
 */
export function flaggedPlayers(clock: Clock, now: number): readonly string[] {
  checkNow(clock, now);
  return dues(clock)
    .filter(({ due }) => due <= now)
    .map(({ player }) => player);
}

/**
 * Returns the earliest deadline of the players who are not recorded as out of time; `undefined` if none of these
 * players has a deadline. The deadline can change with each move.
 *
 * @param clock - Not modified.
 *
 * @example
 * ```ts
 * const clock = startClock({ bank: 60_000 }, { players: ['north'], awaited: ['north'], now: 0 });
 * nextDeadline(clock) // => 60000
 * ```
 */
export function nextDeadline(clock: Clock): number | undefined {
  return dues(clock).find(({ player }) => !clock.out.includes(player))?.due;
}

/**
 * Returns the time that a player has left, in milliseconds, at least 0; `Infinity` if the player has no time limit. If
 * the player has no move in progress, the result is the player's bank.
 *
 * @param clock - Not modified.
 * @param player - One of the players of the clock.
 * @param now - The current time in milliseconds, with the same zero point as the start time of the clock. A time before
 * the start of the move has the same result as the start, because the clock of a client can be behind the clock of the
 * server.
 * @throws {@link core.MalformedError} if the time is not a valid number.
 *
 * @example
 * ```ts
 * const clock = startClock({ bank: 60_000 }, { players: ['north'], awaited: ['north'], now: 0 });
 * timeLeft(clock, 'north', 10_000) // => 50000
 * ```
 */
export function timeLeft(clock: Clock, player: string, now: number): number {
  checkTime(now);
  const move = Object.hasOwn(clock.running, player) ? clock.running[player] : undefined;
  if (move === undefined) return clock.control.bank === undefined ? Infinity : (clock.banks[player] ?? 0);
  return move.due === undefined ? Infinity : Math.max(0, move.due - Math.max(now, move.since));
}

/** Records that a player has run out of time. */
export function withRunOut(clock: Clock, player: string): Clock {
  return clock.out.includes(player) ? clock : deepFreeze({ ...clock, out: [...clock.out, player] });
}

function dues({ running }: Clock): readonly { readonly player: string; readonly due: number }[] {
  return Object.entries(running)
    .flatMap(([player, { due }]) => (due === undefined ? [] : [{ player, due }]))
    .sort((one, other) => one.due - other.due);
}

function moveFrom(
  { bank: given, perMove, sealed = 0 }: TimeControl,
  { now, isSealed, bank }: { readonly now: number; readonly isSealed: boolean; readonly bank: number },
): RunningMove {
  if (isSealed) return { since: now, due: now + sealed, isSealed };
  if (given === undefined && perMove === undefined) return { since: now };
  return { since: now, due: now + (perMove ?? 0) + bank };
}

function bankAfter(
  { control, banks, running }: Clock,
  player: string,
  { now, earned }: { readonly now: number; readonly earned: number },
): number {
  const bank = banks[player] ?? 0;
  const move = running[player];
  if (move === undefined || move.isSealed === true || control.bank === undefined) return bank;
  const drawn = Math.max(0, now - move.since - (control.perMove ?? 0));
  return Math.max(0, bank - drawn) + earned;
}

function checkNow({ running }: Clock, now: number): void {
  checkTime(now);
  const latest = Math.max(0, ...Object.values(running).map(({ since }) => since));
  if (now < latest)
    throw new MalformedError('now', `Expected a time of at least ${String(latest)} but received ${String(now)}`);
}

function checkTime(now: number): void {
  if (typeof now !== 'number' || !Number.isFinite(now)) {
    throw new MalformedError('now', 'Expected the time in milliseconds');
  }
}
