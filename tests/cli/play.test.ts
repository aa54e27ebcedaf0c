import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { plain } from '../../src/cli/color.ts';
import { GAME_IDS, gameNamed } from '../../src/cli/game.ts';
import { hintText, oddsText } from '../../src/cli/play/advice-text.ts';
import { chosenText, showItems } from '../../src/cli/play/menu-text.ts';
import { screenOf, showBoard, showSentences } from '../../src/cli/play/screen.ts';
import { botsOf } from '../../src/cli/own-bots.ts';
import { spokenOf } from '../../src/cli/spoken.ts';
import { createRng } from '../../src/core/random.ts';
import { defaultScenario } from '../../src/games/world-game/rules/index.ts';
import { currentState, fromTreeRecord } from '../../src/match/index.ts';
import { choicesOf, hintOf, createMenu, newsOf, oddsOf, type Session } from '../../src/session/index.ts';
import { played, sessionFor } from '../session/games.ts';
import { some } from '../times.ts';
import { told } from './told.ts';

const folder = mkdtempSync(join(tmpdir(), 'countersheet-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A match in which two players with secrets share a keyboard. */
const HOT_SEAT = 'play world-game --as all --players 2 --seed secrets';

describe('play', () => {
  it('continues a saved match exactly as the match would have continued', async () => {
    const [kept, first, second] = ['kept', 'first', 'second'].map((name) => join(folder, `${name}.json`));
    const words = 'play up-against-the-wall/as-printed --bots random --seed kept';
    const [before, after] = [
      ['end-cards', 'dep al 10'],
      ['', 'end-cards', 'concede'],
    ];

    await told(`${words} --record ${first}`, { lines: [...before, ...after] });
    await told(words, { lines: [...before, `save ${kept}`, 'quit'] });
    await told(`play --resume ${kept} --record ${second}`, { lines: after });

    expect(readFileSync(second!, 'utf8')).toBe(readFileSync(first!, 'utf8'));
    const { game } = await gameNamed('up-against-the-wall');
    expect(fromTreeRecord(game, JSON.parse(readFileSync(first!, 'utf8'))).nodes.length).toBeGreaterThan(5);
  });

  it('overwrites no file except the one that it resumes', async () => {
    const [notes, kept, match] = ['notes.txt', 'own.json', 'own-match.json'].map((name) => join(folder, name));
    const words = 'play chicago-chicago --language de';
    writeFileSync(notes!, 'only copy');
    await told(words, { lines: [`save ${kept}`, 'quit'] });

    const { error, code } = await told(`${words} --record ${notes}`);
    expect({ error, code }).toEqual({
      error: `--record: ${notes} already exists: choose another file, or remove the existing file.`,
      code: 4,
    });
    const lines = [notes, kept, match].map((file) => `save ${file}`);
    const { out } = await told(`${words} --record ${match}`, { lines: [...lines, 'quit'] });
    expect(out.match(/ gibt es schon oder ist für die Aufzeichnung vorgesehen\./g)).toHaveLength(3);
    expect(readFileSync(notes!, 'utf8')).toBe('only copy');
    const resumed = await told(`play --resume ${kept}`, { lines: [`save ${kept}`, 'save /nowhere/k.json', 'quit'] });
    expect(resumed.out).toContain(`In ${kept} gespeichert. `);
    expect(resumed.out).toContain('/nowhere/k.json: Diese Datei oder diesen Ordner gibt es nicht.');
  });

  it('completes the beginnings of words, and explains why an action is not possible now', async () => {
    const lines = [
      'att alumni',
      'end-cards',
      'att al',
      'deploy alumni 4',
      'dep al 2',
      'deploy alumni 2',
      'deploy black-students 4',
      'dep zz 2',
      'dep m 2',
      'boar',
      'quit',
    ];
    const { out } = await told('play up-against-the-wall --seed first', { lines });
    const answerTo = (line: string): string => out.split(`> ${line}\n`)[1]!.split('\n')[0]!;

    expect(answerTo('dep al 2')).toBe(answerTo('deploy alumni 2'));
    expect(answerTo('dep al 2')).toMatch(/\(UW-3\.1\) Type why for the rule\.$/);
    expect(answerTo('att al')).toMatch(/^This is not possible now: 9 pieces must still be deployed\. \(UW-3\.1\)/);
    expect(answerTo('att alumni')).toMatch(/^This is not possible now: /);
    expect(answerTo('deploy black-students 4')).toMatch(
      /^Black Students is the last track: your last 5 pieces must go there\. /,
    );
    expect(answerTo('dep zz 2')).toMatch(/^Unknown word “zz”: expected conservative-faculty, .*, …\.$/);
    expect(answerTo('dep m 2')).toBe('“m” can mean majority-coalition, moderate-strikers.');
    expect(answerTo('boar')).toBe('Unknown word “boar”: expected board, or ? for help.');
  });

  it('ends when the input ends, and still writes the record', async () => {
    const file = join(folder, 'ended.json');

    expect(await told(`play chicago-chicago --record ${file}`, { lines: ['1'] })).toMatchObject({ code: 0, error: '' });
    expect(existsSync(file)).toBe(true);
  });

  it('passes the screen to the next person if players have secrets, and shows nothing before that person is there', async () => {
    const { out } = await told(HOT_SEAT, { lines: ['', 'ready', '', 'board', 'quit'] });
    const [, alba = '', bern = ''] = out.split('\n────');
    const own = (text: string): string | undefined => /points: (\d+)/.exec(text)?.[1];

    expect(alba).toMatch(/^─+\n\nPass the keyboard to Alba\. Alba, press Enter\. \n/);
    expect(bern).toMatch(/^─+\n\nPass the keyboard to Bern\. Bern, press Enter\. \n/);
    expect(own(alba)).toBeDefined();
    expect(bern).not.toContain(`points: ${own(alba)!}`);
  });

  it('asks the other players before it takes back an action from which they have learnt something', async () => {
    const words = 'play revolting-behaviour --as all --players 2 --seed asked';
    const { out } = await told(words, { lines: ['pass', 'pass', 'undo', 'no', 'undo', 'yes', 'quit'] });

    expect(out).toMatch(
      /do you agree that \w+ takes this action back\? \(yes or no\) no\n\w+ does not agree\. Nothing is taken back\./,
    );
    expect(out).toMatch(/\(yes or no\) yes\nTaken back\.\n/);
  });

  it('sets up a match with a scenario from a file and with options', async () => {
    const file = join(folder, 'scenario.json');
    writeFileSync(file, JSON.stringify({ ...defaultScenario, countries: defaultScenario.countries.slice(0, 2) }));

    const { out } = await told(`play world-game --scenario ${file} --set reportBand=100`, { lines: ['quit'] });
    expect(out.split('\n')[1]).toBe('A: at the keyboard, B: strategist');
  });

  it.each(['up-against-the-wall', 'up-against-the-wall/for-play', 'up-against-the-wall --preset for-play'])(
    'uses the preset for-play: %s',
    async (words) => {
      const { out } = await told(`play ${words} --seed first`, { lines: ['quit'] });

      expect(out).toMatch(/^Alumni +0 LAW( +\[?-?\d+\]?){5,} +\|/m);
    },
  );

  it('accepts each preset of a game by name, and lists the presets', async () => {
    for (const id of GAME_IDS) {
      for (const preset of Object.keys((await gameNamed(id)).manifest.presets)) {
        const { error } = await told(`play ${id} --preset ${preset}`);
        expect({ id, preset, error }).toEqual({ id, preset, error: '' });
      }
    }
    expect(await told('play up-against-the-wall --preset forplay')).toMatchObject({
      code: 2,
      error: 'up-against-the-wall has no preset "forplay". Did you mean "for-play"?',
    });
    expect(await told('play air-war/small-three --preset large-six')).toMatchObject({
      code: 2,
      error: '--preset: The argument "air-war/small-three" already names a preset. Name the preset only once.',
    });
  });

  it('knows which person is at the screen, whatever the names are', async () => {
    const { out } = await told('play revolting-behaviour --set players=["toString","ben"] --seed 1');

    expect(out.split('\n')[1]).toBe('toString: at the keyboard, ben: strategist');
  });

  it('prints the odds of a whole attempt, and the results of its first card', async () => {
    const words = 'play revolting-behaviour --preset as-printed --players 2 --seed asked';
    const { out } = await told(words, { lines: ['odds attempt legal-force moderate ben', 'quit'] });

    expect(out).toMatch(
      /^The attempt succeeds in \d\d\.\d % of cases if you keep drawing .*\nAfter the first card:\n/m,
    );
    expect(out).toMatch(/^\d+\/\d+, \d+(\.\d)? % +\S/m);
  });

  it('prints only the odds of the whole attempt if its first card has too many results', async () => {
    const words = 'play revolting-behaviour --players 2 --seed asked';
    const { out } = await told(words, { lines: ['odds attempt legal-force moderate cause', 'quit'] });

    expect(out).toMatch(/^The attempt succeeds in \d\d\.\d % of cases if you keep drawing .*\nada> quit/m);
  });

  it('shows the board after each action, in one line if it has not changed', async () => {
    const { out } = await told('play uaw --seed first', { lines: ['end-cards', 'deploy alumni 4', 'undo', 'quit'] });

    expect(out).toMatch(/> end-cards\nThe board has not changed\.\nOnly you know — hand: .*\n +1 {2}/);
    expect(out).toMatch(/> deploy alumni 4\n4 RADs go to Alumni\..*\n\nTrustees [^]*\nAlumni .* 4 RAD\n/);
    expect(out).toMatch(/> undo\nTaken back\.\n\nTrustees [^]*\nAlumni .* 0 RAD\n/);
  });

  it.each([
    ['en', '1 RAD … 9 RADs to Alumni', 'how many pieces?', '1 to 9'],
    ['de', '1 RAD … 9 RADs auf die Leiste „Ehemalige“', 'wie viele Steine?', '1 bis 9'],
  ])(
    'lists choices in the language of the match, with the notation at the end: %s',
    async (language, label, question, range) => {
      const { out } = await told(`play uaw --seed first --language ${language}`, { lines: ['end-cards', '2', 'quit'] });

      expect(out).toContain(`\n  2  ${label}  [deploy alumni <count>]\n`);
      expect(out).toContain(`\nradicals (${label}: ${question} ${range})> quit`);
    },
  );

  it.each([
    ['en', '2  Attempt … (', '2  legal force … (', 'ada (Attempt, legal force)> '],
    ['de', '2  Versuchen … (', '2  legale Gewalt … (', 'ada (Versuchen, legale Gewalt)> '],
  ])('lists groups of choices in the language of the match: %s', async (language, ...texts) => {
    const { out } = await told(`play rb --preset as-printed --players 8 --seed 1 --language ${language}`, {
      lines: ['2', '2', 'quit'],
    });

    for (const text of texts) expect(out).toContain(text);
  });

  it('plays in German', async () => {
    const { out } = await told('play --language de up-against-the-wall --seed 1', { lines: ['quit'] });

    expect(out).toContain('Keine Karten mehr spielen und die gezogene Karte behalten  [end-cards]');
  });

  it.each([
    ['play', 2, /^Expected the name of one game\. /],
    ['play up-against-the-wall --as radical', 2, /^--as: Unknown player "radical"\. Did you mean "radicals"\?$/],
    ['play up-against-the-wall --bots stratgist', 2, /Did you mean "strategist"\? /],
    ['play up-against-the-wall --bots ./nowhere.js', 4, /nowhere\.js cannot be loaded: /],
    ['play up-against-the-wall --language fr', 2, /has no messages in "fr"/],
    ['play --resume /nowhere.json', 4, /^\/nowhere\.json: There is no such file or folder\.$/],
    ['play up-against-the-wall --record /nowhere/m.json', 4, /^--record: \/nowhere\/m\.json cannot be written: /],
    ['play up-against-the-wall --record /tmp', 4, /^--record: \/tmp cannot be written: The path is not a file\.$/],
    ['play up-against-the-wall world-game', 2, /^Expected the name of one game\. /],
    ['play --resume package.json', 4, /^package\.json is not a saved match: /],
  ])('refuses "%s"', async (words, code, error) => {
    const refused = await told(words);

    expect(refused).toMatchObject({ code, out: '' });
    expect(refused.error).toMatch(error);
  });

  it.each([
    ['nothing', '() => {}', 'undefined'],
    ['an action of the other player', "async () => ({ type: 'concede', player: 'administration' })", 'concede'],
    ['an unknown action', "() => ({ type: 'foo' })", 'foo'],
  ])('lets no bot choose with %s', async (_, code, said) => {
    // Node loads a module only once, so each module needs a different name.
    const file = join(folder, `wrong-${said}.mjs`);
    writeFileSync(file, `export default ${code};`);

    const refused = await told(`play up-against-the-wall --as administration --bots ${file}`);
    expect(refused.code).toBe(3);
    expect(refused.error).toMatch(/^wrong-\w+ has failed: Expected an action of radicals but received /);
    expect(refused.error).toContain(said);
  });

  it('accepts with --resume only options that agree with the saved match', async () => {
    const file = join(folder, 'beside.json');
    const same = 'up-against-the-wall --as radicals --bots random --seed kept --budget 50 --set unopposed=hold';
    await told(`play ${same}`, { lines: ['end-cards', `save ${file}`, 'quit'] });
    const resumed = (words: string) => told(`play ${words} --resume ${file}`, { lines: ['quit'] });

    expect(await resumed(`${same} --players 2 --language en --set wipeOut=support`)).toMatchObject({
      code: 0,
      error: '',
    });
    for (const [words, what, there] of [
      ['world-game', 'world-game', 'up-against-the-wall'],
      ['--bots strategist', '--bots', '{"administration":"random"}'],
      ['--as administration', '--as', 'radicals'],
      ['--seed other', '--seed', 'kept'],
      ['--budget 200', '--budget', '50'],
      ['--language de', '--language', 'en'],
      ['--players 3', '--players', '2'],
      ['--set unopposed=advance', '--set unopposed', 'hold'],
    ]) {
      expect(await resumed(words!)).toMatchObject({
        ...{ code: 2, out: '' },
        error: `${what!}: The saved match in ${file} has a different value: ${there!}. Leave out ${what!}, or start a new match without --resume.`,
      });
    }
  });

  it('accepts a variant and a scenario with --resume', async () => {
    const [file, scenario] = [join(folder, 'variant.json'), join(folder, 'war.json')];
    const resumed = (words: string) => told(`play ${words} --resume ${file}`, { lines: ['quit'] });
    writeFileSync(scenario, JSON.stringify({ ...defaultScenario, name: 'Other' }));
    await told('play air-war/large-six', { lines: [`save ${file}`, 'quit'] });

    expect(await resumed('air-war/large-six')).toMatchObject({ code: 0, error: '' });
    expect((await resumed('air-war/small-three')).error).toMatch(
      /^air-war\/small-three: The saved match in .* has a different value: large-six\. /,
    );
    rmSync(file);
    await told(`play world-game --scenario ${scenario}`, { lines: [`save ${file}`, 'quit'] });
    expect(await resumed(`--scenario ${scenario}`)).toMatchObject({ code: 0, error: '' });
    writeFileSync(scenario, JSON.stringify(defaultScenario));
    expect((await resumed(`--scenario ${scenario}`)).error).toMatch(
      /^--scenario: The saved match in .* has a different value: its own scenario\. /,
    );
  });

  it.each([
    ['revolting-behaviour --players 2 --as all --bots random', /^--bots: No player is left for these bots: random\. /],
    [
      'up-against-the-wall --bots random,greedy',
      /No player is left for these bots: greedy\. People control these players: radicals\. See --as\.$/,
    ],
  ])('refuses bots for players that do not exist: %s', async (words, error) => {
    const refused = await told(`play ${words}`, { lines: ['quit'] });

    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.error).toMatch(error);
  });

  it('distinguishes a failing bot from an unknown command', async () => {
    const file = join(folder, 'failing.mjs');
    writeFileSync(file, 'export default () => { throw new Error("no idea"); };');

    const words = `play up-against-the-wall --as administration --bots ${file}`;
    const { code, error } = await told(words);
    expect(code).toBe(3);
    expect(error).toBe(`failing has failed: Error: no idea (${file}:1:30).`);
  });
});

describe('the output of a session', () => {
  it.each(GAME_IDS.flatMap((id) => some([10, 5], 1).map((decisions) => [id, decisions] as const)))(
    'depends only on the view of the person at the screen: %s after %i decisions',
    async (id, decisions) => {
      const known = await gameNamed(id);
      const spoken = await spokenOf(known, 'en');
      const { game, manifest } = known;
      const parts = { manifest, messages: spoken.messages };
      const session = played(sessionFor(parts, 'person', known.options), decisions);
      const bots = await botsOf(known);
      const shownIn = (now: Session): readonly string[] => {
        const out: string[] = [];
        const screen = screenOf(known, spoken, { out: (line) => out.push(line), paint: plain, links: false });
        const [choices, view] = [choicesOf(now), now.view];
        showBoard(screen, view);
        showItems(screen, now, createMenu(choices));
        showSentences(screen, newsOf(now).sentences);
        out.push(chosenText(spoken, now, { choices: choices.slice(0, 1), isAmount: false, path: [] }));
        const bot = Object.keys(bots)[0]!;
        out.push(...hintText(spoken.say, now, { bot, action: hintOf(now, bots[bot]!) }));
        out.push(...oddsText(spoken.say, oddsOf(now, choices[0]!.action)!));
        return out;
      };
      const { match } = session;
      const state = game.sampleState(session.view, createRng('another world'));
      const nodes = match.nodes.map((node) => (node.id === match.current ? { ...node, state } : node));

      expect(currentState({ ...match, nodes })).not.toBe(currentState(match));
      expect(shownIn({ ...session, match: { ...match, nodes } })).toEqual(shownIn(session));
    },
  );
});
