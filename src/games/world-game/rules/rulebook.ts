import type { Rulebook } from '../../../core/rulebook.ts';

/** Every rule that the code, its events and its tests cite. */
export const rulebook = {
  'WG-1.1': {
    title: 'Countries and their points',
    text: 'Two to thirty countries go to war, each with the points that it has earned in phase I. A scenario gives their names, points, forts and the alliances already in writing. No country starts with more than `maxPoints`, and everybody knows that number.',
    source: 'Procedure, 2',
    ruling:
      'Phase I is played in a classroom; what came of it is our input. The source has no greatest number of points: ours is 1,000,000 unless the scenario says otherwise, and 10,000 in the default scenario, a number of the size of its points: otherwise without reports everybody could have a million.',
    note: 'A name is 1 to 40 letters, digits, spaces, full stops, apostrophes, hyphens and underscores, and starts and ends with a letter, a digit or a mark; no country is called `chance`, `spectator`, `constructor` or `prototype`.',
    option: '`scenario`: the source’s example (default), or any of your own.',
  },
  'WG-1.2': {
    title: 'Calling order',
    text: 'Countries are called in the alphabetical order of their names.',
    source: 'Attack, 1',
    ruling: 'Names are compared by Unicode code point, so that the order is the same on every machine.',
  },
  'WG-1.3': {
    title: 'Forts',
    text: 'A country with a fort has 100 points more in the war. They are added once, when the diplomacy is over and before the first call.',
    source: 'Attack, 1',
    ruling: 'Everybody knows who has a fort: it is a building.',
  },
  'WG-1.4': {
    title: 'Reports of spies',
    text: 'How many points a country has is its secret. Its spies help it to an estimate of the others’.',
    source: 'Procedure, 2',
    ruling:
      'The source does not say how spies work. Here everybody is shown for every country the band of width b in which its points lie before forts: b·⌊T/b⌋ to b·⌊T/b⌋+b−1. A range around the true number would give it away. What is beyond `maxPoints` nobody believes, so a band ends there.',
    option:
      '`reportBand`: the width b, 0 for no reports; 500 by default, chosen by measure: [see the guide](../games/world-game.md#a-war-worth-fighting).',
  },
  'WG-1.5': {
    title: 'The example of the source',
    text: 'The example of the source: A has 3000 points, B 2500, C 2000, D 1900, E 1800; nobody has a fort.',
    source: 'Procedure, 2, the example',
    ruling:
      'The points go into the secrets of the countries and nowhere else: what is fixed for the match, and so what a viewer is given, has only names and forts.',
  },
  'WG-2.1': {
    title: 'Rounds of diplomacy',
    text: 'Alliances are written, and signed by the two countries, while there is still peace.',
    source: 'Alliances, 3',
    ruling:
      'In each round of diplomacy the countries in calling order sign or refuse the proposals made to them, propose to countries with which they have neither an alliance nor an open proposal, and say that they are ready. A proposal may wait for a later round; when the diplomacy is over it lapses.',
    option: '`diplomacyRounds`: 0 to 10, 2 by default; 0 for none.',
  },
  'WG-2.2': {
    title: 'Terms of an alliance',
    text: 'Allies agree on what is paid back for each point that one lends the other, and may pledge to lend.',
    source: 'Alliances, 3, the example',
    ruling:
      '`repay` is a whole number from 1 to 10 and holds for every loan between the two, to an attacker or a defender, pledged or not. `pledge` is what each must lend when the other is attacked and calls. Nobody pledges more than they have: who proposes or signs a pledge is judged by their own points alone, and so tells everybody that they have as much (WG-7.2). One country can make several such promises of the same points. An alliance of the scenario may pledge up to `maxPoints`, and tells nothing. Proposals and alliances are public: the source calls only those of wartime secret. The source sets no limit to the number of alliances; without one everybody is everybody’s ally at no cost, and hardly any war has a battle. A proposal that can no longer be signed stays open, and can be refused. To a country that has conceded nothing is proposed.',
    note: 'A proposal is entered in two steps, or at once by `propose-alliance`.',
    option:
      '`alliesMost`: in how many alliances a country can be, those of the scenario included: 1 to 29, or `null` for no limit. Default 1, chosen by measure: [see the guide](../games/world-game.md#a-war-worth-fighting).',
  },
  'WG-2.3': {
    title: 'Breaking an alliance',
    text: 'A written alliance binds. Once one ally announces that it attacks the other it is void between them for good, before any points are compared and even if the attack fails at once.',
    source: 'Alliances, 3',
    ruling:
      'The alliances of both with others stand. When a country goes out of the war its alliances lapse. At the end an alliance counts as broken by the one that attacked, else as kept.',
  },
  'WG-2.4': {
    title: 'Promises in wartime',
    text: 'In the war no alliance can be written. What countries promise one another then binds nobody.',
    source: 'Alliances, 3',
    ruling:
      'Such talk is not part of the game, but a country that is to decide may put a note of at most 280 characters on record, up to 100 in a match, and mark it as a promise of peace or of aid to a country. A promise of peace is broken by an attack on that country, and else kept. One of aid is tested whenever a battle in which that country was attacked is decided: kept if points of the one that promised are then in the defender’s stake, broken for good if not.',
  },
  'WG-3.1': {
    title: 'A round of the war',
    text: 'In a round every country in play is called once, in order, whatever it has, and attacks one other country or passes.',
    source: 'Attack, 1; Procedure, 6',
    ruling:
      'A country without points can only pass; that it is called all the same keeps this secret. A round is one run through the order: a country that has been called is not called again in it. An attack may be announced in two steps, the country and then the points; the first already tells that there is at least one point.',
  },
  'WG-3.2': {
    title: 'Points of an attack',
    text: 'The attacker announces a number of its own points, from 1 to all that it has. They leave its total at once.',
    source: 'Procedure, 2, the example, steps 1 and 2',
  },
  'WG-3.3': {
    title: 'Attack that is lost at once',
    text: 'If the points announced do not exceed all that the target has, the attack is lost at once and the points are the target’s.',
    source: 'Procedure, 2',
    ruling: 'The attacker stays in the war, even without points.',
  },
  'WG-3.4': {
    title: 'Beginning of a battle',
    text: 'Otherwise there is a battle. The attacker’s stake is what it has announced, the defender’s is all that it has.',
    source: 'Procedure, 2, the example, step 3',
    ruling:
      'That a battle stands tells everybody only that the defender had less than was announced. Its own stake becomes public when it first counter-attacks.',
  },
  'WG-3.5': {
    title: 'The side that must answer',
    text: 'The side whose stake is not the higher must answer, the defender first.',
    source: 'Procedure, 2, the example, steps 3 to 5',
  },
  'WG-4.1': {
    title: 'Aid from third countries',
    text: 'Other countries may give points to a side that must answer.',
    source: 'Procedure, 2, the example, steps 4 and 6',
    ruling:
      'Before a side answers there is an aid round: each third country in play that is not barred is asked once, in calling order, and lends 1 point up to all of its own, withdraws, or declines. The source speaks of countries with which alliances were formed, in writing or in secret; since nobody can see a secret alliance, any third country may lend. One that has nothing is asked as well, since to skip it would tell.',
  },
  'WG-4.2': {
    title: 'Limits of aid',
    text: 'A first attack is of the attacker’s own points only.',
    source: 'Procedure, 2, the example, step 1',
    ruling:
      'In one battle a country lends to one side only, and a written ally of the defender does not lend to the attacker: the alliance binds.',
  },
  'WG-4.3': {
    title: 'Withdrawing a loan',
    text: 'As long as a battle is undecided a lender can take its points back and loses nothing by it.',
    source: 'Alliances, 4',
    ruling:
      'It withdraws all that it lent by its own will (WG-4.4 tells of pledges), when it is asked in an aid round, and takes no part in this battle any more. If that leaves the side that need not answer not higher than the other (equal counts), the aid round ends and that side must answer, with an aid round of its own first.',
  },
  'WG-4.4': {
    title: 'Counter-attack, appeal and pledges',
    text: 'The side that must answer counter-attacks with a stake that exceeds the other’s, or yields.',
    source: 'Procedure, 2, the example, steps 3 to 7',
    ruling:
      'The defender counter-attacks with all it has, which is shown; the attacker adds any number of its free points, 0 included. Before that, the side may appeal, which starts a new aid round, if anything was lent, withdrawn or called since the last one began. A defender may call the pledge of each ally once a battle: the ally lends it, or all that it has if that is less, barred or not. “At any time prior to an actual defeat” a country may “withdraw its loaned points without penalty”, says the source, and speaks of countries that offer points; what was pledged in writing is here not offered but owed, and bound. It can be read otherwise.',
    option:
      '`pledged`: `bound` (default), or `withdrawable`: the ally takes pledged points back when it withdraws. A pledge called of a country that has withdrawn before stays with the defender, for that country is not asked any more.',
  },
  'WG-4.5': {
    title: 'Decisions that are always asked',
    text: 'No window closes by itself: a country that can only decline or yield does so. Once a side has yielded nothing can be withdrawn.',
    source: 'Alliances, 4',
    ruling: 'A window that closed by itself would tell that nothing was possible in it.',
  },
  'WG-4.6': {
    title: 'End of every battle',
    text: 'Every battle ends.',
    ruling:
      'Count the third countries not barred, then the pledges not called, then the free points: each withdrawal, call, loan and addition makes this smaller, in that order of importance, and between two of them only finitely many other steps are possible.',
  },
  'WG-5.1': {
    title: 'Points of the winner',
    text: 'The winner takes both stakes. What it has kept back remains its own: in the example 3000 and 2300 make 5300.',
    source: 'Procedure, 2, the example, steps 6 and 7',
  },
  'WG-5.2': {
    title: 'Countries out of the war',
    text: 'A country that is taken over is out of the war.',
    source: 'Procedure, 2, the example, steps 6 and 7',
    ruling:
      'A defender that yields is out. An attacker that yields keeps the points that it has not committed and is out if there are none. With `total` it is out in any case, and the winner takes those points too.',
    option: '`conquest`: `stake` (default) or `total`.',
  },
  'WG-5.3': {
    title: 'Repayment of loans',
    text: 'What was lent to the loser is lost. The winner repays what was lent to it, at the rate of a written alliance in force, or else point for point.',
    source: 'Procedure, 2, the example, steps 6 and 7',
    ruling:
      'It pays from all that it then has. If claims c with the sum C exceed its total T, each gets ⌊T·c/C⌋ and the rest stays.',
  },
  'WG-5.4': {
    title: 'Announcement of the total',
    text: 'What the winner has after that is announced to all.',
    source: 'Procedure, 2, the example, step 6',
  },
  'WG-5.5': {
    title: 'Constant sum of points',
    text: 'Points only change hands: once the forts are manned, all totals and stakes together are always the same.',
    source: 'Procedure, 2, the example',
  },
  'WG-6.1': {
    title: 'Last country in play',
    text: 'A country that is the only one left in play wins.',
    source: 'Goal, 5',
    ruling: 'This is judged after every decision of a battle.',
  },
  'WG-6.2': {
    title: 'End of all confrontations',
    text: 'When all confrontations have ceased, whoever has the most points wins.',
    source: 'Goal, 5',
    ruling:
      'This is so at the end of a round in which no attack stood. An attack that is lost at once is no confrontation: else a country could prolong a war at will with single points. Equal totals share the victory. All totals are announced then: the end would tell of them anyway.',
    option: '`confrontation`: `stood` (default), or `announced`: any attack keeps the war going, failed ones included.',
  },
  'WG-6.3': {
    title: 'Last round',
    text: 'After the last round the war is over, and is decided in the same way.',
    ruling: 'The source knows no last round; attacks that fail could go on for ever.',
    option: '`maxRounds`: 100 by default, `null` for no limit.',
  },
  'WG-6.4': {
    title: 'Conceding',
    text: 'A country may concede whenever one is to decide, itself or another. It stays on the map, but passes, declines and yields from then on and cannot win; its pledges can still be called.',
    ruling:
      'The source does not speak of it; every game of this library allows it. As everybody knows what a country that has conceded must do, it is not asked any more. An attack that it had announced without a number is not made, nor a proposal to it whose pledge has not been named. A battle that it fights goes on until it is to answer; it can still win the battle, if the other side yields first. Once only one country can still win, it has won.',
  },
  'WG-7.1': {
    title: 'What a country sees',
    text: 'A country sees its own points, and like everybody the forts, alliances, announcements, stakes shown, loans, decisions, and who is out.',
    source: 'Procedure, 2, the example, step 6',
  },
  'WG-7.2': {
    title: 'Ranges of points',
    text: 'What all this tells of a country’s points is kept exactly, as a range that is the same for every observer: a viewer, or a program, need not work it out.',
    source: 'Procedure, 2, the example, step 6',
    ruling:
      'The source has the students keep this record on a sheet. The worlds that fit are exactly the product of the ranges, each as likely.',
  },
} as const satisfies Rulebook;

/** The id of a rule. */
export type RuleId = keyof typeof rulebook;
