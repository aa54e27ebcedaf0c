/** A rectangle, in units of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle that can be drawn, rotated if necessary. */
export interface Frame extends Box {
  /** Clockwise rotation about the origin, in degrees; default 0. */
  readonly angle?: number;
  /** Corner radius; default 4. */
  readonly rx?: number;
}

/** A place or a piece in a picture. */
export interface PlacedThing {
  /**
   * `'place'` for something that actions can name; `'piece'` for something that lies on a place or next to the board.
   */
  readonly kind: 'place' | 'piece';
  /** The value of `data-place` or `data-piece`. */
  readonly id: string;
  /** Describes the place or piece in the language of the picture. */
  readonly label: string;
  /** The smallest axis-aligned rectangle around the place or piece, in units of the view box. */
  readonly box: Box;
}

/** Returns the smallest axis-aligned rectangle around a frame, which can be rotated. */
export function boundsOf({ x, y, width, height, angle = 0 }: Frame): Box {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const wide = Math.abs(width * cos) + Math.abs(height * sin);
  const high = Math.abs(width * sin) + Math.abs(height * cos);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return {
    x: middleX * cos - middleY * sin - wide / 2,
    y: middleX * sin + middleY * cos - high / 2,
    width: wide,
    height: high,
  };
}

/** Returns a copy of a place or piece at another position. */
export function moved(thing: PlacedThing, right: number, down: number): PlacedThing {
  const { box } = thing;
  return { ...thing, box: { ...box, x: box.x + right, y: box.y + down } };
}

/** Returns the smallest axis-aligned rectangle around the given points, enlarged by a margin on each side. */
export function boundsAround(points: readonly Pick<Box, 'x' | 'y'>[], by: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - by, Math.min(...ys) - by];
  return { x, y, width: Math.max(...xs) + by - x, height: Math.max(...ys) + by - y };
}
