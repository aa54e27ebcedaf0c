/**
 * What can be wrong with a state whose parts have the right shape. A state that passes can be played to its end.
 *
 * @packageDocumentation
 */
import type { State } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import type { Fault } from '../../core/untrusted.ts';
import type { StandardCard } from '../../mechanics/deck.ts';
import { benefitOf, costOf, isForce, isFulfilledBy } from './activities.ts';
import { packSize, packWith } from './cards.ts';
import { REINFORCEMENT } from './attempt-flow.ts';
import { targetsOf } from './targets.ts';
import { actorHolding, judgement, type RevoltDraft, tiedSeats, timeIsUp } from './turn-flow.ts';
import type { Attempt, Holding, RevoltingBehaviour, SeatIndex, Setup, Table, TurnStep } from './types.ts';

type RevoltState = State<RevoltingBehaviour>;

/** The first fault in a state, if there is any. */
export function faultIn(state: RevoltState): Fault | undefined {
  return (
    faultInTurn(state) ?? faultInOrder(state) ?? faultInHoldings(state) ?? faultInConceded(state) ?? faultInStep(state)
  );
}

function faultInTurn({ setup, table }: RevoltState): Fault | undefined {
  if (setup.maxTurns === null || table.turn <= setup.maxTurns) return undefined;
  return { path: 'table.turn', reason: `The match has ${String(setup.maxTurns)} turns` };
}

function faultInOrder({ setup, table }: RevoltState): Fault | undefined {
  const { order, step } = table;
  if (!areSeats(order, setup)) return { path: 'table.order', reason: 'Expected different seats of the table' };
  if (step.kind === 'lot' || order.length > 0) return undefined;
  return { path: 'table.order', reason: 'Expected the seat of a player who is to act or has acted' };
}

/** Whether these are different seats of the table. */
function areSeats(seats: readonly SeatIndex[], { players }: Setup): boolean {
  return new Set(seats).size === seats.length && seats.every((seat) => seat < players.length);
}

function faultInHoldings({ setup, table }: RevoltState): Fault | undefined {
  const { holdings } = table;
  if (holdings.length !== setup.players.length)
    return { path: 'table.holdings', reason: `Expected ${String(setup.players.length)}, one for each player` };
  for (const [seat, holding] of holdings.entries()) {
    const fault = faultInHolding(holding, { setup, table });
    if (fault !== undefined) return { path: `table.holdings.${String(seat)}.${fault.path}`, reason: fault.reason };
  }
  return undefined;
}

function faultInHolding({ points, cause }: Holding, { setup, table }: Pick<RevoltState, 'setup' | 'table'>) {
  const { legal, illegal } = setup.scenario.benefits;
  const most = 2 * setup.causeSize + table.turn * Math.max(...Object.values(legal), ...Object.values(illegal));
  if (points > most) return { path: 'points', reason: `Nobody can have more than ${String(most)} by now` };
  const { down, up, seen } = cause;
  if (!areInPack(seen, setup)) return { path: 'cause.seen', reason: 'Expected cards of one pack' };
  if (up.some((card) => card === 'joker' || !seen.includes(card)))
    return { path: 'cause.up', reason: 'Expected a card that has been seen, no joker' };
  return isDealt(down + seen.length, setup)
    ? undefined
    : { path: 'cause.down', reason: 'This is not how many cards can have been dealt' };
}

/** Who has conceded has no points and no place, unless it was this that ended the match; his Cause he has not overcome. */
function faultInConceded({ setup, table }: RevoltState): Fault | undefined {
  const { conceded, holdings, order, step } = table;
  const path = 'table.conceded';
  if (!areSeats(conceded, setup)) return { path, reason: 'Expected different seats of the table' };
  const places = step.kind === 'over' ? order.slice(1) : order;
  if (conceded.some((seat) => places.includes(seat))) return { path, reason: 'Somebody who has conceded has a place' };
  const left = conceded.map((seat) => holdings[seat] as Holding);
  if (left.some(({ points }) => points > 0)) return { path, reason: 'Somebody who has conceded has points' };
  const reason = reasonAgainstCauses(left);
  return reason === undefined ? undefined : { path, reason };
}

/** Whether a Cause can have had so many cards in all: those of its start, and what jokers have added (RB-5.1). */
function isDealt(dealt: number, { causeSize, jokers }: Setup): boolean {
  const size = packSize(jokers);
  return dealt === size || (dealt >= causeSize && dealt < size && (dealt - causeSize) % REINFORCEMENT === 0);
}

function areInPack(cards: readonly StandardCard[], { jokers }: Setup): boolean {
  const pack = packWith(jokers);
  const copies = (list: readonly StandardCard[], card: StandardCard): number =>
    list.filter((each) => each === card).length;
  return cards.every((card) => copies(cards, card) <= copies(pack, card));
}

function faultInStep(state: RevoltState): Fault | undefined {
  const reason = reasonAgainst(state.table.step, state);
  return reason === undefined ? undefined : { path: 'table.step', reason };
}

type StepOf<Kind extends TurnStep['kind']> = Extract<TurnStep, { kind: Kind }>;
type AttemptStep = StepOf<'draw' | 'choose' | 'turn-up' | 'penalty'>;

function reasonAgainst(step: TurnStep, state: RevoltState): string | undefined {
  switch (step.kind) {
    case 'lot':
      return reasonAgainstStanding(state) ?? reasonAgainstLot(state.table);
    case 'act':
      return reasonAgainstStanding(state);
    case 'draw':
    case 'choose':
    case 'turn-up':
    case 'penalty':
      return reasonAgainstAttempt(step, state) ?? reasonAgainstDrawn(step, state) ?? reasonAgainstPoints(step, state);
    case 'over':
      return reasonAgainstEnd(step, state);
  }
}

/** Between two actions the match would be over unless two players have points and no Cause is empty (RB-6.2). */
function reasonAgainstStanding({ table }: RevoltState): string | undefined {
  if (table.holdings.filter(({ points }) => points > 0).length < 2) return 'Too few players have points to go on';
  return reasonAgainstCauses(table.holdings);
}

function reasonAgainstCauses(holdings: readonly Holding[]): string | undefined {
  const isEmpty = holdings.some(({ cause }) => cause.down === 0 && cause.up.length === 0);
  return isEmpty ? 'A Cause is empty' : undefined;
}

function reasonAgainstLot(table: Table): string | undefined {
  if (tiedSeats(table).length < 2) return 'Nobody is tied for the next place';
  const leads = table.order.map((seat, place) =>
    tiedSeats({ ...table, order: table.order.slice(0, place) }).includes(seat),
  );
  return leads.every(Boolean) ? undefined : 'Somebody has a place before a player with more points';
}

function reasonAgainstAttempt({ kind, attempt }: AttemptStep, { setup, table }: RevoltState): string | undefined {
  const actor = actorHolding(table);
  const others = table.holdings.filter((holding) => holding !== actor);
  if (others.every(({ points }) => points === 0)) return 'Too few players have points to go on';
  const { target } = attempt;
  const isAimed = isForce(attempt.activity)
    ? target !== undefined && targetsOf({ setup, table }).includes(target)
    : target === undefined;
  if (!isAimed) return 'The attempt has no such target';
  if (kind === 'turn-up' && target !== 'cause') return 'The Cause is not attacked';
  // A joker can have been the last card of a Cause and of its deck.
  return reasonAgainstCauses(kind === 'penalty' && target === 'cause' ? others : table.holdings);
}

/** Which cards an attempt can have drawn: nothing before its last card decides it (RB-3.4, RB-5.1). */
function reasonAgainstDrawn(step: AttemptStep, state: RevoltState): string | undefined {
  const { kind, attempt, drawn } = step;
  const { setup } = state;
  if (!areInPack(drawn, setup)) return 'Expected cards of one pack';
  const isDecided = kind === 'turn-up' || kind === 'penalty';
  const before = isDecided ? drawn.slice(0, -1) : drawn;
  if (before.some((card) => card === 'joker' || isFulfilledBy(setup.scenario, attempt, card)))
    return 'The attempt would have been decided by an earlier card';
  if (kind === 'draw') return undefined;
  const last = drawn.at(-1);
  if (last === undefined) return 'No card has been drawn';
  return isDecided ? reasonAgainstLast(step, last, state) : undefined;
}

function reasonAgainstLast(
  { kind, attempt }: AttemptStep,
  last: StandardCard,
  { setup, table }: RevoltState,
): string | undefined {
  if (kind === 'penalty' && last === 'joker') return undefined;
  if (!isFulfilledBy(setup.scenario, attempt, last)) return 'The attempt has not succeeded';
  return kind === 'turn-up' || hasMetJoker(attempt, actorHolding(table)) ? undefined : 'No joker has turned up';
}

/** Whether a joker can just have turned up in the Cause (RB-5.2). */
function hasMetJoker({ target }: Attempt, { cause }: Holding): boolean {
  return target === 'cause' && cause.seen.includes('joker') && cause.up.length === 0;
}

function reasonAgainstPoints(step: AttemptStep, { setup, table }: RevoltState): string | undefined {
  const { points, cause } = actorHolding(table);
  if (step.kind === 'choose' && points < costOf(step.attempt.activity)) return 'The next card cannot be paid';
  if (step.kind !== 'turn-up') return undefined;
  if (cause.up.length > 0) return 'There is no card to turn up';
  return step.left <= benefitOf(setup.scenario, step.attempt) ? undefined : 'The attempt did not bring so many points';
}

function reasonAgainstEnd({ outcome }: StepOf<'over'>, state: RevoltState): string | undefined {
  const { setup, table } = state as RevoltDraft;
  const expected = judgement({ setup, table }) ?? (table.order.length === 1 ? timeIsUp({ setup, table }) : undefined);
  return isEqual(outcome, expected) ? undefined : 'The match does not end so';
}
