import type { Rulebook } from '../../../core/rulebook.ts';

/** Every rule that the code, its events and its tests cite. */
export const rulebook = {
  'WG-1.1': {
    title: 'Countries and their points',
    text: 'Two to thirty countries go to war, each with the points that it has earned in phase I. A scenario gives their names, points and forts, and the alliances that they have already signed. No country starts with more than `maxPoints`, and everybody knows that number.',
    source: '“Procedure”, point 2',
    ruling:
      'Phase I is played in a classroom; its result is the input of a match. The source has no maximum number of points. Our maximum is 1,000,000 unless the scenario gives another number. In the default scenario the maximum is 10,000, which is close to the points of the countries. With a much higher maximum, players in a match without reports would have to assume that any country can have, for example, a million points.',
    note: 'A name has 1 to 40 letters, digits, spaces, full stops, apostrophes, hyphens and underscores. It starts and ends with a digit or a letter, with or without an accent. A name must not be `chance`, `spectator`, `constructor` or `prototype`.',
    option: '`scenario`: the source’s example (default), or a scenario of your own.',
  },
  'WG-1.2': {
    title: 'Calling order',
    text: 'Countries are called in the alphabetical order of their names.',
    source: '“Attack”, point 1',
    ruling: 'Names are compared by Unicode code point, so that the order is the same on every machine.',
  },
  'WG-1.3': {
    title: 'Forts',
    text: 'A country with a fort has 100 points more in the war. These points are added once, after the diplomacy and before the first country is called.',
    source: '“Attack”, point 1',
    ruling: 'A fort is a building, so everybody knows which countries have forts.',
  },
  'WG-1.4': {
    title: 'Reports of spies',
    text: 'The points of a country are secret. The spies of a country help it to estimate the points of the other countries.',
    source: '“Procedure”, point 2',
    ruling:
      'The source does not say how spies work. Here everybody sees, for every country, a range of b numbers that contains its points T (without the points of its fort): b·⌊T/b⌋ to b·⌊T/b⌋+b−1. A range with the true number in its middle would reveal that number. No country has more than `maxPoints`, so the last range ends at that number.',
    option:
      '`reportBand`: the width b of a range. With 0, there are no reports. The default is 500, chosen by measurement: [see the guide](../games/world-game.md#a-war-worth-fighting).',
  },
  'WG-1.5': {
    title: 'The example of the source',
    text: 'The example of the source: A has 3000 points, B 2500, C 2000, D 1900, E 1800; no country has a fort.',
    source: '“Procedure”, point 2, the example',
    ruling:
      'The points are stored only in the secrets of the countries. Every viewer sees the setup of the match, so the setup contains only names and forts.',
  },
  'WG-2.1': {
    title: 'Rounds of diplomacy',
    text: 'Alliances are written, and signed by the two countries, while there is still peace.',
    source: '“Alliances”, point 3',
    ruling:
      'In each round of diplomacy the countries act in calling order. They sign or refuse the proposals made to them, make new proposals, and say that they are ready. A country can make a proposal only to a country with which it has neither an alliance nor an open proposal. A proposal may wait for a later round; it lapses at the end of the diplomacy.',
    option: '`diplomacyRounds`: 0 to 10 rounds (default 2); 0 for no diplomacy.',
  },
  'WG-2.2': {
    title: 'Terms of an alliance',
    text: 'Allies agree how many points the borrower repays for each point that one ally lends to the other. They may also pledge to lend points.',
    source: '“Alliances”, point 3, the example',
    ruling:
      '`repay` is a whole number from 1 to 10 and applies to every loan between the two allies. It does not matter whether the borrower attacks or defends, or whether the points were pledged. `pledge` is the number of points that each ally must lend if the other ally is attacked and calls the pledge. No country can pledge more points than it has. When a country proposes or signs a pledge, the program compares the pledge only with the points of this country. So the country reveals to everybody that it has at least that many points (WG-7.2). A country can pledge the same points several times. An alliance that the scenario defines may pledge up to `maxPoints` points. It reveals nothing about the points of its members. Proposals and alliances are public, because the source mentions secret alliances only for the time of war. The source does not limit the number of alliances. Without a limit every country would ally with every other country at no cost, and hardly any war would have a battle. A proposal that can no longer be signed stays open, and can be refused. No country can propose an alliance to a country that has conceded, or sign a proposal of such a country.',
    note: 'A proposal is entered as two actions, or as one action with `propose-alliance`.',
    option:
      '`alliesMost`: the maximum number of alliances of a country, including those of the scenario: 1 to 29, or `null` for no limit. Default 1, chosen by measurement: [see the guide](../games/world-game.md#a-war-worth-fighting).',
  },
  'WG-2.3': {
    title: 'Breaking an alliance',
    text: 'A written alliance is binding. When one ally announces an attack on the other, the alliance between them becomes void for the rest of the match. It becomes void before any points are compared, even if the attack fails at once.',
    source: '“Alliances”, point 3',
    ruling:
      'The alliances of both countries with other countries remain. When a country is out of the war, its alliances lapse. At the end of the match an alliance counts as broken by the ally that attacked the other, or as kept if neither ally attacked the other.',
  },
  'WG-2.4': {
    title: 'Promises in wartime',
    text: 'During the war no alliance can be written. Promises that countries make to one another during the war bind nobody.',
    source: '“Alliances”, point 3',
    ruling:
      'Spoken promises are not part of the game. But a country may record a note when it has a decision to make. It may mark the note as a promise of peace with another country, or as a promise of aid to another country. A note has at most 280 characters, and a country may write at most 100 notes per match. A promise of peace is broken by an attack on the country that received it, and otherwise kept. Whenever a battle is decided, the program checks the promises of aid to the defender. Such a promise is kept if the defender’s stake then contains points of the country that made it. Otherwise the promise is broken for the rest of the match.',
  },
  'WG-3.1': {
    title: 'A round of the war',
    text: 'In a round the countries in play are called in order, each of them once. A country that is called attacks one other country or passes. Countries without points are called too.',
    source: '“Attack”, point 1; “Procedure”, point 6',
    ruling:
      'A country without points can only pass; it is called anyway, so that nobody learns that it has no points. Each country is called only once per round. An attack may be announced in two actions, first the target and then the points. The first action already reveals that the attacker has at least one point.',
  },
  'WG-3.2': {
    title: 'Points of an attack',
    text: 'The attacker announces a number of its own points: at least 1 point, and at most all of them. The announced points are subtracted from its total at once.',
    source: '“Procedure”, point 2, steps 1 and 2 of the example',
  },
  'WG-3.3': {
    title: 'Attack that is lost at once',
    text: 'If the announced points do not exceed all the points of the target, the attack is lost at once and the target gets the announced points.',
    source: '“Procedure”, point 2',
    ruling: 'The attacker stays in the war, even without points.',
  },
  'WG-3.4': {
    title: 'Beginning of a battle',
    text: 'If the announced points exceed all the points of the target, there is a battle. The attacker’s stake consists of the announced points; the defender’s stake consists of all points of the defender.',
    source: '“Procedure”, point 2, step 3 of the example',
    ruling:
      'The battle reveals to everybody only that the defender had fewer points than the attacker announced. The defender’s stake becomes public when the defender first counter-attacks.',
  },
  'WG-3.5': {
    title: 'The side that must answer',
    text: 'The side with the lower stake must answer. If both stakes are equal, the defender answers first.',
    source: '“Procedure”, point 2, steps 3 to 5 of the example',
  },
  'WG-4.1': {
    title: 'Aid from third countries',
    text: 'Other countries may give points to a side that must answer.',
    source: '“Procedure”, point 2, steps 4 and 6 of the example',
    ruling:
      'Before a side answers there is an aid round: each third country in play that is not barred is asked once, in calling order. It lends at least 1 and at most all of its points, withdraws its loan, or declines. The source mentions countries with which alliances were formed, in writing or in secret. Since nobody can see a secret alliance, any third country may lend. A country without points is asked as well, because skipping it would reveal that it has no points.',
  },
  'WG-4.2': {
    title: 'Limits of aid',
    text: 'A first attack uses only the attacker’s own points.',
    source: '“Procedure”, point 2, step 1 of the example',
    ruling:
      'In one battle a country can lend to only one side. A written ally of the defender cannot lend to the attacker, because the alliance binds the ally.',
  },
  'WG-4.3': {
    title: 'Withdrawing a loan',
    text: 'As long as a battle is undecided a lender can take its points back, and loses no points for this.',
    source: '“Alliances”, point 4',
    ruling:
      'A lender can withdraw its loan when an aid round asks it for a decision. It takes back all points that it lent voluntarily (WG-4.4 covers pledges), and is then barred: it takes no further part in this battle. If the side that need not answer then no longer has the higher stake, the aid round ends. This side must then answer, after an aid round of its own.',
  },
  'WG-4.4': {
    title: 'Counter-attack, appeal and pledges',
    text: 'The side that must answer counter-attacks with a stake that exceeds the stake of the other side, or yields.',
    source: '“Procedure”, point 2, steps 3 to 7 of the example',
    ruling:
      'The defender counter-attacks with all its points, which become public; the attacker adds any number of its free points, including 0. Before a side answers, it may appeal. An appeal is possible only if, since the last aid round began, a country has lent or withdrawn points or called a pledge. An appeal starts a new aid round. A defender may call the pledge of each ally once per battle. The ally then lends the pledged points, or all its points if it has fewer, even if the ally is barred. The source says that “at any time prior to an actual defeat” a country may “withdraw its loaned points without penalty”, and it speaks of countries that offer points. A country does not offer the points that it pledged in writing, but owes them. So by default an ally cannot withdraw pledged points. The source can also be read to allow the withdrawal of pledged points.',
    option:
      '`pledged`: `bound` (default), or `withdrawable`: the ally takes pledged points back when it withdraws. If the defender calls the pledge of a country that has already withdrawn, the points stay with the defender, because that country is not asked any more.',
  },
  'WG-4.5': {
    title: 'Decisions are never skipped',
    text: 'No question is skipped: a country that can only decline or yield must make this choice itself. After a side has yielded, no points can be withdrawn.',
    source: '“Alliances”, point 4',
    ruling: 'A skipped question would reveal that the country had no choice.',
  },
  'WG-4.6': {
    title: 'Every battle ends',
    text: 'Every battle ends.',
    ruling:
      'We count the third countries that are not barred, the pledges that are not called, and the free points, in this order. Each withdrawal, call, loan or addition lowers one of these three numbers, and does not change the numbers that come before it in this order. Between two such actions only finitely many other actions are possible.',
  },
  'WG-5.1': {
    title: 'Points of the winner',
    text: 'The winner takes both stakes. It also keeps the points that it has not staked: in the example of the source 3000 and 2300 points make 5300.',
    source: '“Procedure”, point 2, steps 6 and 7 of the example',
  },
  'WG-5.2': {
    title: 'Countries out of the war',
    text: 'A country that is taken over is out of the war.',
    source: '“Procedure”, point 2, steps 6 and 7 of the example',
    ruling:
      'A defender that yields is out of the war. An attacker that yields keeps the points that it has not staked, and is out of the war if it has no such points. With `total`, an attacker that yields is always out of the war, and the winner also takes the points that this attacker has not staked.',
    option: '`conquest`: `stake` (default) or `total`.',
  },
  'WG-5.3': {
    title: 'Repayment of loans',
    text: 'Points lent to the loser are lost. The winner repays the points lent to it. If it has a written alliance with the lender, it repays at the rate of this alliance, otherwise point for point.',
    source: '“Procedure”, point 2, steps 6 and 7 of the example',
    ruling:
      'The winner pays from all points that it then has. If the sum C of all claims exceeds its total T, a lender with the claim c gets ⌊T·c/C⌋, and the winner keeps the rest.',
  },
  'WG-5.4': {
    title: 'Announcement of the total',
    text: 'After the repayment, the winner’s total is announced to everybody.',
    source: '“Procedure”, point 2, step 6 of the example',
  },
  'WG-5.5': {
    title: 'Constant sum of points',
    text: 'Points only move from one country to another: after the points of the forts are added, the sum of all totals and stakes never changes.',
    source: '“Procedure”, point 2, the example',
  },
  'WG-6.1': {
    title: 'Last country in play',
    text: 'The last country in play wins.',
    source: '“Goal”, point 5',
    ruling: 'Whenever a battle is decided, the program checks whether only one country is left.',
  },
  'WG-6.2': {
    title: 'End of all confrontations',
    text: 'When all confrontations have ceased, the country with the most points wins.',
    source: '“Goal”, point 5',
    ruling:
      'Confrontations have ceased at the end of a round in which no attack led to a battle. An attack that is lost at once is not a confrontation: otherwise a country could prolong a war as long as it likes by attacks with one point. If several countries have the most points, they share the victory. All totals are then announced, since the result would reveal them anyway.',
    option:
      '`confrontation`: `stood` (default), or `announced`: any attack keeps the war going, even one that is lost at once.',
  },
  'WG-6.3': {
    title: 'Last round',
    text: 'After the last round the war is over, and the country with the most points wins.',
    ruling: 'The source has no last round, but without a last round, failed attacks could go on for ever.',
    option: '`maxRounds`: 100 rounds by default, `null` for no limit.',
  },
  'WG-6.4': {
    title: 'Conceding',
    text: 'A country may concede whenever it or another country must decide. A country that has conceded stays in the war, but it cannot win. From then on it passes, declines or yields in every decision. Its pledges can still be called.',
    ruling:
      'The source does not mention conceding; every game of this library allows it. Everybody knows what a country that has conceded must do, so the program does not ask it any more. If the country has named a target but no points yet, its attack does not take place. If another country has begun a proposal to the country but has not named the pledge yet, the proposal is not made. A battle of the country goes on until the country must answer; the country can still win the battle if the other side yields before that. If only one country can still win, that country has won.',
  },
  'WG-7.1': {
    title: 'What a country sees',
    text: 'A country sees its own points. Everybody sees the forts, alliances, announcements, public stakes, loans and decisions, and the countries that are out of the war.',
    source: '“Procedure”, point 2, step 6 of the example',
  },
  'WG-7.2': {
    title: 'Ranges of points',
    text: 'What everybody knows about a country’s points is stored as a range. The range is exact and the same for every observer, so neither a viewer nor a program needs to work it out.',
    source: '“Procedure”, point 2, step 6 of the example',
    ruling:
      'In the source the students record what they know on paper. Every combination of points within the ranges is possible, and all combinations have the same probability.',
  },
} as const satisfies Rulebook;

/** The id of a rule. */
export type RuleId = keyof typeof rulebook;
