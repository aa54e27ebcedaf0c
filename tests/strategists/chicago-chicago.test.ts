import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import { balancedOptions, chicagoChicago as game } from '../../src/games/chicago-chicago/rules/index.ts';
import type { Side } from '../../src/games/chicago-chicago/rules/sides.ts';
import type { Action, Table } from '../../src/games/chicago-chicago/rules/types.ts';
import { evaluate as prospects, strategist as bot } from '../../src/games/chicago-chicago/bots/index.ts';
import { planned } from '../../src/games/chicago-chicago/bots/strategist.ts';
import { attackGain } from '../../src/games/chicago-chicago/bots/gains.ts';
import { placeOf, play, position, type Sketch } from '../games/chicago-chicago/play.ts';
import { wilson } from '../../src/tournaments/index.ts';
import { IS_THOROUGH, times } from '../times.ts';
import { payoffAgainstRandom } from './matches.ts';

const MATCHES = 60;

describe('the strategist of Chicago-Chicago!', () => {
  // The two sides have different limits, because the demonstrators win nineteen of twenty matches if both players are
  // random.
  it.runIf(IS_THOROUGH).each([
    ['demonstrators', 0.9],
    ['police', 0.5],
  ] as const)('wins as %s against a player at random in more than %d', async (side, share) => {
    const seat = game.players(game.setup()).indexOf(side);
    let score = 0;
    for (let seed = 0; seed < MATCHES; seed++)
      score += await payoffAgainstRandom({ game, bot, options: {} }, seat, String(seed));

    expect(wilson(score, MATCHES).lo).toBeGreaterThan(share);
  });

  it('never lets its police shoot, because it does not leave them where they could be forced to assault', () => {
    for (let seed = 0; seed < Math.max(4, times(20)); seed++) {
      let state = game.setup({ seed });
      const rng = createRng(seed);
      for (let turn = game.turn(state); turn.kind === 'decision'; turn = game.turn(state)) {
        const view = game.view(state, turn.players[0]!);
        state = game.applyAction(state, bot(view, game.choices(view), rng, { iterations: 1 }));
      }
      expect(game.turn(state)).toMatchObject({ outcome: { reason: 'index' } });
    }
  });

  it('chooses a listed action if a plan for the whole step is no longer possible', () => {
    const gathered = game.applyAction(game.setup({ seed: 1 }), { type: 'default-set-up', player: 'demonstrators' });
    const [garrison] = game.legalActions(game.view(gathered, 'police'));
    const view = game.view(game.applyAction(gathered, garrison!), 'police');
    const choices = game.choices(view);

    expect(bot(game.view(gathered, 'police'), choices, createRng(1), { iterations: 1 }).type).toBe('deploy-all');
    expect([...choices]).toContainEqual(bot(view, choices, createRng(1), { iterations: 1 }));
  });
});

describe('the plans that a search compares', () => {
  const goal = 'michigan-avenue';
  const groups = { 'lincoln-park': { 'level-1': 3, 'level-3': 6 } };
  const start = position({ options: balancedOptions, turn: '25A', groups });
  const seen = game.view(start, 'demonstrators');

  it('lead the demonstrators to different areas with a detour', () => {
    const ends = [false, true].map((detour) => {
      const marches = marchesOf(planned({ detour, goal }), seen);
      return new Set(marches.map(({ path }) => path.at(-1)!));
    });

    expect(ends[1]!.size).toBeGreaterThan(0);
    expect([...ends[1]!].filter((area) => ends[0]!.has(area))).toEqual([]);
  });

  it('lead the demonstrators into parks, or along streets', () => {
    const infiltrating = [true, false].map((infiltrate) =>
      marchesOf(planned({ infiltrate, goal }), seen).map((march) => march.infiltrating),
    );

    expect(infiltrating[0]).toContain(true);
    expect(infiltrating[1]).not.toContain(true);
    expect(infiltrating[1]!.length).toBeGreaterThan(0);
  });

  it('send more platoons to a park at higher odds', () => {
    const state = position({
      options: balancedOptions,
      turn: '25C',
      phase: 'patrol',
      groups: { 'grant-west': { 'level-1': 1 } },
      police: { 'grant-east': { 'level-1': 8, tac: 6 } },
    });
    const view = game.view(state, 'police');
    const sent = [1, 4].map((park) => {
      const marches = marchesOf(planned({ park }), view).filter(({ path }) => path.at(-1) === 'grant-west');
      return marches.reduce((sum, { count }) => sum + count, 0);
    });

    expect(sent[0]).toBeGreaterThan(0);
    expect(sent[1]).toBeGreaterThan(sent[0]!);
  });
});

describe('the plans of the strategist', () => {
  it('send fewer platoons to a street if marches to some areas are worth more than staying in a park', () => {
    const sent = [balancedOptions, {}].map((options) => {
      const state = position({
        options,
        turn: '25C',
        phase: 'patrol',
        groups: { 'gold-coast': { 'level-4': 1 } },
        police: { 'state-street': { 'level-1': 5 } },
      });
      const marches = marchesOf(planned({ picket: false }), game.view(state, 'police'));
      return marches.reduce((sum, { count }) => sum + count, 0);
    });

    expect(sent).toEqual([2, 3]);
  });

  it('lead groups out of a park if one area of their goal is worth more than staying', () => {
    const { scenario } = balancedOptions;
    const leaving = [3, 20].map((demonstrators) => {
      const areas = scenario.areas.map((area) => (area.id === 'grant-west' ? { ...area, demonstrators } : area));
      const groups = { 'lincoln-park': { 'level-1': 3 } };
      const state = position({ options: { scenario: { ...scenario, areas } }, turn: '25A', groups });
      return marchesOf(planned({ goal: 'grant' }), game.view(state, 'demonstrators')).length;
    });

    expect(leaving).toEqual([0, 1]);
  });
});

describe('a patrol with pickets', () => {
  const sentTo = (area: string, park: string): number => {
    const state = position({
      options: balancedOptions,
      turn: '25C',
      phase: 'patrol',
      groups: { [park]: { 'level-1': 1 } },
      police: { 'state-street': { 'level-1': 5 }, 'magnificent-mile': { 'level-1': 3 } },
    });
    const marches = marchesOf(planned({ picket: true }), game.view(state, 'police'));
    return marches.filter(({ path }) => path.at(-1) === area).reduce((sum, { count }) => sum + count, 0);
  };

  it('sends one platoon to a full box that groups could reach in a move of two links', () => {
    expect(sentTo('michigan-avenue', 'gold-coast')).toBe(1);
  });

  it('sends none if the groups are farther away or next to the box', () => {
    expect(sentTo('michigan-avenue', 'lincoln-park')).toBe(0);
    expect(sentTo('michigan-avenue', 'grant-west')).toBe(0);
  });
});

describe('the National Guard of the strategist', () => {
  const ordersOf = (sketch: Sketch) => {
    const state = position({ options: balancedOptions, turn: '26B', phase: 'patrol', ...sketch });
    const view = game.view(state, 'police');
    const step = planned({ picket: false })(view, game.choices(view), createRng(1), { iterations: 1 });
    expect(game.whyIllegal(state, step)).toBeUndefined();
    return step.type === 'play-step' ? step.orders.filter(({ type }) => type.endsWith('-guard')) : [];
  };
  const groups = { 'gold-coast': { 'level-1': 1 } };
  const index = { demonstrators: 9, police: 2 };
  const picket = { type: 'bring-guard', area: 'michigan-avenue' };

  it('is a picket at a full box that groups could reach, if no platoon is', () => {
    expect(ordersOf({ groups, index })).toEqual([picket]);
    expect(ordersOf({ groups, index, police: { 'michigan-avenue': { 'level-3': 1 } } })).toEqual([]);
  });

  it('does not enter on a C turn, if the police are ahead, or if no company is left', () => {
    expect(ordersOf({ groups, index, turn: '26C' })).toEqual([]);
    expect(ordersOf({ groups, index: { demonstrators: 2, police: 2 } })).toEqual([]);
    expect(ordersOf({ groups, index, guardsLeft: 0 })).toEqual([]);
  });

  it('leaves the game when groups are next to it', () => {
    const police = { 'magnificent-mile': { guard: 2 }, 'south-side': { guard: 1 } };
    const leaving = { type: 'withdraw-guard', area: 'magnificent-mile' };

    expect(ordersOf({ groups, index, police, guardsLeft: 9 })).toEqual([picket, leaving, leaving]);
  });
});

describe('the demonstrators', () => {
  const confrontation = (sketch: Sketch): Action => {
    const view = game.view(play(position(sketch), 'demonstrators end-step'), 'demonstrators');
    const choices = game.choices(view);
    expect([...choices].map(({ type }) => type)).toContain('confront');

    return bot(view, choices, createRng(1), { iterations: 1 });
  };

  it('start the conflict that gains most points on average', () => {
    // At the Amphitheatre, the odds are 2-1, and the demonstrators score 5 points. At the Coliseum, the odds are 3-1,
    // and the demonstrators score 2 points.
    const action = confrontation({
      groups: { amphitheatre: { 'level-1': 2 }, coliseum: { 'level-1': 1 } },
      police: { amphitheatre: { 'level-1': 3 }, coliseum: { 'level-1': 1 } },
    });

    expect(action).toMatchObject({ type: 'confront', area: 'amphitheatre' });
  });

  it('start no conflict that loses points on average', () => {
    const sketch = { groups: { bridgeport: { 'level-1': 3 } }, police: { bridgeport: { 'level-1': 6 } } };

    expect(confrontation(sketch).type).toBe('end-step');
  });

  it('always force an assault, because the police lose after a shot', () => {
    // At the Amphitheatre, the demonstrators score 5 points at odds of 4-1. In Bridgeport, the odds are 6-1.
    const action = confrontation({
      groups: { amphitheatre: { 'level-1': 1 }, bridgeport: { 'level-1': 3 } },
      police: { amphitheatre: { 'level-2': 1 }, bridgeport: { 'level-3': 3 } },
    });

    expect(action).toMatchObject({ type: 'confront', area: 'bridgeport' });
  });
});

describe('the police', () => {
  it('begin in the park of the groups and next to it', () => {
    const gathered = play(game.setup({ seed: 1 }), 'demonstrators gather lincoln-park');
    const view = game.view(gathered, 'police');
    const action = bot(view, game.choices(view), createRng(1), { iterations: 1 });
    const { police } = game.applyAction(gathered, action).table;
    const platoonsIn = (area: string) => police.fresh.reduce((sum, row) => sum + row[placeOf(gathered, area)]!, 0);

    // Fifteen platoons are outside boxes: four or three in each area.
    expect(['lincoln-park', 'gold-coast', 'mid-north', 'old-town'].map(platoonsIn)).toEqual([4, 3, 4, 4]);
  });

  it('put strong platoons into released boxes, and into boxes that are worth many points', () => {
    const gathered = play(game.setup({ ...balancedOptions, seed: 1 }), 'demonstrators gather lincoln-park');
    const view = game.view(gathered, 'police');
    const action = bot(view, game.choices(view), createRng(1), { iterations: 1 });
    const boxes = action.type === 'deploy-all' ? action.boxes : {};

    for (const area of ['lincoln-park', 'old-town', 'michigan-avenue', 'magnificent-mile'])
      expect(boxes[area]).toEqual({ 'level-1': 3 });
    expect(boxes['washington-park']).toEqual({ 'level-3': 3 });
  });

  it('refill a box with the nearest platoons, as long as there are any', () => {
    const state = position({
      phase: 'patrol',
      groups: { 'washington-park': { 'level-1': 9 } },
      police: { 'old-town': { 'level-3': 1 }, 'mid-north': { 'level-1': 1 } },
      boxes: { 'old-town': {} },
    });
    const view = game.view(state, 'police');
    const step = bot(view, game.choices(view), createRng(1), { iterations: 1 });

    expect(step).toEqual({
      ...{ type: 'play-step', player: 'police' },
      orders: [
        { type: 'fill', area: 'old-town', unit: 'level-3' },
        { type: 'march', unit: 'level-1', path: ['mid-north', 'old-town'], count: 1, infiltrating: false },
        { type: 'fill', area: 'old-town', unit: 'level-1' },
      ],
    });
    expect(game.whyIllegal(state, step)).toBeUndefined();
  });

  const turns = game.setup().setup.scenario.turns;
  const engaged = (turn: string, index: Partial<Record<Side, number>>): unknown => {
    const state = position({
      ...{ turn, index, phase: { kind: 'attack' }, guardsLeft: 11 },
      groups: { 'grant-west': { 'level-3': 1 } },
      police: { 'grant-west': { 'level-1': 6, guard: 1, tac: 2 } },
    });
    const view = game.view(state, 'police');
    const action = bot(view, game.choices(view), createRng(1), { iterations: 1 });
    return 'table' in action ? action.table : action.type;
  };

  it('assault only in the last turn, and not if they are ahead', () => {
    const last = turns.at(-1)!;

    expect(engaged(last, { demonstrators: 9, police: 2 })).toBe('assault');
    expect(engaged(last, { demonstrators: 9, police: 9 })).toBe('assault');
    expect(engaged(last, { demonstrators: 8, police: 9 })).toBe('harass');
    expect(engaged(turns.at(-2)!, { demonstrators: 9, police: 2 })).toBe('harass');
  });
});

describe('the possible gain of attacks', () => {
  it('does not change in an area when groups are chosen in another area', () => {
    const before = position({
      phase: { kind: 'attack' },
      groups: { bridgeport: { 'level-1': 2 }, coliseum: { 'level-4': 1 } },
      police: { bridgeport: { 'level-1': 6 }, coliseum: { 'level-1': 3 } },
    });
    const place = placeOf(before, 'bridgeport');
    const mustering = play(before, 'police single-out coliseum level-4 1');

    expect(attackGain(before, place)).toBeGreaterThan(0);
    expect(attackGain(mustering, place)).toBe(attackGain(before, place));
  });
});

describe('the evaluation', () => {
  const { setup, table } = (['demonstrators', 'police'] as const).reduce(
    (state, player) => game.applyAction(state, { type: 'default-set-up', player }),
    game.setup({ seed: 1 }),
  );
  const placeOf = (id: string): number => setup.scenario.areas.findIndex((area) => area.id === id);
  /** The value of the starting position for a side, with some changes to the table. */
  const worth = (player: Side, changes: Partial<Table> = {}): number =>
    prospects({ setup, table: { ...table, ...changes }, player, own: {} });
  /** The police units at the start, with additional platoons of level 3 in an empty area. */
  const withPlatoons = (count: number, area: string): Pick<Table, 'police'> => {
    const fresh = table.police.fresh.map((row) => [...row]);
    fresh[0]![placeOf(area)] = count;
    return { police: { ...table.police, fresh } };
  };

  it('returns shares of one match', () => {
    expect(worth('police') + worth('demonstrators')).toBeCloseTo(1, 12);
    expect(worth('police')).toBeGreaterThan(0.1);
    expect(worth('police')).toBeLessThan(0.9);
  });

  it('follows the exposure index, more strongly in later turns', () => {
    const ahead = { index: { demonstrators: 12, police: 7 } };
    const behind = { index: { demonstrators: 7, police: 12 } };
    const spread = (turn: number): number =>
      worth('demonstrators', { turn, ...ahead }) - worth('demonstrators', { turn, ...behind });

    expect(spread(1)).toBeGreaterThan(0.1);
    expect(spread(11)).toBeGreaterThan(spread(1));
  });

  it('is better for the demonstrators if a park is not attacked on a C turn', () => {
    const turn = setup.scenario.turns.indexOf('25C') + 1;
    const attacked = [placeOf('lincoln-park')];

    expect(worth('demonstrators', { turn })).toBeGreaterThan(worth('demonstrators', { turn, attacked }) + 0.05);
    expect(worth('demonstrators', { turn: turn - 1 })).toBe(worth('demonstrators', { turn: turn - 1, attacked }));
  });

  it('is worse for police near a crowd that is strong enough to force them to assault', () => {
    expect(worth('police', withPlatoons(2, 'mid-north'))).toBeLessThan(worth('police') - 0.05);
    expect(worth('police', withPlatoons(8, 'mid-north'))).toBeGreaterThan(worth('police'));
    expect(worth('police', withPlatoons(2, 'west-side'))).toBeCloseTo(worth('police'), 1);
  });

  it('is better for police who could attack groups outside the parks', () => {
    const fresh = table.groups.fresh.map((row) => [...row]);
    fresh[0]![placeOf('soldier-field')] = 1;
    const groups = { ...table.groups, fresh };
    const phase = { kind: 'attack' } as const;
    const hopes = (count: number): number =>
      worth('police', { groups, phase, ...withPlatoons(count, 'soldier-field') });

    expect(hopes(6)).toBeGreaterThan(hopes(1) + 0.01);
  });
});

/** Returns the marches that a bot orders for a step. */
function marchesOf(planner: typeof bot, view: Parameters<typeof bot>[0]) {
  const action = planner(view, game.choices(view), createRng(1), { iterations: 1 });
  if (action.type !== 'play-step') throw new Error('Expected orders of a step.');
  return action.orders.filter((order) => order.type === 'march');
}
