import type { Budget } from '../../bots/bot.ts';
import type { Game, GameTypes } from '../../core/game.ts';
import { createRng, deriveSeed } from '../../core/random.ts';
import { type Driver, type Drivers, nextAction, playOn, position, type Table } from '../../match/index.ts';
import type { Entrant } from '../../tournaments/contest.ts';
import { textOf } from '../../tournaments/anything.ts';
import { CommandError, EXIT, hintAt, placeOf } from '../failure.ts';
import type { LoadedGame } from '../game.ts';
import { entrantOf } from '../own-bots.ts';

/** Who sits where. */
export interface Seats<G extends GameTypes> {
  readonly persons: readonly G['player'][];
  /** By player. */
  readonly bots: Readonly<Record<string, Entrant<G>>>;
  /** The texts that name the bots, by player. */
  readonly named: Readonly<Record<string, string>>;
  readonly budget: Budget;
}

/** Whom a list of players names: all, or some of them. Throws {@link CommandError} if there is none of a name. */
export function personsIn(list: string | undefined, players: readonly string[]): readonly string[] {
  if (list === 'all') return players;
  const named = list === undefined ? players.slice(0, 1) : list.split(',');
  for (const name of named) {
    if (players.includes(name)) continue;
    throw new CommandError(`--as: There is no player "${name}".`, { hint: hintAt(name, [...players, 'all']) });
  }
  return players.filter((player) => named.includes(player));
}

/** Deals bots to the players who are no persons, in seating order, again and again. */
export function dealt(
  bots: readonly string[],
  players: readonly string[],
  persons: readonly string[],
): Readonly<Record<string, string>> {
  const free = players.filter((player) => !persons.includes(player));
  return Object.fromEntries(free.map((player, index) => [player, bots[index % bots.length]!]));
}

/** Seats the bots that are named. */
export async function seated<G extends GameTypes>(
  known: LoadedGame<G>,
  persons: readonly G['player'][],
  { named, budget }: Pick<Seats<G>, 'named' | 'budget'>,
): Promise<Seats<G>> {
  const bots = await Promise.all(
    Object.entries(named).map(async ([player, text]) => [player, await entrantOf(known, text)] as const),
  );
  return { persons, bots: Object.fromEntries(bots), named, budget };
}

/**
 * Has the bots play until a person is due, or the match is over. What a bot draws follows from the match and from how far it
 * has come, so that a match that was kept goes on as it would have.
 */
export async function botsPlay<G extends GameTypes>(
  game: Game<G>,
  given: Table<G>,
  { bots, budget }: Seats<G>,
): Promise<Table<G>> {
  let table = given;
  for (;;) {
    const action = await nextAction(game, position(table.match), driversAt(table, bots, budget));
    if (action === undefined) return table;
    const { name } = bots[action.player]!;
    table = await playedBy(name, () => playOn(game, table, { action }).table);
  }
}

function driversAt<G extends GameTypes>(table: Table<G>, bots: Seats<G>['bots'], budget: Budget): Drivers<G> {
  const luck = `${String(table.settings.options?.seed)}/${String(table.entries.length)}`;
  const driver = (player: string, { name, bot }: Entrant<G>): Driver<G> => {
    const rng = createRng(deriveSeed(luck, `bot ${player}`));
    return (view, choices) =>
      playedBy(name, async () => answered(await Promise.resolve(bot(view, choices, rng, budget)), { name, player }));
  };
  const players = Object.entries(bots).map(([player, entrant]) => [player, driver(player, entrant)]);
  return { players: Object.fromEntries(players) as NonNullable<Drivers<G>['players']> };
}

/** The answer of a bot, if it is an action of its player; whether it is legal is seen when it is played. */
function answered<Action extends { readonly player: string }>(
  answer: Action | null | undefined,
  { name, player }: { readonly name: string; readonly player: string },
): Action {
  if (answer?.player === player) return answer;
  throw new CommandError(`${name} has failed: It answered with no action of ${player}: ${textOf(answer)}.`, {
    code: EXIT.bot,
  });
}

async function playedBy<Result>(name: string, act: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof CommandError
      ? error
      : new CommandError(`${name} has failed: ${textOf(error)}${placeOf(error)}.`, { code: EXIT.bot });
  }
}
