/**
 * Matches of any game, for apps. A match is a tree of transitions with takebacks and variations. This module also
 * contains rooms for the server, states of clients, patches, clocks and records.
 *
 * @packageDocumentation
 */
export {
  type Awaiting,
  type Clock,
  nextDeadline,
  pressClock,
  flaggedPlayers,
  type RunningMove,
  startClock,
  timeLeft,
  type TimeControl,
} from './clock.ts';
export { runAgents, type Agent, type Agents, nextAgentAction } from './agents.ts';
export type { JournalEntry, RoomResult, Room, RoomOptions } from './journal-entries.ts';
export {
  journalHeader,
  type JournalRead,
  loadRoom,
  readJournal,
  type SavedRoom,
  saveRoom,
  type RoomHeader,
} from './journal.ts';
export {
  predict,
  type Prediction,
  discardPrediction,
  type ClientState,
  createClient,
  applyUpdate,
  displayedView,
} from './client.ts';
export { applyPatch, type JsonPatchOperation, type Patch, patchesBetween, type Path, toJsonPatch } from './patches.ts';
export { fromTreeRecord, toTreeRecord, type RecordedStep, type TreeRecord } from './record.ts';
export {
  respondToTakeback,
  type SubmitStatus,
  type SubmitResult,
  requestTakeback,
  type ServerAction,
  type TimeoutPolicy,
  snapshotFor,
  createRoom,
  playServerAction,
  type TakebackReply,
  type TakebackResult,
  type TakebackStatus,
  updatesSince,
  type Submission,
  submit,
  claimTimeouts,
} from './room.ts';
export {
  type TakebackBlocker,
  type TakebackBlockerCode,
  type TakebackInfo,
  type TakebackRefusalCode,
  reseed,
  takeBack,
  forceTakeback,
  takebackBlocker,
} from './takeback.ts';
export {
  annotate,
  goTo,
  createMatch,
  pathTo,
  mainLine,
  type Match,
  type MatchInfo,
  type MatchNode,
  getNode,
  playMove,
  currentState,
  promote,
  type Annotation,
} from './tree.ts';
export type {
  SyncMessage,
  RoomStatus,
  RoomNotice,
  RoomNoticeKind,
  Snapshot,
  UpdateLog,
  TakebackRequest,
  Update,
} from './updates.ts';
