/**
 * Draws positions as SVG, from a view and without a browser. People can click on the pictures, and screen readers can
 * read them.
 *
 * @packageDocumentation
 */
export { bars } from './bars.ts';
export { at, type Block, panel, stacked } from './blocks.ts';
export type { Box, PlacedThing } from './geometry.ts';
export { placesOf, type Renderer, type PictureSettings, type Scene, type RenderInput, renderSvg } from './renderer.ts';
export {
  THEMES,
  type Theme,
  type ColorScheme,
  COLOR_SCHEMES,
  modernStyle,
  type Palette,
  type Style,
  type Styles,
  type Tone,
  TONES,
} from './themes.ts';
export type { Child, Markup } from './markup.ts';
export { actionsAt, type PictureAction } from './picture-actions.ts';
export { mapPicture, type MapGameTypes, type MapPictureSettings } from './map-picture.ts';
export { type Page, type Layout, LAYOUTS, piece, shape, text, thing } from './page.ts';
export {
  type ReferenceTable,
  referenceTableHtml,
  type ReferenceTableSettings,
  referenceTableSvg,
} from './reference-tables.ts';
