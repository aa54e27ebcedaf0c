/**
 * Makes a game of its rules.
 *
 * @packageDocumentation
 */
import * as v from 'valibot';
import { IllegalActionError } from './errors.ts';
import { InPlaceFork } from './fork.ts';
import type { AnyAction, Game, GameTypes, State, Step, View } from './game.ts';
import { formatAction, parseActionText } from './notation.ts';
import { deepFreeze } from './plain-data.ts';
import { copyDice, diceFrom, diceSchema, type Seed } from './random.ts';
import { Rules } from './rules.ts';
import type { GameSpec, StateDraft } from './spec.ts';
import { StateCopy } from './state-copy.ts';
import { consistent, faultIn, parseUntrusted, type Schema } from './untrusted.ts';

/**
 * Makes a {@link Game} of the rules that its author wrote down.
 *
 * @param spec - The rules; kept, so not to be modified afterwards.
 */
export function defineGame<G extends GameTypes>(spec: GameSpec<G>): Game<G> {
  type S = State<G>;
  const rules = new Rules(spec);
  /** The states that this game made or checked: all others are foreign, and are checked before a rule sees them. */
  const own = new WeakSet<S>();
  const actionSchema = schemaOfActions(rules);
  const stateSchema = schemaOfState(spec);
  const fieldOrder = fieldOrderOf(rules);

  function owned(state: S): S {
    own.add(state);
    return state;
  }

  function parseState(json: unknown): S {
    return owned(deepFreeze(parseUntrusted(stateSchema, json)));
  }

  function checked(state: S): S {
    return own.has(state) ? state : parseState(state);
  }

  function start(options?: G['options'] & { readonly seed?: Seed }): Step<G> {
    const { seed, ...rest } = parseUntrusted(spec.options, options ?? {});
    const events: G['event'][] = [];
    const actions: AnyAction<G>[] = [];
    const begun = spec.begin(rest as unknown as G['options'], events);
    const draft = seed === undefined ? begun : { ...begun, dice: copyDice(diceFrom(seed)) };
    rules.playChance(draft, undefined, { events, actions });
    return deepFreeze({ state: owned(draft as S), events, actions });
  }

  /**
   * What rules are run on, always: a copy. What is frozen has another form to V8, and rules that have seen both forms
   * are slower for good, forks included.
   */
  function copied(state: S): S {
    return new StateCopy(checked(state)) as StateDraft<G> as S;
  }

  /** Plays an action on a copy of the state, lets chance follow, and settles the copy. */
  function played(foreign: S, action: unknown, listeners?: { events: G['event'][]; actions: AnyAction<G>[] }): S {
    const state = checked(foreign);
    const wellFormed = parseUntrusted(actionSchema, action);
    const draft = new StateCopy(state);
    const violation = rules.tryPlay(draft, rules.turn(draft as StateDraft<G> as S), wellFormed, listeners?.events);
    if (violation !== undefined) throw new IllegalActionError(violation, action);
    listeners?.actions.push(wellFormed);
    rules.playChance(draft, undefined, listeners);
    return owned(draft.settled());
  }

  return {
    id: spec.id,
    title: spec.title,
    rulesVersion: spec.rulesVersion,
    rulebook: spec.rulebook,
    unlisted: Object.keys(spec.actions).filter((type) => rules.byType.get(type)?.list === undefined),

    setup: (options) => start(options).state,
    start,
    players: ({ setup }) => spec.players(setup),
    turn: (position) => spec.turn(position),

    legalActions(state, player) {
      const draft = copied(state);
      return rules.legalActions(draft, rules.turn(draft), player);
    },

    whyIllegal(state, action) {
      const draft = copied(state);
      const fault = faultIn(actionSchema, action);
      if (fault === undefined) return rules.whyIllegal(draft, rules.turn(draft), action as AnyAction<G>);
      const { path, reason } = fault;
      return { code: 'malformed-action', message: path === '' ? reason : `${path}: ${reason}`, details: { path } };
    },

    applyAction: (state, action) => played(state, action),

    step(state, action) {
      const events: G['event'][] = [];
      const actions: AnyAction<G>[] = [];
      return deepFreeze({ state: played(state, action, { events, actions }), events, actions });
    },

    chanceOutcomes(state) {
      const draft = copied(state);
      return rules.chanceOutcomes(draft, rules.turn(draft));
    },

    randomAction(state, rng) {
      const draft = copied(state);
      return rules.randomAction(draft, rules.turn(draft), rng);
    },

    view(state, viewer) {
      const { setup, table, secrets } = checked(state);
      return deepFreeze({
        viewer,
        setup,
        table,
        ...(viewer === 'spectator' ? {} : { own: secrets[viewer] }),
      }) as View<G>;
    },

    viewActions(view) {
      const { viewer, setup, table, own: secret } = view;
      const turn = spec.turn(view);
      if (viewer === 'spectator' || turn.kind !== 'decision' || !turn.players.includes(viewer)) return [];
      return rules.decisionsOf({ player: viewer, setup, table, own: secret as G['secret'] });
    },

    sampleWorld(view, rng) {
      const { setup, table } = view;
      return owned(deepFreeze({ setup, table, ...spec.sampleHidden(view, rng) }));
    },

    fork: (state, { dice = 'same' } = {}) => new InPlaceFork(rules, checked(state), dice),

    parseOptions: (json) => parseUntrusted(spec.options, json) as G['options'] & { readonly seed?: Seed },
    parseState,
    parseAction: (json) => parseUntrusted(actionSchema, json),
    format: (action) => formatAction(fieldOrder, action),
    parse: (text) => parseUntrusted(actionSchema, parseActionText(fieldOrder, text)),
    describe: (event) => spec.describe(event),
    picture: (position) => spec.picture(position),
  };
}

function schemaOfActions<G extends GameTypes>({ byType }: Rules<G>): Schema<AnyAction<G>> {
  const unknownType = v.strictObject({ type: v.picklist([...byType.keys()]) });
  return v.lazy((input) => {
    const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
    return byType.get(type as string)?.shape ?? (unknownType as unknown as Schema<AnyAction<G>>);
  });
}

function schemaOfState<G extends GameTypes>(spec: GameSpec<G>): Schema<State<G>> {
  const { setup, table, secret, hidden } = spec.shapes;
  const secrets = v.record(v.string(), secret);
  const parts = v.strictObject({ setup, table, secrets, hidden, dice: v.exactOptional(diceSchema) });
  return consistent(parts as unknown as Schema<State<G>>, (state) => {
    const players = spec.players(state.setup);
    const isSeated =
      Object.keys(state.secrets).length === players.length &&
      players.every((each) => Object.hasOwn(state.secrets, each));
    return isSeated
      ? spec.faultIn(state)
      : { path: 'secrets', reason: `Expected one secret each for ${players.join(', ')}` };
  });
}

/** The fields of each type of action, in the order of its shape. */
function fieldOrderOf<G extends GameTypes>({ byType }: Rules<G>): Record<string, readonly string[]> {
  const isField = (name: string): boolean => name !== 'type' && name !== 'player';
  return Object.fromEntries([...byType].map(([type, { shape }]) => [type, Object.keys(shape.entries).filter(isField)]));
}
