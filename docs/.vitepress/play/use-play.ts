/** The page’s state: one session, what is chosen in it, and who is thinking. Everything that decides is elsewhere. */
import { computed, type ComputedRef, onBeforeUnmount, shallowRef, type ShallowRef, watch } from 'vue';
import { type GameTypes, createRecord, type View } from 'countersheet/core';
import { pathTo } from 'countersheet/match';
import {
  type PlayerAction,
  type Choice,
  choicesAt,
  choicesOf,
  handOver,
  isAtEnd,
  type Next,
  nextOf,
  type ActionOdds,
  oddsOf,
  playAction,
  type Session,
  historyOf,
  type HistoryStep,
  type TakebackInfo,
  takebackOf,
  undo,
  unlistedChoices,
  viewOf,
  visit,
} from 'countersheet/session';
import type { Playable } from './playable.ts';
import { createThinker } from './thinker.ts';
import type { Advice, Course } from './thinking.ts';

/** What the components show and call. */
export interface Play {
  readonly playable: Playable;
  readonly session: ShallowRef<Session>;
  readonly view: ComputedRef<View<GameTypes>>;
  readonly next: ComputedRef<Next>;
  readonly isThinking: ShallowRef<boolean>;
  /** All that the viewer can do, and what is left of it after clicks on the board. */
  readonly choices: ComputedRef<readonly Choice[]>;
  readonly left: ComputedRef<readonly Choice[]>;
  /** The places clicked on. */
  readonly places: ShallowRef<readonly string[]>;
  /** The action that waits for a last word, with its odds. */
  readonly chosen: ShallowRef<{ readonly action: PlayerAction; readonly odds: ActionOdds } | undefined>;
  readonly story: ComputedRef<readonly HistoryStep[]>;
  readonly advice: ShallowRef<Advice | undefined>;
  readonly issue: ShallowRef<string>;
  readonly takeback: ShallowRef<TakebackInfo | undefined>;
  /** What stands on the button of an action. */
  labelOf(action: PlayerAction): string;
  /** Plays an action, or asks for a last word if a person can read its odds. */
  choose(action: PlayerAction): void;
  /** Plays an action. */
  doIt(action: PlayerAction): void;
  /** Narrows the choice to what names a place; plays what alone is left. */
  click(place: string): void;
  forget(): void;
  takeScreen(): void;
  takeBack(): void;
  visit(id: number): void;
  ask(): Promise<void>;
  /** What the match was to each player up to where it stands. */
  judge(): Promise<void>;
  readonly courses: ShallowRef<readonly Course[]>;
  /** Bots play on, also from an earlier step, until a person is due. */
  goOn(): Promise<void>;
}

/** Milliseconds without a new position, before what can wait is worked out. */
const PAUSE = 250;

/** Nobody reads a longer list of outcomes. */
const OUTCOMES_MOST = 12;

/** Makes a session playable. */
export function usePlay(playable: Playable, first: Session): Play {
  const session = shallowRef(first);
  const places = shallowRef<readonly string[]>([]);
  const chosen = shallowRef<Play['chosen']['value']>();
  const advice = shallowRef<Advice>();
  const courses = shallowRef<readonly Course[]>([]);
  const isThinking = shallowRef(false);
  const issue = shallowRef('');
  const takeback = shallowRef<TakebackInfo>();
  const { game } = playable.manifest;
  const thinker = createThinker(game.id);
  let pause: ReturnType<typeof setTimeout> | undefined;
  onBeforeUnmount(() => {
    clearTimeout(pause);
    thinker.stop();
  });
  // It is tried in many worlds, which would keep a board waiting.
  watch(
    session,
    (now) => {
      clearTimeout(pause);
      pause = setTimeout(() => (takeback.value = takebackOf(now)), PAUSE);
    },
    { immediate: true },
  );

  const view = computed(() => viewOf(session.value));
  const choices = computed(() => [...choicesOf(session.value), ...unlistedChoices(session.value)]);
  const left = computed(() => choicesAt(session.value, choices.value, places.value));

  function change(next: Session): void {
    session.value = next;
    forget();
    advice.value = undefined;
    issue.value = '';
    if (isAtEnd(next)) void goOn();
  }

  function forget(): void {
    places.value = [];
    chosen.value = undefined;
  }

  function choose(action: PlayerAction): void {
    const odds = oddsOf(session.value, action);
    if (odds !== undefined && isReadable(odds)) chosen.value = { action, odds };
    else change(playAction(session.value, action));
  }

  async function goOn(): Promise<void> {
    if (isThinking.value) return;
    isThinking.value = true;
    try {
      do {
        const before = session.value;
        const next = nextOf(before);
        if (next.kind !== 'bot' && next.kind !== 'chance') break;
        const action = next.kind === 'bot' ? await thinker.act(next) : next.action;
        // Somebody may have gone elsewhere while the bot was thinking.
        if (session.value === before) session.value = playAction(before, action);
      } while (isAtEnd(session.value));
    } catch (error) {
      issue.value = String(error);
    } finally {
      isThinking.value = false;
    }
  }

  return {
    playable,
    session,
    view,
    next: computed(() => nextOf(session.value)),
    isThinking,
    choices,
    left,
    places,
    chosen,
    story: computed(() => historyOf(session.value)),
    advice,
    issue,
    takeback,
    labelOf: (action) => playable.messages.label(action, view.value),
    choose,
    doIt: (action) => change(playAction(session.value, action)),
    click(place) {
      const next = [...places.value, place];
      const [only, ...others] = choicesAt(session.value, choices.value, next);
      chosen.value = undefined;
      if (only === undefined) return;
      places.value = next;
      if (others.length === 0 && only.amount === undefined) choose(only.action);
    },
    forget,
    takeScreen: () => (session.value = handOver(session.value)),
    takeBack: () => change(undo(session.value, takebackOf(session.value)?.asks)),
    visit(id) {
      session.value = visit(session.value, id);
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
      const actions = pathTo(match).flatMap((node) => node.actions);
      courses.value = await thinker.judge(createRecord(game, match.options, actions));
    },
    courses,
    goOn,
  };
}

/** Whether there are several outcomes, but few, and their odds are exact. */
function isReadable({ outcomes }: ActionOdds): boolean {
  return outcomes.length > 1 && outcomes.length <= OUTCOMES_MOST && outcomes[0]?.share !== undefined;
}
