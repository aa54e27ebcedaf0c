/**
 * Countries that have conceded: they are not asked any more (WG-6.4).
 *
 * @packageDocumentation
 */
import { declineAid, decide } from './battle-flow.ts';
import { countryOn } from './battle.ts';
import { countryName } from './countries.ts';
import { endDiplomacy } from './diplomacy.ts';
import type { CountryIndex, Log, Step, WorldDraft } from './types.ts';
import { callAfter, passCall } from './war-flow.ts';

/** The country that is to act, if the match is not over. */
export function countryToAct(step: Step): CountryIndex | undefined {
  switch (step.kind) {
    case 'over':
      return undefined;
    case 'answer':
      return countryOn(step.battle, step.battle.answering);
    case 'diplomacy':
    case 'pledge':
    case 'call':
    case 'amount':
    case 'aid':
      return step.country;
  }
}

/** As long as it is the turn of a country that has conceded: passes, declines, yields for it. Everybody knows that it must. */
export function actForConceded(state: WorldDraft, log: Log): void {
  for (;;) {
    const country = countryToAct(state.table.step);
    if (country === undefined || state.table.status[country] !== 'conceded') return;
    actFor(state, log);
  }
}

function actFor(state: WorldDraft, log: Log): void {
  const { step } = state.table;
  switch (step.kind) {
    case 'diplomacy':
    case 'pledge':
      return endDiplomacy(state, log);
    case 'call':
      return passCall(state, step.country, log);
    case 'amount':
      return dropAttack(state, step, log);
    case 'aid':
      return declineAid(state, log);
    case 'answer':
      return decide(state, step.battle, step.battle.answering, log);
    case 'over':
      return;
  }
}

/** An attack that was announced without a number is not made. */
function dropAttack(state: WorldDraft, { country, target }: Extract<Step, { kind: 'amount' }>, log: Log): void {
  const { setup } = state;
  const names = { country: countryName(setup, country), target: countryName(setup, target) };
  log?.push({ type: 'attack-dropped', rule: 'WG-6.4', ...names });
  callAfter(state, country, log);
}
