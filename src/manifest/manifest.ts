import type { Bot, Budget } from '../bots/bot.ts';
import type { MctsSettings } from '../bots/mcts.ts';
import type { Evaluation, Game, GameTypes, View } from '../core/game.ts';
import type { Seed } from '../core/random.ts';
import type { Rulebook } from '../core/rulebook.ts';
import type { Labels } from '../messages/labels.ts';
import type { Messages } from '../messages/messages.ts';
import type { Renderer } from '../pictures/renderer.ts';
import type { ReferenceTable } from '../pictures/reference-tables.ts';
import type { GameOdds } from './odds.ts';

/**
 * Everything that a program needs to offer a game to people: rules, set-ups, bots, messages and picture. The command line,
 * the site and the tests of this package read nothing else, so that a game of your own gets all that they do.
 */
export interface GameManifest<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly about: About;
  /** Options of a match by the name of the set-up, without a seed: `as-printed`, `for-play`, or variants of the game. */
  readonly setUps: Readonly<Record<string, G['options']>>;
  /** The set-up that is used unless another one is asked for. */
  readonly play: string;
  /**
   * Options for a number of players, where that number is free; absent where it is fixed.
   *
   * @param players - From `about.players[0]` to `about.players[1]`, both included.
   * @param seed - For set-ups that are dealt at random.
   */
  readonly optionsFor?: (players: number, seed: Seed) => G['options'];
  /** The options that people are shown, in this order. */
  readonly options: readonly (keyof G['options'] & string)[];
  /** The rules that say who wins. */
  readonly aims: readonly G['rule'][];
  /** Loads the bots; absent if the game has none of its own. */
  readonly bots?: () => Promise<GameBots<G>>;
  /** Loads the messages of a language, by BCP 47. English (`en`) is there in every game. */
  readonly messages: Readonly<Record<string, () => Promise<GameMessages<G>>>>;
  /** Loads the picture; absent if the game has none. */
  readonly picture?: () => Promise<GamePicture<G>>;
  readonly controls: Controls<G>;
  readonly demo: Demo<G>;
  /** The chance that an action succeeds in the end, where more than its next roll or draw decides; else `undefined`. */
  readonly successOf?: (view: View<G>, action: G['action']) => number | undefined;
  /** Odds before anybody plays; absent if there are no results tables or the like. */
  readonly odds?: GameOdds<G>;
  /** The viewer's secrets with names that people know. Absent: as the view has them. */
  readonly ownSecrets?: (view: View<G>) => object;
}

/** Facts about a game for readers. */
export interface About {
  readonly designer: string;
  /** Of the first publication. */
  readonly year?: number;
  /** Where the rules were published. */
  readonly source: string;
  /** Least and most number of players. */
  readonly players: readonly [least: number, most: number];
  /** Usual duration of a match between people. */
  readonly minutes: number;
  /** URL of a page from which people learn the game. */
  readonly guide?: string;
  /** URL of a page with the rules, as `rulePage` of `countersheet/core` writes it. */
  readonly rules?: string;
}

/** The bots of a game. */
export interface GameBots<G extends GameTypes = GameTypes> {
  /** By name, each with what it may spend on a decision unless somebody says otherwise. */
  readonly bots: Readonly<Record<string, GameBot<G>>>;
  /** What a player may expect from a position, from 0 to 1. */
  readonly evaluate: Evaluation<G>;
  /** How `mctsSearch` plays the game, for hints that show more than one action. Absent: its defaults. */
  readonly search?: MctsSettings<G>;
}

/** A bot and its budget. */
export interface GameBot<G extends GameTypes = GameTypes> {
  readonly bot: Bot<G>;
  readonly budget: Budget;
}

/** What a game says in one language. */
export interface GameMessages<G extends GameTypes = GameTypes> {
  readonly messages: Messages<G>;
  readonly rulebook: Rulebook<G['rule']>;
}

/** How a game is drawn. */
export interface GamePicture<G extends GameTypes = GameTypes> {
  readonly renderer: Renderer<G>;
  /** The reference tables of a scenario; absent if there are none. */
  referenceTables?(setup: G['setup'], labels: Labels): readonly ReferenceTable[];
}

/** What a person needs besides the listed actions. */
export interface Controls<G extends GameTypes = GameTypes> {
  /** The type of action that gives up the match; absent if the game has none. */
  readonly concede?: G['action']['type'];
  /** Fields of bulk actions that are lists, with the type of action that each entry would be alone. */
  readonly lists?: Readonly<Record<string, G['action']['type']>>;
}

/** What a demonstration shows. */
export interface Demo<G extends GameTypes = GameTypes> {
  /** Names of the bots that play, in seating order, again from the first when there are more players. */
  readonly bots: readonly string[];
  /** Types of event. The table at the end of the step is shown before their sentence, so that it agrees with the lines above. */
  readonly showsTableBefore: readonly G['event']['type'][];
}

/**
 * Checks the types of a manifest, and returns it as one of any game.
 *
 * @param manifest - Of one game.
 *
 * @example
 * ```ts
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 *
 * manifest.about.players // => [2, 2]
 * Object.keys(manifest.setUps) // => ['as-printed', 'eleven-boxes', 'for-play']
 * ```
 */
export function defineManifest<G extends GameTypes>(manifest: GameManifest<G>): GameManifest {
  const erased: object = manifest;
  return erased as GameManifest;
}
