/**
 * For each bot of each game, finds the plan that gains most against this bot, with `bestResponse`. In games of two
 * sides, finds one plan for each side. The output depends only on the seed.
 *
 * `npm run bench -- best-response [game] [--bots a,b] [--plans a,b] [--seats a,b] [--preset name] [--matches 800]
 * [--iterations 1] [--seed s]`
 *
 * `--plans` can also name bots of the game. `--iterations` is the number of iterations that each bot can use for a
 * decision.
 */
import { parseArgs } from 'node:util';
import { bestResponse, type BestResponse } from '../src/tournaments/index.ts';
import type { GameTypes } from '../src/core/index.ts';
import { games } from '../src/games/index.ts';
import type { Seed } from '../src/core/random.ts';
import { type GameManifest, generatesOptions, presetOptions } from '../src/manifest/index.ts';

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    bots: { type: 'string' },
    plans: { type: 'string' },
    seats: { type: 'string' },
    preset: { type: 'string' },
    matches: { type: 'string', default: '800' },
    iterations: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'best response' },
  },
});

/**
 * The number of countries in matches of *The World Game*, the only game in which different deals have different sides.
 */
const COUNTRIES = 6;

/** The bots that every game has. These bots are slow or weak, so they are not tried as plans. */
const OF_ANY_GAME = ['random', 'greedy'];

for (const [id, load] of Object.entries(games)) {
  if (positionals.length > 0 && !positionals.includes(id)) continue;
  const manifest: GameManifest = await load();
  const { bots } = await manifest.bots!();
  const simple = Object.entries(bots).filter(([, { budget }]) => budget.iterations === 1);
  const all = {
    ...Object.fromEntries(simple.filter(([name]) => !OF_ANY_GAME.includes(name)).map(([name, { bot }]) => [name, bot])),
    ...(await manifest.plans?.())?.plans,
  };
  const named = flags.plans?.split(',').map((name) => [name, all[name] ?? bots[name]!.bot] as const);
  const plans = named === undefined ? all : Object.fromEntries(named);
  console.log(`\n**${id}**\n\n| bot | seat | plan | deals | share, % | gain, points | 95 % |\n|${' --- |'.repeat(7)}`);
  for (const name of flags.bots?.split(',') ?? simple.map(([each]) => each).filter((each) => each !== 'greedy')) {
    for (const seat of seatsOf(manifest)) {
      const { game } = manifest;
      const preset = { preset: flags.preset };
      const isDealt = generatesOptions(manifest, preset);
      const optionsFor = (deal: Seed): object =>
        presetOptions(manifest, deal, isDealt ? { ...preset, players: COUNTRIES } : preset);
      const found = await bestResponse(game, bots[name]!.bot, {
        plans,
        budget: Number(flags.matches),
        seed: `${flags.seed}/${id}/${name}`,
        options: optionsFor(flags.seed),
        thinking: { iterations: Number(flags.iterations) },
        ...(isDealt ? { optionsFor } : {}),
        ...(seat === undefined ? {} : { seats: [seat] }),
      });
      console.log(row(name, seat, found));
    }
  }
}

/**
 * Returns the seats for which plans are searched. If the players of a match are two different sides, each side gets its
 * own search. Otherwise one search covers all seats.
 */
function seatsOf({ game, about, presets, defaultPreset }: GameManifest): readonly (GameTypes['player'] | undefined)[] {
  if (flags.seats !== undefined) return flags.seats.split(',');
  return about.players[1] === 2 ? game.players(game.setup(presets[defaultPreset])) : [undefined];
}

function row(bot: string, seat: string | undefined, { plan, deals, share, gain, interval }: BestResponse): string {
  const [middle, least, most] = [gain, interval.lo, interval.hi].map((part) => (100 * part).toFixed(1));
  const cells = [bot, seat ?? 'each', plan, String(deals), (100 * share).toFixed(1), middle!, `${least!} – ${most!}`];
  return `| ${cells.join(' | ')} |`;
}
