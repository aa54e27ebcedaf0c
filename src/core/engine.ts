import type { AnyAction, FieldRange, GameTypes, Position, State, Turn, View } from './game.ts';
import type { FieldOrder } from './notation.ts';
import type { Rng, Seed } from './random.ts';
import type { Running } from './running.ts';
import type { StateCopy, StateForms } from './state-copy.ts';
import type { Fault, Schema } from './untrusted.ts';

/** The rules of one game, ready to run. */
export interface Engine<G extends GameTypes> {
  readonly spec: {
    readonly id: string;
    readonly title: string;
    readonly rulesVersion: number;
    readonly options: Schema<G['options'] & { readonly seed?: Seed | undefined }>;
  };
  readonly forms: StateForms<G>;
  readonly setup: Schema<G['setup']>;
  readonly unlisted: readonly G['action']['type'][];
  readonly fieldOrder: FieldOrder;
  /** Schema of a type of action; `undefined` if there is no such type. */
  schemaOf(type: unknown): Schema<AnyAction<G>> | undefined;
  /** See {@link Game.fields}. */
  rangesOf(setup: G['setup']): Readonly<Record<string, readonly FieldRange[]>>;
  players(setup: G['setup']): readonly G['player'][];
  turnAt(position: Position<G>): Turn<G>;
  /** The first state, which may hold constants of the author's. */
  begin(options: G['options']): State<G>;
  /** Plays what comes before anybody acts. */
  open(copy: StateCopy<G>): void;
  /** Runs the rules on a copy of a state at rest. */
  run(copy: StateCopy<G>): Running<G>;
  /** Runs the rules as far as questions of the viewer go. */
  runOnView(view: View<G>): Running<G>;
  sampleHidden(view: View<G>, rng: Rng): Pick<State<G>, 'secrets' | 'hidden'>;
  /** What is hidden in the one world of a view in which rules try things out. */
  rehearsalOf(view: View<G>): Pick<State<G>, 'secrets' | 'hidden'>;
  /** What is wrong with what everybody sees. */
  faultInTable(position: Position<G>): Fault | undefined;
  /** What is wrong with a state whose table is right. */
  faultIn(state: State<G>): Fault | undefined;
}
