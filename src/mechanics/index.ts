/**
 * Dice, decks, odds, results tables, tracks, schedules, boards of hexagons and maps of areas, for games that have them.
 *
 * @packageDocumentation
 */
export { areaMap, type AreaMap, costsFrom, faultInLinks, type Link } from './area-map.ts';
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
export { chanceField, offerChances } from './chance-event.ts';
export { type CardGameTypes, type ClosedCards, dealClosed } from './closed-cards.ts';
export {
  deal,
  type Deck,
  deckOf,
  deckShape,
  packOf,
  putBack,
  RANKS,
  removeAt,
  type StandardCard,
  standardPack,
  suitedPack,
  type SuitedPack,
  SUITS,
  take,
  without,
} from './deck.ts';
export { type D6, d6, D6_FACES } from './dice.ts';
export { diceChances, type DiceFormula, type DicePool, rollDice } from './dice-formula.ts';
export { formatDice, parseDice } from './dice-notation.ts';
export { diceShape } from './dice-shape.ts';
export { type Die, dieChances, type Face, type FaceRange, rollDie } from './die.ts';
export { type Differential, differential, faultInDifferentials } from './differential.ts';
export { countChances, drawChances, handChances, orderChances } from './hands.ts';
export { columnLength, fieldAt, halfTurned, type HexBoard, hexBoard, hexDistance, type HexField } from './hex.ts';
export type { Keep } from './kept-dice.ts';
export { faultInOdds, type Odds, odds, wholeOdds } from './odds.ts';
export { pileShape } from './pile-shape.ts';
export {
  drawCards,
  drawnChances,
  drawSize,
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
export { resultAt, resultFaces, type ResultsRow, type ResultsTable, resultsTableShape } from './results-table.ts';
export { rounded, type Rounding, ROUNDINGS } from './rounding.ts';
export { tableHtml, tableText } from './table-pages.ts';
export {
  loseSteps,
  moveAlong,
  numberTrack,
  placeAlong,
  recoverSteps,
  type StepLoss,
  type Track,
  type TrackEnds,
} from './track.ts';
export {
  dueOn,
  type Moment,
  nextMoment,
  type Schedule,
  type ScheduleEntry,
  scheduleShape,
  type TurnTrack,
} from './turn-track.ts';
export { changeUnits, type ChangedUnits, lowestUnits, type UnitCounts, unitsIn } from './unit-counts.ts';
export { dealUnseen, type PileView, type PileViews, unseenChances, viewOfPiles } from './unseen.ts';
