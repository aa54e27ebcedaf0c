import type { Rulebook } from '../../../core/rulebook.ts';

/** Every rule that the code, its events and its tests cite. */
export const rulebook = {
  'UW-1.1': {
    title: 'The board',
    text: 'The board has a track for each of eleven groups. A track is a row of boxes from Low Library (the administration’s end) to the edge (the radicals’ end). Each box is worth 0 to 10 points. A circle, called the line, crosses every track. A counter in a box inside the circle supports the administration, and a counter outside the circle supports the radicals. A counter on the line supports nobody. One Position Unit Counter stands on each track, at first on the dotted box.',
    source: 'the playing board',
  },
  'UW-1.2': {
    title: 'The data of a board',
    text: 'A scenario describes a board as data: 1 to 20 tracks. A track is a row of boxes from its inner end to its outer end. One box is on the line, and at least one box is on each side of the line. One box has a dot: the counter starts in this box.',
    ruling:
      'The printed board is lost. Six groups are documented. The rules mention Black Students, Liberal Faculty, Alumni and Uncommitted Students. Moderate Strikers and Harlem Community are in a note by B. Train (Simulacrum, vol. 1 no. 2). The names of the other groups, and all boxes, values and dots of the default board are a reconstruction. This board has seven boxes per track, and the values of the boxes grow outward from the line. Each side starts with 19 points of support. A second board, `balancedScenario`, has the same tracks, with eleven boxes each. On this board, the radicals receive one to four pieces more than in the printed PLOT in turns 4 to 12. The administration receives one piece more in turns 1 and 2, and one or two pieces less in turns 10 to 12. We chose the number of boxes, the values, the dots and these pieces by measurement, so that both sides can win.',
    option: '`scenario`: the reconstructed board (default), `balancedScenario`, or a board of your own.',
  },
  'UW-1.3': {
    title: 'Combat pieces',
    text: 'Combat pieces are RADs (radicals) and LAWs (administration). Each track has an end for each side, and the pieces of a side stand at its end. Only the number of pieces on each track matters.',
    source: '“Step One” and “Step Two”',
    ruling:
      'The source can be read in two ways. With `stay`, pieces stay on the board from turn to turn until they are eliminated. Three passages support this reading. The caller of a gambit may lose “all of the combat pieces he has on the board”. Pieces are called “eliminated” and “removed from play”. An example has 39 LAWs on one track. With `redeploy`, you take all your pieces off the board when your deployment begins, after your cards and a gambit. You then place only the pieces that you receive this turn. Two passages support this reading. The PLOT gives “the combat influence he will be able to exert during that turn”. The designer writes that “the proportion of influence fluctuates”. With `redeploy`, eliminated pieces are lost for that turn only.',
    option: '`pieces`: `stay` (default) or `redeploy`.',
  },
  'UW-1.4': {
    title: 'PLOT: pieces by turn',
    text: 'The Projected Leverage-Over-Time chart (PLOT) gives the number of pieces that each side receives in turns 1 to 12. RADs: 10 9 8 7 6 5 4 3 2 1 1 1. LAWs: 5 6 7 8 9 10 11 12 13 14 15 16.',
    source: 'PLOT, p. C7',
  },
  'UW-1.5': {
    title: 'Contingency cards',
    text: 'There are 24 contingency cards (UW-5.4).',
    source: '“Contingency cards”, p. C7',
  },
  'UW-2.1': {
    title: 'Turns and moves',
    text: 'The match has twelve turns. In each turn the radicals move first, then the administration. In a move you draw a card (UW-5.1), use cards (UW-5.2), may call the gambit (UW-4.1), deploy (UW-3.1), and attack (UW-3.2).',
    source: '“Step One” to “Step Four”',
  },
  'UW-3.1': {
    title: 'Deployment',
    text: 'In your move you receive the pieces that PLOT and cards give you this turn. You place them on any tracks, at your end of each track.',
    source: '“Step One”',
    ruling:
      'You must place all these pieces before your deployment ends. Otherwise the leading side could place no pieces, and its opponent could never attack it. A track can hold any number of pieces.',
    note: 'You enter a deployment as piles of pieces, one pile per track, in board order. So there is only one way to enter each deployment. `deploy-all` places all piles at once.',
  },
  'UW-3.2': {
    title: 'Attacks',
    text: 'You may attack once per move on each track where both sides have pieces. You choose the tracks and their order. All your pieces on the track take part.',
    source: '“Step Two”',
  },
  'UW-3.3': {
    title: 'Odds of an attack',
    text: 'The odds are the ratio of the attacker’s pieces on the track to the defender’s pieces on the track. The ratio is rounded down in the defender’s favour: 39 against 10 is 3-1. If you have fewer pieces than the defender, but at least half as many, the odds are 1-2. If you have less than half as many, you cannot attack. The highest odds are 5-1.',
    source: '“Step Two”',
  },
  'UW-3.4': {
    title: 'UCOM: results of attacks',
    text: 'The attacker rolls one die and reads the result from the University Conflict Outcome Matrix (UCOM). TE: the defender loses all pieces on the track. YE: the attacker loses all pieces on the track. AL: the side with fewer pieces loses all of them, and the other side loses the same number of pieces. o: nothing happens.',
    source: '“Step Two”, UCOM',
    ruling:
      'The matrix is restored from a poor scan in which each row still shows six results. The sentence on AL breaks off in the scan; we completed it from the sentence on the gambit, which is the same. A six at odds of 5-1 is YE, as printed. If both sides have the same number of pieces, AL removes all of them. In the six columns from 1-2 to 5-1, the attacker clears the track with probability 1/6, 4/6, 5/6, 1, 1 and 5/6. So 5-1 is worse than 3-1: after a six at 5-1, the attacker loses all attacking pieces.',
    option: '`scenario.ucom`: any matrix with the headings and codes of the UCOM.',
  },
  'UW-3.5': {
    title: 'Moving a counter',
    text: 'If the defender has no pieces left on the track after your attack, you may move the track’s counter one box towards your own end. A counter cannot move beyond the last box. The defender never moves a counter.',
    source: '“Step Three”',
    ruling:
      'It does not matter whether you also lost your own pieces. You decide at once. If the counter is already in your last box, you have nothing to decide. With `advance`, you may also move the counter one box on a track where you have pieces and your opponent has no pieces. You must not have attacked on this track in this move. Each counter moves at most one box per move, so a counter that you have moved after a gambit cannot move again.',
    option: '`unopposed`: `hold` (default, as printed) or `advance`.',
  },
  'UW-3.6': {
    title: 'End of the attacks',
    text: 'You end your attacks when you like.',
    source: '“Step Two”',
    ruling: 'If you have no possible attack, your move ends automatically.',
  },
  'UW-4.1': {
    title: 'Calling the gambit',
    text: 'At the beginning of your move you may call “Up against the wall!”.',
    source: '“The gambit”',
    ruling:
      'The source does not give the order of the actions at the beginning of a move. You can call the gambit once per move, after the cards and before you deploy anything. The odds compare all your pieces on the board with all the opponent’s pieces, with the rounding and limits of UW-3.3. Both sides must have pieces, and you cannot call the gambit at odds worse than 1-2.',
  },
  'UW-4.2': {
    title: 'Result of the gambit',
    text: 'The caller rolls one die and reads one result from the UCOM for the whole board. TE: the defender loses all pieces. YE: the caller loses all pieces. AL: the side with fewer pieces in total loses all its pieces, and the other side chooses and removes the same number of its own pieces. If both sides have the same number, both lose all pieces. o: nothing happens.',
    source: '“The gambit”',
    ruling: 'After AL, the side with more pieces chooses which of its own pieces to remove.',
    note: 'You remove the pieces one at a time, in board order. So there is only one way to enter each choice. `remove-pieces` removes all of them at once.',
  },
  'UW-4.3': {
    title: 'Moving counters after the gambit',
    text: 'A gambit can clear tracks of the defender’s pieces. After your gambit you may move the counter of each of these tracks one box towards your end.',
    source: '“The gambit”',
    ruling:
      'A track is cleared if it had pieces of the defender before the call and has none after all removals. It does not matter whether you have pieces there. You decide track by track in board order, and you are not asked about a counter that is already in your last box. The rest of your move follows as usual.',
  },
  'UW-5.1': {
    title: 'Drawing a card',
    text: 'Before each move you draw a card that your opponent does not see. You may use the card at once, save it, or disregard it. You need not reveal it.',
    source: '“Contingency cards”',
    ruling:
      'You must draw; if no card is left, the draw is skipped. Disregarding a card means discarding it face down. You can discard only the card that you have just drawn, and only in the same card phase. A card that you neither use nor discard stays in your hand. A hand can hold any number of cards.',
  },
  'UW-5.2': {
    title: 'Using a card',
    text: 'A card can be used as soon as it is drawn, or kept and used later.',
    source: '“Contingency cards”',
    ruling:
      'The source does not say when a saved card can be used. Cards are used only at the start of a move, before any piece is deployed. First the player to move may use any cards from their hand; then the opponent may use cards, too. It does not matter which side a card names. The opponent is asked whenever they hold a card, even a card that cannot be used. Otherwise the question would reveal something about the hand. At the start of a turn, PLOT sets the number of pieces that each side receives in this turn. Cards that are used in the two moves of the turn change this number. The number is not carried over to the next turn. A card that names a side that has already deployed this turn cannot be used now.',
  },
  'UW-5.3': {
    title: 'Effects of cards',
    text: 'A card adds to, doubles, triples or halves the pieces that a side receives this turn. A card with “Replace in deck” has no effect and goes back into the deck.',
    source: '“Contingency cards”',
    ruling:
      'Effects apply in the order in which cards are used; a half is rounded down. A used card is out of the game. The source does not say so, but it says of only two cards that they go back into the deck. These two cards go back at once; they cannot be saved, and no other card is drawn. With `shown`, everybody sees the card. With `hidden`, only the player who drew the card sees it, since “you need not reveal its contents”. The opponent still knows that it was one of these two cards, because the hand has not grown.',
    option: '`replaced`: `shown` (default) or `hidden`.',
  },
  'UW-5.4': {
    title: 'The 24 cards',
    text: 'Of the 24 cards, eleven name the radicals: two cards double the radicals’ pieces, two cards halve them, and the other seven add 5, 5, 9, 10, 5, 6 and 1 pieces. Eleven name the administration: four cards double its pieces, one card triples them, one card halves them, and the other five add 5, 10, 5, 10 and 9 pieces. The last two cards go back into the deck.',
    source: 'the contingency cards, p. C7',
    ruling: '+9 (NROTC), +6 (Sarah Lawrence) and +9 (task force) are read from a poor scan. The titles are ours.',
    option: '`scenario.cards`: any set of cards.',
  },
  'UW-5.5': {
    title: 'Probability of a card',
    text: 'Each card that has not been drawn yet or has been put back is drawn with the same probability. The order of the deck is not part of the state.',
    source: '“Contingency cards”',
  },
  'UW-6.1': {
    title: 'Victory by support',
    text: 'After the administration’s twelfth move each side takes the counters on its side of the line and adds up the values of their boxes. The higher sum wins.',
    source: '“The end of the game”',
    ruling: 'If the sums are equal, the match is a draw.',
  },
  'UW-6.2': {
    title: 'Victory by wiping out the opponent',
    text: 'A side also wins if it wipes out its opponent.',
    source: '“The aim of the game”',
    ruling:
      'The source does not say what “wiping out” means. With `support`, the program checks the counters at the end of each move, before points are counted. A side loses at once if it has no counter on its side of the line and the other side has at least one. With `combat`, the program checks the pieces after all removals of an attack or a gambit, before any counter moves. A side loses at once if it has no pieces on the board. If neither side has any pieces, the match goes on.',
    option: '`wipeOut`: `support` (default), `combat`, or `off`.',
  },
  'UW-6.3': {
    title: 'Conceding',
    text: 'You may concede whenever you or your opponent must make a decision; your opponent then wins.',
    ruling: 'The source does not mention conceding; every game of this library allows it.',
  },
  'UW-7.1': {
    title: 'Open and secret information',
    text: 'Everything is open except the cards in a hand, the cards discarded face down, and the cards left in the deck. But everybody can see how many cards are in each hand, how many cards each side has discarded, and how many cards are left in the deck.',
    source: '“Contingency cards”',
  },
} as const satisfies Rulebook;

/** The id of a rule. */
export type RuleId = keyof typeof rulebook;
