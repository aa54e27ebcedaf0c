/**
 * *Up Against the Wall, Motherfucker!* in English.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../../messages/catalogue.ts';
import { createMessages, type Messages } from '../../../messages/messages.ts';
import { refusalsWith } from '../../../messages/en.ts';
import type { Uaw } from '../rules/types.ts';
import { adapter } from './adapter.ts';

/** All messages. */
export const catalogue = {
  language: 'en',
  about:
    'Columbia University, one year after the occupations of 1968: the radicals and the administration compete for the support of eleven groups.',
  aim: 'Have more support than the other side after the last turn, or wipe out the other side.',
  howToRead:
    'one line per track. A line has the number of LAWs (administration pieces), the value of each box, and the number of RADs (radical pieces). The box with the counter is in brackets. Boxes left of | support the administration, and boxes right of | support the radicals.',
  players: {
    radicals: { name: 'the radicals', isMany: true },
    administration: { name: 'the administration', isMany: false },
  },
  presets: {
    'as-printed': 'the reconstructed board, with seven boxes per track',
    'eleven-boxes': 'a new board designed for balance, with eleven boxes per track',
    'for-play': 'a balanced game: eleven boxes per track, and counters may move without an attack',
  },
  options: {
    scenario: { label: 'Board' },
    pieces: {
      label: 'Pieces between moves',
      values: { stay: 'stay on the board', redeploy: 'are taken back and placed again' },
    },
    replaced: {
      label: 'A card that goes back to the deck',
      values: { shown: 'is shown to all', hidden: 'is seen only by the player who drew it' },
    },
    unopposed: {
      label: 'Counters on tracks without enemy pieces',
      values: { hold: 'stay where they are', advance: 'may move' },
    },
    wipeOut: {
      label: 'A side is wiped out',
      values: { support: 'when it has no support', combat: 'when it has no pieces', off: 'never' },
    },
  },
  headings: {
    'use-card': 'Use cards',
    discard: 'Discard the card',
    'end-cards': 'Stop using cards',
    'call-gambit': '“Up against the wall!”',
    deploy: 'Deploy track by track',
    'deploy-all': 'Deploy all pieces',
    'end-deploy': 'End deployment',
    'remove-piece': 'Remove pieces',
    'remove-pieces': 'Remove pieces',
    attack: 'Attack',
    advance: 'Move counters',
    hold: 'Leave counters',
    'end-move': 'End the move',
    concede: 'Concede',
  },
  fields: {
    card: 'which card?',
    track: 'which track?',
    count: 'how many pieces?',
    piles: 'how many pieces on each track?',
  },

  phases: {
    draw: 'a card must be drawn',
    cards: '{player, select, radicals {the radicals} administration {the administration} other {}} may use cards',
    deploy: '{left, plural, one {# piece} other {# pieces}} must still be deployed',
    'gambit-roll': 'the die for “Up against the wall!” must be rolled',
    remove:
      '{player, select, radicals {the radicals} administration {the administration} other {}} must remove {left, plural, one {# piece} other {# pieces}} from the board',
    attack: 'attacks may be made{unopposed, select, hold {} advance {, and counters may be moved} other {}}',
    'attack-roll': 'the die for an attack must be rolled',
    advance: 'a counter may be moved',
    over: '{outcome_kind, select, draw {a draw} win {{outcome_winner, select, radicals {the radicals{radicals_person} win} administration {the administration{administration_person} wins} other {}}} other {}}',
  },

  events: {
    'turn-started':
      'Turn {turn}: the radicals receive {due_radicals, plural, one {# RAD} other {# RADs}}, and the administration receives {due_administration, plural, one {# LAW} other {# LAWs}}.',
    'move-started':
      '{player, select, radicals {The radicals{radicals_person} start their} administration {The administration{administration_person} starts its} other {}} move in turn {turn}.',
    'card-drawn':
      '{player, select, radicals {The radicals{radicals_person} draw} administration {The administration{administration_person} draws} other {}} a card.',
    'card-seen':
      'Seen only by {only, select, radicals {the radicals{radicals_person}} administration {the administration{administration_person}} other {}}: “{card}”.',
    'card-replaced':
      '{player, select, radicals {The radicals{radicals_person} draw “{card}”, show it and put} administration {The administration{administration_person} draws “{card}”, shows it and puts} other {}} it back.',
    'card-put-back':
      '{player, select, radicals {The radicals{radicals_person} put} administration {The administration{administration_person} puts} other {}} the card back, without showing it.',
    'card-used':
      '{player, select, radicals {The radicals{radicals_person} use} administration {The administration{administration_person} uses} other {}} “{card}”: {side, select, radicals {the radicals now receive {due, plural, one {# RAD} other {# RADs}}} administration {the administration now receives {due, plural, one {# LAW} other {# LAWs}}} other {}} in this turn.',
    'card-discarded':
      '{player, select, radicals {The radicals{radicals_person} discard} administration {The administration{administration_person} discards} other {}} the card face down.',
    'pieces-taken-up':
      '{player, select, radicals {The radicals{radicals_person} take {count, plural, one {their # RAD} other {their # RADs}}} administration {The administration{administration_person} takes {count, plural, one {its # LAW} other {its # LAWs}}} other {}} off the board to deploy them again.',
    'pieces-deployed':
      '{player, select, radicals {{count, plural, one {# RAD goes} other {# RADs go}}} administration {{count, plural, one {# LAW goes} other {# LAWs go}}} other {}} to {track}.',
    'gambit-called':
      '“Up against the wall!” {player, select, radicals {The radicals{radicals_person} attack} administration {The administration{administration_person} attacks} other {}} on the whole board, {attackers} against {defenders}: the odds are {odds}.',
    'attack-made':
      '{player, select, radicals {The radicals{radicals_person} attack} administration {The administration{administration_person} attacks} other {}} on {track}, {attackers} against {defenders}: the odds are {odds}.',
    'die-rolled':
      'The die shows {die}. At odds of {odds}, the result is {code}: {result, select, no_effect {nothing happens} attacker_eliminated {the attacker loses all pieces} defender_eliminated {the defender loses all pieces} exchange {the side with fewer pieces loses all of them, and the other side loses the same number} other {}}.',
    'pieces-lost':
      '{player, select, radicals {The radicals{radicals_person} lose {count, plural, one {# RAD} other {# RADs}}} administration {The administration{administration_person} loses {count, plural, one {# LAW} other {# LAWs}}} other {}} on {track}.',
    'counter-moved':
      'The counter of {track} moves from box {from} to box {to}, which {supports, select, undefined {is on the line} radicals {is worth {value} to the radicals} administration {is worth {value} to the administration} other {}}.',
    'match-ended':
      '{outcome_reason, select, conceded {{outcome_winner, select, radicals {The administration{administration_person} concedes, and the radicals{radicals_person} win} administration {The radicals{radicals_person} concede, and the administration{administration_person} wins} other {}}} wiped_out {{outcome_winner, select, radicals {The administration{administration_person} is wiped out, and the radicals{radicals_person} win} administration {The radicals{radicals_person} are wiped out, and the administration{administration_person} wins} other {}}} points {{outcome_kind, select, draw {The match is a draw, with {outcome_scores_radicals, plural, one {# point} other {# points}} of support on each side} win {{outcome_winner, select, radicals {The radicals{radicals_person} win with {outcome_scores_radicals, plural, one {# point} other {# points}} of support against {outcome_scores_administration}} administration {The administration{administration_person} wins with {outcome_scores_administration, plural, one {# point} other {# points}} of support against {outcome_scores_radicals}} other {}}} other {}}} other {}}.',
  },

  actions: {
    'use-card': 'Use “{card}”: {effect}',
    discard: 'Discard the card face down',
    'end-cards': 'Use no more cards{drew, select, false {} true { and keep the card just drawn} other {}}',
    'call-gambit': 'Call “Up against the wall!”',
    deploy:
      '{player, select, radicals {{count, plural, one {# RAD} other {# RADs}}} administration {{count, plural, one {# LAW} other {# LAWs}}} other {}} to {track}',
    'deploy-all': 'Deploy {piles}',
    'end-deploy': 'Go on to the attacks',
    'remove-piece': 'Remove a piece from {track}',
    'remove-pieces': 'Remove {piles}',
    attack: 'Attack on {track}',
    advance: 'Move the counter of {track} towards your end',
    hold: 'Leave the counter of {track} where it is',
    'end-move': 'End the move',
    concede: 'Concede',
    draw: 'Draw “{card}”: {effect}',
    roll: 'Roll a {die}',
  },

  refusals: /* @__PURE__ */ refusalsWith({
    'no-such-name': '{track, select, undefined {There is no card “{card}”} other {There is no track “{track}”}}.',
    'not-in-match': 'Only the radicals and the administration play this game.',
    'not-your-turn':
      '{awaited, select, chance {First a die must be rolled or a card must be drawn.} radicals {It is the radicals’ turn{player, select, chance {} other {, not the administration’s}}.} administration {It is the administration’s turn{player, select, chance {} other {, not the radicals’}}.} other {}}',
    'already-attacked': 'You have already attacked on {track} in this move.',
    'deployment-begun': 'You can call “Up against the wall!” only before you deploy.',
    'gambit-called': 'You have already called “Up against the wall!” in this move.',
    'no-attack-made':
      'You can move the counter of a track only after an attack that removed all enemy pieces from this track.',
    'no-attacker': 'You have no pieces on {track}.',
    'no-defender': 'There are no enemy pieces to attack on {track}.',
    'no-odds':
      '{attackers, plural, one {One piece} other {# pieces}} against {defenders} on the whole board {attackers, plural, one {is} other {are}} not enough for “Up against the wall!”.',
    'no-piece': 'You have no piece on {track}.',
    'not-in-hand': 'You do not hold “{card}”.',
    'not-that-track': 'Decide first whether to move the counter of {next}.',
    'not-unopposed': 'You cannot move the counter of {track} without an attack.',
    'nothing-to-discard': 'You can discard only a card that you have just drawn.',
    'odds-too-low': 'You cannot attack on {track}: the odds, {attackers} against {defenders}, are worse than 1-2.',
    'out-of-order': 'Tracks are played in board order: the next track is {next}, and {track} comes before {next}.',
    'pieces-left':
      '{track, select, undefined {You still have {left, plural, one {one piece} other {# pieces}} to deploy} other {{track} is the last track: your {left, plural, one {last piece} other {last # pieces}} must go there}}.',
    'side-has-deployed': 'You cannot use “{card}” now: the side that it names has already deployed in this turn.',
    'too-few-left':
      'On {track} and the tracks after it you have only {rest, plural, one {one piece} other {# pieces}}, but you must still remove {left, plural, one {one piece} other {# pieces}}.',
    'too-many':
      'You cannot deploy {count, plural, one {one piece} other {# pieces}}: you have {left, plural, =0 {none left} one {only one} other {only #}}.',
    'wrong-number': 'The number of pieces must be {left}, not {count}.',
  }),

  labels: {
    pile: '{count, plural, one {# piece} other {# pieces}} to {track}',
    'support-line': 'Support: administration {administration}, radicals {radicals}.',
    reconstructed: 'The board is a reconstruction.',
    invented: 'The board is our own design, not the printed one.',
    title: 'Up Against the Wall, Motherfucker! · {scenario}',
    side: '{side, select, radicals {Radicals{radicals_person}} administration {Administration{administration_person}} other {}}',
    piece: '{side, select, radicals {RAD} administration {LAW} other {}}',
    low: 'Low Library',
    course:
      'Turn {turn} of {turns} · {mover, select, radicals {Radicals} administration {Administration} other {}}: {phase}',
    'course-over': 'Match over after turn {turn} of {turns}: {phase}',
    summary: '{course}. Support: administration {support_administration}, radicals {support_radicals}.',
    tracks: 'Tracks',
    track:
      '{name}: counter in box {box} of {boxes}, {supports, select, undefined {on the line} radicals {worth {value} to the radicals} administration {worth {value} to the administration} other {}}; {pieces}.',
    support: 'Support',
    'support-of':
      '{side, select, radicals {Radicals{radicals_person}} administration {Administration{administration_person}} other {}}: {points, plural, one {# point} other {# points}} of support.',
    value: 'Value',
    plot: 'PLOT: pieces by turn',
    turn: 'Turn',
    counter: 'Counter in box {box} of {boxes}',
    pieces:
      '{side, select, radicals {{count, plural, one {# RAD} other {# RADs}}} administration {{count, plural, one {# LAW} other {# LAWs}}} other {}}',
    both: '{radicals, plural, =0 {no RADs} one {# RAD} other {# RADs}} and {administration, plural, =0 {no LAWs} one {# LAW} other {# LAWs}}',
    'plot-of': 'Turn {turn} of {turns}: PLOT gives {printed}. After the effects of cards, the turn gives {due}.',
    due: 'New this turn: {due}',
    cards: 'Contingency cards',
    held: '{side, select, radicals {Radicals} administration {Administration} other {}}: {hand} in hand, {discarded} discarded.',
    card: '{title}: {effect}.',
    effect:
      '{effect, select, add {{side, select, radicals {{by, plural, one {# RAD} other {# RADs}}} administration {{by, plural, one {# LAW} other {# LAWs}}} other {}} more} multiply {{side, select, radicals {RADs} administration {LAWs} other {}} × {by}} divide {{side, select, radicals {RADs} administration {LAWs} other {}} ÷ {by}} replace {no effect, goes back to the deck} other {}}',
    used: 'Cards used: {titles}.',
    'card-title': 'Card',
    'card-effect': 'Effect',
    legend:
      'Squares are LAWs, discs are RADs. A counter supports the administration inside the circle, and the radicals outside the circle.',
    ucom: 'UCOM: University Conflict Outcome Matrix',
    die: 'Die',
    odds: 'Probability of each attack result, by odds',
    result: 'Result',
    'result-of':
      '{code, select, TE {the defender loses all pieces} AL {the side with fewer pieces loses all of them, and the other side loses the same number} YE {the attacker loses all pieces} o {nothing happens} other {}}',
  },
} as const satisfies Catalogue<Uaw>;

/** The key of a label. */
export type Label = keyof typeof catalogue.labels;

/** *Up Against the Wall, Motherfucker!* in English. */
export const messages: Messages<Uaw, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { adapter };
export { rulebook } from '../rules/rulebook.ts';
