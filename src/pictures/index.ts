/**
 * Pictures of positions as SVG: made from a view, without a browser, to be looked at, heard and clicked.
 *
 * @packageDocumentation
 */
export type { Block } from './blocks.ts';
export { type Drawing, type PictureSettings, type Scene, type Shown, svg } from './drawing.ts';
export {
  LOOKS,
  type Look,
  type Mode,
  MODES,
  type Palette,
  type Style,
  type Styles,
  type Tone,
  TONES,
} from './looks.ts';
export type { Child, Markup } from './markup.ts';
export { actionsAt, type Offer } from './offers.ts';
export { type Page, type Shape, SHAPES } from './page.ts';
export { type Sheet, sheetHtml, type SheetSettings, sheetSvg } from './sheets.ts';
