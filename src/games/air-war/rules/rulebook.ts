import type { Rulebook } from '../../../core/rulebook.ts';

/** Every rule that the code, its events and its tests cite. */
export const rulebook = {
  'AW-1.1': {
    title: 'Size of the board',
    text: 'The board consists of hexagonal fields in 21 straight columns. The small board has 25 rows, the large one 49.',
    source: 'sections 2.0 and 3, and the model of the board',
    option: '`scenario.board`: any odd numbers, 5 to 25 columns and 9 to 99 rows.',
  },
  'AW-1.2': {
    title: 'Straight columns',
    text: 'Odd columns hold as many fields as the board has rows. Even columns hold one fewer and are shifted by half a field. So the small board has 515 fields, the large one 1,019, and either looks the same after half a turn.',
    ruling:
      'The picture of the board is lost. The report speaks of the one field straight behind a city, so columns are straight; it calls both parts equal and gives odd numbers of rows, so the middle line halves the middle field of every odd column and passes between two fields of every even one.',
  },
  'AW-1.3': {
    title: 'Names of fields',
    text: 'A field is named by the letter of its column, from A’s left, and its place in the column, from A’s back edge: k13. In the double-height coordinates x = column and y = 2r − 1 (odd columns) or 2r (even ones) the neighbours of a field are (x, y ± 2) and (x ± 1, y ± 1), and the distance of two fields is dx + max(0, (dy − dx) / 2).',
  },
  'AW-1.4': {
    title: 'Adjacent fields',
    text: 'Two fields are adjacent if they share an edge; a field is also adjacent to itself.',
    source: 'section 2.1',
  },
  'AW-1.5': {
    title: 'Homes and no-man’s-land',
    text: 'A line across the middle divides the board, at height R of 2R. The fields that it touches are no-man’s-land; the fields below are A’s home, those above are B’s.',
    source: 'section 2.0',
    option: '`scenario.division`: `rows`.',
  },
  'AW-1.6': {
    title: 'The board sideways',
    text: 'In the small unequal game the board lies sideways: columns 7 to 15 are A’s part, columns 1 to 6 and 16 to 21 are B’s. The columns on either side of the two common lines, 6, 7, 15 and 16, are no-man’s-land; what is left of each part is home.',
    source: 'section 3, the games on the small board',
    ruling:
      'The two parts of B are bounded each for itself, by three edges of the board and one common line, and B’s cities may be shared between them as the placer likes.',
    option: '`scenario.division`: `columns`, with the first and the last column of A’s part.',
  },
  'AW-1.7': {
    title: 'Separation of fields',
    text: 'Fields are separated by as many fields as lie strictly between them: distance less one. A field is separated from an edge of the board by the fields or columns between, from the common line of two parts by the columns between, and from the middle line by half its height above or below the line, rounded down.',
    source: 'section 2.0',
    ruling:
      'A boundary is as far off as the nearest field, real or imaginary, whose centre lies beyond it. A field that the middle line halves counts as one field in between.',
  },
  'AW-1.8': {
    title: 'Airport of a city',
    text: 'The airport of a city is the field straight behind it, away from the middle line. With the board lying sideways it is the field beside the city in its column on the side of the centre.',
    source: 'sections 2.1 and 3',
    ruling: 'Sideways, a field in the middle of its column has no such side, so no city stands there.',
    option: '`scenario.preset`: a city given by a scenario can name another airport.',
  },
  'AW-2.1': {
    title: 'Course of play',
    text: 'Before the first cycle cities are chosen in secret and revealed, then units are placed in secret and revealed; where a player has to name a city they do so then, openly. Each cycle has five stages: secret moves, their reveal, secret aims, removal of the dead, production.',
    source: 'sections 2 and 2.0',
  },
  'AW-2.2': {
    title: 'Placing the cities',
    text: 'You place the cities of your opponent, in your opponent’s home. Two of them are separated by at least four fields, and each city and its airport from every boundary of the home by at least two.',
    source: 'section 2.0',
    ruling:
      'Cities of different players are not compared, since both are placed in secret. Cities are written one at a time, and one after which the others could not be placed any more is refused at once.',
  },
  'AW-2.3': {
    title: 'Placing the units',
    text: 'Then you place all your units in your own home, none in no-man’s-land and at most three on a field.',
    source: 'section 2.0',
  },
  'AW-2.4': {
    title: 'Cities and units given beforehand',
    text: 'Cities can be assigned beforehand, and so can units.',
    source: 'section 2.0',
    ruling:
      'Each game comes with cities of our choice, legal under all its conditions, and with one rule for the units of both players: an equal share for each placed city, one unit on the city, two on its airport, then one on each of the nearest fields of the home, and more where there is no room. Cities of a scenario need not meet the conditions: they and their airports are different fields of the board. Where a player would name a city that does not produce, the preset says which it is.',
    option: '`cities` and `placement`: `players` (default) or `preset`.',
  },
  'AW-2.5': {
    title: 'Control at the start',
    text: 'Every city is controlled by its owner from the start, whether units are there or not.',
    source: 'section 2.1',
  },
  'AW-4.1': {
    title: 'Moves and the limit of three',
    text: 'In each cycle a unit moves to an adjacent field or stays. After the moves no field holds more than three units of one colour.',
    source: 'section 2.1',
    ruling:
      'Units of a colour are alike, so an order is a number of units from one field to another. Departures come before arrivals, so that full stacks can change places; enemies and contest hinder nobody; both colours can end on one field.',
  },
  'AW-4.2': {
    title: 'Contested fields',
    text: 'A field is contested if units of both players stand on it; an airport also if its city is contested.',
    source: 'section 2.1',
    ruling:
      'Enemies alone on an airport do not contest it, and it goes on belonging with its city. An airport with units of both does not make its city contested. Contest is always read from the units as they stand.',
  },
  'AW-4.3': {
    title: 'Control of cities',
    text: 'A player controls a city until units of the opponent stand there and none of their own. An airport goes with its city.',
    source: 'section 2.1',
    ruling:
      'All cities are looked at together, after the moves and again after the dead are removed; an empty city, or one with units of both, keeps its controller. The report’s “controlled” and “possessed” never differ, so there is one controller.',
  },
  'AW-4.4': {
    title: 'Flights from an airport',
    text: 'From an uncontested airport whoever controls it may fly units instead of moving them: one unit to any field that is no city or airport of the opponent’s and not adjacent to one, or up to two units to one other airport of their own.',
    source: 'section 2.1',
    ruling:
      'One of the two, and one flight order for each airport. Control and contest are read at the start of the cycle, for origin, destination and ban alike, and a flight stands even if a city changes hands in the same moves. The destination can be contested or hold enemies. As no field takes more than three (AW-4.1), no more than three come to one airport; the report’s remark in section 4 that a player who defends one of three cities can fly in four cannot be had under its own rules, except by AW-7.1.',
  },
  'AW-4.5': {
    title: 'Wrong orders',
    text: 'A wrong order is refused.',
    source: 'section 2.2',
    ruling:
      'A wrong order is refused at once, with the reason: the report’s remedy, that the opponent relocates the units, is for tables. The limit of three is judged when you commit yourself; but an order after which no moves that can still be written would keep it is refused at once. Until you commit yourself you can take back any order without which the others could have been written. Without orders all your units stay where they are; that is refused where four units stand on a field.',
    note: 'Orders are written in the order of their fields, flights before moves, so that each set of orders has one way of being written; `orders` and `fire` take them all at once, in any order, and commit; an order that is given twice there is one of both numbers.',
  },
  'AW-4.6': {
    title: 'Secrecy of orders',
    text: 'Orders of a player stay hidden from the other until both are in.',
    source: 'sections 2 and 2.2',
  },
  'AW-5.1': {
    title: 'Fire on a contested field',
    text: 'Units on a contested field must fire at that field. On an airport that is contested only because its city is, they need not.',
    source: 'section 2.3',
    ruling: 'On such an airport, with units of one colour alone, these choose as in AW-5.2, whichever side they are.',
  },
  'AW-5.2': {
    title: 'Fire at an adjacent field',
    text: 'A unit on an uncontested field may fire at one adjacent field with an enemy on it, or hold its fire. Units of one field may aim at different fields.',
    source: 'section 2.3',
  },
  'AW-5.3': {
    title: 'Losses by fire',
    text: 'Two shots kill one unit. A unit fires once a cycle.',
    source: 'section 2.3',
    ruling:
      'Fire of all fields on a field is added up: the dead are half the shots, rounded down, and no more than stand there. All fire is simultaneous: the dead fire too.',
  },
  'AW-5.4': {
    title: 'Aiming in secret',
    text: 'Fire is aimed in secret, in writing.',
    source: 'section 2.4',
    ruling: 'Either player may demand it, so we take it as demanded.',
  },
  'AW-5.5': {
    title: 'Players who aim',
    text: 'Only players with a choice of fire are asked.',
    ruling:
      'A unit has a choice if no enemy is on its own field and some field beside it holds an enemy at whom no truce forbids it to fire. If nobody has a choice the dead are removed at once.',
  },
  'AW-6.1': {
    title: 'Production of units',
    text: 'After the dead are removed each productive city receives a unit of whoever controls it, unless it is contested or holds three units of theirs.',
    source: 'section 2.5',
    ruling:
      'An empty city produces for its controller. A unit that is not produced is not made up for. There is no limit to units. Only cities that were productive at the start ever produce.',
  },
  'AW-6.2': {
    title: 'Captured cities in symmetric games',
    text: 'In symmetric games a captured city produces nothing; a city retaken by its owner produces from the next cycle on.',
    source: 'section 2.5',
  },
  'AW-6.3': {
    title: 'Captured cities in other games',
    text: 'In other games a city taken or retaken produces again after its controller has held it for five complete cycles.',
    source: 'section 2.5',
    ruling:
      'It produces from the cycle after the fifth complete one. A cycle is complete if the same player controls the city at its start and at its end, and it is uncontested at its end; so the cycle of the capture is none. A cycle contested at its end does not count, but does not start the count anew; a change of control does.',
    option: '`scenario.captureDelay`: 5, or another number of cycles.',
  },
  'AW-6.4': {
    title: 'Production before the first moves',
    text: 'In the large unequal games each productive city also receives a unit before the first moves, within the limits of AW-6.1.',
    source: 'sections 3.2.1 and 3.2.2',
  },
  'AW-7.1': {
    title: 'The large game with a salient',
    text: 'Large game with a salient: A has a seventh city in no-man’s-land, with its airport on B’s side; it never produces. Ten of A’s units begin on and around it. In the first 15 cycles B may not enter A’s home or fire at it. B’s units begin at least three moves from the seventh city. A’s three cities nearest to A’s back boundary produce, and B’s four. Once in a cycle two airports of B’s may each fly two units to the same third one if one of the four ends on its city. B’s productive cities produce even beside three units.',
    source: 'section 3.2.2',
    ruling:
      'The city is k25, its airport k26; the ten stand on these and the five fields beside, at most three to a field, and A’s other sixty in A’s home off these fields. Every placed city is at least five steps from k25. At least one city of each player is separated from their back boundary by exactly three fields. Where several are equally near, the placer marks those that produce. A fourth unit on a city must leave it with the next moves, if need be because the units around make room; where no moves could bring that about none is produced. Of the two double flights the second one, in the order of the airports, is marked as the one of which a unit ends on the city. The report’s “two double transportations” are these two flights of two units each; they can also be read as two such pairs, from four airports to two others.',
    option:
      '`scenario.salient`, `scenario.units`, `scenario.truce`, `scenario.reinforced`, `scenario.doubleFlights`: pairs of flights in a cycle, 1 (default) or 2.',
  },
  'AW-7.2': {
    title: 'The small unequal game',
    text: 'Small unequal game: in the first five cycles B may not attack A’s cities. Before the first cycle A names one of their four cities, which does not produce.',
    source: 'section 3, the games on the small board',
    ruling:
      'In those cycles B’s units may neither enter nor fire at one of A’s own four cities, its airport, or a field adjacent to either; a city of B’s that A has taken is not protected.',
    option: '`scenario.truce`.',
  },
  'AW-7.3': {
    title: 'The seven games',
    text: 'A game is data: board, division, cities or their conditions, units, production, truce, exceptions. The seven games: six cities, all productive; six, three of them productive, at the back; six of A against seven of B; with a salient; and on the small board three cities, four with two productive at the back, and four against four sideways.',
    source: 'section 3',
    ruling:
      'In symmetric games each of the four boundaries of a home has a city separated from it by two or three fields, and one city can serve for several. At the back: exactly three (large) or two (small) cities at three or four fields; in the large unequal game exactly four of A’s at three or four fields, exactly three of B’s at three.',
    option: '`scenario`: the name of a game, or a scenario of your own.',
  },
  'AW-8.1': {
    title: 'Victory by elimination',
    text: 'A player who has no units left after the dead are removed has lost.',
    source: 'sections 1 and 2.5',
    ruling:
      'That is before production. If neither has any, the match is a draw; play never comes to that, because a side loses at most half as many units as the other one has.',
  },
  'AW-8.2': {
    title: 'Conceding a match',
    text: 'A player may concede.',
    source: 'section 2.5',
    ruling:
      'They do so openly, at any stage, asked or not, as long as they have not committed; the match is over at once, whatever the other has written.',
  },
  'AW-8.3': {
    title: 'Draw after the last cycle',
    text: 'A match that goes on too long is a draw.',
    ruling:
      'The report mentions stalemates but no end of them. A match that is not over after the production of the last cycle is a draw.',
    option: '`maxCycles`: 200 (default), another number, or `null` for no such end.',
  },
} as const satisfies Rulebook;

/** Id of a rule. */
export type RuleId = keyof typeof rulebook;
