import { MalformedError } from '../../core/errors.ts';
import type { FieldRange, Game, GameTypes, Position } from '../../core/game.ts';

/** The maximum number of action codes. */
const CODES_MOST = 20_000;

/** The fields of a type of action, each with the rank of its values, and the code of the first such action. */
interface Kind {
  readonly first: number;
  readonly fields: readonly { readonly key: string; readonly ranks: ReadonlyMap<unknown, number> }[];
}

/** Numbers for the actions of a match: a type of action, and the rank of each of its fields. */
export class ActionCodes {
  readonly #kinds = new Map<string, Kind>();
  /** The number of codes. */
  readonly size: number;

  /**
   * @param types - The types of action to number.
   * @param limit - The number of values of fields without a limit of their own.
   * @throws {@link core.MalformedError} if there are too many codes.
   */
  constructor(game: Game<GameTypes>, position: Pick<Position<GameTypes>, 'setup'>, { types, limit }: CodeSettings) {
    let size = 0;
    for (const [type, ranges] of Object.entries(game.fields(position))) {
      if (!types.has(type)) continue;
      const fields = ranges.map((range) => ({ key: range.key, ranks: ranksOf(range, limit) }));
      this.#kinds.set(type, { first: size, fields });
      size += fields.reduce((product, { ranks }) => product * ranks.size, 1);
    }
    if (size > CODES_MOST)
      throw new MalformedError(
        'game',
        `Expected at most ${String(CODES_MOST)} action codes but it has ${String(size)}`,
      );
    this.size = size;
  }

  /** For each type of action: its first code, and its fields with their numbers of values. */
  get kinds(): readonly object[] {
    return Array.from(this.#kinds, ([type, { first, fields }]) => ({
      ...{ type, first },
      fields: fields.map(({ key, ranks }) => ({ key, size: ranks.size })),
    }));
  }

  /** The code of an action; `undefined` if it has none. */
  codeOf(action: GameTypes['action']): number | undefined {
    const kind = this.#kinds.get(action.type);
    if (kind === undefined) return undefined;
    let code = 0;
    for (const { key, ranks } of kind.fields) {
      const rank = ranks.get((action as Readonly<Record<string, unknown>>)[key]);
      if (rank === undefined) return undefined;
      code = code * ranks.size + rank;
    }
    return kind.first + code;
  }
}

/** What is known of the actions of a game. */
export interface CodeSettings {
  readonly types: ReadonlySet<string>;
  readonly limit: number;
}

function ranksOf(range: FieldRange, limit: number): ReadonlyMap<unknown, number> {
  return new Map(Array.from({ length: Math.min(range.size, limit) }, (_, number) => [range.at(number), number]));
}
