import type { GameTypes, State } from '../core/game.ts';
import { AnalysisError } from './analysis-error.ts';
import { canonical } from './canonical.ts';

/** Remembers what players saw when they decided. */
export class Information<G extends GameTypes> {
  /** What is hidden, by what a player sees. */
  readonly #seen = new Map<string, string>();

  /**
   * Notes that a player decides in a position.
   *
   * @throws {@link AnalysisError} if they have to decide in another one that looks the same to them.
   */
  note({ table, secrets, hidden }: State<G>, player: G['player']): void {
    const seen = canonical([player, table, secrets[player]]);
    const unseen = canonical([secrets, hidden]);
    const before = this.#seen.get(seen);
    if (before === undefined) this.#seen.set(seen, unseen);
    else if (before !== unseen)
      throw new AnalysisError('hidden-information', `${player} cannot tell two positions apart in which they decide.`);
  }
}
