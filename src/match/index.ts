/**
 * What an app holds of a match, and what its players receive: a tree of steps with take-backs, a table for the server, a
 * mirror for the client, patches, clocks, records with variations. For any game.
 *
 * @packageDocumentation
 */
export {
  type Awaiting,
  type Clock,
  nextDeadline,
  pressClock,
  ranOut,
  type RunningMove,
  startClock,
  timeLeft,
  type TimeControl,
} from './clock.ts';
export { advance, type Driver, type Drivers, nextAction } from './drivers.ts';
export type { Entry, Handled, Table, TableSettings } from './entries.ts';
export {
  journalHead,
  type JournalRead,
  loadTable,
  readJournal,
  type SavedTable,
  saveTable,
  type TableHead,
} from './journal.ts';
export { foresee, type Foreseen, forget, type Mirror, mirrorOf, receive, shown } from './mirror.ts';
export { applyPatch, type JsonPatchOperation, type Patch, patchesBetween, type Path, toJsonPatch } from './patches.ts';
export { readRecord, record, type RecordedStep, type TreeRecord } from './record.ts';
export {
  answerBack,
  type Answer,
  type Answered,
  askBack,
  type Doing,
  type InTheirStead,
  join,
  openTable,
  playOn,
  type Reply,
  since,
  type Submission,
  submit,
  timeOut,
} from './table.ts';
export { type Obstacle, type ObstacleCode, renewLuck, takeBack, takeBackAnyway, whyNotFree } from './take-back.ts';
export {
  annotate,
  at,
  createMatch,
  line,
  mainLine,
  type Match,
  type MatchFacts,
  type MatchNode,
  nodeAt,
  play,
  position,
  promote,
  type Remarks,
} from './tree.ts';
export type { CatchUp, Desk, Notice, Snapshot, Stream, TakeBackRequest, Update } from './updates.ts';
