import * as v from 'valibot';
import { type Violation, violation } from '../../../core/errors.ts';
import type { Seat } from '../../../core/game.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { costOf, isForce } from '../activities.ts';
import { payForCard } from '../attempt-flow.ts';
import { refusalOfStanding } from '../refusals.ts';
import type { RuleId } from '../rulebook.ts';
import { actionShape } from '../shapes.ts';
import { targetsOf } from '../targets.ts';
import { actorHolding } from '../turn-flow.ts';
import {
  ACTIVITIES,
  type ActionOf,
  type Attempt,
  type Holding,
  type RevoltingBehaviour,
  SEVERITIES,
} from '../types.ts';

/** RB-3.1: the player names activity, severity and target, and pays the first card, which he must draw. */
export const attempt: ActionRules<RevoltingBehaviour, ActionOf<'attempt'>> = {
  shape: /* @__PURE__ */ actionShape('attempt', {
    activity: v.picklist(ACTIVITIES),
    severity: v.picklist(SEVERITIES),
    target: v.exactOptional(v.string()),
  }),

  whyIllegal(seat, { activity, target }) {
    const refusal = refusalOfStanding(seat) ?? refusalOfTarget(seat, { activity, target });
    if (refusal !== undefined) return refusal;
    const { points } = actorHolding(seat.table);
    const cost = costOf(activity);
    if (points >= cost) return undefined;
    const message = `The first card costs ${String(cost)} points, and you have ${String(points)}.`;
    return violation('too-poor', 'RB-3.1', message, { cost, points });
  },

  list(seat) {
    if (refusalOfStanding(seat) !== undefined) return [];
    const { player, table } = seat;
    const targets = targetsOf(seat);
    const actions: ActionOf<'attempt'>[] = [];
    for (const activity of ACTIVITIES) {
      if (actorHolding(table).points < costOf(activity)) continue;
      for (const severity of SEVERITIES) {
        if (!isForce(activity)) actions.push({ type: 'attempt', player, activity, severity });
        else for (const target of targets) actions.push({ type: 'attempt', player, activity, severity, target });
      }
    }
    return actions;
  },

  apply(state, { player, activity, severity, target }, log) {
    const named: Attempt = target === undefined ? { activity, severity } : { activity, severity, target };
    log?.push({ type: 'attempt-made', rule: 'RB-3.1', player, ...named });
    payForCard(state, { attempt: named, drawn: [] });
  },
};

function refusalOfTarget(
  { player, setup, table }: Seat<RevoltingBehaviour>,
  { activity, target }: { activity: Attempt['activity']; target: string | undefined },
): Violation<RuleId> | undefined {
  if (!isForce(activity)) {
    return target === undefined
      ? undefined
      : violation('needless-target', 'RB-3.1', `Fund-raising has no target: ${target}.`, { target });
  }
  if (target === undefined) return violation('no-target', 'RB-3.1', 'Force needs a target: your Cause or a player.');
  if (target === 'cause') return undefined;
  const seat = setup.players.indexOf(target);
  if (seat < 0) return violation('no-such-player', 'RB-3.1', `There is no player "${target}".`, { target });
  if (target === player) return violation('own-target', 'RB-3.1', 'You cannot use force against yourself.');
  if (table.turn <= setup.truce) {
    const message = `This is turn ${String(table.turn)}, and the truce lasts until turn ${String(setup.truce)}.`;
    return violation('truce', 'RB-3.1', message, { turn: table.turn, truce: setup.truce });
  }
  return (table.holdings[seat] as Holding).points > 0
    ? undefined
    : violation('target-fallen', 'RB-3.1', `${target} has no points to lose.`, { target });
}
