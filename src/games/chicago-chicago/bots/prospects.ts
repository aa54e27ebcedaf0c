import type { Evaluation, Position } from '../../../core/game.ts';
import { type Board, boardOf, boxedIn } from '../rules/board.ts';
import { forcesAssault } from '../rules/conflict.ts';
import { thirdOf } from '../rules/course.ts';
import type { AreaIndex, Stacks } from '../rules/scenario-shape.ts';
import { confrontation } from '../rules/targets.ts';
import type { Chicago, Phase } from '../rules/types.ts';
import { attackGain, isPatrol } from './gains.ts';
import { reachOf } from './routes.ts';

/**
 * The weights of {@link Signs} in a logistic function. Positive weights are good for the demonstrators. The first four
 * weights are rounded results of a logistic regression on about 25,000 positions from 2,500 matches of an earlier
 * strategist against itself. In these matches, one or both sides sometimes or always deviated from its plan. `npm run
 * bench -- fit` makes a similar regression. The other weights are small estimates that guide bots with a search depth
 * of one.
 */
export const WEIGHTS = {
  /** A constant that the evaluation adds for all positions. */
  start: -0.2,
  /**
   * The demonstrators' lead in points after the attacks that the police can make soon. The lead has its full weight in
   * the last turn, and less weight in earlier turns.
   */
  points: 0.6,
  /** Total strength of groups in parks. */
  crowds: 0.02,
  /** Number of areas where groups could force the police to assault. */
  exposed: 0.5,
  /** Number of platoons that are still needed to fill the boxes. */
  missing: 0.1,
  /**
   * Total strength of police near groups. Police in areas with groups count with their full strength; police at a
   * distance of one, two or three links from groups count with a half, a quarter or an eighth of their strength.
   */
  near: -0.003,
  /** Total strength of police who cannot act any more in this step. */
  spent: 0.001,
};

/**
 * The weights of {@link Signs} for the bot `search`: rounded results of a logistic regression on 57,000 positions from
 * 2,500 matches with the preset `for-play`. `npm run bench -- fit chicago-for-play` makes this regression.
 */
export const SEARCH_WEIGHTS: Signs = {
  start: -1.47,
  points: 0.468,
  crowds: 0.0184,
  exposed: 0.146,
  missing: 0.458,
  near: 0.0058,
  spent: 0.004,
};

/** The value of each property that has a weight in {@link WEIGHTS}. */
type Signs = Record<keyof typeof WEIGHTS, number>;

/**
 * Returns the expected score of a side. The score depends on the exposure index, the points that the police could gain
 * at once, the crowds in the parks, and the areas where groups could force the police to assault.
 */
export const evaluate: Evaluation<Chicago> = /* @__PURE__ */ evaluateWith(WEIGHTS);

/** Returns an evaluation with the given weights. */
export function evaluateWith(weights: Signs): Evaluation<Chicago> {
  return (seat) => {
    const signs = signsOf(seat);
    let sum = 0;
    for (const sign of Object.keys(signs) as (keyof Signs)[]) sum += weights[sign] * signs[sign];
    return 1 / (1 + Math.exp(seat.player === 'police' ? sum : -sum));
  };
}

/** Returns the value of each weighted property in a position. */
export function signsOf(position: Position<Chicago>): Signs {
  const { setup, table } = position;
  const board = boardOf(setup);
  const crowds = totals([table.groups.fresh, table.groups.spent], board.groups.conflict);
  const spent = totals([table.police.spent], board.police.conflict);
  const fresh = totals([table.police.fresh], board.police.conflict);
  const forces = fresh.map((strength, place) => strength + spent[place]!);
  const closeness = closenessTo(board, crowds);
  const signs = {
    start: 1,
    points: pointsAhead(position, crowds, forces),
    crowds: 0,
    exposed: 0,
    missing: 0,
    near: 0,
    spent: 0,
  };
  for (const place of board.parks) signs.crowds += crowds[place]!;
  for (const place of board.boxes) signs.missing += missingAt(position, place);
  for (let place = 0; place < forces.length; place++) {
    const force = forces[place]!;
    if (force === 0) continue;
    signs.near += force * closeness[place]!;
    signs.spent += spent[place]!;
    if (forcesAssault(threatTo(position, place), force)) signs.exposed++;
  }
  return signs;
}

/**
 * Returns the lead of the demonstrators in points after possible attacks of the police. In earlier turns, the lead has
 * less weight.
 */
function pointsAhead(position: Position<Chicago>, crowds: readonly number[], forces: readonly number[]): number {
  const { setup, table } = position;
  const { parks } = boardOf(setup);
  let points = table.index.demonstrators - table.index.police;
  for (let place = 0; place < crowds.length; place++) {
    if (crowds[place]! > 0 && forces[place]! > 0) points -= attackGain(position, place);
  }
  const isLeftAlone = (place: AreaIndex): boolean => forces[place]! < crowds[place]! && !table.attacked.includes(place);
  if (thirdOf(position) === 'C') {
    const leftAlone = parks.filter(isLeftAlone).length;
    points += setup.scenario.points.unengaged * (setup.unengaged === 'once' ? Math.min(1, leftAlone) : leftAlone);
  }
  return points / Math.sqrt(setup.scenario.turns.length - table.turn + stepsLeft(table.phase) / 4);
}

/** Returns the strength of the groups that could soon confront police in an area. */
function threatTo(position: Position<Chicago>, place: AreaIndex): number {
  return position.table.phase.kind === 'confront' ? confrontation(position, place).attackers : reachOf(position, place);
}

function missingAt({ setup, table }: Position<Chicago>, place: AreaIndex): number {
  return table.released[place] === true ? 0 : setup.scenario.setUp.platoonsPerBox - boxedIn(table, place);
}

/** Returns the number of unfinished steps of the turn. */
function stepsLeft(phase: Phase): number {
  if (phase.kind === 'confront') return 3;
  if (isPatrol(phase)) return 2;
  return phase.kind === 'attack' || phase.kind === 'muster' ? 1 : 4;
}

/** Returns the total strength of units in each area. */
function totals(stacks: readonly Stacks[], conflict: readonly number[]): number[] {
  const sums: number[] = [];
  for (const rows of stacks) {
    for (const [row, counts] of rows.entries()) {
      for (let place = 0; place < counts.length; place++)
        sums[place] = (sums[place] ?? 0) + conflict[row]! * counts[place]!;
    }
  }
  return sums;
}

/**
 * For each area, returns a number that shows how near the groups are: 1 in areas with groups, then 1/2, 1/4 and 1/8 at
 * a distance of one, two and three links.
 */
function closenessTo({ neighbours }: Board, crowds: readonly number[]): number[] {
  const closeness: number[] = crowds.map((crowd) => (crowd > 0 ? 1 : 0));
  for (const share of [1, 1 / 2, 1 / 4]) {
    for (let place = 0; place < crowds.length; place++) {
      if (closeness[place] !== share) continue;
      for (const next of neighbours[place]!) closeness[next] = Math.max(closeness[next]!, share / 2);
    }
  }
  return closeness;
}
