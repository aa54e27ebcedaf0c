/**
 * The words of *The World Game, phase II: War* as types.
 *
 * @packageDocumentation
 */
import type { Outcome } from '../../core/outcome.ts';
import type { EventLog, StateDraft } from '../../core/first-edition/spec.ts';
import type { RuleId } from './rulebook.ts';

/** Name of a country, which is a player: actions and events call it by this. */
export type CountryName = string;

/** Place of a country in calling order, from 0: what a state calls it by. */
export type CountryIndex = number;

/** Something for each country, in calling order. */
export type ByCountry<Value> = readonly Value[];

/** What a scenario says of a country. */
export interface CountryStart {
  readonly name: CountryName;
  /** Points earned in phase I: a whole number from 0 to the scenario's `maxPoints`. Secret. */
  readonly points: number;
  /** Whether it has a fort (WG-1.3). Default: no. */
  readonly fort?: boolean | undefined;
}

/** What allies agree on (WG-2.2). */
export interface Terms {
  /** Points paid back for each point lent: 1 to 10. */
  readonly repay: number;
  /** Points that each must lend when the other is attacked and calls: 0 to `maxPoints`. */
  readonly pledge: number;
}

/** What a war starts from. A scenario of your own is checked by `setup`. */
export interface Scenario {
  readonly name: string;
  /** Whether it is an example of the source or made up. */
  readonly provenance: 'printed' | 'invented';
  /** For people; everybody sees it, so let it tell no points. */
  readonly notes: string;
  /** No country starts with more. Everybody knows it. Default: 1,000,000. */
  readonly maxPoints?: number | undefined;
  /** 2 to 30 countries with different names, in any order. */
  readonly countries: readonly CountryStart[];
  /** Alliances already written, at most one for each pair of countries: 435. Default: none. */
  readonly alliances?:
    readonly (Partial<Terms> & { readonly between: readonly [CountryName, CountryName] })[] | undefined;
}

/** What `setup` takes, besides the seed, which nothing in this game asks for. */
export interface Options {
  /** Default: the source's example, five countries. */
  readonly scenario?: Scenario | undefined;
  /** WG-1.4: width of the bands that the spies report, 0 for no reports. Default: 1000. */
  readonly reportBand?: number | undefined;
  /** WG-2.1: rounds of diplomacy before the war, 0 to 10. Default: 2. */
  readonly diplomacyRounds?: number | undefined;
  /** WG-5.2: what an attacker that yields loses. Default: `'stake'`. */
  readonly conquest?: 'stake' | 'total' | undefined;
  /** WG-6.3: rounds of war at most, `null` for no limit. Default: 100. */
  readonly maxRounds?: number | null | undefined;
}

/** What is fixed for a match and known to all. No country's points are in it. */
export interface Setup {
  readonly name: string;
  readonly provenance: 'printed' | 'invented';
  readonly notes: string;
  readonly maxPoints: number;
  /** In calling order. */
  readonly countries: ByCountry<{ readonly name: CountryName; readonly fort: boolean }>;
  readonly reportBand: number;
  readonly diplomacyRounds: number;
  readonly conquest: 'stake' | 'total';
  readonly maxRounds: number | null;
}

/** What everybody can infer of a country's points: from `lo` to `hi`, both included (section 7). */
export interface Range {
  readonly lo: number;
  readonly hi: number;
}

/** The sides of a battle. */
export const BATTLE_SIDES = ['attacker', 'defender'] as const;

/** A side of a battle. */
export type BattleSide = (typeof BATTLE_SIDES)[number];

/** What a country has lent in a battle, to one side. */
export interface Loan {
  readonly country: CountryIndex;
  readonly side: BattleSide;
  /** Lent by its own will; it can be withdrawn. */
  readonly free: number;
  /** Lent because a pledge was called; it cannot. */
  readonly pledged: number;
}

/** A battle that stands (section 4). */
export interface Battle {
  readonly attacker: CountryIndex;
  readonly defender: CountryIndex;
  /** Points that the attacker has committed itself. The defender's own stake is its secret, all its points. */
  readonly own: number;
  /** Whether the defender has shown its stake: its range is then exact. */
  readonly shown: boolean;
  /** The side that must answer. */
  readonly answering: BattleSide;
  /** In the order in which countries first lent. */
  readonly loans: readonly Loan[];
  /** Countries that have withdrawn and take no part any more. */
  readonly barred: readonly CountryIndex[];
  /** Allies of the defender whose pledge was called. */
  readonly called: readonly CountryIndex[];
  /** Whether anything was lent, withdrawn or called since the last aid round began. */
  readonly stirred: boolean;
}

/** Where the match stands, with just what that step needs. */
export type Step = Readonly<
  /** A country answers and makes proposals (WG-2.1). */
  | { kind: 'diplomacy'; country: CountryIndex; round: number }
  /** It has named a country and a repayment, and is to name the pledge (WG-2.2). */
  | { kind: 'pledge'; country: CountryIndex; round: number; to: CountryIndex; repay: number }
  /** A country is called: attack or pass (WG-3.1). */
  | { kind: 'call'; country: CountryIndex }
  /** It has announced whom it attacks, and is to announce with how much (WG-3.2). */
  | { kind: 'amount'; country: CountryIndex; target: CountryIndex }
  /** A third country is asked for aid (WG-4.1). */
  | { kind: 'aid'; country: CountryIndex; battle: Battle }
  /** The side to answer decides (WG-4.4). */
  | { kind: 'answer'; battle: Battle }
  /** `battle`: the one that a concession broke off, with the stakes as they lay. */
  | { kind: 'over'; outcome: Outcome<CountryName, RuleId>; battle?: Battle }
>;

/** A proposal not yet answered. */
export interface Proposal extends Terms {
  readonly from: CountryIndex;
  readonly to: CountryIndex;
}

/** What one ally did under an alliance, in points. */
export interface Deeds {
  /** Asked of it by calls of its pledge. */
  readonly called: number;
  /** Lent upon these calls; less only where it had no more. */
  readonly lent: number;
  /** Owed to the ally after battles that it won. */
  readonly owed: number;
  /** Paid of that; less only where it had no more. */
  readonly repaid: number;
}

/** Whether an alliance binds, and if not since when and through whom. Rounds are those of the war. */
export type Standing = Readonly<
  | { kind: 'in-force' }
  /** One ally attacked the other (WG-2.3). */
  | { kind: 'void'; by: CountryIndex; since: number }
  /** One ally went out of the war. */
  | { kind: 'lapsed'; by: CountryIndex; since: number }
>;

/** An alliance in writing. */
export interface Alliance extends Terms {
  /** Both signatories, in calling order. */
  readonly members: readonly [CountryIndex, CountryIndex];
  /** Round of diplomacy in which the second of them signed; 0: before the match. */
  readonly signed: number;
  readonly standing: Standing;
  /** By member. */
  readonly deeds: readonly [Deeds, Deeds];
}

/** What a note can promise, so that the report can tell what became of it; neither binds anybody. */
export const PROMISES = ['peace', 'aid'] as const;

/** A kind of promise: not to attack a country; to lend to it when it is attacked. */
export type PromiseKind = (typeof PROMISES)[number];

/** A note put on record in the war (WG-2.4). */
export interface Note {
  readonly round: number;
  readonly by: CountryIndex;
  readonly to?: CountryIndex;
  readonly promise?: PromiseKind;
  readonly text: string;
  /** What has become of a promise so far. */
  readonly verdict: 'open' | 'kept' | 'broken';
}

/** Whether a country is in the war. One that has conceded stays on the map (WG-6.4). */
export type Status = 'in' | 'conceded' | 'out';

/** What everybody sees. */
export interface Table {
  /** Round of the war, from 1; 0 before it. */
  readonly round: number;
  /** Whether an attack was announced in this round. */
  readonly attacked: boolean;
  readonly step: Step;
  readonly status: ByCountry<Status>;
  /** What is known of each country's free points; of the defender's own stake while a battle stands. */
  readonly ranges: ByCountry<Range>;
  /** In the order in which they were made. */
  readonly proposals: readonly Proposal[];
  /** In the order in which they were signed, those that bind no more included. */
  readonly alliances: readonly Alliance[];
  readonly notes: readonly Note[];
}

/** What one country alone sees. */
export interface Secret {
  /** Its free points: all but what it has committed or lent. Those of a defender are its own stake. */
  readonly points: number;
}

/** A decision of a country. */
export type Action = Readonly<
  { player: CountryName } & (
    | { type: 'sign'; with: CountryName }
    | { type: 'refuse'; with: CountryName }
    | { type: 'propose'; to: CountryName; repay: number }
    | { type: 'set-pledge'; points: number }
    | { type: 'propose-alliance'; to: CountryName; repay: number; pledge: number }
    | { type: 'ready' }
    | { type: 'attack'; target: CountryName }
    | { type: 'commit'; points: number }
    | { type: 'attack-with'; target: CountryName; points: number }
    | { type: 'pass' }
    | { type: 'lend'; points: number }
    | { type: 'withdraw' }
    | { type: 'decline' }
    | { type: 'call'; ally: CountryName }
    | { type: 'appeal' }
    /** `points`: what the attacker adds; 0 for the defender, whose stake is all it has. */
    | { type: 'counter'; points: number }
    | { type: 'yield' }
    | { type: 'note'; text: string; to?: CountryName; promise?: PromiseKind }
    | { type: 'concede' }
  )
>;

/** The action of one type. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** Something that happened. All of it is public. `country` is the one that it happened to or that did it. */
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
    | { type: 'match-ended'; outcome: Outcome<CountryName, RuleId> }
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

/** The types of the game, for the contract. There is no chance in it. */
export interface WorldGame {
  player: CountryName;
  rule: RuleId;
  options: Options;
  setup: Setup;
  table: Table;
  secret: Secret;
  hidden: object;
  action: Action;
  chance: never;
  event: Event;
}

/** A state that is being changed. */
export type WorldDraft = StateDraft<WorldGame>;

/** Where events of the game are reported, if anybody listens. */
export type Log = EventLog<WorldGame>;
