/** Checks for every game that all messages of a room to a viewer depend only on the viewer’s information. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsFor, type State, type GameTypes } from '../../src/core/game.ts';
import { byName } from '../../src/core/lookups.ts';
import { isEqual } from '../../src/core/plain-data.ts';
import { createRng, type Rng } from '../../src/core/random.ts';
import { playServerAction } from '../../src/match/room.ts';
import { LiveRoom } from '../../src/room/live-room.ts';
import type { RoomMessage } from '../../src/room/protocol.ts';
import { type ChangeRequest, handled } from '../../src/room/requests.ts';
import { type RoomState, tokenOf } from '../../src/room/room-state.ts';
import { memoryStore } from '../../src/room/store.ts';
import {
  type Any,
  opened,
  type Plan,
  plansOf,
  playAlong,
  rows,
  stateOf,
  type Subject,
  tableAt,
  viewersOf,
} from '../match/subjects.ts';
import { times } from '../times.ts';

/** The number of steps that are played in each pair of worlds. */
const STEPS = 4;

/** The number of attempts to find a suitable action or world. */
const TRIES = 10;

describe.each(rows)('%s', (_id, subject) => {
  it('sends the same in worlds that a viewer cannot distinguish, whatever people do: updates, names, chat, notices, history, presence, takebacks', async () => {
    await fc.assert(sendsTheSame(subject), { numRuns: times(20, 1) });
  });
});

/** The test adds a leak to all messages of this type. A leak is one secret card, order or number of another player. */
type Leak = 'welcome' | 'update';

const withSecrets = rows.filter(([, { game }]) => !game.hasPerfectInformation);

describe.each(withSecrets)('the law for %s', (_id, subject) => {
  it.each<Leak>(['welcome', 'update'])(
    'notices one secret card, order or number of another player in each %s',
    async (leak) => {
      const { failed } = await fc.check(sendsTheSame(subject, leak), { numRuns: 20, endOnFailure: true });

      expect(failed).toBe(true);
    },
  );
});

function sendsTheSame(subject: Subject, leak?: Leak): fc.IAsyncProperty<[Plan]> {
  const { game } = subject;
  return fc.asyncProperty(plansOf(subject), async (plan) => {
    const start = opened(game, { ...plan, isSeeded: false });
    const positions = [stateOf(start.room)];
    playAlong(game, start, { steps: plan.luck % 30, see: ({ room }) => positions.unshift(stateOf(room)) });
    const rng = createRng(plan.luck);
    for (const viewer of viewersOf(game, positions[0]!)) {
      const pairs = positions.map((position) => (): Pair => worldsFor(game, position, { viewer, rng }));
      await expectSame(game, latest(pairs), { viewer, rng, leak });
    }
  });
}

/** Two states that a viewer cannot distinguish. */
type Pair = readonly [State<GameTypes>, State<GameTypes>];

/**
 * Two worlds that are consistent with the view of a position. If possible, other players have different secrets in the
 * two worlds.
 */
function worldsFor(game: Any, position: State<GameTypes>, { viewer, rng }: { viewer: string; rng: Rng }): Pair {
  const view = game.view(position, viewer);
  const one = game.sampleState(view, rng);
  for (let tries = 0; tries < TRIES && !game.hasPerfectInformation; tries++) {
    const other = game.sampleState(view, rng);
    if (!isEqual(one.secrets, other.secrets)) return [one, other];
  }
  return [one, one];
}

/** Returns the first pair that has two different worlds. If there is no such pair, returns the first pair. */
function latest(pairs: readonly (() => Pair)[]): Pair {
  for (const pair of pairs) {
    const [one, other] = pair();
    if (one !== other) return [one, other];
  }
  return pairs[0]!();
}

/** A room whose match starts with the state of a sampled world, and the messages that the room has sent. */
class World {
  readonly live: LiveRoom;
  readonly #game: Any;
  readonly #sent: (readonly [string, RoomMessage])[] = [];

  constructor(game: Any, world: State<GameTypes>, leak: Leak | undefined) {
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
    const send = (connection: string, message: RoomMessage): unknown =>
      this.#sent.push([connection, message.type === leak ? { ...message, ...this.#leaked(connection) } : message]);
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

  /** A leak for a connection: one secret card, order or number of another player. */
  #leaked(connection: string): object {
    const player = this.#game.players(this.now).find((each) => !connection.startsWith(this.connectionOf(each)))!;
    const values: unknown[] = [];
    JSON.stringify(this.now.secrets[player], (_, value: unknown) => (values.push(value), value));
    const list = values.findLast((value) => Array.isArray(value) && value.length > 0) as readonly unknown[] | undefined;
    return { leak: list === undefined ? values.at(-1) : list[0] };
  }

  /** All messages that a viewer has received, on all connections. */
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
  return {
    id: 'worlds',
    game,
    opening,
    count: 1,
    room,
    seats,
    notes: 0,
    history,
    asking: [],
    stalled: [],
    received: [],
  };
}

interface Watched {
  readonly viewer: string;
  readonly rng: Rng;
}

/**
 * Plays and chats in two worlds that a viewer cannot distinguish, and checks that the viewer receives the same
 * messages.
 */
async function expectSame(
  game: Any,
  pair: Pair,
  { viewer, rng, leak }: Watched & { leak: Leak | undefined },
): Promise<void> {
  const worlds = pair.map((state) => new World(game, state, leak));
  const [one, other] = worlds as [World, World];
  for (const world of worlds) await world.live.connect(world.connectionOf(viewer), viewer, {});
  expect(other.to(viewer), `to ${viewer} at first`).toEqual(one.to(viewer));
  for (let step = 0; step < STEPS && game.turn(one.now).kind !== 'over'; step++) {
    const actions = actionsFor(game, [one.now, other.now], { viewer, rng });
    if (actions === undefined) return;
    await Promise.all([one.play(actions[0]), other.play(actions[1])]);
    for (const world of worlds) await talk(world, { game, viewer, step });

    expect(other.to(viewer), `to ${viewer}, after ${game.format(actions[0])}`).toEqual(one.to(viewer));
  }
}

type Action = GameTypes['action'];

/**
 * Two actions of the same player, one for each world, after which a viewer sees the same events in both worlds. The
 * result is `undefined` if no such actions are found.
 */
function actionsFor(game: Any, [one, other]: Pair, { viewer, rng }: Watched): readonly [Action, Action] | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const action = game.randomAction(one, rng);
    const theirs = game.randomAction(other, rng);
    // The viewer must play the same action in both worlds. Other players may act differently in secret.
    for (const alike of action.player === viewer ? [action] : [theirs, action]) {
      if (alike.player !== action.player || game.whyIllegal(other, alike) !== undefined) continue;
      const [after, afterOther] = [game.step(one, action), game.step(other, alike)];
      const isSame =
        isEqual(game.view(after.state, viewer), game.view(afterOther.state, viewer)) &&
        isEqual(eventsFor(after.events, viewer), eventsFor(afterOther.events, viewer));
      if (isSame) return [action, alike];
    }
  }
  return undefined;
}

/** Does everything that the viewer and another player can do in the room, except game actions. */
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
