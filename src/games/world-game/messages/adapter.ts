import type { AnyAction, Position } from '../../../core/game.ts';
import { attackerStake, countryOn, loansTo, opposite, shownStake } from '../rules/battle.ts';
import type { Battle, CountryIndex, Event, Range, Setup, Table, WorldGame } from '../rules/types.ts';
import type { Values } from '../../../messages/message.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { MessageAdapter } from '../../../messages/messages.ts';

/** The labels that the message adapter uses. */
type Term = 'round' | 'range' | 'country-line' | 'battle-line';

/** The functions that the messages of every language need. */
export const adapter: MessageAdapter<WorldGame, Term> = { values, phase, picture };

function values(about: Event | AnyAction<WorldGame>): Values {
  if (about.type === 'loan-repaid') return { inFull: about.points === about.owed };
  return about.type === 'pledge-called' ? { inFull: about.lent === about.pledge } : {};
}

/** Returns the names of the countries in the current attack or battle. */
function phase({ setup, table: { phase: current } }: Position<WorldGame>): Values {
  if (current.kind === 'amount')
    return { country: nameOf(setup, current.country), against: nameOf(setup, current.target) };
  if (current.kind !== 'aid' && current.kind !== 'answer') return {};
  const { battle } = current;
  const country = countryOn(battle, battle.answering);
  return { country: nameOf(setup, country), against: nameOf(setup, countryOn(battle, opposite(battle.answering))) };
}

/**
 * Returns the position as text: for each country, a line with the public range of its points, its fort and its allies;
 * then a line about the battle.
 */
function picture({ setup, table }: Position<WorldGame>, labels: Labels<Term>): string {
  const { say } = labels;
  const width = Math.max(...setup.countries.map(({ name }) => name.length));
  const ranges = table.ranges.map((range) => rangeText(range, labels));
  const rangeWidth = Math.max(...ranges.map((range) => range.length));
  const lines = setup.countries.map(({ name, fort }, index) => {
    const allies = alliesOf(table, index).map((ally) => nameOf(setup, ally));
    const known = say('country-line', { status: table.status[index], fort, allies, allies_count: allies.length });
    return `${name.padEnd(width)}  ${ranges[index]!.padStart(rangeWidth)}  ${known}`.trimEnd();
  });
  const { phase } = table;
  const battle =
    phase.kind === 'aid' || phase.kind === 'answer' ? [battleText(phase.battle, { setup, table }, labels)] : [];
  return [say('round', { round: table.round }), ...lines, ...battle].join('\n');
}

function alliesOf({ alliances }: Table, country: CountryIndex): readonly CountryIndex[] {
  return alliances
    .filter(({ members, standing }) => standing.kind === 'in-force' && members.includes(country))
    .map(({ members: [one, other] }) => (one === country ? other : one));
}

function battleText(battle: Battle, { setup, table }: Position<WorldGame>, { say }: Labels<Term>): string {
  return say('battle-line', {
    attacker: nameOf(setup, battle.attacker),
    defender: nameOf(setup, battle.defender),
    stake: attackerStake(battle),
    shown: battle.shown,
    against: battle.shown ? shownStake(table, battle) : loansTo(battle, 'defender'),
    answering: battle.answering,
  });
}

function rangeText({ lo, hi }: Range, { say }: Labels<Term>): string {
  return say('range', { known: lo === hi, lo, hi });
}

function nameOf({ countries }: Setup, country: CountryIndex): string {
  return countries[country]!.name;
}
