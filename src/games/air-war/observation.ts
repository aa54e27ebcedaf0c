import type { View } from '../../core/game.ts';
import { type Feature, type Observation, oneHot, scalar } from '../../encoding/observation.ts';
import type { City } from './rules/city.ts';
import { declared } from './rules/declaration.ts';
import { hexBoard } from './rules/hexes.ts';
import { ofSide, opponentOf, type Side } from './rules/sides.ts';
import type { AirWar } from './rules/types.ts';

/** The observation divides numbers of units by this number. */
const UNITS = 4;

type Seen = View<AirWar>;

/**
 * The features that describe a view of *Some Air War Games* as numbers. “Own” means the observing side. A plane is a
 * feature that has a number for each field.
 */
export const observation: Observation<AirWar> = {
  version: 1,
  features: ({ scenario: { board } }) => {
    const fields = hexBoard(board.columns, board.rows).names.length;
    const plane: Plane = (name, about, mark) => ({
      name,
      about: `${about}, by field`,
      shape: [fields],
      write: (view, into, start) => mark(view, (field, value) => void (into[start + field]! += value)),
    });
    return [
      oneHot('phase', 'the phase', [...Object.keys(declared.phases), 'over'], ({ table }) => table.phase.kind),
      oneHot('side', 'the observing side', ['A', 'B'], ({ viewer }) => viewer),
      scalar(
        'cycle',
        'the number of the cycle, divided by the sum of 20 and this number',
        ({ table }) => table.cycle / (table.cycle + 20),
      ),
      units(plane, 'own-units', (viewer) => viewer),
      units(plane, 'units', opponentOf),
      ...citiesOf(plane),
      plane('airports', '1 for airports', ({ table }, add) => {
        for (const { airport } of table.cities) add(airport, 1);
      }),
      plane(
        'placed',
        `number of units that the observing side has placed in secret, divided by ${String(UNITS)}`,
        ({ own }, add) => {
          for (const { field, count } of own?.piles ?? []) add(field, count / UNITS);
        },
      ),
      plane('placed-cities', '1 for cities that the observing side has placed in secret', ({ own }, add) => {
        for (const { field } of own?.cities ?? []) add(field, 1);
      }),
      ...(['flights', 'moves', 'aims'] as const).flatMap((name) => ordersOf(plane, name)),
    ];
  },
};

type Add = (field: number, value: number) => void;

/** Creates a feature with a number for each field. The parameter `mark` writes these numbers. */
type Plane = (name: string, about: string, mark: (view: Seen, add: Add) => void) => Feature<AirWar>;

function units(plane: Plane, name: string, sideOf: (viewer: Side) => Side): Feature<AirWar> {
  const whose = name === 'units' ? 'units of the opponent' : 'units of the observing side';
  return plane(name, `number of ${whose}, divided by ${String(UNITS)}`, ({ table, viewer }, add) => {
    for (const field of ofSide(table.units, sideOf(viewer as Side))) add(field, 1 / UNITS);
  });
}

function citiesOf(plane: Plane): readonly Feature<AirWar>[] {
  const cities = (name: string, about: string, read: (city: City, viewer: string) => number): Feature<AirWar> =>
    plane(name, about, ({ table, viewer }, add) => {
      for (const city of table.cities) add(city.field, read(city, viewer));
    });
  return [
    cities(
      'controlled',
      '1 for cities that the observing side controls, -1 for cities that the opponent controls',
      ({ controller }, viewer) => (controller === viewer ? 1 : -1),
    ),
    cities(
      'owned',
      '1 for cities that the observing side had at the start, -1 for cities that the opponent had',
      ({ owner }, viewer) => (owner === viewer ? 1 : -1),
    ),
    cities('productive', '1 for cities that produce', ({ productive }) => Number(productive)),
  ];
}

function ordersOf(plane: Plane, name: 'flights' | 'moves' | 'aims'): readonly Feature<AirWar>[] {
  return (['from', 'to'] as const).map((end) =>
    plane(
      `${name}-${end}`,
      `number of units in the observing side’s ${name} ${end} the field, divided by ${String(UNITS)}`,
      ({ own }, add) => {
        for (const order of own?.[name] ?? []) add(order[end], order.count / UNITS);
      },
    ),
  );
}
