/** What a game and its page are told in: one of these for each language. */
import type { GameTypes, Rulebook, Words } from 'countersheet/core';
import { type Drawing, type PictureSettings, type Shown, svg } from 'countersheet/pictures';
import type { Phrases } from './phrases.ts';

/** The languages of the page, by BCP 47, each as those who speak it name it. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;

/** A language of the page. */
export type Language = keyof typeof LANGUAGES;

/** A game in one language. */
export interface Telling<G extends GameTypes = GameTypes> {
  readonly phrases: Phrases;
  readonly words: Words<G>;
  readonly rulebook: Rulebook<G['rule']>;
  /** What the game is about, in a sentence. */
  readonly about: string;
  /** What players are called in a sentence; those left out by their own names. */
  readonly names: Readonly<Partial<Record<G['player'], Name>>>;
  /** What the options are called. All must be here: the compiler sees to it. */
  readonly options: OptionWords<G['options']>;
  /** Scenarios of ours by name, as the options that they stand for; the first is what is played where nobody chooses. */
  readonly scenarios: Readonly<Record<string, G['options']>>;
  /** What the types of action are called, as headings; absent where their own names are words of the language. */
  readonly kinds?: Readonly<Record<G['action']['type'], string>>;
  /** Draws what is shown, as SVG. */
  picture(shown: Shown<G>, settings: Omit<PictureSettings<G>, 'labels'>): string;
}

/** A player in a sentence: “the radicals are next”, “the administration is next”. */
export interface Name {
  readonly name: string;
  readonly isMany: boolean;
}

/** What each option is called, the rule that it is about, and what its values are called, where they are words. */
export type OptionWords<Options> = {
  readonly [Key in keyof Options]-?: { readonly label: string; readonly rule?: string } & (Exclude<
    Options[Key],
    undefined
  > extends infer Value extends string
    ? { readonly values: Readonly<Record<Value, string>> }
    : object);
};

/** A picture in the language of its labels. */
export function drawn<G extends GameTypes, Label extends string>(
  drawing: Drawing<G, Label>,
  labels = drawing.labels,
): Telling<G>['picture'] {
  return (shown, settings) => svg(drawing, shown, { ...settings, labels });
}

/** A player in the middle of a sentence. */
export function nameOf({ names }: Telling, player: string): Name {
  return names[player] ?? { name: player, isMany: false };
}

/** A player at the start of a sentence, or alone. */
export function titleOf(telling: Telling, player: string): string {
  const { name } = nameOf(telling, player);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
