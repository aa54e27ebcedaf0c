/**
 * The messages of *Chicago-Chicago!* in English.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../../messages/catalogue.ts';
import { createMessages, type Messages } from '../../../messages/messages.ts';
import { refusalsWith } from '../../../messages/en.ts';
import type { Chicago } from '../rules/types.ts';
import { adapter } from './adapter.ts';

/** All messages. */
export const catalogue = {
  language: 'en',
  about:
    'Chicago, August 1968: demonstrators march to the party convention. The police lose at once if they shoot somebody.',
  aim: 'Have more points on the exposure index than the other side after the last turn. The police lose at once if they shoot somebody or leave a box without its platoons on ordinary duty.',
  howToRead:
    'one line per area. P and D are the points of the area for the police and for the demonstrators. x4 is the multiplier of a park. Groups and police units are listed by level and number: 3:6 means six units of level 3. G is the National Guard, and T is tactical police. A box holds platoons on ordinary duty. Platoons may leave a released box, but a conditional box must be full until it is released.',
  players: {
    demonstrators: { name: 'the demonstrators', isMany: true },
    police: { name: 'the police', isMany: true },
  },
  presets: {
    'as-printed': 'the printed units on a reconstructed board',
    'for-play':
      'a balanced game with different points in nine areas, different points for empty parks, and a different ASSAULT table',
  },
  options: {
    scenario: { label: 'Scenario' },
    loneRemoval: {
      label: 'Effect on a single unit if a share of the units must be removed',
      values: { levels: 'the unit falls a level', removed: 'the unit is removed' },
    },
    unengaged: {
      label: 'Points for the demonstrators if the police do not attack parks with groups',
      values: { once: 'once a turn', 'per-park': 'for each park' },
    },
  },
  headings: {
    gather: 'Gather',
    garrison: 'Fill boxes',
    post: 'Place platoons',
    'deploy-all': 'Place all platoons',
    'default-set-up': 'Default set-up',
    move: 'Move',
    infiltrate: 'Infiltrate (up to twice as far)',
    'go-on': 'Go on',
    halt: 'Stop',
    march: 'March',
    fill: 'Fill a box',
    relieve: 'Replace a platoon in a box',
    leave: 'Leave a box',
    'bring-guard': 'Bring in the National Guard',
    'withdraw-guard': 'Withdraw the National Guard',
    'play-step': 'Play the whole step',
    confront: 'Start a conflict',
    engage: 'Attack all groups',
    'single-out': 'Choose groups as targets',
    commit: 'Commit platoons',
    strike: 'Make the attack',
    'attack-groups': 'Attack groups',
    'end-step': 'End the step',
    concede: 'Concede',
  },
  fields: {
    area: 'which area?',
    unit: 'which kind of unit?',
    count: 'how many units?',
    from: 'where from?',
    to: 'where to?',
    table: 'which table?',
    sort: 'which kind of group?',
    relieved: 'which kind of platoon leaves the box?',
    boxes: 'which boxes?',
    areas: 'which areas?',
    path: 'through which areas?',
    infiltrating: 'do the groups infiltrate?',
    orders: 'which orders?',
    groups: 'which groups?',
    platoons: 'which platoons?',
  },

  phases: {
    gather: 'the demonstrators choose a park',
    garrison: 'the police fill the minimum boxes',
    post: 'the police place the remaining platoons',
    move: 'step 1, the demonstrators move',
    march:
      '{player, select, demonstrators {step 1, groups are on the march} police {step 3, police units are on the march} other {}}',
    confront: 'step 2, the demonstrators may start conflicts',
    patrol: 'step 3, the police move',
    attack: 'step 4, the police may start conflicts',
    muster: 'step 4, the police prepare an attack',
    roll: '{conflict_attacker, select, demonstrators {step 2} police {step 4} other {}}, a die must be rolled for a conflict',
    over: '{outcome_reason, select, conceded {{outcome_winner, select, demonstrators {the demonstrators{demonstrators_person} win because the police{police_person} have conceded} police {the police{police_person} win because the demonstrators{demonstrators_person} have conceded} other {}}} shot {the demonstrators{demonstrators_person} win because the police{police_person} have shot somebody} box_not_full {the demonstrators{demonstrators_person} win because the police{police_person} have not refilled a box} index {{outcome_kind, select, draw {a draw, with an index of {outcome_scores_police} on each side} win {{outcome_winner, select, demonstrators {the demonstrators{demonstrators_person} win by {outcome_scores_demonstrators} to {outcome_scores_police}} police {the police{police_person} win by {outcome_scores_police} to {outcome_scores_demonstrators}} other {}}} other {}}} other {}}',
  },

  events: {
    'turn-started': 'Turn {turn} begins.',
    'step-started':
      'Step {step}: {step, plural, =1 {the demonstrators{demonstrators_person} move} =2 {the demonstrators{demonstrators_person} may start conflicts} =3 {the police{police_person} move} other {the police{police_person} may start conflicts}}.',
    'groups-gathered': 'The demonstrators{demonstrators_person} gather in {area}: {units}.',
    'platoons-placed':
      '{units} {count, plural, one {goes} other {go}} {boxed, select, true {into the box of {area}} false {to {area}} other {}}.',
    'groups-multiplied': 'The groups in {area} grow by {units}.',
    'units-moved':
      '{units} {infiltrating, select, true {{count, plural, one {infiltrates} other {infiltrate}}} false {{count, plural, one {moves} other {move}}} other {}} from {from} to {to}.',
    'box-released': 'The box of {area} is released, so platoons may leave it.',
    'box-changed':
      '{entered, select, undefined {A platoon of {left} comes out of the box of {area}} other {{left, select, undefined {A platoon of {entered} goes into the box of {area}} other {In the box of {area} a platoon of {entered} replaces a platoon of {left}}}}}.',
    'guard-moved': 'The National Guard {entered, select, true {come into {area}} false {leave {area}} other {}}.',
    'conflict-started':
      '{player, select, demonstrators {The demonstrators{demonstrators_person}} police {The police{police_person}} other {}} {forced, select, true {force an assault} false {start a conflict} other {}} in {boxed, select, true {the box of {area}} false {{area}} other {}}, {attackers} against {defenders}. The {table, select, harass {harassment} assault {assault} other {}} table applies, at odds of {column}.',
    'die-rolled':
      'The die shows {die}. The {table, select, harass {harassment} assault {assault} other {}} table gives {code} at odds of {column}: {meaning}.',
    'points-scored':
      '{player, select, demonstrators {The demonstrators{demonstrators_person}} police {The police{police_person}} other {}} score {points, plural, one {# point} other {# points}} {reason, select, conflict {for the conflict} unengaged {for parks that the police did not attack} absent {because no groups are in parks} guard_entered {for bringing in the National Guard} guard_withdrawn {for withdrawing the National Guard} other {}}{area, select, undefined {} other { in {area}}}. The index is now: demonstrators {index_demonstrators}, police {index_police}.',
    'units-affected':
      '{player, select, demonstrators {Groups} police {Police} other {}} in {area} {change, select, up {rise a level (before: {units})} down {fall a level (before: {units})} removed {are removed: {units}} other {}}{lost, plural, =0 {} one {; # unit is lost} other {; # units are lost}}.',
    'groups-dwindled':
      '{infiltrating, select, true {Groups that infiltrated} false {Groups} other {}} in {area} {lost, plural, =0 {fall a level} other {go home}}: {units}.',
    'groups-dispersed': 'The groups in {area} go home: {units}.',
    'match-ended':
      '{outcome_reason, select, conceded {{outcome_winner, select, demonstrators {The police{police_person} concede, and the demonstrators{demonstrators_person} win} police {The demonstrators{demonstrators_person} concede, and the police{police_person} win} other {}}} shot {The police{police_person} have shot somebody, and the demonstrators{demonstrators_person} win} box_not_full {The police{police_person} have not refilled a box, and the demonstrators{demonstrators_person} win} index {{outcome_kind, select, draw {The match is a draw, with an index of {outcome_scores_police} on each side} win {{outcome_winner, select, demonstrators {The demonstrators{demonstrators_person} win by {outcome_scores_demonstrators} to {outcome_scores_police}} police {The police{police_person} win by {outcome_scores_police} to {outcome_scores_demonstrators}} other {}}} other {}}} other {}}.',
  },

  actions: {
    gather: 'Gather in {area}',
    garrison: 'Place {units} in the box of {area}',
    post: 'Place {units} in {area}',
    'deploy-all': 'Place all platoons as planned',
    'default-set-up': 'Use the default set-up of the rules',
    move: 'Move {units} from {from} to {to}',
    infiltrate: 'Infiltrate with {units} from {from} to {to}',
    'go-on': 'Go on to {to}',
    halt: 'Stop here',
    march: '{infiltrating, select, true {Infiltrate} false {March} other {}}: {units}, {path}',
    fill: 'Put a platoon of {unit} into the box of {area}',
    relieve: 'In the box of {area}, replace a platoon of {relieved} with a platoon of {unit}',
    leave: 'Take a platoon of {unit} out of the box of {area}',
    'bring-guard': 'Bring the National Guard into {area}',
    'withdraw-guard': 'Withdraw the National Guard from {area}',
    'play-step':
      '{orders_count, plural, =0 {End the step without another order} one {Play the whole step: # order} other {Play the whole step: # orders}}',
    confront: 'Start a conflict in {area}',
    engage: 'Attack all groups in {area}: {table, select, harass {harassment} assault {assault} other {}}',
    'single-out': 'Choose {units} in {area} as targets',
    commit: 'Use {units} for the attack',
    strike: 'Make the attack: {table, select, harass {harassment} assault {assault} other {}}',
    'attack-groups':
      'In {area}, attack {groups} with {platoons}: {table, select, harass {harassment} assault {assault} other {}}',
    'end-step': 'End the step',
    concede: 'Concede',
    roll: 'Roll a {die}',
  },

  refusals: /* @__PURE__ */ refusalsWith({
    'no-such-name': 'There is no such area.',
    'not-in-match': 'Only the demonstrators and the police play this game.',
    'not-your-turn':
      '{awaited, select, chance {First the die must be rolled.} demonstrators {It is the demonstrators’ turn.} police {It is the turn of the police.} other {}}',
    'already-attacked': 'There has already been a conflict in {area} in this step.',
    'box-full': 'The box of {area} does not need so many platoons.',
    'groups-there': 'The National Guard cannot enter {area} because groups are there.',
    'guard-attacks': 'The National Guard cannot attack.',
    'guard-in-box': 'The National Guard cannot be in a box.',
    'in-a-park': '{area} is a park: all groups there are attacked together.',
    'no-attacker': 'You have no units in {area} that could attack.',
    'no-box': 'There is no minimum box in {area}.',
    'no-defender': 'There are no enemy units to attack in {area}.',
    'no-guard-left': 'All companies of the National Guard have already been brought in.',
    'no-guard-there': 'This area has no company of the National Guard that you can withdraw.',
    'no-such-unit': 'You have no units of this kind: {unit}.',
    'not-a-park': '{area} is not a park.',
    'not-behind': 'You can bring in the National Guard only while the demonstrators are ahead on the exposure index.',
    'not-linked': 'No link leads from {from} to {to}.',
    'not-released': 'No platoon may leave the box of {area} without a replacement, because the box is not released.',
    'not-that-box': 'Fill the box of {next} first.',
    'odds-too-low': 'The odds of an attack must be at least 1-1, but {attackers} against {defenders} is less than 1-1.',
    'other-area': 'You are preparing an attack in another area, not in {area}.',
    'out-of-order': 'Areas and units must be chosen in a fixed order, and the order does not allow this choice now.',
    'police-infiltrate': 'Only the demonstrators can infiltrate.',
    'set-up-begun': 'The default set-up is possible only before you have placed any unit.',
    'too-far':
      '{cost, select, undefined {No movement points are left to enter {to}} other {Entering {to} costs {cost, plural, one {# movement point} other {# movement points}}, and {left, plural, =0 {none are} one {# is} other {# are}} left}}.',
    'too-few-left': 'This choice would leave too few platoons of the higher kinds to fill the box.',
    'too-few-units':
      'There {there, plural, =0 {are no units of this kind ({unit})} one {is only one unit of this kind ({unit}), not {count}} other {are only # units of this kind ({unit}), not {count}}}.',
    'units-left': 'You have not placed enough units yet.',
  }),

  labels: {
    unit: '{unit, select, guard {National Guard} tac {tactical police} level_1 {level 1} level_2 {level 2} level_3 {level 3} level_4 {level 4} infiltrating_1 {level 1, infiltrating} infiltrating_2 {level 2, infiltrating} infiltrating_3 {level 3, infiltrating} infiltrating_4 {level 4, infiltrating} other {}}',
    units:
      '{kind, select, company {{count, plural, one {# company} other {# companies}} of the} platoon {{count, plural, one {# platoon} other {# platoons}} of} group {{count, plural, one {# group} other {# groups}} of} other {}} {name}',
    none: 'none',
    'groups-line': 'groups {groups}',
    'police-line': 'police {platoons}',
    'box-line': 'box {count}{kind, select, plain {} released { released} conditional { conditional} other {}}',
    'index-line': 'Turn {turn}. Index: demonstrators {demonstrators}, police {police}.',
    reconstructed: 'Board and tables are a reconstruction.',
    title: 'Chicago-Chicago! · {scenario}',
    side: '{side, select, demonstrators {Demonstrators{demonstrators_person}} police {Police{police_person}} other {}}',
    course: 'Turn {turn} · {phase}',
    summary: '{course}. Exposure index: demonstrators {index_demonstrators}, police {index_police}.',
    areas: 'Areas',
    area: '{name}: points for the police {police}, for the demonstrators {demonstrators}{park, select, undefined {} other {; a park, where each group becomes {park} groups}}. Groups: {groups_count, plural, =0 {none} other {{groups}}}. Police: {platoons_count, plural, =0 {none} other {{platoons}}}.{box, select, undefined {} plain { Minimum box} conditional { Conditional box{released, select, true {, released} false {} other {}}} other {}}{box, select, undefined {} other {: {boxed, plural, one {# platoon} other {# platoons}}.}}',
    'count-of': '{count} × {unit}',
    index: 'Exposure index',
    'index-of':
      '{side, select, demonstrators {Demonstrators{demonstrators_person}} police {Police{police_person}} other {}}: {points, plural, one {# point} other {# points}} of exposure.',
    time: 'Time record',
    'time-of': 'Turn {turn} ({number} of {turns}).',
    legend:
      '{shape, select, tall {Round: number of groups, square: number of platoons} wide {3×1: three units of level 1, round for groups, square for police; *: infiltrating; TAC: tactical police; NG: National Guard} other {}}. The small box holds platoons on ordinary duty. A dashed box is released when groups come near. P2/D1: the area gives the police 2 points and the demonstrators 1. ×4: in this park each group becomes four groups.',
    guard: 'National Guard not yet brought in: {left, plural, one {# company} other {# companies}}.',
    groups: 'Groups',
    police: 'Police',
    box: 'Box',
    harass: 'HARASS by {side, select, demonstrators {the demonstrators} police {the police} other {}}',
    assault: 'ASSAULT',
    die: 'Die',
    effects: 'A code names the side that scores, the side that is affected (P or D), and an effect',
    code: 'Code',
    effect: 'Effect',
    'effect-of':
      '{share, select, 1_3 {a third} 1_2 {half} all {all} other {}} of the units {change, select, up {rise a level} down {fall a level} removed {are removed} other {}}',
    shot: 'a shot is fired, and the police lose',
    counters: 'Counters',
    'counter-of': '{side, select, demonstrators {Demonstrators} police {Police} other {}}: {unit}',
    'unit-heading': 'Unit',
    conflict: 'Conflict',
    movement: 'Movement',
    scores:
      '{winner, select, P {the police} D {the demonstrators} other {}} score, and {share, select, 1_3 {a third} 1_2 {half} all {all} other {}} of the {hit, select, P {police} D {demonstrators} other {}} {change, select, up {rise a level} down {fall a level} removed {are removed} other {}}',
  },
} as const satisfies Catalogue<Chicago>;

/** The name of a label. */
export type Label = keyof typeof catalogue.labels;

/** The messages of *Chicago-Chicago!* in English. */
export const messages: Messages<Chicago, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { adapter };
export { rulebook } from '../rules/rulebook.ts';
