import type * as v from 'valibot';
import type { Schema } from './schema.ts';

/** The values that one option of a game accepts. */
export type OptionRange = { readonly key: string } & (
  | {
      /** The option accepts one of a few words. */
      readonly kind: 'words';
      readonly words: readonly string[];
    }
  | {
      /**
       * The option accepts a whole number from `least` to `most`, both included. If `canBeNull` is true, the option
       * also accepts `null`, which means no limit.
       */
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly canBeNull: boolean;
    }
  | {
      /** The option accepts any JSON that fits the schema of the option, such as a scenario or a list of names. */
      readonly kind: 'data';
    }
);

/** The properties of valibot schemas that this file reads. */
interface Introspected {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Introspected>>;
  readonly wrapped?: Introspected;
  readonly options?: readonly string[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Returns the options of a schema in order, except the option `seed`, which every game has. */
export function optionRangesOf(schema: Schema<unknown>): readonly OptionRange[] {
  const { entries = {} } = schema as v.GenericSchema & Introspected;
  return Object.entries(entries)
    .filter(([key]) => key !== 'seed')
    .map(([key, entry]) => ({ key, ...rangeOf(entry) }));
}

/** The values that an option accepts, without the key of the option. */
type Range = OptionRange extends infer Each ? (Each extends OptionRange ? Omit<Each, 'key'> : never) : never;

function rangeOf(entry: Introspected, canBeNull = false): Range {
  const { type, wrapped, options, pipe = [] } = entry;
  if (wrapped !== undefined) return rangeOf(wrapped, canBeNull || type === 'nullable');
  if (type === 'picklist') return { kind: 'words', words: [...options!] };
  if (type !== 'number') return { kind: 'data' };
  const limit = (name: string, usual: number): number =>
    (pipe.find((each) => each.type === name)?.requirement ?? usual) as number;
  const [least, most] = [limit('min_value', Number.MIN_SAFE_INTEGER), limit('max_value', Number.MAX_SAFE_INTEGER)];
  return { kind: 'number', least, most, canBeNull };
}
