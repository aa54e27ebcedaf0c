import type { Rulebook } from '../../../core/rulebook.ts';

/** Every rule that the code, its events and its tests cite. */
export const rulebook = {
  'CC-1.1': {
    title: 'Units of the game',
    text: 'Units are police platoons, Guard companies and demonstrator groups. The printed game also has companies of three platoons, battalions, and crowds of three groups. They only reduce the number of counters on the board, so this version does not have them.',
    source: '“The playing pieces”; “Breaking down and building up units”',
  },
  'CC-1.2': {
    title: 'Police units',
    text: 'A police unit has a conflict number and a movement number, written in this order. Level 1 has 4-3, level 2 has 3-3, level 3 has 2-3, tactical police have 5-3, and a National Guard company has 3-2. There are 40, 49, 21, 6 and 12 counters of these kinds, in this order.',
    source: '“The playing pieces”',
    option:
      '`scenario.units` and `scenario.counterMix`: other conflict numbers, movement numbers and numbers of counters.',
  },
  'CC-1.3': {
    title: 'Groups of demonstrators',
    text: 'A group also has a conflict number and a movement number, written in this order. Level 1 has 12-2, level 2 has 9-2, level 3 has 6-1, and level 4 has 3-1. There are 20, 20, 25 and 34 counters of these levels, in this order.',
    source: '“The playing pieces”',
    option:
      '`scenario.units` and `scenario.counterMix`: other conflict numbers, movement numbers and numbers of counters.',
  },
  'CC-1.4': {
    title: 'Order of levels',
    text: 'Some rules take the lowest units first. Groups are then taken in the order level 4, 3, 2, 1. Police units are taken in the order level 3, 2, 1, Guard, tactical police. Level 1 is the best.',
    source: '“Details of play”, attrition rule; “Tac units”',
  },
  'CC-1.5': {
    title: 'Number of counters',
    text: 'The number of counters of a kind limits how many units of that kind can be brought in.',
    source: '“Demonstrator attrition and multiplication”, point 2',
    ruling:
      'The number of counters does not limit changes of level, so there may be more units of a level than counters of that level. The source has no rule that forbids a change of level if no counter of the new level is left.',
  },
  'CC-1.6': {
    title: 'No stacking limit',
    text: 'Any number of units may be in an area.',
    source: '“The playing board”, which does not limit the number of units',
  },
  'CC-2.1': {
    title: 'Areas, links and parks',
    text: 'The board consists of areas that are joined by links. Four areas are parks, each with a multiplier: Lincoln 4, Grant East 3, Grant West 3, Washington 2. Each area has a number of points for the police and a number of points for the demonstrators.',
    source: '“The playing board”; “How to resolve conflict”, points 4 and 5',
    ruling:
      'The printed board is lost. The default board has 24 areas with their points and 45 links. It is a reconstruction that agrees with the text of the printed rules.',
    option: '`scenario.areas`, `scenario.links` and `scenario.parkOrder`: any connected board with at least one park.',
  },
  'CC-2.2': {
    title: 'Minimum boxes',
    text: 'Some areas have a minimum box for platoons on ordinary duty. The default board has 17 boxes: 9 plain and 8 conditional boxes. A platoon in a box does not affect movement, cannot attack, and is attacked only if no other police are in the area.',
    source: '“How to move units”, point 3; “CPD minimum”',
    ruling:
      'A box has room for three platoons. Tactical police may be in a box; the Guard must not. The printed board is lost, so we chose the areas that have boxes.',
    option:
      '`scenario.areas`: boxes in other areas; `scenario.setUp.platoonsPerBox`: another number of platoons per box.',
  },
  'CC-2.3': {
    title: 'Release of conditional boxes',
    text: 'A conditional box is released for the rest of the match as soon as groups enter its area or a linked area.',
    source: '“CPD minimum”, point 3',
    ruling:
      'Groups also enter an area when they pass through it, infiltrate it, or are placed there in the set-up. The platoons stay in the box until the next step 3. From then on the box need not be full.',
  },
  'CC-3.1': {
    title: 'Set-up of the demonstrators',
    text: 'The demonstrators begin with three groups of level 1 and six groups of level 3, all in one park that they choose.',
    source: '“How to set up the game”, point 3',
    ruling: 'The source mentions three parks for the set-up and four parks elsewhere; any park is allowed.',
    option: '`scenario.setUp.demonstrators`: other numbers of groups.',
  },
  'CC-3.2': {
    title: 'Set-up of the police',
    text: 'Then the police place 24 platoons of level 1, 21 of level 2, 15 of level 3 and 6 tactical platoons. They place three platoons of any kinds into each box, even into a released box, and the other platoons into any areas.',
    source: '“How to set up the game”, point 4',
    ruling: 'The police may also place platoons in the park of the demonstrators.',
    note: 'The boxes are filled in board order, each with the lowest kinds first. Then the other platoons are placed kind by kind, each kind in board order. So each set-up can be entered in only one way. `deploy-all` takes a whole set-up at once.',
    option: '`scenario.setUp.police`: other numbers of platoons.',
  },
  'CC-3.3': {
    title: 'Exposure index and default set-up',
    text: 'The exposure index counts the points of both sides.',
    source: '“How to set up the game”, point 5',
    ruling:
      'Both sides begin at 0. `default-set-up` places the units of the player who acts. The demonstrators are placed in the first park of the park order. The police platoons of the lowest kinds are placed in the boxes. All other platoons are placed together in the area that gives the demonstrators the most points.',
  },
  'CC-4.0': {
    title: 'Turns and steps',
    text: 'The match has twelve turns, 25A to 28C, three per day. Each turn has six steps. In step 1, the demonstrators move; on an A turn, the groups in parks grow first (CC-5.4). In step 2, the demonstrators start conflicts. In step 3, the police move. In step 4, the police start conflicts. In step 5, attrition reduces the groups (CC-5.1 to CC-5.3). In step 6, the next turn begins.',
    source: '“How to play the game”',
    ruling: 'A step in which a player has nothing to decide is skipped, except step 3.',
    option: '`scenario.turns`: any names that end with A, B or C.',
  },
  'CC-4.1': {
    title: 'Movement and infiltration',
    text: 'In the movement step of its side a unit may move once, along links from area to area, as far as its movement number allows. Entering an area costs 1 movement point, or 2 if an enemy unit outside the box is there. Leaving an area costs nothing, and no unit is forced to stop. Groups may infiltrate: they move up to twice their movement number. In exchange, they take no part in step 2 of this turn, and half of them are lost at the end of the turn (CC-5.2).',
    source: '“How to move units”',
    ruling:
      'Groups announce an infiltration when they set out, even if their path is so short that they could also move normally. In step 2 infiltrators do not count in the odds and are not affected. In step 4 infiltrators are ordinary targets, but the other groups of the same level are affected first. Units that set out together stay together.',
    note: 'In step 1 groups set out in board order. In each area, the groups of the lowest level set out first. So each plan of moves can be entered in only one way. `play-step` takes all moves of a step, in any order. Steps 1 and 3 end with `end-step` or `play-step` even if no unit can move. So every record contains an action that ends each of these steps. A plan without moves is an empty `play-step`.',
  },
  'CC-4.2': {
    title: 'Platoons in the boxes',
    text: 'In step 3 platoons may enter and leave boxes. At the end of the step each box that has not been released must be full. If a box has lost a platoon and this platoon is not replaced by the next turn, the police lose.',
    source: '“CPD minimum”, points 1 and 2',
    ruling:
      'Entering and leaving a box cost no movement points, whatever units are in the area. A platoon may enter a box that has room, or replace a platoon that leaves. A platoon may leave a released box without a replacement. Leaving a box does not count as a move: the platoon may move afterwards if it has not moved in this step. A platoon that enters a box cannot move any more, and cannot leave the box in the same step. If several platoons of the same kind can enter a box, the platoons that have moved enter it before the others. Platoons that a box lost in step 2 need not be replaced before the next turn, so platoons lost in the last turn need not be replaced at all. The police may end the step with a box that is not full, and then lose.',
  },
  'CC-4.3': {
    title: 'Conflicts of the demonstrators',
    text: 'In step 2 the demonstrators may start a conflict in an area. All their groups in the area attack all police in the area, including the Guard, but not the platoons in the box. If all police in the area are in the box, the groups attack the platoons in the box.',
    source: '“How to resolve conflict”, points 1 and 2',
    ruling:
      'A conflict is never compulsory, and there is at most one conflict per area and step. Groups that infiltrated do not take part in a conflict.',
  },
  'CC-4.4': {
    title: 'Conflicts of the police',
    text: 'In step 4 the police may start conflicts. In a park, all platoons in the park attack all groups in the park, in one attack. Outside parks the police may make several attacks on any groups. No group is attacked twice. Platoons in boxes and the Guard never attack.',
    source: '“How to resolve conflict”, points 3 and 4; “National Guard”',
    ruling:
      'Outside parks the police also choose the platoons that attack. No platoon attacks twice in the step, but a platoon that fought in step 2 can still attack. Attacks are resolved one after the other, in any order. Groups and platoons can be chosen only if the attack can still reach odds of 1-1.',
    note: 'You first name the groups of an attack, then the platoons, both from the lowest kind to the highest. `attack-groups` takes all of them at once.',
  },
  'CC-4.5': {
    title: 'Odds of a conflict',
    text: 'The odds are a ratio of two sums: the sum of the attackers’ conflict numbers to the sum of the defenders’ conflict numbers. The ratio is rounded down in the defenders’ favour: 48 to 15 is 3-1. At less than 1-1, such as 42 to 48, an attack is not possible. For the police, odds above 4-1 count as 4-1.',
    source: '“How to resolve conflict”, points 6 and 8',
  },
  'CC-4.6': {
    title: 'Tables of a conflict',
    text: 'There are two tables, HARASS for both sides and ASSAULT for the police. The attacker chooses the table, and one die is rolled.',
    source: '“How to resolve conflict”, point 6',
    ruling:
      'HARASS has one table for each side. The tables are lost, except for one cell of HARASS: DD3 in the column 3-1, for a die roll of 2. We assign this cell to the police. All other cells are reconstructed.',
    option: '`scenario.harass` and `scenario.assault`: tables of your own.',
  },
  'CC-4.7': {
    title: 'Forced assault',
    text: 'If demonstrators attack police outside a box with odds of 5-1 or better, the police must assault. They roll at once and read the result in the 1-1 column of ASSAULT.',
    source: '“How to resolve conflict”, point 7',
    ruling:
      'The demonstrators force an assault only when they start a conflict at such odds. The assault is the only conflict of the area in that step. Effects on demonstrators apply to all attackers, and effects on the police apply to all defenders. If demonstrators attack a box at odds of 5-1 or better, they use HARASS at 4-1.',
  },
  'CC-4.8': {
    title: 'Result of a conflict',
    text: 'A result consists of two letters and a number. The first letter says who scores the points of the area. The second letter says whose units are affected. The number says how these units are affected. 1: a third of the units rise a level. 2: half rise a level. 3: a third fall a level. 4: half fall a level. 5: all fall a level. 6: a third are removed. After a shot the police lose at once.',
    source: '“How to resolve conflict”, points 5 and 6; “How to ‘win’”',
    ruling:
      'Only units that took part in the conflict are affected. The source says only that results with the number 3 demoralize units. The fraction of units that each number affects is reconstructed.',
    option: '`scenario.effects`: effects of your own for the numbers 1 to 6.',
  },
  'CC-4.9': {
    title: 'Units that a result affects',
    text: 'A third or a half of the units is rounded down, but at least one unit is affected. The lowest units rise or fall first. No unit rises above level 1. Units that fall from the lowest level leave the game, and so do Guard companies that fall or are removed. Tactical police are never affected.',
    source:
      '“Breaking down and building up units”; “Demonstrator attrition and multiplication”; “National Guard”; “Tac units”',
    ruling:
      'A third or a half is computed from all units that took part, including Guard companies and tactical police. Each unit changes once. If this third or half includes units that cannot change, nothing happens to these units. If only one unit took part and a result removes a third of the units, this unit falls a level instead. It leaves the game only if it is at the lowest level: “if only one unit is involved then deal with its levels”.',
    option: '`loneRemoval`: `levels` (default) or `removed`.',
  },
  'CC-4.10': {
    title: 'Parks that the police do not attack',
    text: 'On a C turn the demonstrators score 5 points if the police do not attack groups in a park.',
    source: '“How to play the game”, step 4',
    ruling:
      'The points are scored for a park that holds groups (or infiltrators) after step 4 and was not attacked in that step. It does not matter why the park was not attacked. The 5 points are scored once, for any number of parks.',
    option:
      '`unengaged`: `once` (default) or `per-park`. `scenario.points`: another number of points, instead of 5. With `absent`, the police score this number of points on a C turn if no groups are in parks after step 4. The printed game has no such points; `balancedOptions` has 5.',
  },
  'CC-4.11': {
    title: 'National Guard',
    text: 'While the demonstrators are ahead on the exposure index the police may bring in Guard companies, and the demonstrators score 2 points for each company. The police may withdraw companies, and the demonstrators score 1 point for each company.',
    source: '“National Guard”',
    ruling:
      'The police bring in and withdraw companies in step 3. Before each company enters, the exposure index is checked again. A company may enter any area without groups and cannot move in that turn. In a later turn a company may leave the game instead of moving. Companies that are forced out of the game score no points. Each company can enter only once.',
    option: '`scenario.points`: other numbers of points, instead of 2 and 1.',
  },
  'CC-5.1': {
    title: 'Attrition of groups',
    text: 'At the end of A and B turns the groups of each area, including parks, lose a third of their number, rounded down. The lowest groups are lost first. If an area has two groups, one is lost; a lone group falls a level.',
    source: '“Demonstrator attrition and multiplication”, point 1',
    ruling:
      'A lone group at level 4 leaves the game. Groups that infiltrated this turn are counted separately (CC-5.2).',
  },
  'CC-5.2': {
    title: 'Attrition after infiltration',
    text: 'At the end of every turn the groups that infiltrated in that turn lose half of their number instead of a third: four groups lose two, and seven groups lose three.',
    source: '“How to move units”, point 5',
    ruling:
      'A lone group falls a level, as in CC-5.1. After this loss, the groups that infiltrated are ordinary groups again.',
  },
  'CC-5.3': {
    title: 'Groups outside parks',
    text: 'At the end of C turns, after the attrition of CC-5.2, all groups outside parks are removed.',
    source: '“How to play the game”, step 5',
  },
  'CC-5.4': {
    title: 'Growth in parks',
    text: 'At the beginning of each A turn except the first, before any move, the groups in each park are multiplied: for example, three groups in Lincoln Park become twelve. The new groups are of level 4 while level 4 has counters left, then of level 3, 2, 1.',
    source: '“Demonstrator attrition and multiplication”, point 2',
    ruling:
      'If there are too few counters, the parks grow in the order Lincoln, Grant East, Grant West, Washington. Counters of lost groups are used again. The number of free counters of a level is the number of its counters minus the number of its groups on the board. The total number of groups is never higher than the number of counters.',
    option: '`scenario.parkOrder`: another order of the parks.',
  },
  'CC-6.1': {
    title: 'Victory by the exposure index',
    text: 'After the last turn the side with the higher exposure index wins.',
    source: '“How to ‘win’”',
    ruling: 'If both indexes are equal, the match is a draw. The match goes on to its end even if no groups are left.',
  },
  'CC-6.2': {
    title: 'Immediate loss, and conceding',
    text: 'The police lose at once when they shoot somebody or do not refill a box (CC-4.2).',
    source: '“How to ‘win’”; “CPD minimum”, point 2',
    ruling:
      'A player may concede whenever they or the other player must decide; the source does not mention conceding.',
  },
  'CC-7.1': {
    title: 'Open information',
    text: 'Both players can see all information.',
    source: 'all sections: nothing is ever hidden',
  },
} as const satisfies Rulebook;

/** The id of a rule. */
export type RuleId = keyof typeof rulebook;
