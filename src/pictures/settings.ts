import { type Colours, LOOKS, type Look, type Mode, MODES, type Styles } from './looks.ts';

/** What the colours follow from. */
interface Asked {
  readonly styles: Styles;
  readonly look?: Look | undefined;
  readonly mode?: Mode | undefined;
  readonly prefix: string;
}

/** The colours asked for. Throws RangeError if a setting is none. */
export function coloursOf({ styles, look = 'modern', mode = 'auto', prefix }: Asked): Colours {
  if (!/^[a-z][\w-]*$/i.test(prefix)) throw new RangeError(`Not a prefix of ids: ${prefix}`);
  return { style: styles[known(LOOKS, look)], mode: known(MODES, mode), prefix };
}

/** A value, if it is one of these. Throws RangeError if not. */
export function known<Value extends string>(values: readonly Value[], value: Value): Value {
  if (!values.includes(value)) throw new RangeError(`Expected one of ${values.join(', ')}, but received ${value}`);
  return value;
}
