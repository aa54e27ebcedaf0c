import type { Seat } from './game.ts';
import type { AuthorTypes } from './spec.ts';
import type { StateCopy } from './state-copy.ts';

/** What one player has before them now. It reads the secret only when it is first asked for, and gives no other. */
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
