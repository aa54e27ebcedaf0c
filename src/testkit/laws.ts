/**
 * The laws, all in one place. Each makes a property of a game, to be given to fast-check's `assert`.
 */
export * from './laws/chance.ts';
export * from './laws/ends.ts';
export * from './laws/legality.ts';
export * from './laws/parts.ts';
export * from './laws/purity.ts';
export * from './laws/tampering.ts';
export * from './laws/views.ts';
export * from './laws/words.ts';
export * from './laws/worlds.ts';
