import { modernStyle, palette, type Styles } from '../../../pictures/themes.ts';

/** In this picture, side one is the administration, and side two is the radicals. */
export const styles: Styles = {
  print: {
    type: '"Courier Prime", "Courier New", Courier, monospace',
    heading: 'Rockwell, "Roboto Slab", "DejaVu Serif", Georgia, serif',
    light: palette('f5f0e1 ece4cf 1c1a17 57503f b3a88c 1f3a63 ffffff dbe0e2 a51d1a ffffff efd5c4 7a4a00 0d5c3d'),
    dark: palette('1a1815 25221d efe8d6 b5ab94 5a5343 8fb0e0 10151d 232b36 ef7a6b 1d0b08 3a2320 f0b45a 6fce9c'),
  },
  modern: modernStyle('2a5bb8 ffffff e3ebf9 c0352b ffffff fae6e3', '7ea6f2 0d1524 1f2a40 f28b80 240a07 3c2424'),
};
