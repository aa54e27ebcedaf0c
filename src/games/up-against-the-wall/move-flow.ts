/**
 * The course of a move, from the draw to the next move: each function enters a step, and passes over the steps in
 * which there is nothing to decide.
 *
 * @packageDocumentation
 */
import type { Outcome } from '../../core/outcome.ts';
import type { Draft } from '../../core/plain-data.ts';
import type { EventLog, StateDraft } from '../../core/spec.ts';
import { boxToward, sideWithoutSupport, supportPoints } from './board.ts';
import { isAttack, piecesFrom } from './conflict.ts';
import type { RuleId } from './rulebook.ts';
import { ofSide, opponentOf, type Setup, type Side, type Table, type TrackIndex, type Uaw } from './types.ts';

/** A state that is being changed. */
export type UawDraft = StateDraft<Uaw>;

/** Where events of the game are reported, if anybody listens. */
export type Log = EventLog<Uaw>;

/** What the mover can see of the position. */
interface Public {
  readonly setup: Setup;
  readonly table: Table;
}

/** Starts a turn with the radicals' move (UW-2.1). */
export function startTurn(state: UawDraft, turn: number, log: Log): void {
  const { plot } = state.setup.scenario;
  state.table.turn = turn;
  state.table.due.radicals = plot.radicals[turn - 1] as number;
  state.table.due.administration = plot.administration[turn - 1] as number;
  log?.push({ type: 'turn-started', rule: 'UW-1.4', turn, due: { ...state.table.due } });
  startMove(state, 'radicals', log);
}

/** Opens the window in which a player may use cards, if he has any; else goes on (UW-5.2). */
export function openCardWindow(state: UawDraft, player: Side, log: Log): void {
  const drew = ofSide(state.secrets, player).fresh;
  if (ofSide(state.table.handSizes, player) > 0) state.table.step = { kind: 'cards', player, used: 0, drew };
  else closeCardWindow(state, player, log);
}

/** Closes a player's card window: a card just drawn is now kept. */
export function closeCardWindow(state: UawDraft, player: Side, log: Log): void {
  ofSide(state.secrets, player).fresh = false;
  if (player === state.table.mover) openCardWindow(state, opponentOf(player), log);
  else enterDeploy(state, log);
}

/** Enters the deployment, and passes over it if nothing is due and the gambit cannot be called. */
function enterDeploy(state: UawDraft, log: Log): void {
  const left = ofSide(state.table.due, state.table.mover);
  state.table.step = { kind: 'deploy', left, from: 0 };
  if (left === 0 && !canCallGambit(state.table)) enterAttack(state, log);
}

/** Enters the attacks, and ends the move if none is open (UW-3.6). */
export function enterAttack(state: UawDraft, log: Log): void {
  state.table.step = { kind: 'attack' };
  if (nextAttackable(state.table, 0) < 0 && unopposedTracks(state).length === 0) endMove(state, log);
}

/** Lets the mover decide on the counters of these tracks, as far as they can move, and then go on with his move. */
export function enterAdvance(
  state: UawDraft,
  cleared: readonly TrackIndex[],
  after: 'attack' | 'gambit',
  log: Log,
): void {
  const queue = cleared.filter((track) => boxToward(state, state.table.mover, track) !== undefined);
  if (queue.length > 0) state.table.step = { kind: 'advance', queue, after };
  else if (after === 'attack') enterAttack(state, log);
  else enterDeploy(state, log);
}

/** Ends the move: wipe-out by support (UW-6.2), then the next move, the next turn or the end (UW-6.1). */
export function endMove(state: UawDraft, log: Log): void {
  const loser = state.setup.wipeOut === 'support' ? sideWithoutSupport(state) : undefined;
  if (loser !== undefined) endMatch(state, winFor(opponentOf(loser), 'wiped-out', 'UW-6.2'), log);
  else if (state.table.mover === 'radicals') startMove(state, 'administration', log);
  else if (state.table.turn < state.setup.scenario.plot.radicals.length) startTurn(state, state.table.turn + 1, log);
  else endMatch(state, decisionOnPoints(state), log);
}

/** Ends the match. */
export function endMatch(state: UawDraft, outcome: Draft<Outcome<Side, RuleId>>, log: Log): void {
  state.table.step = { kind: 'over', outcome };
  log?.push({ type: 'match-ended', rule: outcome.rule, outcome: { ...outcome } });
}

/** A win for one side. */
export function winFor(winner: Side, reason: string, rule: RuleId): Draft<Outcome<Side, RuleId>> {
  return { kind: 'win', winner, reason, rule };
}

/** Whether the mover could call the gambit (UW-4.1). */
export function canCallGambit({ mover, pieces, done }: Table): boolean {
  return (
    !done.gambit && isAttack(piecesFrom(ofSide(pieces, mover), 0), piecesFrom(ofSide(pieces, opponentOf(mover)), 0))
  );
}

/** The tracks on which the mover could attack (UW-3.2, UW-3.3), in board order. */
export function attackableTracks(table: Table): readonly TrackIndex[] {
  const tracks: TrackIndex[] = [];
  for (let track = nextAttackable(table, 0); track >= 0; track = nextAttackable(table, track + 1)) tracks.push(track);
  return tracks;
}

/** The first track on which the mover could attack, from one on; -1 if there is none. */
function nextAttackable({ mover, pieces, done }: Table, from: TrackIndex): TrackIndex {
  const attackers = ofSide(pieces, mover);
  const defenders = ofSide(pieces, opponentOf(mover));
  for (let track = from; track < attackers.length; track++) {
    const isOpen = isAttack(attackers[track] as number, defenders[track] as number) && !done.attacked.includes(track);
    if (isOpen) return track;
  }
  return -1;
}

/** The tracks whose counter the mover could move without an attack (UW-3.5), in board order. */
export function unopposedTracks(position: Public): readonly TrackIndex[] {
  if (position.setup.unopposed === 'hold') return NONE;
  return [...position.table.counters.keys()].filter((track) => canAdvanceUnopposed(position, track));
}

const NONE: readonly TrackIndex[] = [];

/** Whether the mover could move the counter of this track without an attack (UW-3.5, `unopposed: 'advance'`). */
export function canAdvanceUnopposed(position: Public, track: TrackIndex): boolean {
  const { setup, table } = position;
  const { mover, pieces, done } = table;
  return (
    setup.unopposed === 'advance' &&
    (ofSide(pieces, mover)[track] as number) > 0 &&
    ofSide(pieces, opponentOf(mover))[track] === 0 &&
    !done.attacked.includes(track) &&
    !done.advanced.includes(track) &&
    boxToward(position, mover, track) !== undefined
  );
}

function startMove(state: UawDraft, mover: Side, log: Log): void {
  state.table.mover = mover;
  state.table.done = { gambit: false, attacked: [], advanced: [] };
  log?.push({ type: 'move-started', rule: 'UW-2.1', player: mover, turn: state.table.turn });
  if (state.hidden.deck.length > 0) state.table.step = { kind: 'draw' };
  else openCardWindow(state, mover, log);
}

function decisionOnPoints(state: UawDraft): Draft<Outcome<Side, RuleId>> {
  const scores = supportPoints(state);
  const { radicals, administration } = scores;
  const end = { reason: 'points', rule: 'UW-6.1', scores } as const;
  if (radicals === administration) return { kind: 'draw', players: ['radicals', 'administration'], ...end };
  return { kind: 'win', winner: radicals > administration ? 'radicals' : 'administration', ...end };
}
