import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import { defaultScenario } from '../../src/games/up-against-the-wall/rules/index.ts';
import {
  handOver,
  markRead,
  newsOf,
  playAction,
  startSession,
  historyOf,
  undo,
  visit,
} from '../../src/session/index.ts';
import { highCard } from '../tiny-games/high-card.ts';
import { after, ours, sessionFor, tiny } from './games.ts';

const uaw = await ours('up-against-the-wall');
const cards = tiny(defineGame(highCard));

/** The default scenario without cards that are drawn openly. */
const openless = {
  ...defaultScenario,
  cards: Object.fromEntries(Object.entries(defaultScenario.cards).filter(([, { effect }]) => effect !== 'replace')),
};

describe('the history', () => {
  it('contains the viewer’s steps without events, but not those of other players', () => {
    const titles = (person: string): readonly string[] => {
      const controllers = { radicals: 'remote', administration: 'remote', [person]: 'person' } as const;
      const session = after(
        startSession(uaw, { options: { scenario: openless }, controllers, seed: 1 }),
        'radicals end-cards',
      );
      return historyOf(session).map(({ title }) => title);
    };

    expect(titles('radicals').at(-1)).toBe('The radicals: Use no more cards');
    expect(titles('administration').join()).not.toContain('Use no more cards');
  });

  it('lists variations, except those that were taken back', () => {
    const one = after(sessionFor(uaw, 'person'), 'radicals end-cards', 'radicals deploy alumni 1');
    const other = after(visit(one, 1), 'radicals deploy alumni 2');
    expect(historyOf(other).flatMap(({ variations }) => variations)).toEqual([2]);
    expect(historyOf(visit(other, 1)).map(({ id }) => id)).toContain(other.match.current);
    const back = after(undo(one), 'radicals deploy alumni 1');
    expect(historyOf(back).flatMap(({ variations }) => variations)).toEqual([]);
  });

  it('shows a person what only they know, and does not show it to others', () => {
    const session = sessionFor(cards, 'person');
    const seen = (now: typeof session): boolean => JSON.stringify(historyOf(now)).includes('seen');
    expect([seen(session), seen(handOver(session))]).toEqual([false, true]);
  });
});

describe('the news', () => {
  it('are the events that each person has not read yet', () => {
    const left = markRead(handOver(sessionFor(cards, 'person')));
    expect(newsOf(left)).toEqual({ sentences: [], isByOthers: false });
    const right = handOver(playAction(left, { type: 'keep', player: 'left' }));
    const news = newsOf(right);
    expect(news.isByOthers).toBe(true);
    expect(news.sentences.map(({ text }) => (JSON.parse(text) as { type: string }).type)).toEqual([
      'drawn',
      'kept',
      'drawn',
      'seen',
    ]);
    expect(newsOf(markRead(right)).sentences).toEqual([]);
  });

  it('do not repeat what was taken back, and contain what was played instead', () => {
    const told = markRead(after(sessionFor(uaw, 'person'), 'radicals end-cards', 'radicals deploy alumni 1'));
    const back = undo(told);
    expect(newsOf(back).sentences).toEqual([]);
    expect(newsOf(after(back, 'radicals deploy alumni 3')).sentences).toEqual([
      { text: '3 RADs go to Alumni.', rule: 'UW-3.1' },
    ]);
  });
});
