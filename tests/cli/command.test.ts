import { describe, expect, it } from 'vitest';
import { run } from '../../src/cli/command.ts';
import { VARIANTS } from '../../src/games/air-war/index.ts';
import { IS_THOROUGH, some } from '../times.ts';

function told(words: readonly string[], links = false): { code: number; out: string; error: string } {
  const out: string[] = [];
  const error: string[] = [];
  const code = run(words, { out: (line) => out.push(line), error: (line) => error.push(line), links });
  if (typeof code !== 'number') throw new Error('The command has not ended at once.');
  return { code, out: `${out.join('\n')}\n`, error: error.join('\n') };
}

describe('demo', () => {
  it('plays Up Against the Wall to its end, the same for the same seed', async () => {
    const { code, out } = told(['demo', 'up-against-the-wall', '--seed', '42']);

    expect(code).toBe(0);
    // The file pins what is played and how it reads; it does not prove the rules.
    await expect(out).toMatchFileSnapshot('../golden/up-against-the-wall.42.txt');
  });

  it.each(['2', '3'])('plays Revolting Behaviour! with %s players to its end', async (players) => {
    const { code, out } = told(['demo', 'revolting-behaviour', '--players', players, '--seed', '1830']);

    expect(code).toBe(0);
    expect(out).toMatch(/ (has overcome the Cause|is the only one with points) and wins\. +RB-6\.2/);
    await expect(out).toMatchFileSnapshot(`../golden/revolting-behaviour.${players}-players.1830.txt`);
  });

  it('plays Revolting Behaviour! with eight players to a winner', () => {
    const { code, out } = told(['demo', 'revolting-behaviour', '--players', '8', '--seed', '1']);

    expect(code).toBe(0);
    expect(out).toMatch(/\n\w+ has overcome the Cause and wins\. +RB-6\.2\n/);
    expect(out).toContain('hal: fierce');
  });

  it('plays The World Game to its end, the same for the same seed', async () => {
    const { code, out } = told(['demo', 'world-game', '--seed', '42']);

    expect(code).toBe(0);
    // The file pins what is played and how it reads; it does not prove the rules.
    await expect(out).toMatchFileSnapshot('../golden/world-game.42.txt');
  });

  it.each(['2', '5', '30'])('plays The World Game with %s countries to its end', (players) => {
    const { code, out } = told(['demo', 'world-game', '--seed', '7', '--players', players]);

    expect(code).toBe(0);
    expect(out.split('\n')[1]?.split(', ')).toHaveLength(Number(players));
    expect(out).toMatch(/ (wins the war|share the victory): .* WG-6\.\d\n/);
  });

  it('plays Chicago-Chicago! through its twelve turns', async () => {
    const { code, out } = told(['demo', 'chicago-chicago', '--seed', '42']);

    expect(code).toBe(0);
    expect(out).toMatch(/^Turn 28C begins\. +CC-4\.0$/m);
    expect(out).toMatch(/^The (demonstrators|police) win by \d+ to \d+\. +CC-6\.1$/m);
    await expect(out).toMatchFileSnapshot('../golden/chicago-chicago.42.txt');
  });

  it('plays an air war game to its end, the same for the same seed', async () => {
    const { code, out } = told(['demo', 'air-war', '--seed', '42']);

    expect(code).toBe(0);
    expect(out).toContain('AW-8.1');
    await expect(out).toMatchFileSnapshot('../golden/air-war.42.txt');
  });

  it.each(some(VARIANTS.toReversed(), 2))(
    'plays the air war game %s till cities fall and it ends by kills',
    (variant) => {
      // A match may also last its 200 cycles: one of three must not.
      const matches = some(['1', '2', '3'], 1).map((seed) => told(['demo', `air-war/${variant}`, '--seed', seed]));

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

  it('tells it in another language, and says so if there is none', () => {
    expect(told(['demo', '--seed', '42', '--language', 'de']).out).toMatch(/^Die Radikalen gewinnen mit \d+ Punkten/m);
    expect(told(['demo', '--language', 'toString'])).toMatchObject({ code: 1 });
    expect(told(['demo', '--language', 'xx']).error).toContain('is not told in "xx"');
  });

  it('plays another match from another seed', () => {
    expect(told(['demo', '--seed', 'a']).out).not.toBe(told(['demo', '--seed', 'b']).out);
  });

  it('ends with a winner and cites a rule on every line that tells of something', () => {
    const lines = told(['demo', '--seed', 'x']).out.split('\n');

    expect(lines.some((line) => /^(The \w+ wins?|The match is a draw) .*UW-6\.\d$/.test(line))).toBe(true);
    const sentences = lines.filter((line) => !line.startsWith('Support:') && /\.($| +UW-)/.test(line));
    for (const sentence of sentences) expect(sentence).toMatch(/UW-\d\.\d$/);
  });

  it('links each rule to its page where the terminal can', () => {
    expect(told(['demo'], true).out).toContain('docs/rules/up-against-the-wall.md#uw-14');
  });
});

describe('rules', () => {
  it('tells one rule, with our ruling and its option', () => {
    const { code, out } = told(['rules', 'up-against-the-wall', 'UW-3.5']);

    expect(code).toBe(0);
    expect(out).toMatch(/^UW-3\.5 .*\n +Our ruling: .*\n +Option: `unopposed`/);
  });

  it('tells all rules of a game', () => {
    expect(told(['rules', 'up-against-the-wall']).out.match(/^UW-/gm)?.length).toBeGreaterThan(20);
  });
});

describe('the command line', () => {
  it.each([
    [['dance'], 'There is no command "dance".'],
    [['demo', 'chess'], 'There is no game "chess".'],
    [['demo', 'constructor'], 'There is no game "constructor".'],
    [['demo', 'world-game', '--players', '31'], '31 players: '],
    [['demo', 'world-game', '--players', '1'], '1 players: '],
    [['rules', 'up-against-the-wall', 'UW-99'], 'There is no rule "UW-99".'],
    [['demo', '--sede', '1'], "Unknown option '--sede'"],
    [['demo', 'up-against-the-wall', '--players', '3'], 'The number of players of up-against-the-wall is fixed.'],
    [['demo', 'revolting-behaviour', '--players', '1'], '1 players: players: '],
    [['demo', 'revolting-behaviour', '--players', '9'], '9 players: players: '],
    [['demo', 'revolting-behaviour', '--players', 'many'], 'There is no number of players "many".'],
    [['demo', 'revolting-behaviour', '--players', '1e99'], 'There is no number of players "1e99".'],
    [['demo', 'revolting-behaviour', '--players=-3'], 'There is no number of players "-3".'],
  ])('refuses %j and shows its usage', (words, reason) => {
    const { code, error } = told(words);

    expect(code).toBe(1);
    expect(error).toContain(reason);
    expect(error).toContain('Usage: countersheet');
  });

  it.each([[[]], [['--help']], [['demo', '-h']]])('shows its usage for %j', (words) => {
    expect(told(words)).toMatchObject({ code: 0, error: '' });
  });
});
