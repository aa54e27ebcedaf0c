import * as v from 'valibot';
import type { DataOf, Declaration, Immutable } from '../../../core/declaration.ts';
import { integer, json, boolean, listOf, enumOf, indexOf, enumIndexOf } from '../../../core/fields.ts';
import { seedSchema } from '../../../core/random.ts';
import { atLeast } from '../../../core/shapes.ts';
import { check, record } from '../../../core/schema.ts';
import { d6 } from '../../../mechanics/dice.ts';
import { CRT_COLUMNS, TABLES } from './crt.ts';
import type { RuleId } from './rulebook.ts';
import { issueInScenario } from './scenario-issues.ts';
import { type Scenario, scenarioShape } from './scenario-shape.ts';
import { SIDES } from './sides.ts';
import { POLICE_UNITS, SORTS, UNITS } from './units.ts';

const side = v.picklist(SIDES);
const whole = atLeast(0);
const positive = atLeast(1);
const index = atLeast(0, 1_000_000_000);
const tableName = v.picklist(TABLES);

const byArea = v.array(whole);
const groupRows = v.pipe(v.array(byArea), v.length(SORTS.length));
const policeRows = v.pipe(v.array(byArea), v.length(POLICE_UNITS.length));
const groupCounts = v.pipe(v.array(whole), v.length(SORTS.length));
const policeCounts = v.pipe(v.array(whole), v.length(POLICE_UNITS.length));

const conflictEntries = {
  attacker: side,
  area: whole,
  table: tableName,
  column: v.picklist(CRT_COLUMNS),
  /** Whether the conflict is against the platoons in the minimum box. */
  boxed: v.boolean(),
  platoons: policeCounts,
  groups: groupCounts,
};

/**
 * A conflict before its die roll, with the numbers of groups and platoons that fight in it.
 *
 * @interface
 */
export type Conflict = DataOf<typeof conflictEntries>;

const scenario = /* @__PURE__ */ check<Scenario>(scenarioShape, issueInScenario);
const loneRemoval = v.picklist(['levels', 'removed']);
const unengaged = v.picklist(['once', 'per-park']);

/** The options of `setup`, without the seed. */
export const optionEntries = {
  /** The scenario. The default scenario has a reconstructed board, reconstructed tables and the printed units. */
  scenario: v.optional(scenario),
  /**
   * CC-4.9: how an effect that removes a share of the units changes a single unit. Default: `'levels'` (the unit falls
   * by one level).
   */
  loneRemoval: v.optional(loneRemoval),
  /**
   * CC-4.10: how often the demonstrators score points for parks that the police do not attack on a C turn: once, or
   * once for each park. Default: `'once'`.
   */
  unengaged: v.optional(unengaged),
};

/** Shape of the options. */
export const optionsShape = v.strictObject({ ...optionEntries, seed: v.optional(seedSchema) });

interface Board {
  readonly scenario: Scenario;
}

const area = /* @__PURE__ */ indexOf({
  rule: 'CC-2.1',
  names: ({ scenario }: Board) => scenario.areas.map(({ id }) => id),
});
const unit = /* @__PURE__ */ enumIndexOf(UNITS);
const platoon = /* @__PURE__ */ enumIndexOf(POLICE_UNITS);
const sort = /* @__PURE__ */ enumIndexOf(SORTS);
const table = /* @__PURE__ */ enumOf(TABLES);
const count = /* @__PURE__ */ integer({
  most: ({ scenario: { counterMix } }: Board) =>
    Math.max(...Object.values(counterMix).map((mix) => Object.values(mix).reduce((sum, units) => sum + units, 0))),
});

const some = v.exactOptional(positive);
const platoonCounts = v.strictObject({
  'level-3': some,
  'level-2': some,
  'level-1': some,
  guard: some,
  tac: some,
});
const sortCounts = v.strictObject({
  'level-4': some,
  'infiltrating-4': some,
  'level-3': some,
  'infiltrating-3': some,
  'level-2': some,
  'infiltrating-2': some,
  'level-1': some,
  'infiltrating-1': some,
});
const garrisonsShape = record(v.string(), platoonCounts);

/** Numbers of platoons by kind. If a kind is absent, its number is 0. */
export type Platoons = Immutable<v.InferOutput<typeof platoonCounts>>;

/** Numbers of groups by sort. If a sort is absent, its number is 0. */
export type Groups = Immutable<v.InferOutput<typeof sortCounts>>;

/** Numbers of platoons by area and kind, for bulk actions. */
export type Garrisons = Immutable<v.InferOutput<typeof garrisonsShape>>;

const garrisons = /* @__PURE__ */ json<Garrisons>(garrisonsShape);

/** The limits for the number of areas in the path of a march. The path begins with the area where the units are. */
const PATH = { from: 2, to: 100 };

const name = v.string();
const platoonName = v.picklist(POLICE_UNITS);
const order = v.variant('type', [
  v.strictObject({
    type: v.literal('march'),
    unit: v.picklist(UNITS),
    path: v.pipe(v.array(name), v.minLength(PATH.from), v.maxLength(PATH.to)),
    count: positive,
    infiltrating: v.boolean(),
  }),
  v.strictObject({ type: v.literal('fill'), area: name, unit: platoonName }),
  v.strictObject({ type: v.literal('relieve'), area: name, unit: platoonName, relieved: platoonName }),
  v.strictObject({ type: v.literal('leave'), area: name, unit: platoonName }),
  v.strictObject({ type: v.literal('bring-guard'), area: name }),
  v.strictObject({ type: v.literal('withdraw-guard'), area: name }),
]);

/** One of the actions that `play-step` combines, without the field `player`. */
export type Order = Immutable<v.InferOutput<typeof order>>;

/** The declaration of the game. */
export const declared = {
  player: side,

  setup: { scenario, loneRemoval, unengaged },

  table: {
    /** The number of the turn, from 1. */
    turn: positive,
    /** The exposure index (CC-3.3). */
    index: v.strictObject({ demonstrators: index, police: index }),
    /**
     * The number of groups by sort and area. `spent` groups have moved or have been attacked in this step; `fresh`
     * groups have not.
     */
    groups: v.strictObject({ fresh: groupRows, spent: groupRows }),
    /**
     * The number of police units by kind and area. `spent` and `fresh` have the same meaning as for groups, and count
     * units outside the boxes; `boxed` counts units in the boxes, and `relieving` counts units that entered a box in
     * this step.
     */
    police: v.strictObject({
      fresh: policeRows,
      spent: policeRows,
      boxed: policeRows,
      relieving: policeRows,
    }),
    /** For each area, whether its conditional box is released (CC-2.3). */
    released: v.array(v.boolean()),
    /** For each area, the number of platoons that its box lost in step 2 of this turn (CC-4.2). */
    boxLosses: byArea,
    /** Areas in which a conflict was started in this step. */
    attacked: v.array(whole),
    /** Number of Guard companies that are not on the board yet (CC-4.11). */
    guardsLeft: whole,
  },

  phases: {
    /** The demonstrators choose a park (CC-3.1). */
    gather: {},
    /** The police fill the box of `area` with units of the kind `unit` and of higher kinds (CC-3.2). */
    garrison: { area: whole, unit: whole },
    /**
     * The police place the remaining units, one kind after another. The next units are of the kind `unit`, and the
     * police place them in `area` or in a later area (CC-3.2).
     */
    post: { unit: whole, area: whole },
    /**
     * Step 1: groups march. `from` is the position of the last march in the order in which groups start their marches.
     * The next march must come later in this order (CC-4.1).
     */
    move: { from: whole },
    /**
     * Units on the march in step 1 or 3: the player continues or ends their march. `sort` is the index of the row of
     * the units, and `left` is the number of movement points that the units have left.
     */
    march: { player: side, sort: whole, at: whole, count: positive, left: positive, from: whole },
    /** Step 2: the demonstrators start conflicts (CC-4.3). */
    confront: {},
    /** Step 3: the police march (CC-4.2). */
    patrol: {},
    /** Step 4: the police attack (CC-4.4). */
    attack: {},
    /**
     * Step 4: the police choose groups and platoons for one attack, in a fixed order. `from` is the first sort or kind
     * that the police can still choose (CC-4.4).
     */
    muster: { area: whole, groups: groupCounts, platoons: policeCounts, from: whole },
    /** Chance rolls the die of a conflict (CC-4.6). */
    roll: { conflict: v.strictObject(conflictEntries) },
  },

  actions: {
    gather: { area },
    garrison: { area, unit: platoon, count },
    post: { unit: platoon, area, count },
    'deploy-all': { boxes: garrisons, areas: garrisons },
    'default-set-up': {},
    move: { unit, from: area, to: area, count },
    infiltrate: { unit, from: area, to: area, count },
    'go-on': { to: area },
    halt: {},
    march: { unit, path: /* @__PURE__ */ listOf(area, PATH), count, infiltrating: /* @__PURE__ */ boolean() },
    fill: { area, unit: platoon },
    relieve: { area, unit: platoon, relieved: platoon },
    leave: { area, unit: platoon },
    'bring-guard': { area },
    'withdraw-guard': { area },
    'play-step': { orders: /* @__PURE__ */ json<readonly Order[]>(v.array(order)) },
    confront: { area },
    engage: { area, table },
    'single-out': { area, sort, count },
    commit: { unit: platoon, count },
    strike: { table },
    'attack-groups': {
      area,
      groups: /* @__PURE__ */ json<Groups>(sortCounts),
      platoons: /* @__PURE__ */ json<Platoons>(platoonCounts),
      table,
    },
    'end-step': {},
    concede: {},
  },

  chance: { roll: { die: d6 } },

  endings: { index: 'CC-6.1', shot: 'CC-6.2', 'box-not-full': 'CC-6.2', conceded: 'CC-6.2' },
} satisfies Declaration<RuleId>;
