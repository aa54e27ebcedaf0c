/**
 * The messages of *Revolting Behaviour!* in English.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../../messages/catalogue.ts';
import { createMessages, type Messages } from '../../../messages/messages.ts';
import { refusalsWith } from '../../../messages/en.ts';
import type { RevoltingBehaviour } from '../rules/types.ts';
import { adapter } from './adapter.ts';

/** All messages. */
export const catalogue = {
  language: 'en',
  about:
    'A card game about revolt. You draw cards to raise funds or to use force. You try to overcome all cards of your Cause before you lose all your points.',
  aim: 'Overcome the last card of your Cause, or be the only player with points.',
  howToRead:
    'one line per player. A line shows the points that the player can spend, and the cards of their Cause. Each player tries to overcome their own Cause.',
  presets: {
    'as-printed': 'the printed rules with reconstructed tables',
    'for-play': 'balanced tables: shorter matches, in which every activity is useful',
  },
  options: {
    players: { label: 'Names of the players (two to eight)' },
    jokers: { label: 'Jokers in each pack' },
    causeSize: { label: 'Cards in each Cause' },
    truce: { label: 'Number of turns at the start without force against players' },
    maxTurns: { label: 'Turn after which the match is a draw' },
    scenario: { label: 'Scenario' },
  },
  headings: {
    pass: 'Pass',
    attempt: 'Attempt',
    'draw-on': 'Draw another card',
    stop: 'Stop',
    'start-new-cause': 'New cause',
    'stay-out': 'Stay out',
    concede: 'Concede',
  },
  fields: {
    activity: 'which activity?',
    severity: 'how severe?',
    target: 'against whom?',
  },

  phases: {
    lot: 'a random draw decides which player gets the next position in the order of this turn',
    act: 'an action must be chosen',
    draw: 'a card of the action deck is being drawn',
    choose: 'an attempt is under way: draw another card or stop',
    'turn-up': 'the top card of the Cause is being turned up',
    penalty: 'a penalty card is being turned up',
    over: '{outcome_reason, select, cause_overcome {{outcome_winner} has overcome the Cause and won} last_with_points {{outcome_winner} is the only player with points and has won} conceded {all others have conceded, and {outcome_winner} has won} nobody_has_points {nobody has points, so the match is a draw between {outcome_players}} turn_limit {the last turn is over, so the match is a draw between {outcome_players}} other {}}',
  },

  events: {
    'turn-started': 'Turn {turn} begins.',
    'lot-drawn':
      'Chance chooses {player}, who acts {place, plural, =1 {first} =2 {second} =3 {third} other {as number #}}.',
    'order-settled': 'The players act in this order: {order}.',
    'turn-passed': '{player} passes.',
    'attempt-made':
      '{player} attempts {severity} {activity, select, legal_fund_raising {legal fund-raising} legal_force {legal force} illegal_fund_raising {illegal fund-raising} illegal_force {illegal force} other {}}{target, select, undefined {} cause { against the Cause} other { against {target}}}.',
    'card-drawn':
      '{player} pays {cost, plural, one {# point} other {# points}} and draws {card}; {points, plural, =0 {no points are left} one {# point is left} other {# points are left}}.',
    'attempt-succeeded':
      '{player} succeeds and receives {kind, select, resource {{benefit, plural, one {# resource point} other {# resource points}}} action {{benefit, plural, one {# action point} other {# action points}}} other {}}.',
    'attempt-failed':
      '{reason, select, stopped {{player} stops, and the attempt fails} cannot_pay {{player} cannot pay for another card, and the attempt fails} target_gone {The attempt of {player} is cancelled, because its target has left the match} joker {The joker makes the attempt of {player} fail} other {}}.',
    'points-raised': '{player} gains {gained, plural, one {# point} other {# points}} and has {points}.',
    'points-destroyed':
      '{player} loses {lost, plural, one {# point} other {# points}}; {points, plural, =0 {none are left} one {# is left} other {# are left}}.',
    'cause-card-turned': '{player} turns up a card of the Cause: {card}.',
    'cause-card-overcome':
      '{player} overcomes {card}; {left, plural, =0 {no action points are left} one {# action point is left} other {# action points are left}}.',
    'cause-card-held':
      'With {left, plural, one {# action point} other {# action points}} {player} cannot overcome {card}.',
    'cause-strengthened':
      '{count, plural, one {# card is} other {# cards are}} put face down under the Cause of {player}.',
    'penalty-paid':
      'The penalty card is {card}: {player} loses {lost, plural, one {# point} other {# points}}; {points, plural, =0 {none are left} one {# is left} other {# are left}}.',
    'player-fallen': '{player} has no points left.',
    'cause-started':
      '{player} starts a new cause with {cards, plural, one {# card} other {# cards}} and {points, plural, one {# point} other {# points}}.',
    'stayed-out': '{player} does not start a new cause yet.',
    'player-conceded': '{player} concedes.',
    'match-ended':
      '{outcome_reason, select, cause_overcome {{outcome_winner} has overcome the Cause and wins} last_with_points {{outcome_winner} is the only player with points and wins} conceded {The others have conceded, and {outcome_winner} wins} nobody_has_points {Nobody has points, and the match is a draw between {outcome_players}} turn_limit {The last turn is over, and the match is a draw between {outcome_players}} other {}}.',
  },

  actions: {
    pass: 'Pass',
    attempt:
      '{severity, select, mild {Mild} moderate {Moderate} severe {Severe} other {}} {activity, select, legal_fund_raising {legal fund-raising} legal_force {legal force} illegal_fund_raising {illegal fund-raising} illegal_force {illegal force} other {}}{target, select, undefined {} cause { against your Cause} other { against {target}}}',
    'draw-on': 'Pay and draw another card',
    stop: 'Stop: the attempt fails',
    'start-new-cause': 'Start a new cause',
    'stay-out': 'Stay out',
    concede: 'Concede',
    lot: 'Chance chooses {name}',
    draw: 'Draw {card}',
  },

  refusals: /* @__PURE__ */ refusalsWith({
    'no-such-name':
      '{card, select, undefined {There is no player “{target, select, undefined {{name}} other {{target}}}”} other {There is no card “{card}”}}.',
    fallen: 'You have no points: you can only start a new cause or stay out.',
    'needless-target': 'Fund-raising has no target.',
    'no-target': 'Force needs a target: your Cause or another player.',
    'not-fallen':
      'You can start a new cause or stay out only when you have no points, and you still have {points, plural, one {one point} other {# points}}.',
    'own-target': 'You cannot use force against yourself.',
    'target-fallen': '{target} has no points to lose.',
    'too-poor':
      'Each card costs {cost, plural, one {one point} other {# points}}, and you have {points, plural, =0 {none} one {only one} other {only #}}.',
    truce:
      'Force against players is not allowed yet: this is turn {turn}, and the truce lasts until turn {truce} is over.',
  }),

  labels: {
    points: '{points, plural, one {# point} other {# points}}',
    conceded: 'has conceded',
    'cause-line':
      'Cause: {open, select, undefined {} other {{open} face up, }}{down, plural, one {# card} other {# cards}} face down',
    reconstructed: 'The tables are a reconstruction.',
    invented: 'The tables are our own design, not the printed ones.',
    title: 'Revolting Behaviour!{scenario, select, undefined {} other { · {scenario}}}',
    course: 'Turn {turn}{actor, select, undefined {} other { · {actor} must act}}: {phase}',
    summary: '{course}. {players, plural, one {# player} other {# players}}.',
    players: 'Players',
    player:
      '{name}: {hasConceded, select, true {has conceded} false {{points, plural, one {# point} other {# points}}; Cause: {down, plural, one {# card} other {# cards}} face down{up, select, undefined {} other {, {up} face up on top}}{isToAct, select, true {; must act now} false {} other {}}} other {}}.',
    cause: 'Cause',
    attempt: 'Attempt',
    'attempt-of':
      'Attempt: {severity, select, mild {mild} moderate {moderate} severe {severe} other {}} {activity, select, legal_fund_raising {legal fund-raising} legal_force {legal force} illegal_fund_raising {illegal fund-raising} illegal_force {illegal force} other {}}{target, select, undefined {} cause { against the Cause} other { against {target}}}',
    needed:
      'Cards that fulfil the attempt: {cards}. The next card costs {cost, plural, one {# point} other {# points}}.',
    card: '{suit, select, undefined {a joker} other {the {rank} of {suit}}}',
    activities: 'Points for a successful attempt',
    activity:
      '{activity, select, legal_fund_raising {Legal fund-raising} legal_force {Legal force} illegal_fund_raising {Illegal fund-raising} illegal_force {Illegal force} other {}}',
    severity: '{severity, select, mild {Mild} moderate {Moderate} severe {Severe} other {}}',
    venture:
      '{severity, select, mild {Mild} moderate {Moderate} severe {Severe} other {}} {activity, select, legal_fund_raising {legal fund-raising} legal_force {legal force} illegal_fund_raising {illegal fund-raising} illegal_force {illegal force} other {}}: a success brings {benefit} points; {cards} of {pack} cards fulfil the attempt.',
    legend:
      'Each cell shows the points that a successful attempt brings. Below, it shows how many cards of a full pack fulfil the attempt. The number on a Cause is the number of its face-down cards.',
    benefits: 'Benefits of a successful attempt',
    odds: 'Probability that one card fulfils an attempt',
    'attempt-odds':
      'The attempt succeeds in {share} % of cases. Each card costs {cost, plural, one {# point} other {# points}}, and you spend {points} points on average.',
    'attempt-success': 'a card that fulfils the attempt is drawn before a joker',
    'attempt-joker': 'a joker is drawn before a card that fulfils the attempt, so the attempt fails',
    'attempt-dry': 'the points run out before a joker or a card that fulfils the attempt is drawn',
  },
  titles: {
    'legal-fund-raising': 'legal fund-raising',
    'legal-force': 'legal force',
    'illegal-fund-raising': 'illegal fund-raising',
    'illegal-force': 'illegal force',
  },
} as const satisfies Catalogue<RevoltingBehaviour>;

/** The key of a label. */
export type Label = keyof typeof catalogue.labels;

/** The messages of *Revolting Behaviour!* in English. */
export const messages: Messages<RevoltingBehaviour, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { adapter };
export { rulebook } from '../rules/rulebook.ts';
