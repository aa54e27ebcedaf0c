/** The game of the page on adding a game, which knows nothing of matches: it has all that ours have. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { readJournal, journalHead } from '../../src/match/journal.ts';
import { foresee, mirrorOf, receive } from '../../src/match/mirror.ts';
import { readRecord, record } from '../../src/match/record.ts';
import { askBack, join, openTable, playOn, timeOut } from '../../src/match/table.ts';
import { whyNotFree } from '../../src/match/take-back.ts';
import { createMatch, line, play, position } from '../../src/match/tree.ts';
import { claimsOf } from '../examples/claim.ts';
import { FOLDER, type WrittenExample } from '../examples/write-examples.ts';
import type { Any } from './subjects.ts';

const pig = await pigOfTheDocs();
const short: object = { target: 5 };

describe('a game that somebody else has written', () => {
  it('has matches, records and take-backs', () => {
    const lines = ['north throw', 'chance roll 4', 'north throw', 'chance roll 3', 'north hold'];
    const match = lines.reduce((now, text) => play(pig, now, pig.parse(text)), createMatch(pig, short));

    expect(pig.turn(position(match))).toMatchObject({ kind: 'over', outcome: { winner: 'north' } });
    expect(line(readRecord(pig, record(pig, match)))).toHaveLength(6);
    expect(whyNotFree(pig, match, 'north')?.code).toBe('turn-passed');
  });

  it('has tables, mirrors, foresight, clocks and journals', () => {
    const opened = openTable(pig, { options: { seed: 'farm' }, clock: { bank: 1000 }, now: 0 });
    const mirror = mirrorOf<GameTypes>(join(pig, opened, 'south'));
    const action = pig.parse('north throw');
    const thrown = playOn(pig, opened, { action, now: 100 });
    const asked = askBack(pig, thrown.table, { player: 'north', entropy: 'new', now: 150 });
    const out = timeOut(pig, asked.table, { now: 1000, play: 'concede' });

    expect(pig.turn(position(out.table.match))).toMatchObject({ outcome: { winner: 'south', reason: 'conceded' } });
    const messages = [thrown, asked, out].flatMap(({ updates }) => updates['south'] ?? []);
    expect(messages.reduce<typeof mirror>(receive, mirror).view).toEqual(pig.view(position(out.table.match), 'south'));
    const journal = [journalHead(pig, opened), ...thrown.lines, ...asked.lines, ...out.lines].join('');
    expect(readJournal(pig, journal)).toEqual({ table: out.table, isTorn: false });
    const north = mirrorOf<GameTypes>(join(pig, opened, 'north'));
    const { foreseen } = foresee(pig, north, { action, rng: createRng(1) });
    expect(foreseen).toMatchObject({ isCertain: true, view: { table: { step: { kind: 'roll' } } } });
  });
});

/** The game as the page defines it, which our tests make a module of. */
async function pigOfTheDocs(): Promise<Any> {
  const examples = JSON.parse(readFileSync(`${FOLDER}index.json`, 'utf8')) as readonly WrittenExample[];
  const { module } = examples.find(({ title }) => title.startsWith('docs/adding-a-game.md'))!;
  let loaded: { pig?: Any } = {};
  // Under a name of its own: where files share what is loaded, the example must still run for its own test.
  await claimsOf(async () => (loaded = (await import(`${FOLDER}${String(module)}?by-others`)) as typeof loaded));
  return loaded.pig!;
}
