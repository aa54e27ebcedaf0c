import { describe, expect, it } from 'vitest';
import type { Declaration } from '../../src/core/declaration.ts';
import { violation, type Violation } from '../../src/core/errors.ts';
import { payoff } from '../../src/core/outcome.ts';
import { ruleAnchor, rulePage } from '../../src/core/rulebook.ts';
import { rulebook, type RuleId, type Uaw, upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import { SUBJECTS } from '../games/subjects.ts';

describe('the rule pages', () => {
  it.each(SUBJECTS)('are generated from the rulebooks: $id', async ({ id, game, source, english }) => {
    const page = rulePage(game.title, source, english.rulebook);

    // To update the page, run the tests with -u.
    await expect(page).toMatchFileSnapshot(`../../docs/rules/${id}.md`);
  });

  it('have an anchor for every rule', () => {
    const page = rulePage('T', 'S.', rulebook);
    for (const id of Object.keys(rulebook)) {
      expect(page).toContain(`<a id="${ruleAnchor(id)}"></a>\n\n### ${id} ${rulebook[id as RuleId].title}\n`);
      expect(ruleAnchor(id)).toMatch(/^uw-\d\d$/);
    }
  });
});

describe('a rule id', () => {
  it('is checked by the compiler wherever it is cited', () => {
    const cited: Violation<RuleId> = violation('x', 'UW-3.4');
    // @ts-expect-error The rule `UW-9.9` does not exist.
    const invented: Violation<RuleId> = violation('x', 'UW-9.9');
    // @ts-expect-error An event cannot cite the rule `UW-9.9`, because it does not exist.
    const event: Uaw['event'] = { type: 'card-drawn', rule: 'UW-9.9', player: 'radicals' };
    // @ts-expect-error An ending cannot cite the rule `UW-9.9`, because it does not exist.
    const endings: Declaration<RuleId>['endings'] = { points: 'UW-9.9' };

    expect([cited.rule, invented.rule, event.rule, endings['points']].map((id) => id! in rulebook)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('an outcome', () => {
  const end = { kind: 'win', winner: 'radicals' } as const;
  const over = upAgainstTheWall.applyAction(upAgainstTheWall.setup({ seed: 1 }), {
    type: 'concede',
    player: 'administration',
  });

  /** Puts the given outcome into the final state, and parses this state. */
  function read(outcome: object): object {
    return upAgainstTheWall.parseState({ ...over, table: { ...over.table, phase: { kind: 'over', outcome } } });
  }

  it('has a reason for which a match can end, and the rule of that reason', () => {
    const conceded: Uaw['outcome'] = { ...end, reason: 'conceded', rule: 'UW-6.3' };
    // @ts-expect-error The rule `UW-3.4` exists, but it is not a rule about the end of a match.
    const ruled: Uaw['outcome'] = { ...end, reason: 'conceded', rule: 'UW-3.4' };
    // @ts-expect-error A match cannot end with the reason `boredom`.
    const reasoned: Uaw['outcome'] = { ...end, reason: 'boredom', rule: 'UW-6.3' };

    expect(over.table.phase).toEqual({ kind: 'over', outcome: conceded });
    expect(read(conceded)).toEqual(over);
    const wrong = [ruled, reasoned, { ...conceded, rule: 'UW-6.2' }, { ...conceded, reason: 'constructor' }];
    for (const outcome of wrong) {
      expect(() => read(outcome)).toThrow(`table.phase.outcome: The game has no ending "${outcome.reason}" by rule`);
    }
  });
});

describe('payoff', () => {
  it('gives the winner everything, and shares a draw among its players', () => {
    const win = { kind: 'win', winner: 'a', reason: 'points', rule: 'X-1' } as const;
    const draw = { kind: 'draw', players: ['a', 'b'], reason: 'points', rule: 'X-1' } as const;

    expect(['a', 'b', 'c'].map((player) => payoff<string>(win, player))).toEqual([1, 0, 0]);
    expect(['a', 'b', 'c'].map((player) => payoff<string>(draw, player))).toEqual([0.5, 0.5, 0]);
  });
});
