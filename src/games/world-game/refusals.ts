/**
 * Refusals that several actions share. None of them tells anything but what the acting country sees.
 *
 * @packageDocumentation
 */
import { type Violation, violation } from '../../core/errors.ts';
import type { RuleId } from './rulebook.ts';
import type { CountryName, Step } from './types.ts';

/** What is going on in each step, for messages. */
const STEP_NAMES: Readonly<Record<Step['kind'], string>> = {
  diplomacy: 'alliances are being negotiated',
  pledge: 'the pledge of a proposal is to be named',
  call: 'a country is called to attack or pass',
  amount: 'the points of an attack are to be announced',
  aid: 'third countries are asked for aid',
  answer: 'a side of a battle is to answer',
  over: 'the match is over',
};

/** An action that belongs to another step, and the rule that says when it is due. */
export function wrongStep(step: Step, rule: RuleId): Violation<RuleId> {
  return violation('wrong-step', rule, `Not now: ${STEP_NAMES[step.kind]}.`, { step: step.kind });
}

/** A country that is not in the war. */
export function noSuchCountry(country: CountryName): Violation<RuleId> {
  return violation('no-such-country', 'WG-1.1', `There is no country "${country}" in this war.`, { country });
}

/** A country that means itself. */
export function itself(country: CountryName, rule: RuleId): Violation<RuleId> {
  return violation('own-country', rule, `${country} is your own country.`, { country });
}

/** More points than the acting country has. */
export function tooManyPoints(points: number, own: number, rule: RuleId): Violation<RuleId> {
  return violation('too-many-points', rule, `You have ${String(own)} points, not ${String(points)}.`, { points, own });
}
