import { type Colours, THEMES, type Theme, type ColorScheme, COLOR_SCHEMES, type Styles } from './themes.ts';

/** The settings that determine the colours of a picture. */
interface Asked {
  readonly styles: Styles;
  readonly theme?: Theme | undefined;
  readonly colorScheme?: ColorScheme | undefined;
  readonly prefix: string;
}

/** Returns the colours for the given settings. Throws RangeError if a setting is not valid. */
export function coloursOf({ styles, theme = 'modern', colorScheme = 'auto', prefix }: Asked): Colours {
  if (!/^[a-z][\w-]*$/i.test(prefix)) throw new RangeError(`Invalid id prefix: ${prefix}`);
  return { style: styles[known(THEMES, theme)], colorScheme: known(COLOR_SCHEMES, colorScheme), prefix };
}

/** Returns a value unchanged if it is in a list of values; otherwise throws RangeError. */
export function known<Value extends string>(values: readonly Value[], value: Value): Value {
  if (!values.includes(value)) throw new RangeError(`Expected one of ${values.join(', ')}, but received ${value}`);
  return value;
}
