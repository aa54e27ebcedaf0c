import * as v from 'valibot';
import type { Declaration } from './declaration.ts';
import { endingShape } from './ending.ts';
import { shapeOf } from './shapes.ts';
import type { AuthorTypes } from './spec.ts';
import type { Schema } from './schema.ts';

/** The schemas of the parts of a game's states. */
export interface StateSchemas<G extends AuthorTypes> {
  readonly setup: Schema<G['setup']>;
  readonly table: Schema<G['table']>;
  readonly secret: Schema<G['secret']>;
  readonly hidden: Schema<G['hidden']>;
}

/**
 * Returns the schemas of the parts of a game's states. Only the interpreter and the input checks need these schemas.
 */
export function stateSchemas<G extends AuthorTypes>({
  player,
  phases,
  setup,
  table,
  secret = {},
  hidden = {},
}: Declaration): StateSchemas<G> {
  const phase = phaseShape({ ...phases, over: { ...phases['over'], outcome: endingShape(player) } });
  return {
    setup: shapeOf(setup),
    table: shapeOf({ ...table, phase }),
    secret: shapeOf(secret),
    hidden: shapeOf(hidden),
  };
}

function phaseShape(phases: Readonly<Record<string, v.ObjectEntries>>): v.GenericSchema {
  const shapes = Object.entries(phases).map(([kind, entries]) => v.strictObject({ kind: v.literal(kind), ...entries }));
  return v.variant('kind', shapes);
}
