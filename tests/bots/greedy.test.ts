import { describe, expect, it } from 'vitest';
import { greedyBot, randomBot } from '../../src/bots/index.ts';
import { defineGame } from '../../src/core/define-game.ts';
import { createRng } from '../../src/core/random.ts';
import { airWar } from '../../src/games/air-war/rules/index.ts';
import { evaluate as airWarProspects } from '../../src/games/air-war/bots/index.ts';
import { upAgainstTheWallSmall } from '../analysis/small-scenarios.ts';
import { matchingPennies } from '../tiny-games/matching-pennies.ts';
import { sealedNumbers } from '../tiny-games/sealed-numbers.ts';
import { stepsOnALine } from '../tiny-games/steps-on-a-line.ts';
import { messages as words } from '../../src/games/up-against-the-wall/messages/en.ts';

const ONCE = { iterations: 1 };

describe('the greedy bot', () => {
  const { game, state, player } = upAgainstTheWallSmall;
  const view = game.view(state, player);
  const choices = game.choices(view);

  it('chooses the action with the highest value', () => {
    for (const [track] of words.picture(state).split('\n').entries()) {
      const bot = greedyBot(game, ({ table }) => ((table.pieces[player][track] ?? 0) > 0 ? 1 : 0));
      const chosen = bot(view, choices, createRng(1), ONCE);
      const after = game.applyAction(state, chosen);
      const isPossible = [...choices].some(
        (each) => (game.applyAction(state, each).table.pieces[player][track] ?? 0) > 0,
      );

      if (isPossible) expect(after.table.pieces[player][track]).toBeGreaterThan(0);
    }
  });

  it('chooses each of several equally good actions', () => {
    const bot = greedyBot(game, () => 0.5);
    const rng = createRng('ties');
    const chosen = new Set(Array.from({ length: 200 }, () => game.format(bot(view, choices, rng, ONCE))));

    expect(choices.size).toBeGreaterThan(2);
    expect(chosen.size).toBe(choices.size);
  });

  it('tries each action in eight states by default', () => {
    let sampled = 0;
    const counted: typeof game = { ...game, sampleState: (...given) => (sampled++, game.sampleState(...given)) };
    greedyBot(counted, () => 0.5)(view, choices, createRng(1), ONCE);

    expect(sampled).toBe(8);
  });

  it.each([0, Number.NaN, -1, 1.5])('refuses %d trials', (trials) => {
    expect(() => greedyBot(game, () => 1, { trials })).toThrow(RangeError);
  });

  it('refuses an evaluation that returns no number', () => {
    const bot = greedyBot(game, () => Number.NaN);

    expect(() => bot(view, choices, createRng(1), ONCE)).toThrow(RangeError);
  });

  it('does not evaluate a match that is over', () => {
    const tiny = defineGame(sealedNumbers);
    let now = tiny.setup({ seed: 1 });
    const bot = greedyBot(tiny, ({ table }) => {
      if (tiny.turn({ setup: now.setup, table }).kind === 'over') throw new Error('It is over.');
      return 0;
    });
    for (let turn = tiny.turn(now); turn.kind === 'decision'; turn = tiny.turn(now)) {
      const seen = tiny.view(now, turn.players[0]!);
      now = tiny.applyAction(now, bot(seen, tiny.choices(seen), createRng(2), ONCE));
    }
    expect(tiny.turn(now).kind).toBe('over');
  });

  it('writes only secret orders that improve its value, and therefore comes to an end', () => {
    const bot = greedyBot(airWar, airWarProspects, { trials: 1 });
    let now = airWar.setup({ cities: 'scenario', placement: 'scenario' });
    const rng = createRng('orders');
    let decisions = 0;
    while (now.table.cycle === 1) {
      const turn = airWar.turn(now);
      if (turn.kind !== 'decision') throw new Error('Nobody is to act.');
      const seen = airWar.view(now, turn.players[0]!);
      const player = seen.viewer === 'A' ? bot : randomBot<never>();
      now = airWar.applyAction(now, (player as typeof bot)(seen, airWar.choices(seen), rng, ONCE));
      if (seen.viewer === 'A') decisions++;
    }
    expect(decisions).toBeGreaterThan(5);
    expect(decisions).toBeLessThan(150);
  });

  it('writes orders that improve its value before it commits, however good the next phase looks', () => {
    const bot = greedyBot(airWar, ({ table, own }) => (table.phase.kind === 'fire' ? 1 : own.moves.length / 1000));
    const start = airWar.setup({ cities: 'scenario', placement: 'scenario' });
    const others = airWar.applyAction(start, { type: 'commit', player: 'A' });
    const seen = airWar.view(others, 'B');

    expect(bot(seen, airWar.choices(seen), createRng(1), ONCE).type).toBe('move');
  });

  it('writes no order that leaves its value the same', () => {
    const bot = greedyBot(airWar, () => 0.5);
    const seen = airWar.view(airWar.setup({ cities: 'scenario', placement: 'scenario' }), 'B');

    expect(airWar.choices(seen).size).toBeGreaterThan(1);
    expect(bot(seen, airWar.choices(seen), createRng(1), ONCE)).toEqual({ type: 'commit', player: 'B' });
  });

  it('does so also before it has any secret', () => {
    const pennies = defineGame(matchingPennies);
    const bot = greedyBot(pennies, () => 0.5);
    const seen = pennies.view(pennies.setup(), 'odd');

    for (let seed = 1; seed <= 5; seed++)
      expect(bot(seen, pennies.choices(seen), createRng(seed), ONCE)).toEqual({ type: 'seal', player: 'odd' });
  });

  it('compares all actions if the game has no secrets, also those that leave the table the same', () => {
    const stay = { ...stepsOnALine, actions: { ...stepsOnALine.actions, left: { apply: () => undefined } } };
    const walk = defineGame(stay);
    const bot = greedyBot(walk, ({ table }) => 1 / (1 + table.ways.length));
    const seen = walk.view(walk.setup(), 'walker');

    expect(bot(seen, walk.choices(seen), createRng(1), ONCE).type).toBe('left');
  });
});
