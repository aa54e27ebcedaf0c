import type { Budget } from '../bots/bot.ts';
import type { GameTypes, Transition } from '../core/game.ts';
import { createRng, deriveSeed, type Seed } from '../core/random.ts';
import { COLOR_OPTION, inColor } from './color.ts';
import { command } from './command.ts';
import { EXIT } from './failure.ts';
import { GAME_IDS, type LoadedGame, oneGameOf } from './game.ts';
import { LANGUAGE_OPTION, MATCH_OPTIONS, matchSettings, SEED_OPTION } from './match-options.ts';
import { participantOf } from './own-bots.ts';
import { type Screen, screenOf, showEvents } from './play/screen.ts';
import { playedBy } from './play/controllers.ts';
import { spokenOf } from './spoken.ts';

/** The budget of a bot for each decision. */
const BUDGET: Budget = { iterations: 100 };

/** The `demo` command. */
export const demo = command({
  name: 'demo',
  takes: '[game]',
  summary: 'Watch bots play a match',
  example: 'demo world-game --seed 7',
  options: {
    ...MATCH_OPTIONS,
    seed: { ...SEED_OPTION, defaultValue: '1969' },
    language: LANGUAGE_OPTION,
    color: COLOR_OPTION,
  },
  run: async ({ values, words: [name = GAME_IDS[0]!, ...more] }, terminal) => {
    const known = await oneGameOf([name, ...more], values.preset);
    const { seed, language, color } = values;
    const screen = screenOf(known, await spokenOf(known, language), inColor(terminal, color));
    await demonstrate(known, { seed, options: matchSettings(known, values, seed).options }, screen);
    return EXIT.done;
  },
});

/** Plays a match between the demo bots of the game, and prints the match: the same text for the same seed. */
async function demonstrate<G extends GameTypes>(
  known: LoadedGame<G>,
  { seed, options }: { readonly seed: Seed; readonly options: G['options'] },
  screen: Screen<G>,
): Promise<void> {
  const { game, manifest } = known;
  const { bots: sorts, showsTableBefore } = manifest.demo;
  const { out, paint, messages } = screen;
  let step: Transition<G> = game.start({ ...options, seed });
  const players = game.players(step.state);
  const seats = await Promise.all(
    players.map(async (player, index) => {
      const sort = sorts[index % sorts.length]!;
      const { bot } = await participantOf(known, sort);
      return { player, bot, sort, rng: createRng(deriveSeed(seed, `bot ${player}`)) };
    }),
  );
  out(paint('heading', `${game.title} (${game.id}), seed ${String(seed)}`));
  out(seats.map(({ player, sort }) => `${player}: ${sort}`).join(', '));
  for (;;) {
    const { state, events } = step;
    for (const event of events) {
      if (showsTableBefore.includes(event.type)) out(`\n${messages.picture(state)}\n`);
      showEvents(screen, [event], state);
    }
    const turn = game.turn(state);
    if (turn.kind !== 'decision') break;
    const [player] = turn.players as [G['player']];
    const view = game.view(state, player);
    const { bot, sort, rng } = seats[players.indexOf(player)]!;
    step = await playedBy(sort, async () => game.step(state, await bot(view, game.choices(view), rng, BUDGET)));
  }
  out(`\n${messages.picture(step.state)}`);
}
