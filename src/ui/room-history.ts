import type { RoomNote } from '../room/notes.ts';
import type { RoomHistoryItem } from '../room/protocol.ts';
import type { HistoryStep, Sentence } from '../session/history.ts';

/** What happened in the match at one version. */
export type MatchNews = Exclude<RoomHistoryItem, RoomNote>;

/** What happened at one version: an update with its sentences, or a note. */
export type Happening =
  { readonly news: MatchNews; readonly sentences: readonly Sentence[]; readonly isOwn: boolean } | RoomNote;

/** Adds a note to a history, once. A person who is forgotten leaves none of their words. */
export function withNote<Item extends object>(
  history: readonly (Item | RoomNote)[],
  note: RoomNote,
): readonly (Item | RoomNote)[] {
  if (history.some((item) => 'note' in item && item.note === note.note)) return history;
  const isKept = (item: Item | RoomNote): boolean =>
    note.kind !== 'forgot' || !('note' in item && 'seat' in item && item.kind !== 'forgot' && item.seat === note.seat);
  return [...history.filter(isKept), note];
}

/** The steps of a match. A note belongs to the step before it, so that a chat message does not disturb a choice. */
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
