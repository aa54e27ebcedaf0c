/** What the page says itself, in English. */
import type { PlayerName } from 'countersheet/messages';
import type { Sitter } from '../thinking.ts';

const be = ({ isMany }: PlayerName): string => (isMany ? 'are' : 'is');
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All phrases. */
export const english = {
  /** BCP 47. */
  tag: 'en',
  play: 'Play',
  watch: 'Watch',
  game: 'Game',
  language: 'Language',
  howToPlay: 'How to play',
  rules: 'Rules',
  tables: 'Tables',
  loading: 'Loading …',
  newMatch: 'New match: set-up, options, seats; or a match from a file',
  fromFile: 'A match from a file',
  noMatch: 'This is no match that can be read.',
  noGame: 'It names no game of ours.',

  seats: 'Seats',
  sitters: {
    person: 'a person here',
    strategist: 'the strategist',
    mcts: 'tree search',
    random: 'anything at random',
  } as Readonly<Record<Sitter, string>>,
  setUp: 'Set-up',
  playerCount: 'Number of players',
  options: 'Options',
  noLimit: 'no limit',
  namesLabel: 'words, with spaces between them',
  ownScenario: 'A scenario of your own',
  asJson: 'Options as JSON, such as',
  start: 'Start a new match',

  yourTurn: (who: PlayerName) => `You play ${who.name}, and it is your turn.`,
  howToAct: 'Click on what is outlined on the board, or choose below it.',
  theirTurn: (who: PlayerName) => `${upper(who.name)} ${be(who)} next.`,
  thinking: (who: PlayerName) => `${upper(who.name)} ${be(who)} thinking …`,
  waiting: 'Dice or cards are due.',
  over: 'The match is over.',
  giveScreen: (who: PlayerName) => `Give the screen to ${who.name}. Nobody else should look from here on.`,
  takeScreen: (who: PlayerName) => `I play ${who.name}`,

  toDo: 'What can be done',
  about: (places: string) => `About ${places}:`,
  everything: 'show everything again',
  find: 'Find',
  howMany: (label: string) => `How many: ${label}`,
  more: (count: number) => `and ${String(count)} more: click on the board, or find them by name`,
  odds: 'The odds',
  unchanged: 'The board stays as it is.',
  doIt: 'Do it',
  notYet: 'Not yet',
  keyboard: 'The keyboard reaches everything on the board',

  whyNot: 'Why not',
  notNow: 'What cannot be done now, and why',
  pointForMore: 'Reasons stand above, under “Why not”. Point at the board for more.',

  tools: 'Tools',
  hint: 'Hint',
  takeBack: 'Take back',
  takeBackAnyway: 'Take back, with new luck',
  notFree:
    'Something has been learnt since, or others have acted: taking back needs their consent, and makes luck anew.',
  link: 'Link',
  linkToThis: 'Link to this match',
  tooLong: 'This match is too long for a link: download it.',
  linkShowsAll: 'Anybody who has this link can find out everything: hidden cards, and what dice and draws will bring.',
  download: 'Download',
  concede: 'Concede',
  reallyConcede: (who: PlayerName) => `Do you concede for ${who.name}?`,
  strategistWould: 'The strategist would:',
  search: 'Tree search:',
  worth: (share: string) => `Worth of this position to you, by the strategist’s measure: ${share}`,

  story: 'What has happened',
  first: 'First',
  back: 'Back',
  forward: 'Forward',
  last: 'Last',
  steps: 'Steps',
  startOfStory: 'Start',
  variation: (number: number) => `variation ${String(number)}`,
  playOn: 'Let bots play on from here',

  luckAndWorth: 'Luck and worth',
  judge: 'Judge the match up to here',
  judging: 'Judging …',
  worthPlot: 'Worth of the position',
  luckPlot: 'Luck so far',
  fromTo: (title: string) => `${title}, from the first action to the last`,
  player: 'Player',
  line: 'Line',
  luck: 'Luck',
  dashes: ['full', 'dashed', 'dotted', 'dash and dots'],

  moments: 'The moments of this match',
  moment: (who: PlayerName, from: string, to: string) => `A decision brings ${who.name} from ${from} to ${to}.`,
  luckyMoment: (who: PlayerName, from: string, to: string) => `Luck brings ${who.name} from ${from} to ${to}.`,
  aboutMoments: 'Strategists have played it. A share is what a player may hope for, as the strategist judges it.',

  rule: (id: string) => `Rule ${id}`,
  close: 'Close',
  ruling: 'Our ruling.',
  option: 'Option.',
  source: (text: string) => `Source: ${text}.`,
  amongAll: (id: string) => `${id} among all rules`,
};

/** What the page says itself, in any language. */
export type Phrases = typeof english;
