/**
 * The course of a turn, from the demonstrators' move to the next turn: each function enters a step, and passes over the
 * steps in which there is nothing to decide.
 *
 * @packageDocumentation
 */
import type { ChicagoDraft, Log } from './types.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Draft } from '../../core/plain-data.ts';
import { disperse, dwindleAll, mingle, multiply } from './attrition.ts';
import { areaId, boardOf, boxedIn, totalAt } from './board.ts';
import { canConfront, canAttackAnywhere } from './targets.ts';
import type { RuleId } from './rulebook.ts';
import { type AreaIndex, opponentOf, type ScoreReason, type Side } from './types.ts';

/** The third of the day of a turn: the last letter of its name. */
function thirdOf({ setup, table }: Pick<ChicagoDraft, 'setup' | 'table'>): 'A' | 'B' | 'C' {
  return (setup.scenario.turns[table.turn - 1] as string).slice(-1) as 'A' | 'B' | 'C';
}

/** Starts a turn, with growth on an A turn but the first (CC-4.0, CC-5.4). */
export function startTurn(state: ChicagoDraft, turn: number, log: Log): void {
  const { table, setup } = state;
  table.turn = turn;
  table.boxLosses.fill(0);
  log?.push({ type: 'turn-started', rule: 'CC-4.0', turn: setup.scenario.turns[turn - 1] as string });
  if (turn > 1 && thirdOf(state) === 'A') multiply(state, log);
  enterMove(state, log);
}

/** Goes on with step 2 as long as there is a conflict that the demonstrators could start, then to step 3 (CC-4.3). */
export function continueConfront(state: ChicagoDraft, log: Log): void {
  const { areas } = state.setup.scenario;
  for (let place = 0; place < areas.length; place++) {
    if (!canConfront(state, place)) continue;
    state.table.step = { kind: 'confront' };
    return;
  }
  enterPatrol(state, log);
}

/** Goes on with step 4 as long as there is a conflict that the police could start, then to step 5 (CC-4.4). */
export function continueAttack(state: ChicagoDraft, log: Log): void {
  if (canAttackAnywhere(state)) state.table.step = { kind: 'attack' };
  else endTurn(state, log);
}

/** Ends the step that a player has before him. */
export function endStep(state: ChicagoDraft, log: Log): void {
  switch (state.table.step.kind) {
    case 'move':
      return enterConfront(state, log);
    case 'confront':
      return enterPatrol(state, log);
    case 'patrol':
      return endPatrol(state, log);
    case 'attack':
      return endTurn(state, log);
    case 'gather':
    case 'garrison':
    case 'post':
    case 'march':
    case 'muster':
    case 'roll':
    case 'over':
      throw new RangeError(`The step ${state.table.step.kind} does not end like this.`);
  }
}

/** Moves a side's counter on the exposure index. */
export function score(
  { setup, table }: ChicagoDraft,
  { player, points, reason, place }: { player: Side; points: number; reason: ScoreReason; place?: AreaIndex },
  rule: RuleId,
  log: Log,
): void {
  if (player === 'police') table.index.police += points;
  else table.index.demonstrators += points;
  const index = { demonstrators: table.index.demonstrators, police: table.index.police };
  const where = place === undefined ? {} : { area: areaId(setup, place) };
  log?.push({ type: 'points-scored', rule, player, points, reason, index, ...where });
}

/** Ends the match. */
function endMatch(state: ChicagoDraft, outcome: Draft<Outcome<Side, RuleId>>, log: Log): void {
  state.table.step = { kind: 'over', outcome };
  log?.push({ type: 'match-ended', rule: outcome.rule, outcome: { ...outcome } });
}

/** Ends the match with the loss of one side. */
export function lose(state: ChicagoDraft, loser: Side, reason: string, log: Log): void {
  endMatch(state, { kind: 'win', winner: opponentOf(loser), reason, rule: 'CC-6.2' }, log);
}

function enterMove(state: ChicagoDraft, log: Log): void {
  state.table.attacked = [];
  if (!hasAnyGroups(state)) return enterConfront(state, log);
  state.table.step = { kind: 'move', from: 0 };
  log?.push({ type: 'step-started', rule: 'CC-4.0', player: 'demonstrators', step: 1 });
}

function enterConfront(state: ChicagoDraft, log: Log): void {
  rest(state.table.groups);
  continueConfront(state, log);
  if (state.table.step.kind !== 'confront') return;
  log?.push({ type: 'step-started', rule: 'CC-4.0', player: 'demonstrators', step: 2 });
}

function enterPatrol(state: ChicagoDraft, log: Log): void {
  state.table.attacked = [];
  state.table.step = { kind: 'patrol' };
  log?.push({ type: 'step-started', rule: 'CC-4.0', player: 'police', step: 3 });
}

/** The boxes are inspected at the end of step 3 (CC-4.2). */
function endPatrol(state: ChicagoDraft, log: Log): void {
  const { police } = state.table;
  const isMended = areBoxesHeld(state);
  rest(police);
  rest({ fresh: police.boxed, spent: police.relieving });
  if (!isMended) return lose(state, 'police', 'box-unmended', log);
  continueAttack(state, log);
  if (state.table.step.kind !== 'attack') return;
  log?.push({ type: 'step-started', rule: 'CC-4.0', player: 'police', step: 4 });
}

function areBoxesHeld({ setup, table }: ChicagoDraft): boolean {
  const { boxes } = boardOf(setup);
  const due = setup.scenario.setUp.platoonsPerBox;
  for (let index = 0; index < boxes.length; index++) {
    const place = boxes[index] as AreaIndex;
    if (!table.released[place] && boxedIn(table, place) + (table.boxLosses[place] as number) < due) return false;
  }
  return true;
}

/** Steps 5 and 6: parks left alone, attrition, and the next turn or the end (CC-4.10, CC-5, CC-6.1). */
function endTurn(state: ChicagoDraft, log: Log): void {
  const { table, setup } = state;
  const third = thirdOf(state);
  rest(table.groups);
  rest(table.police);
  if (third === 'C') scoreUnengaged(state, log);
  dwindleAll(state, third !== 'C', log);
  if (third === 'C') disperse(state, log);
  mingle(table);
  table.attacked = [];
  if (table.turn < setup.scenario.turns.length) startTurn(state, table.turn + 1, log);
  else endMatch(state, decisionOnIndex(state), log);
}

function scoreUnengaged(state: ChicagoDraft, log: Log): void {
  const { table, setup } = state;
  let unengaged = 0;
  for (const place of boardOf(setup).parks) {
    if (totalAt(table.groups.fresh, place) > 0 && !table.attacked.includes(place)) unengaged++;
  }
  if (unengaged === 0) return;
  const reason = 'unengaged';
  const points = setup.scenario.points[reason] * (setup.unengaged === 'once' ? 1 : unengaged);
  score(state, { player: 'demonstrators', points, reason }, 'CC-4.10', log);
}

function decisionOnIndex({ table }: ChicagoDraft): Draft<Outcome<Side, RuleId>> {
  const { demonstrators, police } = table.index;
  const end = { reason: 'index', rule: 'CC-6.1', scores: { demonstrators, police } } as const;
  if (demonstrators === police) return { kind: 'draw', players: ['demonstrators', 'police'], ...end };
  return { kind: 'win', winner: demonstrators > police ? 'demonstrators' : 'police', ...end };
}

function hasAnyGroups({ setup, table }: ChicagoDraft): boolean {
  const { areas } = setup.scenario;
  for (let place = 0; place < areas.length; place++) if (totalAt(table.groups.fresh, place) > 0) return true;
  return false;
}

/** Makes all units fresh again. */
function rest({ fresh, spent }: { fresh: number[][]; spent: number[][] }): void {
  for (let row = 0; row < fresh.length; row++) {
    const [numbers, moved] = [fresh[row] as number[], spent[row] as number[]];
    for (let place = 0; place < numbers.length; place++) {
      numbers[place] = (numbers[place] as number) + (moved[place] as number);
      moved[place] = 0;
    }
  }
}
