/**
 * Maps, counters, movement, combat, results tables, dice and decks, for the rules of a game.
 *
 * @packageDocumentation
 */
export { areaMap, type AreaMapDrawing, issueInLinks, type Link } from './area-map.ts';
export type { BoardDraft, BoardEvent, BoardRefusal, BoardSeat } from './board-state.ts';
export { chanceField, offerChances } from './chance-event.ts';
export type { Chance, Chances } from './chances.ts';
export type { ColumnRounding, ColumnRules } from './columns.ts';
export { combat } from './combat.ts';
export type { Attack, CombatSettings } from './combat-course.ts';
export type { CombatEffect } from './combat-effects.ts';
export {
  type CounterMix,
  Counters,
  type CounterTable,
  type HiddenCounters,
  OFF_MAP,
  type UnitEntry,
  type UnitKind,
} from './counters.ts';
export { type CardEvent, dealHands, type HandSettings, type HandTable } from './deal-hands.ts';
export {
  cardsWithout,
  dealCards,
  type Deck,
  deckOf,
  deckShape,
  RANKS,
  removeCardAt,
  returnCard,
  type StandardCard,
  standardPack,
  suitedPack,
  type SuitedPack,
  SUITS,
  takeCard,
} from './deck.ts';
export { type D6, d6 } from './dice.ts';
export { chancesOfDice } from './dice-notation.ts';
export { type CardGameTypes, dealFaceDown, type FaceDownCards } from './face-down-cards.ts';
export type { BorderFeatures, GameMap, Point } from './game-map.ts';
export { hexMap, type HexMap, type HexMapDrawing } from './hex-map.ts';
export { hiddenUnits, type HiddenUnitsSettings } from './hidden-units.ts';
export { mapText } from './map-text.ts';
export { movement, type MovementSettings } from './movement.ts';
export { type OddsColumn, oddsColumn } from './odds.ts';
export {
  columnFor,
  type LegendEntry,
  type PrintedTable,
  resultChances,
  resultFor,
  type TableModifiers,
} from './printed-table.ts';
export { parseTable } from './printed-table-shape.ts';
export { type Going, linkCosts, type MovementCosts, Reach, type ZoneRules } from './reach.ts';
export { faceCounts, resultAt, type ResultsRow, type ResultsTable, resultsTableShape } from './results-table.ts';
export { type MoveObstacle, BoardView } from './board-view.ts';
export { moveIndexOnTrack, type TrackEnds } from './track.ts';
export { turnCourse, type TurnCourseSettings } from './turn-course.ts';
export { applyStepLosses, type StepLosses, totalUnits, type UnitCounts, weakestUnits } from './unit-counts.ts';
