/**
 * The cache of actions by the values of their fields. It holds one combination for each player, of the match used last.
 */
import { describe, expect, it } from 'vitest';
import { Combination } from '../../src/core/combination.ts';
import { defineGame } from '../../src/core/define-game.ts';
import { sealedNumbers } from '../tiny-games/sealed-numbers.ts';

describe('a combination', () => {
  const [match, other] = [{}, {}];
  const [ofAda, ofBo] = [{ player: 'ada' }, { player: 'bo' }];

  it('keeps an action of each player', () => {
    const combination = new Combination({ number: 1 });

    expect(combination.actionOf(match, 'ada')).toBeUndefined();
    expect(combination.keep(match, 'ada', ofAda)).toBe(ofAda);
    expect(combination.keep(match, 'bo', ofBo)).toBe(ofBo);
    expect(combination.actionOf(match, 'ada')).toBe(ofAda);
    expect(combination.actionOf(match, 'bo')).toBe(ofBo);
    expect(combination.actionOf(match, 'cy')).toBeUndefined();
  });

  it('forgets those of one match when it keeps one of another, where the same values may have other names', () => {
    const combination = new Combination({ number: 1 });
    combination.keep(match, 'ada', ofAda);

    expect(combination.actionOf(other, 'ada')).toBeUndefined();
    combination.keep(other, 'bo', ofBo);
    expect(combination.actionOf(other, 'bo')).toBe(ofBo);
    expect(combination.actionOf(other, 'ada')).toBeUndefined();
    expect(combination.actionOf(match, 'ada')).toBeUndefined();
  });
});

describe('an action', () => {
  it('is made once in a match', () => {
    const game = defineGame(sealedNumbers);
    const fork = game.fork(game.setup());
    const actions = [...fork.choices('bo')];

    expect([...fork.choices('bo')].every((action, number) => action === actions[number])).toBe(true);
    expect([...fork.choices('cy')].some((action) => (actions as unknown[]).includes(action))).toBe(false);
  });
});
