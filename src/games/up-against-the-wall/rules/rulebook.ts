import type { Rulebook } from '../../../core/rulebook.ts';

/** Every rule that the code, its events and its tests cite. */
export const rulebook = {
  'UW-1.1': {
    title: 'The board',
    text: 'The board has a track for each of eleven groups, a row of boxes from Low Library (the administration’s end) to the edge (the radicals’ end). Each box is worth 0 to 10 points. A circle crosses every track: boxes inside it are support for the administration, boxes outside it support for the radicals, and a counter on the line supports nobody. One Position Unit Counter stands on each track, at first on the dotted box.',
    source: 'the playing board',
  },
  'UW-1.2': {
    title: 'Boards as data',
    text: 'A board is data: 1 to 20 tracks, each with its boxes from the inner to the outer end, one of them on the line, at least one on either side of it, and one dot.',
    ruling:
      'The printed board is lost to us. Six groups are attested: Black Students, Liberal Faculty, Alumni and Uncommitted Students in the rules, Moderate Strikers and Harlem Community in a note by B. Train (Simulacrum, vol. 1 no. 2). The other names, all boxes, values and dots of the default board are a reconstruction: seven boxes a track, values growing outward from the line, 19 points of support for each side at the start. A second board, `playScenario`, has the same tracks with eleven boxes each; it is made for play, and its length, values and dots were chosen by measurement.',
    option: '`scenario`: the reconstructed board (default), `playScenario`, or any board of your own.',
  },
  'UW-1.3': {
    title: 'Combat pieces',
    text: 'Combat pieces are RADs (radicals) and LAWs (administration). They stand on the tracks at their owner’s end and are counted by track and side.',
    source: 'Steps One and Two',
    ruling:
      'The source can be read in two ways. With `stay`, pieces stay on the board from turn to turn until they are eliminated: the caller of a gambit may lose “all of the combat pieces he has on the board”, pieces are “eliminated” and “removed from play”, and an example has 39 LAWs on one track. With `anew`, you take up all your pieces when you come to deploy, after your cards and a gambit, and place only what is due to you this turn: the PLOT gives “the combat influence he will be able to exert during that turn”, and the designer writes that “the proportion of influence fluctuates”. What is eliminated is then lost for that turn only.',
    option: '`pieces`: `stay` (default) or `anew`.',
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
    text: 'The match has twelve turns. In each the radicals move, then the administration. A move is: draw a card (UW-5.1), use cards (UW-5.2), call the gambit or not (UW-4.1), deploy (UW-3.1), attack (UW-3.2).',
    source: 'Steps One to Four',
  },
  'UW-3.1': {
    title: 'Deployment',
    text: 'In your move you receive the pieces that are due to you this turn and place them at your ends of the tracks as you like.',
    source: 'Step One',
    ruling:
      'You must place all of them before your deployment ends, and a track has no limit: otherwise a leader who places nothing could never be attacked.',
    note: 'A deployment is entered in piles, one for each track in board order, so that each deployment has one way of being entered; `deploy-all` takes them all at once.',
  },
  'UW-3.2': {
    title: 'Attacks',
    text: 'On each track where both sides have pieces you may attack, once a move, in any order, on as many tracks as you like. All your pieces on the track take part.',
    source: 'Step Two',
  },
  'UW-3.3': {
    title: 'Odds of an attack',
    text: 'The odds are the attacker’s pieces on the track to the defender’s, the remainder dropped in the defender’s favour: 39 against 10 is 3-1. Below 1-1, at least half the defender’s number is 1-2; less is no attack. 5-1 is the highest column.',
    source: 'Step Two',
  },
  'UW-3.4': {
    title: 'UCOM: results of attacks',
    text: 'One die is read on the University Conflict Outcome Matrix (UCOM). TE: all the defender’s pieces on the track go. YE: all the attacker’s go. AL: the side with fewer loses all, the other side as many. o: nothing happens.',
    source: 'Step Two, UCOM',
    ruling:
      'The matrix is restored from a poor scan in which each row still holds six results. At 5-1 a six is YE, as printed: overreach. Equal numbers in an AL: both lose all. By column the attacker clears the track with probability 1/6, 4/6, 5/6, 1, 1, 5/6: so 5-1 is worse than 3-1, and a six there costs the whole stack.',
    option: '`scenario.ucom`: any matrix with these headings and codes.',
  },
  'UW-3.5': {
    title: 'Moving a counter',
    text: 'After an attack that left the defender no piece on the track you may move its counter one box towards your own end, not beyond the last box. The defender never moves a counter.',
    source: 'Step Three',
    ruling:
      'It does not matter whether your own pieces went too. You decide at once, and are not asked if the counter already stands in your last box. With `advance`, you may also, once a track and move, move the counter one box where you have pieces, your opponent has none, and you have made no attack there in this move; a gambit is no such attack.',
    option: '`unopposed`: `hold` (default, the printed words) or `advance`.',
  },
  'UW-3.6': {
    title: 'End of the attacks',
    text: 'You end your attacks when you like.',
    source: 'Step Two',
    ruling: 'Where no attack is open to you your move ends by itself.',
  },
  'UW-4.1': {
    title: 'Calling the gambit',
    text: 'At the beginning of your move you may call “Up against the wall!”.',
    source: 'the gambit',
    ruling:
      'The source does not say what comes first at the beginning of a move. The call comes after the cards and before anything is deployed, once a move. The odds are all your pieces on the board to all the opponent’s, with the rounding and limits of UW-3.3: both must have pieces, and odds worse than 1-2 are no gambit.',
  },
  'UW-4.2': {
    title: 'Result of the gambit',
    text: 'One die is read on the UCOM for the whole board. TE: all the defender’s pieces go. YE: all the caller’s pieces go. AL: the side with fewer pieces in all loses all, the other removes as many, of its own choice; at equal numbers both lose all. o: nothing happens.',
    source: 'the gambit',
    ruling: 'The owner chooses which pieces go.',
    note: 'The pieces are picked one at a time, in board order, so that each choice has one way of being entered; `remove-pieces` takes them all at once.',
  },
  'UW-4.3': {
    title: 'Counters after the gambit',
    text: 'After a gambit of yours you may move the counter one box towards your end on each track that it cleared of the defender’s pieces.',
    source: 'the gambit',
    ruling:
      'These are the tracks where the defender’s pieces stood before the call and none stand when all removals are done, with or without pieces of yours. You decide track by track in board order, and are not asked where the counter is already in your last box. The rest of your move follows as usual.',
  },
  'UW-5.1': {
    title: 'Drawing a card',
    text: 'Before each move you draw a card, unseen by your opponent. You may use it at once, save it, or disregard it, and need not reveal it.',
    source: 'contingency cards',
    ruling:
      'The draw is compulsory; with no card left it is skipped. To disregard a card is to discard it, unseen. Only the card just drawn can be discarded, in that card step; a card neither used nor discarded is kept. A hand has no limit.',
  },
  'UW-5.2': {
    title: 'Using a card',
    text: 'A card is used at once when it is drawn, or later.',
    source: 'contingency cards',
    ruling:
      'The source does not say when a saved card can be used. Cards are used only at the start of a move, before anything is deployed. At the start of either side’s move first the mover, until they are done, then the opponent may use any of the cards that they hold, whichever side they name. The opponent is asked whenever they hold a card, usable or not, since otherwise the question would tell. The number due to each side is set from PLOT at the start of a turn, is changed by the cards used in both moves of that turn, and is then forgotten. A card that names a side that has already deployed this turn cannot be used now.',
  },
  'UW-5.3': {
    title: 'Effects of cards',
    text: 'A card adds to, doubles, triples or halves the pieces that a side receives this turn. “Replace in deck”: no effect; the card goes back.',
    source: 'contingency cards',
    ruling:
      'Effects follow one another in the order used; a half is rounded down. A card that has been used is out of the game: the source does not say so, but orders two others to be replaced. Such a card goes back at once; it cannot be saved, and no other card is drawn. With `shown`, everybody sees it. With `hidden`, only its drawer does, since “you need not reveal its contents”; that it was one of these cards is plain to everybody, for no card is left in the hand.',
    option: '`replaced`: `shown` (default) or `hidden`.',
  },
  'UW-5.4': {
    title: 'The 24 cards',
    text: 'The 24 cards: eleven name the radicals (two double, two halve, the others add 5, 5, 9, 10, 5, 6 and 1), eleven the administration (four double, one triples, one halves, the others add 5, 10, 5, 10 and 9), and two go back into the deck.',
    source: 'the contingency cards, p. C7',
    ruling: '+9 (NROTC), +6 (Sarah Lawrence) and +9 (task force) are read from a poor scan. The titles are ours.',
    option: '`scenario.cards`: any cards.',
  },
  'UW-5.5': {
    title: 'Chance of a card',
    text: 'A draw is uniform over the cards not drawn so far and those put back. The order of the deck is not part of the state.',
    source: 'contingency cards',
  },
  'UW-6.1': {
    title: 'Victory by support',
    text: 'After the administration’s twelfth move each side adds up the values of the boxes on its side of the line in which counters stand. The higher sum wins.',
    source: 'the end of the game',
    ruling: 'Equal sums are a draw.',
  },
  'UW-6.2': {
    title: 'Victory by wiping out',
    text: 'A side also wins by wiping its opponent out altogether.',
    source: 'the aim of the game',
    ruling:
      'The source does not say what that means. With `support`, a side that has no counter on its side of the line at the end of a move, while the other has at least one, loses at once, before any points are counted. With `combat`, a side that has no pieces left on the board after an attack or a gambit, when all removals are done and before any counter moves, loses at once; if neither has any, the match goes on.',
    option: '`wipeOut`: `support` (default), `combat`, or `off`.',
  },
  'UW-6.3': {
    title: 'Conceding',
    text: 'You may concede whenever somebody is to decide, you or your opponent; your opponent wins.',
    ruling: 'The source does not speak of it; every game of this library allows it.',
  },
  'UW-7.1': {
    title: 'Open and secret information',
    text: 'Everything is open but the cards in a hand, those discarded unseen, and what is left in the deck. How many there are of each is open.',
    source: 'contingency cards',
  },
} as const satisfies Rulebook;

/** The id of a rule. */
export type RuleId = keyof typeof rulebook;
