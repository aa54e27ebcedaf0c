/** Checks properties of rooms with every game. */
import fc from 'fast-check';
import { applyPatch as applyJsonPatch, type Operation } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { type AnyAction, eventsFor, type GameTypes, type State, type View } from '../../src/core/game.ts';
import { isEqual } from '../../src/core/plain-data.ts';
import { createRng } from '../../src/core/random.ts';
import type { Room } from '../../src/match/journal-entries.ts';
import { type ClientState, createClient, applyUpdate } from '../../src/match/client.ts';
import { applyPatch, patchesBetween, toJsonPatch } from '../../src/match/patches.ts';
import { requestTakeback, snapshotFor, playServerAction, updatesSince } from '../../src/match/room.ts';
import { takebackBlocker } from '../../src/match/takeback.ts';
import type { Update } from '../../src/match/updates.ts';
import { times } from '../times.ts';
import { type Any, opened, plansOf, playAlong, rows, stateOf, tableAt, viewersOf } from './subjects.ts';

const RUNS = times(2);
const STEPS = 30;

describe.each(rows)('%s', (_id, subject) => {
  const { game } = subject;

  it('sends patches that turn the previous view into the next one, with immer and with another library', () => {
    fc.assert(
      fc.property(plansOf(subject), (plan) => {
        playAlong(game, opened(game, plan), {
          steps: STEPS,
          see({ room, updates }, before) {
            for (const viewer of viewersOf(game, stateOf(room))) {
              const [last, next] = [game.view(stateOf(before), viewer), game.view(stateOf(room), viewer)];
              const patch = updates[viewer]?.[0]?.patch ?? [];
              expect(applyPatch(last, patch)).toEqual(next);
              // The document is parsed from JSON, as a client receives it. The function of `rfc6902` modifies the document, so
              // the document must not share parts with the state.
              const document = JSON.parse(JSON.stringify(last)) as unknown;
              const operations = JSON.parse(JSON.stringify(toJsonPatch(patch))) as Operation[];
              expect(applyJsonPatch(document, operations)).toEqual(patch.map(() => null));
              expect(document).toEqual(next);
            }
          },
        });
      }),
      { numRuns: RUNS },
    );
  });

  it('sends each viewer only what follows from their view, including versions and lengths', () => {
    fc.assert(
      fc.property(plansOf(subject), (plan) => {
        const start = opened(game, plan);
        const heard = new Map(viewersOf(game, stateOf(start.room)).map((viewer) => [viewer, [] as string[]]));
        const seen = new Map([...heard.keys()].map((viewer) => [viewer, [sightOf(game, start.room, viewer)]]));
        playAlong(game, start, {
          steps: STEPS,
          see({ room, updates }) {
            for (const [viewer, messages] of heard) {
              messages.push(...(updates[viewer] ?? []).map((update) => JSON.stringify(update)));
              seen.get(viewer)!.push(sightOf(game, room, viewer));
            }
          },
        });
        for (const [viewer, messages] of heard) expect(messages).toEqual(messagesOf(seen.get(viewer)!));
      }),
      { numRuns: RUNS },
    );
  });

  it('sends exactly the same messages in worlds that a viewer cannot distinguish', () => {
    fc.assert(
      fc.property(plansOf(subject), (plan) => {
        // The room has no dice, so chance events are separate actions.
        playAlong(game, opened(game, { ...plan, isSeeded: false }), {
          steps: STEPS,
          see: (_, before) => expectSame(game, stateOf(before), plan.luck, said),
        });
      }),
      { numRuns: RUNS },
    );
  });

  it('shows all viewers the current position, whatever messages are dropped, doubled or reordered', () => {
    const issue = fc.constantFrom('send', 'drop', 'double', 'hold', 'release', 'ask');
    const issues = fc.array(issue, { minLength: 50, maxLength: 50 });
    fc.assert(
      fc.property(plansOf(subject), issues, (plan, given) => {
        const start = opened(game, plan);
        const wires = viewersOf(game, stateOf(start.room)).map((viewer) => new Wire(game, start.room, viewer));
        let place = 0;
        const end = playAlong(game, start, {
          steps: STEPS,
          see({ room, updates }) {
            for (const wire of wires) wire.carry(updates[wire.viewer] ?? [], given[place++ % given.length], room);
          },
        });
        for (const wire of wires) {
          wire.ask(end);
          expect(wire.mirror.view).toEqual(game.view(stateOf(end), wire.viewer));
          expect(wire.mirror.version).toBe(end.streams[wire.viewer]!.version);
          expect(wire.mirror.waiting).toEqual([]);
        }
      }),
      { numRuns: 3 * RUNS },
    );
  });

  it('lets no player learn anything from an action that is freely taken back', () => {
    fc.assert(
      fc.property(plansOf(subject), (plan) => {
        playAlong(game, opened(game, plan), {
          steps: STEPS,
          see({ room }, before) {
            // Only a quarter of the positions are checked, to save time.
            if (room.entries.length % 4 !== plan.luck % 4) return;
            expectNothingLearnt(game, { room, before, luck: plan.luck });
          },
        });
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a planted leak', () => {
  const [, { game }] = rows.find(([id]) => id === 'high-card')!;

  it.each<[string, typeof said]>([
    ['by length', (each, state, action) => [...said(each, state, action), ['left', ' '.repeat(sumOf(state))]]],
    ['by value', (each, state, action) => [...said(each, state, action), ['left', String(sumOf(state))]]],
  ])('%s is detected', (_, leaking) => {
    const state = walked(game, 3);

    expect(() => expectSame(game, state, 1, said)).not.toThrow();
    expect(() => expectSame(game, state, 1, leaking)).toThrow();
  });

  it('by a takeback that should not have been free is detected', () => {
    const [, uaw] = rows.find(([id]) => id === 'up-against-the-wall')!;
    const start = opened(uaw.game, { options: {}, isSeeded: true, luck: 3 }).room;
    const before = playServerAction(uaw.game, start, { action: uaw.game.parse('radicals end-cards') }).room;
    const { room } = playServerAction(uaw.game, before, { action: uaw.game.parse('radicals deploy alumni 10') });
    const step = { room, before, luck: 1 };

    expect(() => expectNothingLearnt(uaw.game, step)).not.toThrow();
    expect(() => expectNothingLearnt(uaw.game, step, () => undefined)).toThrow();
  });

  it('by a version that all viewers share is detected', () => {
    const [, sealed] = rows.find(([id]) => id === 'sealed-numbers')!;
    let room = opened(sealed.game, { options: {}, isSeeded: false, luck: 1 }).room;
    const seen = [sightOf(sealed.game, room, 'cy')];
    const [heard, numberedByStep]: [string[], string[]] = [[], []];
    const lines = ['ada choose 1', 'bo choose 2', 'ada choose 3', 'ada seal'];
    for (const [step, line] of lines.entries()) {
      const handled = playServerAction(sealed.game, room, { action: sealed.game.parse(line) });
      ({ room } = handled);
      for (const update of handled.updates['cy'] ?? []) {
        heard.push(JSON.stringify(update));
        numberedByStep.push(JSON.stringify({ ...update, from: step, to: step + 1 }));
      }
      seen.push(sightOf(sealed.game, room, 'cy'));
    }

    expect(heard).toEqual(messagesOf(seen));
    expect(numberedByStep).not.toEqual(messagesOf(seen));
  });
});

/** The view of a viewer at one moment, and the events of the last action that the viewer can see. */
interface Sight {
  readonly view: View<GameTypes>;
  readonly events: readonly GameTypes['event'][];
  readonly awaited: readonly string[];
  /** Whether the viewer played the last action. */
  readonly isOwn: boolean;
}

function sightOf(game: Any, room: Room<GameTypes>, viewer: string): Sight {
  const { actions, events, state } = room.match.nodes.at(-1)!;
  const turn = game.turn(state);
  const awaited = turn.kind === 'decision' ? turn.players : turn.kind === 'chance' ? ['chance'] : [];
  return {
    view: game.view(state, viewer),
    events: eventsFor(events, viewer),
    awaited,
    isOwn: actions[0]?.player === viewer,
  };
}

/** The messages that a server would send if it had only the information of one viewer. */
function messagesOf(sights: readonly Sight[]): readonly string[] {
  const messages: string[] = [];
  for (const [index, { view, events, awaited, isOwn }] of sights.entries()) {
    const last = sights[index - 1];
    if (last === undefined) continue;
    const { table, own } = structuredClone<View<GameTypes>>(view);
    const patch = [
      ...patchesBetween(last.view.table, table, ['table']),
      ...patchesBetween(last.view.own, own, ['own']),
    ];
    if (patch.length === 0 && events.length === 0 && isEqual(awaited, last.awaited) && !isOwn) continue;
    messages.push(JSON.stringify({ from: messages.length, to: messages.length + 1, patch, events, awaited }));
  }
  return messages;
}

/** All messages after an action, each with its recipient. */
function said(
  game: Any,
  state: State<GameTypes>,
  action: AnyAction<GameTypes>,
): readonly (readonly [string, string])[] {
  const { room, updates } = playServerAction(game, tableAt(game, state), { action });
  const snapshots = viewersOf(game, state).map(
    (viewer) => [viewer, JSON.stringify(snapshotFor(game, room, viewer))] as const,
  );
  const sent = Object.entries(updates).map(([viewer, each]) => [viewer, JSON.stringify(each)] as const);
  return [...sent, ...snapshots];
}

/**
 * Plays the same action in two worlds that are consistent with a view. If chance must act, the outcomes in the two
 * worlds can differ. If the viewer sees the same events in both worlds, all messages to the viewer must be equal.
 */
function expectSame(game: Any, state: State<GameTypes>, luck: number, say: typeof said): void {
  const rng = createRng(luck);
  for (const viewer of viewersOf(game, state)) {
    const view = game.view(state, viewer);
    const [one, other] = [game.sampleState(view, rng), game.sampleState(view, rng)];
    if (game.turn(one).kind === 'over') continue;
    const action = game.randomAction(one, rng);
    const alike = action.player === 'chance' ? game.randomAction(other, rng) : action;
    if (game.whyIllegal(other, alike) !== undefined) continue;
    const [after, afterOther] = [game.step(one, action), game.step(other, alike)];
    if (!isEqual(eventsFor(after.events, viewer), eventsFor(afterOther.events, viewer))) continue;
    const toViewer = (world: State<GameTypes>, played: AnyAction<GameTypes>): unknown =>
      say(game, world, played).filter(([to]) => to === viewer);
    expect(toViewer(other, alike), `to ${viewer}, of ${game.format(action)}`).toEqual(toViewer(one, action));
  }
}

/** A simulated connection that loses, duplicates and delays messages. */
class Wire {
  readonly viewer: string;
  mirror: ClientState<GameTypes>;
  readonly #game: Any;
  #held: Update<GameTypes>[] = [];

  constructor(game: Any, room: Room<GameTypes>, viewer: string) {
    this.#game = game;
    this.viewer = viewer;
    this.mirror = createClient(JSON.parse(JSON.stringify(snapshotFor(game, room, viewer))));
  }

  carry(updates: readonly Update<GameTypes>[], issue: string | undefined, room: Room<GameTypes>): void {
    if (issue === 'hold') this.#held.push(...updates);
    if (issue === 'hold' || issue === 'drop') return;
    this.#take(updates);
    if (issue === 'double') this.#take(updates);
    if (issue === 'release') this.#take(this.#held.splice(0).reverse());
    if (issue === 'ask') this.ask(room);
  }

  ask(room: Room<GameTypes>): void {
    const caught = updatesSince(this.#game, room, { viewer: this.viewer, version: this.mirror.version });
    this.#take(caught.kind === 'snapshot' ? [caught.snapshot] : caught.updates);
  }

  #take(messages: readonly unknown[]): void {
    for (const message of messages) this.mirror = applyUpdate(this.mirror, JSON.parse(JSON.stringify(message)));
  }
}

/**
 * Checks takebacks in all worlds that are consistent with a view. If the last action can be taken back freely in one of
 * these worlds, the same must be true in all of them. In this case, no viewer may have learnt anything from the action.
 */
function expectNothingLearnt(
  game: Any,
  { room, before, luck }: { readonly room: Room<GameTypes>; readonly before: Room<GameTypes>; readonly luck: number },
  whyNot: typeof takebackBlocker = takebackBlocker,
): void {
  const [action] = room.match.nodes.at(-1)!.actions;
  if (action === undefined || action.player === 'chance') return;
  const { player } = action;
  const isFree = whyNot(game, room.match, player) === undefined;
  const start = stateOf(before);
  const rng = createRng(luck);
  const heard = isFree ? heardOf(game, start, action) : undefined;
  if (heard !== undefined) expect(heard.end).toEqual(withoutDice(start));
  for (const viewer of viewersOf(game, start)) {
    const world = game.sampleState(game.view(start, viewer), rng);
    if (game.whyIllegal(world, action) !== undefined) {
      // If the action is illegal in this world, the viewer must not receive any message about it.
      expect(heard?.to(viewer) ?? '', `${viewer} of ${game.format(action)}`).toBe('');
    } else if (heard !== undefined) {
      expect(heardOf(game, world, action).to(viewer), `${viewer} of ${game.format(action)}`).toBe(heard.to(viewer));
    }
  }
}

/** The messages to each viewer when an action is played and taken back. */
function heardOf(
  game: Any,
  state: State<GameTypes>,
  action: AnyAction<GameTypes>,
): { readonly end: State<GameTypes>; readonly to: (viewer: string) => string } {
  const played = playServerAction(game, tableAt(game, withoutDice(state)), { action });
  const back = requestTakeback(game, played.room, { player: action.player, entropy: 1 });
  const texts = (viewer: string): readonly unknown[] => [
    ...(played.updates[viewer] ?? []),
    ...(back.updates[viewer] ?? []),
  ];
  return {
    end: stateOf(back.room),
    to: (viewer) =>
      texts(viewer)
        .map((each) => JSON.stringify(each))
        .join('\n'),
  };
}

function withoutDice({ setup, table, secrets, hidden }: State<GameTypes>): State<GameTypes> {
  return { setup, table, secrets, hidden };
}

/** The hidden sum, which players must not know. */
function sumOf({ hidden }: State<GameTypes>): number {
  return (hidden as { deck: readonly string[] }).deck.reduce((sum, card) => sum + Number(card.slice(1)), 0);
}

function walked(game: Any, steps: number): State<GameTypes> {
  return stateOf(
    playAlong(game, opened(game, { options: {}, isSeeded: true, luck: 5 }), { steps, see: () => undefined }),
  );
}
