import { describe, expect, it } from 'vitest';
import type { Game, GameTypes } from '../../src/core/game.ts';
import type { OptionRange } from '../../src/core/option-ranges.ts';
import { revoltingBehaviour } from '../../src/games/revolting-behaviour/rules/index.ts';
import { upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import { worldGame } from '../../src/games/world-game/rules/index.ts';
import { SUBJECTS } from '../games/subjects.ts';

describe('the ranges of options', () => {
  it('describe the options of a game, words and numbers with their limits', () => {
    expect(upAgainstTheWall.optionRanges).toEqual([
      { key: 'scenario', kind: 'data' },
      { key: 'pieces', kind: 'words', words: ['stay', 'redeploy'] },
      { key: 'replaced', kind: 'words', words: ['shown', 'hidden'] },
      { key: 'unopposed', kind: 'words', words: ['hold', 'advance'] },
      { key: 'wipeOut', kind: 'words', words: ['support', 'combat', 'off'] },
    ]);
    expect(revoltingBehaviour.optionRanges).toContainEqual({
      key: 'jokers',
      kind: 'number',
      least: 0,
      most: 4,
      canBeNull: false,
    });
    expect(worldGame.optionRanges).toContainEqual({
      key: 'alliesMost',
      kind: 'number',
      least: 1,
      most: 29,
      canBeNull: true,
    });
  });

  it.each(SUBJECTS)('contain exactly the accepted values: $id', ({ game }) => {
    const wrong = game.optionRanges.flatMap((range) => [
      ...within(range).filter((value) => !takes(game, range.key, value)),
      ...beyond(range).filter((value) => takes(game, range.key, value)),
    ]);

    expect(wrong).toEqual([]);
    expect(game.optionRanges.length).toBeGreaterThan(2);
  });

  it.each(SUBJECTS)('are all shown to users: $id', ({ game, manifest }) => {
    expect(manifest.options.toSorted()).toEqual(game.optionRanges.map(({ key }) => key).toSorted());
  });
});

function within(range: OptionRange): readonly unknown[] {
  if (range.kind === 'words') return range.words;
  if (range.kind === 'data') return [];
  return [range.least, range.most, ...(range.canBeNull ? [null] : [])];
}

function beyond(range: OptionRange): readonly unknown[] {
  if (range.kind === 'words') return ['none of them', null, 1];
  if (range.kind === 'data') return [null, -1];
  return [range.least - 1, range.most + 1, ...(range.canBeNull ? [] : [null])];
}

function takes(game: Game<GameTypes>, key: string, value: unknown): boolean {
  try {
    game.parseOptions({ [key]: value });
    return true;
  } catch {
    return false;
  }
}
