import { describe, expect, it } from 'vitest';
import { type Bot, randomBot, rolloutBot } from '../../src/bots/index.ts';
import { defineGame } from '../../src/core/define-game.ts';
import { payoff } from '../../src/core/outcome.ts';
import { createRng } from '../../src/core/random.ts';
import { type Uaw, upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import { type HighCard, highCard } from '../tiny-games/high-card.ts';

const game = defineGame(highCard);
const rollout = rolloutBot(game, randomBot<HighCard>());

/** The share of the matches that the first bot wins against the second bot. The bots swap seats after each match. */
function share(one: Bot<HighCard>, other: Bot<HighCard>, matches: number): number {
  let sum = 0;
  for (let match = 0; match < matches; match++) {
    const rng = createRng(`rollout ${String(match)}`);
    let { state } = game.start({ seed: match });
    const seat = game.players(state)[match % 2]!;
    for (let turn = game.turn(state); turn.kind === 'decision'; turn = game.turn(state)) {
      const view = game.view(state, turn.players[0]!);
      const bot = view.viewer === seat ? one : other;
      state = game.applyAction(state, bot(view, game.choices(view), rng, { iterations: 32 }));
    }
    const end = game.turn(state);
    if (end.kind === 'over') sum += payoff(end.outcome, seat);
  }
  return sum / matches;
}

describe('a rollout bot', () => {
  it('is stronger than its policy', () => {
    expect(share(rollout, randomBot(), 200)).toBeGreaterThan(0.6);
  });

  it('keeps the action of its policy when no other is clearly better', () => {
    const cautious = rolloutBot(game, randomBot<HighCard>(), { certainty: 1000 });
    const { state } = game.start({ seed: 1 });
    const view = game.view(state, 'left');
    for (let seed = 0; seed < 20; seed++) {
      const [one, other] = [createRng(seed), createRng(seed)];
      const budget = { iterations: 16 };
      expect(cautious(view, game.choices(view), one, budget)).toEqual(
        randomBot<HighCard>()(view, game.choices(view), other, budget),
      );
    }
  });

  it('chooses a better action after eight states, but not after fewer', () => {
    const policy: Bot<HighCard> = (_view, choices) => [...choices].find(({ type }) => type === 'discard')!;
    const bot = rolloutBot(game, policy);
    const view = game.view(game.setup({ seed: 1 }), 'left');
    // Each sampled state uses two iterations, one for each action.
    const chosen = [14, 16].map((iterations) => bot(view, game.choices(view), createRng(1), { iterations }).type);

    expect(chosen).toEqual(['discard', 'keep']);
  });

  it('compares the actions of its portfolio', () => {
    const [discard, keep] = (['discard', 'keep'] as const).map(
      (type): Bot<HighCard> =>
        (_view, choices) =>
          [...choices].find((action) => action.type === type) ?? choices.at(0),
    );
    const view = game.view(game.setup({ seed: 1 }), 'left');
    const chosen = [[], [keep!]].map((portfolio) => {
      const bot = rolloutBot(game, discard!, { candidates: 0, portfolio });
      return bot(view, game.choices(view), createRng(1), { iterations: 16 }).type;
    });

    expect(chosen).toEqual(['discard', 'keep']);
  });

  it('evaluates the position after a number of actions', () => {
    const policy: Bot<HighCard> = (_view, choices) => choices.at(0);
    const view = game.view(game.setup({ seed: 1 }), 'left');
    const judged = new Set<string>();
    const evaluate = ({ player }: { readonly player: string }): number => {
      judged.add(player);
      return 0.5;
    };
    const bot = rolloutBot(game, policy, { cutoff: { actions: 0, evaluate } });

    expect(bot(view, game.choices(view), createRng(1), { iterations: 16 })).toEqual(game.choices(view).at(0));
    expect([...judged]).toEqual(['left']);
  });

  it.each([0, 1, 3])('plays %i actions in each playout', (actions) => {
    let asked = 0;
    const policy: Bot<Uaw> = (_view, choices) => {
      asked++;
      return choices.at(0);
    };
    const bot = rolloutBot(upAgainstTheWall, policy, { candidates: 1, cutoff: { actions, evaluate: () => 0.5 } });
    const view = upAgainstTheWall.view(upAgainstTheWall.setup({ seed: 1 }), 'radicals');
    void bot(view, upAgainstTheWall.choices(view), createRng(1), { iterations: 2 });

    expect(asked).toBe(1 + 2 * actions);
  });

  it('asks its policy for one round of search each time', () => {
    const budgets = new Set<string>();
    const policy: Bot<HighCard> = (_view, choices, rng, budget) => {
      budgets.add(JSON.stringify(budget));
      return choices.at(rng.int(choices.size));
    };
    const view = game.view(game.setup({ seed: 1 }), 'left');
    void rolloutBot(game, policy)(view, game.choices(view), createRng(1), { iterations: 8 });

    expect([...budgets]).toEqual(['{"iterations":1}']);
  });

  it('refuses settings out of their bounds, and a missing budget', () => {
    for (const candidates of [-1, 1.5, Number.NaN])
      expect(() => rolloutBot(game, randomBot(), { candidates })).toThrow(RangeError);
    expect(() => rolloutBot(game, randomBot(), { certainty: -1 })).toThrow(RangeError);
    const view = game.view(game.start({ seed: 1 }).state, 'left');
    expect(() => rollout(view, game.choices(view), createRng(1), {} as never)).toThrow(/budget/);
  });
});
