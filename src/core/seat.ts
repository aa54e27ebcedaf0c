/**
 * The seat of a player at a state that changes.
 *
 * @packageDocumentation
 */
import type { GameTypes, Seat } from './game.ts';
import type { StateCopy } from './state-copy.ts';

/** What one player has before them now. It reads the secret only when it is asked for, and gives no other. */
export class LiveSeat<G extends GameTypes> implements Seat<G> {
  readonly player: G['player'];
  readonly setup: G['setup'];
  readonly table: G['table'];
  readonly #copy: StateCopy<G>;

  constructor(copy: StateCopy<G>, player: G['player']) {
    this.player = player;
    this.setup = copy.setup;
    this.table = copy.table;
    this.#copy = copy;
  }

  get step(): unknown {
    return this.#copy.step;
  }

  get own(): G['secret'] {
    return this.#copy.secrets[this.player];
  }
}
