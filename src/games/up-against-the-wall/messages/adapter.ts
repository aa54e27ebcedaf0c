import type { AnyAction, Position } from '../../../core/game.ts';
import { supportPoints } from '../rules/board.ts';
import type { Track } from '../rules/scenario-shape.ts';
import type { Event, Uaw } from '../rules/types.ts';
import type { Values } from '../../../messages/message.ts';
import type { Teller, Voice } from '../../../messages/speak.ts';

/** What there is to say besides events, actions and refusals. */
export type Term = 'pile' | 'card-effect' | 'RAD' | 'LAW' | 'support' | 'reconstructed';

/** The game, for the words of any language. */
export const adapter: Teller<Uaw, Term> = { title, more, picture };

function title({ setup: { scenario } }: Position<Uaw>, field: string, name: string): string | undefined {
  if (field === 'card') return scenario.cards[name]?.title;
  return field === 'track' || field === 'next' ? scenario.tracks.find(({ id }) => id === name)?.name : undefined;
}

function more(about: Event | AnyAction<Uaw>, position: Position<Uaw>, voice: Voice<Term>): Values {
  // People count boxes from 1.
  if (about.type === 'counter-moved') return { from: about.from + 1, to: about.to + 1 };
  if (about.type === 'use-card' || about.type === 'draw') return { effect: effectOf(about.card, position, voice) };
  return 'piles' in about ? { piles: pilesOf(about.piles, position, voice) } : {};
}

function effectOf(card: string, { setup: { scenario } }: Position<Uaw>, { say }: Voice<Term>): string {
  const { effect, ...facts } = scenario.cards[card] ?? { effect: 'replace' };
  return say('card-effect', { effect, ...facts });
}

/** Piles in board order. */
function pilesOf(
  piles: Readonly<Record<string, number>>,
  { setup: { scenario } }: Position<Uaw>,
  { say, title: titled }: Voice<Term>,
): readonly string[] {
  return scenario.tracks
    .filter(({ id }) => Object.hasOwn(piles, id))
    .map(({ id, name }) => say('pile', { count: piles[id], track: titled(name) }));
}

/**
 * A line for each track with its pieces, its boxes from the inner to the outer end, and the counter in brackets; then the
 * points of support.
 */
function picture(position: Position<Uaw>, { say, title: titled }: Voice<Term>): string {
  const { setup, table } = position;
  const { tracks, provenance } = setup.scenario;
  const names = tracks.map(({ name }) => titled(name));
  const width = Math.max(...names.map((name) => name.length));
  const lines = tracks.map((track, index) =>
    [
      names[index]!.padEnd(width),
      String(table.pieces.administration[index]).padStart(4),
      say('LAW').padEnd(4),
      boxes(track, table.counters[index]!),
      String(table.pieces.radicals[index]).padStart(4),
      say('RAD'),
    ].join(' '),
  );
  const board = provenance === 'printed' ? [] : [say('reconstructed')];
  return [...lines, [say('support', { ...supportPoints(position) }), ...board].join(' ')].join('\n');
}

function boxes({ values, line }: Track, counter: number): string {
  return values
    .map((value, box) => {
      const shown = box === line ? '|' : String(value);
      return box === counter ? `[${shown}]`.padStart(4) : `${shown} `.padStart(4);
    })
    .join('');
}
