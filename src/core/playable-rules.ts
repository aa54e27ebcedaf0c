import type { State, View } from './game.ts';
import { createRng } from './random.ts';
import { Rules } from './rules.ts';
import { Run } from './run.ts';
import type { AuthorTypes } from './spec.ts';
import { StateCopy } from './state-copy.ts';
import type { Issue } from './schema.ts';

/** A {@link GameSpec} as the engine of a game. */
export class PlayableRules<G extends AuthorTypes> extends Rules<G> {
  run(copy: StateCopy<G>): Run<G> {
    return new Run(this, copy);
  }

  runOnView(view: View<G>): Run<G> {
    const { viewer, setup, table, own } = view;
    const secrets = viewer === 'spectator' ? {} : { [viewer]: own };
    const known = { setup, table, secrets, hidden: {} } as State<G>;
    // Nobody can tell worlds apart that fit the view, so any of them will do to try things out.
    const rehearsal = (): StateCopy<G> => new StateCopy(this.forms, { setup, table, ...this.rehearsalOf(view) });
    return new Run(this, new StateCopy(this.forms, known), rehearsal);
  }

  rehearsalOf(view: View<G>): Pick<State<G>, 'secrets' | 'hidden'> {
    return this.sampleHidden(view, createRng('rehearsal'));
  }

  issueIn(state: State<G>): Issue | undefined {
    return this.spec.issueIn?.(state) ?? this.#issueInTurn(state);
  }

  /** A state whose phase is to be passed over, or at which nobody can do anything, has not come to rest. */
  #issueInTurn(state: State<G>): Issue | undefined {
    const run = new Run(this, new StateCopy(this.forms, state));
    const { turn } = run;
    if (turn.kind === 'over') return undefined;
    const awaited = turn.kind === 'chance' ? (['chance'] as const) : turn.players;
    // Of several players who decide at once each always has something to decide.
    const isAwaitingAll = awaited.length > 1 || (awaited.length === 1 && run.hasChoices(awaited[0]));
    const isAwaitingOut = turn.kind === 'decision' && turn.players.some((player) => this.isEliminated(state, player));
    return isAwaitingAll && !isAwaitingOut
      ? undefined
      : { path: 'table.phase', reason: 'There is nothing to decide in this phase' };
  }
}
