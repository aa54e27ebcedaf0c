/** Tests, without a browser, the session code of the play page. */
import { describe, expect, it } from 'vitest';
import { nodeOfAction } from '../../docs/.vitepress/play/moments.ts';
import { loadGame } from '../../docs/.vitepress/play/playable.ts';
import { gameIn, packed, read, unpacked, written } from '../../docs/.vitepress/play/share.ts';
import { controllersFor, type ControllerName } from '../../docs/.vitepress/play/thinking.ts';
import { toTreeRecord } from '../../src/match/index.ts';
import { handOver, nextOf, playAction, type Session, startSession } from '../../src/session/index.ts';
import { openless } from './playing.ts';

const uaw = await loadGame('up-against-the-wall');

function afterOne(second: ControllerName): Session {
  const controllers = controllersFor(['radicals', 'administration'], (player) =>
    player === 'radicals' ? 'person' : second,
  );
  const session = handOver(startSession(uaw, { options: { scenario: openless }, controllers, seed: 'a session' }));
  return playAction(session, { type: 'end-cards', player: 'radicals' });
}

describe('a match as text', () => {
  it('is the same match after it was read from a link', async () => {
    const session = afterOne('strategist');
    const { controllers } = session;

    expect(controllers).toEqual({ radicals: 'person', administration: { bot: 'strategist' } });
    expect(read(uaw, await unpacked(await packed(written(session))))).toEqual(session);
    expect(nodeOfAction(session.match, session.match.nodes[0]!.actions.length)).toBe(1);
  });

  it('shows the secrets of no person before that person takes the screen', () => {
    expect(nextOf(read(uaw, written(afterOne('person'))))).toEqual({ kind: 'hand-over', player: 'radicals' });
  });

  it('can be a record, which people then continue', () => {
    const { match } = afterOne('strategist');
    const session = read(uaw, JSON.stringify(toTreeRecord(uaw.manifest.game, match)));

    expect(session.controllers).toEqual({ radicals: 'person', administration: 'person' });
    expect(session.match.nodes[1]?.actions).toEqual(match.nodes[1]?.actions);
    expect(nextOf(playAction(handOver(session), { type: 'concede', player: 'radicals' })).kind).toBe('over');
  });

  it('names its game', () => {
    expect(gameIn(written(afterOne('strategist')))).toBe('up-against-the-wall');
    expect(() => gameIn('{"game":"up-against-the-wall"}')).toThrow(/^format: /);
  });

  it('is refused if it is another value, or belongs to another game', async () => {
    const saved = JSON.parse(written(afterOne('strategist'))) as object;
    const text = (change: object): string => JSON.stringify({ ...saved, ...change });

    expect(() => read(uaw, text({ format: 'countersheet/journal' }))).toThrow(/^format: /);
    expect(() => read(uaw, text({ game: 'pig' }))).toThrow(/^game: /);
    await expect(unpacked('bm90aGluZw')).rejects.toThrow();
  });
});
