import type { ActionKind } from './action-kind.ts';
import type { GameTypes } from './game.ts';
import type { Offers } from './choice-builder.ts';
import type { Rng } from './random.ts';

/** How often each candidate is drawn on average before all that is legal is listed, which costs more than many draws. */
const TRIES = 4;

/** What the author of a phase wrote down, whichever phase it is; what they left out is `undefined`. */
export interface AuthoredPhase {
  readonly rule: string;
  readonly stream?: string | ((position: object) => string);
  readonly actor?: (position: object) => string;
  readonly actors?: (position: object) => readonly string[];
  readonly choices?: (seat: Setting, offers: Offers) => void;
  readonly candidates?: (seat: Setting, offers: Offers) => void;
  readonly outcomes?: (state: Setting, offers: Offers) => void;
  readonly ifNoChoice?: (state: object) => void;
  readonly ifEliminated?: (state: object) => void;
}

/** What a phase turns out to need and its author has left out: the cause of the RangeError that says so. */
export interface Lack {
  readonly phase: string;
  /** The rule of the phase. */
  readonly rule: string;
  readonly lacks: 'ifNoChoice' | 'ifEliminated';
}

/** One phase. All are of one form, which keeps their use fast. */
export class PhaseRunner<G extends GameTypes> {
  readonly kind: string;
  readonly is: 'decision' | 'simultaneous' | 'chance' | 'over';
  readonly rule: string;
  readonly actor: (position: object) => string;
  readonly actors: (position: object) => readonly string[];
  /** Who alone is to act, chance included; `undefined` if several are, or nobody. */
  readonly soleActor: (position: object) => string | undefined;
  /** Writes down what is offered to a seat, or to chance, which is given the state. */
  readonly offer: (seat: Setting, offers: Offers) => void;
  /** The same; or, at less cost, more than what is legal. */
  readonly offerCandidates: (seat: Setting, offers: Offers) => void;
  readonly ifNoChoice: (state: object) => void;
  readonly ifEliminated: (state: object) => void;
  readonly stream: (position: object) => string;
  /** What may be offered. A bulk action is offered by its parts. */
  readonly #offerable: readonly ActionKind<G>[];

  constructor(kind: string, phase: AuthoredPhase, actions: readonly ActionKind<G>[]) {
    const whole = { ...nothingSaid(kind, phase.rule), ...withoutAbsent(phase) };
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
    this.#offerable = actions.filter((action) => action.isOpenAt(kind) && action.parts === undefined);
    const listed = this.#offerable.filter((action) => action.isListed);
    this.offer = phase.choices ?? phase.outcomes ?? (this.is === 'chance' ? everyEvent(listed) : everyLegal(listed));
    this.offerCandidates = phase.candidates ?? this.offer;
  }

  /** The kind of what is offered here. It is one of so few that looking through them is faster than a map. */
  kindOf(type: string): ActionKind<G> {
    const kinds = this.#offerable;
    for (let index = 0; index < kinds.length; index++) if (kinds[index]!.type === type) return kinds[index]!;
    throw new RangeError(`The phase "${this.kind}" offers "${type}", which is not open then or a bulk action.`);
  }

  /**
   * The number of a candidate that is legal, each as likely; `undefined` if it took too many tries.
   *
   * @param candidates - What this phase offers the seat, legal or not.
   */
  legalCandidate(seat: Setting, candidates: Offers, rng: Rng): number | undefined {
    const { size } = candidates;
    for (let tries = 0; tries < TRIES * size; tries++) {
      const number = rng.int(size);
      const entry = candidates.entryOf(number);
      const kind = this.kindOf(entry.type);
      if (kind.whyIllegal(seat, entry.combinationAt(kind, seat.setup, number).values) === undefined) return number;
    }
    return undefined;
  }

  /** One of those who are to act. */
  randomActor(position: object, rng: Rng): string {
    if (this.is === 'over') throw new RangeError('The match is over: there is no action to choose.');
    if (this.is !== 'simultaneous') return this.soleActor(position)!;
    const players = this.actors(position);
    return players[players.length === 1 ? 0 : rng.int(players.length)]!;
  }
}

const chance = (): string => 'chance';
const nobody = (): undefined => undefined;

/** What a phase does of which its author has said nothing more. */
function nothingSaid(
  phase: string,
  rule: string,
): Omit<Required<AuthoredPhase>, 'rule' | 'choices' | 'candidates' | 'outcomes'> {
  const lacking =
    (lacks: Lack['lacks'], besides = '') =>
    (): never => {
      const cause: Lack = { phase, rule, lacks };
      throw new RangeError(`The phase "${phase}" has ${besides}no \`${lacks}\`.`, { cause });
    };
  return {
    stream: phase,
    // Asked only of phases whose authors have said it.
    actor: chance,
    actors: () => [],
    ifNoChoice: lacking('ifNoChoice', 'nothing to offer and '),
    ifEliminated: lacking('ifEliminated'),
  };
}

/** What the author wrote, without what is written down as `undefined`. */
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

/** Offers every event, each as likely. */
function everyEvent<G extends GameTypes>(events: readonly ActionKind<G>[]): (state: Setting, offers: Offers) => void {
  return (state, offers) => {
    for (const event of events) offers.all(event.type, countOf(event, state));
  };
}

/** Offers every combination of fields that is legal. */
function everyLegal<G extends GameTypes>(actions: readonly ActionKind<G>[]): (seat: Setting, offers: Offers) => void {
  return (seat, offers) => {
    for (const action of actions) {
      const size = countOf(action, seat);
      for (let number = 0; number < size; number++) {
        const fields = action.combinationAt(seat.setup, number).values;
        if (action.whyIllegal(seat, fields) === undefined) offers.all(action.type, 1, number);
      }
    }
  };
}

interface Setting {
  readonly setup: object;
}

/** How many combinations of its fields an action has. */
function countOf<G extends GameTypes>(action: ActionKind<G>, { setup }: Setting): number {
  const size = action.combinations(setup);
  if (size !== undefined) return size;
  throw new RangeError(`Its phase must say what it offers: not all fields of "${action.type}" have numbers.`);
}
