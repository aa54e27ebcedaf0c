import { remembered } from '../../../core/cache.ts';
import type { ChoiceBuilder, SeatAt } from '../../../core/spec.ts';
import { boardOf, countAt } from './board.ts';
import { kindsEntering, kindsLeaving } from './boxes.ts';
import { departureFrom, waysFrom } from './departures.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { AreaIndex } from './scenario-shape.ts';
import { roomInBox } from './set-up.ts';
import type { Chicago } from './types.ts';
import { GUARD } from './units.ts';

type PatrolSeat = SeatAt<Chicago, 'patrol'>;
type PatrolAction = 'move' | 'fill' | 'relieve' | 'leave' | 'bring-guard' | 'withdraw-guard';

/** The possible actions of one type, with the number of these actions in each area. */
class Opening {
  readonly #type: PatrolAction;
  readonly #byArea: number[];
  #total = 0;
  readonly #fieldsAt: (number: number) => readonly number[];

  /**
   * @param fieldsAt - Returns the fields of an action. Its arguments are an area, and the number of the action among
   *   the actions in this area.
   */
  constructor(type: PatrolAction, areas: number, fieldsAt: (place: AreaIndex, rank: number) => readonly number[]) {
    const byArea = new Array<number>(areas).fill(0);
    this.#byArea = byArea;
    this.#type = type;
    this.#fieldsAt = (number) => {
      let rank = number;
      let place = 0;
      while (rank >= byArea[place]!) rank -= byArea[place++]!;
      return fieldsAt(place, rank);
    };
  }

  set(place: AreaIndex, ways: number): void {
    this.#total += ways - this.#byArea[place]!;
    this.#byArea[place] = ways;
  }

  offerTo(offer: ChoiceBuilder<PatrolAction>): void {
    offer.numbered(this.#type, this.#total, this.#fieldsAt);
  }
}

/** All actions of the police in step 3, except the actions that bring in the Guard or end the step. */
interface Openings {
  readonly moves: Opening;
  readonly fills: Opening;
  readonly reliefs: Opening;
  readonly leaves: Opening;
  readonly withdrawals: Opening;
}

/**
 * For each {@link Outlook}, caches the actions of the police in step 3. The cache counts the actions again only in
 * areas that have changed.
 */
const slotOn = /* @__PURE__ */ remembered((_: Outlook): { openings: Openings | undefined } => ({
  openings: undefined,
}));

/** Offers all actions of the police in step 3, except the action that ends the step. */
export function offerOpenings(seat: PatrolSeat, offer: ChoiceBuilder<PatrolAction>): void {
  const outlook = outlookOf(seat, 'police');
  const { moves, fills, reliefs, leaves, withdrawals } = openingsOn(outlook, seat);
  const { index, guardsLeft } = seat.table;
  moves.offerTo(offer);
  fills.offerTo(offer);
  reliefs.offerTo(offer);
  leaves.offerTo(offer);
  if (guardsLeft > 0 && index.demonstrators > index.police) offer.each('bring-guard', outlook.quiet);
  withdrawals.offerTo(offer);
}

function openingsOn(outlook: Outlook, seat: PatrolSeat): Openings {
  const openings = (slotOn(outlook).openings ??= openingsAt(seat));
  const { changed } = outlook;
  for (let place = changed.pop(); place !== undefined; place = changed.pop()) count(seat, openings, place);
  return openings;
}

function openingsAt(seat: PatrolSeat): Openings {
  const { table, setup } = seat;
  const areas = setup.scenario.areas.length;
  return {
    moves: new Opening('move', areas, (from, rank) => departureFrom(seat, from, rank, false)),
    fills: new Opening('fill', areas, (place, rank) => [place, kindsEntering(table, place)[rank]!]),
    reliefs: new Opening('relieve', areas, (place, rank) => {
      const leaving = kindsLeaving(table, place);
      return [place, kindsEntering(table, place)[Math.floor(rank / leaving.length)]!, leaving[rank % leaving.length]!];
    }),
    leaves: new Opening('leave', areas, (place, rank) => [place, kindsLeaving(table, place)[rank]!]),
    withdrawals: new Opening('withdraw-guard', areas, (place) => [place]),
  };
}

function count(seat: PatrolSeat, openings: Openings, place: AreaIndex): void {
  const { table, setup } = seat;
  openings.moves.set(place, waysFrom(seat, place, false));
  openings.withdrawals.set(place, countAt(table.police.fresh, GUARD, place) > 0 ? 1 : 0);
  if (boardOf(setup).isBoxed[place] === true) countAtBox(seat, openings, place);
}

function countAtBox(seat: PatrolSeat, { fills, reliefs, leaves }: Openings, place: AreaIndex): void {
  const entering = kindsEntering(seat.table, place).length;
  const leaving = kindsLeaving(seat.table, place).length;
  fills.set(place, entering > 0 && roomInBox(seat, place) > 0 ? entering : 0);
  reliefs.set(place, entering * leaving);
  leaves.set(place, seat.table.released[place] === true ? leaving : 0);
}
