/**
 * Events as sentences and the table as lines of text.
 *
 * @packageDocumentation
 */
import type { Position, Words } from '../../core/game.ts';
import { attackerStake, loansTo, shownStake } from './battle.ts';
import { countryName } from './countries.ts';
import type { Battle, Event, Range, Status, Table, WorldGame } from './types.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** By type of event, its sentence. */
const SENTENCES: { readonly [Type in Event['type']]: (event: EventOf<Type>) => string } = {
  'proposal-made': ({ country, to, ...terms }) => `${country} proposes an alliance to ${to}: ${termsText(terms)}.`,
  'proposal-refused': ({ country, from }) => `${country} refuses the alliance that ${from} proposed.`,
  'proposal-lapsed': ({ country, to }) => `The proposal of ${country} to ${to} lapses unanswered.`,
  'alliance-signed': ({ country, ally, ...terms }) => `${country} signs an alliance with ${ally}: ${termsText(terms)}.`,
  'diplomacy-ended': ({ country }) => `${country} is ready.`,
  'fort-manned': ({ country, points }) => `The fort of ${country} adds ${pointsText(points)}.`,
  'round-started': ({ round }) => `Round ${String(round)} of the war begins.`,
  'call-passed': ({ country }) => `${country} passes.`,
  'attack-announced': ({ country, target }) => `${country} attacks ${target}.`,
  'attack-dropped': ({ country, target }) => `The attack of ${country} on ${target} is not made.`,
  'alliance-voided': ({ country, ally }) => `The alliance of ${country} with ${ally} is void.`,
  'alliance-lapsed': ({ country, ally }) => `The alliance of ${country} with ${ally} lapses.`,
  'points-committed': ({ country, points }) => `${country} attacks with ${pointsText(points)}.`,
  'attack-failed': ({ target, points }) => `The attack is lost at once: ${target} gets ${pointsText(points)}.`,
  'battle-joined': ({ target, points }) => `The attack stands: ${target} has fewer than ${pointsText(points)}.`,
  'points-lent': ({ country, to, points }) => `${country} lends ${pointsText(points)} to ${to}.`,
  'loan-withdrawn': ({ country, from, points }) => `${country} withdraws ${pointsText(points)} from ${from}.`,
  'aid-declined': ({ country, to }) => `${country} gives ${to} nothing.`,
  'pledge-called': ({ country, ally, pledge, lent }) =>
    lent < pledge
      ? `${country} calls the pledge of ${ally}: ${pointsText(pledge)}, but it has only ${String(lent)}.`
      : `${country} calls the pledge of ${ally}: ${pointsText(lent)}.`,
  'aid-asked': ({ country }) => `${country} appeals for aid once more.`,
  'counter-attacked': ({ country, added, stake, against }) =>
    `${country} counter-attacks with ${String(stake)} against ${String(against)}${added > 0 ? `, adding ${String(added)}` : ''}.`,
  'battle-decided': ({ country, loser }) => `${loser} yields: ${country} takes both stakes.`,
  'country-defeated': ({ country }) => `${country} is out of the war.`,
  'loan-repaid': ({ country, to, owed, points }) =>
    `${country} repays ${pointsText(points)} to ${to}${points < owed ? ` of ${String(owed)} owed` : ''}.`,
  'total-announced': ({ country, points }) => `${country} has ${pointsText(points)}.`,
  'note-recorded': ({ country, text, to, promise }) =>
    `${country} puts on record${to === undefined ? '' : ` for ${to}`}${promise === undefined ? '' : `, as a promise of ${promise}`}: “${text}”`,
  'country-conceded': ({ country }) => `${country} concedes.`,
  'match-ended': ({ outcome }) => ending(outcome),
  'alliance-judged': ({ countries: [one, other], verdict, by, since }) =>
    verdict === 'kept' || by === undefined
      ? `${one} and ${other} kept their alliance.`
      : `${by} broke the alliance of ${one} and ${other} in round ${String(since)}.`,
  'promise-judged': ({ country, to, promise, verdict }) =>
    verdict === 'untested'
      ? `The promise of ${promise} that ${country} gave ${to} was not put to the test.`
      : `${country} ${verdict === 'kept' ? 'kept' : 'broke'} its promise of ${promise} to ${to}.`,
};

/** The game in English. */
export const words: Pick<Words<WorldGame>, 'describe' | 'picture'> = { describe, picture };

/** An event as one English sentence. */
function describe(event: Event): string {
  const sentence = SENTENCES[event.type] as (each: Event) => string;
  return sentence(event);
}

const STATUS: Readonly<Record<Status, string>> = { in: '', conceded: ' (conceded)', out: ' (out)' };

/** The table as text: a line for each country with what all know of its points, its fort and allies; then the battle. */
function picture({ setup, table }: Position<WorldGame>): string {
  const width = Math.max(...setup.countries.map(({ name }) => name.length));
  const ranges = table.ranges.map(rangeText);
  const rangeWidth = Math.max(...ranges.map((range) => range.length));
  const lines = setup.countries.map(({ name, fort }, index) => {
    const allies = alliesOf(table, index).map((ally) => countryName(setup, ally));
    const marks = [...(fort ? ['fort'] : []), ...(allies.length === 0 ? [] : [`allied with ${allies.join(', ')}`])];
    const status = STATUS[table.status[index]!];
    return `${name.padEnd(width)}  ${ranges[index]!.padStart(rangeWidth)}${status}  ${marks.join('; ')}`.trimEnd();
  });
  const { step } = table;
  const battle = step.kind === 'aid' || step.kind === 'answer' ? [battleText(step.battle, { setup, table })] : [];
  return [table.round === 0 ? 'Before the war' : `Round ${String(table.round)}`, ...lines, ...battle].join('\n');
}

function alliesOf({ alliances }: Table, country: number): readonly number[] {
  return alliances
    .filter(({ members, standing }) => standing.kind === 'in-force' && members.includes(country))
    .map(({ members: [one, other] }) => (one === country ? other : one));
}

function battleText(battle: Battle, { setup, table }: Position<WorldGame>): string {
  const defence = battle.shown
    ? String(shownStake(table, battle))
    : `what it has and ${String(loansTo(battle, 'defender'))} lent`;
  const [attacker, defender] = [countryName(setup, battle.attacker), countryName(setup, battle.defender)];
  const answering = battle.answering === 'attacker' ? attacker : defender;
  return `${attacker} attacks ${defender}: ${String(attackerStake(battle))} against ${defence}; ${answering} must answer.`;
}

function rangeText({ lo, hi }: Range): string {
  return lo === hi ? String(lo) : `${String(lo)}..${String(hi)}`;
}

function pointsText(points: number): string {
  return `${String(points)} ${points === 1 ? 'point' : 'points'}`;
}

function termsText({ repay, pledge }: { readonly repay: number; readonly pledge: number }): string {
  return `${String(repay)} for 1${pledge > 0 ? `, ${pointsText(pledge)} pledged` : ''}`;
}

const REASONS: Readonly<Record<string, string>> = {
  'last-in-play': 'the only country left',
  conceded: 'all others have conceded',
  peace: 'a round without an attack',
  rounds: 'the last round is over',
};

function ending(outcome: EventOf<'match-ended'>['outcome']): string {
  const reason = REASONS[outcome.reason] ?? outcome.reason;
  if (outcome.kind === 'draw') return `${outcome.players.join(' and ')} share the victory: ${reason}.`;
  return `${outcome.winner} wins the war: ${reason}.`;
}
