import type { View } from '../../../core/game.ts';
import { countryName } from '../rules/countries.ts';
import type { Action, CountryIndex, Table, WorldGame } from '../rules/types.ts';
import { isLeader, middle, rangeOf, rivalsOf } from './estimates.ts';

/** The share of its points that a country that may help the target is expected to lend it. */
const AID = 0.5;

/** Rounds in which it pays a point for the war to go on although it may be ahead. */
const PATIENCE = 6;

/** A view, and the points of the country that sees it. */
interface Called {
  readonly view: View<WorldGame>;
  readonly country: CountryIndex;
  readonly own: number;
}

/** Attacks whom it beats, keeps the war going if that is to its advantage, or passes. */
export function attackOrPass(view: View<WorldGame>, player: string, country: CountryIndex): Action {
  const called = { view, country, own: view.own?.points ?? 0 };
  const attack = (target: CountryIndex, points: number): Action => {
    return { type: 'attack-with', player, target: countryName(view.setup, target), points };
  };
  const prey = preyOf(called);
  if (prey !== undefined) return attack(prey, pointsFor(view, prey));
  const wall = wantsTime(called) ? wallOf(called) : undefined;
  // Even if it had more than the wall alone can have: the wall's allies could throw it back.
  return wall === undefined ? { type: 'pass', player } : attack(wall, 1);
}

/** One point more than the target can have, or if it has not so many a single one, which will be lost. */
export function pointsFor({ table, own }: View<WorldGame>, target: CountryIndex): number {
  const enough = rangeOf(table, target).hi + 1;
  return enough <= (own?.points ?? 0) ? enough : 1;
}

/** The richest country that it beats, those who may help that country included. */
function preyOf({ view: { table }, country, own }: Called): CountryIndex | undefined {
  const help = isLeader(table, country) ? helpAgainstLeader(table, country) : helpOfAllies(table, country);
  const wealth = (rival: CountryIndex): number => middle(rangeOf(table, rival));
  const isPrey = (rival: CountryIndex): boolean => own > rangeOf(table, rival).hi + AID * help[rival]!;
  const prey = rivalsOf(table, country).filter(isPrey);
  return prey.toSorted((one, other) => wealth(other) - wealth(one))[0];
}

/** The points that the allies of each country have together; the country that wants to attack helps nobody. */
function helpOfAllies(table: Table, country: CountryIndex): readonly number[] {
  const help = table.status.map(() => 0);
  for (const { members, standing } of table.alliances) {
    if (standing.kind !== 'in-force' || members.includes(country)) continue;
    const [one, other] = members;
    help[one]! += middle(rangeOf(table, other));
    help[other]! += middle(rangeOf(table, one));
  }
  return help;
}

/** The help that each country can expect against the richest country: its allies, or the other country with the most points. */
function helpAgainstLeader(table: Table, country: CountryIndex): readonly number[] {
  return helpOfAllies(table, country).map((help, target) => {
    const others = rivalsOf(table, country).filter((rival) => rival !== target);
    return Math.max(help, ...others.map((rival) => middle(rangeOf(table, rival))));
  });
}

/** Whether it would rather have one more round than be judged by what it has. */
function wantsTime({ view: { setup, table }, country, own }: Called): boolean {
  if (setup.confrontation === 'stood' || table.attacked || own === 0) return false;
  // A country that has conceded cannot win, whatever it has.
  const rivals = rivalsOf(table, country).filter((rival) => table.status[rival] === 'in');
  const ranges = rivals.map((rival) => rangeOf(table, rival));
  if (ranges.every(({ hi }) => own > hi)) return false;
  return table.round <= PATIENCE || ranges.some(({ lo }) => own < lo);
}

/** The country that most surely throws back a single point, ally or not. */
function wallOf({ view: { table }, country }: Called): CountryIndex | undefined {
  const least = (rival: CountryIndex): number => rangeOf(table, rival).lo;
  return rivalsOf(table, country).toSorted((one, other) => least(other) - least(one))[0];
}
