/**
 * Plays random chess games with two other libraries, each used in its simplest way. A game is played to its end, but at
 * most for 200 plies.
 */
import { Chess as ChessJs } from 'chess.js';
import type { Move, Role } from 'chessops';
import { Chess, type Context } from 'chessops/chess';
import type { Rng } from '../../src/core/random.ts';

const PLIES_MAX = 200;

const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const satisfies readonly Role[];

/** Plays a game with chessops. Returns the number of plies. */
export function chessopsGame(rng: Rng): number {
  const position = Chess.default();
  for (let plies = 0; plies < PLIES_MAX; plies++) {
    // The context contains the checks and pins. The context is computed once, and all calls below use it.
    const context = position.ctx();
    if (position.isEnd(context)) return plies;
    const moves = legalMovesOf(position, context);
    position.play(moves[rng.int(moves.length)]!);
  }
  return PLIES_MAX;
}

/**
 * Returns all legal moves. The library returns only the target squares of each piece, but a pawn that moves to the last
 * rank has four different moves.
 */
function legalMovesOf(position: Chess, context: Context): readonly Move[] {
  const moves: Move[] = [];
  for (const from of position.board[position.turn]) {
    const isPawn = position.board.pawn.has(from);
    for (const to of position.dests(from, context)) {
      if (isPawn && (to < 8 || to >= 56)) for (const promotion of PROMOTIONS) moves.push({ from, to, promotion });
      else moves.push({ from, to });
    }
  }
  return moves;
}

/** Plays a game with chess.js. Returns the number of plies. */
export function chessJsGame(rng: Rng): number {
  const chess = new ChessJs();
  let plies = 0;
  for (; plies < PLIES_MAX && !chess.isGameOver(); plies++) {
    const moves = chess.moves();
    chess.move(moves[rng.int(moves.length)]!);
  }
  return plies;
}
