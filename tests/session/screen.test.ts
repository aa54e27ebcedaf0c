import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import {
  createMatch,
  pathTo,
  getNode,
  playMove,
  currentState,
  fromTreeRecord,
  toTreeRecord,
} from '../../src/match/index.ts';
import {
  clearScreen,
  handOver,
  isAtEnd,
  nextOf,
  playAction,
  resumeMatch,
  startSession,
  takebackOf,
  undo,
  visit,
} from '../../src/session/index.ts';
import { highCard } from '../tiny-games/high-card.ts';
import { matchingPennies } from '../tiny-games/matching-pennies.ts';
import { faultOf } from '../faults.ts';
import { after, ours, played, sessionFor, tiny } from './games.ts';

const cards = tiny(defineGame(highCard));
const pennies = tiny(defineGame(matchingPennies));
const uaw = await ours('up-against-the-wall');

describe('persons at one screen', () => {
  it('see no secrets of another person before they get the screen', () => {
    const session = sessionFor(cards, 'person');
    expect(nextOf(session)).toEqual({ kind: 'hand-over', player: 'left' });
    expect(session.view).not.toHaveProperty('own');

    const left = handOver(session);
    expect(left.view.viewer).toBe('left');
    const right = playAction(left, { type: 'keep', player: 'left' });
    expect([nextOf(right), right.view.viewer]).toEqual([{ kind: 'hand-over', player: 'right' }, 'spectator']);
    expect(handOver(right).view.viewer).toBe('right');
  });

  it('can have secrets later, even if no person has one yet', () => {
    expect(nextOf(sessionFor(pennies, 'person')).kind).toBe('hand-over');
  });

  it('keep the screen while they are to act, and lose it when it is cleared', () => {
    const session = handOver(sessionFor(pennies, 'person'));
    const again = playAction(session, { type: 'choose', player: 'even', side: 'tails' } as never);
    expect(nextOf(again)).toEqual({ kind: 'person', player: 'even' });
    const odd = handOver({ ...again, screen: 'odd' });
    expect(nextOf(odd)).toEqual({ kind: 'person', player: 'odd' });
    expect(nextOf(clearScreen(odd))).toEqual({ kind: 'hand-over', player: 'even' });
  });

  it('need no hand-over in a game without secrets', async () => {
    const session = sessionFor(await ours('revolting-behaviour'), 'person', { players: ['ada', 'ben'] });
    const { game } = session.manifest;
    const [pass] = game.legalActions(session.view).filter(({ type }) => type === 'pass');
    const next = playAction(session, pass!);
    expect(nextOf(session).kind).toBe('person');
    expect([nextOf(next).kind, next.screen === session.screen]).toEqual(['person', false]);
  });

  it('always have the screen if there is only one person', () => {
    const session = startSession(cards, { controllers: { left: { bot: 'b' }, right: 'person' }, seed: 1 });
    expect([nextOf(session).kind, session.view.viewer, clearScreen(session).view.viewer]).toEqual([
      'bot',
      'right',
      'right',
    ]);
  });

  it('act before bots, and bots before remote players', () => {
    const kinds = (even: 'person' | 'remote', odd: 'person' | 'remote' | { bot: string }) =>
      nextOf(startSession(pennies, { controllers: { even, odd }, seed: 1 }));
    expect(kinds('remote', 'person')).toEqual({ kind: 'person', player: 'odd' });
    expect(kinds('person', { bot: 'b' })).toEqual({ kind: 'person', player: 'even' });
    expect(kinds('remote', { bot: 'b' })).toMatchObject({ kind: 'bot', player: 'odd', bot: 'b' });
    expect(kinds('remote', 'remote')).toEqual({ kind: 'remote', player: 'even' });
  });

  it('are refused by name if they are not players', () => {
    expect(faultOf(() => startSession(cards, { controllers: { left: 'person' }, seed: 1 })).message).toBe(
      'controllers.right: Missing',
    );
    const controllers = { left: 'person', right: 'person', top: 'person' } as const;
    expect(faultOf(() => startSession(cards, { controllers, seed: 1 })).message).toBe(
      'controllers.top: Expected one of left, right',
    );
  });
});

describe('a bot', () => {
  it('gets the same view, budget and seed in the same session', () => {
    const bot = { bot: 'b', budget: { iterations: 3 } };
    const start = () => nextOf(sessionFor(cards, bot));
    expect(start()).toEqual(start());
    expect(start()).toMatchObject({ ...bot, kind: 'bot', player: 'left', view: { viewer: 'left' } });
  });
});

describe('an earlier step', () => {
  it('can be visited, and an action there starts a variation with other dice', () => {
    const session = played(sessionFor(uaw, 'person'), 6);
    const back = visit(session, 2);
    expect([isAtEnd(session), isAtEnd(back)]).toEqual([true, false]);

    const other = played(back, 1, 'others');
    expect(currentState(other.match).dice?.seed).not.toBe(currentState(session.match).dice?.seed);
    expect(other.match.nodes.slice(0, 2)).toEqual(session.match.nodes.slice(0, 2));
    expect(played(back, 1, 'others')).toEqual(other);
  });

  it('can be continued in a record without dice, at a draw, too', () => {
    const { game } = cards.manifest;
    const drawn = playMove(game, createMatch(game), game.legalActions(currentState(createMatch(game)))[0]!);
    const controllers = { left: 'person', right: 'person' } as const;
    const session = resumeMatch(cards, drawn, { controllers, seed: 1 });
    expect(currentState(session.match).dice).toBeDefined();

    const start = visit(session, 0);
    const next = nextOf(start);
    expect(next).toMatchObject({ kind: 'chance', action: { type: 'draw' } });
    const on = next.kind === 'chance' ? playAction(start, next.action) : start;
    expect(nextOf(playAction(handOver(on), { type: 'keep', player: 'left' })).kind).toBe('hand-over');
  });

  it('is the step at which a match from a record continues', () => {
    const { game } = uaw.manifest;
    const match = fromTreeRecord(game, toTreeRecord(game, played(sessionFor(uaw, 'person'), 6).match));
    const session = resumeMatch(uaw, match, { controllers: { radicals: 'person', administration: 'person' }, seed: 2 });
    expect(pathTo(played(session, 5).match).length).toBeGreaterThan(pathTo(match).length + 4);
  });
});

describe('taking back', () => {
  const start = sessionFor(uaw, 'person');

  it('is free if no other person has learnt anything, and restores the position', () => {
    const session = after(start, 'radicals end-cards');
    expect(takebackOf(session)).toEqual({ player: 'radicals', asks: [] });
    expect(undo(session).view).toEqual(handOver(start).view);
    expect(takebackOf(undo(session))).toBeUndefined();
  });

  it('needs the consent of every other person, and new dice, after a draw', () => {
    const { game } = uaw.manifest;
    const session = playAction(after(start, 'radicals end-cards'), game.parse('radicals deploy black-students 10'));
    expect(takebackOf(session)).toMatchObject({ asks: ['administration'], blocker: { code: 'chance-drawn' } });
    expect(faultOf(() => undo(session)).message).toBe('agreed: Expected the consent of administration');

    const back = undo(session, ['administration']);
    expect(currentState(back.match).dice?.seed).not.toBe('a session');
    expect(getNode(back.match, 2).isTakenBack).toBe(true);
    expect(isAtEnd(back)).toBe(true);
  });

  it('is not offered if nothing was played', () => {
    expect(faultOf(() => undo(start)).message).toBe('There is nothing to take back');
  });
});
