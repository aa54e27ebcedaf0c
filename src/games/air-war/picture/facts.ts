import type { HexMap } from '../../../mechanics/hex-map.ts';
import type { City } from '../rules/city.ts';
import type { Field, FieldId } from '../rules/scenario-shape.ts';
import type { BySide, Side } from '../rules/sides.ts';
import type { AirWar } from '../rules/types.ts';
import type { RenderInput } from '../../../pictures/renderer.ts';

/** A city or an airport. */
export interface Site {
  readonly kind: 'city' | 'airport';
  /** The field of the city. For an airport, this is the field of the city to which the airport belongs. */
  readonly city: FieldId;
  readonly owner: Side;
  readonly controller: Side;
  readonly productive: boolean;
}

/** The contents of a field. */
export interface FieldFacts {
  readonly name: FieldId;
  readonly units: BySide<number>;
  /** The city or the airport on the field, if there is one. */
  readonly site?: Site;
  /** The units and the city that the viewer has placed and not yet revealed. */
  readonly own: { readonly units: number; readonly city: boolean };
}

/** Returns the contents of a field, as far as the viewer knows them. */
export function factsOf({ table, own }: RenderInput<AirWar>, hex: HexMap, field: Field): FieldFacts {
  const count = (side: Side): number => table.units[side].filter((each) => each === field).length;
  const city = table.cities.find((each) => each.field === field || each.airport === field);
  return {
    name: hex.names[field]!,
    units: { A: count('A'), B: count('B') },
    ...(city === undefined ? {} : { site: siteOf(city, hex, field) }),
    own: {
      units: (own?.piles ?? []).reduce((sum, each) => sum + (each.field === field ? each.count : 0), 0),
      city: (own?.cities ?? []).some((each) => each.field === field),
    },
  };
}

function siteOf({ field: city, owner, controller, productive }: City, hex: HexMap, field: Field): Site {
  return { kind: field === city ? 'city' : 'airport', city: hex.names[city]!, owner, controller, productive };
}
