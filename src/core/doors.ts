/**
 * Where values from outside become options, states and actions of a game.
 *
 * @packageDocumentation
 */
import * as v from 'valibot';
import type { AnyAction, GameTypes, State } from './game.ts';
import { deepFreeze } from './plain-data.ts';
import { diceSchema, type Seed } from './random.ts';
import type { Rules } from './rules.ts';
import type { GameSpec } from './spec.ts';
import { consistent, parseUntrusted, type Reading, readUntrusted, type Schema } from './untrusted.ts';

/** The doors of one game. */
export class Doors<G extends GameTypes> {
  readonly #spec: GameSpec<G>;
  readonly #stateSchema: Schema<State<G>>;
  readonly #actionSchema: Schema<AnyAction<G>>;
  /** The states that the game has made or checked. All others are foreign, and are checked before a rule sees them. */
  readonly #own = new WeakSet<State<G>>();

  constructor(rules: Rules<G>) {
    this.#spec = rules.spec;
    this.#stateSchema = schemaOfState(rules.spec);
    this.#actionSchema = schemaOfActions(rules);
  }

  /** Remembers a state as the game's own. */
  own(state: State<G>): State<G> {
    this.#own.add(state);
    return state;
  }

  /** The state itself if it is the game's own, else a checked copy. */
  checked(state: State<G>): State<G> {
    return this.#own.has(state) ? state : this.parseState(state);
  }

  parseState(json: unknown): State<G> {
    return this.own(deepFreeze(parseUntrusted(this.#stateSchema, json)));
  }

  parseAction(json: unknown): AnyAction<G> {
    return parseUntrusted(this.#actionSchema, json);
  }

  parseOptions(json: unknown): G['options'] & { readonly seed?: Seed } {
    return parseUntrusted(this.#spec.options, json) as G['options'] & { readonly seed?: Seed };
  }

  /** An action, or what is wrong with its shape. */
  readAction(json: unknown): Reading<AnyAction<G>> {
    return readUntrusted(this.#actionSchema, json);
  }
}

function schemaOfActions<G extends GameTypes>({ byType }: Rules<G>): Schema<AnyAction<G>> {
  const unknownType = v.strictObject({ type: v.picklist([...byType.keys()]) });
  return v.lazy((input) => {
    const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
    return byType.get(type as string)?.shape ?? (unknownType as unknown as Schema<AnyAction<G>>);
  });
}

function schemaOfState<G extends GameTypes>(spec: GameSpec<G>): Schema<State<G>> {
  const { setup, table, secret, hidden } = spec.shapes;
  const secrets = v.record(v.string(), secret);
  const parts = v.strictObject({ setup, table, secrets, hidden, dice: v.exactOptional(diceSchema) });
  return consistent(parts as unknown as Schema<State<G>>, (state) => {
    const players = spec.players(state.setup);
    const isSeated =
      Object.keys(state.secrets).length === players.length &&
      players.every((player) => Object.hasOwn(state.secrets, player));
    if (!isSeated) return { path: 'secrets', reason: `Expected one secret each for ${players.join(', ')}` };
    return spec.faultIn?.(state);
  });
}
