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
  about: TODO,
  howToRead:
    'a line for each track, with the pieces of the administration (LAW), its boxes and what each is worth, the counter in brackets, and the pieces of the radicals (RAD). Boxes left of | support the administration, those right of it the radicals.',
  setUps: TODO,
  options: TODO,
  headings: TODO,

  phases: TODO,

  events: {
    'turn-started':
      'Turn {turn}: {due_radicals, plural, one {# RAD} other {# RADs}} and {due_administration, plural, one {# LAW} other {# LAWs}} are due.',
    'move-started': '{player, select, radicals {The radicals move} other {The administration moves}} in turn {turn}.',
    'card-drawn': '{player, select, radicals {The radicals draw} other {The administration draws}} a card.',
    'card-seen': 'Only {only, select, radicals {the radicals} other {the administration}} may know: it is “{card}”.',
    'card-replaced':
      '{player, select, radicals {The radicals draw “{card}”, show it and put} other {The administration draws “{card}”, shows it and puts}} it back.',
    'card-put-back':
      '{player, select, radicals {The radicals put} other {The administration puts}} the card back, without showing it.',
    'card-used':
      '{player, select, radicals {The radicals use} other {The administration uses}} “{card}”: {side, select, radicals {{due, plural, one {# RAD is} other {# RADs are}}} other {{due, plural, one {# LAW is} other {# LAWs are}}}} due now.',
    'card-discarded':
      '{player, select, radicals {The radicals discard} other {The administration discards}} the card unseen.',
    'pieces-taken-up':
      '{player, select, radicals {The radicals take {count, plural, one {their # RAD} other {their # RADs}}} other {The administration takes {count, plural, one {its # LAW} other {its # LAWs}}}} off the board, to deploy anew.',
    'pieces-deployed':
      '{player, select, radicals {{count, plural, one {# RAD goes} other {# RADs go}}} other {{count, plural, one {# LAW goes} other {# LAWs go}}}} to {track}.',
    'gambit-called':
      '“Up against the wall!” {player, select, radicals {The radicals stake} other {The administration stakes}} all on the whole board, {attackers} against {defenders}: {odds}.',
    'attack-made':
      '{player, select, radicals {The radicals attack} other {The administration attacks}} on {track}, {attackers} against {defenders}: {odds}.',
    'die-rolled':
      'The die shows {die} at {odds}, {code}: {result, select, no_effect {nothing happens} attacker_eliminated {all the attacker’s pieces go} defender_eliminated {all the defender’s pieces go} other {the side with fewer pieces loses them all, the other side as many}}.',
    'pieces-lost':
      '{player, select, radicals {The radicals lose {count, plural, one {# RAD} other {# RADs}}} other {The administration loses {count, plural, one {# LAW} other {# LAWs}}}} on {track}.',
    'counter-moved': 'The counter of {track} moves from box {from} to box {to}.',
    'match-ended':
      '{outcome_reason, select, conceded {{outcome_winner, select, radicals {The administration concedes, and the radicals win} other {The radicals concede, and the administration wins}}} wiped_out {{outcome_winner, select, radicals {The administration is wiped out, and the radicals win} other {The radicals are wiped out, and the administration wins}}} other {{outcome_kind, select, draw {The match is a draw, with {outcome_scores_radicals, plural, one {# point} other {# points}} of support on each side} other {{outcome_winner, select, radicals {The radicals win by {outcome_scores_radicals, plural, one {# point} other {# points}} of support to {outcome_scores_administration}} other {The administration wins by {outcome_scores_administration, plural, one {# point} other {# points}} of support to {outcome_scores_radicals}}}}}}}.',
  },

  actions: {
    'use-card': 'Use “{card}”: {effect}',
    discard: 'Discard the card unseen',
    'end-cards': 'Use no more cards',
    'call-gambit': 'Call “Up against the wall!”',
    deploy:
      '{player, select, radicals {{count, plural, one {# RAD} other {# RADs}}} other {{count, plural, one {# LAW} other {# LAWs}}}} to {track}',
    'deploy-all': 'Deploy {piles}',
    'end-deploy': 'Go on to attack',
    'remove-piece': 'Take a piece off {track}',
    'remove-pieces': 'Take off {piles}',
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
    'not-in-match': 'Only the radicals and the administration play.',
    'not-your-turn':
      '{awaited, select, chance {First the die must be rolled, or the card drawn.} radicals {It is the radicals’ turn, not the administration’s.} other {It is the administration’s turn, not the radicals’.}}',
    'wrong-step':
      'Not now: {step, select, draw {a card is being drawn} cards {cards may be used} deploy {pieces are being deployed} gambit_roll {the die of the gambit is being rolled} remove {pieces are being removed} attack {attacks may be made} attack_roll {the die of the attack is being rolled} other {a counter may be moved}}.',
    'already-attacked': 'You have already attacked on {track} in this move.',
    'deployment-begun': 'You can call “Up against the wall!” only before you deploy.',
    'gambit-called': 'You have already called “Up against the wall!” in this move.',
    'no-attack-made': 'A counter moves only after an attack that cleared its track.',
    'no-attacker': 'You have no pieces on {track}.',
    'no-defender': 'There is nothing to attack on {track}.',
    'no-odds':
      '{attackers, plural, one {One piece} other {# pieces}} in all against {defenders} {attackers, plural, one {is} other {are}} not enough for “Up against the wall!”.',
    'no-piece': 'You have no piece on {track}.',
    'not-in-hand': 'You do not hold “{card}”.',
    'not-that-track': 'Decide on the counter of {next} first.',
    'not-unopposed': 'You cannot move the counter of {track} without an attack.',
    'nothing-to-discard': 'You can discard only a card that you have just drawn.',
    'odds-too-low': '{attackers} against {defenders} on {track} is worse than 1-2.',
    'out-of-order': 'The tracks are taken in board order: the next one is {next}, and {track} has been passed.',
    'pieces-left':
      '{track, select, undefined {You still have {left, plural, one {one piece} other {# pieces}} to deploy} other {{track} is the last track: {left, plural, one {the piece that you still have} other {all # pieces that you still have}} must go there}}.',
    'side-has-deployed': '“{card}” is for a side that has already deployed in this turn.',
    'too-few-left':
      'From {track} on you have only {rest, plural, one {one piece} other {# pieces}}, and {left, plural, one {one} other {#}} must still go.',
    'too-many': 'You have {left, plural, =0 {no pieces} one {one piece} other {# pieces}} to deploy, not {count}.',
    'wrong-number': 'It must be {left, plural, one {one piece} other {# pieces}}, not {count}.',
  }),

  labels: {
    pile: '{count, plural, one {# piece} other {# pieces}} to {track}',
    'card-effect':
      '{effect, select, replace {it goes back into the deck} add {{by, plural, one {# more piece} other {# more pieces}} for {side, select, radicals {the radicals} other {the administration}}} multiply {{by, plural, =2 {twice} =3 {three times} other {# times}} the pieces for {side, select, radicals {the radicals} other {the administration}}} other {{by, plural, =2 {half} other {only one in #}} of the pieces for {side, select, radicals {the radicals} other {the administration}}}}',
    RAD: 'RAD',
    LAW: 'LAW',
    support: 'Support: administration {administration}, radicals {radicals}.',
    reconstructed: 'The board is a reconstruction.',
    title: 'Up Against the Wall, Motherfucker! · {scenario}',
    side: '{side, select, radicals {Radicals} other {Administration}}',
    piece: '{side, select, radicals {RAD} other {LAW}}',
    low: 'Low Library',
    course:
      '{step_kind, select, over {Over after turn {turn} of {turns}: {step_outcome_kind, select, draw {a draw} other {{step_outcome_winner, select, radicals {the radicals win} other {the administration wins}}}}} other {Turn {turn} of {turns} · {mover, select, radicals {Radicals} other {Administration}}: {step_kind, select, draw {a card is due} cards {{step_player, select, radicals {the radicals} other {the administration}} may use cards} deploy {{step_left, plural, one {# piece} other {# pieces}} to deploy} gambit_roll {the gambit, a die is due} remove {{step_left, plural, one {# piece} other {# pieces}} to take off for {step_player, select, radicals {the radicals} other {the administration}}} attack {attacks} attack_roll {an attack, a die is due} other {a counter may move}}}}',
    summary: '{course}. Support: administration {support_administration}, radicals {support_radicals}.',
    tracks: 'Tracks',
    track:
      '{name}: counter in box {box} of {boxes}, {supports, select, undefined {on the line} radicals {worth {value} to the radicals} other {worth {value} to the administration}}; {pieces}.',
    support: 'Support',
    'support-of':
      '{side, select, radicals {Radicals} other {Administration}}: {points, plural, one {# point} other {# points}} of support.',
    value: 'Value',
    plot: 'PLOT: leverage over time',
    turn: 'Turn',
    both: '{radicals, plural, =0 {no RADs} one {# RAD} other {# RADs}} and {administration, plural, =0 {no LAWs} one {# LAW} other {# LAWs}}',
    'plot-of': 'Turn {turn} of {turns}: PLOT gives {printed}; after cards {due} are due.',
    due: 'Due this turn: {due}',
    cards: 'Contingency cards',
    held: '{side, select, radicals {Radicals} other {Administration}}: {hand} held, {discarded} discarded.',
    card: '{title}: {effect}.',
    effect:
      '{effect, select, add {{side, select, radicals {{by, plural, one {# RAD} other {# RADs}}} other {{by, plural, one {# LAW} other {# LAWs}}}} more} multiply {{side, select, radicals {RADs} other {LAWs}} × {by}} divide {{side, select, radicals {RADs} other {LAWs}} ÷ {by}} other {no effect, goes back}}',
    used: 'Used: {titles}.',
    'card-title': 'Card',
    'card-effect': 'Effect',
    legend:
      'Squares are LAWs, discs RADs. A counter inside the circle supports the administration, outside it the radicals.',
    ucom: 'UCOM: University Conflict Outcome Matrix',
    die: 'Die',
    odds: 'How likely each result is, by odds',
    result: 'Result',
    'result-of':
      '{code, select, TE {the defender loses all pieces} AL {the side with fewer loses all, the other as many} YE {the attacker loses all pieces} other {nothing happens}}',
  },
} as const satisfies Catalogue<Uaw>;

/** The name of a label. */
export type Label = keyof typeof catalogue.labels;

/** *Up Against the Wall, Motherfucker!* in English. */
export const messages: Messages<Uaw, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { adapter };
export { rulebook } from '../rules/rulebook.ts';
