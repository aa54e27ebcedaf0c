import type { GameTypes } from './game.ts';
import type { Draft } from './plain-data.ts';

/** Data by player. */
export type Secrets<G extends GameTypes> = Record<G['player'], Draft<G['secret']>>;

/**
 * What a rule receives: the whole state, or the seat of one player. Both have the same object shape, since V8 runs
 * functions that see two shapes more slowly.
 */
export class RuleScope<G extends GameTypes & { table: { readonly phase: { readonly kind: string } } }> {
  readonly setup: G['setup'];
  readonly table: Draft<G['table']>;
  /** Empty at a seat. */
  readonly secrets: Secrets<G>;
  /** Empty at a seat. */
  readonly hidden: Draft<G['hidden']>;
  /** The acting player. */
  player: G['player'] | 'chance' = 'chance';
  /** The secret of the acting player. */
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

  /** Changes the acting player. */
  actAs(player: G['player'] | 'chance'): void {
    if (player === this.player) return;
    this.player = player;
    this.own = this.secrets[player];
  }

  /** Returns the seat of a player, with this player's secret and no other. */
  seatOf(player: G['player']): RuleScope<G> {
    const seat = new RuleScope<G>(this.setup, this.table, NOTHING, NOTHING);
    seat.player = player;
    seat.own = this.secrets[player];
    return seat;
  }
}

/** Secrets or hidden data of those who may not see any. */
export const NOTHING = Object.freeze({}) as never;
