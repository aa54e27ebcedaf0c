import { describe, expect, it } from 'vitest';
import { defaultScenario } from '../../../src/games/revolting-behaviour/rules/index.ts';
import type { StandardCard } from '../../../src/mechanics/deck.ts';
import {
  actorOf,
  card,
  eventsOf,
  eventsOfType,
  holdingOf,
  orderOf,
  play,
  pointsOf,
  position,
  type Sketch,
} from '../../games/revolting-behaviour/play.ts';

describe('[RB-4.1] action points against a player', () => {
  it.each([
    ['legal-force', 'mild', 'hearts', 5, 2],
    ['legal-force', 'moderate', 'hearts', 10, 5],
    ['illegal-force', 'mild', 'spades', 10, 5],
    ['illegal-force', 'severe', 'spades', 38, 19],
  ] as const)('at %s %s, with a king of %s, for %i points take %i', (activity, severity, suit, points, lost) => {
    const lines = [`ada attempt ${activity} ${severity} ben`, card(`king-of-${suit}`)];

    const events = eventsOf(position(), ...lines);

    expect(eventsOfType(events, 'attempt-succeeded')).toMatchObject([{ benefit: points, kind: 'action' }]);
    expect(eventsOfType(events, 'points-destroyed')).toEqual([
      { type: 'points-destroyed', rule: 'RB-4.1', player: 'ben', lost, points: 20 - lost },
    ]);
    expect(holdingOf(play(position(), ...lines), 'ben').points).toBe(20 - lost);
  });

  it('take no points below zero', () => {
    const state = position({ options: { players: ['ada', 'ben', 'cleo'] }, points: { ben: 3 } });

    const after = play(state, 'ada attempt legal-force moderate ben', card('2-of-hearts'));

    expect(pointsOf(after)).toEqual([19, 0, 20]);
    expect(
      eventsOfType(eventsOf(state, 'ada attempt legal-force moderate ben', card('2-of-hearts')), 'points-destroyed'),
    ).toMatchObject([{ lost: 3 }]);
  });

  it('take no resource point if there is only one action point', () => {
    const { benefits } = defaultScenario;
    const legal = { ...benefits['legal-force'], mild: 1 };
    const scenario = { ...defaultScenario, benefits: { ...benefits, 'legal-force': legal } };

    const after = play(position({ options: { scenario } }), 'ada attempt legal-force mild ben', card('2-of-hearts'));

    expect(pointsOf(after)).toEqual([19, 20]);
  });

  it('do not affect either Cause', () => {
    const state = position();

    const after = play(state, 'ada attempt legal-force moderate ben', card('2-of-hearts'));

    expect(after.table.holdings.map(({ cause }) => cause)).toEqual(state.table.holdings.map(({ cause }) => cause));
  });
});

describe('[RB-4.2] action points against the Cause', () => {
  it('remove cards as long as they reach the value of the next card', () => {
    expect(attacked({}, '7-of-clubs', '3-of-hearts')).toEqual({ down: 8, up: [], seen: ['3-of-hearts', '7-of-clubs'] });
  });

  it('leave a card face up if they do not reach its value, and are then lost', () => {
    expect(attacked({}, 'jack-of-clubs')).toEqual({ down: 9, up: ['jack-of-clubs'], seen: ['jack-of-clubs'] });
    expect(attacked({}, '7-of-clubs', '4-of-hearts')).toMatchObject({ down: 8, up: ['4-of-hearts'] });
  });

  it('attack a face-up card first, without turning up another card', () => {
    const sketch = { causes: { ada: { down: 9, up: ['jack-of-clubs' as const] } } };

    expect(attacked(sketch)).toMatchObject({ down: 9, up: ['jack-of-clubs'] });
  });

  it('remove a face-up card, and the rest attacks the next card', () => {
    const sketch = { causes: { ada: { down: 9, up: ['4-of-clubs' as const] } } };

    expect(attacked(sketch, '9-of-clubs')).toMatchObject({ down: 8, up: ['9-of-clubs'] });
    expect(attacked(sketch, '6-of-clubs')).toMatchObject({ down: 8, up: [] });
  });

  it('turn up no further card if none of them is left', () => {
    const lines = ['ada attempt legal-force moderate cause', card('2-of-hearts'), card('10-of-clubs')];

    const after = play(position(), ...lines);

    expect(holdingOf(after, 'ada').cause).toEqual({ down: 9, up: [], seen: ['10-of-clubs'] });
    expect(actorOf(after)).toBe('ben');
    expect(eventsOf(position(), ...lines).at(-1)).toMatchObject({ type: 'cause-card-overcome', left: 0 });

    const faceUp = { causes: { ada: { down: 9, up: ['10-of-clubs' as const] } } };
    expect(attacked(faceUp)).toMatchObject({ down: 9, up: [] });
  });

  it('are not saved for the next turn', () => {
    const sketch = { causes: { ada: { down: 9, up: ['jack-of-clubs' as const] } }, points: { ben: 30 } };
    const again = ['ben pass', 'ben pass', 'ada attempt legal-force moderate cause', card('2-of-hearts')];

    const after = play(position(sketch), 'ada attempt legal-force moderate cause', card('2-of-hearts'), ...again);

    expect(holdingOf(after, 'ada').cause.up).toEqual(['jack-of-clubs']);
  });

  it('do not affect the other player', () => {
    const lines = ['ada attempt legal-force moderate cause', card('2-of-hearts'), card('jack-of-clubs')];

    const after = play(position(), ...lines);

    expect(holdingOf(after, 'ben')).toEqual(holdingOf(position(), 'ben'));
    expect(orderOf(after)).toEqual(['ben']);
  });
});

// Helpers

/** The Cause of ada after an attack with ten action points turned up the given cards. */
function attacked(sketch: Sketch, ...turned: readonly StandardCard[]) {
  const begun = play(position(sketch), 'ada attempt legal-force moderate cause', card('2-of-hearts'));
  const after = play(begun, ...turned.map(card));
  expect(actorOf(after)).toBe('ben');
  return holdingOf(after, 'ada').cause;
}
