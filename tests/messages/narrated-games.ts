/** The games and their messages in each language. */
import type { Game, GameTypes, State } from '../../src/core/game.ts';
import type { Uaw } from '../../src/games/up-against-the-wall/rules/types.ts';
import { upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/game.ts';
import { airWar } from '../../src/games/air-war/rules/game.ts';
import { VARIANTS } from '../../src/games/air-war/rules/scenario-shape.ts';
import { chicagoChicago } from '../../src/games/chicago-chicago/rules/game.ts';
import type { Chicago } from '../../src/games/chicago-chicago/rules/types.ts';
import { SORTS, UNITS } from '../../src/games/chicago-chicago/rules/units.ts';
import { ACTIVITIES } from '../../src/games/revolting-behaviour/rules/activities.ts';
import { CARDS } from '../../src/games/revolting-behaviour/rules/cards.ts';
import { revoltingBehaviour } from '../../src/games/revolting-behaviour/rules/game.ts';
import { worldGame } from '../../src/games/world-game/rules/game.ts';
import { type Catalogue, messagesOf as partOf, PARTS } from '../../src/messages/catalogue.ts';
import type { Messages } from '../../src/messages/messages.ts';
import type { Rulebook } from '../../src/core/rulebook.ts';
import * as airWarDe from '../../src/games/air-war/messages/de.ts';
import * as airWarEn from '../../src/games/air-war/messages/en.ts';
import * as chicagoChicagoDe from '../../src/games/chicago-chicago/messages/de.ts';
import * as chicagoChicagoEn from '../../src/games/chicago-chicago/messages/en.ts';
import * as revoltingBehaviourDe from '../../src/games/revolting-behaviour/messages/de.ts';
import * as revoltingBehaviourEn from '../../src/games/revolting-behaviour/messages/en.ts';
import * as upAgainstTheWallDe from '../../src/games/up-against-the-wall/messages/de.ts';
import * as upAgainstTheWallEn from '../../src/games/up-against-the-wall/messages/en.ts';
import * as worldGameDe from '../../src/games/world-game/messages/de.ts';
import * as worldGameEn from '../../src/games/world-game/messages/en.ts';

/** A game in one language. */
interface Spoken {
  readonly messages: Messages;
  readonly rulebook: Rulebook;
}

/** A game in all languages. */
export interface ToldGame {
  readonly game: Game<GameTypes>;
  readonly en: Spoken;
  readonly de: Spoken;
  /** Options to play with in turn, so that everything that can happen does. */
  readonly options: readonly object[];
  /** How many matches are told at least. */
  readonly matches: number;
  /** What may be refused is tried at every so many actions. */
  readonly pace: number;
  /** Names that only programs use. */
  readonly idsOf: (state: State<GameTypes>) => readonly string[];
}

/** Every game. */
export const TOLD_GAMES = [
  {
    game: upAgainstTheWall,
    en: upAgainstTheWallEn,
    de: upAgainstTheWallDe,
    options: [{}, { unopposed: 'advance' }, { pieces: 'anew', replaced: 'hidden', wipeOut: 'combat' }],
    matches: 4,
    pace: 20,
    idsOf: ({ setup: { scenario } }: State<Uaw>) => [
      ...scenario.tracks.map(({ id }) => id),
      // The mimeograph is in a title, too.
      ...Object.keys(scenario.cards).filter((id) => id !== 'mimeograph'),
    ],
  },
  {
    game: revoltingBehaviour,
    en: revoltingBehaviourEn,
    de: revoltingBehaviourDe,
    options: [
      {},
      { players: ['ada', 'ben', 'cleo', 'dan'], truce: 3, maxTurns: 40 },
      { players: ['ada', 'ben', 'cleo'], jokers: 4, causeSize: 2 },
      { causeSize: 3, maxTurns: 5 },
    ],
    matches: 4,
    pace: 10,
    idsOf: () => [...CARDS.filter((card) => card.includes('-')), ...ACTIVITIES],
  },
  {
    game: worldGame,
    en: worldGameEn,
    de: worldGameDe,
    options: [{}, { diplomacyRounds: 2, maxRounds: 6 }],
    matches: 2,
    pace: 40,
    idsOf: () => ['in-force'],
  },
  {
    game: chicagoChicago,
    en: chicagoChicagoEn,
    de: chicagoChicagoDe,
    options: [{}, { unengaged: 'per-park' }],
    matches: 1,
    pace: 60,
    idsOf: ({ setup: { scenario } }: State<Chicago>) => [
      ...scenario.areas.map(({ id }) => id),
      ...[...UNITS, ...SORTS].filter((unit) => unit !== 'guard'),
    ],
  },
  {
    game: airWar,
    en: airWarEn,
    de: airWarDe,
    options: [
      ...VARIANTS.map((scenario) => ({ scenario, cities: 'preset', placement: 'preset', maxCycles: 1 })),
      // Whole matches, in which cities are placed and fall.
      ...VARIANTS.filter((scenario) => scenario.startsWith('small')).map((scenario) => ({ scenario })),
    ],
    matches: 1,
    pace: 2000,
    idsOf: () => VARIANTS,
  },
] as unknown as readonly ToldGame[];

/** Every catalogue. */
export const CATALOGUES: readonly Catalogue[] = TOLD_GAMES.flatMap(({ en, de }) =>
  [en, de].map(({ messages }) => messages.catalogue),
);

/** All messages of a catalogue that may have fields. */
export function messagesOf(catalogue: Catalogue): readonly string[] {
  return PARTS.flatMap((part) => Object.values(partOf(catalogue, part)));
}
