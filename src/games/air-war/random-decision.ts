/**
 * One of the legal actions at random, without listing them: what playouts spend their time on.
 *
 * @packageDocumentation
 */
import type { Seat } from '../../core/game.ts';
import { pick, type Rng } from '../../core/random.ts';
import { boardOf, nameOf } from './board.ts';
import { namedCity, whyNotCity } from './city-placement.ts';
import { type Site, sites } from './city-sites.ts';
import { departures, flightsFrom, openAims, openSteps, orderAt, ordersIn, type Start } from './order-options.ts';
import { outlookOf } from './outlook.ts';
import { firstFull } from './relief.ts';
import { type Action, type AirWar, type Field, ofSide, type Order } from './types.ts';
import { forEachOpenField } from './unit-placement.ts';
import { cityOwner, mayName, whyNotSealed } from './writing.ts';

/** One of the listed actions of a player who is to act, each as likely. */
export function randomDecision(seat: Seat<AirWar>, rng: Rng): Action {
  switch (seat.table.step.kind) {
    case 'cities':
      return randomCityAction(seat, rng);
    case 'placement':
      return randomPile(seat, rng);
    case 'naming': {
      const field = pick(
        seat.table.cities.filter((city) => mayName(city, seat.player)),
        rng,
      ).field;
      return { type: 'name-city', player: seat.player, field: nameOf(boardOf(seat.setup.scenario), field) };
    }
    case 'moves':
      return randomMove(seat, rng);
    case 'fire':
      return randomAim(seat, rng);
    case 'over':
      throw new RangeError('No player is to decide.');
  }
}

/** Draws among all sites and marks until something legal comes up. */
function randomCityAction(seat: Seat<AirWar>, rng: Rng): Action {
  const { player, setup, own } = seat;
  const { scenario } = setup;
  const owner = cityOwner(player);
  const { count, productive } = ofSide(scenario.cities, owner);
  const marks = productive.kind === 'nearest' ? 2 : 1;
  const all = sites(scenario, owner);
  const choices = own.cities.length < count ? marks * all.length : 0;
  if (choices === 0) return { type: 'commit', player };
  for (;;) {
    const choice = rng.int(choices);
    const { field } = all[Math.floor(choice / marks)] as Site;
    const city = namedCity(scenario, owner, { field, productive: choice % marks === 1 });
    if (whyNotCity(scenario, owner, own.cities, city) === undefined) return { type: 'place-city', player, ...city };
  }
}

function randomPile(seat: Seat<AirWar>, rng: Rng): Action {
  const { player, setup, own } = seat;
  const open: [Field, number, number][] = [];
  let piles = 0;
  forEachOpenField(setup.scenario, player, own.piles, (field, least, most) => {
    open.push([field, least, most]);
    piles += most - least + 1;
  });
  let choice = drawn(seat, piles, rng);
  if (typeof choice !== 'number') return choice;
  for (const [field, least, most] of open) {
    if (choice <= most - least)
      return { type: 'place', player, field: nameOf(boardOf(setup.scenario), field), count: least + choice };
    choice -= most - least + 1;
  }
  throw new RangeError('There is no such pile.');
}

function randomMove(seat: Seat<AirWar>, rng: Rng): Action {
  const { player, setup } = seat;
  const outlook = outlookOf(seat);
  const pairs = openSteps(seat, outlook);
  const starts = departures(seat, outlook);
  let flights = 0;
  for (const start of starts) flights += flightsFrom(start);
  const mayCommit = firstFull(outlook.counts) === outlook.counts.length;
  const orders = flights + ordersIn(pairs);
  const choice = rng.int(mayCommit ? orders + 1 : orders);
  if (choice === orders) return { type: 'commit', player };
  if (choice < flights) return randomFlight(seat, starts, choice, rng);
  return { type: 'move', player, ...named(setup.scenario, orderAt(pairs, choice - flights)) };
}

function randomFlight({ player, setup }: Seat<AirWar>, starts: readonly Start[], number: number, rng: Rng): Action {
  let rest = number;
  let start = starts[0] as Start;
  for (let index = 0; rest >= flightsFrom(start); start = starts[++index] as Start) rest -= flightsFrom(start);
  const { from, closed, double, relay } = start;
  const fly = (to: Field, count: number): Action => ({
    type: 'fly',
    player,
    ...named(setup.scenario, { from, to, count }),
  });
  if (rest < double.length) return fly(double[rest] as Field, 2);
  rest -= double.length;
  if (rest < relay.length) {
    const order = named(setup.scenario, { from, to: relay[rest] as Field, count: 2 });
    return { type: 'fly', player, ...order, relay: true };
  }
  for (;;) {
    const to = rng.int(closed.length);
    if (closed[to] === 0) return fly(to, 1);
  }
}

function randomAim(seat: Seat<AirWar>, rng: Rng): Action {
  const pairs = openAims(seat);
  const choice = drawn(seat, ordersIn(pairs), rng);
  if (typeof choice !== 'number') return choice;
  return { type: 'aim', player: seat.player, ...named(seat.setup.scenario, orderAt(pairs, choice)) };
}

/** Draws a number below `size`, or committing if that is legal. */
function drawn(seat: Seat<AirWar>, size: number, rng: Rng): number | Action {
  const choice = rng.int(whyNotSealed(seat) === undefined ? size + 1 : size);
  return choice < size ? choice : { type: 'commit', player: seat.player };
}

function named(
  scenario: AirWar['setup']['scenario'],
  { from, to, count }: Order,
): { from: string; to: string; count: number } {
  const board = boardOf(scenario);
  return { from: nameOf(board, from), to: nameOf(board, to), count };
}
