/**
 * Creates positions and plays lines of the notation, for tests of Revolting Behaviour!
 *
 * These matches have no seed, so a test must play every lot and every card as a line. Unexpected lines are refused, so
 * a test cannot forget a chance event.
 */
import { expect } from 'vitest';
import type { State } from '../../../src/core/game.ts';
import type { Draft } from '../../../src/core/plain-data.ts';
import {
  type Activity,
  type Options,
  type RevoltingBehaviour,
  revoltingBehaviour as game,
  type Phase,
} from '../../../src/games/revolting-behaviour/rules/index.ts';
import type { Cause, Holding } from '../../../src/games/revolting-behaviour/rules/types.ts';
import { deckOf, type StandardCard } from '../../../src/mechanics/deck.ts';
import { linesOf } from '../lines.ts';

export type RevoltState = State<RevoltingBehaviour>;

/** A record with the same value for each activity. */
export function everywhere<Each>(each: Each): Record<Activity, Each> {
  return {
    'legal-fund-raising': each,
    'legal-force': each,
    'illegal-fund-raising': each,
    'illegal-force': each,
  };
}

/** The draw of a card as a line of the notation, which quotes words that start with a digit. */
export function card(name: StandardCard): string {
  return game.format({ type: 'draw', player: 'chance', card: name });
}

export const { play, eventsOf, eventsOfType, refusalOf, legalLines, edited, actorOf, outcomeOf } = linesOf(game);

/** The differences of a position from the start of a match. */
export interface Sketch {
  readonly options?: Options;
  readonly turn?: number;
  /** For some players, the number of points, by the name of the player. Other players have their initial points. */
  readonly points?: Readonly<Record<string, number>>;
  /**
   * For some players, data of the Cause, by the name of the player. Other players have a Cause that has not been
   * attacked.
   */
  readonly causes?: Readonly<Record<string, Partial<Cause>>>;
  /** The player to act, followed by the next players. Default: all players, in seating order. */
  readonly order?: readonly string[];
  /**
   * The names of players who have conceded. Players who have conceded have no points. The default `order` does not
   * contain players who have conceded.
   */
  readonly conceded?: readonly string[];
  readonly phase?: Phase;
}

/** A position in the middle of a match, parsed like untrusted input. */
export function position(sketch: Sketch = {}): RevoltState {
  const { options, turn = 1, points = {}, causes = {}, conceded = [], phase } = sketch;
  return edited(game.setup(options), ({ setup, table }) => {
    const order = sketch.order ?? setup.players.filter((name) => !conceded.includes(name));
    table.conceded = conceded.map((name) => setup.players.indexOf(name));
    for (const seat of table.conceded) table.holdings[seat]!.points = 0;
    table.turn = turn;
    table.phase = (phase ?? { kind: 'act' }) as Draft<Phase>;
    table.order = order.map((name) => setup.players.indexOf(name));
    for (const [name, own] of Object.entries(points)) table.holdings[setup.players.indexOf(name)]!.points = own;
    for (const [name, own] of Object.entries(causes)) {
      const { cause } = table.holdings[setup.players.indexOf(name)]!;
      const { down = cause.down, up = [], seen = [] } = own;
      Object.assign(cause, { down, up: [...up], seen: deckOf([...seen, ...up]) });
    }
  });
}

/** The points and the Cause of a player. */
export function holdingOf({ setup, table }: RevoltState, name: string): Holding {
  const holding = table.holdings[setup.players.indexOf(name)];
  expect(holding).toBeDefined();
  return holding!;
}

/** The points of all players, in seating order. */
export function pointsOf({ table }: RevoltState): readonly number[] {
  return table.holdings.map(({ points }) => points);
}

/** The player to act, followed by the next players. */
export function orderOf({ setup, table }: RevoltState): readonly string[] {
  return table.order.map((seat) => setup.players[seat]!);
}
