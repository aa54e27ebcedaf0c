/**
 * A match as a hook of React 18 or 19. Needs the package `react`.
 *
 * @packageDocumentation
 */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Choice } from '../session/choices.ts';
import type { PlayerAction } from '../session/session.ts';
import { freshInput } from './input.ts';
import type { MatchClient, MatchNow } from './match-client.ts';
import { promptOf } from './prompt.ts';

/** What a viewer sees of a match, and what they can do. A new object after each change. */
export interface UsedMatch extends MatchNow {
  /** The actions of the viewer; `[]` if they are not to move. Functions of `countersheet/session` group and filter them. */
  readonly choices: readonly Choice[];
  /** One sentence in the language of the game: what the viewer has to do, or what they wait for. */
  readonly prompt: string;
  /** Plays an action of the viewer. */
  play(this: void, action: PlayerAction): void;
  /** Takes back the viewer's last action, or asks the other players to agree. Absent if that is never possible. */
  takeBack?(this: void): void;
}

/**
 * Follows a match: the component renders again after each change.
 *
 * @param client - A local match, or the client of a room. The client must be `ready`. The hook does not close it.
 * @throws Error if the client is not ready.
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
