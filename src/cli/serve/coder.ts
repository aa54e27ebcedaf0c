import { MalformedError } from '../../core/errors.ts';
import type { Fork, Game, GameTypes, State } from '../../core/game.ts';
import { createRng } from '../../core/random.ts';
import { ActionCodes } from './action-codes.ts';
import { Observation } from './observation.ts';

/** The number of random matches that show what occurs in a game, and the maximum number of their positions. */
const MATCHES = 50;
const POSITIONS_MOST = 4000;

/** The maximum number of choices of a decision that are looked at in these matches. */
const CHOICES_MOST = 500;

/** Observations and actions of a game as numbers. */
export class Coder {
  readonly #observation: Observation;
  readonly #codes: ActionCodes;

  /** @param start - The first state of a match without dice. The same numbers serve all matches with its options. */
  constructor(game: Game<GameTypes>, start: State<GameTypes>) {
    const players = game.players(start);
    const found = { types: new Set<string>(), limit: 0 };
    this.#observation = new Observation(players);
    refuseFreeFields(game, start);
    for (let match = 0, left = POSITIONS_MOST; match < MATCHES && left > 0; match++) {
      for (const fork of randomMatch(game, start, match)) {
        if (left-- === 0) break;
        for (const player of players) this.#observation.learn(fork.view(player));
        choicesOf(fork).forEach((action) => note(action, found));
      }
    }
    this.#codes = new ActionCodes(game, start, { types: found.types, limit: 2 * found.limit });
    const known = choicesOf(game.fork(start, { dice: createRng(0) })).every(
      (action) => this.#codes.codeOf(action) !== undefined,
    );
    if (!known) throw new MalformedError('game', 'Its actions have no codes');
  }

  /** The names of the numbers of an observation, and the types of action. */
  facts(): { readonly observation: object; readonly actions: object } {
    const { fields } = this.#observation;
    return {
      observation: { size: this.width, fields },
      actions: { size: this.codes, kinds: this.#codes.kinds },
    };
  }

  /** The number of numbers in an observation. */
  get width(): number {
    return this.#observation.fields.length;
  }

  /** The number of action codes. */
  get codes(): number {
    return this.#codes.size;
  }

  /** Writes what a player sees. */
  observe(fork: Fork<GameTypes>, player: string, into: Float32Array): void {
    this.#observation.write(fork.view(player), into);
  }

  /** Writes 1 for each code of a legal action of a player. */
  mask(fork: Fork<GameTypes>, player: string, into: Uint8Array): void {
    const size = fork.size(player);
    for (let number = 0; number < size; number++) {
      const code = this.#codes.codeOf(fork.actionAt(number, player));
      if (code !== undefined) into[code] = 1;
    }
  }

  /** The number of the choice with a code. */
  numberOf(fork: Fork<GameTypes>, player: string, code: number): number {
    let number = 0;
    while (this.#codes.codeOf(fork.actionAt(number, player)) !== code) number++;
    return number;
  }
}

/** Yields the same copy at each position of a random match. */
function* randomMatch(game: Game<GameTypes>, start: State<GameTypes>, seed: number): Generator<Fork<GameTypes>> {
  const rng = createRng(seed);
  const fork = game.fork(start, { dice: rng });
  for (yield fork; fork.turn().kind !== 'over'; yield fork) fork.play(rng.int(fork.size()));
}

/** The choices of the player to move, or the first of them. */
function choicesOf(fork: Fork<GameTypes>): readonly GameTypes['action'][] {
  return Array.from({ length: Math.min(fork.size(), CHOICES_MOST) }, (_, number) => fork.actionAt(number));
}

/** Throws {@link core.MalformedError} if a listed action has a field without numbers, such as a text or a list. */
function refuseFreeFields(game: Game<GameTypes>, start: State<GameTypes>): void {
  const kinds = Object.entries(game.fields(start)).filter(([type]) => !game.unlisted.includes(type));
  const [type] = kinds.find(([, fields]) => fields.some(({ size }) => size === 0)) ?? [];
  if (type !== undefined) throw new MalformedError('game', `Its actions have no codes: ${type}`);
}

/** Notes the type of an action, and the greatest number in it. */
function note(action: GameTypes['action'], found: { readonly types: Set<string>; limit: number }): void {
  found.types.add(action.type);
  for (const value of Object.values(action)) if (typeof value === 'number') found.limit = Math.max(found.limit, value);
}
