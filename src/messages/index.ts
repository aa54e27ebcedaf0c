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
