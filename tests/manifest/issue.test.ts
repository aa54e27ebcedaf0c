import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { type GamePart, issueInPart } from '../../src/manifest/issue.ts';

const { manifest } = await import('../../src/games/up-against-the-wall/manifest.ts');
const PARTS: Readonly<Record<GamePart, object>> = {
  manifest,
  messages: await manifest.messages['en']!(),
  bots: await manifest.bots!(),
  picture: await manifest.picture!(),
  observation: await manifest.observation!(),
};

/** A copy of `part` in which the field at `path` has another value. */
function changed(part: object, path: string, value: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  if (key === '') return value;
  const inner = (part as Record<string, object>)[key];
  return { ...part, [key]: rest.length === 0 ? value : changed({ ...inner }, rest.join('.'), value) };
}

describe('a part of a game', () => {
  it('has no issue in the games of the package', async () => {
    for (const load of Object.values(games)) expect(issueInPart('manifest', await load())).toBeUndefined();
    for (const [name, part] of Object.entries(PARTS)) expect(issueInPart(name as GamePart, part)).toBeUndefined();
  });

  it.each<[GamePart, string, unknown, string]>([
    ['manifest', '', 7, 'a manifest from defineManifest but received a number'],
    ['manifest', 'game.id', 7, 'the id of the game, a string but received a number'],
    ['manifest', 'game.step', null, 'a game from defineGame but received null'],
    ['manifest', 'about.year', 0, 'a number or undefined but received a number'],
    ['manifest', 'about.players', [2], 'the minimum and the maximum number of players: [2, 2] but received a list'],
    [
      'manifest',
      'about.players',
      [2, 'two'],
      'the minimum and the maximum number of players: [2, 2] but received a list',
    ],
    ['manifest', 'about.minutes', '30', 'a number but received "30"'],
    [
      'manifest',
      'presets',
      {},
      'an object with the options of each preset: { "as-printed": {} } but received an object',
    ],
    [
      'manifest',
      'presets',
      { one: 1, two: {} },
      'an object with the options of each preset: { "as-printed": {} } but received an object',
    ],
    ['manifest', 'defaultPreset', 'none', 'one of '],
    ['manifest', 'optionsFor', {}, 'a function or undefined but received an object'],
    ['manifest', 'options', ['a', 1], 'a list of option names but received a list'],
    ['manifest', 'aims', undefined, 'a list of rule ids but received nothing'],
    [
      'manifest',
      'messages',
      { de: games },
      'an object with a function for each language, to load the messages but received an object',
    ],
    ['manifest', 'messages.en', undefined, 'an object with a function for each language'],
    ['messages', 'messages.describe', true, 'a function but received a boolean'],
    [
      'messages',
      'rulebook',
      { 'A-1': {} },
      'an object with a rule for each id, and a text in each rule but received an object',
    ],
    [
      'bots',
      'bots',
      { mine: {} },
      'an object with an entry for each bot: { bot, budget }, where bot is a function but received an object',
    ],
    ['bots', 'evaluate', undefined, 'a function that returns a number from 0 to 1 for a seat but received nothing'],
    ['picture', 'renderer.draw', 'x', 'a function but received "x"'],
    ['observation', 'observation.version', -1, 'a number but received a number'],
  ])('is reported with its wrong field: %s %s = %j', (name, path, value, expected) => {
    const issue = issueInPart(name, changed(PARTS[name], path, value));

    expect(path.startsWith(issue!.path)).toBe(true);
    expect(issue!.reason).toContain(`Expected ${expected}`);
  });

  it('is refused, and the error names the first missing field', () => {
    expect(issueInPart('manifest', {})).toMatchObject({ path: 'game' });
    expect(issueInPart('bots', { bots: {} })).toMatchObject({ path: 'evaluate' });
    expect(issueInPart('messages', { ...PARTS.messages, rulebook: { 'A-1': undefined } })).toMatchObject({
      path: 'rulebook',
    });
  });
});
