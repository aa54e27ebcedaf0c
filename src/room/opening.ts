import { MalformedError } from '../core/errors.ts';
import { byName } from '../core/lookups.ts';
import { isEqual } from '../core/plain-data.ts';
import { deriveSeed, randomSeed, type Seed } from '../core/random.ts';
import { located } from '../core/record.ts';
import { parse } from '../core/schema.ts';
import type { GameManifest } from '../manifest/manifest.ts';
import { presetOptions } from '../manifest/preset-options.ts';
import type { TimeControl } from '../match/clock.ts';
import { saveRoom } from '../match/journal.ts';
import { createRoom } from '../match/room.ts';
import { currentState } from '../match/tree.ts';
import type { Opening, RoomState, Seating } from './room-state.ts';
import { nameShape } from './texts.ts';

/** Settings of a new room. */
export interface RoomSettings {
  /**
   * The id of the room: 1 to 40 lower-case letters and digits. The default is a new random id that nobody can guess.
   */
  readonly id?: string;
  /**
   * Options of the game. The given options override the options of the game's default preset, and the options that the
   * game generates for this preset. The default for the option `seed` is a new random seed.
   */
  readonly options?: Readonly<Record<string, unknown>> & { readonly seed?: Seed };
  /**
   * The names of persons, by player. Seats that are neither in `seats` nor in `bots` are free until somebody takes
   * them.
   */
  readonly seats?: Readonly<Record<string, string>>;
  /** Names of bots, by player. */
  readonly bots?: Readonly<Record<string, string>>;
  /** The clock of the match. By default, the match has no clock. */
  readonly clock?: TimeControl;
  /** If true, `rooms.list()` lists the room, so that anybody can take a free seat. Default: `false`. */
  readonly isListed?: boolean;
}

/**
 * The data for a new room: the current time on the clock of the server (`now`) and on the clock of the machine (`at`),
 * and the secret of the room.
 */
export interface OpeningFacts {
  readonly now: number;
  readonly at: number;
  readonly key: string;
}

/**
 * Returns the first line of the log of a new room.
 *
 * @throws {@link core.MalformedError} if a setting is not valid.
 */
export function openingOf(
  manifest: GameManifest,
  { options = {}, seats = {}, bots = {}, clock, isListed = false }: RoomSettings,
  { now, at, key }: OpeningFacts,
): Opening {
  const { game } = manifest;
  const { seed = randomSeed() } = options;
  const all = { ...presetOptions(manifest, seed), ...options, seed };
  const timed = clock === undefined ? {} : { clock, now };
  const players = game.players(currentState(createRoom(game, { options: all }).match));
  for (const [field, names] of Object.entries({ seats, bots })) checkPlayers(players, field, names);
  // Only persons must agree to a takeback.
  const consent = players.filter((player) => bots[player] === undefined);
  const match = saveRoom(game, createRoom(game, { options: all, ...timed, consent }));
  const seating = byName(players, (player): Seating => seatingOf(player, seats, bots));
  return { kind: 'opened', at, key, seats: seating, isListed, match };
}

function checkPlayers(players: readonly string[], field: string, names: Readonly<Record<string, string>>): void {
  const stray = Object.keys(names).find((name) => !players.includes(name));
  if (stray !== undefined) throw new MalformedError(`${field}.${stray}`, `Expected one of ${players.join(', ')}`);
}

function seatingOf(
  player: string,
  seats: Readonly<Record<string, string>>,
  bots: Readonly<Record<string, string>>,
): Seating {
  const [bot, name] = [bots[player], seats[player]];
  if (bot !== undefined) return { bot };
  return name === undefined ? {} : { name: located(`seats.${player}`, () => parse(nameShape, name)) };
}

/**
 * Returns the id and the secret of the room for the next match. All processes compute the same id and the same secret.
 */
export function nextRoom({ opening }: RoomState): { readonly id: string; readonly key: string } {
  return { id: deriveSeed(opening.key, 'next id'), key: deriveSeed(opening.key, 'next key') };
}

/** Returns the player that a person controls in the next match. Each person moves to the next seat. */
export function nextPlayer({ seats }: RoomState, player: string): string {
  const players = Object.keys(seats);
  return players[(players.indexOf(player) + 1) % players.length] ?? player;
}

/**
 * Returns the first line of the log of the next match. The manifest generates its options again for the next match,
 * because each person knows the secret options of their last seat.
 */
export function followingOf(manifest: GameManifest, state: RoomState, facts: OpeningFacts): Opening {
  const options: NonNullable<RoomSettings['options']> = state.room.settings.options ?? {};
  const { clock } = state.room.settings;
  const named = (part: 'name' | 'bot'): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(state.seats).flatMap(([player, { [part]: text }]) =>
        text === undefined ? [] : [[nextPlayer(state, player), text]],
      ),
    );
  const seed = deriveSeed(facts.key, 'dice');
  const [before, after] = [options.seed ?? '', seed].map((by): Readonly<Record<string, unknown>> => ({
    ...manifest.optionsFor?.(Object.keys(state.seats).length, by),
  }));
  const again = Object.fromEntries(Object.entries(after!).filter(([key]) => isEqual(options[key], before![key])));
  const settings = { options: { ...options, ...again, seed }, seats: named('name'), bots: named('bot') };
  return openingOf(manifest, clock === undefined ? settings : { ...settings, clock }, facts);
}

/**
 * Returns true if the match is over, all persons have asked for another match, and the room of the next match is not
 * open yet.
 */
export function isRematchDue({ game, room, seats, asking, followed }: RoomState): boolean {
  if (followed !== undefined || asking.length === 0) return false;
  const isOver = game.turn(currentState(room.match)).kind === 'over';
  return isOver && Object.keys(seats).every((player) => seats[player]?.bot !== undefined || asking.includes(player));
}
