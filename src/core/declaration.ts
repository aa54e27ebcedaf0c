import type * as v from 'valibot';
import type { Fields, FieldValues, ActionFields } from './fields.ts';
import type { GameEvent } from './game.ts';
import type { Outcome } from './outcome.ts';

/**
 * The shape of the states and actions of a game. The valibot schemas must be strict and must limit the size of their
 * values.
 */
export interface Declaration<Rule extends string = string> {
  /** Schema of a player name: `v.picklist(SIDES)`, or `v.string()` if the caller names the players. */
  readonly player: v.GenericSchema<unknown, string>;
  /** Data that is fixed for a match and known to all players. */
  readonly setup: v.ObjectEntries;
  /** Data that is visible to all players and changes during play. The engine adds the current `phase`. */
  readonly table: v.ObjectEntries;
  /**
   * For each phase, its data besides `kind`. You do not need to list the phase `over`, which always has an `outcome`.
   */
  readonly phases: Readonly<Record<string, v.ObjectEntries>>;
  /** The secret data of a player, which no other player sees; absent if the game has no secrets. */
  readonly secret?: v.ObjectEntries;
  /** Data hidden from all players; absent if nothing is hidden. */
  readonly hidden?: v.ObjectEntries;
  /** For each decision type, its fields in the order of the notation. */
  readonly actions: Readonly<Record<string, Fields<Rule>>>;
  /** For each chance event type, its fields; absent if the game has no chance events. */
  readonly chance?: Readonly<Record<string, Fields<Rule>>>;
  /** For each reason for which a match can end (in kebab-case), the rule that ends the match. */
  readonly endings: Readonly<Record<string, Rule>>;
}

/** Deeply read-only data. */
export type Immutable<Data> = Data extends object ? { readonly [Key in keyof Data]: Immutable<Data[Key]> } : Data;

/** The type of the data that schema entries describe. */
export type DataOf<Entries> = Entries extends v.ObjectEntries
  ? Both<
      { readonly [K in keyof Entries as Entries[K] extends LeftOut ? never : K]: OutputOf<Entries[K]> },
      { readonly [K in keyof Entries as Entries[K] extends LeftOut ? K : never]?: OutputOf<Entries[K]> }
    >
  : object;

/**
 * Replaces valibot's own type inference, which declares each key twice: TypeDoc cannot choose between two declarations.
 */
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

/** The schemas that make a key optional. */
type LeftOut = v.OptionalSchema<v.GenericSchema, unknown> | v.ExactOptionalSchema<v.GenericSchema, unknown>;

type PlayerOf<P extends Declaration> = v.InferOutput<P['player']>;
type ChanceOf<P extends Declaration> = P extends { readonly chance: infer Chance } ? Chance : object;

/** The outcomes that a match can have. */
type OutcomeOf<P extends Declaration> = Outcome<
  PlayerOf<P>,
  P['endings'][keyof P['endings']],
  keyof P['endings'] & string
>;

/** For each kind of phase, the data of the phase. */
type PhasesOf<P extends Declaration> = {
  readonly [K in keyof P['phases'] | 'over']: (K extends keyof P['phases'] ? DataOf<P['phases'][K]> : unknown) &
    (K extends 'over' ? { readonly outcome: OutcomeOf<P> } : unknown);
};

/** A phase with its data. */
export type PhaseOf<P extends Declaration, Kind extends keyof PhasesOf<P> = keyof PhasesOf<P>> = {
  [K in Kind]: { readonly kind: K } & PhasesOf<P>[K];
}[Kind];

/** Actions with their declared fields, as JSON values. */
type ActionsOf<Declared, Player extends string> = {
  [T in keyof Declared & string]: { readonly type: T; readonly player: Player } & ActionFields<Declared[T]>;
}[keyof Declared & string];

/**
 * The types of a game, derived from its declaration. Extend this type with `options`, `event` and `refusal`: `interface
 * Pig extends TypesOf<typeof declared, RuleId> { options: …; event: …; refusal: … }`.
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
  /** For each kind of phase, its data in the table. */
  phases: PhasesOf<P>;
  /** The fields of each decision type, as rules receive them. */
  decisions: { readonly [T in keyof P['actions']]: FieldValues<P['actions'][T]> };
  /** The fields of each chance event type, as rules receive them. */
  chances: { readonly [T in keyof ChanceOf<P>]: FieldValues<ChanceOf<P>[T]> };
}
