import type { Bot, Budget } from '../bots/bot.ts';
import type { MctsSettings } from '../bots/mcts.ts';
import type { Evaluation, Game, GameTypes, View } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import type { Observation } from '../encoding/observation.ts';
import type { Rulebook } from '../core/rulebook.ts';
import type { Labels } from '../messages/labels.ts';
import type { Messages } from '../messages/messages.ts';
import type { Renderer } from '../pictures/renderer.ts';
import type { ReferenceTable } from '../pictures/reference-tables.ts';
import type { GameLessons } from './lesson.ts';
import type { GameOdds } from './odds.ts';

/**
 * Everything that a program needs to offer a game to people: rules, presets, bots, messages and picture. The command
 * line, the website and the tests of this package get everything about a game from its manifest, so they also work with
 * games that you write.
 */
export interface GameManifest<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly about: About;
  /**
   * The presets by name. A preset is a set of options of a match, without a seed. The name of a preset is, for example,
   * `as-printed`, `for-play` or the name of a variant of the game.
   */
  readonly presets: Readonly<Record<string, G['options']>>;
  /** Name of the default preset. */
  readonly defaultPreset: string;
  /**
   * Generates options for a match with a given number of players; absent if the number of players is fixed.
   *
   * @param players - From `about.players[0]` to `about.players[1]`, both included.
   * @param seed - Seed for options that are generated at random.
   */
  readonly optionsFor?: (players: number, seed: Seed) => G['options'];
  /**
   * If a match has the default preset and nobody chose the number of players, `optionsFor` gets this number. If
   * `dealtPlayers` is absent, such a match has the options of the preset.
   */
  readonly dealtPlayers?: number;
  /** The names of the options that people see, in the order in which they are shown. */
  readonly options: readonly (keyof G['options'] & string)[];
  /** The rules that define who wins. */
  readonly aims: readonly G['rule'][];
  /** Loads the bots that were written for this game; absent if there are none. */
  readonly bots?: () => Promise<GameBots<G>>;
  /** Loads simple bots (plans) for `bestResponse` of `countersheet/tournaments`; absent if the game has none. */
  readonly plans?: () => Promise<GamePlans<G>>;
  /** Loads the description of positions as numbers, for machine learning; absent if the game has none. */
  readonly observation?: () => Promise<GameObservation<G>>;
  /**
   * For each language, the function that loads the messages in this language. The key is the BCP 47 tag of the
   * language. Every game has English messages (`en`).
   */
  readonly messages: Readonly<Record<string, () => Promise<GameMessages<G>>>>;
  /** Loads the picture; absent if the game has none. */
  readonly picture?: () => Promise<GamePicture<G>>;
  /** Loads the functions with which people give orders to groups of units; absent if the game has none. */
  readonly groupOrders?: () => Promise<GameGroupOrders<G>>;
  /** Loads the lessons; absent if the game has none. */
  readonly lessons?: () => Promise<GameLessons<G>>;
  readonly controls: Controls<G>;
  readonly demo: Demo<G>;
  /**
   * Returns the probability that an attempt which begins with this action succeeds in the end. Returns `undefined` if
   * success depends only on the next roll or draw.
   */
  readonly successOf?: (view: View<G>, action: G['action']) => number | undefined;
  /**
   * Suggests an amount for an action if a person must choose the amount. Returns `undefined` if every amount is equally
   * sensible.
   */
  readonly suggestAmount?: (view: View<G>, action: G['action'], labels: Labels) => SuggestedAmount | undefined;
  /**
   * Odds that people can look up outside a match, for example the odds of results tables; absent if the game has none.
   */
  readonly odds?: GameOdds<G>;
  /** Returns the viewer's secrets with names that people can read. Default: the secrets as the view contains them. */
  readonly ownSecrets?: (view: View<G>) => object;
}

/** Facts about a game, for people who choose a game. */
export interface About {
  readonly designer: string;
  /** Year of the first publication. */
  readonly year?: number;
  /** The publication that contains the rules. */
  readonly source: string;
  /** The minimum and the maximum number of players. */
  readonly players: readonly [least: number, most: number];
  /** The usual duration of a match between people, in minutes. */
  readonly minutes: number;
  /** URL of a page that teaches the game. */
  readonly guide?: string;
  /** URL of the rule page, which the function `rulePage` of `countersheet/core` creates. */
  readonly rules?: string;
}

/** An amount, and the reason why this amount is sensible. */
export interface SuggestedAmount {
  /** A whole number. If this amount is not possible, the nearest possible amount is used. */
  readonly amount: number;
  /** One or two sentences that say why this amount is sensible. */
  readonly reason: string;
}

/** The bots of a game. */
export interface GameBots<G extends GameTypes = GameTypes> {
  /** Bots by name, each with its default budget for a decision. */
  readonly bots: Readonly<Record<string, GameBot<G>>>;
  /** Returns the expected payoff of a player, from 0 to 1. */
  readonly evaluate: Evaluation<G>;
  /** The settings of the search that compares actions for a hint. Default: the defaults of `mctsSearch`. */
  readonly search?: MctsSettings<G>;
}

/** Simple bots of a game, each with one plan. These bots show the weaknesses of other bots. */
export interface GamePlans<G extends GameTypes = GameTypes> {
  /**
   * The plans by name. If the goal of some plans is a place on the map, the game has one of these plans for each place.
   */
  readonly plans: Readonly<Record<string, Bot<G>>>;
}

/** A bot and its default budget. */
export interface GameBot<G extends GameTypes = GameTypes> {
  readonly bot: Bot<G>;
  readonly budget: Budget;
}

/** The messages of a game in one language. */
export interface GameMessages<G extends GameTypes = GameTypes> {
  readonly messages: Messages<G>;
  readonly rulebook: Rulebook<G['rule']>;
}

/** The picture of a game. */
export interface GamePicture<G extends GameTypes = GameTypes> {
  readonly renderer: Renderer<G>;
  /** Returns the reference tables of a scenario; absent if there are none. */
  referenceTables?(setup: G['setup'], labels: Labels): readonly ReferenceTable[];
}

/** The module of a game that exports the functions for orders to groups of units. */
export interface GameGroupOrders<G extends GameTypes = GameTypes> {
  readonly groupOrders: GroupOrders<G>;
}

/**
 * The functions with which people give orders to groups of units. People select units on the board and then choose one
 * target for all selected units. Finally, people play all orders as one bulk action. {@link Controls} names the list
 * fields of the bulk action; each item of a list has the fields `from`, `to` and `count`.
 */
export interface GroupOrders<G extends GameTypes = GameTypes> {
  /**
   * Returns the bulk action with the orders that the viewer has already written; `undefined` if the viewer cannot give
   * orders now.
   */
  readonly written: (view: View<G>) => G['action'] | undefined;
  /**
   * For each place of the picture, returns the number of the viewer's units that can get orders there. `list` is the
   * name of the list field that contains these orders in the bulk action.
   */
  readonly units: (view: View<G>, list: string) => Readonly<Record<string, number>>;
  /**
   * Returns the places to which at least one unit on the places `from` can be ordered. `list` is the name of a list
   * field, as for `units`.
   */
  readonly targets: (view: View<G>, list: string, from: readonly string[]) => readonly string[];
  /**
   * Adds orders for a group to the bulk action, and returns the result. Units that cannot reach the target get no
   * order.
   */
  readonly order: (view: View<G>, orders: G['action'], group: UnitGroup) => G['action'];
  /** Returns the view to draw, as if the viewer had already written the orders of the bulk action. */
  readonly shown: (view: View<G>, orders: G['action']) => View<G>;
}

/** A group of units with the same target. */
export interface UnitGroup {
  /** The name of a list field of the bulk action. The orders for the group are added to this list. */
  readonly list: string;
  /** For each place, how many of the units at this place belong to the group. */
  readonly units: Readonly<Record<string, number>>;
  /** The place to which the units move or at which they fire. A move can take several turns. */
  readonly target: string;
}

/** The module of a game that exports the observation. */
export interface GameObservation<G extends GameTypes = GameTypes> {
  readonly observation: Observation<G>;
}

/** The action types that have a special meaning for people. */
export interface Controls<G extends GameTypes = GameTypes> {
  /** The action type for conceding; absent if players cannot concede. */
  readonly concede?: G['action']['type'];
  /**
   * The type of the action with which players end their part of a phase. This action has no fields. While this action
   * is refused, the prompt of the match element says why. Absent if the game has no such action.
   */
  readonly commit?: G['action']['type'];
  /**
   * The list fields of bulk actions. Each field name is mapped to an action type: each item of the list replaces one
   * action of this type.
   */
  readonly lists?: Readonly<Record<string, G['action']['type']>>;
}

/** The settings of the demonstration, in which bots play the game for a spectator. */
export interface Demo<G extends GameTypes = GameTypes> {
  /** Names of the bots, in seating order. If there are more players than names, the list of names repeats. */
  readonly bots: readonly string[];
  /**
   * Before an event of one of these types, the demonstration shows the table. This table already includes the changes
   * of the event.
   */
  readonly showsTableBefore: readonly G['event']['type'][];
}

/**
 * Returns a manifest unchanged. The compiler checks the types of the manifest; the result has the type that manifests
 * of all games have in common.
 *
 * @param manifest - Manifest of one game.
 *
 * @example
 * ```ts
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 *
 * manifest.about.players // => [2, 2]
 * Object.keys(manifest.presets) // => ['as-printed', 'eleven-boxes', 'for-play']
 * ```
 */
export function defineManifest<G extends GameTypes>(manifest: GameManifest<G>): GameManifest {
  const erased: object = manifest;
  return erased as GameManifest;
}
