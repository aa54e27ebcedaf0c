import { describe, expect, it } from 'vitest';
import { bestResponse } from '../../src/tournaments/index.ts';
import { type Bot, randomBot } from '../../src/bots/index.ts';
import { defineGame } from '../../src/core/define-game.ts';
import { createRng } from '../../src/core/random.ts';
import { type MatchingPennies, matchingPennies } from '../tiny-games/matching-pennies.ts';

const game = defineGame(matchingPennies);

/** A bot that seals the side of the coin that `sideFor` returns. */
function sealing(sideFor: (player: string) => 'heads' | 'tails'): Bot<MatchingPennies> {
  return ({ viewer, own }, choices) => {
    const side = sideFor(viewer);
    const isChosen = (own?.side ?? 'heads') === side;
    return [...choices].find((action) =>
      isChosen ? action.type === 'seal' : action.type === 'choose' && action.side === side,
    )!;
  };
}

const [heads, tails] = [sealing(() => 'heads'), sealing(() => 'tails')];
/** In both seats, this bot beats a bot that always seals tails. */
const counter = sealing((player) => (player === 'even' ? 'tails' : 'heads'));
const plans = { heads, tails, random: randomBot<MatchingPennies>(), counter };

describe('the best response', () => {
  it('is the plan that beats a predictable bot from every seat', async () => {
    const found = await bestResponse(game, tails, { plans, budget: 64, seed: 1 });

    expect(found).toMatchObject({ plan: 'counter', share: 1, gain: 0.5, interval: { lo: 0.5, hi: 0.5 } });
  });

  it('is compared with the bot itself in the same seats', async () => {
    const at = async (seat: MatchingPennies['player']) =>
      bestResponse(game, tails, { plans: { heads, tails }, budget: 16, seed: 1, seats: [seat] });

    expect(await at('odd')).toMatchObject({ plan: 'heads', share: 1, gain: 1 });
    expect(await at('even')).toMatchObject({ plan: 'tails', share: 1, gain: 0 });
  });

  it('has no gain in the measurement from lucky results in the selection', async () => {
    const tossing =
      (coin: number): Bot<MatchingPennies> =>
      (view, choices, rng, budget) =>
        sealing(() => (createRng(`${String(coin)} ${String(rng.int(1000))}`).int(2) === 0 ? 'heads' : 'tails'))(
          view,
          choices,
          rng,
          budget,
        );
    const coins = Object.fromEntries(Array.from({ length: 16 }, (_, coin) => [String(coin), tossing(coin)]));
    let sum = 0;
    for (let seed = 0; seed < 4; seed++)
      sum += (await bestResponse(game, tossing(16), { plans: coins, budget: 128, seed })).gain;

    expect(Math.abs(sum / 4)).toBeLessThan(0.12);
  });

  it('is the same for the same seed', async () => {
    const search = async (seed: number) =>
      bestResponse(game, randomBot<MatchingPennies>(), { plans, budget: 64, seed });

    expect(await search(1)).toEqual(await search(1));
    expect(await search(1)).not.toEqual(await search(2));
  });

  it('names a faulty plan and its player', async () => {
    const faulty = { broken: () => ({ type: 'seal', player: 'nobody' }) as never };

    await expect(bestResponse(game, tails, { plans: faulty, budget: 8, seed: 1 })).rejects.toMatchObject({
      issue: { participant: 'broken', player: 'even' },
    });
  });

  it('refuses settings out of their bounds', async () => {
    const search = (settings: object) => bestResponse(game, tails, { plans, budget: 64, seed: 1, ...settings });

    await expect(search({ budget: 31 })).rejects.toThrow('budget: Expected a whole number from 32 to 200000');
    await expect(search({ plans: {} })).rejects.toThrow(/^plans: /);
    await expect(search({ seats: [] })).rejects.toThrow(/^seats: /);
  });
});
