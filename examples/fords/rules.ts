/** *Fords*: two small armies fight for three towns on a river. An example of a complete game. */
import {
  type Declaration,
  defineGame,
  endMatch,
  type GameSpec,
  type Rulebook,
  seedSchema,
  type TypesOf,
} from 'countersheet/core';
import {
  type BoardDraft,
  type BoardEvent,
  type BoardRefusal,
  combat,
  type CombatEffect,
  Counters,
  hexMap,
  hiddenUnits,
  movement,
  OFF_MAP,
  parseTable,
  turnCourse,
} from 'countersheet/mechanics';
import * as v from 'valibot';

export const rulebook = {
  'F-1': {
    title: 'The game',
    text: 'Red and Blue play eight turns. In each turn Red moves and attacks, then Blue moves and attacks.',
  },
  'F-2': {
    title: 'Hidden units',
    text: 'Before the first turn each side hides its scouts. A hidden unit is found when a visible enemy is next to it, and shows itself when it moves.',
  },
  'F-3': {
    title: 'Movement',
    text: 'A unit moves up to its allowance: 1 for clear hexes and towns, 2 for woods and hills, 1 more across the river, except at a ford. For cavalry, woods cost 3, and the river 2 more. A unit stops in an enemy zone of control; zones do not extend across the river. Two units of a side may share a hex.',
  },
  'F-4': {
    title: 'Combat',
    text: 'Units attack an adjacent hex by the ratio of their strengths. Woods, hills and towns shift the column to the left, and so does the river if all attackers are across it.',
  },
  'F-5': {
    title: 'Victory',
    text: 'After turn 8 a side has 3 points for each town that it alone occupies, and 1 for each enemy unit lost. More points win.',
  },
  'F-6': { title: 'Conceding', text: 'A player may concede; the other player wins.' },
} as const satisfies Rulebook;
type RuleId = keyof typeof rulebook;

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
const TURNS = 8;

export const map = hexMap({
  top: 'flat',
  shifted: 'even',
  rows: [
    '..w....hh..w',
    '.ww.....h...',
    '....t.......',
    '.h.....ww...',
    '.hh....w..t.',
    '............',
    '..w..t...h..',
    '.ww.....hh..',
    '.....w....w.',
    'w......w...w',
  ],
  legend: { '.': 'clear', w: 'woods', h: 'hills', t: 'town' },
  hexsides: {
    river:
      '0105/0106 0205/0106 0205/0206 0306/0206 0306/0307 0306/0406 0405/0406 0506/0406 0506/0507 0606/0507 0606/0607 0606/0707 0706/0707 0706/0806 0805/0806 0805/0906 0905/0906 1005/0906 1005/1006 1106/1006 1106/1107 1106/1206 1205/1206',
    ford: '0405/0406 0805/0806',
  },
});

const infantry = { strengths: [4, 2], allowance: 4, symbol: 'infantry' } as const;
const cavalry = {
  strengths: [2],
  allowance: 6,
  symbol: 'cavalry',
  costs: { terrain: { clear: 1, town: 1, woods: 3, hills: 2 }, borders: { river: 2 } },
} as const;
const guns = { strengths: [3], allowance: 3, symbol: 'artillery' } as const;

const north = ['0204', '0304', '0404', '0503', '0604', '0704', '0904', '1004', '1104'];
const south = ['0207', '0307', '0407', '0507', '0607', '0707', '0807', '0907', '1007'];

export const counters = new Counters<Side>({
  map,
  sides: SIDES,
  kinds: { infantry, cavalry, guns },
  units: [
    { id: 'r1', side: 'red', kind: 'infantry', at: '0302' },
    { id: 'r2', side: 'red', kind: 'infantry', at: '0302' },
    { id: 'r3', side: 'red', kind: 'infantry', at: '0602' },
    { id: 'r4', side: 'red', kind: 'infantry', at: '0902' },
    { id: 'r5', side: 'red', kind: 'guns', at: '0601' },
    { id: 'r6', side: 'red', kind: 'cavalry', at: '1002' },
    { id: 'r7', side: 'red', kind: 'cavalry', hides: north },
    { id: 'r8', side: 'red', kind: 'cavalry', hides: north },
    { id: 'r9', side: 'red', kind: 'infantry', at: '0601', turn: 3 },
    { id: 'b1', side: 'blue', kind: 'infantry', at: '0309' },
    { id: 'b2', side: 'blue', kind: 'infantry', at: '0309' },
    { id: 'b3', side: 'blue', kind: 'infantry', at: '0609' },
    { id: 'b4', side: 'blue', kind: 'infantry', at: '0909' },
    { id: 'b5', side: 'blue', kind: 'guns', at: '0710' },
    { id: 'b6', side: 'blue', kind: 'cavalry', at: '1009' },
    { id: 'b7', side: 'blue', kind: 'cavalry', hides: south },
    { id: 'b8', side: 'blue', kind: 'cavalry', hides: south },
    { id: 'b9', side: 'blue', kind: 'infantry', at: '0710', turn: 3 },
  ],
  costs: { terrain: { clear: 1, town: 1, woods: 2, hills: 2 }, borders: { river: 1 } },
  stacking: 2,
  zones: { stops: true, notAcross: ['river'] },
});

export const results = parseTable({
  title: 'Combat',
  headings: 'odds',
  columns: ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1'],
  rows: {
    1: ['AE', 'AE', 'AR', 'AR', 'EX', 'DR'],
    2: ['AE', 'AR', 'AR', 'EX', 'DR', 'DR'],
    3: ['AR', 'AR', 'EX', 'DR', 'DR', 'DR'],
    4: ['AR', 'AR', '-', 'DR', 'DR', 'DE'],
    5: ['AR', '-', 'DR', 'DR', 'DE', 'DE'],
    6: ['-', 'DR', 'DR', 'DE', 'DE', 'DE'],
  },
});

export const effects: Readonly<Record<string, readonly CombatEffect[]>> = {
  AE: [{ to: 'attackers', lose: 'all' }],
  AR: [{ to: 'attackers', retreat: 1 }],
  EX: [
    { to: 'defenders', lose: 1 },
    { to: 'attackers', lose: 'exchange' },
  ],
  DR: [{ to: 'defenders', retreat: 2 }],
  DE: [{ to: 'defenders', lose: 'all' }],
};

const course = turnCourse<Side, RuleId>(counters, {
  turns: TURNS,
  phases: ['move', 'combat'],
  rule: 'F-1',
  end: decide,
});
const scouts = hiddenUnits<Side, RuleId>(counters, { rule: 'F-2', next: course });
const moves = movement<Side, RuleId>(counters, { rule: 'F-3', next: course });
export const fights = combat<Side, RuleId>(counters, {
  rule: 'F-4',
  table: results,
  results: effects,
  modifiersFor: ({ target, units }, { at }) => {
    const isAcross = units.every((unit) => borderOf(at[unit]!, target) === 'river');
    return { shift: -Number(map.terrain[target] !== 'clear') - Number(isAcross) };
  },
  advance: 2,
  next: course,
});

/** Returns the border on the hexside between two adjacent hexes, for example `'river'`. */
function borderOf(from: number, to: number): string | undefined {
  return map.borders[map.starts[from]! + map.neighbours[from]!.indexOf(to)];
}

/** Returns the scores: three points for each town that a side holds, and one for each unit that the enemy has lost. */
export function scoresIn({ at }: Pick<Fords['table'], 'at'>): Record<Side, number> {
  const scores = { red: 0, blue: 0 };
  for (const town of map.terrain.flatMap((terrain, hex) => (terrain === 'town' ? [hex] : []))) {
    const [unit] = counters.unitsIn({ at }, town);
    if (unit !== undefined) scores[counters.sides[unit]!] += 3;
  }
  for (const [unit, place] of at.entries())
    if (place === OFF_MAP.lost) scores[counters.opponentOf(counters.sides[unit]!)] += 1;
  return scores;
}

function decide(state: BoardDraft<Side, RuleId>): void {
  const scores = scoresIn(state.table);
  const end = { reason: 'points', rule: 'F-5', scores } as const;
  if (scores.red === scores.blue) return endMatch<Fords>(state, { kind: 'draw', players: SIDES, ...end });
  endMatch<Fords>(state, { kind: 'win', winner: scores.red > scores.blue ? 'red' : 'blue', ...end });
}

const declared = {
  player: v.picklist(SIDES),
  setup: {},
  table: counters.table,
  secret: counters.secret,
  phases: { ...scouts.declared.phases, ...moves.declared.phases, ...fights.declared.phases },
  actions: { ...scouts.declared.actions, ...moves.declared.actions, ...fights.declared.actions, concede: {} },
  chance: fights.declared.chance,
  endings: { points: 'F-5', conceded: 'F-6' },
} satisfies Declaration<RuleId>;

export interface Fords extends TypesOf<typeof declared, RuleId> {
  event: BoardEvent<Side, RuleId> | { type: 'won'; rule: RuleId; player: Side } | { type: 'drawn'; rule: RuleId };
  refusal: BoardRefusal;
}

export const spec: GameSpec<Fords> = {
  id: 'fords',
  title: 'Fords',
  rulesVersion: 1,
  declared,
  turnRule: 'F-1',
  options: v.strictObject({ seed: v.optional(seedSchema) }),
  initialState: () => ({
    setup: {},
    table: { ...counters.start(), phase: { kind: 'deploy' } },
    secrets: counters.startSecrets(),
  }),
  players: () => SIDES,
  phases: { ...scouts.phases, ...moves.phases, ...fights.phases, over: { rule: 'F-5' } },
  actions: {
    ...scouts.actions,
    ...moves.actions,
    ...fights.actions,
    concede: {
      by: 'anybody',
      apply(state) {
        const winner = counters.opponentOf(state.player);
        state.log?.push({ type: 'won', rule: 'F-6', player: winner });
        endMatch<Fords>(state, { kind: 'win', winner, reason: 'conceded', rule: 'F-6' });
      },
    },
  },
  chance: fights.chance,
  sampleHidden: scouts.sampleHidden,
  issueInTable: ({ table }) => counters.issueInTable(table),
  issueIn: scouts.issueIn,
};
export const fords = defineGame(spec);
