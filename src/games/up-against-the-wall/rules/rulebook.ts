import type { Rulebook } from '../../../core/rulebook.ts';

/** Every rule that the code, its events and its tests cite. */
export const rulebook = {
  'UW-1.1': {
    title: 'The board',
    text: 'The board has a track for each of eleven groups: a row of boxes from Low Library (the administration’s end) to the edge (the radicals’ end). Each box is worth 0 to 10 points. A circle crosses every track: boxes inside it are support for the administration, boxes outside it are support for the radicals, and a counter on the line supports nobody. One Position Unit Counter stands on each track, at first on the dotted box.',
    source: 'the playing board',
  },
  'UW-1.2': {
    title: 'Boards as data',
    text: 'A board is data: 1 to 20 tracks. A track has boxes from its inner to its outer end: one box on the line and at least one box on either side of it. One of its boxes has a dot: the counter starts there.',
    ruling:
      'The printed board is lost. Six groups are documented: Black Students, Liberal Faculty, Alumni and Uncommitted Students in the rules, Moderate Strikers and Harlem Community in a note by B. Train (Simulacrum, vol. 1 no. 2). The other names, all boxes, values and dots of the default board are a reconstruction: seven boxes per track, values that grow outward from the line, and 19 points of support for each side at the start. A second board, `balancedScenario`, has the same tracks, with eleven boxes each. We chose the number of boxes, the values and the dots of this board by measurement, so that both sides can win.',
    option: '`scenario`: the reconstructed board (default), `balancedScenario`, or a board of your own.',
  },
  'UW-1.3': {
    title: 'Combat pieces',
    text: 'Combat pieces are RADs (radicals) and LAWs (administration). Each track has an end for each side, and the pieces of a side stand at its end. Only the number of pieces on each track matters.',
    source: 'Steps One and Two',
    ruling:
      'The source can be read in two ways. With `stay`, pieces stay on the board from turn to turn until they are eliminated. In favour of this reading, the caller of a gambit may lose “all of the combat pieces he has on the board”, the source calls pieces “eliminated” and “removed from play”, and an example has 39 LAWs on one track. With `redeploy`, you take up all your pieces when your deployment begins, after your cards and a gambit, and place only the pieces that are due to you this turn. In favour of this reading, the PLOT gives “the combat influence he will be able to exert during that turn”, and the designer writes that “the proportion of influence fluctuates”. With `redeploy`, eliminated pieces are lost for that turn only.',
    option: '`pieces`: `stay` (default) or `redeploy`.',
  },
  'UW-1.4': {
    title: 'PLOT: pieces by turn',
    text: 'The Projected Leverage-Over-Time chart (PLOT) gives the pieces received in turns 1 to 12. RADs: 10 9 8 7 6 5 4 3 2 1 1 1. LAWs: 5 6 7 8 9 10 11 12 13 14 15 16.',
    source: 'PLOT, p. C7',
  },
  'UW-1.5': {
    title: 'Contingency cards',
    text: 'There are 24 contingency cards (UW-5.4).',
    source: 'contingency cards, p. C7',
  },
  'UW-2.1': {
    title: 'Turns and moves',
    text: 'The match has twelve turns. In each turn the radicals move first, then the administration. In a move you draw a card (UW-5.1), use cards (UW-5.2), may call the gambit (UW-4.1), deploy (UW-3.1), and attack (UW-3.2).',
    source: 'Steps One to Four',
  },
  'UW-3.1': {
    title: 'Deployment',
    text: 'In your move you receive the pieces that are due to you this turn and place them at your ends of the tracks as you like.',
    source: 'Step One',
    ruling:
      'You must place all these pieces before your deployment ends: otherwise the leading side could place nothing and never be attacked. A track can hold any number of pieces.',
    note: 'A deployment is entered as piles, one per track in board order, so that there is only one way to enter each deployment; `deploy-all` places all piles at once.',
  },
  'UW-3.2': {
    title: 'Attacks',
    text: 'You may attack once per move on each track where both sides have pieces. You choose the tracks and their order. All your pieces on the track take part.',
    source: 'Step Two',
  },
  'UW-3.3': {
    title: 'Odds of an attack',
    text: 'The odds are the ratio of the attacker’s pieces on the track to the defender’s, rounded down in the defender’s favour: 39 against 10 is 3-1. If you have fewer pieces than the defender, but at least half as many, the odds are 1-2. If you have less than half as many, you cannot attack. 5-1 is the highest column.',
    source: 'Step Two',
  },
  'UW-3.4': {
    title: 'UCOM: results of attacks',
    text: 'The attacker rolls one die and reads the result from the University Conflict Outcome Matrix (UCOM). TE: the defender loses all pieces on the track. YE: the attacker loses all pieces on the track. AL: the side with fewer pieces loses all of them, and the other side loses the same number of pieces. o: nothing happens.',
    source: 'Step Two, UCOM',
    ruling:
      'The matrix is restored from a poor scan in which each row still shows six results. The sentence on AL breaks off in the scan; it is completed from the same sentence on the gambit. A six at 5-1 is YE, as printed. If both sides have the same number of pieces, AL removes all of them. In the columns from 1-2 to 5-1, the attacker clears the track with probability 1/6, 4/6, 5/6, 1, 1, 5/6: 5-1 is worse than 3-1, and a six at 5-1 costs all attacking pieces.',
    option: '`scenario.ucom`: any matrix with the headings and codes of the UCOM.',
  },
  'UW-3.5': {
    title: 'Moving a counter',
    text: 'If your attack leaves the defender without pieces on the track, you may move the track’s counter one box towards your own end, but not beyond the last box. The defender never moves a counter.',
    source: 'Step Three',
    ruling:
      'It does not matter whether you also lost your own pieces. You decide at once. If the counter is already in your last box, you have nothing to decide. With `advance`, you may also move the counter one box on a track where you have pieces, your opponent has none, and you have not attacked in this move. This is possible once per track and move; a gambit does not count as an attack.',
    option: '`unopposed`: `hold` (default, the printed words) or `advance`.',
  },
  'UW-3.6': {
    title: 'End of the attacks',
    text: 'You end your attacks when you like.',
    source: 'Step Two',
    ruling: 'If you have no possible attack, your move ends automatically.',
  },
  'UW-4.1': {
    title: 'Calling the gambit',
    text: 'At the beginning of your move you may call “Up against the wall!”.',
    source: 'the gambit',
    ruling:
      'The source does not give the order of the actions at the beginning of a move. You can call the gambit once per move, after the cards and before you deploy anything. The odds compare all your pieces on the board with all the opponent’s pieces, with the rounding and limits of UW-3.3: both sides must have pieces, and you cannot call the gambit at odds worse than 1-2.',
  },
  'UW-4.2': {
    title: 'Result of the gambit',
    text: 'The caller rolls one die and reads one result from the UCOM for the whole board. TE: the defender loses all pieces. YE: the caller loses all pieces. AL: the side with fewer pieces in total loses all its pieces, and the other side chooses and removes the same number of pieces; if both sides have the same number, both lose all pieces. o: nothing happens.',
    source: 'the gambit',
    ruling: 'After AL, the owner of the pieces chooses which pieces to remove.',
    note: 'The pieces are removed one at a time, in board order, so that there is only one way to enter each choice; `remove-pieces` removes all of them at once.',
  },
  'UW-4.3': {
    title: 'Counters after the gambit',
    text: 'After your gambit you may move the counter one box towards your end on each track that the gambit cleared of the defender’s pieces.',
    source: 'the gambit',
    ruling:
      'A track is cleared if it had pieces of the defender before the call and has none after all removals, whether you have pieces there or not. You decide track by track in board order, and you are not asked about a counter that is already in your last box. The rest of your move follows as usual.',
  },
  'UW-5.1': {
    title: 'Drawing a card',
    text: 'Before each move you draw a card that your opponent does not see. You may use the card at once, save it, or disregard it, and you need not reveal it.',
    source: 'contingency cards',
    ruling:
      'You must draw; if no card is left, the draw is skipped. Disregarding a card means discarding it face down. You can discard only the card that you have just drawn, in the same card phase; a card that you neither use nor discard stays in your hand. A hand can hold any number of cards.',
  },
  'UW-5.2': {
    title: 'Using a card',
    text: 'A card can be used as soon as it is drawn, or kept and used later.',
    source: 'contingency cards',
    ruling:
      'The source does not say when a saved card can be used. Cards are used only at the start of a move, before anything is deployed. At the start of each move the player to move may use any cards from their hand; then the opponent may use cards, too. It does not matter which side a card names. The opponent is asked whenever they hold a card, even one that cannot be used, because the question would otherwise reveal something about the hand. The number of pieces due to each side is set from PLOT at the start of a turn, changed by the cards used in both moves of that turn, and not carried over to the next turn. A card that names a side that has already deployed this turn cannot be used now.',
  },
  'UW-5.3': {
    title: 'Effects of cards',
    text: 'A card adds to, doubles, triples or halves the pieces that a side receives this turn. A card with “Replace in deck” has no effect and goes back into the deck.',
    source: 'contingency cards',
    ruling:
      'Effects apply in the order in which cards are used; a half is rounded down. A used card is out of the game. The source does not say so, but only of two cards does it say that they go back into the deck. These two cards go back at once; they cannot be saved, and no other card is drawn. With `shown`, everybody sees the card. With `hidden`, only the player who drew the card sees it, since “you need not reveal its contents”. The other players still know that it was one of these two cards, because the hand has not grown.',
    option: '`replaced`: `shown` (default) or `hidden`.',
  },
  'UW-5.4': {
    title: 'The 24 cards',
    text: 'The 24 cards: eleven name the radicals (two double, two halve, the others add 5, 5, 9, 10, 5, 6 and 1), eleven name the administration (four double, one triples, one halves, the others add 5, 10, 5, 10 and 9), and two go back into the deck.',
    source: 'the contingency cards, p. C7',
    ruling: '+9 (NROTC), +6 (Sarah Lawrence) and +9 (task force) are read from a poor scan. The titles are ours.',
    option: '`scenario.cards`: any set of cards.',
  },
  'UW-5.5': {
    title: 'Chance of a card',
    text: 'Each card that has not been drawn yet or has been put back is drawn with the same probability. The order of the deck is not part of the state.',
    source: 'contingency cards',
  },
  'UW-6.1': {
    title: 'Victory by support',
    text: 'After the administration’s twelfth move each side adds up the values of the boxes on its side of the line that hold a counter. The higher sum wins.',
    source: 'the end of the game',
    ruling: 'If the sums are equal, the match is a draw.',
  },
  'UW-6.2': {
    title: 'Victory by wiping out',
    text: 'A side also wins if it wipes out its opponent.',
    source: 'the aim of the game',
    ruling:
      'The source does not say what “wiping out” means. With `support`, a side loses at once, before points are counted, if it has no counter on its side of the line at the end of a move and the other side has at least one. With `combat`, a side loses at once if it has no pieces on the board after an attack or a gambit, when all removals are done and before any counter moves; if neither side has any pieces, the match goes on.',
    option: '`wipeOut`: `support` (default), `combat`, or `off`.',
  },
  'UW-6.3': {
    title: 'Conceding',
    text: 'You may concede whenever you or your opponent must make a decision; your opponent then wins.',
    ruling: 'The source does not mention conceding; every game of this library allows it.',
  },
  'UW-7.1': {
    title: 'Open and secret information',
    text: 'Everything is open except the cards in a hand, the cards discarded face down, and the cards left in the deck. The numbers of these cards are open.',
    source: 'contingency cards',
  },
} as const satisfies Rulebook;

/** The id of a rule. */
export type RuleId = keyof typeof rulebook;
