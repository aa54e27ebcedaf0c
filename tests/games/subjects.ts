/** The games, with what tests need to know of each. A new game does not compile until it is here. */
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

/** What no manifest says. */
interface Facts<G extends GameTypes = GameTypes, Label extends string = string> {
  /** Options of every sort, of matches that are soon over. */
  readonly options: fc.Arbitrary<G['options']>;
  /** How `laws.test.ts` walks, its options where the others are too slow, and the worlds that fit a view. */
  readonly laws: Pick<TestSubject<G>, 'options' | 'walkLength' | 'matchLength' | 'worlds'>;
  readonly narrated: Narrated<G>;
  readonly gallery: Gallery<G, Label>;
  /** The printed source, as the rule page names it. */
  readonly source: string;
}

/** How matches are played to look at all that is said of them. */
interface Narrated<G extends GameTypes> {
  /** Options to play with in turn, so that everything that can happen does. */
  readonly options: readonly G['options'][];
  /** How many matches are told at least. */
  readonly matches: number;
  /** What may be refused is tried at every so many actions. */
  readonly pace: number;
  /** Names that only programs use. */
  readonly idsOf: (state: State<G>) => readonly string[];
}

/** Checks the types of the facts, and returns them as those of any game. */
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
        // The mimeograph is in a title, too.
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
      // Without a limit of turns, many players who act at random all fall and rise again for ages; two do not.
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
    // Mostly on small boards: the default one is walked at length in `chicago-chicago/laws.test.ts`.
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
    // Boards of its own: those of the seven games are walked in `air-war/laws.test.ts`.
    laws: { walkLength: 15, matchLength: 5000 },
    narrated: {
      options: [
        ...VARIANTS.map((scenario) => ({ scenario, cities: 'scenario', placement: 'scenario', maxCycles: 1 }) as const),
        // Whole matches, in which cities are placed and fall.
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

/** Every game: its manifest, its messages by language, and the facts. */
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

/** One of these. */
export type Subject = (typeof SUBJECTS)[number];
