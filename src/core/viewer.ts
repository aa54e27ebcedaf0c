import { MalformedError } from './errors.ts';

/**
 * Refuses whoever is neither one of the players nor the spectator.
 *
 * @param viewer - Anything.
 * @throws {@link MalformedError}
 */
export function checkViewer(players: readonly unknown[], viewer: unknown): void {
  if (viewer === 'spectator' || players.includes(viewer)) return;
  const received = typeof viewer === 'string' ? JSON.stringify(viewer) : typeof viewer;
  throw new MalformedError('viewer', `Expected a player or "spectator" but received ${received}`);
}
