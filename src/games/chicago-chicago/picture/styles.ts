import { modernStyle, palette, type Styles } from '../../../pictures/themes.ts';

/** In this picture, side one is the police, and side two is the demonstrators. */
export const styles: Styles = {
  print: {
    type: '"Helvetica Neue", Helvetica, Arial, sans-serif',
    heading: '"Arial Black", "Franklin Gothic Heavy", "Helvetica Neue", Arial, sans-serif',
    light: palette('f7f3e3 fffdf4 22201b 5c5646 a89f84 2c5d86 ffffff cfdfe3 3f6a2c ffffff dbe4c4 a03b12 7a1f5c'),
    dark: palette('1b1a16 26241e efeada b4ad97 5b5545 8dbde4 0e1a24 23343f a5cf86 12200a 2b3720 ff9d6b e79ccb'),
  },
  modern: modernStyle('2459a6 ffffff e2ebf8 2c6e3f ffffff e0f0e2', '86b1f5 0c1626 1d2a42 86d49a 08210f 1d3424'),
};
