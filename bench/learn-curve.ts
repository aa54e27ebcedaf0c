import { mkdirSync, writeFileSync } from 'node:fs';
import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';

/** The share of the points that a learnt bot wins against another bot after some matches of training, in percent. */
export interface CurvePoint {
  readonly matches: number;
  readonly opponent: string;
  readonly share: number;
  /** The ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/**
 * Draws the shares of the points that a learnt bot won at several times of its training, as curves in
 * `docs/public/learning/<game>.svg`.
 */
export async function drawCurve(
  { id, title }: { id: string; title: string },
  curve: readonly CurvePoint[],
): Promise<void> {
  const spec: TopLevelSpec = {
    title: `${title}: share of the learnt bot, with 95 % intervals`,
    data: { values: [...curve] },
    width: 480,
    height: 240,
    background: 'white',
    encoding: {
      x: { field: 'matches', type: 'quantitative', title: 'matches of training' },
      color: { field: 'opponent', type: 'nominal', title: 'against' },
    },
    layer: [
      {
        mark: 'errorband',
        encoding: { y: { field: 'low', type: 'quantitative', title: 'share, %' }, y2: { field: 'high' } },
      },
      {
        mark: { type: 'line', point: true },
        encoding: { y: { field: 'share', type: 'quantitative', scale: { domain: [0, 100] } } },
      },
    ],
  };
  mkdirSync('docs/public/learning', { recursive: true });
  const view = new View(parse(compile(spec).spec), { renderer: 'none' });
  writeFileSync(`docs/public/learning/${id}.svg`, `${await view.toSVG()}\n`);
}
