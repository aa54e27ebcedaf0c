import { describe, expect, it } from 'vitest';
import { positionOf } from '../../bench/learn-search/attempts.ts';
import { type Bot, ONCE, roundsOf } from '../../src/bots/bot.ts';
import { Network } from '../../src/bots/learnt.ts';
import { jsonOf, layoutOf } from '../../src/bots/packed-network.ts';
import type { View } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import * as ofChicago from '../../src/games/chicago-chicago/bots/index.ts';
import { balancedOptions as chicagoOptions, chicagoChicago } from '../../src/games/chicago-chicago/rules/index.ts';
import type { Chicago } from '../../src/games/chicago-chicago/rules/types.ts';
import * as ofRevolt from '../../src/games/revolting-behaviour/bots/index.ts';
import { numbersOf, SHAPE as POSITION } from '../../src/games/revolting-behaviour/bots/position-numbers.ts';
import { ratingBy } from '../../src/games/revolting-behaviour/bots/search-bot.ts';
import { revoltingBehaviour } from '../../src/games/revolting-behaviour/rules/index.ts';
import { balancedOptions as revoltOptions } from '../../src/games/revolting-behaviour/rules/scenario.ts';
import { bestDeployment, outlookOf } from '../../src/games/up-against-the-wall/bots/deployment.ts';
import { DeploymentNumbers, SHAPE } from '../../src/games/up-against-the-wall/bots/deployment-numbers.ts';
import * as ofCampus from '../../src/games/up-against-the-wall/bots/index.ts';
import { improved, shifted } from '../../src/games/up-against-the-wall/bots/search-bot.ts';
import { balancedOptions, upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/index.ts';
import type { Uaw } from '../../src/games/up-against-the-wall/rules/types.ts';
import { wilson } from '../../src/tournaments/index.ts';
import { IS_THOROUGH } from '../times.ts';
import { payoffAgainst } from './matches.ts';

describe('the search of Up Against the Wall', () => {
  const { strategist, bots } = ofCampus;
  const search = bots['search']!.bot;

  it('places as many pieces as the strategist, and its network rates them no lower', () => {
    const network = weighted(SHAPE);
    for (const view of deployments(30)) {
      const { outlook, piles } = plannedIn(view);
      const rng = createRng('search');
      const valueOf = (each: readonly number[]) => network.valueOf(new DeploymentNumbers(outlook, each).numbers);
      const worths = [1, 100].map((most) => {
        const found = improved(piles, { outlook, network, rng, isMore: roundsOf({ iterations: most }) });
        expect(sum(found)).toBe(sum(piles));
        return valueOf(found);
      });
      expect(worths[0]).toBeGreaterThanOrEqual(valueOf(piles));
      expect(worths[1]).toBeGreaterThan(valueOf(piles));
    }
  });

  it('has the same numbers for piles that it placed and for piles that it changed', () => {
    const rng = createRng('numbers');
    for (const view of deployments(20)) {
      const { outlook, piles } = plannedIn(view);
      const { changed, tracks } = shifted(piles, rng);
      const position = new DeploymentNumbers(outlook, piles);
      for (const track of tracks) position.place(track, changed[track]!);
      expect(position.numbers).toEqual(new DeploymentNumbers(outlook, changed).numbers);
      expect(position.numbers).not.toEqual(new DeploymentNumbers(outlook, piles).numbers);
    }
  });

  it('deploys all pieces at once, and plays all other actions like the strategist', () => {
    const seen = new Set<string>();
    const rng = createRng('deploy');
    const fork = upAgainstTheWall.fork(upAgainstTheWall.setup({ ...balancedOptions, seed: 'deploy' }), { dice: rng });
    for (let turn = fork.turn(); turn.kind === 'decision'; turn = fork.turn()) {
      const view = fork.view(turn.players[0]!);
      const choices = upAgainstTheWall.choices(view);
      const action = search(view, choices, rng, { iterations: 5 });
      const usual = strategist(view, choices, rng, ONCE);
      expect(action.type).toBe(usual.type);
      if (usual.type !== 'deploy-all') expect(action).toEqual(usual);
      seen.add(action.type);
      fork.apply(action);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['deploy-all', 'attack', 'advance', 'end-cards']));
  });

  it.each([{}, { ...balancedOptions, wipeOut: 'combat' as const }])(
    'compares playouts with other options',
    (options) => {
      const view = upAgainstTheWall.view(upAgainstTheWall.setup({ ...options, seed: 1 }), 'radicals');
      const action = search(view, upAgainstTheWall.choices(view), createRng(1), { iterations: 2 });
      expect(upAgainstTheWall.whyIllegal(view, action)).toBeUndefined();
    },
  );

  it.runIf(IS_THOROUGH)('beats the strategist', async () => {
    const bot: Bot<Uaw> = (view, choices, rng) => search(view, choices, rng, bots['search']!.budget);
    const trial = { game: upAgainstTheWall, bot, options: balancedOptions };
    expect(await lowest(2000, (match, seed) => payoffAgainst([strategist], trial, match, seed))).toBeGreaterThan(0.5);
  });
});

describe('the search of Revolting Behaviour!', () => {
  const { strategist, bots } = ofRevolt;
  const search = bots['search']!.bot;

  it('rates a position after a pass by the same numbers as the next position', () => {
    const network = weighted(POSITION);
    const rng = createRng('pass');
    let compared = 0;
    for (const seed of ['pass', 'another pass']) {
      const options = { ...revoltOptions, players: ['ada', 'ben'], seed };
      const fork = revoltingBehaviour.fork(revoltingBehaviour.setup(options), { dice: rng });
      for (let turn = fork.turn(); turn.kind === 'decision'; turn = fork.turn()) {
        const [player] = turn.players as [string];
        const view = fork.view(player);
        const { setup, table } = view;
        const [one, two] = table.holdings.map(({ points }) => points);
        const rated = ratingBy(network, view).pass(positionOf(view, setup.players.indexOf(player)).own);
        const isPass = table.phase.kind === 'act' && rng.int(2) === 0;
        const choices = revoltingBehaviour.choices(view);
        fork.apply(isPass ? { type: 'pass', player } : strategist(view, choices, rng, ONCE));
        // If the points are equal, chance decides who acts next, and the position is not compared.
        if (!isPass || one === two || fork.turn().kind !== 'decision') continue;
        compared++;
        const seen = positionOf(fork.view(player), setup.players.indexOf(player));
        expect(rated).toBe(network.valueOf(numbersOf(seen, setup)));
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('searches a tree in a match for which its network was not trained', () => {
    const view = revoltingBehaviour.view(revoltingBehaviour.setup({ seed: 1 }), 'ada');
    const choices = revoltingBehaviour.choices(view);
    expect([...choices]).toContainEqual(search(view, choices, createRng(1), { iterations: 5 }));
  });

  it.runIf(IS_THOROUGH)('beats the strategist', async () => {
    const trial = { game: revoltingBehaviour, bot: search, options: { ...revoltOptions, players: ['ada', 'ben'] } };
    expect(await lowest(600, (match, seed) => payoffAgainst([strategist], trial, match, seed))).toBeGreaterThan(0.5);
  });
});

describe('the search of Chicago-Chicago!', () => {
  it.runIf(IS_THOROUGH)('beats the strategist', async () => {
    const { strategist, bots } = ofChicago;
    const { bot: search, budget } = bots['search']!;
    const bot: Bot<Chicago> = (view, choices, rng) => search(view, choices, rng, budget);
    const trial = { game: chicagoChicago, bot, options: chicagoOptions };
    expect(await lowest(60, (match, seed) => payoffAgainst([strategist], trial, match, seed))).toBeGreaterThan(0.5);
  });
});

/** Returns a network with random weights. */
function weighted(shape: typeof SHAPE): Network {
  const { weights } = new Network(layoutOf(shape), jsonOf(shape, []));
  const rng = createRng('weights');
  return new Network(
    layoutOf(shape),
    jsonOf(
      shape,
      Array.from(weights, () => rng.int(21) - 10),
    ),
  );
}

/** Plays matches of the strategist, and returns the views of sides that must deploy pieces. */
function deployments(count: number): readonly View<Uaw>[] {
  const rng = createRng('views');
  const views: View<Uaw>[] = [];
  for (let match = 0; views.length < count; match++) {
    const state = upAgainstTheWall.setup({ ...balancedOptions, seed: `views ${String(match)}` });
    const fork = upAgainstTheWall.fork(state, { dice: rng });
    for (let turn = fork.turn(); turn.kind === 'decision' && views.length < count; turn = fork.turn()) {
      const view = fork.view(turn.players[0]!);
      const { phase } = view.table;
      if (phase.kind === 'deploy' && phase.from === 0 && phase.left > 1) views.push(structuredClone(view));
      fork.apply(ofCampus.strategist(view, upAgainstTheWall.choices(view), rng, ONCE));
    }
  }
  return views;
}

function plannedIn(view: View<Uaw>) {
  const outlook = outlookOf(view, view.table.mover);
  const { phase } = view.table;
  if (phase.kind !== 'deploy') throw new Error('The side does not deploy.');
  return { outlook, piles: bestDeployment(outlook, phase.left).piles };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/**
 * Returns the lower bound of the share of the points that the bot wins, with 95 % confidence. The matches are played in
 * pairs: one in each seat, with the same dice.
 */
async function lowest(matches: number, play: (seat: number, seed: string) => Promise<number>): Promise<number> {
  let score = 0;
  for (let match = 0; match < matches; match++) score += await play(match % 2, `search ${String(match >> 1)}`);
  return wilson(score, matches).lo;
}
