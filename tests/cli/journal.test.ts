import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Journal, JournalError, readKnown } from '../../src/cli/journal.ts';
import { playTournament, type TournamentResults } from '../../src/tournaments/index.ts';
import { cards } from '../tournaments/contests.ts';
import { told } from './told.ts';

const folder = mkdtempSync(join(tmpdir(), 'countersheet-journal-'));
const file = join(folder, 'cup.json');
const journalFile = `${file}.journal`;
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => readdirSync(folder).forEach((name) => rmSync(join(folder, name), { recursive: true })));

const results = await playTournament(cards, { rounds: 2, seed: 'kept' });

/** Writes the journal of a run that was interrupted after `matches` matches. */
function cutShort(matches: number, earlier = 0): void {
  const journal = new Journal(file, { ...results, matches: results.matches.slice(0, earlier) });
  for (const result of results.matches.slice(earlier, matches)) journal.add(result);
  journal.close();
}

function faultOf(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('It did not fail.');
}

describe('a journal', () => {
  it('contains each match as soon as it is added, one line each, after the settings', () => {
    cutShort(3);

    const [terms, ...lines] = readFileSync(journalFile, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(terms!)).toEqual({ ...results, matches: undefined });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(results.matches.slice(0, 3));
    expect(readdirSync(folder)).toEqual(['cup.json.journal']);
  });

  it('is written by one run at a time, unless the other run has ended without closing it', () => {
    const first = new Journal(file, results);
    expect(faultOf(() => new Journal(file, results)).message).toBe(
      `--json: ${file} is being written by process ${String(process.pid)}. Wait until it ends, or remove ${file}.lock.`,
    );
    first.close();

    const { pid } = spawnSync(process.execPath, ['--version']);
    // The third lock file contains the id of this process, as if a process with the same id in another container had
    // written it.
    for (const left of ['', `${String(pid)} x`, `${String(process.pid)} x`]) {
      writeFileSync(`${file}.lock`, left);
      new Journal(file, results).close();
      expect(readdirSync(folder)).toEqual(['cup.json.journal']);
    }
  });

  it('can be read, whatever incomplete line it ends with', () => {
    cutShort(5);
    const half = JSON.stringify(results.matches[5]);

    for (const part of ['', '{', half.slice(0, -1), half]) {
      const before = readFileSync(journalFile, 'utf8');
      appendFileSync(journalFile, part);
      expect(readKnown(file)).toEqual({ ...results, matches: results.matches.slice(0, 5) });
      writeFileSync(journalFile, before);
    }
  });

  it('is refused if a line in its middle is not valid', () => {
    cutShort(3);
    writeFileSync(journalFile, readFileSync(journalFile, 'utf8').replace(/\n/, '\n{"match":\n'));

    expect(faultOf(() => readKnown(file))).toMatchObject({
      name: 'CommandError',
      code: 4,
      message: expect.stringContaining(journalFile) as string,
    });
  });

  it('is added to earlier results', () => {
    const journal = new Journal(file, { ...results, matches: [] });
    journal.finish({ ...results, matches: results.matches.slice(0, 2) }, { isWhole: false });
    journal.add(results.matches[7]!);
    journal.close();

    expect(readKnown(file).matches).toEqual([results.matches[0], results.matches[1], results.matches[7]]);
  });

  it('is refused next to results of another tournament', () => {
    cutShort(2);
    writeFileSync(file, JSON.stringify({ ...results, seed: 'other', matches: [] }));

    expect(faultOf(() => readKnown(file)).message).toMatch(/The journal and .* belong to different tournaments/);
  });

  it('is replaced by the results', () => {
    const journal = new Journal(file, { ...results, matches: [] });
    journal.finish(results, { isWhole: true });
    journal.close();

    expect(readdirSync(folder)).toEqual(['cup.json']);
    expect(readKnown(file)).toEqual(results);
  });

  it('leaves the results unchanged if new results cannot be written', () => {
    writeFileSync(file, JSON.stringify(results));
    const journal = new Journal(file, results);
    journal.close();
    // A file with the name of the temporary file prevents the program from writing the new results.
    writeFileSync(`${file}.${String(process.pid)}`, 'in the way');

    expect(faultOf(() => journal.finish(results, { isWhole: true }))).toBeInstanceOf(JournalError);
    expect(readKnown(file)).toEqual(results);
    expect(existsSync(journalFile)).toBe(true);
  });

  it('says how to continue if a match cannot be written', () => {
    const journal = new Journal(file, { ...results, matches: [] });
    journal.close();

    expect(faultOf(() => journal.add(results.matches[0]!)).message).toMatch(
      /^EBADF.*: continue with --resume .*cup\.json$/,
    );
  });
});

describe('simulate', () => {
  const words = `simulate revolting-behaviour --bots random,steady --seed kept --budget 5 --games 6 --json ${file}`;
  const kept = (): TournamentResults => JSON.parse(readFileSync(file, 'utf8')) as TournamentResults;

  it('continues within a deal, from matches in any order, and plays none of them again', async () => {
    await told(words);
    const whole = kept();
    rmSync(file);
    const strange = whole.matches.map((match) => ({ ...match, decisions: 1 + match.match }));
    const journal = new Journal(file, { ...whole, matches: [] });
    for (const index of [4, 0, 2]) journal.add(strange[index]!);
    journal.close();

    expect((await told(`${words} --resume ${file}`)).code).toBe(0);
    const expected = whole.matches.map((match, index) => ([0, 2, 4].includes(index) ? strange[index] : match));
    expect(kept().matches).toEqual(expected);
    expect(readdirSync(folder)).toEqual(['cup.json']);
  });

  it('changes nothing if the results to resume are of another tournament', async () => {
    cutShort(3);
    const before = readFileSync(journalFile, 'utf8');

    expect((await told(`${words} --resume ${file}`)).error).toMatch(
      /^game: Invalid type: Expected "revolting-behaviour" but received "high-card"\.$/,
    );
    expect(readFileSync(journalFile, 'utf8')).toBe(before);
    expect(readdirSync(folder)).toEqual(['cup.json.journal']);
  });

  it('does not overwrite the results of an interrupted run', async () => {
    cutShort(3);
    const before = readFileSync(journalFile, 'utf8');

    expect((await told(words)).error).toMatch(
      /An interrupted run left the file .*cup\.json\.journal: continue with --resume/,
    );
    expect(readFileSync(journalFile, 'utf8')).toBe(before);
  });

  it('does not overwrite finished results, whichever results it resumes', async () => {
    const copy = join(folder, 'copy.json');
    await told(words);
    const before = readFileSync(file, 'utf8');
    writeFileSync(copy, before);

    for (const more of ['', '--seed other', `--resume ${copy}`]) {
      const refused = await told(`${words} ${more}`);

      expect(refused).toMatchObject({ code: 4, out: '' });
      expect(refused.error).toBe(
        `--json: ${file} already exists: continue with --resume ${file}, choose another file, or remove the existing file.`,
      );
    }
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect((await told(`${words} --resume ${file}`)).code).toBe(0);
  });
});
