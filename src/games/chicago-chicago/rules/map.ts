import type { AreaId, MapOfAreas, Outline } from './scenario-shape.ts';

/** The outlines of the areas, listed from north to south. The lake is in the east. */
// prettier-ignore
const OUTLINES: Readonly<Record<AreaId, Outline>> = {
  'lincoln-park': [[424, 31], [518, 31], [534, 53], [534, 103], [424, 103]],
  'mid-north': [[193, 17], [303, 17], [303, 89], [193, 89]],
  'old-town': [[283, 103], [393, 103], [393, 175], [283, 175]],
  'gold-coast': [[475, 170], [585, 170], [585, 242], [475, 242]],
  'cabrini-green': [[129, 185], [239, 185], [239, 257], [129, 257]],
  'rush-street': [[334, 199], [444, 199], [444, 271], [334, 271]],
  'river-north': [[219, 290], [329, 290], [329, 362], [219, 362]],
  'magnificent-mile': [[449, 286], [559, 286], [559, 358], [449, 358]],
  'civic-center': [[257, 386], [367, 386], [367, 458], [257, 458]],
  'la-salle-street': [[168, 482], [278, 482], [278, 554], [168, 554]],
  'state-street': [[385, 384], [495, 384], [495, 456], [385, 456]],
  'west-loop': [[129, 388], [239, 388], [239, 460], [129, 460]],
  'west-side': [[1, 386], [111, 386], [111, 458], [1, 458]],
  'michigan-avenue': [[513, 386], [623, 386], [623, 458], [513, 458]],
  'grant-west': [[462, 516], [572, 516], [572, 588], [462, 588]],
  'grant-east': [[580, 516], [682, 516], [690, 536], [690, 568], [682, 588], [580, 588]],
  'conrad-hilton': [[344, 516], [454, 516], [454, 588], [344, 588]],
  'south-state': [[149, 598], [259, 598], [259, 670], [149, 670]],
  'coliseum': [[321, 631], [431, 631], [431, 703], [321, 703]],
  'soldier-field': [[570, 636], [670, 636], [675, 641], [675, 703], [670, 708], [570, 708], [565, 703], [565, 641]],
  'bridgeport': [[117, 722], [227, 722], [227, 794], [117, 794]],
  'south-side': [[411, 727], [521, 727], [521, 799], [411, 799]],
  'amphitheatre': [[237, 814], [337, 814], [342, 819], [342, 881], [337, 886], [237, 886], [232, 881], [232, 819]],
  'washington-park': [[501, 828], [611, 828], [611, 882], [593, 900], [501, 900]],
};

/** Lake Michigan. */
// prettier-ignore
const LAKE: Outline = [[560, 0], [700, 0], [700, 908], [620, 908], [650, 820], [676, 700], [685, 600], [687, 500], [640, 430], [645, 330], [600, 250], [575, 120]];

/** The map of the default scenario. Lengths on the map have an arbitrary unit. */
export const defaultMap: MapOfAreas = {
  provenance: 'reconstructed',
  notes: 'The printed board is lost. Areas are arranged roughly as in the city, with room for pieces.',
  width: 700,
  height: 908,
  outlines: OUTLINES,
  water: [LAKE],
};
