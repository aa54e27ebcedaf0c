import type * as Vega from 'vega';
import type * as VegaLite from 'vega-lite';
import { CommandError } from '../failure.ts';
import type { Share, Standing } from './shares.ts';

/** Draws the plots of the results page as SVG. */
export interface Plotter {
  /** Draws a plot with one bar for each share; each bar shows the confidence interval of its share. */
  bars(shares: readonly Share[], title: string): Promise<string>;
  /** Draws a plot with one line for each participant. */
  lines(standings: readonly Standing[], title: string): Promise<string>;
}

const PERCENT = { format: '.0%' } as const;
const UNIT = { domain: [0, 1] } as const;
const INK = '#333';
/** The font sizes of the plots in pixels, similar to the font sizes of the results page. */
const SIZES = { labelFontSize: 12, titleFontSize: 12 } as const;
/** Colours that colour-blind people can distinguish (Okabe and Ito). */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#56b4e9', '#e69f00', '#000000', '#f0e442'];

/** Creates a plotter. Throws {@link CommandError} if the libraries for plots are not installed. */
export async function plotter(): Promise<Plotter> {
  const [vega, { compile }] = await libraries();
  const drawn = async (spec: object): Promise<string> => {
    const config = { font: 'sans-serif', background: 'white', view: { stroke: '#ddd' }, range: { category: COLOURS } };
    const sizes = { axis: SIZES, legend: SIZES, title: { fontSize: 15 } };
    const { spec: compiled } = compile({ ...spec, config: { ...config, ...sizes } } as Parameters<typeof compile>[0]);
    return new vega.View(vega.parse(compiled), { renderer: 'none' }).toSVG();
  };
  return {
    bars: (shares, title) => drawn(barsOf(shares, title)),
    lines: (standings, title) => drawn(linesOf(standings, title)),
  };
}

async function libraries(): Promise<readonly [typeof Vega, typeof VegaLite]> {
  try {
    return await Promise.all([import('vega'), import('vega-lite')]);
  } catch {
    throw new CommandError('--html: The plots need vega and vega-lite.', { hint: 'Run npm install vega vega-lite.' });
  }
}

function barsOf(shares: readonly Share[], title: string): object {
  const y = { field: 'label', type: 'nominal', title: null, sort: null, axis: { labelLimit: 300 } };
  const x = (field: string): object => ({
    ...{ field, type: 'quantitative', scale: UNIT },
    ...{ axis: PERCENT, title: 'share, with its 95 % interval' },
  });
  const color = { field: 'participant', type: 'nominal', sort: null, legend: null };
  return {
    title: { text: title, anchor: 'start' },
    data: { values: shares },
    width: 480,
    height: { step: 24 },
    layer: [
      { mark: { type: 'bar', height: { band: 0.7 } }, encoding: { y, x: x('share'), color } },
      { mark: { type: 'errorbar', ticks: true, color: INK }, encoding: { y, x: x('lo'), x2: { field: 'hi' } } },
    ],
  };
}

function linesOf(standings: readonly Standing[], title: string): object {
  return {
    title: { text: title, anchor: 'start' },
    data: { values: standings },
    width: 560,
    height: 260,
    mark: { type: 'line', strokeWidth: 2 },
    encoding: {
      x: { field: 'match', type: 'quantitative', title: 'matches', axis: { tickMinStep: 1 } },
      y: { field: 'share', type: 'quantitative', scale: UNIT, axis: PERCENT, title: 'mean payoff so far' },
      color: { field: 'participant', type: 'nominal', title: null, sort: null },
      strokeDash: { field: 'participant', type: 'nominal', title: null, sort: null },
    },
  };
}
