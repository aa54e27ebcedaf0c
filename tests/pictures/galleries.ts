/** All games with the positions of them that are drawn. */
import type { Gallery } from './positions.ts';
import { upAgainstTheWall } from './up-against-the-wall.ts';

/** By id of the game. */
export const GALLERIES = [upAgainstTheWall] as unknown as readonly Gallery[];
