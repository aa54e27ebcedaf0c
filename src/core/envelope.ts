import * as v from 'valibot';
import type { Game, GameTypes } from './game.ts';
import { parse, type Schema } from './schema.ts';

/** The fields that every saved value begins with. */
export interface Envelope<Kind extends string = string> {
  /** The kind of value: `'countersheet/record'`. */
  readonly format: `countersheet/${Kind}`;
  /** Version of the format. */
  readonly version: 1;
  /** Id of the game. */
  readonly game: string;
  /** Version of the rules that it was saved under: `game.rulesVersion`. */
  readonly rulesVersion: number;
}

type Rules = Pick<Game<GameTypes>, 'id' | 'rulesVersion'>;

type EnvelopeShape<Kind extends string> = { readonly [Key in keyof Envelope]: Schema<Envelope<Kind>[Key]> };

/** The envelope of a value to be saved. */
export function envelopeOf<Kind extends string>(kind: Kind, { id, rulesVersion }: Rules): Envelope<Kind> {
  return { format: `countersheet/${kind}`, version: 1, game: id, rulesVersion };
}

/** Schemas of the fields of an envelope. Spread them first, so that another format is reported before other contents. */
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
      ({ received }) => `${expected} but received ${received}: the match could play out otherwise`,
    ),
  };
}

/**
 * Reads the envelope of a saved value. What the value contains is not checked: the reader of its kind does that.
 *
 * @param saved - Anything; not modified.
 * @param kinds - The kinds that are accepted: `['record', 'tree']`.
 * @param rules - The game and its version of the rules; absent: any.
 * @throws {@link MalformedError} at `format`, `version`, `game` or `rulesVersion`, the first that differs.
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
