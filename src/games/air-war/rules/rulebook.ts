import type { Rulebook } from '../../../core/rulebook.ts';

/** All rules that the code, its events and its tests cite. */
export const rulebook = {
  'AW-1.1': {
    title: 'Size of the board',
    text: 'The board consists of hexagonal fields in 21 straight columns. The small board has 25 rows, the large board 49.',
    source: 'sections 2.0 and 3, and the model of the board',
    option: '`scenario.board`: any odd number of columns (5 to 25) and any odd number of rows (9 to 99).',
  },
  'AW-1.2': {
    title: 'Straight columns',
    text: 'Odd columns hold as many fields as the board has rows. Even columns hold one field fewer and are shifted by half a field. So the small board has 515 fields, and the large board has 1,019 fields. Each board looks the same after a rotation by 180 degrees.',
    ruling:
      'The picture of the board is lost. The report mentions a single field straight behind a city, so the columns are straight. The report says that the two parts of the board are equal, and that the number of rows is odd. So the middle line halves the middle field of every odd column and passes between two fields of every even column.',
  },
  'AW-1.3': {
    title: 'Names of fields',
    text: 'The name of a field, such as k13, consists of a letter and a number. The letter is the column, counted from A’s left. The number r is the place in the column, counted from A’s back edge. The program uses double-height coordinates: x is the number of the column, and y is 2r − 1 (odd columns) or 2r (even columns). The neighbours of a field are (x, y ± 2) and (x ± 1, y ± 1). The distance between two fields is dx + max(0, (dy − dx) / 2), where dx and dy are the differences of the coordinates.',
  },
  'AW-1.4': {
    title: 'Adjacent fields',
    text: 'Two fields are adjacent if they share an edge; a field is also adjacent to itself.',
    source: 'section 2.1',
  },
  'AW-1.5': {
    title: 'Homes and no-man’s-land',
    text: 'A line across the middle, at half the height of the board, divides the board. The fields that the line touches are no-man’s-land; the fields below the line are A’s home, the fields above it are B’s home.',
    source: 'section 2.0',
    option: '`scenario.division`: `rows` divides the board in this way.',
  },
  'AW-1.6': {
    title: 'The board of the small unequal game',
    text: 'In the small unequal game the board lies sideways. Columns 7 to 15 are A’s part, and columns 1 to 6 and 16 to 21 are B’s two parts. A common line separates A’s part from each of B’s parts. The columns next to the common lines, 6, 7, 15 and 16, are no-man’s-land; the rest of each part is home.',
    source: 'section 3, the games on the small board',
    ruling:
      'Each of B’s two parts has its own boundaries: three edges of the board and one common line. The player who places B’s cities may divide them freely between the two parts.',
    option: '`scenario.division`: `columns`, with the first and the last column of A’s part.',
  },
  'AW-1.7': {
    title: 'Separation of fields',
    text: 'The separation of two fields is the number of fields strictly between them: their distance minus one. The separation of a field from an edge of the board is the number of fields or columns between the field and the edge. The separation from the common line of two parts is the number of columns between the field and the line. The separation from the middle line is half of the difference in height between the field and the line, rounded down. The height is the coordinate y of AW-1.3.',
    source: 'section 2.0',
    ruling:
      'The distance to a boundary is the distance to the nearest field whose centre lies beyond the boundary, even if the board does not have that field. A field that the middle line halves counts as one of the fields between the line and another field.',
  },
  'AW-1.8': {
    title: 'Airport of a city',
    text: 'The airport of a city is the field straight behind the city, away from the middle line. If the board lies sideways, the airport is the field next to the city in the same column, towards the centre of the column.',
    source: 'sections 2.1 and 3',
    ruling:
      'If the board lies sideways, the middle field of a column has no field next to it towards the centre. So no city can be on this field.',
    option: '`scenario.givenCities`: a scenario can name another field as the airport of a city.',
  },
  'AW-2.1': {
    title: 'Course of play',
    text: 'Before the first cycle, cities are placed in secret and revealed; then units are placed in secret and revealed. A player who must name an unproductive city then names this city openly. Each cycle has five stages: secret moves, their reveal, secret aims, removal of the dead, production.',
    source: 'sections 2 and 2.0',
  },
  'AW-2.2': {
    title: 'Placing the cities',
    text: 'You place the cities of your opponent, in your opponent’s home. Any two of these cities are separated by at least four fields. Each city and its airport are separated from every boundary of the home by at least two fields.',
    source: 'section 2.0',
    ruling:
      'The distance between cities of different players does not matter, since both players place in secret. Cities are written one at a time, and the program refuses a city at once if it leaves no room for the other cities.',
  },
  'AW-2.3': {
    title: 'Placing the units',
    text: 'After the cities have been placed, you place all your units in your own home, at most three on a field. You cannot place units in no-man’s-land.',
    source: 'section 2.0',
  },
  'AW-2.4': {
    title: 'Cities and units given in advance',
    text: 'A scenario can give the places of cities and units in advance.',
    source: 'section 2.0',
    ruling:
      'Each game has given cities, which are our choice and meet all conditions of the game. One rule places the units of both players: each placed city of a player gets an equal part of the player’s units. One unit is placed on the city, two units on its airport, then one unit on each of the nearest fields of the home. If there is no room, a field gets more units. Cities of a scenario need not meet the conditions, but they and their airports must be different fields of the board. If a player would have to name a city that does not produce, the scenario names this city.',
    option: '`cities` and `placement`: `players` (default) or `scenario`.',
  },
  'AW-2.5': {
    title: 'Control at the start',
    text: 'Every city is controlled by its owner from the start, even without units on it.',
    source: 'section 2.1',
  },
  'AW-4.1': {
    title: 'Moves, and at most three units per field',
    text: 'In each cycle a unit moves to an adjacent field or stays. After the moves no field holds more than three units of one colour.',
    source: 'section 2.1',
    ruling:
      'Units of one colour are identical, so an order is a number of units from one field to another. All units leave their fields before any unit arrives, so two full fields can swap their units. Neither enemies nor contested fields stop a unit. Units of both colours can end on one field.',
  },
  'AW-4.2': {
    title: 'Contested fields',
    text: 'A field is contested if units of both players stand on it; an airport is also contested if its city is contested.',
    source: 'section 2.1',
    ruling:
      'An airport with only enemy units is not contested, and it still belongs to its city. An airport with units of both players does not make its city contested. Whether a field is contested depends only on the current places of the units.',
  },
  'AW-4.3': {
    title: 'Control of cities',
    text: 'A player controls a city until the opponent has units on it and the player has none. An airport is controlled by the controller of its city.',
    source: 'section 2.1',
    ruling:
      'All cities are checked together, after the moves and again after the dead are removed. An empty city, or a city with units of both players, keeps its controller. The report’s words “controlled” and “possessed” always mean the same cities, so these rules use only “control”.',
  },
  'AW-4.4': {
    title: 'Flights from an airport',
    text: 'The controller of an uncontested airport may fly units from this airport instead of moving them. One unit may fly to any field that is not a city or airport of the opponent and is not adjacent to one. Or up to two units may fly to one other airport that the same player controls.',
    source: 'section 2.1',
    ruling:
      'Each airport has one flight order, of one of these two kinds. Control and contested fields are determined at the start of the cycle. This applies to the origin, the destination and the forbidden fields. A flight takes place even if a city changes hands in the same moves. The destination can be contested or hold enemies. Since a field holds at most three units (AW-4.1), at most three units can fly to one airport. In section 4 the report remarks that a player who defends one of three cities can bring in four units by air. The report’s own rules do not allow this, except in AW-7.1.',
  },
  'AW-4.5': {
    title: 'Wrong orders',
    text: 'A wrong order is refused.',
    source: 'section 2.2',
    ruling:
      'A wrong order is refused at once, with the reason. In the report the opponent relocates the units instead, which makes sense only if people play at a table. The limit of three units per field is checked when you commit. But the program refuses an order at once if no further moves could bring all fields down to the limit. Until you commit, you can take back any order, unless another order depends on it. If you commit without orders, all your units stay where they are; the program refuses this if a field holds four units.',
    note: 'Orders must be sorted by field: first all flights, then all moves, and later the orders to fire. So there is only one way to write each set of orders. The actions `orders` and `fire` take all orders at once, in any sequence, and commit. If such an action contains an order twice, the numbers of units are added.',
  },
  'AW-4.6': {
    title: 'Secrecy of orders',
    text: 'The orders of a player stay hidden from the other player until both have committed.',
    source: 'sections 2 and 2.2',
  },
  'AW-5.1': {
    title: 'Fire on a contested field',
    text: 'Units on a contested field must fire at that field. Units on an airport that is contested only because its city is contested need not fire.',
    source: 'section 2.3',
    ruling:
      'If only the city of an airport makes the airport contested, all units on the airport belong to one side. These units choose a target as in AW-5.2.',
  },
  'AW-5.2': {
    title: 'Fire at an adjacent field',
    text: 'A unit on an uncontested field may fire at one adjacent field with an enemy on it, or hold its fire. Units on one field may aim at different fields.',
    source: 'section 2.3',
  },
  'AW-5.3': {
    title: 'Losses by fire',
    text: 'Two shots kill one unit. A unit fires at most once per cycle.',
    source: 'section 2.3',
    ruling:
      'All shots at a field are added up. The number of units that die is half the number of shots, rounded down. If this is more than the number of units on the field, all of them die. All fire is simultaneous: units that die also fire.',
  },
  'AW-5.4': {
    title: 'Aiming in secret',
    text: 'Players aim their fire in secret and in writing.',
    source: 'section 2.4',
    ruling: 'The report lets either player demand secret aiming, and we assume that a player always demands it.',
  },
  'AW-5.5': {
    title: 'Players who aim',
    text: 'Only players who can choose a target are asked to aim.',
    ruling:
      'A unit has a choice if no enemy is on its own field and an adjacent field holds an enemy that no truce protects. If neither player has a choice, the dead are removed at once.',
  },
  'AW-6.1': {
    title: 'Production of units',
    text: 'After the dead are removed each productive city produces a unit for its controller, unless the city is contested or holds three units of the controller.',
    source: 'section 2.5',
    ruling:
      'An empty city produces for its controller. If a city cannot produce a unit in a cycle, it does not produce this unit later. The number of units has no limit. Only cities that were productive at the start can produce.',
  },
  'AW-6.2': {
    title: 'Captured cities in symmetric games',
    text: 'In symmetric games a captured city produces nothing. If its owner retakes it, it produces again from the next cycle on.',
    source: 'section 2.5',
  },
  'AW-6.3': {
    title: 'Captured cities in unequal games',
    text: 'In games that are not symmetric, a captured or retaken city produces again after its controller has held it for five complete cycles.',
    source: 'section 2.5',
    ruling:
      'The city produces from the cycle after the fifth complete cycle. A cycle is complete if the same player controls the city at its start and at its end, and the city is uncontested at its end. So the cycle of the capture is not complete. If the city is contested at the end of a cycle, this cycle is not counted, but earlier complete cycles are. Only a change of control restarts the count.',
    option:
      '`scenario.captureDelay`: 5, or another number of cycles. With 0 a captured city produces in the cycle after its capture.',
  },
  'AW-6.4': {
    title: 'Production before the first moves',
    text: 'In the large unequal games each productive city also produces a unit before the first moves, within the limits of AW-6.1.',
    source: 'sections 3.2.1 and 3.2.2',
  },
  'AW-7.1': {
    title: 'The large game with a salient',
    text: 'In the large game with a salient, A has a seventh city in no-man’s-land, with its airport on B’s side. This city never produces. Ten of A’s units begin on and around this city. In the first 15 cycles B must not enter A’s home or fire at it. B’s units begin at least three moves from the seventh city. The three cities of A nearest to A’s back boundary and the four cities of B nearest to B’s back boundary are productive. Once per cycle two of B’s airports may each fly two units to the same third airport if one of the four units ends on the city of that airport. B’s productive cities produce even if they hold three units.',
    source: 'section 3.2.2',
    ruling:
      'The seventh city is k25, and its airport is k26. The ten units are on these two fields and the five other fields next to k25, at most three per field. A’s other sixty units are in A’s home outside these fields. Every placed city is at least five fields from k25. At least one city of each player is separated from their back boundary by exactly three fields. If several cities are equally near, the player who places them marks the productive cities. In the next moves a unit must leave a city that holds four units. Other units nearby may have to make room for it. If no moves can achieve this, the city does not produce a fourth unit. The two flights to the same airport are called a double flight. The second of them, in the order of the airports, is marked as the flight with the unit that ends on the city. The report’s “two double transportations” are these two flights of two units each. The report can also mean two such pairs of flights, from four airports to two other airports.',
    option:
      '`scenario.salient`, `scenario.units`, `scenario.truce` and `scenario.reinforced` contain the data of this game. `scenario.doubleFlights`: the maximum number of double flights in a cycle, 1 (default) or 2.',
  },
  'AW-7.2': {
    title: 'The small unequal game',
    text: 'In the small unequal game, B must not attack A’s cities in the first five cycles. Before the first cycle A names one of A’s four cities; this city does not produce.',
    source: 'section 3, the games on the small board',
    ruling:
      'In the first five cycles B’s units must not enter or fire at the four cities that A owns, their airports, or any field adjacent to one of these fields. A city of B that A has taken is not protected.',
    option: '`scenario.truce`: with the scope `city-fields`, only the fields of the four cities are protected.',
  },
  'AW-7.3': {
    title: 'The seven games',
    text: 'The rules of a game are data: board, division, cities or their conditions, units, production, truce and exceptions. The large board has four games. In the first, each player has six cities, all productive. In the second, each player has six cities, of which the three at the back are productive. In the third, A has six cities and B has seven. The fourth is the game with a salient. The small board has three games. In the first, each player has three cities. In the second, each player has four cities, of which the two at the back are productive. In the third, each player has four cities, and the board lies sideways.',
    source: 'section 3',
    ruling:
      'In symmetric games each of the four boundaries of a home has a city that is separated from this boundary by two or three fields. One city can count for several boundaries. In the games with productive cities at the back, exactly three cities (large board) or two (small board) are separated from the back boundary by three or four fields. In the large unequal game, exactly four cities of A are separated from A’s back boundary by three or four fields. Exactly three cities of B are separated from B’s back boundary by three fields.',
    option: '`scenario`: the name of a game, or a scenario of your own.',
  },
  'AW-8.1': {
    title: 'Victory by elimination',
    text: 'A player loses if they have no units left after the dead units are removed.',
    source: 'sections 1 and 2.5',
    ruling:
      'The program checks this condition before production. If neither player has units, the match is a draw. But the players cannot both lose their last units in the same cycle, because a side loses at most half as many units as the other side has.',
  },
  'AW-8.2': {
    title: 'Conceding a match',
    text: 'A player may concede.',
    source: 'section 2.5',
    ruling:
      'A player who has not committed can concede openly at any stage, even if they have no decision to make. The match is then over at once, whatever orders the opponent has written.',
  },
  'AW-8.3': {
    title: 'Draw after the last cycle',
    text: 'A match that goes on too long is a draw.',
    ruling:
      'The report mentions stalemates but does not say how stalemates end. A match that is not over after the production of the last cycle is a draw.',
    option: '`maxCycles`: 200 (default), another number, or `null` for no limit.',
  },
} as const satisfies Rulebook;

/** Id of a rule. */
export type RuleId = keyof typeof rulebook;
