/**
 * The games that the command line knows, each with its words, its pictures, and what plays in a demonstration.
 *
 * @packageDocumentation
 */
import { toNumber } from '../analysis/index.ts';
import type { Game, GameTypes, Seat, View } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import { type AirWar, airWar, type VariantId, VARIANTS } from '../games/air-war/index.ts';
import { type Chicago, chicagoChicago, defaultScenario as chicago } from '../games/chicago-chicago/index.ts';
import {
  attemptOdds,
  defaultScenario as revolt,
  type RevoltingBehaviour,
  revoltingBehaviour,
} from '../games/revolting-behaviour/index.ts';
import {
  defaultScenario as columbia,
  playScenario,
  type Uaw,
  upAgainstTheWall,
} from '../games/up-against-the-wall/index.ts';
import { defaultScenario as war, type WorldGame, worldGame } from '../games/world-game/index.ts';
import { hexBoard } from '../mechanics/hex.ts';
import { drawing as airWarDrawing } from '../pictures/air-war/index.ts';
import { drawing as chicagoChicagoDrawing } from '../pictures/chicago-chicago/index.ts';
import { drawing as revoltingBehaviourDrawing } from '../pictures/revolting-behaviour/index.ts';
import { drawing as upAgainstTheWallDrawing } from '../pictures/up-against-the-wall/index.ts';
import { drawing as worldGameDrawing } from '../pictures/world-game/index.ts';
import {
  airWarProspects,
  chicagoChicagoProspects,
  revoltingBehaviourProspects,
  upAgainstTheWallProspects,
  worldGameProspects,
} from '../strategists/index.ts';
import * as de from '../words/de.ts';
import * as en from '../words/en.ts';
import { CommandError, hintAt } from './failure.ts';
import { type Spoken, spokenIn } from './spoken.ts';
import { COUNTRIES, warOf } from './wars.ts';

/** A game, and all that goes with it at a terminal. */
export interface KnownGame<G extends GameTypes> {
  readonly game: Game<G>;
  /** By language. */
  readonly spoken: Readonly<Record<string, Spoken<G>>>;
  /** What the match is set up with besides the seed. Default: nothing. */
  readonly options?: G['options'];
  /** The scenarios of the game by their names, as its options take them. */
  readonly scenarios: Readonly<Record<string, object | string>>;
  /** The rules that say who wins. */
  readonly goal: readonly G['rule'][];
  /** Names of the bots that play in a demonstration, in seating order, again and again. */
  readonly bots: readonly string[];
  /** How many players there may be, where that is free; absent where it is not. */
  readonly counts?: { readonly least: number; readonly most: number };
  /** Options of a match of so many players, where that is free. */
  readonly optionsFor?: (players: number, seed: Seed) => G['options'];
  /** Of fields that are lists of orders, the type of action that each in the list would be by itself. Default: none. */
  readonly lists?: Readonly<Record<string, G['action']['type']>>;
  /** Types of event before which a demonstration shows the table. */
  readonly showsTableBefore: readonly G['event']['type'][];
  /** How likely an action succeeds in the end, if its odds are not those up to the next decision; else `undefined`. */
  succeeds?(view: View<G>, action: G['action']): number | undefined;
  /** What a player may hope for, from 0 to 1. */
  prospects(seat: Seat<G>): number;
  /** What a player alone knows, with names, and without what only the rules need. Default: as it is. */
  named?(view: View<G>): object;
}

/** Names for as many players as there can be. */
const REBELS = ['ada', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gwen', 'hal'];

/**
 * By id of the game; games of several variants also by the name of each, after a slash. What a language has is taken by
 * name: if `en` or `de` were passed on whole, every bundle that takes the words of one game would hold those of all.
 */
export const games: Readonly<Record<string, KnownGame<GameTypes>>> = {
  [upAgainstTheWall.id]: {
    game: upAgainstTheWall,
    spoken: spokenIn(en.upAgainstTheWallRules, upAgainstTheWallDrawing, {
      en: { words: en.upAgainstTheWall, labels: en.upAgainstTheWallLabels },
      de: { words: de.upAgainstTheWall, rules: de.upAgainstTheWallRules, labels: de.upAgainstTheWallLabels },
    }),
    scenarios: { defaultScenario: columbia, playScenario },
    goal: ['UW-6.1', 'UW-6.2'],
    bots: ['strategist', 'greedy'],
    showsTableBefore: ['turn-started'],
    prospects: upAgainstTheWallProspects,
    named: ({ own }) => ({ hand: own?.hand ?? [], discarded: own?.discarded ?? [] }),
  } satisfies KnownGame<Uaw>,
  [revoltingBehaviour.id]: {
    game: revoltingBehaviour,
    spoken: spokenIn(en.revoltingBehaviourRules, revoltingBehaviourDrawing, {
      en: { words: en.revoltingBehaviour, labels: en.revoltingBehaviourLabels },
      de: { words: de.revoltingBehaviour, rules: de.revoltingBehaviourRules, labels: de.revoltingBehaviourLabels },
    }),
    scenarios: { defaultScenario: revolt },
    goal: ['RB-6.2', 'RB-6.3'],
    bots: ['steady', 'fierce'],
    counts: { least: 2, most: REBELS.length },
    optionsFor: (count) => ({ players: REBELS.slice(0, count) }),
    showsTableBefore: ['turn-started'],
    prospects: revoltingBehaviourProspects,
    succeeds: attemptSucceeds,
  } satisfies KnownGame<RevoltingBehaviour>,
  [worldGame.id]: {
    game: worldGame,
    spoken: spokenIn(en.worldGameRules, worldGameDrawing, {
      en: { words: en.worldGame, labels: en.worldGameLabels },
      de: { words: de.worldGame, rules: de.worldGameRules, labels: de.worldGameLabels },
    }),
    scenarios: { defaultScenario: war },
    goal: ['WG-6.1', 'WG-6.2'],
    bots: ['bold', 'cautious'],
    counts: COUNTRIES,
    optionsFor: warOf,
    showsTableBefore: ['round-started'],
    prospects: worldGameProspects,
  } satisfies KnownGame<WorldGame>,
  [chicagoChicago.id]: {
    game: chicagoChicago,
    spoken: spokenIn(en.chicagoChicagoRules, chicagoChicagoDrawing, {
      en: { words: en.chicagoChicago, labels: en.chicagoChicagoLabels },
      de: { words: de.chicagoChicago, rules: de.chicagoChicagoRules, labels: de.chicagoChicagoLabels },
    }),
    scenarios: { defaultScenario: chicago },
    goal: ['CC-6.1', 'CC-6.2'],
    bots: ['strategist'],
    showsTableBefore: ['turn-started'],
    prospects: chicagoChicagoProspects,
  } satisfies KnownGame<Chicago>,
  [airWar.id]: airWarGame('small-three'),
  ...Object.fromEntries(VARIANTS.map((variant) => [`${airWar.id}/${variant}`, airWarGame(variant)])),
};

/** The ids of the games, without variants. */
export function gameIds(): readonly string[] {
  return [...new Set(Object.values(games).map(({ game }) => game.id))];
}

/** The game of the words of a command that takes one and no more. Throws {@link CommandError} if there is none. */
export function oneGameOf([name, ...more]: readonly string[]): KnownGame<GameTypes> {
  if (name !== undefined && more.length === 0) return gameNamed(name);
  throw new CommandError('Expected the name of one game.', { hint: `There are: ${gameIds().join(', ')}.` });
}

/** The game of a name. Throws {@link CommandError} if there is none. */
export function gameNamed(name: string): KnownGame<GameTypes> {
  const known = Object.hasOwn(games, name) ? games[name] : undefined;
  if (known !== undefined) return known;
  const names = name.startsWith(`${airWar.id}/`) ? Object.keys(games) : gameIds();
  throw new CommandError(`There is no game "${name}".`, { hint: hintAt(name, names) });
}

/** Of an attempt, if its player draws on while they can pay. */
function attemptSucceeds(
  { setup: { players, scenario }, table }: View<RevoltingBehaviour>,
  action: RevoltingBehaviour['action'],
): number | undefined {
  if (action.type !== 'attempt') return undefined;
  const { activity, severity, player } = action;
  const budget = table.holdings[players.indexOf(player)]!.points;
  return toNumber(attemptOdds({ activity, severity, budget, scenario }).success);
}

/** A marching against B defending. The cities are placed by the players, the units by the preset. */
function airWarGame(scenario: VariantId): KnownGame<GameTypes> {
  return {
    game: airWar,
    spoken: spokenIn(en.airWarRules, airWarDrawing, {
      en: { words: en.airWar, labels: en.airWarLabels },
      de: { words: de.airWar, rules: de.airWarRules, labels: de.airWarLabels },
    }),
    options: { scenario, placement: 'preset' },
    scenarios: Object.fromEntries(VARIANTS.map((variant) => [variant, variant])),
    goal: ['AW-8.1', 'AW-8.3'],
    bots: ['strategist', 'defender'],
    lists: { cities: 'place-city', flights: 'fly', moves: 'move', aims: 'aim' },
    showsTableBefore: ['city-taken', 'match-ended'],
    prospects: airWarProspects,
    named: fieldsNamed,
  } satisfies KnownGame<AirWar>;
}

/** What a side has written, with the names of the fields. */
function fieldsNamed({ setup, own = {} as AirWar['secret'] }: View<AirWar>): object {
  const { columns, rows } = setup.scenario.board;
  const { names } = hexBoard(columns, rows);
  const named = Object.entries(own).map(([part, lines]) => [
    part,
    lines.map((line) =>
      Object.fromEntries(
        Object.entries(line).map(([key, value]) => [key, FIELDS.includes(key) ? names[value as number] : value]),
      ),
    ),
  ]);
  return Object.fromEntries(named) as object;
}

const FIELDS: readonly string[] = ['field', 'from', 'to'];
