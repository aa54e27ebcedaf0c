/**
 * Sessions of people and bots at one screen, for any game. A session knows the person at the screen, the actions
 * that this person can play, and the reasons why other actions are not possible. A session has a history, takebacks and
 * variations, and programs can save a session.
 *
 * @packageDocumentation
 */
export { hintOf, expandAction } from './advice.ts';
export {
  actionWith,
  type Amount,
  type Choice,
  type ChoiceCode,
  ChoiceError,
  type ChoiceGroup,
  choicesAt,
  choicesOf,
  concedeAction,
  groupChoices,
  choiceCount,
  unlistedChoices,
} from './choices.ts';
export { isLessonSolved, startLesson } from './lesson.ts';
export { choose, menuItems, type Menu, type MenuGroup, type MenuItem, createMenu } from './menu.ts';
export { completions, notationOf, readAction, shortLabel } from './notation.ts';
export { type HintReason, reasonFor } from './reason.ts';
export { type ActionOdds, oddsOf, type OddsOutcome } from './odds.ts';
export { isAtEnd, playAction, resumeMatch, type SessionSettings, startSession, visit } from './play.ts';
export { loadSession, type SavedSession, type SavedStep, saveSession } from './saved.ts';
export { type BotTurn, clearScreen, handOver, type Next, nextOf, peopleOf } from './screen.ts';
export type {
  PlayerAction,
  BotController,
  Controller,
  Controllers,
  Session,
  SessionGame,
  ShownMatch,
} from './session.ts';
export { markRead, type News, newsOf, type Sentence, historyOf, type HistoryStep } from './history.ts';
export type { TakebackInfo } from '../match/takeback.ts';
export { takebackOf, undo } from './takeback.ts';
export { type RefusalAt, type RefusalText, whyNot, whyNotAt } from './why-not.ts';
