import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.ts';
import { revoltingBehaviour as game } from '../../../src/games/revolting-behaviour/rules/index.ts';
import { card, play, position } from '../../games/revolting-behaviour/play.ts';

describe('[RB-7.1] what a player sees', () => {
  it('is the whole table, the same for all players', () => {
    const state = play(position(), 'ada attempt legal-force mild cause', card('2-of-hearts'));

    for (const viewer of ['ada', 'ben', 'spectator']) {
      const { setup, table } = game.view(state, viewer);
      expect({ setup, table }).toEqual({ setup: state.setup, table: state.table });
    }
  });

  it('contains no face-down card, because no part of a state contains one', () => {
    const text = JSON.stringify(game.setup({ seed: 'face down' }).table);

    expect(text).not.toMatch(/-of-|joker/);
  });

  it('shows the cards turned up, and how many are not', () => {
    const lines = ['ada attempt legal-force mild cause', card('2-of-hearts'), card('9-of-clubs')];

    const { table } = game.view(play(position(), ...lines), 'ben');

    expect(table.holdings[0]?.cause).toEqual({ down: 9, up: ['9-of-clubs'], seen: ['9-of-clubs'] });
  });

  it('leaves only one world to sample', () => {
    const state = game.setup({ seed: 5 });
    const { dice: _, ...seedless } = state;

    for (const viewer of ['ada', 'ben', 'spectator']) {
      expect(game.sampleState(game.view(state, viewer), createRng(viewer))).toEqual(seedless);
    }
  });

  it('reveals any unseen card with equal probability, whatever cards were dealt before', () => {
    const seen = ['2-of-clubs', 'joker', 'king-of-spades'] as const;
    const state = play(
      position({ causes: { ada: { down: 7, seen } } }),
      ...['ada attempt legal-force mild cause', card('2-of-hearts')],
    );

    const outcomes = game.chanceOutcomes(state);

    expect(outcomes).toHaveLength(51);
    expect(outcomes.every(({ weight }) => weight === 1)).toBe(true);
  });

  it('has a random stream for each player and each pack', () => {
    const streams = (name: string): readonly string[] => {
      const order = [name, name === 'ada' ? 'ben' : 'ada'];
      const action = play(position({ order }), `${name} attempt legal-force moderate cause`);
      const cause = play(action, card('2-of-hearts'));
      const penalty = play(action, card('joker'));
      return [action, cause, penalty].map((state) => {
        const turn = game.turn(state);
        return turn.kind === 'chance' ? turn.stream : '';
      });
    };

    expect(streams('ada')).toEqual(['action/ada', 'cause/ada', 'penalty/ada']);
    expect(streams('ben')).toEqual(['action/ben', 'cause/ben', 'penalty/ben']);
    expect(game.turn(game.setup())).toEqual({ kind: 'chance', stream: 'lot' });
  });
});
