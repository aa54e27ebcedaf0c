import { modernStyle, palette, type Styles } from '../../../pictures/themes.ts';

/** In this picture, side one is A, and side two is B. */
export const styles: Styles = {
  print: {
    type: '"Courier Prime", "Courier New", Courier, monospace',
    heading: '"Courier Prime", "Courier New", Courier, monospace',
    light: palette('faf8f0 f0ece0 24221d 5d584c a29b8a 1f4f52 ffffff e1ebe6 8a3a12 ffffff f3e4d6 8a1c50 3b3f9b'),
    dark: palette('191916 24241f ece8da b3ae9d 57544a 7fc4c4 0b1d1e 1c302f f0a173 2a1206 3a281c f08fbc a9adf5'),
  },
  modern: modernStyle(),
};
