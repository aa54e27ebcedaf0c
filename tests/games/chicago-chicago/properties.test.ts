import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyAction, Transition } from '../../../src/core/game.ts';
import { createRng } from '../../../src/core/random.ts';
import {
  type Chicago,
  chicagoChicago as game,
  type Event,
  LEVELS,
  type Options,
  POLICE_UNITS,
  type PoliceUnit,
  SORTS,
} from '../../../src/games/chicago-chicago/rules/index.ts';
import type { Sort } from '../../../src/games/chicago-chicago/rules/units.ts';
import { anyOptions } from './arbitraries.ts';
import { actorOf, type ChicagoState, eventsOfType, groupsInAll, outcomeOf, policeInAll } from './play.ts';
import { playedOnce } from '../played-once.ts';
import { IS_THOROUGH } from '../../times.ts';

describe('in every random match', () => {
  it('no number of units is ever negative or a fraction', () => {
    everyStep(({ after }) => {
      const { groups, police } = after.table;
      const all = [groups.fresh, groups.spent, police.fresh, police.spent, police.boxed, police.relieving].flat(2);
      expect(all.every((count) => Number.isSafeInteger(count) && count >= 0)).toBe(true);
    });
  });

  it('there are never more groups than counters, and groups enter only by set-up and growth', () => {
    everyStep(({ before, after, events }) => {
      const mix = LEVELS.reduce((sum, level) => sum + after.setup.scenario.counterMix.demonstrators[level], 0);
      expect(groupsInAll(after)).toBeLessThanOrEqual(mix);
      for (const { units } of eventsOfType(events, 'groups-multiplied'))
        for (const level of LEVELS.filter((each) => units[each] !== undefined))
          expect(total(after.table.groups.fresh[SORTS.indexOf(level)]!)).toBeLessThanOrEqual(
            after.setup.scenario.counterMix.demonstrators[level],
          );
      let change = 0;
      for (const event of events) {
        if (event.type === 'groups-gathered' || event.type === 'groups-multiplied') change += sizeOf(event.units);
        if (event.type === 'units-affected' && event.player === 'demonstrators') change -= event.lost;
        if (event.type === 'groups-dwindled') change -= event.lost;
        if (event.type === 'groups-dispersed') change -= sizeOf(event.units);
      }
      expect(groupsInAll(after) - groupsInAll(before)).toBe(change);
    });
  });

  it('police enter only by set-up and the Guard, and leave only by effects and withdrawal', () => {
    everyStep(({ before, after, events }) => {
      let change = 0;
      for (const event of events) {
        if (event.type === 'platoons-placed') change += event.count;
        if (event.type === 'guard-moved') change += event.entered ? 1 : -1;
        if (event.type === 'units-affected' && event.player === 'police') change -= event.lost;
      }
      expect(total(policeInAll(after)) - total(policeInAll(before))).toBe(change);
      // Effects never change the number of tactical police.
      if (
        after.table.phase.kind !== 'garrison' &&
        after.table.phase.kind !== 'post' &&
        before.table.phase.kind !== 'gather'
      )
        if (eventsOfType(events, 'platoons-placed').length === 0)
          expect(policeInAll(after)[4]).toBe(policeInAll(before)[4]);
      expect(policeInAll(after)[3]! + after.table.guardsLeft).toBeLessThanOrEqual(
        after.setup.scenario.counterMix.police.guard,
      );
    });
  });

  it('no box contains too many units or the Guard, and a turn continues only with full boxes', () => {
    everyStep(({ after, before, action }) => {
      const { setup, table } = after;
      const { areas, setUp } = setup.scenario;
      for (const [place, { box }] of areas.entries()) {
        const held = boxedAt(after, place);
        expect(held).toBeLessThanOrEqual(box === undefined ? 0 : setUp.platoonsPerBox);
        const isInspected = action.type === 'end-step' && before.table.phase.kind === 'patrol';
        if (!isInspected || table.phase.kind === 'over' || box === undefined || before.table.released[place]) continue;
        expect(held + before.table.boxLosses[place]!).toBeGreaterThanOrEqual(setUp.platoonsPerBox);
      }
      expect(table.police.boxed[3]!.concat(table.police.relieving[3]!).every((count) => count === 0)).toBe(true);
    });
  });

  it('no unit moves twice in a step: of each kind, no more units start a march than were in the area or left its box', () => {
    everyMatch((match) => {
      let waiting = new Map<string, number>();
      for (const { before, after, action, events } of match) {
        if (action.type === 'move' || action.type === 'infiltrate') {
          const left = waiting.get(`${action.from} ${action.unit}`)! - action.count;
          expect(left).toBeGreaterThanOrEqual(0);
          waiting.set(`${action.from} ${action.unit}`, left);
        }
        for (const { area, left } of eventsOfType(events, 'box-changed'))
          if (left !== undefined) waiting.set(`${area} ${left}`, waiting.get(`${area} ${left}`)! + 1);
        const started = eventsOfType(events, 'step-started').at(-1)?.step;
        if (started === 1) waiting = standing(after, LEVELS, 'groups');
        if (started === 3) waiting = standing(after, POLICE_UNITS, 'police');
        if (before.table.turn < after.table.turn) expect(total(spentIn(after))).toBe(0);
      }
    });
  });

  it('no group is attacked twice and no platoon attacks twice in step 4: of each sort, no more units fight than were there', () => {
    let attacks = 0;
    everyMatch((match) => {
      let groups = new Map<string, number>();
      let platoons = groups;
      const take = (
        from: Map<string, number>,
        area: string,
        names: readonly string[],
        counts: readonly number[],
      ): void => {
        for (const [row, name] of names.entries()) {
          const left = (from.get(`${area} ${name}`) ?? 0) - counts[row]!;
          expect(left).toBeGreaterThanOrEqual(0);
          from.set(`${area} ${name}`, left);
        }
      };
      for (const { before, after, events } of match) {
        if (before.table.phase.kind === 'patrol' && after.table.phase.kind === 'attack')
          [groups, platoons] = [standing(after, SORTS, 'groups'), standing(after, POLICE_UNITS, 'police')];
        if (after.table.phase.kind !== 'roll' || eventsOfType(events, 'conflict-started').length === 0) continue;
        const { conflict } = after.table.phase;
        if (conflict.attacker === 'demonstrators') continue;
        const area = after.setup.scenario.areas[conflict.area]!.id;
        take(groups, area, SORTS, conflict.groups);
        take(platoons, area, POLICE_UNITS, conflict.platoons);
        expect(conflict.platoons[POLICE_UNITS.indexOf('guard')]).toBe(0);
        attacks++;
      }
    });
    if (IS_THOROUGH) expect(attacks).toBeGreaterThan(20);
  });

  it('odds are never rounded for the attacker, and never below 1-1', () => {
    const seen = new Set<string>();
    everyStep(({ events }) => {
      for (const { attackers, defenders, column, table, player, boxed, rule } of eventsOfType(
        events,
        'conflict-started',
      )) {
        const ratio = Math.trunc(attackers / defenders);
        expect(ratio).toBeGreaterThanOrEqual(1);
        const isForced = player === 'demonstrators' && !boxed && ratio >= 5;
        expect(column).toBe(isForced ? '1-1' : `${String(Math.min(4, ratio))}-1`);
        expect(rule).toBe(isForced ? 'CC-4.7' : 'CC-4.5');
        if (player === 'demonstrators') expect(table).toBe(isForced ? 'assault' : 'harass');
        seen.add(`${player} ${isForced ? 'forced' : column}${boxed ? ' box' : ''}`);
      }
    });
    if (IS_THOROUGH) expect(seen.size).toBeGreaterThan(9);
  });

  it('the index never falls, and grows exactly by the points in the events', () => {
    everyStep(({ before, after, events }) => {
      const gained = { demonstrators: 0, police: 0 };
      for (const { player, points } of eventsOfType(events, 'points-scored')) gained[player] += points;
      expect(after.table.index).toEqual({
        demonstrators: before.table.index.demonstrators + gained.demonstrators,
        police: before.table.index.police + gained.police,
      });
    });
  });

  it('the match lasts for all its turns, unless a shot or a box that is not full ends it', () => {
    const reasons = new Set<string>();
    everyMatch((match, options) => {
      const { after } = match.at(-1)!;
      const { reason } = outcomeOf(after);
      reasons.add(reason);
      if (reason === 'index') expect(after.table.turn).toBe(game.setup(options).setup.scenario.turns.length);
    });
    if (IS_THOROUGH) expect([...reasons].sort()).toEqual(['box-not-full', 'index', 'shot']);
  });

  it('a state that is read from JSON is accepted unchanged', () => {
    everyStep(({ after }) => {
      expect(game.parseState(JSON.parse(JSON.stringify(after)))).toEqual(after);
    });
  });
});

// Helpers

interface Played {
  readonly before: ChicagoState;
  readonly after: ChicagoState;
  readonly action: AnyAction<Chicago>;
  readonly events: readonly Event[];
}

/** Checks 100 random matches. */
function everyMatch(check: (match: readonly Played[], options: Options) => void): void {
  fc.assert(fc.property(anyOptions, fc.nat(), (options, seed) => check(randomMatch(options, seed), options)));
}

/**
 * The steps of a random match. After 400 actions, players end their steps as soon as possible, so that the match ends.
 */
const randomMatch = playedOnce((options: Options, seed: number): readonly Played[] => {
  const rng = createRng(seed);
  const match: Played[] = [];
  let state = game.setup(options);
  while (actorOf(state) !== 'nobody') {
    const action = match.length < 400 ? game.randomAction(state, rng) : hurried(state, rng);
    const step: Transition<Chicago> = game.step(state, action);
    match.push({ before: state, after: step.state, action, events: step.events });
    state = step.state;
  }
  return match;
});

function everyStep(check: (played: Played) => void): void {
  everyMatch((match) => match.forEach((played) => check(played)));
}

function hurried(state: ChicagoState, rng: ReturnType<typeof createRng>): AnyAction<Chicago> {
  const actions = game.legalActions(state);
  return actions.find(({ type }) => type === 'end-step' || type === 'halt') ?? game.randomAction(state, rng);
}

/** For each area and kind of unit, the number of units that have not acted. */
function standing(
  { setup, table }: ChicagoState,
  names: readonly (Sort | PoliceUnit)[],
  side: 'groups' | 'police',
): Map<string, number> {
  const rows: readonly string[] = side === 'groups' ? SORTS : POLICE_UNITS;
  return new Map(
    setup.scenario.areas.flatMap(({ id }, place) =>
      names.map((name) => [`${id} ${name}`, table[side].fresh[rows.indexOf(name)]![place]!] as const),
    ),
  );
}

function spentIn({ table: { groups, police } }: ChicagoState): number[] {
  return [groups.spent, police.spent, police.relieving].flat(2);
}

function boxedAt({ table }: ChicagoState, place: number): number {
  return [...table.police.boxed, ...table.police.relieving].reduce((sum, row) => sum + row[place]!, 0);
}

function sizeOf(units: Readonly<Record<string, number>>): number {
  return Object.values(units).reduce((sum, count) => sum + count, 0);
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
