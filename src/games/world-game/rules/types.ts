import type { DataOf, PhaseOf, TypesOf } from '../../../core/declaration.ts';
import type { Violation } from '../../../core/errors.ts';
import type { StateDraft } from '../../../core/spec.ts';
import type { BATTLE_SIDES, declared, optionEntries, PROMISES } from './declaration.ts';
import type { RuleId } from './rulebook.ts';

/** The name of a country. Each country is a player. Actions and events contain this name. */
export type CountryName = string;

/** The index of a country in calling order, from 0. States contain the index of a country instead of the name. */
export type CountryIndex = number;

/** A list with one value for each country, in calling order. */
export type ByCountry<Value> = readonly Value[];

/**
 * Options of `setup`, without the seed, which this game does not use.
 *
 * @interface
 */
export type Options = DataOf<typeof optionEntries>;

/**
 * The constants of a match, which all players know. The points of countries are not constants of the match, because
 * they are secret.
 *
 * @interface
 */
export type Setup = DataOf<typeof declared.setup>;

/** The current phase, with the data of this phase. */
export type Phase = PhaseOf<typeof declared>;

/**
 * The public part of a state.
 *
 * @interface
 */
export type Table = WorldGame['table'];

/**
 * The secret of one country.
 *
 * @interface
 */
export type Secret = DataOf<typeof declared.secret>;

/** The status of a country in the war. A country that has conceded stays in the war, but cannot win (WG-6.4). */
export type Status = Table['status'][number];

/**
 * The publicly known range of a country's points: from `lo` to `hi`, both included (section 7 of the rulebook).
 *
 * @interface
 */
export type Range = Table['ranges'][number];

/** A side of a battle. */
export type BattleSide = (typeof BATTLE_SIDES)[number];

/**
 * A battle in progress (section 4 of the rulebook).
 *
 * @interface
 */
export type Battle = PhaseOf<typeof declared, 'answer'>['battle'];

/**
 * A loan of a country to one side of a battle.
 *
 * @interface
 */
export type Loan = Battle['loans'][number];

/**
 * An unanswered proposal of an alliance.
 *
 * @interface
 */
export type Proposal = Table['proposals'][number];

/**
 * A written alliance.
 *
 * @interface
 */
export type Alliance = Table['alliances'][number];

/**
 * The points of one member of an alliance: the points that the other member has demanded from this member, and the
 * points that this member has lent, owed and repaid.
 *
 * @interface
 */
export type Deeds = Alliance['deeds'][number];

/**
 * A note put on record in the war (WG-2.4).
 *
 * @interface
 */
export type Note = Table['notes'][number];

/**
 * A kind of promise: `'peace'` is the promise not to attack a country, `'aid'` is the promise to lend to a country when
 * it is attacked.
 */
export type PromiseKind = (typeof PROMISES)[number];

/** A decision of a country. */
export type Action = WorldGame['action'];

/** The actions of one type. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** An event. All events are public. `country` is the country that acted, or the country that the event affects. */
export type Event = Readonly<
  { rule: RuleId } & (
    | { type: 'proposal-made'; country: CountryName; to: CountryName; repay: number; pledge: number }
    | { type: 'proposal-refused'; country: CountryName; from: CountryName }
    | { type: 'proposal-lapsed'; country: CountryName; to: CountryName }
    | { type: 'alliance-signed'; country: CountryName; ally: CountryName; repay: number; pledge: number }
    | { type: 'diplomacy-ended'; country: CountryName }
    | { type: 'fort-manned'; country: CountryName; points: number }
    | { type: 'round-started'; round: number }
    | { type: 'call-passed'; country: CountryName }
    | { type: 'attack-announced'; country: CountryName; target: CountryName }
    | { type: 'attack-dropped'; country: CountryName; target: CountryName }
    | { type: 'alliance-voided'; country: CountryName; ally: CountryName }
    | { type: 'alliance-lapsed'; country: CountryName; ally: CountryName }
    | { type: 'points-committed'; country: CountryName; target: CountryName; points: number }
    | { type: 'attack-failed'; country: CountryName; target: CountryName; points: number }
    | { type: 'battle-joined'; country: CountryName; target: CountryName; points: number }
    | { type: 'points-lent'; country: CountryName; to: CountryName; points: number }
    | { type: 'loan-withdrawn'; country: CountryName; from: CountryName; points: number }
    | { type: 'aid-declined'; country: CountryName; to: CountryName }
    | { type: 'pledge-called'; country: CountryName; ally: CountryName; pledge: number; lent: number }
    | { type: 'aid-asked'; country: CountryName }
    | { type: 'counter-attacked'; country: CountryName; added: number; stake: number; against: number }
    | { type: 'battle-decided'; country: CountryName; loser: CountryName }
    | { type: 'country-defeated'; country: CountryName }
    | { type: 'loan-repaid'; country: CountryName; to: CountryName; owed: number; points: number }
    | { type: 'total-announced'; country: CountryName; points: number }
    | {
        type: 'note-recorded';
        country: CountryName;
        text: string;
        to?: CountryName;
        promise?: PromiseKind;
      }
    | { type: 'country-conceded'; country: CountryName }
    | { type: 'match-ended'; outcome: WorldGame['outcome'] }
    | {
        type: 'alliance-judged';
        countries: readonly [CountryName, CountryName];
        verdict: 'kept' | 'broken';
        by?: CountryName;
        since?: number;
      }
    | {
        type: 'promise-judged';
        country: CountryName;
        to: CountryName;
        promise: PromiseKind;
        verdict: 'kept' | 'broken' | 'untested';
      }
  )
>;

/** The codes of all violations of this game's rules. */
export type RefusalCode =
  | 'allied-to-defender'
  | 'allies-enough'
  | 'already-allied'
  | 'already-called'
  | 'attacker-cannot-call'
  | 'has-conceded'
  | 'is-out'
  | 'lent-to-other-side'
  | 'no-open-proposal'
  | 'no-pledge'
  | 'no-points'
  | 'nobody-named'
  | 'not-higher'
  | 'nothing-lent'
  | 'nothing-new'
  | 'nothing-to-add'
  | 'own-country'
  | 'proposal-open'
  | 'too-many-notes'
  | 'too-many-points';

/** A violation: the reason why an action is illegal. */
export type Refusal = Violation<RuleId, RefusalCode>;

/**
 * All types of this game in one type. The generic types of core take this type as their parameter. The game has no
 * chance events.
 */
export interface WorldGame extends TypesOf<typeof declared, RuleId> {
  options: Options;
  event: Event;
  refusal: RefusalCode;
}

/** A state that the rules can modify. */
export type WorldDraft = StateDraft<WorldGame>;
