import type { Rulebook } from '../../../core/rulebook.ts';

/** Every rule that the code, its events and its tests cite. */
export const rulebook = {
  'RB-1.1': {
    title: 'Packs of the players',
    text: 'Two to eight players have two packs each: a Cause deck and an action deck. A pack has 52 cards and jokers. An ace is worth 1, a jack 11, a queen 12 and a king 13; each other card is worth its number.',
    source: '“Set-up”',
    ruling:
      'The source does not say whether a “full” deck has jokers, or how many. The rules use jokers, so we use two per pack.',
    note: 'The name of a player is a word of letters, digits and `_ . : + ’ -` that starts with a letter. It must not be `chance`, `spectator` or `cause`.',
    option:
      '`players`: the names; `jokers`: 0 to 4 in each pack (default 2); `scenario.pack`: the ranks of each suit (default all 13).',
  },
  'RB-1.2': {
    title: 'Laying out a Cause',
    text: 'Each player lays the same number of cards from their Cause deck face down on the table. These cards are their Cause, and nobody looks at them.',
    source: '“Set-up”',
    ruling: 'Ten cards, which the source recommends for a first game, are the default.',
    option: '`causeSize`: 1 to 30 cards, but not more cards than a pack has (default 10).',
  },
  'RB-1.3': {
    title: 'Resource points at the start',
    text: 'You start with twice as many resource points as your Cause has cards.',
    source: '“Set-up”',
  },
  'RB-2.1': {
    title: 'Order of play in a turn',
    text: 'Each turn the players act one after the other, from the player with the most resource points to the player with the fewest. Chance decides between players with equal points. All players start with equal points, so chance decides the whole order of the first turn.',
    source: '“The Game Turn Sequence”; “Set-up”',
    ruling:
      'The order is settled at the start of each turn, by the points at that moment. For each position in the order, one of the tied players is drawn at random, with the same probability for each. No draw is needed for the last tied player. The result of a random draw is valid for one turn only.',
  },
  'RB-2.2': {
    title: 'Passing',
    text: 'You need not attempt anything: you may pass.',
    source: '“Actions”',
  },
  'RB-3.1': {
    title: 'Naming an attempt',
    text: 'You name an activity and a severity (mild, moderate or severe). If the activity is force, you also name the target. Diamonds stand for legal fund-raising, hearts for legal force, clubs for illegal fund-raising, and spades for illegal force. You use force against your own Cause or against one other player.',
    source: '“Actions”',
    ruling:
      'A player against whom you use force must have points to lose. You must be able to pay for the first card of the attempt that you name, and you must draw this card.',
    option:
      '`truce`: the number of turns at the start of the match in which force against players is not allowed (default 0).',
  },
  'RB-3.2': {
    title: 'Drawing and paying for cards',
    text: 'You then draw cards from the top of your whole, shuffled action deck. Each card costs 1 resource point in a legal activity and 2 in an illegal activity. After the first card you may stop drawing; the points that you have paid are lost.',
    source: '“Actions”',
    ruling:
      'You cannot draw a card that you cannot pay for: the attempt then fails. If your last point buys the card that you needed, the success counts in full, and the funds raised bring you above zero again.',
  },
  'RB-3.3': {
    title: 'Cards that fulfil an attempt',
    text: 'A mild attempt needs a card with the colour of its activity: red if legal, black if illegal. A moderate attempt needs a card with the suit of its activity.',
    source: '“Actions”; “Action Benefits Table”',
    ruling:
      'The line for severe actions is missing from the text that we have. In our reconstruction, a jack, queen or king with the suit of the activity fulfils a severe attempt. The printed line may have different cards for different activities.',
    option: '`scenario.severe`: for each activity, the ranks that fulfil a severe attempt.',
  },
  'RB-3.4': {
    title: 'Success of an attempt',
    text: 'The first card that fulfils the attempt is the last card that is drawn: the attempt has succeeded. After every attempt all cards go back into the action deck, and the deck is shuffled.',
    source: '“Actions”',
  },
  'RB-3.5': {
    title: 'Benefits of a success',
    text: 'Successful fund-raising brings resource points, successful force brings action points. Legal activities bring 5 points if mild, 10 if moderate and 30 if severe; illegal activities bring 10, 20 and 38 points.',
    source: '“Actions”; “Action Benefits Table”',
    ruling:
      'The table is missing from the text that we have; this table is our reconstruction. An example in the source has ten action points but does not name the kind of force: we assume moderate legal force. In matches with ten cards in a Cause, each player starts with 20 resource points. An attempt brings at most 38 action points. So the first attempt of a match takes at most 19 resource points, and no player can lose all points at once. The printed table may distinguish between fund-raising and force; our table does not. We measured several tables that meet these conditions, and chose one with which most matches are decided: [see the guide](../games/revolting-behaviour.md#what-is-reconstructed).',
    option: '`scenario.benefits`: any table of whole numbers from 1 to 1000, by activity and severity.',
  },
  'RB-4.1': {
    title: 'Force against a player',
    text: 'Every two action points used against a player take one resource point from that player, down to zero.',
    source: '“Using Action Points”',
  },
  'RB-4.2': {
    title: 'Force against the Cause',
    text: 'Action points used against the Cause attack its top card. This card is turned up if it is not already face up. If the points equal or exceed the value of the card, they overcome it. The card leaves the Cause, its value is subtracted from the points, and the remaining points attack the next card. If the points do not reach the value of the card, the points are lost, and the card stays face up. If no points are left, no card is turned up. Points cannot be divided among targets, and cannot be saved.',
    source: '“Using Action Points”',
  },
  'RB-5.1': {
    title: 'Joker drawn in an attempt',
    text: 'A joker drawn in an attempt makes the attempt fail. Five cards of the Cause deck, or all its cards if fewer are left, are placed face down under the Cause. Then a card is turned up from the action deck, and the player loses as many resource points as the value of this card. A joker counts as 15.',
    source: '“Drawing a Joker”',
    ruling:
      'The penalty card comes from the cards that the attempt has left in the action deck. A player loses no more points than they have, and a joker as the penalty card has no other effect. There is always a card for the penalty. If a joker is drawn in the attempt, the deck still has a card that fulfils the attempt. If a joker is turned up in the Cause, the action deck also has a joker, which was not drawn. The program then checks whether the match has ended (RB-6.2).',
  },
  'RB-5.2': {
    title: 'Joker turned up in the Cause',
    text: 'A joker turned up in the Cause ends the attack with the same consequences as a joker drawn in an attempt. Cards that were overcome before the joker stay overcome.',
    source: '“Drawing a Joker”',
    ruling:
      'The joker leaves the Cause, because no points could overcome it. If the Cause is still empty after the new cards have been added, the Cause is overcome.',
  },
  'RB-6.1': {
    title: 'Players without points',
    text: 'Without resource points you cannot attempt anything. Later you may start a new cause: your old Cause is discarded, with all cards that were added to it. You lay out a new Cause and get points as at the start of the match.',
    source: '“Winning and Losing”',
    ruling:
      'If you have not acted yet in this turn, you can no longer act in this turn. From the next turn on you have a choice whenever it is your turn to act. You can start again with a whole Cause deck, and this is your action in that turn; or you can stay out for now.',
  },
  'RB-6.2': {
    title: 'Winning the match',
    text: 'After each action the program checks two conditions, in this order. If the Cause of the player who acted is empty, that player wins, even without points. If only one player has points, that player wins, even if another player acted.',
    source: '“Winning and Losing”',
    ruling:
      'The source does not say when a win is checked, or which condition is checked first. Because the check follows each action, a player without points cannot start again before the program checks whether only one player has points. So in a match of two players nobody ever starts again. It is our decision that an empty Cause wins even without points. If nobody has points, the match is a draw between all players.',
  },
  'RB-6.3': {
    title: 'Draw after the last turn',
    text: 'After the last player has acted in the last turn, the match is a draw between all players.',
    ruling: 'The source sets no limit, but without a limit, a match in which all players pass would never end.',
    option: '`maxTurns`: 1 to 1,000,000 turns (default 200), or `null` for no limit.',
  },
  'RB-6.4': {
    title: 'Conceding',
    text: 'You may concede whenever you or another player must decide. You lose all your points and your position in the order. If you are making an attempt, it ends. You make no more decisions, cannot start a new cause, and have no part in a draw.',
    ruling:
      'The source does not mention conceding; every game of this library allows it. A player who concedes has no resource points for the rest of the match. Nobody can use force against that player any more, and nobody gets the points that the player loses. The Cause of the player no longer counts. As always, the match ends at once if only one player has points, and that player wins. If another player is making an attempt against the player who concedes, this attempt is cancelled. The points paid for it are lost, and the player who made it names another action.',
  },
  'RB-7.1': {
    title: 'Open information',
    text: 'All players can see all face-up cards, the number of cards in each pile, and the points of each player. Nobody knows a face-down card, not even its owner.',
    source: '“Set-up”',
    ruling:
      'The value of a face-down card is chosen when the card is turned up. Each card of the same pack that has not been seen has the same probability.',
    note: 'No state contains the value of a face-down card, so nobody can learn the value from a state.',
  },
} as const satisfies Rulebook;

/** The id of a rule. */
export type RuleId = keyof typeof rulebook;
