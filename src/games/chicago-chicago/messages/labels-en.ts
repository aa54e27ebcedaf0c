import { type Labels, labelsIn } from '../../../messages/labels.ts';

/** All labels, with the fields that the drawing gives. */
export const labels = {
  title: 'Chicago-Chicago! · {scenario}',
  side: '{side, select, police {Police} other {Demonstrators}}',
  course:
    '{step_kind, select, over {Over in turn {turn}: {step_outcome_kind, select, draw {a draw} other {{step_outcome_winner, select, police {the police win} other {the demonstrators win}}}}} other {Turn {turn} · {step_kind, select, gather {the demonstrators choose a park} garrison {the police fill the minimum boxes} post {the police place the rest} move {step 1, the demonstrators move} march {units are on the march} confront {step 2, the demonstrators may start conflicts} patrol {step 3, the police move} attack {step 4, the police may start conflicts} muster {step 4, the police prepare an attack} other {a conflict, a die is due}}}}',
  summary: '{course}. Exposure index: demonstrators {index_demonstrators}, police {index_police}.',
  areas: 'Areas',
  area: '{name}: police score {police}, demonstrators {demonstrators}{park, select, undefined {} other {; park, groups multiply by {park}}}. Groups: {groups_count, plural, =0 {none} other {{groups}}}. Police: {platoons_count, plural, =0 {none} other {{platoons}}}.{box, select, undefined {} other { {box, select, plain {Minimum box} other {{released, select, true {Conditional box, released} other {Conditional box}}}}: {boxed, plural, one {# platoon} other {# platoons}}.}}',
  'count-of': '{count} × {unit}',
  unit: '{unit, select, guard {National Guard} tac {tactical police} level_1 {level 1} level_2 {level 2} level_3 {level 3} level_4 {level 4} infiltrating_1 {level 1 infiltrating} infiltrating_2 {level 2 infiltrating} infiltrating_3 {level 3 infiltrating} other {level 4 infiltrating}}',
  index: 'Exposure index',
  'index-of':
    '{side, select, police {Police} other {Demonstrators}}: {points, plural, one {# point} other {# points}} of exposure.',
  time: 'Time record',
  'time-of': 'Turn {turn}, number {number} of {turns}.',
  legend:
    '{shape, select, tall {Round: how many groups stand there, square: how many platoons} other {3×1 is three units of level 1, round for groups, square for police; *: infiltrating, TAC: tactical police, NG: National Guard}}. The small box holds platoons on the beat; groups release a dashed one. P2/D1: the police score 2 there, the demonstrators 1. ×4: in this park each group becomes four.',
  guard: 'National Guard not yet brought in: {left, plural, one {# company} other {# companies}}.',
  groups: 'Groups',
  police: 'Police',
  box: 'Box',
  reconstructed: 'The board is a reconstruction.',
  harass: 'HARASS by {side, select, police {the police} other {the demonstrators}}',
  assault: 'ASSAULT',
  die: 'Die',
  effects: 'What the codes do: P or D scores, P or D is affected',
  code: 'Code',
  effect: 'Effect',
  'effect-of':
    '{share, select, third {a third} half {half} other {all}} of the units {change, select, up {rise a level} down {fall a level} other {are removed}}',
  shot: 'a shot is fired, and the police lose',
  counters: 'Counters',
  'counter-of': '{side, select, police {Police} other {Demonstrators}}: {unit}',
  'unit-heading': 'Unit',
  conflict: 'Conflict',
  movement: 'Movement',
  scores:
    '{winner, select, P {the police} other {the demonstrators}} score, and {share, select, 1_3 {a third} 1_2 {half} other {all}} of the {hit, select, P {police} other {demonstrators}} {change, select, up {rise a level} down {fall a level} other {are removed}}',
} as const;

/** The name of a label. */
export type Label = keyof typeof labels;

/** What the picture says unless it is told otherwise. */
export const english: Labels<Label> = /* @__PURE__ */ labelsIn({ language: 'en' }, labels);
