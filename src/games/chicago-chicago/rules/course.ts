import { endMatch } from '../../../core/ending.ts';
import type { Position } from '../../../core/game.ts';
import { disperse, dwindleAll, endInfiltration, multiply } from './attrition.ts';
import { areaId, boardOf, boxedIn, hasGroups, totalAt } from './board.ts';
import { declared } from './declaration.ts';
import type { RuleId } from './rulebook.ts';
import type { AreaIndex } from './scenario-shape.ts';
import { opponentOf, type Side } from './sides.ts';
import { canAttackAnywhere, canConfrontAnywhere } from './targets.ts';
import type { Chicago, ChicagoDraft, ScoreReason } from './types.ts';

/** Starts a turn. In each turn whose name ends in A, except 25A, the groups grow (CC-4.0, CC-5.4). */
export function startTurn(state: ChicagoDraft, turn: number): void {
  const { table, setup, log } = state;
  table.turn = turn;
  table.boxLosses.fill(0);
  log?.push({ type: 'turn-started', rule: 'CC-4.0', turn: setup.scenario.turns[turn - 1]! });
  if (turn > 1 && thirdOf(state) === 'A') multiply(state);
  enterMove(state);
}

/** Returns the part of the day (A, B or C), which is the last letter of the turn's name. */
export function thirdOf({ setup, table }: Position<Chicago>): string {
  return setup.scenario.turns[table.turn - 1]!.slice(-1);
}

/**
 * For each of the four steps, a function that ends the step. The function is called both when a player ends the step
 * and when the step is skipped (CC-4.0).
 */
export const endStep = { move: enterConfront, confront: enterPatrol, patrol: endPatrol, attack: endTurn } as const;

/** Adds points to a side's exposure index. */
export function score(
  { setup, table, log }: ChicagoDraft,
  { player, points, reason, place }: { player: Side; points: number; reason: ScoreReason; place?: AreaIndex },
  rule: RuleId,
): void {
  if (player === 'police') table.index.police += points;
  else table.index.demonstrators += points;
  const index = { demonstrators: table.index.demonstrators, police: table.index.police };
  const where = place === undefined ? {} : { area: areaId(setup, place) };
  log?.push({ type: 'points-scored', rule, player, points, reason, index, ...where });
}

/** Ends the match with the defeat of one side. */
export function lose(state: ChicagoDraft, loser: Side, reason: Chicago['outcome']['reason']): void {
  end(state, { kind: 'win', winner: opponentOf(loser), reason, rule: declared.endings[reason] });
}

function end(state: ChicagoDraft, outcome: Chicago['outcome']): void {
  endMatch<Chicago>(state, outcome);
  state.log?.push({ type: 'match-ended', rule: outcome.rule, outcome });
}

function enterMove(state: ChicagoDraft): void {
  const { table, log } = state;
  table.attacked = [];
  if (!hasAnyGroups(state)) return enterConfront(state);
  table.phase = { kind: 'move', from: 0 };
  log?.push({ type: 'step-started', rule: 'CC-4.0', player: 'demonstrators', step: 1 });
}

function enterConfront(state: ChicagoDraft): void {
  const { table, log } = state;
  rest(table.groups);
  table.phase = { kind: 'confront' };
  // If the step is skipped, no event reports its start.
  if (log !== undefined && canConfrontAnywhere(state))
    log.push({ type: 'step-started', rule: 'CC-4.0', player: 'demonstrators', step: 2 });
}

function enterPatrol({ table, log }: ChicagoDraft): void {
  table.attacked = [];
  table.phase = { kind: 'patrol' };
  log?.push({ type: 'step-started', rule: 'CC-4.0', player: 'police', step: 3 });
}

/** Ends step 3: the police lose if a box is not full (CC-4.2). */
function endPatrol(state: ChicagoDraft): void {
  const { police } = state.table;
  const areHeld = areBoxesHeld(state);
  rest(police);
  rest({ fresh: police.boxed, spent: police.relieving });
  if (areHeld) enterAttack(state);
  else lose(state, 'police', 'box-not-full');
}

function enterAttack(state: ChicagoDraft): void {
  const { table, log } = state;
  table.phase = { kind: 'attack' };
  if (log !== undefined && canAttackAnywhere(state))
    log.push({ type: 'step-started', rule: 'CC-4.0', player: 'police', step: 4 });
}

function areBoxesHeld({ setup, table }: ChicagoDraft): boolean {
  const due = setup.scenario.setUp.platoonsPerBox;
  for (const place of boardOf(setup).boxes) {
    if (!table.released[place] && boxedIn(table, place) + table.boxLosses[place]! < due) return false;
  }
  return true;
}

/**
 * Carries out steps 5 and 6: scores points for parks that the police did not attack, and applies attrition. After that,
 * starts the next turn or ends the match (CC-4.10, CC-5, CC-6.1).
 */
function endTurn(state: ChicagoDraft): void {
  const { table, setup } = state;
  const third = thirdOf(state);
  rest(table.groups);
  rest(table.police);
  if (third === 'C') scoreParks(state);
  dwindleAll(state, third !== 'C');
  if (third === 'C') disperse(state);
  endInfiltration(table);
  table.attacked = [];
  if (table.turn < setup.scenario.turns.length) startTurn(state, table.turn + 1);
  else end(state, decisionOnIndex(state));
}

function scoreParks(state: ChicagoDraft): void {
  const { table, setup } = state;
  const { absent = 0 } = setup.scenario.points;
  let [held, unengaged] = [0, 0];
  for (const place of boardOf(setup).parks) {
    if (totalAt(table.groups.fresh, place) === 0) continue;
    held++;
    if (!table.attacked.includes(place)) unengaged++;
  }
  if (held === 0 && absent > 0) score(state, { player: 'police', points: absent, reason: 'absent' }, 'CC-4.10');
  if (unengaged === 0) return;
  const reason = 'unengaged';
  const points = setup.scenario.points[reason] * (setup.unengaged === 'once' ? 1 : unengaged);
  score(state, { player: 'demonstrators', points, reason }, 'CC-4.10');
}

function decisionOnIndex({ table }: ChicagoDraft): Chicago['outcome'] {
  const { demonstrators, police } = table.index;
  const decision = { reason: 'index', rule: 'CC-6.1', scores: { demonstrators, police } } as const;
  if (demonstrators === police) return { kind: 'draw', players: ['demonstrators', 'police'], ...decision };
  return { kind: 'win', winner: demonstrators > police ? 'demonstrators' : 'police', ...decision };
}

function hasAnyGroups({ setup, table }: ChicagoDraft): boolean {
  const { areas } = setup.scenario;
  for (let place = 0; place < areas.length; place++) if (hasGroups(table, place)) return true;
  return false;
}

/** Makes all spent units fresh again. */
function rest({ fresh, spent }: { fresh: number[][]; spent: number[][] }): void {
  for (let row = 0; row < fresh.length; row++) {
    const [numbers, moved] = [fresh[row]!, spent[row]!];
    for (let place = 0; place < numbers.length; place++) {
      if (moved[place] === 0) continue;
      numbers[place]! += moved[place]!;
      moved[place] = 0;
    }
  }
}
