/**
 * The exports that users of any game need: errors, records, random numbers and the types that all games share. Import a
 * game from its own path. Authors of games find all other exports in `countersheet/core`.
 *
 * @packageDocumentation
 */
export * from './core/for-users.ts';
