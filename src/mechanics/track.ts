/**
 * What happens to a counter that would move beyond an end of its track. With `'clamp'`, the counter stays in the box at
 * this end; with `'off'`, it leaves the track; with `'around'`, it continues at the other end.
 */
export type TrackEnds = 'clamp' | 'off' | 'around';

/**
 * Returns the new index of a counter on a track whose boxes are numbered from 0.
 *
 * @param length - Number of boxes: 1 or more.
 * @param place - Index of the counter: 0 to `length - 1`.
 * @param by - Number of boxes by which the counter moves; a negative number moves it backwards.
 * @param ends - What happens at an end of the track. Default: `'clamp'`.
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
