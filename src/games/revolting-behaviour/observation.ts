import { counts, type Feature, type Observation, oneHot, scalar } from '../../encoding/observation.ts';
import { ACTIVITIES, SEVERITIES } from './rules/activities.ts';
import { CARDS } from './rules/cards.ts';
import { declared } from './rules/declaration.ts';
import type { Drawing, RevoltingBehaviour, Setup, Table } from './rules/types.ts';

/**
 * The observation of *Revolting Behaviour!* as numbers. The players are in seating order, beginning with the observing
 * player.
 */
export const observation: Observation<RevoltingBehaviour> = {
  version: 1,
  features: (setup, players) => [
    oneHot('phase', 'the phase', [...Object.keys(declared.phases), 'over'], ({ table }) => table.phase.kind),
    scalar('turn', 't / (20 + t), where t is the number of the turn', ({ table }) => squashed(table.turn, 20)),
    ...players.flatMap((_, distance) => holdingOf(setup, players, distance)),
    oneHot('activity', 'the activity of the attempt', ACTIVITIES, ({ table }) => drawingIn(table)?.attempt.activity),
    oneHot('severity', 'the severity of the attempt', SEVERITIES, ({ table }) => drawingIn(table)?.attempt.severity),
    {
      name: 'target',
      about:
        '1 for the target of the attempt; the first number is for the Cause of the actor, the others are for the players',
      shape: [players.length + 1],
      write({ table, viewer }, into, start) {
        const target = drawingIn(table)?.attempt.target;
        if (target === undefined) return;
        const own = players.indexOf(viewer);
        const seat = players.indexOf(target);
        into[start + (target === 'cause' ? 0 : 1 + ((seat - own + players.length) % players.length))] = 1;
      },
    },
    counts(
      'drawn',
      'for each card, how often it was drawn in the attempt',
      { names: CARDS, most: setup.jokers + 1 },
      ({ table }) => drawingIn(table)?.drawn ?? [],
    ),
  ],
};

/** Returns the features of the player whose seat is `distance` seats after the seat of the observing player. */
function holdingOf(
  { causeSize }: Setup,
  players: readonly string[],
  distance: number,
): readonly Feature<RevoltingBehaviour>[] {
  const whose = distance === 0 ? 'own' : `next-${String(distance)}`;
  const about =
    distance === 0
      ? 'of the observing player'
      : `of the player who sits ${String(distance)} ${distance === 1 ? 'seat' : 'seats'} after the observing player`;
  const seatOf = (viewer: string): number => (players.indexOf(viewer) + distance) % players.length;
  const holding = ({ table, viewer }: Seen): Table['holdings'][number] => table.holdings[seatOf(viewer)]!;
  return [
    scalar(`${whose}-points`, `p / (30 + p), where p is the number of points ${about}`, (view) =>
      squashed(holding(view).points, 30),
    ),
    scalar(`${whose}-down`, `number of face-down cards of the Cause ${about}, divided by the size of a Cause`, (view) =>
      Math.min(1, holding(view).cause.down / causeSize),
    ),
    counts(`${whose}-up`, `the face-up card of the Cause ${about}`, { names: CARDS }, (view) => holding(view).cause.up),
    counts(
      `${whose}-seen`,
      `cards turned up in the Cause ${about}`,
      { names: CARDS, most: 4 },
      (view) => holding(view).cause.seen,
    ),
    scalar(
      `${whose}-place`,
      `1 divided by the position ${about} in the order of the turn; 0 without a position`,
      ({ table, viewer }) => {
        const place = table.order.indexOf(seatOf(viewer));
        return place === -1 ? 0 : 1 / (place + 1);
      },
    ),
    scalar(`${whose}-conceded`, `1 after a concession ${about}`, ({ table, viewer }) =>
      Number(table.conceded.includes(seatOf(viewer))),
    ),
  ];
}

interface Seen {
  readonly viewer: string;
  readonly table: Table;
}

/** Returns the attempt in progress. */
function drawingIn({ phase }: Table): Drawing | undefined {
  return 'attempt' in phase ? phase : undefined;
}

function squashed(value: number, half: number): number {
  return value / (value + half);
}
