import type { Bot } from '../../../bots/bot.ts';
import { payoff } from '../../../core/outcome.ts';
import type { Position, Seat, View } from '../../../core/game.ts';
import { costOf } from '../rules/activities.ts';
import { penaltyOf, REINFORCEMENT, unseen, valueOf } from '../rules/cards.ts';
import { benefitOf, blowOf, isSatisfiedBy } from '../rules/success.ts';
import type { Action, Attempt, Cause, Holding, RevoltingBehaviour, Setup } from '../rules/types.ts';
import type { StandardCard } from '../../../mechanics/deck.ts';

type Where = Position<RevoltingBehaviour>;

/**
 * The exponent of a player's points in the formula for the player's strength. The exponent was fitted to matches in
 * which two players play perfectly and attack only each other, not their Causes.
 */
const BY_POINTS = 1.2;

/**
 * The exponent of the effort for a player's Cause in the formula for the player's strength. The strength is divided by
 * this power, so a player with a smaller Cause is stronger.
 */
const BY_CAUSE = 0.6;

/**
 * The strength of a player without points. A player without points can start a new cause as long as two other players
 * have points.
 */
const FALLEN = 0.3;

/** The factor by which the bot multiplies its own strength, so that it takes more risks. */
const CONFIDENCE = 4;

/** The approximate number of action points that overcome a card of a Cause. */
const MEAN_VALUE = 7;

/** The highest face value of a card. */
const HIGHEST = 13;

/**
 * Returns the expected score of a player: their share of the strength of all players. The strength of a player grows
 * with their points, and falls with the action points that their Cause needs. A player who has conceded gets the score
 * 0.
 *
 * @param seat - The seat of the player; not modified.
 *
 * @example
 * ```ts
 * import { setup } from 'countersheet/revolting-behaviour';
 *
 * const { setup: given, table, secrets } = setup({ seed: 1 });
 * evaluate({ setup: given, table, player: 'ada', own: secrets['ada']! }) // => 0.5
 * ```
 */
export function evaluate({ setup, table, player }: Seat<RevoltingBehaviour>): number {
  if (table.phase.kind === 'over') return payoff(table.phase.outcome, player);
  const seat = setup.players.indexOf(player);
  const strengths = strengthsIn({ setup, table });
  return strengths[seat]! / strengths.reduce((sum, each) => sum + each, 0);
}

/**
 * A bot that chooses the attempt with the highest expected score, and draws cards as long as another card increases
 * this score. For each attempt, the bot computes when it should stop. The computation begins with the last card that
 * the bot can pay for, and goes backwards to the next card. From the remaining cards of its deck, the bot computes
 * three probabilities: the next card fulfils the attempt, is a joker, or does not decide the attempt. To estimate the
 * effect of force on its Cause, the strategist uses the unseen cards of the Cause's pack. The strategist computes
 * results up to the end of the attempt. At the end of the attempt, the strategist uses {@link evaluate}, with a higher
 * value for its own strength. Therefore the strategist takes some risks, but does not spend all its points, because
 * most players who lose their last point have spent it on cards. If the strategist is ahead, it passes less often in
 * later turns, because a match that ends at the turn limit is a draw.
 */
export const strategist: Bot<RevoltingBehaviour> = (view, choices) => {
  const outlook = outlookOf(view);
  const judged = [...choices].map((action) => ({ action, worth: worthOf(outlook, action) }));
  return judged.reduce((best, other) => (other.worth > best.worth ? other : best)).action;
};

/** The view of the player to move, with values that the bot needs often. */
interface Outlook {
  readonly view: View<RevoltingBehaviour>;
  readonly own: Holding;
  /** The expected number of action points needed to overcome the player's own Cause. */
  readonly effort: number;
  /** The average number of action points needed to overcome a face-down card of the player's own Cause. */
  readonly mean: number;
  /** For each seat, the strength of the player in this seat. */
  readonly strengths: readonly number[];
  /** The sum of the other players' strengths. */
  readonly rivals: number;
  /** The number of other players with points. */
  readonly standing: number;
  /** The remaining cards of the player's action deck. */
  readonly deck: readonly StandardCard[];
  /** Returns the expected value after a penalty card. */
  readonly penalties: Penalties;
  /** Cached results of assaults on the player's own Cause. The key is the number of action points. */
  readonly assaults: Map<number, Assault>;
}

/** The expected results of an assault on the Cause. */
interface Assault {
  /** The probability that the Cause is overcome. */
  readonly victory: number;
  /** The probability that a joker is turned up. */
  readonly joker: number;
  /** The expected number of action points still needed if the assault does not overcome the Cause. */
  readonly effort: number;
}

function outlookOf(view: View<RevoltingBehaviour>): Outlook {
  const { setup, table, viewer } = view;
  const seat = setup.players.indexOf(viewer);
  const own = table.holdings[seat]!;
  const strengths = strengthsIn(view);
  const deck = unseen(setup, 'drawn' in table.phase ? table.phase.drawn : []);
  const isRival = (_: unknown, index: number): boolean => index !== seat;
  return {
    view,
    own,
    effort: effortOf(own.cause, setup),
    mean: meanOf(unseen(setup, own.cause.seen)),
    strengths,
    rivals: strengths.filter(isRival).reduce((sum, each) => sum + each, 0),
    standing: table.holdings.filter(({ points }, index) => points > 0 && isRival(points, index)).length,
    deck,
    penalties: penaltiesOf(deck),
    assaults: new Map(),
  };
}

function strengthsIn({ setup, table }: Where): readonly number[] {
  return table.holdings.map(({ points, cause }, seat) =>
    table.conceded.includes(seat) ? 0 : strengthOf(points, effortOf(cause, setup), setup),
  );
}

/** Returns the strength of a player. At the start of a match, the strength of each player is 1. */
function strengthOf(points: number, effort: number, { causeSize }: Setup): number {
  if (points === 0) return FALLEN;
  return (points / (2 * causeSize)) ** BY_POINTS * ((MEAN_VALUE * causeSize) / Math.max(1, effort)) ** BY_CAUSE;
}

/** Returns the expected number of action points needed to overcome a Cause. */
function effortOf({ down, up, seen }: Cause, setup: Setup): number {
  const [card] = up;
  return (card === undefined ? 0 : valueOf(card)) + down * meanOf(unseen(setup, seen));
}

/**
 * Returns the average number of action points needed to overcome a card. For a joker, this is the number of action
 * points for the cards that the joker adds.
 */
function meanOf(cards: readonly StandardCard[]): number {
  let sum = 0;
  for (const card of cards) sum += card === 'joker' ? REINFORCEMENT * MEAN_VALUE : valueOf(card);
  return sum / Math.max(1, cards.length);
}

/**
 * Returns the expected score of a player with `points` points whose Cause needs `effort` action points. `blow` is the
 * effect of force on another player; absent if the player used no such force.
 */
function hope(outlook: Outlook, points: number, effort = outlook.effort, blow?: Blow): number {
  const { rivals, standing } = outlook;
  const others = rivals - (blow?.weakened ?? 0);
  if (standing === 1 && blow?.isLast === true) return points > 0 ? 1 : 0.5;
  if (points === 0 && standing === 1) return 0;
  const strength = CONFIDENCE * strengthOf(points, effort, outlook.view.setup);
  return strength / (strength + others);
}

/** The effect of force on another player. */
interface Blow {
  /** The strength that the target of force loses. */
  readonly weakened: number;
  /** Whether the target of force loses their last point. */
  readonly isLast: boolean;
}

function worthOf(outlook: Outlook, action: Action): number {
  const { view, own } = outlook;
  const { phase } = view.table;
  switch (action.type) {
    case 'attempt':
      return worthOfDrawing(outlook, action);
    case 'draw-on':
      return phase.kind === 'choose' ? worthOfDrawing(outlook, phase.attempt) : 0;
    case 'start-new-cause':
      return 1;
    case 'pass':
      return worthOfPassing(outlook);
    case 'stop':
      return hope(outlook, own.points);
    case 'stay-out':
    case 'concede':
      return 0;
  }
}

/**
 * Returns the value of passing. If all players pass until the turn limit, the match is a draw. Therefore, the value of
 * a draw has more weight in later turns.
 */
function worthOfPassing(outlook: Outlook): number {
  const { setup, table } = outlook.view;
  const late = setup.maxTurns === null ? 0 : table.turn / setup.maxTurns;
  return (1 - late) * hope(outlook, outlook.own.points) + late / (setup.players.length - table.conceded.length);
}

/**
 * Returns the value of drawing the next card, and then further cards as long as a further card is better than stopping.
 */
function worthOfDrawing(outlook: Outlook, attempt: Attempt): number {
  const { view, own, effort, mean, deck, penalties } = outlook;
  const cost = costOf(attempt.activity);
  const success = worthOfSuccess(outlook, attempt);
  const fulfilling = deck.filter((card) => isSatisfiedBy(view.setup.scenario, attempt, card)).length;
  const jokers = deck.filter((card) => card === 'joker').length;
  const misses = deck.length - fulfilling - jokers;
  let worth = 0;
  for (let draws = Math.min(Math.floor(own.points / cost), misses + 1); draws > 0; draws--) {
    const points = own.points - draws * cost;
    const onMiss = Math.max(worth, hope(outlook, points));
    const onJoker = penalties(points, (left) => hope(outlook, left, effort + REINFORCEMENT * mean));
    const missing = misses - (draws - 1);
    worth = (fulfilling * success(points) + jokers * onJoker + missing * onMiss) / (fulfilling + jokers + missing);
  }
  return worth;
}

/**
 * Returns the expected value after a penalty card. `points` are the player's points before the penalty card, and
 * `worth` returns the value of a number of points for the player.
 */
type Penalties = (points: number, worth: (left: number) => number) => number;

/**
 * Returns the {@link Penalties} of a deck. The result distinguishes two cases: the penalty card costs all points, or it
 * costs a smaller number of points, whose average is used.
 */
function penaltiesOf(deck: readonly StandardCard[]): Penalties {
  const costs = deck.map(penaltyOf);
  const rests = Array.from({ length: Math.max(...costs) + 2 }, (_, points) => {
    const survived = costs.filter((cost) => cost < points);
    return {
      share: survived.length / costs.length,
      lost: survived.reduce((sum, cost) => sum + cost, 0) / survived.length,
    };
  });
  return (points, worth) => {
    const { share, lost } = rests[Math.min(points, rests.length - 1)]!;
    if (share === 0) return worth(0);
    return share === 1 ? worth(points - lost) : (1 - share) * worth(0) + share * worth(points - lost);
  };
}

/** Returns a function that computes the value after a success from the remaining points. */
function worthOfSuccess(outlook: Outlook, attempt: Attempt): (points: number) => number {
  const benefit = benefitOf(outlook.view.setup.scenario, attempt);
  const { target } = attempt;
  if (target === undefined) return (points) => hope(outlook, points + benefit);
  if (target !== 'cause') {
    const blow = blowAgainst(outlook, target, blowOf(benefit));
    return (points) => hope(outlook, points, outlook.effort, blow);
  }
  const { victory, joker, effort } = assaultWith(outlook, benefit);
  return (points) => {
    const failed = (1 - victory - joker) * hope(outlook, points, effort);
    return victory + failed + joker * hope(outlook, Math.max(0, points - MEAN_VALUE), effort);
  };
}

function blowAgainst({ view: { setup, table }, strengths }: Outlook, target: string, lost: number): Blow {
  const seat = setup.players.indexOf(target);
  const { points, cause } = table.holdings[seat]!;
  const left = Math.max(0, points - lost);
  return {
    weakened: strengths[seat]! - strengthOf(left, effortOf(cause, setup), setup),
    isLast: left === 0,
  };
}

function assaultWith(outlook: Outlook, points: number): Assault {
  const known = outlook.assaults.get(points);
  if (known !== undefined) return known;
  const { cause } = outlook.own;
  const assault = assaultOn(cause, points, unseen(outlook.view.setup, cause.seen));
  outlook.assaults.set(points, assault);
  return assault;
}

/**
 * Returns the results of an assault on a Cause. The function computes the remaining action points after each card, as
 * if cards were drawn with replacement.
 */
function assaultOn({ down, up }: Cause, points: number, cards: readonly StandardCard[]): Assault {
  const mean = meanOf(cards);
  const [open] = up;
  const first = open === undefined ? 0 : valueOf(open);
  if (first > points) return { victory: 0, joker: 0, effort: first + down * mean };
  const share = (count: number): number => count / Math.max(1, cards.length);
  const jokerShare = share(cards.filter((card) => card === 'joker').length);
  const shares = Array.from({ length: HIGHEST + 1 }, (_, value) =>
    share(cards.filter((card) => card !== 'joker' && valueOf(card) === value).length),
  );
  let chances: number[] = Array.from({ length: points + 1 }, (_, left) => (left === points - first ? 1 : 0));
  let joker = 0;
  let effort = 0;
  for (let hidden = down; hidden > 0; hidden--) {
    effort += chances[0]! * hidden * mean;
    const next = chances.map(() => 0);
    for (let left = 1; left <= points; left++) {
      const chance = chances[left]!;
      if (chance === 0) continue;
      joker += chance * jokerShare;
      effort += chance * jokerShare * (hidden - 1 + REINFORCEMENT) * mean;
      for (let value = 1; value <= HIGHEST; value++) {
        const met = chance * shares[value]!;
        if (value <= left) next[left - value]! += met;
        else effort += met * (value + (hidden - 1) * mean);
      }
    }
    chances = next;
  }
  const victory = chances.reduce((sum, chance) => sum + chance, 0);
  return { victory, joker, effort: victory < 1 ? effort / (1 - victory) : 0 };
}
