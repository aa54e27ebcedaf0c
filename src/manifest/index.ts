/**
 * The manifest of a game: everything that a program needs to offer the game to people.
 *
 * @packageDocumentation
 */
export {
  type About,
  type Controls,
  defineManifest,
  type Demo,
  type GameBot,
  type GameBots,
  type SuggestedAmount,
  type GameGroupOrders,
  type GameManifest,
  type GameMessages,
  type GameObservation,
  type GamePicture,
  type GamePlans,
  type GroupOrders,
  type UnitGroup,
} from './manifest.ts';
export { generatesOptions, type PresetChoice, presetOptions } from './preset-options.ts';
export type { GameLessons, Lesson, LessonTexts } from './lesson.ts';
export type { GameOdds, OddsAnswer, OddsQuestion, OddsTable, QuestionOdds, TableOdds } from './odds.ts';
