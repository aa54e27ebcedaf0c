/**
 * How good a position of *Chicago-Chicago!* looks.
 *
 * @packageDocumentation
 */
import type { Evaluation } from '../../bots/bot.ts';
import type { Position } from '../../core/game.ts';
import { boardOf, boxedIn, countAt, totalAt } from '../../games/chicago-chicago/board.ts';
import { crtColumn, forcesAssault, strengthOf } from '../../games/chicago-chicago/conflict.ts';
import { confrontation, platoonStrength, strengthIn } from '../../games/chicago-chicago/targets.ts';
import { type AreaIndex, type Chicago, type GameStep } from '../../games/chicago-chicago/types.ts';
import { GUARD } from '../../games/chicago-chicago/units.ts';
import { pointsOf, weakest } from './gains.ts';
import { reachOf, thirdOfDay } from './routes.ts';

export const WEIGHTS = { start: 0.56, point: 0.5, crowd: 0.012, force: 0.009, exposed: 0.7, short: 0.1 };

/** The share of the match that a side may hope for. */
export const chicagoChicagoProspects: Evaluation<Chicago> = (position) => {
  const { setup, table, player } = position;
  const w = WEIGHTS;
  const part = stepsLeft(table.step) / 4;
  const turns = setup.scenario.turns.length - table.turn + part;
  const s = signsOf(position);
  const z = w.start + (w.point * s.points) / Math.sqrt(turns) + w.crowd * s.crowd - w.force * s.force + w.exposed * s.exposed + w.short * s.short;
  return 1 / (1 + Math.exp(player === 'police' ? z : -z));
};

export function signsOf(position: Position<Chicago>) {
  const { setup, table } = position;
  const { groups: crowds, police, areas } = boardOf(setup);
  const { index, groups } = table;
  const isPolice = stepsLeft(table.step) <= 2;
  let [crowd, force, exposed, short, unengaged] = [0, 0, 0, 0, 0];
  let points = index.demonstrators - index.police;
  for (let place = 0; place < areas.length; place++) {
    const { park, box } = areas[place]!;
    const there = strengthIn(groups.fresh, crowds.conflict, place) + strengthIn(groups.spent, crowds.conflict, place);
    const guards = strengthIn(table.police.fresh, police.conflict, place) + strengthIn(table.police.spent, police.conflict, place);
    if (there > 0 && park !== undefined) crowd += there;
    if (there > 0 && isPolice && guards > 0) points -= gainAt(position, place);
    if (there > 0 && park !== undefined && guards < there && !table.attacked.includes(place)) unengaged = 1;
    if (guards > 0) {
      force += guards;
      const reach = table.step.kind === 'confront' ? confrontation(position, place).attackers : reachOf(position, place);
      if (forcesAssault(reach, guards)) exposed++;
    }
    if (box !== undefined && table.released[place] !== true) short += setup.scenario.setUp.platoonsPerBox - boxedIn(table, place);
  }
  if (thirdOfDay(position) === 'C') points += unengaged * setup.scenario.points.unengaged;
  return { points, crowd, force, exposed, short };
}

function stepsLeft(step: GameStep): number {
  if (step.kind === 'confront') return 3;
  if (step.kind === 'patrol' || (step.kind === 'march' && step.player === 'police')) return 2;
  return step.kind === 'attack' || step.kind === 'muster' ? 1 : 4;
}

function gainAt(position: Position<Chicago>, place: AreaIndex): number {
  const { setup, table } = position;
  const { police: { conflict }, groups, areas } = boardOf(setup);
  const { step } = table;
  const isMoving = stepsLeft(step) === 2;
  const force = platoonStrength(position, place) + (isMoving ? strengthIn(table.police.spent, conflict, place) - countAt(table.police.spent, GUARD, place) * conflict[GUARD]! : 0);
  const isPark = areas[place]!.park !== undefined;
  if (isPark && table.attacked.includes(place)) return 0;
  if (step.kind === 'muster' && step.area === place) return gainOf(position, place, force, strengthOf(step.groups, groups.conflict), 1);
  if (isPark) return gainOf(position, place, force, strengthIn(table.groups.fresh, groups.conflict, place), 1);
  return gainOf(position, place, force, weakest(position, place).strength, totalAt(table.groups.fresh, place));
}

function gainOf(position: Position<Chicago>, place: AreaIndex, force: number, strength: number, most: number): number {
  const column = strength === 0 ? undefined : crtColumn(force, strength);
  if (column === undefined) return 0;
  return Math.max(0, pointsOf(position, place, column)) * Math.max(1, Math.min(most, Math.floor(force / (4 * strength))));
}
