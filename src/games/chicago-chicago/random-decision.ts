/**
 * One of the legal actions at random, without listing them: what playouts spend their time on.
 *
 * Each choice is one number, which stands for the action that has this place in the list; so from the same luck the same
 * action comes as from the list.
 *
 * @packageDocumentation
 */
import type { Seat } from '../../core/game.ts';
import { pick, type Rng } from '../../core/random.ts';
import { bringGuard } from './actions/bring-guard.ts';
import { commit } from './actions/commit.ts';
import { confront } from './actions/confront.ts';
import { engage } from './actions/engage.ts';
import { fill } from './actions/fill.ts';
import { garrison } from './actions/garrison.ts';
import { gather } from './actions/gather.ts';
import { leave } from './actions/leave.ts';
import { relieve } from './actions/relieve.ts';
import { singleOut } from './actions/single-out.ts';
import { strike } from './actions/strike.ts';
import { withdrawGuard } from './actions/withdraw-guard.ts';
import { areaId } from './board.ts';
import { columnsOf, departure, waysOf } from './departures.ts';
import { nextAreas } from './marches.ts';
import { reserveOf } from './set-up.ts';
import type { Action, AreaIndex, Chicago, GameStep } from './types.ts';
import { POLICE_UNITS, type PoliceUnit } from './units.ts';

type StepOf<Kind extends GameStep['kind']> = Extract<GameStep, { kind: Kind }>;

/** One of the listed actions of a player who is to act, each as likely. */
export function randomDecision(seat: Seat<Chicago>, rng: Rng): Action {
  const { player, table } = seat;
  const { step } = table;
  switch (step.kind) {
    case 'gather':
      return pick(listed(seat, gather), rng);
    case 'garrison':
      return pick(listed(seat, garrison), rng);
    case 'post':
      return randomPost(seat, step, rng);
    case 'move':
      return randomDeparture(seat, ['move', 'infiltrate'], [{ type: 'end-step', player }], rng);
    case 'march':
      return randomStride(seat, step, rng);
    case 'confront':
      return pick([...listed(seat, confront), { type: 'end-step', player }], rng);
    case 'patrol':
      return randomDeparture(seat, ['move'], patrolDuties(seat), rng);
    case 'attack':
      return pick([...listed(seat, engage), ...listed(seat, singleOut), { type: 'end-step', player }], rng);
    case 'muster':
      return pick([...listed(seat, singleOut), ...listed(seat, commit), ...listed(seat, strike)], rng);
    case 'roll':
    case 'over':
      throw new RangeError('No player is to decide.');
  }
}

/** What has been left: any number of them into any area, but all of them into the last. */
function randomPost({ setup, player, table }: Seat<Chicago>, step: StepOf<'post'>, rng: Rng): Action {
  const left = reserveOf({ setup, table }, step.unit);
  const last = setup.scenario.areas.length - 1;
  const choice = rng.int((last - step.area) * left + 1);
  const place = step.area + Math.floor(choice / left);
  const count = place === last ? left : (choice % left) + 1;
  return { type: 'post', player, unit: POLICE_UNITS[step.unit] as PoliceUnit, area: areaId(setup, place), count };
}

/** A departure of these types, or one of the actions that come after them in the list. */
function randomDeparture(
  seat: Seat<Chicago>,
  types: readonly ('move' | 'infiltrate')[],
  others: readonly Action[],
  rng: Rng,
): Action {
  const all = types.map((type) => columnsOf(seat, type));
  let ways = 0;
  for (const columns of all) for (const column of columns) ways += waysOf(column);
  let choice = rng.int(ways + others.length);
  if (choice >= ways) return others[choice - ways] as Action;
  for (const [index, columns] of all.entries()) {
    for (const column of columns) {
      if (choice < waysOf(column)) return departure(seat, types[index] as 'move', column, choice);
      choice -= waysOf(column);
    }
  }
  throw new RangeError('There is no such departure.');
}

function randomStride(seat: Seat<Chicago>, march: StepOf<'march'>, rng: Rng): Action {
  const { player, setup } = seat;
  const places = nextAreas(seat, march);
  const choice = rng.int(places.length + 1);
  if (choice === places.length) return { type: 'halt', player };
  return { type: 'go-on', player, to: areaId(setup, places[choice] as AreaIndex) };
}

function patrolDuties(seat: Seat<Chicago>): readonly Action[] {
  return [
    ...listed(seat, fill),
    ...listed(seat, relieve),
    ...listed(seat, leave),
    ...listed(seat, bringGuard),
    ...listed(seat, withdrawGuard),
    { type: 'end-step', player: seat.player },
  ];
}

function listed<Listed extends Action>(
  seat: Seat<Chicago>,
  { list }: { list?(seat: Seat<Chicago>): readonly Listed[] },
): readonly Listed[] {
  return list?.(seat) ?? [];
}
