/**
 * One of the legal actions at random, without listing them: what playouts spend their time on.
 *
 * @packageDocumentation
 */
import type { Seat } from '../../core/game.ts';
import { pick, type Rng } from '../../core/random.ts';
import { trackId } from './board.ts';
import { cardById, isUsable } from './cards.ts';
import { removableTracks } from './deployment.ts';
import { attackableTracks, canCallGambit, unopposedTracks } from './move-flow.ts';
import { type Action, type MoveStep, ofSide, type TrackIndex, type Uaw } from './types.ts';

/** One of the listed actions of a player who is to act, each as likely. */
export function randomDecision(seat: Seat<Uaw>, rng: Rng): Action {
  const { player, setup, table } = seat;
  const { step } = table;
  switch (step.kind) {
    case 'cards':
      return randomCardAction(seat, rng);
    case 'deploy':
      return randomPile(seat, step, rng);
    case 'remove':
      return {
        type: 'remove-piece',
        player,
        track: trackId(setup, pick(removableTracks(ofSide(table.pieces, player), step), rng)),
      };
    case 'attack':
      return randomAttack(seat, rng);
    case 'advance':
      return {
        type: rng.int(2) === 0 ? 'advance' : 'hold',
        player,
        track: trackId(setup, step.queue[0] as TrackIndex),
      };
    case 'draw':
    case 'gambit-roll':
    case 'attack-roll':
    case 'over':
      throw new RangeError('No player is to decide.');
  }
}

function randomCardAction({ player, setup, table, own }: Seat<Uaw>, rng: Rng): Action {
  const usable = own.hand.filter((card) => isUsable(cardById(setup, card), table));
  const choice = rng.int(usable.length + (own.fresh ? 2 : 1));
  const card = usable[choice];
  if (card !== undefined) return { type: 'use-card', player, card };
  return { type: own.fresh && choice === usable.length ? 'discard' : 'end-cards', player };
}

/** Numbers the legal piles (any count on every open track but the last, which takes all) and picks a number. */
function randomPile(
  { player, setup, table }: Seat<Uaw>,
  step: Extract<MoveStep, { kind: 'deploy' }>,
  rng: Rng,
): Action {
  const { left, from } = step;
  const last = setup.scenario.tracks.length - 1;
  const piles = left === 0 ? 1 : (last - from) * left + 1;
  const choice = rng.int(piles + (from === 0 && canCallGambit(table) ? 1 : 0));
  if (choice === piles) return { type: 'call-gambit', player };
  if (left === 0) return { type: 'end-deploy', player };
  if (choice === piles - 1) return { type: 'deploy', player, track: trackId(setup, last), count: left };
  return {
    type: 'deploy',
    player,
    track: trackId(setup, from + Math.floor(choice / left)),
    count: (choice % left) + 1,
  };
}

function randomAttack(seat: Seat<Uaw>, rng: Rng): Action {
  const { player, setup, table } = seat;
  const attackable = attackableTracks(table);
  const movable = unopposedTracks(seat);
  const choice = rng.int(attackable.length + movable.length + 1);
  if (choice < attackable.length)
    return { type: 'attack', player, track: trackId(setup, attackable[choice] as TrackIndex) };
  const place = movable[choice - attackable.length];
  return place === undefined ? { type: 'end-move', player } : { type: 'advance', player, track: trackId(setup, place) };
}
