import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../../src/core/random.ts';
import { isContested } from '../../../src/games/air-war/rules/control.ts';
import { forEachTarget } from '../../../src/games/air-war/rules/fire.ts';
import { type Action, airWar as game, type Event, SIDES } from '../../../src/games/air-war/rules/index.ts';
import { hexBoard } from '../../../src/games/air-war/rules/hexes.ts';
import { controllers, isContestedPlace, type NaiveCity, survivors, targets, type Unit } from '../../naive/air-war.ts';
import type { AirWarState } from './play.ts';
import { IS_THOROUGH, times } from '../../times.ts';

const hex = hexBoard(21, 25);
const start = game.setup({ cities: 'scenario', placement: 'scenario' });
const placeOf = (field: number) => ({ x: hex.x[field]!, y: hex.y[field]! });

/**
 * A position with random units close to a city, so that many fields are contested, and with some captured cities.
 */
function randomPosition(rng: Rng): AirWarState {
  const counts = { A: new Map<number, number>(), B: new Map<number, number>() };
  const centre = start.table.cities[rng.int(start.table.cities.length)]!;
  const near = [...hex.names.keys()].filter(
    (field) =>
      Math.abs(hex.x[field]! - hex.x[centre.field]!) <= 2 && Math.abs(hex.y[field]! - hex.y[centre.field]!) <= 4,
  );
  for (const side of SIDES) {
    const size = 2 + rng.int(14);
    for (let unit = 0; unit < size; unit++) {
      const field = rng.int(4) === 0 ? centre.field : near[rng.int(near.length)]!;
      counts[side].set(field, Math.min(3, (counts[side].get(field) ?? 0) + 1));
    }
  }
  const list = (side: 'A' | 'B') =>
    [...counts[side]]
      .flatMap(([field, count]) => Array.from({ length: count }, () => field))
      .sort((one, other) => one - other);
  const cities = start.table.cities.map((city) =>
    rng.int(3) === 0 ? { ...city, controller: SIDES[rng.int(2)]!, taken: 1 } : city,
  );
  return game.parseState({
    ...start,
    table: { ...start.table, cycle: 2, cities, units: { A: list('A'), B: list('B') } },
  });
}

function unitsIn(state: AirWarState): Unit[] {
  return SIDES.flatMap((colour) => state.table.units[colour].map((field) => ({ colour, ...placeOf(field) })));
}

function citiesIn(state: AirWarState): NaiveCity[] {
  return state.table.cities.map(({ field, airport, controller }) => ({
    city: placeOf(field),
    airport: placeOf(airport),
    controller,
  }));
}

const sorted = (units: readonly { x: number; y: number; colour: string }[]) =>
  units.map(({ colour, x, y }) => `${colour}${String(x)}/${String(y)}`).sort();

const RUNS = times(4000);

describe('a second implementation', () => {
  it('agrees on contested fields, control, targets and killed units in random positions', () => {
    const rng = createRng('naive');
    let [killed, taken, contested] = [0, 0, 0];
    for (let run = 0; run < RUNS; run++) {
      const before = randomPosition(rng);
      // No unit moves. The game computes twice who controls each city: after the moves and before the fire, and again
      // after the fire.
      const units = unitsIn(before);
      const cities = citiesIn(before);
      for (const field of new Set([...before.table.units.A, ...before.table.cities.map(({ airport }) => airport)])) {
        const expected = isContestedPlace(units, cities, placeOf(field));
        contested += Number(expected);
        expect(isContested(before.table, field)).toBe(expected);
      }
      const afterMoves = controllers(units, cities);
      const aimed = units.map((unit): Unit => {
        const open = targets(units, unit);
        return open.length === 0 || rng.int(4) === 0 ? unit : { ...unit, aim: open[rng.int(open.length)]! };
      });
      for (const side of SIDES) {
        const pairs = new Set<string>();
        forEachTarget(before, side, (from, to) => pairs.add(`${String(from)}-${String(to)}`));
        const naive = new Set(
          units
            .filter(({ colour }) => colour === side)
            .flatMap((unit) => targets(units, unit).map((to) => `${String(fieldOf(unit))}-${String(fieldOf(to))}`)),
        );
        expect([...pairs].sort()).toEqual([...naive].sort());
      }
      const outcome = playCycle(before, aimed);
      const living = survivors(aimed);
      killed += units.length - living.length;
      const afterFire = controllers(
        living,
        cities.map((city, index) => ({ ...city, controller: afterMoves[index]! })),
      );
      taken += afterFire.filter((controller, index) => controller !== cities[index]!.controller).length;
      expect(outcome.controllers).toEqual(afterFire);
      expect(outcome.units).toEqual(sorted(living));
    }
    if (IS_THOROUGH) expect(Math.min(killed, taken, contested)).toBeGreaterThan(400);
  });
});

function fieldOf({ x, y }: { x: number; y: number }): number {
  return hex.x.findIndex((each, field) => each === x && hex.y[field] === y);
}

/** Plays a cycle without moves and production. Returns the surviving units and the controllers of the cities. */
function playCycle(before: AirWarState, aimed: readonly Unit[]): { units: string[]; controllers: string[] } {
  let state = before;
  const events: Event[] = [];
  const apply = (action: Action): void => {
    const step = game.step(state, action);
    state = step.state;
    events.push(...step.events);
  };
  for (const player of SIDES) apply({ type: 'commit', player });
  if (state.table.phase.kind === 'fire') {
    for (const player of state.table.waiting) apply({ type: 'fire', player, aims: aimsOf(aimed, player) });
  }
  const units = sorted(unitsIn(state));
  for (const event of events) {
    if (event.type !== 'unit-produced') continue;
    const field = hex.byName.get(event.city)!;
    units.splice(units.indexOf(`${event.player}${String(hex.x[field])}/${String(hex.y[field])}`), 1);
  }
  return { units, controllers: state.table.cities.map(({ controller }) => controller) };
}

function aimsOf(aimed: readonly Unit[], player: string): { from: string; to: string; count: number }[] {
  const counts = new Map<string, { from: string; to: string; count: number }>();
  for (const unit of aimed) {
    if (unit.colour !== player || unit.aim === undefined) continue;
    const order = { from: hex.names[fieldOf(unit)]!, to: hex.names[fieldOf(unit.aim)]! };
    const key = `${order.from}-${order.to}`;
    counts.set(key, { ...order, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}
