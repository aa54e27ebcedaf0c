/**
 * One of the legal actions at random, without listing them: what playouts spend their time on.
 *
 * Each choice is one number, which stands for the action that has this place in the list; so from the same luck the same
 * action comes as from the list.
 *
 * @packageDocumentation
 */
import type { Seat } from '../../core/game.ts';
import type { Rng } from '../../core/random.ts';
import type { ActionRules } from '../../core/first-edition/spec.ts';
import { bringGuard } from './actions/bring-guard.ts';
import { commit } from './actions/commit.ts';
import { confront } from './actions/confront.ts';
import { endStep } from './actions/end-step.ts';
import { engage } from './actions/engage.ts';
import { garrison } from './actions/garrison.ts';
import { gather } from './actions/gather.ts';
import { singleOut } from './actions/single-out.ts';
import { strike } from './actions/strike.ts';
import { withdrawGuard } from './actions/withdraw-guard.ts';
import { areaId } from './board.ts';
import { boxAction, changesAt, openBoxes } from './boxes.ts';
import { columnsOf, departure, waysOf } from './departures.ts';
import { nextAreas } from './marches.ts';
import { reserveOf } from './set-up.ts';
import type { Action, ActionOf, AreaIndex, Chicago, GameStep } from './types.ts';
import { POLICE_UNITS, type PoliceUnit } from './units.ts';

type StepOf<Kind extends GameStep['kind']> = Extract<GameStep, { kind: Kind }>;

/** Some of the listed actions, numbered from 0; each is made only when it is asked for. */
interface Choices {
  readonly size: number;
  readonly at: (number: number) => Action;
}

/** One of the listed actions of a player who is to act, each as likely. */
export function randomDecision(seat: Seat<Chicago>, rng: Rng): Action {
  const { step } = seat.table;
  switch (step.kind) {
    case 'gather':
      return oneOf([listed(seat, gather)], rng);
    case 'garrison':
      return oneOf([listed(seat, garrison)], rng);
    case 'post':
      return randomPost(seat, step, rng);
    case 'move':
      return oneOf([departures(seat, 'move'), departures(seat, 'infiltrate'), listed(seat, endStep)], rng);
    case 'march':
      return randomStride(seat, step, rng);
    case 'confront':
      return oneOf([listed(seat, confront), listed(seat, endStep)], rng);
    case 'patrol':
      return randomPatrol(seat, rng);
    case 'attack':
      return oneOf([listed(seat, engage), listed(seat, singleOut), listed(seat, endStep)], rng);
    case 'muster':
      return oneOf([listed(seat, singleOut), listed(seat, commit), listed(seat, strike)], rng);
    case 'roll':
    case 'over':
      throw new RangeError('No player is to decide.');
  }
}

/** Any number of the platoons that are left into any area, but all of them into the last. */
function randomPost(seat: Seat<Chicago>, step: StepOf<'post'>, rng: Rng): Action {
  const { setup, player } = seat;
  const left = reserveOf(seat, step.unit);
  const last = setup.scenario.areas.length - 1;
  const choice = rng.int((last - step.area) * left + 1);
  const place = step.area + Math.floor(choice / left);
  const count = place === last ? left : (choice % left) + 1;
  return { type: 'post', player, unit: POLICE_UNITS[step.unit] as PoliceUnit, area: areaId(setup, place), count };
}

function randomStride(seat: Seat<Chicago>, march: StepOf<'march'>, rng: Rng): Action {
  const { player, setup } = seat;
  const places = nextAreas(seat, march);
  const choice = rng.int(places.length + 1);
  if (choice === places.length) return { type: 'halt', player };
  return { type: 'go-on', player, to: areaId(setup, places[choice] as AreaIndex) };
}

function randomPatrol(seat: Seat<Chicago>, rng: Rng): Action {
  const boxes = openBoxes(seat);
  const changes = (type: 'fill' | 'relieve' | 'leave'): Choices =>
    numbered(
      boxes,
      (box) => changesAt(box, type),
      (box, way) => boxAction(seat, type, box, way),
    );
  const others = [listed(seat, bringGuard), listed(seat, withdrawGuard), listed(seat, endStep)];
  return oneOf([departures(seat, 'move'), changes('fill'), changes('relieve'), changes('leave'), ...others], rng);
}

function departures(seat: Seat<Chicago>, type: 'move' | 'infiltrate'): Choices {
  return numbered(columnsOf(seat, type), waysOf, (column, way) => departure(seat, type, column, way));
}

function listed<Type extends Action['type']>(
  seat: Seat<Chicago>,
  rules: ActionRules<Chicago, ActionOf<Type>>,
): Choices {
  const actions: readonly Action[] = rules.list?.(seat) ?? [];
  return { size: actions.length, at: (number) => actions[number] as Action };
}

/** The actions that some things give, one thing after the other. */
function numbered<Thing>(
  things: readonly Thing[],
  sizeOf: (thing: Thing) => number,
  make: (thing: Thing, number: number) => Action,
): Choices {
  let size = 0;
  for (const thing of things) size += sizeOf(thing);
  return {
    size,
    at(number) {
      let rest = number;
      for (const thing of things) {
        const own = sizeOf(thing);
        if (rest < own) return make(thing, rest);
        rest -= own;
      }
      throw new RangeError(`There is no action number ${String(number)}.`);
    },
  };
}

function oneOf(choices: readonly Choices[], rng: Rng): Action {
  const all = numbered(
    choices,
    ({ size }) => size,
    ({ at }, number) => at(number),
  );
  return all.at(rng.int(all.size));
}
