/**
 * Catalogues of messages, and the functions that create texts from them. The messages of a game are at
 * `countersheet/<id>/messages/en` and `countersheet/<id>/messages/de`.
 *
 * @packageDocumentation
 */
export type { Catalogue, OptionMessages, PhaseNameOf, PlayerName } from './catalogue.ts';
export { validateCatalogue } from './validate-catalogue.ts';
export type { BoardLabel, BoardMessages } from './board-messages.ts';
export type { Labels } from './labels.ts';
export { placeholders, type Formatter, createFormatter, type Value, type Values } from './message.ts';
export { createMessages, type MessageAdapter, type Messages } from './messages.ts';
