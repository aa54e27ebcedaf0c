import { takebackBlockers } from '../../messages/en.ts';

/** All phrases of the command line in English, by key. */
export const phrases = {
  ...takebackBlockers,
  // Texts that are shown before the first prompt.
  start: '{title} ({id}). Type ? for help.',
  'at-the-keyboard': 'at the keyboard',
  goal: 'How to win: {text}',
  legend: 'How to read the board: {text}',
  recorded: 'Record written to {file}.',

  // Texts about the board and the choices.
  alone: 'Only you know — {text}',
  'same-board': 'The board has not changed.',
  part: '{part}',
  ways: '{what} … ({ways, plural, one {# choice} other {# choices}}, such as: {example})',
  amount: '{label}: {question} {least} to {most}',
  span: '{first} to {last}',
  also: 'Also possible: {types}',

  // Questions.
  'hand-over': 'Pass the keyboard to {player}. {player}, press Enter. ',
  consent: '{asked}, do you agree that {by} takes this action back? (yes or no) ',
  yes: 'yes',

  // Answers to the commands that a person types at the prompt.
  'taken-back': 'Taken back.',
  'not-free':
    'You cannot take this action back freely: {reason} If you take it back, all later dice and cards are rolled and drawn again.',
  saved: 'Saved to {file}. To continue: countersheet play --resume {file}',
  'long-hint':
    '{bot, select, strategist {The strategist} other {The bot {bot}}} suggests: {label}. To play it, type: hint play',
  hint: '{bot, select, strategist {The strategist} other {The bot {bot}}} suggests: {label}  [{short}]',
  allowed: 'The action is allowed.',
  refused: '{text} Type why for the rule.',
  always: 'always',
  share: 'about {share} %',
  exact: '{exact}, {share} %',
  'whole-attempt': 'The attempt succeeds in {share} % of cases if you keep drawing as long as you can pay.',
  'first-card': 'After the first card:',
  unchanged: 'nothing changes on the board',
  'other-outcomes': '{count, plural, one {… and 1 other outcome} other {… and # other outcomes}}',

  // Errors.
  disagreed: '{asked} does not agree. Nothing is taken back.',
  'nothing-refused': 'No action was refused. To check an action, type: why <action>',
  'which-rule': 'Which rule? Type: rule <number> or rule <words>',
  'no-rule': 'No rule contains “{words}”.',
  'odds-of-what': 'Odds for which action? Type: odds <action> or odds <numbers>',
  'too-many-outcomes': 'There are too many outcomes to compute the odds.',
  'save-where': 'Which file? Type: save <file>',
  'file-taken': '{file} already exists or will hold the record. Choose another file.',
  'file-issue':
    '{code, select, ENOENT {There is no such file or folder.} ENOTDIR {Part of the path is not a folder.} EISDIR {This path is a folder.} EEXIST {This path is not a folder.} EACCES {Permission denied.} other {{reason}}}',
  'not-one-action': 'That is not a complete action. Add a number.',
  'too-many-numbers': 'Too many numbers. Press Enter to see the choices.',
  'no-such-number': 'Expected a number from 1 to {most}. Press Enter to see the choices.',
  'no-such-amount': 'Expected an amount from {least} to {most}.',
  ambiguous: '“{word}” can mean {words}.',
  'no-such-type': 'Unknown word “{word}”: expected {words}, or ? for help.',
  'no-such-word': 'Unknown word “{word}”: expected {words}.',
  'wrong-fields': '{reason}. Format: {form}',

  // Labels of the parts of a rule.
  ruling: 'Our ruling: {text}',
  note: 'For programs: {text}',
  option: 'Option: {text}',
  source: 'Source: {text}.',

  // Help.
  'help-head': 'At the prompt:',
  'help-numbers': 'Choose by number, or by several numbers at once',
  'help-notation': 'Type an action in full or shortened; Tab completes',
  'help-enter': 'Show the choices; start choosing again',
  'help-board': 'Show the board and what only you know',
  'help-why': 'Show the rule of a refusal; check an action',
  'help-rule': 'Show a rule; search the rules',
  'help-odds': 'Show the possible outcomes and their odds',
  'help-hint': 'Show what a bot would play; play it',
  'help-undo': 'Take back your last action; may need consent',
  'help-concede': 'Concede the match',
  'help-save': 'Save the match to a new file; leave',
  'help-more': 'Also possible, but not in the list: {forms}.',
  'help-guide': 'How to play: {guide}',

  // Texts of the command `odds`.
  'odds-at': '{attackers} against {defenders}: column {column}. {sentence}',
  'no-odds': '{attackers} against {defenders}: too few to attack.',
  'on-first': 'On {faces} of 6 rolls, {result}',
  'on-more': 'on {faces} of 6, {result}',
  'on-all': 'On every roll, {result}',

  // Texts of the command `replay`.
  'no-step': 'There is no step {step}. Steps go from 0 to {last}.',
  'step-of': '{step} of {last}> ',
  'replay-help': 'Press Enter for the next step, or type a command: back, <number>, board, rule <number>, end, quit.',
  'luck-none': 'This match had no chance events.',
  'luck-head': 'Luck in percentage points of the expected score, estimated by the evaluation of the game:',
  'luck-no-matter': 'no dice or draws could change the score',
  'luck-deviations': '{z} standard deviations',
  'luck-most': 'Luckiest dice and draws:',
  'luck-action': 'action {number}',
  pictures: '{count, plural, one {# picture} other {# pictures}} in {folder}.',
} as const;

/** The key of a phrase of the command line. */
export type Phrase = keyof typeof phrases;
