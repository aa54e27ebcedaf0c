import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hintAt } from '../../src/cli/failure.ts';
import { GAME_IDS, idFor, shortNameOf } from '../../src/cli/game.ts';
import { rulesAbout } from '../../src/cli/rules.ts';
import { VARIANTS } from '../../src/games/air-war/rules/index.ts';
import { IS_THOROUGH, some } from '../times.ts';
import { told } from './told.ts';

const folder = mkdtempSync(join(tmpdir(), 'countersheet-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('demo', () => {
  /** The output of a match, for several tests. */
  const columbia = told(['demo', 'up-against-the-wall', '--seed', '42']);

  it('plays Up Against the Wall to its end, the same for the same seed', async () => {
    const { code, out } = await columbia;

    expect(code).toBe(0);
    // The golden file contains the match and its texts. If the match or one of its texts changes, this test fails. The
    // file does not prove that the rules are correct.
    await expect(`${out}\n`).toMatchFileSnapshot('../golden/up-against-the-wall.42.txt');
  });

  it.each(['2', '3'])('plays Revolting Behaviour! with %s players to its end', async (players) => {
    const { code, out } = await told(['demo', 'revolting-behaviour', '--players', players, '--seed', '1830']);

    expect(code).toBe(0);
    expect(out).toMatch(/ (has overcome the Cause|is the only player with points) and wins\. +RB-6\.2/);
    await expect(`${out}\n`).toMatchFileSnapshot(`../golden/revolting-behaviour.${players}-players.1830.txt`);
  });

  it.runIf(IS_THOROUGH)('plays Revolting Behaviour! with eight players to a winner', async () => {
    const { code, out } = await told(['demo', 'revolting-behaviour', '--players', '8', '--seed', '1']);

    expect(code).toBe(0);
    expect(out).toMatch(/\n\w+ has overcome the Cause and wins\. +RB-6\.2\n/);
    expect(out).toContain('hal: fierce');
  });

  it('plays The World Game to its end, the same for the same seed', async () => {
    const { code, out } = await told(['demo', 'world-game', '--seed', '42']);

    expect(code).toBe(0);
    // The golden file contains the match and its texts. If one of them changes, this test fails. The file does not
    // prove that the rules are correct.
    await expect(`${out}\n`).toMatchFileSnapshot('../golden/world-game.42.txt');
  });

  it.each(some(['2', '30', '5'], 1))('plays The World Game with %s countries to its end', async (players) => {
    const { code, out } = await told(['demo', 'world-game', '--seed', '7', '--players', players]);

    expect(code).toBe(0);
    expect(out.split('\n')[1]?.split(', ')).toHaveLength(Number(players));
    expect(out).toMatch(/ (wins the war|share the victory): .* WG-6\.\d\n/);
  });

  it('plays Chicago-Chicago! to its end', async () => {
    const { code, out } = await told(['demo', 'chicago-chicago', '--seed', '42']);

    expect(code).toBe(0);
    expect(out).toMatch(/^The police have shot somebody, and the demonstrators win\. +CC-6\.2$/m);
    await expect(`${out}\n`).toMatchFileSnapshot('../golden/chicago-chicago.42.txt');
  });

  it('plays an air war game to its end, the same for the same seed', async () => {
    const { code, out } = await told(['demo', 'air-war', '--seed', '42']);

    expect(code).toBe(0);
    expect(out).toContain('AW-8.1');
    await expect(`${out}\n`).toMatchFileSnapshot('../golden/air-war.42.txt');
  });

  it.each(some(VARIANTS.toReversed(), 1))(
    'plays the air war game %s until cities fall and it ends by kills',
    async (variant) => {
      // A match can reach its limit of 200 cycles, but at least one of three matches must end earlier.
      const matches = await Promise.all(
        some(['1', '2', '3'], 1).map((seed) => told(['demo', `air-war/${variant}`, '--seed', seed])),
      );

      for (const { code, out } of matches) {
        expect(code).toBe(0);
        expect(out).toMatch(/takes the city on/);
      }
      if (IS_THOROUGH)
        expect(matches.map(({ out }) => out).join('')).toMatch(
          /[AB] wins: the opponent has no units left\. +AW-8\.1\n/,
        );
    },
  );

  /** Arguments for a short match. */
  const SHORT = ['demo', 'revolting-behaviour', '--players', '2', '--seed'];

  it('prints in another language, and reports if that language does not exist', async () => {
    expect((await told([...SHORT, '1830', '--language', 'de'])).out).toMatch(
      /^\w+ hat die Sache durchgesetzt|^Nur \w+ hat/m,
    );
    expect(await told(['demo', '--language', 'toString'])).toMatchObject({ code: 2 });
    expect((await told(['demo', '--language', 'xx'])).error).toContain('has no messages in "xx"');
  });

  it('plays another match with another seed', async () => {
    expect((await told([...SHORT, 'a'])).out).not.toBe((await told([...SHORT, 'b'])).out);
  });

  it('ends with a winner and cites a rule on every line about an event', async () => {
    const lines = (await columbia).out.split('\n');

    expect(lines.some((line) => /\b(wins?|draw)\b.* UW-6\.\d$/.test(line))).toBe(true);
    const sentences = lines.filter((line) => !line.startsWith('Support:') && /\.($| +UW-)/.test(line));
    for (const sentence of sentences) expect(sentence).toMatch(/UW-\d\.\d$/);
  });

  it('links each rule to its page if the terminal supports links, and keeps to the width of the screen', async () => {
    const { out } = await told([...SHORT, '1830'], { links: true, columns: 80 });

    expect(out).toContain('docs/rules/revolting-behaviour.md#rb-21');
    // Each line consists of a sentence, a space, and a link.
    for (const [, sentence] of out.matchAll(/^(.*) \u001B\]8;;/gm)) expect(sentence!.length).toBeGreaterThanOrEqual(72);
    expect(out).toMatch(/^.{72} \u001B\]8;;/m);
  });
});

describe('rules', () => {
  it('prints one rule, with our ruling and its option, also if only its id is given', async () => {
    const { code, out } = await told(['rules', 'up-against-the-wall', 'UW-3.5']);

    expect(code).toBe(0);
    expect(out).toMatch(/^UW-3\.5 {2}\S.*\n {2}\S.*\n +Our ruling: .*\n +Option: unopposed/);
    expect((await told(['rules', 'uw-3.5'])).out).toBe(out);
  });

  it('prints the rules of a part', async () => {
    const { out } = await told('rules UW-3');

    expect(out.match(/^[A-Z]+-[\d.]+/gm)).toEqual(expect.arrayContaining(['UW-3.1', 'UW-3.4']));
    for (const id of out.match(/^[A-Z]+-[\d.]+/gm)!) expect(id).toMatch(/^UW-3\.\d+$/);
  });

  it('prints rules without Markdown marks, and of a link only its text', async () => {
    for (const language of ['en', 'de']) {
      for (const game of ['up-against-the-wall', 'revolting-behaviour', 'world-game', 'chicago-chicago', 'air-war']) {
        const { out } = await told(`rules ${game} --language ${language}`);
        expect(out).not.toMatch(/`|\]\(/);
      }
    }
    expect((await told('rules world-game alliesMost')).out).toMatch(
      /Option: alliesMost: .* chosen by measurement: see the guide\./,
    );
  });

  it('prints all rules of a game', async () => {
    expect((await told(['rules', 'up-against-the-wall'])).out.match(/^UW-/gm)?.length).toBeGreaterThan(20);
  });

  it('prints the rules that contain every word, in upper or lower case, in one game or in all', async () => {
    const found = async (words: string): Promise<readonly string[]> =>
      (await told(words)).out.match(/^[A-Z]+-[\d.]+/gm) ?? [];
    const gambit = await found('rules up-against-the-wall GAMBIT');

    expect(gambit).toContain('UW-4.2');
    expect(gambit).not.toContain('UW-5.2');
    expect(await found('rules up-against-the-wall gambit die')).toContain('UW-4.2');
    expect(await found('rules up-against-the-wall die gam')).toEqual(
      await found('rules up-against-the-wall gambit DIE'),
    );
    expect((await found('rules die')).map((id) => id.slice(0, 2))).toEqual(expect.arrayContaining(['UW', 'CC']));
  });
});

describe('a search in the rules', () => {
  const rulebook = {
    'N-1': { title: 'Play', text: 'Unattached heaps stay.' },
    'N-2': { title: 'Heaps', text: 'Each attack takes one.', source: 'page 3' },
    'N-3': { title: 'The set-up', text: 'One heap, “attacked” by nobody: 3-1.' },
    'N-4': { title: 'Attack on a heap', text: 'Chosen freely.' },
  };

  it.each([
    ['attack', ['N-4', 'N-2', 'N-3']],
    ['heap att', ['N-4', 'N-2', 'N-3']],
    ['att HEAP', ['N-4', 'N-2', 'N-3']],
    ['tack', []],
    ['set up', ['N-3']],
    ['Set-Up', ['N-3']],
    ['3-1', ['N-3']],
    ['page', ['N-2']],
    ['n-3', ['N-3']],
    ['?', []],
    ['', ['N-1', 'N-2', 'N-3', 'N-4']],
  ])('finds words by their beginnings, in any order, and lists matches in titles first: %j', (words, ids) => {
    const found = rulesAbout(rulebook, words.split(' ').filter(Boolean));

    expect(found.map(([id]) => id)).toEqual(ids);
  });

  it('sorts the rules of all games together', async () => {
    const { out } = await told('rules conced');
    const titles = [...out.matchAll(/^[A-Z]+-[\d.]+ {2}(.*)$/gm)].map(([, title]) => /\bconced/i.test(title!));

    expect(titles.filter(Boolean).length).toBeGreaterThan(1);
    expect(titles).toEqual(titles.toSorted((one, other) => Number(other) - Number(one)));
    expect(titles).toContain(false);
  });
});

describe('odds', () => {
  it('prints the odds of two numbers', async () => {
    expect((await told('odds up-against-the-wall 3 3')).out.split('\n')).toEqual([
      '3 against 3: column 1-1. On 3 of 6 rolls, the side with fewer pieces loses all of them, and the other side loses the same number; on 2 of 6, the attacker loses all pieces; on 1 of 6, the defender loses all pieces.',
      '',
      'AL  3/6  50.0 %  the side with fewer pieces loses all of them, and the other side loses the same number',
      'YE  2/6  33.3 %  the attacker loses all pieces',
      'TE  1/6  16.7 %  the defender loses all pieces',
    ]);
    expect((await told('odds chicago-chicago harass-demonstrators 9 4')).out).toMatch(
      /^9 against 4: column 2-1\. On \d of 6/,
    );
    expect((await told('odds up-against-the-wall 1 3')).out).toBe('1 against 3: too few to attack.');
  });

  it('prints the odds of a whole table, a sentence for each column and then the table', async () => {
    const { out } = await told('odds chicago-chicago assault');

    expect(out).toMatch(/^1-1 {2}On 2 of 6 rolls, a shot is fired, [^]*; on 2 of 6, the police score, and .*\.\n2-1 /);
    expect(out).toMatch(/\n\n +1-1 +2-1 +3-1 +4-1\nDD1 +1\/6 /);
    expect(out).toMatch(/SHOT +2\/6 +1\/6 +1\/6 +1\/6 +a shot is fired, and the police lose/);
    expect((await told('odds chicago-chicago assault 9 4')).out).toMatch(/^9 against 4: column 2-1\. /);
  });

  it('prints the odds of an attempt', async () => {
    const { out } = await told('odds revolting-behaviour legal-force moderate');

    expect(out).toMatch(
      /^The attempt succeeds in 92\.9 % of cases\. Each card costs 1 point, and you spend \d\.\d\d points on average\.\n\n/,
    );
    expect(out).toMatch(
      /\n13\/14 +92\.9 % +a card that fulfils the attempt is drawn before a joker\n1\/14 +7\.1 % +a joker/,
    );
  });

  it.each([
    [
      'up-against-the-wall 3 3',
      /^3 gegen 3: Spalte 1-1\. Bei 3 von 6 Würfen: die Seite mit weniger Steinen verliert alle, .*; bei 2 von 6: /,
    ],
    ['up-against-the-wall 1 3', /^1 gegen 3: zu wenige für einen Angriff\.$/],
    [
      'chicago-chicago assault',
      /, und ein Drittel der Demonstranten steigt eine Stufe.* ein Schuss fällt, und die Polizei hat verloren/s,
    ],
    ['chicago-chicago assault', /, und alle Einheiten der Demonstranten sinken eine Stufe/],
    [
      'revolting-behaviour legal-force moderate',
      /^Der Versuch gelingt in 92,9 % der Fälle\. [^]*\n13\/14 +92,9 % +zuerst/,
    ],
  ])('are printed in German: %s', async (words, said) => {
    const { out } = await told(`odds ${words} --language de`);

    expect(out).toMatch(said);
    expect(out).not.toMatch(/\b(the|on|against|a|of)\b/);
  });

  it('are refused in an unknown language', async () => {
    expect((await told('odds chicago-chicago assault --language fr')).error).toContain('has no messages in "fr"');
  });

  it.each([
    ['odds', /^Expected the name of a game\. /],
    [
      'odds world-game',
      /^world-game has no odds to show\. Games with odds: up-against-the-wall, revolting-behaviour, chicago-chicago\.$/,
    ],
    ['odds chicago-chicago 3 3', /^Expected the name of a table\. Expected one of: harass-police, /],
    ['odds chicago-chicago asault', /^Unknown table "asault"\. Did you mean "assault"\?$/],
    ['odds up-against-the-wall 3', /^Expected two numbers/],
    ['odds revolting-behaviour legal-farce', /Did you mean "legal-force"\?$/],
    ['odds revolting-behaviour legal-force mild 5 6', /^Expected activity, severity, points\. /],
  ])('refuses "%s"', async (words, error) => {
    const refused = await told(words);

    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.error).toMatch(error);
  });
});

describe('the suggestion for an unknown name', () => {
  it.each([
    ['sed', ['set', 'seed'], 'seed'],
    ['form', ['for', 'from'], 'from'],
    ['sede', ['side', 'seed'], 'seed'],
    ['chi', ['chile', 'chicago-chicago', 'chi-chi'], 'chile'],
    ['chicago-c', ['chicago', 'chicago-chicago'], 'chicago-chicago'],
  ])(
    'is the nearest name, and of several equally near names the one that shares most letters: %s',
    (name, names, meant) => {
      expect(hintAt(name, names)).toBe(`Did you mean "${meant}"?`);
    },
  );

  it('is empty if no name is near', () => {
    expect(hintAt('zeppelin', ['set', 'seed'])).toBe('Expected one of: set, seed.');
    expect(hintAt('', ['set', 'seed'])).toBe('Expected one of: set, seed.');
  });
});

describe('the short name of a game', () => {
  it.each([
    ['uaw', 'up-against-the-wall'],
    ['uatw', 'up-against-the-wall'],
    ['UAW', 'up-against-the-wall'],
    ['chic', 'chicago-chicago'],
    ['air', 'air-war'],
    ['a', undefined],
    ['war', undefined],
    ['', undefined],
  ])('is its beginning or its initials: %s', (short, id) => {
    expect(idFor(short)).toBe(id);
  });

  it('fits only one game, because the ids begin with different letters', () => {
    expect(new Set(GAME_IDS.map(([first]) => first)).size).toBe(GAME_IDS.length);
  });

  it('is listed in the help, and each short name fits one game', async () => {
    const { out } = await told('help');

    for (const id of GAME_IDS) {
      expect(idFor(shortNameOf(id))).toBe(id);
      expect(out).toMatch(new RegExp(`^  ${id} +${shortNameOf(id)}$`, 'm'));
    }
  });

  it.each([
    ['play uaw --seed 1', 'Up Against the Wall, Motherfucker! (up-against-the-wall). Type ? for help.'],
    ['demo aw/small-three --seed 1', 'Some Air War Games (air-war), seed 1'],
    ['odds chic assault 12 6', '12 against 6: column 2-1.'],
    ['rules rb RB-6.2', 'RB-6.2'],
  ])('works in each command: %s', async (words, start) => {
    const { out, error } = await told(words, { lines: ['quit'] });

    expect(error).toBe('');
    expect(out.startsWith(start)).toBe(true);
  });
});

describe('the command line', () => {
  it.each([
    [
      'dance',
      'Unknown command "dance". Expected one of: play, host, demo, replay, rules, odds, simulate, results, serve, compile, help.',
    ],
    ['simulat', 'Unknown command "simulat". Did you mean "simulate"?'],
    ['demo chess', 'Unknown game "chess". Expected one of: up-against-the-wall, '],
    ['demo wrold-game', 'Unknown game "wrold-game". Did you mean "world-game"?'],
    ['demo constructor', 'Unknown game "constructor".'],
    ['demo world-game --players 31', '--players: world-game is for 2 to 30 players.'],
    ['demo world-game --players 1', '--players: world-game is for 2 to 30 players.'],
    ['rules up-against-the-wall UW-99', 'Unknown rule "UW-99" in up-against-the-wall. See countersheet rules '],
    ['rules up-against-the-wall zeppelin', 'No rule contains "zeppelin"'],
    ['demo --sede 1', 'Unknown option --sede. Did you mean "--seed"? See countersheet demo --help.'],
    ['play --sed 1', 'Unknown option --sed. Did you mean "--seed"? See countersheet play --help.'],
    ['demo u', 'Unknown game "u". Did you mean "up-against-the-wall"?'],
    ['demo --seed -1', '--seed: If a value begins with a dash, write --seed=-1. See countersheet demo --help.'],
    ['demo -s 1', 'Unknown option -s. '],
    ['demo up-against-the-wall world-game', 'Expected the name of one game. '],
    ['demo up-against-the-wall --players 3', 'The number of players of up-against-the-wall is fixed.'],
    ['demo up-against-the-wall --set unopposed', '--set: Expected option=value but received "unopposed".'],
    ['demo up-against-the-wall --set unopposed=often', '--set: unopposed: '],
    [
      'demo up-against-the-wall --set unoposed=hold',
      '--set: up-against-the-wall has no option "unoposed". Did you mean "unopposed"?',
    ],
    ['demo revolting-behaviour --players 3 --set jokers=many', '--set: jokers: '],
    ['demo revolting-behaviour --players 99', '--players: revolting-behaviour is for 2 to 8 players.'],
    ['demo revolting-behaviour --players 9', '--players: revolting-behaviour is for 2 to 8 players.'],
    ['demo revolting-behaviour --set seed=3', '--set: The seed is not an option of the game. Use --seed.'],
    ['demo revolting-behaviour --set seed', '--set: Expected option=value but received "seed".'],
    ['play --lang de', 'Unknown option --lang. Did you mean "--language"? See countersheet play --help.'],
    [
      'odds up-against-the-wall -7 3',
      'Expected a number that is not negative but received -7. See countersheet odds --help.',
    ],
    ['rules XX-9', 'Unknown rule "XX-9". Games: up-against-the-wall, '],
    ['rules chess', 'No rule contains "chess". Games: up-against-the-wall, '],
    [
      'rules revolting-behaviour uw-3.4',
      'Unknown rule "uw-3.4" in revolting-behaviour. This rule belongs to up-against-the-wall: countersheet rules uw-3.4',
    ],
    ['demo revolting-behaviour --players many', '--players: Expected a whole number'],
    ['demo revolting-behaviour --players 1e99', '--players: Expected a whole number'],
    ['demo revolting-behaviour --players=-3', '--players: Expected a whole number'],
  ])('refuses "%s" in one line', async (words, reason) => {
    const { code, error, out } = await told(words);

    expect(code).toBe(2);
    expect(error).toContain(reason);
    expect(error).not.toContain('\n');
    expect(out).toBe('');
  });

  it('distinguishes a missing file from an unknown command', async () => {
    expect(await told('demo up-against-the-wall --scenario /nowhere.json')).toMatchObject({ code: 4 });
    expect(await told('replay /nowhere.json')).toMatchObject({ code: 4 });
  });

  it.each([
    ['', 'The file is empty. Expected a scenario as JSON.'],
    ['{"a":', 'Not valid JSON: Unexpected end of JSON input. Expected a scenario as JSON.'],
  ])('reports what is wrong with a file that is not JSON: %j', async (text, reason) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, text);

    const { code, error } = await told(`demo world-game --scenario ${file}`);
    expect({ code, error }).toEqual({ code: 4, error: `${file}: ${reason}` });
    expect((await told(`play --resume ${file}`)).error).toMatch(/\. Expected a file written by save\.$/);
    expect((await told(`simulate world-game --bots bold,random --resume ${file}`)).error).toMatch(
      /\. Expected results written by simulate --json\.$/,
    );
  });

  it('names the file of an invalid scenario', async () => {
    const { code, error } = await told('demo up-against-the-wall --scenario package.json');

    expect(code).toBe(4);
    expect(error).toMatch(/^package\.json: scenario\.\w+: Invalid key: /);
  });

  it('shows a new user how to play in three lines', async () => {
    const { code, out } = await told('');

    expect(code).toBe(0);
    expect(out.split('\n')).toHaveLength(3);
    expect(out).toContain('countersheet play up-against-the-wall\n');
  });

  it.each(['--help', '-h', 'help'])('lists its commands for "%s"', async (words) => {
    const { code, out, error } = await told(words);

    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(
      /^Usage: countersheet <command>[^]*\n {2}play .*[^]*Exit codes:\n {2}0 +done\n {2}1 [^]*\n {2}130 +interrupted$/,
    );
  });

  it.each(['play', 'demo', 'replay', 'odds', 'rules', 'simulate'])(
    'explains %s, in either order of the words',
    async (name) => {
      const { code, out } = await told(`help ${name}`);

      expect(code).toBe(0);
      expect(out).toMatch(new RegExp(`^Usage: countersheet ${name}`));
      expect((await told(`${name} --help`)).out).toBe(out);
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
      if (name === 'play' || name === 'simulate')
        expect(out).toMatch(/world-game +random, greedy, mcts, strategist, search/);
    },
  );

  it.each(['odds', 'rules'])('gives examples of %s that work', async (name) => {
    const { out } = await told(`help ${name}`);
    const examples = [...out.matchAll(new RegExp(`^ {2}countersheet (${name} .*?)(?= {2,}|$)`, 'gm'))].map(
      ([, words]) => words!,
    );

    expect(examples.length).toBeGreaterThan(3);
    for (const words of examples)
      expect({ words, ...(await told(words)) }).toMatchObject({ words, code: 0, error: '' });
  });

  it('prints its version', async () => {
    expect(await told('--version')).toMatchObject({ code: 0, out: '1.2.3' });
  });
});
