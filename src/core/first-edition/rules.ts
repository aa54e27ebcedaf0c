/**
 * Runs the rules of a game of the first edition.
 *
 * @packageDocumentation
 */
import { type ChanceOutcome, pickOutcome } from '../chance.ts';
import { type Choices, choicesOf } from '../choices.ts';
import { gameOf } from '../define-game.ts';
import type { Engine } from '../engine.ts';
import type { Violation } from '../errors.ts';
import type { AnyAction, Game, GameTypes, Position, Seat, State, Turn, View } from '../game.ts';
import { genericForm } from '../form.ts';
import { isEqual } from '../plain-data.ts';
import { readStream, type Rng } from '../random.ts';
import type { Listeners, Running } from '../running.ts';
import { LiveSeat } from '../seat.ts';
import { StateCopy } from '../state-copy.ts';
import type { ActionRules, ChanceRules, EventLog, GameSpec, StateDraft } from './spec.ts';

/** The rules of one type of action, decision or chance. */
type AnyRules<G extends GameTypes> = ChanceRules<G, AnyAction<G>> &
  Readonly<Record<'whyIllegal' | 'list', unknown>> &
  (ActionRules<G, AnyAction<G>> | { readonly whyIllegal: undefined; readonly list: undefined });

/** A {@link GameSpec} made ready to run. */
class Rules<G extends GameTypes> {
  readonly spec: GameSpec<G>;
  /** By type of action, decisions first. All of one form, which keeps their use fast. */
  readonly byType: ReadonlyMap<string, AnyRules<G>>;
  /** The rules of the types that are listed. */
  readonly #listing: readonly AnyRules<G>[];

  constructor(spec: GameSpec<G>) {
    this.spec = spec;
    const shared = Object.keys(spec.actions).find((type) => Object.hasOwn(spec.chance, type));
    if (shared !== undefined) throw new RangeError(`"${shared}" is the type of an action and of a chance event.`);
    const entries = Object.entries<Partial<AnyRules<G>>>({ ...spec.actions, ...spec.chance });
    this.byType = new Map(
      entries.map(([type, { shape, whyIllegal, list, apply }]) => [
        type,
        { shape, whyIllegal, list, apply } as AnyRules<G>,
      ]),
    );
    this.#listing = [...this.byType.values()].filter((rules) => rules.list !== undefined);
  }

  turn(state: State<G>): Turn<G> {
    return this.spec.turn(state);
  }

  /** Why a well-formed action is illegal. */
  whyIllegal(state: State<G>, turn: Turn<G>, action: AnyAction<G>): Violation<G['rule']> | undefined {
    return this.#violationOf(this.#rulesFor(action), state, turn, action);
  }

  /** Plays a legal action. */
  apply(state: StateDraft<G>, action: AnyAction<G>, events?: EventLog<G>): void {
    this.#rulesFor(action).apply(state, action, events);
  }

  /**
   * Lets chance act until somebody else is to act.
   *
   * @param rng - Where chance comes from; the state's own dice if absent, and if it has none, chance waits for the caller.
   * @returns Whose turn it is then.
   */
  playChance(state: StateDraft<G>, rng?: Rng, listeners?: Listeners<G>): Turn<G> {
    for (;;) {
      const turn = this.turn(state as State<G>);
      if (turn.kind !== 'chance') return turn;
      let action: G['chance'];
      if (rng !== undefined) action = this.randomOutcome(state as State<G>, rng);
      else if (state.dice === undefined) return turn;
      else action = readStream(state.dice, turn.stream, (own) => this.randomOutcome(state as State<G>, own));
      listeners?.actions.push(action);
      this.#rulesFor(action).apply(state, action, listeners?.events);
    }
  }

  /** The listed actions of one player, of chance, or of all who are to act. */
  legalActions(state: State<G>, turn: Turn<G>, player?: G['player'] | 'chance'): readonly AnyAction<G>[] {
    switch (turn.kind) {
      case 'over':
        return [];
      case 'chance':
        return player === undefined || player === 'chance' ? this.spec.outcomes(state).map(({ action }) => action) : [];
      case 'decision': {
        const asked = player === undefined ? turn.players : turn.players.filter((each) => each === player);
        const actions: G['action'][] = [];
        for (const each of asked) this.#list(seatAt(state, each), actions);
        return actions;
      }
    }
  }

  /** The listed actions of the player in a seat, who is to act. */
  decisionsOf(seat: Seat<G>): readonly G['action'][] {
    const actions: G['action'][] = [];
    this.#list(seat, actions);
    return actions;
  }

  /** What chance may do; `[]` unless it is to act. */
  chanceOutcomes(state: State<G>, turn: Turn<G>): readonly ChanceOutcome<G['chance']>[] {
    return turn.kind === 'chance' ? this.spec.outcomes(state) : [];
  }

  /** One of the outcomes of chance, which is to act, by weight. */
  randomOutcome(state: State<G>, rng: Rng): G['chance'] {
    const { spec } = this;
    return spec.randomOutcome === undefined ? pickOutcome(spec.outcomes(state), rng) : spec.randomOutcome(state, rng);
  }

  /** One action of whoever is to act. */
  randomAction(state: State<G>, turn: Turn<G>, rng: Rng): AnyAction<G> {
    switch (turn.kind) {
      case 'over':
        throw new RangeError('The match is over: there is no action to choose.');
      case 'chance':
        return this.randomOutcome(state, rng);
      case 'decision': {
        const { players } = turn;
        const seat = seatAt(state, players[players.length === 1 ? 0 : rng.int(players.length)] as G['player']);
        if (this.spec.randomDecision !== undefined) return this.spec.randomDecision(seat, rng);
        const actions = this.decisionsOf(seat);
        return actions[rng.int(actions.length)] as G['action'];
      }
    }
  }

  /** Plays one action of whoever is to act, chosen at random. */
  playAtRandom(state: StateDraft<G>, turn: Turn<G>, rng: Rng): void {
    const action = this.randomAction(state as State<G>, turn, rng);
    this.#rulesFor(action).apply(state, action, undefined);
  }

  #list(seat: Seat<G>, actions: G['action'][]): void {
    for (const rules of this.#listing) for (const action of rules.list?.(seat) ?? []) actions.push(action);
  }

  #violationOf(
    rules: AnyRules<G>,
    state: State<G>,
    turn: Turn<G>,
    action: AnyAction<G>,
  ): Violation<G['rule']> | undefined {
    switch (turn.kind) {
      case 'over':
        return { code: 'match-over', rule: this.spec.citations.over, message: 'The match is over.' };
      case 'chance':
        if (action.player !== 'chance') return this.#outOfTurn(action, ['chance']);
        return this.spec.outcomes(state).some((outcome) => isEqual(outcome.action, action))
          ? undefined
          : { code: 'not-an-outcome', rule: this.spec.citations.turn, message: 'Chance cannot do that now.' };
      case 'decision':
        if (!turn.players.includes(action.player)) return this.#outOfTurn(action, turn.players);
        return rules.whyIllegal?.(seatAt(state, action.player), action);
    }
  }

  #rulesFor(action: AnyAction<G>): AnyRules<G> {
    // The shape of an action names its type, so there are rules for it.
    return this.byType.get(action.type) as AnyRules<G>;
  }

  #outOfTurn(action: AnyAction<G>, awaited: readonly string[]): Violation<G['rule']> {
    return {
      code: 'not-your-turn',
      rule: this.spec.citations.turn,
      message: `It is the turn of ${awaited.join(' and ')}, not of ${action.player}.`,
      details: { awaited, player: action.player },
    };
  }
}

/** The seat of a player at a state; it reads the secret only when it is asked for. */
function seatAt<G extends GameTypes>(state: State<G>, player: G['player']): Seat<G> {
  return new LiveSeat(state as unknown as StateCopy<G>, player);
}

/** See {@link Running}. */
class FirstEditionRun<G extends GameTypes> implements Running<G> {
  readonly #rules: Rules<G>;
  readonly #copy: StateCopy<G>;
  #turn: Turn<G> | undefined;

  constructor(rules: Rules<G>, copy: StateCopy<G>) {
    this.#rules = rules;
    this.#copy = copy;
  }

  get isOver(): boolean {
    return this.turn.kind === 'over';
  }

  get turn(): Turn<G> {
    this.#turn ??= this.#rules.turn(this.#state);
    return this.#turn;
  }

  enter(): void {
    this.#turn = undefined;
  }

  choices(player: G['player'] | 'chance'): Choices<AnyAction<G>> {
    const actions = this.#rules.legalActions(this.#state, this.turn, player);
    return choicesOf(actions.length, (number) => actions[number]!);
  }

  chanceOutcomes(): readonly ChanceOutcome<G['chance']>[] {
    return this.#rules.chanceOutcomes(this.#state, this.turn);
  }

  whyIllegal(action: AnyAction<G>): Violation<G['rule']> | undefined {
    return this.#rules.whyIllegal(this.#state, this.turn, action);
  }

  unfolded(action: AnyAction<G>): readonly AnyAction<G>[] {
    return [action];
  }

  tryPlay(action: AnyAction<G>, listeners?: Listeners<G>): Violation<G['rule']> | undefined {
    const violation = this.whyIllegal(action);
    if (violation === undefined) this.#play(action, listeners);
    return violation;
  }

  #play(action: AnyAction<G>, listeners?: Listeners<G>): void {
    this.#rules.apply(this.#draft, action, listeners?.events);
    this.enter();
  }

  playChoice(player: G['player'] | 'chance', number: number): void {
    this.#play(this.choices(player).at(number));
  }

  playChance(rng?: Rng, listeners?: Listeners<G>): void {
    this.#turn = this.#rules.playChance(this.#draft, rng, listeners);
  }

  randomAction(rng: Rng): AnyAction<G> {
    return this.#rules.randomAction(this.#state, this.turn, rng);
  }

  playAtRandom(rng: Rng): void {
    this.#rules.playAtRandom(this.#draft, this.turn, rng);
    this.enter();
  }

  get #state(): State<G> {
    return this.#copy as unknown as State<G>;
  }

  get #draft(): StateDraft<G> {
    return this.#copy;
  }
}

/** Makes a game of rules of the first edition. */
export function defineFirstEditionGame<G extends GameTypes>(spec: GameSpec<G>): Game<G> {
  return gameOf(engineOf(new Rules(spec)));
}

function engineOf<G extends GameTypes>(rules: Rules<G>): Engine<G> {
  const { spec, byType } = rules;
  const isField = (name: string): boolean => name !== 'type' && name !== 'player';
  const forms = {
    table: genericForm(spec.shapes.table),
    secret: genericForm(spec.shapes.secret),
    hidden: genericForm(spec.shapes.hidden),
  };
  return {
    spec,
    forms,
    setup: spec.shapes.setup,
    unlisted: Object.keys(spec.actions).filter((type) => byType.get(type)?.list === undefined),
    fieldOrder: Object.fromEntries(
      [...byType].map(([type, { shape }]) => [type, Object.keys(shape.entries).filter(isField)]),
    ),
    schemaOf: (type) => byType.get(type as string)?.shape,
    // Its shapes do not tell.
    rangesOf: () => ({}),
    players: (setup) => spec.players(setup),
    turnAt: (position: Position<G>) => spec.turn(position),
    begin: (options, events) => spec.begin(options, events) as unknown as State<G>,
    open: () => undefined,
    run: (copy) => new FirstEditionRun(rules, copy),
    runOnView({ viewer, setup, table, own }: View<G>) {
      const secrets = viewer === 'spectator' ? {} : { [viewer]: own };
      return new FirstEditionRun(rules, new StateCopy(forms, { setup, table, secrets, hidden: {} } as State<G>));
    },
    sampleHidden: (view, rng) => spec.sampleHidden(view, rng),
    faultInTable: () => undefined,
    faultIn: (state) => spec.faultIn?.(state),
  };
}
