import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import { createMatch } from '../../src/match/index.ts';
import {
  handOver,
  loadSession,
  markRead,
  resumeMatch,
  saveSession,
  type Session,
  undo,
  visit,
} from '../../src/session/index.ts';
import { faultOf } from '../faults.ts';
import { highCard } from '../tiny-games/high-card.ts';
import { after, IDS, ours, played, sessionFor, tiny } from './games.ts';

const uaw = await ours('up-against-the-wall');
const cards = tiny(defineGame(highCard));

function again({ manifest, messages, ...session }: Session): Session {
  const parts = { manifest, messages };
  return loadSession(parts, JSON.parse(JSON.stringify(saveSession({ ...parts, ...session }))));
}

/** A session with takebacks, variations, and steps that are marked as read. */
function lively(): Session {
  const one = markRead(after(sessionFor(uaw, 'person'), 'radicals end-cards', 'radicals deploy alumni 1'));
  const other = played(visit(undo(one), 0), 5, 'others');
  return played(visit(undo({ ...other, screen: 'radicals' }, ['administration']), 1), 3);
}

describe('a saved session', () => {
  it.each(IDS)('is unchanged after loading, and continues as it would have continued: %s', async (id) => {
    const session = markRead(played(sessionFor(await ours(id), 'person'), 8));

    expect(again(session)).toEqual(session);
    expect(played(again(session), 4)).toEqual(played(session, 4));
  });

  it('contains takebacks and variations', () => {
    const session = lively();
    expect(session.match.nodes.some(({ isTakenBack }) => isTakenBack === true)).toBe(true);
    expect(session.match.nodes.some(({ actions, id }) => id > 0 && actions.length === 0)).toBe(true);
    expect(again(session)).toEqual(session);
  });

  it('can start from a record without dice', () => {
    const controllers = { left: 'person', right: { bot: 'b', budget: { milliseconds: 5 } } } as const;
    const session = resumeMatch(cards, createMatch(cards.manifest.game), {
      controllers,
      seed: 1,
      notes: { preset: 'x' },
    });
    expect(again(handOver(session))).toEqual(session);
  });

  it.each<readonly [Record<string, unknown>, string]>([
    [{ format: 'countersheet/tree' }, 'format'],
    [{ version: 2 }, 'version'],
    [{ game: 'chess' }, 'game'],
    [{ rulesVersion: 99 }, 'rulesVersion'],
    [{ options: { pieces: 'none' } }, 'options.pieces'],
    [{ options: { seed: 1 } }, 'options.seed'],
    [{ seed: {} }, 'seed'],
    [{ controllers: { radicals: 'person' } }, 'controllers.administration'],
    [{ controllers: { radicals: 'person', administration: 'ghost' } }, 'controllers.administration'],
    [{ screen: 'nobody' }, 'screen'],
    [{ lastRead: { nobody: 0 } }, 'lastRead.nobody'],
    [{ lastRead: { radicals: 99 } }, 'lastRead.radicals'],
    [{ notes: { preset: 1 } }, 'notes.preset'],
    [{ current: 99 }, 'current'],
    [{ steps: [] }, 'steps'],
    [{ more: true }, 'more'],
  ])('is refused with %j', (change, path) => {
    const saved = { ...saveSession(lively()), ...change };
    expect(pathOf(() => loadSession(uaw, saved))).toMatch(new RegExp(`^${path}`));
  });

  it.each<readonly [number, object, string]>([
    [0, { actions: [] }, 'steps.0.actions'],
    [0, { isTakenBack: true }, 'steps.0'],
    [1, { parent: 5 }, 'steps.1.parent'],
    [1, { actions: [{ type: 'concede', player: 'nobody' }] }, 'steps.1'],
    [1, { actions: [] }, 'steps.1.actions'],
    [1, { more: 1 }, 'steps.1.more'],
  ])('is refused with step %i: %j', (number, change, path) => {
    const saved = saveSession(lively());
    const steps = saved.steps.map((step, index) => (index === number ? { ...step, ...change } : step));
    expect(pathOf(() => loadSession(uaw, { ...saved, steps }))).toMatch(new RegExp(`^${path}`));
  });
});

function pathOf(act: () => unknown): string {
  return faultOf(act).path;
}
