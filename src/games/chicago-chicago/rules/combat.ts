import type { Draft } from '../../../core/plain-data.ts';
import type { DraftAt } from '../../../core/spec.ts';
import type { D6 } from '../../../mechanics/dice.ts';
import { resultAt } from '../../../mechanics/results-table.ts';
import { areaAt, areaId, boardOf, column, tally } from './board.ts';
import { crtColumn, forcesAssault, strengthOf } from './conflict.ts';
import { lose, score } from './course.ts';
import { type Crt, CRT_LEGEND, type CrtResult, type TableName } from './crt.ts';
import type { Conflict } from './declaration.ts';
import { affect, effectOn } from './effects.ts';
import type { AreaIndex } from './scenario-shape.ts';
import { confrontation, confronting } from './targets.ts';
import type { Chicago, ChicagoDraft, Setup } from './types.ts';
import { GROUP_LADDER, GUARD, POLICE_LADDER } from './units.ts';

/**
 * Starts a conflict of the demonstrators in an area. This conflict can force the police to assault (CC-4.3, CC-4.7).
 */
export function startConfrontation(state: ChicagoDraft, place: AreaIndex): void {
  const { table } = state;
  const { attackers, defenders, boxed } = confrontation(state, place);
  const isForced = !boxed && forcesAssault(attackers, defenders);
  startConflict(state, {
    attacker: 'demonstrators',
    area: place,
    table: isForced ? 'assault' : 'harass',
    column: isForced ? '1-1' : crtColumn(attackers, defenders)!,
    boxed,
    platoons: column(boxed ? table.police.boxed : table.police.fresh, place),
    groups: confronting(table, place),
  });
}

/** Starts an attack in a park: all platoons there attack all groups there (CC-4.4). */
export function startEngagement(state: ChicagoDraft, place: AreaIndex, name: TableName): void {
  const { police, groups } = state.table;
  const platoons = column(police.fresh, place);
  platoons[GUARD] = 0;
  startAttack(state, { area: place, table: name, platoons, groups: column(groups.fresh, place) });
}

/** Starts an attack of police platoons on groups. */
export function startAttack(
  state: ChicagoDraft,
  { area, table, platoons, groups }: Pick<Draft<Conflict>, 'area' | 'table' | 'platoons' | 'groups'>,
): void {
  const board = boardOf(state.setup);
  const attackers = strengthOf(platoons, board.police.conflict);
  const defenders = strengthOf(groups, board.groups.conflict);
  const reached = crtColumn(attackers, defenders)!;
  startConflict(state, { attacker: 'police', area, table, column: reached, boxed: false, platoons, groups });
}

/** Returns the results table of a conflict. HARASS has a separate table for each attacking side (CC-4.6). */
function crtOf({ scenario }: Setup, { table, attacker }: Pick<Conflict, 'table' | 'attacker'>): Crt {
  if (table === 'assault') return scenario.assault;
  return attacker === 'police' ? scenario.harass.police : scenario.harass.demonstrators;
}

/**
 * Resolves a conflict: the result of the die roll is either a shot, or points and an effect (CC-4.8). After that,
 * continues the step.
 */
export function resolve(state: DraftAt<Chicago, 'roll'>, die: D6): void {
  const { setup, log } = state;
  const { conflict } = state.phase;
  const { attacker, table, column: heading } = conflict;
  const code = resultAt(crtOf(setup, conflict), die, heading);
  const player = table === 'assault' ? 'police' : attacker;
  const area = areaId(setup, conflict.area);
  const rule = attacker === 'demonstrators' && table === 'assault' ? 'CC-4.7' : 'CC-4.8';
  log?.push({ type: 'die-rolled', rule, player, area, table, column: heading, die, code });
  const result = CRT_LEGEND.get(code)!;
  if (result === 'shot') return lose(state, 'police', 'shot');
  takeEffect(state, conflict, result);
  state.table.phase = { kind: attacker === 'demonstrators' ? 'confront' : 'attack' };
}

function startConflict(state: ChicagoDraft, conflict: Draft<Conflict>): void {
  const { table, setup, log } = state;
  const { attacker, area, boxed, column: heading, platoons, groups } = conflict;
  if (!table.attacked.includes(area)) table.attacked.push(area);
  table.phase = { kind: 'roll', conflict };
  if (log === undefined) return;
  const board = boardOf(setup);
  const blue = strengthOf(platoons, board.police.conflict);
  const green = strengthOf(groups, board.groups.conflict);
  log.push({
    type: 'conflict-started',
    rule: attacker === 'demonstrators' && conflict.table === 'assault' ? 'CC-4.7' : 'CC-4.5',
    player: attacker,
    area: areaId(setup, area),
    table: conflict.table,
    column: heading,
    attackers: attacker === 'police' ? blue : green,
    defenders: attacker === 'police' ? green : blue,
    boxed,
  });
}

function takeEffect(state: ChicagoDraft, conflict: Conflict, { winner, hit: player, effect: number }: CrtResult): void {
  const { setup, log } = state;
  const { area } = conflict;
  const points = winner === 'police' ? areaAt(setup, area).police : areaAt(setup, area).demonstrators;
  score(state, { player: winner, points, reason: 'conflict', place: area }, 'CC-4.8');
  const hit = player === 'police' ? conflict.platoons : conflict.groups;
  const effect = effectOn(hit, setup.scenario.effects[number], setup);
  const { units, after, lost } = affect(hit, effect, player === 'police' ? POLICE_LADDER : GROUP_LADDER);
  settleConflict(
    state,
    conflict,
    player === 'police' ? { ...conflict, platoons: after } : { ...conflict, groups: after },
  );
  if (conflict.boxed && player === 'police') state.table.boxLosses[area]! += lost;
  if (log === undefined) return;
  const facts = { player, area: areaId(setup, area), change: effect.change, units: tally(player, units), lost };
  log.push({ type: 'units-affected', rule: 'CC-4.9', ...facts });
}

/** Replaces the units that took part in a conflict with the units that remain. */
function settleConflict({ table }: ChicagoDraft, before: Conflict, after: Conflict): void {
  const { groups, police } = table;
  const { area, attacker, boxed } = before;
  const home = boxed ? police.boxed : police.fresh;
  // In step 4, no unit fights twice, so the units become spent. In step 2, the units stay fresh (CC-4.4).
  const isLast = attacker === 'police';
  replace({ from: home, to: isLast ? police.spent : home }, area, before.platoons, after.platoons);
  replace({ from: groups.fresh, to: isLast ? groups.spent : groups.fresh }, area, before.groups, after.groups);
}

function replace(
  { from, to }: { from: number[][]; to: number[][] },
  place: AreaIndex,
  before: readonly number[],
  after: readonly number[],
): void {
  for (let row = 0; row < before.length; row++) {
    // The code uses subtraction, because the addition of a negative number can give -0, which V8 stores as a
    // floating-point number.
    from[row]![place]! -= before[row]!;
    to[row]![place]! += after[row]!;
  }
}
