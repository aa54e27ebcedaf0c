import type { GameTypes, View } from '../../core/game.ts';
import { isObject } from '../../core/plain-data.ts';

/** A part of a view: the slots of what was found in it, and its own parts. */
interface Part {
  readonly parts: Map<string, Part>;
  /** The slot of each word found here, or in a list here. */
  readonly words: Map<string, number>;
  /** The slot of a number or a truth value; -1 if none was found here. */
  slot: number;
  /** The greatest number found here, without its sign; at least 1. */
  most: number;
}

/** Names of players from the view of one of them: the players after them in seating order are numbered. */
type Names = ReadonlyMap<string, string>;

/**
 * What a player sees, as numbers from -1 to 1. Slots exist for what {@link Observation.learn} has found: one for each
 * number and truth value, and one for each word. Players are named relative to the player who sees.
 */
export class Observation {
  readonly #root: Part = { parts: new Map(), words: new Map(), slot: -1, most: 1 };
  readonly #names: ReadonlyMap<string, Names>;
  /** The name of each slot: `table.pieces.0.3` for a number, `own.hand=rap-brown` for a word. */
  readonly fields: string[] = [];

  constructor(players: readonly string[]) {
    const relative = (viewer: number): Names =>
      new Map(players.map((player, seat) => [player, String((seat - viewer + players.length) % players.length)]));
    this.#names = new Map(players.map((player, seat) => [player, relative(seat)]));
  }

  /** Adds slots for all that is in a view. */
  learn({ viewer, table, own }: View<GameTypes>): void {
    const names = this.#names.get(viewer)!;
    this.#learn(partIn(this.#root, 'table'), table, { names, path: 'table' });
    this.#learn(partIn(this.#root, 'own'), own, { names, path: 'own' });
  }

  /** Writes a view into the slots. What has no slot is left out. */
  write({ viewer, table, own }: View<GameTypes>, into: Float32Array): void {
    into.fill(0);
    write(this.#root, { table, own }, { names: this.#names.get(viewer)!, into });
  }

  #learn(part: Part, value: unknown, { names, path }: { readonly names: Names; readonly path: string }): void {
    if (typeof value === 'string') {
      const word = names.get(value) ?? value;
      if (!part.words.has(word)) part.words.set(word, this.fields.push(`${path}=${word}`) - 1);
    } else if (isCountable(value)) {
      if (part.slot === -1) part.slot = this.fields.push(path) - 1;
      part.most = Math.max(part.most, Math.abs(Number(value)));
    } else if (isObject(value)) {
      for (const [key, each] of Object.entries(value)) {
        const name = names.get(key) ?? key;
        const [inside, way] = isInList(value, each) ? [part, path] : [partIn(part, name), `${path}.${name}`];
        this.#learn(inside, each, { names, path: way });
      }
    }
  }
}

/** Returns the part with a name, and adds it if it is missing. */
function partIn({ parts }: Part, name: string): Part {
  const part = parts.get(name) ?? { parts: new Map(), words: new Map(), slot: -1, most: 1 };
  parts.set(name, part);
  return part;
}

function write(part: Part, value: unknown, to: { readonly names: Names; readonly into: Float32Array }): void {
  const { names, into } = to;
  if (typeof value === 'string') {
    const slot = part.words.get(names.get(value) ?? value);
    if (slot !== undefined) into[slot] = 1;
  } else if (isCountable(value)) {
    if (part.slot !== -1) into[part.slot] = Math.max(-1, Math.min(1, Number(value) / part.most));
  } else if (isObject(value)) writeParts(part, value, to);
}

function writeParts(part: Part, value: Readonly<Record<string, unknown>>, to: Parameters<typeof write>[2]): void {
  for (const key in value) {
    const each = value[key];
    const inside = isInList(value, each) ? part : part.parts.get(to.names.get(key) ?? key);
    if (inside !== undefined) write(inside, each, to);
  }
}

function isCountable(value: unknown): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

/** Whether a value is a word of a list: its place in the list does not matter. */
function isInList(list: object, value: unknown): boolean {
  return typeof value === 'string' && Array.isArray(list);
}
