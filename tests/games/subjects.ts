/**
 * The games of the package, with the facts about each game that tests need. This file does not compile until it
 * contains every game.
 */
import type fc from 'fast-check';
import { VARIANTS } from '../../src/games/air-war/rules/scenario-shape.ts';
import { SORTS, UNITS } from '../../src/games/chicago-chicago/rules/units.ts';
import { type GameId, games } from '../../src/games/index.ts';
import { ACTIVITIES } from '../../src/games/revolting-behaviour/rules/activities.ts';
import { CARDS } from '../../src/games/revolting-behaviour/rules/cards.ts';
import { upAgainstTheWall } from '../../src/games/up-against-the-wall/rules/game.ts';
import type { GameTypes, State } from '../../src/core/game.ts';
import type { TestSubject } from '../../src/testkit/index.ts';
import { airWar as airWarGallery } from '../pictures/air-war.ts';
import { chicagoChicago as chicagoGallery } from '../pictures/chicago-chicago.ts';
import type { Gallery } from '../pictures/positions.ts';
import { revoltingBehaviour as revoltGallery } from '../pictures/revolting-behaviour.ts';
import { upAgainstTheWall as uawGallery } from '../pictures/up-against-the-wall.ts';
import { worldGame as worldGallery } from '../pictures/world-game.ts';
import { optionsArbitrary as airWarOptions } from './air-war/arbitraries.ts';
import { anyOptions as chicagoOptions } from './chicago-chicago/arbitraries.ts';
import { optionsFrom } from './options.ts';
import { anyOptions as revoltOptions } from './revolting-behaviour/arbitraries.ts';
import { anyOptions as uawOptions } from './up-against-the-wall/arbitraries.ts';
import { anyOptions as worldOptions } from './world-game/arbitraries.ts';
import { worldsOf } from './world-game/worlds.ts';

/** Facts about a game that its manifest does not contain. */
interface Facts<G extends GameTypes = GameTypes, Label extends string = string> {
  /** An arbitrary for options of short matches. */
  readonly options: fc.Arbitrary<G['options']>;
  /**
   * Settings for `laws.test.ts`: the lengths of walks and matches, options that make matches faster if needed, and a
   * function that lists all worlds that are consistent with a view.
   */
  readonly laws: Pick<TestSubject<G>, 'options' | 'walkLength' | 'matchLength' | 'worlds'>;
  readonly narrated: Narrated<G>;
  readonly gallery: Gallery<G, Label>;
  /** The line that names the printed source on the page of the rules. */
  readonly source: string;
}

/** Settings of the matches whose messages are checked. */
interface Narrated<G extends GameTypes> {
  /** Options for the matches, used in rotation, so that every type of event occurs. */
  readonly options: readonly G['options'][];
  /** The minimum number of matches. */
  readonly matches: number;
  /** The number of actions between two positions at which illegal actions are tried. */
  readonly pace: number;
  /** The ids that messages must not contain. */
  readonly idsOf: (state: State<G>) => readonly string[];
}

/** Returns the facts of one game as facts of any game. The parameter type lets the compiler check the facts. */
function facts<G extends GameTypes, Label extends string>(given: Facts<G, Label>): Facts {
  const erased: object = given;
  return erased as Facts;
}

const FACTS: Readonly<Record<GameId, Facts>> = {
  'up-against-the-wall': facts({
    options: uawOptions,
    laws: { options: optionsFrom(upAgainstTheWall), matchLength: 2000 },
    narrated: {
      options: [{}, { unopposed: 'advance' }, { pieces: 'redeploy', replaced: 'hidden', wipeOut: 'combat' }],
      matches: 4,
      pace: 20,
      idsOf: ({ setup: { scenario } }) => [
        ...scenario.tracks.map(({ id }) => id),
        // A title contains the word `mimeograph`, so messages may contain this id.
        ...Object.keys(scenario.cards).filter((id) => id !== 'mimeograph'),
      ],
    },
    gallery: uawGallery,
    source:
      'Source: J. F. Dunnigan and J. Avorn, *Up Against the Wall, Motherfucker!*, in “Connection”, supplement to the *Columbia Daily Spectator*, 11 March 1969.',
  }),
  'revolting-behaviour': facts({
    options: revoltOptions,
    laws: {
      // Without a turn limit, a match with more than two random players takes very long, because players lose all
      // points and start again many times.
      options: revoltOptions.filter(({ players = [], maxTurns }) => maxTurns !== null || players.length <= 2),
      walkLength: 60,
      matchLength: 20_000,
    },
    narrated: {
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
    gallery: revoltGallery,
    source: 'Source: M. Hartley, *Revolting Behaviour!*, in *The Gauntlet* no. 13.',
  }),
  'world-game': facts({
    options: worldOptions,
    laws: { worlds: worldsOf, walkLength: 120 },
    narrated: {
      options: [{}, { diplomacyRounds: 2, maxRounds: 6 }],
      matches: 2,
      pace: 40,
      idsOf: () => ['in-force'],
    },
    gallery: worldGallery,
    source: 'Source: *The World Game*, Rules of Procedure, Phase II: War, a classroom simulation.',
  }),
  'chicago-chicago': facts({
    options: chicagoOptions,
    // Most random options of Chicago-Chicago! have small boards. `chicago-chicago/laws.test.ts` makes longer walks on
    // the default board.
    laws: { matchLength: 5000, walkLength: 150 },
    narrated: {
      options: [{}, { unengaged: 'per-park' }],
      matches: 1,
      pace: 60,
      idsOf: ({ setup: { scenario } }) => [
        ...scenario.areas.map(({ id }) => id),
        ...[...UNITS, ...SORTS].filter((unit) => unit !== 'guard'),
      ],
    },
    gallery: chicagoGallery,
    source: 'Source: J. F. Dunnigan, *Chicago-Chicago!*, *Strategy & Tactics* 21, May-June 1970.',
  }),
  'air-war': facts({
    options: airWarOptions,
    // The random options of the air war have small boards. `air-war/laws.test.ts` tests the seven printed games.
    laws: { walkLength: 15, matchLength: 5000 },
    narrated: {
      options: [
        ...VARIANTS.map((scenario) => ({ scenario, cities: 'scenario', placement: 'scenario', maxCycles: 1 }) as const),
        // Complete matches, in which players place and capture cities.
        ...VARIANTS.filter((scenario) => scenario.startsWith('small')).map((scenario) => ({ scenario })),
      ],
      matches: 1,
      pace: 2000,
      idsOf: () => VARIANTS,
    },
    gallery: airWarGallery,
    source:
      'Source: R. L. Wine and R. M. Thrall, *Some Air War Games*, University of Michigan, Engineering Research Institute, Project M-965, May 1953.',
  }),
};

/** Every game with its manifest, its messages in each language, and its facts. */
export const SUBJECTS = await Promise.all(
  (Object.keys(games) as GameId[]).map(async (id) => {
    const manifest = await games[id]();
    const languages = await Promise.all(
      Object.entries(manifest.messages).map(async ([language, load]) => ({ language, ...(await load()) })),
    );
    const english = languages.find(({ language }) => language === 'en')!;
    return { id, manifest, game: manifest.game, languages, english, ...FACTS[id] };
  }),
);

/** An element of {@link SUBJECTS}. */
export type Subject = (typeof SUBJECTS)[number];
