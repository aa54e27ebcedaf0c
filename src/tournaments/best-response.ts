import type { Bot, Budget } from '../bots/bot.ts';
import type { Game, GameTypes } from '../core/game.ts';
import { byName, itemAt } from '../core/lookups.ts';
import { deriveSeed, type Seed } from '../core/random.ts';
import type { Contest } from './contest.ts';
import { bootstrap, type Interval, mean, widened } from './intervals.ts';
import { type PlayedMatch, playMatch } from './match.ts';
import { MATCHES_MAX } from './pairings.ts';
import { checkRange } from './range.ts';

/** Settings of {@link bestResponse}. */
export interface BestResponseSettings<G extends GameTypes> extends Pick<Contest<G>, 'options' | 'optionsFor'> {
  /** The bots to try, by name: at least one. */
  readonly plans: Readonly<Record<string, Bot<G>>>;
  /**
   * Number of matches: a whole number, at least four for each plan and seat. At most half of the matches are played to
   * select a plan, and the other matches to measure the selected plan.
   */
  readonly budget: number;
  /** The seed of all random numbers. */
  readonly seed: Seed;
  /**
   * The players for whom a plan can play. In each match, the plan plays for one of these players. Default: all players.
   */
  readonly seats?: readonly G['player'][];
  /** The budget of each bot for a decision. Default: one iteration. */
  readonly thinking?: Budget;
}

/** The best plan that was found against a bot. */
export interface BestResponse {
  readonly plan: string;
  /** Average payoff of the plan, from 0 to 1. */
  readonly share: number;
  /** `share` minus the average payoff that the bot gets in the same seats when it plays against itself. */
  readonly gain: number;
  /** The 95 % interval of `gain`: a bootstrap interval, computed from resampled deals. */
  readonly interval: Interval;
  /**
   * How many deals were played to measure the plan. In a deal, the plan plays one match in each seat. All matches of a
   * deal have the same seed.
   */
  readonly deals: number;
}

/**
 * Compares the given plans, and finds the plan that gains most against a bot. In each match, one plan takes one seat,
 * and the bot takes all other seats. After each round of matches, the worse half of the plans is dropped (sequential
 * halving). The remaining plan is then measured with new seeds, so that luck during the selection does not affect the
 * result.
 *
 * The best possible play against the bot gains at least as much as the plan. So the measured gain is an estimate of a
 * lower bound for the best possible gain.
 *
 * @param game - The rules.
 * @param bot - The bot to beat.
 * @param settings - Plans, number of matches, seed, options of the matches, and seats.
 * @returns The best plan and its gain. The same seed gives the same result, unless a bot has a time limit.
 * @throws {@link core.MalformedError} if there is no plan or no seat, `budget` is too small, or an option is not valid.
 * @throws {@link tournaments.BotError} if a plan or the bot fails. The error names the plan (or `bot`), the player and
 * the seed.
 *
 * @example
 * ```ts
 * import { randomBot } from 'countersheet/bots';
 * import { type Uaw, upAgainstTheWall } from 'countersheet/up-against-the-wall';
 * import { strategist } from 'countersheet/up-against-the-wall/bots';
 *
 * const plans = { strategist, random: randomBot<Uaw>() };
 * const { plan, gain } = await bestResponse(upAgainstTheWall, randomBot(), { plans, budget: 16, seed: 1 });
 * plan // => 'strategist'
 * gain > 0.2 // => true
 * ```
 */
export async function bestResponse<G extends GameTypes>(
  game: Game<G>,
  bot: Bot<G>,
  settings: BestResponseSettings<G>,
): Promise<BestResponse> {
  const { plans, budget } = settings;
  const deals = new Deals(game, bot, settings);
  const names = Object.keys(plans);
  checkRange('plans', names.length, [1, MATCHES_MAX]);
  checkRange('seats', deals.seats.length, [1, MATCHES_MAX]);
  checkRange('budget', budget, [4 * names.length * deals.seats.length, MATCHES_MAX]);
  const rounds = Math.ceil(Math.log2(names.length));
  let left = budget;
  let field = names.map((plan) => ({ plan, score: 0 }));
  while (field.length > 1) {
    const cost = field.length * deals.seats.length;
    for (let count = Math.max(1, Math.floor(budget / (2 * rounds * cost))); count > 0; count--, left -= cost) {
      const deal = deals.next();
      for (const each of field) each.score += await deal.shareOf(each.plan);
    }
    field = field.toSorted((one, other) => other.score - one.score).slice(0, Math.ceil(field.length / 2));
  }
  const { plan } = itemAt(field, 0);
  return measured(deals, plan, Math.floor(left / (deals.seats.length + 1)));
}

async function measured<G extends GameTypes>(deals: Deals<G>, plan: string, count: number): Promise<BestResponse> {
  const trials: { share: number; gain: number }[] = [];
  while (trials.length < count) {
    const deal = deals.next();
    const share = await deal.shareOf(plan);
    trials.push({ share, gain: share - (await deal.shareOfBot()) });
  }
  const gains = trials.map(({ gain }) => gain);
  const gain = mean(gains);
  const [drawn] = bootstrap([gains], (drawn) => [mean(drawn)], { resamples: 1000, seed: deals.seed });
  return {
    plan,
    share: mean(trials.map(({ share }) => share)),
    gain,
    interval: widened(drawn!, { about: gain, trials: { all: count, spare: count - 1 } }),
    deals: count,
  };
}

/** Plays the matches of one deal. All these matches have the same seed. */
interface Deal {
  /** Returns the average payoff of a plan over all tested seats. */
  readonly shareOf: (plan: string) => Promise<number>;
  /** Returns the average payoff of the bot over all tested seats, in a match in which the bot plays against itself. */
  readonly shareOfBot: () => Promise<number>;
}

/** Creates the deals with which plans are compared against a bot. */
class Deals<G extends GameTypes> {
  readonly seats: readonly G['player'][];
  readonly seed: string;
  readonly #game: Game<G>;
  readonly #bot: Bot<G>;
  readonly #settings: BestResponseSettings<G>;
  #count = 0;

  constructor(game: Game<G>, bot: Bot<G>, settings: BestResponseSettings<G>) {
    this.#game = game;
    this.#bot = bot;
    this.#settings = settings;
    this.seed = deriveSeed(settings.seed, 'best response');
    this.seats = settings.seats ?? this.#players(this.#options(this.seed));
  }

  next(): Deal {
    const seed = deriveSeed(this.seed, String(this.#count++));
    return {
      shareOf: async (plan) => {
        const payoffs: number[] = [];
        for (const seat of this.seats) payoffs.push((await this.#play(seed, { plan, seat }))[seat]);
        return mean(payoffs);
      },
      shareOfBot: async () => {
        const payoffs = await this.#play(seed);
        return mean(this.seats.map((seat) => payoffs[seat]));
      },
    };
  }

  async #play(seed: Seed, guest?: { readonly plan: string; readonly seat: G['player'] }) {
    const { plans, thinking = { iterations: 1 } } = this.#settings;
    const options = this.#options(seed);
    const participants = byName(this.#players(options), (player) =>
      guest?.seat === player ? { name: guest.plan, bot: plans[guest.plan]! } : { name: 'bot', bot: this.#bot },
    );
    const { payoffs, failure }: PlayedMatch<G> = await playMatch(this.#game, participants, {
      options,
      seed,
      budget: thinking,
    });
    if (failure !== undefined) throw failure;
    return payoffs;
  }

  #options(seed: Seed): G['options'] {
    const { options, optionsFor } = this.#settings;
    return { ...options, ...optionsFor?.(seed) };
  }

  #players(options: G['options']): readonly G['player'][] {
    return this.#game.players(this.#game.setup({ ...options, seed: this.seed }));
  }
}
