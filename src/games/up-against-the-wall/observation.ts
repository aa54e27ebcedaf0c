import { counts, type Feature, type Observation, oneHot, scalar } from '../../encoding/observation.ts';
import { supportPoints } from './rules/board.ts';
import { declared } from './rules/declaration.ts';
import type { Setup, Table, Uaw } from './rules/types.ts';
import { ofSide, opponentOf, type Side, SIDES, wayOf } from './rules/sides.ts';

/** The observation divides numbers of pieces by this number, which is the maximum that PLOT gives in a turn. */
const PIECES = 16;

type Phase = Table['phase'];

/**
 * The features that describe a view of *Up Against the Wall, Motherfucker!* as numbers. “Own” means the observing side.
 */
export const observation: Observation<Uaw> = {
  version: 1,
  features: (setup) => {
    const turns = setup.scenario.plot.radicals.length;
    const cards = { names: Object.keys(setup.scenario.cards) };
    return [
      oneHot('phase', 'the phase', [...Object.keys(declared.phases), 'over'], ({ table }) => table.phase.kind),
      oneHot('side', 'the observing side', SIDES, ({ viewer }) => viewer),
      scalar('turn', 'number of the turn, divided by the number of turns', ({ table }) => table.turn / turns),
      scalar('own-move', '1 if the observing side makes this move', ({ table, viewer }) =>
        Number(table.mover === viewer),
      ),
      scalar(
        'own-due',
        `new pieces of the observing side this turn, divided by ${String(PIECES)}`,
        ({ table, viewer }) => dueTo(table, viewer),
      ),
      scalar('due', `new pieces of the opponent this turn, divided by ${String(PIECES)}`, ({ table, viewer }) =>
        dueTo(table, opponentOf(viewer as Side)),
      ),
      scalar('points', 'lead of the observing side in support points, divided by 50', (view) => {
        const points = supportPoints(view);
        const side = view.viewer as Side;
        return (ofSide(points, side) - ofSide(points, opponentOf(side))) / 50;
      }),
      scalar('gambit', '1 if the gambit was called in this move', ({ table }) => Number(table.done.gambit)),
      scalar(
        'left',
        `number of pieces to place or remove, divided by ${String(PIECES)}`,
        ({ table }) => leftIn(table.phase) / PIECES,
      ),
      ...tracksOf(setup),
      counts('hand', 'cards in the hand of the observing side, by card', cards, ({ own }) => own?.hand ?? []),
      counts('discarded', 'discarded cards of the observing side, by card', cards, ({ own }) => own?.discarded ?? []),
      counts('used', 'used cards, by card', cards, ({ table }) => table.used),
      scalar(
        'cards',
        'number of cards in the opponent’s hand, divided by 12',
        ({ table, viewer }) => ofSide(table.handSizes, opponentOf(viewer as Side)) / 12,
      ),
    ];
  },
};

/** Returns the features that contain a number for each track. */
function tracksOf({ scenario: { tracks } }: Setup): readonly Feature<Uaw>[] {
  const shape = [tracks.length];
  const pieces = (name: string, about: string, sideOf: (viewer: Side) => Side): Feature<Uaw> => ({
    name,
    about: `number of ${about}, by track, divided by ${String(PIECES)}`,
    shape,
    write({ table, viewer }, into, start) {
      const row = ofSide(table.pieces, sideOf(viewer as Side));
      for (let track = 0; track < row.length; track++) into[start + track] = row[track]! / PIECES;
    },
  });
  const marked = (name: string, about: string, read: (table: Table) => readonly number[]): Feature<Uaw> => ({
    name,
    about: `by track, 1 if ${about}`,
    shape,
    write({ table }, into, start) {
      for (const track of read(table)) into[start + track] = 1;
    },
  });
  return [
    pieces('own-pieces', 'pieces of the observing side', (viewer) => viewer),
    pieces('pieces', 'pieces of the opponent', opponentOf),
    {
      name: 'counters',
      about: 'boxes from the line to the counter, divided by the boxes of the track; positive on the observing side',
      shape,
      write({ table, viewer }, into, start) {
        const way = wayOf(viewer as Side);
        for (let track = 0; track < tracks.length; track++)
          into[start + track] = (way * (table.counters[track]! - tracks[track]!.line)) / tracks[track]!.values.length;
      },
    },
    marked('open', 'pieces can be placed or removed now', ({ phase }) => openIn(phase, tracks.length)),
    marked('attacked', 'the track has been attacked in this move', ({ done }) => done.attacked),
    marked('advanced', 'the counter of the track has moved in this move', ({ done }) => done.advanced),
    marked('queue', 'the player must now decide whether to move the counter of the track', ({ phase }) =>
      phase.kind === 'advance' ? phase.queue.slice(0, 1) : [],
    ),
  ];
}

function dueTo({ due }: Table, side: string): number {
  return ofSide(due, side as Side) / PIECES;
}

function leftIn(phase: Phase): number {
  return phase.kind === 'deploy' || phase.kind === 'remove' ? phase.left : 0;
}

/** Returns the tracks on which the player can still place or remove pieces in this phase. */
function openIn(phase: Phase, tracks: number): readonly number[] {
  if (phase.kind !== 'deploy' && phase.kind !== 'remove') return [];
  return Array.from({ length: tracks - phase.from }, (_, index) => phase.from + index);
}
