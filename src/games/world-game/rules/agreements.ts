import type { Position } from '../../../core/game.ts';
import { loanOf } from './battle.ts';
import { countryName } from './countries.ts';
import type {
  Alliance,
  Battle,
  CountryIndex,
  CountryName,
  Deeds,
  Note,
  PromiseKind,
  WorldDraft,
  WorldGame,
} from './types.ts';

/** The maximum number of notes of a country in a match. The limit of notes ensures that every match ends (WG-2.4). */
export const NOTES_MAX = 100;

/** Whether an alliance was kept or broken, and the points that its members lent and repaid. */
export interface AllianceReport {
  readonly between: readonly [CountryName, CountryName];
  readonly repay: number;
  readonly pledge: number;
  /** The round of diplomacy in which the second country signed; 0 for an alliance made before the match. */
  readonly signed: number;
  /** `'broken'` if one ally attacked the other ally, otherwise `'kept'`. */
  readonly verdict: 'kept' | 'broken';
  /** The country that broke the alliance; absent if the alliance is not broken. */
  readonly brokenBy?: CountryName;
  /** The round of the war in which the alliance ended; absent while the alliance is in force. */
  readonly since?: number;
  /** The points that each ally lent and repaid. If a country repays less than it owes, it has no points left. */
  readonly deeds: readonly [Deeds, Deeds];
}

/** Whether a country kept a promise that it made in the war. Promises are not binding. */
export interface PromiseReport {
  readonly by: CountryName;
  readonly to: CountryName;
  readonly promise: PromiseKind;
  readonly text: string;
  readonly round: number;
  /**
   * `'untested'` is possible only for a promise of aid: since the promise, no country has attacked the country that
   * received the promise.
   */
  readonly verdict: 'kept' | 'broken' | 'untested';
}

/** A report on all alliances and all promises. */
export interface TreatyReport {
  readonly alliances: readonly AllianceReport[];
  readonly promises: readonly PromiseReport[];
}

/**
 * Returns the report on all alliances and promises so far. Alliances and promises are public, so the function accepts a
 * state or a view.
 *
 * @param position - A state or a view; not modified.
 *
 * @example
 * ```ts
 * import { setup } from 'countersheet/world-game';
 *
 * treatyReport(setup()) // => { alliances: [], promises: [] }
 * ```
 */
export function treatyReport({ setup, table }: Position<WorldGame>): TreatyReport {
  const name = (country: CountryIndex): CountryName => countryName(setup, country);
  return {
    alliances: table.alliances.map((alliance) => allianceReport(alliance, name)),
    promises: table.notes.flatMap((note) => promiseReport(note, name)),
  };
}

/**
 * Logs an event for each alliance and each promise at the end of the match. The event says whether the alliance or
 * promise was kept.
 */
export function judgeAgreements(state: WorldDraft): void {
  const { log } = state;
  if (log === undefined) return;
  const { alliances, promises } = treatyReport(state);
  for (const { between, verdict, brokenBy, since } of alliances) {
    const fact = { type: 'alliance-judged', rule: 'WG-2.3', countries: between, verdict } as const;
    const broken = brokenBy === undefined || since === undefined ? {} : { by: brokenBy, since };
    log.push({ ...fact, ...broken });
  }
  for (const { by, to, promise, verdict } of promises) {
    log.push({ type: 'promise-judged', rule: 'WG-2.4', country: by, to, promise, verdict });
  }
}

/** Marks the attacker's promises of peace to the target as broken. */
export function judgePeace({ notes }: WorldDraft['table'], attacker: CountryIndex, target: CountryIndex): void {
  for (const note of notes) {
    if (note.promise === 'peace' && note.by === attacker && note.to === target) note.verdict = 'broken';
  }
}

/**
 * Marks the promises of aid to the defender as kept or broken. A promise is kept if the country that made the promise
 * has a loan in the defender's stake; otherwise the promise is broken.
 */
export function judgeAid({ notes, status }: WorldDraft['table'], battle: Battle): void {
  for (const note of notes) {
    if (note.promise !== 'aid' || note.to !== battle.defender || note.verdict === 'broken') continue;
    if (status[note.by] === 'out') continue;
    note.verdict = loanOf(battle, note.by)?.side === 'defender' ? 'kept' : 'broken';
  }
}

function allianceReport(alliance: Alliance, name: (country: CountryIndex) => CountryName): AllianceReport {
  const { members, repay, pledge, signed, standing } = alliance;
  const [first, second] = alliance.deeds;
  const deeds = [{ ...first }, { ...second }] as const;
  const facts = { between: [name(members[0]), name(members[1])] as const, repay, pledge, signed, deeds };
  switch (standing.kind) {
    case 'in-force':
      return { ...facts, verdict: 'kept' };
    case 'lapsed':
      return { ...facts, verdict: 'kept', since: standing.since };
    case 'void':
      return { ...facts, verdict: 'broken', brokenBy: name(standing.by), since: standing.since };
  }
}

function promiseReport(note: Note, name: (country: CountryIndex) => CountryName): readonly PromiseReport[] {
  const { by, to, promise, text, round, verdict } = note;
  if (to === undefined || promise === undefined) return [];
  const untested = promise === 'peace' ? 'kept' : 'untested';
  return [{ by: name(by), to: name(to), promise, text, round, verdict: verdict === 'open' ? untested : verdict }];
}
