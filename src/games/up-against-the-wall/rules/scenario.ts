import { type Card, type CardId, type Scenario, type Track, type Ucom, UCOM_COLUMNS } from './scenario-shape.ts';
import type { BySide } from './sides.ts';
import type { Options } from './types.ts';

/** University Conflict Outcome Matrix (UW-3.4): a row for each face of the die. */
// prettier-ignore
const UCOM: Ucom = {
  columns: UCOM_COLUMNS,
  rows: {
    //  1-2   1-1   2-1   3-1   4-1   5-1
    1: ['TE', 'TE', 'TE', 'TE', 'TE', 'TE'],
    2: ['o',  'AL', 'TE', 'TE', 'TE', 'TE'],
    3: ['o',  'AL', 'AL', 'AL', 'TE', 'TE'],
    4: ['YE', 'AL', 'AL', 'AL', 'AL', 'AL'],
    5: ['YE', 'YE', 'AL', 'AL', 'AL', 'AL'],
    6: ['YE', 'YE', 'YE', 'AL', 'AL', 'YE'], // the last result is as printed: an attack at 5-1 can fail
  },
};

/** Projected Leverage-Over-Time chart (UW-1.4): turns 1 to 12. */
// prettier-ignore
const PLOT: BySide<readonly number[]> = {
  radicals:       [10, 9, 8, 7, 6,  5,  4,  3,  2,  1,  1,  1],
  administration: [ 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
};

/**
 * The board (UW-1.2), which is a reconstruction. The values of the boxes are listed from the inner to the outer end.
 */
// prettier-ignore
const TRACKS: readonly Track[] = [
  { id: 'trustees',             name: 'Trustees',             values: [10, 7, 4, 0, 1, 2,  3], line: 3, dot: 1 },
  { id: 'alumni',               name: 'Alumni',               values: [ 8, 5, 3, 0, 2, 4,  6], line: 3, dot: 2 },
  { id: 'conservative-faculty', name: 'Conservative Faculty', values: [ 8, 5, 3, 0, 2, 4,  6], line: 3, dot: 2 },
  { id: 'majority-coalition',   name: 'Majority Coalition',   values: [ 7, 5, 3, 0, 2, 3,  5], line: 3, dot: 2 },
  { id: 'city-government',      name: 'City Government',      values: [ 9, 6, 3, 0, 2, 4,  6], line: 3, dot: 2 },
  { id: 'liberal-faculty',      name: 'Liberal Faculty',      values: [ 8, 6, 3, 0, 3, 6,  8], line: 3, dot: 3 },
  { id: 'uncommitted-students', name: 'Uncommitted Students', values: [ 9, 6, 3, 0, 3, 6,  9], line: 3, dot: 3 },
  { id: 'moderate-strikers',    name: 'Moderate Strikers',    values: [ 6, 4, 2, 0, 3, 5,  8], line: 3, dot: 4 },
  { id: 'graduate-students',    name: 'Graduate Students',    values: [ 6, 4, 2, 0, 3, 5,  7], line: 3, dot: 4 },
  { id: 'harlem-community',     name: 'Harlem Community',     values: [ 6, 4, 2, 0, 3, 6,  9], line: 3, dot: 5 },
  { id: 'black-students',       name: 'Black Students',       values: [ 6, 4, 2, 0, 4, 7, 10], line: 3, dot: 5 },
];

/**
 * The balanced board (UW-1.2). Each track has eleven boxes, whose values grow as evenly as whole numbers allow.
 * Compared with the default board, values at the inner ends are multiplied by two fifths, and values at the outer ends
 * by six fifths (to at most 10). The dots of the administration's five counters are three boxes from the line,
 * so that the radicals cannot wipe them out in the first turns. The other dots are twice as far from the line as on the
 * default board.
 */
// prettier-ignore
const LONG_TRACKS: readonly Track[] = [
  { id: 'trustees',             name: 'Trustees',             values: [4, 3, 2, 2, 1, 0, 1, 2, 2, 3,  4], line: 5, dot: 2 },
  { id: 'alumni',               name: 'Alumni',               values: [3, 2, 2, 1, 1, 0, 1, 3, 4, 6,  7], line: 5, dot: 2 },
  { id: 'conservative-faculty', name: 'Conservative Faculty', values: [3, 2, 2, 1, 1, 0, 1, 3, 4, 6,  7], line: 5, dot: 2 },
  { id: 'majority-coalition',   name: 'Majority Coalition',   values: [3, 2, 2, 1, 1, 0, 1, 2, 4, 5,  6], line: 5, dot: 2 },
  { id: 'city-government',      name: 'City Government',      values: [4, 3, 2, 2, 1, 0, 1, 3, 4, 6,  7], line: 5, dot: 2 },
  { id: 'liberal-faculty',      name: 'Liberal Faculty',      values: [3, 2, 2, 1, 1, 0, 2, 4, 6, 8, 10], line: 5, dot: 5 },
  { id: 'uncommitted-students', name: 'Uncommitted Students', values: [4, 3, 2, 2, 1, 0, 2, 4, 6, 8, 10], line: 5, dot: 5 },
  { id: 'moderate-strikers',    name: 'Moderate Strikers',    values: [2, 2, 1, 1, 0, 0, 2, 4, 6, 8, 10], line: 5, dot: 7 },
  { id: 'graduate-students',    name: 'Graduate Students',    values: [2, 2, 1, 1, 0, 0, 2, 3, 5, 6,  8], line: 5, dot: 7 },
  { id: 'harlem-community',     name: 'Harlem Community',     values: [2, 2, 1, 1, 0, 0, 2, 4, 6, 8, 10], line: 5, dot: 9 },
  { id: 'black-students',       name: 'Black Students',       values: [2, 2, 1, 1, 0, 0, 2, 4, 6, 8, 10], line: 5, dot: 9 },
];

/** The contingency cards (UW-5.4). */
// prettier-ignore
const CARDS: Readonly<Record<CardId, Card>> = {
  'strike-resolution':      { title: 'Westin introduces strike resolution',          side: 'radicals',       effect: 'multiply', by: 2 },
  'spectator-editorial':    { title: 'Spectator backs the strikers',                 side: 'radicals',       effect: 'add',      by: 5 },
  'harlem-leaders':         { title: 'Harlem leaders back the demands',              side: 'radicals',       effect: 'add',      by: 5 },
  'collusion-evidence':     { title: 'Collusion found in the President’s files',     side: 'radicals',       effect: 'multiply', by: 2 },
  'nrotc-vote':             { title: 'College Faculty votes out NROTC',              side: 'radicals',       effect: 'add',      by: 9 },
  'gym-cancelled':          { title: 'Trustees cancel the gym',                      side: 'radicals',       effect: 'add',      by: 10 },
  mimeograph:               { title: 'The mimeograph breaks down',                   side: 'radicals',       effect: 'divide',   by: 2 },
  'leaders-arrested':       { title: 'SDS leaders arrested',                         side: 'radicals',       effect: 'divide',   by: 2 },
  'norman-mailer':          { title: 'Norman Mailer at the strike fund party',       side: 'radicals',       effect: 'add',      by: 5 },
  'sarah-lawrence':         { title: 'Sarah Lawrence students arrive',               side: 'radicals',       effect: 'add',      by: 6 },
  'rap-brown':              { title: 'Rap Brown at a community rally',               side: 'radicals',       effect: 'add',      by: 1 },
  'daily-news':             { title: 'Daily News: directed from Peking',             side: 'administration', effect: 'add',      by: 5 },
  'law-and-order':          { title: 'The President promises law and order',         side: 'administration', effect: 'add',      by: 10 },
  'resolution-withdrawn':   { title: 'Westin withdraws the resolution',              side: 'administration', effect: 'multiply', by: 2 },
  'communications-cut':     { title: 'Communications cut',                           side: 'administration', effect: 'multiply', by: 2 },
  'new-york-times':         { title: 'New York Times backs the administration',      side: 'administration', effect: 'add',      by: 5 },
  'peace-demonstrations':   { title: 'Peace demonstrations, and a revolt at CCNY',   side: 'administration', effect: 'divide',   by: 2 },
  'fayerweather-talks':     { title: 'Fayerweather students talk to mediators',      side: 'administration', effect: 'add',      by: 10 },
  'radicals-split':         { title: 'Radicals split with black students',           side: 'administration', effect: 'multiply', by: 2 },
  'black-students-settle':  { title: 'Black students settle',                        side: 'administration', effect: 'multiply', by: 3 },
  'task-force':             { title: 'The Mayor sends an urban task force',          side: 'administration', effect: 'add',      by: 9 },
  'amnesty-refused':        { title: 'The Faculty votes against amnesty',            side: 'administration', effect: 'multiply', by: 2 },
  'demonstration-illegal':  { title: 'The Proctor declares a demonstration illegal', effect: 'replace' },
  'bentley-resigns':        { title: 'Eric Bentley resigns',                         effect: 'replace' },
};

/** The default scenario. */
export const defaultScenario: Scenario = {
  name: 'Columbia, spring 1969',
  provenance: 'reconstructed',
  notes:
    'PLOT, matrix and cards are the printed ones. The board is reconstructed: names of five tracks, all boxes, values and dots are ours (UW-1.2). Three numbers of cards are doubtful, since the scan is poor: +9 RADs (College Faculty votes out NROTC), +6 RADs (Sarah Lawrence students arrive) and +9 LAWs (urban task force).',
  tracks: TRACKS,
  plot: PLOT,
  ucom: UCOM,
  cards: CARDS,
};

/**
 * A balanced board with longer tracks and its own PLOT, and with the printed matrix and cards, for
 * {@link balancedOptions}.
 */
export const balancedScenario: Scenario = {
  name: 'Made for play: eleven boxes a track',
  provenance: 'invented',
  notes:
    'Matrix and cards are the printed ones. The radicals receive one piece less than printed in turn 1, and one to five pieces more in turns 3 to 12. The administration receives one piece more than printed in turns 1 and 2, and one or two pieces less in turns 10 to 12. The board is made for play, for counters that can also move on tracks without opponents (`unopposed: advance`): the tracks of the reconstruction with eleven boxes each. We chose the number of boxes, the values, the dots and the pieces by measurement, so that the sides are about even in matches between two strategists, and between two search bots. Support inside the circle is worth less than outside it, because most pieces of the administration arrive late.',
  tracks: LONG_TRACKS,
  plot: {
    radicals: [9, 9, 9, 9, 9, 8, 8, 7, 7, 6, 6, 5],
    administration: [6, 7, 7, 8, 9, 10, 11, 12, 13, 13, 14, 14],
  },
  ucom: UCOM,
  cards: CARDS,
};

/**
 * Options for a balanced match (UW-3.5): both sides have about equal chances, attacks are frequent, and players fight
 * for all tracks.
 */
export const balancedOptions = { scenario: balancedScenario, unopposed: 'advance' } as const satisfies Options;
