import { violation } from '../../../../core/errors.ts';
import type { ActionRules, DecisionDraft, SeatAt } from '../../../../core/spec.ts';
import { turnTables } from '../battle-course.ts';
import { attackerStake, loansTo, shownStake } from '../battle.ts';
import { isExactly, spend } from '../ranges.ts';
import { whyNotAffordable } from '../refusals.ts';
import type { Refusal, WorldGame } from '../types.ts';

type Seat = SeatAt<WorldGame, 'answer'>;
type State = DecisionDraft<WorldGame, 'answer'>;

/** WG-4.4: the side to answer counter-attacks with a stake that exceeds the other's. */
export const counter: ActionRules<WorldGame, 'counter', 'answer'> = {
  during: ['answer'],

  whyIllegal: (seat, { points }) =>
    seat.step.battle.answering === 'defender' ? whyNotShow(seat, points) : whyNotAdd(seat, points),

  apply(state, { points }) {
    const { table, player, log } = state;
    const { battle } = state.step;
    const isDefender = battle.answering === 'defender';
    if (isDefender) show(state);
    else add(state, points);
    const [attacker, defender] = [attackerStake(battle), shownStake(table, battle)];
    const stakes = isDefender ? { stake: defender, against: attacker } : { stake: attacker, against: defender };
    log?.push({ type: 'counter-attacked', rule: 'WG-4.4', country: player, added: points, ...stakes });
    turnTables(state, battle);
  },
};

function whyNotShow({ own, step: { battle } }: Seat, points: number): Refusal | undefined {
  if (points === 0) return whyNotHigher(own.points + loansTo(battle, 'defender'), attackerStake(battle));
  return violation('nothing-to-add', 'WG-4.4', { points });
}

function whyNotAdd(seat: Seat, points: number): Refusal | undefined {
  const { battle } = seat.step;
  const stakes = [attackerStake(battle) + points, shownStake(seat.table, battle)] as const;
  return whyNotAffordable(seat, points, 'WG-4.4') ?? whyNotHigher(...stakes);
}

function whyNotHigher(stake: number, against: number): Refusal | undefined {
  return stake > against ? undefined : violation('not-higher', 'WG-4.4', { stake, against });
}

/** The defender shows its stake: what it has itself is now known exactly. */
function show({ table, step: { battle }, own }: State): void {
  battle.shown = true;
  isExactly(table.ranges[battle.defender]!, own.points);
}

function add({ table, step: { battle }, own }: State, points: number): void {
  battle.own += points;
  own.points -= points;
  spend(table.ranges[battle.attacker]!, points);
}
