/** What a match can be set up with, as the fields of a form: they follow from what the game says that it takes. */
import type { GameTypes } from 'countersheet/core';
import type { Playable } from './playable.ts';
import type { Telling } from './telling.ts';

/** One thing to choose before a match. */
export type OptionField = {
  readonly key: string;
  readonly label: string;
  /** The rule that it is about. */
  readonly rule?: string | undefined;
  /** What it is where nobody chooses. */
  readonly usual: unknown;
} & (
  | {
      /** One of a few values; scenarios are the options that they stand for. */
      readonly kind: 'choice';
      readonly values: readonly (readonly [value: unknown, label: string])[];
    }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly canBeNull: boolean }
  | { readonly kind: 'names' }
);

/** What was chosen, by option; what nobody chose is absent. */
export type Chosen = Readonly<Record<string, unknown>>;

/** The option that others follow from. */
const SCENARIO = 'scenario';

/** A field for each option of a game. */
export function fieldsOf({ game, telling }: Playable): readonly OptionField[] {
  const setup = game.setup().setup as Readonly<Record<string, unknown>>;
  return game.optionRanges.map((range): OptionField => {
    const { key } = range;
    const { label, rule, values } = wordsFor(telling, key);
    const about = { key, label, rule, usual: setup[key] };
    if (range.kind === 'number') return { ...about, ...range };
    if (range.kind === 'words') {
      return { ...about, kind: 'choice', values: range.words.map((word) => [word, values[word] ?? word]) };
    }
    if (key !== SCENARIO) return { ...about, kind: 'names', usual: (setup[key] as readonly string[]).join(' ') };
    const scenarios = Object.entries(telling.scenarios).map(([name, options]) => [options, name] as const);
    return { ...about, kind: 'choice', values: scenarios, usual: scenarios[0]![0] };
  });
}

interface Said {
  readonly label: string;
  readonly rule?: string;
  readonly values: Readonly<Record<string, string>>;
}

/** An option that has no words yet goes by its own name. */
function wordsFor({ options }: Telling<GameTypes>, key: string): Said {
  const said = (options as Readonly<Record<string, Partial<Said>>>)[key];
  return { label: key, values: {}, ...said };
}

/** What is chosen with another choice made: a scenario brings the options that it is made for, and takes them with it. */
export function withChoice(chosen: Chosen, { key, usual }: OptionField, value: unknown): Chosen {
  const left = Object.entries(chosen).filter(([each]) => each !== key && !isBrought(chosen, key, each));
  const brought = key === SCENARIO ? (value as object) : {};
  return { ...Object.fromEntries(left), ...brought, ...(value === usual ? {} : { [key]: value }) };
}

/** Whether an option is what it is because of the scenario that is now chosen anew. */
function isBrought(chosen: Chosen, changed: string, key: string): boolean {
  const scenario = (changed === SCENARIO ? chosen[SCENARIO] : undefined) as Chosen | undefined;
  return scenario !== undefined && Object.hasOwn(scenario, key) && scenario[key] === chosen[key];
}

/** The options that were chosen; text that is JSON comes last and wins. Throws `SyntaxError` if the text is none. */
export function optionsFrom(fields: readonly OptionField[], chosen: Chosen, json: string): object {
  const picked = fields.filter(({ key }) => Object.hasOwn(chosen, key)).map((field) => optionOf(field, chosen));
  const written = json.trim() === '' ? {} : (JSON.parse(json) as object);
  return { ...(Object.assign({}, ...picked) as object), ...written };
}

function optionOf({ key, kind }: OptionField, chosen: Chosen): object {
  const value = chosen[key];
  if (kind === 'names')
    return {
      [key]: String(value)
        .split(/[\s,]+/u)
        .filter(Boolean),
    };
  // Of a scenario only what it says of itself: the rest was chosen with it, and may have been changed since.
  return { [key]: key === SCENARIO ? (value as Chosen)[SCENARIO] : value };
}
