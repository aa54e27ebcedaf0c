/**
 * Runs games of this package, and games with a manifest of the same kind, on the server, lobby and clients of
 * boardgame.io 0.50.
 *
 * @packageDocumentation
 */
export {
  type BoardgameIoGame,
  boardgameIoGame,
  type BoardgameIoMove,
  type BoardgameIoPosition,
  type BoardgameIoStart,
  type BoardgameIoState,
  type BoardgameIoView,
} from './boardgame-io-game.ts';
