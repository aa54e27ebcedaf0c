/** The boxes of a track in order, without duplicates: names or numbers as printed. */
export type Track<Box extends string | number = string | number> = readonly Box[];

/**
 * What happens to a counter that would move beyond an end of its track: it stays in the last box (`'clamp'`), leaves
 * the track (`'off'`), or continues at the other end (`'around'`).
 */
export type TrackEnds = 'clamp' | 'off' | 'around';

/**
 * Creates a track of whole numbers.
 *
 * @param first - Number of the first box.
 * @param last - Number of the last box: `first` or more.
 *
 * @example
 * ```ts
 * scoreTrack(-2, 2) // => [-2, -1, 0, 1, 2]
 * ```
 */
export function scoreTrack(first: number, last: number): Track<number> {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/**
 * Returns the new index of a counter on a track whose boxes are numbered from 0.
 *
 * @param length - Number of boxes: 1 or more.
 * @param place - Index of the counter: 0 to `length - 1`.
 * @param by - Number of boxes to move; negative: backwards.
 * @param ends - What happens at an end of the track. Default: the counter stays in the last box.
 * @returns `undefined` if the counter leaves the track.
 *
 * @example
 * ```ts
 * moveIndexOnTrack(7, 5, 1) // => 6
 * moveIndexOnTrack(7, 6, 1, 'off') // => undefined
 * moveIndexOnTrack(7, 0, -1, 'around') // => 6
 * ```
 */
export function moveIndexOnTrack(
  length: number,
  place: number,
  by: number,
  ends: TrackEnds = 'clamp',
): number | undefined {
  const to = place + by;
  if (to >= 0 && to < length) return to;
  switch (ends) {
    case 'clamp':
      return Math.max(0, Math.min(length - 1, to));
    case 'off':
      return undefined;
    case 'around':
      return ((to % length) + length) % length;
  }
}

/**
 * Returns the new box of a counter.
 *
 * @param track - Boxes in order, without duplicates.
 * @param box - Box of the counter.
 * @param by - Number of boxes to move; negative: backwards.
 * @param ends - What happens at an end of the track. Default: `'clamp'`, the counter stays in the last box.
 * @returns `undefined` if the counter leaves the track.
 * @throws RangeError if the track has no such box.
 *
 * @example
 * ```ts
 * const weather = ['clear', 'mud', 'snow'] as const;
 * moveOnTrack(weather, 'mud', 2) // => 'snow'
 * moveOnTrack(weather, 'mud', 2, 'around') // => 'clear'
 * moveOnTrack(weather, 'mud', 2, 'off') // => undefined
 * ```
 */
export function moveOnTrack<Box extends string | number>(
  track: Track<Box>,
  box: Box,
  by: number,
  ends: TrackEnds = 'clamp',
): Box | undefined {
  const place = moveIndexOnTrack(track.length, placeOn(track, box), by, ends);
  return place === undefined ? undefined : track[place];
}

/** A unit after losses. */
export interface StepLoss<Level extends string | number> {
  /** Remaining level of the unit; `undefined` if it is eliminated. */
  readonly level: Level | undefined;
  /** The remaining losses after the unit is eliminated. Other units may have to take them. */
  readonly excess: number;
}

/**
 * Reduces a unit by steps.
 *
 * @param levels - All levels of the unit, best first. A step lost on the last level eliminates the unit.
 * @param level - Current level of the unit.
 * @param steps - Number of steps to lose: a whole number, 0 or more.
 * @throws RangeError if there is no such level.
 *
 * @example
 * ```ts
 * loseSteps(['whole', 'reduced'], 'whole', 1) // => { level: 'reduced', excess: 0 }
 * loseSteps(['whole', 'reduced'], 'reduced', 3) // => { level: undefined, excess: 2 }
 * ```
 */
export function loseSteps<Level extends string | number>(
  levels: Track<Level>,
  level: Level,
  steps: number,
): StepLoss<Level> {
  const left = levels.length - placeOn(levels, level);
  return { level: moveOnTrack(levels, level, steps, 'off'), excess: Math.max(0, steps - left) };
}

/**
 * Restores steps of a unit, up to the best level.
 *
 * @param levels - All levels of the unit, best first, as for {@link loseSteps}.
 * @param level - Current level of the unit.
 * @param steps - Number of steps to restore, 0 or more.
 *
 * @example
 * ```ts
 * recoverSteps(['whole', 'reduced', 'cadre'], 'cadre', 1) // => 'reduced'
 * recoverSteps(['whole', 'reduced', 'cadre'], 'cadre', 5) // => 'whole'
 * ```
 */
export function recoverSteps<Level extends string | number>(levels: Track<Level>, level: Level, steps: number): Level {
  // With `clamp`, a move always ends in a box.
  return moveOnTrack(levels, level, -steps) as Level;
}

function placeOn<Box extends string | number>(track: Track<Box>, box: Box): number {
  const place = track.indexOf(box);
  if (place < 0) throw new RangeError(`There is no box "${String(box)}" on the track.`);
  return place;
}
