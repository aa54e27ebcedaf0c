// A contest between the bots of one game of the package. The argument has the id of the game, the names of the bots,
// and optionally the number of players: '{"game":"up-against-the-wall","bots":["random","greedy"]}'
import { games } from 'countersheet/games';

export async function contest({ game: id, bots: names, players }) {
  const { game, presets, defaultPreset, optionsFor, bots: load } = await games[id]();
  const { bots } = await load();
  const participants = names.map((name) => ({ name, bot: bots[name].bot }));
  if (players === undefined) return { game, options: presets[defaultPreset], participants };
  const dealt = (seed) => optionsFor(players, seed);
  return { game, options: dealt('strength'), optionsFor: dealt, participants };
}
