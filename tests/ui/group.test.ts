/** Tests how the element combines clicks into orders to groups of units. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { manifest } from '../../src/games/air-war/manifest.ts';
import {
  type Grouping,
  idleUnits,
  openPlaces,
  ordersIn,
  playedOrders,
  pressed,
  repeated,
  startGrouping,
  withList,
  withoutGroup,
  withoutOrder,
  withSelected,
} from '../../src/ui/group.ts';
import type { ActionOf } from '../../src/games/air-war/rules/index.ts';
import { choicesOf } from '../../src/session/choices.ts';
import { startInput } from '../../src/ui/input.ts';
import { type LocalMatch, startLocalMatch } from '../../src/ui/local-match.ts';
import { promptOf } from '../../src/ui/prompt.ts';

async function begun(): Promise<{ match: LocalMatch; start: Grouping }> {
  const match = await startLocalMatch(manifest, {
    options: { cities: 'scenario', placement: 'scenario' },
    controllers: { A: 'person', B: { bot: 'random' } },
    seed: 'groups',
  });
  onTestFinished(() => match.close());
  return { match, start: startGrouping(match.now, match.game.groupOrders)! };
}

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

describe('orders to groups', () => {
  it('are given by a click on a group and a click on a target', async () => {
    const { match, start } = await begun();
    const [first = '', second = ''] = openPlaces(match.now, start);
    const one = pressed(match.now, start, first, false);
    const both = pressed(match.now, one, second, true);
    const target = openPlaces(match.now, both).find((place) => !both.selected.includes(place))!;
    const ordered = pressed(match.now, both, target, false);

    expect(idleUnits(match.now, start)).toEqual(match.game.groupOrders!.units(match.now.view, 'moves'));
    expect([start.list, one.selected, both.selected]).toEqual(['moves', [first], [first, second]]);
    expect(pressed(match.now, both, second, false).selected).toEqual([first]);
    const moved = ordersIn(ordered, 'moves').reduce((sum, { count }) => sum + count, 0);
    expect(moved + ordered.missed).toBe(idleUnits(match.now, start)[first]! + idleUnits(match.now, start)[second]!);
    expect(sumOf(idleUnits(match.now, ordered))).toBe(sumOf(idleUnits(match.now, start)) - moved);
    expect(ordered.selected).toEqual([]);
  });

  it('are asked for by their kind', async () => {
    const { match: client, start } = await begun();
    const asked = (grouping: Grouping): string =>
      promptOf({ client, now: client.now, input: startInput(client.now), groups: { isOn: true, grouping } });
    const [place = ''] = openPlaces(client.now, start);

    expect([
      asked(start),
      asked({ ...start, list: 'flights' }),
      asked(pressed(client.now, start, place, false)),
    ]).toEqual([
      'Move: click the fields of units, or draw a box around them.',
      'Fly: click the fields of units, or draw a box around them.',
      'Move: choose a target (dashed) for the units of the selected field.',
    ]);
  });

  it('leave the units that stay', async () => {
    const { match, start } = await begun();
    const [place = ''] = openPlaces(match.now, start);
    const group = { ...withSelected(match.now, start, [place, 'nowhere']), staying: 1 };
    const target = openPlaces(match.now, group).find((each) => each !== place)!;
    const ordered = pressed(match.now, group, target, false);

    expect(group.selected).toEqual([place]);
    expect(idleUnits(match.now, ordered)[place]).toBe(1 + ordered.missed);
  });

  it('are given to the places that have units without an order', async () => {
    const { match, start } = await begun();
    const [place = '', ...others] = openPlaces(match.now, start);
    const count = idleUnits(match.now, start)[place]!;
    const orders = { ...start.orders, moves: [{ from: place, to: place, count }] } as typeof start.orders;

    expect(openPlaces(match.now, { ...start, orders })).toEqual(others);
  });

  it('are flights only from places with a flight, also if other units were selected before', async () => {
    const { match, start } = await begun();
    const flights = choicesOf(match.now).filter(({ action }) => action.type === 'fly');
    const starts = [...new Set(flights.map(({ action }) => (action as ActionOf<'fly'>).from))];
    const all = withSelected(match.now, start, Object.keys(idleUnits(match.now, start)));

    expect(starts.length).toBeGreaterThan(0);
    expect(all.selected.length).toBeGreaterThan(starts.length);
    expect(withList(match.now, all, 'flights').selected.toSorted()).toEqual(starts.toSorted());
  });

  it('can be played for every target of all units', async () => {
    const { match, start } = await begun();
    const all = withSelected(match.now, start, Object.keys(idleUnits(match.now, start)));
    const targets = openPlaces(match.now, all).filter((place) => !all.selected.includes(place));
    const refusals = targets.map((target) =>
      manifest.game.whyIllegal(match.now.view, pressed(match.now, all, target, false).orders),
    );

    expect(targets.length).toBeGreaterThan(10);
    expect(refusals).toEqual(targets.map(() => undefined));
  });

  it('are removed one by one or together, and repeated in the next turn', async () => {
    const { match, start } = await begun();
    const all = withSelected(match.now, start, Object.keys(idleUnits(match.now, start)));
    const target = openPlaces(match.now, all).find((place) => !all.selected.includes(place))!;
    const ordered = pressed(match.now, all, target, false);
    const count = ordersIn(ordered, 'moves').length;

    expect(withoutGroup(all).selected).toEqual([]);
    expect(count).toBeGreaterThan(1);
    expect(ordersIn(withoutOrder(ordered, 'moves', 0), 'moves')).toEqual(ordersIn(ordered, 'moves').slice(1));
    expect(withoutOrder(ordered).orders).toEqual(start.orders);
    const played = playedOrders(ordered);
    expect(new Set(played.map((order) => order.target))).toEqual(new Set([target]));
    // The orders are repeated in the position before the units moved. Therefore some units may not be on the field
    // `from`.
    const again = repeated(match.now, start, played);
    expect(ordersIn(again, 'moves').length).toBeGreaterThan(0);
    expect(repeated(match.now, { ...start, list: 'flights' }, played).orders).toEqual(again.orders);
    expect(manifest.game.whyIllegal(match.now.view, again.orders)).toBeUndefined();
  });

  it('cannot be given while another player is to act', async () => {
    const { match } = await begun();
    expect(
      startGrouping({ ...match.now, next: { kind: 'wait', player: 'B' } }, match.game.groupOrders),
    ).toBeUndefined();
    expect(startGrouping(match.now, undefined)).toBeUndefined();
  });
});
