import { describe, expect, it } from 'vitest';
import { attemptOdds, SEVERITIES } from '../../../src/games/revolting-behaviour/rules/index.ts';
import { actorOf, card, eventsOf, holdingOf, play, position } from '../../games/revolting-behaviour/play.ts';

/** The examples of the printed rules and of the rules of this project, as quotations. */
describe('worked examples', () => {
  const tenPoints = ['ada attempt legal-force moderate cause', card('5-of-hearts')];

  it('[RB-4.2] “a player has 10 action points. He draws the top ‘Cause’ card revealing a 7. He overcomes this card …”', () => {
    const events = eventsOf(position(), ...tenPoints, card('7-of-spades'));

    expect(events.slice(-2)).toEqual([
      { type: 'cause-card-turned', rule: 'RB-4.2', player: 'ada', card: '7-of-spades' },
      { type: 'cause-card-overcome', rule: 'RB-4.2', player: 'ada', card: '7-of-spades', left: 3 },
    ]);
  });

  it.each(['ace', '2', '3'] as const)(
    '[RB-4.2] “If the new ‘Cause’ card has a value of 3 or less, it too will be overcome”: %s',
    (rank) => {
      const after = play(position(), ...tenPoints, card('7-of-spades'), card(`${rank}-of-clubs`));

      expect(holdingOf(after, 'ada').cause).toMatchObject({ down: 8, up: [] });
      expect(actorOf(after)).toBe(rank === '3' ? 'ben' : 'chance');
    },
  );

  it('[RB-4.2] “otherwise the new ‘Cause’ card will be placed face up on the ‘Cause’ pile”: a 4', () => {
    const after = play(position(), ...tenPoints, card('7-of-spades'), card('4-of-clubs'));

    expect(holdingOf(after, 'ada').cause).toMatchObject({ down: 8, up: ['4-of-clubs'] });
    expect(actorOf(after)).toBe('ben');
  });

  it('[RB-3.3] with two jokers, mild actions succeed before a joker in 26 of 28 cases, moderate in 13 of 15, severe in 3 of 5', () => {
    for (const activity of ['legal-force', 'illegal-fund-raising'] as const) {
      const chances = SEVERITIES.map((severity) => attemptOdds({ activity, severity, budget: Infinity }).success);
      expect(chances).toEqual(['13/14', '13/15', '3/5']);
    }
  });
});
