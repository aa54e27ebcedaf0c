import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import type { Outcome } from '../../src/core/outcome.ts';
import { createRng } from '../../src/core/random.ts';
import { sealedNumbers } from '../tiny-games/sealed-numbers.ts';

const game = defineGame(sealedNumbers);

/** The state of a match that is over. */
function ended(): ReturnType<typeof game.setup> {
  const rng = createRng(1);
  let state = game.setup({ seed: 1 });
  while (game.turn(state).kind !== 'over') state = game.applyAction(state, game.randomAction(state, rng));
  return state;
}

describe('the outcome of a match that is over', () => {
  const state = ended();
  const [first, second, third] = game.players(state);
  const { phase } = state.table;
  const { rule, reason } = (phase as unknown as { outcome: Outcome }).outcome;
  const whyNot = (outcome: object): string | undefined => {
    try {
      game.parseState({
        ...state,
        table: { ...state.table, phase: { ...phase, outcome: { rule, reason, ...outcome } } },
      });
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('names a player of the match, or at least two players in seating order, each once', () => {
    const draw = { kind: 'draw' };

    for (const players of [[], [first], [second, first], [first, first]])
      expect(whyNot({ ...draw, players }), players.join(' ')).toContain('Expected at least two players');
    expect(whyNot({ kind: 'win', winner: 'nobody' })).toBeDefined();
    for (const players of [
      [first, second],
      [first, third],
      [first, second, third],
    ])
      expect(whyNot({ ...draw, players }), players.join(' ')).toBeUndefined();
  });

  it('has scores of all players or of no player', () => {
    expect(whyNot({ kind: 'win', winner: first, scores: { [first!]: 1 } })).toContain('Expected a score for each of');
  });
});
