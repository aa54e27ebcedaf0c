import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import type { GameTypes } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { revoltingBehaviour as revolt } from '../../src/games/revolting-behaviour/rules/index.ts';
import { upAgainstTheWall as uaw } from '../../src/games/up-against-the-wall/rules/index.ts';
import { timeLeft } from '../../src/match/clock.ts';
import type { RoomResult, Room } from '../../src/match/journal-entries.ts';
import { journalHeader, loadRoom, readJournal, saveRoom } from '../../src/match/journal.ts';
import { createClient, applyUpdate } from '../../src/match/client.ts';
import {
  respondToTakeback,
  requestTakeback,
  snapshotFor,
  createRoom,
  playServerAction,
  updatesSince,
  submit,
  claimTimeouts,
} from '../../src/match/room.ts';
import { takeBack } from '../../src/match/takeback.ts';
import { currentState } from '../../src/match/tree.ts';
import { highCard } from '../tiny-games/high-card.ts';
import { sealedNumbers, type SealedNumbers } from '../tiny-games/sealed-numbers.ts';
import { type Any, plansOf, rows, stateOf, viewersOf } from './subjects.ts';

const sealed = defineGame(sealedNumbers);
const opened = createRoom(sealed);
const choose = (player: 'ada' | 'bo' | 'cy', number: number) => ({ type: 'choose', player, number }) as const;
const seal = (player: 'ada' | 'bo' | 'cy') => ({ type: 'seal', player }) as const;

function after(room: Room<SealedNumbers>, ...lines: readonly string[]): Room<SealedNumbers> {
  return lines.reduce((now, line) => playServerAction(sealed, now, { action: sealed.parse(line) }).room, room);
}

describe('a room', () => {
  it.each<[string, string, unknown]>([
    ['a seed outside the options', 'seed', { seed: 3 }],
    ['an unknown option', 'speed', { options: { speed: 1 } }],
    ['a name that is empty', 'seating.ada', { seating: { ada: '' } }],
    ['an invalid clock', 'clock.bank', { clock: { bank: -1 }, now: 0 }],
    ['an invalid time', 'now', { now: NaN }],
    ['nobody to consent', 'consent', { consent: ['nobody'] }],
    ['the same player twice to consent', 'consent', { consent: ['ada', 'ada'] }],
    ['options that are null', 'options', { options: null }],
    ['options that cannot be copied', '', { options: new Proxy({}, {}) }],
    ['no object', '', 7],
  ])('cannot be created with %s', (_, path, settings) => {
    expect(() => createRoom(sealed, settings as never)).toThrow(
      expect.objectContaining({ name: 'MalformedError', path }) as Error,
    );
  });

  it.each([
    ['an id that is empty', 'id', { id: '' }],
    ['an id that is too long', 'id', { id: 'x'.repeat(201) }],
    ['a time before all time', 'now', { now: -1 }],
  ])('refuses an entry with %s, which its journal would refuse too', (_, path, facts) => {
    expect(() => playServerAction(sealed, opened, { action: choose('ada', 1), ...facts })).toThrow(
      expect.objectContaining({ name: 'MalformedError', path }) as Error,
    );
  });
});

describe('a submission', () => {
  it('is played once, however often it arrives', () => {
    const submission = { id: 'a', version: 0, action: choose('ada', 1) };
    const first = submit(sealed, opened, { player: 'ada', submission });
    const again = submit(sealed, first.room, { player: 'ada', submission });

    expect(first.answer).toEqual({ status: 'played', id: 'a' });
    expect(again).toEqual({ answer: { status: 'doubled', id: 'a' }, room: first.room, updates: {}, lines: [] });
    expect(again.room).toBe(first.room);
  });

  it('is late if it was chosen for an earlier decision', () => {
    const { room } = submit(sealed, opened, {
      player: 'ada',
      submission: { id: 'a', version: 0, action: choose('ada', 1) },
    });

    const { answer } = submit(sealed, room, {
      player: 'ada',
      submission: { id: 'b', version: 0, action: choose('ada', 2) },
    });

    expect(answer.status).toBe('late');
  });

  it('is in time though other players have decided meanwhile', () => {
    const room = after(opened, 'bo choose 1', 'bo seal');

    expect(room.streams['ada']!.version).toBe(1);
    const { answer } = submit(sealed, room, {
      player: 'ada',
      submission: { id: 'a', version: 0, action: choose('ada', 2) },
    });
    expect(answer.status).toBe('played');
  });

  it('is late if a new round has begun', () => {
    const room = after(opened, ...['bo', 'cy', 'ada'].flatMap((name) => [`${name} choose 1`, `${name} seal`]));
    const version = room.streams['bo']!.version;

    const submission = { id: 'a', action: choose('bo', 2) };
    expect(
      submit(sealed, room, { player: 'bo', submission: { ...submission, version: version - 1 } }).answer.status,
    ).toBe('late');
    expect(submit(sealed, room, { player: 'bo', submission: { ...submission, version } }).answer.status).toBe('played');
  });

  it('is early if it was chosen at a version that was never sent', () => {
    const submission = { id: 'a', version: 3, action: choose('ada', 1) };

    expect(submit(sealed, opened, { player: 'ada', submission }).answer.status).toBe('early');
  });

  it('is refused with the same violation as in the view', () => {
    const { answer } = submit(sealed, opened, {
      player: 'ada',
      submission: { id: 'a', version: 0, action: seal('ada') },
    });

    expect(answer).toEqual({
      status: 'refused',
      id: 'a',
      violation: sealed.whyIllegal(sealed.view(currentState(opened.match), 'ada'), seal('ada')),
    });
  });

  it.each([
    ['another player, who could do it', choose('bo', 1)],
    ['another player, who could not', seal('bo')],
  ])('is refused as an action of another player if it is an action of %s', (_, action) => {
    const submission = { id: 'a', version: 0, action };
    const submitted = submit(sealed, opened, { player: 'ada', submission });

    expect(submitted).toEqual({
      answer: {
        status: 'refused',
        id: 'a',
        violation: { code: 'not-the-viewer', details: { viewer: 'ada' } },
      },
      ...{ room: opened, updates: {}, lines: [] },
    });
    expect(sealed.whyIllegal(sealed.view(currentState(opened.match), 'ada'), action)).toEqual(
      (submitted.answer as { readonly violation?: unknown }).violation,
    );
  });

  it('is refused as an action of another player if it is an action of chance', () => {
    const room = createRoom(uaw, {});
    const action = { type: 'draw', player: 'chance', card: 'daily-news' };

    expect(submit(uaw, room, { player: 'radicals', submission: { id: 'a', version: 0, action } }).answer).toMatchObject(
      {
        status: 'refused',
        violation: { code: 'not-the-viewer' },
      },
    );
  });

  it.each<[string, string, unknown]>([
    ['nothing', '', undefined],
    ['a text', '', 'choose'],
    ['no id', 'id', { version: 0, action: choose('ada', 1) }],
    ['an id too long', 'id', { id: 'x'.repeat(201), version: 0, action: choose('ada', 1) }],
    ['a negative version', 'version', { id: 'a', version: -1, action: choose('ada', 1) }],
    ['something more', 'more', { id: 'a', version: 0, action: choose('ada', 1), more: 1 }],
    ['no action', 'action', { id: 'a', version: 0, action: null }],
    ['an unknown action', 'action.type', { id: 'a', version: 0, action: { type: 'fly', player: 'ada' } }],
    [
      'a reserved name',
      'action',
      { id: 'a', version: 0, action: JSON.parse('{"__proto__":{"type":"seal"},"player":"ada"}') as unknown },
    ],
    [
      'what cannot be read',
      '',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no');
          },
        },
      ),
    ],
  ])('that is %s is malformed at "%s"', (_, path, submission) => {
    const before = JSON.stringify(opened);

    expect(() => submit(sealed, opened, { player: 'ada', submission })).toThrow(
      expect.objectContaining({ name: 'MalformedError', path }) as Error,
    );
    expect(JSON.stringify(opened)).toBe(before);
  });

  it('with any content is answered or malformed, and changes nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (submission) => {
        const before = JSON.stringify(opened);
        try {
          submit(sealed, opened, { player: 'ada', submission });
        } catch (error) {
          expect((error as Error).name).toBe('MalformedError');
        }
        expect(JSON.stringify(opened)).toBe(before);
      }),
    );
  });

  it('of a spectator or an unknown player is refused', () => {
    for (const player of ['spectator', 'chance', 'toString'] as never[]) {
      expect(() => submit(sealed, opened, { player, submission: {} })).toThrow(
        expect.objectContaining({ name: 'MalformedError' }) as Error,
      );
    }
  });
});

describe('the updates', () => {
  it('reveal no secret choice to other players, not even that it was made', () => {
    const { updates, room } = playServerAction(sealed, opened, { action: choose('ada', 1) });

    expect(Object.keys(updates)).toEqual(['ada']);
    expect(snapshotFor(sealed, room, 'bo')).toEqual(snapshotFor(sealed, opened, 'bo'));
  });

  it('bring a viewer up to date; if that is shorter, a snapshot without the setup does', () => {
    const room = after(opened, 'bo choose 1', 'bo seal');

    expect(updatesSince(sealed, room, { viewer: 'ada', version: 0 })).toEqual({
      kind: 'updates',
      updates: room.streams['ada']!.updates,
    });
    const later = after(
      room,
      'cy choose 1',
      'cy seal',
      'ada choose 2',
      'ada seal',
      'bo choose 3',
      'bo choose 2',
      'bo choose 1',
    );
    const caught = updatesSince(sealed, later, { viewer: 'bo', version: 0 });
    const { setup: _, ...rest } = snapshotFor(sealed, later, 'bo');
    expect(caught).toEqual({ kind: 'snapshot', snapshot: rest });
  });

  it.each([new Date(), [1, , 2], { constructor: 1 }, Number.NaN])('are refused if they are not JSON: %o', (value) => {
    const snapshot = snapshotFor(sealed, opened, 'ada');
    const table = { ...snapshot.table, value };

    expect(() => createClient({ ...snapshot, table })).toThrow('Expected a JSON object');
  });

  it('are replaced by a snapshot for a viewer who has missed more updates than are stored', () => {
    const lines = Array.from({ length: 70 }, (_, index) => `ada choose ${String((index % 3) + 1)}`);

    expect(updatesSince(sealed, after(opened, ...lines), { viewer: 'ada', version: 0 }).kind).toBe('snapshot');
    expect(updatesSince(sealed, after(opened, ...lines), { viewer: 'ada', version: 70 })).toEqual({
      kind: 'updates',
      updates: [],
    });
  });

  it('are replaced by a snapshot if the first missed update is no longer stored, however short the rest', () => {
    const short = { from: 69, to: 70, patch: [], events: [], awaited: [] };
    const streams = { ...opened.streams, bo: { ...opened.streams['bo']!, version: 70, updates: [short] } };

    expect(updatesSince(sealed, { ...opened, streams }, { viewer: 'bo', version: 68 }).kind).toBe('snapshot');
    expect(updatesSince(sealed, { ...opened, streams }, { viewer: 'bo', version: 69 }).kind).toBe('updates');
  });

  it.each([-1, 1, 0.5, NaN, '0' as never, undefined as never])(
    'do not exist for version %s, which was sent to nobody',
    (version) => {
      expect(() => updatesSince(sealed, opened, { viewer: 'ada', version })).toThrow(
        expect.objectContaining({ name: 'MalformedError', path: 'version' }) as Error,
      );
    },
  );
});

describe('takebacks in a room', () => {
  it('that are free are made at once, and viewers who saw nothing receive nothing', () => {
    const { room } = playServerAction(sealed, opened, { action: choose('ada', 1) });

    const back = requestTakeback(sealed, room, { player: 'ada', entropy: 1 });

    expect(back.updates).toEqual({
      ada: [
        {
          ...{ from: 1, to: 2, patch: [{ op: 'replace', path: ['own', 'number'], value: 0 }], events: [] },
          ...{ awaited: ['ada', 'bo', 'cy'], notice: { kind: 'taken-back', player: 'ada' } },
        },
      ],
    });
  });

  it('that are not free wait until all other players agree, and then the match gets a new seed', () => {
    const start = createRoom(uaw, { options: { seed: 3 } });
    const play = (room: typeof start, line: string) => playServerAction(uaw, room, { action: uaw.parse(line) }).room;
    const room = play(play(start, 'radicals end-cards'), 'radicals deploy black-students 10');
    const asked = requestTakeback(uaw, room, { player: 'radicals', entropy: 'new' });

    expect(asked.updates['spectator']).toMatchObject([{ patch: [], request: { by: 'radicals', agreed: [] } }]);
    expect(currentState(asked.room.match)).toBe(currentState(room.match));
    expect(() =>
      respondToTakeback(uaw, asked.room, { player: 'radicals', request: 1, agrees: true, entropy: 1 }),
    ).toThrow('administration');
    const declined = respondToTakeback(uaw, asked.room, {
      player: 'administration',
      request: 1,
      agrees: false,
      entropy: 'new',
    });
    expect(declined.updates['radicals']![0]).toMatchObject({
      patch: [],
      notice: { kind: 'declined', player: 'administration' },
    });
    expect(declined.room.request).toBeUndefined();
    const agreed = respondToTakeback(uaw, asked.room, {
      player: 'administration',
      request: 1,
      agrees: true,
      entropy: 'new',
    });
    expect(currentState(agreed.room.match).dice).toEqual({ seed: 'new', streams: {} });
    expect(uaw.turn(currentState(agreed.room.match))).toEqual({ kind: 'decision', players: ['radicals'] });
    expect(agreed.updates['administration']![0]!.notice).toEqual({ kind: 'taken-back', player: 'radicals' });
    expect(JSON.stringify(agreed.updates)).not.toContain('new');
  });

  it('are made at once if no player has to be asked', () => {
    const start = createRoom(uaw, { options: { seed: 3 }, consent: ['radicals'] });
    const play = (room: typeof start, line: string) => playServerAction(uaw, room, { action: uaw.parse(line) }).room;
    const room = play(play(start, 'radicals end-cards'), 'radicals deploy black-students 10');

    const back = requestTakeback(uaw, room, { player: 'radicals', entropy: 'new' });

    expect(uaw.turn(currentState(back.room.match))).toEqual({ kind: 'decision', players: ['radicals'] });
    expect(back.room.request).toBeUndefined();
  });

  it('apply to what had been played at the time of the request, whatever the player does in secret before all agree', () => {
    const before = after(
      opened,
      ...['bo', 'cy'].flatMap((name) => [`${name} choose 1`, `${name} seal`]),
      'ada choose 1',
    );
    const asked = requestTakeback(sealed, after(before, 'ada seal'), { player: 'ada', entropy: 1 }).room;
    const agreed = (room: Room<SealedNumbers>) => {
      const half = respondToTakeback(sealed, room, { player: 'bo', request: 1, agrees: true, entropy: 1 }).room;
      return respondToTakeback(sealed, half, { player: 'cy', request: 1, agrees: true, entropy: 1 });
    };

    const [at, later] = [agreed(asked), agreed(after(asked, 'ada choose 2'))];
    expect(currentState(at.room.match)).toBe(currentState(before.match));
    expect(currentState(later.room.match)).toEqual(currentState(before.match));
    expect(later.updates['bo']).toEqual(at.updates['bo']);
  });

  it('are requested one at a time: an answer on its way counts for the first request', () => {
    const room = after(opened, 'ada choose 1', 'ada seal', 'bo choose 1', 'bo seal');
    const asked = requestTakeback(sealed, room, { player: 'ada', entropy: 1 }).room;

    const other = requestTakeback(sealed, asked, { player: 'bo', entropy: 1 });
    expect(other).toEqual({
      answer: { status: 'refused', violation: { code: 'request-open', details: { by: 'ada' } } },
      ...{ room: asked, updates: {}, lines: [] },
    });
    const again = requestTakeback(sealed, asked, { player: 'ada', entropy: 1 });
    expect(again).toEqual({ answer: { status: 'doubled' }, room: asked, updates: {}, lines: [] });
  });

  it('are free while another player asks, who can withdraw the request', () => {
    const room = after(opened, 'ada choose 1', 'ada seal', 'bo choose 1');
    const asked = requestTakeback(sealed, room, { player: 'ada', entropy: 1 }).room;
    const reply = { request: 1, agrees: false, entropy: 1 };

    expect(stateOf(requestTakeback(sealed, asked, { player: 'bo', entropy: 1 }).room as never).secrets).toMatchObject({
      bo: { number: 0 },
    });
    const withdrawn = respondToTakeback(sealed, asked, { player: 'ada', ...reply });
    expect(withdrawn.room.request).toBeUndefined();
    expect(withdrawn.updates['cy']![0]!.notice).toEqual({ kind: 'declined', player: 'ada' });
    expect(() => respondToTakeback(sealed, asked, { player: 'ada', ...reply, agrees: true })).toThrow('bo, cy');
  });

  it('take back no more than was requested, and an agreement to another request does not count', () => {
    const room = after(opened, 'ada choose 1', 'ada choose 2', 'ada choose 3');
    const ask = { player: 'ada', version: room.streams['ada']!.version, entropy: 1 } as const;
    const once = requestTakeback(sealed, room, ask);

    expect(stateOf(once.room as never).secrets).toMatchObject({ ada: { number: 2 } });
    expect(once.answer).toEqual({ status: 'taken-back' });
    const late = requestTakeback(sealed, once.room, ask);
    expect(late).toEqual({ answer: { status: 'late' }, room: once.room, updates: {}, lines: [] });
    const early = requestTakeback(sealed, room, { ...ask, version: ask.version + 1 });
    expect(early).toEqual({ answer: { status: 'early' }, room, updates: {}, lines: [] });
    expect(() => requestTakeback(sealed, room, { ...ask, version: '1' as never })).toThrow(
      expect.objectContaining({ name: 'MalformedError', path: 'version' }) as Error,
    );

    const both = after(opened, 'ada choose 1', 'ada seal', 'bo choose 1', 'bo seal');
    const first = requestTakeback(sealed, both, { player: 'ada', entropy: 1 }).room;
    const reply = { request: 1, agrees: false, entropy: 1 };
    const second = requestTakeback(sealed, respondToTakeback(sealed, first, { player: 'cy', ...reply }).room, {
      player: 'bo',
      entropy: 1,
    });
    const toFirst = { player: 'cy', ...reply, agrees: true } as const;
    expect(second.room.request).toEqual({ number: 2, by: 'bo', agreed: [] });
    expect(respondToTakeback(sealed, second.room, toFirst)).toEqual({ room: second.room, updates: {}, lines: [] });
    expect(respondToTakeback(sealed, second.room, { ...toFirst, request: 2 }).room.request?.agreed).toEqual(['cy']);
  });

  it('lapse when the match goes on, but not because of hidden actions', () => {
    const room = after(opened, 'ada choose 1', 'ada seal');
    const asked = requestTakeback(sealed, room, { player: 'ada', entropy: 1 }).room;

    expect(after(asked, 'bo choose 1').request).toEqual({ number: 1, by: 'ada', agreed: [] });
    const lapsed = playServerAction(sealed, after(asked, 'bo choose 1'), { action: seal('bo') });
    expect(lapsed.room.request).toBeUndefined();
    expect(viewersOf(sealed as never, stateOf(lapsed.room as never))).toEqual(Object.keys(lapsed.updates));
    for (const [update] of Object.values(lapsed.updates))
      expect(update!.notice).toEqual({ kind: 'lapsed', player: 'ada' });
    const nobodys = { player: 'ada', request: 1, agrees: true, entropy: 1 } as const;
    expect(respondToTakeback(sealed, opened, nobodys)).toEqual({ room: opened, updates: {}, lines: [] });
  });

  it('are refused if the player has played nothing, as without a room', () => {
    const room = after(opened, 'ada choose 1');
    const refused = requestTakeback(sealed, room, { player: 'cy', entropy: 1 });

    expect(refused).toEqual({
      answer: { status: 'refused', violation: { code: 'nothing-played' } },
      ...{ room, updates: {}, lines: [] },
    });
    expect(() => takeBack(sealed, room.match, 'cy')).toThrow(
      expect.objectContaining({ violation: { code: 'nothing-played' } }) as Error,
    );
  });
});

describe('clocks in a room', () => {
  const timed = createRoom(sealed, { clock: { sealed: 1000 }, now: 0 });

  it('refuse submissions of a player who is out of time until this is recorded, and then leave the decision to the caller', () => {
    const submission = { id: 'a', version: 0, action: choose('ada', 1) };
    const late = submit(sealed, timed, { player: 'ada', submission, now: 1000 });

    expect(late).toEqual({ answer: { status: 'overdue', id: 'a' }, room: timed, updates: {}, lines: [] });
    expect(submit(sealed, timed, { player: 'ada', submission, now: 999 }).answer.status).toBe('played');
    const { room } = claimTimeouts(sealed, timed, { now: 1000 });
    const version = room.streams['ada']!.version;
    expect(
      submit(sealed, room, { player: 'ada', submission: { ...submission, version }, now: 1001 }).answer.status,
    ).toBe('played');
  });

  it('do not run during chance events', () => {
    const room = createRoom(defineGame(highCard), { clock: { bank: 60_000, increment: 1000 }, now: 0 });
    expect(room.clock!.running).toEqual({});
    expect(Object.keys(room.clock!.banks)).not.toContain('chance');
  });

  it('add no increment for a takeback', () => {
    const blitz = createRoom(uaw, {
      options: { seed: 3 },
      clock: { bank: 60_000, increment: 5000 },
      now: 0,
      consent: [],
    });
    const moved = ['radicals end-cards', 'radicals deploy black-students 10'].reduce(
      (room, text) => playServerAction(uaw, room, { action: uaw.parse(text), now: 0 }).room,
      blitz,
    );
    const { room } = requestTakeback(uaw, moved, { player: 'radicals', entropy: 1, now: 0 });

    expect(moved.clock!.banks).toEqual({ radicals: 65_000, administration: 60_000 });
    expect(room.clock!.banks).toEqual({ radicals: 60_000, administration: 60_000 });
    expect(room.clock!.running['radicals']).toEqual({ since: 0, due: 60_000 });
  });

  it('run for the player who considers a takeback, and leave the increments of other players', () => {
    const control = { bank: 60_000, increment: 5000 };
    const blitz = createRoom(uaw, { options: { seed: 3 }, clock: control, now: 0 });
    const moved = ['radicals end-cards', 'radicals deploy black-students 10'].reduce(
      (room, text) => playServerAction(uaw, room, { action: uaw.parse(text), now: 1000 }).room,
      blitz,
    );
    const asked = requestTakeback(uaw, moved, { player: 'radicals', entropy: 1, now: 2000 }).room;
    const reply = { player: 'administration', request: 1, agrees: true, entropy: 1, now: 4000 } as const;
    const { clock } = respondToTakeback(uaw, asked, reply).room;

    expect(moved.clock!.banks).toEqual({ radicals: 64_000, administration: 60_000 });
    expect(clock!.banks).toEqual({ radicals: 59_000, administration: 57_000 });
    expect(clock!.running).toEqual({ radicals: { since: 4000, due: 63_000 } });
  });

  it('give no player time back after a late takeback', () => {
    const chosen = playServerAction(sealed, timed, { action: choose('ada', 1), now: 0 }).room;
    const room = playServerAction(sealed, chosen, { action: seal('ada'), now: 0 }).room;
    const asked = requestTakeback(sealed, room, { player: 'ada', entropy: 1, now: 0 }).room;
    const reply = { player: 'bo', request: 1, agrees: true, entropy: 1, now: 1000 } as const;

    expect(respondToTakeback(sealed, asked, reply)).toEqual({ room: asked, updates: {}, lines: [] });
    const late = requestTakeback(sealed, room, { player: 'ada', entropy: 1, now: 1000 });
    expect(late).toEqual({ answer: { status: 'overdue' }, room, updates: {}, lines: [] });
  });

  it('record all players who are out of time before any action is played for them', () => {
    const out = claimTimeouts(sealed, timed, { now: 1000, play: (_view, choices) => choices.at(choices.size - 1) });

    const kinds = out.lines.map((line) => (JSON.parse(line) as { kind: string }).kind);
    expect(kinds.slice(0, 4)).toEqual(['ran-out', 'ran-out', 'ran-out', 'played']);
  });

  it('and updates work with any names of players', () => {
    const players = ['ada', 'valueOf', 'toString'];
    const options = { players, seed: 1 };
    const room = createRoom(revolt, { options, clock: { bank: 1000 }, now: 0 });

    for (const player of players) expect(timeLeft(room.clock!, player, 0)).toBe(1000);
    const { updates } = claimTimeouts(revolt, room, { now: 1000, play: 'concede' });
    expect(Object.keys(updates).sort()).toEqual([...players, 'spectator'].sort());
  });

  it('report once which player is out of time, and leave the rest to the caller', () => {
    const out = claimTimeouts(sealed, timed, { now: 1000 });

    expect(out.updates['spectator']!.map(({ notice }) => notice)).toEqual(
      ['ada', 'bo', 'cy'].map((player) => ({ kind: 'ran-out', player })),
    );
    expect(claimTimeouts(sealed, out.room, { now: 1001 })).toEqual({ room: out.room, updates: {}, lines: [] });
    expect(claimTimeouts(sealed, timed, { now: 999 }).room).toBe(timed);
  });

  it('play for a player who is out of time until their move is over', () => {
    const { room } = claimTimeouts(sealed, timed, {
      now: 1000,
      play: (_view, choices) => choices.at(choices.size - 1),
    });

    expect(stateOf(room as never).table).toMatchObject({ round: 2, sealed: { ada: false, bo: false, cy: false } });
    expect(room.clock!.running['ada']!.due).toBe(2000);
  });

  it('let a player who is out of time concede if the game allows conceding', () => {
    const bullet = createRoom(uaw, { options: { seed: 3 }, clock: { bank: 5000 }, now: 0 });

    const { room } = claimTimeouts(uaw, bullet, { now: 5000, play: 'concede' });
    expect(uaw.turn(currentState(room.match))).toMatchObject({ kind: 'over', outcome: { winner: 'administration' } });
    expect(() => claimTimeouts(sealed, timed, { now: 1000, play: 'concede' })).toThrow(
      expect.objectContaining({ name: 'MalformedError' }) as Error,
    );
  });

  it('reveal no secret choice', () => {
    const chosen = playServerAction(sealed, timed, { action: choose('ada', 1), now: 500 });

    expect(chosen.room.clock).toBe(timed.clock);
    expect(Object.keys(chosen.updates)).toEqual(['ada']);
  });

  it('need the time in every call, and refuse an earlier time', () => {
    expect(() => playServerAction(sealed, timed, { action: choose('ada', 1) })).toThrow('time');
    expect(() => playServerAction(sealed, timed, { action: choose('ada', 1), now: NaN })).toThrow('now');
    expect(() => createRoom(sealed, { clock: { sealed: 1000 } })).toThrow('time');
    expect(() => claimTimeouts(sealed, opened, { now: 0 })).toThrow('no clock');
  });
});

describe('a saved room', () => {
  it.each(rows)('of %s can be read from its journal, cut anywhere, and from one JSON value', (_, { game, options }) => {
    fc.assert(
      fc.property(plansOf({ game, options }), fc.nat(), (plan, cut) => {
        const { tables, lines } = journalOf(game, plan);
        const whole = lines.join('');
        const length = cut % (whole.length + 1);
        const kept = lines.findLastIndex((_line, index) => lines.slice(0, index + 1).join('').length - 1 <= length);

        if (kept < 0) {
          expect(() => readJournal(game, whole.slice(0, length))).toThrow();
          return;
        }
        const { room, isTorn } = readJournal(game, whole.slice(0, length));
        expect(room).toEqual(tables[kept]);
        // The other lines are appended, as if the match continued after a crash.
        const rest = lines.slice(kept + 1).join('');
        expect(readJournal(game, `${whole.slice(0, length)}\n${rest}`)).toEqual({
          room: tables.at(-1),
          isTorn: false,
        });
        // If the last line break of a journal is missing, the journal also counts as torn, because the next entry would
        // be written onto its last line.
        expect(isTorn).toBe(!whole.slice(0, length).endsWith('\n'));
        expect(loadRoom(game, JSON.parse(JSON.stringify(saveRoom(game, room))))).toEqual(room);
      }),
      { numRuns: 3 },
    );
  });

  const {
    room,
    lines: [line],
  } = playServerAction(sealed, opened, { action: choose('ada', 1) });
  const [head, second] = [
    journalHeader(sealed, opened),
    playServerAction(sealed, room, { action: seal('ada') }).lines[0],
  ];

  it('keeps a line whose line break is missing, and reports this, because the next line would be appended to it', () => {
    const { room: kept, isTorn } = readJournal(sealed, `${head}${line!.trimEnd()}`);

    expect([kept.entries.length, isTorn]).toEqual([1, true]);
    expect(readJournal(sealed, `${head}${line!.trimEnd()}\n${second!}`)).toMatchObject({ isTorn: false });
  });

  it('can contain a line twice', () => {
    expect(readJournal(sealed, [head, line, line, second].join('')).room.entries).toHaveLength(2);
    expect(readJournal(sealed, [head, line, second, line, second].join('')).room.entries).toHaveLength(2);
  });

  it.each<[string, string, string]>([
    ['nothing', 'line 1', ''],
    ['a head of another game', 'line 1.game', head.replace('sealed-numbers', 'pig')],
    ['a head of other rules', 'line 1.rulesVersion', head.replace('"rulesVersion":1', '"rulesVersion":2')],
    ['a head that is not JSON', 'line 1', 'hello\n'],
    [
      'an unknown option',
      'line 1.settings.options.speed',
      head.replace('"settings":{}', '"settings":{"options":{"speed":1}}'),
    ],
    ['options that are null', 'line 1.settings.options', head.replace('"settings":{}', '"settings":{"options":null}')],
    ['a number of a line that is a word', 'line 3.n', `${head}${line!}${line!.replace('"n":1', '"n":"1"')}`],
    ['a line missing', 'line 2.n', `${head}${second!}`],
    ['a line damaged', 'line 2', `${head}${line!.slice(4)}${second!}`],
    ['two lines damaged', 'line 2', `${head}${line!.slice(4)}${second!.slice(4)}`],
    ['an illegal action', 'line 2', `${head}${line!.replace('choose', 'seal').replace(',"number":1', '')}`],
    ['an invalid action', 'line 2.number', `${head}${line!.replace('"number":1', '"number":"1"')}`],
    ['another kind of entry', 'line 2.kind', `${head}${line!.replace('played', 'wished')}`],
    ['a takeback of nothing', 'line 2.player', `${head}{"n":1,"kind":"taken-back","player":"ada"}`],
    ['a takeback of nobody', 'line 2.player', `${head}{"n":1,"kind":"taken-back","player":"eve"}`],
    ['an answer that nobody asked for', 'line 2.kind', `${head}{"n":1,"kind":"agreed","player":"ada"}`],
    ['a time-out without a clock', 'line 2.kind', `${head}{"n":1,"kind":"ran-out","player":"ada","now":1}`],
  ])('is refused with %s, at %s', (_, path, text) => {
    expect(() => readJournal(sealed, text)).toThrow(expect.objectContaining({ name: 'MalformedError', path }) as Error);
  });

  it('as one value is refused with the path of the issue', () => {
    const saved = saveRoom(sealed, room);

    expect(() => loadRoom(sealed, { ...saved, entries: [{ ...saved.entries[0], kind: 'wished' }] })).toThrow(
      expect.objectContaining({ name: 'MalformedError', path: 'entries.0.kind' }) as Error,
    );
    expect(() => loadRoom(sealed, 7)).toThrow(expect.objectContaining({ name: 'MalformedError' }) as Error);
  });

  it('is refused if its dice no longer give the recorded events', () => {
    const start = createRoom(uaw, { options: { seed: 3 } });
    const once = playServerAction(uaw, start, { action: uaw.parse('radicals end-cards') });
    const twice = playServerAction(uaw, once.room, { action: uaw.parse('radicals deploy black-students 10') });
    const journal = [journalHeader(uaw, start), ...once.lines, ...twice.lines].join('');

    expect(readJournal(uaw, journal).room).toEqual(twice.room);
    expect(() => readJournal(uaw, journal.replace('"seed":3', '"seed":4'))).toThrow('The chance actions differ');
  });
});

describe('a client', () => {
  const client = createClient<SealedNumbers>(snapshotFor(sealed, opened, 'ada'));
  const [update] = playServerAction(sealed, opened, { action: choose('ada', 1) }).updates['ada']!;

  it.each<[string, string, unknown]>([
    ['nothing', '', null],
    ['what cannot be read', '', unreadable()],
    ['an update to the past', 'to', { ...update, from: 1, to: 1 }],
    [
      'a patch that leads nowhere',
      'patch.0.path',
      { ...update, patch: [{ op: 'replace', path: ['own', 'card'], value: 1 }] },
    ],
    [
      'a patch of what is fixed',
      'patch.0.path',
      { ...update, patch: [{ op: 'replace', path: ['setup', 'rounds'], value: 1 }] },
    ],
    ['a patch of all', 'patch.0.path', { ...update, patch: [{ op: 'replace', path: [], value: {} }] }],
    [
      'a patch of the prototype',
      'patch.0.path',
      { ...update, patch: [{ op: 'add', path: ['own', '__proto__'], value: {} }] },
    ],
    ['an unknown operation', 'patch.0.op', { ...update, patch: [{ op: 'move', path: ['own'], from: ['table'] }] }],
    [
      'a value that is not JSON',
      'patch.0.value',
      { ...update, patch: [{ op: 'replace', path: ['own'], value: () => 1 }] },
    ],
    ['invalid events', 'events.0', { ...update, events: ['sealed'] }],
    ['a snapshot for somebody else', 'viewer', { ...snapshotFor(sealed, opened, 'bo'), version: 5 }],
    ['a snapshot without a table', 'table', { ...snapshotFor(sealed, opened, 'ada'), version: 5, table: undefined }],
  ])('refuses %s at "%s", and stays unchanged', (_, path, message) => {
    const before = JSON.stringify(client);

    expect(() => applyUpdate(client, message)).toThrow(
      expect.objectContaining({ name: 'MalformedError', path }) as Error,
    );
    expect(JSON.stringify(client)).toBe(before);
  });

  it('accepts or refuses any snapshot', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        for (const act of [() => createClient(anything), () => applyUpdate(client, anything)]) {
          expect(act).toThrow(expect.objectContaining({ name: 'MalformedError' }) as Error);
        }
      }),
    );
  });

  it('receives the setup once, and stores it', () => {
    const { setup, ...rest } = snapshotFor(sealed, opened, 'ada');

    expect(() => createClient(rest)).toThrow(expect.objectContaining({ path: 'setup' }) as Error);
    const next = applyUpdate(client, { ...rest, version: 9 });
    expect(next.view.setup).toEqual(setup);
    expect(applyUpdate(next, rest)).toBe(next);
  });

  it('ignores a second copy of a message', () => {
    const next = applyUpdate(client, update);

    expect(applyUpdate(next, update)).toBe(next);
  });

  it('stores updates that arrive too early, up to a limit', () => {
    let waiting = client;
    for (let from = 100; from > 1; from--) waiting = applyUpdate(waiting, { ...update, from, to: from + 1 });

    expect(waiting.version).toBe(0);
    expect(waiting.waiting).toHaveLength(64);
    expect(applyUpdate(waiting, update).version).toBe(1);
  });

  it('lists actions and refusals as the room does', () => {
    const sent = createClient<SealedNumbers>(JSON.parse(JSON.stringify(snapshotFor(sealed, opened, 'ada'))));

    expect(sealed.legalActions(sent.view)).toEqual(sealed.legalActions(currentState(opened.match), 'ada'));
    expect(sealed.whyIllegal(sent.view, seal('ada'))?.code).toBe('no-number');
  });
});

/** An object whose properties all throw when they are read. */
function unreadable(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** Plays a random match with takebacks in a room. Returns the lines of the journal, and the room after each line. */
function journalOf(
  game: Any,
  { options, isSeeded, luck }: { options: object; isSeeded: boolean; luck: number },
): { readonly tables: readonly Room<GameTypes>[]; readonly lines: readonly string[] } {
  const rng = createRng(luck);
  const opened = createRoom(game, { options: isSeeded ? { ...options, seed: luck } : options });
  const [tables, lines] = [[opened], [journalHeader(game, opened)]];
  for (let step = 0; step < 12; step++) {
    const room = tables.at(-1)!;
    const handled = doAnything(game, room, rng.int(4) === 0, rng.int(2 ** 31));
    if (handled.lines.length === 0) break;
    tables.push(handled.room);
    lines.push(...handled.lines);
  }
  return { tables, lines };
}

function doAnything(game: Any, room: Room<GameTypes>, isBack: boolean, luck: number): RoomResult<GameTypes> {
  const state = stateOf(room);
  const last = room.match.nodes.at(-1)!.actions[0]?.player;
  if (room.request !== undefined) {
    const player = game
      .players(state)
      .find((each) => each !== room.request!.by && !room.request!.agreed.includes(each))!;
    return respondToTakeback(game, room, { player, request: room.request.number, agrees: luck % 3 > 0, entropy: luck });
  }
  if (isBack && last !== undefined && last !== 'chance' && room.match.current === room.match.nodes.length - 1) {
    return requestTakeback(game, room, { player: last, entropy: luck });
  }
  if (game.turn(state).kind === 'over') return { room, updates: {}, lines: [] };
  return playServerAction(game, room, { action: game.randomAction(state, createRng(luck)) });
}
