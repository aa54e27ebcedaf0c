/** The texts of the play page in English. */
import type { PlayerName } from 'countersheet/messages';
import type { ControllerName } from '../thinking.ts';

const be = ({ isMany }: PlayerName): string => (isMany ? 'are' : 'is');
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All phrases. */
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
  noGame: 'It is a match of an unknown game.',

  players: 'Players',
  controllers: {
    person: 'person',
    strategist: 'strategist bot',
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

  yourTurn: (who: PlayerName) => `You play ${who.name}, and it is your turn.`,
  howToAct: 'Click an outlined part of the board, or choose from the list below.',
  theirTurn: (who: PlayerName) => `${upper(who.name)} ${be(who)} to move.`,
  thinking: (who: PlayerName) => `${upper(who.name)} ${be(who)} thinking …`,
  waiting: 'Dice are being rolled or cards drawn.',
  over: 'The match is over.',
  giveScreen: (who: PlayerName) => `Pass the screen to ${who.name}. Other players must look away.`,
  takeScreen: (who: PlayerName) => `I play ${who.name}`,

  toDo: 'Possible actions',
  about: (places: string) => `Actions at ${places}:`,
  everything: 'Show all actions',
  find: 'Find',
  howMany: (label: string) => `How many: ${label}`,
  more: (count: number) => `and ${String(count)} more: click the board, or search by name`,
  odds: 'Odds',
  unchanged: 'Nothing changes on the board.',
  doIt: 'Play this',
  notYet: 'Cancel',
  keyboard: 'Let the keyboard reach every part of the board',

  whyNot: 'Why not?',
  notNow: 'Actions that are not allowed now, and why',
  pointForMore: 'The reasons are above, under “Why not?”. Point at a part of the board for more.',

  tools: 'Tools',
  hint: 'Hint',
  takeBack: 'Take back',
  takeBackAnyway: 'Take back with new dice and cards',
  notFree:
    'Since then, information was revealed or other players acted. The other players must agree to the takeback. Dice and cards are then rolled and drawn again.',
  link: 'Link',
  linkToThis: 'Link to this match',
  tooLong: 'This match is too long for a link. Download it instead.',
  linkShowsAll: 'This link reveals everything: hidden cards and future dice and draws.',
  download: 'Download',
  concede: 'Concede',
  reallyConcede: (who: PlayerName) => `Do you concede for ${who.name}?`,
  strategistWould: 'The strategist suggests:',
  search: 'Tree search:',
  worth: (share: string) => `Your expected score in this position, as the strategist evaluates it: ${share}`,

  story: 'History',
  first: 'First',
  back: 'Back',
  forward: 'Forward',
  last: 'Last',
  steps: 'Steps',
  startOfStory: 'Start',
  variation: (number: number) => `variation ${String(number)}`,
  playOn: 'Let bots continue from here',

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
  moment: (who: PlayerName, from: string, to: string) => `A decision takes ${who.name} from ${from} to ${to}.`,
  luckyMoment: (who: PlayerName, from: string, to: string) => `Luck takes ${who.name} from ${from} to ${to}.`,
  aboutMoments: 'Strategist bots played this match. Percentages are expected scores, as the strategist evaluates them.',

  rule: (id: string) => `Rule ${id}`,
  close: 'Close',
  ruling: 'Our ruling.',
  option: 'Option.',
  source: (text: string) => `Source: ${text}.`,
  amongAll: (id: string) => `${id} in the rules`,
};

/** The texts of the play page in any language. */
export type Phrases = typeof english;
