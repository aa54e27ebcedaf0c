/**
 * Plays a match to its end and writes it down for people.
 *
 * @packageDocumentation
 */
import type { Bot, Budget } from '../bots/bot.ts';
import type { GameEvent, GameTypes, Step, Words } from '../core/game.ts';
import { createRng, deriveSeed, type Rng, type Seed } from '../core/random.ts';
import { command } from './command.ts';
import { contenders } from './contenders.ts';
import { EXIT } from './failure.ts';
import { gameNamed, type KnownGame } from './games.ts';
import { LANGUAGE_OPTION, MATCH_OPTIONS, matchOptions, wordsIn } from './match-options.ts';
import { ruleLink } from './rules.ts';

/** Width of a sentence before its rule. */
const WIDTH = 92;

/** How long a bot thinks about each decision. */
const BUDGET: Budget = { iterations: 100 };

/** The command. */
export const demo = command({
  name: 'demo',
  takes: '[game]',
  summary: 'watch bots play a match to its end, the same from the same seed',
  options: {
    ...MATCH_OPTIONS,
    seed: { value: '<text>', text: 'what all luck comes from', usual: '1969' },
    language: LANGUAGE_OPTION,
  },
  run: ({ values, words: [name = 'up-against-the-wall'] }, { out, links }) => {
    const known = gameNamed(name);
    const { seed, language } = values;
    demonstrate(
      known,
      { seed, words: wordsIn(known, language), options: matchOptions(known, values, seed), links },
      out,
    );
    return EXIT.done;
  },
});

/** How a match is shown. */
interface DemoSettings<G extends GameTypes> {
  readonly seed: Seed;
  /** What it is told in. */
  readonly words: Words<G>;
  readonly options: G['options'];
  /** Whether rule ids are links that a terminal opens. */
  readonly links: boolean;
}

/**
 * Plays a match between the players of a demonstration.
 *
 * @param settings - The same seed gives the same match and the same text.
 * @param write - Is given the text line by line.
 */
function demonstrate<G extends GameTypes>(
  { game, bots, showsTableBefore }: KnownGame<G>,
  { seed, words, options, links }: DemoSettings<G>,
  write: (line: string) => void,
): void {
  let step: Step<G> = game.start({ ...options, seed });
  const players = game.players(step.state);
  const seated = new Map<string, { bot: Bot<G>; sort: string; rng: Rng }>();
  for (const [index, player] of players.entries()) {
    const sort = bots[index % bots.length] as string;
    const bot = contenders[game.id]?.[sort] as unknown as Bot<G>;
    seated.set(player, { bot, sort, rng: createRng(deriveSeed(seed, `bot ${player}`)) });
  }
  write(`${game.title} (${game.id}), seed ${String(seed)}`);
  write(players.map((player) => `${player}: ${seated.get(player)?.sort ?? ''}`).join(', '));

  const tell = (event: GameEvent): void => {
    const sentence = words.describe(event, step.state);
    write(`${sentence.padEnd(WIDTH)} ${links ? ruleLink(game.id, event.rule) : event.rule}`);
  };
  for (let before = step.state; ; before = step.state) {
    for (const event of step.events) {
      if (showsTableBefore.includes(event.type)) write(`\n${words.picture(before)}\n`);
      tell(event);
    }
    const turn = game.turn(step.state);
    if (turn.kind !== 'decision') break;
    const [player] = turn.players as [G['player']];
    const view = game.view(step.state, player);
    const seat = seated.get(player);
    if (seat === undefined) throw new Error(`Nobody plays for ${player}.`);
    step = game.step(step.state, seat.bot(view, game.choices(view), seat.rng, BUDGET));
  }
  write(`\n${words.picture(step.state)}`);
}
