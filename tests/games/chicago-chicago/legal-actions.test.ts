import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyAction } from '../../../src/core/game.ts';
import { createRng, sample, type Rng } from '../../../src/core/random.ts';
import {
  type Action,
  type Chicago,
  chicagoChicago as game,
  type Options,
  LEVELS,
  POLICE_UNITS,
  type Side,
  SIDES,
  SORTS,
} from '../../../src/games/chicago-chicago/rules/index.ts';
import type { Unit } from '../../../src/games/chicago-chicago/rules/units.ts';
import { D6_FACES } from '../../../src/mechanics/dice.ts';
import { anyOptions, smallOptions } from './arbitraries.ts';
import { actorOf, type ChicagoState } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

type Candidate = AnyAction<Chicago>;

/** The kinds of units of the police, then the kinds of units of the demonstrators. */
const KINDS: readonly Unit[] = [...POLICE_UNITS, ...LEVELS];

describe('the legal actions', () => {
  const kinds = [
    'attack',
    'confront',
    'garrison',
    'gather',
    'march',
    'move',
    'muster',
    'over',
    'patrol',
    'post',
    'roll',
  ];

  it('on small boards are exactly the possible actions that are not refused', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(smallOptions, fc.nat(), (options, seed) => {
        someOf(options, seed, { in: 30, at: kinds.filter((kind) => !met.has(kind)) }, (state) => {
          met.add(state.table.phase.kind);
          const accepted = candidates(state).filter((action) => game.whyIllegal(state, action) === undefined);

          expect(lines(accepted)).toEqual(lines(game.legalActions(state)));
        });
      }),
      { numRuns: times(30) },
    );

    if (IS_THOROUGH) expect([...met].sort()).toEqual(kinds);
  });

  it('on the default board are not refused, and random unlisted actions are refused', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const rng = createRng(seed);
        someOf({}, seed, { in: IS_THOROUGH ? 60 : 200, at: kinds.filter((kind) => !met.has(kind)) }, (state) => {
          met.add(state.table.phase.kind);
          const listed = game.legalActions(state);
          const allowed = new Set(lines(listed));
          const tried = [...listed, ...candidates(state).filter(() => rng.int(100) === 0)];

          for (const action of tried)
            expect([game.format(action), game.whyIllegal(state, action) === undefined]).toEqual([
              game.format(action),
              allowed.has(game.format(action)),
            ]);
        });
      }),
      { numRuns: times(8) },
    );

    if (IS_THOROUGH) expect([...met].sort()).toEqual(kinds);
  });

  it('omit bulk actions and conceding, and nothing else', () => {
    expect(game.unlisted).toEqual(['deploy-all', 'default-set-up', 'march', 'play-step', 'attack-groups', 'concede']);
  });
});

describe('the actions of the police', () => {
  it('are the same for a fork and for its state parsed from JSON, whatever was played before', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const rng = createRng(seed);
        let state = game.setup({ seed });
        const fork = game.fork(state);
        while (state.table.turn < 6 && fork.turn().kind !== 'over') {
          let action = fork.randomAction(rng);
          if (state.table.phase.kind === 'patrol') {
            const listed = fork.legalActions();
            // The state is parsed again, because a parsed state has no cached data.
            const read = game.parseState(JSON.parse(JSON.stringify(state)));
            expect(lines(listed)).toEqual(lines(game.legalActions(read)));
            // Most listed actions are moves. Therefore the test first chooses a type, and then an action of this type.
            // The police rarely end the step.
            const open = listed.filter(({ type }) => type !== 'end-step');
            const type = sample([...new Set(open.map((each) => each.type))], rng);
            const ofType = open.filter((each) => each.type === type);
            if (open.length > 0 && rng.int(20) > 0) action = sample(ofType, rng);
          }
          fork.apply(action);
          state = game.applyAction(state, action);
        }
      }),
      { numRuns: times(20, 4) },
    );
  });
});

describe('departures', () => {
  it('are listed in board order, and within each area by kind of unit', () => {
    let several = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        someOf({}, seed, { in: IS_THOROUGH ? 10 : 40, at: ['move'] }, (state) => {
          const listed = game.legalActions(state).filter((action) => action.type === 'move');
          const board = state.setup.scenario.areas.map(({ id }) => id);
          const places = listed.map(({ from, unit }) => 10 * board.indexOf(from) + KINDS.indexOf(unit));
          if (new Set(places).size > 1) several += 1;

          expect(places).toEqual(places.toSorted((one, other) => one - other));
        });
      }),
      { numRuns: times(4) },
    );

    expect(several).toBeGreaterThan(0);
  });
});

describe('a random decision', () => {
  it('is the listed action with the drawn number, and each number is drawn once, on any board', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        let state = game.setup(options);
        for (let played = 0; actorOf(state) !== 'nobody' && played < 400; played++) {
          met.add(state.table.phase.kind);
          if (rng.int(8) === 0 && actorOf(state) !== 'chance') expectNumbersTheList(state);
          state = game.applyAction(state, game.randomAction(state, rng));
        }
      }),
      { numRuns: times(40) },
    );

    if (IS_THOROUGH) expect(met.size).toBe(10);
  });
});

describe('a bulk action', () => {
  it('of a whole step has exactly the result of its parts', () => {
    const sizes = { demonstrators: 0, police: 0 };
    fc.assert(
      fc.property(smallOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        let state = game.setup(options);
        for (let steps = 0; actorOf(state) !== 'nobody' && steps < 60; steps++) {
          const { kind } = state.table.phase;
          if (kind !== 'move' && kind !== 'patrol') {
            state = game.applyAction(state, game.randomAction(state, rng));
            continue;
          }
          const { after, orders, player } = oneByOne(state, rng);
          const bulk = { type: 'play-step', player, orders } as Action;
          sizes[player] = Math.max(sizes[player], orders.length);

          expect(game.applyAction(state, bulk)).toEqual(after);
          state = after;
        }
      }),
    );
    if (IS_THOROUGH) expect(Math.min(sizes.demonstrators, sizes.police)).toBeGreaterThan(2);
  });

  it('of a set-up, or of an attack, has exactly the result of its parts', () => {
    const played = new Set<string>();
    fc.assert(
      fc.property(smallOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        let state = game.setup(options);
        let begun: { before: ChicagoState; parts: Action[] } | undefined;
        while (actorOf(state) !== 'nobody') {
          const action = game.randomAction(state, rng) as Action;
          if (action.type === 'single-out' || action.type === 'garrison' || action.type === 'post')
            begun ??= { before: state, parts: [] };
          state = game.applyAction(state, action);
          begun?.parts.push(action);
          if (begun === undefined || ['garrison', 'post', 'muster'].includes(state.table.phase.kind)) continue;
          const bulk = summedUp(begun.parts);
          played.add(bulk.type);

          expect(game.applyAction(begun.before, bulk)).toEqual(state);
          begun = undefined;
        }
      }),
      { numRuns: times(30) },
    );
    if (IS_THOROUGH) expect([...played].sort()).toEqual(['attack-groups', 'deploy-all']);
  });

  it('logs the same events as its parts, and is refused like its first illegal part', () => {
    const state = game.applyAction(
      game.applyAction(game.setup(), { type: 'default-set-up', player: 'demonstrators' }),
      { type: 'default-set-up', player: 'police' },
    );
    const march = {
      type: 'march',
      unit: 'level-1',
      path: ['lincoln-park', 'mid-north'],
      count: 2,
      infiltrating: false,
    } as const;
    const small = game.step(state, { ...march, player: 'demonstrators' });
    const ended = game.step(small.state, { type: 'end-step', player: 'demonstrators' });
    const bulk = { type: 'play-step', player: 'demonstrators', orders: [march] } as const;

    expect(game.step(state, bulk).events).toEqual([...small.events, ...ended.events]);
    const tooMany = { ...bulk, orders: [march, march] };
    expect(game.whyIllegal(state, tooMany)).toMatchObject({ code: 'too-few-units', rule: 'CC-4.1' });
    const ofPolice = { ...bulk, orders: [{ type: 'bring-guard', area: 'west-loop' }] };
    expect(game.whyIllegal(state, ofPolice)).toMatchObject({ code: 'wrong-phase' });
  });
});

// Helpers

/**
 * Plays a random match. Calls `look` with some random positions, with the first position of each wanted phase, and with
 * the last position.
 */
function someOf(
  options: Options,
  seed: number,
  wanted: { in: number; at: readonly string[] },
  look: (state: ChicagoState) => void,
): void {
  const rng = createRng(seed);
  const missing = new Set(wanted.at);
  let state = game.setup(options);
  for (; actorOf(state) !== 'nobody'; state = game.applyAction(state, game.randomAction(state, rng)))
    if (rng.int(wanted.in) === 0 || missing.delete(state.table.phase.kind)) look(state);
  look(state);
}

/**
 * Draws a random action with every number that the generator can return. The chosen actions must equal the listed
 * actions, in order.
 */
function expectNumbersTheList(state: ChicagoState): void {
  const listed = game.legalActions(state);
  const chosen = [...listed.keys()].map((number) => {
    const only: Rng = {
      int(bound) {
        expect(bound).toBe(listed.length);
        return number;
      },
    };
    return game.randomAction(state, only);
  });

  expect(chosen).toEqual(listed);
}

/**
 * Actions of the player to act, with all possible values of their fields. Also a few actions of each type for the other
 * player. The numbers of units go up to one more than the largest number on the board.
 */
function candidates(state: ChicagoState): Candidate[] {
  const areas = [...state.setup.scenario.areas.map(({ id }) => id), 'nowhere'];
  const actor = actorOf(state);
  const { groups, police } = state.table;
  const { setUp } = state.setup.scenario;
  const isSetUp = ['gather', 'garrison', 'post'].includes(state.table.phase.kind);
  const reserves = isSetUp ? Object.values(setUp.police) : [];
  const most = Math.max(...[groups.fresh, groups.spent, ...Object.values(police)].flat(2), ...reserves);
  const counts = Array.from({ length: most + 1 }, (_, index) => index + 1);
  return [
    ...SIDES.flatMap((side) => decisions(side, side === actor ? areas : areas.slice(0, 1), counts)),
    ...D6_FACES.map((die): Candidate => ({ type: 'roll', player: 'chance', die })),
  ];
}

function decisions(player: Side, areas: readonly string[], counts: readonly number[]): Candidate[] {
  const units = [...new Set<Unit>(['level-4', ...POLICE_UNITS])];
  return [
    { type: 'halt', player },
    { type: 'end-step', player },
    { type: 'strike', player, table: 'harass' },
    { type: 'strike', player, table: 'assault' },
    ...POLICE_UNITS.flatMap((unit) => counts.map((count): Candidate => ({ type: 'commit', player, unit, count }))),
    ...areas.flatMap((area): Candidate[] => [
      { type: 'gather', player, area },
      { type: 'go-on', player, to: area },
      { type: 'confront', player, area },
      { type: 'engage', player, area, table: 'harass' },
      { type: 'engage', player, area, table: 'assault' },
      { type: 'bring-guard', player, area },
      { type: 'withdraw-guard', player, area },
      ...POLICE_UNITS.flatMap((unit): Candidate[] => [
        { type: 'fill', player, area, unit },
        { type: 'leave', player, area, unit },
        ...POLICE_UNITS.map((relieved): Candidate => ({ type: 'relieve', player, area, unit, relieved })),
      ]),
      ...counts.flatMap((count): Candidate[] => [
        ...POLICE_UNITS.flatMap((unit): Candidate[] => [
          { type: 'garrison', player, area, unit, count },
          { type: 'post', player, unit, area, count },
        ]),
        ...SORTS.map((sort): Candidate => ({ type: 'single-out', player, area, sort, count })),
        ...units.flatMap((unit) =>
          areas.flatMap((to): Candidate[] => [
            { type: 'move', player, unit, from: area, to, count },
            { type: 'infiltrate', player, unit, from: area, to, count },
          ]),
        ),
      ]),
    ]),
  ];
}

function lines(actions: readonly Candidate[]): string[] {
  return actions.map((action) => game.format(action)).sort();
}

/** Plays a step to its end with single actions, and collects these actions as orders. */
function oneByOne(begun: ChicagoState, rng: Rng): { after: ChicagoState; orders: object[]; player: Side } {
  const player = actorOf(begun) as Side;
  const orders: Record<string, unknown>[] = [];
  let after = begun;
  for (let played = 0; ; played++) {
    const actions = game.legalActions(after) as readonly Action[];
    const isOver = played > 12 ? actions.find(({ type }) => type === 'end-step' || type === 'halt') : undefined;
    const action = isOver ?? sample(actions, rng);
    after = game.applyAction(after, action);
    if (action.type === 'end-step') return { after, orders, player };
    if (action.type === 'halt') continue;
    if (action.type === 'go-on') (orders.at(-1)!['path'] as string[]).push(action.to);
    else if (action.type === 'move' || action.type === 'infiltrate') {
      const { unit, from, to, count } = action;
      orders.push({ type: 'march', unit, path: [from, to], count, infiltrating: action.type === 'infiltrate' });
    } else {
      const { player: _, ...order } = action;
      orders.push(order);
    }
  }
}

/** Combines single actions into one bulk action: a police set-up, or an attack outside parks. */
function summedUp(parts: readonly Action[]): Action {
  const [groups, platoons, boxes, areas] = [{}, {}, {}, {}] as [Counts, Counts, ByArea, ByArea];
  const [first, last] = [parts[0]!, parts.at(-1)!];
  for (const part of parts) {
    if (part.type === 'single-out') groups[part.sort] = part.count;
    if (part.type === 'commit') platoons[part.unit] = part.count;
    if (part.type === 'garrison') (boxes[part.area] ??= {})[part.unit] = part.count;
    if (part.type === 'post') (areas[part.area] ??= {})[part.unit] = part.count;
  }
  if (first.type === 'single-out' && last.type === 'strike')
    return { type: 'attack-groups', player: 'police', area: first.area, groups, platoons, table: last.table };
  return { type: 'deploy-all', player: 'police', boxes, areas };
}

type Counts = Record<string, number>;
type ByArea = Record<string, Counts>;
