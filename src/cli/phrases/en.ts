import { takebackBlockers } from '../../messages/en.ts';

/** All messages, by what they are for. */
export const phrases = {
  ...takebackBlockers,
  // What stands above the first question.
  start: '{title} ({id}). Type ? for help.',
  'at-the-keyboard': 'at the keyboard',
  goal: 'How it is won: {text}',
  legend: 'How to read the table: {text}',
  recorded: 'Recorded in {file}.',

  // What is shown, and what there is to choose from.
  alone: 'You alone know — {facts}',
  part: '{part}',
  ways: '{what} … ({ways, plural, one {# way} other {# ways}}, such as: {example})',
  amount: '{field}, {least} to {most}',
  span: '{first} to {last}',
  also: 'Also: {types}',

  // What is asked for.
  'hand-over': 'The keyboard is for {player} now, who presses Enter. ',
  consent: '{asked}, do you agree that {by} takes it back? (yes or no) ',
  yes: 'yes',

  // What is answered.
  'taken-back': 'Taken back.',
  'not-free': 'That is not free: {reason} If chance was drawn, it is drawn again.',
  kept: 'Kept in {file}; countersheet play --resume {file} goes on.',
  'long-hint':
    '{bot, select, strategist {The strategist} other {The bot {bot}}} would: {label}. That is long to type: hint play does it.',
  hint: '{bot, select, strategist {The strategist} other {The bot {bot}}} would: {label}  [{short}]',
  allowed: 'Nothing forbids it.',
  refused: '{text} Type why for the rule.',
  always: 'always',
  share: 'about {share} %',
  exact: '{exact}, {share} %',
  'whole-attempt':
    'The whole attempt succeeds in {share} % of cases if you draw on while you can pay. After its first card:',
  unchanged: 'nothing changes on the table',
  'other-outcomes': '{count, plural, one {… and one other outcome} other {… and # other outcomes}}',

  // What goes wrong.
  disagreed: '{asked} does not agree: it stands.',
  'nothing-refused': 'Nothing was refused. Ask: why <action>.',
  'which-rule': 'Which rule? Ask: rule <number>, or rule <words>.',
  'no-rule': 'No rule speaks of “{words}”.',
  'odds-of-what': 'The odds of what? Ask: odds <action>, or its numbers.',
  'too-many-outcomes': 'There are too many outcomes to count.',
  'save-where': 'Where to? Say: save <file>.',
  'file-taken': '{file} is taken, and would be replaced: name another file.',
  'file-issue':
    '{code, select, ENOENT {There is no such file or folder.} ENOTDIR {It would lie in what is no folder.} EISDIR {It is a folder.} EEXIST {It is no folder.} EACCES {You may not read or write there.} other {{reason}}}',
  'not-one-action': 'That is not one action yet. Add a number.',
  'too-many-numbers': 'These are more numbers than there is to choose. Enter shows what there is.',
  'no-such-number': 'Expected a number from 1 to {most}. Enter shows what there is.',
  'no-such-amount': 'Expected a {field} from {least} to {most}.',
  ambiguous: '“{word}” could be {words}.',
  'no-such-type': 'There is no “{word}”. Enter shows what may be done, ? helps.',
  'wrong-fields': '{reason}. It takes: {form}',

  // The rules.
  ruling: 'Our ruling: {text}',
  note: 'For programs: {text}',
  option: 'Option: {text}',
  source: 'Source: {text}.',

  // What the help says.
  'help-head': 'At the prompt:',
  'help-numbers': 'choose by number: a kind, then a place or an amount',
  'help-notation': 'the same in the notation; the beginning of each word will do, the tab key completes',
  'help-enter': 'what may be done; begin to choose anew',
  'help-board': 'the table, and what you alone know',
  'help-why': 'the rule by which you were refused; whether something is allowed',
  'help-rule': 'a rule, or those that speak of something',
  'help-odds': 'what may come of it, and how likely that is',
  'help-hint': 'what a bot would do; do it',
  'help-undo': 'take back your last action: free while nobody has learnt anything by it',
  'help-concede': 'give up',
  'help-save': 'put the match aside, in a file of its own; go away',
  'help-more': 'Possible, and not in the list: {forms}.',
  'help-guide': 'How it is played: {guide}',

  // Odds that are asked for before anybody plays.
  'odds-at': '{attackers} against {defenders} is {column}. {sentence}',
  'no-odds': '{attackers} against {defenders}: too few to attack.',
  'on-first': 'On {faces} of 6 rolls {result}',
  'on-more': 'on {faces} {result}',
  'on-all': 'On every roll {result}',

  // A match that is gone through again.
  'no-step': 'There is no step {step}: they go from 0 to {last}.',
  'step-of': '{step} of {last}> ',
  'replay-help': 'Enter goes on; back, a number, board, rule <number>, end, quit.',
  'luck-none': 'Nothing was left to chance.',
  'luck-head': 'Luck, in hundredths of the match as the game judges its positions:',
  'luck-no-matter': 'nothing of chance could matter',
  'luck-deviations': '{z} standard deviations',
  'luck-most': 'What helped most:',
  'luck-action': 'action {number}',
  pictures: '{count, plural, one {# picture} other {# pictures}} in {folder}.',
} as const;

/** What can be said. */
export type Phrase = keyof typeof phrases;
