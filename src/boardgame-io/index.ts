/**
 * Runs games with the server, lobby and clients of boardgame.io 0.50. Works for the games of this package and for any
 * other game with a manifest.
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
