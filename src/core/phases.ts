import type { ActionKind } from './action-kind.ts';
import type { GameTypes } from './game.ts';
import type { ChoiceList } from './choice-builder.ts';
import type { Rng } from './random.ts';

/** A phase as its author wrote it. A member that the author left out is `undefined`. */
export interface AuthoredPhase {
  readonly rule: string;
  readonly stream?: string | ((position: object) => string);
  readonly actor?: (position: object) => string;
  readonly actors?: (position: object) => readonly string[];
  readonly choices?: (seat: Setting, offers: ChoiceList) => void;
  readonly candidates?: (seat: Setting, offers: ChoiceList) => void;
  readonly outcomes?: (state: Setting, offers: ChoiceList) => void;
  readonly ifNoChoice?: (state: object) => void;
  readonly ifEliminated?: (state: object) => void;
}

/** The author of a game left out a member that the phase needs. The missing member causes a RangeError. */
export interface Lack {
  readonly phase: string;
  /** The rule that a refusal cites if an action cannot be played in this phase. */
  readonly rule: string;
  readonly lacks: 'ifNoChoice' | 'ifEliminated';
}

/** One phase. All instances have the same object shape, because V8 then runs the code faster. */
export class PhaseRunner<G extends GameTypes> {
  readonly kind: string;
  readonly is: 'decision' | 'simultaneous' | 'chance' | 'over';
  readonly rule: string;
  readonly actor: (position: object) => string;
  readonly actors: (position: object) => readonly string[];
  /** Returns the only player who must act, or chance; `undefined` if several players act, or if nobody acts. */
  readonly soleActor: (position: object) => string | undefined;
  /**
   * Writes the choices of a player into the list. The function receives the seat of the player, or the whole state for
   * chance.
   */
  readonly offer: (seat: Setting, offers: ChoiceList) => void;
  /** Same as `offer`, or a function that is faster but can also offer illegal actions. */
  readonly offerCandidates: (seat: Setting, offers: ChoiceList) => void;
  /** Whether `offerCandidates` can offer illegal actions. */
  readonly hasCandidates: boolean;
  readonly ifNoChoice: (state: object) => void;
  readonly ifEliminated: (state: object) => void;
  readonly stream: (position: object) => string;
  /** The actions that a phase can offer. Bulk actions are never offered. */
  readonly offerable: readonly ActionKind<G>[];

  constructor(kind: string, phase: AuthoredPhase, actions: readonly ActionKind<G>[]) {
    const whole = { ...phaseDefaults(kind, phase.rule), ...withoutAbsent(phase) };
    const { stream } = whole;
    this.kind = kind;
    this.is = natureOf(kind, phase);
    this.rule = phase.rule;
    this.actor = whole.actor;
    this.actors = whole.actors;
    this.soleActor = this.is === 'decision' ? whole.actor : this.is === 'chance' ? chance : nobody;
    this.ifNoChoice = whole.ifNoChoice;
    this.ifEliminated = whole.ifEliminated;
    this.stream = typeof stream === 'string' ? () => stream : stream;
    this.offerable = actions.filter((action) => action.isOpenAt(kind) && action.parts === undefined);
    const listed = this.offerable.filter((action) => action.isListed);
    this.offer = phase.choices ?? phase.outcomes ?? (this.is === 'chance' ? everyEvent(listed) : everyLegal(listed));
    this.offerCandidates = phase.candidates ?? this.offer;
    this.hasCandidates = this.offerCandidates !== this.offer;
  }

  /** Returns the {@link ActionKind} of an offered action. */
  kindOf(type: string): ActionKind<G> {
    const kind = this.offerable.find((each) => each.type === type);
    if (kind !== undefined) return kind;
    throw new RangeError(
      `The phase "${this.kind}" offers "${type}", which is a bulk action or cannot be played in this phase.`,
    );
  }

  /** Returns one of the players who are to act, at random. */
  randomActor(position: object, rng: Rng): string {
    if (this.is === 'over') throw new RangeError('The match is over, so there is no action to choose.');
    if (this.is !== 'simultaneous') return this.soleActor(position)!;
    const players = this.actors(position);
    return players[players.length === 1 ? 0 : rng.int(players.length)]!;
  }
}

const chance = (): string => 'chance';
const nobody = (): undefined => undefined;

/** Returns a default for each member of a phase that the author can leave out. */
function phaseDefaults(
  phase: string,
  rule: string,
): Omit<Required<AuthoredPhase>, 'rule' | 'choices' | 'candidates' | 'outcomes'> {
  const lacking =
    (lacks: Lack['lacks'], also = '') =>
    (): never => {
      const cause: Lack = { phase, rule, lacks };
      throw new RangeError(`The phase "${phase}" ${also}has no \`${lacks}\`.`, { cause });
    };
  return {
    stream: phase,
    // A placeholder: the engine calls `actor` only if the author of the phase has written an `actor`.
    actor: chance,
    actors: () => [],
    ifNoChoice: lacking('ifNoChoice', 'offers nothing and '),
    ifEliminated: lacking('ifEliminated'),
  };
}

/** Returns the members that the author wrote, without members that are `undefined`. */
function withoutAbsent(phase: AuthoredPhase): Partial<AuthoredPhase> {
  return Object.fromEntries(Object.entries(phase).filter(([, value]) => value !== undefined));
}

function natureOf(kind: string, phase: AuthoredPhase): PhaseRunner<GameTypes>['is'] {
  if (phase.actor !== undefined) return 'decision';
  if (phase.actors !== undefined) return 'simultaneous';
  if (phase.stream !== undefined) return 'chance';
  if (kind === 'over') return 'over';
  throw new RangeError(`The phase "${kind}" needs an \`actor\`, \`actors\` or a \`stream\`.`);
}

/** Offers every chance event of the phase with equal probability. */
function everyEvent<G extends GameTypes>(
  events: readonly ActionKind<G>[],
): (state: Setting, offers: ChoiceList) => void {
  return (state, offers) => {
    for (const event of events) offers.all(event.type, countOf(event, state));
  };
}

/** Offers every legal combination of fields. */
function everyLegal<G extends GameTypes>(
  actions: readonly ActionKind<G>[],
): (seat: Setting, offers: ChoiceList) => void {
  return (seat, offers) => {
    for (const action of actions) {
      const size = countOf(action, seat);
      for (let number = 0; number < size; number++) {
        if (action.whyIllegal(seat, action.combinationAt(seat.setup, number)) === undefined)
          offers.all(action.type, 1, number);
      }
    }
  };
}

interface Setting {
  readonly setup: object;
}

/** Returns the number of combinations of an action's fields. */
function countOf<G extends GameTypes>(action: ActionKind<G>, { setup }: Setting): number {
  const size = action.combinations(setup);
  if (size !== undefined) return size;
  throw new RangeError(
    `The phase of "${action.type}" needs \`choices\` or \`outcomes\`, because core cannot list the values of a field of this action.`,
  );
}
