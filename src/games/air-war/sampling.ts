/**
 * What a viewer cannot see, written anew: the orders, placements and city choices of the others.
 *
 * @packageDocumentation
 */
import type { Seat, State, View } from '../../core/game.ts';
import type { Rng } from '../../core/random.ts';
import { boardOf } from './board.ts';
import { placedCity, randomCities } from './city-placement.ts';
import { emptySecret } from './cycle.ts';
import { hasChoice } from './fire.ts';
import { numberedFlight } from './flights.ts';
import { numbered } from './moves.ts';
import { randomDecision } from './random-decision.ts';
import { type AirWar, type AirWarDraft, type Secret, type Side, SIDES } from './types.ts';
import { randomPiles } from './unit-placement.ts';
import { cityOwner } from './writing.ts';

/**
 * Writes for the others what they may have written: a player who has committed has written something complete and legal,
 * one who has not may have written a part of it, or nothing.
 *
 * There are far too many sets of orders to draw each as likely. Cities and units are drawn as their generators draw them,
 * moves and aims as a player who plays at random would come to write them.
 */
export function sampleHidden(view: View<AirWar>, rng: Rng): Pick<State<AirWar>, 'secrets' | 'hidden'> {
  const secretOf = (side: Side): Secret =>
    side === view.viewer && view.own !== undefined ? view.own : randomSecret(view, side, rng);
  const [A, B] = SIDES.map(secretOf) as [Secret, Secret];
  return { secrets: { A, B }, hidden: {} };
}

function randomSecret({ setup, table }: View<AirWar>, player: Side, rng: Rng): Secret {
  const { kind } = table.step;
  const own = emptySecret();
  if (kind === 'cities') {
    const owner = cityOwner(player);
    own.cities = randomCities(setup.scenario, owner, rng).map((city) => placedCity(setup.scenario, city));
  }
  if (kind === 'placement') own.piles = randomPiles(setup.scenario, player, rng);
  if (kind === 'moves') writeAtRandom({ player, setup, table, own }, own, rng);
  if (kind === 'fire' && hasChoice({ setup, table }, player)) writeAtRandom({ player, setup, table, own }, own, rng);
  if (table.waiting.includes(player)) return inPart(own, rng);
  own.cities.sort((one, other) => one.field - other.field);
  return own;
}

/** Writes as somebody would who chooses at random, until he commits. */
function writeAtRandom(seat: Seat<AirWar>, own: AirWarDraft['secrets']['A'], rng: Rng): void {
  const board = boardOf(seat.setup.scenario);
  for (;;) {
    const action = randomDecision(seat, rng);
    if (action.type === 'commit') return;
    if (action.type === 'fly') own.flights.push(numberedFlight(board, action));
    else if (action.type === 'move') own.moves.push(numbered(board, action));
    else if (action.type === 'aim') own.aims.push(numbered(board, action));
  }
}

/** What somebody has written who is not done: the first of all that he will write. */
function inPart(own: AirWarDraft['secrets']['A'], rng: Rng): Secret {
  const orders = own.flights.length + own.moves.length;
  const kept = rng.int(orders + 1);
  return {
    cities: own.cities.slice(0, rng.int(own.cities.length + 1)),
    piles: own.piles.slice(0, rng.int(own.piles.length + 1)),
    flights: own.flights.slice(0, kept),
    moves: own.moves.slice(0, Math.max(0, kept - own.flights.length)),
    aims: own.aims.slice(0, rng.int(own.aims.length + 1)),
  };
}
