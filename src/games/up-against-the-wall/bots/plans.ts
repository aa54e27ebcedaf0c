/**
 * Bots for *Up Against the Wall* that follow simple plans. Matches against these bots show weaknesses of other bots.
 */
import type { Bot } from '../../../bots/bot.ts';
import type { View } from '../../../core/game.ts';
import { greedyBot } from '../../../bots/greedy.ts';
import { sample } from '../../../core/random.ts';
import { supporterOf, trackIndex } from '../rules/board.ts';
import { piecesFrom } from '../rules/conflict.ts';
import { upAgainstTheWall } from '../rules/game.ts';
import { defaultScenario } from '../rules/scenario.ts';
import { opponentOf, type Side } from '../rules/sides.ts';
import type { Action, Uaw } from '../rules/types.ts';
import { deployAll } from './planner.ts';
import { evaluate } from './prospects.ts';
import { strategist } from './strategist.ts';

type Seen = View<Uaw>;

interface Plan {
  /**
   * Returns the rating of a track for the next piece. The bot places the piece on the track with the highest rating.
   */
  readonly wish: (view: Seen, side: Side, track: number, placed: number) => number;
  /** The minimum odds at which the bot attacks. */
  readonly attackFrom: number;
  readonly gambitFrom?: number;
}

/**
 * Returns a bot that follows a plan. The bot places each piece on the track that the plan rates highest. The bot moves
 * every counter that can move, and attacks at the minimum odds of the plan or at better odds.
 */
function planned({ wish, attackFrom, gambitFrom = Infinity }: Plan): Bot<Uaw> {
  return (view, choices, rng, budget) => {
    const first = choices.at(0);
    const { player } = first;
    if (view.table.phase.kind === 'deploy')
      return isCall(view, first, gambitFrom) ? first : placing(view, player, wish);
    if (view.table.phase.kind !== 'attack') return strategist(view, choices, rng, budget);
    const own = view.table.pieces[player];
    const other = view.table.pieces[opponentOf(player)];
    const actions = [...choices];
    const moves = actions.filter(({ type }) => type === 'advance');
    const attacks = actions.filter((action) => {
      const track = action.type === 'attack' ? trackIndex(view.setup, action.track)! : -1;
      return track >= 0 && own[track]! >= attackFrom * other[track]!;
    });
    const acts = moves.length > 0 ? moves : attacks;
    return acts.length > 0 ? sample(acts, rng) : { type: 'end-move', player };
  };
}

/** Returns true if an action calls the gambit at the given odds or better. */
function isCall({ table: { pieces } }: Seen, { type, player }: Action, odds: number): boolean {
  const other = piecesFrom(pieces[opponentOf(player)], 0);
  return type === 'call-gambit' && piecesFrom(pieces[player], 0) >= odds * other;
}

/** Plans a deployment piece by piece, and returns the action that places all pieces. */
function placing(view: Seen, player: Side, wish: Plan['wish']): Action {
  const { phase } = view.table;
  if (phase.kind !== 'deploy' || phase.left === 0) return { type: 'end-deploy', player };
  const piles = view.setup.scenario.tracks.map(() => 0);
  const open = [...piles.keys()].slice(phase.from);
  const ratingOf = (track: number): number => wish(view, player, track, piles[track]!);
  for (let left = phase.left; left > 0; left--)
    piles[open.reduce((best, track) => (ratingOf(track) > ratingOf(best) ? track : best))]! += 1;
  return deployAll(view, player, piles);
}

const thinnest: Plan['wish'] = ({ table }, side, track, placed) => -(table.pieces[side][track]! + placed);

/** A bot that spreads its pieces over the tracks and never attacks. */
const spreader = planned({ wish: thinnest, attackFrom: Infinity });

/** A bot that spreads its pieces over the tracks, and attacks at odds of two to one or better. */
const skirmisher = planned({ wish: thinnest, attackFrom: 2 });

/** A bot that places one piece on each track without pieces of the opponent, and never attacks. */
const squatter = planned({
  wish: ({ table }, side, track, placed) =>
    (table.pieces[opponentOf(side)][track] === 0 ? 10 : 0) - table.pieces[side][track]! - placed,
  attackFrom: Infinity,
});

/** A bot that places pieces on all tracks that the opponent occupies, and attacks at even odds or better. */
const blocker = planned({
  wish: ({ table }, side, track, placed) =>
    (table.pieces[opponentOf(side)][track]! > 0 ? 10 : 0) - table.pieces[side][track]! - placed,
  attackFrom: 1,
});

/** A bot that places all pieces on the track where the opponent has the most pieces, and attacks on this track. */
const hammer = planned({
  wish: ({ table }, side, track) => table.pieces[opponentOf(side)][track]!,
  attackFrom: 1,
});

/** A bot that spreads its pieces over the tracks, and calls the gambit at even odds or better. */
const caller = planned({ wish: thinnest, attackFrom: 2, gambitFrom: 1 });

/** Returns a bot that plays like the strategist, but calls the gambit at the given odds or better. */
function gambler(odds: number): Bot<Uaw> {
  return (view, choices, rng, budget) => {
    const first = choices.at(0);
    return isCall(view, first, odds) ? first : strategist(view, choices, rng, budget);
  };
}

/** The turns in which {@link wiper} does not play like the strategist. */
const FIRST_TURNS = 3;

/**
 * A bot that plays like the strategist, except that in its first turns it places all pieces on the tracks whose counters
 * support the opponent. It tries to wipe out the opponent (UW-6.2).
 */
const wiper: Bot<Uaw> = (view, choices, rng, budget) => {
  const { turn, pieces, counters } = view.table;
  const usual = strategist(view, choices, rng, budget);
  if (usual.type !== 'deploy-all' || turn > FIRST_TURNS) return usual;
  const { player } = usual;
  const opponent = opponentOf(player);
  const isTheirs = view.setup.scenario.tracks.map((track, index) => supporterOf(track, counters[index]!) === opponent);
  return placing(view, player, (_view, _side, track, placed) =>
    isTheirs[track]! ? (pieces[opponent][track]! + 0.5) / (pieces[player][track]! + placed) : -1,
  );
};

/** Returns a bot that places all pieces on one track, and attacks on this track at even odds or better. */
function settler(place: number): Bot<Uaw> {
  return planned({ wish: (_view, _side, track) => (track === place ? 1 : 0), attackFrom: 1 });
}

const TRACKS = defaultScenario.tracks.map(({ id }, track) => [`settle in ${id}`, settler(track)] as const);

/** The plans of this file, by name. */
export const plans: Readonly<Record<string, Bot<Uaw>>> = {
  spreader,
  skirmisher,
  squatter,
  blocker,
  hammer,
  caller,
  greedy: greedyBot(upAgainstTheWall, evaluate),
  'gambit at 1:1': gambler(1),
  'gambit at 2:1': gambler(2),
  wiper,
  ...Object.fromEntries(TRACKS),
};
