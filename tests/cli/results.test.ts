import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whyNotLoaded } from '../../src/cli/modules.ts';
import { placeOf } from '../../src/cli/failure.ts';
import { gameNamed } from '../../src/cli/game.ts';
import { shownOn } from '../../src/cli/progress.ts';
import { csvOf } from '../../src/cli/results/csv.ts';
import { againstEach, onEachSeat, overTime } from '../../src/cli/results/shares.ts';
import { replay } from '../../src/core/record.ts';
import { parseResults, playTournament } from '../../src/tournaments/index.ts';
import { cards } from '../tournaments/contests.ts';
import { told } from './told.ts';

const folder = mkdtempSync(join(tmpdir(), 'countersheet-results-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [mine, odd, none] = ['mine.mjs', 'odd.mjs', 'none.mjs'].map((name) => join(folder, name));
writeFileSync(mine!, 'export default (view, choices, rng) => choices.at(rng.int(choices.size));');
// A bot that concedes at its third decision and at every later decision. Therefore it concedes each later match at its
// first decision.
writeFileSync(
  odd!,
  `let decided = 0;
export default (view, choices) => ((decided += 1) < 3 ? choices.at(0) : { type: 'concede', player: view.viewer });`,
);
writeFileSync(none!, 'export const bot = 1;');

const GAMES = 'simulate up-against-the-wall --games 2 --seed own';

describe('bots of your own', () => {
  it('play under the name of their file, or another one, and keep the same results', async () => {
    const file = join(folder, 'own.json');
    await told(`${GAMES} --bots ${mine!},random --json ${file}`);
    const renamed = await told(`${GAMES} --bots first=${mine!},second=${mine!}`);

    expect(parseResults(JSON.parse(readFileSync(file, 'utf8'))).participants).toEqual(['mine', 'random']);
    expect(renamed.out).toMatch(/\n\| (first|second) +\| +2 \|/);
  });

  it.each([
    ['./nowhere.mjs', 4, /nowhere\.mjs cannot be loaded: /],
    [none!, 4, /none\.mjs has no bot\. Expected: export default \(view, choices, rng, budget\) => /],
    [`${mine!},${mine!}`, 2, new RegExp(`Several bots have the name "mine"\\. Name them: a=${mine!},b=${mine!}$`)],
  ])('refuse %s', async (bots, code, error) => {
    const refused = await told(`${GAMES} --bots ${bots},random`);

    expect(refused.code).toBe(code);
    expect(refused.error).toMatch(error);
  });

  it.each(['', 'bot.txt'])('are refused by Node if they are not modules: %j', (name) => {
    writeFileSync(join(folder, 'bot.txt'), '');
    const load = `import(process.argv[1]).catch(({ code, message }) => console.log(JSON.stringify({ code, message })))`;
    const url = pathToFileURL(join(folder, name)).href;
    const error: unknown = JSON.parse(execFileSync('node', ['-e', load, url], { encoding: 'utf8' }));

    expect(whyNotLoaded(error)).toBe('Expected a .js or .mjs file. Compile TypeScript first.');
  });

  it('are named if they fail', async () => {
    const failing = join(folder, 'failing.mjs');
    writeFileSync(failing, 'export default () => ({ type: "win" });');

    const { code, error } = await told(`${GAMES} --bots ${failing},random`);
    expect(code).toBe(3);
    expect(error).toMatch(/^failing, playing for \w+, failed at decision \d+ of match \d /);
  });

  it('are named with the line of the file at which they failed', async () => {
    const failing = join(folder, 'failing-deep.mjs');
    writeFileSync(failing, 'export default (view, choices) => {\n  return choices.at(-1).type;\n};');

    const { error } = await told(`${GAMES} --bots ${failing},random`);
    expect(error).toMatch(/ The bot threw \w+: .* \(.*failing-deep\.mjs:2:\d+\)$/);
  });

  it.each([
    [
      'TypeError: x\n    at f (node:fs:1:2)\n    at mine (file:///home/ann/my bot.js:3:4)',
      ' (/home/ann/my bot.js:3:4)',
    ],
    [
      'TypeError: x\n    at /a/node_modules/countersheet/dist/x.js:1:2\n    at async /a/mine.js:5:6',
      ' (/a/mine.js:5:6)',
    ],
    ['TypeError: x\n    at f (node:fs:1:2)\n    at <anonymous>:1:2', ''],
    [undefined, ''],
  ])('find this line in a stack: %j', (stack, place) => {
    expect(placeOf(stack)).toBe(place);
  });
});

describe('results', () => {
  const file = join(folder, 'results.json');

  beforeAll(async () => {
    await told(`${GAMES} --bots strategist,random --json ${file}`);
  });

  it('are shown again, without bots', async () => {
    const { code, out } = await told(`results ${file}`);

    expect(code).toBe(0);
    expect(out).toMatch(/^up-against-the-wall, seed own: 2 of 2 matches\n\n\| participant/);
  });

  it.each([
    ['results', 2, /^Expected one file with results\.$/],
    [`results ${file} two.json`, 2, /^Expected one file with results\.$/],
    ['results nowhere.json', 4, /^nowhere\.json: There is no such file or folder\.$/],
    [`results ${file} --csv /nowhere/r.csv`, 4, /^\/nowhere\/r\.csv: /],
  ])('are refused: %s', async (words, code, error) => {
    const refused = await told(words);

    expect(refused).toMatchObject({ code, out: '' });
    expect(refused.error).toMatch(error);
  });

  it('are a table with a line for each seat', async () => {
    const csv = join(folder, 'own.csv');
    writeFileSync(csv, 'replaced');
    const { error } = await told(`results ${file} --csv ${csv}`);

    const [head, ...rows] = readFileSync(csv, 'utf8').trimEnd().split('\r\n');
    expect(error).toBe(`Written: ${csv}.`);
    expect(head).toBe('match,deal,seed,player,bot,payoff,outcome,reason,rule,decisions');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/^0,0,\w+,radicals,(strategist|random),[01.5]+,(win|draw),[\w-]+,UW-[\d.]+,\d+$/);
  });

  it('are quoted if a text needs quotes', async () => {
    const results = await playTournament(cards, { rounds: 1, seed: 'csv' });
    const [first, ...rest] = results.matches;
    const quoted = { ...results, matches: [{ ...first!, seed: 'a "b", c' }, ...rest] };

    expect(csvOf(quoted)).toContain('"a ""b"", c"');
  });

  it('are a page that needs no other file', async () => {
    const html = join(folder, 'own.html');
    const { error } = await told(`results ${file} --html ${html}`);
    const page = readFileSync(html, 'utf8');

    expect(error).toBe(`Written: ${html}.`);
    expect(page).toMatch(/^<!doctype html>/);
    expect(page.match(/<svg /g)).toHaveLength(3);
    for (const text of ['strategist against random', 'random as radicals', 'Payoffs over time'])
      expect(page).toContain(text);
    expect(page).not.toMatch(/<script|(src|href)="(?!#)/);
  });

  it('are shares of deals, for each opponent, for each seat, and over time', async () => {
    const results = await playTournament(cards, { rounds: 10, seed: 'shares' });
    const against = againstEach(results);
    const seats = onEachSeat(results);

    for (const { label, share } of against) {
      const other = against.find((each) => each.label === label.split(' against ').toReversed().join(' against '));
      expect(share + other!.share).toBeCloseTo(1);
    }
    for (const { lo, share, hi } of [...against, ...seats]) expect([lo, share, hi].toSorted()).toEqual([lo, share, hi]);
    expect(seats.map(({ label }) => label)).toHaveLength(results.participants.length * results.players.length);
    const [name] = results.participants;
    const paid = results.matches.flatMap(({ seats: names, payoffs }) =>
      payoffs.filter((_, seat) => names[seat] === name),
    );
    const mean = paid.reduce((sum, each) => sum + each, 0) / paid.length;
    const last = overTime(results).findLast(({ participant }) => participant === name);
    expect(last).toEqual({ participant: name, match: results.matches.length, share: mean });
  });
});

describe('records', async () => {
  const { game } = await gameNamed('up-against-the-wall');

  it('are saved for the chosen matches, and replay to the same end', async () => {
    const [records, json] = [join(folder, 'lost'), join(folder, 'lost.json')];
    const { error } = await told(
      `${GAMES} --bots strategist,random --records ${records} --keep lost:random --json ${json}`,
    );

    const { matches } = parseResults(JSON.parse(readFileSync(json, 'utf8')));
    const lost = matches.filter(({ seats, payoffs }) => payoffs[seats.indexOf('random')] === 0);
    expect(error).toBe(`Written: ${json}.\n${String(lost.length)} records in ${records}.`);
    expect(readdirSync(records).toSorted()).toEqual(lost.map(({ match }) => `match-${String(match)}.json`));
    for (const { match, outcome } of lost) {
      const last = replay(game, JSON.parse(readFileSync(join(records, `match-${String(match)}.json`), 'utf8'))).at(-1)!;
      expect(game.turn(last)).toEqual({ kind: 'over', outcome });
    }
  });

  it('are not saved for a match that cannot be replayed', async () => {
    const records = join(folder, 'odd');
    const { error } = await told(`${GAMES} --bots ${odd!},random --records ${records}`);

    expect(error).toBe(
      `1 record in ${records}.\nMatches without a record, because a bot played differently when the match was played again: 0.`,
    );
    expect(readdirSync(records)).toEqual(['match-1.json']);
  });

  it.each([
    ['lost:greed', /^--keep: The bot "greed" does not take part\. Did you mean "greedy"\?$/],
    ['some', /^--keep: Expected one of all, drawn, lost:<bot>, won:<bot> but received "some"\.$/],
  ])('are refused for "%s" before any match is played', async (keep, error) => {
    const refused = await told(`${GAMES} --bots greedy,random --records ${folder} --keep ${keep}`);

    expect(refused).toMatchObject({ code: 2, out: '', progress: [] });
    expect(refused.error).toMatch(error);
  });
});

describe('progress', () => {
  it('is printed as a line now and then if the output is not a terminal', async () => {
    const lines: string[] = [];
    let now = 0;
    const terminal = { error: (line: string) => lines.push(line) };
    const show = shownOn(terminal, () => now);

    for (const played of [2, 4, 6, 8]) {
      now += 8_000;
      await show({ played, planned: 8 });
    }
    expect(lines).toEqual(['4 of 8 matches', '8 of 8 matches']);
  });
});
