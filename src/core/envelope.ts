import * as v from 'valibot';
import type { Game, GameTypes } from './game.ts';
import { parse, type Schema } from './schema.ts';

/** The common fields of every saved value. */
export interface Envelope<Kind extends string = string> {
  /** The kind of value: `'countersheet/record'`. */
  readonly format: `countersheet/${Kind}`;
  /** Version of the format. */
  readonly version: 1;
  /** Id of the game. */
  readonly game: string;
  /** Version of the rules with which the value was saved: `game.rulesVersion`. */
  readonly rulesVersion: number;
}

type Rules = Pick<Game<GameTypes>, 'id' | 'rulesVersion'>;

type EnvelopeShape<Kind extends string> = { readonly [Key in keyof Envelope]: Schema<Envelope<Kind>[Key]> };

/** Returns the envelope of a value to save. */
export function envelopeOf<Kind extends string>(kind: Kind, { id, rulesVersion }: Rules): Envelope<Kind> {
  return { format: `countersheet/${kind}`, version: 1, game: id, rulesVersion };
}

/**
 * Schemas of the fields of an envelope. In an object schema, spread these schemas before other schemas, so that a wrong
 * format is reported before other issues.
 */
export function envelopeShape<Kind extends string>(kinds: readonly Kind[], rules?: Rules): EnvelopeShape<Kind> {
  return {
    format: v.picklist(kinds.map((kind): `countersheet/${Kind}` => `countersheet/${kind}`)),
    version: v.literal(1),
    ...(rules === undefined ? anyRules : theseRules(rules)),
  };
}

const anyRules = {
  game: v.pipe(v.string(), v.minLength(1)),
  rulesVersion: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
};

function theseRules({ id, rulesVersion }: Rules): Pick<EnvelopeShape<string>, 'game' | 'rulesVersion'> {
  const expected = `Expected version ${String(rulesVersion)} of the rules`;
  return {
    game: v.literal(id),
    rulesVersion: v.literal(
      rulesVersion,
      ({ received }) => `${expected} but received ${received}: the match could replay differently`,
    ),
  };
}

/**
 * Reads the envelope of a saved value. The function does not check the other fields of the value.
 *
 * @param saved - The saved value: any value; not modified.
 * @param kinds - The accepted kinds of values, such as `['record', 'tree']`.
 * @param rules - The game and the version of its rules that the value must have. Default: any game and any version.
 * @throws {@link MalformedError} if `format`, `version`, `game` or `rulesVersion` has an unexpected value; the error
 *   reports the first such field.
 *
 * @example
 * ```ts
 * import { createRecord } from 'countersheet/core';
 * import { upAgainstTheWall as game } from 'countersheet/up-against-the-wall';
 *
 * const record = createRecord(game, {}, []);
 * readEnvelope(record, ['record', 'tree']).game // => 'up-against-the-wall'
 * ```
 */
export function readEnvelope<Kind extends string>(
  saved: unknown,
  kinds: readonly Kind[],
  rules?: Pick<Game<GameTypes>, 'id' | 'rulesVersion'>,
): Envelope<Kind> {
  return parse(v.object(envelopeShape(kinds, rules)), saved);
}
