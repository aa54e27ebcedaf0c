/**
 * Dice, decks, odds, results tables, tracks, schedules, hex boards and area maps, for the rules of a game.
 *
 * @packageDocumentation
 */
export { areaMap, type AreaMapDrawing, issueInLinks, type Link } from './area-map.ts';
export {
  type Chance,
  type Chances,
  chancesOf,
  combineChances,
  mapChances,
  pickChance,
  probabilities,
  probabilityThat,
  totalWeight,
} from './chances.ts';
export { COLUMN_ROUNDINGS, type ColumnRounding, type ColumnRules } from './columns.ts';
export type { BoardDraft, BoardEvent, BoardRefusal, BoardSeat } from './board-state.ts';
export { combat } from './combat.ts';
export type { Attack, CombatSettings } from './combat-course.ts';
export type { CombatEffect } from './combat-effects.ts';
export {
  type CounterMix,
  Counters,
  type CounterTable,
  type HiddenCounters,
  OFF_MAP,
  UNIT_SYMBOLS,
  type UnitEntry,
  type UnitKind,
} from './counters.ts';
export { chanceField, offerChances } from './chance-event.ts';
export { type CardGameTypes, type FaceDownCards, dealFaceDown } from './face-down-cards.ts';
export {
  dealCards,
  type Deck,
  deckOf,
  deckShape,
  deckFromCounts,
  returnCard,
  RANKS,
  removeCardAt,
  type StandardCard,
  standardPack,
  suitedPack,
  type SuitedPack,
  SUITS,
  takeCard,
  cardsWithout,
} from './deck.ts';
export { type D6, d6, D6_FACES } from './dice.ts';
export { diceChances, type DiceFormula, type DicePool, rollDice } from './dice-formula.ts';
export { formatDice, parseDice } from './dice-notation.ts';
export { diceShape } from './dice-shape.ts';
export { type Die, dieChances, type Face, type FaceRange, rollDie } from './die.ts';
export { type DifferentialColumn, differentialColumn, issueInDifferentials } from './differential.ts';
export { countChances, cardChances, handChances, orderChances } from './hands.ts';
export type { BorderFeatures, GameMap, Point } from './game-map.ts';
export { hiddenUnits, type HiddenUnitsSettings } from './hidden-units.ts';
export { hexMap, type HexMap, type HexMapDrawing } from './hex-map.ts';
export type { Keep } from './kept-dice.ts';
export { movement, type MovementSettings } from './movement.ts';
export { issueInOdds, type OddsColumn, oddsColumn, simplifiedOdds } from './odds.ts';
export { pileShape } from './pile-shape.ts';
export {
  drawCards,
  drawChances,
  drawCount,
  moveCards,
  type Pile,
  type PileDraw,
  type PileMove,
  type Piles,
} from './piles.ts';
export {
  columnFor,
  TABLE_HEADINGS,
  type LegendEntry,
  type PrintedTable,
  resultChances,
  resultFor,
  sumOfModifiers,
  type TableModifiers,
} from './printed-table.ts';
export { parseTable, printedTableShape } from './printed-table-shape.ts';
export { resultAt, faceCounts, type ResultsRow, type ResultsTable, resultsTableShape } from './results-table.ts';
export { mapText } from './map-text.ts';
export { type Going, linkCosts, type MovementCosts, Reach, type ZoneRules } from './reach.ts';
export { round, type Rounding, ROUNDINGS } from './rounding.ts';
export { Standing, type MoveObstacle } from './standing.ts';
export { printedTableHtml, printedTableText } from './table-pages.ts';
export {
  loseSteps,
  moveOnTrack,
  scoreTrack,
  moveIndexOnTrack,
  recoverSteps,
  type StepLoss,
  type Track,
  type TrackEnds,
} from './track.ts';
export { turnCourse, type TurnCourseSettings } from './turn-course.ts';
export {
  itemsDueOn,
  type TurnAndPhase,
  nextPhase,
  type Schedule,
  type ScheduleEntry,
  scheduleShape,
  type TurnTrack,
} from './turn-track.ts';
export { applyStepLosses, type StepLosses, weakestUnits, type UnitCounts, totalUnits } from './unit-counts.ts';
export { sampleUnseenCards, type PileView, type PileViews, unseenChances, viewOfPiles } from './unseen.ts';
