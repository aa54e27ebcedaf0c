import type { Bot } from '../../../bots/bot.ts';
import type { View } from '../../../core/game.ts';
import type { StandardCard } from '../../../mechanics/deck.ts';
import { costOf } from '../rules/activities.ts';
import { penaltyOf, REINFORCEMENT, unseen, valueOf } from '../rules/cards.ts';
import { benefitOf, blowOf, isSatisfiedBy } from '../rules/success.ts';
import type { Action, Attempt, Cause, Holding, RevoltingBehaviour } from '../rules/types.ts';
import { effortOf, MEAN_VALUE, meanOf } from './strength.ts';

/** The highest face value of a card. */
const HIGHEST = 13;

/** A position at the end of a player's attempt. */
export interface End {
  readonly points: number;
  /** The number of action points needed to overcome the player's Cause. */
  readonly effort: number;
  /**
   * The target of successful force against another player: the index of this player, and the points that this player
   * keeps.
   */
  readonly target?: { readonly seat: number; readonly points: number };
}

/** Rates positions for the player who makes an attempt: from 0 for a loss to 1 for a win. */
export interface Rating {
  readonly end: (end: End) => number;
  /** Rates a position after the player has passed. */
  readonly pass: (end: End) => number;
}

/**
 * Creates a bot that chooses the action with the highest expected score. The bot computes the score of each attempt up
 * to the end of the attempt, and draws cards as long as another card increases this score. The computation begins with
 * the last card that the bot can pay for, and goes backwards, card by card, to the card that is drawn next. From the
 * remaining cards of its deck, the bot computes three probabilities: the next card fulfils the attempt, is a joker, or
 * does not decide the attempt. To estimate the effect of force on its Cause, the bot uses the unseen cards of the
 * Cause's pack.
 *
 * @param ratingOf - Rates the positions at the end of an attempt.
 */
export function attemptSearch(ratingOf: (view: View<RevoltingBehaviour>) => Rating): Bot<RevoltingBehaviour> {
  return (view, choices) => {
    const outlook = outlookOf(view, ratingOf(view));
    const judged = [...choices].map((action) => ({ action, worth: worthOf(outlook, action) }));
    return judged.reduce((best, other) => (other.worth > best.worth ? other : best)).action;
  };
}

/** The view of the player to move, with values that the bot needs often. */
interface Outlook {
  readonly view: View<RevoltingBehaviour>;
  readonly rating: Rating;
  readonly own: Holding;
  /** The expected number of action points needed to overcome the player's own Cause. */
  readonly effort: number;
  /** The average number of action points needed to overcome a face-down card of the player's own Cause. */
  readonly mean: number;
  /** The number of other players with points. */
  readonly standing: number;
  /** The remaining cards of the player's action deck. */
  readonly deck: readonly StandardCard[];
  /** Returns the expected value of the position after a penalty card. */
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

function outlookOf(view: View<RevoltingBehaviour>, rating: Rating): Outlook {
  const { setup, table, viewer } = view;
  const seat = setup.players.indexOf(viewer);
  const own = table.holdings[seat]!;
  const deck = unseen(setup, 'drawn' in table.phase ? table.phase.drawn : []);
  return {
    view,
    rating,
    own,
    effort: effortOf(own.cause, setup),
    mean: meanOf(unseen(setup, own.cause.seen)),
    standing: table.holdings.filter(({ points }, index) => points > 0 && index !== seat).length,
    deck,
    penalties: penaltiesOf(deck),
    assaults: new Map(),
  };
}

/** Returns the value of a position at the end of the player's attempt. */
function hope({ standing, rating }: Outlook, end: End): number {
  if (standing === 1 && end.target?.points === 0) return end.points > 0 ? 1 : 0.5;
  return standing === 1 && end.points === 0 ? 0 : rating.end(end);
}

function worthOf(outlook: Outlook, action: Action): number {
  const { view, own, effort } = outlook;
  const { phase } = view.table;
  switch (action.type) {
    case 'attempt':
      return worthOfDrawing(outlook, action);
    case 'draw-on':
      return phase.kind === 'choose' ? worthOfDrawing(outlook, phase.attempt) : 0;
    case 'start-new-cause':
      return 1;
    case 'pass':
      return outlook.rating.pass({ points: own.points, effort });
    case 'stop':
      return hope(outlook, { points: own.points, effort });
    case 'stay-out':
    case 'concede':
      return 0;
  }
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
    const onMiss = Math.max(worth, hope(outlook, { points, effort }));
    const onJoker = penalties(points, (left) => hope(outlook, { points: left, effort: effort + REINFORCEMENT * mean }));
    const missing = misses - (draws - 1);
    worth = (fulfilling * success(points) + jokers * onJoker + missing * onMiss) / (fulfilling + jokers + missing);
  }
  return worth;
}

/**
 * Returns the expected value of the position after a penalty card. `points` are the player's points before the penalty
 * card, and `worth` returns the value of a number of points for the player.
 */
type Penalties = (points: number, worth: (left: number) => number) => number;

/**
 * Returns the {@link Penalties} of a deck. The result distinguishes two cases: the penalty card costs all points of the
 * player, or it costs fewer points. In the second case, the result uses the average cost.
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

/**
 * Returns a function that computes the value of the position after a success from the points that the player then has.
 */
function worthOfSuccess(outlook: Outlook, attempt: Attempt): (points: number) => number {
  const { setup, table } = outlook.view;
  const own = outlook.effort;
  const benefit = benefitOf(setup.scenario, attempt);
  const { target } = attempt;
  if (target === undefined) return (points) => hope(outlook, { points: points + benefit, effort: own });
  if (target !== 'cause') {
    const seat = setup.players.indexOf(target);
    const struck = { seat, points: Math.max(0, table.holdings[seat]!.points - blowOf(benefit)) };
    return (points) => hope(outlook, { points, effort: own, target: struck });
  }
  const { victory, joker, effort } = assaultWith(outlook, benefit);
  return (points) => {
    const failed = (1 - victory - joker) * hope(outlook, { points, effort });
    return victory + failed + joker * hope(outlook, { points: Math.max(0, points - MEAN_VALUE), effort });
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
