import { MalformedError } from './errors.ts';

/**
 * Throws if a viewer is neither one of the players nor `'spectator'`.
 *
 * @param viewer - Any value.
 * @throws {@link MalformedError} if the value is not a viewer of the match.
 */
export function checkViewer(players: readonly unknown[], viewer: unknown): void {
  if (viewer === 'spectator' || players.includes(viewer)) return;
  const received = typeof viewer === 'string' ? JSON.stringify(viewer) : typeof viewer;
  throw new MalformedError('viewer', `Expected a player or "spectator" but received ${received}`);
}
