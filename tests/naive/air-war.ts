/**
 * A naive implementation of control, contests, fire and kills, written only from the rules. This file uses lists of
 * single units and shares no code with the game.
 */

export type Colour = 'A' | 'B';

/** One unit, with its colour and its place in double-height coordinates. */
export interface Unit {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  /** The place at which the unit aims, if the player has chosen one. */
  readonly aim?: Place;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface NaiveCity {
  readonly city: Place;
  readonly airport: Place;
  readonly controller: Colour;
}

const isSame = (one: Place, other: Place): boolean => one.x === other.x && one.y === other.y;

/** AW-1.3: whether two places are neighbours. */
function isBeside(one: Place, other: Place): boolean {
  return [
    [0, 2],
    [0, -2],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].some(([dx = 0, dy = 0]) => one.x + dx === other.x && one.y + dy === other.y);
}

/** AW-4.2: whether a place is contested. */
export function isContestedPlace(units: readonly Unit[], cities: readonly NaiveCity[], place: Place): boolean {
  const colours = new Set(units.filter((unit) => isSame(unit, place)).map(({ colour }) => colour));
  if (colours.size === 2) return true;
  return cities.some(({ city, airport }) => isSame(airport, place) && isContestedPlace(units, [], city));
}

/** AW-4.3: the controller of each city. */
export function controllers(units: readonly Unit[], cities: readonly NaiveCity[]): readonly Colour[] {
  return cities.map(({ city, controller }) => {
    const there = units.filter((unit) => isSame(unit, city));
    if (there.length === 0 || there.some(({ colour }) => colour === controller)) return controller;
    return controller === 'A' ? 'B' : 'A';
  });
}

/** The places at which a unit can aim (AW-5.1, AW-5.2). The list is empty if the unit must fire at its own field. */
export function targets(units: readonly Unit[], unit: Unit): readonly Place[] {
  const enemies = units.filter(({ colour }) => colour !== unit.colour);
  if (enemies.some((enemy) => isSame(enemy, unit))) return [];
  return enemies.filter((enemy) => isBeside(enemy, unit));
}

/** All units fire. Returns the surviving units, unchanged (AW-5.1, AW-5.3). */
export function survivors(units: readonly Unit[]): readonly Unit[] {
  const shots = units.flatMap((unit) => {
    const mustFireHere = units.some((other) => other.colour !== unit.colour && isSame(other, unit));
    const target = mustFireHere ? unit : unit.aim;
    return target === undefined ? [] : [{ by: unit.colour, x: target.x, y: target.y }];
  });
  const dead = new Set<Unit>();
  for (const place of units) {
    for (const colour of ['A', 'B'] as const) {
      const hits = shots.filter((shot) => shot.by !== colour && isSame(shot, place)).length;
      const there = units.filter((unit) => unit.colour === colour && isSame(unit, place));
      for (const unit of there.slice(0, (hits - (hits % 2)) / 2)) dead.add(unit);
    }
  }
  return units.filter((unit) => !dead.has(unit));
}
