/** Tests the functions of `match` with drafts of Immer, which reducers of Redux Toolkit receive. */
import { current, original, produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../src/core/errors.ts';
import { createRng } from '../../src/core/random.ts';
import { type Uaw, upAgainstTheWall as game } from '../../src/games/up-against-the-wall/rules/index.ts';
import { applyUpdate, type ClientState, createClient, discardPrediction, predict } from '../../src/match/client.ts';
import { saveRoom } from '../../src/match/journal.ts';
import type { Room } from '../../src/match/journal-entries.ts';
import { claimTimeouts, createRoom, playServerAction, requestTakeback, snapshotFor } from '../../src/match/room.ts';
import { submit, updatesSince } from '../../src/match/room.ts';
import { takeBack } from '../../src/match/takeback.ts';
import { annotate, createMatch, goTo, type Match, pathTo, playMove, promote } from '../../src/match/tree.ts';

const action = { type: 'end-cards', player: 'radicals' } as const;
const clock = { bank: 1000 };
const opened = createRoom(game, { options: { seed: 'first match' }, clock, now: 0 });
const { room, updates } = playServerAction(game, opened, { action, now: 0 });
const message = updates['administration']![0];
const slice = {
  client: createClient<Uaw>(snapshotFor(game, opened, 'administration')),
  room,
  match: playMove(game, createMatch(game, { seed: 'first match' }), action),
};

const submission = { id: 'a', version: 1, action };
const USES: Readonly<
  Record<string, (given: { client: ClientState<Uaw>; room: Room<Uaw>; match: Match<Uaw> }) => unknown>
> = {
  applyUpdate: ({ client }) => applyUpdate(client, message),
  predict: ({ client }) => predict(game, client, { action, rng: createRng('guess') }),
  discardPrediction: ({ client }) => discardPrediction(client),
  submit: (given) => submit(game, given.room, { player: 'radicals', submission, now: 0 }),
  playServerAction: (given) => playServerAction(game, given.room, { action, now: 0 }),
  requestTakeback: (given) => requestTakeback(game, given.room, { player: 'radicals', entropy: 1, now: 0 }),
  claimTimeouts: (given) => claimTimeouts(game, given.room, { now: 5000, play: 'concede' }),
  saveRoom: (given) => saveRoom(game, given.room),
  snapshotFor: (given) => snapshotFor(game, given.room, 'radicals'),
  updatesSince: (given) => updatesSince(game, given.room, { viewer: 'radicals', version: 0 }),
  playMove: ({ match }) => playMove(game, match, action),
  goTo: ({ match }) => goTo(match, 0),
  annotate: ({ match }) => annotate(match, 1, { comment: 'Quick.' }),
  promote: ({ match }) => promote(match, 1),
  pathTo: ({ match }) => pathTo(match),
  takeBack: ({ match }) => takeBack(game, match, 'radicals'),
};

describe('a draft of Immer', () => {
  it.each(Object.entries(USES))('is refused by %s, with a sentence that says what to pass instead', (_, use) => {
    produce(slice, (draft) => {
      const given = draft as unknown as Parameters<typeof use>[0];
      expect(() => use(given)).toThrow(MalformedError);
      expect(() => use(given)).toThrow('not a draft of Immer: pass `original(draft)`');
    });
  });

  it('can be replaced, in a reducer, by the result for its original or its current value', () => {
    const inReducer = (valueOf: (client: object) => unknown): ClientState<Uaw> =>
      produce(slice, (draft) => {
        Object.assign(draft, { client: applyUpdate(valueOf(draft.client) as ClientState<Uaw>, message) });
      }).client;

    const next = applyUpdate(slice.client, message);
    expect(inReducer(original)).toEqual(next);
    expect(inReducer(current)).toEqual(next);
    expect(inReducer(original).view.setup).toBe(slice.client.view.setup);
  });
});
