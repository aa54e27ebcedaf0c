/** The texts of the play page in English. */
import type { PlayerName } from 'countersheet/messages';
import type { Level } from '../facts.ts';
import type { ControllerName } from '../thinking.ts';

/** All texts. */
export const english = {
  /** BCP 47 tag. */
  tag: 'en',
  play: 'Play',
  watch: 'Watch',
  game: 'Game',
  language: 'Language',
  howToPlay: 'How to play',
  rules: 'Rules',
  tables: 'Tables',
  loading: 'Loading …',
  newMatch: 'New match, or open a match from a file',
  fromFile: 'Open a match from a file',
  noMatch: 'This is not a valid match.',
  noGame: 'This match belongs to an unknown game.',

  side: 'Side',
  level: 'Difficulty',
  levels: { greedy: 'beginner', strategist: 'normal', search: 'hard' } as Readonly<Record<Level, string>>,
  facts: ([least, most]: readonly [number, number], minutes: number) =>
    `${least === most ? String(least) : `${String(least)} to ${String(most)}`} players, about ${String(minutes)} minutes`,
  allGames: 'All games',
  lessons: 'Lessons',
  lesson: 'Lesson',
  solved: 'Solved.',
  nextLesson: 'Next lesson:',
  lessonAgain: 'Try again',

  players: 'Players',
  controllers: {
    person: 'person',
    greedy: 'greedy bot (beginner)',
    strategist: 'strategist bot (normal)',
    search: 'strategist with search (hard)',
    mcts: 'tree search bot (MCTS)',
    random: 'random bot',
  } as Readonly<Record<ControllerName, string>>,
  preset: 'Preset',
  playerCount: 'Number of players',
  options: 'Options',
  noLimit: 'no limit',
  namesLabel: 'Names, separated by spaces',
  ownScenario: 'Your own scenario',
  asJson: 'Options as JSON, such as',
  start: 'Start a new match',

  pace: 'Show moves of others',
  paces: { slow: 'slowly', normal: 'at normal speed', atOnce: 'at once' },
  tools: 'Save and share',
  link: 'Link',
  linkToThis: 'Link to this match',
  tooLong: 'This match is too long for a link. Download it instead.',
  linkShowsAll: 'This link reveals everything: hidden cards, and all future dice and draws.',
  download: 'Download',

  next: 'After the match',
  rematch: 'Play again',
  otherSide: 'Play the other side',
  nextGame: (title: string) => `Play ${title}`,
  turningPoint: 'Turning point:',
  stored: 'Your matches',
  continueMatch: (title: string, moves: number) => `${title}, ${moves === 1 ? 'one step' : `${String(moves)} steps`}`,
  isOver: 'over',
  remove: 'Delete',

  luckAndWorth: 'Luck and expected score',
  judge: 'Analyse the match so far',
  judging: 'Analysing …',
  worthPlot: 'Expected score',
  luckPlot: 'Luck so far',
  fromTo: (title: string) => `${title}, from the first action to the last`,
  player: 'Player',
  line: 'Line',
  luck: 'Luck',
  dashes: ['solid', 'dashed', 'dotted', 'dash-dotted'],

  moments: 'Key moments',
  moment: (who: PlayerName, from: string, to: string) =>
    `A decision changes the expected score of ${who.name} from ${from} to ${to}.`,
  luckyMoment: (who: PlayerName, from: string, to: string) =>
    `Luck changes the expected score of ${who.name} from ${from} to ${to}.`,
  aboutMoments: 'Strategist bots played this match. Percentages are expected scores, estimated by the strategist.',
};

/** The texts of the page around a match, in any language. */
export type Texts = typeof english;
