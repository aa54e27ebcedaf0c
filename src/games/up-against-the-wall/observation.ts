import { counts, type Feature, type Observation, oneHot, scalar } from '../../encoding/observation.ts';
import { supportPoints } from './rules/board.ts';
import { declared } from './rules/declaration.ts';
import type { Setup, Table, Uaw } from './rules/types.ts';
import { ofSide, opponentOf, type Side, SIDES, wayOf } from './rules/sides.ts';

/** The observation divides numbers of pieces by this number, which is the maximum that PLOT gives in a turn. */
const PIECES = 16;

type Phase = Table['phase'];

/** *Up Against the Wall, Motherfucker!* as numbers. “Own” means the observing side. */
export const observation: Observation<Uaw> = {
  version: 1,
  features: (setup) => {
    const cards = { names: Object.keys(setup.scenario.cards) };
    return [
      oneHot('phase', 'the phase', [...Object.keys(declared.phases), 'over'], ({ table }) => table.phase.kind),
      oneHot('side', 'the observing side', SIDES, ({ viewer }) => viewer),
      scalar('turn', 'the turn / the last turn', ({ table }) => table.turn / setup.scenario.plot.radicals.length),
      scalar('own-move', '1 if the observing side makes this move', ({ table, viewer }) =>
        Number(table.mover === viewer),
      ),
      scalar(
        'own-due',
        `pieces that the observing side receives in this turn / ${String(PIECES)}`,
        ({ table, viewer }) => dueTo(table, viewer),
      ),
      scalar('due', `pieces that the opponent receives in this turn / ${String(PIECES)}`, ({ table, viewer }) =>
        dueTo(table, opponentOf(viewer as Side)),
      ),
      scalar('points', '(support points of the observing side - support points of the opponent) / 50', (view) => {
        const points = supportPoints(view);
        const side = view.viewer as Side;
        return (ofSide(points, side) - ofSide(points, opponentOf(side))) / 50;
      }),
      scalar('gambit', '1 if the gambit was called in this move', ({ table }) => Number(table.done.gambit)),
      scalar('left', `pieces to place or to remove / ${String(PIECES)}`, ({ table }) => leftIn(table.phase) / PIECES),
      ...tracksOf(setup),
      counts('hand', 'cards in the hand of the observing side, by card', cards, ({ own }) => own?.hand ?? []),
      counts(
        'discarded',
        'cards that the observing side has discarded, by card',
        cards,
        ({ own }) => own?.discarded ?? [],
      ),
      counts('used', 'used cards, by card', cards, ({ table }) => table.used),
      scalar(
        'cards',
        'cards in the hand of the opponent / 12',
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
    about: `${about}, by track, / ${String(PIECES)}`,
    shape,
    write({ table, viewer }, into, start) {
      const row = ofSide(table.pieces, sideOf(viewer as Side));
      for (let track = 0; track < row.length; track++) into[start + track] = row[track]! / PIECES;
    },
  });
  const marked = (name: string, about: string, read: (table: Table) => readonly number[]): Feature<Uaw> => ({
    name,
    about: `1 for each track ${about}`,
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
      about: 'distance of each counter from the line / boxes of the track, positive on the observing side',
      shape,
      write({ table, viewer }, into, start) {
        const way = wayOf(viewer as Side);
        for (let track = 0; track < tracks.length; track++)
          into[start + track] = (way * (table.counters[track]! - tracks[track]!.line)) / tracks[track]!.values.length;
      },
    },
    marked('open', 'on which pieces can be placed or removed now', ({ phase }) => openIn(phase, tracks.length)),
    marked('attacked', 'attacked in this move', ({ done }) => done.attacked),
    marked('advanced', 'whose counter has moved in this move', ({ done }) => done.advanced),
    marked('queue', 'whose counter the player decides on next', ({ phase }) =>
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
