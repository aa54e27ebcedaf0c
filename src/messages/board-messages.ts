import type { BoardEvent, BoardRefusal } from '../mechanics/board-state.ts';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** The action types for movement, combat and hidden units. */
type BoardAction =
  | 'hide'
  | 'move'
  | 'end-moves'
  | 'attack'
  | 'join'
  | 'resolve'
  | 'end-combat'
  | 'retreat'
  | 'give-up'
  | 'advance'
  | 'stay';

/** The labels of a map picture. */
export type BoardLabel =
  | 'map'
  | 'turn-line'
  | 'space'
  | 'unit'
  | 'own-hidden'
  | 'off-map'
  | 'waiting'
  | 'lost'
  | 'legend'
  | 'legend-terrain'
  | 'legend-border'
  | 'legend-unit'
  | 'no-units';

/** The messages that a catalogue needs for movement, combat, hidden units and the picture of a map. */
export interface BoardMessages {
  readonly headings: Texts<BoardAction>;
  readonly phases: Texts<'deploy' | 'move' | 'combat' | 'join' | 'battle' | 'retreat' | 'advance'>;
  readonly events: Texts<BoardEvent['type']>;
  readonly actions: Texts<BoardAction | 'roll'>;
  readonly refusals: Texts<BoardRefusal>;
  readonly labels: Texts<BoardLabel>;
}
