/** All games with the positions of them that are drawn. */
import { airWar } from './air-war.ts';
import { chicagoChicago } from './chicago-chicago.ts';
import type { Gallery } from './positions.ts';
import { revoltingBehaviour } from './revolting-behaviour.ts';
import { upAgainstTheWall } from './up-against-the-wall.ts';
import { worldGame } from './world-game.ts';

/** By id of the game. */
export const GALLERIES = [
  upAgainstTheWall,
  chicagoChicago,
  airWar,
  worldGame,
  revoltingBehaviour,
] as unknown as readonly Gallery[];
