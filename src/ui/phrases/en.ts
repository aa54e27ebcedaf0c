import { capitalised, type PlayerName } from '../../messages/catalogue.ts';

const be = ({ isMany }: PlayerName): string => (isMany ? 'are' : 'is');

/** The texts of the match element in English. */
export const english = {
  /** The language, as a BCP 47 tag. */
  tag: 'en',
  yourTurn: (who: PlayerName) => `You play ${who.name}.`,
  /** The name must be in the form for the start of a sentence. */
  theirTurn: (who: PlayerName) => `${who.name} ${be(who)} to move.`,
  chance: 'Chance decides.',
  over: 'The match is over.',
  win: 'You win!',
  lose: 'You lose.',
  chooseAction: (phase: string) => `${capitalised(phase)}. Choose an outlined place or an action.`,
  chooseField: (heading: string, question: string) => `${heading}: ${question}`,
  confirm: (label: string) => `${label}?`,
  giveScreen: (who: PlayerName) => `Pass the screen to ${who.name}. Other players must look away.`,
  takeScreen: (who: PlayerName) => `I play ${who.name}`,
  aim: 'How to win:',
  skip: 'Skip',
  latest: 'Just now (dotted outlines):',

  actions: 'Possible actions',
  chosenPlaces: (places: string) => `Only actions with: ${places}`,
  allActions: 'Show all actions',
  find: 'Find an action',
  more: (count: number) => `and ${String(count)} more actions: click the board, or search by name`,
  amount: 'How many',
  less: 'Less',
  greater: 'More',
  odds: 'Odds',
  unchanged: 'Nothing changes on the board.',
  success: (share: string) => `The whole attempt succeeds in ${share} of cases.`,
  play: 'Play this',
  cancel: 'Cancel',

  selectUnits: 'click the fields of units, or draw a box around them.',
  selectTarget: (count: number) =>
    `choose a target (dashed) for the units of ${count === 1 ? 'the selected field' : `the ${String(count)} selected fields`}.`,
  missed: (count: number) =>
    `${count === 1 ? 'One unit' : `${String(count)} units`} could not get this order: no room, or the target is too far.`,
  kind: 'Kind of order',
  selectAll: 'Select all',
  selectMore: 'Select several fields',
  endSelection: 'Choose the target',
  staying: 'Units that stay on each field',
  select: 'Select',
  deselect: 'Remove from the group',
  target: 'Send the group here',
  repeat: 'Repeat the last orders',
  plan: 'Plan of the bot',
  reallyPlan: 'Replace your orders with the bot’s plan?',
  finish: (orders: string) => `Finish: ${orders}`,
  singly: 'Give single orders',
  inGroups: 'Give orders to groups',
  orders: (count: number) => `Orders so far: ${String(count)}`,
  remove: (order: string) => `Remove: ${order}`,
  removeAll: 'Remove all',

  board: 'Board',
  zoomIn: 'Enlarge the board',
  zoomOut: 'Make the board smaller',
  fit: 'Show the whole board',
  keyboard: 'Let the keyboard reach every part of the board',

  whyNot: 'Why not?',
  notNow: 'What is not allowed now',

  tools: 'Tools',
  hint: 'Hint',
  hintIs: 'The strategist suggests:',
  thinking: 'The strategist thinks …',
  onlyAction: 'This is the only possible action.',
  better: (score: string, others: string) =>
    `After this action, your expected score is ${score}; after other actions, it is ${others} on average (the strategist’s estimate).`,
  gain: (from: string, score: string) =>
    `Your expected score rises from ${from} to ${score} (the strategist’s estimate).`,
  partOfPlan: 'It is part of the strategist’s plan for this phase.',
  takeBack: 'Take back',
  takeBackAnyway: 'Take back anyway',
  notFree: 'After your action, something was revealed, or other players acted.',
  othersAgree: 'Other people must agree.',
  concede: 'Concede',
  reallyConcede: (who: PlayerName) => `Do you concede for ${who.name}?`,

  log: 'Log',
  first: 'First',
  back: 'Back',
  forward: 'Forward',
  last: 'Last',
  watch: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  steps: 'Steps of the match',
  start: 'Start',
  variation: (number: number) => `variation ${String(number)}`,
  past: 'You see an earlier step.',
  toEnd: 'To the last step',
  goOn: 'Let bots continue from here',

  rule: (id: string) => `Rule ${id}`,
  close: 'Close',
  ruling: 'Our ruling.',
  option: 'Option.',
  source: (text: string) => `Source: ${text}.`,
};

/** The texts of the match element in any language. */
export type Phrases = typeof english;
