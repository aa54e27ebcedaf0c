/**
 * All games and the core that they share. Import a game from its own path to load no other.
 *
 * @packageDocumentation
 */
export * from './core/index.ts';
export { airWar } from './games/air-war/index.ts';
export { upAgainstTheWall } from './games/up-against-the-wall/index.ts';
