/**
 * All games, and what those who use them need. Import a game from its own path to load no other; who writes a game finds
 * the rest at `countersheet/core`.
 *
 * @packageDocumentation
 */
export * from './core/for-users.ts';
export { airWar } from './games/air-war/index.ts';
export { revoltingBehaviour } from './games/revolting-behaviour/game.ts';
export { chicagoChicago } from './games/chicago-chicago/index.ts';
export { upAgainstTheWall } from './games/up-against-the-wall/index.ts';
export { worldGame } from './games/world-game/index.ts';
