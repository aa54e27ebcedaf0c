import { type Violation, violation } from '../../../core/errors.ts';
import type { Seat } from '../../../core/game.ts';
import type { Draft } from '../../../core/plain-data.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { turnTables } from '../battle-flow.ts';
import { attackerStake, leastCounter, loansTo, shownStake } from '../battle.ts';
import { actForConceded } from '../conceded.ts';
import { rangeOf, secretOf } from '../countries.ts';
import { isExactly, spend } from '../ranges.ts';
import { tooManyPoints, wrongStep } from '../refusals.ts';
import type { RuleId } from '../rulebook.ts';
import { actionShape, wholeShape } from '../shapes.ts';
import type { ActionOf, Battle, WorldDraft, WorldGame } from '../types.ts';

/** WG-4.4: the side to answer counter-attacks with a stake that exceeds the other's. */
export const counter: ActionRules<WorldGame, ActionOf<'counter'>> = {
  shape: /* @__PURE__ */ actionShape('counter', { points: wholeShape }),

  whyIllegal(seat, { points }) {
    const { step } = seat.table;
    if (step.kind !== 'answer') return wrongStep(step, 'WG-4.4');
    return step.battle.answering === 'defender'
      ? barToDefender(seat, step.battle, points)
      : barToAttacker(seat, step.battle, points);
  },

  list({ player, table, own }) {
    const { step } = table;
    if (step.kind !== 'answer') return [];
    const { least, most } = counterLimits(table, step.battle, own.points);
    const count = Math.max(0, most - least + 1);
    return Array.from({ length: count }, (_, more) => ({ type: 'counter', player, points: least + more }));
  },

  apply(state, { player, points }, log) {
    const { step } = state.table;
    if (step.kind !== 'answer') return;
    const { battle } = step;
    if (battle.answering === 'defender') show(state, battle);
    else add(state, battle, points);
    const [attacker, defender] = [attackerStake(battle), shownStake(state.table, battle)];
    const stakes =
      battle.answering === 'defender' ? { stake: defender, against: attacker } : { stake: attacker, against: defender };
    log?.push({ type: 'counter-attacked', rule: 'WG-4.4', country: player, added: points, ...stakes });
    turnTables(state, battle);
    actForConceded(state, log);
  },
};

/** The fewest and the most points that the side to answer can add; it cannot counter-attack if the most is fewer. */
export function counterLimits(
  table: WorldGame['table'],
  battle: Battle,
  own: number,
): { readonly least: number; readonly most: number } {
  if (battle.answering === 'attacker') return { least: leastCounter(table, battle), most: own };
  return { least: 0, most: own + loansTo(battle, 'defender') > attackerStake(battle) ? 0 : -1 };
}

function barToDefender({ own }: Seat<WorldGame>, battle: Battle, points: number): Violation<RuleId> | undefined {
  if (points > 0) {
    return violation('nothing-to-add', 'WG-4.4', 'All that you have is your stake: there is nothing to add.', {
      points,
    });
  }
  return notHigher(own.points + loansTo(battle, 'defender'), attackerStake(battle));
}

function barToAttacker({ table, own }: Seat<WorldGame>, battle: Battle, points: number): Violation<RuleId> | undefined {
  if (points > own.points) return tooManyPoints(points, own.points, 'WG-4.4');
  return notHigher(attackerStake(battle) + points, shownStake(table, battle));
}

function notHigher(stake: number, against: number): Violation<RuleId> | undefined {
  if (stake > against) return undefined;
  const message = `A stake of ${String(stake)} does not exceed ${String(against)}.`;
  return violation('not-higher', 'WG-4.4', message, { stake, against });
}

/** The defender shows its stake: what it has itself is now known exactly. */
function show(state: WorldDraft, battle: Draft<Battle>): void {
  battle.shown = true;
  isExactly(rangeOf(state, battle.defender), secretOf(state, battle.defender).points);
}

function add(state: WorldDraft, battle: Draft<Battle>, points: number): void {
  battle.own += points;
  secretOf(state, battle.attacker).points -= points;
  spend(rangeOf(state, battle.attacker), points);
}
