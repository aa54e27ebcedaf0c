import fc from 'fast-check';
import {
  type Activity,
  defaultScenario,
  type Options,
  revoltingBehaviour,
  type Scenario,
} from '../../../src/games/revolting-behaviour/rules/index.ts';
import { RANKS } from '../../../src/mechanics/deck.ts';
import { optionsFrom } from '../options.ts';
import { everywhere } from './play.ts';

/** Names of players that the notation prints without quotes. */
const NAMES = ['ada', 'ben', 'Çelik', 'd3', 'e-f', 'O’Neill', 'g.h', 'Stop'];

const bySeverity = fc.record({
  mild: fc.integer({ min: 1, max: 40 }),
  moderate: fc.integer({ min: 1, max: 40 }),
  severe: fc.integer({ min: 1, max: 40 }),
});

function byActivity<Each>(each: fc.Arbitrary<Each>): fc.Arbitrary<Record<Activity, Each>> {
  return fc.record(everywhere(each));
}

/**
 * An arbitrary for scenarios with random tables and packs. A pack needs at least eight ranks for the largest Cause.
 */
const anyScenario: fc.Arbitrary<Scenario> = fc
  .oneof(fc.constant([...RANKS]), fc.subarray([...RANKS], { minLength: 8 }))
  .chain((pack) =>
    fc.record({
      name: fc.constant('Own tables'),
      provenance: fc.constant('invented'),
      notes: fc.constant(''),
      benefits: byActivity(bySeverity),
      severe: byActivity(fc.subarray([...pack], { minLength: 1 })),
      pack: fc.constant(pack),
    }),
  );

/** An arbitrary for options of short matches. Each option is randomly present or absent. */
export const anyOptions: fc.Arbitrary<Options> = optionsFrom(revoltingBehaviour, {
  players: maybe(fc.shuffledSubarray(NAMES, { minLength: 2 })),
  causeSize: maybe(fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 30 }))),
  truce: maybe(fc.nat(4)),
  maxTurns: maybe(fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 20 }))),
  scenario: maybe(fc.oneof(fc.constant(defaultScenario), anyScenario)),
});

function maybe<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(value, { nil: undefined });
}
