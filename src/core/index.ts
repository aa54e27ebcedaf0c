/**
 * The contract of a game and what every game is made of: chance, random numbers, rulebooks, records, errors.
 *
 * @packageDocumentation
 */
export { type ChanceOutcome, pickOutcome } from './chance.ts';
export type { Choices } from './choices.ts';
export { defineGame } from './define-game.ts';
export { endMatch } from './ending.ts';
export { IllegalActionError, type Json, MalformedError, type Violation, violation } from './errors.ts';
export {
  amount,
  data,
  type Field,
  type Fields,
  flag,
  listOf,
  named,
  type Names,
  oneOf,
  optional,
  place,
  placeOf,
} from './fields.ts';
export {
  type AnyAction,
  eventsFor,
  type FieldRange,
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
  type Words,
} from './game.ts';
export { type Outcome, payoff } from './outcome.ts';
export type { DataOf, Immutable, Declaration, StepOf, TypesOf } from './declaration.ts';
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
export { formatRecord, type MatchRecord, parseRecord, RECORD_FORMAT, recordOf, replay, steps } from './record.ts';
export { type Rule, ruleAnchor, type RuleHeadings, type Rulebook, rulePage } from './rulebook.ts';
export type {
  ActionRules,
  AuthorTypes,
  Beginning,
  BulkPart,
  BulkRules,
  ChanceRules,
  ChanceStep,
  Course,
  DecisionDraft,
  DecisionStep,
  DraftAt,
  EventLog,
  GameSpec,
  Inside,
  Offer,
  Opening,
  PositionAt,
  SeatAt,
  SimultaneousStep,
  StateDraft,
  StepAt,
  StepKind,
  StepRules,
} from './spec.ts';
export {
  consistent,
  type Fault,
  namedRecord,
  parseUntrusted,
  type Reading,
  readUntrusted,
  type Schema,
} from './untrusted.ts';
