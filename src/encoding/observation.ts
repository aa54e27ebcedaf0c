import type { Game, GameTypes, Position, View } from '../core/game.ts';

/**
 * One part of an observation: a number, a vector or planes. A feature is computed only from the players and the view,
 * which includes the setup of the match.
 */
export interface Feature<G extends GameTypes = GameTypes> {
  /** Kebab-case name: `'own-pieces'`. */
  readonly name: string;
  /** A description of the feature's numbers and their scale. */
  readonly about: string;
  /**
   * The lengths of the feature's dimensions: `[1]` for a number, `[11]` for a vector, `[8, 24]` for eight planes of 24
   * areas.
   */
  readonly shape: readonly number[];
  /**
   * Writes the numbers of the feature, in row-major order, usually from -1 to 1. Before the call, the array contains 0
   * at these indexes.
   *
   * @param view - The view of a player.
   * @param into - The array for the whole observation. The function writes to this array.
   * @param start - Index of the first number of this feature.
   */
  write(view: View<G>, into: Float32Array, start: number): void;
}

/** Describes the positions of a game as numbers. The manifest of the game loads the observation. */
export interface Observation<G extends GameTypes = GameTypes> {
  /**
   * The version of the observation: a whole number, at least 1. If a change of the code changes the numbers for any
   * view, the version must increase.
   */
  readonly version: number;
  /**
   * Returns the features of a match, in the order in which an observation contains them.
   *
   * @param setup - The setup of the match.
   * @param players - The players in seating order.
   */
  features(setup: G['setup'], players: readonly G['player'][]): readonly Feature<G>[];
}

/** A feature, and the index in the observation at which its numbers begin. */
export interface PlacedFeature extends Pick<Feature, 'name' | 'about' | 'shape'> {
  /** Index of the feature's first number in an observation. */
  readonly start: number;
}

/** Writes the positions of a match as numbers. */
export interface Observer<G extends GameTypes> {
  /** The version of the {@link Observation}. */
  readonly version: number;
  /** The length of an observation: how many numbers it has. */
  readonly size: number;
  readonly features: readonly PlacedFeature[];
  /**
   * Writes the observation of a view. The function creates no objects.
   *
   * @param view - View of a player.
   * @param into - An array of at least `size` numbers. The function writes to this array.
   */
  observe(view: View<G>, into: Float32Array): void;
}

/**
 * Creates the observer of a match. The observer can be used for all matches with the same setup.
 *
 * @param game - The game.
 * @param observation - The observation of the game, from its manifest.
 * @param position - A state, a view, or any object with the setup.
 *
 * @example
 * ```ts
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 *
 * const { game } = manifest;
 * const state = game.setup({ seed: 1 });
 * const { observation } = await manifest.observation!();
 * const observer = createObserver(game, observation, state);
 * const seen = new Float32Array(observer.size);
 * observer.observe(game.view(state, 'radicals'), seen);
 * observer.features[0] // => { name: 'phase', about: 'the phase: draw, cards, deploy, gambit-roll, remove, attack, attack-roll, advance, over', shape: [9], start: 0 }
 * ```
 */
export function createObserver<G extends GameTypes>(
  game: Pick<Game<G>, 'players'>,
  observation: Observation<G>,
  position: Pick<Position<G>, 'setup'>,
): Observer<G> {
  let size = 0;
  const placed = observation.features(position.setup, game.players(position)).map((feature) => {
    const start = size;
    size += feature.shape.reduce((product, length) => product * length, 1);
    return { feature, start };
  });
  return {
    version: observation.version,
    size,
    features: placed.map(({ feature: { name, about, shape }, start }) => ({ name, about, shape, start })),
    observe(view, into) {
      into.fill(0, 0, size);
      for (const { feature, start } of placed) feature.write(view, into, start);
    },
  };
}

/**
 * Creates a feature that is one number.
 *
 * @param name - Kebab-case name.
 * @param about - Description of the number, and its scale.
 * @param read - Returns the number.
 *
 * @example
 * ```ts
 * import type { Uaw } from 'countersheet/up-against-the-wall';
 *
 * scalar<Uaw>('turn', 'the turn / 12', ({ table }) => table.turn / 12).shape // => [1]
 * ```
 */
export function scalar<G extends GameTypes>(name: string, about: string, read: (view: View<G>) => number): Feature<G> {
  return { name, about, shape: [1], write: (view, into, start) => void (into[start] = read(view)) };
}

/**
 * Creates a feature with one number for each word of a list: 1 for the current word, 0 for the other words.
 *
 * @param name - Kebab-case name.
 * @param about - Description of the words. The list of words is added to the description.
 * @param words - The words, in the order of the feature's numbers.
 * @param read - Returns the current word. If the result is `undefined` or an unknown word, all numbers are 0.
 *
 * @example
 * ```ts
 * import type { Uaw } from 'countersheet/up-against-the-wall';
 *
 * oneHot<Uaw>('mover', 'the side', ['radicals', 'administration'], ({ table }) => table.mover).about // => 'the side: radicals, administration'
 * ```
 */
export function oneHot<G extends GameTypes>(
  name: string,
  about: string,
  words: readonly string[],
  read: (view: View<G>) => string | undefined,
): Feature<G> {
  const indices = new Map(words.map((word, index) => [word, index]));
  return {
    name,
    about: `${about}: ${words.join(', ')}`,
    shape: [words.length],
    write(view, into, start) {
      const index = indices.get(read(view) ?? '');
      if (index !== undefined) into[start + index] = 1;
    },
  };
}

/** The names that a feature of {@link counts} counts. */
export interface CountedNames {
  /** The names, in the order of the feature's numbers. */
  readonly names: readonly string[];
  /** The maximum number of times that a name can occur. Default: 1. */
  readonly most?: number;
}

/**
 * Creates a feature that counts names, such as the cards of a hand. For each name, the feature has one number: how
 * often the name occurs in a list, divided by the maximum.
 *
 * @param name - Kebab-case name.
 * @param about - Description of the list in which names are counted.
 * @param counted - The names to count, and how often each name can occur at most.
 * @param read - Returns the list in which names are counted. Unknown names are ignored.
 *
 * @example
 * ```ts
 * import type { Uaw } from 'countersheet/up-against-the-wall';
 *
 * counts<Uaw>('hand', 'cards of the hand', { names: ['rap-brown'] }, ({ own }) => own?.hand ?? []).shape // => [1]
 * ```
 */
export function counts<G extends GameTypes>(
  name: string,
  about: string,
  { names, most = 1 }: CountedNames,
  read: (view: View<G>) => readonly string[],
): Feature<G> {
  const indices = new Map(names.map((each, index) => [each, index]));
  return {
    name,
    about,
    shape: [names.length],
    write(view, into, start) {
      for (const each of read(view)) {
        const index = indices.get(each);
        if (index !== undefined) into[start + index]! += 1 / most;
      }
    },
  };
}
