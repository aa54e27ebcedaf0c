/**
 * Words for games: catalogues of messages, and what puts them into words. The words themselves are in
 * `countersheet/words/en` and `countersheet/words/de`.
 *
 * @packageDocumentation
 */
export type { Catalogue } from './catalogue.ts';
export { faultsIn } from './faults.ts';
export { type Labels, labelsIn } from './labels.ts';
export { fieldsIn, type Format, formatIn, type Value, type Values } from './message.ts';
export { rulebookIn, type RuleTexts } from './rules.ts';
export { speak, type Teller, type Voice } from './speak.ts';
export { teller as upAgainstTheWall, type Term as UpAgainstTheWallTerm } from './up-against-the-wall/teller.ts';
export { teller as revoltingBehaviour, type Term as RevoltingBehaviourTerm } from './revolting-behaviour/teller.ts';
export { teller as worldGame, type Term as WorldGameTerm } from './world-game/teller.ts';
export { teller as chicagoChicago, type Term as ChicagoChicagoTerm } from './chicago-chicago/teller.ts';
export { teller as airWar, type Term as AirWarTerm } from './air-war/teller.ts';
