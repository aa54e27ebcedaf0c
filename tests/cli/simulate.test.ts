import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { contest } from '../../src/cli/contest.ts';
import { GAME_IDS, gameNamed } from '../../src/cli/game.ts';
import { botsOf, programsIn } from '../../src/cli/own-bots.ts';
import { defaultScenario } from '../../src/games/up-against-the-wall/rules/scenario.ts';
import { warOf } from '../../src/games/world-game/wars.ts';
import { parseResults, playTournament } from '../../src/tournaments/index.ts';
import { DEFAULT_BUDGET } from '../../src/tournaments/match.ts';
import { IS_THOROUGH } from '../times.ts';
import { told } from './told.ts';

const folder = mkdtempSync(join(tmpdir(), 'countersheet-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('simulate', () => {
  it('plays bots in pairs and prints the tables', async () => {
    const { code, out, progress } = await told(
      'simulate up-against-the-wall --bots random,strategist --games 4 --seed 7',
    );

    expect(code).toBe(0);
    expect(out).toMatch(/^up-against-the-wall, seed 7: 4 of 4 matches\n\n\| participant +\| seats \|/);
    expect(out).toMatch(/\n\| strategist +\| +4 \|.*\n\| random +\| +4 \|/);
    expect(out).toMatch(/\n\| +\| +strategist \| +random \|\n/);
    // The last, empty text clears the progress line.
    expect(progress).toEqual(['2 of 4 matches', '4 of 4 matches', '']);
  });

  it('plays several bots at a game of several players, in whole rounds', async () => {
    const { out } = await told('simulate revolting-behaviour --bots random,steady,fierce --players 4 --games 5');

    // There are three line-ups of four players, and each line-up plays four matches.
    expect(out).toContain('12 of 12 matches');
    expect(out).toMatch(/steady +\| +16 /);
  });

  it('plays another war in each deal if the number of countries is given', async () => {
    const request = { game: 'world-game', bots: ['bold', 'cautious'], seed: 'wars' };

    expect((await contest({ ...request, players: 3 })).optionsFor?.('wars/1')).toMatchObject(warOf(3, 'wars/1'));
    expect((await contest(request)).optionsFor?.('wars/1')).toMatchObject({ ...warOf(6, 'wars/1'), conquest: 'total' });
    expect((await contest({ ...request, preset: 'as-printed' })).optionsFor).toBeUndefined();
  });

  it('keeps the options of the preset if the number of players is given', async () => {
    const request = { game: 'revolting-behaviour', bots: ['steady', 'fierce'], seed: 'three', players: 3 };

    const { options, optionsFor } = await contest(request);
    expect(options).toMatchObject({ players: ['ada', 'ben', 'cleo'], truce: 3 });
    expect(optionsFor?.('deal')).toMatchObject({ players: ['ada', 'ben', 'cleo'], truce: 3 });
  });

  it('prints how long bots think if the user does not say', async () => {
    const { out } = await told('simulate --help');

    expect(out).toContain(`Search iterations per bot decision [default: ${String(DEFAULT_BUDGET.iterations)}]`);
  });

  it('accepts programs with their arguments', () => {
    expect(programsIn(['a=python3 mine.py', `b=sh -c 'echo "1 2"' "x y"`])).toEqual([
      ['a', 'python3', 'mine.py'],
      ['b', 'sh', '-c', 'echo "1 2"', 'x y'],
    ]);
    expect(() => programsIn(['python3'])).toThrow('--bot: Expected name=program but received "python3".');
  });

  it('stops early by a test', async () => {
    const { out } = await told('simulate up-against-the-wall --bots strategist,random --games 400 --sprt 0,200');

    expect(out).toMatch(/: \d\d of 400 matches/);
    expect(out).toMatch(
      /\nstrategist against random: log-likelihood ratio [23]\.\d\d \(-2\.94 to 2\.94\), H1 accepted$/,
    );
  });

  it('saves results and resumes them', async () => {
    const file = join(folder, 'kept.json');
    const words = 'simulate revolting-behaviour --bots random,steady --seed kept --budget 5';
    await told(`${words} --games 4 --json ${file}`);

    const { out, progress } = await told(`${words} --games 8 --resume ${file} --json ${file}`);

    expect(progress).toEqual(['6 of 8 matches', '8 of 8 matches', '']);
    expect((await told(`${words} --games 8`)).out).toBe(out);
    const { budget, matches } = parseResults(JSON.parse(readFileSync(file, 'utf8')));
    expect(budget).toEqual({ iterations: 5 });
    expect(matches).toHaveLength(8);
  });

  it('says, in numbers of matches, that the results go further than the requested run', async () => {
    const file = join(folder, 'further.json');
    const words = 'simulate revolting-behaviour --bots random,steady --seed further';
    const { error } = await told(`${words} --games 4 --json ${file}`);

    expect(error).toBe(`Written: ${file}.`);
    expect(await told(`${words} --games 2 --resume ${file}`)).toMatchObject({
      ...{ code: 2, out: '' },
      error: `--games: ${file} already has 4 matches. Use --games 4 or more.`,
    });
  });

  it('writes the results so far when it is interrupted', async () => {
    const file = join(folder, 'part.json');
    const words = `simulate revolting-behaviour --bots random,steady --games 100 --json ${file}`;

    const { code, out } = await told(words, { onProgress: (line) => line.startsWith('4 ') && process.emit('SIGINT') });

    expect(code).toBe(130);
    expect(out).toContain('4 of 100 matches');
    expect(parseResults(JSON.parse(readFileSync(file, 'utf8'))).matches).toHaveLength(4);
    expect(process.listenerCount('SIGINT')).toBe(0);
  });

  it.each([
    ['simulate', /^Expected the name of one game\. Games: /],
    ['simulate nothing --bots a,b', /^Unknown game "nothing"\. /],
    ['simulate constructor --bots a,b', /^Unknown game "constructor"\. /],
    ['simulate world-game', /^--bots: Expected two or more bots, separated by commas\. /],
    ['simulate world-game --bots bold', /^--bots: Expected two or more bots/],
    [
      'simulate world-game --bots bold,shy',
      'world-game has no bot \"shy\". Expected one of: random, greedy, mcts, strategist, search, bold, cautious. For your own bot, give a path such as ./mine.js.',
    ],
    [
      'simulate world-game --bots bold,toString',
      'world-game has no bot \"toString\". Expected one of: random, greedy, mcts, strategist, search, bold, cautious. For your own bot, give a path such as ./mine.js.',
    ],
    ['simulate world-game --bots bold,bold', /^--bots: Several bots have the name "bold"\. Name them: a=bold,b=bold$/],
    ['simulate world-game --bots bold,random --players 31', /^--players: world-game is for 2 to 30 players\.$/],
    ['simulate up-against-the-wall --bots greedy,random --players 3', /^The number of players .* is fixed/],
    ['simulate world-game --bots bold,random --games 0', /^--games: Expected a whole number from 1/],
    ['simulate world-game --bots bold,random --workers two', /^--workers: Expected a whole number/],
    ['simulate world-game --bots bold,random --sprt 5', /^--sprt: Expected two Elo differences/],
    ['simulate world-game --bots bold,random --time-limit 0', /^--time-limit: Expected a whole number/],
    [
      'simulate world-game --bots bold,random --json /nowhere/r.json',
      /^--json: \/nowhere\/r\.json cannot be written: There is no such file or folder\.$/,
    ],
    ['simulate world-game --bots bold,random --json /dev', /^--json: \/dev cannot be written: The path is not a file/],
    [
      'simulate world-game --bots bold,random --json /dev/null',
      /^--json: \/dev\/null cannot be written: The path is not a file/,
    ],
    ['simulate world-game --bots bold,random --what', /^Unknown option --what\. /],
    [
      'simulate world-game --bots bold,random --resume /nowhere.json',
      /^\/nowhere\.json: There is no such file or folder\.$/,
    ],
    [
      'simulate world-game --bots bold,random --keep drawn',
      /^--keep: Expected a folder for the records\. Add --records /,
    ],
    ['simulate world-game chess --bots bold,random', /^Expected the name of one game\. /],
  ])('refuses "%s"', async (words, error) => {
    const refused = await told(words);

    expect(refused.code).toBe(/nowhere|\/dev/.test(words) ? 4 : 2);
    expect(refused.error).toMatch(error);
    expect(refused.error).not.toContain('\n');
    expect(refused.out).toBe('');
  });

  it.each([
    'up-against-the-wall --set unopposed=often',
    'up-against-the-wall --set unoposed=hold',
    'up-against-the-wall --scenario package.json',
    'up-against-the-wall --players 2',
    'world-game --players 31',
    'revolting-behaviour --players 9',
  ])('refuses options of a match with the same messages as play: %s', async (words) => {
    const { code, error } = await told(`play ${words}`);

    expect(error).not.toBe('');
    expect(await told(`simulate ${words} --bots greedy,random`)).toMatchObject({ code, error, out: '' });
  });

  it('refuses results of another tournament', async () => {
    const file = join(folder, 'strange.json');
    writeFileSync(file, '{"format":"countersheet/tournament","version":1}');

    expect((await told(`simulate world-game --bots bold,random --resume ${file}`)).error).toMatch(
      /strange\.json: game: /,
    );
  });
});

/** Options that make matches short. Every bot still makes enough decisions for these tests. */
const SHORT: Readonly<Record<string, object>> = {
  'air-war': { maxCycles: 3 },
  'up-against-the-wall': { scenario: { ...defaultScenario, plot: { radicals: [6, 6], administration: [6, 6] } } },
};

const BOTS = await Promise.all(
  GAME_IDS.map(async (id) => ({ id, bots: Object.keys(await botsOf(await gameNamed(id))) })),
);
/**
 * The bots of each game. Quick runs skip the slow bots: those that try every action, and those that play every match to
 * its end.
 */
const PLAYING = BOTS.flatMap(({ id, bots }) => bots.map((bot) => [id, bot] as const)).filter(
  ([, bot]) => IS_THOROUGH || !['greedy', 'search'].includes(bot),
);

describe('the register of bots', () => {
  it('has at least two bots for every game that has a picture', () => {
    for (const { bots } of BOTS) expect(bots.length).toBeGreaterThan(1);
  });

  it.each(PLAYING)('has a bot of %s that plays every side: %s', async (game, bot) => {
    const bots = [bot, bot === 'strategist' ? 'random' : 'strategist'];
    // Random bots play with two countries, because the list of pledges is too long with thirty countries.
    const players = (await gameNamed(game)).manifest.optionsFor === undefined ? {} : { players: 2 };
    const held = await contest({ game, bots, seed: 'sides', ...players });
    const { matches } = await playTournament(
      { ...held, options: { ...held.options, ...SHORT[game] } },
      { rounds: 1, seed: 'sides', budget: { iterations: 1 } },
    );

    // Each of the two bots plays each side.
    expect(matches.map(({ seats }) => seats[0]).sort()).toEqual(bots.toSorted());
  });
});
