/**
 * The contract of a game, for those who write one and for those who use one: declaring, defining and checking, chance,
 * random numbers, rulebooks, records, errors.
 *
 * @packageDocumentation
 */
export * from './for-users.ts';
export type { DataOf, Declaration, Immutable, StepOf, TypesOf } from './declaration.ts';
export { defineGame } from './define-game.ts';
export { during, type Opened, type RulesDuring } from './during.ts';
export { endMatch } from './ending.ts';
export { violation } from './errors.ts';
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
export type { Draft } from './plain-data.ts';
export { type DiceDraft, seedSchema } from './random.ts';
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
