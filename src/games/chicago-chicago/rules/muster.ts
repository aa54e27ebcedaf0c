import { violation } from '../../../core/errors.ts';
import type { Position } from '../../../core/game.ts';
import { boardOf, countAt } from './board.ts';
import { strengthOf } from './conflict.ts';
import { oddsTooLow, tooFewUnits } from './refusals.ts';
import type { AreaIndex } from './scenario-shape.ts';
import { platoonStrength, type Strengths } from './targets.ts';
import type { Chicago, Refusal, Setup, Phase } from './types.ts';
import { GUARD, POLICE_UNITS, SORTS } from './units.ts';

/** An attack that the police are preparing outside parks. */
export type Muster = Extract<Phase, { kind: 'muster' }>;

const NO_GROUPS = [0, 0, 0, 0, 0, 0, 0, 0];
const NO_PLATOONS = [0, 0, 0, 0, 0];

/** Returns the attack that the police are preparing in an area; if there is no such attack, a new attack. */
export function musterOf(phase: Phase, place: AreaIndex): Muster {
  if (phase.kind === 'muster') return phase;
  return { kind: 'muster', area: place, groups: NO_GROUPS, platoons: NO_PLATOONS, from: 0 };
}

/** Returns the strengths of the groups and platoons that the police have chosen so far. */
export function strengthsOf(setup: Setup, { groups, platoons }: Muster): Strengths {
  const board = boardOf(setup);
  return {
    attackers: strengthOf(platoons, board.police.conflict),
    defenders: strengthOf(groups, board.groups.conflict),
  };
}

/** Returns the reason why groups cannot be added to the attack. */
export function whyNotSort(
  position: Position<Chicago>,
  muster: Muster,
  { sort: row, count }: { readonly sort: number; readonly count: number },
): Refusal | undefined {
  const { setup, table } = position;
  if (row < muster.from) return violation('out-of-order', 'CC-4.4');
  const there = countAt(table.groups.fresh, row, muster.area);
  if (count > there) return tooFewUnits({ unit: SORTS[row]!, there, count }, 'CC-4.4');
  const conflict = boardOf(setup).groups.conflict[row]!;
  const defenders = strengthsOf(setup, muster).defenders + count * conflict;
  const attackers = platoonStrength(position, muster.area);
  return attackers >= defenders ? undefined : oddsTooLow(attackers, defenders);
}

/**
 * Returns the sorts of groups that the police can add to the attack next, with the maximum number of groups of each
 * sort.
 */
export function sortsToSingleOut(
  position: Position<Chicago>,
  muster: Muster,
): readonly { sort: number; most: number }[] {
  const { setup, table } = position;
  const { conflict } = boardOf(setup).groups;
  const spare = platoonStrength(position, muster.area) - strengthsOf(setup, muster).defenders;
  const sorts: { sort: number; most: number }[] = [];
  for (let row = muster.from; row < SORTS.length; row++) {
    const there = countAt(table.groups.fresh, row, muster.area);
    const most = Math.min(there, Math.floor(spare / conflict[row]!));
    if (most > 0) sorts.push({ sort: row, most });
  }
  return sorts;
}

/** Returns the reason why platoons cannot be added to the attack. */
export function whyNotCommit(
  position: Position<Chicago>,
  muster: Muster,
  { unit: row, count }: { readonly unit: number; readonly count: number },
): Refusal | undefined {
  if (row === GUARD) return violation('guard-attacks', 'CC-4.4');
  const unit = POLICE_UNITS[row]!;
  if (SORTS.length + row < muster.from) return violation('out-of-order', 'CC-4.4');
  const there = countAt(position.table.police.fresh, row, muster.area);
  if (count > there) return tooFewUnits({ unit, there, count }, 'CC-4.4');
  const least = leastOf(position, muster, row);
  const { attackers, defenders } = strengthsOf(position.setup, muster);
  const conflict = boardOf(position.setup).police.conflict[row]!;
  const most = attackers + count * conflict + platoonStrength(position, muster.area, row + 1);
  return count >= least ? undefined : oddsTooLow(most, defenders);
}

/**
 * Returns the kinds of platoons that the police can add to the attack next. For each kind, the result has the minimum
 * number of platoons with which sufficient odds are still possible, and the maximum number.
 */
export function kindsToCommit(
  position: Position<Chicago>,
  muster: Muster,
): readonly { unit: number; least: number; most: number }[] {
  const kinds: { unit: number; least: number; most: number }[] = [];
  for (let row = Math.max(0, muster.from - SORTS.length); row < POLICE_UNITS.length; row++) {
    const most = countAt(position.table.police.fresh, row, muster.area);
    if (row === GUARD || most === 0) continue;
    const least = leastOf(position, muster, row);
    if (least <= most) kinds.push({ unit: row, least, most });
  }
  return kinds;
}

/**
 * Returns the minimum number of platoons of a kind that the police must add, so that they can still reach sufficient
 * odds with platoons of higher kinds.
 */
function leastOf(position: Position<Chicago>, muster: Muster, row: number): number {
  const { attackers, defenders } = strengthsOf(position.setup, muster);
  const missing = defenders - attackers - platoonStrength(position, muster.area, row + 1);
  return Math.max(1, Math.ceil(missing / boardOf(position.setup).police.conflict[row]!));
}
