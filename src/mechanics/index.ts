/**
 * Dice, decks, odds, results tables, boards of hexagons and maps of areas, for games that have them.
 *
 * @packageDocumentation
 */
export { areaMap, type AreaMap, costsFrom, faultInLinks, type Link } from './area-map.ts';
export { COLUMN_ROUNDINGS, type ColumnRounding, type ColumnRules } from './columns.ts';
export {
  deal,
  type Deck,
  deckOf,
  deckShape,
  type Draw,
  drawOutcomes,
  drawShape,
  putBack,
  randomDraw,
  RANKS,
  removeAt,
  type StandardCard,
  standardPack,
  SUITS,
  take,
} from './deck.ts';
export { type D6, D6_FACES, D6_ROLLS, randomRoll, type Roll, rollShape } from './dice.ts';
export { type Differential, differential, faultInDifferentials } from './differential.ts';
export { columnLength, fieldAt, halfTurned, type HexBoard, hexBoard, hexDistance, type HexField } from './hex.ts';
export { faultInOdds, type Odds, odds, wholeOdds } from './odds.ts';
export { resultAt, resultFaces, type ResultsRow, type ResultsTable, resultsTableShape } from './results-table.ts';
export { rounded, type Rounding, ROUNDINGS } from './rounding.ts';
