/**
 * One step of the course of play made ready to run.
 *
 * @packageDocumentation
 */
import type { ActionKind, FieldValues } from './action-kind.ts';
import type { GameTypes } from './game.ts';
import type { Offers } from './offers.ts';
import type { Inside } from './spec.ts';

/** What the author of a step wrote down, whichever step it is; what he left out is `undefined`. */
export interface AuthoredStep {
  readonly rule: string;
  readonly phrase?: string;
  readonly stream?: string | ((position: object) => string);
  actor?(position: object): string;
  actors?(position: object): readonly string[];
  choices?(seat: object, offers: Offers): void;
  candidates?(seat: object, offers: Offers): void;
  outcomes?(state: object, offers: Offers): void;
  otherwise?(state: object): void;
  ifOut?(state: object): void;
}

/** One step. All are of one form, which keeps their use fast. */
export class StepRunner<G extends GameTypes> {
  readonly kind: string;
  readonly is: 'decision' | 'simultaneous' | 'chance' | 'over';
  readonly rule: string;
  readonly phrase: string;
  readonly actor: (position: object) => string;
  readonly actors: (position: object) => readonly string[];
  /** Writes down what is offered to a seat, or to chance, which is given the state. */
  readonly offer: (seat: object, offers: Offers) => void;
  /** The same; or, at less cost, more than what is legal. */
  readonly offerCandidates: (seat: object, offers: Offers) => void;
  /** Whether all candidates are legal. */
  readonly isListed: boolean;
  readonly otherwise: (state: object) => void;
  readonly ifOut: (state: object) => void;
  readonly stream: (position: object) => string;

  constructor(kind: string, step: AuthoredStep, actions: readonly ActionKind<G>[]) {
    this.kind = kind;
    this.is = natureOf(step);
    this.rule = step.rule;
    this.phrase = step.phrase ?? 'the match is over';
    this.actor = step.actor ?? lacking(kind, 'an actor');
    this.actors = step.actors ?? lacking(kind, 'actors');
    this.otherwise = step.otherwise ?? lacking(kind, 'anything to offer, nor an `otherwise`');
    this.ifOut = step.ifOut ?? lacking(kind, 'an `ifOut` for an actor who is out');
    const { stream = kind } = step;
    this.stream = typeof stream === 'string' ? () => stream : stream;
    const open = actions.filter((action) => action.isListed && action.isOpenAt(kind));
    this.offer = step.choices ?? step.outcomes ?? (this.is === 'chance' ? everyEvent(open) : everyLegal(open));
    this.offerCandidates = step.candidates ?? this.offer;
    this.isListed = step.candidates === undefined;
  }
}

function natureOf(step: AuthoredStep): StepRunner<GameTypes>['is'] {
  if (step.actor !== undefined) return 'decision';
  if (step.actors !== undefined) return 'simultaneous';
  return step.stream === undefined ? 'over' : 'chance';
}

function lacking(kind: string, what: string): () => never {
  return () => {
    throw new RangeError(`The step "${kind}" has not ${what}.`);
  };
}

/** Offers every event, each as likely. */
function everyEvent<G extends GameTypes>(events: readonly ActionKind<G>[]): (state: object, offers: Offers) => void {
  return (state, offers) => {
    for (const event of events) eachOf(event, state as Setting, (fields) => offer(offers, event, fields));
  };
}

/** Offers every combination of fields that is legal. */
function everyLegal<G extends GameTypes>(actions: readonly ActionKind<G>[]): (seat: object, offers: Offers) => void {
  return (seat, offers) => {
    for (const action of actions) {
      eachOf(action, seat as Setting, (fields) => {
        if (action.whyIllegal(seat, fields) === undefined) offer(offers, action, fields);
      });
    }
  };
}

interface Setting {
  readonly setup: object;
}

/** Calls back with every combination of the fields of an action. */
function eachOf<G extends GameTypes>(
  action: ActionKind<G>,
  { setup }: Setting,
  take: (fields: FieldValues) => void,
): void {
  const size = action.combinations(setup);
  if (size === undefined) {
    throw new RangeError(`Its step must say what it offers: not all fields of "${action.type}" have numbers.`);
  }
  for (let number = 0; number < size; number++) take(action.combination(setup, number));
}

function offer<G extends GameTypes>(offers: Offers, { type, keys }: ActionKind<G>, fields: FieldValues): void {
  const [first, second, third, fourth] = keys.map((key) => fields[key] as Inside);
  offers.one(type, first, second, third, fourth);
}
