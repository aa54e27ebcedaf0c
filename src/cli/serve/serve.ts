import { command } from '../command.ts';
import { EXIT } from '../failure.ts';
import { GAME_IDS, gameNamed } from '../game.ts';
import { GameServer, withObservation } from './game-server.ts';
import { linesOf } from './lines.ts';

/** The `serve` command. The command prints only answers to messages. */
export const serve = command({
  name: 'serve',
  takes: '[game…]',
  summary: 'Let programs in any language play through JSON messages',
  example: 'serve up-against-the-wall',
  options: {
    state: { text: 'Also allow states, clones and records, which show hidden information' },
  },
  more: () => [
    'Each line of input is one message, and each line of output is one answer. Without the name of a game, the command serves all games.',
  ],
  run: async ({ values, words }) => {
    const { stdin, stdout } = process;
    const games = await Promise.all((words.length === 0 ? GAME_IDS : words).map((name) => gameNamed(name)));
    const server = new GameServer(await Promise.all(games.map(withObservation)), { showsState: values.state });
    for await (const lines of linesOf(stdin)) {
      const text = lines.map((line) => `${server.answer(line)}\n`).join('');
      if (!stdout.write(text)) await new Promise((drained) => stdout.once('drain', drained));
    }
    return EXIT.done;
  },
});
