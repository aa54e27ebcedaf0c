import { MalformedError } from '../../core/errors.ts';
import type { Fork, Game, GameTypes, State } from '../../core/game.ts';
import { itemAt } from '../../core/lookups.ts';
import { type Outcome, payoff } from '../../core/outcome.ts';
import type { Seed } from '../../core/random.ts';
import type { Coder } from './coder.ts';
import type { Fields } from './refusal.ts';

/** Settings of a batch. */
export interface BatchSettings {
  readonly game: Game<GameTypes>;
  /** The options of a match, given its seed. */
  readonly optionsFor: (seed: Seed) => object;
  readonly seed: Seed;
  /** Number of matches at once. */
  readonly copies: number;
  /** Whether the player to move is observed and acts, or all players. */
  readonly observers: 'mover' | 'all';
  /** Returns the numbers for matches that start like this one. */
  readonly coderOf: (start: State<GameTypes>) => Coder;
}

/** Many matches that are played together: one message plays an action in each. */
export class Batch {
  readonly players: readonly string[];
  readonly #settings: BatchSettings;
  readonly #coder: Coder;
  readonly #forks: Fork<GameTypes>[];
  /** The number of matches started in each place. */
  readonly #started: Int32Array;
  /** In each place: the index of the player to move, and whether a match just ended. */
  readonly #movers: Uint8Array;
  readonly #over: Uint8Array;
  /** In each place, for each player: what the last action gained. */
  readonly #rewards: Float32Array;
  /** In each place, for each observer: what they see, and which codes are legal. */
  readonly #observations: Float32Array;
  readonly #masks: Uint8Array;
  /** What each player saw at the end of the matches that just ended, in order. */
  #final: Float32Array[] = [];

  constructor(settings: BatchSettings) {
    const { game, copies, observers } = settings;
    this.#settings = settings;
    this.#started = new Int32Array(copies);
    this.#forks = Array.from({ length: copies }, (_, place) => this.#start(place));
    const { state } = this.#forks[0]!;
    this.players = game.players(state);
    // The same for every seed.
    this.#coder = settings.coderOf(game.setup(settings.optionsFor('')));
    const seats = copies * (observers === 'all' ? this.players.length : 1);
    this.#movers = new Uint8Array(copies);
    this.#over = new Uint8Array(copies);
    this.#rewards = new Float32Array(copies * this.players.length);
    this.#observations = new Float32Array(seats * this.#coder.width);
    this.#masks = new Uint8Array(seats * this.#coder.codes);
    this.#forks.forEach((_, place) => this.#look(place));
  }

  /**
   * Plays one action code in each match; if all players are observed, one for each player, and -1 for those who are not
   * to move. If one of them is not valid, plays none.
   */
  step(actions: Int32Array): Fields {
    const { copies } = this.#settings;
    const expected = copies * this.#seats;
    if (actions.length !== expected)
      throw new MalformedError(
        'actions',
        `Expected ${String(expected)} numbers but received ${String(actions.length)}`,
      );
    actions.forEach((code, seat) => this.#check(code, seat));
    this.#rewards.fill(0);
    this.#final = [];
    for (let place = 0; place < copies; place++) this.#play(place, actions);
    return this.shown();
  }

  /** The position of each match, and what the last actions gained. */
  shown(): Fields {
    return {
      observations: base64(this.#observations),
      masks: base64(this.#masks),
      movers: base64(this.#movers),
      over: base64(this.#over),
      rewards: base64(this.#rewards),
      final: Buffer.concat(this.#final.map(bytesOf)).toString('base64'),
    };
  }

  /** What a client must know to read and write the numbers. */
  facts(): Fields {
    return { players: this.players, ...this.#coder.facts() };
  }

  /** The number of observers of a match. */
  get #seats(): number {
    return this.#settings.observers === 'all' ? this.players.length : 1;
  }

  #check(code: number, seat: number): void {
    const { codes } = this.#coder;
    const masks = this.#masks.subarray(seat * codes, (seat + 1) * codes);
    if (code === -1 ? !masks.includes(1) : masks[code] === 1) return;
    throw new MalformedError(`actions.${String(seat)}`, 'Expected the code of a legal action');
  }

  #play(place: number, actions: Int32Array): void {
    const fork = this.#forks[place]!;
    for (let seat = place * this.#seats; seat < (place + 1) * this.#seats; seat++) {
      if (actions[seat] === -1) continue;
      const player = this.#observer(place, seat);
      fork.play(this.#coder.numberOf(fork, player, actions[seat]!), player);
    }
    const turn = fork.turn();
    this.#over[place] = turn.kind === 'over' ? 1 : 0;
    if (turn.kind === 'over') this.#end(place, turn.outcome);
    this.#look(place);
  }

  /** The player who acts in a seat. */
  #observer(place: number, seat: number): string {
    return itemAt(this.players, this.#seats === 1 ? this.#movers[place]! : seat - place * this.#seats);
  }

  /** Notes the payoffs and the last position of a match that is over, and starts the next one in its place. */
  #end(place: number, outcome: Outcome): void {
    const { width } = this.#coder;
    const seen = new Float32Array(this.players.length * width);
    this.players.forEach((player, index) => {
      this.#rewards[place * this.players.length + index] = payoff(outcome, player);
      this.#coder.observe(this.#forks[place]!, player, seen.subarray(index * width, (index + 1) * width));
    });
    this.#final.push(seen);
    this.#forks[place] = this.#start(place);
  }

  /** Notes who is to move in a match, what observers see, and what they can do. */
  #look(place: number): void {
    const { width, codes } = this.#coder;
    const fork = this.#forks[place]!;
    const turn = fork.turn();
    const awaited = turn.kind === 'decision' ? turn.players : [];
    this.#movers[place] = Math.max(0, this.players.indexOf(awaited[0] ?? ''));
    for (let seat = place * this.#seats; seat < (place + 1) * this.#seats; seat++) {
      const player = this.#observer(place, seat);
      this.#coder.observe(fork, player, this.#observations.subarray(seat * width, (seat + 1) * width));
      const mask = this.#masks.subarray(seat * codes, (seat + 1) * codes);
      mask.fill(0);
      if (awaited.includes(player)) this.#coder.mask(fork, player, mask);
    }
  }

  #start(place: number): Fork<GameTypes> {
    const { game, optionsFor, seed } = this.#settings;
    const own = `${String(seed)}/${String(place)}/${String(this.#started[place]!++)}`;
    return game.fork(game.setup({ ...optionsFor(own), seed: own }));
  }
}

/** Reads numbers from base64. Throws {@link core.MalformedError} if they are not whole. */
export function numbersIn(text: string): Int32Array {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'));
  if (bytes.length % 4 === 0) return new Int32Array(bytes.buffer);
  throw new MalformedError('actions', 'Expected numbers of 32 bits in base64');
}

function base64(numbers: ArrayBufferView): string {
  return bytesOf(numbers).toString('base64');
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
