import { endMatch } from '../../../core/ending.ts';
import type { DraftAt } from '../../../core/spec.ts';
import { boxToward, sideWithoutSupport, supportPoints } from './board.ts';
import { piecesFrom } from './conflict.ts';
import { declared } from './declaration.ts';
import type { TrackIndex } from './scenario-shape.ts';
import { ofSide, opponentOf, type Side } from './sides.ts';
import type { Uaw, UawDraft } from './types.ts';

/** Starts a turn with the radicals' move (UW-2.1). */
export function startTurn(state: UawDraft, turn: number): void {
  const { table, setup, log } = state;
  const { plot } = setup.scenario;
  table.turn = turn;
  table.due.radicals = plot.radicals[turn - 1]!;
  table.due.administration = plot.administration[turn - 1]!;
  log?.push({ type: 'turn-started', rule: 'UW-1.4', turn, due: { ...table.due } });
  startMove(state, 'radicals');
}

/** Starts the phase in which a player can use cards (UW-5.2). */
export function openCardWindow({ table, secrets }: UawDraft, player: Side): void {
  table.phase = { kind: 'cards', player, used: 0, drew: ofSide(secrets, player).fresh };
}

/**
 * Ends the phase in which a player can use cards. From then on, the player cannot discard the card that was just drawn.
 */
export function closeCardWindow(state: DraftAt<Uaw, 'cards'>): void {
  const { player } = state.phase;
  ofSide(state.secrets, player).fresh = false;
  if (player === state.table.mover) openCardWindow(state, opponentOf(player));
  else enterDeploy(state);
}

/** Starts the deployment, in which the player to move can also call the gambit. */
function enterDeploy({ table }: UawDraft): void {
  table.phase = { kind: 'deploy', left: ofSide(table.due, table.mover), from: 0 };
}

/**
 * Begins a deployment. With the option `pieces: 'redeploy'`, the player to move first takes their pieces back from the
 * board (UW-1.3).
 */
export function beginDeployment({ setup, table, phase, log }: DraftAt<Uaw, 'deploy'>): void {
  if (setup.pieces === 'stay' || phase.from > 0) return;
  const player = table.mover;
  const own = ofSide(table.pieces, player);
  const count = piecesFrom(own, 0);
  if (count === 0) return;
  const tracks = setup.scenario.tracks.filter((_, track) => own[track]! > 0).map(({ id }) => id);
  own.fill(0);
  log?.push({ type: 'pieces-taken-up', rule: 'UW-1.3', player, tracks, count });
}

/** Ends the deployment and starts the attacks. */
export function leaveDeploy(state: DraftAt<Uaw, 'deploy'>): void {
  beginDeployment(state);
  enterAttack(state);
}

/** Starts the attacks. If no attack is possible, the move ends (UW-3.6). */
export function enterAttack({ table }: UawDraft): void {
  table.phase = { kind: 'attack' };
}

/**
 * Starts the phase in which the player to move decides whether to move the counters of cleared tracks. After that, the
 * move continues.
 */
export function enterAdvance(state: UawDraft, cleared: readonly TrackIndex[], after: 'attack' | 'gambit'): void {
  const { table } = state;
  const queue = cleared.filter((track) => boxToward(state, table.mover, track) !== undefined);
  if (queue.length === 0) leaveAdvance(state, after);
  else table.phase = { kind: 'advance', queue, after };
}

/** Continues with the next counter that the player can move; if no such counter is left, continues the move. */
export function leaveCounter(state: UawDraft, { queue, after }: DraftAt<Uaw, 'advance'>['phase']): void {
  queue.shift();
  if (queue.length === 0) leaveAdvance(state, after);
}

function leaveAdvance(state: UawDraft, after: 'attack' | 'gambit'): void {
  if (after === 'attack') enterAttack(state);
  else enterDeploy(state);
}

/**
 * Ends the move. If counters now support only one side, the other side loses (UW-6.2). Otherwise, the next move or turn
 * starts, or the match ends (UW-6.1).
 */
export function endMove(state: UawDraft): void {
  const { table, setup } = state;
  const loser = setup.wipeOut === 'support' ? sideWithoutSupport(state) : undefined;
  if (loser !== undefined) end(state, winFor(opponentOf(loser), 'wiped-out'));
  else if (table.mover === 'radicals') startMove(state, 'administration');
  else if (table.turn < setup.scenario.plot.radicals.length) startTurn(state, table.turn + 1);
  else end(state, decisionOnPoints(state));
}

/** Ends the match. */
export function end(state: UawDraft, outcome: Uaw['outcome']): void {
  endMatch<Uaw>(state, outcome);
  state.log?.push({ type: 'match-ended', rule: outcome.rule, outcome });
}

/** Returns the outcome of a match that this side wins. */
export function winFor(winner: Side, reason: Uaw['outcome']['reason']): Uaw['outcome'] {
  return { kind: 'win', winner, reason, rule: declared.endings[reason] };
}

function startMove({ table, log }: UawDraft, mover: Side): void {
  table.mover = mover;
  table.done = { gambit: false, attacked: [], advanced: [] };
  log?.push({ type: 'move-started', rule: 'UW-2.1', player: mover, turn: table.turn });
  table.phase = { kind: 'draw' };
}

function decisionOnPoints(state: UawDraft): Uaw['outcome'] {
  const scores = supportPoints(state);
  const { radicals, administration } = scores;
  const decision = { reason: 'points', rule: 'UW-6.1', scores } as const;
  if (radicals === administration) return { kind: 'draw', players: ['radicals', 'administration'], ...decision };
  return { kind: 'win', winner: radicals > administration ? 'radicals' : 'administration', ...decision };
}
