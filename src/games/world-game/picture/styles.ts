import { modernStyle, palette, type Styles } from '../../../pictures/themes.ts';

/** In this picture, side one is the attacker, and side two is the defender. */
export const styles: Styles = {
  print: {
    type: '"Courier Prime", "Courier New", Courier, monospace',
    heading: '"Comic Neue", "Chalkboard SE", "Trebuchet MS", Verdana, sans-serif',
    light: palette('fbfaf6 f1eef6 35235f 65568c b7a8d6 4b2e9e ffffff e7e0f7 7a1f7d ffffff f5e3f3 9a3b00 00604f'),
    dark: palette('17141f 221d2e ebe5fa b4a8d0 554a70 b79cf7 150d2b 2a2140 f09af0 290c2a 3a2139 f5b070 66d9bd'),
  },
  modern: modernStyle('2b59c3 ffffff e5ecfa a33a0f ffffff f9e9e1', '86a9fa 0c152b 1d2944 f3a27d 2a1206 3b2a21'),
};
