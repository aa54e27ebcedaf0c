import * as v from 'valibot';
import { MalformedError } from '../core/errors.ts';
import { deepFreeze } from '../core/plain-data.ts';
import { parse } from '../core/schema.ts';
import { milliseconds } from './json.ts';

/** How time is given, in milliseconds. What is absent does not limit anybody. */
export interface TimeControl {
  /** For the whole match, to each player. By itself: sudden death. */
  readonly bank?: number;
  /** Added to the bank after each move. */
  readonly increment?: number;
  /** Free at each move, before the bank is drawn upon; without a bank, all that there is. */
  readonly perMove?: number;
  /** Where several decide at once: the time after which all of them must have decided. Banks stand still meanwhile. */
  readonly sealed?: number;
}

/** The clock of a match. All that is in it follows from who was awaited when. */
export interface Clock {
  readonly control: TimeControl;
  /** What is left of the bank, by player, at the start of their present move. */
  readonly banks: Readonly<Record<string, number>>;
  /** The moves that are going on, by player. */
  readonly running: Readonly<Record<string, RunningMove>>;
  /** Those who have run out of time in their present move, and of whom it was said. */
  readonly out: readonly string[];
}

/** A move that is going on. Moments are milliseconds from any beginning, mostly 1970. */
export interface RunningMove {
  readonly since: number;
  /** When time runs out; absent if it never does. */
  readonly due?: number;
  /** Whether it is one of several sealed decisions. */
  readonly isSealed?: true;
}

/** Who is awaited, and since when. */
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
 * @param control - Checked.
 * @param awaiting - Who plays, who is awaited, and the time now in milliseconds.
 * @throws {@link core.MalformedError} if the control or the time is none.
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
  const banks = Object.fromEntries(players.map((player) => [player, checked.bank ?? 0]));
  return pressClock({ control: checked, banks, running: {}, out: [] }, awaiting);
}

/**
 * Ends the moves of those who are no longer awaited and starts those of who is. Whenever somebody joins those who are
 * awaited, a new move starts for all of them.
 *
 * @param clock - Not modified.
 * @param awaiting - Who is awaited from now on, and the time now in milliseconds.
 * @returns The clock itself if the same players are awaited.
 * @throws {@link core.MalformedError} if the time is none, or before the start of a move.
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
 * The clock after a take-back: time that has passed is charged, moves that it cuts short earn nothing, and who takes back
 * loses what the moves that it undoes had earned them.
 *
 * @param back - Who takes back; who was awaited at each step that is undone, the one before it first; who is awaited now.
 */
export function pressBack(
  clock: Clock,
  { player, path, ...awaiting }: Awaiting & { readonly player: string; readonly path: readonly (readonly string[])[] },
): Clock {
  checkNow(clock, awaiting.now);
  const control = { ...clock.control, bank: 0 };
  const start: Clock = { control, banks: {}, running: {}, out: [] };
  const undone = path.map((awaited) => ({ awaited, now: 0 })).reduce(pressClock, start);
  // Nobody's move has ended, so that none begins.
  if (Object.keys(undone.banks).length === 0) return pressClock(clock, awaiting);
  const bank = Math.max(0, (clock.banks[player] ?? 0) - (undone.banks[player] ?? 0));
  const before = { ...clock, banks: { ...clock.banks, [player]: bank } };
  return pressed(before, { ...awaiting, isNewMove: true, earned: 0 });
}

/** Ends moves, of all if a new one begins, and starts the others. */
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
 * Those whose time has run out, in the order in which it did.
 *
 * @param clock - Not modified.
 * @param now - The time, in milliseconds by the clock that started it.
 * @throws {@link core.MalformedError} if the time is none, or before the start of a move.
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
 * When the next player runs out of time; `undefined` if none does. Ask again after each move.
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
 * How long a player still has, in milliseconds: 0 or more; `Infinity` without a limit. Between moves it is their bank.
 *
 * @param clock - Not modified.
 * @param player - One of its players.
 * @param now - The time, in milliseconds by the clock that started it.
 * @throws {@link core.MalformedError} if the time is none, or before the start of a move.
 *
 * @example
 * ```ts
 * const clock = startClock({ bank: 60_000 }, { players: ['north'], awaited: ['north'], now: 0 });
 * timeLeft(clock, 'north', 10_000) // => 50000
 * ```
 */
export function timeLeft(clock: Clock, player: string, now: number): number {
  checkNow(clock, now);
  const move = Object.hasOwn(clock.running, player) ? clock.running[player] : undefined;
  if (move === undefined) return clock.control.bank === undefined ? Infinity : (clock.banks[player] ?? 0);
  return move.due === undefined ? Infinity : Math.max(0, move.due - now);
}

/** Writes down that a player has run out of time. */
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
  if (typeof now !== 'number' || !Number.isFinite(now)) {
    throw new MalformedError('now', 'Expected the time in milliseconds');
  }
  const latest = Math.max(0, ...Object.values(running).map(({ since }) => since));
  if (now < latest) throw new MalformedError('now', `Time runs backwards, from ${String(latest)} to ${String(now)}`);
}
