/** The state of the page: one session, the current choice, and the thinking bot. It contains no rules. */
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
  visit,
} from 'countersheet/session';
import type { Playable } from './playable.ts';
import { createThinker } from './thinker.ts';
import type { Advice, Course } from './thinking.ts';

/** The state and functions for the components. */
export interface Play {
  readonly playable: Playable;
  readonly session: ShallowRef<Session>;
  readonly view: ComputedRef<View<GameTypes>>;
  readonly next: ComputedRef<Next>;
  readonly isThinking: ShallowRef<boolean>;
  /** All choices of the viewer, and the choices left after clicks on the board. */
  readonly choices: ComputedRef<readonly Choice[]>;
  readonly left: ComputedRef<readonly Choice[]>;
  /** The places clicked on. */
  readonly places: ShallowRef<readonly string[]>;
  /** The action that waits for confirmation, with its odds. */
  readonly chosen: ShallowRef<{ readonly action: PlayerAction; readonly odds: ActionOdds } | undefined>;
  readonly story: ComputedRef<readonly HistoryStep[]>;
  readonly advice: ShallowRef<Advice | undefined>;
  readonly issue: ShallowRef<string>;
  readonly takeback: ShallowRef<TakebackInfo | undefined>;
  /** The label of an action. */
  labelOf(action: PlayerAction): string;
  /** Plays an action, or asks for confirmation if its odds are short enough to show. */
  choose(action: PlayerAction): void;
  /** Plays an action. */
  doIt(action: PlayerAction): void;
  /** Keeps the choices that contain a place. Plays the choice if only one is left. */
  click(place: string): void;
  forget(): void;
  takeScreen(): void;
  takeBack(): void;
  visit(id: number): void;
  ask(): Promise<void>;
  /** Analyses the match up to the current position. */
  judge(): Promise<void>;
  readonly courses: ShallowRef<readonly Course[]>;
  /** Lets bots play, also from an earlier step, until it is a person’s turn. */
  goOn(): Promise<void>;
}

/** Milliseconds without a new position before the takeback is computed. */
const PAUSE = 250;

/** Maximum number of outcomes shown. */
const OUTCOMES_MOST = 12;

/** Creates the state of a session. */
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
  // A takeback is checked in many possible worlds, which would delay the board.
  watch(
    session,
    (now) => {
      clearTimeout(pause);
      pause = setTimeout(() => (takeback.value = takebackOf(now)), PAUSE);
    },
    { immediate: true },
  );

  const view = computed(() => session.value.view);
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
        // The person may have moved to another step in the meantime.
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

/** Whether an action has several outcomes, but not too many, with exact odds. */
function isReadable({ outcomes }: ActionOdds): boolean {
  return outcomes.length > 1 && outcomes.length <= OUTCOMES_MOST && outcomes[0]?.share !== undefined;
}
