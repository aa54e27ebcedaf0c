/**
 * Creates games for apps that only play them: the rules are the same, but the bundle is smaller. See also
 * `countersheet/<id>/play`.
 *
 * @packageDocumentation
 */
export type { Choices } from './choices.ts';
export { IllegalActionError, MalformedError, type Violation } from './errors.ts';
export type { GameTypes, PlayableGame, State, Turn, View } from './game.ts';
export type { KernelModule } from './kernel.ts';
export { playGame } from './play-game.ts';
export type { AuthorTypes, GameSpec } from './spec.ts';
