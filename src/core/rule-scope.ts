import type { GameTypes } from './game.ts';
import { byName } from './lookups.ts';
import type { Draft } from './plain-data.ts';

/** The secret data of each player. */
export type Secrets<G extends GameTypes> = Record<G['player'], Draft<G['secret']>>;

/**
 * The argument of a rule: the whole state, or the seat of one player. States and seats have the same object shape,
 * because V8 runs a function more slowly if the function receives two shapes.
 */
export class RuleScope<G extends GameTypes & { table: { readonly phase: { readonly kind: string } } }> {
  readonly setup: G['setup'];
  readonly table: Draft<G['table']>;
  /** The secret of each player; in a seat, only the secret of the player of this seat. */
  readonly secrets: Secrets<G>;
  /** The hidden data; empty if this object is the seat of a player. */
  readonly hidden: Draft<G['hidden']>;
  /** The acting player. */
  player: G['player'] | 'chance' = 'chance';
  /** The secret of the acting player; `undefined` if chance acts. */
  own: Draft<G['secret']> | undefined = undefined;
  /** The event log, if the caller wants events. */
  log: G['event'][] | undefined = undefined;

  constructor(setup: G['setup'], table: Draft<G['table']>, secrets: Secrets<G>, hidden: Draft<G['hidden']>) {
    this.setup = setup;
    this.table = table;
    this.secrets = secrets;
    this.hidden = hidden;
  }

  get phase(): { readonly kind: string } {
    return this.table.phase;
  }

  /** Returns the seat of a player, which contains the secret of this player only. */
  seatOf(player: G['player']): RuleScope<G> {
    const own = byName([player], () => this.secrets[player]);
    const seat = new RuleScope<G>(this.setup, this.table, own, NOTHING);
    seat.player = player;
    seat.own = this.secrets[player];
    return seat;
  }
}

/** The hidden data in a seat is empty, because no player sees hidden data. */
export const NOTHING = Object.freeze({}) as never;
