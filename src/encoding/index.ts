/**
 * Positions as numbers, for programs that learn. Actions as numbers are a function of every game: see
 * {@link core.Game.codes}.
 *
 * @packageDocumentation
 */
export {
  type CountedNames,
  counts,
  createObserver,
  type Feature,
  type Observation,
  type Observer,
  oneHot,
  type PlacedFeature,
  scalar,
} from './observation.ts';
