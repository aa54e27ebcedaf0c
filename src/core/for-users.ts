export { type ChanceOutcome, sampleOutcome } from './chance.ts';
export type { Choices } from './choices.ts';
export { type Envelope, readEnvelope } from './envelope.ts';
export {
  type CoreCode,
  describeViolation,
  IllegalActionError,
  type Json,
  MalformedError,
  type Violation,
} from './errors.ts';
export {
  type AnyAction,
  type Evaluation,
  eventsFor,
  type ActionCodes,
  type FieldRange,
  type CodedFork,
  type Fork,
  type ForkDice,
  type Game,
  type GameEvent,
  type GameTypes,
  type Position,
  type RefusalOf,
  type Seat,
  type State,
  type Transition,
  type Turn,
  type View,
} from './game.ts';
export type { OptionRange } from './option-ranges.ts';
export { type Outcome, payoff } from './outcome.ts';
export { createRng, deriveSeed, type Dice, sample, randomSeed, type Rng, type Seed } from './random.ts';
export { formatRecord, type MatchRecord, parseRecord, createRecord, replay, replaySteps } from './record.ts';
export { type Rule, ruleAnchor, type RuleHeadings, type Rulebook, rulePage } from './rulebook.ts';
