import { modernStyle, palette, type Styles } from '../../../pictures/themes.ts';

/** In this picture, black suits have the colours of side one, and red suits have the colours of side two. */
export const styles: Styles = {
  print: {
    type: '"Times New Roman", Times, "Liberation Serif", "DejaVu Serif", serif',
    heading: 'Impact, "Arial Narrow Bold", "Helvetica Neue", Arial, sans-serif',
    light: palette('ffffff f2f2f0 111111 4d4d4d a8a8a8 111111 ffffff e6e6e6 b3122a ffffff f8e3e5 8a4b00 004fa3'),
    dark: palette('161616 232323 f2f2f2 b8b8b8 5e5e5e f2f2f2 161616 353535 ff8a97 2b0509 40222a f3b765 8fc1ff'),
  },
  modern: modernStyle('2b3340 ffffff e6e9ee b3203c ffffff fae4e8', 'e3e8f0 14171c 2c333e ff92a4 2c060d 41232a'),
};
