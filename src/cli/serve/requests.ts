import * as v from 'valibot';
import { namesIn } from '../../core/lookups.ts';
import { parse } from '../../core/schema.ts';
import { seedSchema } from '../../core/random.ts';
import { count, json, jsonObject, label } from '../../match/json.ts';

/** The version of the protocol. The server refuses messages with another version. */
export const PROTOCOL = 1;

/** The maximum number of choices in one answer, and the maximum number of playouts in one request. */
const CHOICES_MOST = 10_000;
const PLAYOUTS_MOST = 100_000;

/** The maximum number of matches in a batch. */
const COPIES_MOST = 4096;

/** An action in a message: JSON, a text in the notation of the game, or the number of a choice. */
const action = v.union([count, label, jsonObject], 'Expected an action: an object, a text or the number of a choice');

const match = { match: count };
/** Fields that select a view: a match and a viewer, or a game and a view from the client. */
const seen = {
  match: v.exactOptional(count),
  viewer: v.exactOptional(label),
  game: v.exactOptional(label),
  view: v.exactOptional(json),
};
const seed = v.exactOptional(seedSchema);
const settings = {
  game: label,
  preset: v.exactOptional(label),
  players: v.exactOptional(count),
  options: v.exactOptional(jsonObject),
  seed,
};

/** The fields of each type of request. */
const SHAPES = {
  hello: v.strictObject({}),
  games: v.strictObject({}),
  new: v.strictObject(settings),
  view: v.strictObject({ ...match, viewer: label }),
  choices: v.strictObject({
    ...seen,
    from: v.exactOptional(count, 0),
    most: v.exactOptional(v.pipe(count, v.maxValue(CHOICES_MOST)), 1000),
  }),
  why: v.strictObject({ ...seen, action }),
  play: v.strictObject({ ...match, action, viewer: v.exactOptional(label, 'spectator') }),
  sample: v.strictObject({ ...seen, seed }),
  playout: v.strictObject({
    ...seen,
    action: v.exactOptional(action),
    count: v.exactOptional(v.pipe(count, v.minValue(1), v.maxValue(PLAYOUTS_MOST)), 1),
    seed,
  }),
  clone: v.strictObject({ ...match, seed }),
  batch: v.strictObject({
    ...settings,
    copies: v.pipe(count, v.minValue(1), v.maxValue(COPIES_MOST)),
    observers: v.exactOptional(v.picklist(['mover', 'all']), 'mover'),
  }),
  step: v.strictObject({ batch: count, actions: v.string() }),
  drop: v.strictObject({ match: v.exactOptional(count), batch: v.exactOptional(count) }),
  record: v.strictObject(match),
  state: v.strictObject(match),
};

type Shapes = typeof SHAPES;

/** The parsed fields of a request. */
export type RequestOf<Type extends keyof Shapes> = v.InferOutput<Shapes[Type]>;

/** A request: its type and its fields. */
export type Request = {
  [Type in keyof Shapes]: { readonly type: Type; readonly fields: RequestOf<Type> };
}[keyof Shapes];

const envelope = v.looseObject({
  v: v.literal(PROTOCOL),
  id: v.exactOptional(v.union([label, count], 'Expected a text or a number')),
  type: v.picklist(namesIn(SHAPES)),
});

/**
 * Checks a message and returns it as a request. Throws {@link core.MalformedError} with the path of the first invalid
 * field.
 */
export function requestIn(message: unknown): Request {
  const { v: _, id: _id, type, ...fields } = parse(envelope, message);
  return { type, fields: parse<unknown>(SHAPES[type], fields) } as Request;
}
