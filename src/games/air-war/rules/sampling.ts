import type { State, View } from '../../../core/game.ts';
import type { Draft } from '../../../core/plain-data.ts';
import type { Rng } from '../../../core/random.ts';
import type { FieldValue } from '../../../core/spec.ts';
import { byField } from './board.ts';
import { randomlyPlaced } from './city-placement.ts';
import { emptySecret } from './course.ts';
import { hasChoice } from './fire.ts';
import { offerAims, offerOrders, type Opening } from './openings.ts';
import { cityOwner } from './sealing.ts';
import { type Side, SIDES } from './sides.ts';
import type { AirWar, Secret } from './types.ts';
import { randomPiles } from './unit-placement.ts';

/**
 * Draws possible secret entries for all players except the viewer. For a player who has committed, the entries are
 * complete and legal. For a player who has not committed, the function draws only the first entries of a complete list,
 * or no entries.
 *
 * The possible sets of orders are not equally likely, because there are too many sets to list them. Separate functions
 * place the cities and the units. Moves and aims are drawn one by one from the legal moves and aims.
 */
export function sampleHidden(view: View<AirWar>, rng: Rng): Pick<State<AirWar>, 'secrets' | 'hidden'> {
  const secretOf = (side: Side): Secret =>
    side === view.viewer && view.own !== undefined ? view.own : randomSecret(view, side, rng);
  const [A, B] = SIDES.map(secretOf) as [Secret, Secret];
  return { secrets: { A, B }, hidden: {} };
}

function randomSecret(view: View<AirWar>, player: Side, rng: Rng): Secret {
  const own = randomlyWritten(view, player, rng);
  if (view.table.waiting.includes(player)) return inPart(own, rng);
  own.cities.sort(byField);
  return own;
}

/** Draws the entries of a player who has committed. */
function randomlyWritten({ setup, table }: View<AirWar>, player: Side, rng: Rng): Draft<Secret> {
  const { scenario } = setup;
  const own = emptySecret();
  const seat = { player, setup, table, own };
  switch (table.phase.kind) {
    case 'cities':
      own.cities = randomlyPlaced(scenario, cityOwner(player), rng);
      break;
    case 'placement':
      own.piles = randomPiles(scenario, player, rng);
      break;
    case 'moves':
      writeAtRandom(own, (draw) => offerOrders(seat, draw), rng);
      break;
    case 'fire':
      if (hasChoice(seat, player)) writeAtRandom(own, (draw) => offerAims(seat, draw), rng);
      break;
    case 'naming':
    case 'over':
  }
  return own;
}

/** Repeatedly draws one of the offered actions, which are orders and the commit. Stops when it draws the commit. */
function writeAtRandom(own: Draft<Secret>, offer: (draw: Draw) => void, rng: Rng): void {
  for (;;) {
    const draw = new Draw(rng);
    offer(draw);
    const [from, to, count, relay] = draw.fields as readonly [number, number, number, true?];
    const order = { from, to, count };
    if (draw.type === 'commit') return;
    if (draw.type === 'fly') own.flights.push({ ...order, relay: relay === true });
    else if (draw.type === 'move') own.moves.push(order);
    else own.aims.push(order);
  }
}

/** Draws one of the offered actions, with equal probability for each action. */
class Draw implements Opening<string> {
  type = '';
  fields: readonly FieldValue[] = [];
  readonly #rng: Rng;
  #size = 0;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  one(type: string, ...fields: readonly FieldValue[]): void {
    this.rangeAt(fields.length, type, [0, 0], ...fields);
  }

  range(type: string, least: number, most: number, ...fields: readonly FieldValue[]): void {
    this.rangeAt(fields.length, type, [least, most], ...fields);
  }

  rangeAt(
    place: number,
    type: string,
    [least, most]: readonly [number, number],
    ...fields: readonly FieldValue[]
  ): void {
    const count = Math.max(0, most - least + 1);
    this.#size += count;
    const drawn = count === 0 ? count : this.#rng.int(this.#size);
    if (drawn >= count) return;
    this.type = type;
    this.fields = fields.toSpliced(place, 0, least + drawn);
  }
}

/** Returns the entries of a player who has not committed: the first entries of a complete list. */
function inPart(own: Secret, rng: Rng): Secret {
  const { flights, moves } = own;
  const kept = rng.int(flights.length + moves.length + 1);
  const firstOf = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, rng.int(items.length + 1));
  return {
    cities: firstOf(own.cities),
    piles: firstOf(own.piles),
    flights: flights.slice(0, kept),
    moves: moves.slice(0, Math.max(0, kept - flights.length)),
    aims: firstOf(own.aims),
  };
}
