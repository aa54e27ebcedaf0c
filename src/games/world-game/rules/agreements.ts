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

/** How many notes a country can put on record in a match, so that every match ends (WG-2.4). */
export const NOTES_MAX = 100;

/** The result of an alliance. */
export interface AllianceReport {
  readonly between: readonly [CountryName, CountryName];
  readonly repay: number;
  readonly pledge: number;
  /** Round of diplomacy in which the second country signed; 0: before the match. */
  readonly signed: number;
  /** Broken by an attack of one on the other, and else kept. */
  readonly verdict: 'kept' | 'broken';
  /** The country that broke it; absent unless it is broken. */
  readonly brokenBy?: CountryName;
  /** Round of the war since which it binds no more; absent while it is in force. */
  readonly since?: number;
  /** The points that each lent and repaid under it. A pledge or repayment falls short only if there were no more points. */
  readonly deeds: readonly [Deeds, Deeds];
}

/** The result of a promise made in the war, which was not binding. */
export interface PromiseReport {
  readonly by: CountryName;
  readonly to: CountryName;
  readonly promise: PromiseKind;
  readonly text: string;
  readonly round: number;
  /** `'untested'`: the country to which aid was promised has not been attacked since. */
  readonly verdict: 'kept' | 'broken' | 'untested';
}

/** Which alliances and promises were kept, and which were broken. */
export interface TreatyReport {
  readonly alliances: readonly AllianceReport[];
  readonly promises: readonly PromiseReport[];
}

/**
 * Returns which alliances and promises have been kept or broken so far. All of this is public. Works on a state and on a
 * view.
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

/** Reports the verdicts as events, at the end of the match. */
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

/** A country attacks another: promises of peace between them are broken. */
export function judgePeace({ notes }: WorldDraft['table'], attacker: CountryIndex, target: CountryIndex): void {
  for (const note of notes) {
    if (note.promise === 'peace' && note.by === attacker && note.to === target) note.verdict = 'broken';
  }
}

/** A battle is decided: promises of aid to the defender are kept by those whose points are in its stake. */
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
