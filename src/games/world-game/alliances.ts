/**
 * Written alliances: who is allied, what a pledge and a repayment come to, and when it is all over (section 2).
 *
 * @packageDocumentation
 */
import type { Draft } from '../../core/plain-data.ts';
import { countryName } from './countries.ts';
import type { RuleId } from './rulebook.ts';
import type { Alliance, CountryIndex, Deeds, Log, Proposal, Table, Terms, WorldDraft } from './types.ts';

/** The alliance that binds two countries, if one does. */
export function allianceBetween<T extends Table | WorldDraft['table']>(
  { alliances }: T,
  one: CountryIndex,
  other: CountryIndex,
): T['alliances'][number] | undefined {
  const first = one < other ? one : other;
  const second = one < other ? other : one;
  for (let index = 0; index < alliances.length; index++) {
    const alliance: Alliance | undefined = alliances[index];
    if (alliance === undefined || alliance.standing.kind !== 'in-force') continue;
    if (alliance.members[0] === first && alliance.members[1] === second) return alliance;
  }
  return undefined;
}

/** The open proposal between two countries, whichever of them made it. */
export function proposalBetween({ proposals }: Table, one: CountryIndex, other: CountryIndex): Proposal | undefined {
  return proposals.find(({ from, to }) => (from === one && to === other) || (from === other && to === one));
}

/** What a member did under an alliance so far. */
export function deedsOf(alliance: Draft<Alliance>, country: CountryIndex): Draft<Deeds> {
  return alliance.deeds[alliance.members[0] === country ? 0 : 1];
}

/** Writes an alliance between two countries (WG-2.1). */
export function writeAlliance(
  table: WorldDraft['table'],
  [one, other]: readonly [CountryIndex, CountryIndex],
  { repay, pledge }: Terms,
  signed: number,
): void {
  const none = (): Draft<Deeds> => ({ called: 0, lent: 0, owed: 0, repaid: 0 });
  table.alliances.push({
    members: one < other ? [one, other] : [other, one],
    repay,
    pledge,
    signed,
    standing: { kind: 'in-force' },
    deeds: [none(), none()],
  });
}

/** The alliance of an attacker with its target, if there is one, is void from here on (WG-2.3). */
export function voidAlliance(state: WorldDraft, attacker: CountryIndex, target: CountryIndex, log: Log): void {
  const { table, setup } = state;
  const alliance = allianceBetween(table, attacker, target);
  if (alliance === undefined) return;
  alliance.standing = { kind: 'void', by: attacker, since: table.round };
  log?.push({
    type: 'alliance-voided',
    rule: 'WG-2.3',
    country: countryName(setup, attacker),
    ally: countryName(setup, target),
  });
}

/** The alliances of a country that is out lapse (WG-2.3). */
export function lapseAlliances({ table, setup }: WorldDraft, out: CountryIndex, log: Log): void {
  const rule: RuleId = 'WG-2.3';
  for (const alliance of table.alliances) {
    const [one, other] = alliance.members;
    if (alliance.standing.kind !== 'in-force' || (one !== out && other !== out)) continue;
    alliance.standing = { kind: 'lapsed', by: out, since: table.round };
    const ally = countryName(setup, one === out ? other : one);
    log?.push({ type: 'alliance-lapsed', rule, country: countryName(setup, out), ally });
  }
}
