/** All games with the positions of them that are drawn. */
import { chicagoChicago } from './chicago-chicago.ts';
import type { Gallery } from './positions.ts';
import { upAgainstTheWall } from './up-against-the-wall.ts';

/** By id of the game. */
export const GALLERIES = [upAgainstTheWall, chicagoChicago] as unknown as readonly Gallery[];
