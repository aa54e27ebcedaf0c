import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { passes, rulebook } from '../../examples/passes.ts';
import { dealHands } from '../../src/mechanics/deal-hands.ts';
import { checkGame } from '../../src/testkit/index.ts';
import { ROOT } from '../export-paths.ts';
import { times } from '../times.ts';

describe('Passes', () => {
  it('obeys the laws', () => checkGame({ game: passes, rulebook }, { numRuns: times(20) }));

  it('has at most 60 lines, without blank lines and comments', () => {
    const lines = readFileSync(`${ROOT}examples/passes.ts`, 'utf8').split('\n');

    expect(lines.filter((line) => line !== '' && !line.startsWith('/**')).length).toBeLessThanOrEqual(60);
  });

  it('deals four cards to each player, and shows them to no other player', () => {
    const { state, events } = passes.start({ seed: 1 });
    const { table, secrets, hidden } = state;
    const dealt = (player: string): unknown => events.flatMap((event) => (event.only === player ? [event] : []));

    expect([table.hands, hidden.deck.length, table.phase.kind]).toEqual([[4, 4], 2, 'play']);
    for (const player of ['north', 'south'] as const)
      expect(dealt(player)).toMatchObject(
        passes.view(state, player).own!.hand.map(() => ({ type: 'card-received', rule: 'P-1' })),
      );
    expect(passes.view(state, 'spectator')).not.toHaveProperty('own');
    expect([...secrets.north.hand, ...secrets.south.hand, ...hidden.deck]).toHaveLength(10);
  });

  it('refuses a card that the player does not hold, and an area that is too far away', () => {
    const state = passes.setup({ seed: 1 });
    const { hand } = state.secrets.north;
    const other = state.secrets.south.hand.find((card) => !hand.includes(card))!;
    const codeOf = (line: string): string | undefined => passes.whyIllegal(state, passes.parse(line))?.code;

    expect(codeOf(`north play ${hand[0]!} coast`)).toBeUndefined();
    expect(codeOf(`north play ${other} coast`)).toBe('no-card');
    expect(codeOf(`north play ${hand[0]!} ridge`)).toBe('too-far');
    expect(() => dealHands({ players: ['north', 'south'], pack: ['a1'], size: 1, rule: 'P-1', next: 'play' })).toThrow(
      'Expected at least 2 cards.',
    );
  });
});
