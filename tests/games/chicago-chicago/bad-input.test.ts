import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalActionError, MalformedError } from '../../../src/core/errors.ts';
import type { Draft } from '../../../src/core/plain-data.ts';
import { createRng, sample, type Rng } from '../../../src/core/random.ts';
import {
  chicagoChicago as game,
  defaultScenario,
  type Scenario,
  type Phase,
} from '../../../src/games/chicago-chicago/rules/index.ts';
import type { Conflict } from '../../../src/games/chicago-chicago/rules/declaration.ts';
import { smallOptions } from './arbitraries.ts';
import { faultOf } from '../../faults.ts';
import { actorOf, type ChicagoState, edited, play, position } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

describe('a scenario', () => {
  const cases: readonly [what: string, path: string, edit: (scenario: Draft<Scenario>) => unknown][] = [
    ['a link to an unknown area', 'scenario.links.3.1', ({ links }) => (links[3] = ['mid-north', 'nowhere'])],
    ['a link of an area to itself', 'scenario.links.3', ({ links }) => (links[3] = ['mid-north', 'mid-north'])],
    [
      'a link given twice, in both directions',
      'scenario.links.45',
      ({ links }) => links.push(['old-town', 'lincoln-park']),
    ],
    [
      'a board whose areas are not all connected',
      'scenario.links',
      (scenario) => (scenario.links = scenario.links.slice(0, 20)),
    ],
    ['an area given twice', 'scenario.areas.1.id', ({ areas }) => (areas[1]!.id = 'lincoln-park')],
    ['an invalid id of an area', 'scenario.areas.1.id', ({ areas }) => (areas[1]!.id = 'Mid North')],
    ['too few areas', 'scenario.areas', (scenario) => (scenario.areas = [])],
    ['no park', 'scenario.areas', ({ areas }) => areas.forEach((area) => delete area.park)],
    [
      'a park order with an area that is not a park',
      'scenario.parkOrder.1',
      ({ parkOrder }) => (parkOrder[1] = 'mid-north'),
    ],
    [
      'a park order that names a park twice',
      'scenario.parkOrder.1',
      ({ parkOrder }) => (parkOrder[1] = 'lincoln-park'),
    ],
    ['a park order without one of the parks', 'scenario.parkOrder', ({ parkOrder }) => parkOrder.pop()],
    [
      'a park order with more parks than the maximum number of areas',
      'scenario.parkOrder',
      (each) => (each.parkOrder = Array<string>(101).fill('lincoln-park')),
    ],
    [
      'more links than pairs of areas',
      'scenario.links',
      (each) => (each.links = Array<(typeof each.links)[number]>(4951).fill(each.links[0]!)),
    ],
    ['a box of an unknown kind', 'scenario.areas.2.box', ({ areas }) => (areas[2]!.box = 'secret' as 'plain')],
    ['too few platoons to fill the boxes', 'scenario.setUp.police', ({ setUp }) => (setUp.platoonsPerBox = 4)],
    [
      'more groups than counters',
      'scenario.setUp.demonstrators.level-1',
      ({ setUp }) => (setUp.demonstrators['level-1'] = 21),
    ],
    ['more platoons than counters', 'scenario.setUp.police.tac', ({ setUp }) => (setUp.police.tac = 7)],
    ['a turn whose name does not end with A, B or C', 'scenario.turns.1', ({ turns }) => (turns[1] = '25D')],
    ['no turns', 'scenario.turns', (scenario) => (scenario.turns = [])],
    [
      'a code of a results table without an effect',
      'scenario.harass.police.rows.1.0',
      ({ harass }) => (harass.police.rows[1][0] = 'DD7' as 'DD6'),
    ],
    [
      'a row of a results table without one cell',
      'scenario.assault.rows.6',
      ({ assault }) => (assault.rows[6] as unknown[]).pop(),
    ],
    [
      'a results table without one row',
      'scenario.assault.rows.6',
      ({ assault }) => delete (assault.rows as Partial<typeof assault.rows>)[6],
    ],
    [
      'a results table with another heading',
      'scenario.assault.columns.0',
      ({ assault }) => (assault.columns[0] = '1-2' as '1-1'),
    ],
    [
      'effects without one effect',
      'scenario.effects.6',
      ({ effects }) => delete (effects as Partial<typeof effects>)[6],
    ],
    [
      'an effect with an unknown share',
      'scenario.effects.1.share',
      ({ effects }) => (effects[1].share = '2/3' as '1/3'),
    ],
    ['a unit without strength', 'scenario.units.police.tac.conflict', ({ units }) => (units.police.tac.conflict = 0)],
    ['points that are not a whole number', 'scenario.areas.0.police', ({ areas }) => (areas[0]!.police = 1.5)],
    ['a negative score', 'scenario.points.unengaged', ({ points }) => (points.unengaged = -1)],
    ['an unknown provenance', 'scenario.provenance', (scenario) => (scenario.provenance = 'guessed' as 'invented')],
    ['an unknown property', 'scenario.weather', (scenario) => Object.assign(scenario, { weather: 'hot' })],
  ];

  it.each(cases)('with %s is refused, and the error names the part: %s', (_what, path, edit) => {
    // A deep copy is needed, because several tables of the default scenario share one list of headings.
    const scenario = JSON.parse(JSON.stringify(defaultScenario)) as Draft<Scenario>;
    edit(scenario);

    expect(faultOf(() => game.setup({ scenario })).path).toBe(path);
  });

  it('is accepted if its platoons are just enough to fill the boxes', () => {
    const boxes = defaultScenario.areas.filter(({ box }) => box !== undefined).length;
    const filled = (platoons: number): object => {
      const police = { 'level-1': 0, 'level-2': platoons, 'level-3': 0, tac: 0 };
      return { scenario: { ...defaultScenario, setUp: { ...defaultScenario.setUp, platoonsPerBox: 1, police } } };
    };

    expect(() => game.parseOptions(filled(boxes))).not.toThrow();
    expect(faultOf(() => game.parseOptions(filled(boxes - 1))).path).toBe('scenario.setUp.police');
  });

  it('is accepted without such an error, like the default scenario', () => {
    expect(() =>
      game.parseOptions({ scenario: structuredClone(defaultScenario), unengaged: 'per-park' }),
    ).not.toThrow();
    expect(faultOf(() => game.parseOptions({ unengaged: 'twice' })).path).toBe('unengaged');
    expect(faultOf(() => game.parseOptions({ turns: 3 })).path).toBe('turns');
  });
});

describe('a state with one changed value', () => {
  it('is refused, or can be played to its end', () => {
    let [refused, played] = [0, 0];
    fc.assert(
      fc.property(smallOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        const state = someState(game.setup(options), rng);
        for (let tries = 0; tries < 8; tries++) {
          const json = JSON.parse(JSON.stringify(state)) as Record<string, unknown>;
          mutate(json['table'], rng);
          let parsed: ChicagoState;
          try {
            parsed = game.parseState(json);
          } catch (error) {
            expect(error).toBeInstanceOf(MalformedError);
            refused++;
            continue;
          }
          played++;
          playOut(parsed, rng);
        }
      }),
      { numRuns: times(300) },
    );
    if (IS_THOROUGH) expect(Math.min(refused, played)).toBeGreaterThan(100);
  });
});

describe('an action with one changed value', () => {
  it('is played, refused as illegal, or refused as malformed', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(smallOptions, fc.nat(), (options, seed) => {
        const rng = createRng(seed);
        const state = someState(game.setup(options), rng);
        if (actorOf(state) === 'nobody') return;
        for (let tries = 0; tries < 8; tries++) {
          const action = { ...game.randomAction(state, rng) };
          mutate(action, rng);
          try {
            game.applyAction(state, action);
            met.add('played');
          } catch (error) {
            expect(error instanceof IllegalActionError || error instanceof MalformedError).toBe(true);
            met.add((error as Error).name);
          }
        }
      }),
      { numRuns: times(200) },
    );
    if (IS_THOROUGH) expect([...met].sort()).toEqual(['IllegalActionError', 'MalformedError', 'played']);
  });
});

describe('an impossible phase', () => {
  const groups = { coliseum: { 'level-1': 1, 'level-4': 2 } };
  const police = { coliseum: { 'level-1': 3, guard: 1 } };
  const moving = position({ groups: { 'mid-north': { 'level-1': 2 } } });
  const marching = play(moving, 'demonstrators move level-1 mid-north old-town 1');
  const attacking = play(position({ phase: 'patrol', groups, police, guardsLeft: 11 }), 'police end-step');
  const mustering = play(attacking, 'police single-out coliseum level-4 1', 'police commit level-1 2');
  const rolling = play(mustering, 'police strike harass');
  const inBridgeport = {
    groups: { bridgeport: groups.coliseum },
    police: { bridgeport: police.coliseum },
    guardsLeft: 11,
  };
  const confronted = play(position(inBridgeport), 'demonstrators end-step', 'demonstrators confront bridgeport');
  const parked = { 'grant-west': { 'level-1': 1, 'level-3': 1 } };
  const inPark = play(
    position({
      phase: { kind: 'attack' },
      groups: parked,
      police: { 'grant-west': { 'level-1': 6, guard: 1, tac: 2 } },
      guardsLeft: 11,
    }),
    'police engage grant-west harass',
  );
  const patrolling = play(
    position({ phase: 'patrol', police: { 'mid-north': { 'level-1': 2 } } }),
    'police move level-1 mid-north old-town 1',
  );
  const empty = game.setup();
  const posting = posted();

  const cases: readonly [reason: string, state: ChicagoState, change: object][] = [
    ['The units have too many movement points left', marching, { left: 2 }],
    ['The area does not have these units', marching, { count: 2 }],
    ['No units have started a march at this position in the order', marching, { from: 96 }],
    ['No units have started a march at this position in the order', patrolling, { from: 1 }],
    ['There is nothing to decide in this phase', moving, { kind: 'confront' }],
    ['There is nothing to decide in this phase', moving, { kind: 'attack' }],
    ['The area does not have these groups', mustering, { groups: [3, 0, 0, 0, 0, 0, 0, 0] }],
    ['The area does not have these platoons', mustering, { platoons: [0, 0, 5, 0, 0] }],
    ['No groups have been chosen', mustering, { groups: [0, 0, 0, 0, 0, 0, 0, 0] }],
    ['The National Guard never attacks', mustering, { platoons: [0, 0, 2, 1, 0], from: 12 }],
    ['The groups have not been chosen in the right order', mustering, { from: 0 }],
    ['The platoons have not been chosen in the right order', mustering, { from: 10 }],
    ['The odds are too low for an attack', mustering, { platoons: [0, 0, 0, 0, 0], from: 13 }],
    ['The police cannot fill a box in this area', empty, { kind: 'garrison', area: 1, unit: 0 }],
    ['A box that comes earlier in board order is not full', empty, { kind: 'garrison', area: 2, unit: 0 }],
    ['A box is not full', empty, { kind: 'post', area: 0, unit: 0 }],
    ['Platoons of a lower kind must be placed first', posting, { unit: 2 }],
    ['No platoons of this kind are left to place', posting, { unit: 3 }],
    ['No area is left for these platoons', posting, { area: 24 }],
  ];
  it.each(cases)('is refused: %s', (reason, state, change) => {
    const issue = faultOf(() =>
      edited(state, ({ table }) => {
        const step: Partial<Phase> = { ...('kind' in change ? {} : table.phase), ...change };
        table.phase = step as Draft<Phase>;
      }),
    );

    expect(issue).toMatchObject({ path: 'table.phase', reason });
  });

  const conflicts: readonly [reason: string, state: ChicagoState, change: Partial<Conflict>][] = [
    ['There is no such area', rolling, { area: 24 }],
    ['The area does not have these groups', rolling, { groups: [3, 0, 0, 0, 0, 0, 0, 0] }],
    ['The area does not have these platoons', rolling, { platoons: [0, 0, 5, 0, 0] }],
    ['A conflict needs units of both sides', rolling, { platoons: [0, 0, 0, 0, 0] }],
    ['The odds do not fit the strengths of the units', rolling, { column: '3-1' }],
    ['Platoons in boxes and the Guard never attack', rolling, { platoons: [0, 0, 2, 1, 0] }],
    ['Not all units in the park take part in the conflict', inPark, { platoons: [0, 0, 5, 0, 2] }],
    [
      'Not all units in the park take part in the conflict',
      inPark,
      { groups: [0, 0, 0, 0, 0, 0, 1, 0], column: '2-1' },
    ],
    [
      'Groups attack the platoons in a box only if no other police are in the area',
      confronted,
      { boxed: true, platoons: [0, 3, 0, 0, 0] },
    ],
    ['The results table does not match the conflict', confronted, { table: 'assault' }],
    ['The odds do not fit the strengths of the units', confronted, { column: '2-1' }],
    [
      'The conflict does not include all groups and police in the area',
      confronted,
      { groups: [1, 0, 0, 0, 0, 0, 1, 0] },
    ],
  ];
  it.each(conflicts)('is refused: a conflict in which %s', (reason, state, change) => {
    const issue = faultOf(() =>
      edited(state, ({ table: { phase } }) => {
        if (phase.kind === 'roll') Object.assign(phase.conflict, change);
      }),
    );

    expect(issue).toMatchObject({ path: 'table.phase', reason });
  });
});

// Helpers

/**
 * The position after all boxes are filled and before the other platoons are placed. At least two kinds of units must
 * still be placed.
 */
function posted(): ChicagoState {
  let state = play(game.setup(), 'demonstrators default-set-up');
  while (state.table.phase.kind === 'garrison') state = game.applyAction(state, game.legalActions(state)[0]!);
  return state;
}

/** A position after some random actions. */
function someState(begun: ChicagoState, rng: Rng): ChicagoState {
  let state = begun;
  for (let left = rng.int(120); left > 0 && actorOf(state) !== 'nobody'; left--)
    state = game.applyAction(state, game.randomAction(state, rng));
  return state;
}

function playOut(state: ChicagoState, rng: Rng): void {
  const fork = game.fork(state, { dice: rng });
  for (let played = 0; fork.turn().kind !== 'over'; played++) {
    const actions = fork.legalActions();
    expect(actions.length).toBeGreaterThan(0);
    const hurry = played > 60 ? actions.find(({ type }) => type === 'end-step' || type === 'halt') : undefined;
    fork.apply(hurry ?? sample(actions, rng));
  }
}

/** Changes a random value in plain data. */
function mutate(value: unknown, rng: Rng): void {
  const places: [container: Record<string, unknown>, key: string][] = [];
  const visit = (container: unknown): void => {
    if (typeof container !== 'object' || container === null) return;
    for (const key of Object.keys(container)) {
      places.push([container as Record<string, unknown>, key]);
      visit((container as Record<string, unknown>)[key]);
    }
  };
  visit(value);
  const [container, key] = sample(places, rng);
  const old = container[key];
  const replacements: unknown[] = [null, 'x', {}, [], -1, 0.5, 2 ** 53, true];
  const near = typeof old === 'number' ? [old + 1, old + 1, old - 1, 0, 1] : [sample(places, rng)[0]];
  container[key] = rng.int(3) === 0 ? sample(replacements, rng) : sample<unknown>(near, rng);
}
