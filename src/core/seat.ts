import type { Seat } from './game.ts';
import type { AuthorTypes } from './spec.ts';
import type { StateCopy } from './state-copy.ts';

/** The current {@link Seat} of one player. It reads only this player's secret, and only when needed. */
export class LiveSeat<G extends AuthorTypes> implements Seat<G> {
  readonly player: G['player'];
  readonly setup: G['setup'];
  readonly table: G['table'];
  readonly #copy: StateCopy<G>;
  #own: G['secret'] | undefined;

  constructor(copy: StateCopy<G>, player: G['player']) {
    this.player = player;
    this.setup = copy.setup;
    this.table = copy.table;
    this.#copy = copy;
  }

  get phase(): unknown {
    return this.table.phase;
  }

  get own(): G['secret'] {
    this.#own ??= this.#copy.secrets[this.player];
    return this.#own;
  }
}
