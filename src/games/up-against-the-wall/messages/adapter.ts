import type { AnyAction, Position } from '../../../core/game.ts';
import { supporterOf, supportPoints, trackIndex } from '../rules/board.ts';
import type { Track } from '../rules/scenario-shape.ts';
import type { Event, Uaw } from '../rules/types.ts';
import type { Values } from '../../../messages/message.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { MessageAdapter } from '../../../messages/messages.ts';

/** The labels that the message adapter uses. */
type Term = 'pile' | 'effect' | 'piece' | 'support-line' | 'reconstructed' | 'invented';

/** The functions that the messages in all languages use. */
export const adapter: MessageAdapter<Uaw, Term> = { title, values, phase, picture };

function title({ setup: { scenario } }: Position<Uaw>, field: string, name: string): string | undefined {
  if (field === 'card') return scenario.cards[name]?.title;
  return field === 'track' || field === 'next' ? scenario.tracks.find(({ id }) => id === name)?.name : undefined;
}

function values(about: Event | AnyAction<Uaw>, position: Position<Uaw>, labels: Labels<Term>): Values {
  if (about.type === 'counter-moved') return moveOf(about, position);
  if (about.type === 'use-card' || about.type === 'draw') return { effect: effectOf(about.card, position, labels) };
  if (about.type === 'end-cards') return { drew: mayDiscard(position) };
  return 'piles' in about ? { piles: pilesOf(about.piles, position, labels) } : {};
}

/** Returns the option that says whether a counter can move without an attack. */
function phase({ setup: { unopposed } }: Position<Uaw>): Values {
  return { unopposed };
}

/** Returns true if the player who uses cards can still discard the card that they have just drawn. */
function mayDiscard({ table: { phase } }: Position<Uaw>): boolean {
  return phase.kind === 'cards' && phase.drew;
}

/**
 * For a counter’s move, returns the numbers of both boxes (counted from 1), the value of the new box, and the side that
 * gets this value.
 */
function moveOf({ track, from, to }: Event & { type: 'counter-moved' }, { setup }: Position<Uaw>): Values {
  const moved = setup.scenario.tracks[trackIndex(setup, track)!]!;
  return { from: from + 1, to: to + 1, supports: supporterOf(moved, to), value: moved.values[to]! };
}

function effectOf(card: string, { setup: { scenario } }: Position<Uaw>, { say }: Labels<Term>): string {
  const { effect, ...facts } = scenario.cards[card] ?? { effect: 'replace' };
  return say('effect', { effect, ...facts });
}

/** Returns the piles of pieces in board order, as text. */
function pilesOf(
  piles: Readonly<Record<string, number>>,
  { setup: { scenario } }: Position<Uaw>,
  { say, title: titled }: Labels<Term>,
): readonly string[] {
  return scenario.tracks
    .filter(({ id }) => Object.hasOwn(piles, id))
    .map(({ id, name }) => say('pile', { count: piles[id], track: titled(name) }));
}

/**
 * Returns the table as text. The text has one line for each track: the pieces, and the boxes from the inner to the
 * outer end, with the counter in brackets. The last line of the text has the points of support.
 */
function picture(position: Position<Uaw>, { say, title: titled }: Labels<Term>): string {
  const { setup, table } = position;
  const { tracks, provenance } = setup.scenario;
  const names = tracks.map(({ name }) => titled(name));
  const width = Math.max(...names.map((name) => name.length));
  const lines = tracks.map((track, index) =>
    [
      names[index]!.padEnd(width),
      String(table.pieces.administration[index]).padStart(4),
      say('piece', { side: 'administration' }).padEnd(4),
      boxes(track, table.counters[index]!),
      String(table.pieces.radicals[index]).padStart(4),
      say('piece', { side: 'radicals' }),
    ].join(' '),
  );
  const board = provenance === 'printed' ? [] : [say(provenance)];
  return [...lines, [say('support-line', { ...supportPoints(position) }), ...board].join(' ')].join('\n');
}

function boxes({ values, line }: Track, counter: number): string {
  return values
    .map((value, box) => {
      const shown = box === line ? '|' : String(value);
      return box === counter ? `[${shown}]`.padStart(4) : `${shown} `.padStart(4);
    })
    .join('');
}
