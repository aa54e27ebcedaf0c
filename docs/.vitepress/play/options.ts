/** What a match can be set up with, as the fields of a form: they follow from what the game says that it takes. */
import type { OptionRange, Seed } from 'countersheet/core';
import type { GameManifest } from 'countersheet/manifest';
import type { Playable } from './playable.ts';

/** One option to choose before a match. */
export type OptionField = {
  readonly key: string;
  readonly label: string;
  /** The rule that it is about. */
  readonly rule: string | undefined;
  /** Its value in the set-up. */
  readonly usual: unknown;
} & (
  | { readonly kind: 'choice'; readonly values: readonly (readonly [value: string, label: string])[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly canBeNull: boolean }
  | { readonly kind: 'names' }
);

/** What was chosen, by option; what nobody chose is absent. */
export type Chosen = Readonly<Record<string, unknown>>;

/** A set-up by its name, for a number of players where one was chosen. */
export interface SetUpChoice {
  readonly setUp: string;
  readonly players: number | undefined;
  readonly seed: Seed;
}

/** The options of a set-up. */
export function setUpOptions({ setUps, optionsFor }: GameManifest, { setUp, players, seed }: SetUpChoice): object {
  return { ...setUps[setUp], ...(players === undefined ? {} : optionsFor?.(players, seed)) };
}

/** A field for each option that people are shown; a scenario has none: it comes with a set-up, or is written as JSON. */
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

/** The options of a set-up with those that were chosen; text that is JSON comes last and wins. Throws SyntaxError if it is none. */
export function optionsFrom(options: object, { chosen, json }: { chosen: Chosen; json: string }): object {
  const written = json.trim() === '' ? {} : (JSON.parse(json) as object);
  return { ...options, ...chosen, ...written };
}

/** The value of a field that a person has typed or chosen. */
export function valueOf(field: OptionField, text: string): unknown {
  if (field.kind === 'choice') return text;
  if (field.kind === 'names') return text.split(/[\s,]+/u).filter(Boolean);
  if (text !== '') return Number(text);
  // An empty field is no limit where there can be none.
  return field.canBeNull ? null : field.usual;
}
