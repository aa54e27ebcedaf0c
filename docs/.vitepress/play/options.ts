/** Generates form fields for the options of a match from the option ranges of the game. */
import type { OptionRange } from 'countersheet/core';
import type { Playable } from './playable.ts';

/** One option to choose before a match. */
export type OptionField = {
  readonly key: string;
  readonly label: string;
  /** The rule that the option changes. */
  readonly rule: string | undefined;
  /** The value of the option in the preset. */
  readonly usual: unknown;
} & (
  | { readonly kind: 'choice'; readonly values: readonly (readonly [value: string, label: string])[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly canBeNull: boolean }
  | { readonly kind: 'names' }
);

/** The chosen value of each option. Options that were not changed are absent. */
export type Chosen = Readonly<Record<string, unknown>>;

/** Returns a form field for each option of the manifest. A scenario has no field: it comes with a preset or as JSON. */
export function fieldsOf(playable: Playable, options: object): readonly OptionField[] {
  const { manifest, messages, rulebook } = playable;
  const { game } = manifest;
  const shown: readonly string[] = manifest.options;
  const setup = game.setup(options).setup as Chosen;
  const texts = messages.catalogue.options as Readonly<Record<string, OptionTexts>>;
  return shown.flatMap((key): readonly OptionField[] => {
    const range = game.optionRanges.find((each) => each.key === key);
    const { label = key, values = {} } = texts[key] ?? {};
    const rule = Object.keys(rulebook).find((id) => rulebook[id]?.option?.includes(`\`${key}\``));
    const about = { key, label, rule, usual: setup[key] };
    return range === undefined ? [] : fieldOf(range, about, values);
  });
}

interface OptionTexts {
  readonly label?: string;
  readonly values?: Readonly<Record<string, string>>;
}

function fieldOf(
  range: OptionRange,
  about: Pick<OptionField, 'key' | 'label' | 'rule' | 'usual'>,
  values: Readonly<Record<string, string>>,
): readonly OptionField[] {
  if (range.kind === 'number') return [{ ...about, ...range }];
  if (range.kind === 'words') {
    return [{ ...about, kind: 'choice', values: range.words.map((word) => [word, values[word] ?? word]) }];
  }
  const { usual } = about;
  return Array.isArray(usual) ? [{ ...about, kind: 'names', usual: usual.join(' ') }] : [];
}

/**
 * Overrides options with the chosen values, then with the options of the JSON text. Throws SyntaxError for invalid
 * JSON.
 */
export function optionsFrom(options: object, { chosen, json }: { chosen: Chosen; json: string }): object {
  const written = json.trim() === '' ? {} : (JSON.parse(json) as object);
  return { ...options, ...chosen, ...written };
}

/** Converts the text of a field to the value of its option. */
export function valueOf(field: OptionField, text: string): unknown {
  if (field.kind === 'choice') return text;
  if (field.kind === 'names') return text.split(/[\s,]+/u).filter(Boolean);
  if (text !== '') return Number(text);
  // If the field is empty, the option is `null` (no limit) if it allows `null`, otherwise the value of the preset.
  return field.canBeNull ? null : field.usual;
}
