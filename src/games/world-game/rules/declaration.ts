import * as v from 'valibot';
import type { Declaration } from '../../../core/declaration.ts';
import { integer, json, enumOf, optional, indexOf } from '../../../core/fields.ts';
import { seedSchema } from '../../../core/random.ts';
import { atLeast } from '../../../core/shapes.ts';
import type { RuleId } from './rulebook.ts';
import {
  COUNTRIES,
  FORT_POINTS,
  maxPointsShape,
  nameShape,
  POINTS_LIMIT,
  provenanceShape,
  REPAY_LIMITS,
  scenarioShape,
  termEntries,
} from './scenario-shape.ts';

/** The sides of a battle. */
export const BATTLE_SIDES = ['attacker', 'defender'] as const;

/** The promises that a note can contain. Promises are not binding, but a report shows whether they were kept. */
export const PROMISES = ['peace', 'aid'] as const;

const whole = atLeast(0);
const positive = atLeast(1);
/** The index of a country in calling order. */
const index = whole;
const indices = v.array(index);
const side = v.picklist(BATTLE_SIDES);
const noteText = v.pipe(v.string(), v.minLength(1), v.maxLength(280));

const reportBand = atLeast(0, POINTS_LIMIT);
const diplomacyRounds = atLeast(0, 10);
const alliesMost = v.nullable(atLeast(1, COUNTRIES.max - 1));
const pledged = v.picklist(['bound', 'withdrawable']);
const conquest = v.picklist(['stake', 'total']);
const confrontation = v.picklist(['stood', 'announced']);
const maxRounds = v.nullable(atLeast(1, 1_000_000));

/** The options of `setup`, without the seed. */
export const optionEntries = {
  /** The scenario. The default scenario is the example of the source, with five countries. */
  scenario: v.optional(scenarioShape),
  /** WG-1.4: the width of the ranges of points in the reports of spies; 0 for no reports. Default: 500. */
  reportBand: v.optional(reportBand),
  /** WG-2.1: the number of rounds of diplomacy before the war, 0 to 10. Default: 2. */
  diplomacyRounds: v.optional(diplomacyRounds),
  /** WG-2.2: the maximum number of alliances of a country, 1 to 29; `null` for no limit. Default: 1. */
  alliesMost: v.optional(alliesMost),
  /**
   * WG-4.4: whether points that an ally lent because its pledge was called are bound or can be withdrawn. Default:
   * `'bound'`.
   */
  pledged: v.optional(pledged),
  /** WG-5.2: the points that an attacker loses when it yields. Default: `'stake'`. */
  conquest: v.optional(conquest),
  /**
   * WG-6.2: the attacks that prolong the war: only the attacks that lead to a battle, or all attacks. Default:
   * `'stood'`.
   */
  confrontation: v.optional(confrontation),
  /** WG-6.3: the maximum number of rounds of war; `null` for no limit. Default: 100. */
  maxRounds: v.optional(maxRounds),
};

/** Shape of the options of the game. */
export const optionsShape = v.strictObject({ ...optionEntries, seed: v.optional(seedSchema) });

/** A battle in progress (section 4 of the rulebook). */
const battle = v.strictObject({
  attacker: index,
  defender: index,
  /**
   * The points that the attacker itself has committed. The state of a battle does not contain the defender's own stake,
   * which is secret: this stake consists of all free points of the defender.
   */
  own: positive,
  /**
   * Whether the defender has shown its stake. If the defender has shown its stake, the public range of the stake
   * contains one number.
   */
  shown: v.boolean(),
  /** The side that must answer. */
  answering: side,
  /** The loans, in the order in which the lending countries lent for the first time. */
  loans: v.array(
    v.strictObject({
      country: index,
      side,
      /** Points that the country lent voluntarily, and can withdraw. */
      free: whole,
      /**
       * Points that the country lent because its pledge was called. The country can withdraw these points only if the
       * option `pledged` allows it.
       */
      pledged: whole,
    }),
  ),
  /** Countries that have withdrawn their loans and no longer take part in the battle. */
  barred: indices,
  /** Allies of the defender whose pledge was called. */
  called: indices,
  /** Whether, since the last aid round began, a country has lent or withdrawn points or called a pledge. */
  aidChanged: v.boolean(),
});

const range = v.strictObject({ lo: whole, hi: whole });

/** An unanswered proposal of an alliance. */
const proposal = v.strictObject({ from: index, to: index, ...termEntries });

const deeds = v.strictObject({
  /** The points that the other member has demanded from this country by calling its pledge. */
  called: whole,
  /**
   * The points that this country lent when its pledge was called, minus the points that it has withdrawn. The lent
   * points can be fewer than `called` if the country did not have enough points, or if the option `pledged` allows
   * withdrawals.
   */
  lent: whole,
  /** The points that this country owed to its ally after victories in battle. */
  owed: whole,
  /**
   * The owed points that this country has repaid. If the country did not have enough points, this number is less than
   * `owed`.
   */
  repaid: whole,
});

const standing = v.variant('kind', [
  v.strictObject({ kind: v.literal('in-force') }),
  // An alliance is void if one ally attacked the other ally (WG-2.3).
  v.strictObject({ kind: v.literal('void'), by: index, since: whole }),
  // An alliance has lapsed if one ally has left the war.
  v.strictObject({ kind: v.literal('lapsed'), by: index, since: whole }),
]);

const alliance = v.strictObject({
  /** The two countries that signed the alliance, in the order in which the game calls countries. */
  members: v.strictTuple([index, index]),
  ...termEntries,
  /** The round of diplomacy in which the second country signed; 0 for an alliance of the scenario. */
  signed: whole,
  standing,
  /** The points that the members demanded, lent, owed and repaid, in the order of `members`. */
  deeds: v.strictTuple([deeds, deeds]),
});

const note = v.strictObject({
  round: positive,
  by: index,
  to: v.exactOptional(index),
  promise: v.exactOptional(v.picklist(PROMISES)),
  text: noteText,
  /** Whether the country kept or broke its promise; `'open'` if this is not decided yet. */
  verdict: v.picklist(['open', 'kept', 'broken']),
});

interface Named {
  readonly countries: readonly { readonly name: string }[];
}

interface Wealth extends Named {
  readonly maxPoints: number;
}

/**
 * A field with the name of a country. The functions of the rules receive the index of this country in calling order.
 */
export const country = /* @__PURE__ */ indexOf({
  rule: 'WG-1.1',
  names: ({ countries }: Named) => countries.map(({ name }) => name),
});

/** Returns the total number of points in a match, which is the maximum for the points of a country. */
const most = ({ countries, maxPoints }: Wealth): number => countries.length * (maxPoints + FORT_POINTS);
const points = /* @__PURE__ */ integer({ most });
const pointsOrNone = /* @__PURE__ */ integer({ from: 0, most });
const repay = /* @__PURE__ */ integer({ from: REPAY_LIMITS.min, to: REPAY_LIMITS.max });

/** The declaration of the World Game. */
export const declared = {
  player: v.string(),

  setup: {
    name: v.string(),
    provenance: provenanceShape,
    notes: v.string(),
    maxPoints: maxPointsShape,
    /** The countries, in calling order. */
    countries: v.pipe(
      v.array(v.strictObject({ name: nameShape, fort: v.boolean() })),
      v.minLength(COUNTRIES.min),
      v.maxLength(COUNTRIES.max),
    ),
    reportBand,
    diplomacyRounds,
    alliesMost,
    pledged,
    conquest,
    confrontation,
    maxRounds,
  },

  table: {
    /** The round of the war, from 1; 0 before the war. */
    round: whole,
    /** Whether this round had a confrontation (WG-6.2). */
    attacked: v.boolean(),
    /** For each country, whether the country is in the war, has conceded, or is out of the war. */
    status: v.pipe(v.array(v.picklist(['in', 'conceded', 'out'])), v.maxLength(COUNTRIES.max)),
    /**
     * For each country, the public range of the country's free points. During a battle, the range of the defender is
     * the range of the defender's own stake.
     */
    ranges: v.pipe(v.array(range), v.maxLength(COUNTRIES.max)),
    /** The open proposals, in the order in which countries made them. */
    proposals: v.array(proposal),
    /** The alliances, including alliances that are no longer in force, in the order in which they were signed. */
    alliances: v.array(alliance),
    /** The notes, in the order in which they were put on record. */
    notes: v.array(note),
  },

  phases: {
    /** A country answers proposals and makes proposals (WG-2.1). */
    diplomacy: { country: index, round: positive },
    /** The country has named an ally and a repayment, and now must name the pledge (WG-2.2). */
    pledge: { country: index, round: positive, to: index, repay: termEntries.repay },
    /** A country is called to attack or pass (WG-3.1). */
    call: { country: index },
    /** The called country has announced its target, and now must announce its points (WG-3.2). */
    amount: { country: index, target: index },
    /** A third country is asked for aid (WG-4.1). */
    aid: { country: index, battle },
    /** The side that must answer decides (WG-4.4). */
    answer: { battle },
    /**
     * `battle` is present if the match ended because a country conceded in a battle. The field `battle` contains the
     * interrupted battle with its stakes.
     */
    over: { battle: v.exactOptional(battle) },
  },

  secret: {
    /**
     * The country's free points: points that are neither committed nor lent. During a battle, the defender's own stake
     * consists of these points.
     */
    points: whole,
  },

  actions: {
    sign: { with: country },
    refuse: { with: country },
    propose: { to: country, repay },
    'set-pledge': { points: pointsOrNone },
    'propose-alliance': { to: country, repay, pledge: pointsOrNone },
    ready: {},
    attack: { target: country },
    commit: { points },
    'attack-with': { target: country, points },
    pass: {},
    lend: { points },
    withdraw: {},
    decline: {},
    call: { ally: country },
    appeal: {},
    /** `points` are the attacker's additional points. For the defender, which stakes all its points, `points` is 0. */
    counter: { points: pointsOrNone },
    yield: {},
    note: {
      text: /* @__PURE__ */ json(noteText),
      to: /* @__PURE__ */ optional(country),
      promise: /* @__PURE__ */ optional(enumOf(PROMISES)),
    },
    concede: {},
  },

  endings: { 'last-in-play': 'WG-6.1', peace: 'WG-6.2', rounds: 'WG-6.3', conceded: 'WG-6.4' },
} satisfies Declaration<RuleId>;
