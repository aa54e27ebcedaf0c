/**
 * What can be wrong with a state whose parts have the right shape. A state that passes can be played to its end.
 *
 * @packageDocumentation
 */
import type { Position, State } from '../../core/game.ts';
import type { PositionAt } from '../../core/spec.ts';
import type { Fault } from '../../core/untrusted.ts';
import { boxToward } from './board.ts';
import { mostPieces } from './cards.ts';
import { isAttack, piecesFrom } from './conflict.ts';
import type { TrackIndex } from './scenario-shape.ts';
import { opponentOf, type Side, SIDES } from './sides.ts';
import type { Step, Table, Uaw } from './types.ts';

/** The first fault in what everybody sees, if there is any. */
export function faultInTable(position: PositionAt<Uaw>): Fault | undefined {
  return faultInBoard(position) ?? faultInDone(position.table) ?? faultInStep(position);
}

/** The first fault in where the cards are, if there is any. */
export function faultIn(state: State<Uaw>): Fault | undefined {
  return faultInCards(state) ?? faultInHands(state);
}

function faultInBoard({ setup, table }: Position<Uaw>): Fault | undefined {
  const { tracks, plot } = setup.scenario;
  if (table.turn > plot.radicals.length)
    return { path: 'table.turn', reason: `The match has ${String(plot.radicals.length)} turns` };
  const rows = {
    'pieces.radicals': table.pieces.radicals,
    'pieces.administration': table.pieces.administration,
    counters: table.counters,
  };
  for (const [path, row] of Object.entries(rows)) {
    if (row.length !== tracks.length)
      return { path: `table.${path}`, reason: `Expected ${String(tracks.length)} numbers, one for each track` };
  }
  for (const side of SIDES) {
    const most = mostPieces(setup.scenario, side);
    if (piecesFrom(table.pieces[side], 0) > most)
      return { path: `table.pieces.${side}`, reason: `No more than ${String(most)} pieces can come` };
    if (table.due[side] > most)
      return { path: `table.due.${side}`, reason: `No more than ${String(most)} pieces can be due` };
  }
  const astray = tracks.findIndex(({ values }, track) => table.counters[track]! >= values.length);
  return astray < 0
    ? undefined
    : { path: `table.counters.${String(astray)}`, reason: 'The counter is beyond the last box' };
}

/** Every card is in exactly one place, and a card to be replaced is always in the deck (UW-5.3). */
function faultInCards({ setup, table, secrets, hidden }: State<Uaw>): Fault | undefined {
  const { cards } = setup.scenario;
  const outside = [...table.used, ...SIDES.flatMap((side) => [...secrets[side].hand, ...secrets[side].discarded])];
  const places = [...outside, ...hidden.deck];
  const misplaced = Object.keys(cards).find((card) => places.filter((place) => place === card).length !== 1);
  if (misplaced !== undefined)
    return { path: 'hidden.deck', reason: `The card ${misplaced} is not in exactly one place` };
  if (places.length > Object.keys(cards).length)
    return { path: 'hidden.deck', reason: 'There is a card that the scenario does not have' };
  const kept = outside.find((card) => cards[card]?.effect === 'replace');
  return kept === undefined ? undefined : { path: 'hidden.deck', reason: `The card ${kept} never leaves the deck` };
}

function faultInHands({ table, secrets }: State<Uaw>): Fault | undefined {
  for (const side of SIDES) {
    const { hand, fresh, discarded } = secrets[side];
    if (hand.length !== table.handSizes[side]) {
      return { path: `table.handSizes.${side}`, reason: `The hand has ${String(hand.length)} cards` };
    }
    if (discarded.length !== table.discardCounts[side]) {
      return { path: `table.discardCounts.${side}`, reason: `There are ${String(discarded.length)} cards` };
    }
    const reason = fresh ? reasonAgainstFresh(side, table) : reasonForFresh(side, table);
    if (reason !== undefined) return { path: `secrets.${side}.fresh`, reason };
  }
  return undefined;
}

function reasonAgainstFresh(side: Side, { step, handSizes }: Table): string | undefined {
  const isPossible = step.kind === 'cards' && step.player === side && step.drew && handSizes[side] > 0;
  return isPossible ? undefined : 'No card can just have been drawn';
}

function reasonForFresh(side: Side, { step, mover }: Table): string | undefined {
  const isDue = step.kind === 'cards' && step.player === side && side === mover && step.drew && step.used === 0;
  return isDue ? 'The card drawn has not been used or discarded' : undefined;
}

function faultInDone(table: Table): Fault | undefined {
  const { attacked, advanced } = table.done;
  if (!areTracks(table, attacked))
    return { path: 'table.done.attacked', reason: 'Expected different tracks of the board' };
  return areTracks(table, advanced)
    ? undefined
    : { path: 'table.done.advanced', reason: 'Expected different tracks of the board' };
}

function faultInStep({ setup, table, step }: PositionAt<Uaw>): Fault | undefined {
  const reason = reasonAgainst(step, { setup, table });
  return reason === undefined ? undefined : { path: 'table.step', reason };
}

function reasonAgainst(step: Step, position: Position<Uaw>): string | undefined {
  const { table } = position;
  switch (step.kind) {
    case 'cards':
      return reasonAgainstCards(step, table);
    case 'deploy':
      return reasonAgainstDeployment(step, table);
    case 'gambit-roll':
      return reasonAgainstGambit(table);
    case 'remove':
      return reasonAgainstRemoval(step, table);
    case 'attack-roll':
      return reasonAgainstAttack(step.track, table);
    case 'advance':
      return reasonAgainstAdvance(step, position);
    case 'draw':
    case 'attack':
    case 'over':
      return undefined;
  }
}

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

function reasonAgainstCards({ player, used, drew }: StepOf<'cards'>, table: Table): string | undefined {
  if (drew && player !== table.mover) return 'Only the mover draws a card';
  return used > table.used.length ? 'Fewer cards have been used' : undefined;
}

function reasonAgainstDeployment(
  { left, from }: StepOf<'deploy'>,
  { counters, due, mover }: Table,
): string | undefined {
  if (from >= counters.length) return 'There is no track left to deploy on';
  if (from === 0) return left === due[mover] ? undefined : 'All that is due is still to be placed';
  return left > 0 && left < due[mover] ? undefined : 'Some of what is due is still to be placed';
}

function reasonAgainstGambit({ mover, pieces, done }: Table): string | undefined {
  if (!done.gambit) return 'No gambit has been called';
  const isGambit = isAttack(piecesFrom(pieces[mover], 0), piecesFrom(pieces[opponentOf(mover)], 0));
  return isGambit ? undefined : 'There are no odds for a gambit';
}

function reasonAgainstRemoval({ player, left, from, stood }: StepOf<'remove'>, table: Table): string | undefined {
  if (!table.done.gambit) return 'No gambit has been called';
  if (!areTracks(table, stood)) return 'Expected different tracks of the board';
  const isDue = piecesFrom(table.pieces[player], from) >= left && piecesFrom(table.pieces[opponentOf(player)], 0) === 0;
  return isDue ? undefined : 'There are not enough pieces to remove';
}

function reasonAgainstAttack(track: TrackIndex, { mover, pieces, done }: Table): string | undefined {
  if (!done.attacked.includes(track)) return 'The attack has not been made';
  return isAttack(pieces[mover][track]!, pieces[opponentOf(mover)][track]!)
    ? undefined
    : 'There are no odds for an attack';
}

function reasonAgainstAdvance({ queue, after }: StepOf<'advance'>, position: Position<Uaw>): string | undefined {
  const { mover, pieces, done } = position.table;
  const defenders = pieces[opponentOf(mover)];
  const isInOrder = queue.every((track, place) => place === 0 || track > queue[place - 1]!);
  if (!areTracks(position.table, queue) || !isInOrder) return 'Expected different tracks in board order';
  const isDue = after === 'gambit' ? done.gambit : queue.length === 1 && done.attacked.includes(queue[0]!);
  if (!isDue || queue.some((track) => defenders[track] !== 0))
    return 'A counter moves where the defender has been cleared';
  return queue.every((track) => boxToward(position, mover, track) !== undefined)
    ? undefined
    : 'A counter cannot be moved beyond the last box';
}

function areTracks({ counters }: Table, tracks: readonly TrackIndex[]): boolean {
  return new Set(tracks).size === tracks.length && tracks.every((track) => track < counters.length);
}
