/**
 * Tests `match` with the game of the guide "Adding a game", which contains no code for matches.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { readJournal, journalHeader } from '../../src/match/journal.ts';
import { predict, createClient, applyUpdate } from '../../src/match/client.ts';
import { fromTreeRecord, toTreeRecord } from '../../src/match/record.ts';
import { requestTakeback, snapshotFor, createRoom, playServerAction, claimTimeouts } from '../../src/match/room.ts';
import { takebackBlocker } from '../../src/match/takeback.ts';
import { createMatch, pathTo, playMove, currentState } from '../../src/match/tree.ts';
import { claimsOf } from '../examples/claim.ts';
import { FOLDER, type WrittenExample } from '../examples/write-examples.ts';
import type { Any } from './subjects.ts';

const pig = await pigOfTheDocs();
const short: object = { target: 5 };

describe('a game by another author', () => {
  it('has matches, records and takebacks', () => {
    const lines = ['north throw', 'chance roll 4', 'north throw', 'chance roll 3', 'north hold'];
    const match = lines.reduce((now, text) => playMove(pig, now, pig.parse(text)), createMatch(pig, short));

    expect(pig.turn(currentState(match))).toMatchObject({ kind: 'over', outcome: { winner: 'north' } });
    expect(pathTo(fromTreeRecord(pig, toTreeRecord(pig, match)))).toHaveLength(6);
    expect(takebackBlocker(pig, match, 'north')?.code).toBe('turn-passed');
  });

  it('has rooms, clients, predictions, clocks and journals', () => {
    const opened = createRoom(pig, { options: { seed: 'farm' }, clock: { bank: 1000 }, now: 0 });
    const client = createClient<GameTypes>(snapshotFor(pig, opened, 'south'));
    const action = pig.parse('north throw');
    const thrown = playServerAction(pig, opened, { action, now: 100 });
    const asked = requestTakeback(pig, thrown.room, { player: 'north', entropy: 'new', now: 150 });
    const out = claimTimeouts(pig, asked.room, { now: 1000, play: 'concede' });

    expect(pig.turn(currentState(out.room.match))).toMatchObject({ outcome: { winner: 'south', reason: 'conceded' } });
    const messages = [thrown, asked, out].flatMap(({ updates }) => updates['south'] ?? []);
    expect(messages.reduce<typeof client>(applyUpdate, client).view).toEqual(
      pig.view(currentState(out.room.match), 'south'),
    );
    const journal = [journalHeader(pig, opened), ...thrown.lines, ...asked.lines, ...out.lines].join('');
    expect(readJournal(pig, journal)).toEqual({ room: out.room, isTorn: false });
    const north = createClient<GameTypes>(snapshotFor(pig, opened, 'north'));
    const { prediction } = predict(pig, north, { action, rng: createRng(1) });
    expect(prediction).toMatchObject({ isCertain: true, view: { table: { phase: { kind: 'roll' } } } });
  });
});

/** The game that the guide defines. The test setup has written the game to a module. */
async function pigOfTheDocs(): Promise<Any> {
  const examples = JSON.parse(readFileSync(`${FOLDER}index.json`, 'utf8')) as readonly WrittenExample[];
  const { module } = examples.find(({ title }) => title.startsWith('docs/adding-a-game.md'))!;
  let loaded: { pig?: Any } = {};
  // Because of the query, Node loads a second instance of the module. Test files share loaded modules, but the test of
  // the example must run the module itself.
  await claimsOf(async () => (loaded = (await import(`${FOLDER}${String(module)}?by-others`)) as typeof loaded));
  return loaded.pig!;
}
