import { expect, it } from 'vitest';
import { currentState } from '../../src/match/tree.ts';
import type { GameManifest } from '../../src/manifest/manifest.ts';
import { manifest as revolt } from '../../src/games/revolting-behaviour/manifest.ts';
import { manifest as world } from '../../src/games/world-game/manifest.ts';
import { followingOf, openingOf, type RoomSettings } from '../../src/room/opening.ts';
import { openedRoom, type RoomState } from '../../src/room/room-state.ts';

let rooms = 0;

/** The time and the key of a new room. */
const facts = () => ({ now: 0, at: 0, key: `room ${String(rooms++)}` });

/** The room of a new match, and the room of its rematch. */
function roomsOf(manifest: GameManifest, settings: RoomSettings): readonly [RoomState, RoomState] {
  const opened = (id: string, line: object): RoomState => openedRoom(manifest.game, id, JSON.stringify(line));
  const first = opened('a', openingOf(manifest, settings, facts()));
  return [first, opened('b', followingOf(manifest, first, facts()))];
}

/** The secret points of all countries. */
function pointsIn({ room }: RoomState): readonly unknown[] {
  return Object.values(currentState(room.match).secrets);
}

it('deals the secrets of The World Game for each room, and again for its rematch', () => {
  const all = [{}, {}, { options: { reportBand: 5 } }].flatMap((settings) => roomsOf(world, settings)).map(pointsIn);
  expect(new Set(all.map((points) => JSON.stringify(points))).size).toBe(6);
});

it('deals the same from the same seed', () => {
  const [one, other] = [1, 2].map(() => pointsIn(roomsOf(world, { options: { seed: 'war' } })[0]));
  expect(one).toEqual(other);
});

it('keeps options that the caller has given', () => {
  const [dealt] = roomsOf(world, { options: { reportBand: 5 } });
  const { scenario } = dealt.room.settings.options as { readonly scenario: object };
  for (const { room } of roomsOf(world, { options: { scenario, reportBand: 5 } })) {
    expect(room.settings.options).toMatchObject({ scenario, reportBand: 5 });
  }
  for (const { room } of roomsOf(revolt, { options: { players: ['Ann', 'Bo', 'Cy'] } })) {
    expect(room.settings.options).toMatchObject({ players: ['Ann', 'Bo', 'Cy'] });
  }
});
