/** Creates legal and illegal actions to try. */
import type { AnyAction, Game, GameTypes, Rng, State } from '../src/core/index.ts';
import { type Small, unlistedForms } from './bulk-forms.ts';

type Action = AnyAction<GameTypes>;
type Fields = Readonly<Record<string, unknown>>;

/** At most this many past actions are stored. */
const MEMORY = 400;

/** An unlisted action combines at most this many listed actions. */
const RUN = 12;

/** Stores actions of all matches of a game, and creates other actions from them. */
export class Tries {
  readonly #game: Game<GameTypes>;
  readonly #name: string;
  readonly #known: Action[] = [];

  constructor(name: string, game: Game<GameTypes>) {
    this.#name = name;
    this.#game = game;
  }

  remember(action: Action, rng: Rng): void {
    if (this.#known.length < MEMORY) this.#known.push(action);
    else this.#known[rng.int(MEMORY)] = action;
  }

  /**
   * Returns actions of this position and of other positions; most of these actions are by a player to act. In half of
   * the actions, one field is changed.
   */
  some(state: State<GameTypes>, rng: Rng): readonly unknown[] {
    if (this.#known.length === 0) return [];
    const turn = this.#game.turn(state);
    const players = turn.kind === 'decision' ? turn.players : this.#game.players(state);
    const others = Array.from({ length: 6 }, () => {
      const action =
        rng.int(3) > 0 || turn.kind === 'over' ? one(this.#known, rng) : this.#game.randomAction(state, rng);
      return rng.int(4) === 0 ? action : { ...action, player: one(players, rng) };
    });
    const forms = turn.kind === 'decision' ? this.#forms(state, rng) : [];
    return [...others.map((each) => (rng.int(2) === 0 ? each : this.#changed(each, rng))), ...forms];
  }

  /** Returns a legal action of an unlisted type; `undefined` if no such action is found. */
  unlisted(state: State<GameTypes>, rng: Rng): Action | undefined {
    if (this.#game.turn(state).kind !== 'decision') return undefined;
    const { unlisted } = this.#game;
    const forms = this.#forms(state, rng).filter(({ type }) => unlisted.includes(type));
    const legal = forms.filter((each) => this.#game.whyIllegal(state, each) === undefined);
    return legal.length === 0 ? undefined : one(legal, rng);
  }

  /**
   * Returns actions whose types are never listed. These actions rarely include a concession, because a concession ends
   * most matches.
   */
  #forms(state: State<GameTypes>, rng: Rng): readonly Action[] {
    const run = this.#run(state, rng);
    const player = run[0]?.player;
    if (rng.int(100) === 0 && player !== undefined) return [{ type: 'concede', player }];
    return unlistedForms(this.#name, run) as readonly Action[];
  }

  /** Returns listed actions that one player could play one after another from this position. */
  #run(state: State<GameTypes>, rng: Rng): readonly Small[] {
    const fork = this.#game.fork(state, { dice: 'manual' });
    const [run, length] = [[] as Small[], 1 + rng.int(RUN)];
    while (run.length < length && fork.turn().kind === 'decision') {
      const action = fork.randomAction(rng);
      if (run.length > 0 && action.player !== run[0]?.player) break;
      run.push(action);
      fork.apply(action);
    }
    return run;
  }

  /**
   * Changes one field of an action. The field is removed, or it gets its value from another action, or its number
   * becomes one higher or lower.
   */
  #changed(action: Action, rng: Rng): unknown {
    const fields = action as unknown as Fields;
    const name = one(Object.keys(fields), rng);
    const value = fields[name];
    if (rng.int(8) === 0) return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
    if (typeof value === 'number') return { ...fields, [name]: value + (rng.int(2) === 0 ? 1 : -1) };
    return { ...fields, [name]: (one(this.#known, rng) as unknown as Fields)[name] ?? value };
  }
}

function one<Item>(items: readonly Item[], rng: Rng): Item {
  return items[rng.int(items.length)]!;
}
