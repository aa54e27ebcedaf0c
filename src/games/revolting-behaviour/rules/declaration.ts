import * as v from 'valibot';
import type { Declaration } from '../../../core/declaration.ts';
import { optional, indexOf, enumIndexOf } from '../../../core/fields.ts';
import { seedSchema } from '../../../core/random.ts';
import { atLeast } from '../../../core/shapes.ts';
import { check } from '../../../core/schema.ts';
import { ACTIVITIES, SEVERITIES } from './activities.ts';
import { CARDS, packSize } from './cards.ts';
import type { RuleId } from './rulebook.ts';
import { scenarioShape } from './scenario-shape.ts';

/**
 * Words that cannot be names of players: names that the library reserves, the name of a target, and unsafe object keys.
 */
const TAKEN: readonly string[] = ['chance', 'spectator', 'cause', 'constructor', 'prototype', 'true', 'false', 'null'];

/** A name must be one word of the notation, so that records are easy to read. */
const name = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^\p{L}[\p{L}\p{N}_.:+'’-]*$/u, 'Expected a word that starts with a letter'),
  v.check((word) => !TAKEN.includes(word), 'This word cannot be a name'),
);

const players = check(v.pipe(v.array(name), v.minLength(2), v.maxLength(8)), (names) => {
  const index = names.findIndex((each, place) => names.indexOf(each) < place);
  return index < 0 ? undefined : { path: String(index), reason: 'Expected a name that is not taken' };
});

/** The default number of jokers in each pack. */
export const JOKERS = 2;

/** The default number of cards in a Cause. */
export const CAUSE_SIZE = 10;

const jokers = atLeast(0, 4);
const causeSize = atLeast(1, 30);
const truce = atLeast(0, 1000);
const maxTurns = v.nullable(atLeast(1, 1_000_000));

/** The options of `setup`, without the seed. */
export const optionEntries = {
  /**
   * The names of the players: two to eight different words. The words `chance`, `spectator` and `cause` are not allowed
   * as names. Default: `['ada', 'ben']`.
   */
  players: v.optional(players),
  /** RB-1.1: the number of jokers in each pack, 0 to 4. Default: 2. */
  jokers: v.optional(jokers),
  /** RB-1.2: the number of cards in a Cause at its start, 1 to 30. Default: 10. */
  causeSize: v.optional(causeSize),
  /** RB-3.1: the number of turns at the start in which force against players is not allowed, 0 to 1000. Default: 0. */
  truce: v.optional(truce),
  /** RB-6.3: the maximum number of turns, 1 to 1,000,000; `null` for no limit. Default: 200. */
  maxTurns: v.optional(maxTurns),
  /** The scenario, which contains the tables of the game. The tables of the default scenario are reconstructed. */
  scenario: v.optional(scenarioShape),
};

/** Shape of the options of the game. */
export const optionsShape = check(
  v.strictObject({ ...optionEntries, seed: v.optional(seedSchema) }),
  ({ causeSize: size = CAUSE_SIZE, jokers: count = JOKERS, scenario = {} }) => {
    const most = packSize({ jokers: count, scenario });
    return size <= most
      ? undefined
      : { path: 'causeSize', reason: `Expected at most ${String(most)}, the number of cards in a pack` };
  },
);

/** The greatest possible turn number. With more turns, points could become too large for exact whole numbers. */
const LAST_TURN = 2 ** 40;

const whole = atLeast(0);
const seats = v.array(whole);
/** The number of cards in a pack with the maximum number of jokers. */
const PACK_MOST = 56;

const cards = v.pipe(v.array(v.picklist(CARDS)), v.maxLength(PACK_MOST));

/** An announced attempt (RB-3.1). */
export const attemptEntries = {
  activity: v.picklist(ACTIVITIES),
  severity: v.picklist(SEVERITIES),
  /**
   * The target of force: `'cause'` for the actor's own Cause, or another player's name. For fund-raising, the target is
   * absent.
   */
  target: v.exactOptional(v.string()),
};

/** An attempt in progress. */
export const drawingEntries = {
  attempt: v.strictObject(attemptEntries),
  /** The cards that the player has drawn so far in this attempt, in the order in which they were drawn. */
  drawn: cards,
};

/** A Cause, and the known cards of its pack. */
export const causeEntries = {
  /** The number of face-down cards in the Cause. */
  down: whole,
  /** A list that contains the face-up card of the Cause; empty if no card is face up. */
  up: v.pipe(cards, v.maxLength(1)),
  /** All cards of the pack that were turned up so far, sorted by name, including the card in `up`. */
  seen: cards,
};

/** The cards and points of one player. */
export const holdingEntries = {
  /** The resource points of the player. */
  points: whole,
  cause: v.strictObject(causeEntries),
};

interface Seating {
  readonly players: readonly string[];
}

const player = /* @__PURE__ */ indexOf({ rule: 'RB-2.1', names: ({ players }: Seating) => players });

const target = /* @__PURE__ */ indexOf({
  rule: 'RB-3.1',
  names: ({ players }: Seating) => ['cause', ...players],
});

const card = /* @__PURE__ */ indexOf({ rule: 'RB-1.1', names: () => CARDS });

/**
 * The declaration of Revolting Behaviour. The game has no secrets. The state does not contain the names of face-down
 * cards, because chance draws a card when it is turned up (RB-7.1).
 */
export const declared = {
  player: v.string(),

  setup: { players, jokers, causeSize, truce, maxTurns, scenario: scenarioShape },

  table: {
    /** The number of the turn, from 1. */
    turn: atLeast(1, LAST_TURN),
    /**
     * The player to act, followed by the players who act later in this turn. In the phase `lot`, this list contains the
     * players who already have a place. At the end of a match, the first player in the list is the player who acted
     * last.
     */
    order: seats,
    /** The cards and points of the players, in seating order. */
    holdings: v.array(v.strictObject(holdingEntries)),
    /** The players who have conceded, in the order in which they conceded (RB-6.4). */
    conceded: seats,
  },

  /** The player who acts in a phase is the first player in `order`. */
  phases: {
    /** Chance chooses one of the tied players for the next place (RB-2.1). */
    lot: {},
    /** The player makes an attempt or passes. A player without points starts a new cause or stays out (RB-6.1). */
    act: {},
    /** Chance draws a card from the player's action deck. The player has already paid for the card (RB-3.2). */
    draw: drawingEntries,
    /** The player draws another card or stops (RB-3.2). */
    choose: drawingEntries,
    /** Chance turns up the top card of the player's Cause; `left` action points remain (RB-4.2). */
    'turn-up': { ...drawingEntries, left: atLeast(1) },
    /** Chance draws the penalty card (RB-5.1). */
    penalty: drawingEntries,
  },

  actions: {
    pass: {},
    attempt: {
      activity: /* @__PURE__ */ enumIndexOf(ACTIVITIES),
      severity: /* @__PURE__ */ enumIndexOf(SEVERITIES),
      target: /* @__PURE__ */ optional(target),
    },
    'draw-on': {},
    stop: {},
    'start-new-cause': {},
    'stay-out': {},
    concede: {},
  },

  chance: { lot: { name: player }, draw: { card } },

  endings: {
    'cause-overcome': 'RB-6.2',
    'last-with-points': 'RB-6.2',
    'nobody-has-points': 'RB-6.2',
    'turn-limit': 'RB-6.3',
    conceded: 'RB-6.4',
  },
} satisfies Declaration<RuleId>;
