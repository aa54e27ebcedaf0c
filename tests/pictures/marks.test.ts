/** Checks that the marks of a picture show a person everything that a step has changed. */
import { describe, expect, it } from 'vitest';
import { eventsFor, type GameEvent, type GameTypes, type State, type View } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { renderSvg } from '../../src/pictures/index.ts';
import { SUBJECTS, type Subject } from '../games/subjects.ts';
import { times } from '../times.ts';
import { elementsOf } from './well-formed.ts';

/** The greatest number of actions of a match. */
const STEPS = 1500;

/**
 * If a viewer sees the same types of events in several steps of a match, at most this many of these steps are checked.
 */
const ALIKE = 2;

/** The pieces and other things of a picture, except those that lie on another thing. */
interface Drawing {
  /** The label of each thing, which describes everything that the thing shows. */
  readonly labels: ReadonlyMap<string, string>;
  /** The things that the picture marks. */
  readonly marked: ReadonlySet<string>;
}

function drawingOf({ gallery }: Subject, view: View<GameTypes>, highlight: readonly GameEvent[]): Drawing {
  const labels = new Map<string, string>();
  const marked = new Set<string>();
  const { renderer, messages } = gallery;
  const elements = elementsOf(renderSvg(renderer, view, { messages: messages.en, highlight }));
  for (const [index, { attributes, around }] of elements.entries()) {
    const outer = around.map(idOf).find((id) => id !== undefined);
    const own = idOf({ attributes });
    if (outer === undefined && own !== undefined) labels.set(own, elements[index + 1]!.text);
    if (outer !== undefined && attributes['class']?.includes('s-mark') === true) marked.add(outer);
  }
  return { labels, marked };
}

function idOf({ attributes }: { readonly attributes: Readonly<Record<string, string>> }): string | undefined {
  return attributes['data-place'] ?? attributes['data-piece'];
}

/**
 * Returns the things that have changed without a mark. A thing that is no longer drawn cannot be marked, so a mark on
 * any other thing is enough in this case.
 */
function missedIn(before: Drawing, after: Drawing, { labels, marked }: Drawing): readonly string[] {
  const changed = [...new Set([...before.labels.keys(), ...after.labels.keys()])].filter(
    (id) => positionIn(before.labels.get(id)) !== positionIn(after.labels.get(id)),
  );
  return changed.filter((id) => (labels.has(id) ? !marked.has(id) : marked.size === 0));
}

/**
 * Removes the words “must act now” from the label of a player of *Revolting Behaviour!*, because these words do not
 * describe a piece or a number.
 */
function positionIn(label: string | undefined): string | undefined {
  return label?.replace('; must act now', '');
}

/** Plays random actions. Returns all changes that viewers saw without a mark, after each step. */
function missedBy(subject: Subject, seed: number): readonly string[] {
  const { game, narrated } = subject;
  const rng = createRng(seed);
  let state: State<GameTypes> = game.setup({ ...narrated.options[seed % narrated.options.length], seed });
  const viewers = ['spectator', ...game.players(state)];
  const missed: string[] = [];
  const checked = new Map<string, number>();
  for (let step = 0; step < STEPS && game.turn(state).kind !== 'over'; step++) {
    const before = state;
    const action = game.randomAction(before, rng);
    const played = game.step(before, action);
    ({ state } = played);
    for (const viewer of viewers) {
      const events = eventsFor(played.events, viewer);
      // A player's own secret action causes no event before it is revealed.
      if (viewer === action.player && events.length === 0) continue;
      const kind = [...new Set([viewer, action.type, ...events.map(({ type }) => type)])].join(' ');
      const alike = checked.get(kind) ?? 0;
      if (alike === ALIKE) continue;
      checked.set(kind, alike + 1);
      const [old, view] = [game.view(before, viewer), game.view(state, viewer)];
      const [plain, marked] = [drawingOf(subject, view, []), drawingOf(subject, view, events)];
      const found = missedIn(drawingOf(subject, old, []), plain, marked);
      missed.push(...found.map((id) => `${game.format(action)}, seen by ${viewer}: ${id}`));
    }
  }
  return missed;
}

describe.each(SUBJECTS.map((subject) => [subject.id, subject] as const))('a picture of %s', (_, subject) => {
  it('marks each thing that the last events have changed', () => {
    const runs = times(25, 2);
    for (let seed = 1; seed <= runs; seed++) expect(missedBy(subject, seed), String(seed)).toEqual([]);
  });
});
