import { ChoiceList } from './choice-builder.ts';
import type { PhaseRunner } from './phases.ts';
import type { Rules } from './rules.ts';
import type { AuthorTypes } from './spec.ts';
import type { RuleScope } from './rule-scope.ts';

/** The data that rules work on: the state, the seat of each player, and the list of choices. */
export class Workspace<G extends AuthorTypes> {
  /** The whole state. */
  readonly scope: RuleScope<G>;
  readonly offers = new ChoiceList();
  /** The current phase. */
  phase: PhaseRunner<G>;
  /** The only player to act, or chance; `undefined` if several players act, or if no player acts. */
  actor: G['player'] | 'chance' | undefined;
  readonly #rules: Rules<G>;
  readonly #seats: RuleScope<G>[] = [];

  constructor(rules: Rules<G>, scope: RuleScope<G>) {
    this.#rules = rules;
    this.scope = scope;
    this.phase = rules.phaseAt(scope.table);
    this.actor = this.phase.soleActor(scope);
  }

  /** Returns the seat of a player. There are so few players that a loop is faster than a map. */
  seatOf(player: G['player']): RuleScope<G> {
    const seats = this.#seats;
    for (let index = 0; index < seats.length; index++) if (seats[index]!.player === player) return seats[index]!;
    this.#rules.checkPlayer(this.scope.setup, this.phase, player);
    const seat = this.scope.seatOf(player);
    seats.push(seat);
    return seat;
  }

  /**
   * Sets the acting player of the state. The secret is taken from the seat of the player: rules read the secret often,
   * and looking up a secret by the name of its player is slow.
   */
  actAs(player: G['player'] | 'chance'): void {
    const { scope } = this;
    scope.player = player;
    scope.own = player === 'chance' ? undefined : this.seatOf(player).own;
  }

  /**
   * Fills the list with the choices that a phase offers to a player, or to chance. If chance acts, the function `offer`
   * receives the whole state.
   */
  list(player: G['player'] | 'chance', offer: PhaseRunner<G>['offer']): void {
    this.offers.clear();
    offer(player === 'chance' ? this.scope : this.seatOf(player), this.offers);
  }
}
