/**
 * Announcing an attack: when it is barred, and what it does before anything is compared.
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import type { Seat } from '../../core/game.ts';
import { judgePeace } from './agreements.ts';
import { voidAlliance } from './alliances.ts';
import { countryIndex, countryName, rangeOf } from './countries.ts';
import { hasAtLeast } from './ranges.ts';
import { itself, noSuchCountry, wrongStep } from './refusals.ts';
import type { RuleId } from './rulebook.ts';
import type { CountryIndex, CountryName, Log, WorldDraft, WorldGame } from './types.ts';

/** Why the acting country cannot attack this one now. */
export function barToAttack(
  { player, setup, table, own }: Seat<WorldGame>,
  target: CountryName,
): Violation<RuleId> | undefined {
  if (table.step.kind !== 'call') return wrongStep(table.step, 'WG-3.1');
  const place = countryIndex(setup, target);
  if (place < 0) return noSuchCountry(target);
  if (target === player) return itself(target, 'WG-3.1');
  if (table.status[place] === 'out') {
    return violation('is-out', 'WG-3.1', `${target} is out of the war.`, { country: target });
  }
  return own.points > 0 ? undefined : violation('no-points', 'WG-3.1', 'You have no points to attack with.');
}

/**
 * An attack is announced: an alliance with the target is void (WG-2.3). Only a country with points can do so (WG-3.1),
 * so everybody knows that it has one.
 */
export function announceAttack(state: WorldDraft, attacker: CountryIndex, target: CountryIndex, log: Log): void {
  const { table, setup } = state;
  table.attacked = true;
  table.step = { kind: 'amount', country: attacker, target };
  hasAtLeast(rangeOf(state, attacker), 1);
  const names = { country: countryName(setup, attacker), target: countryName(setup, target) };
  log?.push({ type: 'attack-announced', rule: 'WG-3.1', ...names });
  voidAlliance(state, attacker, target, log);
  judgePeace(table, attacker, target);
}
