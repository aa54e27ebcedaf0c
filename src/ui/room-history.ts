import type { RoomNote } from '../room/notes.ts';
import type { RoomHistoryItem } from '../room/protocol.ts';
import type { HistoryStep, Sentence } from '../session/history.ts';

/** The events and the notice of one update of the match. */
export type MatchNews = Exclude<RoomHistoryItem, RoomNote>;

/** An entry of the history: an update with its sentences, or a note. */
export type Happening =
  { readonly news: MatchNews; readonly sentences: readonly Sentence[]; readonly isOwn: boolean } | RoomNote;

/**
 * Adds a note to a history, unless the history already contains the note. If the note says that a person has deleted
 * their words, removes the earlier notes of this person.
 */
export function withNote<Item extends object>(
  history: readonly (Item | RoomNote)[],
  note: RoomNote,
): readonly (Item | RoomNote)[] {
  if (history.some((item) => 'note' in item && item.note === note.note)) return history;
  const isKept = (item: Item | RoomNote): boolean =>
    note.kind !== 'forgot' || !('note' in item && 'seat' in item && item.kind !== 'forgot' && item.seat === note.seat);
  return [...history.filter(isKept), note];
}

/**
 * Returns the steps of a match. The function adds each note of the room to the step before the note. A chat message
 * does not start a new step, because a new step would clear the viewer's choices.
 */
export function historyFrom(
  happenings: readonly Happening[],
  textOf: (note: RoomNote) => string,
): readonly HistoryStep[] {
  let last: HistoryStep = { id: 0, title: '', sentences: [], isOwn: false, variations: [] };
  const steps: HistoryStep[] = [];
  for (const item of happenings) {
    if ('note' in item) last = { ...last, sentences: [...last.sentences, { text: textOf(item), rule: '' }] };
    else {
      const { sentences, isOwn } = item;
      steps.push(last);
      last = { id: steps.length, title: '', sentences, isOwn, variations: [] };
    }
  }
  return [...steps, last];
}
