/**
 * Hand-written bots, one for each game, and how good a position of each game is: for opponents, for greedy play, and for
 * playouts that are cut off.
 *
 * @packageDocumentation
 */
export { airWarDefender, airWarProspects, airWarStrategist } from './air-war.ts';
export { chicagoChicagoProspects, chicagoChicagoStrategist } from './chicago-chicago.ts';
export { revoltingBehaviourProspects, revoltingBehaviourStrategist } from './revolting-behaviour.ts';
export { upAgainstTheWallProspects, upAgainstTheWallStrategist } from './up-against-the-wall.ts';
export { worldGameProspects, worldGameStrategist } from './world-game.ts';
