/** Games and helpers for the tests of sessions. */
import type { Game, GameTypes, Position } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { games } from '../../src/games/index.ts';
import type { GameManifest } from '../../src/manifest/manifest.ts';
import type { Messages } from '../../src/messages/messages.ts';
import {
  handOver,
  nextOf,
  playAction,
  type Controllers,
  type Session,
  type SessionGame,
  startSession,
} from '../../src/session/index.ts';

/** The ids of the package's games. */
export const IDS = Object.keys(games) as readonly (keyof typeof games)[];

/** A game of the package with English messages. */
export async function ours(id: keyof typeof games): Promise<SessionGame> {
  const manifest = await games[id]();
  const { messages } = await manifest.messages['en']!();
  return { manifest, messages };
}

/** A tiny game as a session game. The messages of this game show all data that they receive. */
export function tiny<G extends GameTypes>(game: Game<G>): SessionGame {
  return { manifest: { game, controls: {} } as unknown as GameManifest, messages };
}

const said = (about: object): string => JSON.stringify(about);

/** Message functions that return their arguments as JSON text. */
const messages = {
  language: 'en',
  catalogue: { headings: {} },
  describe: said,
  label: said,
  refusal: said,
  phase: ({ table }: Position<GameTypes>) => said(table),
  picture: ({ table }: Position<GameTypes>) => said(table),
} as unknown as Messages;

/** A session with the same controller for each player. */
export function sessionFor(game: SessionGame, controller: Controllers[string], options: object = {}): Session {
  const rules = game.manifest.game;
  const players = rules.players(rules.setup(options));
  const controllers = Object.fromEntries(players.map((player) => [player, controller]));
  return startSession(game, { options, controllers, seed: 'a session' });
}

/** The session after some random actions. The screen is handed over to each person whose turn it is. */
export function played(session: Session, actions: number, seed = 'actions'): Session {
  const { game } = session.manifest;
  const rng = createRng(seed);
  let now = handOver(session);
  for (let left = actions; left > 0; left--) {
    const next = nextOf(now);
    if (next.kind !== 'person') return now;
    const state = now.match.nodes[now.match.current]!.state;
    const choices = game.choices(game.view(state, next.player));
    now = handOver(playAction(now, choices.at(rng.int(choices.size))));
  }
  return now;
}

/** The session after the given lines of the notation are played. */
export function after(session: Session, ...lines: readonly string[]): Session {
  const { game } = session.manifest;
  return lines.reduce((now, line) => handOver(playAction(now, game.parse(line))), handOver(session));
}
