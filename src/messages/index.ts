/**
 * Messages for games: their catalogues, and what puts them into words. Those of a game are at
 * `countersheet/<id>/messages/en` and `countersheet/<id>/messages/de`.
 *
 * @packageDocumentation
 */
export type { Catalogue } from './catalogue.ts';
export { faultsIn } from './faults.ts';
export { type Labels, labelsIn } from './labels.ts';
export { fieldsIn, type Format, formatIn, type Value, type Values } from './message.ts';
export { rulebookIn, type RuleTexts } from './rules.ts';
export { speak, type Teller, type Voice } from './speak.ts';
