import type { Position } from '../../../core/game.ts';
import type { Draft } from '../../../core/plain-data.ts';
import { type Countries, countryName, NO_COUNTRIES, withCountry } from './countries.ts';
import type { Terms } from './scenario-shape.ts';
import type { Alliance, CountryIndex, Deeds, WorldDraft, WorldGame } from './types.ts';

/** Returns the alliance in force between two countries; `undefined` if they have no such alliance. */
export function allianceBetween<Written extends Alliance>(
  { alliances }: { readonly alliances: readonly Written[] },
  one: CountryIndex,
  other: CountryIndex,
): Written | undefined {
  const [first, second] = [Math.min(one, other), Math.max(one, other)];
  for (const alliance of alliances) {
    const { members, standing } = alliance;
    if (standing.kind === 'in-force' && members[0] === first && members[1] === second) return alliance;
  }
  return undefined;
}

/** Returns the countries that cannot join another alliance (WG-2.2). */
export function fullCountries({ setup: { alliesMost }, table }: Position<WorldGame>): Countries {
  if (alliesMost === null) return NO_COUNTRIES;
  let full = NO_COUNTRIES;
  const counts = table.status.map(() => 0);
  for (const { members } of table.alliances) {
    for (const member of members) if (++counts[member]! === alliesMost) full = withCountry(full, member);
  }
  return full;
}

/**
 * Creates an alliance (WG-2.1). `signed` is the round of diplomacy in which the alliance was signed; 0 for an alliance
 * of the scenario.
 */
export function allianceOf(
  [one, other]: readonly [CountryIndex, CountryIndex],
  { repay, pledge }: Terms,
  signed: number,
): Draft<Alliance> {
  const none = (): Draft<Deeds> => ({ called: 0, lent: 0, owed: 0, repaid: 0 });
  const members: [CountryIndex, CountryIndex] = [Math.min(one, other), Math.max(one, other)];
  return { members, repay, pledge, signed, standing: { kind: 'in-force' }, deeds: [none(), none()] };
}

/**
 * Returns the points of one member of an alliance: the points that were demanded from this member, and the points that
 * this member has lent, owed and repaid so far.
 */
export function deedsOf(alliance: Draft<Alliance>, country: CountryIndex): Draft<Deeds> {
  return alliance.deeds[alliance.members[0] === country ? 0 : 1];
}

/** Ends the alliance between an attacker and its target, if they have one (WG-2.3). */
export function voidAlliance({ setup, table, log }: WorldDraft, attacker: CountryIndex, target: CountryIndex): void {
  const alliance = allianceBetween(table, attacker, target);
  if (alliance === undefined) return;
  alliance.standing = { kind: 'void', by: attacker, since: table.round };
  const names = { country: countryName(setup, attacker), ally: countryName(setup, target) };
  log?.push({ type: 'alliance-voided', rule: 'WG-2.3', ...names });
}

/** Ends the alliances of a country that is out of the war (WG-2.3). */
export function lapseAlliances({ setup, table, log }: WorldDraft, out: CountryIndex): void {
  for (const alliance of table.alliances) {
    const [one, other] = alliance.members;
    if (alliance.standing.kind !== 'in-force' || (one !== out && other !== out)) continue;
    alliance.standing = { kind: 'lapsed', by: out, since: table.round };
    const names = { country: countryName(setup, out), ally: countryName(setup, one === out ? other : one) };
    log?.push({ type: 'alliance-lapsed', rule: 'WG-2.3', ...names });
  }
}
