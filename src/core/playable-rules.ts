import type { State, View } from './game.ts';
import { createRng } from './random.ts';
import { Rules } from './rules.ts';
import { byName } from './lookups.ts';
import { NOTHING } from './rule-scope.ts';
import { type Kernel, KERNEL_CORE, type KernelModule } from './kernel.ts';
import { type Engine, Run } from './run.ts';
import type { AuthorTypes, GameSpec } from './spec.ts';
import { StateCopy } from './state-copy.ts';

/** The engine of a game, made from a {@link GameSpec}. */
export class PlayableRules<G extends AuthorTypes> extends Rules<G> implements Engine<G> {
  readonly kernel: Kernel<G>;

  /** @param kernel - The compiled kernel of these rules, or an interpreter. */
  constructor(spec: GameSpec<G>, kernel: KernelModule) {
    super(spec);
    this.kernel = kernel(this as never, KERNEL_CORE as never) as Kernel<G>;
  }

  run(copy: StateCopy<G>): Run<G> {
    return new Run(this, copy);
  }

  runOnView(view: View<G>): Run<G> {
    const { viewer, setup, table, own } = view;
    const secrets = byName(viewer === 'spectator' ? [] : [viewer], () => own!);
    const known: State<G> = { setup, table, secrets, hidden: NOTHING };
    // All states that fit a view look the same to its viewer, so the engine can use any of these states to try out
    // actions.
    const rehearsal = (): StateCopy<G> => new StateCopy(this.kernel.forms, { setup, table, ...this.rehearsalOf(view) });
    return new Run(this, new StateCopy(this.kernel.forms, known), rehearsal);
  }

  rehearsalOf(view: View<G>): Pick<State<G>, 'secrets' | 'hidden'> {
    return this.sampleHidden(view, createRng('rehearsal'));
  }
}
