import { expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import { games } from '../../src/games/index.ts';

/** The number of decisions that each plan makes. In its match, a plan decides for all players. */
const DECISIONS = 25;

const MANIFESTS = await Promise.all(Object.values(games).map((load) => load()));
const WITH_PLANS = MANIFESTS.flatMap(({ plans, ...manifest }) => (plans === undefined ? [] : [{ ...manifest, plans }]));

it('demonstrators who stay in a park end their move at once', async () => {
  const { game, plans: load } = WITH_PLANS.find(({ game: { id } }) => id === 'chicago-chicago')!;
  const { plans } = await load();
  const rng = createRng(1);
  let state = game.setup({ seed: 1 });
  for (let turn = game.turn(state); turn.kind === 'decision'; turn = game.turn(state)) {
    const view = game.view(state, turn.players[0]!);
    const action = plans['stay in lincoln-park']!(view, game.choices(view), rng, { iterations: 1 });
    if ((view.table as { phase: { kind: string } }).phase.kind === 'move') {
      expect(action.type).toBe('end-step');
      return;
    }
    state = game.applyAction(state, action);
  }
  throw new Error('The demonstrators never move.');
});

it.each(WITH_PLANS)('the simple plans of $game.id choose actions that can be played', async (manifest) => {
  const { game, presets, defaultPreset } = manifest;
  const { plans } = await manifest.plans();
  for (const [name, plan] of Object.entries(plans)) {
    const rng = createRng(name);
    let state = game.setup({ ...presets[defaultPreset], seed: name });
    let decisions = 0;
    for (let turn = game.turn(state); turn.kind === 'decision' && decisions < DECISIONS; turn = game.turn(state)) {
      const view = game.view(state, turn.players[0]!);
      state = game.applyAction(state, plan(view, game.choices(view), rng, { iterations: 1 }));
      decisions++;
    }

    expect([name, decisions === DECISIONS || game.turn(state).kind === 'over']).toEqual([name, true]);
  }
});
