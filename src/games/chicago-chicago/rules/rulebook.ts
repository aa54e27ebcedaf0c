import type { Rulebook } from '../../../core/rulebook.ts';

/** Every rule that the code, its events and its tests cite. */
export const rulebook = {
  'CC-1.1': {
    title: 'Units of the game',
    text: 'All units are counted in police platoons, Guard companies and demonstrator groups. Companies of three platoons, battalions and crowds of three groups merely save counters, so they are not represented.',
    source: 'the playing pieces; breaking down and building up units',
  },
  'CC-1.2': {
    title: 'Police units',
    text: 'A police unit has a conflict number and a movement number: level 1 has 4-3, level 2 3-3, level 3 2-3, tactical police 5-3, a National Guard company 3-2. The counters are 40, 49, 21, 6 and 12.',
    source: 'the playing pieces',
    option: '`scenario.units` and `scenario.counterMix`: any others.',
  },
  'CC-1.3': {
    title: 'Groups of demonstrators',
    text: 'A group has the same two numbers: level 1 has 12-2, level 2 9-2, level 3 6-1, level 4 3-1. The counters are 20, 20, 25 and 34.',
    source: 'the playing pieces',
    option: '`scenario.units` and `scenario.counterMix`: any others.',
  },
  'CC-1.4': {
    title: 'Order of levels',
    text: 'Whenever the lowest come first, the order is for groups level 4, 3, 2, 1, and for the police level 3, 2, 1, Guard, tactical police. Level 1 is the best.',
    source: 'details of play, attrition rule; Tac units',
  },
  'CC-1.5': {
    title: 'Number of counters',
    text: 'No more units of a kind are brought in than there are counters.',
    source: 'demonstrator attrition and multiplication 2',
    ruling:
      'Changes of level are not limited by the counters, so a level may come to have more units than it has counters: the source gives no way to refuse a change for want of a counter.',
  },
  'CC-1.6': {
    title: 'No stacking limit',
    text: 'Any number of units may be in an area.',
    source: 'the playing board: no limit is given',
  },
  'CC-2.1': {
    title: 'Areas, links and parks',
    text: 'The board is areas joined by links. Four areas are parks, each with a multiplier: Lincoln 4, Grant East 3, Grant West 3, Washington 2. Each area is worth points to the police and points to the demonstrators.',
    source: 'the playing board; how to resolve conflict 4 and 5',
    ruling:
      'The printed board is lost to us. The default board, 24 areas and 45 links with their points, is a reconstruction that keeps to what the text says.',
    option:
      '`scenario.areas`, `scenario.links` and `scenario.parkOrder`: any board in one piece with at least one park.',
  },
  'CC-2.2': {
    title: 'Minimum boxes',
    text: 'Some areas have a minimum box for platoons on ordinary duty, 17 on the default board: 9 plain ones and 8 conditional ones. A platoon in a box is ignored in movement, cannot attack, and is attacked only where no other police are.',
    source: 'how to move units 3; CPD minimum',
    ruling:
      'A box has room for three platoons. Tactical police may stand in it; the Guard may not. Which areas have boxes is reconstructed.',
    option: '`scenario.areas` and `scenario.setUp.platoonsPerBox`.',
  },
  'CC-2.3': {
    title: 'Release of conditional boxes',
    text: 'A conditional box is released for the rest of the match as soon as groups come into its area or one linked to it.',
    source: 'CPD minimum 3',
    ruling:
      'Passing through, infiltrating and set-up count as coming. The platoons stay in the box until the next step 3; from then on it may hold any number up to its room.',
  },
  'CC-3.1': {
    title: 'Set-up of the demonstrators',
    text: 'The demonstrators begin with three groups of level 1 and six of level 3, all in one park that they choose.',
    source: 'how to set up the game 3',
    ruling: 'The source speaks of three parks here and of four elsewhere; any park will do.',
    option: '`scenario.setUp.demonstrators`.',
  },
  'CC-3.2': {
    title: 'Set-up of the police',
    text: 'Then the police place 24 platoons of level 1, 21 of level 2, 15 of level 3 and 6 tactical ones: three into each box, of any mix, whether it is released or not, and the rest into any areas.',
    source: 'how to set up the game 4',
    ruling: 'The park of the demonstrators is open to them too.',
    note: 'The boxes are filled in board order, each with the lowest kinds first, and then what is left is placed kind by kind, each in board order, so that each set-up has one way of being entered; `deploy-all` takes a whole set-up at once.',
    option: '`scenario.setUp.police`.',
  },
  'CC-3.3': {
    title: 'Exposure index and default set-up',
    text: 'The exposure index shows the points of both sides.',
    source: 'how to set up the game 5',
    ruling:
      'Both sides begin at 0. `default-set-up` sets up for the player who is to: the demonstrators in the first park of the order; the police with their lowest platoons in the boxes and the rest, all together, where the demonstrators would score most.',
  },
  'CC-4.0': {
    title: 'Turns and steps',
    text: 'The match has twelve turns, 25A to 28C, three a day. In each: 1, the demonstrators move, on an A turn after growth (CC-5.4); 2, they start conflicts; 3, the police move; 4, the police start conflicts; 5, attrition (CC-5.1 to CC-5.3); 6, the next turn.',
    source: 'how to play the game',
    ruling: 'A step in which a player has nothing to decide is passed over; step 3 never is.',
    option: '`scenario.turns`: any names that end with A, B or C.',
  },
  'CC-4.1': {
    title: 'Movement and infiltration',
    text: 'In its side’s moving step a unit may go from area to linked area once, as far as its movement number reaches: an area costs 1 to enter, or 2 where an enemy unit outside the box is. Nothing is paid for leaving, and nobody is stopped. Groups may infiltrate: they have twice their movement number, start no conflict this turn, take no part in step 2, and lose half at the end of the turn (CC-5.2).',
    source: 'how to move units',
    ruling:
      'Infiltration is named when groups set out, whether or not the path needs it. In step 2 infiltrators are not in the odds and not affected; in step 4 they are ordinary targets, affected after the other groups of their level. Units that set out together go on together.',
    note: 'The departures of step 1 are taken in board order, from each area the lowest level first, so that each plan has one way of being entered; `play-step` takes all moves of a step, in any order.',
  },
  'CC-4.2': {
    title: 'Platoons in the boxes',
    text: 'In step 3 platoons may go into and out of boxes. At the end of the step each box that has not been released must be full; a platoon lost must be replaced by the next turn, or the police lose.',
    source: 'CPD minimum 1 and 2',
    ruling:
      'It costs no movement, whoever is in the area. A platoon may go into a box that has room, or in exchange for one that comes out; out of a released box one may come without exchange. What comes out may still move if it has not; what went in moves no more, and does not come out in the same step. Of one kind those that have moved go in first. Platoons that a box lost in step 2 of the same turn are not missed before the next turn, and nothing is due after the last. The police may end the step with a box unmended, and lose.',
  },
  'CC-4.3': {
    title: 'Conflicts of the demonstrators',
    text: 'In step 2 the demonstrators may start a conflict in an area: all their groups there attack all police there, the Guard included but not the box. Where only the platoons of the box are, these may be attacked.',
    source: 'how to resolve conflict 1 and 2',
    ruling:
      'A conflict is never compulsory, and there is one in an area and step at most. Groups that infiltrated are left out.',
  },
  'CC-4.4': {
    title: 'Conflicts of the police',
    text: 'In step 4 the police may start conflicts. In a park all platoons there attack all groups there, in one attack. Elsewhere they may make several attacks on any groups. No group is attacked twice. Boxes and Guard never attack.',
    source: 'how to resolve conflict 3 and 4; National Guard',
    ruling:
      'Outside parks the attacking platoons are chosen too. No platoon attacks twice in the step; what happened in step 2 does not count. Attacks are resolved one after the other, in any order. Only what can come to 1-1 can be chosen.',
    note: 'The groups of an attack are named lowest sort first, then the platoons lowest kind first; `attack-groups` takes all at once.',
  },
  'CC-4.5': {
    title: 'Odds of a conflict',
    text: 'The odds are the conflict numbers of the attackers to those of the defenders, the remainder dropped for the defenders: 48 to 15 is 3-1, and 42 to 48 is no attack, being less than 1-1. For the police more than 4-1 is 4-1.',
    source: 'how to resolve conflict 6 and 8',
  },
  'CC-4.6': {
    title: 'Tables of a conflict',
    text: 'There are two tables, HARASS for both sides and ASSAULT for the police. The attacker says which, and one die is rolled.',
    source: 'how to resolve conflict 6',
    ruling:
      'HARASS is a table for each attacker. The tables are lost to us but for one cell, DD3 of HARASS at 3-1 with a 2, which we give to the police; all others are reconstructed.',
    option: '`scenario.harass` and `scenario.assault`.',
  },
  'CC-4.7': {
    title: 'Forced assault',
    text: 'Demonstrators who have 5-1 or better against police outside a box force them to assault: the police roll at once on the 1-1 column of ASSAULT.',
    source: 'how to resolve conflict 7',
    ruling:
      'This happens when the demonstrators start a conflict at such odds, not by their mere presence, and is the one conflict of the area in that step. Effects on demonstrators fall on all attackers, effects on the police on all defenders. Against a box 5-1 or better is HARASS at 4-1.',
  },
  'CC-4.8': {
    title: 'Result of a conflict',
    text: 'The first letter of a result says who scores the points of the area, the second whose units are affected, the number how: 1, a third rise a level; 2, half rise; 3, a third fall a level; 4, half fall; 5, all fall; 6, a third are removed. After a shot the police have lost at once.',
    source: 'how to resolve conflict 5 and 6; how to win',
    ruling: 'Only units that took part are affected. What numbers other than 3 do is reconstructed.',
    option: '`scenario.effects`.',
  },
  'CC-4.9': {
    title: 'Units affected',
    text: 'Of a third or a half fractions are dropped, but one unit at least is affected. The lowest are affected first, in rising and in falling. Nothing rises above level 1. What falls from the lowest level, and Guard that fall or are removed, leave the game; tactical police are never affected.',
    source: 'breaking down and building up units; attrition; National Guard; Tac units',
    ruling:
      'Shares are of all units that took part, Guard companies and tactical police included, and each unit changes once. A share that falls on units that cannot change is used up. Where a share is removed of one unit alone, it falls a level instead, and is removed only from the lowest: “if only one unit is involved then deal with its levels”.',
    option: '`loneRemoval`: `levels` (default) or `removed`.',
  },
  'CC-4.10': {
    title: 'Parks left alone',
    text: 'On a C turn the demonstrators score 5 if the police do not attack groups in a park.',
    source: 'how to play the game, step 4',
    ruling:
      'A park counts if it holds groups after step 4, infiltrators included, and was not attacked in that step for whatever reason. The 5 points are scored once, however many parks there are.',
    option: '`unengaged`: `once` (default) or `per-park`. `scenario.points`: another number than 5.',
  },
  'CC-4.11': {
    title: 'National Guard',
    text: 'While the demonstrators are ahead on the index the police may bring in Guard companies, for 2 points each to the demonstrators. They may take companies out, for 1 point each.',
    source: 'National Guard',
    ruling:
      'In step 3. The index is looked at for each entry. A company may come into any area without groups and cannot move in that turn; it may leave for good instead of moving, not in its turn of entry. Companies that are forced out score nothing. Each of the counters comes in once.',
    option: '`scenario.points`: other numbers than 2 and 1.',
  },
  'CC-5.1': {
    title: 'Attrition of groups',
    text: 'At the end of A and B turns the groups of each area, those in parks too, lose a third, the lowest first and fractions dropped. Of two groups one is lost; one alone falls a level.',
    source: 'demonstrator attrition and multiplication 1',
    ruling: 'One alone at level 4 leaves. Groups that infiltrated this turn are counted apart (CC-5.2).',
  },
  'CC-5.2': {
    title: 'Attrition after infiltration',
    text: 'At the end of every turn the groups that infiltrated in it lose half instead of a third: of four two, of seven three.',
    source: 'how to move units 5',
    ruling: 'One alone falls a level, as in CC-5.1. Afterwards they are like all others.',
  },
  'CC-5.3': {
    title: 'Groups outside parks',
    text: 'At the end of C turns, after that, all groups outside parks are removed.',
    source: 'how to play the game, step 5',
  },
  'CC-5.4': {
    title: 'Growth in parks',
    text: 'At the beginning of each A turn but the first, before any move, the groups in a park are multiplied: three in Lincoln Park become twelve. The new ones are of level 4 as far as there are counters, then of level 3, 2, 1.',
    source: 'demonstrator attrition and multiplication 2',
    ruling:
      'Where counters run short the parks come in the order Lincoln, Grant East, Grant West, Washington. Counters of lost groups are used again: unused are those of the mix less the groups of that level on the board, and there are never more groups in all than counters.',
    option: '`scenario.parkOrder`.',
  },
  'CC-6.1': {
    title: 'Victory on the index',
    text: 'After the last turn the side with the higher index wins.',
    source: 'how to “win”',
    ruling: 'Equal is a draw. The match goes on to its end even if no groups are left.',
  },
  'CC-6.2': {
    title: 'Immediate loss',
    text: 'The police lose at once when they shoot someone or leave a box unmended (CC-4.2).',
    source: 'how to “win”; CPD minimum 2',
    ruling: 'A player may concede whenever one is to decide, they or the other; the source does not speak of it.',
  },
  'CC-7.1': {
    title: 'Open information',
    text: 'Everything is open to both players.',
    source: 'the whole: nothing is ever hidden',
  },
} as const satisfies Rulebook;

/** The id of a rule. */
export type RuleId = keyof typeof rulebook;
