/**
 * Hand-written bots, a strategist for each game and simpler ones beside it, and how good a position of each game is: for
 * opponents, for greedy play, and for playouts that are cut off.
 *
 * @packageDocumentation
 */
export { airWarDefender, airWarProspects, airWarStrategist } from './air-war.ts';
export { chicagoChicagoProspects, chicagoChicagoQuiet, chicagoChicagoStrategist } from './chicago-chicago.ts';
export { revoltingBehaviourProspects, revoltingBehaviourStrategist } from './revolting-behaviour.ts';
export { revoltingBehaviourFierce, revoltingBehaviourSteady } from './revolting-behaviour/tastes.ts';
export { upAgainstTheWallProspects, upAgainstTheWallStrategist } from './up-against-the-wall.ts';
export { worldGameProspects, worldGameStrategist } from './world-game.ts';
export { worldGameBold, worldGameCautious } from './world-game/characters.ts';
