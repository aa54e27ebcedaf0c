import * as v from 'valibot';
import { integer, json, idOf, indexOf } from '../../../core/fields.ts';
import type { Declaration } from '../../../core/declaration.ts';
import { seedSchema } from '../../../core/random.ts';
import { atLeast } from '../../../core/shapes.ts';
import { check, record } from '../../../core/schema.ts';
import { deckShape } from '../../../mechanics/deck.ts';
import { d6 } from '../../../mechanics/dice.ts';
import type { RuleId } from './rulebook.ts';
import { mostDue } from './cards.ts';
import { issueInScenario } from './scenario-issues.ts';
import { type Scenario, scenarioShape } from './scenario-shape.ts';
import { SIDES } from './sides.ts';

const side = v.picklist(SIDES);
const whole = atLeast(0);
const positive = atLeast(1);
const bySide = v.strictObject({ radicals: whole, administration: whole });
const byTrack = v.array(whole);
const tracks = v.array(whole);
const cards = v.array(v.string());

const scenario = /* @__PURE__ */ check<Scenario>(scenarioShape, issueInScenario);
const pieces = v.picklist(['stay', 'redeploy']);
const replaced = v.picklist(['shown', 'hidden']);
const unopposed = v.picklist(['hold', 'advance']);
const wipeOut = v.picklist(['support', 'combat', 'off']);

/** The options of `setup`, without the seed. */
export const optionEntries = {
  /** The scenario. The default scenario is the reconstructed board with the printed cards, PLOT and matrix. */
  scenario: v.optional(scenario),
  /**
   * UW-1.3: whether pieces stay on the board, or whether the player to move takes their pieces back and places them
   * again in each move. Default: `'stay'`.
   */
  pieces: v.optional(pieces),
  /**
   * UW-5.3: whether all players see which card returns to the deck, or only the player who drew it. Default: `'shown'`.
   */
  replaced: v.optional(replaced),
  /**
   * UW-3.5: whether a counter can move without an attack if the opponent has no pieces on the track of the counter.
   * With `'hold'` (default) it cannot move, with `'advance'` it can.
   */
  unopposed: v.optional(unopposed),
  /** UW-6.2: the condition under which a side is wiped out. Default: `'support'`. */
  wipeOut: v.optional(wipeOut),
};

/** The schema of all options. */
export const optionsShape = v.strictObject({ ...optionEntries, seed: v.optional(seedSchema) });

interface Board {
  readonly scenario: Scenario;
}

const track = /* @__PURE__ */ indexOf({
  rule: 'UW-1.1',
  names: ({ scenario }: Board) => scenario.tracks.map(({ id }) => id),
});

const card = /* @__PURE__ */ idOf({
  rule: 'UW-5.2',
  names: ({ scenario }: Board) => Object.keys(scenario.cards),
});

const count = /* @__PURE__ */ integer({ most: ({ scenario: each }: Board) => mostDue(each) });

/**
 * In actions that place or remove all pieces at once: the number of pieces for each track. For an absent track, the
 * number is 0.
 */
const piles = /* @__PURE__ */ json(record(v.string(), positive));

/** The declaration of the game. */
export const declared = {
  player: side,

  setup: { scenario, pieces, replaced, unopposed, wipeOut },

  table: {
    /** The number of the turn, from 1. */
    turn: positive,
    mover: side,
    /** For each side and each track, the number of combat pieces. */
    pieces: v.strictObject({ radicals: byTrack, administration: byTrack }),
    /** For each track, the index of the box where its counter is. */
    counters: byTrack,
    /** The number of pieces that each side receives this turn, after the effects of cards. */
    due: bySide,
    /**
     * What the player to move has done in this move: whether they called the gambit, which tracks they attacked, and
     * which counters they moved.
     */
    done: v.strictObject({ gambit: v.boolean(), attacked: tracks, advanced: tracks }),
    /** The used cards, in the order in which they were used. Used cards are out of the game. */
    used: cards,
    /** The number of cards in each hand. */
    handSizes: bySide,
    /** The number of cards that each side has discarded face down. */
    discardCounts: bySide,
  },

  phases: {
    /** Chance draws a card for the player to move (UW-5.1). */
    draw: {},
    /**
     * `player` can use cards (UW-5.2) and has used `used` cards so far. `drew` is `true` if `player` has just drawn a
     * card and may still hold it.
     */
    cards: { player: side, used: whole, drew: v.boolean() },
    /** The player to move places `left` pieces on the tracks with index `from` or higher (UW-3.1). */
    deploy: { left: whole, from: whole },
    /** Chance rolls for the gambit (UW-4.2). */
    'gambit-roll': {},
    /**
     * `player` removes `left` pieces from the tracks with index `from` or higher (UW-4.2). `stood` lists the tracks
     * that had pieces of the defender before the gambit.
     */
    remove: { player: side, left: positive, from: whole, stood: tracks },
    /** The player to move attacks (UW-3.2). */
    attack: {},
    /** Chance rolls for the attack on a track (UW-3.4). */
    'attack-roll': { track: whole },
    /**
     * The player to move decides whether to move the counters of these tracks, one by one, beginning with the first
     * track (UW-3.5, UW-4.3).
     */
    advance: {
      queue: v.pipe(tracks, v.minLength(1)),
      after: v.picklist(['attack', 'gambit']),
    },
  },

  secret: {
    /** The cards in the player's hand, in the order in which they were drawn. */
    hand: cards,
    /** Whether the last card of the hand was drawn in this move and can therefore be discarded. */
    fresh: v.boolean(),
    /** The discarded cards, in the order in which they were discarded. */
    discarded: cards,
  },

  /** The cards that are left in the deck. */
  hidden: { deck: deckShape },

  actions: {
    'use-card': { card },
    discard: {},
    'end-cards': {},
    'call-gambit': {},
    deploy: { track, count },
    'deploy-all': { piles },
    'end-deploy': {},
    'remove-piece': { track },
    'remove-pieces': { piles },
    attack: { track },
    advance: { track },
    hold: { track },
    'end-move': {},
    concede: {},
  },

  chance: { draw: { card }, roll: { die: d6 } },

  endings: { points: 'UW-6.1', 'wiped-out': 'UW-6.2', conceded: 'UW-6.3' },
} satisfies Declaration<RuleId>;
