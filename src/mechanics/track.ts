/** The boxes of a track in their order, all different: names or numbers as printed. */
export type Track<Box extends string | number = string | number> = readonly Box[];

/** What becomes of a counter that would leave its track: it stays in the last box, is off, or comes in at the other end. */
export type TrackEnds = 'clamp' | 'off' | 'around';

/**
 * A track of whole numbers.
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
 * The place that a counter comes to on a track whose boxes are counted from 0.
 *
 * @param length - How many boxes the track has: 1 or more.
 * @param place - Where the counter is: 0 to `length - 1`.
 * @param by - How many boxes it moves on; back if negative.
 * @param ends - What becomes of a counter that would leave it. Default: it stays in the last box.
 * @returns `undefined` if it leaves the track.
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
 * The box that a counter comes to.
 *
 * @param track - Its boxes in order, each once.
 * @param box - Where it is.
 * @param by - How many boxes it moves on; back if negative.
 * @param ends - What an end of the track does. Default: `'clamp'`, the counter stays there.
 * @returns `undefined` if it leaves the track.
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
  /** What is left of the unit; `undefined` if nothing is. */
  readonly level: Level | undefined;
  /** Losses that it was too weak to take, for other units to take. */
  readonly excess: number;
}

/**
 * A unit that loses steps.
 *
 * @param levels - All levels of the unit, best first. It is eliminated when it loses a step on the last one.
 * @param level - What it is.
 * @param steps - How many steps are to be lost: a whole number, 0 or more.
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
 * A unit that recovers steps, up to the best level.
 *
 * @param levels - All levels of the unit, best first, as for {@link loseSteps}.
 * @param level - What it is.
 * @param steps - How many it recovers, 0 or more.
 *
 * @example
 * ```ts
 * recoverSteps(['whole', 'reduced', 'cadre'], 'cadre', 1) // => 'reduced'
 * recoverSteps(['whole', 'reduced', 'cadre'], 'cadre', 5) // => 'whole'
 * ```
 */
export function recoverSteps<Level extends string | number>(levels: Track<Level>, level: Level, steps: number): Level {
  // A clamped move always ends in a box.
  return moveOnTrack(levels, level, -steps) as Level;
}

function placeOn<Box extends string | number>(track: Track<Box>, box: Box): number {
  const place = track.indexOf(box);
  if (place < 0) throw new RangeError(`There is no box "${String(box)}" on the track.`);
  return place;
}
