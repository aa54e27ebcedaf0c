import { type Catalogue, type PlayerName, playerNameIn } from './catalogue.ts';
import type { Values } from './message.ts';

/** For each player, the name of the person who plays this player. */
export type Seating = Readonly<Record<string, string>>;

/**
 * Returns a space, followed by the name of the person who plays a player, in brackets; `''` if this person is not
 * known.
 */
export function personOf(seating: Seating, player: string): string {
  return Object.hasOwn(seating, player) ? ` (${seating[player]!})` : '';
}

/** Returns the values of fields such as `radicals_person`, with which a message can name people. */
export function peopleIn({ players = {} }: Pick<Catalogue, 'players'>, seating: Seating): Values {
  return Object.fromEntries(Object.keys(players).map((player) => [personField(player), personOf(seating, player)]));
}

/** Returns the name of the message field that contains the name of the person who plays a player: `radicals_person`. */
export function personField(player: string): string {
  return `${player.replaceAll('-', '_')}_person`;
}

/** Returns a catalogue in which the name of each player is followed by the name of the person who plays this player. */
export function withPeople<C extends Pick<Catalogue, 'players'>>(catalogue: C, seating: Seating): C {
  const seated = Object.keys(seating);
  if (seated.length === 0) return catalogue;
  const names = seated.map((player): readonly [string, PlayerName] => {
    const { name, isMany } = playerNameIn(catalogue, player);
    return [player, { name: name + personOf(seating, player), isMany }];
  });
  return { ...catalogue, players: { ...catalogue.players, ...Object.fromEntries(names) } };
}
