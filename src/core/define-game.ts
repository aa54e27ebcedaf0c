/**
 * Makes a game of its rules.
 *
 * @packageDocumentation
 */
import { Doors } from './doors.ts';
import { IllegalActionError, MalformedError } from './errors.ts';
import { InPlaceFork } from './fork.ts';
import type { Game, GameTypes, State, View } from './game.ts';
import { formatAction, parseActionText } from './notation.ts';
import { copy, deepFreeze, frozen } from './plain-data.ts';
import { copyDice, diceFrom } from './random.ts';
import { type Listeners, Rules } from './rules.ts';
import type { GameSpec, StateDraft } from './spec.ts';
import { StateCopy } from './state-copy.ts';

/**
 * Makes a {@link Game} of the rules that its author wrote down.
 *
 * @param spec - The rules; kept, so not to be modified afterwards.
 * @throws RangeError if a chance event has the type of an action.
 */
export function defineGame<G extends GameTypes>(spec: GameSpec<G>): Game<G> {
  const rules = new Rules(spec);
  const doors = new Doors(rules);
  return {
    id: spec.id,
    title: spec.title,
    rulesVersion: spec.rulesVersion,
    rulebook: spec.rulebook,
    unlisted: Object.keys(spec.actions).filter((type) => rules.byType.get(type)?.list === undefined),

    ...playOf(rules, doors),
    ...questionsTo(rules, doors),
    ...viewsOf(rules, doors),
    ...textOf(rules, doors),

    fork: (state, { dice = 'same' } = {}) => new InPlaceFork(rules, doors.checked(state), dice),
    parseOptions: (json) => doors.parseOptions(json),
    parseState: (json) => doors.parseState(json),
    parseAction: (json) => doors.parseAction(json),
  };
}

/** What leads from one state to the next. */
function playOf<G extends GameTypes>(
  rules: Rules<G>,
  doors: Doors<G>,
): Pick<Game<G>, 'setup' | 'start' | 'applyAction' | 'step'> {
  const start: Game<G>['start'] = (options) => {
    const { seed, ...rest } = doors.parseOptions(options ?? {});
    const listeners: Listeners<G> = { events: [], actions: [] };
    const { setup, table, secrets, hidden } = rules.spec.begin(rest, listeners.events);
    // Copied, since it will be frozen, and an author may have returned a constant.
    const begun = { setup, table: copy(table), secrets: copy(secrets), hidden: copy(hidden) } as StateDraft<G>;
    const draft = seed === undefined ? begun : { ...begun, dice: copyDice(diceFrom(seed)) };
    rules.playChance(draft, undefined, listeners);
    return deepFreeze({ state: doors.own(draft as State<G>), ...listeners });
  };

  /** Plays an action on a copy of the state, lets chance follow, and settles the copy. */
  const played = (foreign: State<G>, given: unknown, listeners?: Listeners<G>): State<G> => {
    const draft = new StateCopy(doors.checked(foreign));
    const action = doors.parseAction(given);
    const violation = rules.tryPlay(draft, rules.turn(asState(draft)), action, listeners?.events);
    if (violation !== undefined) throw new IllegalActionError(violation, given);
    listeners?.actions.push(action);
    rules.playChance(draft, undefined, listeners);
    return doors.own(draft.settled());
  };

  return {
    setup: (options) => start(options).state,
    start,
    applyAction: (state, action) => played(state, action),
    step(state, action) {
      const listeners: Listeners<G> = { events: [], actions: [] };
      return deepFreeze({ state: played(state, action, listeners), ...listeners });
    },
  };
}

/** What can be asked of a state. */
function questionsTo<G extends GameTypes>(
  rules: Rules<G>,
  doors: Doors<G>,
): Pick<Game<G>, 'players' | 'turn' | 'legalActions' | 'whyIllegal' | 'chanceOutcomes' | 'randomAction'> {
  // Rules are run on copies, always. What is frozen has another form to V8, and rules that have seen both forms are
  // slower for good, forks included.
  const copied = (state: State<G>): State<G> => asState(new StateCopy(doors.checked(state)));

  return {
    // Authors answer with constants where they can, which callers must not change.
    players: ({ setup }) => deepFreeze(rules.spec.players(setup)),
    turn: (position) => deepFreeze(rules.spec.turn(position)),

    legalActions(state, player) {
      const position = copied(state);
      return rules.legalActions(position, rules.turn(position), player);
    },

    whyIllegal(state, action) {
      const position = copied(state);
      const reading = doors.readAction(action);
      if (reading.ok) return rules.whyIllegal(position, rules.turn(position), reading.value);
      const { path, reason } = reading.fault;
      return { code: 'malformed-action', message: path === '' ? reason : `${path}: ${reason}`, details: { path } };
    },

    chanceOutcomes(state) {
      const position = copied(state);
      return deepFreeze(rules.chanceOutcomes(position, rules.turn(position)));
    },

    randomAction(state, rng) {
      const position = copied(state);
      return rules.randomAction(position, rules.turn(position), rng);
    },
  };
}

/** What one viewer is given, and what can be made of it. */
function viewsOf<G extends GameTypes>(
  rules: Rules<G>,
  doors: Doors<G>,
): Pick<Game<G>, 'view' | 'viewActions' | 'sampleWorld'> {
  return {
    view(state, viewer) {
      const { setup, table, secrets } = doors.checked(state);
      if (viewer === 'spectator') return deepFreeze<View<G>>({ viewer, setup, table });
      if (rules.spec.players(setup).includes(viewer)) {
        return deepFreeze<View<G>>({ viewer, setup, table, own: secrets[viewer] });
      }
      throw new MalformedError('viewer', `Expected a player or "spectator" but received ${JSON.stringify(viewer)}`);
    },

    viewActions(view) {
      const { viewer, setup, table, own } = view;
      const turn = rules.spec.turn(view);
      if (viewer === 'spectator' || turn.kind !== 'decision' || !turn.players.includes(viewer)) return [];
      return rules.decisionsOf({ player: viewer, setup, table, own: own as G['secret'] });
    },

    sampleWorld(given, rng) {
      const view = frozen(given);
      const { setup, table } = view;
      return doors.own(deepFreeze({ setup, table, ...rules.spec.sampleHidden(view, rng) }));
    },
  };
}

/** Actions, events and positions as text. */
function textOf<G extends GameTypes>(
  { byType, spec }: Rules<G>,
  doors: Doors<G>,
): Pick<Game<G>, 'format' | 'parse' | 'describe' | 'picture'> {
  const isField = (name: string): boolean => name !== 'type' && name !== 'player';
  const fieldOrder = Object.fromEntries(
    [...byType].map(([type, { shape }]) => [type, Object.keys(shape.entries).filter(isField)]),
  );
  return {
    format: (action) => formatAction(fieldOrder, action),
    parse: (text) => doors.parseAction(parseActionText(fieldOrder, text)),
    describe: (event) => spec.describe(event),
    picture: (position) => spec.picture(position),
  };
}

function asState<G extends GameTypes>(draft: StateDraft<G>): State<G> {
  return draft as State<G>;
}
