/** Sessions for the tests, with messages that need no catalogue. */
import type { Game, GameTypes, Position } from '../../src/core/game.ts';
import type { GameManifest } from '../../src/manifest/manifest.ts';
import type { Messages } from '../../src/messages/messages.ts';
import type { SessionGame } from '../../src/session/index.ts';

/** A tiny game as a session needs it. */
export function tiny<G extends GameTypes>(game: Game<G>): SessionGame {
  const manifest = { game, controls: {} } as unknown as GameManifest;
  return { manifest, messages };
}

const said = (about: object): string => JSON.stringify(about);

/** Messages that say everything they are given. */
const messages = {
  language: 'en',
  catalogue: { headings: {} },
  describe: said,
  label: said,
  refusal: said,
  phase: ({ table }: Position<GameTypes>) => said(table),
  picture: ({ table }: Position<GameTypes>) => said(table),
} as unknown as Messages;
