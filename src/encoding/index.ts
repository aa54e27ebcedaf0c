/**
 * Describes positions as numbers, for machine learning. For actions as numbers, see {@link core.Game.codes}.
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
