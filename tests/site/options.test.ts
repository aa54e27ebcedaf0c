/**
 * Checks that the form for a new match offers every preset and every option of every game, in each language of the
 * page.
 */
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../docs/.vitepress/play/games.ts';
import { type Language, LANGUAGES } from '../../docs/.vitepress/play/languages.ts';
import { fieldsOf, type OptionField, optionsFrom, valueOf } from '../../docs/.vitepress/play/options.ts';
import { loadGame, type Playable } from '../../docs/.vitepress/play/playable.ts';
import { balancedOptions } from '../../src/games/up-against-the-wall/rules/index.ts';
import { presetOptions } from '../../src/manifest/preset-options.ts';

const SPOKEN = Object.keys(LANGUAGES) as readonly Language[];
const CASES = GAME_IDS.flatMap((id) => SPOKEN.map((language) => [id, language] as const));

describe('the form for a new match', () => {
  it.each(CASES)('offers every option of %s, and nothing that the game does not accept: %s', async (id, language) => {
    const playable = await loadGame(id, language);
    const { game, options, presets } = playable.manifest;
    for (const preset of Object.keys(presets)) {
      const base = optionsOf(playable, preset);
      const fields = fieldsOf(playable, base);
      const keys = fields.map(({ key }) => key);

      expect([...options].sort()).toEqual(game.optionRanges.map(({ key }) => key).sort());
      // The form has no field for a scenario, because a scenario is part of a preset or is entered as JSON.
      expect(options.filter((key) => !keys.includes(key))).toEqual(['scenario']);
      for (const field of fields) {
        // A label must not be the name of the option or of the value in the code.
        expect([field.label, ...labelsOf(field)].filter((label) => label === field.key || label.includes('_'))).toEqual(
          [],
        );
        expect(field.usual, field.key).toBeDefined();
        for (const text of textsOf(field)) {
          const chosen = optionsFrom(base, { chosen: { [field.key]: valueOf(field, text) }, json: '' });
          expect(() => game.parseOptions(chosen), `${field.key}: ${JSON.stringify(chosen)}`).not.toThrow();
        }
      }
    }
  });

  it.each(CASES)('names every preset of %s: %s', async (id, language) => {
    const { manifest, messages } = await loadGame(id, language);

    expect(Object.keys(messages.catalogue.presets)).toEqual(Object.keys(manifest.presets));
  });

  it.each(CASES)('has a text for every value of an option of %s: %s', async (id, language) => {
    const { manifest, messages } = await loadGame(id, language);
    const texts = messages.catalogue.options as Readonly<Record<string, { values?: object }>>;
    for (const range of manifest.game.optionRanges) {
      const { values = {} } = texts[range.key]!;
      if (range.kind === 'words') expect(Object.keys(values).sort()).toEqual([...range.words].sort());
    }
  });

  it('links every option to its rule', async () => {
    const withRule = async (id: string): Promise<readonly (readonly [string, string | undefined])[]> => {
      const playable = await loadGame(id);
      return fieldsOf(playable, {}).map(({ key, rule }) => [key, rule] as const);
    };

    expect(await withRule('air-war')).toEqual([
      ['cities', 'AW-2.4'],
      ['placement', 'AW-2.4'],
      ['maxCycles', 'AW-8.3'],
    ]);
    for (const id of GAME_IDS) {
      expect((await withRule(id)).filter(([, rule]) => rule === undefined)).toEqual([]);
    }
  });

  it('starts with the options of a preset, and applies the changes', async () => {
    const playable = await loadGame('up-against-the-wall');
    const base = optionsOf(playable, 'for-play');
    const fields = fieldsOf(playable, base);
    const unopposed = fields.find(({ key }) => key === 'unopposed')!;

    expect(optionsOf(playable, 'as-printed')).toEqual({});
    expect(base).toEqual(balancedOptions);
    expect(unopposed.usual).toBe('advance');
    expect(optionsFrom(base, { chosen: { unopposed: 'hold' }, json: '' })).toEqual({
      ...balancedOptions,
      unopposed: 'hold',
    });
  });

  it.each(['world-game', 'revolting-behaviour'])('starts %s with the chosen number of players', async (id) => {
    const { manifest } = await loadGame(id);
    const { game, about } = manifest;
    for (const players of about.players) {
      const options = presetOptions(manifest, 1, { players });

      expect(game.players(game.setup(options))).toHaveLength(players);
    }
  });

  it('lets JSON override the other fields', async () => {
    const fields = fieldsOf(await loadGame('revolting-behaviour'), {});
    const players = fields.find(({ key }) => key === 'players')!;
    const chosen = { players: valueOf(players, 'ada, ben  cleo') };

    expect(optionsFrom({}, { chosen, json: '{ "jokers": 1 }' })).toEqual({
      players: ['ada', 'ben', 'cleo'],
      jokers: 1,
    });
    expect(() => optionsFrom({}, { chosen, json: '{' })).toThrow(SyntaxError);
  });
});

function optionsOf({ manifest }: Playable, preset: string): object {
  return presetOptions(manifest, 1, { preset });
}

/** All texts that a person can see or choose in a field. */
function textsOf(field: OptionField): readonly string[] {
  if (field.kind === 'choice') return field.values.map(([value]) => value);
  if (field.kind === 'names') return [String(field.usual), 'ada ben cleo'];
  return [String(field.least), String(field.most), ''];
}

function labelsOf(field: OptionField): readonly string[] {
  return field.kind === 'choice' ? field.values.map(([, label]) => label) : [];
}
