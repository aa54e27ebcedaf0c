/**
 * A hook for React 18 or 19 that follows a match. The hook needs the package `react`.
 *
 * @packageDocumentation
 */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Choice } from '../session/choices.ts';
import type { PlayerAction } from '../session/session.ts';
import { freshInput } from './input.ts';
import type { MatchClient, MatchNow } from './match-client.ts';
import { promptOf } from './prompt.ts';

/**
 * The data that a viewer sees of a match, and functions for the viewer's actions. Each change of the match creates a
 * new object.
 */
export interface UsedMatch extends MatchNow {
  /**
   * The viewer's choices; `[]` if the viewer is not to move. To group and filter the choices, use functions of
   * `countersheet/session`.
   */
  readonly choices: readonly Choice[];
  /** One sentence, in the language of the game, that says what the viewer must do, or for whom the viewer waits. */
  readonly prompt: string;
  /** Plays an action of the viewer. */
  play(this: void, action: PlayerAction): void;
  /**
   * Takes back the viewer's last action, or asks the other players to agree. This function is absent if the match
   * allows no takebacks.
   */
  takeBack?(this: void): void;
}

/**
 * Returns the current data of a match. The component renders again after each change of the match.
 *
 * @param client - A local match, or the client of a room. The client must be `ready`. The hook does not close the
 * client.
 * @throws Error if the client of a room is not ready.
 *
 * @example
 * ```ts
 * import { createElement } from 'react';
 * import { renderToString } from 'react-dom/server';
 * import { startLocalMatch } from 'countersheet/ui';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 *
 * const client = await startLocalMatch(manifest, { seed: 'first match' });
 * const Count = () => createElement('b', {}, useMatch(client).choices.length);
 * renderToString(createElement(Count)) // => '<b>3</b>'
 * client.close();
 * ```
 */
export function useMatch(client: MatchClient): UsedMatch {
  const subscribe = useCallback((listener: () => void) => client.subscribe(listener), [client]);
  const read = (): MatchNow => client.now;
  const now = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => usedMatch(client, now), [client, now]);
}

function usedMatch(client: MatchClient, now: MatchNow): UsedMatch {
  const input = freshInput(now);
  return {
    ...now,
    choices: input.all,
    prompt: promptOf({ client, now, input }),
    play: (action) => client.play(action),
    ...(client.takeBack === undefined ? {} : { takeBack: () => client.takeBack?.() }),
  };
}
