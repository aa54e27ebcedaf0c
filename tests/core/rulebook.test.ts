import { describe, expect, it } from 'vitest';
import { violation, type Violation } from '../../src/core/errors.ts';
import { payoff } from '../../src/core/outcome.ts';
import { ruleAnchor, rulePage } from '../../src/core/rulebook.ts';
import { revoltingBehaviour } from '../../src/games/revolting-behaviour/index.ts';
import { airWar } from '../../src/games/air-war/index.ts';
import { chicagoChicago } from '../../src/games/chicago-chicago/index.ts';
import { rulebook, type RuleId, upAgainstTheWall } from '../../src/games/up-against-the-wall/index.ts';
import { worldGame } from '../../src/games/world-game/index.ts';

/** The printed source of each game. */
const sources = [
  [
    upAgainstTheWall,
    'Source: J. F. Dunnigan and J. Avorn, *Up Against the Wall, Motherfucker!*, in “Connection”, supplement to the *Columbia Daily Spectator*, 11 March 1969.',
  ],
  [revoltingBehaviour, 'Source: M. Hartley, *Revolting Behaviour!*, in *The Gauntlet* no. 13.'],
  [worldGame, 'Source: *The World Game*, Rules of Procedure, Phase II: War, a classroom simulation.'],
  [
    airWar,
    'Source: R. L. Wine and R. M. Thrall, *Some Air War Games*, University of Michigan, Engineering Research Institute, Project M-965, May 1953.',
  ],
  [chicagoChicago, 'Source: J. F. Dunnigan, *Chicago-Chicago!*, *Strategy & Tactics* 21, May-June 1970.'],
] as const;

describe('the rule pages', () => {
  it.each(sources)('are made from the rulebooks', async (game, source) => {
    const page = rulePage(game.title, source, game.rulebook);

    // The page is written anew by running the tests with -u.
    await expect(page).toMatchFileSnapshot(`../../docs/rules/${game.id}.md`);
  });

  it('have an anchor for every rule', () => {
    const page = rulePage('T', 'S.', rulebook);
    for (const id of Object.keys(rulebook)) {
      expect(page).toContain(`### ${id}\n`);
      expect(ruleAnchor(id)).toMatch(/^uw-\d\d$/);
    }
  });
});

describe('a rule id', () => {
  it('is checked by the compiler wherever it is cited', () => {
    const cited: Violation<RuleId> = violation('x', 'UW-3.4', 'There is such a rule.');
    // @ts-expect-error There is no such rule.
    const invented: Violation<RuleId> = violation('x', 'UW-9.9', 'There is no such rule.');

    expect([cited.rule, invented.rule].map((id) => Object.hasOwn(rulebook, id ?? ''))).toEqual([true, false]);
  });
});

describe('payoff', () => {
  it('gives the winner all, and shares a draw among its players', () => {
    const win = { kind: 'win', winner: 'a', reason: 'points', rule: 'X-1' } as const;
    const draw = { kind: 'draw', players: ['a', 'b'], reason: 'points', rule: 'X-1' } as const;

    expect(['a', 'b', 'c'].map((player) => payoff<string>(win, player))).toEqual([1, 0, 0]);
    expect(['a', 'b', 'c'].map((player) => payoff<string>(draw, player))).toEqual([0.5, 0.5, 0]);
  });
});
