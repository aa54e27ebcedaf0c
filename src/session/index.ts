/**
 * One sitting of people and bots at one screen, for any game: who has the screen, what they may do and why not, what has
 * happened, takebacks, variations, saved sessions.
 *
 * @packageDocumentation
 */
export { hintOf, partsOf } from './advice.ts';
export {
  actionWith,
  type Amount,
  type Choice,
  type ChoiceCode,
  ChoiceError,
  type ChoiceGroup,
  choicesAt,
  choicesOf,
  concession,
  groupsOf,
  sizeOf,
  unlistedChoices,
} from './choices.ts';
export { chosen, itemsOf, type Menu, type MenuGroup, type MenuItem, menuOf } from './menu.ts';
export { completions, formOf, readAction, shortOf } from './notation.ts';
export { type Odds, oddsOf, type OddsOutcome } from './odds.ts';
export { isAtEnd, playAction, resumeMatch, type SessionSettings, startSession, visit } from './play.ts';
export { loadSession, type SavedSession, type SavedStep, saveSession } from './saved.ts';
export { type BotTurn, clearScreen, handOver, type Next, nextOf, personsOf, viewOf } from './seats.ts';
export type { Action, BotSeat, Controller, Seats, Session, SessionGame } from './session.ts';
export { markTold, type News, newsOf, type Sentence, storyOf, type StoryStep } from './story.ts';
export { type Takeback, takebackOf, undo } from './takeback.ts';
export { type Refusal, whyNot, whyNotAt } from './why-not.ts';
