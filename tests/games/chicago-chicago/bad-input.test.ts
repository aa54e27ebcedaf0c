import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalActionError, MalformedError } from '../../../src/core/errors.ts';
import type { Draft } from '../../../src/core/plain-data.ts';
import { createRng, pick, type Rng } from '../../../src/core/random.ts';
import { chicagoChicago as game, defaultScenario, type Scenario } from '../../../src/games/chicago-chicago/index.ts';
import { smallOptions } from './arbitraries.ts';
import { actorOf, type ChicagoState, faultOf } from './play.ts';

describe('a scenario', () => {
  const cases: readonly [what: string, path: string, edit: (scenario: Draft<Scenario>) => unknown][] = [
    ['a link to nowhere', 'scenario.links.3.1', ({ links }) => (links[3] = ['mid-north', 'nowhere'])],
    ['a link of an area to itself', 'scenario.links.3', ({ links }) => (links[3] = ['mid-north', 'mid-north'])],
    [
      'a link given twice, the other way round',
      'scenario.links.45',
      ({ links }) => links.push(['old-town', 'lincoln-park']),
    ],
    ['a board in two pieces', 'scenario.links', (scenario) => (scenario.links = scenario.links.slice(0, 20))],
    ['an area given twice', 'scenario.areas.1.id', ({ areas }) => (areas[1]!.id = 'lincoln-park')],
    ['an id that is none', 'scenario.areas.1.id', ({ areas }) => (areas[1]!.id = 'Mid North')],
    ['too few areas', 'scenario.areas', (scenario) => (scenario.areas = [])],
    ['no park', 'scenario.areas', ({ areas }) => areas.forEach((area) => delete area.park)],
    ['a park that is none', 'scenario.parkOrder.1', ({ parkOrder }) => (parkOrder[1] = 'mid-north')],
    ['a park twice in the order', 'scenario.parkOrder.1', ({ parkOrder }) => (parkOrder[1] = 'lincoln-park')],
    ['a park missing in the order', 'scenario.parkOrder', ({ parkOrder }) => parkOrder.pop()],
    ['a box of no known kind', 'scenario.areas.2.box', ({ areas }) => (areas[2]!.box = 'secret' as 'plain')],
    ['more boxes than platoons', 'scenario.setUp.police', ({ setUp }) => (setUp.platoonsPerBox = 4)],
    [
      'more groups than counters',
      'scenario.setUp.demonstrators.level-1',
      ({ setUp }) => (setUp.demonstrators['level-1'] = 21),
    ],
    ['more platoons than counters', 'scenario.setUp.police.tac', ({ setUp }) => (setUp.police.tac = 7)],
    ['a turn without a third of the day', 'scenario.turns.1', ({ turns }) => (turns[1] = '25D')],
    ['no turns', 'scenario.turns', (scenario) => (scenario.turns = [])],
    [
      'a code that there is not',
      'scenario.harass.police.rows.1.0',
      ({ harass }) => (harass.police.rows[1][0] = 'DD7' as 'DD6'),
    ],
    ['a row with a cell missing', 'scenario.assault.rows.6', ({ assault }) => (assault.rows[6] as unknown[]).pop()],
    [
      'a row missing',
      'scenario.assault.rows.6',
      ({ assault }) => delete (assault.rows as Partial<typeof assault.rows>)[6],
    ],
    ['another heading', 'scenario.assault.columns.0', ({ assault }) => (assault.columns[0] = '1-2' as '1-1')],
    ['an effect missing', 'scenario.effects.6', ({ effects }) => delete (effects as Partial<typeof effects>)[6]],
    ['an effect of no known share', 'scenario.effects.1.share', ({ effects }) => (effects[1].share = '2/3' as '1/3')],
    ['a unit without strength', 'scenario.units.police.tac.conflict', ({ units }) => (units.police.tac.conflict = 0)],
    ['points that are not whole', 'scenario.areas.0.police', ({ areas }) => (areas[0]!.police = 1.5)],
    ['a score below nothing', 'scenario.points.unengaged', ({ points }) => (points.unengaged = -1)],
    ['an unknown provenance', 'scenario.provenance', (scenario) => (scenario.provenance = 'guessed' as 'invented')],
    ['a field too many', 'scenario.weather', (scenario) => Object.assign(scenario, { weather: 'hot' })],
  ];

  it.each(cases)('with %s is refused, and the place is named: %s', (_what, path, edit) => {
    // Through JSON, so that no two tables share their headings.
    const scenario = JSON.parse(JSON.stringify(defaultScenario)) as Draft<Scenario>;
    edit(scenario);

    expect(faultOf(() => game.setup({ scenario })).path).toBe(path);
  });

  it('is otherwise taken, the default one among them', () => {
    expect(() =>
      game.parseOptions({ scenario: structuredClone(defaultScenario), unengaged: 'per-park' }),
    ).not.toThrow();
    expect(faultOf(() => game.parseOptions({ unengaged: 'twice' })).path).toBe('unengaged');
    expect(faultOf(() => game.parseOptions({ turns: 3 })).path).toBe('turns');
  });
});

describe('a state with something changed', { timeout: 120_000 }, () => {
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
      { numRuns: 300 },
    );
    expect(Math.min(refused, played)).toBeGreaterThan(100);
  });
});

describe('an action with something changed', { timeout: 60_000 }, () => {
  it('is played, refused as illegal, or refused as no action', () => {
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
      { numRuns: 200 },
    );
    expect([...met].sort()).toEqual(['IllegalActionError', 'MalformedError', 'played']);
  });
});

// Helpers

/** A position some way into a match. */
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
    fork.apply(hurry ?? pick(actions, rng));
  }
}

/** Changes one thing somewhere in a value. */
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
  const [container, key] = pick(places, rng);
  const old = container[key];
  const replacements: unknown[] = [null, 'x', {}, [], -1, 0.5, 2 ** 53, true];
  const near = typeof old === 'number' ? [old + 1, old + 1, old - 1, 0, 1] : [pick(places, rng)[0]];
  container[key] = rng.int(3) === 0 ? pick(replacements, rng) : pick<unknown>(near, rng);
}
