import type { Link } from '../../../mechanics/area-map.ts';
import { type Crt, CRT_COLUMNS } from './crt.ts';
import { defaultMap } from './map.ts';
import type { Area, Scenario } from './scenario-shape.ts';
import type { BySide } from './sides.ts';
import type { Options } from './types.ts';

/**
 * The areas (CC-2.1), from north to south, with the points that each side scores for conflicts. This list is a
 * reconstruction.
 */
// prettier-ignore
const AREAS: readonly Area[] = [
  { id: 'lincoln-park',     name: 'Lincoln Park',     police: 3, demonstrators: 1, park: 4, box: 'conditional' },
  { id: 'mid-north',        name: 'Mid-North',        police: 2, demonstrators: 1 },
  { id: 'old-town',         name: 'Old Town',         police: 2, demonstrators: 2, box: 'conditional' },
  { id: 'gold-coast',       name: 'Gold Coast',       police: 2, demonstrators: 1, box: 'plain' },
  { id: 'cabrini-green',    name: 'Cabrini-Green',    police: 1, demonstrators: 2, box: 'plain' },
  { id: 'rush-street',      name: 'Rush Street',      police: 2, demonstrators: 2 },
  { id: 'river-north',      name: 'River North',      police: 1, demonstrators: 1 },
  { id: 'magnificent-mile', name: 'Magnificent Mile', police: 3, demonstrators: 3, box: 'conditional' },
  { id: 'civic-center',     name: 'Civic Center',     police: 3, demonstrators: 4, box: 'plain' },
  { id: 'la-salle-street',  name: 'La Salle Street',  police: 3, demonstrators: 2, box: 'conditional' },
  { id: 'state-street',     name: 'State Street',     police: 3, demonstrators: 3, box: 'plain' },
  { id: 'west-loop',        name: 'West Loop',        police: 1, demonstrators: 1 },
  { id: 'west-side',        name: 'West Side',        police: 1, demonstrators: 2, box: 'plain' },
  { id: 'michigan-avenue',  name: 'Michigan Avenue',  police: 2, demonstrators: 4, box: 'conditional' },
  { id: 'grant-west',       name: 'Grant West',       police: 2, demonstrators: 3, park: 3, box: 'conditional' },
  { id: 'grant-east',       name: 'Grant East',       police: 2, demonstrators: 2, park: 3 },
  { id: 'conrad-hilton',    name: 'Conrad Hilton',    police: 2, demonstrators: 5, box: 'conditional' },
  { id: 'south-state',      name: 'South State',      police: 3, demonstrators: 3, box: 'plain' },
  { id: 'coliseum',         name: 'Coliseum',         police: 2, demonstrators: 2 },
  { id: 'soldier-field',    name: 'Soldier Field',    police: 2, demonstrators: 2 },
  { id: 'bridgeport',       name: 'Bridgeport',       police: 4, demonstrators: 2, box: 'plain' },
  { id: 'amphitheatre',     name: 'Amphitheatre',     police: 3, demonstrators: 5, box: 'plain' },
  { id: 'south-side',       name: 'South Side',       police: 1, demonstrators: 2, box: 'plain' },
  { id: 'washington-park',  name: 'Washington Park',  police: 2, demonstrators: 1, park: 2, box: 'conditional' },
];

/** The pairs of adjacent areas (CC-2.1). This list is a reconstruction. */
// prettier-ignore
const LINKS: readonly Link[] = [
  ['lincoln-park', 'gold-coast'], ['lincoln-park', 'mid-north'], ['lincoln-park', 'old-town'],
  ['mid-north', 'cabrini-green'], ['mid-north', 'old-town'],
  ['old-town', 'cabrini-green'], ['old-town', 'gold-coast'], ['old-town', 'rush-street'],
  ['gold-coast', 'magnificent-mile'], ['gold-coast', 'rush-street'],
  ['cabrini-green', 'river-north'], ['cabrini-green', 'west-side'],
  ['rush-street', 'magnificent-mile'], ['rush-street', 'river-north'],
  ['river-north', 'civic-center'], ['river-north', 'magnificent-mile'], ['river-north', 'west-loop'],
  ['magnificent-mile', 'michigan-avenue'], ['magnificent-mile', 'state-street'],
  ['civic-center', 'la-salle-street'], ['civic-center', 'state-street'],
  ['la-salle-street', 'south-state'], ['la-salle-street', 'state-street'], ['la-salle-street', 'west-loop'],
  ['state-street', 'conrad-hilton'], ['state-street', 'michigan-avenue'], ['state-street', 'south-state'],
  ['west-loop', 'west-side'],
  ['michigan-avenue', 'conrad-hilton'], ['michigan-avenue', 'grant-east'], ['michigan-avenue', 'grant-west'],
  ['grant-west', 'conrad-hilton'], ['grant-west', 'grant-east'],
  ['grant-east', 'soldier-field'],
  ['conrad-hilton', 'coliseum'], ['conrad-hilton', 'south-state'],
  ['south-state', 'coliseum'],
  ['coliseum', 'bridgeport'], ['coliseum', 'soldier-field'], ['coliseum', 'south-side'],
  ['soldier-field', 'south-side'],
  ['bridgeport', 'amphitheatre'],
  ['amphitheatre', 'south-side'], ['amphitheatre', 'washington-park'],
  ['south-side', 'washington-park'],
];

/** The table HARASS (CC-4.6) for each attacker. The tables are a reconstruction, except for one printed cell. */
// prettier-ignore
const HARASS: BySide<Crt> = {
  police: {
    columns: CRT_COLUMNS,
    rows: {
      //   1-1    2-1    3-1    4-1
      1: ['DD2', 'DD1', 'DD1', 'DD3'],
      2: ['DD1', 'DD1', 'DD3', 'DD3'], // 3-1 as printed
      3: ['DD3', 'DD3', 'PD3', 'PD3'],
      4: ['PD3', 'PD3', 'PD3', 'PD3'],
      5: ['PD3', 'PD3', 'PD3', 'PD4'],
      6: ['PD3', 'PD3', 'PD4', 'PD4'],
    },
  },
  demonstrators: {
    columns: CRT_COLUMNS,
    rows: {
      //   1-1    2-1    3-1    4-1
      1: ['PD4', 'PD3', 'PD3', 'DD3'],
      2: ['PD3', 'PD3', 'DD3', 'DD3'],
      3: ['PD3', 'DD3', 'DD1', 'DD1'],
      4: ['DD3', 'DD1', 'DD1', 'DP3'],
      5: ['DD1', 'DD1', 'DP3', 'DP3'],
      6: ['DD1', 'DP3', 'DP3', 'DP4'],
    },
  },
};

/** The table ASSAULT (CC-4.6), which only the police use. This table is a reconstruction. */
// prettier-ignore
const ASSAULT: Crt = {
  columns: CRT_COLUMNS,
  rows: {
    //   1-1     2-1     3-1     4-1
    1: ['SHOT', 'SHOT', 'SHOT', 'SHOT'],
    2: ['SHOT', 'SHOT', 'DD2',  'PD4'],
    3: ['SHOT', 'DD2',  'PD4',  'PD4'],
    4: ['DD2',  'DD1',  'PD4',  'PD5'],
    5: ['DD1',  'PD4',  'PD5',  'PD5'],
    6: ['PD4',  'PD5',  'PD5',  'PD6'],
  },
};

/** The default scenario. */
export const defaultScenario: Scenario = {
  name: 'Chicago, 25 to 28 August 1968',
  provenance: 'reconstructed',
  notes:
    'Units, counter mix, set-up, turns, multipliers and the points of parks left alone and of the Guard are the printed ones, and so is the cell DD3 of HARASS. Areas, links, points, boxes and all other cells of the tables are reconstructed (CC-2.1, CC-4.6); points and cells are chosen by measurement, so that staying in Lincoln Park wins at most half.',
  turns: ['25A', '25B', '25C', '26A', '26B', '26C', '27A', '27B', '27C', '28A', '28B', '28C'],
  units: {
    police: {
      'level-1': { conflict: 4, movement: 3 },
      'level-2': { conflict: 3, movement: 3 },
      'level-3': { conflict: 2, movement: 3 },
      tac: { conflict: 5, movement: 3 },
      guard: { conflict: 3, movement: 2 },
    },
    demonstrators: {
      'level-1': { conflict: 12, movement: 2 },
      'level-2': { conflict: 9, movement: 2 },
      'level-3': { conflict: 6, movement: 1 },
      'level-4': { conflict: 3, movement: 1 },
    },
  },
  counterMix: {
    police: { 'level-1': 40, 'level-2': 49, 'level-3': 21, tac: 6, guard: 12 },
    demonstrators: { 'level-1': 20, 'level-2': 20, 'level-3': 25, 'level-4': 34 },
  },
  setUp: {
    police: { 'level-1': 24, 'level-2': 21, 'level-3': 15, tac: 6 },
    demonstrators: { 'level-1': 3, 'level-2': 0, 'level-3': 6, 'level-4': 0 },
    platoonsPerBox: 3,
  },
  areas: AREAS,
  links: LINKS,
  map: defaultMap,
  parkOrder: ['lincoln-park', 'grant-east', 'grant-west', 'washington-park'],
  harass: HARASS,
  assault: ASSAULT,
  effects: {
    1: { share: '1/3', change: 'up' },
    2: { share: '1/2', change: 'up' },
    3: { share: '1/3', change: 'down' },
    4: { share: '1/2', change: 'down' },
    5: { share: 'all', change: 'down' },
    6: { share: '1/3', change: 'removed' },
  },
  points: { unengaged: 5, 'guard-entered': 2, 'guard-withdrawn': 1 },
};

/** The points in {@link balancedOptions} that differ from the points in the default scenario. */
// prettier-ignore
const BALANCED_POINTS: Readonly<Record<string, Pick<Area, 'police' | 'demonstrators'>>> = {
  'lincoln-park':     { police: 3, demonstrators: 2 },
  'mid-north':        { police: 1, demonstrators: 1 },
  'old-town':         { police: 1, demonstrators: 3 },
  'gold-coast':       { police: 1, demonstrators: 5 },
  'rush-street':      { police: 1, demonstrators: 12 },
  'magnificent-mile': { police: 1, demonstrators: 18 },
  'michigan-avenue':  { police: 1, demonstrators: 22 },
  'grant-west':       { police: 4, demonstrators: 3 },
  'grant-east':       { police: 3, demonstrators: 2 },
};

/** The table ASSAULT of {@link balancedOptions}: at 2-1 and 3-1, only a die roll of 1 is a shot. */
// prettier-ignore
const BALANCED_ASSAULT: Crt = {
  columns: CRT_COLUMNS,
  rows: {
    //   1-1     2-1     3-1     4-1
    1: ['SHOT', 'SHOT', 'SHOT', 'SHOT'],
    2: ['SHOT', 'DD2',  'DD2',  'PD4'],
    3: ['DD2',  'PD4',  'PD4',  'PD4'],
    4: ['DD1',  'PD4',  'PD4',  'PD5'],
    5: ['PD4',  'PD4',  'PD5',  'PD5'],
    6: ['PD4',  'PD5',  'PD5',  'PD6'],
  },
};

/**
 * The scenario of {@link balancedOptions}. In this scenario, demonstrators gain no advantage by staying in a park, or by
 * leaving the parks for good.
 */
const balancedScenario: Scenario = {
  ...defaultScenario,
  name: 'Made for play: costly parks, busy streets',
  provenance: 'invented',
  notes:
    'The default scenario with other points in nine areas, another table ASSAULT, and 5 points for the police on a C turn if no groups are in parks. We chose them by measuring matches.',
  areas: /* @__PURE__ */ AREAS.map((area) => ({ ...area, ...BALANCED_POINTS[area.id] })),
  assault: BALANCED_ASSAULT,
  points: { ...defaultScenario.points, absent: 5 },
};

/**
 * Options for a balanced match (CC-4.6, CC-4.10): both sides have about equal chances, and demonstrators gain nothing by
 * staying in a park.
 */
export const balancedOptions = { scenario: balancedScenario } as const satisfies Options;
