import type { AnyAction, FieldRange, Game, GameTypes, State } from '../core/game.ts';
import { sample, type Rng } from '../core/random.ts';
import { judged } from './breach.ts';

type Fields = Record<string, unknown>;

/**
 * Returns some actions to try in a position: listed actions, random actions, actions that were played earlier, copies
 * of all these actions in which one field is changed, and actions of a random type with random field values. A changed
 * field has the value of another action, or a number that is one higher or lower.
 */
export function candidates<G extends GameTypes>({
  game,
  state,
  history,
  rng,
}: {
  readonly game: Game<G>;
  readonly state: State<G>;
  readonly history: readonly AnyAction<G>[];
  readonly rng: Rng;
}): readonly AnyAction<G>[] {
  const random = game.turn(state).kind === 'over' ? [] : [game.randomAction(state, rng), game.randomAction(state, rng)];
  const known = [...game.legalActions(state), ...random, ...history.slice(-40)];
  if (known.length === 0) return [];
  const invented = Array.from({ length: 6 }, () => anyAction(game, state, rng)).filter((each) => each !== undefined);
  const originals = Array.from({ length: 6 }, () => sample(known, rng));
  const changed = originals.map((action) => {
    const field = sample(Object.keys(action), rng);
    const other: Fields = sample(known, rng);
    const { [field]: value }: Fields = action;
    const replacement = typeof value === 'number' ? value + (rng.int(2) === 0 ? 1 : -1) : (other[field] ?? value);
    return { ...action, [field]: replacement };
  });
  return [...random, ...originals, ...changed, ...invented];
}

/**
 * Returns an action of a random type with random field values; `undefined` if the values of one of its fields cannot be
 * listed.
 */
function anyAction<G extends GameTypes>(game: Game<G>, state: State<G>, rng: Rng): AnyAction<G> | undefined {
  const types = Object.entries(game.fields(state));
  if (types.length === 0) return undefined;
  const [type, fields] = sample(types, rng);
  return fields.some(({ size }) => size === 0) ? undefined : anyOf(game, state, { type, rng });
}

/** The search for a legal action of a type tries at most this many actions. */
const TRIES = 20;

/** Returns a legal action of an unlisted type for any player; `undefined` if no such action is found. */
export function unlistedAction<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  rng: Rng,
): AnyAction<G> | undefined {
  if (game.turn(state).kind !== 'decision') return undefined;
  for (const type of shuffled(game.unlisted, rng)) {
    for (let tries = 0; tries < TRIES; tries++) {
      const action = anyOf(game, state, { type, rng });
      if (action === undefined) break;
      if (judged(game, state, action) === undefined) return action;
    }
  }
  return undefined;
}

/**
 * Returns an action of the given type with random field values that are possible in this match. If the values of a
 * field cannot be listed, the field gets a list of values of another field. If the field does not accept lists, the
 * action is then malformed.
 */
export function anyOf<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  { type, rng }: { readonly type: string; readonly rng: Rng },
): AnyAction<G> | undefined {
  const all = game.fields(state);
  const known = Object.values(all)
    .flat()
    .filter(({ size }) => size > 0);
  const fields = all[type]!;
  if (known.length === 0 && fields.length > 0) return undefined;
  const values = fields.map((field) => [field.key, field.size > 0 ? valueOf(field, rng) : someOf(known, rng)] as const);
  const player = sample([...game.players(state), 'chance'], rng);
  return { type, player, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
}

function shuffled<Item>(items: readonly Item[], rng: Rng): readonly Item[] {
  const rest = [...items];
  return items.map(() => rest.splice(rng.int(rest.length), 1)[0]!);
}

function valueOf(field: FieldRange, rng: Rng): unknown {
  return field.at(rng.int(Math.min(field.size, FEW)));
}

/** Chooses a field at random, and returns a few of the values that this field can have. */
function someOf(known: readonly FieldRange[], rng: Rng): readonly unknown[] {
  const field = sample(known, rng);
  const values = Array.from({ length: 1 + rng.int(4) }, () => valueOf(field, rng));
  return values.filter((value) => value !== undefined);
}

/** At most this many different values of a field are tried. */
const FEW = 20;
