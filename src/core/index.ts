/**
 * The contract of a game and what every game is made of: chance, random numbers, rulebooks, records, errors.
 *
 * @packageDocumentation
 */
export { type ChanceOutcome, pickOutcome } from './chance.ts';
export { defineGame } from './define-game.ts';
export { IllegalActionError, type Json, MalformedError, type Violation, violation } from './errors.ts';
export {
  type AnyAction,
  eventsFor,
  type Fork,
  type ForkDice,
  type Game,
  type GameEvent,
  type GameTypes,
  type Position,
  type Seat,
  type State,
  type Step,
  type Turn,
  type View,
} from './game.ts';
export { type Outcome, payoff } from './outcome.ts';
export type { Draft } from './plain-data.ts';
export {
  createRng,
  deriveSeed,
  type Dice,
  type DiceDraft,
  pick,
  randomSeed,
  type Rng,
  type Seed,
  seedSchema,
} from './random.ts';
export { formatRecord, type MatchRecord, parseRecord, RECORD_FORMAT, recordOf, replay } from './record.ts';
export { type Rule, ruleAnchor, type Rulebook, rulePage } from './rulebook.ts';
export type { ActionRules, ByType, ChanceRules, EventLog, GameSpec, Recipe, Shape, StateDraft } from './spec.ts';
export {
  consistent,
  type Fault,
  namedRecord,
  parseUntrusted,
  type Reading,
  readUntrusted,
  type Schema,
} from './untrusted.ts';
