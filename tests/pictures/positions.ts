/** Positions to draw: a match after a number of random actions. */
import type { AnyAction, Game, GameTypes, State, View } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import type { Labels } from '../../src/messages/labels.ts';
import type { Messages } from '../../src/messages/messages.ts';
import type { Renderer, PictureSettings, ReferenceTable } from '../../src/pictures/index.ts';

/** One picture: its position, its viewer and its settings. */
export interface Case<G extends GameTypes = GameTypes, Label extends string = string> {
  readonly name: string;
  readonly options?: G['options'];
  readonly seed?: number;
  /** The number of actions played, including chance events. `Infinity` means the complete match. */
  readonly actions: number;
  readonly viewer?: (position: State<G>) => G['player'];
  readonly settings?: Omit<PictureSettings<G, Label>, 'messages'>;
  /** If true, the viewer can click actions, and the last events are marked. */
  readonly isPlayable?: boolean;
  /** Whether the picture is in German. */
  readonly isGerman?: boolean;
}

/** A game with its pictures. */
export interface Gallery<G extends GameTypes = GameTypes, Label extends string = string> {
  readonly game: Game<G>;
  readonly renderer: Renderer<G, Label>;
  readonly messages: { readonly en: Messages<G, Label>; readonly de: Messages<G, Label> };
  readonly cases: readonly Case<G, Label>[];
  /** The reference tables of the default scenario. */
  tables(labels: Labels<Label>): readonly ReferenceTable[];
}

/** Returns the view that a case shows, and the settings for the renderer. */
export function shownIn<G extends GameTypes, Label extends string>(
  { game, messages: { en, de } }: Gallery<G, Label>,
  { options, seed = 1969, actions, viewer, isPlayable = false, isGerman = false, ...about }: Case<G, Label>,
): { readonly view: View<G>; readonly settings: PictureSettings<G, Label> } {
  const rng = createRng(seed);
  let state = game.setup({ ...options, seed });
  let events: readonly G['event'][] = [];
  for (let played = 0; played < actions && game.turn(state).kind !== 'over'; played++) {
    ({ state, events } = game.step(state, game.randomAction(state, rng)));
  }
  const label = (line: string): string => de.label(game.parse(line), state);
  const settings = { messages: en, ...about.settings, ...(isGerman ? { messages: de, label } : {}) };
  const view = game.view(state, viewer === undefined ? 'spectator' : viewer(state));
  if (!isPlayable) return { view, settings };
  const open = game.legalActions(view) as readonly AnyAction<G>[];
  return { view, settings: { ...settings, highlight: events, actions: open.map((action) => game.format(action)) } };
}

/** The position after the given number of random actions. */
export function positionAfter(
  { game }: Gallery,
  { options, seed, actions }: { options: object | undefined; seed: number; actions: number },
): State<GameTypes> {
  const rng = createRng(seed);
  let state = game.setup({ ...options, seed });
  for (let played = 0; played < actions && game.turn(state).kind !== 'over'; played++) {
    state = game.applyAction(state, game.randomAction(state, rng));
  }
  return state;
}

/** Returns the first player to act; if no player must act, the first player of the match. */
export function mover<G extends GameTypes>(game: Game<G>): (state: State<G>) => G['player'] {
  return (state) => {
    const turn = game.turn(state);
    return turn.kind === 'decision' ? turn.players[0]! : game.players(state)[0]!;
  };
}
