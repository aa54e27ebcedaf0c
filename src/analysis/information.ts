import type { GameTypes, State } from '../core/game.ts';
import { AnalysisError } from './analysis-error.ts';
import { canonical } from './canonical.ts';

/** Detects decisions that depend on hidden information. Records what each player could see when they decided. */
export class Information<G extends GameTypes> {
  /**
   * Each key is the information that a player could see at a decision. Its value is the information that was hidden
   * from the player.
   */
  readonly #seen = new Map<string, string>();

  /**
   * Records that a player decides in a position.
   *
   * @throws {@link AnalysisError} if the player also decides in another position that looks the same to them.
   */
  note({ table, secrets, hidden }: State<G>, player: G['player']): void {
    const seen = canonical([player, table, secrets[player]]);
    const unseen = canonical([secrets, hidden]);
    const before = this.#seen.get(seen);
    if (before === undefined) this.#seen.set(seen, unseen);
    else if (before !== unseen)
      throw new AnalysisError(
        'hidden-information',
        `${player} decides in two different positions that look the same to this player.`,
      );
  }
}
