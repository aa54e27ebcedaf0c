import type * as v from 'valibot';
import type { Fields, FieldValues, ActionFields } from './fields.ts';
import type { GameEvent } from './game.ts';
import type { Outcome } from './outcome.ts';

/** What the states and actions of a game are made of. Entries are valibot schemas by name, strict and with limits. */
export interface Declaration<Rule extends string = string> {
  /** A player's name: `v.picklist(SIDES)`, or `v.string()` where the caller names the players. */
  readonly player: v.GenericSchema<unknown, string>;
  /** What is fixed for a match and known to all. */
  readonly setup: v.ObjectEntries;
  /** What everybody sees and play changes; the phase at which the match stands is added to it as `phase`. */
  readonly table: v.ObjectEntries;
  /** What the table says besides in each phase of the course of play. Step `over` has an `outcome`, and need not be listed. */
  readonly phases: Readonly<Record<string, v.ObjectEntries>>;
  /** What one player alone sees; absent if nothing. */
  readonly secret?: v.ObjectEntries;
  /** What nobody sees; absent if nothing. */
  readonly hidden?: v.ObjectEntries;
  /** The fields of each type of decision, in the order of its notation. */
  readonly actions: Readonly<Record<string, Fields<Rule>>>;
  /** The fields of each type of chance event; absent if there is no chance. */
  readonly chance?: Readonly<Record<string, Fields<Rule>>>;
  /** How a match can end, and no match otherwise: the reason, in kebab-case, and the rule by which it ends so. */
  readonly endings: Readonly<Record<string, Rule>>;
}

/** Data that is read-only to any depth. */
export type Immutable<Data> = Data extends object ? { readonly [Key in keyof Data]: Immutable<Data[Key]> } : Data;

/** The data that entries describe. */
export type DataOf<Entries> = Entries extends v.ObjectEntries
  ? Both<
      { readonly [K in keyof Entries as Entries[K] extends LeftOut ? never : K]: OutputOf<Entries[K]> },
      { readonly [K in keyof Entries as Entries[K] extends LeftOut ? K : never]?: OutputOf<Entries[K]> }
    >
  : object;

/** Not by valibot's own inference, which makes two declarations of each key: TypeDoc would not know which one to show. */
type OutputOf<Schema> = Schema extends { readonly entries: infer Entries extends v.ObjectEntries }
  ? DataOf<Entries>
  : Schema extends { readonly type: 'array'; readonly item: infer Item }
    ? readonly OutputOf<Item>[]
    : Schema extends { readonly type: 'strict_tuple'; readonly items: infer Items extends readonly unknown[] }
      ? { readonly [Index in keyof Items]: OutputOf<Items[Index]> }
      : Schema extends { readonly type: 'variant'; readonly options: readonly (infer Option)[] }
        ? Option extends unknown
          ? OutputOf<Option>
          : never
        : Schema extends { readonly type: 'optional'; readonly wrapped: infer Wrapped }
          ? OutputOf<Wrapped> | undefined
          : Schema extends { readonly type: 'exact_optional'; readonly wrapped: infer Wrapped }
            ? OutputOf<Wrapped>
            : Schema extends v.GenericSchema
              ? Immutable<v.InferOutput<Schema>>
              : never;

type Both<Required, Optional> = keyof Optional extends never ? Required : Required & Optional;

/** Schemas of keys that may be left out. */
type LeftOut = v.OptionalSchema<v.GenericSchema, unknown> | v.ExactOptionalSchema<v.GenericSchema, unknown>;

type PlayerOf<P extends Declaration> = v.InferOutput<P['player']>;
type ChanceOf<P extends Declaration> = P extends { readonly chance: infer Chance } ? Chance : object;

/** How a match can end. */
type OutcomeOf<P extends Declaration> = Outcome<
  PlayerOf<P>,
  P['endings'][keyof P['endings']],
  keyof P['endings'] & string
>;

/** What the table says in each phase, by the kind of phase. */
type PhasesOf<P extends Declaration> = {
  readonly [K in keyof P['phases'] | 'over']: (K extends keyof P['phases'] ? DataOf<P['phases'][K]> : unknown) &
    (K extends 'over' ? { readonly outcome: OutcomeOf<P> } : unknown);
};

/** Where the course of play stands: one of its phases, with what the table says of it. */
export type PhaseOf<P extends Declaration, Kind extends keyof PhasesOf<P> = keyof PhasesOf<P>> = {
  [K in Kind]: { readonly kind: K } & PhasesOf<P>[K];
}[Kind];

/** Actions by their declared fields, names outside. */
type ActionsOf<Declared, Player extends string> = {
  [T in keyof Declared & string]: { readonly type: T; readonly player: Player } & ActionFields<Declared[T]>;
}[keyof Declared & string];

/**
 * The types of a game, from its parts. Extend it with `options`, `event` and `refusal`:
 * `interface Pig extends TypesOf<typeof declared, RuleId> { options: …; event: …; refusal: … }`.
 */
export interface TypesOf<P extends Declaration, Rule extends string> {
  player: PlayerOf<P>;
  rule: Rule;
  outcome: OutcomeOf<P>;
  options: object;
  setup: DataOf<P['setup']>;
  table: DataOf<P['table']> & { readonly phase: PhaseOf<P> };
  secret: DataOf<P['secret']>;
  hidden: DataOf<P['hidden']>;
  action: ActionsOf<P['actions'], PlayerOf<P>>;
  chance: ActionsOf<ChanceOf<P>, 'chance'>;
  event: GameEvent<Rule>;
  refusal: string;
  /** What the table says in each phase. */
  phases: PhasesOf<P>;
  /** The fields of each type of decision, as rules are given them. */
  decisions: { readonly [T in keyof P['actions']]: FieldValues<P['actions'][T]> };
  /** The fields of each type of chance event, as rules are given them. */
  chances: { readonly [T in keyof ChanceOf<P>]: FieldValues<ChanceOf<P>[T]> };
}
