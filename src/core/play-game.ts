import { type Choices, choicesOf } from './choices.ts';
import { IllegalActionError, MalformedError, type Violation } from './errors.ts';
import { checkedDice, InPlaceFork } from './fork.ts';
import type { AnyAction, Game, PlayableGame, RefusalOf, State, Turn, View } from './game.ts';
import { InitialStates } from './initial-states.ts';
import { Inputs } from './inputs.ts';
import type { KernelModule } from './kernel.ts';
import { choicesOn, legalActionsOn } from './legal-actions.ts';
import { copy, deepFreeze, isObject } from './plain-data.ts';
import { PlayableRules } from './playable-rules.ts';
import { diceFrom } from './random.ts';
import type { Run } from './run.ts';
import type { Listeners } from './running.ts';
import { Runs } from './runs.ts';
import type { AuthorTypes, GameSpec } from './spec.ts';
import { StateCopy } from './state-copy.ts';
import { checkViewer } from './viewer.ts';

/**
 * Creates a game for an app that only plays games. The game has the same rules as the game that {@link core.defineGame}
 * creates from this spec, but it makes a bundle smaller: it has no notation and no interpreter. The game refuses states
 * and views that it did not create, whereas a game of {@link core.defineGame} checks them. Options and actions are
 * checked as usual.
 *
 * @param spec - The rules. The rules are not copied, so do not modify them afterwards.
 * @param settings - `kernel`: code compiled from these rules by `countersheet compile`.
 * @throws RangeError if a chance event has the same type as an action, a declared action has no rules, or the kernel
 *   was compiled from rules other than `spec`.
 *
 * @example
 * ```ts
 * import { game } from 'countersheet/up-against-the-wall/play';
 *
 * // `playGame` has created this game.
 * game.turn(game.setup({ seed: 'first match' })) // => { kind: 'decision', players: ['radicals'] }
 * ```
 */
export function playGame<G extends AuthorTypes>(
  spec: GameSpec<G>,
  { kernel }: { readonly kernel: KernelModule },
): PlayableGame<G> {
  const engine = new PlayableRules(spec, kernel);
  return playOn(engine, new Inputs(engine));
}

/** Returns a game that has only the functions for playing. */
export function playOn<G extends AuthorTypes>(engine: PlayableRules<G>, inputs: Inputs<G>): PlayableGame<G> {
  const runs = new Runs(engine);
  const { id, title, rulesVersion, declared } = engine.spec;
  return {
    id,
    title,
    rulesVersion,
    unlisted: engine.unlisted,
    hasPerfectInformation: !(declared.secret ?? declared.hidden),
    ...stepsOf(engine, inputs, runs),
    ...questionsTo(engine, inputs, runs),
    ...viewsOf(engine, inputs),
    fork: (state, { dice = 'same' } = {}) => new InPlaceFork(engine, inputs.checked(state), checkedDice(dice)),
  };
}

/**
 * Returns the functions that create new states: the functions that start a match and the functions that play an action.
 */
function stepsOf<G extends AuthorTypes>(
  engine: PlayableRules<G>,
  inputs: Inputs<G>,
  runs: Runs<G>,
): Pick<Game<G>, 'setup' | 'start' | 'applyAction' | 'step'> {
  const initialStates = new InitialStates(engine);

  const start: Game<G>['start'] = (options) => {
    const { seed, ...rest } = inputs.parseOptions(options ?? {});
    const listeners: Listeners<G> = { events: [], actions: [] };
    const begun = initialStates.of(rest, seed === undefined ? undefined : diceFrom(seed));
    const first = new StateCopy(engine.kernel.forms, begun);
    first.scope.log = listeners.events;
    engine.open(first.scope);
    const run = engine.run(first);
    run.enter();
    run.playChance(undefined, listeners);
    return deepFreeze({ state: inputs.own(runs.settle({ copy: first, run })), ...told(listeners) });
  };

  /** Plays an action and then chance events on a copy of the state, and freezes the result. */
  const played = (foreign: State<G>, given: unknown, listeners?: Listeners<G>): State<G> => {
    const state = inputs.checked(foreign);
    const taken = runs.take(state);
    const action = taken.run.ifMade(given) ?? inputs.parseAction(given);
    // The action is recorded first, because chance events can follow immediately.
    listeners?.actions.push(action);
    const violation = taken.run.tryPlay(action, listeners);
    if (violation !== undefined) throw new IllegalActionError(violation, given);
    taken.run.playChance(undefined, listeners);
    return inputs.own(runs.settle(taken));
  };

  return {
    setup: (options) => start(options).state,
    start,
    applyAction: (state, action) => played(state, action),
    step(state, action) {
      const listeners: Listeners<G> = { events: [], actions: [] };
      return deepFreeze({ state: played(state, action, listeners), ...told(listeners) });
    },
  };
}

/**
 * Copies the recorded events and actions, because events may contain parts of the state, which rules will change later.
 */
function told<G extends AuthorTypes>(listeners: Listeners<G>): Listeners<G> {
  return copy(listeners);
}

/** Returns the functions that query a state or a view. */
function questionsTo<G extends AuthorTypes>(
  engine: PlayableRules<G>,
  inputs: Inputs<G>,
  runs: Runs<G>,
): Pick<
  Game<G>,
  'players' | 'turn' | 'legalActions' | 'choices' | 'whyIllegal' | 'expand' | 'chanceOutcomes' | 'randomAction'
> {
  const asked = sightsOf(engine, inputs, runs);
  return {
    // The results of rules are copied, because they may share data with the caller's position, with the state that
    // rules will change later, or with the author's data.
    players: (position) => deepFreeze(copy(engine.players(inputs.setupOf(position)))),
    turn(position) {
      const turn = inputs.asked(position, () => engine.turnAt(position));
      return Object.isFrozen(turn) ? turn : deepFreeze(copy(turn) as Turn<G>);
    },
    choices: ((position, player) => {
      const sight = asked(position);
      return lastingChoices(sight, askedOf(sight, player));
    }) as Game<G>['choices'],

    legalActions: ((position, player) => {
      const sight = asked(position);
      return legalActionsOn(sight.run, askedOf(sight, player));
    }) as Game<G>['legalActions'],

    whyIllegal(position, given) {
      const { run, viewer } = asked(position);
      const reading = inputs.readAction(given);
      if (reading.ok) {
        return viewer !== undefined && reading.value.player !== viewer
          ? { code: 'not-the-viewer', details: { viewer } }
          : (copy<unknown>(run.whyIllegal(reading.value)) as Violation<G['rule'], RefusalOf<G>> | undefined);
      }
      const { path, reason } = reading.issue;
      return { code: 'malformed-action', details: { path, reason } };
    },

    expand: (position, action) => deepFreeze(copy(asked(position).run.unfolded(inputs.parseAction(action)))),
    chanceOutcomes: (state) => deepFreeze(asked(state).run.chanceOutcomes()),
    randomAction: (state, rng) => asked(state).run.randomAction(rng),
  };
}

/** Returns a function that prepares the rules to answer queries about a position. */
function sightsOf<G extends AuthorTypes>(
  engine: PlayableRules<G>,
  inputs: Inputs<G>,
  runs: Runs<G>,
): (position: State<G> | View<G>) => Sight<G> {
  // Rules always run on copies of states. V8 gives frozen objects another shape, and rules that have received both
  // shapes stay slower, even in forks.
  return (position) => {
    if (isView(position)) {
      const view = inputs.checkedView(position);
      return { run: engine.runOnView(view), viewer: view.viewer, ownRun: () => engine.runOnView(view) };
    }
    const state = inputs.checked(position);
    return { run: runs.ask(state), viewer: undefined, ownRun: () => runs.take(state).run };
  };
}

/**
 * The rules of a game, prepared for queries about a position. If the position is a view, the object also contains the
 * viewer.
 */
interface Sight<G extends AuthorTypes> {
  /** A run that the next query or action can use, too. */
  readonly run: Run<G>;
  readonly viewer: View<G>['viewer'] | undefined;
  /** Returns a run on the same position; no other code uses this run. */
  readonly ownRun: () => Run<G>;
}

/**
 * Returns the choices of a position. The choices stay valid even after an action is played on the run: they then use
 * another run on the same position.
 */
function lastingChoices<G extends AuthorTypes>(
  { run, ownRun }: Sight<G>,
  player: G['player'] | 'chance' | undefined,
): Choices<AnyAction<G>> {
  const { position } = run;
  const first = choicesOn(run, player);
  let own: Choices<AnyAction<G>> | undefined;
  return choicesOf(first.size, (number) => {
    if (own === undefined && run.position === position) return first.at(number);
    return (own ??= choicesOn(ownRun(), player)).at(number);
  });
}

/** Whether a value looks like a view. Callers may pass untrusted values. */
function isView<G extends AuthorTypes>(position: State<G> | View<G>): position is View<G> {
  try {
    return isObject(position) && Object.hasOwn(position, 'viewer');
  } catch {
    // The caller passed a proxy that threw an error. The check for states will report that this proxy cannot be read.
    return false;
  }
}

/** Returns the player whose actions are requested; if the position is a view, the viewer. */
function askedOf<G extends AuthorTypes>(
  { viewer }: Sight<G>,
  player: G['player'] | 'chance' | undefined,
): G['player'] | 'chance' | undefined {
  if (viewer === undefined || player === undefined || player === viewer) return viewer ?? player;
  throw new MalformedError('player', `This view contains only the actions of ${viewer}`);
}

/** Returns the functions of a game that create views and sample states from views. */
function viewsOf<G extends AuthorTypes>(
  engine: PlayableRules<G>,
  inputs: Inputs<G>,
): Pick<Game<G>, 'view' | 'sampleState'> {
  return {
    view(state, viewer) {
      const { setup, table, secrets } = inputs.checked(state);
      checkViewer(engine.players(setup), viewer);
      // Only the new object needs freezing, because the parts of a checked state are frozen already. The code has two
      // object literals, because V8 is slow to freeze objects created by spreading.
      const view: View<G> =
        viewer === 'spectator' ? { viewer, setup, table } : { viewer, setup, table, own: secrets[viewer] };
      return inputs.ownView(Object.freeze(view));
    },

    sampleState: (view, rng) => inputs.worldOf(view, rng),
  };
}
