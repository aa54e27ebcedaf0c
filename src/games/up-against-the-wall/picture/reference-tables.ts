import type { Scenario, UcomCode } from '../rules/scenario-shape.ts';
import type { Setup } from '../rules/types.ts';
import type { ReferenceTable } from '../../../pictures/reference-tables.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { Label } from '../messages/en.ts';

/** The faces of the die. */
const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Returns the printed tables (the matrix, PLOT and the cards), and a table of probabilities computed from the matrix.
 *
 * @param setup - The setup of a match. The scenario of the setup contains the tables.
 * @param labels - The labels in the language of the tables.
 *
 * @example
 * ```ts
 * import { setup } from 'countersheet/up-against-the-wall';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * referenceTables(setup().setup, messages.labels).some(({ caption }) => caption.startsWith('UCOM')) // => true
 * ```
 */
export function referenceTables({ scenario }: Setup, labels: Labels<Label>): readonly ReferenceTable[] {
  return [ucom(scenario, labels), odds(scenario, labels), plot(scenario, labels), cards(scenario, labels)];
}

function ucom({ ucom: { columns, rows } }: Scenario, labels: Labels<Label>): ReferenceTable {
  return {
    id: 'ucom',
    rule: 'UW-3.4',
    caption: labels.say('ucom'),
    columns: [labels.say('die'), ...columns],
    rows: FACES.map((face) => [String(face), ...rows[face].map(printed)]),
  };
}

/** Returns the text of a result code. The printed code for “no effect” is the letter o. */
function printed(code: UcomCode): string {
  return code === 'o' ? '–' : code;
}

function odds({ ucom: { columns, rows } }: Scenario, labels: Labels<Label>): ReferenceTable {
  const codes = ['TE', 'AL', 'YE', 'o'] as const;
  const faces = (code: UcomCode, column: number): number => FACES.filter((face) => rows[face][column] === code).length;
  return {
    id: 'ucom-odds',
    rule: 'UW-3.4',
    caption: labels.say('odds'),
    columns: [labels.say('result'), ...columns],
    rows: codes.map((code) => [
      `${printed(code)}: ${labels.say('result-of', { code })}`,
      ...columns.map((_, column) => `${String(faces(code, column))}/6`),
    ]),
  };
}

function plot({ plot: { radicals, administration } }: Scenario, labels: Labels<Label>): ReferenceTable {
  return {
    id: 'plot',
    rule: 'UW-1.4',
    caption: labels.say('plot'),
    columns: [
      labels.say('turn'),
      labels.say('piece', { side: 'radicals' }),
      labels.say('piece', { side: 'administration' }),
    ],
    rows: radicals.map((due, turn) => [String(turn + 1), String(due), String(administration[turn])]),
  };
}

function cards({ cards: all }: Scenario, labels: Labels<Label>): ReferenceTable {
  return {
    id: 'contingency-cards',
    rule: 'UW-5.4',
    caption: labels.say('cards'),
    columns: [labels.say('card-title'), labels.say('card-effect')],
    rows: Object.values(all).map((card) => [labels.title(card.title), labels.say('effect', card)]),
  };
}
