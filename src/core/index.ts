/**
 * The interface of a game, for authors of games and for programs that use games: declaring and defining a game, input
 * checks, chance, random numbers, rulebooks, records and errors.
 *
 * @packageDocumentation
 */
export * from './for-users.ts';
export type { DataOf, Declaration, Immutable, PhaseOf, TypesOf } from './declaration.ts';
export { defineGame } from './define-game.ts';
export { during, type Opened, type RulesDuring } from './during.ts';
export { endMatch } from './ending.ts';
export type { KernelModule } from './kernel.ts';
export { violation } from './errors.ts';
export {
  integer,
  type IntegerLimits,
  json,
  type Field,
  type Fields,
  boolean,
  listOf,
  idOf,
  type IdRange,
  enumOf,
  optional,
  indexOf,
  enumIndexOf,
} from './fields.ts';
export type { Draft } from './plain-data.ts';
export { type DiceDraft, seedSchema } from './random.ts';
export type {
  ActionRules,
  AuthorTypes,
  InitialState,
  BulkPart,
  BulkRules,
  ChanceRules,
  ChancePhase,
  PhaseBase,
  DecisionDraft,
  DecisionPhase,
  DraftAt,
  EventLog,
  GameSpec,
  FieldValue,
  GivenFields,
  ChoiceBuilder,
  ActionWindow,
  PositionAt,
  SeatAt,
  SimultaneousPhase,
  StateDraft,
  PhaseAt,
  PhaseName,
  PhaseRules,
} from './spec.ts';
export { check, type Issue, record, parse, type SafeParseResult, safeParse, type Schema } from './schema.ts';
