import { type Labels, labelsIn } from '../../../messages/labels.ts';

/** All labels, with the fields that the drawing gives. */
export const labels = {
  title: 'Revolting Behaviour!{scenario, select, undefined {} other { · {scenario}}}',
  course:
    '{winners, select, undefined {Turn {turn}{actor, select, undefined {} other { · {actor} is to act}}} other {Over in turn {turn}: {winners_count, plural, one {{winners} wins} other {a draw}}}}',
  summary: '{course}. {players, plural, one {# player} other {# players}}.',
  players: 'Players',
  player:
    '{name}: {hasConceded, select, true {conceded} other {{points, plural, one {# point} other {# points}}; Cause of {down} face down{up, select, undefined {} other {, {up} face up on top}}{isToAct, select, true {; to act} other {}}}}.',
  points: '{points, plural, one {# point} other {# points}}',
  cause: 'Cause',
  conceded: 'conceded',
  attempt: 'Attempt',
  'attempt-of':
    'Attempt: {severity, select, mild {mild} moderate {moderate} other {severe}} {activity, select, legal_fund_raising {legal fund-raising} legal_force {legal force} illegal_fund_raising {illegal fund-raising} other {illegal force}}{target, select, undefined {} cause { against the Cause} other { against {target}}}',
  card: '{suit, select, undefined {a joker} other {the {rank} of {suit}}}',
  activities: 'What an attempt brings',
  activity:
    '{activity, select, legal_fund_raising {Legal fund-raising} legal_force {Legal force} illegal_fund_raising {Illegal fund-raising} other {Illegal force}}',
  severity: '{severity, select, mild {Mild} moderate {Moderate} other {Severe}}',
  venture:
    '{severity, select, mild {Mild} moderate {Moderate} other {Severe}} {activity, select, legal_fund_raising {legal fund-raising} legal_force {legal force} illegal_fund_raising {illegal fund-raising} other {illegal force}}: brings {benefit}; {cards} of {pack} cards fulfil it.',
  legend:
    'In each cell: what the attempt brings, and below how many cards of a whole pack fulfil it. The number on a Cause: how many of its cards lie face down.',
  benefits: 'Benefits',
  odds: 'How likely one card is to fulfil an attempt',
  'attempt-odds':
    'It succeeds in {share} % of attempts. A card costs {cost}, and {points} points are spent on average.',
  'attempt-success': 'a card that fulfils it comes first',
  'attempt-joker': 'a joker comes first, and it fails',
  'attempt-dry': 'neither comes before the points are spent',
} as const;

/** The name of a label. */
export type Label = keyof typeof labels;

/** What the picture says unless it is told otherwise. */
export const english: Labels<Label> = /* @__PURE__ */ labelsIn({ language: 'en' }, labels);
