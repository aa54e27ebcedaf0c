/** The form for a new match offers every option of every game, in each language of the page. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE, type GameId, loadGame, toldIn } from '../../docs/.vitepress/play/playable.ts';
import { fieldsOf, type OptionField, optionsFrom, withChoice } from '../../docs/.vitepress/play/options.ts';
import { LANGUAGES } from '../../docs/.vitepress/play/telling.ts';
import { madeForPlay, playScenario } from '../../src/games/up-against-the-wall/rules/index.ts';

const GAMES = Object.keys(CATALOGUE) as readonly GameId[];

describe('the form for a new match', () => {
  it.each(GAMES)('offers every option of %s, and nothing that it does not take', async (id) => {
    for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
      const playable = await toldIn(await loadGame(id), language);
      const { game } = playable;
      const fields = fieldsOf(playable);

      expect(fields.map(({ key }) => key)).toEqual(game.optionRanges.map(({ key }) => key));
      for (const field of fields) {
        // A name in code is no label, neither of an option nor of a value.
        expect([field.label, ...labelsOf(field)].filter((label) => label === field.key || label.includes('_'))).toEqual(
          [],
        );
        expect(field.usual, field.key).toBeDefined();
        for (const value of valuesOf(field)) {
          const options = optionsFrom(fields, withChoice({}, field, value), '');
          expect(() => game.parseOptions(options), `${field.key}: ${JSON.stringify(options)}`).not.toThrow();
        }
      }
    }
  });

  it('offers words for every value of an option', async () => {
    for (const id of GAMES) {
      const { game, telling } = await loadGame(id);
      for (const range of game.optionRanges) {
        const { values } = (telling.options as Readonly<Record<string, { values?: object }>>)[range.key]!;
        if (range.kind === 'words') expect(Object.keys(values ?? {}).sort()).toEqual([...range.words].sort());
      }
    }
  });

  it('brings what a scenario is made for, and takes it back with it', async () => {
    const fields = fieldsOf(await loadGame('up-against-the-wall'));
    const board = fields.find(({ key }) => key === 'scenario') as OptionField & { kind: 'choice' };
    const unopposed = fields.find(({ key }) => key === 'unopposed')!;
    const [usual, longer, forPlay] = board.values.map(([value]) => value);

    const chosen = withChoice({}, board, forPlay);

    expect(optionsFrom(fields, chosen, '')).toEqual(madeForPlay);
    expect(optionsFrom(fields, withChoice(chosen, board, longer), '')).toEqual({ scenario: playScenario });
    expect(optionsFrom(fields, withChoice(chosen, board, usual), '')).toEqual({});
    expect(optionsFrom(fields, withChoice(chosen, unopposed, 'hold'), '')).toEqual({ scenario: playScenario });
  });

  it('lets JSON have the last word', async () => {
    const fields = fieldsOf(await loadGame('revolting-behaviour'));
    const players = fields.find(({ key }) => key === 'players')!;
    const chosen = withChoice({}, players, 'ada, ben  cleo');

    expect(optionsFrom(fields, chosen, '{ "jokers": 1 }')).toEqual({ players: ['ada', 'ben', 'cleo'], jokers: 1 });
    expect(() => optionsFrom(fields, chosen, '{')).toThrow(SyntaxError);
  });
});

function valuesOf(field: OptionField): readonly unknown[] {
  if (field.kind === 'choice') return field.values.map(([value]) => value);
  if (field.kind === 'names') return [field.usual, 'ada ben cleo'];
  return [field.least, field.most, field.usual, ...(field.canBeNull ? [null] : [])];
}

function labelsOf(field: OptionField): readonly string[] {
  return field.kind === 'choice' ? field.values.map(([, label]) => label) : [];
}
