/**
 * What follows from a scenario for one side, which takes a while to find out.
 *
 * @packageDocumentation
 */
import { remembered } from '../../core/kept.ts';
import type { Scenario } from './scenario-shape.ts';
import { ofSide, type Side } from './sides.ts';

/** A function of a scenario and a side, asked once for each. */
export function oncePerSide<Result>(ask: (scenario: Scenario, side: Side) => Result): typeof ask {
  const answers = {
    A: remembered((scenario: Scenario) => ask(scenario, 'A')),
    B: remembered((scenario: Scenario) => ask(scenario, 'B')),
  };
  return (scenario, side) => ofSide(answers, side)(scenario);
}
