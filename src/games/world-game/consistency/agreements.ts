/**
 * What can be wrong with proposals, alliances and notes.
 *
 * @packageDocumentation
 */
import type { Position } from '../../../core/game.ts';
import type { Fault } from '../../../core/untrusted.ts';
import { NOTES_MAX } from '../agreements.ts';
import { allianceBetween } from '../alliances.ts';
import { isBetween } from '../proposals.ts';
import type { Alliance, CountryIndex, Deeds, Note, Proposal, Setup, Table, WorldGame } from '../types.ts';

/** So many points are counted exactly, and so many more battles cannot be fought that they would not be. */
const DEEDS_MAX = 1e15;

/** The first fault in what countries have agreed on, if there is any. */
export function faultInAgreements({ setup, table }: Position<WorldGame>): Fault | undefined {
  return (
    firstFault(table.alliances, 'table.alliances', (each) => reasonAgainstAlliance(each, setup, table)) ??
    firstFault(table.proposals, 'table.proposals', (each) => reasonAgainstProposal(each, setup, table)) ??
    firstFault(table.notes, 'table.notes', (each) => reasonAgainstNote(each, table))
  );
}

function firstFault<Item>(
  items: readonly Item[],
  path: string,
  reasonAgainst: (item: Item) => string | undefined,
): Fault | undefined {
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
  if (pledge > setup.maxPoints || signed > setup.diplomacyRounds) return 'The terms are not possible';
  if (!deeds.every(areDeeds)) return 'Expected no more points given than were asked for';
  if (standing.kind === 'in-force') return reasonAgainstForce(alliance, table);
  return members.includes(standing.by) && standing.since <= table.round && standing.since > 0
    ? undefined
    : 'Expected the member and the round of the war that ended the alliance';
}

function areDeeds({ called, lent, owed, repaid }: Deeds): boolean {
  return lent <= called && repaid <= owed && called <= DEEDS_MAX && owed <= DEEDS_MAX;
}

function reasonAgainstForce(alliance: Alliance, table: Table): string | undefined {
  const [one, other] = alliance.members;
  if (allianceBetween(table, one, other) !== alliance) return 'The two have an alliance already';
  const isOut = table.status[one] === 'out' || table.status[other] === 'out';
  return isOut ? 'The alliance of a country that is out has lapsed' : undefined;
}

function reasonAgainstProposal(proposal: Proposal, setup: Setup, table: Table): string | undefined {
  const { from, to, pledge } = proposal;
  if (table.round > 0) return 'No alliance can be written in the war';
  if (from === to || !isCountry(from, table) || !isCountry(to, table)) return 'Expected two different countries';
  if (pledge > setup.maxPoints) return 'The terms are not possible';
  if (allianceBetween(table, from, to) !== undefined) return 'The two have an alliance already';
  const between = table.proposals.filter((each) => isBetween(each, from, to));
  return between.length === 1 ? undefined : 'There is another proposal between the two';
}

function reasonAgainstNote({ by, to, promise, round }: Note, table: Table): string | undefined {
  if (!isCountry(by, table) || by === to || (to !== undefined && !isCountry(to, table)))
    return 'Expected countries of the war';
  if (promise !== undefined && to === undefined) return 'A promise is made to a country';
  if (round > table.round) return 'This round is still to come';
  return table.notes.filter((each) => each.by === by).length <= NOTES_MAX ? undefined : 'There are too many notes';
}

function isCountry(country: CountryIndex, { status }: Table): boolean {
  return country < status.length;
}
