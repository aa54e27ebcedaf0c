/** Non-interference of everything that a room sends, for every game. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsFor, type State, type GameTypes } from '../../src/core/game.ts';
import { byName } from '../../src/core/lookups.ts';
import { isEqual } from '../../src/core/plain-data.ts';
import { createRng } from '../../src/core/random.ts';
import { playServerAction } from '../../src/match/room.ts';
import { LiveRoom } from '../../src/room/live-room.ts';
import type { RoomMessage } from '../../src/room/protocol.ts';
import { type ChangeRequest, handled } from '../../src/room/requests.ts';
import { type RoomState, tokenOf } from '../../src/room/room-state.ts';
import { memoryStore } from '../../src/room/store.ts';
import { type Any, opened, plansOf, playAlong, rows, stateOf, tableAt, viewersOf } from '../match/subjects.ts';
import { times } from '../times.ts';

/** Steps in each pair of worlds. */
const STEPS = 4;

describe.each(rows)('%s', (_id, subject) => {
  const { game } = subject;

  it('sends the same in worlds that a viewer cannot tell apart, whatever people do: updates, names, chat, notices, history, presence, takebacks', async () => {
    await fc.assert(
      fc.asyncProperty(plansOf(subject), async (plan) => {
        const start = opened(game, { ...plan, isSeeded: false });
        const state = stateOf(playAlong(game, start, { steps: plan.luck % 30, see: () => undefined }));
        for (const viewer of viewersOf(game, state)) await expectSame(game, state, { viewer, seed: plan.luck });
      }),
      { numRuns: times(20, 1) },
    );
  });
});

/** A room whose match starts in a world, and what it has sent. */
class World {
  readonly live: LiveRoom;
  readonly #game: Any;
  readonly #sent: (readonly [string, RoomMessage])[] = [];

  constructor(game: Any, world: State<GameTypes>) {
    const nothing = (): undefined => undefined;
    const policyOf = () => 'concede' as const;
    const store = { ...memoryStore(), append: () => Promise.resolve(true) };
    const clocks = { now: () => 0, wall: () => 0, after: () => nothing };
    const hooks = { onTurn: nothing, onMetric: nothing, onError: nothing, onChange: nothing };
    const policies = {
      ...{ policyOf, agentOf: nothing },
      botTime: 1,
      rematchOf: () => Promise.resolve(undefined),
    } as const;
    const send = (connection: string, message: RoomMessage): unknown => this.#sent.push([connection, message]);
    this.#game = game;
    this.live = new LiveRoom({ store, send, ...clocks, ...hooks, ...policies }, roomAt(game, world));
  }

  get now(): State<GameTypes> {
    return stateOf(this.live.state.room);
  }

  connectionOf(player: string): string {
    return tokenOf(this.live.state, player);
  }

  async play(action: GameTypes['action']): Promise<void> {
    await this.live.change(({ room }) => ({
      change: { result: playServerAction(this.#game, room, { action }) },
      answer: undefined,
    }));
  }

  async say(player: string, request: ChangeRequest): Promise<void> {
    const answer = await this.live.change((state, given) => handled(state, given, { player, request }));
    this.live.send(this.connectionOf(player), answer);
  }

  /** Everything that a viewer has received, on all connections. */
  to(viewer: string): readonly string[] {
    const mine = this.connectionOf(viewer);
    return this.#sent.filter(([to]) => to.startsWith(mine)).map((each) => JSON.stringify(each));
  }
}

function roomAt(game: Any, world: State<GameTypes>): RoomState {
  const seats = byName(game.players(world), () => ({ isTaken: false, generation: 0 }));
  const history = byName(viewersOf(game, world), () => []);
  const opening = { kind: 'opened', at: 0, key: 'a secret', seats: {}, isListed: false, match: {} } as never;
  const room = tableAt(game, world);
  return { id: 'worlds', game, opening, count: 1, room, seats, notes: 0, history, asking: [], stalled: [] };
}

/** Plays and talks in two worlds that fit a view, as long as the viewer sees the same events in both. */
async function expectSame(game: Any, state: State<GameTypes>, given: { viewer: string; seed: number }): Promise<void> {
  const { viewer, seed } = given;
  const rng = createRng(seed);
  const view = game.view(state, viewer);
  const worlds = [0, 1].map(() => new World(game, game.sampleState(view, rng))) as [World, World];
  const [one, other] = worlds;
  for (const world of worlds) await world.live.connect(world.connectionOf(viewer), viewer, {});
  for (let step = 0; step < STEPS && game.turn(one.now).kind !== 'over'; step++) {
    const action = game.randomAction(one.now, rng);
    const alike = action.player === 'chance' ? game.randomAction(other.now, rng) : action;
    if (game.whyIllegal(other.now, alike) !== undefined) return;
    const [after, afterOther] = [game.step(one.now, action), game.step(other.now, alike)];
    if (!isEqual(eventsFor(after.events, viewer), eventsFor(afterOther.events, viewer))) return;
    await Promise.all([one.play(action), other.play(alike)]);
    for (const world of worlds) await talk(world, { game, viewer, step });

    expect(other.to(viewer), `to ${viewer}, after ${game.format(action)}`).toEqual(one.to(viewer));
  }
}

/** All that the others, and the viewer, can do beside the match. */
async function talk(world: World, { game, viewer, step }: { game: Any; viewer: string; step: number }): Promise<void> {
  const players = game.players(world.now);
  const other = players.filter((player) => player !== viewer)[step % (players.length - 1)]!;
  await world.live.connect(world.connectionOf(other), other, {});
  await world.say(other, { v: 1, type: 'name', name: 'Somebody' });
  await world.say(other, { v: 1, type: 'chat', text: 'Hello' });
  await world.say(other, { v: 1, type: 'can-take-back' });
  await world.say(other, { v: 1, type: 'take-back' });
  world.live.disconnect(world.connectionOf(other));
  if (viewer !== 'spectator') await world.say(viewer, { v: 1, type: 'can-take-back' });
  if (step === STEPS - 1) await world.say(other, { v: 1, type: 'forget' });
  await world.live.connect(`${world.connectionOf(viewer)}/late ${String(step)}`, viewer, {});
}
