/** The page’s state: one session, what is chosen in it, and who is thinking. Everything that decides is elsewhere. */
import { computed, type ComputedRef, onBeforeUnmount, shallowRef, type ShallowRef, watch } from 'vue';
import { type GameTypes, recordOf, type View, type Violation } from 'countersheet/core';
import { line } from 'countersheet/match';
import { type Kind, kindsOf, linesFor, narrowed } from './choices.ts';
import { type Chance, oddsOf } from './odds.ts';
import type { Playable } from './playable.ts';
import {
  act,
  actorOf,
  goTo,
  handOver,
  isAtEnd,
  mustHandOver,
  obstacleTo,
  type Session,
  story,
  type ToldStep,
  turnOf,
  undo,
  viewerOf,
  viewOf,
} from './session.ts';
import { createThinker, type Thinker } from './thinker.ts';
import type { Advice, Course } from './thinking.ts';

/** What the components show and call. */
export interface Play {
  readonly playable: Playable;
  readonly session: ShallowRef<Session>;
  readonly viewer: ComputedRef<string>;
  readonly view: ComputedRef<View<GameTypes>>;
  readonly actor: ComputedRef<string | undefined>;
  readonly isHandOver: ComputedRef<boolean>;
  readonly isThinking: ShallowRef<boolean>;
  /** All that the viewer can do, and what is left of it after clicks on the board. */
  readonly lines: ComputedRef<readonly string[]>;
  readonly left: ComputedRef<readonly string[]>;
  readonly kinds: ComputedRef<readonly Kind[]>;
  /** The places clicked on. */
  readonly places: ShallowRef<readonly string[]>;
  /** The action that waits for a last word, with its odds. */
  readonly chosen: ShallowRef<{ readonly line: string; readonly odds: readonly Chance[] } | undefined>;
  readonly story: ComputedRef<readonly ToldStep[]>;
  readonly advice: ShallowRef<Advice | undefined>;
  readonly fault: ShallowRef<string>;
  readonly obstacle: ShallowRef<Pick<Violation, 'code'> | undefined>;
  /** Plays a line, or asks for a last word if dice come of it. */
  choose(line: string): void;
  /** Plays a line. */
  doIt(line: string): void;
  /** Narrows the choice to what speaks of a place; plays what alone is left. */
  click(place: string): void;
  forget(): void;
  takeScreen(): void;
  takeBack(): void;
  visit(id: number): void;
  ask(): Promise<void>;
  /** What the match was to each player up to where it stands. */
  judge(): Promise<void>;
  readonly courses: ShallowRef<readonly Course[]>;
  /** Bots play on from here until a person is due. */
  goOn(): Promise<void>;
}

/** Milliseconds without a new position, before what can wait is worked out. */
const PAUSE = 250;

/** Makes a session playable. */
export function usePlay(playable: Playable, first: Session): Play {
  const session = shallowRef(first);
  const places = shallowRef<readonly string[]>([]);
  const chosen = shallowRef<Play['chosen']['value']>();
  const advice = shallowRef<Advice>();
  const courses = shallowRef<readonly Course[]>([]);
  const isThinking = shallowRef(false);
  const fault = shallowRef('');
  const thinker = createThinker(playable.manifest.game.id);
  onBeforeUnmount(() => {
    clearTimeout(judging);
    thinker.stop();
  });

  const viewer = computed(() => viewerOf(playable, session.value));
  const view = computed(() => viewOf(playable, session.value));
  const actor = computed(() => actorOf(playable, session.value));
  const obstacle = shallowRef<Play['obstacle']['value']>();
  let judging: ReturnType<typeof setTimeout> | undefined;
  // It is tried in many worlds, which would keep a board waiting.
  watch(
    session,
    (now) => {
      clearTimeout(judging);
      judging = setTimeout(() => (obstacle.value = obstacleTo(playable, now)), PAUSE);
    },
    { immediate: true },
  );
  const lines = computed(() => (actor.value === viewer.value ? linesFor(playable, view.value) : []));
  const left = computed(() => narrowed(lines.value, places.value));

  function change(next: Session): void {
    session.value = next;
    forget();
    advice.value = undefined;
    fault.value = '';
    void goOn();
  }

  function forget(): void {
    places.value = [];
    chosen.value = undefined;
  }

  function choose(line: string): void {
    const odds = oddsOf(playable, view.value, line);
    if (odds === undefined) change(act(playable, session.value, line));
    else chosen.value = { line, odds };
  }

  async function goOn(): Promise<void> {
    if (isThinking.value) return;
    isThinking.value = true;
    try {
      while (isAtEnd(session.value)) {
        const played = await botPlays(playable, thinker, session.value);
        if (played === undefined) break;
        // Somebody may have gone elsewhere while the bot was thinking.
        if (session.value === played.before) session.value = played.after;
      }
    } catch (error) {
      fault.value = String(error);
    } finally {
      isThinking.value = false;
    }
  }

  return {
    playable,
    session,
    viewer,
    view,
    actor,
    isHandOver: computed(() => mustHandOver(playable, session.value)),
    isThinking,
    lines,
    left,
    kinds: computed(() => kindsOf(left.value)),
    places,
    chosen,
    story: computed(() => story(playable, session.value, viewer.value)),
    advice,
    fault,
    obstacle,
    choose,
    doIt: (line) => change(act(playable, session.value, line)),
    click(place) {
      const next = [...places.value, place];
      const remaining = narrowed(lines.value, next);
      chosen.value = undefined;
      if (remaining.length === 0) return;
      places.value = next;
      if (remaining.length === 1) choose(remaining[0]!);
    },
    forget,
    takeScreen: () => (session.value = handOver(playable, session.value)),
    takeBack: () => change(undo(playable, session.value)),
    visit(id) {
      session.value = goTo(session.value, id);
      forget();
      advice.value = undefined;
    },
    async ask() {
      const asked = session.value;
      const found = await thinker.advise(view.value);
      if (session.value === asked) advice.value = found;
    },
    async judge() {
      const { match } = session.value;
      const actions = line(match).flatMap((node) => node.actions);
      courses.value = await thinker.judge(recordOf(playable.manifest.game, match.options, actions));
    },
    courses,
    goOn,
  };
}

async function botPlays(
  playable: Playable,
  thinker: Thinker,
  before: Session,
): Promise<{ before: Session; after: Session } | undefined> {
  const turn = turnOf(playable, before);
  const player = actorOf(playable, before);
  const sitter = player === undefined ? 'person' : before.seats[player]!;
  if (turn.kind !== 'decision' || player === undefined || sitter === 'person') return undefined;
  const view = playable.manifest.game.view(before.match.nodes[before.match.current]!.state, player);
  const line = await thinker.act(view, sitter);
  return { before, after: act(playable, before, line) };
}
