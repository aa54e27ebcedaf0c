// A contest between bots of one game of the package. The argument has the id of the game and the names of the bots,
// and optionally the options or the number of players: '{"game":"up-against-the-wall","bots":["random","greedy"]}'
import { games } from 'countersheet/games';

export async function contest({ game: id, bots: names, options, players }) {
  const { game, presets, defaultPreset, optionsFor, bots: load } = await games[id]();
  const { bots } = await load();
  // A bot that is named twice plays against itself.
  const participants = names.map((name, index) => ({
    name: names.indexOf(name) === index ? name : `${name} ${index + 1}`,
    bot: bots[name].bot,
  }));
  const preset = presets[defaultPreset];
  if (players === undefined) return { game, options: options ?? preset, participants };
  const dealt = (seed) => ({ ...preset, ...optionsFor(players, seed) });
  return { game, options: dealt('strength'), optionsFor: dealt, participants };
}
