import { MalformedError, messageOf } from '../../core/errors.ts';
import type { ActionCodes, CodedFork, Game, GameTypes, State } from '../../core/game.ts';
import { itemAt } from '../../core/lookups.ts';
import { type Outcome, payoff } from '../../core/outcome.ts';
import type { Seed } from '../../core/random.ts';
import { createObserver, type Observation, type Observer } from '../../encoding/observation.ts';
import type { Fields } from './refusal.ts';

/** Settings of a batch. */
export interface BatchSettings {
  readonly game: Game<GameTypes>;
  /** Returns the options of a match with the given seed. */
  readonly optionsFor: (seed: Seed) => object;
  readonly seed: Seed;
  /** The number of matches that are played at the same time. */
  readonly copies: number;
  /**
   * `'mover'`: the client observes and controls the player to move. `'all'`: the client observes and controls all
   * players.
   */
  readonly observers: 'mover' | 'all';
  readonly observation: Observation;
}

/** Many matches that a client plays at the same time: with one message, the client plays an action in each match. */
export class Batch {
  readonly players: readonly string[];
  readonly #settings: BatchSettings;
  readonly #observer: Observer<GameTypes>;
  readonly #actions: ActionCodes<GameTypes>;
  readonly #forks: CodedFork<GameTypes>[];
  /** For each index of the batch, the number of matches that have been started at this index. */
  readonly #started: Int32Array;
  /**
   * For each match, the index of the player to move. For the same index, `#over` contains 1 if the previous match has
   * just ended, and 0 otherwise.
   */
  readonly #movers: Uint8Array;
  readonly #over: Uint8Array;
  /** For each match and each player, the reward for the last action. */
  readonly #rewards: Float32Array;
  /**
   * For each match and each observer, the current observation. `#counts` contains the number of the observer's choices.
   */
  readonly #observations: Float32Array;
  readonly #counts: Int32Array;
  /**
   * The codes of the choices: first all choices of the first observer, in the order of their numbers, then all choices
   * of the next observer. Only the first `#codesUsed` codes are valid.
   */
  #codes = new Int32Array(1024);
  #codesUsed = 0;
  /** The last observation of each player in the matches that have just ended. */
  #final: Float32Array[] = [];

  constructor(settings: BatchSettings) {
    const { game, copies, observers } = settings;
    this.#settings = settings;
    this.#started = new Int32Array(copies);
    this.#forks = Array.from({ length: copies }, (_, place) => this.#start(place));
    const { state } = this.#forks[0]!;
    this.players = game.players(state);
    // All matches share one observer and one list of codes, because both are the same for every seed.
    this.#observer = createObserver(game, settings.observation, state);
    this.#actions = codesOf(game, state);
    const seats = copies * (observers === 'all' ? this.players.length : 1);
    this.#movers = new Uint8Array(copies);
    this.#over = new Uint8Array(copies);
    this.#rewards = new Float32Array(copies * this.players.length);
    this.#observations = new Float32Array(seats * this.#observer.size);
    this.#counts = new Int32Array(seats);
    this.#look();
  }

  /**
   * Plays one action in each match; `actions` contains the codes of the actions. If all players are observed, `actions`
   * contains one code for each player of each match; the code is -1 for a player who is not to move. If at least one
   * code is not valid, no action is played in any match.
   */
  step(actions: Int32Array): Fields {
    const { copies } = this.#settings;
    const expected = copies * this.#seats;
    if (actions.length !== expected)
      throw new MalformedError(
        'actions',
        `Expected ${String(expected)} numbers but received ${String(actions.length)}`,
      );
    const numbers = this.#numbersOf(actions);
    this.#rewards.fill(0);
    this.#final = [];
    for (let place = 0; place < copies; place++) this.#play(place, numbers);
    this.#look();
    return this.shown();
  }

  /** Returns the observations of the current positions and the rewards for the last actions. */
  shown(): Fields {
    return {
      observations: base64(this.#observations),
      codes: base64(this.#codes.subarray(0, this.#codesUsed)),
      counts: base64(this.#counts),
      movers: base64(this.#movers),
      over: base64(this.#over),
      rewards: base64(this.#rewards),
      final: Buffer.concat(this.#final.map(bytesOf)).toString('base64'),
    };
  }

  /** Returns the description that a client needs to read observations and to write action codes. */
  facts(): Fields {
    const { version, size, features } = this.#observer;
    const { kinds } = this.#actions;
    return {
      players: this.players,
      observation: { version, size, features },
      actions: { size: this.#actions.size, kinds },
    };
  }

  /** The number of observed players in each match. */
  get #seats(): number {
    return this.#settings.observers === 'all' ? this.players.length : 1;
  }

  /**
   * Converts each action code to the number of a choice. The code -1, which means that the player is not to move, stays
   * -1.
   */
  #numbersOf(actions: Int32Array): Int32Array {
    let start = 0;
    return actions.map((code, seat) => {
      const end = start + this.#counts[seat]!;
      const index = code === -1 ? -1 : this.#codes.subarray(start, end).indexOf(code);
      if (code === -1 ? end > start : index === -1)
        throw new MalformedError(`actions.${String(seat)}`, 'Expected the code of a legal action');
      start = end;
      return index;
    });
  }

  #play(place: number, numbers: Int32Array): void {
    const fork = this.#forks[place]!;
    for (let seat = place * this.#seats; seat < (place + 1) * this.#seats; seat++)
      if (numbers[seat] !== -1) fork.play(numbers[seat]!, this.#seatedAt(place, seat));
    const turn = fork.turn();
    this.#over[place] = turn.kind === 'over' ? 1 : 0;
    if (turn.kind === 'over') this.#end(place, turn.outcome);
  }

  /** Returns the player to whom the code with the index `seat` belongs. */
  #seatedAt(place: number, seat: number): string {
    return itemAt(this.players, this.#seats === 1 ? this.#movers[place]! : seat - place * this.#seats);
  }

  /**
   * Stores the payoffs and the last observations of a match that is over. After that, starts the next match at the same
   * index.
   */
  #end(place: number, outcome: Outcome): void {
    const { size } = this.#observer;
    const seen = new Float32Array(this.players.length * size);
    this.players.forEach((player, index) => {
      this.#rewards[place * this.players.length + index] = payoff(outcome, player);
      this.#observer.observe(this.#forks[place]!.view(player), seen.subarray(index * size, (index + 1) * size));
    });
    this.#final.push(seen);
    this.#forks[place] = this.#start(place);
  }

  /** Stores, for each match, the player to move, the observations, and the codes of the choices. */
  #look(): void {
    const { size } = this.#observer;
    let used = 0;
    for (let seat = 0; seat < this.#counts.length; seat++) {
      const place = Math.floor(seat / this.#seats);
      const fork = this.#forks[place]!;
      if (seat % this.#seats === 0) this.#movers[place] = this.#moverOf(fork);
      const player = this.#seatedAt(place, seat);
      this.#observer.observe(fork.view(player), this.#observations.subarray(seat * size, (seat + 1) * size));
      const count = fork.size(player);
      this.#makeRoom(used + count);
      this.#counts[seat] = fork.codes(this.#codes.subarray(used), player);
      used += count;
    }
    this.#codesUsed = used;
  }

  /**
   * Returns the index of the player to move. If several players are to move, returns the index of the first of these
   * players.
   */
  #moverOf(fork: CodedFork<GameTypes>): number {
    const turn = fork.turn();
    return turn.kind === 'decision' ? this.players.indexOf(turn.players[0]!) : 0;
  }

  /** Enlarges the array of codes if the array is too small. */
  #makeRoom(needed: number): void {
    if (needed <= this.#codes.length) return;
    const more = new Int32Array(2 * needed);
    more.set(this.#codes);
    this.#codes = more;
  }

  #start(place: number): CodedFork<GameTypes> {
    const { game, optionsFor, seed } = this.#settings;
    const own = `${String(seed)}/${String(place)}/${String(this.#started[place]!++)}`;
    return game.fork(game.setup({ ...optionsFor(own), seed: own }));
  }
}

/**
 * Returns the object that converts between the actions of a game and their codes. Throws {@link core.MalformedError} if
 * the actions have no codes.
 */
function codesOf(game: Game<GameTypes>, state: State<GameTypes>): ActionCodes<GameTypes> {
  try {
    return game.codes(state);
  } catch (error) {
    throw new MalformedError('game', messageOf(error), error);
  }
}

/** Reads 32-bit numbers from base64. Throws {@link core.MalformedError} if the last number is incomplete. */
export function numbersIn(text: string): Int32Array {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  if (bytes.length % 4 === 0) return new Int32Array(bytes.buffer);
  throw new MalformedError('actions', 'Expected 32-bit numbers in base64');
}

function base64(numbers: ArrayBufferView): string {
  return bytesOf(numbers).toString('base64');
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
