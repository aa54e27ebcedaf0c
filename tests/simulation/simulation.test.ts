import { describe, expect, it } from 'vitest';
import { manifest as revolt } from '../../src/games/revolting-behaviour/manifest.ts';
import { FAULTS } from './faults.ts';
import { runWorld } from './world.ts';

// `npm run simulation -- 10000` runs until ten thousand processes have crashed.
describe('a simulated server', () => {
  it('obeys all laws, whatever crashes', async () => {
    for (let seed = 0; seed < 5; seed++) expect(await runWorld(revolt, seed)).not.toHaveProperty('broken');
  });

  it.each(FAULTS.map((fault) => [fault.name, fault] as const))('reveals the planted defect: %s', async (_, fault) => {
    let broken: string | undefined;
    for (let seed = 0; broken === undefined && seed < 60; seed++)
      ({ broken } = await runWorld(revolt, seed, { fault }));

    expect(broken).toBeDefined();
  });
});
