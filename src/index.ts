/**
 * The exports that users of any game need: errors, records, random numbers and the types of the contract. Import a game
 * from its own path. Authors of games find the rest in `countersheet/core`.
 *
 * @packageDocumentation
 */
export * from './core/for-users.ts';
