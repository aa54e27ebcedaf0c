import type { Position } from '../../../../core/game.ts';
import { isEqual } from '../../../../core/plain-data.ts';
import type { Issue } from '../../../../core/schema.ts';
import { issueBelow, issueIf } from '../issues.ts';
import { hasChoice } from '../fire.ts';
import { mustNameCity } from '../control.ts';
import { issueInSetup } from '../scenario-issues.ts';
import { ofSide, SIDES } from '../sides.ts';
import type { AirWar } from '../types.ts';
import { issueInCities } from './cities.ts';
import { issueInUnits } from './units.ts';

/** Returns the first issue in the public part of a state, if there is one. */
export function issueInTable(position: Position<AirWar>): Issue | undefined {
  return (
    issueBelow('setup', issueInSetup(position.setup)) ??
    issueBelow(
      'table',
      issueInStep(position) ??
        issueInCities(position) ??
        issueInUnits(position) ??
        issueInWaiting(position) ??
        issueInOutcome(position),
    )
  );
}

function issueInStep(position: Position<AirWar>): Issue | undefined {
  const { maxCycles } = position.setup;
  const { phase, cycle } = position.table;
  const isFought = phase.kind === 'moves' || phase.kind === 'fire';
  return (
    issueIf(maxCycles !== null && cycle > maxCycles, 'cycle', `The match has only ${String(maxCycles)} cycles`) ??
    issueIf(isFought && cycle === 0, 'cycle', 'Expected at least 1') ??
    (isFought || phase.kind === 'over' ? undefined : issueInBeginning(position))
  );
}

function issueInBeginning({ setup, table }: Position<AirWar>): Issue | undefined {
  const isPlacement = table.phase.kind === 'placement';
  return (
    issueIf(table.cycle > 0, 'cycle', 'Expected 0') ??
    issueIf(
      isPlacement && setup.placement === 'scenario',
      'phase',
      'The scenario places the units, so this phase does not occur',
    ) ??
    issueIf(
      !isPlacement && setup.cities === 'scenario',
      'phase',
      'The scenario places the cities, so this phase does not occur',
    )
  );
}

function issueInWaiting(position: Position<AirWar>): Issue | undefined {
  const { waiting, phase } = position.table;
  const { kind } = phase;
  const faultUnless = (isRight: boolean, reason: string): Issue | undefined => issueIf(!isRight, 'waiting', reason);
  if (kind === 'over') return faultUnless(waiting.length === 0, 'Expected no players, because the match is over');
  const inOrder = SIDES.filter((side) => waiting.includes(side));
  const naming = SIDES.filter((side) => mustNameCity(position, side));
  return (
    faultUnless(isEqual(waiting, inOrder), 'The waiting players are not sorted, or a player is listed twice') ??
    faultUnless(kind !== 'naming' || isEqual(waiting, naming), 'These are not the players who must name a city') ??
    faultUnless(
      kind !== 'fire' || waiting.every((side) => hasChoice(position, side)),
      'The list contains a player who has no choice of targets',
    )
  );
}

function issueInOutcome({ setup, table }: Position<AirWar>): Issue | undefined {
  if (table.phase.kind !== 'over') return undefined;
  const { outcome } = table.phase;
  const alive = SIDES.filter((side) => ofSide(table.units, side).length > 0);
  const winner = outcome.kind === 'win' ? outcome.winner : undefined;
  const isSo = {
    'no-units': alive.length < 2 && alive[0] === winner,
    conceded: winner !== undefined,
    'cycle-limit': winner === undefined && table.cycle === setup.maxCycles,
  }[outcome.reason];
  return issueIf(!isSo || outcome.scores !== undefined, 'phase.outcome', 'No match can end in this way');
}
