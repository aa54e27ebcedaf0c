/**
 * The games that the command line knows, each with its words, its pictures, and what plays in a demonstration.
 */
import { toNumber } from '../analysis/index.ts';
import type { Game, GameTypes, Seat, View } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import { type AirWar, airWar, type VariantId, VARIANTS } from '../games/air-war/rules/index.ts';
import { type Chicago, chicagoChicago, defaultScenario as chicago } from '../games/chicago-chicago/rules/index.ts';
import {
  attemptOdds,
  defaultScenario as revolt,
  type RevoltingBehaviour,
  revoltingBehaviour,
} from '../games/revolting-behaviour/rules/index.ts';
import {
  defaultScenario as columbia,
  playScenario,
  type Uaw,
  upAgainstTheWall,
} from '../games/up-against-the-wall/rules/index.ts';
import { defaultScenario as war, type WorldGame, worldGame } from '../games/world-game/rules/index.ts';
import { hexBoard } from '../mechanics/hex.ts';
import { drawing as airWarDrawing } from '../games/air-war/picture/index.ts';
import { drawing as chicagoChicagoDrawing } from '../games/chicago-chicago/picture/index.ts';
import { drawing as revoltingBehaviourDrawing } from '../games/revolting-behaviour/picture/index.ts';
import { drawing as upAgainstTheWallDrawing } from '../games/up-against-the-wall/picture/index.ts';
import { drawing as worldGameDrawing } from '../games/world-game/picture/index.ts';
import { evaluate as airWarProspects } from '../games/air-war/bots/index.ts';
import { evaluate as chicagoChicagoProspects } from '../games/chicago-chicago/bots/index.ts';
import { evaluate as revoltingBehaviourProspects } from '../games/revolting-behaviour/bots/index.ts';
import { evaluate as upAgainstTheWallProspects } from '../games/up-against-the-wall/bots/index.ts';
import { evaluate as worldGameProspects } from '../games/world-game/bots/index.ts';
import * as upAgainstTheWallEn from '../games/up-against-the-wall/messages/en.ts';
import * as upAgainstTheWallDe from '../games/up-against-the-wall/messages/de.ts';
import * as revoltingBehaviourEn from '../games/revolting-behaviour/messages/en.ts';
import * as revoltingBehaviourDe from '../games/revolting-behaviour/messages/de.ts';
import * as worldGameEn from '../games/world-game/messages/en.ts';
import * as worldGameDe from '../games/world-game/messages/de.ts';
import * as chicagoChicagoEn from '../games/chicago-chicago/messages/en.ts';
import * as chicagoChicagoDe from '../games/chicago-chicago/messages/de.ts';
import * as airWarEn from '../games/air-war/messages/en.ts';
import * as airWarDe from '../games/air-war/messages/de.ts';
import { CommandError, hintAt } from './failure.ts';
import { type Spoken, spokenIn } from './spoken.ts';
import { COUNTRIES, warOf } from '../games/world-game/wars.ts';

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
    spoken: spokenIn(upAgainstTheWallEn.rulebook, upAgainstTheWallDrawing, {
      en: { words: upAgainstTheWallEn.messages, labels: upAgainstTheWallEn.labels },
      de: {
        words: upAgainstTheWallDe.messages,
        rules: upAgainstTheWallDe.ruleTexts,
        labels: upAgainstTheWallDe.labels,
      },
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
    spoken: spokenIn(revoltingBehaviourEn.rulebook, revoltingBehaviourDrawing, {
      en: { words: revoltingBehaviourEn.messages, labels: revoltingBehaviourEn.labels },
      de: {
        words: revoltingBehaviourDe.messages,
        rules: revoltingBehaviourDe.ruleTexts,
        labels: revoltingBehaviourDe.labels,
      },
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
    spoken: spokenIn(worldGameEn.rulebook, worldGameDrawing, {
      en: { words: worldGameEn.messages, labels: worldGameEn.labels },
      de: { words: worldGameDe.messages, rules: worldGameDe.ruleTexts, labels: worldGameDe.labels },
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
    spoken: spokenIn(chicagoChicagoEn.rulebook, chicagoChicagoDrawing, {
      en: { words: chicagoChicagoEn.messages, labels: chicagoChicagoEn.labels },
      de: { words: chicagoChicagoDe.messages, rules: chicagoChicagoDe.ruleTexts, labels: chicagoChicagoDe.labels },
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
    spoken: spokenIn(airWarEn.rulebook, airWarDrawing, {
      en: { words: airWarEn.messages, labels: airWarEn.labels },
      de: { words: airWarDe.messages, rules: airWarDe.ruleTexts, labels: airWarDe.labels },
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
