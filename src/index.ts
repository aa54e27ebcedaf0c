/**
 * All games and the core that they share. Import a game from its own path to load no other.
 *
 * @packageDocumentation
 */
export * from './core/index.ts';
export { airWar } from './games/air-war/index.ts';
export { revoltingBehaviour } from './games/revolting-behaviour/game.ts';
export { chicagoChicago } from './games/chicago-chicago/index.ts';
export { upAgainstTheWall } from './games/up-against-the-wall/index.ts';
export { worldGame } from './games/world-game/index.ts';
