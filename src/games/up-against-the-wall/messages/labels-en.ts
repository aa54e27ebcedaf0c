import { type Labels, labelsIn } from '../../../messages/labels.ts';

/** All labels, with the fields that the drawing gives. */
export const labels = {
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
} as const;

/** The name of a label. */
export type Label = keyof typeof labels;

/** What the picture says unless it is told otherwise. */
export const english: Labels<Label> = /* @__PURE__ */ labelsIn({ language: 'en' }, labels);
