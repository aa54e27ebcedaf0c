import type { Position } from '../../../../core/game.ts';
import type { Issue } from '../../../../core/schema.ts';
import { NOTES_MAX } from '../agreements.ts';
import { allianceBetween } from '../alliances.ts';
import { isBetween } from '../proposals.ts';
import type { Alliance, CountryIndex, Deeds, Note, Proposal, Setup, Table, WorldGame } from '../types.ts';

/**
 * The limit for sums of points in an untrusted state. Sums up to this limit are exact. The rest of the match has too
 * few battles to make the sums inexact.
 */
const DEEDS_MAX = 1e15;

/** Returns the first issue in the alliances, proposals and notes; `undefined` if there is no issue. */
export function issueInAgreements({ setup, table }: Position<WorldGame>): Issue | undefined {
  return (
    firstIssue(table.alliances, 'table.alliances', (each) => reasonAgainstAlliance(each, setup, table)) ??
    issueInNumber({ setup, table }) ??
    firstIssue(table.proposals, 'table.proposals', (each) => reasonAgainstProposal(each, setup, table)) ??
    firstIssue(table.notes, 'table.notes', (each) => reasonAgainstNote(each, table))
  );
}

function firstIssue<Item>(
  items: readonly Item[],
  path: string,
  reasonAgainst: (item: Item) => string | undefined,
): Issue | undefined {
  for (const [index, item] of items.entries()) {
    const reason = reasonAgainst(item);
    if (reason !== undefined) return { path: `${path}.${String(index)}`, reason };
  }
  return undefined;
}

function reasonAgainstAlliance(alliance: Alliance, setup: Setup, table: Table): string | undefined {
  const { members, standing, signed, pledge, deeds } = alliance;
  const [one, other] = members;
  if (one >= other || other >= table.status.length) return 'Expected two countries in calling order';
  if (pledge > setup.maxPoints || signed > setup.diplomacyRounds) return 'The terms of the alliance are not possible';
  if (!deeds.every(areDeeds))
    return 'Expected no more lent points than demanded points, and no more repaid points than owed points';
  if (standing.kind === 'in-force') return reasonAgainstForce(alliance, table);
  return members.includes(standing.by) && standing.since <= table.round && standing.since > 0
    ? undefined
    : 'Expected the country that ended the alliance, and the round of the war in which the alliance ended';
}

function areDeeds({ called, lent, owed, repaid }: Deeds): boolean {
  return lent <= called && repaid <= owed && called <= DEEDS_MAX && owed <= DEEDS_MAX;
}

function reasonAgainstForce(alliance: Alliance, table: Table): string | undefined {
  const [one, other] = alliance.members;
  if (allianceBetween(table, one, other) !== alliance) return 'These two countries already have an alliance';
  const isOut = table.status[one] === 'out' || table.status[other] === 'out';
  if (isOut) return 'A country that is out of the war cannot have an alliance in force';
  return alliance.signed > 0 ? reasonAgainstMeans(alliance.pledge, alliance.members, table) : undefined;
}

/**
 * Returns the reason why two countries cannot have agreed on a pledge. Before the war, a country cannot have fewer
 * points than it has pledged (WG-2.2).
 */
function reasonAgainstMeans(pledge: number, by: readonly CountryIndex[], table: Table): string | undefined {
  const isAble = by.every((country) => table.round > 0 || table.ranges[country]!.lo >= pledge);
  return isAble ? undefined : 'A country cannot pledge more points than it has';
}

/**
 * Checks that no country has signed an alliance when it already had the maximum number of alliances. The number of
 * alliances includes alliances of the scenario (WG-2.2).
 */
function issueInNumber({ setup: { alliesMost }, table: { alliances } }: Position<WorldGame>): Issue | undefined {
  if (alliesMost === null) return undefined;
  for (const [index, { members, signed }] of alliances.entries()) {
    const before = alliances.slice(0, index);
    const isFull = members.some((each) => before.filter((other) => other.members.includes(each)).length >= alliesMost);
    if (signed > 0 && isFull)
      return {
        path: `table.alliances.${String(index)}`,
        reason: 'One of the two countries already has its maximum number of alliances',
      };
  }
  return undefined;
}

function reasonAgainstProposal(proposal: Proposal, setup: Setup, table: Table): string | undefined {
  const { from, to, pledge } = proposal;
  if (table.round > 0) return 'Countries cannot make alliances during the war';
  if (from === to || !isCountry(from, table) || !isCountry(to, table)) return 'Expected two different countries';
  if (pledge > setup.maxPoints) return 'The terms of the alliance are not possible';
  if (allianceBetween(table, from, to) !== undefined) return 'These two countries already have an alliance';
  const between = table.proposals.filter((each) => isBetween(each, from, to));
  if (between.length > 1) return 'There is another proposal between the two countries';
  return reasonAgainstMeans(pledge, [from], table);
}

function reasonAgainstNote({ by, to, promise, round }: Note, table: Table): string | undefined {
  if (!isCountry(by, table) || by === to || (to !== undefined && !isCountry(to, table)))
    return 'Expected countries of the match, each at most once';
  if (promise !== undefined && to === undefined) return 'A promise needs the country to which it is made';
  if (round > table.round) return 'The round of the note has not begun yet';
  return table.notes.filter((each) => each.by === by).length <= NOTES_MAX ? undefined : 'There are too many notes';
}

function isCountry(country: CountryIndex, { status }: Table): boolean {
  return country < status.length;
}
